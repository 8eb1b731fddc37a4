//! Random games for the tests of the pages: every number of players, every kind of options.

use serde_json::{Value, json};
use tapis_game::{Game, Heard, Menu, Opening, Rng, Seat, deal::Seed, options};
use tapis_pages::table::{Line, Place, Room, Said};
use tapis_play::Sitting;
use tapis_texts::Language;

/// The names at the table of a test.
pub const NAMES: [&str; 6] = ["Ada", "Bartholomew", "陳小明", "Dolores", "Emil", "Fatima"];

/// Places with these names.
pub fn places(seats: u8) -> Vec<Place> {
    let place = |seat: usize| Place {
        name: NAMES[seat].to_owned(),
        level: (seat == 1).then(|| "club".to_owned()),
        here: seat != 2,
        ..Place::default()
    };
    (0..usize::from(seats)).map(place).collect()
}

/// A room without story and chat.
pub fn room<'a>(
    language: Language,
    places: &'a [Place],
    you: Option<Seat>,
    legal: &'a [String],
) -> Room<'a> {
    const NO_LINES: &[Line] = &[];
    const NO_WORDS: &[Said] = &[];
    Room {
        language,
        id: "abc",
        version: 7,
        places,
        you,
        legal,
        can_undo: false,
        left_ms: None,
        log: NO_LINES,
        chat: NO_WORDS,
        rounds: &[],
    }
}

/// A sitting with these options.
pub fn open<G: Game>(seats: u8, wished: Value, seed: u64) -> Sitting<G> {
    let wished = options::from_value(wished).expect("options that exist");
    let game = G::new(seats, &wished).expect("a game that can be played");
    let mut opening = Opening::plain(seats, Seed::from_number(seed));
    opening.names = NAMES[..usize::from(seats)].iter().map(|name| (*name).to_owned()).collect();
    Sitting::open(game, opening).expect("plain names")
}

/// What a seat may do, in words.
pub fn legal<G: Game>(sitting: &Sitting<G>, seat: Option<Seat>) -> Vec<String> {
    let Some(seat) = seat else { return Vec::new() };
    let menu = sitting.view(seat).legal();
    menu.iter().map(|action| sitting.game().action_words(action)).collect()
}

/// What a viewer has heard so far.
pub fn heard<G: Game>(sitting: &Sitting<G>, eyes: Option<Seat>) -> Vec<Heard<G>> {
    (0..=sitting.len()).flat_map(|step| sitting.events(eyes, step)).collect()
}

/// Plays on at random; says who did what, or nothing when the game is over.
pub fn play_on<G: Game>(sitting: &mut Sitting<G>, rng: &mut Rng) -> Option<(Seat, String)> {
    let seat = sitting.to_act().first()?;
    let menu = sitting.view(seat).legal();
    let action = menu.nth(rng.below(menu.len() as u32) as usize);
    let words = sitting.game().action_words(action);
    sitting.act(seat, action).expect("a legal action");
    Some((seat, words))
}

/// Tables of All In: seats and options.
pub fn all_in_tables() -> Vec<(u8, Value)> {
    let mut tables: Vec<(u8, Value)> = (2..=5).map(|seats| (seats, json!({}))).collect();
    tables.push((3, json!({ "side": "B", "discard_variant": "manipulate", "tie_break": "heirs" })));
    tables.push((4, json!({ "discard_variant": "closed_eye" })));
    tables.push((
        2,
        json!({ "discard_variant": "manipulate", "deck": { "effects": { "A": { "C": ["SWAP", "DRAW*", "EYE", "RUNE"] } } } }),
    ));
    tables
}

/// Tables of Bids: seats and options.
pub fn bids_tables() -> Vec<(u8, Value)> {
    let mut tables: Vec<(u8, Value)> =
        (3..=6).map(|seats| (seats, json!({ "rounds": 2 }))).collect();
    let all = ["thief", "shuffle", "lowest_wins", "great_unknown"];
    tables.push((4, json!({ "rounds": 3, "specials": all, "ally": true, "color_bids": true })));
    tables.push((
        3,
        json!({ "rounds": 3, "specials": all, "blanks": [
        { "id": "jester", "name": "The <Jester>", "points": 3, "steal": true },
        { "id": "flood", "multiply": -1, "bid": -3 },
    ] }),
    ));
    tables
}
