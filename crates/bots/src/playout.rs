//! Playing a world on to the end of its round, every seat by a policy on its own view.

use tapis_game::{BySeat, Game, Menu, Rng, State, Turn};

use crate::policy::Policy;

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

/// Plays on until the round that a world is in has been scored.
#[inline]
pub fn to_the_end_of_the_round<G: Game, P: Policy<G> + ?Sized>(
    game: &G,
    world: &mut State<G>,
    policy: &P,
    temperature: f32,
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
                    _ => policy.prefer(world.view(game, seat), &menu).draw(temperature, rng),
                };
                game.play(world, seat, menu.nth(place));
            }
        }
    }
}
