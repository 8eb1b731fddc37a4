//! The review of a finished game: from its table, or from a record that somebody brings.

use std::sync::Arc;

use tapis_coach::{Decision, Review, Reviewed};
use tapis_game::{Menu, Record, Rng, Seat, Table, Turn};
use tapis_pages::review::{self, Look, Question};
use tapis_pages::table::Shown;
use tapis_play::table::{SeatKind, Snapshot};
use tapis_play::{GameKind, TableEvent, What, with_game, with_kind};
use tapis_texts::review::moments;
use tapis_texts::{Phrases, action_text, asked, story};

use crate::visit::Visit;
use crate::{Answer, Fields, House, Refused, show};

/// How far a review is.
#[derive(Clone, Debug)]
pub enum Reviewing {
    /// It is being made, or waits for others; this part of it is done.
    Working(f32),
    /// Here it is.
    Done(Arc<Review>),
}

/// A record to be reviewed, and what the table knows about it besides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// The record.
    pub record: String,
    /// The actions that were nobody's: chosen by a stand-in, or when time was up. Counted from 0.
    pub nobodys: Vec<usize>,
}

impl Subject {
    /// Under which name the review is kept: the digest of the record.
    pub fn key(&self) -> &str {
        let digest = self.record.lines().last().and_then(|line| line.strip_prefix("end "));
        digest.unwrap_or_default()
    }

    /// Which game it is of, if every line of it is true.
    pub fn kind(&self) -> Option<GameKind> {
        GameKind::named(tapis_game::record::game_of(&self.record).ok()?)
    }
}

/// Where a review is shown.
struct Place {
    /// Its address.
    at: String,
    /// The address of the replay.
    replay: Option<String>,
    /// The players as this reader calls them; empty if as in the record.
    names: Vec<String>,
    /// The reader's seat.
    you: Option<Seat>,
}

/// The game of a table.
async fn at_table<H: House>(visit: &Visit<'_, H>, id: &str) -> Result<(Subject, Place), Refused> {
    let table = visit.house.table(id, visit.viewer.who.as_ref()).await?;
    let record = crate::replay::record_of(&table)?;
    let places = show::places(visit.viewer.reader.language, &table);
    let place = Place {
        at: format!("/t/{id}/review"),
        replay: Some(format!("/r/{id}")),
        names: show::names(&places),
        you: table.seen_by(visit.viewer.id()).seat(),
    };
    Ok((Subject { record, nobodys: nobodys(&table) }, place))
}

/// A record that somebody brought.
async fn brought<H: House>(visit: &Visit<'_, H>, key: &str) -> Result<(Subject, Place), Refused> {
    let record = visit.house.brought(key).await?;
    let at = format!("/review/{key}");
    let place = Place { at, replay: None, names: Vec::new(), you: None };
    Ok((Subject { record, nobodys: Vec::new() }, place))
}

/// The actions that a stand-in chose, or a bot because time was up; and those of seats that only
/// bots had are theirs.
fn nobodys(table: &Snapshot) -> Vec<usize> {
    let people = |seat: Seat| {
        table.seats().get(seat.index()).is_some_and(|info| info.kind == SeatKind::Person)
    };
    let Some(game) = table.seen_by(None).game() else { return Vec::new() };
    with_game!(game, game => {
        let mut away: Vec<Seat> = Vec::new();
        let mut late: Option<Seat> = None;
        let mut found = Vec::new();
        let mut number = 0;
        for entry in game.heard(None) {
            match entry.what {
                What::Table(TableEvent::ClockRanOut { seat }) => late = Some(seat),
                What::Table(TableEvent::StoodIn { seat }) => away.push(seat),
                What::Table(TableEvent::CameBack { seat }) => away.retain(|other| *other != seat),
                What::Table(_) | What::Opening { .. } => {}
                What::Action { seat, .. } => {
                    let theirs = late.take() == Some(seat) || away.contains(&seat);
                    if theirs && people(seat) {
                        found.push(number);
                    }
                    number += 1;
                }
            }
        }
        found
    })
}

/// The review of a table's game; it begins when somebody looks.
pub(crate) async fn of_table<H: House>(
    visit: &Visit<'_, H>,
    id: &str,
    query: &Fields,
) -> Result<Answer, Refused> {
    let (subject, place) = at_table(visit, id).await?;
    show(visit, &subject, &place, query).await
}

/// The review of a record that was brought.
pub(crate) async fn of_record<H: House>(
    visit: &Visit<'_, H>,
    key: &str,
    query: &Fields,
) -> Result<Answer, Refused> {
    let (subject, place) = brought(visit, key).await?;
    show(visit, &subject, &place, query).await
}

/// The same for programs.
pub(crate) async fn json_of_table<H: House>(
    visit: &Visit<'_, H>,
    id: &str,
) -> Result<Answer, Refused> {
    let (subject, _) = at_table(visit, id).await?;
    json(visit, &subject).await
}

pub(crate) async fn json_of_record<H: House>(
    visit: &Visit<'_, H>,
    key: &str,
) -> Result<Answer, Refused> {
    let (subject, _) = brought(visit, key).await?;
    json(visit, &subject).await
}

async fn json<H: House>(visit: &Visit<'_, H>, subject: &Subject) -> Result<Answer, Refused> {
    let value = match visit.house.review(subject).await? {
        Reviewing::Done(review) => serde_json::to_string(&*review),
        Reviewing::Working(part) => serde_json::to_string(&serde_json::json!({ "done": part })),
    };
    Ok(Answer::file("application/json", value.expect("plain data can be written as JSON")))
}

/// Begins a review once more, or stops it.
pub(crate) async fn change_of_table<H: House>(
    visit: &Visit<'_, H>,
    id: &str,
    form: &Fields,
) -> Result<Answer, Refused> {
    let (subject, place) = at_table(visit, id).await?;
    change(visit, &subject, &place, form).await
}

pub(crate) async fn change_of_record<H: House>(
    visit: &Visit<'_, H>,
    key: &str,
    form: &Fields,
) -> Result<Answer, Refused> {
    let (subject, place) = brought(visit, key).await?;
    change(visit, &subject, &place, form).await
}

async fn change<H: House>(
    visit: &Visit<'_, H>,
    subject: &Subject,
    place: &Place,
    form: &Fields,
) -> Result<Answer, Refused> {
    if form.get("what") == "stop" {
        visit.house.stop_review(subject).await?;
        return Ok(Answer::page(review::stopped(&visit.viewer.reader, &place.at)));
    }
    visit.house.review(subject).await?;
    Ok(Answer::redirect(place.at.clone()))
}

/// The page onto which a record is dropped.
pub(crate) fn drop_here<H: House>(visit: &Visit<'_, H>) -> Answer {
    Answer::page(review::drop_here(&visit.viewer.reader, None))
}

/// Takes a record: every line of it is checked first.
pub(crate) async fn bring<H: House>(
    visit: &Visit<'_, H>,
    form: &Fields,
) -> Result<Answer, Refused> {
    let reader = &visit.viewer.reader;
    // Browsers send text with line feeds of their own.
    let mut record = form.get("record").replace("\r\n", "\n");
    record.push('\n');
    let checked =
        tapis_game::record::game_of(&record).and_then(|name| match GameKind::named(name) {
            Some(kind) => with_kind!(kind, G => Record::<G>::read(&record).map(drop)),
            None => Err(tapis_game::record::Flaw {
                line: 2,
                what: "the game must be `all-in` or `bids`".to_owned(),
            }),
        });
    if let Err(flaw) = checked {
        let what = Phrases::of(reader.language).translate(&flaw.what);
        let words = reader.language.texts().msg_commands_record_flaw(flaw.line as f64, what);
        let refused = Refused::BadRequest(words.clone());
        return Ok(Answer::page_with(&refused, review::drop_here(reader, Some(&words))));
    }
    let subject = Subject { record, nobodys: Vec::new() };
    let to = format!("/review/{}", subject.key());
    visit.house.bring(&subject).await?;
    Ok(Answer::redirect(to))
}

async fn show<H: House>(
    visit: &Visit<'_, H>,
    subject: &Subject,
    place: &Place,
    query: &Fields,
) -> Result<Answer, Refused> {
    let reader = &visit.viewer.reader;
    let done = match visit.house.review(subject).await? {
        Reviewing::Done(done) => done,
        Reviewing::Working(part) => {
            return Ok(Answer::page(review::working(reader, &place.at, part)));
        }
    };
    let kind = subject.kind().ok_or(Refused::NotFound)?;
    Ok(Answer::page(with_kind!(kind, G => {
        let record = Record::<G>::read(&subject.record).map_err(|_| Refused::NotFound)?;
        page(reader, &record, &done, place, query)
    })))
}

fn page<G: Shown + Reviewed>(
    reader: &tapis_pages::Reader,
    record: &Record<G>,
    done: &Review,
    place: &Place,
    query: &Fields,
) -> maud::Markup {
    let seats = record.game().seats();
    let names = if place.names.is_empty() { record.names() } else { &place.names };
    let asked_for = query.number("seat").filter(|seat| *seat < u64::from(seats));
    let seat = asked_for.map(|seat| Seat::new(seat as u8)).or(place.you).unwrap_or(Seat::new(0));
    let say = |decision: &Decision, words: &str| {
        let mut replay = record.replay();
        replay.go_to(decision.at - 1);
        let scene = replay.scene(Some(decision.seat));
        action_text::<G>(reader.language, Some(&scene), words, names)
    };
    let look = Look {
        at: &place.at,
        replay: place.replay.as_deref(),
        names,
        you: place.you,
        seat,
        open: query.get("open") == "1",
        review: done,
        say: &say,
    };
    let at = query.number("ask").or(query.number("on")).unwrap_or_default() as usize;
    let decision = done.decisions.iter().find(|decision| decision.at == at);
    match decision {
        Some(decision) if query.has("on") => exercise(reader, record, &look, decision, query),
        Some(decision) => ask(reader, record, &look, decision, query),
        None => review::page(reader, &look),
    }
}

fn ask<G: Shown + Reviewed>(
    reader: &tapis_pages::Reader,
    record: &Record<G>,
    look: &Look<'_>,
    decision: &Decision,
    query: &Fields,
) -> maud::Markup {
    let own = look.review.decisions.iter().filter(|other| other.seat == decision.seat);
    let own: Vec<Decision> = own.cloned().collect();
    let all = moments(&own);
    let place = all.iter().position(|other| other.at == decision.at);
    let next = place
        .and_then(|place| all.get(place + 1))
        .map(|next| format!("{}?seat={}&ask={}", look.at, next.seat, next.at));
    let mut replay = record.replay();
    replay.go_to(decision.at - 1);
    let scene = replay.scene(Some(decision.seat));
    let mut lines = G::lines(reader.language, look.names, &scene);
    lines.push(asked::<G>(reader.language, look.names, &scene, Some(decision.seat)));
    let choice = query
        .some("choice")
        .filter(|choice| decision.actions.iter().any(|worth| worth.action == *choice));
    let question = Question {
        decision,
        number: place.map(|place| (place + 1, all.len())),
        choice,
        next,
        exercise: format!("{}?seat={}&on={}", look.at, decision.seat, decision.at),
    };
    review::question(reader, look, &question, &lines)
}

/// Plays on from a decision against Club, with the cards of that game: what was chosen since stands in
/// the address, and nothing is kept.
fn exercise<G: Shown + Reviewed>(
    reader: &tapis_pages::Reader,
    record: &Record<G>,
    look: &Look<'_>,
    decision: &Decision,
    query: &Fields,
) -> maud::Markup {
    let language = reader.language;
    let me = decision.seat;
    let mut table = Table::open(record.game().clone(), record.opening())
        .expect("a checked record opens a table");
    for &(seat, action) in &record.actions()[..decision.at - 1] {
        table.act(seat, action).expect("a checked record holds legal actions");
    }
    let mut companion = G::companion();
    let mut rng = Rng::from_seed(1);
    let mut chosen = query.get("did").split(',').filter(|words| !words.is_empty());
    let mut done: Vec<&str> = Vec::new();
    let mut told = Vec::new();
    let menu = loop {
        let Turn::Act(to_act) = table.turn() else { break Vec::new() };
        let seat = if to_act.contains(me) { me } else { to_act.first().expect("somebody acts") };
        let legal = table.view(seat).legal();
        let action = if seat != me
            && let Some(bot) = &mut companion
        {
            bot.choose(table.view(seat), &mut rng)
        } else if seat != me || legal.len() == 1 {
            legal.nth(0)
        } else {
            let words = chosen.next();
            let action = words.and_then(|words| table.game().read_action(words));
            match action.filter(|action| legal.contains(*action)) {
                Some(action) => {
                    done.extend(words);
                    action
                }
                None => break legal.iter().map(|it| table.game().action_words(it)).collect(),
            }
        };
        if table.act(seat, action).is_err() {
            break Vec::new();
        }
        let heard: Vec<_> = table.heard(Some(me), table.steps() - 1).collect();
        told.extend(story::<G>(language, look.names, &heard));
    };
    let scene = table.view(me).scene();
    const TOLD: usize = 12;
    let mut lines = told.split_off(told.len().saturating_sub(TOLD));
    lines.extend(G::lines(language, look.names, &scene));
    let over = (table.turn() == Turn::Over).then(|| {
        let scores = table.game().scores(table.face_up());
        let score = |(seat, name): (Seat, &String)| format!("{name} {}", scores[seat]);
        let all = Seat::all(table.game().seats()).zip(look.names).map(score);
        all.collect::<Vec<_>>().join(", ")
    });
    if over.is_none() {
        lines.push(asked::<G>(language, look.names, &scene, Some(me)));
    }
    let before: String = done.iter().map(|words| format!("{words},")).collect();
    let menu: Vec<(String, String)> = menu
        .into_iter()
        .map(|words| {
            let did: String =
                form_urlencoded::byte_serialize(format!("{before}{words}").as_bytes()).collect();
            (did, action_text::<G>(language, Some(&scene), &words, look.names))
        })
        .collect();
    let at = format!("{}?seat={me}&on={}&did=", look.at, decision.at);
    let back = format!("{}?seat={me}", look.at);
    review::exercise(reader, &at, &back, &lines, &menu, over.as_deref())
}

/// What a seat could know at a place of a replay, beside what was so.
pub(crate) fn known<G: Shown + Reviewed>(
    reader: &tapis_pages::Reader,
    names: &[String],
    record: &Record<G>,
    at: usize,
    seat: Seat,
) -> Option<maud::Markup> {
    /// So many worlds are drawn.
    const DRAWN: usize = 240;
    let mut replay = record.replay();
    replay.go_to(at);
    let state = replay.state();
    let game = record.game();
    let knowledge = G::known(state.view(game, seat), DRAWN, at as u64)?;
    let card = |word: &str| G::card_name(reader.language, word);
    let truth = |seat: Seat, word: &str| {
        G::holding(state, seat).into_iter().any(|card| game.card_word(card) == word)
    };
    Some(review::known(reader, names, &knowledge, &card, &truth))
}
