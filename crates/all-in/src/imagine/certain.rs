//! What a seat knows for certain before it sees it: the card on top of the deck, the category of
//! a hand, all hands. It is certain if every way of laying the unseen cards that fits what the seat
//! knows comes to the same.

use tapis_game::{Seat, View};

use super::all::{Ways, others};
use crate::AllIn;
use crate::card_set::CardSet;
use crate::ranking::category;
use crate::table::SEATS;

/// So many hands are looked at before something is called uncertain. It takes the strangest answers
/// to come near it.
const TRIES: usize = 5_000_000;

impl AllIn {
    /// Whether this seat knows which card lies on top of the deck.
    pub(crate) fn foresees_top(view: View<'_, Self>) -> bool {
        match view.face_up.deck_size {
            0 => return true,
            1 => {}
            // The two uppermost could lie the other way round.
            _ => return false,
        }
        let mut ways = Ways::new(view, TRIES);
        let seats: Vec<Seat> = ways.demanding().collect();
        let (all, fresh) = (ways.unseen.all(), ways.unseen.fresh);
        let may_lie_there = |top: &CardSet| ways.fit(&seats, all - *top);
        fresh.iter().map(CardSet::only).filter(may_lie_there).take(2).count() < 2
    }

    /// Whether this seat knows the category of a hand.
    pub(crate) fn foresees_category(view: View<'_, Self>, target: Seat) -> bool {
        let place = target.index();
        let told = view.face_up.told[place].is_some() && view.face_up.changed[place].is_empty();
        if view.seat == target || told {
            return true;
        }
        let mut ways = Ways::new(view, TRIES);
        let seats: Vec<Seat> = ways.demanding().filter(|seat| *seat != target).collect();
        let (all, fixed) = (ways.unseen.all(), ways.unseen.gaps[place].fixed);
        let mut first = None;
        ways.hands(target, all, &mut |ways, hand| {
            let found = category(fixed | hand);
            if first == Some(found) || !ways.fit(&seats, all - hand) {
                return true;
            }
            first.replace(found).is_none()
        })
    }

    /// Whether this seat knows all hands.
    pub(crate) fn foresees_hands(view: View<'_, Self>) -> bool {
        let mut ways = Ways::new(view, TRIES);
        let all = ways.unseen.all();
        let mut found = 0;
        ways.deal(&others(view), all, [None; SEATS], &mut |_| {
            found += 1;
            found < 2
        })
    }
}

impl Ways {
    /// The seats whose answer says something about the cards that they hold unseen. The other hands
    /// can be filled with whatever is left.
    fn demanding(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = (0..).map(Seat::new).zip(&self.demands);
        seats.filter(|(_, demand)| demand.is_some()).map(|(seat, _)| seat)
    }

    /// Whether these hands can be filled from these cards.
    fn fit(&mut self, seats: &[Seat], cards: CardSet) -> bool {
        !self.deal(seats, cards, [None; SEATS], &mut |_| false)
    }
}
