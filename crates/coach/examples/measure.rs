//! How right the coach is, in figures: `cargo run --release -p tapis-coach --example measure -- WHAT`.
//!
//! - `time`: how long reviews of games between Club take;
//! - `confirm`: how many of the choices called blunders are, with another seed and ten times the
//!   playouts, still worse than the best;
//! - `adjusted`: the victories of Club among three Casual at Bids, plain and adjusted for luck.

use std::time::Instant;

use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_bots::{Level, Roster};
use tapis_coach::{Coached, Effort, Grade, Mind, Sample, Value, Wanted, judged, ledger, review};
use tapis_game::deal::Seed;
use tapis_game::{Bot, EachSeat, Game, Menu, Nobody, Opening, Record, Rng, Seat, Table, drive};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, default: u64| {
        words.get(place).and_then(|word| word.parse().ok()).unwrap_or(default)
    };
    match words.first().map(String::as_str) {
        Some("time") => {
            time::<Bids>(4, number(1, 3));
            time::<AllIn>(4, number(1, 3));
        }
        Some("confirm") => {
            confirm::<Bids>(4, number(1, 10), number(2, 1));
            confirm::<AllIn>(4, number(1, 10), number(2, 1));
        }
        Some("adjusted") => adjusted::<Bids>(4, number(1, 10_000)),
        _ => eprintln!("one of: time [GAMES], confirm [GAMES [SEED]], adjusted [GAMES]"),
    }
}

/// A game between these bots.
fn play<G: Coached>(game: &G, levels: &[Level], seed: u64) -> Record<G> {
    let opening = Opening::plain(game.seats(), Seed::from_number(seed));
    let mut table = Table::open(game.clone(), opening).expect("plain names");
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(game.seats())
        .map(|seat| G::bot(levels[seat.index() % levels.len()].name()).expect("a level"))
        .collect();
    let mut players = EachSeat { bots: &mut bots, rng: Rng::from_seed(seed) };
    drive(&mut table, &mut players, &mut Nobody).expect("legal actions");
    table.record().expect("the game is over")
}

fn game<G: Game>(seats: u8) -> G {
    G::new(seats, &G::Options::default()).expect("a game")
}

fn time<G: Coached>(seats: u8, games: u64) {
    let game = game::<G>(seats);
    for seed in 0..games {
        let record = play(&game, &[Level::Club], seed);
        let value = Value::frozen();
        let begin = Instant::now();
        ledger(&record, &value, &|_| false);
        let account = begin.elapsed();
        let begin = Instant::now();
        let review = review(&record, Wanted::all(seats), Effort::default()).expect("not stopped");
        let of = |grade| review.decisions.iter().filter(|it| it.grade == grade).count();
        println!(
            "{} {seats} players, seed {seed}: ledger {account:.2?}, review {:.1?}, {} decisions: {} \
             equal, {} small, {} mistakes, {} blunders",
            G::NAME,
            begin.elapsed(),
            review.decisions.len() - of(Grade::Forced),
            of(Grade::Equal),
            of(Grade::Small),
            of(Grade::Mistake),
            of(Grade::Blunder),
        );
    }
}

/// Games of players who err: one of each weaker level.
fn confirm<G: Coached>(seats: u8, games: u64, seed: u64) {
    let game = game::<G>(seats);
    let mind = Mind::<G>::default();
    let (mut called, mut worse) = (0, 0);
    for number in 0..games {
        let levels = [Level::Beginner, Level::Casual, Level::Club];
        let record = play(&game, &levels, seed + number);
        let decisions =
            judged(&record, Wanted::all(seats), Effort::default()).expect("not stopped");
        let mut replay = record.replay();
        for decision in decisions.iter().filter(|decision| decision.grade == Grade::Blunder) {
            replay.go_to(decision.at - 1);
            let (seat, action) = record.actions()[decision.at - 1];
            let view = replay.state().view(&game, seat);
            let menu = view.legal();
            let best = game.read_action(&decision.best).expect("its own words");
            let place = |wanted| menu.iter().position(|other| other == wanted).expect("legal");
            // Only the two are compared, each in ten times as many worlds.
            let mut values = Vec::new();
            let from = mind.worlds(view);
            for world in 0..10 * decision.worlds as u64 {
                let mut rng = Rng::from_seed((seed + 1_000_003 + number) << 32 ^ world << 8);
                let state = mind.draw(&from, view, &mut rng);
                let luck = rng.bits();
                values.extend([best, action].map(|it| mind.value(view, state, it, luck)));
            }
            let lead = Sample::of(2, values).lead(0, 1);
            called += 1;
            worse += u32::from(lead.by > 0.0);
            if lead.by <= 0.0 {
                println!(
                    "  not confirmed: game {number}, step {}, {} ± {} then {} ± {} ({} of {})",
                    decision.at,
                    decision.loss,
                    decision.error,
                    lead.by,
                    lead.error,
                    place(action),
                    menu.len()
                );
            }
        }
    }
    println!("{}: {worse} of {called} blunders in {games} games are still worse", G::NAME);
}

fn adjusted<G: Coached>(seats: u8, games: u64) {
    let game = game::<G>(seats);
    let value = Value::frozen();
    let (mut plain, mut less) = (Vec::new(), Vec::new());
    for number in 0..games {
        // Club moves on from seat to seat.
        let club = (number % u64::from(seats)) as usize;
        let levels: Vec<Level> = (0..usize::from(seats))
            .map(|seat| if seat == club { Level::Club } else { Level::Casual })
            .collect();
        let record = play(&game, &levels, number);
        let account = ledger(&record, &value, &|_| false).accounts[club];
        plain.push(account.result);
        less.push(account.result - account.deal - account.luck);
    }
    let told = |name: &str, values: &[f64]| {
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n;
        let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0);
        let margin = 1.96 * (variance / n).sqrt();
        println!("{name}: {mean:.4} ± {margin:.4}, variance {variance:.4}");
        variance
    };
    let (before, after) = (told("plain", &plain), told("adjusted", &less));
    println!("the adjusted variance is {:.1} % of the plain one", 100.0 * after / before);
}
