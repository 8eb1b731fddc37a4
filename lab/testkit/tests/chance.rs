//! Shuffles are fair: every order of a small list, and every card in every place of a pack.

use std::collections::HashMap;

use tapis_game::Rng;
use tapis_game::deal::{Dealer, Seed};
use tapis_testkit::chance::{assert_uniform, assert_weighted, deviation};
use tapis_testkit::oracle::each_order;

/// How often each order of a small list came up, for all orders.
fn orders(n: usize, tries: u32, mut shuffle: impl FnMut(&mut [usize])) -> Vec<u64> {
    let mut counts: HashMap<Vec<usize>, u64> = HashMap::new();
    let mut list: Vec<usize> = (0..n).collect();
    each_order(&mut list, &mut |order| {
        counts.insert(order.to_vec(), 0);
    });
    for _ in 0..tries {
        let mut list: Vec<usize> = (0..n).collect();
        shuffle(&mut list);
        *counts.get_mut(&list).expect("an order of the list") += 1;
    }
    counts.into_values().collect()
}

/// How often each card of a pack lay in each place.
fn places(tries: u32, mut shuffle: impl FnMut(&mut [usize])) -> Vec<Vec<u64>> {
    let mut counts = vec![vec![0; 54]; 54];
    for _ in 0..tries {
        let mut pack: Vec<usize> = (0..54).collect();
        shuffle(&mut pack);
        pack.iter().enumerate().for_each(|(place, card)| counts[place][*card] += 1);
    }
    counts
}

fn assert_fair(what: &str, mut shuffle: impl FnMut(&mut [usize])) {
    for n in 2..=5 {
        assert_uniform(&format!("{what}, orders of {n}"), &orders(n, 30_000, &mut shuffle));
    }
    let places = places(20_000, &mut shuffle);
    for place in 0..54 {
        assert_uniform(&format!("{what}, place {place}"), &places[place]);
        let of_card: Vec<u64> = places.iter().map(|cards| cards[place]).collect();
        assert_uniform(&format!("{what}, card {place}"), &of_card);
    }
}

#[test]
fn the_generator_shuffles_fairly() {
    let mut rng = Rng::from_seed(1);
    assert_fair("Rng", |list| rng.shuffle(list));
}

#[test]
fn the_dealer_shuffles_fairly() {
    let mut dealer = Dealer::new(&Seed::from_number(1), "one game, many shuffles");
    assert_fair("Dealer", |list| dealer.shuffle(list));
    let mut number = 0;
    assert_fair("many Dealers", |list| {
        number += 1;
        Dealer::new(&Seed::from_number(number), "many games").shuffle(list);
    });
}

#[test]
fn choices_are_fair() {
    let mut rng = Rng::from_seed(2);
    let mut dealer = Dealer::new(&Seed::from_number(2), "choices");
    for n in [2u32, 3, 5, 6, 7, 54, 100] {
        let (mut by_rng, mut by_dealer) = (vec![0; n as usize], vec![0; n as usize]);
        for _ in 0..20_000 {
            by_rng[rng.below(n) as usize] += 1;
            by_dealer[dealer.choose(n) as usize] += 1;
        }
        assert_uniform(&format!("Rng below {n}"), &by_rng);
        assert_uniform(&format!("Dealer below {n}"), &by_dealer);
    }
}

#[test]
fn the_test_itself_knows_right_from_wrong() {
    // Values of the distribution from its tables: the median is no deviation, and the point
    // beyond which one in a thousand lies is 3.09 deviations away.
    let near = |found: f64, wanted: f64| assert!((found - wanted).abs() < 0.1, "{found} {wanted}");
    let kinds = |sum: f64| {
        // Eleven kinds, of which one is off by as much as makes up the whole sum.
        let mut observed = vec![1_000_000; 11];
        observed[0] += (sum * 1_000_000.0).sqrt() as u64;
        deviation(&observed, &[1_000_000.0; 11])
    };
    near(kinds(9.342), 0.0);
    near(kinds(29.588), 3.09);
    assert_weighted("one in four", &[260, 740], &[1, 3]);
}

#[test]
#[should_panic = "deviations off"]
fn a_crooked_shuffle_is_caught() {
    // Every card is swapped with any card: the classic mistake.
    let mut rng = Rng::from_seed(1);
    let crooked = orders(4, 30_000, |list| {
        for place in 0..list.len() {
            list.swap(place, rng.below(list.len() as u32) as usize);
        }
    });
    assert_uniform("a crooked shuffle", &crooked);
}
