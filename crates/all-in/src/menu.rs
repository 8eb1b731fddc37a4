//! The legal actions of one seat, as a set that is never listed unless somebody asks.

use tapis_game::{Menu, Seat, Seats};

use crate::card_set::CardSet;
use crate::display::Targets;
use crate::words::{Action, Card, Slot};

/// What a seat may do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    cards: CardSet,
    targets: Targets,
    kind: Kind,
    /// Whether the last action is there too: All In on a turn, Skip for an effect.
    last: bool,
}

/// What the choice is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Nothing,
    Turn,
    Take,
    Swap,
    Draw,
    Reveal,
    Rune,
    Hypnosis,
    Eye,
    Keep,
    Discard,
    Hide,
    Predict,
}

impl Choices {
    const fn of(kind: Kind, cards: CardSet, targets: Targets, last: bool) -> Self {
        Self { cards, targets, kind, last }
    }

    /// It is not this seat's turn.
    pub(crate) const NOTHING: Self = Self::of(Kind::Nothing, CardSet::EMPTY, 0, false);

    /// 1.5 Play a card, pass, or go All In if that is allowed.
    pub(crate) const fn turn(hand: CardSet, all_in: bool) -> Self {
        Self::of(Kind::Turn, hand, 0, all_in)
    }

    /// 1.6 Take from one of these.
    pub(crate) const fn take(targets: Targets, skip: bool) -> Self {
        Self::of(Kind::Take, CardSet::EMPTY, targets, skip)
    }

    /// 1.6 Swap one of these cards with one of those.
    pub(crate) const fn swap(hand: CardSet, targets: Targets, skip: bool) -> Self {
        Self::of(Kind::Swap, hand, targets, skip)
    }

    /// 1.6 Draw a card.
    pub(crate) const fn draw(skip: bool) -> Self {
        Self::of(Kind::Draw, CardSet::EMPTY, 0, skip)
    }

    /// 1.6 Turn up cards.
    pub(crate) const fn reveal(skip: bool) -> Self {
        Self::of(Kind::Reveal, CardSet::EMPTY, 0, skip)
    }

    /// 1.6 Gain a rune.
    pub(crate) const fn rune(skip: bool) -> Self {
        Self::of(Kind::Rune, CardSet::EMPTY, 0, skip)
    }

    /// 1.6 Ask one of these opponents for the rank of the hand.
    pub(crate) fn hypnosis(opponents: Seats, skip: bool) -> Self {
        Self::of(Kind::Hypnosis, CardSet::EMPTY, targets(opponents), skip)
    }

    /// 1.6 Look at the cards of one of these opponents.
    pub(crate) fn eye(opponents: Seats, skip: bool) -> Self {
        Self::of(Kind::Eye, CardSet::EMPTY, targets(opponents), skip)
    }

    /// 1.6 Keep one of these.
    pub(crate) const fn keep(revealed: CardSet) -> Self {
        Self::of(Kind::Keep, revealed, 0, false)
    }

    /// Lay down one of these.
    pub(crate) const fn discard(cards: CardSet) -> Self {
        Self::of(Kind::Discard, cards, 0, false)
    }

    /// 1.6 Hide one of these from the Eye.
    pub(crate) const fn hide(hand: CardSet) -> Self {
        Self::of(Kind::Hide, hand, 0, false)
    }

    /// 1.8 Put the token in front of one of these.
    pub(crate) fn predict(seats: Seats) -> Self {
        Self::of(Kind::Predict, CardSet::EMPTY, targets(seats), false)
    }

    fn has_target(&self, number: usize) -> bool {
        self.targets >> number & 1 == 1
    }

    #[inline]
    fn target(&self, place: usize) -> u8 {
        let rest = (0..place).fold(self.targets, |rest, _| rest & rest.wrapping_sub(1));
        rest.trailing_zeros() as u8
    }

    #[inline]
    fn last_action(&self) -> Action {
        if self.kind == Kind::Turn { Action::AllIn } else { Action::Skip }
    }

    /// How many actions there are before the last one.
    #[inline]
    fn before_last(&self) -> usize {
        match self.kind {
            Kind::Nothing => 0,
            Kind::Turn => self.cards.len() + 1,
            Kind::Swap => self.cards.len() * self.targets.count_ones() as usize,
            Kind::Draw | Kind::Reveal | Kind::Rune => 1,
            Kind::Keep | Kind::Discard | Kind::Hide => self.cards.len(),
            Kind::Take | Kind::Hypnosis | Kind::Eye | Kind::Predict => {
                self.targets.count_ones() as usize
            }
        }
    }
}

/// Seats in the place of slots.
fn targets(seats: Seats) -> Targets {
    seats.iter().fold(0, |targets, seat| targets | 1 << seat.index())
}

impl Menu<Action> for Choices {
    #[inline]
    fn len(&self) -> usize {
        self.before_last() + usize::from(self.last)
    }

    #[inline]
    fn nth(&self, place: usize) -> Action {
        if place == self.before_last() {
            return self.last_action();
        }
        let card = || self.cards.nth(place);
        let seat = || Seat::new(self.target(place));
        match self.kind {
            Kind::Nothing => unreachable!("there is nothing on this menu"),
            Kind::Turn if place == self.cards.len() => Action::Pass,
            Kind::Turn => Action::Play(card()),
            Kind::Take => Action::Take(Slot::from_number(self.target(place))),
            Kind::Swap => {
                let (card, target) = split(place, self.targets.count_ones() as usize);
                Action::Swap(self.cards.nth(card), Slot::from_number(self.target(target)))
            }
            Kind::Draw => Action::Draw,
            Kind::Reveal => Action::Reveal,
            Kind::Rune => Action::Rune,
            Kind::Hypnosis => Action::Hypnosis(seat()),
            Kind::Eye => Action::Eye(seat()),
            Kind::Keep => Action::Keep(card()),
            Kind::Discard => Action::Discard(card()),
            Kind::Hide => Action::Hide(card()),
            Kind::Predict => Action::Predict(seat()),
        }
    }

    #[inline]
    fn contains(&self, action: Action) -> bool {
        let has_card = |card: Card| self.cards.contains(card);
        let has_seat = |seat: Seat| self.has_target(seat.index());
        match (self.kind, action) {
            (Kind::Turn, Action::Play(card))
            | (Kind::Keep, Action::Keep(card))
            | (Kind::Discard, Action::Discard(card))
            | (Kind::Hide, Action::Hide(card)) => has_card(card),
            (Kind::Take, Action::Take(slot)) => self.has_target(slot.number()),
            (Kind::Swap, Action::Swap(card, slot)) => {
                has_card(card) && self.has_target(slot.number())
            }
            (Kind::Hypnosis, Action::Hypnosis(seat))
            | (Kind::Eye, Action::Eye(seat))
            | (Kind::Predict, Action::Predict(seat)) => has_seat(seat),
            (Kind::Turn, Action::Pass)
            | (Kind::Draw, Action::Draw)
            | (Kind::Reveal, Action::Reveal)
            | (Kind::Rune, Action::Rune) => true,
            _ => self.last && action == self.last_action(),
        }
    }
}

/// Quotient and remainder of small numbers, without a division.
#[inline]
fn split(mut rest: usize, part: usize) -> (usize, usize) {
    let mut whole = 0;
    while rest >= part {
        rest -= part;
        whole += 1;
    }
    (whole, rest)
}
