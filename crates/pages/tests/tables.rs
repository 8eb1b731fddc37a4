//! Whole random games of both, drawn for every seat and for spectators, in every language; and what
//! was agreed on, on every page that says it.

mod games;

use std::collections::HashSet;
use std::sync::LazyLock;

use games::{NAMES, all_in_tables, bids_tables, heard, legal, open, places, play_on, room};
use serde_json::{Value, json};
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::{Game, Rng, Seat, options};
use tapis_pages::deal::Deal;
use tapis_pages::table::{Flight, Mode, Room, Shown, frame, page};
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

/// What is shown at the end of a round comes in its order: from the weakest hand to the best, each
/// with a time of its own, and the verdict after all of them.
#[test]
fn a_showdown_is_staged_from_the_weakest_hand_to_the_best() {
    let mut staged = 0;
    for (seats, seed) in [(2, 1), (4, 2), (5, 3)] {
        let mut sitting = open::<AllIn>(seats, json!({}), seed);
        let mut rng = Rng::from_seed(seed);
        let places = places(seats);
        while play_on(&mut sitting, &mut rng).is_some() {
            for eyes in Seat::all(seats) {
                let game = sitting.game();
                let step = sitting.steps(Some(eyes), sitting.len() - 1).pop().expect("a step");
                let Some((mode, scene)) =
                    game.held(&step).into_iter().find(|(mode, _)| *mode == Mode::Round)
                else {
                    continue;
                };
                let room = room(Language::En, &places, Some(eyes), &[]);
                let heard = &step.heard;
                let html =
                    frame(&room, game, &scene, heard, &Flight::default(), mode).into_string();
                let Some((order, best, right)) = heard.iter().find_map(|one| match &one.event {
                    tapis_all_in::Event::RoundScored { order, best, right, .. } => {
                        Some((order, best, right))
                    }
                    _ => None,
                }) else {
                    panic!("a round that is held was scored");
                };
                let names: Vec<usize> = order
                    .iter()
                    .map(|seat| {
                        let name = format!("<span class=\"called\">{}", NAMES[seat.index()]);
                        let stage = html.find("data-stage=\"round-").expect("it is staged");
                        stage + html[stage..].find(&name).expect("everybody is in it")
                    })
                    .collect();
                assert!(names.is_sorted(), "{order:?}");
                assert_eq!(order.last(), Some(&best.seat));
                let ask = &html[html.find("id=\"ask\"").expect("a question")..];
                let ask = &ask[..ask.find("</p>").expect("an end")];
                let told: u32 = attribute(ask, "data-at").parse().expect("the verdict has a time");
                assert!(told >= 600 * u32::from(seats) && told <= 5000, "{told}");
                let wins = ask.contains("You win the round!");
                assert_eq!(wins, best.seat == eyes, "{ask}");
                let saw = ask.contains("you saw it coming");
                assert_eq!(saw, right.contains(eyes) && best.seat != eyes, "{ask}");
                assert!(html.contains("class=\"because\""), "the reason stands below the verdict");
                staged += 1;
            }
        }
    }
    assert!(staged > 20);
}

fn attribute<'a>(html: &'a str, name: &str) -> &'a str {
    let from = html.find(&format!("{name}=\"")).expect("the attribute") + name.len() + 2;
    &html[from..from + html[from..].find('"').expect("an end")]
}

/// Whoever is to bid reads of every card what it would do, before they choose it.
#[test]
fn every_card_says_what_it_would_do() {
    for (seats, options, language) in
        [(3, json!({}), Language::En), (5, json!({"color_bids": true}), Language::Nl)]
    {
        let mut sitting = open::<Bids>(seats, options, 4);
        let mut rng = Rng::from_seed(4);
        let places = places(seats);
        let (mut burns, mut read) = (0, 0);
        loop {
            for eyes in Seat::all(seats).filter(|seat| sitting.to_act().contains(*seat)) {
                let legal = legal(&sitting, Some(eyes));
                let room = room(language, &places, Some(eyes), &legal);
                let scene = sitting.scene(Some(eyes));
                let heard = heard(&sitting, Some(eyes));
                let flight = Flight::default();
                let html = frame(&room, sitting.game(), &scene, &heard, &flight, Mode::Live);
                let html = html.into_string();
                let bids = legal.iter().filter(|words| words.starts_with("bid ")).count();
                if scene.plays.is_empty() {
                    continue;
                }
                assert_eq!(html.matches("data-before=\"").count(), bids, "{html}");
                burns += html.matches("data-burns=\"").count();
                read += bids;
            }
            if play_on(&mut sitting, &mut rng).is_none() {
                break;
            }
        }
        assert!(read > 100 && burns > 5, "{read} {burns}");
    }
}

/// An invitation says who invites to what, and a messenger finds a picture under an absolute address.
#[test]
fn an_invitation_is_a_page_one_would_like_to_get() {
    for language in Language::ALL {
        let reader = Reader { language, ..Reader::default() };
        let waiting = Waiting {
            id: "t1".to_owned(),
            game: "bids".to_owned(),
            version: 1,
            places: places(4),
            you: None,
            owner: false,
            host: Some("Ada <3".to_owned()),
            abandoned: false,
            options: settled::<Bids>(4, json!({})),
            link: Some("https://cards.example/j/t1".to_owned()),
            qr: String::new(),
            looking_on: 0,
            local: false,
            deal: Deal::default(),
            clock_seconds: Some(7 * 86_400),
        };
        let page = waiting::page(&reader, &waiting).into_string();
        assert!(page.contains("Ada &lt;3"), "{language}");
        let tagline = tapis_texts::game_tagline(language, "bids").expect("a game");
        assert!(page.contains(&tagline) && page.contains("href=\"/learn/bids\""), "{language}");
        let picture = "property=\"og:image\" content=\"https://cards.example/assets/";
        assert!(page.contains(picture) && page.contains("/invite-bids.png\""), "{language}");
        assert!(page.contains("property=\"og:url\" content=\"https://cards.example/j/t1\""));
        // What only the host can do is not said to a guest.
        assert!(!page.contains("id=\"start\"") && !page.contains("id=\"link\""), "{language}");
        assert!(!page.contains(&language.texts().msg_site_invite()), "{language}");
        assert!(page.contains(&language.texts().msg_moments_clock("days", 7)), "{language}");
        let own = Waiting { you: Some(Seat::new(0)), owner: true, ..waiting };
        let page = waiting::page(&reader, &own).into_string();
        assert!(page.contains("id=\"start\"") && page.contains("data-share=\"https://"));
    }
}

/// Away is not gone: whoever waits may ask for a bot, the missing one and a clock need no button.
#[test]
fn a_bot_is_offered_for_whoever_is_missing() {
    let sitting = open::<Bids>(3, json!({}), 9);
    let acts = sitting.to_act().first().expect("somebody acts");
    let mut places = places(3);
    for place in &mut places {
        (place.level, place.here) = (None, true);
    }
    places[acts.index()].here = false;
    let offered =
        |you: Option<Seat>, left_ms: Option<u64>, places: &[tapis_pages::table::Place]| {
            let room = Room { left_ms, ..room(Language::En, places, you, &[]) };
            let (scene, heard) = (sitting.scene(you), heard(&sitting, you));
            let html = frame(&room, sitting.game(), &scene, &heard, &Flight::default(), Mode::Live);
            html.into_string().contains(&format!("data-stand-in=\"{acts}\""))
        };
    for seat in Seat::all(3) {
        assert_eq!(offered(Some(seat), None, &places), seat != acts);
    }
    let other = Seat::all(3).find(|seat| *seat != acts).expect("others");
    assert!(!offered(None, None, &places), "a spectator asks for nothing");
    assert!(!offered(Some(other), Some(60_000), &places), "the clock decides");
    places[acts.index()].here = true;
    assert!(!offered(Some(other), None, &places), "they are there");
}
