//! How long a move takes: every level at every table, in processor time of the thread that thinks,
//! in positions of real games.

use tapis_bots::skill::Skill;
use tapis_bots::{Level, Roster};
use tapis_game::{AllSeats, Before, Bot, Menu, OpenTable, Rng, Seat, State, drive};

use crate::clock::thread_seconds;

/// So many games are played for the positions of a table.
const GAMES: u64 = 8;
/// A level that answers at once is asked more often.
const AT_ONCE: usize = 20;

/// Measures the levels of a game at tables of every size and prints what a move takes; a level that
/// searches makes so many moves at each table.
pub fn run<G: Skill>(games: &[G], moves: usize) {
    println!(
        "\nA move of {}, in milliseconds of processor time\n  {:<10} {:>7} {:>7} {:>10} {:>10} {:>10}",
        G::NAME,
        "level",
        "players",
        "moves",
        "median",
        "p95",
        "max"
    );
    for level in Level::ALL {
        for game in games {
            let wanted = if level.searches() { moves } else { AT_ONCE * moves };
            let mut times = times(game, level, wanted);
            times.sort_by(f64::total_cmp);
            let part = |part: f64| times[((times.len() as f64 * part).ceil() as usize).max(1) - 1];
            println!(
                "  {:<10} {:>7} {:>7} {:>10.3} {:>10.3} {:>10.3}",
                level.name(),
                game.seats(),
                times.len(),
                part(0.5),
                part(0.95),
                part(1.0)
            );
        }
    }
}

/// What so many moves of a level take at a table, in milliseconds.
fn times<G: Skill>(game: &G, level: Level, moves: usize) -> Vec<f64> {
    let positions = positions(game);
    let mut bot = G::thinker(level);
    let mut rng = Rng::from_seed(11);
    (0..moves)
        .map(|number| {
            // Evenly from all of them, beginning to end; if there are too few, from the start again.
            let place = if moves <= positions.len() {
                number * positions.len() / moves
            } else {
                number % positions.len()
            };
            let (state, seat) = &positions[place];
            let before = thread_seconds();
            std::hint::black_box(bot.choose(state.view(game, *seat), &mut rng));
            1_000.0 * (thread_seconds() - before)
        })
        .collect()
}

/// All positions of some games between Club players in which there is something to choose.
fn positions<G: Skill>(game: &G) -> Vec<(State<G>, Seat)> {
    let mut positions = Vec::new();
    let mut club = G::thinker(Level::Club);
    for seed in 0..GAMES {
        let mut rng = Rng::from_seed(seed);
        let start = Seat::new(rng.below(game.seats().into()) as u8);
        let mut table = OpenTable::deal(game, start, rng.split());
        let mut note = Before(|table: &OpenTable<'_, G, _>, seat, _| {
            if table.state.legal(game, seat).len() > 1 {
                positions.push((table.state, seat));
            }
        });
        let mut players = AllSeats { bot: &mut club, rng };
        drive(&mut table, &mut players, &mut note).expect("bots choose what is legal");
    }
    positions
}
