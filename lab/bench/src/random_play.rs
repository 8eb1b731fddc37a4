//! Random play: through the table, which checks and records, and on bare states, as a search does.

use std::thread;

use tapis_bots::Random;
use tapis_game::deal::Seed;
use tapis_game::{
    After, AllSeats, Game, Menu, Nobody, Opening, Rng, Seat, State, Table, Turn, drive,
};

use crate::clock::thread_seconds;

/// Whole games through the public interface: every action checked, everything recorded.
pub fn checked<G: Game>(game: &G, games: u64, rng: &mut Rng) -> u64 {
    let mut actions = 0;
    for _ in 0..games {
        let opening = Opening::plain(game.seats(), Seed::from_number(rng.bits()));
        let mut table = Table::open(game.clone(), opening).expect("plain names fit");
        let mut players = AllSeats { bot: Random, rng: rng.split() };
        let mut count = After(|_: &Table<G>, _, _| actions += 1);
        drive(&mut table, &mut players, &mut count).expect("a bot chooses from the menu");
    }
    actions
}

/// Whole games on bare states, as a search plays them out.
pub fn unchecked<G: Game>(game: &G, games: u64, rng: &mut Rng) -> u64 {
    (0..games).map(|_| one_game(game, rng)).sum()
}

fn one_game<G: Game>(game: &G, rng: &mut Rng) -> u64 {
    let mut state: State<G> = game.set_up(Seat::new(rng.below(game.seats().into()) as u8));
    state.shuffle(game, rng);
    let mut actions = 0;
    while let Turn::Act(to_act) = state.turn(game) {
        let seat = to_act.first().expect("somebody has to act");
        let menu = state.legal(game, seat);
        let action = menu.nth(rng.below(menu.len() as u32) as usize);
        game.play(&mut state, seat, action, &mut Nobody);
        state.shuffle(game, rng);
        actions += 1;
    }
    std::hint::black_box(game.scores(&state.face_up));
    actions
}

/// Games a second on one core, and on several at once by as many threads; in processor seconds of
/// the slowest thread, so that a busy machine does not count against us.
pub fn games_per_second<G: Game>(game: &G, games: u64, threads: usize) -> f64 {
    let seconds = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                scope.spawn(move || {
                    let mut rng = Rng::from_seed(thread as u64);
                    let before = thread_seconds();
                    unchecked(game, games, &mut rng);
                    thread_seconds() - before
                })
            })
            .collect();
        let ended = workers.into_iter().map(|worker| worker.join().expect("no worker panics"));
        ended.fold(0.0, f64::max)
    });
    (games * threads as u64) as f64 / seconds
}

/// Drawing worlds that fit a view, at the beginning of a game.
pub fn imagined<G: Game>(game: &G, worlds: u64, rng: &mut Rng) -> u64 {
    let mut state: State<G> = game.set_up(Seat::new(0));
    state.shuffle(game, rng);
    let view = state.view(game, Seat::new(0));
    for _ in 0..worlds {
        std::hint::black_box(view.imagine(rng));
    }
    worlds
}
