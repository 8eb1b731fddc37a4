//! What a finished game is worth to each seat.

use tapis_game::{BySeat, Game, OpenTable, Seat, Seats};

/// The end of one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    /// The points of each seat.
    pub scores: BySeat<i32>,
    /// Who won.
    pub winners: Seats,
    /// How many seats the table had.
    pub seats: u8,
}

impl Outcome {
    /// The end of the game at this table.
    ///
    /// # Panics
    /// Panics if it is not over.
    pub fn of<G: Game, C>(table: &OpenTable<'_, G, C>) -> Self {
        let OpenTable { game, state, .. } = table;
        Self {
            scores: game.scores(&state.face_up),
            winners: game.winners(&state.face_up).expect("the game is over"),
            seats: game.seats(),
        }
    }

    /// A seat's part of the victory. A shared victory is divided equally, and so is one that nobody
    /// won: the shares of a table always add up to 1, and a bot that plays like all others gets its
    /// fair share under every rule of victory.
    pub fn win_share(&self, seat: Seat) -> f64 {
        if self.winners.is_empty() {
            1.0 / f64::from(self.seats)
        } else if self.winners.contains(seat) {
            1.0 / self.winners.len() as f64
        } else {
            0.0
        }
    }

    /// A seat's points less the mean of the others.
    pub fn difference(&self, seat: Seat) -> f64 {
        let total: i32 = self.scores.of(self.seats).iter().sum();
        let own = self.scores[seat];
        f64::from(own) - f64::from(total - own) / f64::from(self.seats - 1)
    }

    /// A seat's rank, 1 for the best; equal seats share the mean of their ranks.
    pub fn rank(&self, seat: Seat) -> f64 {
        let own = self.standing(seat);
        let others = Seat::all(self.seats).filter(|&other| other != seat);
        others.fold(1.0, |rank, other| match self.standing(other).cmp(&own) {
            std::cmp::Ordering::Greater => rank + 1.0,
            std::cmp::Ordering::Equal => rank + 0.5,
            std::cmp::Ordering::Less => rank,
        })
    }

    /// The seats from the best to the worst, equal ones together.
    pub fn ranking(&self) -> Vec<Vec<Seat>> {
        let mut seats: Vec<_> = Seat::all(self.seats).collect();
        seats.sort_by_key(|&seat| std::cmp::Reverse(self.standing(seat)));
        seats
            .chunk_by(|&a, &b| self.standing(a) == self.standing(b))
            .map(<[Seat]>::to_vec)
            .collect()
    }

    /// Winners stand before all others, because a game may decide a tie by more than points.
    fn standing(&self, seat: Seat) -> (bool, i32) {
        (self.winners.contains(seat), self.scores[seat])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome<const N: usize>(scores: [i32; N], winners: &[u8]) -> Outcome {
        let seats = N as u8;
        Outcome {
            scores: BySeat::from_fn(seats, |seat| scores[seat.index()]),
            winners: winners.iter().map(|&seat| Seat::new(seat)).collect(),
            seats,
        }
    }

    fn all(outcome: &Outcome, what: impl Fn(&Outcome, Seat) -> f64) -> Vec<f64> {
        Seat::all(outcome.seats).map(|seat| what(outcome, seat)).collect()
    }

    #[test]
    fn a_victory_is_shared_equally() {
        let shared = outcome([9, 9, 3, 1], &[0, 1]);
        assert_eq!(all(&shared, Outcome::win_share), [0.5, 0.5, 0.0, 0.0]);
        let nobody = outcome([9, 9, 3, 1], &[]);
        assert_eq!(all(&nobody, Outcome::win_share), [0.25; 4]);
    }

    #[test]
    fn differences_are_to_the_mean_of_the_others() {
        let game = outcome([10, 4, -2], &[0]);
        assert_eq!(all(&game, Outcome::difference), [9.0, 0.0, -9.0]);
    }

    #[test]
    fn equal_seats_share_their_ranks() {
        let game = outcome([5, 7, 5, 1], &[1]);
        assert_eq!(all(&game, Outcome::rank), [2.5, 1.0, 2.5, 4.0]);
        let groups: Vec<_> = game.ranking().iter().map(Vec::len).collect();
        assert_eq!(groups, [1, 2, 1]);
    }

    #[test]
    fn a_tie_that_the_rules_decided_is_none() {
        let game = outcome([7, 7, 2], &[1]);
        assert_eq!(all(&game, Outcome::rank), [2.0, 1.0, 3.0]);
    }
}
