//! Rulings A-01 to A-22 and A-81 to A-83: set-up and components; turn, effects, hand size, deck.

use tapis_all_in::{AllIn, Card, Options};
use tapis_game::deal::Seed;
use tapis_game::record::Version;
use tapis_game::{Game, Opening, Seat, Seats, Table};
use tapis_testkit::position::Position;

fn position(players: u8, options: &str, state: &str) -> Position<AllIn> {
    Position::new(players, options, state)
}

/// A position of four in which every card lies in a hand or in the display, seat 0 to act with
/// these five cards; the others hold fifteen each, seat 1 the ace of Scarabs.
fn no_card_left(hand: &str) -> Position<AllIn> {
    let others = "? ? ? ? ? ? ? ? ? ? ? ? ? ?";
    let hands = format!("hands = ['{hand}', 'AS {others}', '? {others}', '? {others}']");
    position(4, "", &format!("{hands}\ndisplay = ['? ? ? ?']"))
}

#[test]
fn a01_suits_rank_clocks_masks_scarabs_trees_unless_the_deck_says_otherwise() {
    let state = "phase = 'predict'\nactive = 3\n\
        hands = ['9C 8C 6C 3C 2C', '9M 8M 6M 3M 2M', '9S 8S 6S 3S 2S', '9T 8T 6T 3T 2T']";
    let predict = ["predict 0"; 4];
    position(4, "", state).acts(&predict).expect("/last_round/best", "0").expect("/start", "3");
    position(4, "deck.suits = ['S', 'T', 'C', 'M']", state)
        .acts(&predict)
        .expect("/last_round/best", "2")
        .expect("/start", "1");
}

#[test]
fn a02_the_effects_of_a_card_are_data() {
    let state = "hands = ['JM']\ndisplay = ['5C 9T']";
    position(3, "", state).act("play JM").expect("/pending/effect", "TAKE");
    position(3, "deck.effects.J.M = ['RUNE', 'SWAP', 'DRAW*']", state)
        .act("play JM")
        .expect("/pending/effect", "RUNE")
        .act("skip")
        .expect("/pending/effect", "SWAP");
}

#[test]
fn a03_any_seat_may_start_the_first_round_each_as_often() {
    let game = AllIn::new(4, &Options::default()).expect("the defaults are playable");
    assert_eq!(game.starters(&[], Version::CURRENT), Seats::all(4));
    let mut starts = [0; 4];
    for seed in 0..400 {
        let opening = Opening::plain(4, Seed::from_number(seed));
        let table = Table::open(game.clone(), opening).expect("plain names");
        starts[table.face_up().start.index()] += 1;
        assert_eq!(table.face_up().active, table.face_up().start);
    }
    assert!(starts.iter().all(|count| (60..140).contains(count)), "{starts:?}");
}

#[test]
fn a04_runes_are_plain_numbers_without_change() {
    // Nine runes are shared by two, though no tokens of 1 are named anywhere.
    position(
        3,
        "",
        "phase = 'predict'\nround = 2\npot = 9\nactive = 2\nrunes = [10, 5, 1]\n\
        hands = ['AC KM 9S 4T 2C', 'KC QM 8S 5T 3C', 'QC JM 7S 4M 2M']",
    )
    .acts(&["predict 0", "predict 0", "predict 2"])
    .expect("/runes", "14 9 1")
    .expect("/pot", "9");
}

#[test]
fn a05_the_supply_is_unlimited() {
    let mut position = position(3, "", "hands = ['JS']\nrunes = [169, 169, 169]");
    position.acts(&["play JS", "rune"]).expect("/runes", "170 169 169");
    assert_eq!(position.game.scores(&position.state.face_up).of(3), [170, 169, 169]);
}

#[test]
fn a05_it_is_said_while_more_runes_are_out_than_the_box_has() {
    // With the 4 runes of the pot, 169 are the whole box.
    for (runes, beyond) in [("[100, 60, 5]", false), ("[100, 60, 6]", true), ("[0, 0, 0]", false)] {
        let position = position(3, "", &format!("runes = {runes}"));
        let scene = position.state.view(&position.game, tapis_game::Seat::new(0)).scene();
        assert_eq!(scene.beyond_supply(), beyond, "{runes}");
    }
}

#[test]
fn a06_five_players_use_the_display_of_four() {
    for players in [4, 5] {
        let position = Position::<AllIn>::deal(players, "", 1);
        let json = position.json();
        for row in 0..2 {
            let row = json["display"][row].as_array().expect("a row");
            assert_eq!(row.len(), 6);
        }
        // Ten cards still leave room, eleven and a pass do not.
        let display = |n: usize| format!("display = ['? ? ? ? ? ?', '{}']", "? ".repeat(n - 6));
        Position::<AllIn>::new(players, "", &display(10)).act("pass").expect("/phase", "turn");
        Position::<AllIn>::new(players, "", &display(11)).act("pass").expect("/phase", "predict");
    }
}

#[test]
fn a07_rune_cards_are_display_cards_like_others() {
    let state = "hands = ['QC', '7C 4C']\ndisplay = ['RU1 5C 9T KS RU2', 'JS']\ndeck = '2S 3S'";
    let mut position = position(3, "", state);
    // Covered by JS, the first one cannot be taken.
    position.act("play QC").refuse("take r1c1").act("take r1c5").expect("/display/0/4", "QC");
    assert!(position.field("/hands/0").contains("RU2"));
    position.acts(&["play 7C", "take r2c1", "swap 4C r1c1"]);
    assert!(position.field("/hands/1").contains("RU1"));
    // A rune card that is passed into the display lies there as well.
    Position::<AllIn>::new(3, "", "display = ['5C 9T']\ndeck = 'RU1'")
        .act("pass")
        .expect("/display/0", "5C 9T RU1 none none");
}

#[test]
fn a08_one_side_holds_for_everybody() {
    position(
        3,
        "side = 'B'",
        "phase = 'predict'\nactive = 2\n\
        hands = ['9C 8M 7C 6S 5T', 'AC AM AS KC KM', '10C 9M 8S 7M 6C']",
    )
    .acts(&["predict 0", "predict 0", "predict 0"])
    .expect("/last_round/ranks", "6 4 6");
    assert!(toml::from_str::<Options>("side = ['A', 'B']").is_err());
    assert!(toml::from_str::<Options>("side = 'AB'").is_err());
}

#[test]
fn a09_doing_nothing_is_no_choice() {
    let mut position = position(3, "", "hands = ['AC 2C 3C 4C 5C']\ndisplay = ['5M 9T']");
    assert_eq!(
        position.legal(),
        ["all-in", "pass", "play 2C", "play 3C", "play 4C", "play 5C", "play AC"]
    );
    position.refuse("skip").act("pass").expect("/turn_start_count", "3");
}

#[test]
fn a10_an_impossible_starred_take_becomes_a_draw_or_nothing() {
    // No display card: the starred Take becomes a Draw.
    position(3, "", "hands = ['QC 2C 3C 4C 5C']\ndisplay = []\ndeck = 'KT'")
        .act("play QC")
        .expect("/hands/0", "2C 3C 4C 5C KT")
        .expect("/display/0", "QC none none none none")
        .expect("/to_act", "1");
    // An optional Take is only passed over.
    position(
        3,
        "deck.effects.A.C = ['TAKE', 'DRAW*']",
        "hands = ['AC 2C 3C 4C 5C']\ndisplay = []\ndeck = 'KT KS'",
    )
    .act("play AC")
    .expect("/hands/0", "2C 3C 4C 5C KT")
    .expect("/to_act", "1");
    // No card anywhere: it is skipped.
    no_card_left("AC 2C 3C 4C 5C")
        .act("play AC")
        .expect("/hands/0", "2C 3C 4C 5C")
        .expect("/to_act", "1");
}

#[test]
fn a11_each_optional_effect_is_used_or_skipped_in_order() {
    let state = "hands = ['JT 2C 3C 4C 6C', 'KC KM 2S 5T 9C']\ndisplay = ['5C 9T']\ndeck = 'AS'";
    let mut position = position(3, "", state);
    position.act("play JT").expect("/pending/index", "0");
    // The second effect cannot come before the first, nor the first after it.
    position.refuse("eye 1").act("skip").expect("/pending/index", "1").refuse("hypnosis 1");
    position.act("eye 1").act("hide KC").expect("/hands/0", "2C 3C 4C 6C AS");
    // All of them.
    let mut position = Position::<AllIn>::new(3, "", state);
    position.acts(&["play JT", "hypnosis 1", "eye 2"]).expect("/phase", "hide");
    // None of them: the starred Draw happens all the same.
    let mut position = Position::<AllIn>::new(3, "", state);
    position.acts(&["play JT", "skip", "skip"]).expect("/hands/0", "2C 3C 4C 6C AS");
}

#[test]
fn a12_the_played_card_is_not_in_hand_while_its_effects_resolve() {
    let mut position = position(3, "", "hands = ['JC 2C 3C 4C 6C']\ndisplay = ['5C 9T']");
    position.act("play JC").expect("/played", "JC").expect("/hands/0", "2C 3C 4C 6C");
    position.refuse("swap JC r1c1").act("swap 2C r1c1").expect("/display/0", "2C 9T JC none none");
}

#[test]
fn a13_a_card_may_have_several_starred_effects() {
    position(
        3,
        "deck.effects.A.C = ['DRAW*', 'TAKE*', 'DRAW*']",
        "hands = ['AC 2C 3C 4C 6C']\ndisplay = ['5C 9T']\ndeck = 'KS KT'",
    )
    .act("play AC")
    .expect("/hands/0", "2C 3C 4C 6C KS")
    .refuse("skip")
    .act("take r1c1")
    .expect("/phase", "discard")
    .expect("/hands/0", "2C 3C 4C 5C 6C KS KT");
}

#[test]
fn a81_several_takes_on_a_card_take_one_after_the_other() {
    let options = "deck.effects.A.C = ['TAKE*', 'TAKE', 'TAKE*']";
    let state = "hands = ['AC 3M 3S JT 9S']\ndisplay = ['2C 4M 6S 8T 10C', 'QM KS']\ndeck = '7T'";
    let mut position = position(3, options, state);
    position.act("play AC").refuse("skip").refuse("take r1c1").act("take r2c1");
    // The second is optional, and may take what the first has uncovered.
    position.refuse("take r2c1").act("take r1c1").refuse("skip").refuse("take r1c1");
    position.act("take r1c4").expect("/hands/0", "2C 3M QM 3S 9S 8T JT");
    // Nothing is refilled in between; the played card fills the first gap, the others stay.
    position.acts(&["discard 9S", "discard JT"]);
    position
        .expect("/display/0", "AC 4M 6S none 10C")
        .expect("/display/1", "none KS none none none");
    // The next card added fills an older gap.
    position.act("pass").expect("/display/0", "AC 4M 6S 7T 10C");
    // What finds nothing is a Draw if it is starred.
    let mut poor = Position::<AllIn>::new(
        3,
        options,
        "hands = ['AC 3M 3S JT 9S']\ndisplay = ['2C']\ndeck = '7T KT'",
    );
    poor.acts(&["play AC", "take r1c1"]).expect("/hands/0", "2C 3M 3S 9S 7T JT");
}

#[test]
fn a82_a_star_on_what_is_no_gain_makes_it_a_duty() {
    let state = "hands = ['AC 3M 3S JT 9S']\ndisplay = ['5C 9T']\ndeck = 'KT 10S'";
    let with = |column: &str, state: &str| {
        Position::<AllIn>::new(2, &format!("deck.effects.A.C = {column}"), state)
    };
    let mut swap = with("['SWAP*', 'DRAW*']", state);
    swap.act("play AC").refuse("skip");
    assert_eq!(swap.legal().len(), 8);
    swap.act("swap 9S r1c2").expect("/hands/0", "3M 3S 9T JT KT").expect("/to_act", "1");
    // Hypnosis and Eye at whom one likes, but at somebody; a Rune by itself.
    let mut ask = with("['HYPNOSIS*', 'RUNE*', 'EYE*', 'DRAW*']", state);
    ask.act("play AC").refuse("skip").act("hypnosis 1").expect("/runes", "1 0");
    assert_eq!(ask.legal(), ["eye 1"]);
    // What cannot be done is skipped, and nothing is drawn for it.
    with("['SWAP*', 'DRAW*']", "hands = ['AC 3M 3S JT 9S']\ndisplay = []\ndeck = 'KT 10S'")
        .act("play AC")
        .expect("/hands/0", "3M 3S 9S JT KT")
        .expect("/to_act", "1");
    with("['HYPNOSIS*', 'EYE*', 'DRAW*']", &format!("{state}\nall_in = 1"))
        .act("play AC")
        .expect("/hands/0", "3M 3S 9S JT KT");
    // With `manipulate` a starred Swap has the top discard as well.
    let options = "discard_variant = 'manipulate'\ndeck.effects.A.C = ['SWAP*', 'DRAW*']";
    let state = "hands = ['AC 3M']\ndisplay = []\ndiscard = '6T'";
    let mut pile = position(2, options, state);
    pile.act("play AC").refuse("skip").act("swap 3M discard").expect("/discard", "3M");
}

#[test]
fn a83_the_two_rune_cards_may_differ() {
    for deck in [
        "RU1 = ['DRAW*', 'DRAW']\nRUNE = ['EYE', 'DRAW*']",
        "RUNE = ['EYE', 'DRAW*']\nRU1 = ['DRAW*', 'DRAW']",
    ] {
        let options: Options = toml::from_str(&format!("[deck.effects]\n{deck}")).expect(deck);
        let game = AllIn::new(2, &options).expect(deck);
        assert_eq!(game.deck().column(Card::RUNE_1).words(), ["DRAW*", "DRAW"], "{deck}");
        assert_eq!(game.deck().column(Card::RUNE_2).words(), ["EYE", "DRAW*"], "{deck}");
        // What a table writes down of its deck says both.
        assert_eq!(AllIn::new(2, &game.options()), Ok(game), "{deck}");
    }
    // What `RUNE` says is of no account where both cards have a column of their own.
    let both = "[deck.effects]\nRUNE = ['EYE']\nRU1 = ['DRAW*']\nRU2 = ['TAKE*']";
    assert!(AllIn::new(2, &toml::from_str(both).expect(both)).is_ok());
    // One of them alone leaves the other as in the built-in deck.
    position(2, "deck.effects.RU2 = ['EYE', 'DRAW*']", "hands = ['RU1', 'RU2']\ndeck = 'KT'")
        .act("play RU1")
        .expect("/pending/effect", "RUNE")
        .acts(&["skip", "play RU2"])
        .expect("/pending/effect", "EYE");
}

#[test]
fn a14_a_hand_that_is_too_small_is_drawn_up_to_five() {
    let mut position = no_card_left("AC AM 3C 4C 5C");
    position.act("play AC").expect("/hands/0", "3C 4C 5C AM");
    // Seat 1 plays one of fifteen cards and discards nine, which become the deck.
    let mut discarded = 0;
    position.act("play AS");
    while position.field("/phase") == "discard" {
        let words = position.legal().remove(0);
        position.act(&words);
        discarded += 1;
    }
    assert_eq!(discarded, 9);
    position.acts(&["pass", "pass"]).expect("/to_act", "0").act("play AM");
    assert_eq!(position.json()["hands"][0].as_array().map(Vec::len), Some(5));
}

#[test]
fn a15_any_hand_card_but_the_played_one_is_discarded_just_down_to_five() {
    let mut position = position(3, "", "hands = ['2C 5C 5M 9S KT']\ndeck = '5S 9T AC'");
    position.acts(&["play 2C", "draw", "draw"]).expect("/phase", "discard");
    assert_eq!(position.legal().len(), 7);
    position.refuse("discard 2C").refuse("skip").refuse("pass");
    // Also cards just gained.
    position.act("discard AC").expect("/phase", "discard").act("discard 9T");
    position.expect("/phase", "turn").expect("/hands/0", "5C 5M 5S 9S KT");
}

#[test]
fn a16_the_player_chooses_the_order_of_several_discards() {
    let state = "hands = ['2C 5C 5M 9S KT']\ndeck = '5S 9T AC'\ndiscard = '8C'";
    let mut one = position(3, "", state);
    one.acts(&["play 2C", "draw", "draw", "discard KT", "discard AC"]);
    one.expect("/discard", "AC KT 8C");
    let mut other = position(3, "", state);
    other.acts(&["play 2C", "draw", "draw", "discard AC", "discard KT"]);
    other.expect("/discard", "KT AC 8C");
}

#[test]
fn a17_the_top_discard_and_the_size_of_the_pile_are_visible_and_no_more() {
    for (variant, seen) in [
        ("none", r#"["KC","??","??"]"#),
        ("manipulate", r#"["KC","??","??"]"#),
        ("closed_eye", r#"["??","??","??"]"#),
    ] {
        let options = format!("discard_variant = '{variant}'");
        let position = position(3, &options, "discard = 'KC QC JC'");
        for seat in Seat::all(3) {
            assert_eq!(position.json_for(seat)["discard"].to_string(), seen, "{variant}");
        }
        assert_eq!(position.field("/discard"), "KC QC JC");
    }
}

#[test]
fn a18_excess_is_discarded_before_the_played_card_is_placed() {
    let state = "hands = ['2C 5C 5M 9S KT']\ndisplay = ['6C 7C']\ndeck = '5S 9T AC'";
    let mut position = position(3, "", state);
    position.acts(&["play 2C", "draw", "skip"]).expect("/phase", "discard");
    position.expect("/played", "2C").expect("/display/0", "6C 7C none none none");
    position.act("discard KT").expect("/played", "none").expect("/display/0", "6C 7C 2C none none");
}

#[test]
fn a19_the_discard_pile_is_shuffled_when_a_card_is_needed_and_not_before() {
    let state = "display = ['5C 9T']\ndeck = 'AC'\ndeck_size = 1";
    let mut position = position(3, "discard_variant = 'manipulate'", state);
    position.act("pass").expect("/deck", "");
    assert_eq!(position.json()["discard"].as_array().map(Vec::len), Some(54 - 15 - 3));
    position.act("pass");
    assert_eq!(position.json()["deck"].as_array().map(Vec::len), Some(54 - 15 - 4));
    position.expect("/discard", "");
}

#[test]
fn a20_a_reveal_goes_on_after_a_shuffle_without_the_cards_set_aside() {
    let state = "hands = ['3C 2C 4C 5C 6C']\ndeck = '9C 4T'\ndeck_size = 2";
    let mut position = position(4, "", state);
    position.act("play 3C").expect("/phase", "keep");
    let revealed = position.field("/revealed");
    assert!(revealed.starts_with("9C 4T "), "{revealed}");
    let cards: Vec<&str> = revealed.split(' ').collect();
    assert_eq!(cards.len(), 5);
    let deck = position.field("/deck");
    assert!(cards.iter().all(|card| !deck.split(' ').any(|other| other == *card)), "set aside");
    assert_eq!(deck.split(' ').count(), 54 - 20 - 2 - 2 - 3);
    position.expect("/discard", "");
}

#[test]
fn a21_without_any_card_draws_do_nothing_and_a_pass_ends_the_play() {
    no_card_left("AC 2C 3C 4C 5C").act("pass").expect("/phase", "predict").expect("/active", "0");
    no_card_left("AC 2C 3C 4C 5C")
        .act("all-in")
        .expect("/phase", "predict")
        .expect("/all_in", "0")
        .expect("/to_act", "1");
    // A Reveal without cards is passed over, as is an optional Draw.
    no_card_left("8C AC 3C 4C 5C").act("play 8C").expect("/to_act", "1");
    no_card_left("2C AC 3C 4C 5C").act("play 2C").expect("/to_act", "1");
    // With fewer cards than a Reveal asks for, those that exist are turned up.
    let others = "'? ? ? ? ? ? ? ? ? ? ? ? ? ? ?'";
    let hands = format!("hands = ['3C AC 2C 4C 5C', {others}, {others}, {others}]");
    let state = format!("{hands}\ndisplay = ['? ?']\ndeck = 'KS KT'");
    let mut position = position(4, "", &state);
    position.act("play 3C").expect("/revealed", "KS KT").act("keep KT").expect("/discard", "KS");
}

#[test]
fn a22_a_rune_is_gained_even_if_the_supply_were_empty() {
    position(2, "", "hands = ['RU1']\nrunes = [100, 69]")
        .acts(&["play RU1", "rune"])
        .expect("/runes", "101 69");
}
