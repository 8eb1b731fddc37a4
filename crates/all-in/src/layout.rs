//! A position laid out by hand: named cards go where they are named, all others where there is
//! room. It need not be one that play can reach.

use serde::Deserialize;
use tapis_game::{LayOut, Nobody, Seat, Seats, State, Words};

use crate::card_set::CardSet;
use crate::marks::Mark;
use crate::round::columns;
use crate::table::{PILE, Phase, Secret, Truth};
use crate::words::{Card, Slot};
use crate::{AllIn, DiscardVariant};

/// The largest hand of a position.
const LARGEST_HAND: usize = 15;
/// The largest amount of runes in a position.
const MOST_RUNES: u16 = 9_999;

/// What is named of a position; everything else has a default.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Layout {
    /// `turn`, or `predict`.
    pub phase: Option<String>,
    /// The round, 1 to 4.
    pub round: Option<u8>,
    /// The start player of the round.
    pub start: Option<u8>,
    /// Whose turn it is, or filled the display.
    pub active: Option<u8>,
    /// Cards of the hands, from seat 0.
    pub hands: Vec<Words>,
    /// One or two rows of the display.
    pub display: Option<Vec<Words>>,
    /// The discard pile, top first.
    pub discard: Option<Words>,
    /// The top cards of the deck, top first.
    pub deck: Words,
    /// How many cards the deck has.
    pub deck_size: Option<usize>,
    /// The pot.
    pub pot: Option<u16>,
    /// The runes of each seat.
    pub runes: Vec<u16>,
    /// Turns in a row without growth.
    pub stall: u8,
    /// Who is All In.
    pub all_in: MaybeSeat,
    /// The predictions of each seat.
    pub predictions: Vec<MaybeSeat>,
}

/// A seat, or `"none"`.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "a seat or \"none\"")]
pub enum MaybeSeat {
    /// This seat.
    Seat(u8),
    /// `none`
    Word(String),
}

impl Default for MaybeSeat {
    fn default() -> Self {
        Self::Word("none".to_owned())
    }
}

impl LayOut for AllIn {
    type Layout = Layout;

    fn lay_out(&self, layout: &Layout) -> Result<State<Self>, String> {
        let seat = |field: &str, number: Option<u8>, default: Seat| match number {
            None => Ok(default),
            Some(number) if number < self.seats => Ok(Seat::new(number)),
            Some(number) => Err(format!("{field}: there is no seat {number}")),
        };
        let start = seat("start", layout.start, Seat::new(0))?;
        let active = seat("active", layout.active, start)?;
        let round = layout.round.unwrap_or(1);
        if !(1..=4).contains(&round) {
            return Err(format!("round: {round} is not 1 to 4"));
        }
        let predicts = match layout.phase.as_deref() {
            None | Some("turn") => false,
            Some("predict") => true,
            Some(other) => return Err(format!("phase: `{other}` is neither turn nor predict")),
        };
        let mut state = self.first_round(start);
        state.face_up.round = round;
        state.face_up.active = active;
        state.face_up.pot = amount("pot", layout.pot.unwrap_or(self.pot_added(round)))?;
        state.face_up.stall = layout.stall;
        if layout.runes.len() > usize::from(self.seats) {
            return Err("runes: more entries than seats".to_owned());
        }
        for (total, runes) in state.face_up.runes.iter_mut().zip(&layout.runes) {
            *total = amount("runes", *runes)?;
        }
        if let Some(seat) = self.maybe_seat("all_in", &layout.all_in)? {
            state.face_up.all_in = Seats::only(seat);
        }
        self.lay_cards(&mut state, layout, predicts)?;
        if predicts {
            state.face_up.phase = Phase::Predict;
            state.face_up.turn_start_count = state.face_up.display.count();
            self.lay_predictions(&mut state, layout)?;
        } else if !layout.predictions.is_empty() {
            let made = layout.predictions.iter().map(|entry| self.maybe_seat("predictions", entry));
            if made.collect::<Result<Vec<_>, _>>()?.iter().any(Option::is_some) {
                return Err("predictions: there are none in phase turn".to_owned());
            }
            self.begin_turn(&mut state, active, &mut Nobody);
        } else {
            self.begin_turn(&mut state, active, &mut Nobody);
        }
        Ok(state)
    }
}

fn amount(field: &str, runes: u16) -> Result<u16, String> {
    if runes <= MOST_RUNES { Ok(runes) } else { Err(format!("{field}: {runes} is too much")) }
}

impl AllIn {
    fn maybe_seat(&self, field: &str, entry: &MaybeSeat) -> Result<Option<Seat>, String> {
        match entry {
            MaybeSeat::Seat(number) if *number < self.seats => Ok(Some(Seat::new(*number))),
            MaybeSeat::Word(word) if word == "none" => Ok(None),
            MaybeSeat::Seat(number) => Err(format!("{field}: there is no seat {number}")),
            MaybeSeat::Word(word) => Err(format!("{field}: `{word}` is no seat")),
        }
    }

    /// Lays all cards: first the named ones are reserved, then the places are filled.
    fn lay_cards(&self, state: &mut Truth, layout: &Layout, full: bool) -> Result<(), String> {
        let width = usize::from(columns(self.seats));
        let rows = match &layout.display {
            Some(rows) => rows.clone(),
            None if full => vec![Words(vec!["?".to_owned(); width]); 2],
            None => vec!["? ?".into()],
        };
        let discard = match &layout.discard {
            Some(discard) => discard.clone(),
            None if self.discard_variant == DiscardVariant::Manipulate => "?".into(),
            None => Words::default(),
        };
        let mut cards = Cards { unused: self.pack };
        for words in layout.hands.iter().chain(&rows).chain([&discard, &layout.deck]) {
            cards.reserve(words)?;
        }
        self.lay_hands(state, &layout.hands, &mut cards)?;
        self.lay_display(state, &rows, &mut cards)?;
        let mut pile = cards.fill("discard", &discard)?;
        let mut deck = cards.fill("deck", &layout.deck)?;
        if let Some(size) = layout.deck_size {
            if deck.len() > size {
                return Err(format!("deck: names more cards than deck_size = {size}"));
            }
            while deck.len() < size {
                deck.push(cards.any("deck_size")?);
            }
            pile.extend(cards.unused.iter());
        } else {
            deck.extend(cards.unused.iter());
        }
        if pile.len() + deck.len() > PILE {
            return Err(format!("deck and discard hold more than {PILE} cards"));
        }
        for card in pile.iter().rev() {
            // With `closed_eye`, nobody at the table has laid these cards down.
            self.discard_played(state, *card);
        }
        deck.reverse();
        state.face_down.set_deck(&deck);
        state.face_up.deck_size = deck.len() as u8;
        Ok(())
    }

    fn lay_hands(
        &self,
        state: &mut Truth,
        hands: &[Words],
        cards: &mut Cards,
    ) -> Result<(), String> {
        if hands.len() > usize::from(self.seats) {
            return Err("hands: more entries than seats".to_owned());
        }
        for seat in Seat::all(self.seats) {
            let named = hands.get(seat.index()).cloned().unwrap_or_default();
            let mut hand = cards.fill("hands", &named)?;
            while hand.len() < usize::from(self.hand_size) {
                hand.push(cards.any("hands")?);
            }
            if hand.len() > LARGEST_HAND {
                return Err(format!("hands: seat {seat} has more than {LARGEST_HAND} cards"));
            }
            state.face_up.hand_sizes[seat.index()] = hand.len() as u8;
            let hand: CardSet = hand.into_iter().collect();
            state.hands[seat].marks.mark(hand, Mark::hand(seat));
        }
        Ok(())
    }

    fn lay_display(
        &self,
        state: &mut Truth,
        rows: &[Words],
        cards: &mut Cards,
    ) -> Result<(), String> {
        let width = columns(self.seats);
        if rows.len() > 2 {
            return Err("display: more than two rows".to_owned());
        }
        for (row, words) in (0..).zip(rows) {
            for (column, word) in (0..).zip(words.iter()) {
                if column >= width {
                    return Err(format!("display: row {} is longer than {width}", row + 1));
                }
                if word != "-" {
                    let card = cards.one("display", word)?;
                    state.face_up.display.put(Slot::new(row, column), card);
                }
            }
        }
        Ok(())
    }

    fn lay_predictions(&self, state: &mut Truth, layout: &Layout) -> Result<(), String> {
        if layout.predictions.len() > usize::from(self.seats) {
            return Err("predictions: more entries than seats".to_owned());
        }
        for (seat, entry) in Seat::all(self.seats).zip(&layout.predictions) {
            let Some(target) = self.maybe_seat("predictions", entry)? else { continue };
            state.face_up.predicted = state.face_up.predicted.with(seat);
            if self.seats == 2 {
                state.hands[seat].secret = Secret::Prediction(target);
            } else {
                state.face_up.predictions[seat.index()] = Seats::only(target);
            }
        }
        if state.face_up.predicted == Seats::all(self.seats) {
            return Err("predictions: everybody has predicted".to_owned());
        }
        Ok(())
    }
}

/// The cards that are not laid yet.
struct Cards {
    unused: CardSet,
}

impl Cards {
    /// Takes out the named cards, so that no `?` gets them.
    fn reserve(&mut self, words: &Words) -> Result<(), String> {
        for word in words.iter().filter(|word| !matches!(*word, "?" | "-")) {
            let card = Card::read(word).ok_or_else(|| format!("there is no card `{word}`"))?;
            if !self.unused.contains(card) {
                return Err(format!("{card} is named twice or not in this game"));
            }
            self.unused.remove(card);
        }
        Ok(())
    }

    /// Any unused card.
    fn any(&mut self, field: &str) -> Result<Card, String> {
        let card = self.unused.first().ok_or_else(|| format!("{field}: no card is left"))?;
        self.unused.remove(card);
        Ok(card)
    }

    /// The named card, or for `?` any unused one.
    fn one(&mut self, field: &str, word: &str) -> Result<Card, String> {
        match word {
            "?" => self.any(field),
            _ => Card::read(word).ok_or_else(|| format!("{field}: `{word}` is no card")),
        }
    }

    fn fill(&mut self, field: &str, words: &Words) -> Result<Vec<Card>, String> {
        words.iter().map(|word| self.one(field, word)).collect()
    }
}
