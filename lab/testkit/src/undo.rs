//! What can be taken back: a choice by which nothing new was seen.
//!
//! The rules mark what they tell with the seats to which it was new. Here the same is found out
//! without those marks, from what a seat knew: many worlds that fit the view before the choice are
//! imagined, and the choice is made in each of them. If the seat would see the same afterwards in all
//! of them, if nobody else got to know something in private (by the Eye, say), and if no card was
//! shuffled, nothing new was seen.

use tapis_bots::Random;
use tapis_game::deal::Seed;
use tapis_game::{Bot, Game, Nobody, Opening, Rng, Seat, Table, Turn, View};

/// How many worlds are tried. A difference usually shows in the first few.
const WORLDS: u32 = 48;
/// How many are tried before the rules are told that what they call new was known before.
const MANY_WORLDS: u32 = 20_000;

/// How often something could be taken back, and how often not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Nothing new was seen.
    pub free: u32,
    /// Something new was seen, or the game was over.
    pub bound: u32,
}

/// Plays at random for so many actions, and after each of them compares what the rules say about
/// taking it back with the worlds that the seat could imagine.
///
/// # Panics
/// Panics if they disagree.
pub fn compare<G: Game>(players: u8, options: &G::Options, actions: u32, seed: u64) -> Counts {
    let game = G::new(players, options).expect("these options can be played");
    let mut rng = Rng::from_seed(seed);
    let mut counts = Counts::default();
    for seed in seed.. {
        let opening = Opening::plain(players, Seed::from_number(seed));
        let mut table = Table::open(game.clone(), opening).expect("plain names fit a record");
        let mut number = 0;
        while let Turn::Act(to_act) = table.turn() {
            if counts.free + counts.bound == actions {
                return counts;
            }
            let place = rng.below(to_act.len() as u32) as usize;
            let seat = to_act.iter().nth(place).expect("a place below the number of seats");
            let action = Random.choose(table.view(seat), &mut rng);
            let (face_up, hand) = (*table.face_up(), *table.view(seat).hand);
            let before = View { game: &game, seat, face_up: &face_up, hand: &hand };
            table.act(seat, action).expect("bots choose legal actions");
            number += 1;
            let told = table.can_take_back(seat);
            let over = table.turn() == Turn::Over;
            let mut found = |worlds| {
                !over && nothing_new_was_seen(before, action, table.view(seat), worlds, &mut rng)
            };
            if told != found(WORLDS) && (told || found(MANY_WORLDS)) {
                let (words, options) = (game.action_words(action), game.options());
                panic!(
                    "{}, {players} seats, {options:?}, seed {seed}, action {number}: `{words}` of \
                     seat {seat} can be taken back: {told} by the rules",
                    G::NAME
                );
            }
            for other in Seat::all(players).filter(|other| *other != seat) {
                assert!(!table.can_take_back(other), "seat {other} has not acted");
            }
            if told { counts.free += 1 } else { counts.bound += 1 }
        }
    }
    unreachable!("there are more seeds than anybody tries")
}

/// Whether a seat knew `before`, chose `action`, then knew `after`, and nothing new was seen.
fn nothing_new_was_seen<G: Game>(
    before: View<'_, G>,
    action: G::Action,
    after: View<'_, G>,
    worlds: u32,
    rng: &mut Rng,
) -> bool {
    let (game, seat) = (before.game, before.seat);
    (0..worlds).all(|_| {
        let mut world = before.imagine(rng);
        let hands = world.hands;
        game.play(&mut world, seat, action, &mut Nobody);
        let mut others = Seat::all(game.seats()).filter(|other| *other != seat);
        others.all(|other| world.hands[other] == hands[other])
            && world.turn(game) != Turn::Deal
            && world.view(game, seat) == after
    })
}
