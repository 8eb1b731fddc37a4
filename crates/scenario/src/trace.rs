//! Traces: one game of random bots, state by state, with every card open.

use std::io::{self, Write};

use serde::Serialize;
use tapis_game::deal::Seed;
use tapis_game::{Anything, Game, Nobody, Opening, Record, Rng, Seat, Table, drive};

use crate::json::StateJson;

/// Plays a game and writes it as JSON Lines: the options and the deal, then every action with the
/// state after it. The same game and seed give the same lines.
///
/// # Errors
/// Returns what went wrong in writing.
pub fn write<G: StateJson>(game: &G, seed: u64, out: &mut impl Write) -> io::Result<()> {
    let record = play(game, seed);
    let mut replay = record.replay();
    let header = Header {
        format: "tapis-trace/1",
        game: G::NAME,
        players: game.seats(),
        options: game.options(),
        state: G::state_only(replay.scene(None)),
    };
    line(&header, out)?;
    for place in 1..=replay.len() {
        replay.go_to(place);
        let (seat, action) = replay.last_action().expect("every place but the first has one");
        let action = game.action_words(action);
        let state = G::state_only(replay.scene(None));
        line(&Step { seat, action, state }, out)?;
    }
    Ok(())
}

/// The first line.
#[derive(Serialize)]
struct Header<O, S> {
    format: &'static str,
    game: &'static str,
    players: u8,
    options: O,
    state: S,
}

/// Every other line.
#[derive(Serialize)]
struct Step<S> {
    seat: Seat,
    action: String,
    state: S,
}

fn line(content: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, content)?;
    out.write_all(b"\n")
}

/// A whole game of random bots. If several seats may act, any of them does.
///
/// # Panics
/// Panics if the game refuses an action that it offered.
pub fn play<G: Game>(game: &G, seed: u64) -> Record<G> {
    let opening = Opening::plain(game.seats(), Seed::from_number(seed));
    let mut table = Table::open(game.clone(), opening).expect("plain names fit a record");
    drive(&mut table, &mut Anything(Rng::from_seed(seed)), &mut Nobody)
        .expect("what is on the menu is legal");
    table.record().expect("the game is over")
}
