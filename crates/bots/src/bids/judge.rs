//! What a scored round is worth: each seat's chance of winning the game.

use tapis_bids::{Bids, FaceUp, LuckyLoser};
use tapis_game::{BySeat, Game, Seat};

use crate::playout::Judge;

/// Judges by the points, by what the zero-rounds promise, and by how much can still happen.
///
/// A seat's chance is proportional to `exp(worth / spread)`. Its worth is its total plus what its
/// zero-rounds will add to zero-rounds to come; the spread grows with the root of the rounds left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standings {
    /// How much can happen in one round, in points, with three to six players.
    pub spread: [f32; 4],
    /// How likely a round ends without a card, with three to six players.
    pub again: [f32; 4],
}

impl Default for Standings {
    /// For games of players with rules of thumb: the numbers that `cargo run --release -p tapis-bots
    /// --example fit_bids_judge` prints.
    fn default() -> Self {
        Self { spread: [11.5, 9.0, 8.0, 7.5], again: [0.25, 0.45, 0.525, 0.55] }
    }
}

impl Standings {
    /// For games of players who think, where rounds without a card are rarer: what the same prints
    /// with the word `thinkers`.
    pub fn among_thinkers() -> Self {
        Self { spread: [11.0, 8.0, 7.0, 7.5], again: [0.175, 0.35, 0.375, 0.4] }
    }

    /// What a seat with this total and so many zero-rounds can count on, in points.
    pub fn worth(&self, game: &Bids, total: i32, zero_rounds: u8, rounds_left: u8) -> f32 {
        let rounds = match game.agreed().lucky_loser {
            LuckyLoser::Cumulative => rounds_left,
            // The next round with a card ends the row.
            LuckyLoser::Consecutive => rounds_left.min(1),
        };
        let each = (game.lucky_loser() * i32::from(zero_rounds)) as f32;
        total as f32 + self.again[place(game)] * each * f32::from(rounds)
    }
}

impl Judge<Bids> for Standings {
    fn judge(&self, game: &Bids, up: &FaceUp) -> BySeat<f32> {
        if let Some(winners) = game.winners(up) {
            let share = 1.0 / winners.len() as f32;
            let chance = |seat| if winners.contains(seat) { share } else { 0.0 };
            return BySeat::from_fn(game.seats(), chance);
        }
        // The round that is about to begin is still to be played.
        let rounds_left = game.agreed().rounds + 1 - up.round;
        let spread = self.spread[place(game)] * f32::from(rounds_left).sqrt();
        let mut worth = BySeat::from_fn(game.seats(), |seat| {
            self.worth(game, up.totals[seat], up.zero_rounds[seat], rounds_left)
        });
        let worth = worth.of_mut(game.seats());
        let best = worth.iter().copied().fold(f32::MIN, f32::max);
        let mut chances = BySeat::from_fn(game.seats(), |seat: Seat| {
            ((worth[seat.index()] - best) / spread).exp()
        });
        let chances_of = chances.of_mut(game.seats());
        let sum: f32 = chances_of.iter().sum();
        chances_of.iter_mut().for_each(|chance| *chance /= sum);
        chances
    }
}

fn place(game: &Bids) -> usize {
    usize::from(game.seats() - Bids::SEATS.start())
}
