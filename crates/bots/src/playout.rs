//! Playing a world on to the end of its round, every seat by a policy on its own view.

use tapis_game::{BySeat, Game, Menu, Rng, Seat, State, Turn, View};

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

/// Plays on until the round that a world is in has been scored, and says what that is worth to a
/// seat.
///
/// If the policy knows what to expect, every decision of that seat on the way counts in: what comes
/// later is more and more luck, and the expectation has the luck taken out. `foresight` is how much
/// of the worth is left to what comes after each decision; 1 asks the end of the round alone.
pub fn worth<G: Game, P: Policy<G> + ?Sized>(
    game: &G,
    world: &mut State<G>,
    policy: &P,
    (temperature, foresight): (f32, f32),
    judge: &dyn Judge<G>,
    seat: Seat,
    rng: &mut Rng,
) -> f32 {
    let (mut worth, mut rest) = (0.0, 1.0);
    play_on(game, world, policy, temperature, rng, |view| {
        if view.seat == seat
            && foresight < 1.0
            && let Some(expected) = policy.expect(view)
        {
            worth += rest * (1.0 - foresight) * expected;
            rest *= foresight;
        }
    });
    worth + rest * judge.judge(game, &world.face_up)[seat]
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
    play_on(game, world, policy, temperature, rng, |_| ());
}

/// Plays on until the round has been scored, and shows every decision to a visitor.
#[inline]
fn play_on<G: Game, P: Policy<G> + ?Sized>(
    game: &G,
    world: &mut State<G>,
    policy: &P,
    temperature: f32,
    rng: &mut Rng,
    mut visit: impl FnMut(View<'_, G>),
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
                        let view = world.view(game, seat);
                        visit(view);
                        policy.prefer(view, &menu).draw(temperature, rng)
                    }
                };
                game.play(world, seat, menu.nth(place));
            }
        }
    }
}
