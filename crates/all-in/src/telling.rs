//! What the rules tell, and to whom it is new. Everything here is put together before the thing
//! happens, from what the seats know then, and only if somebody listens.
//!
//! New to a seat is a card, an answer or another's choice that did not follow from what it knew.

use tapis_game::{Menu, Seat, Seats, Told};

use crate::card_set::CardSet;
use crate::deck::{Effect, Line};
use crate::event::{Draw, Event, InSlot, Need, Obstacle, Private, Start, Stop};
use crate::ranking::category;
use crate::round::ROUNDS;
use crate::scene::{Face, Token};
use crate::scoring::tied;
use crate::table::{Errand, FaceUp, Truth};
use crate::words::Card;
use crate::{AllIn, DiscardVariant};

type Story = Told<AllIn>;

impl AllIn {
    /// Something that a seat chose, which is new to the others if it could have chosen otherwise.
    pub(crate) fn chosen(&self, state: &Truth, seat: Seat, event: Event) -> Story {
        Told::all(event).new_to(self.others_of_choice(state, seat))
    }

    fn others_of_choice(&self, state: &Truth, seat: Seat) -> Seats {
        let could_choose = state.legal(self, seat).len() > 1;
        if could_choose { Seats::all(self.seats).without(seat) } else { Seats::NONE }
    }

    /// The others, if the active player could have skipped the effect that is being resolved.
    fn others_of_use(&self, face_up: &FaceUp) -> Seats {
        let by_itself = self.line_in_play(face_up).is_none_or(|line| line.starred);
        if by_itself { Seats::NONE } else { Seats::all(self.seats).without(face_up.active) }
    }

    /// The seats to which the next deck card is new once they see it.
    fn new_top(&self, state: &Truth) -> Seats {
        Seat::all(self.seats).filter(|seat| !Self::foresees_top(state.view(self, *seat))).collect()
    }

    /// The seats to which so many deck cards are new: of several, the order cannot be foreseen.
    fn new_cards(&self, state: &Truth, count: usize) -> Seats {
        match count {
            0 => Seats::NONE,
            1 => self.new_top(state),
            _ => Seats::all(self.seats),
        }
    }

    /// The next deck cards, as far as the deck goes.
    fn next_cards(&self, state: &Truth, count: u8) -> Vec<Card> {
        let deck = state.face_down.deck(state.face_up.deck_size);
        deck.iter().rev().take(count.into()).copied().collect()
    }

    /// 1.7 Where so many deck cards will come into the display before the deck has to be renewed,
    /// and why not all of them come.
    fn adding(&self, state: &Truth, count: u8) -> (Vec<InSlot>, Option<Stop>) {
        let mut display = state.face_up.display;
        let mut cards = Vec::new();
        for card in self.next_cards(state, count) {
            let Some(slot) = display.next_slot(self.slots) else { break };
            display.put(slot, card);
            cards.push(InSlot { card, slot });
        }
        let stopped = if cards.len() == usize::from(count) {
            None
        } else if display.is_full(self.slots) {
            Some(Stop::Full)
        } else {
            // Else the deck is renewed, and the others come then.
            state.face_up.discard.is_empty().then_some(Stop::NoCards)
        };
        (cards, stopped)
    }

    /// 1.2 The round that begins with these hands and this table.
    pub(crate) fn round_begun(&self, state: &Truth) -> Story {
        let face_up = &state.face_up;
        let display = face_up.display.slots().map(|(slot, card)| InSlot { card, slot }).collect();
        let extra = face_up.round > ROUNDS;
        let told = Told::all(Event::RoundBegun {
            round: face_up.round,
            start: face_up.start,
            why: self.why_start(face_up),
            extra_for: if extra { self.leaders(face_up) } else { Seats::NONE },
            pot: face_up.pot,
            added: self.pot_added(face_up.round),
            display,
            discard: face_up.discard.top().and_then(|laid| laid.card()),
            deck: face_up.deck_size,
        });
        let hand = |seat| state.hands[seat].cards(seat).iter().collect();
        Seat::all(self.seats)
            .fold(told, |told, seat| told.and_alone(seat, Private::Hand { cards: hand(seat) }))
            .new_to(Seats::all(self.seats))
    }

    /// 1.11 Why this player starts.
    fn why_start(&self, face_up: &FaceUp) -> Start {
        let Some(last) = &face_up.last_round else { return Start::Deal };
        let runes = face_up.runes[face_up.start.index()];
        let tied = tied(self.of_seats(&face_up.runes), Some(&runes));
        match self.weakest_first(&last.hands, tied)[..] {
            [weakest, next, ..] => {
                let beaten = self.beats(&last.hands, next, weakest);
                Start::WeakestHand { runes, tied, beaten }
            }
            _ => Start::FewestRunes { runes },
        }
    }

    /// 1.5 The deck is renewed with so many cards.
    pub(crate) fn deck_renewed(cards: &[Card], errand: Errand) -> Story {
        let need = match errand {
            Errand::Draw => Need::Draw,
            Errand::TurnUp(_) => Need::Reveal,
            Errand::FillHand => Need::Hand,
            Errand::Add(_) | Errand::SetUp => Need::Display,
            Errand::Guard => Need::Guard,
        };
        Told::all(Event::DeckRenewed { cards: cards.len() as u8, need })
    }

    /// 1.5 A pass, by choice or by itself.
    pub(crate) fn passed(&self, state: &Truth, automatic: bool) -> Story {
        let seat = state.face_up.active;
        let (cards, stopped) = self.adding(state, 1);
        let new = self.new_cards(state, cards.len());
        let event = Event::Passed { seat, automatic, cards, stopped };
        let told = if automatic { Told::all(event) } else { self.chosen(state, seat, event) };
        told.new_to(new)
    }

    /// 1.5 Going All In.
    pub(crate) fn went_all_in(&self, state: &Truth, seat: Seat) -> Story {
        let (cards, stopped) = self.adding(state, 2);
        let new = self.new_cards(state, cards.len());
        self.chosen(state, seat, Event::AllIn { seat, cards, stopped }).new_to(new)
    }

    /// A-41 The guard.
    pub(crate) fn guarded(&self, state: &Truth) -> Story {
        let (cards, stopped) = self.adding(state, state.face_up.missing_growth());
        let new = self.new_cards(state, cards.len());
        let (turns, most) = (state.face_up.stall, state.face_up.turn_start_count);
        Told::all(Event::Guarded { turns, most, cards, stopped }).new_to(new)
    }

    /// The rest of the cards that had to come when the deck was renewed.
    pub(crate) fn added(&self, state: &Truth, count: u8) -> Story {
        let (cards, stopped) = self.adding(state, count);
        let new = self.new_cards(state, cards.len());
        Told::all(Event::Added { cards, stopped }).new_to(new)
    }

    /// 1.6 The active player draws a card.
    pub(crate) fn drew(&self, state: &Truth, why: Draw) -> Story {
        let seat = state.face_up.active;
        let told = Told::all(Event::Drew { seat, why });
        let Some(&card) = self.next_cards(state, 1).first() else { return told };
        let foreseen = Self::foresees_top(state.view(self, seat));
        let new = if foreseen { Seats::NONE } else { Seats::only(seat) };
        told.and_alone(seat, Private::Drew { card }).new_to(new)
    }

    /// 1.6 A Draw by the effect that is being resolved.
    pub(crate) fn drew_by_effect(&self, state: &Truth) -> Story {
        let takes =
            self.line_in_play(&state.face_up).is_some_and(|line| line.effect == Effect::Take);
        let why = if takes { Draw::InsteadOfTake } else { Draw::Effect };
        self.drew(state, why).new_to(self.others_of_use(&state.face_up))
    }

    /// 1.6 Cards are turned up, as far as the deck goes.
    pub(crate) fn turned_up_next(&self, state: &Truth, count: u8) -> Story {
        let face_up = &state.face_up;
        let begins = face_up.revealed.is_empty() && face_up.looked_at == 0;
        let used = if begins { self.others_of_use(face_up) } else { Seats::NONE };
        let seat = face_up.active;
        let cards = self.next_cards(state, count);
        let too_few = cards.len() < usize::from(count) && face_up.discard.is_empty();
        let stopped = too_few.then_some(Stop::NoCards);
        let new = self.new_cards(state, cards.len());
        if !self.closed_eye() {
            let cards = cards.into_iter().map(Face::Up).collect();
            return Told::all(Event::TurnedUp { seat, cards, stopped }).new_to(new.and(used));
        }
        let backs = vec![Face::Down; cards.len()];
        let new = if new.contains(seat) { Seats::only(seat) } else { Seats::NONE };
        Told::all(Event::TurnedUp { seat, cards: backs, stopped })
            .and_alone(seat, Private::TurnedUp { cards })
            .new_to(new.and(used))
    }

    /// 1.6 One of the cards turned up is kept.
    pub(crate) fn kept(&self, state: &Truth, seat: Seat, card: Card) -> Story {
        let closed = self.closed_eye();
        let pile = if closed { &state.hands[seat].revealed } else { &state.face_up.revealed };
        let discarded: Vec<Card> = pile.iter().copied().filter(|other| *other != card).collect();
        if closed {
            let backs = vec![Face::Down; discarded.len()];
            return Told::all(Event::Kept { seat, card: Face::Down, discarded: backs })
                .and_alone(seat, Private::Kept { card, discarded });
        }
        let by_hand = self.discard_variant == DiscardVariant::Manipulate;
        let discarded = discarded.into_iter().filter(|_| !by_hand).map(Face::Up).collect();
        self.chosen(state, seat, Event::Kept { seat, card: Face::Up(card), discarded })
    }

    /// 1.6 The active player gains a rune.
    pub(crate) fn gained_rune(&self, state: &Truth) -> Story {
        let seat = state.face_up.active;
        let runes = state.face_up.runes[seat.index()] + 1;
        Told::all(Event::GainedRune { seat, runes }).new_to(self.others_of_use(&state.face_up))
    }

    /// 1.6 Somebody is asked for the rank of the hand.
    pub(crate) fn answered(&self, state: &Truth, by: Seat, target: Seat) -> Story {
        let category = category(state.hands[target].cards(target));
        let rank = category.rank(self.side);
        let new = Seat::all(self.seats)
            .filter(|seat| !Self::foresees_category(state.view(self, *seat), target))
            .collect();
        self.chosen(state, by, Event::Answered { by, target, category, rank }).new_to(new)
    }

    /// 1.6 All cards but one are shown to the Eye.
    pub(crate) fn showed(&self, state: &Truth, target: Seat, hidden: Card) -> Story {
        let by = state.face_up.active;
        let cards: Vec<Card> =
            (state.hands[target].cards(target) - CardSet::only(hidden)).iter().collect();
        let new = if cards.is_empty() { Seats::NONE } else { Seats::only(by) };
        Told::all(Event::Showed { by, target, cards: cards.len() as u8 })
            .and_alone(by, Private::Saw { cards })
            .and_alone(target, Private::Hid { card: hidden })
            .new_to(new)
    }

    /// An effect that cannot be done.
    pub(crate) fn could_not(&self, face_up: &FaceUp, line: Line) -> Story {
        let why = match line.effect {
            Effect::Swap if self.targets(face_up) != 0 => Obstacle::NoHandCard,
            Effect::Take | Effect::Swap => Obstacle::NoCardInReach,
            Effect::Hypnosis | Effect::Eye => Obstacle::NoOpponent,
            _ => Obstacle::NoCards,
        };
        let seat = face_up.active;
        Told::all(Event::CouldNot { seat, effect: line.effect, starred: line.starred, why })
    }

    /// 1.5 A card more than a full hand is discarded.
    pub(crate) fn discarded_excess(&self, state: &Truth, seat: Seat, card: Card) -> Story {
        if self.closed_eye() {
            return Told::all(Event::Discarded { seat, card: Face::Down })
                .and_alone(seat, Private::Discarded { card });
        }
        self.chosen(state, seat, Event::Discarded { seat, card: Face::Up(card) })
    }

    /// 1.5 The played card comes into the display.
    pub(crate) fn placed(&self, face_up: &FaceUp, card: Card) -> Story {
        let slot = face_up.display.next_slot(self.slots);
        Told::all(Event::Placed { seat: face_up.active, card, slot })
    }

    /// 1.8 A token is placed.
    pub(crate) fn predicted(&self, state: &Truth, seat: Seat, target: Seat) -> Story {
        if self.seats == 2 {
            return Told::all(Event::Predicted { seat, target: Token::Hidden })
                .and_alone(seat, Private::Predicted { target });
        }
        self.chosen(state, seat, Event::Predicted { seat, target: Token::At(target) })
    }

    /// 1.8 Two players' tokens, which are open now.
    pub(crate) fn predictions_opened(&self, face_up: &FaceUp) -> Story {
        let all = self.of_seats(&face_up.predictions).iter();
        let predictions = all.filter_map(|target| target.first()).collect();
        Told::all(Event::PredictionsOpened { predictions }).new_to(Seats::all(self.seats))
    }
}
