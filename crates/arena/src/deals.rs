//! One deal, which fixes all chance of a game, so that every table that plays it can be compared.
//!
//! Nothing here takes "the next random number": each shuffle has a generator of its own, seeded by
//! the deal, the round and the place of the shuffle within the round. Whatever the players did
//! before, the same round begins with the same cards.

use tapis_game::record::Version;
use tapis_game::{Chance, Game, OpenTable, Rng, Seat};

/// A numbered deal: the starter, every shuffle, the circle in which the bots sit, and what they
/// throw dice for follow from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal(u64);

/// What a generator is for; two purposes never share one.
#[derive(Clone, Copy)]
enum Purpose {
    Deal = 1,
    Starter,
    Circle,
    Shuffle,
    Thought,
    Resample,
}

impl Deal {
    /// The deal with this number in the series with this seed.
    pub fn new(seed: u64, number: u64) -> Self {
        Self(mix(Purpose::Deal, [seed, number, 0, 0]))
    }

    /// Chooses the starter and deals the first cards.
    pub fn open<G: Game>(self, game: &G) -> OpenTable<'_, G, Shuffles> {
        // Names of equal length, so that no seat is favoured where the rules look at names.
        let names: Vec<_> = Seat::all(game.seats()).map(|seat| format!("Seat {seat}")).collect();
        let starters = game.starters(&names, Version::CURRENT);
        let chosen = self.rng(Purpose::Starter, [0; 3]).below(starters.len() as u32);
        let start = starters.iter().nth(chosen as usize).expect("chosen among the starters");
        OpenTable::deal(game, start, Shuffles { deal: self, round: 0, done: 0 })
    }

    /// Brings a line-up into the order in which it sits in a circle. It differs from deal to deal,
    /// because it matters who sits next to whom.
    pub fn circle(self, line_up: &[usize]) -> Vec<usize> {
        let mut circle = line_up.to_vec();
        self.rng(Purpose::Circle, [0; 3]).shuffle(&mut circle);
        circle
    }

    /// The generator for one decision of a bot.
    pub fn thought(self, bot: BotKey, seat: Seat, ply: u32) -> Rng {
        self.rng(Purpose::Thought, [bot.0, seat.index() as u64, ply.into()])
    }

    fn rng(self, purpose: Purpose, [a, b, c]: [u64; 3]) -> Rng {
        Rng::from_seed(mix(purpose, [self.0, a, b, c]))
    }
}

/// The shuffles of one game, in its course.
#[derive(Clone, Debug)]
pub struct Shuffles {
    deal: Deal,
    round: u8,
    done: u64,
}

impl<G: Game> Chance<G> for Shuffles {
    #[inline]
    fn shuffle(&mut self, game: &G, face_up: &G::FaceUp, cards: &mut [G::Card]) {
        let round = game.round(face_up);
        if round != self.round {
            (self.round, self.done) = (round, 0);
        }
        self.deal.rng(Purpose::Shuffle, [round.into(), self.done, 0]).shuffle(cards);
        self.done += 1;
    }
}

/// A bot's name as a number. Its dice follow from the name and not from its place in a list, so
/// that a result does not depend on who else was measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotKey(u64);

impl BotKey {
    /// The key of this name (FNV-1a).
    pub fn new(name: &str) -> Self {
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        Self(name.bytes().fold(0xcbf2_9ce4_8422_2325, step))
    }
}

/// The generator that draws deals anew for the intervals of the ratings.
pub(crate) fn resampling(seed: u64) -> Rng {
    Rng::from_seed(mix(Purpose::Resample, [seed, 0, 0, 0]))
}

/// Turns a purpose and some numbers into one seed; each of them changes every bit (SplitMix64).
fn mix(purpose: Purpose, words: [u64; 4]) -> u64 {
    let mut seed = purpose as u64;
    for word in words {
        seed = (seed ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15);
        seed = (seed ^ (seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        seed = (seed ^ (seed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        seed ^= seed >> 31;
    }
    seed
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_purpose_place_and_bot_has_dice_of_its_own() {
        let deal = Deal::new(1, 0);
        let mut first_numbers = HashSet::new();
        let mut generators = 0;
        for seat in Seat::all(6) {
            for ply in 0..50 {
                for bot in ["casual", "expert"] {
                    first_numbers.insert(deal.thought(BotKey::new(bot), seat, ply).below(u32::MAX));
                    generators += 1;
                }
            }
        }
        for round in 0..10 {
            for event in 0..10 {
                first_numbers.insert(deal.rng(Purpose::Shuffle, [round, event, 0]).below(u32::MAX));
                generators += 1;
            }
        }
        assert_eq!(first_numbers.len(), generators);
    }

    #[test]
    fn deals_differ_by_seed_and_number_and_stay_the_same() {
        assert_eq!(Deal::new(7, 3), Deal::new(7, 3));
        assert_ne!(Deal::new(7, 3), Deal::new(7, 4));
        assert_ne!(Deal::new(7, 3), Deal::new(8, 3));
        assert_ne!(Deal::new(0, 1), Deal::new(1, 0));
    }

    #[test]
    fn a_circle_seats_the_whole_line_up() {
        let line_up = [0, 1, 1, 2, 3];
        let mut orders = HashSet::new();
        for number in 0..50 {
            let circle = Deal::new(1, number).circle(&line_up);
            let mut sorted = circle.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, line_up);
            orders.insert(circle);
        }
        assert!(orders.len() > 20, "the circle hardly changes: {}", orders.len());
    }
}
