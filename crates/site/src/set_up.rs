//! A table that is set up with care: the form, and what is wished for by it.

use serde_json::{Map, Value};
use tapis_pages::setup::{self, Refusal};
use tapis_play::GameKind;
use tapis_play::table::{SeatWish, Wish};

use crate::home::PACE;
use crate::visit::Visit;
use crate::{Answer, Fields, House, Refused, Viewer, unread, workshop};

/// The form. What comes from the workshop stands in its field.
pub(crate) fn page(viewer: &Viewer, game: GameKind, query: &Fields) -> Answer {
    let own = workshop::carried(game, query).map(|draft| draft.file());
    Answer::page(setup::page(&viewer.reader, game.name(), own.as_deref(), None))
}

/// Makes the table, or shows the form again with what is wrong.
pub(crate) async fn create<H: House>(
    visit: &mut Visit<'_, H>,
    game: GameKind,
    form: &Fields,
) -> Result<Answer, Refused> {
    let made = match wish(game, form) {
        Ok(wish) => {
            let who = visit.somebody(form.some("name")).await?;
            visit.house.create(&who, wish).await
        }
        Err(refused) => Err(refused),
    };
    match made {
        Ok(id) => Ok(Answer::redirect(format!("/t/{id}"))),
        Err(refused) => {
            let reader = &visit.viewer.reader;
            let problem = refused.message(reader.language);
            let again = Refusal { problem: &problem, fields: &form.all() };
            Ok(Answer::page_with(&refused, setup::page(reader, game.name(), None, Some(&again))))
        }
    }
}

/// A table as the form says it.
fn wish(game: GameKind, form: &Fields) -> Result<Wish, Refused> {
    let seats = form.number("seats").filter(|n| (2..=6).contains(n)).unwrap_or(4);
    let others = (2..=seats).map(|seat| match form.some(&format!("seat{seat}")) {
        Some(word) => SeatWish::read(word).filter(|wish| *wish != SeatWish::Me),
        None => Some(SeatWish::Open),
    });
    let others = others.collect::<Option<Vec<_>>>().ok_or(Refused::NoSuchBot)?;
    Ok(Wish {
        game,
        options: Value::Object(options(game, form)?),
        seats: std::iter::once(SeatWish::Me).chain(others).collect(),
        public: form.some("public").is_some(),
        clock_seconds: form.number("clock").and_then(|seconds| u32::try_from(seconds).ok()),
        pace_ms: form.number("pace").map_or(PACE, |pace| pace.min(10_000) as u32),
        promise: form.some("promise").map(str::to_owned),
    })
}

fn options(game: GameKind, form: &Fields) -> Result<Map<String, Value>, Refused> {
    let mut options = Map::new();
    let written = |name: &str| form.some(name).map(|text| brought(game, text)).transpose();
    if game == GameKind::AllIn {
        for key in ["side", "discard_variant", "tie_break"] {
            options.extend(form.some(key).map(|value| (key.to_owned(), value.into())));
        }
        options.extend(written("deck")?.map(|deck| ("deck".to_owned(), deck)));
    } else if game == GameKind::Bids {
        let specials = ["thief", "shuffle", "lowest_wins", "great_unknown"].into_iter();
        // What the form hides for so many players does not count, whatever was chosen before.
        let players = form.number("seats").unwrap_or(4);
        let specials: Vec<Value> = specials
            .filter(|special| *special != "thief" || players <= 4)
            .filter(|special| form.some(&format!("special-{special}")).is_some())
            .map(Value::from)
            .collect();
        options.insert("specials".to_owned(), specials.into());
        options.insert("color_bids".to_owned(), form.some("color_bids").is_some().into());
        options.extend(form.number("rounds").map(|n| ("rounds".to_owned(), n.into())));
        let ally = form.some("ally").filter(|_| players == 4 || players == 5);
        let ally = ally.map(|ally| ally == "true");
        options.extend(ally.map(|ally| ("ally".to_owned(), ally.into())));
        let lucky = form.some("lucky_loser");
        options.extend(lucky.map(|value| ("lucky_loser".to_owned(), value.into())));
        options.extend(written("blanks")?.map(|blanks| ("blanks".to_owned(), blanks)));
    }
    Ok(options)
}

/// Options as a program sends them: what players bring themselves may also be a text in TOML or JSON,
/// as it stands in a file.
///
/// # Errors
/// Says what cannot be read, and where.
pub fn read_options(
    game: GameKind,
    mut options: Map<String, Value>,
) -> Result<Map<String, Value>, Refused> {
    if let Some(own) = options.get_mut(option_of(game))
        && let Some(text) = own.as_str().filter(|text| !BY_NAME.contains(text))
    {
        *own = brought(game, text)?;
    }
    Ok(options)
}

/// What is called by a name, and is no file.
const BY_NAME: [&str; 1] = ["builtin"];

/// The option of a game by which players bring something of their own.
pub(crate) fn option_of(game: GameKind) -> &'static str {
    if game == GameKind::AllIn { "deck" } else { "blanks" }
}

/// What players bring themselves, as JSON or as a TOML file. A file of blank cards is a list under
/// the option's own name; a deck file is the value itself.
///
/// # Errors
/// Says what cannot be read, and where.
pub fn brought(game: GameKind, text: &str) -> Result<Value, Refused> {
    let name = option_of(game);
    let wrong = |what: String| Refused::Unplayable(format!("`{name}`: {what}"));
    match serde_json::from_str(text) {
        Ok(value) => return Ok(value),
        Err(error) if text.starts_with('{') => return Err(wrong(unread(&error))),
        Err(_) => {}
    }
    let mut file: Map<String, Value> = toml::from_str(text).map_err(|error| {
        // Where it stands in the text; the picture of the place is for terminals.
        let before = &text[..error.span().map_or(0, |span| span.start.min(text.len()))];
        let column = before.chars().rev().take_while(|letter| *letter != '\n').count() + 1;
        let line = before.matches('\n').count() + 1;
        wrong(format!("{} at line {line} column {column}", error.message()))
    })?;
    Ok(file.remove(name).unwrap_or(Value::Object(file)))
}
