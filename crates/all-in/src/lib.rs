//! All In – Predictions, for two to five players. The rules are in `docs/rules/all-in.md`; this
//! crate has one file per chapter, and the numbers in its comments are those of the rules.

mod card_set;
mod deck;
mod display;
mod effects;
mod event;
mod foresee;
mod imagine;
mod knowledge;
mod landmark;
mod layout;
mod marks;
mod menu;
mod options;
mod predictions;
mod ranking;
mod reveal;
mod round;
mod scene;
#[cfg(feature = "schema")]
mod schema;
mod scoring;
mod sight;
mod table;
mod telling;
mod text;
mod turn;
mod verdict;
mod words;

use std::ops::RangeInclusive;

use tapis_game::record::Version;
use tapis_game::{
    BySeat, Eyes, Game, MAX_PACK, Pile, Rng, Seat, Seats, State, Tell, Turn, Unplayable, View,
};

pub use card_set::CardSet;
pub use deck::{Column, Deck, Effect, LONGEST_COLUMN, Line};
pub use display::Display;
pub use event::{
    Beats, Draw, Edge, Event, HandScored, InSlot, Need, Obstacle, Private, Start, Stop,
};
pub use imagine::{Blank, Weigh};
pub use layout::Layout;
pub use marks::{Mark, Marks};
pub use menu::Choices;
pub use options::{DeckFile, Differences, DiscardVariant, Entry, Options, Side, TieBreak};
pub use ranking::{Category, Ladder, Ranking, Strength, category};
pub use scene::{
    AnswerScene, Face, KnownScene, LastRoundScene, PendingScene, Scene, ScenePhase, Token,
    ToldScene,
};
pub use scoring::{Decided, SUPPLY, pot_share};
pub use sight::Progress;
pub use table::{
    Answer, Errand, FaceDown, FaceUp, Glimpse, Hand, Laid, LastRound, PILE, Phase, SEATS, Secret,
};
pub use words::{Action, Card, Slot, Suit, Value};

/// All In – Predictions as agreed for one table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AllIn {
    seats: u8,
    side: Side,
    discard_variant: DiscardVariant,
    tie_break: TieBreak,
    deck: Deck,
    /// The order of hands, which follows from side and deck.
    ladder: Ladder,
    /// The slots of the display, which follow from the number of seats.
    slots: display::Targets,
    /// The cards in play: all 54, except in a small game.
    pack: CardSet,
    /// The same cards in order.
    unshuffled: Pile<Card, MAX_PACK>,
    /// The size of a full hand: five, except in a small game.
    hand_size: u8,
}

impl AllIn {
    /// The same game with fewer cards and smaller hands, so that every deal of it can be listed.
    /// This is no option of the rules; it serves to try out what seats can and cannot know.
    ///
    /// # Panics
    /// Panics if hands and display cannot be dealt, or deck and discard pile have no room.
    #[must_use]
    pub fn small(mut self, pack: CardSet, hand_size: u8) -> Self {
        let rest = pack.len().checked_sub(usize::from(hand_size * self.seats));
        assert!(rest.is_some_and(|rest| (3..=PILE).contains(&rest)), "no such game can be dealt");
        assert!(hand_size > 0 && CardSet::PACK.contains_all(pack), "cards of the game");
        self.pack = pack;
        self.unshuffled = pack.iter().collect();
        self.hand_size = hand_size;
        self
    }

    /// The deck: the effects of the cards and the order of the suits.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The order of hands at this table.
    pub fn ladder(&self) -> &Ladder {
        &self.ladder
    }

    /// The side of the help cards.
    pub fn side(&self) -> Side {
        self.side
    }

    /// How the discard pile is used.
    pub fn discard_variant(&self) -> DiscardVariant {
        self.discard_variant
    }

    /// What decides a tie for most runes.
    pub fn tie_break(&self) -> TieBreak {
        self.tie_break
    }

    /// The cards in play.
    pub fn pack(&self) -> CardSet {
        self.pack
    }

    /// 1.2 How many cards fill the display.
    #[inline]
    pub fn limit(&self) -> u8 {
        self.slots.count_ones() as u8
    }

    /// 1.2 The size of a full hand.
    #[inline]
    pub fn hand_size(&self) -> u8 {
        self.hand_size
    }

    #[inline]
    fn closed_eye(&self) -> bool {
        self.discard_variant == DiscardVariant::ClosedEye
    }
}

impl Game for AllIn {
    const NAME: &'static str = "all-in";
    const SEATS: RangeInclusive<u8> = 2..=5;

    type Card = Card;
    type Action = Action;
    type Options = Options;
    type FaceUp = FaceUp;
    type Hand = Hand;
    type FaceDown = FaceDown;
    type Menu = Choices;
    type Scene = Scene;
    type Event = Event;
    type Private = Private;

    fn new(seats: u8, options: &Options) -> Result<Self, Unplayable> {
        if !Self::SEATS.contains(&seats) {
            return Err(Unplayable(format!("All In is for 2 to 5 players, not {seats}")));
        }
        let deck = Deck::from_file(&options.deck)?;
        Ok(Self {
            seats,
            side: options.side,
            discard_variant: options.discard_variant,
            tie_break: options.tie_break,
            ladder: Ladder::new(options.side, deck.suits()),
            deck,
            slots: display::slots(round::columns(seats)),
            pack: CardSet::PACK,
            unshuffled: CardSet::PACK.iter().collect(),
            hand_size: round::HAND_SIZE,
        })
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> Options {
        Options {
            side: self.side,
            discard_variant: self.discard_variant,
            tie_break: self.tie_break,
            deck: self.deck.to_file(),
        }
    }

    /// A-03 Anybody may start the first round.
    fn starters(&self, _names: &[String], _version: Version) -> Seats {
        Seats::all(self.seats)
    }

    fn opening(&self, starter: Seat, among: Seats) -> Event {
        Event::Opening { starter, among }
    }

    fn set_up(&self, start: Seat) -> State<Self> {
        self.first_round(start)
    }

    #[inline]
    fn turn(&self, face_up: &FaceUp) -> Turn {
        match face_up.phase {
            Phase::Turn | Phase::Effect | Phase::Keep | Phase::Order | Phase::Discard => {
                Turn::Act(Seats::only(face_up.active))
            }
            Phase::Hide(target) => Turn::Act(Seats::only(target)),
            Phase::Predict => Turn::Act(self.predictors(face_up)),
            Phase::Shuffle(_) => Turn::Deal,
            Phase::Over => Turn::Over,
        }
    }

    fn to_shuffle(&self, state: &State<Self>) -> Pile<Card, MAX_PACK> {
        match state.face_up.phase {
            Phase::Shuffle(Errand::SetUp) => self.unshuffled,
            _ => self.discarded(state).iter().collect(),
        }
    }

    fn deal(&self, state: &mut State<Self>, shuffled: &[Card], tell: &mut impl Tell<Self>) {
        let Phase::Shuffle(errand) = state.face_up.phase else {
            unreachable!("cards come only when they have to be shuffled")
        };
        if errand != Errand::SetUp {
            tell.tell(|| Self::deck_renewed(shuffled, errand));
            self.renew_deck(state, shuffled);
        }
        match errand {
            Errand::SetUp => self.deal_round(state, shuffled, tell),
            Errand::Draw => self.draw_and_go_on(state, tell),
            Errand::TurnUp(left) => self.turn_up(state, left, tell),
            Errand::FillHand => self.finish_play(state, tell),
            Errand::Add(left) => {
                tell.tell(|| self.added(state, left));
                self.add_cards(state, left, tell);
            }
            Errand::Guard => {
                tell.tell(|| self.added(state, state.face_up.missing_growth()));
                self.guard(state, tell);
            }
        }
    }

    #[inline]
    fn legal(view: View<'_, Self>) -> Choices {
        let View { game, seat, face_up, hand } = view;
        match face_up.phase {
            Phase::Hide(target) if target == seat => Choices::hide(hand.cards(seat)),
            Phase::Predict if game.predictors(face_up).contains(seat) => {
                Choices::predict(Seats::all(game.seats))
            }
            Phase::Shuffle(_) | Phase::Over | Phase::Hide(_) | Phase::Predict => Choices::NOTHING,
            _ if face_up.active != seat => Choices::NOTHING,
            Phase::Turn => Choices::turn(hand.cards(seat), face_up.all_in.is_empty()),
            Phase::Effect => game.effect_choices(face_up, seat, hand),
            Phase::Keep => Choices::keep(game.turned_up(face_up, hand)),
            Phase::Order => Choices::discard(face_up.revealed.iter().copied().collect()),
            Phase::Discard => Choices::discard(hand.cards(seat)),
        }
    }

    #[inline]
    fn play(
        &self,
        state: &mut State<Self>,
        seat: Seat,
        action: Action,
        tell: &mut impl Tell<Self>,
    ) {
        knowledge::forget_answer(state);
        match action {
            Action::Play(card) => self.play_card(state, seat, card, tell),
            Action::Pass => self.pass(state, false, tell),
            Action::AllIn => self.go_all_in(state, seat, tell),
            Action::Take(slot) => self.take(state, seat, slot, tell),
            Action::Swap(card, slot) => self.swap(state, seat, (card, slot), tell),
            Action::Draw => self.draw_and_go_on(state, tell),
            Action::Reveal => self.reveal(state, tell),
            Action::Rune => self.rune(state, tell),
            Action::Hypnosis(target) => self.hypnosis(state, seat, target, tell),
            Action::Eye(target) => self.eye(state, seat, target, tell),
            Action::Hide(card) => self.hide(state, seat, card, tell),
            Action::Keep(card) => self.keep(state, seat, card, tell),
            Action::Discard(card) if state.face_up.phase == Phase::Order => {
                self.lay_down(state, card, tell);
            }
            Action::Discard(card) => self.discard_excess(state, seat, card, tell),
            Action::Predict(target) => self.predict(state, seat, target, tell),
            Action::Skip => self.skip(state, seat, tell),
        }
    }

    fn round(&self, face_up: &FaceUp) -> u8 {
        face_up.round
    }

    fn scores(&self, face_up: &FaceUp) -> BySeat<i32> {
        BySeat::from_fn(self.seats, |seat| face_up.runes[seat.index()].into())
    }

    fn winners(&self, face_up: &FaceUp) -> Option<Seats> {
        self.winners_when_over(face_up)
    }

    fn imagine(view: View<'_, Self>, rng: &mut Rng) -> State<Self> {
        imagine::world(view, rng)
    }

    fn scene(&self, face_up: &FaceUp, eyes: Eyes<'_, Self>) -> Scene {
        Scene::new(self, face_up, eyes)
    }

    fn card_word(&self, card: Card) -> String {
        card.to_string()
    }

    fn read_card(&self, word: &str) -> Option<Card> {
        Card::read(word)
    }

    fn action_words(&self, action: Action) -> String {
        action.to_string()
    }

    /// 1.3 The card hidden from an Eye, two players' predictions, and with `closed_eye` what is kept
    /// and discarded.
    fn overheard(&self, action: Action) -> String {
        match action {
            Action::Hide(_) => "hide ??".to_owned(),
            Action::Predict(_) if self.seats == 2 => "predict ??".to_owned(),
            Action::Keep(_) if self.closed_eye() => "keep ??".to_owned(),
            Action::Discard(_) if self.closed_eye() => "discard ??".to_owned(),
            _ => self.action_words(action),
        }
    }

    fn read_action(&self, words: &str) -> Option<Action> {
        Action::read(words, self.seats)
    }
}
