//! Hands of All In: what each player may hold, and whose hand is best.

use serde::Serialize;
use tapis_all_in::{AllIn, Blank, CardSet, Category, Phase};
use tapis_game::{Game, Seat, View};

use super::{Chance, Method, Sampling};

/// The most hands that are counted one by one.
const MOST_HANDS: u64 = 4_000_000;

/// What a player can expect of all hands as they are now.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HandOdds {
    /// Whose view it is.
    pub seat: usize,
    /// How many worlds were drawn; 0 if everything was counted.
    pub samples: u64,
    /// Every player.
    pub players: Vec<PlayerOdds>,
    /// The own hand after drawing one card and keeping the best: the chance of each rank.
    pub after_draw: Vec<RankOdds>,
}

/// One player's hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerOdds {
    /// Which player.
    pub seat: usize,
    /// How the ranks were found.
    pub method: Method,
    /// The chance of each rank, the best first.
    pub ranks: Vec<RankOdds>,
    /// The chance of a better hand than the own one; nothing for the own seat.
    pub beats_you: Option<Chance>,
    /// The chance of the best hand of all.
    pub best: Chance,
}

/// The chance of one category.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RankOdds {
    /// The category as it is written.
    pub category: &'static str,
    /// Its rank number.
    pub rank: u8,
    /// Its chance.
    pub chance: Chance,
}

/// Hands counted by category, and how many beat the own one.
#[derive(Clone, Default)]
struct Count {
    categories: [u64; 9],
    better: u64,
    all: u64,
}

/// What this seat can expect. While a card is being played the hand is what is in the hand.
pub fn odds(view: View<'_, AllIn>, sampling: &Sampling<'_>) -> HandOdds {
    let game = view.game;
    let own = view.hand.cards(view.seat);
    let seats: Vec<Seat> = Seat::all(game.seats()).collect();
    let exact: Vec<Option<Count>> = seats
        .iter()
        .map(|&seat| {
            if seat == view.seat {
                return Some(Count::of(game, own, [own].into_iter()));
            }
            AllIn::blank(view, seat).and_then(|blank| count(game, own, &blank))
        })
        .collect();
    let alone = seats.len() == 2 && exact.iter().all(Option::is_some);
    let mut sampled = vec![Count::default(); seats.len()];
    let mut best = vec![0_u64; seats.len()];
    let mut drawn = Count::default();
    let worlds = view.face_up.phase != Phase::Over;
    if worlds {
        let strengths = |hand| game.ladder().strength(hand);
        sampling.gather(
            |rng, size| {
                let (mut counts, mut best) =
                    (vec![Count::default(); seats.len()], vec![0; seats.len()]);
                let mut drawn = Count::default();
                for _ in 0..size {
                    let world = view.imagine(rng);
                    let hand = |seat: Seat| world.hands[seat].cards(seat);
                    for &seat in &seats {
                        counts[seat.index()].add(game, own, hand(seat));
                    }
                    let winner = seats.iter().max_by_key(|seat| strengths(hand(**seat)));
                    best[winner.expect("a table has seats").index()] += 1;
                    let deck = world.face_down.deck(world.face_up.deck_size);
                    if let Some(card) = deck.last() {
                        drawn.add(game, own, best_of(game, own | CardSet::only(*card)));
                    }
                }
                (counts, best, drawn)
            },
            |(counts, bests, later)| {
                sampled.iter_mut().zip(&counts).for_each(|(a, b)| a.merge(b));
                best.iter_mut().zip(bests).for_each(|(a, b)| *a += b);
                drawn.merge(&later);
            },
        );
    }
    let players = seats
        .iter()
        .map(|&seat| {
            let place = seat.index();
            let (count, method) = match &exact[place] {
                Some(count) => (count, Method::Exact),
                None => (&sampled[place], Method::Sampling),
            };
            let own_seat = seat == view.seat;
            PlayerOdds {
                seat: place,
                method,
                ranks: count.ranks(game, method),
                beats_you: (!own_seat).then(|| chance(count.better, count.all, method)),
                best: match (alone, &exact) {
                    (true, exact) => {
                        let other = exact.iter().flatten().find(|count| count.all > 1);
                        let other = other.or(exact[1 - view.seat.index()].as_ref());
                        let other = other.expect("both hands were counted");
                        let share = other.better as f64 / other.all.max(1) as f64;
                        Chance::exact(if own_seat { 1.0 - share } else { share })
                    }
                    _ => Chance::sampled(best[place], sampling.samples),
                },
            }
        })
        .collect();
    let samples = if worlds { sampling.samples } else { 0 };
    let after_draw = drawn.ranks(game, Method::Sampling);
    let after_draw = if drawn.all > 0 { after_draw } else { Vec::new() };
    HandOdds { seat: view.seat.index(), samples, players, after_draw }
}

fn chance(hits: u64, all: u64, method: Method) -> Chance {
    match method {
        Method::Exact => Chance::exact(hits as f64 / all.max(1) as f64),
        Method::Sampling => Chance::sampled(hits, all),
    }
}

/// The best hand of full size that can be made of some cards.
fn best_of(game: &AllIn, cards: CardSet) -> CardSet {
    let without = |card| cards - CardSet::only(card);
    let hands = cards.iter().map(without).filter(|hand| hand.len() >= game.hand_size().into());
    hands.max_by_key(|hand| game.ladder().strength(*hand)).unwrap_or(cards)
}

impl Count {
    fn of(game: &AllIn, own: CardSet, hands: impl Iterator<Item = CardSet>) -> Self {
        let mut count = Self::default();
        hands.for_each(|hand| count.add(game, own, hand));
        count
    }

    fn add(&mut self, game: &AllIn, own: CardSet, hand: CardSet) {
        let ladder = game.ladder();
        self.categories[tapis_all_in::category(hand) as usize] += 1;
        self.better += u64::from(ladder.strength(hand) > ladder.strength(own));
        self.all += 1;
    }

    fn merge(&mut self, other: &Self) {
        self.categories.iter_mut().zip(other.categories).for_each(|(a, b)| *a += b);
        self.better += other.better;
        self.all += other.all;
    }

    fn ranks(&self, game: &AllIn, method: Method) -> Vec<RankOdds> {
        let mut ranks: Vec<_> = Category::ALL
            .iter()
            .map(|&category| RankOdds {
                category: category.word(),
                rank: category.rank(game.side()),
                chance: chance(self.categories[category as usize], self.all, method),
            })
            .collect();
        ranks.sort_by_key(|odds| std::cmp::Reverse(odds.rank));
        ranks
    }
}

/// Counts every hand that a player may hold; `None` if these are too many.
fn count(game: &AllIn, own: CardSet, blank: &Blank) -> Option<Count> {
    let pool: Vec<_> = blank.pool.iter().collect();
    let missing = usize::from(blank.missing);
    if choices(pool.len() as u64, missing as u64)? > MOST_HANDS {
        return None;
    }
    let mut count = Count::default();
    // Every choice of so many places, in order.
    let mut places: Vec<usize> = (0..missing).collect();
    loop {
        let hand =
            places.iter().fold(blank.fixed, |hand, place| hand | CardSet::only(pool[*place]));
        count.add(game, own, hand);
        let movable = (0..missing).rev().find(|n| places[*n] < pool.len() - missing + n);
        let Some(movable) = movable else { return Some(count) };
        places[movable] += 1;
        for later in movable + 1..missing {
            places[later] = places[later - 1] + 1;
        }
    }
}

/// In how many ways so many can be chosen; `None` if that cannot be.
fn choices(of: u64, chosen: u64) -> Option<u64> {
    (chosen <= of).then(|| (0..chosen).fold(1, |ways, n| ways * (of - n) / (n + 1)))
}
