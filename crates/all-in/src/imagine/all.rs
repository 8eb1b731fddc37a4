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
        let mut ways = Ways::new(view, TRIES * most);
        let mut all = Vec::new();
        let few = ways.deal(&others(view), ways.unseen.all(), [None; SEATS], &mut |found| {
            all.push(*found);
            all.len() <= most
        });
        let lay = |found: &Found| lay(view, &ways.unseen, found, rng);
        few.then(|| all.iter().map(lay).collect())
    }
}

/// All seats but the one whose view it is.
pub(super) fn others(view: View<'_, AllIn>) -> Vec<Seat> {
    Seat::all(view.game.seats).filter(|seat| *seat != view.seat).collect()
}

/// Every way to deal the unseen cards to the hands.
pub(super) struct Ways {
    pub(super) unseen: Unseen,
    pub(super) demands: [Option<Demand>; SEATS],
    /// How many hands may still be looked at.
    tries: usize,
}

impl Ways {
    pub(super) fn new(view: View<'_, AllIn>, tries: usize) -> Self {
        let unseen = Unseen::of(view);
        let mut demands = [None; SEATS];
        for seat in others(view) {
            demands[seat.index()] = Demand::of(view, seat, unseen.gaps[seat.index()]);
        }
        Self { unseen, demands, tries }
    }

    /// Deals to these seats from these cards in every way, for as long as it is wanted; false if it
    /// was not wanted to the end, or became too much.
    pub(super) fn deal(
        &mut self,
        seats: &[Seat],
        cards: CardSet,
        found: Found,
        visit: &mut dyn FnMut(&Found) -> bool,
    ) -> bool {
        let Some((seat, later)) = seats.split_first() else { return visit(&found) };
        self.hands(*seat, cards, &mut |ways, hand| {
            let mut found = found;
            found[seat.index()] = Some(hand);
            ways.deal(later, cards - hand, found, visit)
        })
    }

    /// Shows every way to fill a hand from these cards, for as long as it is wanted.
    pub(super) fn hands(
        &mut self,
        seat: Seat,
        cards: CardSet,
        visit: &mut dyn FnMut(&mut Self, CardSet) -> bool,
    ) -> bool {
        let gap = self.unseen.gaps[seat.index()];
        let (held, fresh) = (self.unseen.held & cards, self.unseen.fresh & cards);
        each(held, gap.held, CardSet::EMPTY, &mut |from_held| {
            each(fresh, gap.fresh, from_held, &mut |hand| {
                if self.tries == 0 {
                    return false;
                }
                self.tries -= 1;
                let fits = self.demands[seat.index()].is_none_or(|demand| demand.fits(hand));
                !fits || visit(self, hand)
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
