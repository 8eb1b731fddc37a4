//! Whole random games of both, drawn for every seat and for spectators, in every language; and what
//! was agreed on, on every page that says it.

mod games;

use std::collections::HashSet;
use std::sync::LazyLock;

use games::{all_in_tables, bids_tables, heard, legal, open, places, play_on, room};
use serde_json::{Value, json};
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::{Game, Rng, Seat, options};
use tapis_pages::deal::Deal;
use tapis_pages::table::{Flight, Mode, Shown, frame, page};
use tapis_pages::waiting::{self, Waiting};
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

/// The options of a table, every default filled in, as the server keeps them.
fn settled<G: Game>(seats: u8, wished: Value) -> Value {
    let wished = options::from_value(wished).expect("options of the game");
    options::to_value(&G::new(seats, &wished).expect("a game"))
}

/// The three pages on which it stands.
fn pages<G: Shown>(language: Language, seats: u8, wished: Value) -> [String; 3] {
    let reader = Reader { language, ..Reader::default() };
    let options = settled::<G>(seats, wished.clone());
    let places = places(seats);
    let waiting = Waiting {
        id: "t1".to_owned(),
        game: G::NAME.to_owned(),
        version: 1,
        places: places.clone(),
        you: None,
        owner: false,
        host: None,
        abandoned: false,
        options: options.clone(),
        link: None,
        qr: String::new(),
        looking_on: 0,
        local: false,
        deal: Deal::default(),
        clock_seconds: None,
    };
    let sitting = open::<G>(seats, wished, 1);
    let room = room(language, &places, None, &[]);
    [
        waiting::page(&reader, &waiting).into_string(),
        waiting::late(&reader, "t1", G::NAME, &places, &options).into_string(),
        page(&reader, &room, sitting.game(), &sitting.scene(None), &[]).into_string(),
    ]
}

fn marks(page: &str) -> usize {
    page.matches("<div class=\"differs\">").count()
}

#[test]
fn a_first_game_differs_in_nothing() {
    for language in Language::ALL {
        for page in pages::<AllIn>(language, 4, json!({})) {
            assert_eq!((page.matches("<dl class=\"agreed\">").count(), marks(&page)), (1, 0));
        }
        for page in pages::<Bids>(language, 5, json!({})) {
            assert_eq!((page.matches("<dl class=\"agreed\">").count(), marks(&page)), (1, 0));
        }
    }
}

#[test]
fn everything_that_differs_is_marked() {
    let deck = json!({"suits": ["T", "S", "M", "C"], "effects": {"10": {"C": ["EYE", "DRAW*"]}}});
    let all_in = json!({
        "side": "B", "discard_variant": "manipulate", "tie_break": "heirs", "deck": deck,
    });
    let jester = json!({"id": "jester", "name": "Jester", "points": 13, "steal": true});
    let bids = json!({
        "rounds": 4, "color_bids": true, "ally": false, "specials": ["shuffle", "lowest_wins"],
        "lucky_loser": "consecutive", "blanks": [jester],
    });
    for language in Language::ALL {
        for page in pages::<AllIn>(language, 3, all_in.clone()) {
            assert_eq!(marks(&page), 4, "{language}");
        }
        for page in pages::<Bids>(language, 5, bids.clone()) {
            assert_eq!(marks(&page), 6, "{language}");
            assert!(page.contains("<b>Jester</b>: ") && page.contains("13"), "{language}");
        }
    }
    let [.., table] = pages::<AllIn>(Language::En, 3, all_in);
    assert!(table.contains("10 of Clocks</b>: All-Seeing Eye, Draw★"));
    assert!(table.contains("class=\"table all-in manipulate\""), "the pictures are marked too");
    assert!(table.contains("class=\"tool differs\""));
}
