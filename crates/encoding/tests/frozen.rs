//! What the numbers mean does not change without a new version, and they say what the rules say.

use std::fmt::Write;
use std::path::Path;

use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_encoding::{Encode, Part, ROW};
use tapis_game::{Menu, Rng, Seat, State, Told, Turn, options};

/// The options that are played, as JSON; together they touch every part.
const BIDS: &[(u8, &str)] = &[
    (3, r#"{"specials": ["shuffle", "lowest_wins", "great_unknown", "thief"], "rounds": 3}"#),
    (4, r#"{"color_bids": true, "ally": true, "specials": ["thief"]}"#),
    (5, "{}"),
    (
        6,
        r#"{"lucky_loser": "consecutive", "blanks": [
        {"id": "jester", "bid": 7, "can_win": true, "points": -3, "multiply": -1, "steal": true},
        {"id": "storm", "bid": -2, "shuffle": true, "lowest_wins": true, "to": "aside",
         "uses_trick": false}]}"#,
    ),
];
const ALL_IN: &[(u8, &str)] = &[
    (2, r#"{"side": "B", "tie_break": "heirs"}"#),
    (3, r#"{"discard_variant": "manipulate"}"#),
    (
        4,
        r#"{"discard_variant": "closed_eye", "deck": {"suits": ["T", "S", "M", "C"], "effects":
        {"A": {"C": ["TAKE*", "DRAW*"], "M": ["EYE", "HYPNOSIS", "DRAW*"]}}}}"#,
    ),
    (5, "{}"),
];

/// A number that follows from many numbers (FNV-1a).
struct Digest(u64);

impl Digest {
    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
}

/// Plays games at random and hands every moment to a check.
fn walk<G: Encode>(tables: &[(u8, &str)], mut at: impl FnMut(&G, &State<G>, &[Told<G>])) {
    for (seed, (seats, wished)) in (1..).zip(tables.iter().cycle().take(6 * tables.len())) {
        let wished = serde_json::from_str(wished).expect("options are JSON");
        let wished = options::from_value(wished).expect("options of this game");
        let game = G::new(*seats, &wished).expect("it can be played");
        let mut rng = Rng::from_seed(seed);
        let mut state = game.set_up(Seat::new(seed as u8 % seats));
        let mut told = Vec::new();
        loop {
            match game.turn(&state.face_up) {
                Turn::Deal => {
                    let mut cards = game.to_shuffle(&state);
                    rng.shuffle(cards.as_mut_slice());
                    game.deal(&mut state, cards.as_slice(), &mut told);
                }
                Turn::Act(to_act) => {
                    at(&game, &state, &std::mem::take(&mut told));
                    let seat = to_act.first().expect("somebody has to act");
                    let menu = state.legal(&game, seat);
                    let action = menu.nth(rng.below(menu.len() as u32) as usize);
                    game.play(&mut state, seat, action, &mut told);
                }
                Turn::Over => break at(&game, &state, &told),
            }
        }
    }
}

/// Everything that is written while games are played, as one number.
fn digest<G: Encode>(tables: &[(u8, &str)]) -> u64 {
    let mut digest = Digest(0xcbf2_9ce4_8422_2325);
    walk::<G>(tables, |game, state, told| {
        let mut agreed = vec![0; G::AGREED];
        game.agreed(&mut agreed);
        digest.add(&agreed);
        for seat in Seat::all(game.seats()) {
            let (mut seen, mut mask) = (vec![9; G::OBSERVATION], vec![9; G::ACTIONS]);
            G::observe(state.view(game, seat), &mut seen);
            G::mask(state.view(game, seat), &mut mask);
            digest.add(&seen);
            digest.add(&mask);
            let mut rows = Vec::new();
            told.iter()
                .for_each(|told| game.rows(Some(seat), &told.heard_by(Some(seat)), &mut rows));
            digest.add(rows.as_flattened());
        }
    });
    digest.0
}

#[test]
fn the_encoding_of_bids_is_frozen() {
    assert_eq!((Bids::VERSION, format!("{:016x}", digest::<Bids>(BIDS))), (1, FROZEN_BIDS.into()));
}

#[test]
fn the_encoding_of_all_in_is_frozen() {
    let found = (AllIn::VERSION, format!("{:016x}", digest::<AllIn>(ALL_IN)));
    assert_eq!(found, (1, FROZEN_ALL_IN.into()));
}

const FROZEN_BIDS: &str = "a0ee8c0a9951b880";
const FROZEN_ALL_IN: &str = "caa6a414e641cb89";

/// The mask is the menu, numbers and actions go with each other, and no byte is higher than said.
fn agrees<G: Encode>(tables: &[(u8, &str)]) {
    let highest: Vec<u8> =
        G::PARTS.iter().flat_map(|part| std::iter::repeat_n(part.highest, part.size)).collect();
    let mut used = vec![false; G::OBSERVATION];
    let mut moments = 0;
    walk::<G>(tables, |game, state, told| {
        moments += 1;
        for seat in Seat::all(game.seats()) {
            let view = state.view(game, seat);
            let (mut seen, mut mask) = (vec![9; G::OBSERVATION], vec![9; G::ACTIONS]);
            G::observe(view, &mut seen);
            G::mask(view, &mut mask);
            for (place, (byte, highest)) in seen.iter().zip(&highest).enumerate() {
                assert!(byte <= highest, "byte {place} is {byte}");
                used[place] |= *byte > 0;
            }
            let mut menu: Vec<_> = view.legal().iter().collect();
            let numbers = (0..G::ACTIONS).filter(|number| mask[*number] == 1);
            let mut masked: Vec<_> = numbers
                .map(|number| {
                    let action = game.action(seat, number).expect("the mask names actions");
                    assert_eq!(game.number(seat, action), number);
                    action
                })
                .collect();
            menu.sort_unstable();
            masked.sort_unstable();
            assert_eq!(menu, masked);
            assert!(mask.iter().all(|byte| *byte <= 1));
            let mut rows = Vec::new();
            told.iter()
                .for_each(|told| game.rows(Some(seat), &told.heard_by(Some(seat)), &mut rows));
            for row in rows {
                assert!((1..=G::EVENTS.len()).contains(&usize::from(row[0])));
                assert!(usize::from(row[1].max(row[2])) <= usize::from(game.seats()));
                assert!(usize::from(row[3].max(row[4])) <= G::CARDS);
            }
        }
    });
    assert!(moments > 500);
    let mut start = 0;
    for part in G::PARTS {
        let bytes = &used[start..start + part.size];
        assert!(bytes.contains(&true), "`{}` was never anything but 0", part.name);
        start += part.size;
    }
}

#[test]
fn numbers_of_bids_say_what_the_rules_say() {
    agrees::<Bids>(BIDS);
}

#[test]
fn numbers_of_all_in_say_what_the_rules_say() {
    agrees::<AllIn>(ALL_IN);
}

/// Every number is an action of this game or none, and never a panic.
#[test]
fn every_number_is_asked_for() {
    fn all<G: Encode>(seats: u8) {
        let game = G::new(seats, &G::Options::default()).expect("it can be played");
        for seat in Seat::all(seats) {
            for number in (0..G::ACTIONS + 3).chain([usize::MAX]) {
                if let Some(action) = game.action(seat, number) {
                    assert_eq!(game.number(seat, action), number);
                }
            }
            let cards =
                (0..G::CARDS + 3).filter_map(|number| Some((number, game.card_at(number)?)));
            cards.for_each(|(number, card)| assert_eq!(G::card_number(card), number));
        }
    }
    (3..=6).for_each(all::<Bids>);
    (2..=5).for_each(all::<AllIn>);
}

/// The tables of the document are made from the code.
#[test]
fn the_document_says_what_every_byte_is() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/encoding.md");
    let text = std::fs::read_to_string(&path).expect("the document can be read");
    let (head, _) = text.split_once(MARK).expect("the document has a place for the tables");
    let right = format!("{head}{MARK}\n\n{}{}", described::<AllIn>(), described::<Bids>());
    if std::env::var_os("TAPIS_BLESS").is_some() {
        std::fs::write(&path, &right).expect("the document can be written");
    } else {
        assert_eq!(text, right, "`cargo xtask bless` writes it anew");
    }
}

const MARK: &str = "<!-- What follows is written by `cargo xtask bless`. -->";

fn described<G: Encode>() -> String {
    let mut text = format!("## {}, version {}\n\n", G::NAME, G::VERSION);
    table(&mut text, "Observation", G::PARTS);
    table(&mut text, "Actions", G::ACTION_PARTS);
    table(&mut text, "What was agreed", G::AGREED_PARTS);
    let _ =
        writeln!(text, "### Events\n\nColumns: {}.\n\n| kind | what happened |", ROW.join(", "));
    text.push_str("|---:|---|\n");
    for (kind, meaning) in (1..).zip(G::EVENTS) {
        let _ = writeln!(text, "| {kind} | {meaning} |");
    }
    text.push('\n');
    text
}

fn table(text: &mut String, title: &str, parts: &[Part]) {
    let size: usize = parts.iter().map(|part| part.size).sum();
    let _ = writeln!(text, "### {title}: {size}\n\n| from | size | highest | name | meaning |");
    text.push_str("|---:|---:|---:|---|---|\n");
    let mut from = 0;
    for part in parts {
        let Part { name, size, highest, meaning } = part;
        let _ = writeln!(text, "| {from} | {size} | {highest} | `{name}` | {meaning} |");
        from += size;
    }
    text.push('\n');
}
