//! One game in play, with its opening and everything that was done.

use std::sync::Arc;

use serde_json::Value;
use tapis_game::deal::Commitment;
use tapis_game::{
    Game, Heard, InPlay, Landmark, Opening, Record, Refusal, Seat, Seats, Table, Turn, Unplayable,
    View, options,
};
use tapis_registry::{Any, Family, GameKind, Registered, with_kind};

use crate::TableEvent;
use crate::log::Log;

/// A game in play: a table, how it was opened, the actions so far, and the log of it all. A clone
/// goes its own way from here, and costs little: both share what lies behind them.
#[derive(Clone)]
pub struct Sitting<G: Game> {
    table: Table<G>,
    opening: Arc<Opening>,
    actions: Vec<(Seat, G::Action)>,
    log: Log,
}

/// The sittings of all games.
pub struct Sittings;

impl Family for Sittings {
    type Of<G: Game> = Sitting<G>;
}

/// A sitting, whichever game it is of.
pub type AnySitting = Any<Sittings>;

/// Seats the players at a game of this kind, with these wishes among its options, and deals the
/// first cards.
///
/// # Errors
/// Says why no such game can be played.
pub fn open(kind: GameKind, wished: Value, opening: Opening) -> Result<AnySitting, Unplayable> {
    let seats = u8::try_from(opening.names.len()).unwrap_or(u8::MAX);
    with_kind!(kind, G => {
        let game = G::new(seats, &options::from_value(wished)?)?;
        Ok(G::any::<Sittings>(Sitting::open(game, opening)?))
    })
}

impl<G: Game> Sitting<G> {
    /// Seats the players and deals the first cards.
    ///
    /// # Errors
    /// Refuses names and salts that cannot be written in one line of a record.
    pub fn open(game: G, opening: Opening) -> Result<Self, Unplayable> {
        let table = Table::open(game, opening.clone())?;
        Ok(Self { table, opening: opening.into(), actions: Vec::new(), log: Log::new() })
    }

    /// The sitting after these actions, as if it had never been closed.
    ///
    /// # Errors
    /// Refuses what [`Sitting::open`] refuses, and an action that could not have been chosen.
    pub fn reopen(
        game: G,
        opening: Opening,
        actions: &[(Seat, G::Action)],
    ) -> Result<Self, Unplayable> {
        let mut sitting = Self::open(game, opening)?;
        for (number, &(seat, action)) in actions.iter().enumerate() {
            sitting
                .act(seat, action)
                .map_err(|refusal| Unplayable(format!("action {number}: {refusal}")))?;
        }
        Ok(sitting)
    }

    /// The game as agreed.
    pub fn game(&self) -> &G {
        self.table.game()
    }

    /// The players' names.
    pub fn names(&self) -> &[String] {
        self.table.names()
    }

    /// How the game was opened. It holds the secret of the deal.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The promise about the deal.
    pub fn commitment(&self) -> Commitment {
        self.table.commitment()
    }

    /// What the game waits for; never for a deal, which the table does by itself.
    pub fn turn(&self) -> Turn {
        self.table.turn()
    }

    /// Who has to act; nobody once the game is over.
    pub fn to_act(&self) -> Seats {
        match self.turn() {
            Turn::Act(seats) => seats,
            Turn::Deal | Turn::Over => Seats::NONE,
        }
    }

    /// What lies face up.
    pub fn face_up(&self) -> &G::FaceUp {
        self.table.face_up()
    }

    /// What a seat knows.
    pub fn view(&self, seat: Seat) -> View<'_, G> {
        self.table.view(seat)
    }

    /// The table as a spectator sees it.
    pub fn spectate(&self) -> G::Scene {
        self.table.spectate()
    }

    /// The table as these eyes see it: a seat's, or a spectator's.
    pub fn scene(&self, eyes: Option<Seat>) -> G::Scene {
        match eyes {
            Some(seat) => self.view(seat).scene(),
            None => self.spectate(),
        }
    }

    /// What these ears heard with a step; step 0 is the opening, then there is one for each action.
    pub fn events(&self, ears: Option<Seat>, step: usize) -> impl Iterator<Item = Heard<G>> {
        self.table.heard(ears, step)
    }

    /// Where chapters begin and end, each with the number of actions before it.
    pub fn landmarks(&self) -> impl Iterator<Item = (usize, Landmark)> {
        self.table.landmarks()
    }

    /// The actions so far. Some of them may be secret: for storing, not for showing.
    pub fn actions(&self) -> &[(Seat, G::Action)] {
        &self.actions
    }

    /// How many actions there were.
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// Whether nobody has acted yet.
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// What remains of the game, once it is over.
    pub fn record(&self) -> Option<Record<G>> {
        self.table.record()
    }

    /// Carries out an action, if this seat may choose it now.
    ///
    /// # Errors
    /// Says why not; then nothing has changed.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        self.table.act(seat, action)?;
        self.log.act(self.actions.len());
        self.actions.push((seat, action));
        Ok(())
    }

    /// The same with an action as it is written.
    ///
    /// # Errors
    /// Says why not; then nothing has changed.
    pub fn act_in_words(&mut self, seat: Seat, words: &str) -> Result<(), Refusal> {
        match self.game().read_action(words) {
            Some(action) => self.act(seat, action),
            None => Err(Refusal::Unreadable(words.chars().take(80).collect())),
        }
    }

    /// Whether this seat acted last and nothing new was seen by it.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.table.can_take_back(seat)
    }

    /// Takes the last action of this seat back, until something new was seen.
    ///
    /// # Errors
    /// Refuses if it cannot be taken back; then nothing has changed.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        if !self.can_undo(seat) {
            return Err(match self.turn() {
                Turn::Over => Refusal::Over,
                _ => Refusal::NotYourTurn { seat, to_act: self.to_act() },
            });
        }
        let actions = &self.actions[..self.actions.len() - 1];
        let (game, opening) = (self.game().clone(), Opening::clone(&self.opening));
        let before =
            Self::reopen(game, opening, actions).expect("what was played once plays again");
        (self.table, self.actions) = (before.table, before.actions);
        self.log.take_back(seat);
        Ok(())
    }

    /// Notes something that is no matter of the rules.
    pub fn note(&mut self, event: TableEvent) {
        self.log.note(event);
    }

    /// So much had happened at the table when the cards were dealt, and the log goes on from there.
    ///
    /// # Panics
    /// Panics if something has happened since.
    pub fn begin_at(&mut self, version: u64) {
        self.log.begin_at(version);
    }

    /// How much has happened: more with each action, with each that was taken back, and with what
    /// was noted.
    pub fn version(&self) -> u64 {
        self.log.version()
    }

    pub(crate) fn log(&self) -> &Log {
        &self.log
    }
}

impl<G: Game> InPlay<G> for Sitting<G> {
    fn game(&self) -> &G {
        self.game()
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn view(&self, seat: Seat) -> View<'_, G> {
        self.view(seat)
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        self.act(seat, action)
    }
}
