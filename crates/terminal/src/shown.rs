//! What is shown of a game: the same whether it is played here or on a server.

use tapis_game::{Game, Seat};

/// One player, as the others see them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The name.
    pub name: String,
    /// The level, if it is a bot.
    pub level: Option<String>,
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
    pub rounds: Vec<Vec<i32>>,
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
