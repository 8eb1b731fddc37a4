//! The three drawers: what lies face up, what a seat knows alone, what lies face down.
//!
//! They hold what is certain now, not how it came about: which cards are known to be in whose
//! hand, what a hand was when its owner named its rank, which cards cannot be in the deck.

use std::num::NonZeroU8;

use tapis_game::{Pile, Seat, Seats, State};

use crate::AllIn;
use crate::card_set::CardSet;
use crate::display::Display;
use crate::marks::{Mark, Marks};
use crate::ranking::Category;
use crate::words::Card;

/// The most seats at a table.
pub const SEATS: usize = 5;
/// The most cards in deck and discard pile: the pack without two hands of five.
pub const PILE: usize = 44;

/// The truth of a table.
pub(crate) type Truth = State<AllIn>;

/// Face up: what everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FaceUp {
    /// What the game waits for.
    pub phase: Phase,
    /// The round, from 1; 4 is the extra round of `heirs` (1.12).
    pub round: u8,
    /// The start player of this round.
    pub start: Seat,
    /// Whose turn it is; in the predictions, whose turn filled the display.
    pub active: Seat,
    /// How many cards each seat holds.
    pub hand_sizes: [u8; SEATS],
    /// How many cards the deck has.
    pub deck_size: u8,
    /// 1.7 The display.
    pub display: Display,
    /// The discard pile. Nobody may look through it, but everybody saw its cards come.
    pub discard: Pile<Laid, PILE>,
    /// 1.5 The card being played, until it is placed.
    pub played: Option<Card>,
    /// The place of the effect being resolved in the column of the played card, from 0.
    pub index: u8,
    /// 1.6 Cards turned up by a Reveal for everybody, in that order.
    pub revealed: Pile<Card, 5>,
    /// 1.13 With `closed_eye`: how many cards the active player is looking at alone.
    pub looked_at: u8,
    /// The runes in the pot.
    pub pot: u16,
    /// The runes of each seat.
    pub runes: [u16; SEATS],
    /// How many of those each seat has gained in this round by effects.
    pub earned: [u8; SEATS],
    /// 1.5 Who is All In: nobody or one.
    pub all_in: Seats,
    /// 1.8 Whose token each seat has placed where: nobody or one.
    pub predictions: [Seats; SEATS],
    /// 1.8 Who has predicted. With two players that is all that is seen until both have.
    pub predicted: Seats,
    /// A-41 The most display cards that a turn of this round began with so far, this one included.
    pub turn_start_count: u8,
    /// How many display cards have been taken in this turn.
    pub taken: u8,
    /// A-41 How many turns in a row have ended without growth of the display.
    pub stall: u8,
    /// What the last action made known.
    pub answer: Option<Answer>,
    /// The last scored round.
    pub last_round: Option<LastRound>,
    /// Cards that everybody knows to be in a hand: they were seen going there.
    pub known: Marks,
    /// Cards that were in hands, nobody knows in whose, when the deck was last renewed from an
    /// open pile. They cannot be in the deck.
    pub held: CardSet,
    /// How many of those each seat holds.
    pub held_by: [u8; SEATS],
    /// 1.6 What each seat answered under Hypnosis, as long as it tells something about its hand.
    pub told: [Option<Category>; SEATS],
    /// What has openly left or entered that hand since it answered.
    pub changed: [CardSet; SEATS],
    /// 1.6 By target and viewer: how much a seat knows of another's hand by the Eye.
    pub glimpses: [[Glimpse; SEATS]; SEATS],
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Cards have to be shuffled; then the errand goes on.
    Shuffle(Errand),
    /// The active player chooses what to do with this turn.
    Turn,
    /// The active player uses or skips an effect.
    Effect,
    /// The active player keeps a card of a Reveal.
    Keep,
    /// A-75 The active player lays down what is left of a Reveal.
    Order,
    /// This target of the Eye hides a card.
    Hide(Seat),
    /// The active player discards what exceeds a full hand.
    Discard,
    /// Tokens are placed.
    Predict,
    /// The game is over.
    Over,
}

/// What cards from the deck are needed for, and what therefore goes on after a shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Errand {
    /// 1.2 The round is dealt.
    SetUp,
    /// 1.6 A card is drawn by the present effect.
    Draw,
    /// 1.6 So many more cards are turned up by a Reveal.
    TurnUp(u8),
    /// A-14 The hand is drawn up to its full size.
    FillHand,
    /// 1.5 So many more cards are added to the display by a Pass or All In.
    Add(u8),
    /// A-41 The stall guard adds cards to the display.
    Guard,
}

/// What the last action made known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Answer {
    /// 1.6 A rank was announced.
    Hypnosis {
        /// Who asked.
        by: Seat,
        /// Who answered.
        target: Seat,
        /// The best category of that hand.
        category: Category,
    },
    /// 1.6 All cards but one were shown; which, is written in both hands.
    Eye {
        /// Who looked.
        by: Seat,
        /// Who showed.
        target: Seat,
    },
}

/// 1.10 What a round brought to light; all else about it follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LastRound {
    /// Which round.
    pub round: NonZeroU8,
    /// The hands as they were revealed.
    pub hands: Marks,
    /// Whose token lay where.
    pub predictions: [Seats; SEATS],
    /// The pot before it was paid out.
    pub pot: u16,
    /// What each seat had gained by effects before.
    pub earned: [u8; SEATS],
}

/// A card of the discard pile as everybody knows it: open, or only by whom it was laid down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Laid(u8);

impl Laid {
    const FACE_DOWN: u8 = 64;
    const BY_NOBODY: u8 = Self::FACE_DOWN + 63;

    /// A card that everybody saw.
    #[inline]
    pub const fn open(card: Card) -> Self {
        Self(card.number() as u8)
    }

    /// 1.13 A card laid down unseen, by a seat or before the game.
    pub const fn face_down(by: Option<Seat>) -> Self {
        match by {
            Some(seat) => Self(Self::FACE_DOWN + seat.index() as u8),
            None => Self(Self::BY_NOBODY),
        }
    }

    /// The card, if everybody saw it.
    #[inline]
    pub const fn card(self) -> Option<Card> {
        if self.0 < Self::FACE_DOWN { Some(Card::from_number(self.0)) } else { None }
    }

    /// Whether this seat laid it down unseen.
    pub const fn is_by(self, seat: Seat) -> bool {
        self.0 == Self::FACE_DOWN + seat.index() as u8
    }
}

/// How many of the cards of a hand that are not known to everybody somebody else knows by the
/// Eye, as far as everybody can tell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Glimpse(u8);

impl Glimpse {
    /// At least and at most so many.
    pub const fn new(least: u8, most: u8) -> Self {
        Self(most << 4 | least)
    }

    /// At least so many.
    pub const fn least(self) -> u8 {
        self.0 & 15
    }

    /// At most so many.
    pub const fn most(self) -> u8 {
        self.0 >> 4
    }
}

/// In hand: what one seat knows besides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Hand {
    /// The own cards, the cards seen in other hands by the Eye, and the own cards that lie face
    /// down in the discard pile.
    pub marks: Marks,
    /// For each other seat: which of the own cards, in ascending order, it has seen by the Eye.
    shown: [u16; SEATS - 1],
    /// 1.13 With `closed_eye`: the cards being looked at, in the order of turning up.
    pub revealed: Pile<Card, 5>,
    /// What else is kept from the others.
    pub secret: Secret,
}

/// What a seat keeps to itself for a moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Secret {
    /// Nothing.
    #[default]
    Nothing,
    /// 1.6 After an Eye: the card that was not shown. The target knows it, and the viewer if it
    /// knew before that the target holds it.
    Hidden(Card),
    /// 1.8 With two players: the prediction, until both are made.
    Prediction(Seat),
}

impl Hand {
    /// The own cards of this seat.
    #[inline]
    pub fn cards(&self, own: Seat) -> CardSet {
        self.marks.hand(own)
    }

    /// Puts a card into the own hand.
    #[inline]
    pub(crate) fn gain(&mut self, own: Seat, card: Card) {
        if self.shown != [0; SEATS - 1] {
            let below = self.places_below(own, card);
            self.shown = self.shown.map(|mask| (mask & !below) << 1 | (mask & below));
        }
        self.marks.mark_card(card, Mark::hand(own));
    }

    /// Takes a card out of the own hand.
    #[inline]
    pub(crate) fn lose(&mut self, own: Seat, card: Card) {
        if self.shown != [0; SEATS - 1] {
            let below = self.places_below(own, card);
            self.shown = self.shown.map(|mask| (mask >> 1 & !below) | (mask & below));
        }
        self.marks.wipe(CardSet::only(card));
    }

    /// The places of the own cards below this one. Nobody is shown a hand of more than sixteen
    /// cards, which only a long column of effects can bring about: such places do not move.
    #[inline]
    fn places_below(&self, own: Seat, card: Card) -> u16 {
        ((1_u64 << self.cards(own).below(card)) - 1) as u16
    }

    /// Which of the own cards another seat has seen by the Eye and could not forget.
    pub fn shown_to(&self, own: Seat, viewer: Seat) -> CardSet {
        let mask = u64::from(self.shown[other(own, viewer)]);
        let cards = self.cards(own).iter().enumerate();
        cards.filter(|(place, _)| mask >> place & 1 == 1).map(|(_, card)| card).collect()
    }

    /// Writes down which of the own cards another seat has seen.
    pub(crate) fn show(&mut self, own: Seat, viewer: Seat, seen: CardSet) {
        let cards = self.cards(own).iter().enumerate();
        self.shown[other(own, viewer)] = cards
            .filter(|(_, card)| seen.contains(*card))
            .fold(0, |mask, (place, _)| mask | 1 << place);
    }

    /// Nobody can be sure any more of what was shown.
    pub(crate) fn blur(&mut self) {
        self.shown = [0; SEATS - 1];
    }
}

/// The place of another seat among the others.
#[inline]
const fn other(own: Seat, seat: Seat) -> usize {
    if seat.index() < own.index() { seat.index() } else { seat.index() - 1 }
}

/// Face down: the deck from the bottom up, and with `closed_eye` the discard pile from the far
/// end. How many cards each has, everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FaceDown {
    cards: [Card; PILE],
}

impl Default for FaceDown {
    fn default() -> Self {
        Self { cards: [Card::default(); PILE] }
    }
}

impl FaceDown {
    /// Takes the top card of a deck of so many.
    #[inline]
    pub(crate) fn draw(&mut self, deck_size: u8) -> Card {
        // The place is cleared, so that equal piles are equal states.
        std::mem::take(&mut self.cards[usize::from(deck_size) - 1])
    }

    /// A new deck, bottom first.
    pub fn set_deck(&mut self, cards: &[Card]) {
        self.cards[..cards.len()].copy_from_slice(cards);
    }

    /// The deck of so many cards, bottom first.
    pub fn deck(&self, deck_size: u8) -> &[Card] {
        &self.cards[..usize::from(deck_size)]
    }

    /// Lays a card face down on a discard pile of so many.
    pub(crate) fn bury(&mut self, discard_size: usize, card: Card) {
        self.cards[PILE - 1 - discard_size] = card;
    }

    /// The discard pile of so many cards, top first.
    pub fn discard(&self, discard_size: usize) -> &[Card] {
        &self.cards[PILE - discard_size..]
    }
}

impl FaceUp {
    /// The table before a round is dealt.
    pub(crate) fn empty(round: u8, start: Seat) -> Self {
        Self {
            phase: Phase::Shuffle(Errand::SetUp),
            round,
            start,
            active: start,
            hand_sizes: [0; SEATS],
            deck_size: 0,
            display: Display::default(),
            discard: Pile::default(),
            played: None,
            index: 0,
            revealed: Pile::default(),
            looked_at: 0,
            pot: 0,
            runes: [0; SEATS],
            earned: [0; SEATS],
            all_in: Seats::NONE,
            predictions: [Seats::NONE; SEATS],
            predicted: Seats::NONE,
            turn_start_count: 0,
            taken: 0,
            stall: 0,
            answer: None,
            last_round: None,
            known: Marks::default(),
            held: CardSet::EMPTY,
            held_by: [0; SEATS],
            told: [None; SEATS],
            changed: [CardSet::EMPTY; SEATS],
            glimpses: [[Glimpse::default(); SEATS]; SEATS],
        }
    }

    /// A-41 Whether the display holds more cards than at the beginning of any turn of this round.
    #[inline]
    pub(crate) fn has_grown(&self) -> bool {
        self.display.count() > self.turn_start_count
    }

    /// A-41 How many cards are missing for that.
    pub(crate) fn missing_growth(&self) -> u8 {
        (self.turn_start_count + 1).saturating_sub(self.display.count())
    }

    /// How many cards of a hand are not known to everybody.
    #[inline]
    pub fn unknown(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat.index()] - self.known.hand(seat).len() as u8
    }

    /// The cards of the discard pile that everybody saw.
    pub fn open_discards(&self) -> CardSet {
        self.discard.iter().filter_map(|laid| laid.card()).collect()
    }
}
