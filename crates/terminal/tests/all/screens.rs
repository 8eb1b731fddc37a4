//! Screens as text, kept in `tests/screens` to be looked at. Everything on them is fixed: a position
//! laid out by hand, drawn into memory. `cargo xtask bless` writes them anew.

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::style::Color;
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_terminal::app::App;
use tapis_terminal::palette::Palette;
use tapis_terminal::ui::Overlay;
use tapis_testkit::playthrough;
use tapis_testkit::position::Position;
use tapis_texts::Language;

use crate::common::{app, drawn, key, press, shown, text};

#[track_caller]
fn is_kept(name: &str, buffer: &Buffer) {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
    let compared = playthrough::compare(&folder.join(format!("{name}.txt")), &text(buffer));
    assert_eq!(compared, Ok(()), "screen `{name}`:\n{}", text(buffer));
}

fn all_in() -> Position<AllIn> {
    let state = "hands = ['9T 4M KC RU1 10S']\ndisplay = ['2C 4C 6S 8T 10C QS', 'QM KS']\n\
                 discard = '7M 3S'\npot = 9\nrunes = [3, 12, 0, 7]\nround = 2\nall_in = 2";
    Position::new(4, "", state)
}

fn bids() -> Position<Bids> {
    let state = "trick = 4\nround = 2\nstarter = 2\nplays = 'R9 B3'\ncentre = 'K8'\n\
                 hands = ['Y1 Y10 B2 B7 R4 G6 G10']\nfronts = ['K5', '', 'K2 -5', 'K4 2x']\n\
                 totals = [12, -5, 31, 8]\nzero_rounds = [0, 1, 0, 2]";
    Position::new(4, "", state)
}

#[test]
fn a_turn_of_all_in() {
    let shown = shown(&all_in(), Some(0));
    let mut app = app(&shown, Language::En);
    is_kept("all-in-turn-80x24", &drawn(&mut app, &shown, 80, 24));
    is_kept("all-in-turn-120x36", &drawn(&mut app, &shown, 120, 36));
}

#[test]
fn a_swap_of_all_in_lights_slots_after_a_card_was_picked() {
    let state = "hands = ['7C 4M KC RU1 10S']\ndisplay = ['2C 4C 6S 8T 10C QS', 'QM KS']";
    let mut position = Position::<AllIn>::new(4, "", state);
    position.act("play 7C").act("take r1c3");
    let shown = shown(&position, Some(0));
    let mut app = app(&shown, Language::En);
    drawn(&mut app, &shown, 80, 24);
    assert_eq!(app.key(key(KeyCode::Enter)), None, "a swap needs a slot too");
    is_kept("all-in-swap", &drawn(&mut app, &shown, 80, 24));
}

#[test]
fn a_reveal_of_all_in_shows_what_was_turned_up() {
    let state = "hands = ['10T 4M KC RU1 9S']\ndeck = '3C AM 8S'";
    let mut position = Position::<AllIn>::new(3, "", state);
    position.act("play 10T");
    let shown = shown(&position, Some(0));
    let mut app = app(&shown, Language::En);
    is_kept("all-in-reveal", &drawn(&mut app, &shown, 80, 24));
}

#[test]
fn predictions_of_all_in_point_at_players() {
    let state = "phase = 'predict'\nactive = 2\nhands = ['9T 9M KC RU1 10S']\n\
                 predictions = ['none', 'none', 'none']";
    let position = Position::<AllIn>::new(3, "", state);
    let shown = shown(&position, Some(0));
    let mut app = app(&shown, Language::En);
    is_kept("all-in-predict", &drawn(&mut app, &shown, 80, 24));
}

#[test]
fn a_trick_of_bids() {
    let shown = shown(&bids(), Some(0));
    let mut app = app(&shown, Language::En);
    is_kept("bids-trick-80x24", &drawn(&mut app, &shown, 80, 24));
    is_kept("bids-trick-120x36", &drawn(&mut app, &shown, 120, 36));
}

#[test]
fn six_players_of_bids_fit_the_smallest_window() {
    let position = Position::<Bids>::deal(6, "", 3);
    let shown = shown(&position, Some(0));
    let mut app = app(&shown, Language::En);
    is_kept("bids-six", &drawn(&mut app, &shown, 80, 24));
}

#[test]
fn a_theft_of_bids_points_at_cards_in_front() {
    let state = "trick = 4\nplays = 'R9 B3 thief'\ncentre = 'K8'\nhands = ['', '', '', 'Y2']\n\
                 fronts = ['K5', 'K1 K6', 'K2 -5', 'K4']";
    let mut position = Position::<Bids>::new(4, "specials = ['thief']", state);
    position.act("bid Y2");
    let shown = shown(&position, Some(0));
    let mut app = app(&shown, Language::En);
    is_kept("bids-steal", &drawn(&mut app, &shown, 80, 24));
}

#[test]
fn what_lies_above_the_table() {
    let (table, bidding) = (shown(&all_in(), Some(0)), shown(&bids(), Some(0)));
    let mut all_in = app(&table, Language::En);
    let mut bids = app(&bidding, Language::En);
    for (letter, name) in [('?', "help"), ('r', "ranks"), ('x', "explain"), ('s', "scores")] {
        drawn(&mut all_in, &table, 80, 24);
        assert_eq!(press(&mut all_in, letter), None);
        is_kept(&format!("all-in-{name}"), &drawn(&mut all_in, &table, 80, 24));
        all_in.key(key(KeyCode::Esc));
        assert_eq!(all_in.ui.overlay, None);
    }
    drawn(&mut bids, &bidding, 80, 24);
    press(&mut bids, 'r');
    is_kept("bids-ranks", &drawn(&mut bids, &bidding, 80, 24));
}

#[test]
fn going_all_in_is_confirmed_first() {
    let position = Position::<AllIn>::new(3, "", "hands = ['9T 4M KC RU1 10S']");
    let shown = shown(&position, Some(0));
    let mut app = app(&shown, Language::En);
    drawn(&mut app, &shown, 80, 24);
    assert_eq!(press(&mut app, 'a'), None);
    assert_eq!(app.ui.overlay, Some(Overlay::Confirm("all-in".to_owned())));
    is_kept("all-in-confirm", &drawn(&mut app, &shown, 80, 24));
    app.key(key(KeyCode::Esc));
    assert_eq!(app.ui.overlay, None);
}

#[test]
fn a_window_that_is_too_small_says_so_politely() {
    let shown = shown(&all_in(), Some(0));
    for (columns, rows) in [(79, 24), (80, 23), (20, 5), (1, 1)] {
        let mut app = app(&shown, Language::En);
        let screen = text(&drawn(&mut app, &shown, columns, rows));
        if columns > 40 {
            assert!(screen.contains("80×24"), "{screen}");
            assert!(screen.contains(&format!("{columns}×{rows}")), "{screen}");
        }
        assert!(app.ui.spots.is_empty(), "nothing can be clicked");
    }
}

#[test]
fn every_window_from_the_smallest_on_can_be_drawn() {
    let (table, bidding) = (shown(&all_in(), Some(0)), shown(&bids(), Some(0)));
    for language in Language::ALL {
        for (columns, rows) in [(80, 24), (81, 25), (100, 30), (111, 24), (112, 24), (200, 60)] {
            let mut one = app(&table, language);
            let screen = text(&drawn(&mut one, &table, columns, rows));
            assert!(screen.contains("9♣T"), "{language} {columns}×{rows}\n{screen}");
            let mut other = app(&bidding, language);
            let screen = text(&drawn(&mut other, &bidding, columns, rows));
            assert!(screen.contains("G◆10"), "{language} {columns}×{rows}\n{screen}");
            for letter in ['?', 'r', 's', 'l', 'x'] {
                press(&mut one, letter);
                drawn(&mut one, &table, columns, rows);
                one.key(key(KeyCode::Esc));
                press(&mut other, letter);
                drawn(&mut other, &bidding, columns, rows);
                other.key(key(KeyCode::Esc));
            }
        }
    }
}

#[test]
fn every_language_speaks_on_the_screen() {
    let table = shown(&all_in(), Some(0));
    for language in Language::ALL {
        let mut app = app(&table, language);
        let screen = text(&drawn(&mut app, &table, 100, 30));
        for words in [
            language.texts().msg_terminal_players(),
            language.texts().msg_terminal_your_turn(),
            language.texts().msg_terminal_do_quit(),
        ] {
            assert!(screen.contains(&words), "{language}: {words}\n{screen}");
        }
    }
}

#[test]
fn without_colours_nothing_is_coloured_and_nothing_is_lost() {
    let table = shown(&all_in(), Some(0));
    let mut coloured = app(&table, Language::En);
    let mut plain = App::<AllIn>::new(Language::En, Palette::new(false));
    plain.has_seen(&table);
    plain.update(&table);
    let coloured = drawn(&mut coloured, &table, 80, 24);
    let plain = drawn(&mut plain, &table, 80, 24);
    let painted = |buffer: &Buffer| {
        let cells = buffer.content.iter();
        cells.filter(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset).count()
    };
    assert_eq!(painted(&plain), 0);
    assert!(painted(&coloured) > 100);
    assert_eq!(text(&plain), text(&coloured), "colour says nothing that is not written");
}

#[test]
fn a_spectator_sees_backs_and_can_choose_nothing() {
    let table = shown(&all_in(), None);
    let mut app = app(&table, Language::En);
    let screen = text(&drawn(&mut app, &table, 80, 24));
    assert!(!screen.contains("9♣T"), "a hand is secret\n{screen}");
    assert!(screen.contains("▒▒▒"), "{screen}");
    assert_eq!(app.key(key(KeyCode::Enter)), None);
}

#[test]
fn pointing_at_what_cannot_be_chosen_says_why() {
    let table = shown(&all_in(), Some(0));
    let mut app = app(&table, Language::En);
    drawn(&mut app, &table, 80, 24);
    let before = text(&drawn(&mut app, &table, 80, 24));
    // The first row, first column of the display: a covered card.
    let slot = app
        .ui
        .spots
        .iter()
        .find(|spot| spot.target == tapis_terminal::target::Target::Slot("r1c1".to_owned()));
    let area = slot.expect("a slot is drawn").area;
    assert_eq!(app.ui.click(area.x, area.y), None);
    let after = text(&drawn(&mut app, &table, 80, 24));
    let bar = |screen: &str| screen.lines().nth(21).map(str::to_owned);
    assert_ne!(bar(&before), bar(&after), "{after}");
    assert!(app.ui.refused.is_some());
}
