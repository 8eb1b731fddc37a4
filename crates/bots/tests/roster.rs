//! Every bot plays whole games, and the heuristics are stronger the more they know.

use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_bots::search::Budget;
use tapis_bots::skill::Skill;
use tapis_bots::{Level, Roster};
use tapis_game::{
    Bot, EachSeat, Game, Menu, Nobody, OpenTable, Rng, Seat, Seats, State, Turn, drive,
};

/// Plays a game from a seed with these bots; the winners.
fn play<G: Game>(game: &G, bots: &mut [Box<dyn Bot<G>>], seed: u64) -> Seats {
    let mut rng = Rng::from_seed(seed);
    let start = Seat::new(rng.below(game.seats().into()) as u8);
    let mut table = OpenTable::deal(game, start, rng);
    let mut players = EachSeat { bots, rng: Rng::from_seed(seed ^ 1) };
    drive(&mut table, &mut players, &mut Nobody).expect("bots choose what is legal");
    let state = table.state;
    game.winners(&state.face_up).expect("the game is over")
}

fn agreed<G: Game>(seats: u8, options: serde_json::Value) -> G {
    G::new(seats, &serde_json::from_value(options).expect("options")).expect("a game")
}

/// The share of all victories that one bot has against a table of another, in all seats.
fn share(game: &Bids, one: &str, rest: &str, deals: u64) -> f32 {
    let mut won = 0.0;
    for deal in 0..deals {
        for seat in Seat::all(game.seats()) {
            let name = |other| if other == seat { one } else { rest };
            let mut bots: Vec<_> = Seat::all(game.seats())
                .map(|other| Bids::bot(name(other)).expect("a bot of that name"))
                .collect();
            let winners = play(game, &mut bots, deal);
            if winners.contains(seat) {
                won += 1.0 / winners.len() as f32;
            }
        }
    }
    won / (deals * u64::from(game.seats())) as f32
}

#[test]
fn heuristics_play_every_table_of_bids() {
    let options = [
        serde_json::json!({}),
        serde_json::json!({"color_bids": true, "lucky_loser": "consecutive"}),
        serde_json::json!({"specials": ["shuffle", "lowest_wins", "great_unknown"]}),
        serde_json::json!({"rounds": 2, "blanks": [
            {"id": "jester", "bid": 7, "can_win": true, "points": -3, "multiply": -1, "steal": true},
            {"id": "storm", "shuffle": true, "lowest_wins": true, "to": "aside", "uses_trick": false},
        ]}),
    ];
    for options in options {
        for seats in Bids::SEATS {
            let game: Bids = agreed(seats, options.clone());
            for name in Bids::STYLES.iter().chain(&["beginner", "casual"]) {
                let mut bots: Vec<_> =
                    (0..seats).map(|_| Bids::bot(name).expect("a bot of that name")).collect();
                (0..2).for_each(|seed| _ = play(&game, &mut bots, seed));
            }
        }
    }
    let game: Bids = agreed(4, serde_json::json!({"ally": true, "specials": ["thief", "shuffle"]}));
    let mut bots: Vec<_> = (0..4).map(|_| Bids::bot("casual").expect("a bot")).collect();
    (0..4).for_each(|seed| _ = play(&game, &mut bots, seed));
}

#[test]
fn heuristics_play_every_table_of_all_in() {
    let options = [
        serde_json::json!({}),
        serde_json::json!({"side": "B", "discard_variant": "manipulate"}),
        serde_json::json!({"discard_variant": "closed_eye", "tie_break": "heirs"}),
    ];
    for options in options {
        for seats in AllIn::SEATS {
            let game: AllIn = agreed(seats, options.clone());
            for name in AllIn::STYLES {
                let mut bots: Vec<_> =
                    (0..seats).map(|_| AllIn::bot(name).expect("a bot of that name")).collect();
                (0..2).for_each(|seed| _ = play(&game, &mut bots, seed));
            }
        }
    }
}

#[test]
fn searching_bots_play_both_games() {
    fn table<G: Roster>(game: &G) {
        for name in ["random", "tree-search", "playouts"] {
            let mut bots: Vec<_> = (0..game.seats())
                .map(|seat| G::bot(if seat == 0 { name } else { "random" }).expect("a bot"))
                .collect();
            play(game, &mut bots, 5);
        }
    }
    table(&agreed::<Bids>(3, serde_json::json!({"rounds": 1})));
    table(&agreed::<AllIn>(2, serde_json::json!({})));
    assert!(Bids::bot("nobody").is_none() && AllIn::bot("casual@5").is_none());
}

#[test]
fn whoever_knows_more_wins_more() {
    for seats in Bids::SEATS {
        let game: Bids = agreed(seats, serde_json::json!({}));
        let fair = 1.0 / f32::from(seats);
        let beginner = share(&game, "beginner", "random", 40);
        let casual = share(&game, "casual", "beginner", 60);
        assert!(beginner > 1.5 * fair, "beginner against random, {seats}: {beginner}");
        assert!(casual > 1.1 * fair, "casual against beginner, {seats}: {casual}");
    }
}

#[test]
fn a_thinker_says_what_it_thinks() {
    let game: Bids = agreed(3, serde_json::json!({}));
    let mut state: State<Bids> = game.set_up(Seat::new(0));
    state.shuffle(&game, &mut Rng::from_seed(9));
    let view = state.view(&game, Seat::new(0));
    let thinker = Level::Expert.bot::<Bids>();
    let thoughts = thinker.think(view, 1, Budget::playouts(100));
    assert_eq!(thoughts.actions.len(), view.legal().len());
    let again = thinker.think(view, 1, Budget::playouts(100));
    assert_eq!(thoughts.actions, again.actions, "the same seed gives the same thoughts");
    let games: f32 = thoughts.chances.of(3).iter().map(|chances| chances.game).sum();
    let rounds: f32 = thoughts.chances.of(3).iter().map(|chances| chances.round).sum();
    assert!((games - 1.0).abs() < 1e-3 && (rounds - 1.0).abs() < 1e-3);
    let cards: f32 = thoughts.hands[Seat::new(1)].iter().map(|(_, share)| share).sum();
    assert!((cards - 10.0).abs() < 1e-2, "ten cards are believed to be in that hand: {cards}");
}

#[test]
fn hidden_cards_cannot_influence_a_bot() {
    let game: Bids = agreed(4, serde_json::json!({}));
    let mut state: State<Bids> = game.set_up(Seat::new(0));
    state.shuffle(&game, &mut Rng::from_seed(3));
    let Turn::Act(to_act) = state.turn(&game) else { panic!("somebody has to act") };
    let seat = to_act.first().expect("somebody has to act");
    let quick = |name: &str| match Level::from_name(name).is_some_and(Level::searches) {
        true => format!("{name}@60"),
        false => name.to_owned(),
    };
    for name in Bids::bots().into_iter().map(quick) {
        let choice = |state: &State<Bids>| {
            let mut bot = Bids::bot(&name).expect("a bot of that name");
            bot.choose(state.view(&game, seat), &mut Rng::from_seed(4))
        };
        let real = choice(&state);
        for seed in 0..5 {
            let other = state.view(&game, seat).imagine(&mut Rng::from_seed(seed));
            assert_eq!(choice(&other), real, "{name} saw what it may not see");
        }
    }
}

#[test]
fn nothing_has_to_be_lent_to_a_program_that_carries_every_net() {
    for level in Level::ALL {
        for game in ["all-in", "bids"] {
            assert_eq!(tapis_bots::weights::missing(game, level), Vec::<&str>::new());
        }
    }
    assert!(tapis_bots::weights::lend("bids-master", Vec::new()).is_ok(), "what is here stays");
    assert!(tapis_bots::weights::lend("chess-master", Vec::new()).is_err());
    assert!(<Bids as Roster>::bot("master@8").is_some());
}
