//! What is shown of a game: the same whether it is played here or on a server.

use tapis_game::{Chapters, Game, Heard, Landmark, Seat};

/// One player, as the others see them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The name.
    pub name: String,
    /// The level, if it is a bot.
    pub level: Option<String>,
}

/// The points after each round that was scored. Whoever comes in the middle of a game has seen the
/// rounds before only as a sum.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rounds(Vec<(u8, Vec<i32>)>);

/// One column of a score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreColumn {
    /// Its first round.
    pub first: u8,
    /// Its last round.
    pub last: u8,
    /// What each seat got in it, by whatever means.
    pub gains: Vec<i32>,
}

impl Rounds {
    /// Takes in what was heard, if a round ended.
    pub fn hear<G: Game>(&mut self, heard: &[Heard<G>]) {
        for heard in heard {
            if let Some(Landmark::Scored { round, totals, .. }) = heard.event.landmark() {
                self.note(round, totals);
            }
        }
    }

    /// The points at a moment when this round was the last one to be scored.
    pub fn note(&mut self, round: u8, totals: Vec<i32>) {
        if self.0.last().is_none_or(|(last, _)| *last < round) {
            self.0.push((round, totals));
        }
    }

    /// How many columns there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no round has been scored.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The columns of the sheet; they add up to the points after the last round.
    pub fn columns(&self) -> impl DoubleEndedIterator<Item = ScoreColumn> + ExactSizeIterator {
        self.0.iter().enumerate().map(|(place, (last, totals))| {
            let before = place.checked_sub(1).map(|before| &self.0[before]);
            let had = |seat: usize| before.and_then(|(_, points)| points.get(seat)).unwrap_or(&0);
            ScoreColumn {
                first: before.map_or(1, |(round, _)| round + 1),
                last: *last,
                gains: totals.iter().enumerate().map(|(seat, now)| now - had(seat)).collect(),
            }
        })
    }
}

/// Everything that the screen is drawn from. It comes from a view or from a spectator's scene and
/// holds nothing that these eyes may not see.
#[derive(Clone, Debug)]
pub struct Shown<G: Game> {
    /// The game as agreed.
    pub game: G,
    /// The players, by seat.
    pub places: Vec<Place>,
    /// Whose eyes these are; a spectator has no seat.
    pub seat: Option<Seat>,
    /// The table as they see it.
    pub scene: G::Scene,
    /// What this seat may do now, in the game's own words.
    pub legal: Vec<String>,
    /// Whether the last action can be taken back.
    pub can_undo: bool,
    /// What has happened, in sentences, the newest last.
    pub log: Vec<String>,
    /// What each seat got in each round so far.
    pub rounds: Rounds,
    /// The points of each seat.
    pub totals: Vec<i32>,
}

impl<G: Game> Shown<G> {
    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.places.get(seat.index()).map_or("?", |place| place.name.as_str())
    }

    /// The names by seat.
    pub fn names(&self) -> Vec<String> {
        self.places.iter().map(|place| place.name.clone()).collect()
    }

    /// Whether this seat may act.
    pub fn may_act(&self) -> bool {
        !self.legal.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_add_up_and_name_their_rounds() {
        let mut rounds = Rounds::default();
        // Two rounds were over before anybody looked.
        rounds.note(2, vec![5, 3]);
        rounds.note(2, vec![9, 9]);
        rounds.note(3, vec![5, 10]);
        let columns: Vec<_> = rounds.columns().collect();
        assert_eq!(columns[0], ScoreColumn { first: 1, last: 2, gains: vec![5, 3] });
        assert_eq!(columns[1], ScoreColumn { first: 3, last: 3, gains: vec![0, 7] });
        assert_eq!(rounds.len(), 2);
    }
}
