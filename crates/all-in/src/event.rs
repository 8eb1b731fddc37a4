//! What happens at a table of All In, with its reasons.
//!
//! A card that not everybody sees is `??` here; whoever sees it hears of it alone. Which seats saw
//! something new by an event is found out in `telling.rs`.

use serde::{Deserialize, Serialize};
use tapis_game::{Seat, Seats};

use crate::deck::Effect;
use crate::ranking::Category;
use crate::scene::{Face, Token};
use crate::scoring::Decided;
use crate::words::{Card, Slot};

/// What happened, as all hear it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::Event))]
pub enum Event {
    /// A-03 Who starts the game: the deal chose among all.
    Opening {
        /// Who starts.
        starter: Seat,
        /// Among whom chance chose.
        among: Seats,
    },
    /// 1.2 A round begins: the cards are dealt.
    RoundBegun {
        /// Which, from 1; 4 is the extra round of `heirs`.
        round: u8,
        /// Who starts it.
        start: Seat,
        /// Why.
        why: Start,
        /// 1.12 Whose tie for most runes the extra round has to break; nobody in another round.
        extra_for: Seats,
        /// The runes in the pot now.
        pot: u16,
        /// How many of them were added; the others had stayed there.
        added: u16,
        /// The first cards of the display.
        display: Vec<InSlot>,
        /// 1.13 With `manipulate`: the card that begins the discard pile.
        discard: Option<Card>,
        /// How many cards the deck has.
        deck: u8,
    },
    /// 1.5 The discard pile was shuffled into a new deck, because a card was needed.
    DeckRenewed {
        /// How many cards the new deck has.
        cards: u8,
        /// What a card was needed for.
        need: Need,
    },
    /// 1.4 A turn begins.
    TurnBegun {
        /// Whose.
        seat: Seat,
    },
    /// 1.5 A card is played. Its effects follow, and last of all it is placed.
    Played {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// 1.5 Somebody passed.
    Passed {
        /// Who.
        seat: Seat,
        /// A-38 It happened by itself, because this player is All In.
        automatic: bool,
        /// What came into the display; nothing yet if the deck has to be renewed first.
        cards: Vec<InSlot>,
        /// Why no card came.
        stopped: Option<Stop>,
    },
    /// 1.5 Somebody went All In.
    AllIn {
        /// Who.
        seat: Seat,
        /// What came into the display; less than two if the deck has to be renewed first.
        cards: Vec<InSlot>,
        /// A-34 Why not two cards came.
        stopped: Option<Stop>,
    },
    /// A-41 So many turns in a row have ended without growth of the display that the guard added
    /// cards.
    Guarded {
        /// How many turns.
        turns: u8,
        /// The most cards that a turn of this round has begun with; now there are more.
        most: u8,
        /// What came into the display; less if the deck has to be renewed first.
        cards: Vec<InSlot>,
        /// Why not enough cards came.
        stopped: Option<Stop>,
    },
    /// What was missing of the cards that had to come into the display when the deck was renewed.
    Added {
        /// What came into the display.
        cards: Vec<InSlot>,
        /// Why not all came.
        stopped: Option<Stop>,
    },
    /// 1.6 A card was drawn; only who drew it knows which.
    Drew {
        /// Who.
        seat: Seat,
        /// Why.
        why: Draw,
    },
    /// 1.6 A card was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// From where; `discard` is the top of the discard pile.
        slot: Slot,
    },
    /// 1.6 A hand card was swapped.
    Swapped {
        /// By whom.
        seat: Seat,
        /// The hand card, which lies in the slot now.
        gave: Card,
        /// The card that is in the hand now.
        got: Card,
        /// Where; `discard` is the top of the discard pile.
        slot: Slot,
    },
    /// 1.6 Cards were turned up by a Reveal.
    TurnedUp {
        /// By whom.
        seat: Seat,
        /// The cards; with `closed_eye` only that player sees them.
        cards: Vec<Face>,
        /// A-21 Why not all came.
        stopped: Option<Stop>,
    },
    /// 1.6 One of the cards turned up was kept.
    Kept {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Face,
        /// What went to the discard pile, in this order. With `manipulate` the player lays the
        /// others down one by one.
        discarded: Vec<Face>,
    },
    /// A-75 A card that was left of a Reveal was laid on the discard pile.
    LaidDown {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// 1.6 A rune was gained from the supply.
    GainedRune {
        /// By whom.
        seat: Seat,
        /// How many runes this player has now.
        runes: u16,
    },
    /// 1.6 Hypnosis: somebody was asked for the rank of the hand, and answered.
    Answered {
        /// Who asked.
        by: Seat,
        /// Who answered.
        target: Seat,
        /// The best category of the hand.
        category: Category,
        /// Its rank number.
        rank: u8,
    },
    /// 1.6 The All-Seeing Eye is on somebody, who has to hide a card.
    Eyed {
        /// Who looks.
        by: Seat,
        /// Who has to show.
        target: Seat,
    },
    /// 1.6 Cards were shown to the Eye.
    Showed {
        /// Who looked.
        by: Seat,
        /// Who showed.
        target: Seat,
        /// How many cards were shown: all but one.
        cards: u8,
    },
    /// 1.5 Somebody chose to do without an effect.
    Skipped {
        /// Who.
        seat: Seat,
        /// The effect.
        effect: Effect,
    },
    /// An effect could not be done.
    CouldNot {
        /// By whom.
        seat: Seat,
        /// The effect.
        effect: Effect,
        /// Whether it had a star.
        starred: bool,
        /// Why not.
        why: Obstacle,
    },
    /// 1.5 A card more than a full hand was discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Face,
    },
    /// 1.5 The played card came into the display.
    Placed {
        /// Whose card.
        seat: Seat,
        /// The card.
        card: Card,
        /// Where; no slot was free if there is none, and it went to the discard pile.
        slot: Option<Slot>,
    },
    /// 1.4 The play of the round is over; now everybody predicts who has the best hand.
    PlayEnded {
        /// Whose turn was the last one.
        seat: Seat,
        /// Why.
        why: Stop,
    },
    /// 1.8 A prediction was made.
    Predicted {
        /// By whom.
        seat: Seat,
        /// In front of whom the token lies; with two players it is hidden until both are made.
        target: Token,
    },
    /// 1.8 Two players opened their predictions.
    PredictionsOpened {
        /// The prediction of each seat.
        predictions: Vec<Seat>,
    },
    /// 1.10 The hands were revealed and the round was scored.
    RoundScored {
        /// Which.
        round: u8,
        /// What can be said of each seat, in the order of the seats.
        hands: Vec<HandScored>,
        /// The seats from the weakest hand to the best.
        order: Vec<Seat>,
        /// By what the best hand beats the next best.
        best: Beats,
        /// Who predicted it.
        right: Seats,
        /// The pot before it was paid out.
        pot: u16,
        /// What each of those who were right got from it.
        share: u16,
        /// What stays in it.
        carry: u16,
    },
    /// 1.12 The game is over.
    GameOver {
        /// Who has won; nobody if a tie remains after the extra round.
        winners: Seats,
        /// By what.
        by: Decided,
        /// The most runes.
        runes: u16,
        /// Who has so many.
        tied: Seats,
        /// By what the winner's hand beats the next best of those tied, if that decided.
        beats: Option<Beats>,
    },
}

/// What one seat alone hears besides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "alone", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::Private))]
pub enum Private {
    /// 1.2 The own hand, as it was dealt.
    Hand {
        /// The cards.
        cards: Vec<Card>,
    },
    /// 1.6 The card that was drawn.
    Drew {
        /// The card.
        card: Card,
    },
    /// 1.13 With `closed_eye`: the cards that are looked at.
    TurnedUp {
        /// The cards, in the order of turning up.
        cards: Vec<Card>,
    },
    /// 1.13 With `closed_eye`: what was kept, and what was laid down.
    Kept {
        /// The card that is in the hand now.
        card: Card,
        /// The others, in the order of laying down.
        discarded: Vec<Card>,
    },
    /// 1.13 With `closed_eye`: the excess card.
    Discarded {
        /// The card.
        card: Card,
    },
    /// 1.6 What the Eye was shown.
    Saw {
        /// The cards.
        cards: Vec<Card>,
    },
    /// 1.6 What was hidden from the Eye.
    Hid {
        /// The card.
        card: Card,
    },
    /// 1.8 The own prediction, as long as it is hidden from the other player.
    Predicted {
        /// In front of whom the token lies.
        target: Seat,
    },
}

/// 1.7 A card that came into a slot of the display.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::InSlot))]
pub struct InSlot {
    /// The card.
    pub card: Card,
    /// The slot.
    pub slot: Slot,
}

/// Why cards stopped coming, or the play of the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::Stop))]
pub enum Stop {
    /// The display is full (1.4, A-34).
    Full,
    /// There is no card, neither in the deck nor in the discard pile.
    NoCards,
}

/// What a card was needed for when the deck was empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::Need))]
pub enum Need {
    /// 1.6 To be drawn.
    Draw,
    /// 1.6 To be turned up by a Reveal.
    Reveal,
    /// A-14 To fill a hand.
    Hand,
    /// 1.5 To come into the display by a Pass or All In.
    Display,
    /// A-41 To come into the display by the guard.
    Guard,
}

/// Why a card was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::Draw))]
pub enum Draw {
    /// 1.6 By the effect Draw.
    Effect,
    /// A-10 Instead of a starred Take that found no card.
    InsteadOfTake,
    /// A-14 To fill the hand.
    FullHand,
}

/// Why an effect could not be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::Obstacle))]
pub enum Obstacle {
    /// No card lies uncovered.
    NoCardInReach,
    /// There is no hand card to give.
    NoHandCard,
    /// Every opponent is All In.
    NoOpponent,
    /// There is no card, neither in the deck nor in the discard pile.
    NoCards,
}

/// 1.11 Why somebody starts a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::Start))]
pub enum Start {
    /// A-03 The deal chose.
    Deal,
    /// Nobody else has so few runes.
    FewestRunes {
        /// How many.
        runes: u16,
    },
    /// A-67 Several have the fewest runes, and this player had the weakest hand of them.
    WeakestHand {
        /// How many runes.
        runes: u16,
        /// Who has so few.
        tied: Seats,
        /// By what the next weakest of these hands beats it.
        beaten: Beats,
    },
}

/// By what one hand beats another (1.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::Beats))]
pub struct Beats {
    /// Whose hand is better.
    pub seat: Seat,
    /// Whose hand it beats.
    pub over: Seat,
    /// By what.
    pub by: Edge,
    /// The category of the better hand.
    pub category: Category,
    /// Its deciding card; none if it has nothing but rune cards.
    pub card: Option<Card>,
    /// The category of the other hand.
    pub over_category: Category,
    /// Its deciding card.
    pub over_card: Option<Card>,
}

/// What makes one hand better than another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::Edge))]
pub enum Edge {
    /// The rank number of its category.
    Category,
    /// The same category, but a higher deciding card.
    Value,
    /// The same category and value, but a better suit.
    Suit,
}

/// 1.10 What a round has brought to one seat. The parts add up:
/// `rank` + `rune_cards` + `share` + `earned` = `gained`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::HandScored))]
pub struct HandScored {
    /// Whose.
    pub seat: Seat,
    /// The hand.
    pub cards: Vec<Card>,
    /// Its category.
    pub category: Category,
    /// The cards that make it what it is, the deciding one first.
    pub made: Vec<Card>,
    /// Whom this player predicted.
    pub predicted: Seat,
    /// The rank number of the hand, which is what it scores.
    pub rank: u8,
    /// What its rune cards score.
    pub rune_cards: u16,
    /// What came from the pot.
    pub share: u16,
    /// What had been earned by effects before.
    pub earned: u16,
    /// All of it.
    pub gained: u16,
    /// How many runes this player has now.
    pub total: u16,
}
