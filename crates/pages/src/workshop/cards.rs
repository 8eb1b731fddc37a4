//! The two blank cards of Bids: what they bid, what they are worth and what they do, chosen from the
//! vocabulary of the printed cards, with a live picture and the rule that follows from it.

use std::fmt::Write;

use maud::{Markup, html};
use tapis_bids::{Bids, Black, Options, To, Word};
use tapis_game::Game;
use tapis_play::GameKind;
use tapis_texts::{Language, Phrases, bids as words};

use super::{Fields, clean, framed, import, shelf};
use crate::art;
use crate::layout::Reader;
use crate::learn::score::encoded;

/// How many blank cards the box has.
const BLANKS: usize = 2;

/// The cards that are being made. They may not be playable yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CardsDraft {
    /// How their owner calls them.
    pub name: String,
    cards: Vec<Black>,
}

/// What a card does, with its key in files and what is said of it.
const SWITCHES: [Switch; 5] = [
    Switch { key: "can_win", get: |card| card.can_win, set: |card, on| card.can_win = on },
    Switch { key: "steal", get: |card| card.steal, set: |card, on| card.steal = on },
    Switch { key: "shuffle", get: |card| card.shuffle, set: |card, on| card.shuffle = on },
    Switch {
        key: "lowest_wins",
        get: |card| card.lowest_wins,
        set: |card, on| card.lowest_wins = on,
    },
    Switch { key: "hide_next", get: |card| card.hide_next, set: |card, on| card.hide_next = on },
];

struct Switch {
    key: &'static str,
    get: fn(&Black) -> bool,
    set: fn(&mut Black, bool),
}

/// A number of a card, with its range and what it usually is.
const NUMBERS: [Number; 3] = [
    Number { key: "bid", range: (-20, 20), usual: 0, get: |c| c.bid, set: |c, n| c.bid = n },
    Number {
        key: "points",
        range: (-50, 50),
        usual: 0,
        get: |c| c.points,
        set: |c, n| c.points = n,
    },
    Number {
        key: "multiply",
        range: (-3, 5),
        usual: 1,
        get: |c| c.multiply,
        set: |c, n| c.multiply = n,
    },
];

struct Number {
    key: &'static str,
    range: (i32, i32),
    usual: i32,
    get: fn(&Black) -> i32,
    set: fn(&mut Black, i32),
}

/// An id from a name: what stands in files and records.
fn id_of(name: &str, place: usize) -> String {
    let plain = |letter: char| {
        if letter.is_ascii_lowercase() || letter.is_ascii_digit() { letter } else { '-' }
    };
    let id: String = name.to_lowercase().chars().map(plain).take(16).collect();
    let id = id.trim_matches(|letter: char| !letter.is_ascii_lowercase()).to_owned();
    let fits = Black::plain(&id).check().is_ok();
    if fits { id } else { format!("card-{}", place + 1) }
}

impl CardsDraft {
    /// What stands in these fields, after what they ask to be done.
    pub(super) fn read(fields: &Fields) -> Self {
        let cards = (0..BLANKS).filter_map(|place| read_card(fields, place)).collect();
        let mut draft = Self { name: clean(fields.get("name")), cards };
        draft.change(fields.get("do"));
        draft
    }

    /// The cards of a file, as far as there is room for them.
    pub fn of_cards(cards: Vec<Black>, name: &str) -> Self {
        Self { name: clean(name), cards: cards.into_iter().take(BLANKS).collect() }
    }

    fn change(&mut self, what: &str) {
        let (what, place) = what.split_once(':').unwrap_or((what, ""));
        let place = place.parse::<usize>().ok().filter(|place| *place < self.cards.len());
        match (what, place) {
            ("add", _) if self.cards.len() < BLANKS => {
                let mut ids = (1..=BLANKS).map(|number| format!("card-{number}"));
                let free = ids.find(|id| self.cards.iter().all(|card| card.id != *id));
                self.cards.extend(free.map(|id| Black { points: 3, ..Black::plain(&id) }));
            }
            ("off", Some(place)) => _ = self.cards.remove(place),
            _ => {}
        }
    }

    pub(super) fn query(&self) -> String {
        let mut query = String::new();
        if !self.name.is_empty() {
            let _ = write!(query, "name={}&", encoded(&self.name));
        }
        for (place, card) in self.cards.iter().enumerate() {
            let n = place + 1;
            let called = card.name.as_deref().unwrap_or_default();
            let _ = write!(query, "id{n}={}&called{n}={}", encoded(&card.id), encoded(called));
            for number in &NUMBERS {
                if (number.get)(card) != number.usual {
                    let _ = write!(query, "&{}{n}={}", number.key, (number.get)(card));
                }
            }
            for switch in &SWITCHES {
                if (switch.get)(card) {
                    let _ = write!(query, "&{}{n}=1", switch.key);
                }
            }
            let _ = write!(query, "&goes{n}={}&", goes(card));
        }
        query.trim_end_matches('&').to_owned()
    }

    /// The cards as a file.
    pub(super) fn file(&self) -> String {
        let mut file = String::new();
        if !self.name.is_empty() {
            let _ = writeln!(file, "# {}", self.name);
        }
        for card in &self.cards {
            let _ = writeln!(file, "[[blanks]]\nid = \"{}\"", card.id);
            if let Some(name) = &card.name {
                // JSON writes a text as TOML does.
                let _ = writeln!(file, "name = {}", serde_json::Value::from(name.as_str()));
            }
            for number in &NUMBERS {
                if (number.get)(card) != number.usual {
                    let _ = writeln!(file, "{} = {}", number.key, (number.get)(card));
                }
            }
            for switch in &SWITCHES {
                if (switch.get)(card) {
                    let _ = writeln!(file, "{} = true", switch.key);
                }
            }
            if card.to == To::Aside {
                file.push_str("to = \"aside\"\n");
            }
            if !card.uses_trick {
                file.push_str("uses_trick = false\n");
            }
            file.push('\n');
        }
        file
    }

    /// What is wrong with the cards together, in the words of the rules.
    fn problem(&self) -> Option<String> {
        let options = Options { blanks: self.cards.clone(), ..Options::default() };
        Bids::new(4, &options).err().map(|error| error.to_string())
    }
}

/// The card of these fields, if there is one.
fn read_card(fields: &Fields, place: usize) -> Option<Black> {
    let n = place + 1;
    let field = |key: &str| fields.get(&format!("{key}{n}"));
    let (id, called) = (field("id"), clean(field("called")));
    if id.is_empty() && called.is_empty() {
        return None;
    }
    // An id that nobody has written follows the name.
    let own = !(id.is_empty() || id == format!("card-{n}") || id == id_of(field("was"), place));
    let id = if own || called.is_empty() { id.to_owned() } else { id_of(&called, place) };
    let mut card =
        Black { name: Some(called).filter(|name| !name.is_empty()), ..Black::plain(&id) };
    for number in &NUMBERS {
        let value = field(number.key).trim().replace('−', "-").parse().unwrap_or(number.usual);
        (number.set)(&mut card, value);
    }
    for switch in &SWITCHES {
        (switch.set)(&mut card, !field(switch.key).is_empty());
    }
    (card.to, card.uses_trick) = match field("goes") {
        "aside" => (To::Aside, true),
        "at-once" => (To::Aside, false),
        _ => (To::Front, true),
    };
    Some(card)
}

/// Where a card goes, and when: the three ways that are possible.
fn goes(card: &Black) -> &'static str {
    match (card.to, card.uses_trick) {
        (_, false) => "at-once",
        (To::Aside, true) => "aside",
        (To::Front, true) => "front",
    }
}

/// The page of the cards that are being made.
pub(super) fn page(reader: &Reader, draft: &CardsDraft, problem: Option<&str>) -> Markup {
    let t = reader.language.texts();
    let query = draft.query();
    let wrong = draft.problem();
    let form = html! {
        div.blanks {
            @for (place, one) in draft.cards.iter().enumerate() { (card(reader.language, place, one)) }
            @if draft.cards.len() < BLANKS {
                button.blank type="submit" name="do" value="add" { (t.msg_workshop_blank()) }
            }
        }
        // What concerns both cards; what concerns one stands there.
        @if let Some(wrong) = wrong.as_deref().filter(|_| draft.cards.iter().all(|card| card.check().is_ok())) {
            p.problem { (Phrases::of(reader.language).translate(wrong)) }
        }
        noscript { p.buttons { button type="submit" { (t.msg_workshop_look()) } } }
    };
    let ready = wrong.is_none() && !draft.cards.is_empty();
    let rest = html! {
        (shelf(reader, GameKind::Bids, &query, &draft.name, ready))
        (import(reader, GameKind::Bids, ""))
    };
    let title = t.msg_workshop_cards_title();
    framed(reader, GameKind::Bids, &title, &t.msg_workshop_cards_lead(), problem, &form, &rest)
}

/// One card: its picture, its choices, and the rule that follows.
fn card(language: Language, place: usize, card: &Black) -> Markup {
    let t = language.texts();
    let n = place + 1;
    let called = card.name.as_deref().unwrap_or_default();
    let fault = card.check().err();
    html! {
        fieldset.blank-card {
            legend { (if called.is_empty() { card.id.as_str() } else { called }) }
            div.blank-picture #{ "picture" (n) } {
                @if let Some(picture) = picture(card) { (picture) }
                @if let Some(fault) = &fault { p.problem { (Phrases::of(language).translate(fault)) } }
                ul.points { @for said in words::own_card_explained(language, card, card.lowest_wins, false) { li { (said) } } }
            }
            div.blank-choices {
                label { (t.msg_workshop_called()) input name={ "called" (n) } value=(called) maxlength="24"; }
                label { (t.msg_workshop_id()) input name={ "id" (n) } value=(card.id) maxlength="16" spellcheck="false" autocapitalize="none"; }
                input type="hidden" name={ "was" (n) } value=(called);
                @for number in &NUMBERS {
                    label.number-field { (t.msg_workshop_card_number(number.key)) input type="number" name={ (number.key) (n) } min=(number.range.0) max=(number.range.1) value=((number.get)(card)); }
                }
                @for switch in &SWITCHES {
                    label.check { input type="checkbox" name={ (switch.key) (n) } value="1" checked[(switch.get)(card)]; span { (t.msg_workshop_card_does(switch.key)) } }
                }
                label { (t.msg_workshop_goes()) select name={ "goes" (n) } {
                    @for way in ["front", "aside", "at-once"] { option value=(way) selected[goes(card) == way] { (t.msg_workshop_goes_where(way)) } }
                } }
                button.quiet type="submit" name="do" value={ "off:" (place) } data-sure=(t.msg_workshop_sure()) { (t.msg_workshop_remove()) }
            }
        }
    }
}

/// A card as it would lie on the table; nothing if it cannot be.
fn picture(card: &Black) -> Option<Markup> {
    let options = Options { blanks: vec![card.clone()], ..Options::default() };
    let game = Bids::new(4, &options).ok()?;
    let word: Word = card.id.parse().ok()?;
    Some(art::bids(&game, word))
}
