//! The speed of the engine, as ratios against baselines measured in the same run. Rates are per
//! second of processor time, the best of many short slices, because machines are noisy. With the
//! word `search` only the searches are measured, with `cores` only those on two, and with `moves` how long the bots think; `moves
//! 200` asks those that search for 200 moves at each table.

mod clock;
mod moves;
mod peer;
mod probe;
mod random_play;
mod ranking;
mod search;

use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::{Game, Rng, State};

use clock::{Contest, in_millions, race, table};

/// How often the contestants take turns.
const ROUNDS: u32 = 15;
/// How many moves of a level that searches are timed at each table.
const MOVES: usize = 40;

fn main() {
    let all_in: Vec<AllIn> = games();
    let bids: Vec<Bids> = games();
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.first().map(String::as_str) {
        None => {}
        Some("search") => return search::run(&all_in[2], &bids[1], 5),
        Some("cores") => return search::cores_of_both(&all_in[2], &bids[1]),
        Some("moves") => {
            let number = words.get(1).map_or(Ok(MOVES), |word| word.parse());
            let Some(number) = number.ok().filter(|number| *number > 0) else {
                eprintln!("`moves` is followed by a number of moves, such as `moves 200`");
                std::process::exit(2);
            };
            moves::run(&all_in, number);
            return moves::run(&bids, number);
        }
        Some(other) => {
            eprintln!(
                "`{other}` is not `search`, `cores` or `moves`; without a word all is measured"
            );
            std::process::exit(2);
        }
    }
    println!("State: All In {} bytes, Bids {} bytes", size::<AllIn>(), size::<Bids>());
    play(&all_in, &bids);
    worlds(&all_in, &bids);
    cores(&all_in[3], 2_000);
    cores(&bids[1], 2_000);
    ranking::run(ROUNDS);
    search::run(&all_in[2], &bids[1], 5);
}

/// The game at every number of seats, with its default options.
fn games<G: Game>() -> Vec<G> {
    let game = |seats| G::new(seats, &G::Options::default()).expect("defaults are playable");
    G::SEATS.map(game).collect()
}

fn size<G: Game>() -> usize {
    size_of::<State<G>>()
}

fn play(all_in: &[AllIn], bids: &[Bids]) {
    let mut contests = vec![Contest::new("probe: a toy of bids without rules", || {
        probe::toy_bids(2_000, &mut Rng::from_seed(1))
    })];
    contests.extend(all_in.iter().map(|game| bare(game, 100)));
    contests.extend(bids.iter().map(|game| bare(game, 100)));
    contests.push(through_the_table(&all_in[3], 20));
    contests.push(through_the_table(&bids[1], 20));
    let rates = race(&mut contests, ROUNDS);
    table("Random play, whole games with deals and scores", "actions", &contests, &rates);
}

fn bare<G: Game>(game: &G, games: u64) -> Contest<'_> {
    let name = format!("{}, {} players, bare states", G::NAME, game.seats());
    Contest::new(name, move || random_play::unchecked(game, games, &mut Rng::from_seed(2)))
}

fn through_the_table<G: Game>(game: &G, games: u64) -> Contest<'_> {
    let name = format!("{}, {} players, checked and recorded", G::NAME, game.seats());
    Contest::new(name, move || random_play::checked(game, games, &mut Rng::from_seed(3)))
}

fn worlds(all_in: &[AllIn], bids: &[Bids]) {
    let mut contests: Vec<_> = all_in.iter().map(imagined).collect();
    contests.extend(bids.iter().map(imagined));
    let rates = race(&mut contests, ROUNDS);
    table("Imagined worlds", "worlds", &contests, &rates);
}

fn imagined<G: Game>(game: &G) -> Contest<'_> {
    let name = format!("{}, {} players", G::NAME, game.seats());
    Contest::new(name, move || random_play::imagined(game, 5_000, &mut Rng::from_seed(4)))
}

fn cores<G: Game>(game: &G, games: u64) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let best = |threads| {
        (0..5).map(|_| random_play::games_per_second(game, games, threads)).fold(0.0, f64::max)
    };
    let (one, all) = (best(1), best(cores));
    println!(
        "\nGames a second, {}, {} players: one core {}, {cores} cores {}, ratio {:.2}",
        G::NAME,
        game.seats(),
        in_millions(one),
        in_millions(all),
        all / one
    );
}
