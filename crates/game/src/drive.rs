//! The one loop that plays a game: somebody has to act, a player decides, whoever looks on is told.
//!
//! It plays wherever a game is [`InPlay`]: at a [`Table`], which checks and records everything, or
//! at an [`OpenTable`], whose owner holds the truth, for measuring and for learning.
//!
//! ```
//! # use tapis_game::{AllSeats, Bot, Game, Nobody, OpenTable, Rng, Seat, drive};
//! # fn example<G: Game>(game: &G, mut bot: impl Bot<G>) {
//! let mut table = OpenTable::deal(game, Seat::new(0), Rng::from_seed(1));
//! let mut players = AllSeats { bot: &mut bot, rng: Rng::from_seed(2) };
//! drive(&mut table, &mut players, &mut Nobody).expect("a bot chooses what is legal");
//! let winners = game.winners(&table.state.face_up).expect("the game is over");
//! # }
//! ```

use crate::deal::Dealer;
use crate::{Bot, Game, Menu, Nobody, Refusal, Rng, Seat, Seats, State, Table, Turn, View};

/// Plays on until the game is over or a player stops it.
///
/// # Errors
/// Says which player chose what is not legal; up to there everything was played.
pub fn drive<G: Game, T: InPlay<G>>(
    table: &mut T,
    players: &mut impl Players<G>,
    observer: &mut impl Observer<G, T>,
) -> Result<(), Refusal> {
    loop {
        for seat in Seat::all(table.game().seats()) {
            players.watch(table.view(seat));
        }
        let Turn::Act(to_act) = table.turn() else { return Ok(()) };
        let seat = players.first(to_act);
        let Some(action) = players.decide(table.view(seat)) else { return Ok(()) };
        observer.acts(table, seat, action);
        table.act(seat, action)?;
        observer.acted(table, seat, action);
    }
}

/// Where a game is being played, dealt out as far as it can be.
pub trait InPlay<G: Game> {
    /// The game as agreed.
    fn game(&self) -> &G;
    /// What the game waits for; never for a deal.
    fn turn(&self) -> Turn;
    /// What a seat knows.
    fn view(&self, seat: Seat) -> View<'_, G>;
    /// Carries out an action, if this seat may choose it now, and everything that follows by itself.
    ///
    /// # Errors
    /// Says why not; then nothing has changed.
    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal>;
}

/// Those who decide.
pub trait Players<G: Game> {
    /// What this seat does; nothing if the game is to stop here.
    fn decide(&mut self, view: View<'_, G>) -> Option<G::Action>;
    /// Which of these acts first.
    fn first(&mut self, to_act: Seats) -> Seat {
        to_act.first().expect("somebody has to act")
    }
    /// Every seat sees the table before every decision, and when the game is over.
    fn watch(&mut self, _view: View<'_, G>) {}
}

/// Somebody who looks on while a game is played at a table of this kind.
pub trait Observer<G: Game, T> {
    /// Somebody has decided, and nothing has changed yet.
    fn acts(&mut self, _table: &T, _seat: Seat, _action: G::Action) {}
    /// It was carried out.
    fn acted(&mut self, _table: &T, _seat: Seat, _action: G::Action) {}
}

impl<G: Game, T> Observer<G, T> for Nobody {}

/// Looks at every table before an action is carried out.
pub struct Before<F>(pub F);

impl<G: Game, T, F: FnMut(&T, Seat, G::Action)> Observer<G, T> for Before<F> {
    fn acts(&mut self, table: &T, seat: Seat, action: G::Action) {
        (self.0)(table, seat, action);
    }
}

/// Looks at every table after an action was carried out.
pub struct After<F>(pub F);

impl<G: Game, T, F: FnMut(&T, Seat, G::Action)> Observer<G, T> for After<F> {
    fn acted(&mut self, table: &T, seat: Seat, action: G::Action) {
        (self.0)(table, seat, action);
    }
}

/// One bot that plays all seats.
pub struct AllSeats<B> {
    /// Who.
    pub bot: B,
    /// What it throws dice with.
    pub rng: Rng,
}

impl<G: Game, B: Bot<G>> Players<G> for AllSeats<B> {
    fn decide(&mut self, view: View<'_, G>) -> Option<G::Action> {
        Some(self.bot.choose(view, &mut self.rng))
    }

    fn watch(&mut self, view: View<'_, G>) {
        self.bot.watch(view);
    }
}

/// A bot in every seat.
pub struct EachSeat<'a, B> {
    /// Who, by seat.
    pub bots: &'a mut [B],
    /// What they throw dice with.
    pub rng: Rng,
}

impl<G: Game, B: Bot<G>> Players<G> for EachSeat<'_, B> {
    fn decide(&mut self, view: View<'_, G>) -> Option<G::Action> {
        Some(self.bots[view.seat.index()].choose(view, &mut self.rng))
    }

    fn watch(&mut self, view: View<'_, G>) {
        self.bots[view.seat.index()].watch(view);
    }
}

/// Anything may happen: any of those who may act does, and chooses any legal action.
pub struct Anything(pub Rng);

impl<G: Game> Players<G> for Anything {
    fn decide(&mut self, view: View<'_, G>) -> Option<G::Action> {
        let menu = view.legal();
        Some(menu.nth(self.0.below(menu.len() as u32) as usize))
    }

    fn first(&mut self, to_act: Seats) -> Seat {
        let place = self.0.below(to_act.len() as u32) as usize;
        to_act.iter().nth(place).expect("a place below the number of seats")
    }
}

/// Where the new order of cards comes from.
pub trait Chance<G: Game> {
    /// Brings the cards for which this game waits into a new order.
    fn shuffle(&mut self, game: &G, face_up: &G::FaceUp, cards: &mut [G::Card]);
}

impl<G: Game> Chance<G> for Rng {
    #[inline]
    fn shuffle(&mut self, _game: &G, _face_up: &G::FaceUp, cards: &mut [G::Card]) {
        Self::shuffle(self, cards);
    }
}

impl<G: Game> Chance<G> for Dealer {
    fn shuffle(&mut self, _game: &G, _face_up: &G::FaceUp, cards: &mut [G::Card]) {
        Self::shuffle(self, cards);
    }
}

impl<G: Game, C: Chance<G>> Chance<G> for &mut C {
    #[inline]
    fn shuffle(&mut self, game: &G, face_up: &G::FaceUp, cards: &mut [G::Card]) {
        (**self).shuffle(game, face_up, cards);
    }
}

/// A table whose owner holds the truth and brings the chance: for simulations, learning and worlds
/// that were imagined. Nothing is recorded.
#[derive(Clone)]
pub struct OpenTable<'a, G: Game, C> {
    /// The game as agreed.
    pub game: &'a G,
    /// The truth.
    pub state: State<G>,
    chance: C,
}

impl<'a, G: Game, C: Chance<G>> OpenTable<'a, G, C> {
    /// A new game that this seat starts.
    pub fn deal(game: &'a G, start: Seat, chance: C) -> Self {
        Self::at(game, game.set_up(start), chance)
    }

    /// A state to be played on from; cards for which it waits are shuffled at once.
    pub fn at(game: &'a G, state: State<G>, chance: C) -> Self {
        let mut table = Self { game, state, chance };
        table.shuffle();
        table
    }

    #[inline]
    fn shuffle(&mut self) {
        while self.state.turn(self.game) == Turn::Deal {
            let mut cards = self.game.to_shuffle(&self.state);
            self.chance.shuffle(self.game, &self.state.face_up, cards.as_mut_slice());
            self.game.deal(&mut self.state, cards.as_slice(), &mut Nobody);
        }
    }
}

impl<G: Game, C: Chance<G>> InPlay<G> for OpenTable<'_, G, C> {
    fn game(&self) -> &G {
        self.game
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.state.turn(self.game)
    }

    #[inline]
    fn view(&self, seat: Seat) -> View<'_, G> {
        self.state.view(self.game, seat)
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        may_act(self.view(seat), self.turn(), action)?;
        self.game.play(&mut self.state, seat, action, &mut Nobody);
        self.shuffle();
        Ok(())
    }
}

impl<G: Game> InPlay<G> for Table<G> {
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

/// Whether a seat may choose this action now.
///
/// # Errors
/// Says why not.
#[inline]
pub fn may_act<G: Game>(view: View<'_, G>, turn: Turn, action: G::Action) -> Result<(), Refusal> {
    let seat = view.seat;
    match turn {
        Turn::Over => Err(Refusal::Over),
        Turn::Deal => unreachable!("the cards are dealt before anybody acts"),
        Turn::Act(to_act) if !to_act.contains(seat) => Err(Refusal::NotYourTurn { seat, to_act }),
        Turn::Act(_) if !view.legal().contains(action) => {
            Err(Refusal::Illegal { seat, action: view.game.action_words(action) })
        }
        Turn::Act(_) => Ok(()),
    }
}
