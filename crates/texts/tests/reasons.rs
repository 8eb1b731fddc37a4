//! Every trick that burns or that nobody wins, every theft, every best hand and every start has its
//! reason: in a thousand games, with all options, in every language, for whoever reads.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tapis_all_in::AllIn;
use tapis_bids::{Bids, How};
use tapis_game::{Anything, Game, Heard, Nobody, Opening, Rng, Seat, deal::Seed, drive, options};
use tapis_play::{Sitting, What};
use tapis_texts::{Language, Spoken, addressed, all_in, bids, story};

fn names(seats: u8) -> Vec<String> {
    ["Ana", "Bo", "Cleo", "Dan", "Eve", "Finn"].map(str::to_owned)[..seats.into()].to_vec()
}

fn play<G: Game>(seats: u8, wished: &Value, seed: u64) -> Sitting<G> {
    let wished = options::from_value(wished.clone()).expect("options that exist");
    let game = G::new(seats, &wished).expect("a game that can be played");
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let mut opening = Opening::plain(seats, Seed::new(bytes));
    opening.names = names(seats);
    let mut sitting = Sitting::open(game, opening).expect("a sitting");
    drive(&mut sitting, &mut Anything(Rng::from_seed(seed)), &mut Nobody).expect("legal actions");
    sitting
}

/// Everything that happened, as a spectator heard it.
fn heard<G: Game>(sitting: &Sitting<G>) -> Vec<Heard<G>> {
    let entries = sitting.heard(None, None);
    entries
        .flat_map(|entry| match entry.what {
            What::Opening { events } | What::Action { events, .. } => events,
            What::Table(_) => Vec::new(),
        })
        .collect()
}

/// What is told of one event, to a spectator and to one seat after the other; in words only.
fn told<G: Spoken>(language: Language, seats: u8, event: &Heard<G>, turn: u32) -> Vec<String> {
    let reader = Seat::new((turn % u32::from(seats)) as u8);
    let eyes = [None, Some(reader)];
    let mut all = Vec::new();
    for reader in eyes {
        let names = addressed(&names(seats), reader);
        let sentences = story::<G>(language, &names, std::slice::from_ref(event));
        for sentence in &sentences {
            assert!(!sentence.contains(['{', '}', '_']), "{sentence}");
            assert!(!sentence.contains("the-reader"), "{sentence}");
            if language == Language::En {
                check_english(sentence);
            }
        }
        all.push(sentences.join(" "));
    }
    all
}

/// “You wins” is not English.
fn check_english(sentence: &str) {
    let words: Vec<&str> = sentence.split([' ', ',', ';', ':', '.']).collect();
    for pair in words.windows(2) {
        let third = pair[1].ends_with('s') && !["pass", "was", "as"].contains(&pair[1]);
        let third = third && pair[1].chars().all(|letter| letter.is_ascii_lowercase());
        assert!(!(pair[0].eq_ignore_ascii_case("you") && third), "{sentence}");
    }
}

fn contains_all(texts: &[String], wanted: &[String]) {
    for text in texts {
        for one in wanted {
            assert!(text.to_lowercase().contains(&one.to_lowercase()), "`{one}` in `{text}`");
        }
    }
}

fn reasons_of_bids(seats: u8, wished: &Value, seed: u64, found: &mut BTreeMap<&'static str, u32>) {
    use tapis_bids::Event;
    let sitting = play::<Bids>(seats, wished, seed);
    for event in heard(&sitting) {
        for language in Language::ALL {
            let turn = found.values().sum::<u32>() / 5;
            let told = told(language, seats, &event, turn);
            let the = |card| bids::the_card(language, card);
            let kind = match &event.event {
                Event::TrickEnded(trick) if trick.how == How::Won => {
                    contains_all(
                        &told,
                        &trick.best.iter().map(|best| the(best.card)).collect::<Vec<_>>(),
                    );
                    "won"
                }
                Event::TrickEnded(trick) => {
                    let why = match trick.how {
                        How::CentreBest => vec![the(trick.centre)],
                        _ => trick.best.iter().map(|best| the(best.card)).collect(),
                    };
                    contains_all(&told, &why);
                    match trick.how {
                        How::Burned => "burned",
                        How::CentreBest => "centre best",
                        _ => "no number",
                    }
                }
                Event::MustSteal { bidders, victims, .. } => {
                    let bid = bidders.iter().find(|bidder| victims.contains(bidder.seat));
                    let bid = bid.expect("a victim has bid").bid;
                    contains_all(&told, &[bids::points(bid)]);
                    "theft"
                }
                Event::RoundBegun { round, starter, .. } => {
                    if *round > 1 {
                        contains_all(&told[..1], &[names(seats)[starter.index()].clone()]);
                    }
                    assert!(told.iter().all(|text| !text.is_empty()));
                    "start"
                }
                Event::Opening { starter, .. } => {
                    contains_all(&told[..1], &[names(seats)[starter.index()].clone()]);
                    "opening"
                }
                _ => continue,
            };
            *found.entry(kind).or_default() += 1;
        }
    }
}

fn reasons_of_all_in(
    seats: u8,
    wished: &Value,
    seed: u64,
    found: &mut BTreeMap<&'static str, u32>,
) {
    use tapis_all_in::{Edge, Event};
    let sitting = play::<AllIn>(seats, wished, seed);
    for event in heard(&sitting) {
        for language in Language::ALL {
            let turn = found.values().sum::<u32>() / 5;
            let told = told(language, seats, &event, turn);
            let kind = match &event.event {
                Event::RoundScored { best, .. } => {
                    let category = all_in::category(language, best.category);
                    contains_all(&told, &[category]);
                    let cards = [best.card, best.over_card];
                    let cards =
                        cards.into_iter().flatten().map(|card| all_in::the_card(language, card));
                    match best.by {
                        Edge::Category => {
                            contains_all(&told, &[all_in::category(language, best.over_category)]);
                            "best by category"
                        }
                        Edge::Value => {
                            contains_all(&told, &cards.collect::<Vec<_>>());
                            "best by value"
                        }
                        Edge::Suit => {
                            contains_all(&told, &cards.collect::<Vec<_>>());
                            "best by suit"
                        }
                    }
                }
                Event::RoundBegun { start, .. } => {
                    contains_all(&told[..1], &[names(seats)[start.index()].clone()]);
                    "start of a round"
                }
                Event::PlayEnded { .. } | Event::CouldNot { .. } | Event::Guarded { .. } => {
                    assert!(told.iter().all(|text| !text.is_empty()));
                    "other"
                }
                _ => continue,
            };
            *found.entry(kind).or_default() += 1;
        }
    }
}

#[test]
fn a_thousand_games_have_a_reason_for_everything() {
    let mut found = BTreeMap::new();
    let bids = [
        json!({}),
        json!({"color_bids": true}),
        json!({"specials": ["thief", "shuffle", "lowest_wins", "great_unknown"], "rounds": 2}),
        json!({"specials": ["thief", "lowest_wins"], "color_bids": true, "rounds": 2}),
        json!({"blanks": [{"id": "jester", "name": "Jester", "points": 13, "steal": true}]}),
    ];
    let all_in = [
        json!({}),
        json!({"side": "B", "tie_break": "heirs"}),
        json!({"discard_variant": "manipulate"}),
        json!({"discard_variant": "closed_eye"}),
    ];
    for seed in 0..1000 {
        let place = seed as usize;
        match seed % 2 {
            0 => {
                let options = &bids[place / 8 % bids.len()];
                // The Thief is for three and four.
                let most = if options.to_string().contains("thief") { 2 } else { 4 };
                let seats = 3 + (seed / 2 % most) as u8;
                reasons_of_bids(seats, options, seed, &mut found);
            }
            _ => {
                let seats = 2 + (seed / 2 % 4) as u8;
                reasons_of_all_in(seats, &all_in[place / 8 % all_in.len()], seed, &mut found);
            }
        }
    }
    for kind in [
        "won",
        "burned",
        "centre best",
        "no number",
        "theft",
        "start",
        "opening",
        "best by category",
        "best by value",
        "best by suit",
        "start of a round",
        "other",
    ] {
        assert!(found.get(kind).is_some_and(|count| *count >= 5), "{kind}: {found:?}");
    }
}
