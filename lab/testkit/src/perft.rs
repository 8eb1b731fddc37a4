//! Perft: how many different ways a game can go on from a position, a number that any other
//! implementation of the rules can be asked for too.

use tapis_game::{Game, Menu, Nobody, State, Turn};

/// How many sequences of exactly `depth` actions there are from here. Cards are not shuffled: a
/// state that waits for a shuffle has no successors, like one that is over.
pub fn count<G: Game>(game: &G, state: &State<G>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Turn::Act(to_act) = state.turn(game) else { return 0 };
    let mut nodes = 0;
    for seat in to_act.iter() {
        let menu = state.legal(game, seat);
        if depth == 1 {
            nodes += menu.len() as u64;
            continue;
        }
        for action in menu.iter() {
            let mut next = *state;
            game.play(&mut next, seat, action, &mut Nobody);
            nodes += count(game, &next, depth - 1);
        }
    }
    nodes
}
