//! The end of a round, where little enough is left to leave nothing to luck: every world that fits
//! is looked at, and every choice of every player counts with its chance.

use tapis_game::{Game, Menu, Nobody, Rng, State, Turn, View};

use crate::playout::{Cast, Judge};

/// What a game knows about the ends of its rounds.
pub trait Ending<G: Game>: Send + Sync {
    /// Whether so little is left that all choices to come can be looked at.
    fn begun(&self, game: &G, face_up: &G::FaceUp) -> bool;
    /// All worlds that fit a view, each as likely as any other; `None` if there are too many.
    fn worlds(&self, view: View<'_, G>) -> Option<Vec<State<G>>>;
}

/// A choice that is less likely than this does not count.
const UNLIKELY: f32 = 0.002;

/// What comes of a world for who imagines it.
pub(crate) struct Ahead<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) cast: Cast<'a, G>,
    pub(crate) judge: &'a dyn Judge<G>,
    pub(crate) round: u8,
}

impl<G: Game> Ahead<'_, G> {
    /// The expectation over all choices to come, each by its chance. Only shuffles are drawn.
    pub(crate) fn expect(&self, mut world: State<G>, rng: &mut Rng) -> f32 {
        let game = self.game;
        loop {
            let to_act = match world.turn(game) {
                Turn::Act(to_act) if game.round(&world.face_up) == self.round => to_act,
                Turn::Deal if game.round(&world.face_up) == self.round => {
                    world.shuffle_once(game, rng);
                    continue;
                }
                _ => return self.judge.judge(game, &world.face_up)[self.cast.me],
            };
            let seat = to_act.first().expect("somebody has to act");
            let menu = world.legal(game, seat);
            if menu.len() == 1 {
                game.play(&mut world, seat, menu.nth(0), &mut Nobody);
                continue;
            }
            let (preferences, temperature) = self.cast.prefer(game, &world, seat, &menu);
            let chances = preferences.into_chances(temperature);
            let (mut sum, mut total) = (0.0, 0.0);
            for (place, &chance) in chances.as_slice().iter().enumerate() {
                if chance > UNLIKELY {
                    let mut world = world;
                    game.play(&mut world, seat, menu.nth(place), &mut Nobody);
                    sum += chance * self.expect(world, rng);
                    total += chance;
                }
            }
            return sum / total;
        }
    }
}
