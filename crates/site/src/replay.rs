//! After the game: the record, its check, and the replay.

use tapis_coach::Reviewed;
use tapis_game::Record;
use tapis_pages::replay::{self, Replay};
use tapis_pages::table::{Flight, Mode, Place, Room, Shown};
use tapis_pages::{Reader, over};
use tapis_play::table::{Phase, Snapshot};
use tapis_play::{LookBack, Step, Through, with_game, with_kind};
use tapis_texts::Phrases;

use crate::show;
use crate::visit::Visit;
use crate::{Answer, Fields, House, Refused};

/// Why a game that is still going on has no record.
pub(crate) fn record_of(table: &Snapshot) -> Result<String, Refused> {
    let why = if table.phase() == Phase::Waiting { Refused::NotStarted } else { Refused::NotOver };
    table.record().ok_or(why)
}

/// The record as a file.
pub(crate) async fn record<H: House>(visit: &Visit<'_, H>, id: &str) -> Result<Answer, Refused> {
    let table = visit.house.table(id, visit.viewer.who.as_ref()).await?;
    Ok(Answer::file("text/plain; charset=utf-8", record_of(&table)?))
}

/// Reads the record anew and checks every line of it.
pub(crate) async fn verify<H: House>(visit: &Visit<'_, H>, id: &str) -> Result<Answer, Refused> {
    let reader = &visit.viewer.reader;
    let table = visit.house.table(id, visit.viewer.who.as_ref()).await?;
    let text = record_of(&table)?;
    let checked = with_kind!(table.kind(), G => Record::<G>::read(&text).map(drop));
    let shown = ["commitment ", "stopped ", "promise ", "terms ", "seed ", "salt "];
    let lines = text.lines().filter(|line| shown.iter().any(|word| line.starts_with(word)));
    let found = checked.map(|()| lines.map(str::to_owned).collect::<Vec<_>>()).map_err(|flaw| {
        let what = Phrases::of(reader.language).translate(&flaw.what);
        reader.language.texts().msg_commands_record_flaw(flaw.line as f64, what)
    });
    Ok(Answer::page(over::verified(reader, id, &found)))
}

/// A finished game, looked at again: `at` says after how many actions, `eyes` through whose.
pub(crate) async fn page<H: House>(
    visit: &Visit<'_, H>,
    id: &str,
    query: &Fields,
) -> Result<Answer, Refused> {
    let viewer = visit.viewer;
    let table = visit.house.table(id, viewer.who.as_ref()).await?;
    let mut places = show::places(viewer.reader.language, &table);
    // Who looks at the table today says nothing about the game.
    places.iter_mut().for_each(|place| (place.here, place.stand_in) = (true, false));
    let game = table.seen_by(viewer.id()).game().ok_or(Refused::NotStarted)?;
    Ok(Answer::page(with_game!(game, game => {
        let record = game.record().ok_or(Refused::NotOver)?;
        let at = query.number("at").unwrap_or(0) as usize;
        let know = query.get("know") == "1";
        step(&viewer.reader, id, &places, &record, at, query.get("eyes"), know)
    })))
}

fn step<G: Shown + Reviewed>(
    reader: &Reader,
    id: &str,
    places: &[Place],
    record: &Record<G>,
    at: usize,
    eyes: &str,
    know: bool,
) -> maud::Markup {
    let game = record.game();
    let mut replay = LookBack::new(record);
    let len = replay.end();
    let at = at.min(len);
    let eyes = Through::named(eyes, game.seats()).unwrap_or(Through::Open);
    let held = |step: &Step<G>| {
        let mut held = game.held(step);
        held.retain(|(mode, _)| matches!(mode, Mode::Trick | Mode::Round));
        held
    };
    let names = show::names(places);
    let heard = replay.heard(at, eyes);
    let story = tapis_texts::story::<G>(reader.language, &names, &heard);
    let (scene, flight) = match replay.step(at, eyes) {
        None => (replay.scene(0, eyes), Flight::default()),
        Some(step) => {
            let mut flight = game.flight(&step);
            // What was held at the step before goes away with this one.
            let earlier = replay.step(at - 1, eyes).filter(|earlier| !held(earlier).is_empty());
            if let Some(earlier) = earlier {
                let went = [game.flight(&earlier).went, flight.went];
                flight.went = went.join(" ").trim().to_owned();
            }
            // A step that completes something shows it; the last one shows how it all ended.
            let held = held(&step).into_iter().map(|(_, scene)| scene);
            let shown = if at == len { held.last() } else { held.take(1).last() };
            (shown.unwrap_or(step.after), flight)
        }
    };
    let room = Room {
        language: reader.language,
        id,
        version: at as u64,
        places,
        you: eyes.seat(),
        legal: &[],
        can_undo: false,
        left_ms: None,
        log: &[],
        chat: &[],
        rounds: &[],
    };
    let chapters = replay.chapters();
    let known = eyes.seat().filter(|_| know);
    let known = known.and_then(|seat| crate::review::known(reader, &names, record, at, seat));
    let (story, flight, chapters) = (&story[..], &flight, &chapters);
    let replay = Replay { len, at, eyes, story, flight, chapters, known };
    replay::page(reader, &room, game, &scene, &heard, &replay)
}
