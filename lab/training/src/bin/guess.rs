//! What All In's bots believe about hidden hands: fits the weights, or measures them.

use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use tapis_all_in::{AllIn, Options, Phase};
use tapis_bots::Level;
use tapis_bots::all_in::Guess;
use tapis_bots::belief::Belief;
use tapis_bots::policy::Policy;
use tapis_bots::skill::Skill;
use tapis_game::{Game, Menu, Rng, Seat};
use tapis_training::guess::{best_hand, best_hands, fit, gain, riddle, riddles, visit};

const HELP: &str = "\
What All In's bots believe about hidden hands.

  guess fit                fits the weights to games from a fixed seed and writes them to
                           crates/bots/weights/all-in.belief
  guess measure [GAMES]    at the end of rounds of Club: how many nats better than all hands alike
                           the true hands are guessed, and how often the best hand is found
";

/// So many games are played to fit the weights.
const GAMES: u64 = 6_000;
const SEED: u64 = 11;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["fit"] => write_fitted(),
        ["measure"] => measure(200),
        ["measure", games] => measure(games.parse().unwrap_or(200)),
        _ => {
            eprint!("{HELP}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn write_fitted() {
    let all = riddles(GAMES, SEED);
    let (learned, held_out) = all.split_at(all.len() - all.len() / 20);
    let guess = fit(learned, 12, SEED);
    let mean: f32 =
        held_out.iter().map(|riddle| gain(&guess, riddle)).sum::<f32>() / held_out.len() as f32;
    let head = format!(
        "What hands are likely, by how a player has acted: a weight for each mark of a hand.\n\
         Made by `cargo run --profile fast -p tapis-training --bin guess fit`: {GAMES} games, \
         seed {SEED},\n{} hands, 12 epochs; {mean:.2} nats better than all alike on hands kept aside.",
        learned.len()
    );
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/bots/weights/all-in.belief");
    fs::write(&path, guess.write(&head)).expect("the weights can be written");
    println!("{head}");
}

fn measure(games: u64) {
    let guess = Guess::fitted();
    println!("players  hands   nats better  |  best hand found by: all alike  belief  casual");
    for seats in AllIn::SEATS {
        let game = AllIn::new(seats, &Options::default()).expect("a game");
        let player: Arc<dyn Policy<AllIn>> = AllIn::learned(Level::Club);
        let policies: Vec<_> = (0..seats).map(|_| player.clone()).collect();
        let casual = AllIn::casual();
        let (mut sum, mut squares, mut count) = (0.0_f64, 0.0_f64, 0.0_f64);
        let mut right = [0.0_f64; 3];
        let mut bets = 0.0_f64;
        for number in 0..games {
            let mut rng = Rng::from_seed(0xBE11 ^ number << 20);
            visit(&game, &policies, 0.0, &mut rng, |state, seat, rng| {
                if state.face_up.phase != Phase::Predict {
                    return;
                }
                let view = state.view(&game, seat);
                for other in Seat::all(seats).filter(|other| *other != seat) {
                    let mut riddle = riddle(view, state, other, rng);
                    for _ in 0..15 {
                        riddle.others.extend(super_sample(view, other, rng));
                    }
                    let nats = f64::from(gain(&guess, &riddle));
                    sum += nats;
                    squares += nats * nats;
                    count += 1.0;
                }
                let truth = best_hand(&game, state);
                let alike = best_hands(view, 200, |rng| view.imagine(rng), rng);
                let believed = best_hands(view, 200, |rng| guess.world(view, rng), rng);
                let most = |chances: &[f32]| {
                    let best =
                        (0..chances.len()).max_by(|a, b| chances[*a].total_cmp(&chances[*b]));
                    Seat::new(best.unwrap_or_default() as u8)
                };
                let menu = view.legal();
                let bet = menu.nth(casual.prefer(view, &menu).best());
                let found = [
                    most(alike.of(seats)) == truth,
                    most(believed.of(seats)) == truth,
                    bet == tapis_all_in::Action::Predict(truth),
                ];
                for (right, found) in right.iter_mut().zip(found) {
                    *right += f64::from(u8::from(found));
                }
                bets += 1.0;
            });
        }
        let mean = sum / count;
        let error = ((squares / count - mean * mean) / count).sqrt();
        println!(
            "{seats:7} {count:6} {mean:6.2} ± {:.2}   |  {:29.1} % {:5.1} % {:5.1} %",
            1.96 * error,
            100.0 * right[0] / bets,
            100.0 * right[1] / bets,
            100.0 * right[2] / bets
        );
    }
}

/// More hands that would have fitted.
fn super_sample(
    view: tapis_game::View<'_, AllIn>,
    seat: Seat,
    rng: &mut Rng,
) -> Vec<tapis_all_in::CardSet> {
    (0..24).map(|_| view.imagine(rng).hands[seat].cards(seat)).collect()
}
