//! Hands that are likely, beyond fitting a view: players choose which cards they keep, and whoever
//! has seen them choose can weigh one hand against another.

use tapis_game::{Rng, Seat, State, View};

use super::told::{Demand, Found};
use super::{Stock, Unseen, world_by};
use crate::AllIn;
use crate::card_set::CardSet;
use crate::table::SEATS;
use crate::words::Card;

/// How much likelier a seat is to hold this hand than another, as a logarithm.
pub type Weigh<'a> = &'a dyn Fn(Seat, CardSet) -> f32;

/// So many exchanges of one card bring a hand from any that fits to a likely one.
const EXCHANGES: u32 = 48;

impl AllIn {
    /// A world that fits a view, with hands that are drawn by these weights.
    pub fn imagine_likely(view: View<'_, Self>, weigh: Weigh<'_>, rng: &mut Rng) -> State<Self> {
        world_by(view, Some(weigh), rng)
    }
}

/// Chooses cards for the unknown places of every hand: any that fit first; then, again and again,
/// one of them changes places with a card elsewhere, as often as the weights say (Metropolis).
pub(super) fn hands(
    view: View<'_, AllIn>,
    unseen: &Unseen,
    found: &mut Found,
    weigh: Weigh<'_>,
    rng: &mut Rng,
) {
    let taken = found.iter().flatten().fold(CardSet::EMPTY, |all, cards| all | *cards);
    let mut held = Stock::shuffled(unseen.held - taken, rng);
    let mut fresh = Stock::shuffled(unseen.fresh - taken, rng);
    let mut places = Places::default();
    for seat in Seat::all(view.game.seats).filter(|seat| *seat != view.seat) {
        let gap = unseen.gaps[seat.index()];
        let cards = found[seat.index()]
            .unwrap_or_else(|| held.take_set(gap.held) | fresh.take_set(gap.fresh));
        places.add(cards & unseen.held, Some(seat), 0);
        places.add(cards & unseen.fresh, Some(seat), 1);
        found[seat.index()] = Some(cards);
    }
    let owned = places.len;
    while let Some(card) = held.take() {
        places.add(CardSet::only(card), None, 0);
    }
    while let Some(card) = fresh.take() {
        places.add(CardSet::only(card), None, 1);
    }
    if owned == 0 {
        return;
    }
    let mut weights = [0.0; SEATS];
    let mut demands = [None; SEATS];
    let mut opponents = 0;
    for seat in Seat::all(view.game.seats) {
        if let Some(cards) = found[seat.index()] {
            let gap = unseen.gaps[seat.index()];
            weights[seat.index()] = weigh(seat, gap.fixed | cards);
            demands[seat.index()] = Demand::of(view, seat, gap);
            opponents += 1;
        }
    }
    for _ in 0..EXCHANGES * opponents {
        let one = rng.below(owned as u32) as usize;
        let other = rng.below(places.len as u32) as usize;
        let owners = [places.owners[one], places.owners[other]];
        if owners[0] == owners[1] || places.kinds[one] != places.kinds[other] {
            continue;
        }
        let moving = CardSet::only(places.cards[one]) | CardSet::only(places.cards[other]);
        let mut after = [(CardSet::EMPTY, 0.0); 2];
        let mut change = 0.0;
        let fits = owners.iter().zip(&mut after).all(|(owner, after)| {
            let Some(seat) = *owner else { return true };
            let cards = found[seat.index()].unwrap_or_default() ^ moving;
            if demands[seat.index()].is_some_and(|demand| !demand.fits(cards)) {
                return false;
            }
            *after = (cards, weigh(seat, unseen.gaps[seat.index()].fixed | cards));
            change += after.1 - weights[seat.index()];
            true
        });
        if fits && (change >= 0.0 || rng.unit() < change.exp()) {
            places.cards.swap(one, other);
            for (owner, (cards, weight)) in owners.into_iter().zip(after) {
                if let Some(seat) = owner {
                    found[seat.index()] = Some(cards);
                    weights[seat.index()] = weight;
                }
            }
        }
    }
}

/// Where unseen cards lie: in the hand of somebody, or elsewhere. Cards change places only with
/// others of their kind.
struct Places {
    cards: [Card; 64],
    owners: [Option<Seat>; 64],
    kinds: [u8; 64],
    len: usize,
}

impl Default for Places {
    fn default() -> Self {
        Self { cards: [Card::default(); 64], owners: [None; 64], kinds: [0; 64], len: 0 }
    }
}

impl Places {
    fn add(&mut self, cards: CardSet, owner: Option<Seat>, kind: u8) {
        for card in cards.iter() {
            self.cards[self.len] = card;
            self.owners[self.len] = owner;
            self.kinds[self.len] = kind;
            self.len += 1;
        }
    }
}
