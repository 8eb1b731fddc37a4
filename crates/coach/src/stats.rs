//! What a game is remembered by, beside chances: predictions and prizes.

use serde::{Deserialize, Serialize};
use tapis_game::Seat;

/// What a finished game is remembered by; each game fills in what it has.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Stats {
    /// All In: every prediction.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub predictions: Vec<Prediction>,
    /// Bids: what every seat won and paid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prizes: Vec<Prizes>,
}

/// A prediction and what became of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Prediction {
    /// Who predicted.
    pub seat: Seat,
    /// In which round.
    pub round: u8,
    /// The step of the record.
    pub at: usize,
    /// Whom.
    pub predicted: Seat,
    /// How likely that was right, by what the player knew.
    pub chance: f64,
    /// Whether it was.
    pub right: bool,
}

/// What a seat won and paid at Bids.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Prizes {
    /// How many tricks it won.
    pub won: u32,
    /// The points of all rounds.
    pub points: i32,
    /// The sum of the numbers with which it won.
    pub paid: u32,
    /// How often its best bid burned.
    pub burned: u32,
    /// How often its bid was the last of the equal ones, which made them all burn.
    pub forced: u32,
    /// Its rounds as a lucky loser.
    pub lucky: u32,
}

/// How good chances were: 0 if all were certain and right, 0.25 for a coin; nothing without any.
pub fn brier<'a>(predictions: impl IntoIterator<Item = &'a Prediction>) -> Option<f64> {
    let (mut n, mut sum) = (0.0, 0.0);
    for prediction in predictions {
        let so = f64::from(u8::from(prediction.right));
        sum += (prediction.chance - so).powi(2);
        n += 1.0;
    }
    (n > 0.0).then(|| sum / n)
}

/// How often predictions of about the same chance were right: a bin's mean chance, the part that
/// was right, and how many there are.
pub fn reliability<'a>(
    predictions: impl IntoIterator<Item = &'a Prediction>,
    bins: usize,
) -> Vec<(f64, f64, usize)> {
    let mut sums = vec![(0.0, 0.0, 0_usize); bins.max(1)];
    for prediction in predictions {
        let bin = ((prediction.chance * sums.len() as f64) as usize).min(sums.len() - 1);
        let (chance, right, n) = &mut sums[bin];
        *chance += prediction.chance;
        *right += f64::from(u8::from(prediction.right));
        *n += 1;
    }
    let means = sums.into_iter().filter(|(_, _, n)| *n > 0);
    means.map(|(chance, right, n)| (chance / n as f64, right / n as f64, n)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_scored_by_what_became_of_them() {
        let prediction = |chance, right| Prediction {
            seat: Seat::new(0),
            round: 1,
            at: 1,
            predicted: Seat::new(1),
            chance,
            right,
        };
        assert_eq!(brier([]), None);
        assert_eq!(brier(&[prediction(1.0, true), prediction(0.0, false)]), Some(0.0));
        assert_eq!(brier(&[prediction(0.5, true), prediction(0.5, false)]), Some(0.25));
        let all = [prediction(0.9, true), prediction(1.0, false), prediction(0.1, false)];
        assert_eq!(reliability(&all, 5), [(0.1, 0.0, 1), (0.95, 0.5, 2)]);
    }
}
