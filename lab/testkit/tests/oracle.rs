//! Count of worlds and world oracle, on packs so small that the numbers can be worked out by hand.

mod toy;

use serde_json::{Value, json};
use tapis_all_in::{AllIn, Card, CardSet};
use tapis_bids::{Bids, Pack};
use tapis_game::{Game, Rng, Seat, options};
use tapis_testkit::oracle::{Truths, each_order};
use toy::{Bug, Toy};

fn toy(bug: Option<Bug>) -> Truths<Toy> {
    Truths::of_all_deals(Toy::with(2, 6, bug), Seat::new(0))
}

#[test]
fn every_order_comes_once() {
    let mut orders = std::collections::HashSet::new();
    each_order(&mut [1, 2, 3, 4, 5], &mut |order| assert!(orders.insert(order.to_vec())));
    assert_eq!(orders.len(), 120);
}

#[test]
fn toy_deals_are_counted() {
    let truths = toy(None);
    // Six cards in any order; the two cards of a hand have none: 720 / (2 × 2).
    assert_eq!((truths.len(), truths.ways()), (180, 720));
    // A seat has one of 15 hands; of the other four cards the opponent has any two, and the
    // stock of two has two orders: 6 × 2.
    assert_eq!(truths.ignorance(Seat::new(0)), [(12, 15)]);
    assert_eq!(truths.ignorance(Seat::new(1)), [(12, 15)]);
    // Seat 0 plays a card and draws the top card. One of 6 cards lies open, two of the other 5 are
    // its hand; of three unseen cards one is the stock.
    let truths = truths.after_any_action();
    assert_eq!(truths.ignorance(Seat::new(0)), [(3, 60)]);
    // The opponent has one of 15 hands and sees one of 4 cards; the same three worlds are left.
    assert_eq!(truths.ignorance(Seat::new(1)), [(3, 60)]);
}

#[test]
fn toy_worlds_are_sound_complete_and_fair() {
    let mut rng = Rng::from_seed(1);
    let mut truths = toy(None);
    for _ in 0..4 {
        for seat in Seat::all(2) {
            assert_eq!(truths.try_worlds(seat, usize::MAX, &mut rng), Ok(()));
            truths.assert_fair_worlds(seat, 20, &mut rng);
        }
        truths = truths.after_any_action();
    }
}

#[test]
fn a_leak_is_caught_by_counting() {
    // Who is told the top card of the stock cannot tell 3 × 2 worlds apart instead of 12.
    assert_eq!(toy(Some(Bug::LeakedStock)).ignorance(Seat::new(0)), [(3, 60)]);
}

#[test]
fn wrong_worlds_are_caught() {
    let mut rng = Rng::from_seed(1);
    let tried = toy(Some(Bug::MissingWorlds)).try_worlds(Seat::new(0), 3, &mut rng);
    assert!(tried.expect_err("worlds are missing").contains("never imagined"));
    let later = toy(Some(Bug::ImpossibleWorlds)).after_any_action();
    let tried = later.try_worlds(Seat::new(0), 3, &mut rng);
    assert!(tried.expect_err("worlds are impossible").contains("cannot be"));
}

#[test]
#[should_panic = "deviations off"]
fn unfair_worlds_are_caught() {
    let mut rng = Rng::from_seed(1);
    toy(Some(Bug::UnfairWorlds)).assert_fair_worlds(Seat::new(0), 15, &mut rng);
}

/// Bids with so few cards that every deal can be listed: numbers up to `highest` in three colours,
/// and hands of just as many cards.
fn bids(highest: u8, value: Value) -> Truths<Bids> {
    let options = options::from_value(value).expect("these are options of the game");
    let pack = Pack { colours: 3, highest, hand: highest, hand_blacks: 1 };
    let game = Bids::with_pack(3, &options, pack).expect("a game that can be dealt");
    Truths::of_all_deals(game, Seat::new(0))
}

#[test]
fn bids_with_hands_of_one_is_counted() {
    // R1 B1 Y1, of which one is taken out; K1 2x -5, of which one goes into a hand.
    let truths = bids(1, json!({ "rounds": 1 }));
    // Three shuffles of three cards. Taken out: 3; hand-black: 3; centre card: 2; hands: 3!.
    assert_eq!((truths.len(), truths.ways()), (108, 216));
    // Taken out (3) and centre card (3) are seen. Who holds a coloured card (2) does not know
    // which of two black cards is in which of two hands. Who holds a black card (2) does not know
    // who has which of two coloured ones.
    for seat in Seat::all(3) {
        assert_eq!(truths.ignorance(seat), [(2, 18), (4, 18)]);
    }
    // The first bid shows one card more. If it is the other coloured card (3 × 3 × 2), the third
    // hand has one of two black ones; if it is black (3 × 3 × 2 × 2), or the own card is (the
    // same), everything is known.
    let truths = truths.after_any_action();
    assert_eq!(truths.ignorance(Seat::new(1)), [(1, 72), (2, 18)]);
}

#[test]
fn bids_with_hands_of_two_is_counted() {
    // R1 R2 B1 B2 Y1 Y2, of which one is taken out; K1 K2 2x -5, of which one goes into a hand.
    let truths = bids(2, json!({ "rounds": 1 }));
    // Taken out: 6; hand-black: 4; order of the centre deck: 3!; hands: 6! / (2 × 2 × 2).
    assert_eq!(truths.len(), 6 * 4 * 6 * 90);
    for seat in Seat::all(3) {
        // Two coloured cards in hand: 6 taken out × 4 centre cards × 10 hands. Three black cards
        // are unseen: one of them is with three coloured ones in two hands (3 × 6), the other two
        // are the deck in either order. With one black card in hand, 6 × 4 × 15: four coloured
        // cards in two hands (6), and the deck.
        assert_eq!(truths.ignorance(seat), [(12, 360), (36, 240)]);
    }
}

#[test]
fn bids_with_the_great_unknown_hides_the_centre_card() {
    // K1 2x -5 and the Great Unknown: one in a hand, and the first of the other three is flipped.
    let truths = bids(1, json!({ "rounds": 1, "specials": ["great_unknown"] }));
    // Taken out: 3; black cards in any order: 4!; hands: 3!.
    assert_eq!(truths.len(), 3 * 24 * 6);
    // Another centre card: taken out (3), the centre card (3), and in hand
    // - a coloured card (2): of three black cards one is in one of two hands and the other two are
    //   the deck in either order: 3 × 2 × 2;
    // - a black card (3): two orders of the deck, two of the coloured cards in two hands.
    // The Great Unknown was flipped (aside) and the centre card is hidden: taken out (3), in hand
    // - a coloured card (2): of three black cards one is in one of two hands, the others are centre
    //   card and deck in either order: again 12;
    // - a black card (3): again 4.
    let groups = [(4, 3 * 3 * 3 + 3 * 3), (12, 3 * 3 * 2 + 3 * 2)];
    for seat in Seat::all(3) {
        assert_eq!(truths.ignorance(seat), groups);
    }
}

#[test]
fn bids_worlds_are_sound_complete_and_fair() {
    let mut rng = Rng::from_seed(1);
    let thief = json!({ "rounds": 1, "specials": ["thief"] });
    let color = json!({ "rounds": 1, "color_bids": true, "specials": ["great_unknown"] });
    let blanks = json!([{ "id": "fog", "to": "aside", "hide_next": true, "uses_trick": false }]);
    let fog = json!({ "rounds": 1, "specials": ["lowest_wins"], "blanks": blanks });
    for (highest, value, plies) in [(1, thief, 3), (1, color, 3), (1, fog, 3), (2, json!({}), 4)] {
        let mut truths = bids(highest, value.clone());
        for ply in 0..plies {
            for seat in Seat::all(3) {
                let tried = truths.try_worlds(seat, 40, &mut rng);
                assert_eq!(tried, Ok(()), "{value}, after {ply} actions");
                truths.assert_fair_worlds(seat, 10, &mut rng);
            }
            truths = truths.after_any_action();
        }
    }
}

/// All In with so few cards that every deal can be listed.
fn all_in(players: u8, variant: &str, pack: &str, hand_size: u8) -> Truths<AllIn> {
    let value = json!({ "discard_variant": variant });
    let options = options::from_value(value).expect("these are options of the game");
    let game = AllIn::new(players, &options).expect("a game that can be played");
    let pack: CardSet = pack.split(' ').map(|word| Card::read(word).expect("a card")).collect();
    Truths::of_all_deals(game.small(pack, hand_size), Seat::new(0))
}

#[test]
fn all_in_deals_are_counted() {
    // Seven cards, two hands of two, two in the display, one in the deck: 7! / (2 × 2).
    let truths = all_in(2, "none", "KC KM 9M 7C JC JM 10T", 2);
    assert_eq!((truths.len(), truths.ways()), (1260, 5040));
    // A hand (21) and the display in order (5 × 4) are seen; one of three cards is the deck.
    assert_eq!(truths.ignorance(Seat::new(1)), [(3, 420)]);
    // With `manipulate` that card lies face up, and everything is known.
    let truths = all_in(2, "manipulate", "KC KM 9M 7C JC JM 10T", 2);
    assert_eq!(truths.ignorance(Seat::new(1)), [(1, 1260)]);
    // Three players with one card each, two in the display, three in the deck: of six unseen
    // cards, all orders.
    let truths = all_in(3, "closed_eye", "KC KM 9M 7C JC JM 10T 2C", 1);
    assert_eq!(truths.ignorance(Seat::new(2)), [(120, 8 * 7 * 6)]);
}

#[test]
fn all_in_worlds_are_sound_and_complete() {
    let mut rng = Rng::from_seed(1);
    for (variant, pack) in
        [("none", "KC KM 7C JC 10T 2C 2M"), ("closed_eye", "KM JM 10T 10S 2C 2M AC")]
    {
        let mut truths = all_in(2, variant, pack, 2);
        for ply in 0..4 {
            for seat in Seat::all(2) {
                let tried = truths.try_worlds(seat, 50, &mut rng);
                assert_eq!(tried, Ok(()), "{variant}, after {ply} actions");
            }
            truths = truths.after_any_action();
        }
    }
}
