//! The legal actions of one seat, as a set.

use tapis_game::{MAX_SEATS, Menu, Seat};

use crate::words::{Action, Card, CardSet, without_lowest};

/// What a seat may do: bid a card of its hand, or steal a card of somebody's front.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// The cards that may be bid.
    bids: CardSet,
    /// For each seat, the black cards that may be stolen there, one bit each.
    fronts: [u32; MAX_SEATS],
    len: u8,
}

impl Choices {
    /// To bid any card of a hand. Everybody knows how many that are, so nobody counts.
    #[inline]
    pub(crate) fn bid(hand: CardSet, len: u8) -> Self {
        Self { bids: hand, len, ..Self::default() }
    }

    /// To steal any of these cards.
    pub(crate) fn steal(fronts: impl Iterator<Item = (Seat, Card)>) -> Self {
        let mut choices = Self::default();
        for (seat, card) in fronts {
            choices.fronts[seat.index()] |= 1 << card.black_place();
            choices.len += 1;
        }
        choices
    }
}

impl Menu<Action> for Choices {
    #[inline]
    fn len(&self) -> usize {
        usize::from(self.len)
    }

    #[inline]
    fn nth(&self, place: usize) -> Action {
        // Nearly always this is a coloured card, and then nothing needs to be counted.
        match without_lowest(self.bids.bids(), place) {
            0 => nth_other(*self, place),
            rest => Action::Bid(Card(rest.trailing_zeros() as u8)),
        }
    }

    #[inline]
    fn contains(&self, action: Action) -> bool {
        match action {
            Action::Bid(card) => self.bids.contains(card),
            Action::Steal(seat, card) => {
                CardSet::from_bits(0, self.fronts[seat.index()]).contains(card)
            }
        }
    }
}

/// A choice that is no coloured card and not the Ally.
#[cold]
fn nth_other(choices: Choices, place: usize) -> Action {
    let mut place = place - choices.bids.bids().count_ones() as usize;
    let mut find = |cards: u32| {
        let rest = without_lowest(cards.into(), place);
        place = place.saturating_sub(cards.count_ones() as usize);
        (rest != 0).then(|| Card::of_black(rest.trailing_zeros() as u8))
    };
    if let Some(card) = find(choices.bids.black()) {
        return Action::Bid(card);
    }
    let mut fronts = Seat::all(MAX_SEATS as u8).zip(choices.fronts);
    let theft = fronts.find_map(|(seat, front)| Some(Action::Steal(seat, find(front)?)));
    theft.expect("a menu is asked for fewer actions than it has")
}
