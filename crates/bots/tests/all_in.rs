//! All In's bots: they see nothing hidden and they repeat themselves.

use tapis_all_in::{AllIn, CardSet, Phase};
use tapis_bots::Roster;
use tapis_bots::all_in::{Conduct, Guess, Runes};
use tapis_bots::belief::Belief;
use tapis_bots::playout::Judge;
use tapis_bots::skill::Skill;
use tapis_game::{AllSeats, Before, Game, Menu, Nobody, OpenTable, Rng, Seat, State, drive};

/// Every bot, those that search with few playouts.
const BOTS: [&str; 9] = [
    "beginner",
    "casual",
    "collector",
    "gambler",
    "follower",
    "club",
    "expert@40",
    "master@40",
    "tree-search@60",
];

fn agreed(seats: u8, options: serde_json::Value) -> AllIn {
    AllIn::new(seats, &serde_json::from_value(options).expect("options")).expect("a game")
}

fn choice(game: &AllIn, state: &State<AllIn>, seat: Seat, name: &str) -> String {
    let mut bot = AllIn::bot(name).expect("a bot of that name");
    game.action_words(bot.choose(state.view(game, seat), &mut Rng::from_seed(4)))
}

/// Positions of a game that casual players play, one of so many decisions.
fn positions(game: &AllIn, seed: u64, one_in: usize) -> Vec<(State<AllIn>, Seat)> {
    let mut table = OpenTable::deal(game, Seat::new(0), Rng::from_seed(seed));
    let bot = AllIn::bot("casual").expect("a bot");
    let mut positions = Vec::new();
    let mut count = 0;
    let mut note = Before(|table: &OpenTable<'_, AllIn, _>, seat, _| {
        if table.state.legal(game, seat).len() > 1 {
            count += 1;
            if count % one_in == 0 {
                positions.push((table.state, seat));
            }
        }
    });
    let mut players = AllSeats { bot, rng: Rng::from_seed(seed ^ 1) };
    drive(&mut table, &mut players, &mut note).expect("bots choose what is legal");
    positions
}

#[test]
fn hidden_cards_cannot_influence_a_bot() {
    for (seats, options) in [
        (2, serde_json::json!({})),
        (3, serde_json::json!({"discard_variant": "closed_eye"})),
        (4, serde_json::json!({})),
        (5, serde_json::json!({"side": "B", "discard_variant": "manipulate"})),
    ] {
        let game = agreed(seats, options);
        for (state, seat) in positions(&game, 7, 31) {
            for name in BOTS {
                let real = choice(&game, &state, seat, name);
                for seed in 0..2 {
                    let other = state.view(&game, seat).imagine(&mut Rng::from_seed(seed));
                    let imagined = choice(&game, &other, seat, name);
                    assert_eq!(imagined, real, "{name} saw what it may not see");
                }
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_move() {
    let game = agreed(4, serde_json::json!({}));
    for (state, seat) in positions(&game, 2, 29) {
        for name in BOTS {
            let first = choice(&game, &state, seat, name);
            assert_eq!(choice(&game, &state, seat, name), first, "{name}");
        }
    }
}

#[test]
fn an_own_deck_is_played_to_the_end() {
    // Every card swaps and turns up five cards; nothing takes and nothing draws.
    let cards = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
    let column = serde_json::json!(["SWAP", "REVEAL_5*"]);
    let effects: serde_json::Map<String, serde_json::Value> = cards
        .iter()
        .map(|value| {
            let suits = serde_json::json!({"C": column, "M": column, "S": column, "T": column});
            ((*value).to_owned(), suits)
        })
        .collect();
    let game = agreed(3, serde_json::json!({"deck": {"effects": effects}}));
    for name in ["casual", "club", "expert@10", "master@10"] {
        play_to_the_end(&game, name);
    }
}

/// A whole game in which this bot plays all seats.
fn play_to_the_end(game: &AllIn, name: &str) {
    let mut table = OpenTable::deal(game, Seat::new(0), Rng::from_seed(1));
    let bot = AllIn::bot(name).expect("a bot");
    let mut players = AllSeats { bot, rng: Rng::from_seed(2) };
    drive(&mut table, &mut players, &mut Nobody).unwrap_or_else(|error| panic!("{name}: {error}"));
}

#[test]
fn any_valid_deck_is_played_to_the_end() {
    // As a box may print it: several Takes on a card, stars on every effect, Rune beside Take, rune
    // cards that differ; and one card that brings so many that not every hand can be weighed.
    let suits = |column: serde_json::Value| serde_json::json!({"C": column, "M": column, "S": column, "T": column});
    let takes = |count: usize| serde_json::json!(vec!["TAKE*"; count]);
    let effects = serde_json::json!({
        "A": suits(takes(2)),
        "K": suits(serde_json::json!(["SWAP*", "EYE*", "TAKE*", "TAKE"])),
        "Q": suits(serde_json::json!(["RUNE*", "HYPNOSIS*", "TAKE*", "TAKE*"])),
        "7": suits(takes(3)),
        "2": suits(serde_json::json!(vec!["DRAW*"; 10])),
        "RU1": ["RUNE", "RUNE", "TAKE*"],
        "RU2": ["SWAP*", "SWAP*", "REVEAL_5*"],
    });
    let at_once = ["beginner", "casual", "club"];
    let all = ["beginner", "casual", "club", "expert@2", "master@2"];
    let tables = [(2, "none", &all[..]), (3, "manipulate", &all), (5, "closed_eye", &at_once)];
    for (seats, variant, names) in tables {
        let deck = serde_json::json!({"effects": effects});
        let game = agreed(seats, serde_json::json!({"deck": deck, "discard_variant": variant}));
        for name in names {
            play_to_the_end(&game, name);
        }
    }
}

#[test]
fn likely_worlds_fit_what_a_seat_knows() {
    let game = agreed(4, serde_json::json!({}));
    let guess = Guess::fitted();
    for (state, seat) in positions(&game, 5, 17) {
        let view = state.view(&game, seat);
        for seed in 0..5 {
            let world = guess.world(view, &mut Rng::from_seed(seed));
            assert!(world.view(&game, seat) == view, "the world looks different to the seat");
            let cards: CardSet = Seat::all(4).flat_map(|seat| AllIn::hand(&world, seat)).collect();
            let sizes: usize = Seat::all(4).map(|seat| AllIn::hand(&world, seat).len()).sum();
            assert_eq!(cards.len(), sizes, "a card lies in two hands");
        }
    }
}

#[test]
fn better_hands_are_believed_in_as_a_round_goes_on() {
    let game = agreed(4, serde_json::json!({}));
    let guess = Guess::fitted();
    let hand = |words: &str| -> CardSet {
        words.split(' ').map(|word| tapis_all_in::Card::read(word).expect("a card")).collect()
    };
    let (good, poor) = (hand("KC KM KS AC AM"), hand("10C 8M 6S 4T 2C"));
    let all = positions(&game, 3, 1);
    let first = &all[0].0;
    let last = all.iter().find(|(state, _)| state.face_up.phase == Phase::Predict);
    let last = &last.expect("a prediction").0;
    let better = |state: &State<AllIn>| {
        let seat = state.face_up.active.clockwise(1, 4);
        let conduct = Conduct::of(state.view(&game, seat.clockwise(1, 4)), seat);
        guess.of(&conduct, good) - guess.of(&conduct, poor)
    };
    assert!(better(last) > better(first) + 1.0, "{} {}", better(last), better(first));
}

#[test]
fn a_judge_believes_in_whoever_is_ahead() {
    for seats in AllIn::SEATS {
        let game = agreed(seats, serde_json::json!({}));
        let mut state: State<AllIn> = game.set_up(Seat::new(0));
        state.face_up.round = 3;
        state.face_up.runes[1] = 5;
        let chances = Runes.judge(&game, &state.face_up);
        let sum: f32 = chances.of(seats).iter().sum();
        assert!((sum - 1.0).abs() < 1e-4);
        assert!(chances[Seat::new(1)] > 2.0 * chances[Seat::new(0)]);
    }
}
