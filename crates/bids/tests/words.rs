//! Notation, options and layouts: what is read, what is refused, and why.

use tapis_bids::{Action, Bids, Card, CardSet, Colour, Face, Options, Pack, Word};
use tapis_game::{Eyes, Game, LayOut, Seat, State, options};

fn game(players: u8, options: &str) -> Bids {
    let options = toml::from_str(options).expect("well written");
    Bids::new(players, &options).expect("playable")
}

const EVERYTHING: &str = "ally = true\nblanks = [{ id = 'jester' }, { id = 'k-8' }]\n\
     specials = ['shuffle', 'lowest_wins', 'great_unknown', 'thief']";

#[test]
fn the_state_is_small() {
    assert!(size_of::<State<Bids>>() <= 256, "{}", size_of::<State<Bids>>());
    assert!(size_of::<Action>() <= 4);
}

#[test]
fn every_card_and_action_reads_back() {
    for (players, options) in [(3, ""), (4, EVERYTHING), (5, ""), (6, "")] {
        let game = game(players, options);
        let cards: Vec<_> = game.all_cards().iter().collect();
        let expected = match (players, options) {
            (4, _) => 40 + 1 + 10 + 2 + 4 + 2,
            (3, _) => 30 + 12,
            (5, _) => 48 + 1 + 14,
            _ => 56 + 1 + 16,
        };
        assert_eq!(cards.len(), expected);
        for &card in &cards {
            let word = game.card_word(card);
            assert_eq!(game.read_card(&word), Some(card), "{word}");
            let mut actions = vec![Action::Bid(card)];
            actions.extend(Seat::all(players).map(|seat| Action::Steal(seat, card)));
            for action in actions {
                let words = game.action_words(action);
                assert_eq!(game.read_action(&words), Some(action), "{words}");
            }
        }
    }
}

#[test]
fn words_are_written_as_the_notation_says() {
    let game = game(4, EVERYTHING);
    for (card, word) in [
        (Card::coloured(Colour::Red, 9), "R9"),
        (Card::coloured(Colour::Green, 10), "G10"),
        (Card::black(8), "K8"),
        (Card::TWICE, "2x"),
        (Card::MINUS_FIVE, "-5"),
        (Card::THIEF, "thief"),
        (Card::SHUFFLE, "shuffle"),
        (Card::LOWEST_WINS, "lowest"),
        (Card::GREAT_UNKNOWN, "unknown"),
        (Card::ALLY, "ally"),
        (Card::BLANKS[0], "jester"),
        (Card::BLANKS[1], "k-8"),
    ] {
        assert_eq!(game.card_word(card), word);
    }
    assert_eq!(game.action_words(Action::Bid(Card::MINUS_FIVE)), "bid -5");
    assert_eq!(game.action_words(Action::Steal(Seat::new(2), Card::black(6))), "steal 2 K6");
}

#[test]
fn nothing_has_a_second_spelling() {
    let game = game(4, "");
    for word in [
        "", "R", "r9", "R09", "R0", "R+9", "R11", "G15", "K11", "K08", "K", "k8", "2X", "x2", "5",
        "−5", "ally", "thief", "??", "W1", " R9", "R9 ", "R256", "R१",
    ] {
        assert_eq!(game.read_card(word), None, "{word}");
    }
    for words in [
        "",
        "bid",
        "bid ",
        "bid  R9",
        " bid R9",
        "bid R9 ",
        "Bid R9",
        "bid R9 R8",
        "pass",
        "R9",
        "steal 2",
        "steal K6",
        "steal 4 K6",
        "steal 02 K6",
        "steal +2 K6",
        "steal 2  K6",
        "steal 2 K6 ",
        "steal -1 K6",
        "bid\tR9",
    ] {
        assert_eq!(game.read_action(words), None, "{words}");
    }
}

#[test]
fn options_are_written_with_every_default_filled_in() {
    let json = |players, text: &str| options::to_value(&game(players, text));
    assert_eq!(
        json(3, ""),
        serde_json::json!({
            "rounds": 6, "color_bids": false, "ally": false, "specials": [],
            "lucky_loser": "cumulative", "blanks": [],
        })
    );
    assert_eq!(json(4, "")["ally"], false);
    assert_eq!(json(5, "")["ally"], true);
    assert_eq!(json(6, "")["ally"], true);
    assert_eq!(json(5, "ally = false")["ally"], false);
    let given =
        "specials = ['thief', 'lowest_wins', 'shuffle']\nblanks = [{ id = 'fog', bid = -3 }]";
    let written = json(3, given);
    assert_eq!(written["specials"], serde_json::json!(["shuffle", "lowest_wins", "thief"]));
    assert_eq!(
        written["blanks"],
        serde_json::json!([{
            "id": "fog", "name": "fog", "bid": -3, "can_win": false, "points": 0, "multiply": 1,
            "steal": false, "shuffle": false, "lowest_wins": false, "hide_next": false,
            "to": "front", "uses_trick": true,
        }])
    );
    for (players, text) in [(3, given), (4, EVERYTHING), (5, ""), (6, "rounds = 20")] {
        let game = game(players, text);
        assert_eq!(Bids::new(players, &game.options()).as_ref(), Ok(&game));
        let read: Options = options::from_value(options::to_value(&game)).expect("reads back");
        assert_eq!(read, game.options());
    }
}

#[test]
fn what_cannot_be_played_is_refused_with_a_reason() {
    for (players, text, reason) in [
        (2, "", "3 to 6 players"),
        (7, "", "3 to 6 players"),
        (3, "ally = true", "no Ally"),
        (6, "ally = false", "need the Ally"),
        (4, "rounds = 0", "rounds = 0"),
        (4, "rounds = 21", "rounds = 21"),
        (5, "specials = ['thief']", "3 and 4 players"),
        (6, "specials = ['thief']", "3 and 4 players"),
        (4, "specials = ['shuffle', 'shuffle']", "twice"),
    ] {
        let options = toml::from_str(text).expect("well written");
        let refusal = Bids::new(players, &options).expect_err(text).to_string();
        assert!(refusal.contains(reason), "{players} {text}: {refusal}");
    }
    for text in [
        "specials = ['joker']",
        "lucky_loser = 'never'",
        "rounds = -1",
        "rounds = 'six'",
        "color_bids = 1",
        "colour_bids = true",
        "blanks = [{ name = 'no id' }]",
        "blanks = [{ id = 'jester', to = 'hand' }]",
    ] {
        assert!(toml::from_str::<Options>(text).is_err(), "{text}");
    }
    for (players, text) in [(3, "rounds = 1"), (4, EVERYTHING), (4, "rounds = 20")] {
        game(players, text);
    }
}

#[test]
fn a_pack_must_fill_the_hands() {
    let with = |colours, highest, hand, hand_blacks| {
        let pack = Pack { colours, highest, hand, hand_blacks };
        Bids::with_pack(3, &Options::default(), pack)
    };
    assert!(with(3, 10, 10, 1).is_ok());
    assert!(with(2, 2, 2, 2).is_ok());
    assert!(with(2, 2, 2, 1).is_err(), "too few cards");
    assert!(with(4, 10, 10, 1).is_err(), "too many left over");
    assert!(with(5, 10, 10, 1).is_err(), "no fifth colour");
    assert!(with(3, 15, 10, 1).is_err(), "no fifteen");
}

fn lay(players: u8, text: &str) -> Result<State<Bids>, String> {
    let layout = toml::from_str(text).map_err(|error| error.to_string())?;
    game(players, "").lay_out(&layout)
}

#[test]
fn layouts_that_make_no_position_are_refused_by_field() {
    for (text, reason) in [
        ("hands = ['R9', 'R9']", "`R9` is named twice"),
        ("centre = 'K5'\nfronts = ['K5']", "`K5` is named twice"),
        ("hands = ['G9']", "no card `G9`"),
        ("hands = ['thief']", "no card `thief`"),
        ("centre = 'R9'", "centre: `R9` is no black card"),
        ("centre = 'none'", "no card `none`"),
        ("deck = 'R9'", "deck: `R9` is no black card"),
        ("deck_bottom = 'Y1'", "deck_bottom: `Y1`"),
        ("fronts = ['R9']", "fronts: `R9` is no black card"),
        ("removed = 'K5'", "removed: "),
        ("removed = 'R1 R2'", "removed: "),
        ("trick = 10\nhands = ['R1 R2']", "seat 0 has room for 1 cards"),
        ("trick = 10\nplays = 'R9'\nhands = ['R1']", "seat 0 has room for 0 cards"),
        ("plays = 'R1 R2 R3'", "plays: "),
        ("hands = ['', '', '', 'R1']", "hands: there are 3 seats"),
        ("fronts = ['', '', '', 'K1']", "fronts: there are 3 seats"),
        ("totals = [1, 2, 3, 4]", "totals: "),
        ("zero_rounds = [1, 2, 3, 4]", "zero_rounds: "),
        ("starter = 3", "starter: there is no seat 3"),
        ("allies = [0, 3]", "allies: there is no seat 3"),
        ("allies = [1, 1]", "allied with itself"),
        ("allies = 'both'", "none"),
        ("round = 7", "round: 7"),
        ("round = 0", "round: 0"),
        ("trick = 11", "trick: 11"),
        ("trick = 0", "trick: 0"),
        ("phase = 'bid'", "phase"),
        ("fronts = ['K1 K2 K3 K4 K5 K6 K7 K8 K9 K10']", "centre: no black number"),
        ("aside = 'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 B1 B2 B3 B4 B5 B6 B7 B8'", "hands: no card"),
    ] {
        let Err(refusal) = lay(3, text) else { panic!("{text} should be refused") };
        assert!(refusal.contains(reason), "{text}: {refusal}");
    }
}

fn face(word: &str) -> Face {
    word.parse().expect("a card")
}

fn is(face: Face, colour: Colour) -> bool {
    face.word().is_some_and(|word| word.colour() == colour)
}

#[test]
fn what_is_not_named_is_filled_in() {
    let state =
        lay(3, "trick = 4\nstarter = 2\nplays = 'R9'\nallies = 'none'\nhands = [['R1', 'K8']]");
    let scene = state.expect("a position").open_scene(&game(3, ""));
    assert_eq!(scene.hands.iter().map(Vec::len).collect::<Vec<_>>(), [7, 7, 6]);
    assert_eq!((scene.removed.len(), scene.deck.len(), scene.plays.len()), (1, 10, 1));
    assert_eq!(scene.to_act.first(), Some(Seat::new(0)));
    assert!(scene.hands[0].contains(&face("K8")));
    assert!(scene.hands[1].iter().all(|card| !is(*card, Colour::Black)));
    // Hands are filled with coloured cards, then the Ally, then black cards.
    let four = game(4, "ally = true");
    let numbers: Vec<_> = (1..=10).map(|n| format!("Y{n} B{n} R{n}")).collect();
    let layout = format!("trick = 8\naside = '{}'\nremoved = 'G1 G2'", numbers.join(" "));
    let layout = toml::from_str(&layout).expect("a layout");
    let scene = four.lay_out(&layout).expect("a position").open_scene(&four);
    let hands = scene.hands.concat();
    assert_eq!(hands.len(), 12);
    assert_eq!(hands.iter().filter(|card| is(**card, Colour::Green)).count(), 8);
    assert_eq!(hands.iter().filter(|card| **card == Face::Up(Word::Ally)).count(), 1);
    assert_eq!(scene.aside.len(), 30);
    // Left-over bid cards and the Ally go aside.
    let layout =
        toml::from_str("trick = 10\ndeck = '2x -5'\ndeck_bottom = 'K3 K4'").expect("a layout");
    let scene = four.lay_out(&layout).expect("a position").open_scene(&four);
    assert!(scene.aside.contains(&Word::Ally));
    assert_eq!(
        (&scene.deck[..2], &scene.deck[9..]),
        (&[face("2x"), face("-5")][..], &[face("K3"), face("K4")][..])
    );
}

#[test]
fn a_scene_shows_what_its_viewer_may_see() {
    let game = game(4, EVERYTHING);
    let layout = "trick = 3\nhidden = true\ncentre = 'K9'\nplays = 'R9'\nfronts = ['K1 2x']";
    let state = game.lay_out(&toml::from_str(layout).expect("a layout")).expect("a position");
    let open = state.open_scene(&game);
    let seen = state.view(&game, Seat::new(1)).scene();
    let spectator = game.scene(&state.face_up, Eyes::Spectator);
    assert_eq!(open.centre, Some(face("K9")));
    assert_eq!(seen.centre, Some(Face::Down));
    assert_eq!(
        (seen.hands[1].clone(), seen.fronts.clone()),
        (open.hands[1].clone(), open.fronts.clone())
    );
    for scene in [&seen, &spectator] {
        assert_eq!(scene.hands[0], vec![Face::Down; 7]);
        assert_eq!(scene.hands[2], vec![Face::Down; 8]);
        assert_eq!(scene.deck, vec![Face::Down; open.deck.len()]);
        assert!(scene.hidden);
    }
    assert_eq!(spectator.hands[1], vec![Face::Down; 8]);
    let text = seen.to_string();
    assert!(text.contains("centre card ??") && text.contains("bid R9") && text.contains("K1 2x"));
    assert!(!text.contains("K9"), "{text}");
}

#[test]
fn sets_of_cards_are_sets() {
    let game = game(4, EVERYTHING);
    let mut set = CardSet::NONE;
    for card in game.all_cards().iter() {
        assert!(!set.contains(card));
        set.insert(card);
        assert!(set.contains(card));
    }
    assert_eq!(set, game.all_cards());
    assert!(set.iter().is_sorted());
    assert_eq!(set.iter().count(), set.len());
    let some: CardSet = set.iter().step_by(3).collect();
    assert_eq!(set.without(some).and(some), set);
    set.iter().for_each(|card| set.remove(card));
    assert!(set.is_empty());
}

#[test]
fn a_full_table_is_written_in_lines() {
    let game = game(6, "");
    let state = game.lay_out(&toml::from_str("").expect("a layout")).expect("a position");
    let text = state.open_scene(&game).to_string();
    assert!(text.contains("Seat 5"), "{text}");
}
