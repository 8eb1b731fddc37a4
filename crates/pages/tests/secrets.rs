//! Hidden cards leave no trace: no card is drawn that the viewer does not see or has not heard of, and
//! two truths that a seat cannot tell apart make the same cards fly. And nothing that people write can
//! become markup.

mod games;

use std::collections::HashSet;

use games::{all_in_tables, bids_tables, heard, legal, open, places, play_on, room};
use serde_json::Value;
use tapis_game::{Heard, Menu, Rng, Seat, State};
use tapis_pages::table::{Flight, Line, Mode, Place, Room, Said, Shown, frame};
use tapis_play::Step;
use tapis_texts::Language;

/// Every word that stands in a scene or was heard: more than the cards that somebody sees.
fn in_sight<G: Shown>(scene: &G::Scene, heard: &[Heard<G>]) -> HashSet<String> {
    fn gather(value: &Value, words: &mut HashSet<String>) {
        match value {
            Value::String(text) => words.extend(text.split(' ').map(str::to_owned)),
            Value::Array(list) => list.iter().for_each(|value| gather(value, words)),
            Value::Object(fields) => fields.values().for_each(|value| gather(value, words)),
            _ => {}
        }
    }
    let mut words = HashSet::new();
    gather(&serde_json::to_value(scene).expect("a scene is JSON"), &mut words);
    gather(&serde_json::to_value(heard).expect("events are JSON"), &mut words);
    words
}

fn look<G: Shown>(seats: u8, options: &Value, seed: u64) {
    let mut sitting = open::<G>(seats, options.clone(), seed);
    let mut rng = Rng::from_seed(seed);
    let places = places(seats);
    let (mut compared, mut drawn) = (0, 0);
    loop {
        for seat in Seat::all(seats) {
            let view = sitting.view(seat);
            let legal = legal(&sitting, Some(seat));
            let room = room(Language::En, &places, Some(seat), &legal);
            let heard = heard(&sitting, Some(seat));
            // No card has a place on the page that this seat does not see.
            let scene = view.scene();
            let page = frame(&room, view.game, &scene, &heard, &Flight::default(), Mode::Live);
            let page = page.into_string();
            let seen = in_sight(&scene, &heard);
            for key in page.split("data-k=\"").skip(1) {
                let key = key.split('"').next().expect("the end of a key");
                let known = view.game.read_card(key).is_none() || seen.contains(key);
                assert!(known, "{key} is drawn for seat {seat}, who sees {seen:?}");
                drawn += usize::from(view.game.read_card(key).is_some());
            }
            let world = view.imagine(&mut rng);
            compared += 1;
            // What somebody does looks the same in both worlds, if it can be done in both and
            // shows this seat the same.
            let Some(actor) = sitting.to_act().first().filter(|actor| *actor != seat) else {
                continue;
            };
            let menu = world.legal(view.game, actor);
            let action = menu.nth(0);
            if !sitting.view(actor).legal().contains(action) {
                continue;
            }
            // Whoever hears the same of it sees the same cards fly.
            let words = view.game.overheard(action);
            let scene = view.scene();
            let hear = |mut state: State<G>| {
                let mut told = Vec::new();
                view.game.play(&mut state, actor, action, &mut told);
                let heard = told.iter().map(|told| told.heard_by(Some(seat))).collect();
                let (action, before, after) = (words.clone(), scene.clone(), scene.clone());
                Step { number: 0, seat: actor, action, heard, before, after }
            };
            let second = view.imagine(&mut rng);
            if !second.legal(view.game, actor).contains(action) {
                continue;
            }
            let (one, two) = (hear(world), hear(second));
            if one.heard == two.heard {
                assert_eq!(view.game.flight(&one), view.game.flight(&two));
            }
        }
        if play_on(&mut sitting, &mut rng).is_none() {
            break;
        }
    }
    assert!(compared > 50 && drawn > compared, "a game has many moments, and cards in each");
}

#[test]
fn what_a_seat_cannot_tell_apart_looks_the_same_in_all_in() {
    for (number, (seats, options)) in (0..).zip(all_in_tables()) {
        look::<tapis_all_in::AllIn>(seats, &options, number);
    }
}

#[test]
fn what_a_seat_cannot_tell_apart_looks_the_same_in_bids() {
    for (number, (seats, options)) in (0..).zip(bids_tables()) {
        look::<tapis_bids::Bids>(seats, &options, number);
    }
}

#[test]
fn nasty_names_stay_names() {
    const NASTY: &str = "<script>alert(1)</script>\"'><img src=x onerror=1>&amp;";
    let places: Vec<Place> =
        (0..4).map(|_| Place { name: NASTY.to_owned(), ..Place::default() }).collect();
    let log = [Line { number: 1, text: NASTY.to_owned() }];
    let chat = [Said { number: 0, name: NASTY.to_owned(), text: NASTY.to_owned() }];
    let sitting = open::<tapis_bids::Bids>(4, serde_json::json!({}), 3);
    let seat = sitting.to_act().first().expect("somebody begins");
    let legal = legal(&sitting, Some(seat));
    let room = Room { log: &log, chat: &chat, ..room(Language::En, &places, Some(seat), &legal) };
    let scene = sitting.scene(Some(seat));
    let html =
        frame(&room, sitting.game(), &scene, &[], &Flight::default(), Mode::Live).into_string();
    assert!(html.contains("&lt;script&gt;alert(1)"));
    for word in ["<script>alert", "<img", "\"'>"] {
        assert!(!html.contains(word), "`{word}` became markup");
    }
}
