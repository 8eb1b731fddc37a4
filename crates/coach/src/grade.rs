//! How much a choice has cost, in words.

use serde::{Deserialize, Serialize};

/// How much a choice has cost. The steps are parts of the fair share, one victory divided by the
/// number of seats, and only what is beyond chance counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// There was no choice.
    Forced,
    /// As good as any, as far as anybody can tell.
    Equal,
    /// From 10 % of the fair share.
    Small,
    /// From 20 %.
    Mistake,
    /// From 30 %.
    Blunder,
}

/// So many standard errors are beyond chance.
pub const CLEAR: f64 = 2.0;

impl Grade {
    /// The steps of the fair share.
    pub const STEPS: [(f64, Self); 3] =
        [(0.3, Self::Blunder), (0.2, Self::Mistake), (0.1, Self::Small)];

    /// The grade of a choice that cost so much, with this standard error, at a table of so many.
    pub fn of(loss: f64, error: f64, seats: u8) -> Self {
        let part = loss * f64::from(seats);
        let step = Self::STEPS.into_iter().find(|(least, _)| part >= *least);
        match step {
            Some((_, grade)) if loss > CLEAR * error => grade,
            _ => Self::Equal,
        }
    }

    /// Its name in JSON and addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Forced => "forced",
            Self::Equal => "equal",
            Self::Small => "small",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_are_parts_of_the_fair_share_beyond_two_standard_errors() {
        for (loss, error, seats, grade) in [
            (0.024, 0.0, 4, Grade::Equal),
            (0.026, 0.0, 4, Grade::Small),
            (0.051, 0.0, 4, Grade::Mistake),
            (0.076, 0.0, 4, Grade::Blunder),
            (0.076, 0.039, 4, Grade::Equal),
            (0.076, 0.037, 4, Grade::Blunder),
            (0.076, 0.0, 2, Grade::Small),
            (-0.1, 0.0, 2, Grade::Equal),
        ] {
            assert_eq!(Grade::of(loss, error, seats), grade, "{loss} ± {error} of {seats}");
        }
    }
}
