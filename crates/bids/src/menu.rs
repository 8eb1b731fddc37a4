//! The legal actions of one seat, as a set.

use tapis_game::{MAX_SEATS, Menu, Seat};

use crate::words::{Action, Card, CardSet};

/// What a seat may do: bid a card of its hand, or steal a card of somebody's front.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// The coloured cards and the Ally that may be bid, one bit each.
    bids: u64,
    /// The black cards that may be bid, one bit each.
    black: u32,
    /// For each seat, the black cards that may be stolen there, one bit each.
    fronts: [u32; MAX_SEATS],
    len: u8,
}

impl Choices {
    /// To bid any card of a hand. Everybody knows how many that are, so nobody counts.
    #[inline]
    pub(crate) fn bid(hand: CardSet, len: u8) -> Self {
        Self { bids: hand.bids(), black: hand.black(), len, ..Self::default() }
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
        if self.bids | u64::from(self.black) == 0 {
            return nth_theft(self.fronts, place);
        }
        // Hardly any hand holds a black card, and then nothing needs to be counted.
        let n_black = if self.black == 0 { 0 } else { self.black.count_ones() as usize };
        let n_bids = self.len() - n_black;
        Action::Bid(if place < n_bids {
            Card(nth_bit(self.bids, place))
        } else {
            Card::of_black(nth_bit(self.black.into(), place - n_bids))
        })
    }

    #[inline]
    fn contains(&self, action: Action) -> bool {
        match action {
            Action::Bid(card) => CardSet::from_bits(self.bids, self.black).contains(card),
            Action::Steal(seat, card) => {
                CardSet::from_bits(0, self.fronts[seat.index()]).contains(card)
            }
        }
    }
}

#[cold]
fn nth_theft(fronts: [u32; MAX_SEATS], mut place: usize) -> Action {
    for (seat, front) in Seat::all(MAX_SEATS as u8).zip(fronts) {
        let n_cards = front.count_ones() as usize;
        if place < n_cards {
            return Action::Steal(seat, Card::of_black(nth_bit(front.into(), place)));
        }
        place -= n_cards;
    }
    unreachable!("a menu is asked for fewer actions than it has")
}

/// The set bit with this number, from the lowest: as many bits are cleared first. Choices are
/// random, so a loop would be mispredicted again and again; up to 7 this takes no branch.
#[inline]
fn nth_bit(mut bits: u64, place: usize) -> u8 {
    let place = place as u64;
    // `bits & (bits - 1)` clears the lowest bit, `bits & (bits - 0)` none.
    let (one, two, four) = (place & 1, place >> 1 & 1, place >> 2 & 1);
    for clear in [one, two, two, four, four, four, four] {
        bits &= bits.wrapping_sub(clear);
    }
    for _ in 0..place & !7 {
        bits &= bits.wrapping_sub(1);
    }
    bits.trailing_zeros() as u8
}
