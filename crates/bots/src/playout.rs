//! Playing a world on to the end of its round, every seat by a policy on its own view.

use tapis_game::{BySeat, Game, Menu, Nobody, Rng, Seat, State, Turn};

use crate::policy::{Policy, Preferences};

/// What a finished round is worth to each seat: its chance of winning the game.
pub trait Judge<G: Game>: Send + Sync {
    /// The chances once a round has been scored; they add up to about 1.
    fn judge(&self, game: &G, face_up: &G::FaceUp) -> BySeat<f32>;
}

impl<G: Game, J: Judge<G> + ?Sized> Judge<G> for Box<J> {
    fn judge(&self, game: &G, face_up: &G::FaceUp) -> BySeat<f32> {
        (**self).judge(game, face_up)
    }
}

impl<G: Game, J: Judge<G> + ?Sized> Judge<G> for std::sync::Arc<J> {
    fn judge(&self, game: &G, face_up: &G::FaceUp) -> BySeat<f32> {
        (**self).judge(game, face_up)
    }
}

/// How somebody plays in playouts.
pub struct Manner<'a, G: Game> {
    /// What he prefers.
    pub policy: &'a dyn Policy<G>,
    /// How much he varies; 0 always does what he likes best.
    pub temperature: f32,
}

// Deriving would ask that the game's parts be `Clone` for the sake of a pointer.
impl<G: Game> Clone for Manner<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Manner<'_, G> {}

/// Who plays in playouts: oneself, and the others as they are believed to play.
pub struct Cast<'a, G: Game> {
    /// Who imagines all this.
    pub me: Seat,
    /// How he plays on.
    pub own: Manner<'a, G>,
    /// How all others do.
    pub others: Manner<'a, G>,
}

impl<G: Game> Cast<'_, G> {
    /// What a seat prefers in a world, and how much it varies.
    #[inline]
    pub fn prefer(
        &self,
        game: &G,
        world: &State<G>,
        seat: Seat,
        menu: &G::Menu,
    ) -> (Preferences, f32) {
        let Manner { policy, temperature } = if seat == self.me { self.own } else { self.others };
        (policy.prefer(world.view(game, seat), menu), temperature)
    }
}

/// Plays on until the round that a world is in has been scored.
#[inline]
pub fn to_the_end_of_the_round<G: Game>(
    game: &G,
    world: &mut State<G>,
    cast: &Cast<'_, G>,
    rng: &mut Rng,
) {
    let round = game.round(&world.face_up);
    loop {
        match world.turn(game) {
            Turn::Over => return,
            _ if game.round(&world.face_up) != round => return,
            Turn::Deal => world.shuffle_once(game, rng),
            Turn::Act(to_act) => {
                let seat = to_act.first().expect("somebody has to act");
                let menu = world.legal(game, seat);
                let place = match menu.len() {
                    1 => 0,
                    _ => {
                        let (preferences, temperature) = cast.prefer(game, world, seat, &menu);
                        preferences.draw(temperature, rng)
                    }
                };
                game.play(world, seat, menu.nth(place), &mut Nobody);
            }
        }
    }
}
