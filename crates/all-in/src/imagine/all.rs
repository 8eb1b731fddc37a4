//! All hands that fit a view, where they are few: at the end of a round much has been seen.

use tapis_game::{Rng, Seat, State, View};

use super::told::{Demand, Found};
use super::{Unseen, lay};
use crate::AllIn;
use crate::card_set::CardSet;
use crate::table::SEATS;

/// So many hands are looked at for each one that may be found, before it is called too much.
const TRIES: usize = 16;

impl AllIn {
    /// A world for every way in which the other hands can be, each as likely as any other; `None`
    /// if there are more than so many. What is not in a hand is drawn.
    pub fn imagine_all(
        view: View<'_, Self>,
        most: usize,
        rng: &mut Rng,
    ) -> Option<Vec<State<Self>>> {
        let unseen = Unseen::of(view);
        let mut others = Seat::all(view.game.seats).filter(|seat| *seat != view.seat);
        let mut demands = [None; SEATS];
        for seat in others.clone() {
            demands[seat.index()] = Demand::of(view, seat, unseen.gaps[seat.index()]);
        }
        let (held, fresh) = (unseen.held, unseen.fresh);
        let mut ways = Ways { unseen, demands, most, tries: TRIES * most, found: Vec::new() };
        let all = ways.deal(&mut others, held, fresh, [None; SEATS]);
        let lay = |found: &Found| lay(view, &ways.unseen, found, rng);
        all.then(|| ways.found.iter().map(lay).collect())
    }
}

/// Every way to deal the unseen cards to the hands.
struct Ways {
    unseen: Unseen,
    demands: [Option<Demand>; SEATS],
    most: usize,
    tries: usize,
    found: Vec<Found>,
}

impl Ways {
    /// Deals to the next of these seats in every way; false once it is too much.
    fn deal(
        &mut self,
        others: &mut (impl Iterator<Item = Seat> + Clone),
        held: CardSet,
        fresh: CardSet,
        found: Found,
    ) -> bool {
        let Some(seat) = others.next() else {
            self.found.push(found);
            return self.found.len() <= self.most;
        };
        let gap = self.unseen.gaps[seat.index()];
        each(held, gap.held, CardSet::EMPTY, &mut |from_held| {
            each(fresh, gap.fresh, from_held, &mut |cards| {
                if self.tries == 0 {
                    return false;
                }
                self.tries -= 1;
                if self.demands[seat.index()].is_some_and(|demand| !demand.fits(cards)) {
                    return true;
                }
                let mut found = found;
                found[seat.index()] = Some(cards);
                self.deal(&mut others.clone(), held - cards, fresh - cards, found)
            })
        })
    }
}

/// Shows every choice of so many of these cards, together with others, for as long as it is wanted.
fn each(
    mut cards: CardSet,
    count: u8,
    with: CardSet,
    visit: &mut dyn FnMut(CardSet) -> bool,
) -> bool {
    if count == 0 {
        return visit(with);
    }
    while cards.len() >= usize::from(count)
        && let Some(card) = cards.first()
    {
        cards.remove(card);
        if !each(cards, count - 1, with | CardSet::only(card), visit) {
            return false;
        }
    }
    true
}
