//! What the tests are made of: positions as they are shown, screens as text, keys.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tapis_game::deal::Seed;
use tapis_game::{Menu, Opening, Seat, Standing};
use tapis_play::Sitting;
use tapis_terminal::app::{App, Request};
use tapis_terminal::local::Local;
use tapis_terminal::paint;
use tapis_terminal::palette::Palette;
use tapis_terminal::shown::{Place, Rounds, Shown};
use tapis_terminal::stage::Stage;
use tapis_testkit::position::Position;
use tapis_texts::Language;

/// The names at every table of these tests.
pub const NAMES: [&str; 6] = ["Ana", "Bo", "Cleo", "Dov", "Esmeralda", "Flo"];

/// A position as a seat sees it.
pub fn shown<G: Stage>(position: &Position<G>, seat: Option<u8>) -> Shown<G> {
    let game = position.game.clone();
    let (scene, legal) = match seat.map(Seat::new) {
        Some(seat) => {
            let view = position.state.view(&game, seat);
            let words = view.legal().iter().map(|action| game.action_words(action)).collect();
            (view.scene(), words)
        }
        None => (game.scene(&position.state.face_up, tapis_game::Eyes::Spectator), Vec::new()),
    };
    let places = (0..usize::from(game.seats())).map(|place| Place {
        name: NAMES[place].to_owned(),
        level: (Some(place as u8) != seat).then(|| "casual".to_owned()),
    });
    let mut rounds = Rounds::default();
    let written = serde_json::to_value(&scene).expect("scenes are JSON");
    if let Some(round) = written["last_round"]["round"].as_u64() {
        rounds.note(round as u8, scene.totals());
    }
    Shown {
        places: places.collect(),
        seat: seat.map(Seat::new),
        totals: scene.totals(),
        rounds,
        scene,
        legal,
        can_undo: false,
        log: vec!["The cards are dealt.".to_owned(), "Bo thinks aloud for a while.".to_owned()],
        game,
    }
}

/// A screen that has seen this table.
pub fn app<G: Stage>(shown: &Shown<G>, language: Language) -> App<G> {
    let mut app = App::new(language, Palette::new(true));
    app.has_seen(shown);
    app.update(shown);
    app
}

/// What is drawn on a screen of this size.
pub fn drawn<G: Stage>(app: &mut App<G>, shown: &Shown<G>, columns: u16, rows: u16) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, columns, rows));
    app.draw(shown, &mut buffer);
    buffer
}

/// A screen as text. A wide letter hides the cell behind it.
pub fn text(buffer: &Buffer) -> String {
    let mut text = String::new();
    for y in 0..buffer.area.height {
        let mut line = String::new();
        let mut x = 0;
        while x < buffer.area.width {
            let symbol = buffer[(x, y)].symbol();
            line.push_str(symbol);
            x += (paint::width(symbol) as u16).max(1);
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// A key without a modifier.
pub fn key(code: KeyCode) -> KeyEvent {
    KeyEvent::new(code, KeyModifiers::NONE)
}

/// Presses a letter.
pub fn press<G: Stage>(app: &mut App<G>, letter: char) -> Option<Request> {
    app.key(key(KeyCode::Char(letter)))
}

/// A game against bots that choose at random, in seat 0.
pub fn local<G: Stage>(players: u8, seed: u64, file: Option<std::path::PathBuf>) -> Local<G> {
    let game = G::new(players, &G::Options::default()).expect("playable");
    let names = NAMES[..usize::from(players)].iter().map(|name| (*name).to_owned()).collect();
    let salts = vec![String::new(); players.into()];
    let opening = Opening::new(names, salts, Seed::from_number(seed));
    let sitting = Sitting::open(game, opening).expect("plain names");
    let bots = (0..players).map(|seat| (seat > 0).then(|| "random".to_owned())).collect();
    Local::new(sitting, Seat::new(0), bots, Language::En, file)
}

/// Lets the bots act for as long as one of them has to.
pub fn let_bots_act<G: Stage>(local: &mut Local<G>) {
    while let Some(question) = local.question() {
        let answer = question.think().expect("there is such a bot");
        assert!(local.answer(&answer), "a bot chooses what it may");
    }
}
