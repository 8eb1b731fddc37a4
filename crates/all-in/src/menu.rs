//! The legal actions of one seat, as a set that is never listed unless somebody asks.
//!
//! It is one number with a bit for each card, slot or seat that may be named, and up to two
//! actions that name nothing.

use tapis_game::{Menu, Seat, Seats};

use crate::card_set::{CardSet, nth_bit};
use crate::display::Targets;
use crate::words::{Action, Card, Slot};

/// What a seat may do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    /// What may be named: cards, or with other verbs slots or seats.
    named: u64,
    /// Only for Swap: the slots, each of which goes with each card.
    targets: Targets,
    verb: Verb,
    /// How many of the actions name something.
    naming: u8,
    /// How many actions there are.
    len: u8,
}

/// What the choice is about; the verb of the actions that name something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verb {
    Play,
    Take,
    Swap,
    Hypnosis,
    Eye,
    Keep,
    Discard,
    Hide,
    Predict,
    Draw,
    Reveal,
    Rune,
}

impl Choices {
    #[inline]
    const fn naming(verb: Verb, named: u64, others: u8) -> Self {
        let naming = named.count_ones() as u8;
        Self { named, targets: 0, verb, naming, len: naming + others }
    }

    /// It is not this seat's turn.
    pub(crate) const NOTHING: Self = Self::naming(Verb::Play, 0, 0);

    /// 1.5 Play a card, pass, or go All In if that is allowed.
    #[inline]
    pub(crate) const fn turn(hand: CardSet, all_in: bool) -> Self {
        Self::naming(Verb::Play, hand.bits(), 1 + all_in as u8)
    }

    /// 1.6 Take from one of these.
    #[inline]
    pub(crate) const fn take(targets: Targets, skip: bool) -> Self {
        Self::naming(Verb::Take, targets as u64, skip as u8)
    }

    /// 1.6 Swap one of these cards with one of those.
    #[inline]
    pub(crate) const fn swap(hand: CardSet, targets: Targets, skip: bool) -> Self {
        let naming = (hand.len() as u32 * targets.count_ones()) as u8;
        let len = naming + skip as u8;
        Self { named: hand.bits(), targets, verb: Verb::Swap, naming, len }
    }

    /// 1.6 Draw a card.
    pub(crate) const fn draw(skip: bool) -> Self {
        Self::naming(Verb::Draw, 0, 1 + skip as u8)
    }

    /// 1.6 Turn up cards.
    pub(crate) const fn reveal(skip: bool) -> Self {
        Self::naming(Verb::Reveal, 0, 1 + skip as u8)
    }

    /// 1.6 Gain a rune.
    pub(crate) const fn rune(skip: bool) -> Self {
        Self::naming(Verb::Rune, 0, 1 + skip as u8)
    }

    /// 1.6 Ask one of these opponents for the rank of the hand.
    #[inline]
    pub(crate) fn hypnosis(opponents: Seats, skip: bool) -> Self {
        Self::naming(Verb::Hypnosis, bits(opponents), skip.into())
    }

    /// 1.6 Look at the cards of one of these opponents.
    #[inline]
    pub(crate) fn eye(opponents: Seats, skip: bool) -> Self {
        Self::naming(Verb::Eye, bits(opponents), skip.into())
    }

    /// 1.6 Keep one of these.
    #[inline]
    pub(crate) const fn keep(revealed: CardSet) -> Self {
        Self::naming(Verb::Keep, revealed.bits(), 0)
    }

    /// Lay down one of these.
    #[inline]
    pub(crate) const fn discard(cards: CardSet) -> Self {
        Self::naming(Verb::Discard, cards.bits(), 0)
    }

    /// 1.6 Hide one of these from the Eye.
    #[inline]
    pub(crate) const fn hide(hand: CardSet) -> Self {
        Self::naming(Verb::Hide, hand.bits(), 0)
    }

    /// 1.8 Put the token in front of one of these.
    #[inline]
    pub(crate) fn predict(seats: Seats) -> Self {
        Self::naming(Verb::Predict, bits(seats), 0)
    }

    #[inline]
    fn has(&self, number: usize) -> bool {
        self.named >> number & 1 == 1
    }

    /// The action that names what has this number.
    #[inline]
    fn about(&self, number: u8) -> Action {
        match self.verb {
            Verb::Play => Action::Play(Card::from_number(number)),
            Verb::Take => Action::Take(Slot::from_number(number)),
            Verb::Keep => Action::Keep(Card::from_number(number)),
            Verb::Discard => Action::Discard(Card::from_number(number)),
            Verb::Hide => Action::Hide(Card::from_number(number)),
            Verb::Hypnosis => Action::Hypnosis(Seat::new(number)),
            Verb::Eye => Action::Eye(Seat::new(number)),
            Verb::Predict => Action::Predict(Seat::new(number)),
            Verb::Swap | Verb::Draw | Verb::Reveal | Verb::Rune => {
                unreachable!("these verbs name nothing, or two things")
            }
        }
    }

    /// The action that names nothing, at this place after those that do.
    #[inline]
    const fn plain(&self, place: usize) -> Action {
        match (self.verb, place) {
            (Verb::Play, 0) => Action::Pass,
            (Verb::Play, _) => Action::AllIn,
            (Verb::Draw, 0) => Action::Draw,
            (Verb::Reveal, 0) => Action::Reveal,
            (Verb::Rune, 0) => Action::Rune,
            _ => Action::Skip,
        }
    }
}

/// The numbers of the bits that are set, from the lowest.
#[inline]
fn ones(mut bits: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = (bits != 0).then(|| bits.trailing_zeros() as u8)?;
        bits &= bits - 1;
        Some(lowest)
    })
}

/// A bit for the number of each seat.
#[inline]
fn bits(seats: Seats) -> u64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

impl Menu<Action> for Choices {
    #[inline]
    fn len(&self) -> usize {
        self.len.into()
    }

    #[inline]
    fn nth(&self, place: usize) -> Action {
        if place >= usize::from(self.naming) {
            return self.plain(place - usize::from(self.naming));
        }
        if self.verb == Verb::Swap {
            let (card, target) = split(place, self.targets.count_ones() as usize);
            let slot = Slot::from_number(nth_bit(self.targets.into(), target));
            return Action::Swap(Card::from_number(nth_bit(self.named, card)), slot);
        }
        self.about(nth_bit(self.named, place))
    }

    #[inline]
    fn each(&self, mut say: impl FnMut(Action)) {
        for number in ones(self.named) {
            if self.verb == Verb::Swap {
                let card = Card::from_number(number);
                ones(self.targets.into())
                    .for_each(|slot| say(Action::Swap(card, Slot::from_number(slot))));
            } else {
                say(self.about(number));
            }
        }
        (0..usize::from(self.len - self.naming)).for_each(|place| say(self.plain(place)));
    }

    #[inline(always)]
    fn contains(&self, action: Action) -> bool {
        match (self.verb, action) {
            (Verb::Play, Action::Play(card))
            | (Verb::Keep, Action::Keep(card))
            | (Verb::Discard, Action::Discard(card))
            | (Verb::Hide, Action::Hide(card)) => self.has(card.number()),
            (Verb::Take, Action::Take(slot)) => self.has(slot.number()),
            (Verb::Swap, Action::Swap(card, slot)) => {
                self.has(card.number()) && self.targets >> slot.number() & 1 == 1
            }
            (Verb::Hypnosis, Action::Hypnosis(seat))
            | (Verb::Eye, Action::Eye(seat))
            | (Verb::Predict, Action::Predict(seat)) => self.has(seat.index()),
            _ => (0..usize::from(self.len - self.naming)).any(|place| self.plain(place) == action),
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
