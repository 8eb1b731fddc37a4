//! A short run of every fuzzer: real texts, bent in all kinds of ways by a seeded generator.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::{Game, Rng, options};
use tapis_testkit::{fuzz, scenario, trace};

/// Bends texts: flips bits, cuts, repeats, joins two of them, or changes words and numbers.
struct Bender {
    texts: Vec<Vec<u8>>,
    rng: Rng,
}

impl Bender {
    fn new(texts: Vec<Vec<u8>>, seed: u64) -> Self {
        assert!(!texts.is_empty(), "there are texts to begin with");
        Self { texts, rng: Rng::from_seed(seed) }
    }

    fn below(&mut self, n: usize) -> usize {
        self.rng.below(n.max(1) as u32) as usize
    }

    fn any_text(&mut self) -> Vec<u8> {
        let place = self.below(self.texts.len());
        self.texts[place].clone()
    }

    fn next(&mut self) -> Vec<u8> {
        let mut text = self.any_text();
        for _ in 0..=self.below(4) {
            self.bend(&mut text);
        }
        text
    }

    fn bend(&mut self, text: &mut Vec<u8>) {
        let place = self.below(text.len());
        match self.below(10) {
            0 if place < text.len() => text[place] ^= 1 << self.below(8),
            1 if place < text.len() => text[place] = self.below(256) as u8,
            2 => text.truncate(place),
            3 => drop(text.drain(..place)),
            4 => {
                let end = place + self.below(text.len() - place);
                drop(text.drain(place..end));
            }
            5 => {
                let end = place + self.below((text.len() - place).min(80));
                let part = text[place..end].to_vec();
                text.splice(place..place, part);
            }
            6 => {
                let mut other = self.any_text();
                let from = self.below(other.len());
                text.truncate(place);
                text.append(&mut other.split_off(from));
            }
            7 => {
                const BITS: [&str; 12] = [
                    "\n",
                    " ",
                    "99999999999",
                    "-1",
                    "\"",
                    "[",
                    "]",
                    "{",
                    "ü",
                    "none",
                    "*",
                    "\u{0}",
                ];
                let bit = BITS[self.below(BITS.len())];
                text.splice(place..place, bit.bytes());
            }
            8 => self.swap_words(text),
            _ => self.swap_lines(text),
        }
    }

    fn swap_words(&mut self, text: &mut Vec<u8>) {
        self.swap(text, b' ');
    }

    fn swap_lines(&mut self, text: &mut Vec<u8>) {
        self.swap(text, b'\n');
    }

    fn swap(&mut self, text: &mut Vec<u8>, between: u8) {
        let mut parts: Vec<&[u8]> = text.split(|byte| *byte == between).collect();
        let (one, other) = (self.below(parts.len()), self.below(parts.len()));
        parts.swap(one, other);
        *text = parts.join(&between);
    }
}

fn game<G: Game>(players: u8, value: Value) -> G {
    let options = options::from_value(value).expect("these are options of the game");
    G::new(players, &options).expect("a game that can be played")
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    scenario::collect(&[folder]).expect("the folder can be read")
}

fn scenarios() -> Vec<Vec<u8>> {
    files().iter().map(|file| fs::read(file).expect("a scenario file")).collect()
}

#[test]
fn scenarios_never_panic() {
    let mut bender = Bender::new(scenarios(), 1);
    for _ in 0..6_000 {
        fuzz::scenario(&bender.next());
    }
}

#[test]
fn records_are_refused_or_the_same() {
    let short = json!({ "rounds": 1 });
    let texts = vec![
        trace::play(&game::<AllIn>(2, json!({})), 1).to_string().into_bytes(),
        trace::play(&game::<Bids>(3, short), 2).to_string().into_bytes(),
    ];
    texts.iter().for_each(|text| fuzz::record(text));
    let mut bender = Bender::new(texts.clone(), 2);
    for _ in 0..3_000 {
        let bent = bender.next();
        fuzz::record(&bent);
        let is_accepted = is_accepted(&bent);
        assert!(!is_accepted || texts.contains(&bent), "a bent record was accepted");
    }
    // Every single byte counts.
    for text in texts {
        for place in (0..text.len()).step_by(7) {
            let mut bent = text.clone();
            bent[place] ^= 1;
            assert!(!is_accepted(&bent), "byte {place} does not matter");
        }
    }
}

fn is_accepted(bytes: &[u8]) -> bool {
    use tapis_game::{Record, record};
    record::read_bytes(bytes).is_ok_and(|text| match record::game_of(text) {
        Ok(AllIn::NAME) => Record::<AllIn>::read(text).is_ok(),
        Ok(Bids::NAME) => Record::<Bids>::read(text).is_ok(),
        _ => false,
    })
}

#[test]
fn deck_files_are_refused_or_playable() {
    let mut texts: Vec<Vec<u8>> = scenarios()
        .iter()
        .filter_map(|text| toml::from_str::<Value>(std::str::from_utf8(text).ok()?).ok())
        .filter_map(|file| {
            let options = file.get("options")?;
            let deck = options.get("deck").cloned();
            let blanks = options.get("blanks").map(|list| json!({ "blanks": list }));
            toml::to_string(&deck.or(blanks)?).ok().map(String::into_bytes)
        })
        .collect();
    let vocabulary = "suits = ['T', 'S', 'M', 'C']\n[effects]\nRUNE = ['EYE', 'TAKE*']\n\
        A = { C = ['DRAW*', 'DRAW', 'SWAP'], T = ['REVEAL_3', 'REVEAL_5*', 'HYPNOSIS'] }\n\
        [[blanks]]\nid = 'jester'\nname = 'J'\nbid = 7\ncan_win = true\npoints = -3\n\
        multiply = -1\nsteal = true\n[[blanks]]\nid = 'storm'\nshuffle = true\n\
        lowest_wins = true\nhide_next = true\nto = 'aside'\nuses_trick = false\n";
    texts.push(vocabulary.as_bytes().to_vec());
    let mut bender = Bender::new(texts, 3);
    for _ in 0..3_000 {
        fuzz::deck_file(&bender.next());
    }
}

/// All actions of some traced games, one in a line.
fn actions<G: Game>(game: &G, seed: u64) -> Vec<(String, Vec<u8>)> {
    let record = trace::play(game, seed);
    let words = |(seat, action): &(tapis_game::Seat, G::Action)| {
        let words = game.action_words(*action);
        let line = format!("{seat} {words}").into_bytes();
        (words, line)
    };
    record.actions().iter().map(words).collect()
}

#[test]
fn words_have_one_spelling() {
    let mut texts: Vec<Vec<u8>> = Vec::new();
    for (words, _) in actions(&game::<AllIn>(3, json!({ "discard_variant": "manipulate" })), 1) {
        texts.extend(words.split(' ').map(|word| word.as_bytes().to_vec()));
        texts.push(words.into_bytes());
    }
    for (words, _) in actions(&game::<Bids>(4, json!({ "specials": ["thief"] })), 1) {
        texts.extend(words.split(' ').map(|word| word.as_bytes().to_vec()));
        texts.push(words.into_bytes());
    }
    let mut bender = Bender::new(texts, 4);
    for _ in 0..3_000 {
        fuzz::notation(&bender.next());
    }
}

#[test]
fn refused_actions_change_nothing() {
    let mut texts = Vec::new();
    let mut add = |head: [u8; 3], lines: Vec<(String, Vec<u8>)>| {
        let lines: Vec<_> = lines.into_iter().take(30).map(|(_, line)| line).collect();
        texts.push([&head[..], &lines.join(&b'\n')].concat());
    };
    for seed in 0..4 {
        let all_in = game::<AllIn>(3, json!({ "discard_variant": "manipulate" }));
        add([0, 1, seed], actions(&all_in, seed.into()));
        let specials = json!({ "specials": ["shuffle", "great_unknown"], "rounds": 2 });
        add([1, 0, seed], actions(&game::<Bids>(3, specials), seed.into()));
    }
    let mut bender = Bender::new(texts, 5);
    for _ in 0..1_500 {
        fuzz::act(&bender.next());
    }
}
