//! What a scored round is worth: each seat's chance of winning the game.

use tapis_all_in::{AllIn, FaceUp};
use tapis_game::{BySeat, Game, Seat};

use crate::playout::Judge;

/// By rounds to come and seats from 2 on: so many runes more make a seat e times as likely to win.
/// Fitted to 1,500 games for each number of seats.
const SCALES: [[f32; 4]; 2] = [[2.9, 2.9, 2.8, 2.8], [3.9, 4.2, 3.9, 3.7]];

/// Judges by the runes so far and the rounds to come: a seat's chance is proportional to
/// `exp(runes / scale)`, and the scale grows with the rounds left.
#[derive(Clone, Copy, Debug, Default)]
pub struct Runes;

impl Judge<AllIn> for Runes {
    fn judge(&self, game: &AllIn, face_up: &FaceUp) -> BySeat<f32> {
        if let Some(winners) = game.winners(face_up) {
            let share = 1.0 / winners.len().max(1) as f32;
            return BySeat::from_fn(
                game.seats(),
                |seat| if winners.contains(seat) { share } else { 0.0 },
            );
        }
        let left = usize::from(4u8.saturating_sub(face_up.round)).clamp(1, 2);
        let scale = SCALES[left - 1][usize::from(game.seats()).clamp(2, 5) - 2];
        let most = face_up.runes.iter().max().copied().unwrap_or_default();
        let mut chances = BySeat::from_fn(game.seats(), |seat: Seat| {
            ((f32::from(face_up.runes[seat.index()]) - f32::from(most)) / scale).exp()
        });
        let sum: f32 = chances.of(game.seats()).iter().sum();
        chances.of_mut(game.seats()).iter_mut().for_each(|chance| *chance /= sum);
        chances
    }
}
