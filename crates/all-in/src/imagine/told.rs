//! Hands that fit what their owners answered under Hypnosis.
//!
//! Hands are proposed at random and kept if they fit, so that all that fit stay equally likely.
//! Two kinds of proposals take turns: any cards that could be there, which soon gives a pair, and
//! any hand of the named category, which soon gives a straight flush.

use tapis_game::{Rng, Seat, View};

use super::{Gap, Stock, Unseen};
use crate::AllIn;
use crate::card_set::CardSet;
use crate::ranking::{Category, category};
use crate::table::SEATS;
use crate::words::{Card, Suit, Value};

/// How often all hands are proposed together from the cards that are there.
const PLAIN_TRIES: u32 = 64;
/// How often all hands are proposed, each for itself.
const TRIES: u32 = 256;
/// How often one hand is proposed for itself.
const TRIES_FOR_ONE: u32 = 512;
/// How many cards are laid in a search, one by one, before the answers are let be.
const SEARCH: u32 = 5_000_000;

/// Cards for the unknown places of each hand that has to fit an answer.
pub(crate) type Found = [Option<CardSet>; SEATS];

/// What the unknown cards of a hand must make, together with known ones.
#[derive(Clone, Copy)]
pub(crate) struct Demand {
    gap: Gap,
    category: Category,
    /// The known cards of the hand when its owner answered.
    known: CardSet,
    /// What has left or entered since; none of it can be among the unknown cards.
    changed: CardSet,
}

impl Demand {
    /// What a seat has answered demands of its unknown cards; nothing if it tells nothing now.
    pub(crate) fn of(view: View<'_, AllIn>, seat: Seat, gap: Gap) -> Option<Self> {
        let category = view.face_up.told[seat.index()]?;
        let changed = view.face_up.changed[seat.index()];
        let known = gap.fixed ^ changed;
        (gap.held + gap.fresh > 0).then_some(Self { gap, category, known, changed })
    }

    #[inline]
    pub(crate) fn fits(&self, cards: CardSet) -> bool {
        (cards & self.changed).is_empty() && category(self.known | cards) == self.category
    }
}

type Demands = [Option<Demand>; SEATS];

/// Cards for the unknown places of every other hand whose owner has answered.
pub(crate) fn hands(unseen: &Unseen, view: View<'_, AllIn>, rng: &mut Rng) -> Found {
    let mut demands: Demands = [None; SEATS];
    for seat in Seat::all(view.game.seats).filter(|seat| *seat != view.seat) {
        demands[seat.index()] = Demand::of(view, seat, unseen.gaps[seat.index()]);
    }
    if demands.iter().all(Option::is_none) {
        return [None; SEATS];
    }
    let mut proposer = Proposer { held: Stock::new(unseen.held), fresh: Stock::new(unseen.fresh) };
    (0..PLAIN_TRIES)
        .find_map(|_| proposer.together(&demands, rng))
        .or_else(|| (0..TRIES).find_map(|_| proposer.each_alone(&demands, unseen, rng)))
        .or_else(|| Search::new(demands, unseen, rng).find())
        .unwrap_or([None; SEATS])
}

/// Draws hands from the cards that could be there.
struct Proposer {
    held: Stock,
    fresh: Stock,
}

impl Proposer {
    fn draw(&mut self, gap: Gap, rng: &mut Rng) -> CardSet {
        self.held.draw_set(gap.held, rng) | self.fresh.draw_set(gap.fresh, rng)
    }

    fn put_back(&mut self) {
        self.held.put_back();
        self.fresh.put_back();
    }

    /// All hands from one deal, if they fit.
    fn together(&mut self, demands: &Demands, rng: &mut Rng) -> Option<Found> {
        self.put_back();
        let mut found = [None; SEATS];
        for (demand, found) in demands.iter().zip(&mut found) {
            if let Some(demand) = demand {
                *found = Some(self.draw(demand.gap, rng)).filter(|cards| demand.fits(*cards));
                (*found)?;
            }
        }
        Some(found)
    }

    /// Each hand for itself, if no card is in two of them.
    fn each_alone(&mut self, demands: &Demands, unseen: &Unseen, rng: &mut Rng) -> Option<Found> {
        let mut taken = CardSet::EMPTY;
        let mut found = [None; SEATS];
        for (demand, found) in demands.iter().zip(&mut found) {
            if let Some(demand) = demand {
                let cards = self.one(demand, unseen, rng)?;
                if !(cards & taken).is_empty() {
                    return None;
                }
                taken = taken | cards;
                *found = Some(cards);
            }
        }
        Some(found)
    }

    /// One hand that fits, whatever the others hold.
    fn one(&mut self, demand: &Demand, unseen: &Unseen, rng: &mut Rng) -> Option<CardSet> {
        let Gap { held, fresh, .. } = demand.gap;
        for _ in 0..TRIES_FOR_ONE {
            self.put_back();
            let cards = self.draw(demand.gap, rng);
            if demand.fits(cards) {
                return Some(cards);
            }
            let hand = any_of(demand.category, rng);
            let cards = hand - demand.known;
            if hand.contains_all(demand.known)
                && (cards & unseen.held).len() == usize::from(held)
                && (cards & unseen.fresh).len() == usize::from(fresh)
                && cards.len() == usize::from(held + fresh)
                && demand.fits(cards)
            {
                return Some(cards);
            }
        }
        None
    }
}

/// Five cards that are likely of this category. Each hand of the category comes up as often as
/// any other; whoever asks checks that it is one.
fn any_of(category: Category, rng: &mut Rng) -> CardSet {
    let mut values = Stock::new((0..13).map(Card::from_number).collect());
    let mut value = |rng: &mut Rng| {
        let card = values.draw(rng).expect("a hand has fewer than thirteen values");
        Value::at(card.number() as u8)
    };
    let suit = |rng: &mut Rng| Suit::ALL[rng.below(4) as usize];
    let run = |start: u32| {
        // A run from the ace on begins below the 2.
        (start..start + 5).map(|place| Value::at(((place + 12) % 13) as u8))
    };
    match category {
        Category::StraightFlush => {
            let suit = suit(rng);
            run(rng.below(10)).map(|value| Card::new(value, suit)).collect()
        }
        Category::Straight => run(rng.below(10)).map(|value| Card::new(value, suit(rng))).collect(),
        Category::Flush => {
            let suit = suit(rng);
            (0..5).map(|_| Card::new(value(rng), suit)).collect()
        }
        Category::FourOfAKind => with_others(equal(value(rng), 4, rng), 1, rng),
        Category::FullHouse => equal(value(rng), 3, rng) | equal(value(rng), 2, rng),
        Category::ThreeOfAKind => with_others(equal(value(rng), 3, rng), 2, rng),
        Category::TwoPair => {
            with_others(equal(value(rng), 2, rng) | equal(value(rng), 2, rng), 1, rng)
        }
        Category::Pair => with_others(equal(value(rng), 2, rng), 3, rng),
        Category::Nothing => with_others(CardSet::EMPTY, 5, rng),
    }
}

/// So many cards of this value.
fn equal(value: Value, count: u8, rng: &mut Rng) -> CardSet {
    let cards = Suit::ALL.into_iter().map(|suit| Card::new(value, suit)).collect();
    Stock::new(cards).draw_set(count, rng)
}

/// These cards and so many others.
fn with_others(cards: CardSet, count: u8, rng: &mut Rng) -> CardSet {
    cards | Stock::new(CardSet::PACK - cards).draw_set(count, rng)
}

/// Looks for fitting hands card by card, for answers that chance does not meet.
struct Search {
    demands: Demands,
    /// The unseen cards in random order: held ones, then the others.
    pools: [[Option<Card>; 64]; 2],
    found: Found,
    taken: CardSet,
    left: u32,
}

/// How far the search has come with one hand.
#[derive(Clone, Copy)]
struct Partial {
    seat: usize,
    cards: CardSet,
    /// How many cards are still missing from each pool.
    missing: [u8; 2],
    /// Where to go on in the pool.
    from: usize,
}

impl Search {
    fn new(demands: Demands, unseen: &Unseen, rng: &mut Rng) -> Self {
        let mut pool = |set: CardSet| {
            let mut stock = Stock::new(set);
            [(); 64].map(|()| stock.draw(rng))
        };
        let pools = [pool(unseen.held), pool(unseen.fresh)];
        Self { demands, pools, found: [None; SEATS], taken: CardSet::EMPTY, left: SEARCH }
    }

    fn find(mut self) -> Option<Found> {
        self.next_hand(0).then_some(self.found)
    }

    /// Fills the hands from this seat on.
    fn next_hand(&mut self, seat: usize) -> bool {
        let Some(seat) = (seat..SEATS).find(|seat| self.demands[*seat].is_some()) else {
            return true;
        };
        let gap = self.demands[seat].map_or(Gap::default(), |demand| demand.gap);
        let missing = [gap.held, gap.fresh];
        self.next_card(Partial { seat, cards: CardSet::EMPTY, missing, from: 0 })
    }

    /// Fills the rest of a hand, then the hands after it.
    fn next_card(&mut self, partial: Partial) -> bool {
        let Partial { seat, cards, missing, from } = partial;
        let Some(pool) = missing.iter().position(|count| *count > 0) else {
            return self.close_hand(seat, cards);
        };
        for place in from..self.pools[pool].len() {
            let Some(card) = self.pools[pool][place] else { break };
            if self.taken.contains(card) {
                continue;
            }
            self.left = self.left.saturating_sub(1);
            if self.left == 0 {
                return false;
            }
            let mut missing = missing;
            missing[pool] -= 1;
            // The second pool is begun when the first has given all its cards.
            let from = if missing[pool] == 0 { 0 } else { place + 1 };
            let cards = cards | CardSet::only(card);
            if self.next_card(Partial { seat, cards, missing, from }) {
                return true;
            }
        }
        false
    }

    /// A hand is complete: if it fits, the others follow.
    fn close_hand(&mut self, seat: usize, cards: CardSet) -> bool {
        if !self.demands[seat].is_some_and(|demand| demand.fits(cards)) {
            return false;
        }
        self.taken = self.taken | cards;
        self.found[seat] = Some(cards);
        if self.next_hand(seat + 1) {
            return true;
        }
        self.taken = self.taken - cards;
        self.found[seat] = None;
        false
    }
}
