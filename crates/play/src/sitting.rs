//! One game in play, with its opening and everything that was done.

use std::sync::OnceLock;

use tapis_game::deal::Commitment;
use tapis_game::{
    BySeat, Game, Heard, Opening, Record, Refusal, Seat, Seats, Table, Turn, Unplayable, View,
};

/// A game in play: a table, how it was opened, and the actions so far.
pub struct Sitting<G: Game> {
    table: Table<G>,
    opening: Opening,
    actions: Vec<(Seat, G::Action)>,
    /// What every seat knew before the last action.
    before: Option<Box<Moment<G>>>,
    /// Whether the last action can be taken back, once somebody has asked.
    can_undo: OnceLock<bool>,
}

/// What the seats knew at some moment. Nothing that lay face down is in it.
#[derive(Clone, Copy)]
pub(crate) struct Moment<G: Game> {
    face_up: G::FaceUp,
    hands: BySeat<G::Hand>,
}

impl<G: Game> Moment<G> {
    fn of(table: &Table<G>) -> Self {
        let seats = table.game().seats();
        let hands = BySeat::from_fn(seats, |seat| *table.view(seat).hand);
        Self { face_up: *table.face_up(), hands }
    }

    /// What a seat knew then.
    pub(crate) fn view<'a>(&'a self, game: &'a G, seat: Seat) -> View<'a, G> {
        View { game, seat, face_up: &self.face_up, hand: &self.hands[seat] }
    }

    /// The table as these eyes saw it then.
    pub(crate) fn scene(&self, game: &G, eyes: Option<Seat>) -> G::Scene {
        match eyes {
            Some(seat) => self.view(game, seat).scene(),
            None => game.scene(&self.face_up, tapis_game::Eyes::Spectator),
        }
    }
}

impl<G: Game> Sitting<G> {
    /// Seats the players and deals the first cards.
    ///
    /// # Errors
    /// Refuses names and salts that cannot be written in one line of a record.
    pub fn open(game: G, opening: Opening) -> Result<Self, Unplayable> {
        let table = Table::open(game, opening.clone())?;
        let (actions, before) = (Vec::new(), None);
        Ok(Self { table, opening, actions, before, can_undo: OnceLock::new() })
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
        let before = Moment::of(&self.table);
        self.table.act(seat, action)?;
        self.actions.push((seat, action));
        match &mut self.before {
            Some(moment) => **moment = before,
            none => *none = Some(Box::new(before)),
        }
        self.can_undo = OnceLock::new();
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
        let (Some(&(last, action)), Some(before)) = (self.actions.last(), &self.before) else {
            return false;
        };
        last == seat
            && self.turn() != Turn::Over
            && *self.can_undo.get_or_init(|| {
                let seed = self.actions.len() as u64;
                let before = before.view(self.game(), seat);
                crate::undo::nothing_new_was_seen(before, action, self.view(seat), seed)
            })
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
        let (game, opening) = (self.game().clone(), self.opening.clone());
        *self = Self::reopen(game, opening, actions).expect("what was played once plays again");
        Ok(())
    }

    pub(crate) fn before(&self) -> Option<&Moment<G>> {
        self.before.as_deref()
    }
}
