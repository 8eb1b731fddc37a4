//! What fuzzers call: each function takes any bytes, must not panic, and asserts what must hold for
//! whatever it was given. `fuzz/` hands them bytes chosen by coverage, the tests random ones.

use serde_json::{Value, json};
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_bots::Random;
use tapis_game::deal::Seed;
use tapis_game::{
    Bot, Game, Menu, Nobody, OpenTable, Opening, Players, Record, Rng, Seat, Table, Turn, View,
    drive, options, record,
};

use crate::{json, scenario};

/// Nothing has two spellings: what can be read as a card or an action is written exactly so.
pub fn notation(bytes: &[u8]) {
    let Ok(words) = std::str::from_utf8(bytes) else { return };
    for players in AllIn::SEATS {
        is_written_so(&game::<AllIn>(players, json!({})), words);
    }
    for players in Bids::SEATS {
        let blanks = json!({ "blanks": [{ "id": "jester" }], "specials": ["shuffle"] });
        is_written_so(&game::<Bids>(players, blanks), words);
    }
}

fn is_written_so<G: Game>(game: &G, words: &str) {
    if let Some(card) = game.read_card(words) {
        assert_eq!(game.card_word(card), words);
    }
    if let Some(action) = game.read_action(words) {
        assert_eq!(game.action_words(action), words);
    }
}

/// A record is refused, or it is exactly the text that its game writes.
pub fn record(bytes: &[u8]) {
    let Ok(text) = record::read_bytes(bytes) else { return };
    match record::game_of(text) {
        Ok(AllIn::NAME) => is_the_only_text::<AllIn>(text),
        Ok(Bids::NAME) => is_the_only_text::<Bids>(text),
        _ => {}
    }
}

fn is_the_only_text<G: Game>(text: &str) {
    if let Ok(record) = Record::<G>::read(text) {
        assert_eq!(record.to_string(), text);
    }
}

/// A file of own cards is refused, or it makes a game whose options make the same game, and which
/// can be played.
pub fn deck_file(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(table) = toml::from_str::<Value>(text) else { return };
    for players in [2, 5] {
        can_be_played::<AllIn>(players, json!({ "deck": table }));
    }
    for players in [3, 6] {
        can_be_played::<Bids>(players, json!({ "blanks": table["blanks"], "rounds": 1 }));
    }
}

fn can_be_played<G: Game>(players: u8, value: Value) {
    let Ok(chosen) = options::from_value::<G::Options>(value) else { return };
    let Ok(game) = G::new(players, &chosen) else { return };
    let again = options::from_value(options::to_value(&game)).expect("what was written is read");
    assert_eq!(G::new(players, &again).as_ref(), Ok(&game));
    let mut table = OpenTable::deal(&game, Seat::new(0), Rng::from_seed(0));
    let mut players = Hundred { left: 100, rng: Rng::from_seed(1) };
    drive(&mut table, &mut players, &mut Nobody).expect("what is on the menu is legal");
}

/// A hundred actions, any of them.
struct Hundred {
    left: u32,
    rng: Rng,
}

impl<G: Game> Players<G> for Hundred {
    fn decide(&mut self, view: View<'_, G>) -> Option<G::Action> {
        self.left = self.left.checked_sub(1)?;
        Some(Random.choose(view, &mut self.rng))
    }
}

/// A scenario passes or fails, whatever it says.
pub fn scenario(bytes: &[u8]) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        let _outcome = scenario::run_unguarded("scenario", text);
    }
}

/// Words given to a table are carried out, or refused with nothing changed. The first three bytes
/// choose game, players and deal; then every line is `SEAT WORDS`, or any other text, which lets a
/// bot act.
pub fn act(bytes: &[u8]) {
    let [which, players, seed, lines @ ..] = bytes else { return };
    if which % 2 == 0 {
        let players = 2 + players % 4;
        act_at(game::<AllIn>(players, json!({ "discard_variant": "manipulate" })), *seed, lines);
    } else {
        let players = 3 + players % 4;
        let specials = json!({ "specials": ["shuffle", "great_unknown"], "rounds": 2 });
        act_at(game::<Bids>(players, specials), *seed, lines);
    }
}

fn act_at<G: Game>(game: G, seed: u8, lines: &[u8]) {
    let opening = Opening::plain(game.seats(), Seed::from_number(seed.into()));
    let mut table = Table::open(game, opening).expect("plain names fit a record");
    let mut rng = Rng::from_seed(seed.into());
    for line in lines.split(|byte| *byte == b'\n') {
        let Turn::Act(to_act) = table.turn() else { break };
        let line = String::from_utf8_lossy(line);
        let seats = Seat::all(table.game().seats());
        let named = line.split_once(' ').and_then(|(number, words)| {
            Some((seats.clone().find(|seat| seat.to_string() == number)?, words))
        });
        let Some((seat, words)) = named else {
            let seat = to_act.first().expect("somebody has to act");
            let action = Random.choose(table.view(seat), &mut rng);
            table.act(seat, action).expect("a bot chooses what is legal");
            continue;
        };
        let before = scenes(&table);
        let is_legal = |table: &Table<G>| {
            let action = table.game().read_action(words);
            action.is_some_and(|action| table.view(seat).legal().contains(action))
        };
        let was_legal = is_legal(&table);
        let done = table.act_in_words(seat, words).is_ok();
        assert_eq!(done, was_legal, "{words}");
        assert!(done || before == scenes(&table), "`{words}` was refused and changed something");
    }
}

fn scenes<G: Game>(table: &Table<G>) -> Vec<serde_json::Map<String, Value>> {
    let seats = Seat::all(table.game().seats());
    seats.map(|seat| json::to_json(&table.view(seat).scene())).collect()
}

fn game<G: Game>(players: u8, value: Value) -> G {
    let options = options::from_value(value).expect("these are options of the game");
    G::new(players, &options).expect("a game that can be played")
}
