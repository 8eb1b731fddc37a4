//! 1.9 The ranking of hands, against a plain version that follows the text word by word, over all
//! hands that can be dealt.

use tapis_all_in::{Card, CardSet, Category, Ladder, Side, Suit, Value, category};

/// A hand as the text of 1.9 describes it: category, value of the top card, its best suit.
fn plain(hand: &[Card; 5]) -> (Category, Value, Vec<Suit>) {
    let live: Vec<(Value, Suit)> =
        hand.iter().filter_map(|card| Some((card.value()?, card.suit()?))).collect();
    let count = |value: Value| live.iter().filter(|(other, _)| *other == value).count();
    let with_count = |n: usize| Value::all().rev().filter(move |value| count(*value) == n);
    let highest = live.iter().map(|(value, _)| *value).max().expect("at most two rune cards");

    let flush = live.len() == 5 && live.iter().all(|(_, suit)| *suit == live[0].1);
    let run = |top: u8| {
        // Five values down from the top; below the 2 comes the ace.
        let has = |place: u8| live.iter().any(|(value, _)| value.place() == (place + 13) % 13);
        (0..5).all(|down| has(top + 13 - down))
    };
    let straight = (3..13).rev().find(|top| live.len() == 5 && run(*top)).map(Value::at);

    let (category, top) = if let (Some(top), true) = (straight, flush) {
        (Category::StraightFlush, top)
    } else if let Some(top) = with_count(4).next() {
        (Category::FourOfAKind, top)
    } else if let (Some(top), Some(_)) = (with_count(3).next(), with_count(2).next()) {
        (Category::FullHouse, top)
    } else if flush {
        (Category::Flush, highest)
    } else if let Some(top) = straight {
        (Category::Straight, top)
    } else if let Some(top) = with_count(3).next() {
        (Category::ThreeOfAKind, top)
    } else if let Some(top) = with_count(2).nth(1).and(with_count(2).next()) {
        (Category::TwoPair, top)
    } else if let Some(top) = with_count(2).next() {
        (Category::Pair, top)
    } else {
        (Category::Nothing, highest)
    };
    let suits = live.iter().filter(|(value, _)| *value == top).map(|(_, suit)| *suit).collect();
    (category, top, suits)
}

/// Calls a function with every hand of five cards.
fn every_hand(mut found: impl FnMut(&[Card; 5])) {
    let pack: Vec<Card> = CardSet::PACK.iter().collect();
    for a in 0..54 {
        for b in a + 1..54 {
            for c in b + 1..54 {
                for d in c + 1..54 {
                    for e in d + 1..54 {
                        found(&[pack[a], pack[b], pack[c], pack[d], pack[e]]);
                    }
                }
            }
        }
    }
}

#[test]
fn every_hand_ranks_as_the_text_says() {
    let orders = [
        (Side::A, [Suit::Clocks, Suit::Masks, Suit::Scarabs, Suit::Trees]),
        (Side::B, [Suit::Scarabs, Suit::Clocks, Suit::Trees, Suit::Masks]),
    ];
    let ladders = orders.map(|(side, suits)| Ladder::new(side, suits));
    let mut counts = [0; 9];
    every_hand(|hand| {
        let set: CardSet = hand.iter().copied().collect();
        let (expected, top, top_suits) = plain(hand);
        assert_eq!(category(set), expected, "{set:?}");
        for (ladder, (side, suits)) in ladders.iter().zip(orders) {
            let ranking = ladder.ranking(set);
            assert_eq!((ranking.category, ranking.top), (expected, top), "{set:?}");
            assert_eq!(ranking.rank, expected.rank(side));
            // The key of 1.9, spelled out: rank, value, suit.
            let best = suits.iter().position(|suit| top_suits.contains(suit)).expect("a suit");
            let key =
                u16::from(expected.rank(side)) * 64 + u16::from(top.place()) * 4 + 3 - best as u16;
            assert_eq!(ladder.strength(set).number(), key, "{set:?}");
            assert_eq!(ranking.strength, ladder.strength(set));
        }
        counts[expected as usize] += 1;
    });
    // Without rune cards these are the numbers known from poker; rune cards add 563 550 hands.
    assert_eq!(counts.iter().sum::<u32>(), 3_162_510);
    assert_eq!(counts[Category::StraightFlush as usize], 40);
    assert_eq!(counts[Category::Flush as usize], 5_108);
    assert_eq!(counts[Category::Straight as usize], 10_200);
    assert_eq!(counts[Category::FullHouse as usize], 3_744);
    // Four of a kind with any of 50 other cards.
    assert_eq!(counts[Category::FourOfAKind as usize], 13 * 50);
}

#[test]
fn hands_of_other_sizes_do_not_break_the_ranking() {
    let ladder = Ladder::new(Side::A, Suit::ALL);
    let hand = |words: &str| -> CardSet {
        words.split_whitespace().map(|word| Card::read(word).expect("a card")).collect()
    };
    for (words, expected) in [
        ("", Category::Nothing),
        ("RU1 RU2", Category::Nothing),
        ("2C 3C 4C 5C", Category::Nothing),
        ("2C 3C 4C 5C 6C 7C", Category::Nothing),
        ("2C 2M 3C 3M 4C 4M", Category::TwoPair),
        ("2C 2M 2S 3C 3M 3S", Category::FullHouse),
        ("2C 2M 2S 2T 3M 3S", Category::FourOfAKind),
    ] {
        assert_eq!(ladder.ranking(hand(words)).category, expected, "{words}");
    }
    assert!(CardSet::PACK.iter().all(|card| ladder.strength(CardSet::only(card)).number() < 64));
    assert_eq!(ladder.ranking(CardSet::PACK).category, Category::FourOfAKind);
}
