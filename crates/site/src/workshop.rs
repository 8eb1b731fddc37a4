//! The workshop: what is being made stands in the address, and every touch is a new one.

use tapis_all_in::DeckFile;
use tapis_bids::Black;
use tapis_pages::workshop::{self, CardsDraft, DeckDraft, Draft, Fields as Pieces};
use tapis_play::GameKind;

use crate::set_up::{brought, option_of};
use crate::{Answer, Fields, Refused, Viewer};

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
