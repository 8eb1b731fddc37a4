//! What can be taken back: a choice by which nothing new was seen.
//!
//! Whether that is so is found out from what the seat knew, never from the truth. Many worlds that
//! fit the view before the choice are imagined, and the choice is made in each of them. If the seat
//! would see the same afterwards in all of them, if nobody else got to know something in private
//! (by the Eye, say), and if no card was shuffled, nothing new was seen.

use tapis_game::{Game, Nobody, Rng, Seat, Turn, View};

/// How many worlds are tried. A difference usually shows in the first few.
const WORLDS: u32 = 48;

/// Whether a seat knew `before`, chose `action`, then knew `after`, and nothing new was seen.
pub(crate) fn nothing_new_was_seen<G: Game>(
    before: View<'_, G>,
    action: G::Action,
    after: View<'_, G>,
    seed: u64,
) -> bool {
    let (game, seat) = (before.game, before.seat);
    let mut rng = Rng::from_seed(seed);
    (0..WORLDS).all(|_| {
        let mut world = before.imagine(&mut rng);
        let hands = world.hands;
        game.play(&mut world, seat, action, &mut Nobody);
        let mut others = Seat::all(game.seats()).filter(|other| *other != seat);
        others.all(|other| world.hands[other] == hands[other])
            && world.turn(game) != Turn::Deal
            && world.view(game, seat) == after
    })
}
