//! Whole games of both, played with keys or with the mouse, to the result and back through it.

use crossterm::event::{KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::Rng;
use tapis_terminal::app::{App, Request};
use tapis_terminal::finished::Finished;
use tapis_terminal::local::Local;
use tapis_terminal::palette::Palette;
use tapis_terminal::stage::Stage;
use tapis_terminal::ui::{Overlay, Wish};
use tapis_texts::Language;

use crate::common::{drawn, key, let_bots_act, local, press, text};

/// More keys than any of these games needs.
const MOST_KEYS: usize = 100_000;

/// Something that a person does: a key, a click.
fn any_input<G: Stage>(app: &mut App<G>, rng: &mut Rng, mouse: bool) -> Option<Request> {
    if mouse {
        let lit = app.ui.lit();
        let spots: Vec<_> =
            app.ui.spots.iter().filter(|spot| lit.contains(&spot.target)).cloned().collect();
        if spots.is_empty() || app.ui.overlay.is_some() {
            return app.key(key(KeyCode::Enter));
        }
        let spot = &spots[rng.below(spots.len() as u32) as usize];
        // A card that is partly covered shows at its upper edge.
        return app.mouse(MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column: spot.area.x + 1,
            row: spot.area.y,
            modifiers: KeyModifiers::NONE,
        });
    }
    let code = match rng.below(12) {
        0 => KeyCode::Left,
        1 | 2 => KeyCode::Right,
        3 => KeyCode::Up,
        4 => KeyCode::Down,
        5 => KeyCode::Tab,
        6 => KeyCode::Char('y'),
        7 => KeyCode::Char('n'),
        8 => KeyCode::Char(char::from(b'0' + rng.below(10) as u8)),
        9 => KeyCode::Char(['?', 'r', 'x', 's', 'l'][rng.below(5) as usize]),
        _ => KeyCode::Enter,
    };
    app.key(key(code))
}

fn play_through<G: Stage>(players: u8, seed: u64, mouse: bool) -> (App<G>, Local<G>) {
    let mut local = local::<G>(players, seed, None);
    let mut app = App::<G>::new(Language::En, Palette::new(true));
    let mut rng = Rng::from_seed(seed);
    let mut acted = 0;
    for _ in 0..MOST_KEYS {
        let_bots_act(&mut local);
        app.update(local.shown());
        if local.record().is_some() {
            assert!(acted > 5, "the person has played too");
            return (app, local);
        }
        drawn(&mut app, local.shown(), 80, 24);
        if let Some(Request::Wish(Wish::Act(words))) = any_input(&mut app, &mut rng, mouse) {
            assert!(local.shown().legal.contains(&words), "`{words}` was lit and is not legal");
            local.act(&words).expect("what is lit can be done");
            acted += 1;
        }
    }
    panic!("the game of {players} with seed {seed} does not end");
}

fn look_back<G: Stage>(app: &mut App<G>, local: &Local<G>) {
    let record = local.record().expect("the game is over");
    app.finished = Some(Finished::new(record, local.shown().places.clone()));
    app.ui.overlay = None;
    let texts = Language::En.texts();
    let screen = text(&drawn(app, local.shown(), 100, 50));
    assert!(screen.contains(&texts.msg_terminal_result_title()), "{screen}");
    assert!(screen.contains("verified"), "{screen}");
    assert_eq!(press(app, 'w'), Some(Request::SaveRecord));
    assert_eq!(press(app, 'r'), None);
    let actions = local.sitting().len();
    let place = |app: &App<G>| app.replaying.as_ref().map(|replaying| replaying.place());
    assert_eq!(place(app), Some((0, actions)));
    for (code, at) in [
        (KeyCode::Right, 1),
        (KeyCode::Right, 2),
        (KeyCode::Left, 1),
        (KeyCode::End, actions),
        (KeyCode::Right, actions),
        (KeyCode::Home, 0),
        (KeyCode::Left, 0),
    ] {
        app.key(key(code));
        assert_eq!(place(app), Some((at, actions)), "{code:?}");
        drawn(app, local.shown(), 80, 24);
    }
    // With everything open no back is seen among the hands; with somebody's eyes there are some.
    app.key(key(KeyCode::PageDown));
    let (chapter, _) = place(app).expect("the replay is open");
    assert!((1..actions).contains(&chapter), "the next chapter begins after {chapter} actions");
    let open = text(&drawn(app, local.shown(), 80, 24));
    assert!(open.contains(&texts.msg_terminal_eyes_open()), "{open}");
    press(app, 'e');
    let closed = text(&drawn(app, local.shown(), 80, 24));
    assert!(closed.contains(&texts.msg_terminal_eyes_of("Ana")), "{closed}");
    assert_ne!(open, closed);
    app.key(key(KeyCode::Esc));
    assert!(app.replaying.is_none() && app.finished.is_some());
    assert_eq!(press(app, 'n'), Some(Request::Again));
    assert_eq!(press(app, 'q'), Some(Request::Wish(Wish::Quit)));
}

#[test]
fn whole_games_of_all_in_are_played_with_keys() {
    for (players, seed) in [(2, 1), (3, 2), (5, 3)] {
        let (mut app, local) = play_through::<AllIn>(players, seed, false);
        look_back(&mut app, &local);
    }
}

#[test]
fn whole_games_of_bids_are_played_with_keys() {
    for (players, seed) in [(3, 1), (6, 2)] {
        let (mut app, local) = play_through::<Bids>(players, seed, false);
        look_back(&mut app, &local);
    }
}

#[test]
fn whole_games_are_played_with_the_mouse() {
    let (mut app, local) = play_through::<AllIn>(4, 7, true);
    look_back(&mut app, &local);
    let (mut app, local) = play_through::<Bids>(4, 7, true);
    look_back(&mut app, &local);
}

#[test]
fn a_choice_is_taken_back_until_something_new_was_seen() {
    let mut local = local::<Bids>(3, 5, None);
    let_bots_act(&mut local);
    let before = local.shown().clone();
    let words = before.legal[0].clone();
    local.act(&words).expect("legal");
    let last_of_trick = local.shown().scene.plays.is_empty();
    if last_of_trick {
        assert!(!local.shown().can_undo, "the next centre card was seen");
        assert!(local.undo().is_err());
    } else {
        assert!(local.shown().can_undo);
        local.undo().expect("nothing new was seen");
        assert_eq!(local.shown().scene, before.scene);
        assert_eq!(local.shown().log[..before.log.len()], before.log);
        assert_eq!(local.shown().log.len(), before.log.len() + 1, "taking back is heard");
        local.act(&words).expect("legal again");
        let_bots_act(&mut local);
        assert!(local.undo().is_err(), "others have acted");
    }
}

#[test]
fn an_answer_to_what_was_taken_back_is_not_heard() {
    let mut local = local::<Bids>(4, 5, None);
    // Until the person bids and somebody comes after them.
    loop {
        let_bots_act(&mut local);
        let words = local.shown().legal[0].clone();
        local.act(&words).expect("legal");
        if local.shown().can_undo {
            break;
        }
    }
    let answer = local.question().expect("a bot is next").think().expect("a bot");
    local.undo().expect("nothing new was seen");
    assert!(!local.answer(&answer), "the question is no longer open");
    assert!(local.shown().may_act());
}

#[test]
fn the_end_of_a_round_is_shown_until_it_was_seen() {
    let mut local = local::<Bids>(3, 9, None);
    let mut app = App::<Bids>::new(Language::En, Palette::new(true));
    while local.shown().rounds.is_empty() {
        let_bots_act(&mut local);
        if local.shown().rounds.is_empty() {
            let words = local.shown().legal[0].clone();
            local.act(&words).expect("legal");
        }
    }
    app.update(local.shown());
    assert_eq!(app.ui.overlay, Some(Overlay::Round));
    assert!(app.holds_up(), "the bots wait");
    let screen = text(&drawn(&mut app, local.shown(), 80, 24));
    assert!(screen.contains(&Language::En.texts().msg_terminal_round_over(1)), "{screen}");
    app.key(key(KeyCode::Enter));
    assert!(!app.holds_up());
}
