//! Whole random games of both, drawn for every seat and for spectators, in every language.

mod games;

use std::collections::HashSet;
use std::sync::LazyLock;

use games::{all_in_tables, bids_tables, heard, legal, open, places, play_on, room};
use serde_json::Value;
use tapis_game::{Rng, Seat};
use tapis_pages::table::{Flight, Mode, Shown, frame, page};
use tapis_pages::{Reader, art};
use tapis_texts::Language;

/// What must hold for whatever is sent to a browser.
fn check(html: &str) {
    for word in [" style=\"", "<style", "<script>", "javascript:", " onclick", "&lt;/", "\n"] {
        assert!(!html.contains(word), "`{word}` in {html}");
    }
    let hosts = html.match_indices("http").filter(|(at, _)| html[*at..].contains("://"));
    assert_eq!(hosts.filter(|(at, _)| html[*at..].starts_with("http://")).count(), 0);
    assert!(html.len() < 40_000, "a frame of {} bytes", html.len());
    check_pictures(html);
}

/// Every symbol that is named is in the picture.
fn check_pictures(html: &str) {
    for (at, _) in html.match_indices("cards.svg#") {
        let name = &html[at + 10..];
        let name = &name[..name.find('"').expect("an attribute ends")];
        assert!(symbols().contains(name), "there is no picture `{name}`");
    }
}

/// The names of all symbols in the picture.
fn symbols() -> &'static HashSet<&'static str> {
    static SYMBOLS: LazyLock<HashSet<&str>> = LazyLock::new(|| {
        let parts = art::sprite().split("<symbol id=\"").skip(1);
        parts.map(|part| &part[..part.find('"').expect("an attribute ends")]).collect()
    });
    &SYMBOLS
}

/// Every legal action can be chosen on the page, and nothing else.
fn check_choices(html: &str, legal: &[String]) {
    let chosen = html.match_indices("data-action=\"").map(|(at, found)| {
        let words = &html[at + found.len()..];
        words[..words.find('"').expect("an attribute ends")].to_owned()
    });
    let mut on_page: Vec<String> = chosen.collect();
    let mut may: Vec<String> = legal.to_vec();
    if legal.iter().any(|words| words.starts_with("swap ")) {
        for words in legal.iter().filter(|words| words.starts_with("swap ")) {
            for part in words.split(' ').skip(1) {
                let value = format!("data-value=\"{part}\"");
                assert!(html.contains(&value), "{words} cannot be put together");
            }
        }
        may.retain(|words| !words.starts_with("swap "));
    }
    // A seat can be chosen where it sits and in the bar.
    on_page.sort();
    on_page.dedup();
    may.sort();
    assert_eq!(on_page, may);
}

fn play<G: Shown>(seats: u8, options: &Value, seed: u64) {
    let mut sitting = open::<G>(seats, options.clone(), seed);
    let mut rng = Rng::from_seed(seed);
    let places = places(seats);
    let mut languages = Language::ALL.into_iter().cycle();
    let eyes: Vec<Option<Seat>> = Seat::all(seats).map(Some).chain([None]).collect();
    loop {
        if play_on(&mut sitting, &mut rng).is_none() {
            break;
        }
        let language = languages.next().expect("a cycle has no end");
        for eyes in &eyes {
            let (game, after) = (sitting.game(), sitting.scene(*eyes));
            let step = sitting.steps(*eyes, sitting.len() - 1).pop().expect("the last step");
            let flight = game.flight(&step);
            let heard = heard(&sitting, *eyes);
            let legal = legal(&sitting, *eyes);
            let room = room(language, &places, *eyes, &legal);
            let html = frame(&room, game, &after, &heard, &flight, Mode::Live).into_string();
            check(&html);
            check_choices(&html, &legal);
            for (mode, held) in game.held(&step) {
                check(&frame(&room, game, &held, &heard, &flight, mode).into_string());
            }
            check(
                &frame(&room, game, &after, &heard, &Flight::default(), Mode::Replay).into_string(),
            );
        }
    }
    let reader = Reader::default();
    let scene = sitting.scene(None);
    let room = room(reader.language, &places, None, &[]);
    let html = page(&reader, &room, sitting.game(), &scene, &heard(&sitting, None)).into_string();
    assert!(html.starts_with("<!DOCTYPE html>"));
    assert_eq!(html.matches("<main").count(), 1);
    check_pictures(&html);
}

#[test]
fn every_phase_of_all_in_is_drawn_for_every_seat() {
    for (number, (seats, options)) in (0..).zip(all_in_tables()) {
        play::<tapis_all_in::AllIn>(seats, &options, number);
    }
}

#[test]
fn every_phase_of_bids_is_drawn_for_every_seat() {
    for (number, (seats, options)) in (0..).zip(bids_tables()) {
        play::<tapis_bids::Bids>(seats, &options, number);
    }
}

/// What Hypnosis and the Eye tell is held for the one who asked, and for nobody else.
#[test]
fn whoever_asked_is_shown_the_answer_until_they_go_on() {
    let mut asked = 0;
    for seed in 0..4 {
        let mut sitting = open::<tapis_all_in::AllIn>(3, serde_json::json!({}), seed);
        let mut rng = Rng::from_seed(seed);
        let places = places(3);
        loop {
            let before = Seat::all(3).map(|seat| sitting.scene(Some(seat))).collect::<Vec<_>>();
            let Some((_, words)) = play_on(&mut sitting, &mut rng) else { break };
            for (eyes, before) in Seat::all(3).zip(&before) {
                let game = sitting.game();
                let step =
                    sitting.steps(Some(eyes), sitting.len() - 1).pop().expect("the last step");
                let held = game.held(&step);
                let peek = held.iter().find(|(mode, _)| *mode == Mode::Peek);
                let answered = words.starts_with("hide ") || words.starts_with("hypnosis ");
                assert_eq!(peek.is_some(), answered && before.active == Some(eyes), "{words}");
                let Some((mode, scene)) = peek else { continue };
                let room = room(Language::En, &places, Some(eyes), &[]);
                let html =
                    frame(&room, game, scene, &step.heard, &Flight::default(), *mode).into_string();
                assert!(html.contains("class=\"peek\"") && html.contains("data-hold=\"peek\""));
                asked += 1;
            }
        }
    }
    assert!(asked > 10, "nobody asked for anything");
}
