//! What a person reads off the table follows from the scene, by the rules of the game.

use tapis_all_in::{AllIn, Card, Category, Decided, KnownScene, LastRoundScene, Progress, Scene};
use tapis_game::{Eyes, Game, Seat, Seats};
use tapis_testkit::position::Position;

fn scene(position: &Position<AllIn>, seat: u8) -> Scene {
    position.state.view(&game(), Seat::new(seat)).scene()
}

fn game() -> AllIn {
    AllIn::new(3, &Default::default()).expect("playable")
}

#[test]
fn a_card_below_another_is_not_uncovered() {
    let state = "display = ['2C 4M 6S 8T 10C', 'QM KS']";
    let scene = scene(&Position::new(3, "", state), 0);
    let open: Vec<_> = scene.uncovered().iter().map(ToString::to_string).collect();
    assert_eq!(open, ["r1c3", "r1c4", "r1c5", "r2c1", "r2c2"]);
    assert_eq!(scene.display_count(), 7);
}

#[test]
fn the_column_shows_where_the_card_being_played_is() {
    let mut position = Position::new(3, "", "hands = ['2M']");
    assert!(game().column_in_play(&scene(&position, 0)).is_empty());
    position.act("play 2M");
    let shown = |position: &Position<AllIn>| -> Vec<(String, Progress)> {
        let lines = game().column_in_play(&scene(position, 1));
        lines.into_iter().map(|(line, progress)| (line.to_string(), progress)).collect()
    };
    let line = |word: &str, progress| (word.to_owned(), progress);
    use Progress::{Done, Now, ToCome};
    assert_eq!(shown(&position), [line("TAKE", Now), line("DRAW*", ToCome), line("DRAW", ToCome)]);
    position.act("skip");
    assert_eq!(shown(&position), [line("TAKE", Done), line("DRAW*", Done), line("DRAW", Now)]);
}

#[test]
fn a_hand_is_ranked_for_whoever_sees_it() {
    let position = Position::new(3, "", "hands = ['9C 9M 9S 4T 4C']");
    let ranking = |scene: &Scene| game().hand_ranking(scene, Seat::new(0));
    let own = ranking(&scene(&position, 0)).expect("an own hand is seen");
    assert_eq!((own.category, own.rank), (Category::FullHouse, 6));
    assert_eq!(ranking(&scene(&position, 1)), None);
    assert_eq!(ranking(&game().scene(&position.state.face_up, Eyes::Spectator)), None);
}

#[test]
fn a_hand_is_laid_out_with_what_makes_it_first() {
    let laid = |hand: &str| {
        let cards = hand.split(' ').map(|word| Card::read(word).expect("a card")).collect();
        let (made, rest) = game().laid_out(cards);
        let words =
            |cards: Vec<Card>| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        (words(made), words(rest))
    };
    let best = |suits: &str| {
        let order = game().deck().suits().map(|suit| suit.letter());
        let place = |card: &&str| order.iter().position(|letter| card.ends_with(letter));
        suits.split(' ').min_by_key(place).expect("a card").to_owned()
    };
    let (made, rest) = laid("10C KM 4S KT RU1");
    assert!(made.starts_with(&best("KM KT")), "the better king decides: {made}");
    assert_eq!((made.len(), rest.as_str()), (5, "10C 4S RU1"));
    assert_eq!(laid("9C 4M 9S 4T 4C").0.split(' ').filter(|card| card.starts_with('4')).count(), 3);
    assert!(laid("9C 4M 9S 4T 4C").0.starts_with('4'), "three come before two");
    assert_eq!(laid("AC 2M 3S 4T 5C"), ("5C 4T 3S 2M AC".to_owned(), String::new()));
    assert_eq!(laid("10C JM AS KT QC"), ("AS KT QC JM 10C".to_owned(), String::new()));
    assert_eq!(laid("2C JM AS 4T QC"), ("AS".to_owned(), "QC JM 4T 2C".to_owned()));
}

#[test]
fn a_viewer_is_reminded_of_what_is_certain_and_of_nothing_else() {
    let mut position = Position::new(3, "", "hands = ['KM', '9C 9M 9S 4T 4C']");
    let of = |position: &Position<AllIn>, seat: u8| scene(position, seat).known[1].clone();
    position.act("play KM");
    assert_eq!(of(&position, 0), KnownScene::default());
    position.act("eye 1");
    position.act("hide 4C");
    let words = |known: KnownScene| known.cards.iter().map(ToString::to_string).collect::<Vec<_>>();
    let mut shown = words(of(&position, 0));
    shown.sort();
    assert_eq!(shown, ["4T", "9C", "9M", "9S"]);
    assert_eq!(of(&position, 1), KnownScene::default(), "an own hand needs no reminder");
    assert_eq!(of(&position, 2), KnownScene::default(), "the Eye is for one alone");
}

#[test]
fn runes_gained_in_a_round_are_told_apart_from_those_of_earlier_ones() {
    let mut position: Position<AllIn> = Position::new(3, "", "hands = ['JS']\nrunes = [7]");
    position.act("play JS");
    position.act("rune");
    assert_eq!(position.state.face_up.runes[0], 8);
    assert_eq!(position.state.face_up.earned, [1, 0, 0, 0, 0]);
}

#[test]
fn what_has_decided_the_game_is_told() {
    let decided = |options: &str, round: u8, runes: &str| {
        let state = format!(
            "phase = 'predict'\nround = {round}\nactive = 2\nrunes = {runes}\n\
             hands = ['9C 9M 2M 4S 6T', '8C 8T 3M 5S 7T', 'KC JM 6S 5T 3C']"
        );
        let mut position = Position::<AllIn>::new(3, options, &state);
        position.acts(&["predict 2"; 3]);
        position.game.decided(&position.state.view(&position.game, Seat::new(0)).scene())
    };
    let seats = |numbers: &[u8]| numbers.iter().map(|n| Seat::new(*n)).collect::<Seats>();
    assert_eq!(decided("", 2, "[9, 9, 0]"), None, "the game goes on");
    assert_eq!(decided("", 3, "[9, 5, 0]"), Some((Decided::Runes, seats(&[0]))));
    assert_eq!(decided("", 3, "[9, 9, 0]"), Some((Decided::BestHand, seats(&[0, 1]))));
    let heirs = "tie_break = 'heirs'";
    assert_eq!(decided(heirs, 4, "[9, 9, 0]"), Some((Decided::Nobody, seats(&[0, 1]))));
}

#[test]
fn hands_of_the_same_rank_are_decided_by_a_card() {
    let decided = |hands: [&str; 3], ranks: [u8; 3]| {
        let hands = hands.map(|hand| hand.split(' ').map(str::to_owned).collect::<Vec<_>>());
        let round = serde_json::json!({
            "round": 1, "hands": hands, "categories": ["pair", "pair", "nothing"], "ranks": ranks,
            "best": 0, "predictions": [0, 0, 0], "pot": 4, "shares": [1, 1, 1], "carry": 1,
            "gains": [2, 2, 1],
        });
        let round: LastRoundScene = serde_json::from_value(round).expect("a round");
        game().deciding_cards(&round).map(|(card, other)| format!("{card} {other}"))
    };
    let nothing = "2C 5M 7S 9T JC";
    assert_eq!(
        decided(["KC 2M KS 8T 4C", "QM 3M QT 8C 4S", nothing], [1, 1, 0])
            .map(|cards| cards.replace(|letter: char| "CMST".contains(letter), "")),
        Some("K Q".to_owned()),
    );
    assert_eq!(decided(["KC 2M KS 8T 4C", nothing, nothing], [1, 0, 0]), None);
}

#[test]
fn what_a_hand_would_be_is_foreseen_for_each_choice() {
    let state = "display = ['2C 4M 6S 8T 10C', 'QM KS']\nhands = ['9C 9M 9S 4T 4C']";
    let position = Position::new(3, "", state);
    let scene = scene(&position, 0);
    let would = |words: &str| {
        let action = tapis_all_in::Action::read(words, 3).expect("an action");
        game().foresee(&scene, Seat::new(0), action).map(|ranking| ranking.category)
    };
    assert_eq!(would("play 4T"), Some(Category::ThreeOfAKind));
    assert_eq!(would("swap 9C r1c5"), Some(Category::TwoPair));
    assert_eq!(would("take r2c1"), Some(Category::FullHouse), "the best five of six");
    assert_eq!(would("keep 9T"), Some(Category::FourOfAKind));
    assert_eq!(would("discard 9S"), Some(Category::TwoPair));
    assert_eq!(would("draw"), None, "nobody knows what the deck brings");
    let action = tapis_all_in::Action::read("play 4T", 3).expect("an action");
    assert_eq!(game().foresee(&scene, Seat::new(1), action), None, "another hand is not seen");
}
