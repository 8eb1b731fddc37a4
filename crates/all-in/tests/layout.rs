//! Positions laid out by hand: defaults, fillings, errors, and states that play cannot reach.

use tapis_all_in::{AllIn, Layout, Options};
use tapis_game::{Anything, Before, Game, LayOut, Rng, Seat, drive};
use tapis_testkit::position::Position;

fn lay_out(players: u8, options: &str, state: &str) -> Result<Position<AllIn>, String> {
    let options: Options = toml::from_str(options).map_err(|error| error.to_string())?;
    let game = AllIn::new(players, &options).map_err(|error| error.to_string())?;
    let layout: Layout = toml::from_str(state).map_err(|error| error.to_string())?;
    game.lay_out(&layout)?;
    Ok(Position::new(players, toml::to_string(&options).expect("plain data").as_str(), state))
}

fn sizes(position: &Position<AllIn>, field: &str) -> Vec<usize> {
    let json = position.json();
    let lists = json[field].as_array().expect("a list").iter();
    lists.map(|list| list.as_array().map_or(0, Vec::len)).collect()
}

#[test]
fn everything_has_a_default() {
    for players in 2..=5 {
        let mut position = lay_out(players, "", "").expect("the defaults are a position");
        position.expect("/phase", "turn").expect("/round", "1").expect("/start", "0");
        position.expect("/active", "0").expect("/turn_start_count", "2").expect("/stall", "0");
        position.expect("/pot", if players == 2 { "2" } else { "4" }).expect("/discard", "");
        assert_eq!(sizes(&position, "hands"), vec![5; players.into()]);
        let deck = position.json()["deck"].as_array().map(Vec::len);
        assert_eq!(deck, Some(54 - 5 * usize::from(players) - 2));
        for field in ["played", "pending", "answer", "last_round", "winners", "all_in"] {
            position.expect(&format!("/{field}"), "none");
        }
    }
    let mut predict = lay_out(4, "", "phase = 'predict'\nround = 3").expect("a position");
    predict.expect("/to_act", "1").expect("/pot", "8").expect("/turn_start_count", "12");
    assert_eq!(sizes(&predict, "display"), [6, 6]);
    let mut extra = lay_out(2, "tie_break = 'heirs'", "round = 4").expect("a position");
    extra.expect("/pot", "10");
    let manipulate = lay_out(3, "discard_variant = 'manipulate'", "").expect("a position");
    assert_eq!(manipulate.json()["discard"].as_array().map(Vec::len), Some(1));
}

#[test]
fn named_cards_lie_where_they_are_named() {
    let state = "start = 1\nactive = 2\nhands = [['AC', 'KC'], '', '? QS']\n\
        display = ['5C - ?', '- 9T']\ndiscard = 'AM ? AT'\ndeck = ['2T', '?', '3T']\ndeck_size = 10\n\
        runes = [3, 4]\nall_in = 0\nstall = 2\npot = 7";
    let mut position = lay_out(3, "", state).expect("a position");
    let hands = position.json()["hands"].clone();
    assert!(hands[0].to_string().contains("AC") && hands[0].to_string().contains("KC"));
    assert!(hands[2].to_string().contains("QS"));
    position
        .expect("/display/0/0", "5C")
        .expect("/display/0/1", "none")
        .expect("/display/1/1", "9T");
    assert_ne!(position.field("/display/0/2"), "none");
    let deck: Vec<_> = position.field("/deck").split(' ').map(str::to_owned).collect();
    assert_eq!((deck.len(), deck[0].as_str(), deck[2].as_str()), (10, "2T", "3T"));
    let discard: Vec<_> = position.field("/discard").split(' ').map(str::to_owned).collect();
    assert_eq!(
        (discard.len(), discard[0].as_str(), discard[2].as_str()),
        (54 - 15 - 3 - 10, "AM", "AT")
    );
    position
        .expect("/runes", "3 4 0")
        .expect("/all_in", "0")
        .expect("/pot", "7")
        .expect("/stall", "2");
    position.expect("/start", "1").expect("/active", "2").expect("/turn_start_count", "3");
}

#[test]
fn predictions_may_be_laid_out() {
    let mut three =
        lay_out(3, "", "phase = 'predict'\nactive = 2\npredictions = [1, 'none', 'none']")
            .expect("a position");
    three.expect("/to_act", "1").expect("/predictions", "1 none none");
    let two = lay_out(2, "", "phase = 'predict'\npredictions = ['none', 0]").expect("a position");
    assert_eq!(two.field("/predictions"), "none 0");
    assert_eq!(two.json_for(Seat::new(0))["predictions"].to_string(), "[null,\"??\"]");
}

#[test]
fn what_is_no_position_is_refused_with_its_reason() {
    let wrong = [
        ("hands = ['AC', 'AC']", "AC is named twice"),
        ("hands = ['AC']\ndeck = 'AC'", "AC is named twice"),
        ("hands = ['1C']", "there is no card `1C`"),
        ("hands = ['-']", "hands: `-` is no card"),
        ("deck = '??'", "there is no card `??`"),
        ("hands = ['', '', '', '']", "hands: more entries than seats"),
        ("display = ['? ? ? ? ? ?']", "display: row 1 is longer than 5"),
        ("display = ['?', '?', '?']", "display: more than two rows"),
        ("deck = '2C 3C'\ndeck_size = 1", "deck: names more cards than deck_size = 1"),
        ("deck_size = 40", "deck_size: no card is left"),
        ("active = 3", "active: there is no seat 3"),
        ("start = 5", "start: there is no seat 5"),
        ("all_in = 3", "all_in: there is no seat 3"),
        ("all_in = 'nobody'", "all_in: `nobody` is no seat"),
        ("round = 0", "round: 0 is not 1 to 4"),
        ("round = 5", "round: 5 is not 1 to 4"),
        ("phase = 'effect'", "phase: `effect` is neither turn nor predict"),
        ("phase = 'predict'\npredictions = [0, 0, 0]", "everybody has predicted"),
        ("phase = 'predict'\npredictions = [3]", "predictions: there is no seat 3"),
        ("predictions = [0]", "predictions: there are none in phase turn"),
        ("runes = [1, 2, 3, 4]", "runes: more entries than seats"),
        ("runes = [60000]", "runes: 60000 is too much"),
        ("card = 'AC'", "unknown field `card`"),
        ("hands = ['? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?']", "seat 0 has more than 15 cards"),
    ];
    for (state, reason) in wrong {
        match lay_out(3, "", state) {
            Ok(_) => panic!("{state} is accepted"),
            Err(error) => assert!(error.contains(reason), "{state}: {error}"),
        }
    }
}

/// Positions that play cannot reach are played on at random; nothing breaks, every view can be
/// imagined.
#[test]
fn unreachable_positions_can_be_played_on() {
    let many = "? ? ? ? ? ? ? ? ? ?";
    let states = [
        "display = []".to_owned(),
        "display = ['- - ?', '? - - ?']".to_owned(),
        "deck_size = 0".to_owned(),
        "deck_size = 1\ndisplay = []".to_owned(),
        format!("hands = ['{many}', '{many}', '{many}']"),
        format!(
            "hands = ['{many} ? ? ?', '{many} ? ? ?', '{many} ? ? ?']\ndisplay = ['? ? ? ?', '?']"
        ),
        format!("hands = ['{many}', '{many}']\nphase = 'predict'"),
        "display = ['? ? ? ?', '? ? ?']".to_owned(),
        "display = ['? ? ? ? ?', '? ? ? ? ?']".to_owned(),
        "display = ['? ? ? ? ?', '? ? ? ? ?']\ndeck_size = 0".to_owned(),
        "display = ['', '? ? ? ? ?']".to_owned(),
        "stall = 255".to_owned(),
        "all_in = 0\ndeck = '2C'".to_owned(),
        "round = 4\nrunes = [9999, 9999, 9999]".to_owned(),
        "phase = 'predict'\nactive = 1\ndisplay = []".to_owned(),
    ];
    for variant in ["none", "manipulate", "closed_eye"] {
        let options = format!("discard_variant = '{variant}'");
        for state in &states {
            for seed in 0..10 {
                let mut position = lay_out(3, &options, state).expect(state);
                let mut rng = Rng::from_seed(seed);
                let mut players = Anything(rng.split());
                let mut look = Before(|position: &Position<AllIn>, _, _| {
                    for seat in Seat::all(3) {
                        let view = position.state.view(&position.game, seat);
                        let world = view.imagine(&mut rng);
                        assert!(world.view(&position.game, seat) == view, "{state}");
                    }
                    assert_eq!(card_count(position), 54, "{state}");
                });
                drive(&mut position, &mut players, &mut look).expect("legal actions");
            }
        }
    }
}

fn card_count(position: &Position<AllIn>) -> usize {
    let json = position.json();
    let count = |field: &str| json[field].as_array().map_or(0, Vec::len);
    let display = position.field("/display/0") + " " + &position.field("/display/1");
    sizes(position, "hands").iter().sum::<usize>()
        + count("deck")
        + count("discard")
        + count("revealed")
        + display.split(' ').filter(|slot| *slot != "none").count()
        + usize::from(!json["played"].is_null())
}
