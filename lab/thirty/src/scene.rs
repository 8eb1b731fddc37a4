//! The table as somebody sees it.

use std::fmt;

use serde::{Deserialize, Serialize};
use tapis_game::{Eyes, Game, Seat, Seats, Standing, Turn};

use crate::{Card, FaceUp, Thirty};

/// The table as somebody sees it. A card that they do not see is `??`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = thirty::Scene))]
pub struct Scene {
    /// The round, from 1.
    pub round: u8,
    /// Who may act.
    pub to_act: Seats,
    /// Who leads this trick.
    pub leader: Seat,
    /// The cards of this trick, in the order in which they were played.
    pub trick: Vec<Card>,
    /// The hand of each seat.
    pub hands: Vec<Vec<String>>,
    /// The cards of earlier tricks.
    pub gone: Vec<Card>,
    /// What was not dealt.
    pub left: Vec<String>,
    /// The points of each seat.
    pub points: Vec<i32>,
    /// Who has won.
    pub winners: Option<Seats>,
}

impl Scene {
    pub(crate) fn new(game: &Thirty, up: &FaceUp, eyes: Eyes<'_, Thirty>) -> Self {
        let hidden = |cards| vec!["??".to_owned(); cards];
        let left = if up.dealt { 30 % usize::from(game.seats) } else { 0 };
        let hand = |seat| match eyes.hand(seat) {
            Some(hand) => hand.iter().map(|card| card.to_string()).collect(),
            None => hidden(game.held(up, seat)),
        };
        Self {
            round: up.round,
            to_act: match game.turn(up) {
                Turn::Act(seats) => seats,
                Turn::Deal | Turn::Over => Seats::NONE,
            },
            leader: up.leader,
            trick: up.trick.iter().copied().collect(),
            hands: Seat::all(game.seats).map(hand).collect(),
            gone: up.gone.iter().collect(),
            left: match eyes.face_down() {
                Some(down) => down.iter().map(ToString::to_string).collect(),
                None => hidden(left),
            },
            points: up.points.of(game.seats).to_vec(),
            winners: game.winners(up),
        }
    }
}

impl Standing for Scene {
    fn round(&self) -> u8 {
        self.round
    }

    fn totals(&self) -> Vec<i32> {
        self.points.clone()
    }

    fn to_act(&self) -> Seats {
        self.to_act
    }

    fn won_by(&self) -> Option<Seats> {
        self.winners
    }

    fn stake(&self) -> Option<String> {
        let trick: Vec<_> = self.trick.iter().map(ToString::to_string).collect();
        (!trick.is_empty()).then(|| trick.join(" "))
    }
}

impl fmt::Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Round {}, trick: {}", self.round, self.stake().unwrap_or_default())?;
        for (seat, hand) in self.hands.iter().enumerate() {
            write!(f, "\nSeat {seat}: {} | {}", self.points[seat], hand.join(" "))?;
        }
        Ok(())
    }
}
