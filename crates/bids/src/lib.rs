//! The rules of Bids, for three to six players.
//!
//! The files follow the rules in `docs/rules/bids.md`, whose numbers stand in the comments: words,
//! cards (6.14), options (6.2, 6.13), the table, the deal (6.2), flips (6.3, 6.6), tricks (6.4, 6.5,
//! 6.7), the Thief (6.6), scoring (6.8 to 6.10). Then what follows from them: rounds played on by
//! numbers, the worlds that fit a view, the scene, what a bid would do, and positions laid out by hand.

mod bids;
mod cards;
mod deal;
mod event;
mod flip;
mod foresee;
mod imagine;
mod landmark;
mod layout;
mod menu;
mod notation;
mod options;
mod piles;
mod play_on;
mod scene;
#[cfg(feature = "schema")]
mod schema;
mod scoring;
mod sight;
mod table;
mod telling;
mod thief;
mod trick;
mod words;

use std::ops::RangeInclusive;

use tapis_game::record::Version;
use tapis_game::{
    BySeat, Eyes, Game, MAX_PACK, Pile, Rng, Seat, Seats, Tell, Turn, Unplayable, View,
};

pub use bids::Bids;
pub use cards::{Black, To};
pub use event::{
    Bidder, Colours, Count, Effect, Effective, Event, Gain, How, Part, Placed, Private, RoundEnded,
    Starts, Sum, TrickEnded,
};
pub use foresee::Foreseen;
pub use layout::{Layout, NoneOr};
pub use menu::Choices;
pub use notation::{Face, NoWord, OwnId, Word, Written};
pub use options::{LuckyLoser, Options, Pack, Special};
pub use piles::{Deck, Fronts, Plays};
pub use scene::{RoundScene, Scene, ScenePhase, TrickScene};
pub use scoring::{Decided, RoundScore};
pub use sight::{Ahead, Unseen};
pub use table::{Allies, Centre, FaceUp, LastRound, LastTrick, Phase};
pub use trick::Outcome;
pub use words::{Action, Card, CardSet, Colour};

/// The truth of a table of Bids.
type State = tapis_game::State<Bids>;

impl Game for Bids {
    const NAME: &'static str = "bids";
    const SEATS: RangeInclusive<u8> = 3..=6;

    type Card = Card;
    type Action = Action;
    type Options = Options;
    type FaceUp = FaceUp;
    type Hand = CardSet;
    type FaceDown = Deck;
    type Menu = Choices;
    type Scene = Scene;
    type Event = Event;
    type Private = Private;

    fn new(seats: u8, options: &Options) -> Result<Self, Unplayable> {
        Self::with_pack(seats, options, Pack::of(seats))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> Options {
        self.options.clone()
    }

    fn starters(&self, names: &[String], version: Version) -> Seats {
        self.longest_names(names, version)
    }

    fn opening(&self, starter: Seat, among: Seats) -> Event {
        Event::Opening { starter, among }
    }

    fn set_up(&self, start: Seat) -> State {
        let face_up = FaceUp::new(start, deal::first_phase(self));
        State { face_up, hands: BySeat::default(), face_down: Deck::default() }
    }

    #[inline]
    fn turn(&self, up: &FaceUp) -> Turn {
        match up.phase {
            Phase::Bid | Phase::Steal => Turn::Act(Seats::only(up.to_act)),
            Phase::Over => Turn::Over,
            Phase::TakeOut | Phase::DealBlack | Phase::DealHands | Phase::Shuffle => Turn::Deal,
        }
    }

    fn to_shuffle(&self, state: &State) -> Pile<Card, MAX_PACK> {
        match state.face_up.phase {
            Phase::TakeOut => deal::coloured(self),
            Phase::DealBlack => deal::black_set(self),
            Phase::DealHands => deal::for_hands(self, state),
            Phase::Shuffle => flip::centre_deck(state),
            Phase::Bid | Phase::Steal | Phase::Over => Pile::default(),
        }
    }

    /// B-03 Of the coloured cards only those that are taken out are seen before the next shuffle.
    #[inline]
    fn seen_of_shuffle(&self, up: &FaceUp) -> usize {
        if up.phase == Phase::TakeOut { self.removed.into() } else { MAX_PACK }
    }

    fn deal(&self, state: &mut State, shuffled: &[Card], tell: &mut impl Tell<Self>) {
        match state.face_up.phase {
            Phase::TakeOut => deal::take_out(self, state, shuffled),
            Phase::DealBlack => deal::lay_black(state, shuffled),
            Phase::DealHands => deal::deal_hands(self, state, shuffled, tell),
            Phase::Shuffle => flip::shuffled(self, state, shuffled, tell),
            Phase::Bid | Phase::Steal | Phase::Over => {}
        }
    }

    #[inline]
    fn legal(view: View<'_, Self>) -> Choices {
        let up = view.face_up;
        match up.phase {
            _ if up.to_act != view.seat => Choices::default(),
            Phase::Bid => {
                // Whoever is to bid still holds a card for this trick and each one after it.
                Choices::bid(*view.hand, view.game.pack.hand + 1 - up.trick)
            }
            Phase::Steal => thief::choices(view.game, up),
            _ => Choices::default(),
        }
    }

    #[inline]
    fn play(&self, state: &mut State, seat: Seat, action: Action, tell: &mut impl Tell<Self>) {
        match action {
            Action::Bid(card) => trick::bid(self, state, seat, card, tell),
            Action::Steal(victim, card) => thief::steal(self, state, seat, victim, card, tell),
        }
    }

    #[inline]
    fn play_on(&self, state: &mut State, choose: impl FnMut(usize) -> usize) {
        play_on::play_on(self, state, choose);
    }

    fn round(&self, up: &FaceUp) -> u8 {
        up.round
    }

    fn scores(&self, up: &FaceUp) -> BySeat<i32> {
        up.totals
    }

    fn winners(&self, up: &FaceUp) -> Option<Seats> {
        self.winners_of(up)
    }

    fn imagine(view: View<'_, Self>, rng: &mut Rng) -> State {
        imagine::world(view, rng)
    }

    fn scene(&self, up: &FaceUp, eyes: Eyes<'_, Self>) -> Scene {
        self.seen_by(up, eyes)
    }

    fn card_word(&self, card: Card) -> String {
        self.word(card).to_string()
    }

    fn read_card(&self, word: &str) -> Option<Card> {
        self.card(word.parse().ok()?)
    }

    fn action_words(&self, action: Action) -> String {
        self.written(action).to_string()
    }

    /// 6.11 Bids and thefts are open.
    fn overheard(&self, action: Action) -> String {
        self.action_words(action)
    }

    fn read_action(&self, words: &str) -> Option<Action> {
        self.action(words.parse().ok()?)
    }
}
