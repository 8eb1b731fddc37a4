//! One game at one table, with a watch beside it.

use std::time::{Duration, Instant};

use tapis_game::{Game, Menu, Nobody, Seat, Turn};

use crate::deals::{BotKey, Deal};
use crate::{Contestant, Outcome, Problem};

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// How long each decision took, and whose it was. A forced action is no decision.
    pub times: Vec<(Seat, Duration)>,
}

/// Plays a deal; `bots` has one for each seat.
///
/// # Errors
/// Names the bot that chose an action which is not on the menu.
pub fn play<G: Game>(game: &G, deal: Deal, bots: &[&Contestant<G>]) -> Result<Played, Problem> {
    let (mut state, mut shuffles) = deal.open(game);
    let keys: Vec<_> = bots.iter().map(|bot| BotKey::new(bot.name())).collect();
    let mut players: Vec<_> = bots.iter().map(|bot| bot.sit_down()).collect();
    let mut times = Vec::new();
    let mut ply = 0;
    loop {
        for (seat, player) in Seat::all(game.seats()).zip(&mut players) {
            player.watch(state.view(game, seat));
        }
        let Turn::Act(to_act) = state.turn(game) else { break };
        let seat = to_act.first().expect("somebody has to act");
        let menu = state.legal(game, seat);
        let mut rng = deal.thought(keys[seat.index()], seat, ply);
        let start = Instant::now();
        let action = players[seat.index()].choose(state.view(game, seat), &mut rng);
        if menu.len() > 1 {
            times.push((seat, start.elapsed()));
        }
        if !menu.contains(action) {
            return Err(Problem::new(format!(
                "the bot `{}` in seat {seat} chose `{}` after {ply} actions, which is not legal",
                bots[seat.index()].name(),
                game.action_words(action)
            )));
        }
        game.play(&mut state, seat, action, &mut Nobody);
        shuffles.bring(game, &mut state);
        ply += 1;
    }
    let winners = game.winners(&state.face_up).expect("the game is over");
    let scores = game.scores(&state.face_up);
    Ok(Played { outcome: Outcome { scores, winners, seats: game.seats() }, times })
}
