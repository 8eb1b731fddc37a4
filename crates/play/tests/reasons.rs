//! The reasons that the rules give, derived a second time from nothing but what an event says: a few
//! games for each set of options, and a thousand with `cargo xtask test --long`.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tapis_all_in::{AllIn, Beats, Card, Category, Edge, Event as Told, HandScored};
use tapis_bids::{Bids, Colour, Event, Gain, How, RoundEnded, Starts, TrickEnded, Word};
use tapis_bots::Random;
use tapis_game::deal::Seed;
use tapis_game::{Bot, Game, Opening, Rng, Seat, options};
use tapis_play::Sitting;

/// Plays games with these options, and shows each of them what was heard in it, in order.
fn games<G: Game>(players: u8, wished: &Value, mut judge: impl FnMut(&G, &[G::Event])) {
    let long = std::env::var_os("TAPIS_LONG").is_some();
    let wished = options::from_value::<G::Options>(wished.clone()).expect("these are options");
    let game = G::new(players, &wished).expect("a game that can be played");
    for seed in 0..if long { 1000 } else { 12 } {
        let opening = Opening::plain(players, Seed::from_number(seed));
        let mut sitting = Sitting::open(game.clone(), opening).expect("plain names fit");
        let mut rng = Rng::from_seed(seed);
        while let Some(seat) = sitting.to_act().first() {
            let action = Random.choose(sitting.view(seat), &mut rng);
            sitting.act(seat, action).expect("bots choose legal actions");
        }
        let heard = sitting.heard(None, None).flat_map(|entry| entry.events().to_vec());
        let events: Vec<G::Event> = heard.map(|heard| heard.event).collect();
        judge(&game, &events);
    }
}

#[test]
fn the_reasons_of_bids_hold() {
    let blanks = json!([
        { "id": "jester", "bid": 7, "can_win": true, "points": -3, "multiply": -1, "steal": true,
          "hide_next": true },
        { "id": "storm", "bid": -2, "shuffle": true, "lowest_wins": true, "to": "aside",
          "uses_trick": false },
    ]);
    let all = json!(["shuffle", "lowest_wins", "great_unknown"]);
    let mut seen = Seen::default();
    for (players, options) in [
        (3, json!({})),
        (4, json!({ "specials": ["thief", "shuffle", "lowest_wins", "great_unknown"] })),
        (5, json!({ "specials": all, "color_bids": true })),
        (6, json!({ "specials": all, "color_bids": true })),
        (4, json!({ "ally": true, "lucky_loser": "consecutive", "color_bids": true })),
        (3, json!({ "specials": ["thief"], "color_bids": true, "blanks": blanks })),
        (6, json!({ "blanks": blanks, "specials": all })),
    ] {
        let own: BTreeMap<String, i32> = options["blanks"]
            .as_array()
            .into_iter()
            .flatten()
            .filter(|card| card["can_win"] == true)
            .map(|card| {
                (card["id"].as_str().unwrap().to_owned(), card["bid"].as_i64().unwrap() as i32)
            })
            .collect();
        games::<Bids>(players, &options, |_, events| bids(players, &own, events, &mut seen));
    }
    // What never happened was never checked.
    assert!(seen.burned > 10 && seen.thefts > 10 && seen.without_winner > 10, "{seen:?}");
    assert!(seen.allied > 10 && seen.lucky > 3 && seen.ties > 0, "{seen:?}");
}

#[derive(Debug, Default)]
struct Seen {
    burned: u32,
    without_winner: u32,
    thefts: u32,
    allied: u32,
    lucky: u32,
    ties: u32,
}

fn bids(players: u8, own: &BTreeMap<String, i32>, events: &[Event], seen: &mut Seen) {
    let mut totals = vec![0; usize::from(players)];
    let mut before: Option<RoundEnded> = None;
    let mut last_trick: Option<TrickEnded> = None;
    for event in events {
        match event {
            Event::RoundBegun { starter, why, .. } => {
                if let Some(round) = &before {
                    seen.ties += u32::from(*why != Starts::Total);
                    starts(*starter, *why, round, last_trick.as_ref().expect("a trick was played"));
                }
            }
            Event::TrickEnded(trick) => {
                judge_trick(players, own, trick, seen);
                last_trick = Some((**trick).clone());
            }
            Event::MustSteal { thief, bidders, highest_is_worst, victims, .. } => {
                seen.thefts += 1;
                assert!(bidders.iter().all(|bidder| bidder.seat != *thief), "{event:?}");
                assert_eq!(bidders.len(), usize::from(players) - 1, "{event:?}");
                let worse = |bid: i32| if *highest_is_worst { -bid } else { bid };
                assert!(bidders.is_sorted_by_key(|bidder| worse(bidder.bid)), "{event:?}");
                let worst = bidders.iter().filter(|bidder| bidder.cards > 0);
                let worst = worst.clone().map(|bidder| worse(bidder.bid)).min();
                let expected: Vec<Seat> = Seat::all(players)
                    .filter(|seat| {
                        bidders.iter().any(|bidder| {
                            bidder.seat == *seat
                                && bidder.cards > 0
                                && Some(worse(bidder.bid)) == worst
                        })
                    })
                    .collect();
                assert_eq!(victims.iter().collect::<Vec<_>>(), expected, "{event:?}");
            }
            Event::RoundEnded(round) => {
                judge_round(players, round, &mut totals, seen);
                before = Some(round.clone());
            }
            _ => {}
        }
    }
    assert!(matches!(events.last(), Some(Event::GameOver { .. })));
}

/// The number with which a card can win.
fn number(own: &BTreeMap<String, i32>, card: Word) -> Option<i32> {
    match card {
        Word::Own(id) => own.get(id.as_str()).copied(),
        _ => card.number().map(i32::from),
    }
}

fn judge_trick(players: u8, own: &BTreeMap<String, i32>, trick: &TrickEnded, seen: &mut Seen) {
    let seats = (0..trick.plays.len() as u8)
        .map(|turn| Seat::new((trick.starter.index() as u8 + turn) % players));
    let plays: Vec<(Option<Seat>, Word)> =
        seats.map(Some).zip(trick.plays.iter().copied()).collect();
    let mut candidates = plays.clone();
    if let Some(colours) = &trick.colours {
        candidates.push((None, trick.centre));
        let count = |cards: &[(Option<Seat>, Word)], colour: Colour| {
            cards.iter().filter(|(_, card)| card.colour() == colour).count()
        };
        let counted: usize = colours.counts.iter().map(|count| usize::from(count.cards)).sum();
        assert_eq!(counted, plays.len() + 1, "{trick:?}");
        for one in &colours.counts {
            assert_eq!(count(&candidates, one.colour), usize::from(one.cards), "{trick:?}");
        }
        for (cards, most) in [(&candidates, &colours.most), (&plays, &colours.without_centre)] {
            let highest = colours.counts.iter().map(|one| count(cards, one.colour)).max();
            let expected: Vec<Colour> = colours
                .counts
                .iter()
                .map(|one| one.colour)
                .filter(|colour| Some(count(cards, *colour)) == highest)
                .collect();
            let mut most = most.clone();
            most.sort_by_key(|colour| expected.iter().position(|one| one == colour));
            assert_eq!(most, expected, "{trick:?}");
        }
        candidates.retain(|(_, card)| colours.most.contains(&card.colour()));
    }
    let value = |card: Word| {
        number(own, card).map(|number| if trick.lowest_wins { -number } else { number })
    };
    let group = |below: Option<i32>| -> Vec<(Option<Seat>, Word)> {
        let values = candidates.iter().filter_map(|(_, card)| value(*card));
        let best = values.filter(|value| below.is_none_or(|below| *value < below)).max();
        let among = candidates.iter().filter(|(_, card)| value(*card).is_some());
        among.filter(|(_, card)| value(*card) == best).copied().collect()
    };
    let best = group(None);
    let told = |placed: &[tapis_bids::Placed]| -> Vec<(Option<Seat>, Word)> {
        placed.iter().map(|placed| (placed.seat, placed.card)).collect()
    };
    assert_eq!(told(&trick.best), best, "{trick:?}");
    let behind = best.first().map_or(Vec::new(), |(_, card)| group(value(*card)));
    assert_eq!(told(&trick.behind), behind, "{trick:?}");
    let winner = match best[..] {
        [(seat, _)] => seat,
        _ => None,
    };
    assert_eq!(trick.winner, winner, "{trick:?}");
    match trick.how {
        How::Won => assert!(winner.is_some(), "{trick:?}"),
        How::NoNumber => assert!(best.is_empty(), "{trick:?}"),
        How::Burned => {
            seen.burned += 1;
            assert!(best.len() > 1, "{trick:?}");
        }
        How::CentreBest => assert!(best.iter().any(|(seat, _)| seat.is_none()), "{trick:?}"),
    }
    seen.without_winner += u32::from(winner.is_none());
    if let Some(winner) = winner {
        assert_eq!(trick.next, winner, "{trick:?}");
    }
}

fn judge_round(players: u8, round: &RoundEnded, totals: &mut [i32], seen: &mut Seen) {
    let each = match players {
        3 => 12,
        4 | 5 => 8,
        _ => 7,
    };
    for (seat, sum) in round.by_seat() {
        let mut points = 0;
        for part in &sum.cards {
            points = (points + part.points) * part.multiply;
            assert_eq!(part.sum, points, "{sum:?}");
        }
        assert_eq!(sum.own, points, "{sum:?}");
        match sum.gain {
            Gain::Cards => assert_eq!(sum.score, sum.own, "{sum:?}"),
            Gain::LuckyLoser { times, each: points } => {
                seen.lucky += 1;
                assert!(sum.cards.is_empty() && points == each, "{sum:?}");
                assert_eq!(sum.score, i32::from(times) * each, "{sum:?}");
                assert_eq!(sum.zero_rounds, times, "{sum:?}");
            }
            Gain::Alliance { with, together } => {
                seen.allied += 1;
                let other = &round.sums[with.index()];
                let back = matches!(other.gain, Gain::Alliance { with, together: same }
                    if with == seat && same == together);
                assert!(back, "{round:?}");
                assert_eq!(sum.score, (together + 1).div_euclid(2), "{sum:?}");
            }
        }
        totals[seat.index()] += sum.score;
        assert_eq!(sum.total, totals[seat.index()], "{sum:?}");
    }
    let most = totals.iter().max();
    assert!(round.leaders.iter().all(|seat| totals.get(seat.index()) == most), "{round:?}");
}

/// A reason to start, and what is compared for it.
type Step = (Starts, fn(&tapis_bids::Sum) -> Option<i32>);

/// Who starts the next round: the most points, then the best last round, then the highest card, then
/// clockwise from who would have started the next trick.
fn starts(starter: Seat, why: Starts, round: &RoundEnded, trick: &TrickEnded) {
    let mut left: Vec<Seat> = round.by_seat().map(|(seat, _)| seat).collect();
    let steps: [Step; 3] = [
        (Starts::Total, |sum| Some(sum.total)),
        (Starts::LastRound, |sum| Some(sum.score)),
        (Starts::HighestCard, |sum| sum.highest),
    ];
    for (reason, worth) in steps {
        let of = |seat: &Seat| worth(&round.sums[seat.index()]);
        let best = left.iter().map(of).max();
        left.retain(|seat| Some(of(seat)) == best);
        if let [only] = left[..] {
            assert_eq!((starter, why), (only, reason), "{round:?}");
            return;
        }
    }
    let players = round.sums.len();
    let turns = (0..players).map(|turn| (trick.next.index() + turn) % players);
    let first = turns.map(|seat| Seat::new(seat as u8)).find(|seat| left.contains(seat));
    assert_eq!((Some(starter), why), (first, Starts::Clockwise), "{round:?}");
}

#[test]
fn the_reasons_of_all_in_hold() {
    let deck = json!({ "suits": ["T", "S", "M", "C"], "effects": {
        "A": { "C": ["RUNE", "DRAW*"], "M": ["TAKE", "TAKE*"] },
        "RUNE": ["EYE", "TAKE*", "HYPNOSIS"],
    }});
    let mut judged = Judged::default();
    for (players, options, suits) in [
        (2, json!({}), "CMST"),
        (3, json!({}), "CMST"),
        (5, json!({ "side": "B", "tie_break": "heirs" }), "CMST"),
        (4, json!({ "discard_variant": "manipulate" }), "CMST"),
        (3, json!({ "discard_variant": "closed_eye", "deck": deck }), "TSMC"),
    ] {
        games::<AllIn>(players, &options, |game, events| {
            all_in(game, players, suits, events, &mut judged);
        });
    }
    assert!(judged.rounds > 100 && judged.by.len() == 3, "{judged:?}");
}

#[derive(Debug, Default)]
struct Judged {
    rounds: u32,
    /// By what the best hand was best, how often.
    by: BTreeMap<String, u32>,
}

fn all_in(game: &AllIn, players: u8, suits: &str, events: &[Told], judged: &mut Judged) {
    let _ = game;
    let mut runes = vec![0; usize::from(players)];
    for event in events {
        match event {
            Told::GainedRune { seat, runes: now, .. } => {
                assert_eq!(*now, runes[seat.index()] + 1, "{event:?}");
                runes[seat.index()] = *now;
            }
            Told::RoundScored { hands, order, best, right, pot, share, carry, .. } => {
                judged.rounds += 1;
                *judged.by.entry(format!("{:?}", best.by)).or_default() += 1;
                for hand in hands {
                    judge_hand(hand, right.contains(hand.seat), *share, best.seat);
                    // What effects have earned was there before the hands were scored.
                    let before = runes[hand.seat.index()];
                    assert_eq!(before + hand.gained - hand.earned, hand.total, "{hand:?}");
                    runes[hand.seat.index()] = hand.total;
                }
                let winners = right.iter().count() as u16;
                assert_eq!(share * winners + carry, *pot, "{event:?}");
                assert_eq!(order.last(), Some(&best.seat), "{event:?}");
                let ranks = order.iter().map(|seat| hands[seat.index()].rank);
                assert!(ranks.is_sorted(), "{event:?}");
                assert_eq!(order[order.len() - 2], best.over, "{event:?}");
                judge_best(best, hands, suits);
            }
            Told::GameOver { winners, runes: most, tied, .. } => {
                assert_eq!(runes.iter().max(), Some(most), "{event:?}");
                let has = |seat: &Seat| runes[seat.index()] == *most;
                assert!(
                    Seat::all(players).all(|seat| has(&seat) == tied.contains(seat)),
                    "{event:?}"
                );
                assert!(winners.iter().all(|seat| tied.contains(seat)), "{event:?}");
            }
            _ => {}
        }
    }
    assert!(matches!(events.last(), Some(Told::GameOver { .. })));
}

fn judge_hand(hand: &HandScored, right: bool, share: u16, best: Seat) {
    assert_eq!(hand.category, category(&hand.cards), "{hand:?}");
    assert_eq!(right, hand.predicted == best, "{hand:?}");
    assert_eq!(hand.share, if right { share } else { 0 }, "{hand:?}");
    let gained = u16::from(hand.rank) + hand.rune_cards + hand.share + hand.earned;
    assert_eq!(gained, hand.gained, "{hand:?}");
    assert!(hand.made.iter().all(|card| hand.cards.contains(card)), "{hand:?}");
}

/// What a hand is, counted by its cards alone; rune cards are nothing.
fn category(cards: &[Card]) -> Category {
    let cards: Vec<(u8, char)> = cards.iter().filter_map(|card| parts(*card)).collect();
    let mut values: Vec<u8> = cards.iter().map(|(value, _)| *value).collect();
    values.sort_unstable();
    let mut counts: BTreeMap<u8, usize> = BTreeMap::new();
    values.iter().for_each(|value| *counts.entry(*value).or_default() += 1);
    let mut groups: Vec<usize> = counts.into_values().collect();
    groups.sort_unstable_by(|a, b| b.cmp(a));
    let flush = cards.len() == 5 && cards.iter().all(|(_, suit)| *suit == cards[0].1);
    let runs = values.windows(2).all(|pair| pair[1] == pair[0] + 1);
    // The ace may be the lowest card of a straight.
    let straight = values.len() == 5 && (runs || values == [2, 3, 4, 5, 14]);
    match (&groups[..], flush, straight) {
        (_, true, true) => Category::StraightFlush,
        ([4, ..], ..) => Category::FourOfAKind,
        ([3, 2, ..], ..) => Category::FullHouse,
        (_, true, _) => Category::Flush,
        (.., true) => Category::Straight,
        ([3, ..], ..) => Category::ThreeOfAKind,
        ([2, 2, ..], ..) => Category::TwoPair,
        ([2, ..], ..) => Category::Pair,
        _ => Category::Nothing,
    }
}

/// The value, from 2, and the suit of a card, unless it is a rune card.
fn parts(card: Card) -> Option<(u8, char)> {
    let word = card.to_string();
    let suit = word.chars().last().filter(|suit| "CMST".contains(*suit))?;
    let value = match &word[..word.len() - 1] {
        "J" => 11,
        "Q" => 12,
        "K" => 13,
        "A" => 14,
        number => number.parse().ok()?,
    };
    Some((value, suit))
}

/// By what the best hand beats the next best.
fn judge_best(best: &Beats, hands: &[HandScored], suits: &str) {
    let (first, next) = (&hands[best.seat.index()], &hands[best.over.index()]);
    let categories = (best.category, best.over_category);
    assert_eq!(categories, (first.category, next.category), "{best:?}");
    match best.by {
        Edge::Category => assert!(first.rank > next.rank, "{best:?}"),
        Edge::Value | Edge::Suit => {
            assert_eq!(first.rank, next.rank, "{best:?}");
            let (Some(a), Some(b)) = (best.card.and_then(parts), best.over_card.and_then(parts))
            else {
                panic!("a card has decided: {best:?}")
            };
            let place = |suit: char| suits.find(suit).expect("a suit of the deck");
            match best.by {
                Edge::Value => assert!(a.0 > b.0, "{best:?}"),
                _ => assert!(a.0 == b.0 && place(a.1) < place(b.1), "{best:?}"),
            }
        }
    }
}
