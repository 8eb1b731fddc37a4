//! A deck for All In: 54 cards as pictures, the one that was touched with its effects.

use std::fmt::Write;

use maud::{Markup, html};
use tapis_all_in::{
    Card, CardSet, Column, Deck, DeckFile, DiscardVariant, Effect, LONGEST_COLUMN, Line, Suit,
    Value,
};
use tapis_game::Unplayable;
use tapis_play::GameKind;
use tapis_texts::{Language, all_in as words};

use super::{Fields, clean, framed, import, shelf};
use crate::art;
use crate::layout::Reader;
use crate::learn::score::encoded;

/// A deck that is being made. It may not be playable yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckDraft {
    /// How its owner calls it.
    pub name: String,
    /// The card that is being worked on.
    pub at: Card,
    deck: Deck,
}

/// The letter of an effect in an address, which is also the key that one presses for it.
const fn letter(effect: Effect) -> char {
    match effect {
        Effect::Take => 'T',
        Effect::Swap => 'S',
        Effect::Draw => 'D',
        Effect::Reveal3 => '3',
        Effect::Reveal4 => '4',
        Effect::Reveal5 => '5',
        Effect::Rune => 'R',
        Effect::Hypnosis => 'H',
        Effect::Eye => 'E',
    }
}

/// A column in letters: `HD*` is Hypnosis, then a Draw with a star; `-` is an empty one.
fn code(column: &Column) -> String {
    let mut code = String::new();
    for line in column.iter() {
        code.push(letter(line.effect));
        code.extend(line.starred.then_some('*'));
    }
    if code.is_empty() { "-".to_owned() } else { code }
}

/// The column that these letters mean. Anything else in them is passed over.
fn column(code: &str) -> Column {
    let mut lines: Vec<Line> = Vec::new();
    for sign in code.chars() {
        let sign = sign.to_ascii_uppercase();
        if let Some(effect) = Effect::ALL.into_iter().find(|effect| letter(*effect) == sign) {
            lines.push(Line { effect, starred: false });
        } else if let (Some(line), '*') = (lines.last_mut(), sign) {
            line.starred = true;
        }
    }
    lines.into_iter().take(LONGEST_COLUMN).collect()
}

/// All cards in the order in which one goes through a box: value by value from the ace, in the
/// order of the built-in suits, then the rune cards.
fn in_order() -> Vec<Card> {
    let rows = Value::all().rev();
    let suited = rows.flat_map(|value| Suit::ALL.map(|suit| Card::new(value, suit)));
    suited.chain(CardSet::RUNES.iter()).collect()
}

/// The card so many places further on, round and round.
fn beside(card: Card, steps: usize) -> Card {
    let cards = in_order();
    let place = cards.iter().position(|other| *other == card).unwrap_or_default();
    cards[(place + steps) % cards.len()]
}

/// The order of suits that these letters mean.
fn suits(letters: &str) -> Option<[Suit; 4]> {
    let read: Option<Vec<Suit>> =
        letters.chars().map(|letter| Suit::read(letter.encode_utf8(&mut [0; 4]))).collect();
    let suits = <[Suit; 4]>::try_from(read?).ok()?;
    Suit::ALL.iter().all(|suit| suits.contains(suit)).then_some(suits)
}

impl DeckDraft {
    /// What stands in these fields, after what they ask to be done.
    pub(super) fn read(fields: &Fields) -> Self {
        let mut deck = Deck::built_in();
        if let Some(suits) = suits(fields.get("suits")) {
            deck.set_suits(suits);
        }
        for card in CardSet::PACK.iter() {
            let code = fields.get(&card.to_string());
            if !code.is_empty() {
                deck.set_column(card, column(code));
            }
        }
        let first = in_order()[0];
        let at = Card::read(fields.get("at")).unwrap_or(first);
        let mut draft = Self { name: clean(fields.get("name")), at, deck };
        draft.change(fields.get("do"));
        draft
    }

    /// The deck of a file, as far as it can be read. What its cards lack is shown at them.
    ///
    /// # Errors
    /// Says what cannot be read.
    pub fn of_file(file: &DeckFile, name: &str) -> Result<Self, Unplayable> {
        Ok(Self { name: clean(name), at: in_order()[0], deck: Deck::draft(file)? })
    }

    /// Does one thing, such as `add:T` or `star:0`. What makes no sense does nothing.
    fn change(&mut self, what: &str) {
        let (what, which) = what.split_once(':').unwrap_or((what, ""));
        let mut lines: Vec<Line> = self.deck.column(self.at).iter().collect();
        let place = which.parse::<usize>().ok();
        let here = place.filter(|place| *place < lines.len());
        match (what, here) {
            ("add", _) => {
                let wanted = which.chars().next().map(|sign| sign.to_ascii_uppercase());
                let effect = Effect::ALL.into_iter().find(|e| Some(letter(*e)) == wanted);
                if let Some(effect) = effect.filter(|_| lines.len() < LONGEST_COLUMN) {
                    // Every card needs a gain with a star: the first one gets it, until touched.
                    let has_one = lines.iter().any(|line| line.starred && line.effect.is_gain());
                    lines.push(Line { effect, starred: effect.is_gain() && !has_one });
                }
            }
            ("star", Some(place)) => lines[place].starred = !lines[place].starred,
            ("star-last", _) => {
                if let Some(line) = lines.last_mut() {
                    line.starred = !line.starred;
                }
            }
            ("off", Some(place)) => _ = lines.remove(place),
            ("off-last", _) => _ = lines.pop(),
            ("up", Some(place)) if place > 0 => lines.swap(place - 1, place),
            ("clear", _) => lines.clear(),
            ("like", _) => {
                let before = beside(self.at, in_order().len() - 1);
                lines = self.deck.column(before).iter().collect();
            }
            ("as-built-in", _) => lines = Deck::built_in().column(self.at).iter().collect(),
            ("next", _) => return self.at = beside(self.at, 1),
            ("back", _) => return self.at = beside(self.at, in_order().len() - 1),
            ("suits", _) => {
                if let Some(suits) = suits(which) {
                    self.deck.set_suits(suits);
                }
                return;
            }
            ("suit-up", _) => {
                let mut suits = self.deck.suits();
                if let Some(place) = place.filter(|place| (1..4).contains(place)) {
                    suits.swap(place - 1, place);
                }
                return self.deck.set_suits(suits);
            }
            ("empty", _) => {
                for card in CardSet::PACK.iter() {
                    self.deck.set_column(card, Column::default());
                }
                return self.at = in_order()[0];
            }
            ("built-in", _) => {
                self.deck = Deck::built_in();
                return;
            }
            _ => return,
        }
        self.deck.set_column(self.at, lines.into_iter().collect());
    }

    /// What is otherwise than in the built-in deck, as it stands in an address.
    pub(super) fn query(&self) -> String {
        let built_in = Deck::built_in();
        let mut query = format!("at={}", self.at);
        if !self.name.is_empty() {
            let _ = write!(query, "&name={}", encoded(&self.name));
        }
        if self.deck.suits() != built_in.suits() {
            let _ = write!(query, "&suits={}", self.deck.suits().map(Suit::letter).concat());
        }
        for (card, code) in self.own() {
            let _ = write!(query, "&{card}={code}");
        }
        query
    }

    /// The cards that are not as in the built-in deck, with their columns in letters.
    fn own(&self) -> impl Iterator<Item = (Card, String)> + '_ {
        let built_in = Deck::built_in();
        in_order().into_iter().filter_map(move |card| {
            let own = self.deck.column(card);
            (own != built_in.column(card)).then(|| (card, code(own)))
        })
    }

    /// The whole deck as a file.
    pub(super) fn file(&self) -> String {
        let title = if self.name.is_empty() { String::new() } else { format!("# {}\n", self.name) };
        title + &self.deck.to_toml()
    }

    /// What stands in the way of a game.
    fn flawed(&self) -> Vec<Card> {
        let flawed: CardSet = self.deck.without_gain().collect();
        in_order().into_iter().filter(|card| flawed.contains(*card)).collect()
    }
}

/// The page of a deck that is being made.
pub(super) fn page(reader: &Reader, draft: &DeckDraft, problem: Option<&str>) -> Markup {
    let t = reader.language.texts();
    let flawed = draft.flawed();
    let query = draft.query();
    let form = html! {
        // What a button says comes after what stands here, and counts.
        input type="hidden" name="at" value=(draft.at);
        input type="hidden" name="suits" value=(draft.deck.suits().map(Suit::letter).concat());
        @for (card, code) in draft.own() { input type="hidden" name=(card) value=(code); }
        div.bench {
            div {
                (progress(reader.language, draft, &flawed))
                (pictures(reader.language, draft, &flawed))
            }
            (editor(reader.language, draft, &flawed))
        }
        (suit_order(reader.language, draft))
    };
    let rest = html! {
        (shelf(reader, GameKind::AllIn, &query, &draft.name, flawed.is_empty()))
        (import(reader, GameKind::AllIn, ""))
        details { summary { (t.msg_workshop_effects()) } dl.effects-list { @for effect in Effect::ALL {
            div { dt { (art::effect_icon(effect)) b { (words::effect(reader.language, effect)) } } dd { (words::effect_explained(reader.language, effect, DiscardVariant::None)) } }
        } } }
    };
    let title = t.msg_workshop_deck_title();
    framed(reader, GameKind::AllIn, &title, &t.msg_workshop_deck_lead(), problem, &form, &rest)
}

/// How far one has come, and where something is missing.
fn progress(language: Language, draft: &DeckDraft, flawed: &[Card]) -> Markup {
    let t = language.texts();
    let good = CardSet::PACK.len() - flawed.len();
    html! {
        div.progress {
            p role="status" { b { (t.msg_workshop_good(good, CardSet::PACK.len())) } }
            div.buttons {
                @if !flawed.is_empty() && flawed.len() <= 6 {
                    @for card in flawed { button.quiet.small type="submit" name="at" value=(card) { (words::card(language, *card)) } }
                }
                @if draft.deck != Deck::built_in() { button.quiet.small type="submit" name="do" value="built-in" data-sure=(t.msg_workshop_sure()) { (t.msg_workshop_from_built_in()) } }
                @if flawed.len() < CardSet::PACK.len() { button.quiet.small type="submit" name="do" value="empty" data-sure=(t.msg_workshop_sure()) { (t.msg_workshop_from_empty()) } }
            }
        }
    }
}

/// All cards, a row for each value.
fn pictures(language: Language, draft: &DeckDraft, flawed: &[Card]) -> Markup {
    html! {
        div.pictures role="group" aria-label=(language.texts().msg_workshop_all_cards()) {
            @for card in in_order() {
                @let wrong = flawed.contains(&card);
                button.pick.wrong[wrong] type="submit" name="at" value=(card) #{ "card-" (card) }
                    aria-current=[(card == draft.at).then_some("true")] aria-label=(says(language, &draft.deck, card)) { (art::all_in(&draft.deck, card)) }
            }
        }
    }
}

/// A card with its effects, for whoever does not see it.
fn says(language: Language, deck: &Deck, card: Card) -> String {
    format!(
        "{}: {}",
        words::card(language, card),
        words::column_in_words(language, deck.column(card))
    )
}

/// The card that is being worked on: its effects in order, and all that can be added.
fn editor(language: Language, draft: &DeckDraft, flawed: &[Card]) -> Markup {
    let t = language.texts();
    let column = draft.deck.column(draft.at);
    let act = |value: &str| format!("{value}:");
    html! {
        section #editor aria-labelledby="editing" {
            div.editing {
                div.big-card { (art::all_in(&draft.deck, draft.at)) }
                div {
                    h2 #editing { (words::card(language, draft.at)) }
                    @if flawed.contains(&draft.at) { p.problem { (t.msg_workshop_no_gain()) } }
                    ol.lines {
                        @for (place, line) in column.iter().enumerate() {
                            @let name = words::effect(language, line.effect);
                            li {
                                span.effect { (art::effect_icon(line.effect)) (name) }
                                button.tool type="submit" name="do" value={ (act("star")) (place) } aria-pressed=(line.starred.to_string()) aria-label=(t.msg_workshop_must(&*name)) title=(t.msg_workshop_must(&*name)) { (if line.starred { "★" } else { "☆" }) }
                                button.tool type="submit" name="do" value={ (act("up")) (place) } disabled[place == 0] aria-label=(t.msg_workshop_up(&*name)) title=(t.msg_workshop_up(&*name)) { "↑" }
                                button.tool type="submit" name="do" value={ (act("off")) (place) } aria-label=(t.msg_workshop_off(&*name)) title=(t.msg_workshop_off(&*name)) { "×" }
                            }
                        }
                    }
                }
            }
            div.palette role="group" aria-label=(t.msg_workshop_add()) {
                @for effect in Effect::ALL {
                    button.tool type="submit" name="do" value={ (act("add")) (letter(effect)) } data-key=(letter(effect)) title=(words::effect_explained(language, effect, DiscardVariant::None)) { (art::effect_icon(effect)) span { (words::effect(language, effect)) } }
                }
            }
            div.buttons {
                button.quiet type="submit" name="do" value="back" data-key="ArrowLeft" aria-label=(t.msg_workshop_back()) { "‹" }
                button.quiet type="submit" name="do" value="like" data-key="=" { (t.msg_workshop_like()) }
                button.quiet type="submit" name="do" value="clear" data-key="Delete" { (t.msg_workshop_clear()) }
                button type="submit" name="do" value="next" data-key="ArrowRight" { (t.msg_workshop_next()) " ›" }
            }
            button hidden type="submit" name="do" value="star-last" data-key="*" {}
            button hidden type="submit" name="do" value="off-last" data-key="Backspace" {}
            p.keys { small { (t.msg_workshop_keys()) } }
        }
    }
}

/// The suits from the best: drawn to another place, or moved by their buttons.
fn suit_order(language: Language, draft: &DeckDraft) -> Markup {
    let t = language.texts();
    html! {
        fieldset.suits {
            legend { (t.msg_workshop_suits()) }
            p { (t.msg_workshop_suits_what()) }
            ol #suit-order data-sort="suits" {
                @for (place, suit) in draft.deck.suits().into_iter().enumerate() {
                    @let name = words::suit(language, suit);
                    li #{ "suit-" (suit.letter()) } data-value=(suit.letter()) {
                        (art::suit_mark(suit)) b { (name) }
                        button.tool type="submit" name="do" value={ "suit-up:" (place) } disabled[place == 0] aria-label=(t.msg_workshop_up(&*name)) { "↑" }
                        button.tool type="submit" name="do" value={ "suit-up:" (place + 1) } disabled[place == 3] aria-label=(t.msg_workshop_down(&*name)) { "↓" }
                    }
                }
            }
        }
    }
}
