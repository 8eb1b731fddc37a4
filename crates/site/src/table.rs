//! A table: its page, and what people do there.

use tapis_pages::{over, table as playing, waiting};
use tapis_play::table::{Command, Phase, SeatWish, Snapshot};
use tapis_play::with_game;

use crate::show::{self, Log, Shows};
use crate::visit::Visit;
use crate::{Answer, Fields, House, Refused, Viewer};

/// The page of a table, whatever it is doing.
pub(crate) async fn page<H: House>(visit: &Visit<'_, H>, id: &str) -> Result<Answer, Refused> {
    let table = visit.house.table(id, visit.viewer.who.as_ref()).await?;
    Ok(shown(visit.viewer, &table))
}

/// The page of a table as this viewer sees it.
pub(crate) fn shown(viewer: &Viewer, table: &Snapshot) -> Answer {
    let reader = &viewer.reader;
    let shows = Shows::at(viewer.now, reader.language, table.seen_by(viewer.id()));
    let Some(game) = shows.table.game() else {
        return Answer::page(waiting::page(reader, &shows.waiting(viewer)));
    };
    Answer::page(with_game!(game, game => {
        let scene = game.scene();
        let heard = show::heard(&game, game.actions());
        if table.phase() == Phase::Over {
            let room = shows.room(&[], false, &[]);
            // The game is over: its record, with every card open, is everybody's.
            let dealt = game.record().map_or_else(|| scene.clone(), |record| show::dealt(&record));
            over::page(reader, &shows.over(&game), &room, game.game(), &scene, &heard, &dealt)
        } else {
            let log = Log::of(reader.language, &show::names(&shows.places), &game);
            let legal = game.legal();
            let room = shows.room(&legal, game.can_undo(), log.lines());
            playing::page(reader, &room, game.game(), &scene, &heard)
        }
    }))
}

/// Has a command carried out, and goes back to the table.
async fn done<H: House>(
    visit: &Visit<'_, H>,
    id: &str,
    command: Command,
) -> Result<Answer, Refused> {
    visit.house.command(visit.me()?, id, command).await?;
    Ok(Answer::done(visit.viewer, &format!("/t/{id}")))
}

pub(crate) async fn act<H: House>(
    visit: &Visit<'_, H>,
    id: &str,
    form: &Fields,
) -> Result<Answer, Refused> {
    let action = form.get("action").to_owned();
    done(visit, id, Command::Act { action, version: form.number("version") }).await
}

pub(crate) async fn undo<H: House>(
    visit: &Visit<'_, H>,
    id: &str,
    form: &Fields,
) -> Result<Answer, Refused> {
    done(visit, id, Command::Undo { version: form.number("version") }).await
}

/// A bot plays for whoever is away, because somebody at the table asks for it.
pub(crate) async fn stand_in<H: House>(
    visit: &Visit<'_, H>,
    id: &str,
    form: &Fields,
) -> Result<Answer, Refused> {
    let seat = form.number("seat").and_then(|seat| u8::try_from(seat).ok());
    done(visit, id, Command::StandIn { seat: seat.ok_or(Refused::NoSuchSeat)? }).await
}

pub(crate) async fn chat<H: House>(
    visit: &Visit<'_, H>,
    id: &str,
    form: &Fields,
) -> Result<Answer, Refused> {
    visit.house.say(visit.me()?, id, form.get("text")).await?;
    Ok(Answer::done(visit.viewer, &format!("/t/{id}")))
}

/// Takes a seat; whoever is new here becomes a guest, and whoever says another name gets it.
pub(crate) async fn join<H: House>(
    visit: &mut Visit<'_, H>,
    id: &str,
    form: &Fields,
) -> Result<Answer, Refused> {
    let who = match (&visit.viewer.who, form.some("name")) {
        (Some(who), Some(name)) => visit.house.rename(who, name).await?,
        (_, name) => visit.somebody(name).await?,
    };
    let seat = form.number("seat").and_then(|seat| u8::try_from(seat).ok());
    let promise = form.some("promise").map(str::to_owned);
    visit.house.command(&who, id, Command::Join { seat, promise }).await?;
    Ok(Answer::done(visit.viewer, &format!("/t/{id}")))
}

/// Lets in whoever asks for the seat of a bot, or does not.
pub(crate) async fn answer<H: House>(
    visit: &Visit<'_, H>,
    id: &str,
    form: &Fields,
) -> Result<Answer, Refused> {
    let seat = form.number("seat").and_then(|seat| u8::try_from(seat).ok());
    let (seat, yes) = (seat.ok_or(Refused::NoSuchSeat)?, form.get("yes") == "1");
    done(visit, id, Command::Answer { seat, yes }).await
}

/// Says whether anybody may ask for the seat of a bot.
pub(crate) async fn latecomers<H: House>(
    visit: &Visit<'_, H>,
    id: &str,
    form: &Fields,
) -> Result<Answer, Refused> {
    done(visit, id, Command::Latecomers(form.get("allowed") == "1")).await
}

/// Promises a salt for the deal; the page does it by itself.
pub(crate) async fn promise<H: House>(
    visit: &Visit<'_, H>,
    id: &str,
    form: &Fields,
) -> Result<Answer, Refused> {
    done(visit, id, Command::Promise(form.get("promise").to_owned())).await
}

/// Reveals the salt that was promised; so does this.
pub(crate) async fn reveal<H: House>(
    visit: &Visit<'_, H>,
    id: &str,
    form: &Fields,
) -> Result<Answer, Refused> {
    done(visit, id, Command::Reveal(form.get("salt").to_owned())).await
}

/// Leaves; in a game a bot takes the seat.
pub(crate) async fn leave<H: House>(visit: &Visit<'_, H>, id: &str) -> Result<Answer, Refused> {
    visit.house.command(visit.me()?, id, Command::Leave).await?;
    Ok(Answer::redirect("/"))
}

pub(crate) async fn start<H: House>(visit: &Visit<'_, H>, id: &str) -> Result<Answer, Refused> {
    done(visit, id, Command::Start { fill: None }).await
}

pub(crate) async fn set_seat<H: House>(
    visit: &Visit<'_, H>,
    id: &str,
    seat: u8,
    form: &Fields,
) -> Result<Answer, Refused> {
    let wish = SeatWish::read(form.get("kind")).ok_or(Refused::NoSuchBot)?;
    done(visit, id, Command::SetSeat { seat, wish }).await
}

/// The same company once more; whoever had only bots for company waits for nobody.
pub(crate) async fn rematch<H: House>(visit: &Visit<'_, H>, id: &str) -> Result<Answer, Refused> {
    let (me, house) = (visit.me()?, visit.house);
    let next = house.rematch(me, id).await?;
    if house.table(&next, Some(me)).await?.people() == 1 {
        match house.command(me, &next, Command::Start { fill: None }).await {
            Ok(_) | Err(Refused::Started) => {}
            Err(refused) => return Err(refused),
        }
    }
    Ok(Answer::redirect(format!("/t/{next}")))
}
