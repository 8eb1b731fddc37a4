//! A lesson: the real table with a coach. Where a learner is stands in the address, and everything
//! is played again on the engine for every page, so that nothing is kept anywhere.

use maud::{Markup, html};
use tapis_game::Menu;
use tapis_play::GameKind;
use tapis_texts::{addressed, asked, story};

use super::lessons::{Place, YOU, names};
use super::{play_now, rules};
use crate::art;
use crate::layout::{self, Reader};
use crate::table::{self, Flight, Mode, Room, Shown};

pub use super::lessons::{Lessons, Taught};

/// The page of a lesson at this moment; `no` is what the learner has just tried instead of what the
/// coach asks for.
pub fn page<G: Taught + Shown>(reader: &Reader, at: usize, no: Option<&str>) -> Markup {
    let language = reader.language;
    let t = language.texts();
    let lessons = G::lessons();
    let len = lessons.len();
    // A game without lessons has its rules.
    if let (0, Some(kind)) = (len, GameKind::named(G::NAME)) {
        return rules::page(reader, kind);
    }
    let at = at.min(len - 1);
    let Place { game, state, coach, asked: wanted, steps, last } = lessons.at(at);
    let heard: Vec<_> = steps.iter().flat_map(|step| step.heard.clone()).collect();
    let names = names(language);
    let scene = state.view(&game, YOU).scene();
    // At the end the scored round stays in sight, as it does at a table.
    let held = steps.last().filter(|_| last).and_then(|step| game.held(step).pop());
    let (mode, scene) = held.unwrap_or((Mode::Live, scene));
    let places: Vec<table::Place> = (0..)
        .zip(&names)
        .map(|(seat, name)| table::Place {
            name: name.clone(),
            level: (seat > 0).then(|| "club".to_owned()),
            here: true,
            ..table::Place::default()
        })
        .collect();
    // Everything that the rules allow can be tried; what is not asked for gets a true answer.
    let menu = state.legal(&game, YOU);
    let legal: Vec<String> = match wanted {
        "" => Vec::new(),
        _ => menu.iter().map(|action| game.action_words(action)).collect(),
    };
    let answer = no.and_then(|tried| G::would(&game, language, &names, &scene, tried));
    let id = format!("/learn/{}", G::NAME);
    let room = Room {
        language,
        id: &id,
        version: at as u64,
        places: &places,
        you: Some(YOU),
        legal: &legal,
        can_undo: false,
        left_ms: None,
        log: &[],
        chat: &[],
        rounds: &[],
    };
    let happened: Vec<String> = steps
        .iter()
        .flat_map(|step| story(language, &addressed(&names, Some(YOU)), &step.heard))
        .collect();
    let name = tapis_texts::game_short_name(language, G::NAME).unwrap_or_default();
    let coach = coach.map_or_else(String::new, |coach| coach(t, &names[1], &names[2]));
    layout::bare(
        reader,
        &t.msg_learn_title(&*name),
        &format!("table lesson {}", G::NAME),
        None,
        html! {
            a.skip href="#coach" { (t.msg_site_skip()) }
            header.top {
                a.icon-link href="/" aria-label=(t.msg_site_home()) title=(t.msg_site_home()) { (art::icon("i-home")) }
                h1 { span.game { (t.msg_learn_title(&*name)) } }
                nav.tools aria-label=(t.msg_site_menu()) {
                    @if at > 0 { a #back href={ (id) "?at=" (at - 1) } aria-label=(t.msg_learn_back()) title=(t.msg_learn_back()) { (art::icon("i-undo")) } }
                    span.at role="img" aria-label=(t.msg_learn_step((at + 1).to_string(), len.to_string())) { (at + 1) " / " (len) }
                    a href={ "/rules/" (G::NAME) } { (t.msg_learn_rules()) }
                }
            }
            section #coach aria-label=(t.msg_learn_coach()) data-asked=(wanted) {
                @if !happened.is_empty() {
                    details { summary { (t.msg_learn_what_happened()) } ol { @for line in &happened { li { (line) } } } }
                }
                @if no.is_some() { p.problem role="alert" { @if let Some(answer) = &answer { (answer) " " } (t.msg_learn_only_this()) " " (asked::<G>(language, &names, &scene, Some(YOU))) } }
                p.says role="status" { (coach) }
                @if last {
                    div.buttons {
                        (play_now(reader, G::NAME))
                        a.button.quiet #again href=(id) { (t.msg_learn_again()) }
                    }
                } @else if wanted.is_empty() {
                    p.buttons { a.button #continue href={ (id) "?at=" (at + 1) } { (t.msg_learn_continue()) } }
                }
            }
            (table::still(&room, &game, &scene, &heard, &Flight::default(), mode))
            // What touching something says; a lesson needs no panel of it.
            div #help hidden { (table::explained(language, &game)) }
            div #backs hidden { (G::back()) }
            div #flights aria-hidden="true" {}
            p #why role="status" {}
        },
    )
}

/// Where a learner goes after trying this at that moment: to the next one if it was asked for,
/// else back with an explanation.
pub fn next<G: Taught>(at: usize, action: &str) -> String {
    let lessons = G::lessons();
    if lessons.len() == 0 {
        return format!("/rules/{}", G::NAME);
    }
    let at = at.min(lessons.len() - 1);
    let place = lessons.at(at);
    let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, ' ' | '-' | '_');
    let action = if action.chars().all(plain) { action } else { "" };
    if place.asked == action && !action.is_empty() {
        format!("/learn/{}?at={}", G::NAME, at + 1)
    } else {
        // An action is written in letters, digits and spaces.
        let tried = action.split(' ').collect::<Vec<_>>().join("+");
        format!("/learn/{}?at={at}&no={tried}", G::NAME)
    }
}

/// How many moments the lessons of a game have.
pub fn len<G: Taught>() -> usize {
    G::lessons().len()
}

/// What is asked at a moment, and whether the rules allow it: for the test that plays every lesson
/// to its end.
pub fn asked_at<G: Taught>(at: usize) -> (String, bool) {
    let Place { game, state, asked, .. } = G::lessons().at(at);
    let legal =
        game.read_action(asked).is_some_and(|action| state.legal(&game, YOU).contains(action));
    (asked.to_owned(), legal || asked.is_empty())
}
