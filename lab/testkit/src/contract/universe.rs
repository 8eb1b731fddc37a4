//! Actions to try out: every one that was met, and all that look like it with other cards,
//! seats and places.

use std::collections::{BTreeSet, HashSet};

use tapis_game::{Rng, Seat, State, Turn};

use crate::json::{HIDDEN, Viewed, cards, to_json};

/// The actions of a game, as far as they are known by now.
pub struct Universe<G: Viewed> {
    pack: Vec<String>,
    actions: BTreeSet<G::Action>,
    list: Vec<G::Action>,
    shapes: HashSet<Vec<String>>,
}

impl<G: Viewed> Universe<G> {
    /// No actions yet, but all cards, whose notation is checked here.
    pub fn new(game: &G) -> Self {
        let pack = cards::<G>(&to_json(&dealt(game).open_scene(game)));
        for word in &pack {
            let card = game.read_card(word).unwrap_or_else(|| panic!("no card `{word}`"));
            assert_eq!(game.card_word(card), *word, "a card is written as it is read");
        }
        let different: HashSet<_> = pack.iter().collect();
        assert_eq!(different.len(), pack.len(), "no card exists twice: {pack:?}");
        Self { pack, actions: BTreeSet::new(), list: Vec::new(), shapes: HashSet::new() }
    }

    /// The actions, smallest first.
    pub fn actions(&self) -> impl Iterator<Item = G::Action> {
        self.actions.iter().copied()
    }

    /// Any of the actions.
    pub fn any(&self, rng: &mut Rng) -> G::Action {
        self.list[rng.below(self.list.len() as u32) as usize]
    }

    /// Takes in an action, and if it is of a new shape all others of that shape.
    pub fn meet(&mut self, game: &G, action: G::Action) {
        if !self.add(game, action) {
            return;
        }
        let words = game.action_words(action);
        let choices: Vec<Vec<String>> =
            words.split(' ').map(|word| self.like(game, word)).collect();
        let shape = choices.iter().map(|choice| choice[0].clone()).collect();
        if !self.shapes.insert(shape) {
            return;
        }
        let mut all = vec![String::new()];
        for choice in &choices {
            let longer = |start: &String| {
                let start = start.clone();
                choice.iter().map(move |word| format!("{start} {word}").trim_start().to_owned())
            };
            all = all.iter().flat_map(longer).collect();
        }
        let readable: Vec<_> = all.iter().filter_map(|words| game.read_action(words)).collect();
        for action in readable {
            self.add(game, action);
        }
    }

    /// Adds one action, whose notation is checked here.
    fn add(&mut self, game: &G, action: G::Action) -> bool {
        let is_new = self.actions.insert(action);
        if is_new {
            self.list.push(action);
            let words = game.action_words(action);
            assert_eq!(game.read_action(&words), Some(action), "`{words}` reads as it is written");
            let heard = game.overheard(action);
            let same = |(word, heard)| heard == word || heard == HIDDEN;
            let fits = words.split(' ').count() == heard.split(' ').count()
                && words.split(' ').zip(heard.split(' ')).all(same);
            assert!(fits, "`{words}` is overheard as `{heard}`");
        }
        is_new
    }

    /// Words of the same kind: for a card all cards, else every digit may be another one.
    fn like(&self, game: &G, word: &str) -> Vec<String> {
        if game.read_card(word).is_some() {
            return self.pack.clone();
        }
        let mut all = vec![String::new()];
        for letter in word.chars() {
            let letters: Vec<char> =
                if letter.is_ascii_digit() { ('0'..='9').collect() } else { vec![letter] };
            let longer = |start: &String| {
                let start = start.clone();
                letters.clone().into_iter().map(move |letter| format!("{start}{letter}"))
            };
            all = all.iter().flat_map(longer).collect();
        }
        all
    }

    /// Words that are no action: an action with a slip of the pen. Slips that happen to give
    /// another action must be written exactly so.
    pub fn nonsense(&self, game: &G, rng: &mut Rng) -> Vec<String> {
        let words = game.action_words(self.any(rng));
        let slips = [
            String::new(),
            " ".to_owned(),
            format!(" {words}"),
            format!("{words} "),
            format!("{words}\n"),
            format!("{words} {words}"),
            format!("{words}x"),
            words.replace(' ', "  "),
            words.replace(' ', "\t"),
            words.replace(' ', ""),
            words.to_uppercase(),
            words.to_lowercase(),
            words.replace(|letter: char| letter.is_ascii_digit(), "00"),
            words.replace(|letter: char| letter.is_ascii_digit(), "+1"),
            words.replace(|letter: char| letter.is_ascii_digit(), "99999999999999999999"),
            words.replace(|letter: char| letter.is_ascii_digit(), "٣"),
            words.chars().rev().collect(),
            words.chars().skip(1).collect(),
        ];
        let is_no_action = |slip: &String| match game.read_action(slip) {
            Some(action) => {
                assert_eq!(game.action_words(action), *slip, "nothing has two spellings");
                false
            }
            None => true,
        };
        slips.into_iter().filter(is_no_action).collect()
    }
}

/// A freshly dealt game, to see what cards there are.
fn dealt<G: Viewed>(game: &G) -> State<G> {
    let mut state = game.set_up(Seat::new(0));
    assert_eq!(state.turn(game), Turn::Deal, "a game begins with a deal");
    state.shuffle(game, &mut Rng::from_seed(0));
    state
}
