//! The truth, and what one seat knows of it. Both are written here, once: no game can get its
//! views wrong.

use crate::{BySeat, Eyes, Game, Nobody, Rng, Seat, Turn};

/// The truth: all three drawers. It can be neither printed nor serialised, and the truth of a game
/// in play never leaves its table; other states are imagined, laid out or replayed.
#[derive(PartialEq, Eq, Hash)]
pub struct State<G: Game> {
    /// What everybody knows.
    pub face_up: G::FaceUp,
    /// What each seat knows.
    pub hands: BySeat<G::Hand>,
    /// What nobody knows.
    pub face_down: G::FaceDown,
}

/// What one seat knows. Two truths that give a seat equal views are the same to that seat.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct View<'a, G: Game> {
    /// The game as agreed.
    pub game: &'a G,
    /// Whose view this is.
    pub seat: Seat,
    /// What everybody knows.
    pub face_up: &'a G::FaceUp,
    /// What this seat knows besides.
    pub hand: &'a G::Hand,
}

// Deriving would ask that the game itself be `Copy`, which its deck need not be.
impl<G: Game> Clone for State<G> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for State<G> {}

impl<G: Game> Clone for View<'_, G> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for View<'_, G> {}

impl<G: Game> State<G> {
    /// What a seat knows of this.
    #[inline]
    pub fn view<'a>(&'a self, game: &'a G, seat: Seat) -> View<'a, G> {
        View { game, seat, face_up: &self.face_up, hand: &self.hands[seat] }
    }

    /// What the game waits for.
    #[inline]
    pub fn turn(&self, game: &G) -> Turn {
        game.turn(&self.face_up)
    }

    /// The legal actions of a seat. They follow from its view, so they cannot tell it more.
    #[inline]
    pub fn legal(&self, game: &G, seat: Seat) -> G::Menu {
        G::legal(self.view(game, seat))
    }

    /// Brings the shuffled cards for as long as the game waits for them.
    #[inline]
    pub fn shuffle(&mut self, game: &G, rng: &mut Rng) {
        while self.turn(game) == Turn::Deal {
            self.shuffle_once(game, rng);
        }
    }

    /// Brings shuffled cards once, at `Turn::Deal`.
    #[inline]
    pub fn shuffle_once(&mut self, game: &G, rng: &mut Rng) {
        let mut cards = game.to_shuffle(self);
        rng.shuffle(cards.as_mut_slice());
        game.deal(self, cards.as_slice(), &mut Nobody);
    }

    /// The table with everything open. For scenarios, traces and finished records.
    pub fn open_scene(&self, game: &G) -> G::Scene {
        game.scene(&self.face_up, Eyes::Open(self))
    }
}

impl<G: Game> View<'_, G> {
    /// What the game waits for.
    #[inline]
    pub fn turn(&self) -> Turn {
        self.game.turn(self.face_up)
    }

    /// What this seat may do.
    #[inline]
    pub fn legal(&self) -> G::Menu {
        G::legal(*self)
    }

    /// A world that fits what this seat knows.
    #[inline]
    pub fn imagine(&self, rng: &mut Rng) -> State<G> {
        G::imagine(*self, rng)
    }

    /// The table as this seat sees it.
    pub fn scene(&self) -> G::Scene {
        self.game.scene(self.face_up, Eyes::Player(self.seat, self.hand))
    }
}
