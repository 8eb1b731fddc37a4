//! The workshop: what is being made stands in the address, and every touch is a new one.

use serde_json::{Map, Value};
use tapis_all_in::DeckFile;
use tapis_bids::Black;
use tapis_pages::workshop::{self, CardsDraft, DeckDraft, Draft, Fields as Pieces};
use tapis_play::GameKind;

use crate::set_up::{brought, option_of};
use crate::visit::Visit;
use crate::{Answer, Fields, House, Refused, ReportWish, Viewer};

/// What is being made, or, after something was done, where that is found.
pub(crate) fn page(viewer: &Viewer, game: GameKind, query: &Fields) -> Answer {
    let draft = read(game, query);
    if query.has("do") {
        return Answer::redirect(draft.address());
    }
    Answer::page(workshop::page(&viewer.reader, &draft, None))
}

/// A file is opened: goes where it can be worked on.
pub(crate) fn open(viewer: &Viewer, game: GameKind, form: &Fields) -> Answer {
    match opened(game, form.get("text")) {
        Ok(draft) => Answer::redirect(draft.address()),
        Err(refused) => {
            let reader = &viewer.reader;
            let problem = refused.message(reader.language);
            let draft = read(game, &Fields::default());
            let page = workshop::page(reader, &draft, Some(&problem));
            Answer::page_with(&refused, page)
        }
    }
}

/// What was made, as a file.
pub(crate) fn file(game: GameKind, query: &Fields) -> Answer {
    Answer::file("application/toml; charset=utf-8", read(game, query).file())
}

/// What the deck or the cards of this address do to the game: asked for, on its way, or told.
pub(crate) async fn report<H: House>(
    visit: &mut Visit<'_, H>,
    game: GameKind,
    query: &Fields,
) -> Result<Answer, Refused> {
    let reader = &visit.viewer.reader;
    let report = match &visit.viewer.who {
        Some(who) => visit.house.report(who, reader.language).await,
        None => None,
    };
    let report = report.filter(|report| report.game == game);
    Ok(Answer::page(workshop::report_page(reader, &read(game, query), report.as_ref(), None)))
}

/// Begins a report, or stops one.
pub(crate) async fn ask_report<H: House>(
    visit: &mut Visit<'_, H>,
    game: GameKind,
    form: &Fields,
) -> Result<Answer, Refused> {
    let draft = read(game, form);
    let who = visit.somebody(None).await?;
    let here = format!("/workshop/{}/report?{}", game.name(), draft.query());
    if form.has("stop") {
        visit.house.stop_report(&who).await;
        return Ok(Answer::redirect(here));
    }
    let made = brought(game, &draft.file())?;
    let players = form.number("players").and_then(|players| u8::try_from(players).ok());
    let wish = ReportWish {
        game,
        players: players.unwrap_or(4),
        options: Value::Object(Map::from_iter([(option_of(game).to_owned(), made)])),
        name: draft.name().to_owned(),
        query: draft.query(),
    };
    match visit.house.begin_report(&who, wish).await {
        Ok(()) => Ok(Answer::redirect(here)),
        Err(refused) => {
            let reader = &visit.viewer.reader;
            let problem = refused.message(reader.language);
            let page = workshop::report_page(reader, &draft, None, Some(&problem));
            Ok(Answer::page_with(&refused, page))
        }
    }
}

/// A report with all its charts, as a page that needs nothing else.
pub(crate) async fn report_file<H: House>(
    visit: &mut Visit<'_, H>,
    game: GameKind,
) -> Result<Answer, Refused> {
    let who = visit.viewer.who.as_ref().ok_or(Refused::NotFound)?;
    let language = visit.viewer.reader.language;
    let report = visit.house.report(who, language).await.filter(|report| report.game == game);
    let file = match report {
        Some(_) => visit.house.report_file(who, language).await,
        None => None,
    };
    file.map(|file| Answer::file("application/octet-stream", file)).ok_or(Refused::NotFound)
}

/// What stands in the fields of an address, if anything of the workshop does.
pub(crate) fn carried(game: GameKind, query: &Fields) -> Option<Draft> {
    (!query.all().is_empty()).then(|| read(game, query))
}

fn read(game: GameKind, query: &Fields) -> Draft {
    Draft::read(game, &Pieces(query.all()))
}

fn opened(game: GameKind, text: &str) -> Result<Draft, Refused> {
    let value = brought(game, text)?;
    let wrong = |error: serde_json::Error| Refused::Unplayable(crate::unread(&error));
    Ok(match option_of(game) {
        "deck" => {
            let file: DeckFile = serde_json::from_value(value).map_err(wrong)?;
            Draft::Deck(DeckDraft::of_file(&file, "")?)
        }
        _ => {
            let cards: Vec<Black> = serde_json::from_value(value).map_err(wrong)?;
            Draft::Cards(CardsDraft::of_cards(cards, ""))
        }
    })
}
