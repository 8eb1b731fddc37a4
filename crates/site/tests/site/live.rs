//! What listeners are sent while whole games are played: pages by deltas, and what programs hear.

use serde_json::{Value, json};
use tapis_game::deal::Seed;
use tapis_pages::Reader;
use tapis_play::GameKind;
use tapis_play::table::{Command, Company, Said, SeatWish, Snapshot, TableState, Who, Wish};
use tapis_site::delta::Page;
use tapis_site::live::{Alike, LivePage};
use tapis_site::{Viewer, Wants, tell};

fn who(seat: usize) -> Who {
    Who { id: format!("person{seat}"), name: ["Ana", "Bo", "Cy", "Di"][seat].to_owned() }
}

fn viewer(who: Option<Who>) -> Viewer {
    Viewer {
        who,
        reader: Reader::default(),
        wants: Wants::Page,
        base: "https://cards.example".to_owned(),
        is_local: false,
        now: 0,
    }
}

/// A game of four people, each of whom chooses what comes by this count: every table as it was shown.
fn game(kind: GameKind, options: Value, chooses: usize) -> Vec<Snapshot> {
    let wish = Wish {
        game: kind,
        options,
        seats: [SeatWish::Me, SeatWish::Open, SeatWish::Open, SeatWish::Open].into(),
        public: false,
        clock_seconds: None,
        pace_ms: 0,
        promise: None,
    };
    let seed = Seed::new([chooses as u8; 32]).reveal();
    let (agreed, entries) = wish.settle(&who(0), "table".to_owned(), seed, 0).expect("a table");
    let mut state = TableState::new(agreed).expect("a known game");
    for entry in entries {
        state = state.after(&entry, 0).expect("it fits");
    }
    let show = |state: &TableState| {
        let no_chat: [Said; 0] = [];
        Snapshot::new(state.clone(), Company::default(), no_chat)
    };
    let mut shown = vec![show(&state)];
    let join = |_| Command::Join { seat: None, promise: None };
    let mut next: Vec<(usize, Command)> =
        (1..4).map(|seat| (seat, join(seat))).chain([(0, Command::Start { fill: None })]).collect();
    next.reverse();
    for count in 0.. {
        let acted = next.pop().or_else(|| {
            let seat = state.to_act().first()?.index();
            let now = show(&state);
            let id = who(seat).id;
            let legal = tell::view(&now.seen_by(Some(&id)), None).legal;
            let action = legal[(count * 7 + chooses) % legal.len()].clone();
            Some((seat, Command::Act { action, version: None }))
        });
        let Some((seat, command)) = acted else { return shown };
        let done = state.carry_out(&who(seat), &command, 0).expect("legal");
        state = done.expect("something happens").1;
        shown.push(show(&state));
    }
    unreachable!("the game ends")
}

/// Without what says only how the cards came there.
fn at_rest(page: &str) -> String {
    let mut page = page.to_owned();
    for word in [" data-came=\"", " data-went=\"", " data-fly=\""] {
        while let Some(from) = page.find(word) {
            let end = page[from + word.len()..].find('"').expect("a closed attribute");
            page.replace_range(from..from + word.len() + end + 1, "");
        }
    }
    page
}

#[test]
fn deltas_lead_to_the_page_as_it_is_and_are_small() {
    for (kind, options) in [
        (GameKind::Bids, json!({ "rounds": 2 })),
        (GameKind::Bids, json!({ "rounds": 1, "color_bids": true, "specials": ["thief"] })),
        (GameKind::AllIn, json!({})),
    ] {
        let tables = game(kind, options.clone(), 3);
        let mut sizes = Vec::new();
        for eyes in [Some(who(0)), Some(who(2)), None] {
            let viewer = viewer(eyes);
            let mut listening: Option<(Alike, LivePage, Page)> = None;
            for table in &tables {
                let alike = Alike::of(&viewer, table);
                let (whole, mut shown) = match listening.take() {
                    Some((before, mut live, mut page)) if before == alike => {
                        let mut shown = String::new();
                        let told = live.next(table, 0);
                        sizes.push(told.iter().map(|delta| delta.len()).sum::<usize>());
                        for delta in told {
                            assert!(!delta.contains(['\n', '\r']), "{delta}");
                            shown = page.read(&delta).expect("a delta of the page before");
                        }
                        let fresh = LivePage::begin(&viewer, table).1;
                        listening = Some((alike, live, page));
                        (fresh, shown)
                    }
                    _ => {
                        let (live, whole) = LivePage::begin(&viewer, table);
                        let mut page = Page::default();
                        let shown = page.read(&whole).expect("a whole page");
                        listening = Some((alike, live, page));
                        (whole, shown)
                    }
                };
                shown = at_rest(&shown);
                assert_eq!(shown, at_rest(&whole), "{kind:?} {options} at {}", table.version());
            }
        }
        sizes.sort_unstable();
        let (median, most) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
        println!("{kind:?} {options}: {} events, median {median}, most {most}", sizes.len());
        let wanted = if kind == GameKind::Bids { 2000 } else { 2700 };
        assert!(median <= wanted, "{kind:?}: {median} bytes for each viewer and event");
    }
}

/// Whoever looks on and then sits down is no longer alike with those who look on.
#[test]
fn whoever_sits_down_sees_otherwise() {
    let tables = game(GameKind::Bids, json!({ "rounds": 1 }), 1);
    let (bo, stranger) = (viewer(Some(who(1))), viewer(None));
    assert_eq!(Alike::of(&bo, &tables[6]), Alike::of(&bo, &tables[7]));
    assert_ne!(Alike::of(&bo, &tables[6]), Alike::of(&stranger, &tables[6]));
    assert_ne!(Alike::of(&bo, &tables[0]), Alike::of(&bo, &tables[6]));
    let eve = viewer(Some(Who { id: "eve".to_owned(), name: "Eve".to_owned() }));
    assert_eq!(Alike::of(&eve, &tables[6]), Alike::of(&stranger, &tables[6]));
}

/// What a program hears, update by update, is the whole story; and the view goes with it.
#[test]
fn updates_tell_everything_once() {
    for kind in GameKind::ALL {
        let tables = game(kind, json!({}), 5);
        let id = who(1).id;
        let last = tables.last().expect("an end");
        let all = tell::view(&last.seen_by(Some(&id)), Some(0)).heard;
        let mut heard = Vec::new();
        for pair in tables.windows(2) {
            let (before, view) = (&pair[0], pair[1].seen_by(Some(&id)));
            let more = tell::more_than_the_game(before, &pair[1]);
            let update = tell::update(&view, before.version(), true, more);
            let asked = tell::view(&view, None);
            assert_eq!(update.version, asked.version);
            assert_eq!((&update.legal, &update.to_act), (&asked.legal, &asked.to_act));
            if pair[1].version() > 4 {
                assert_eq!(update.scene, Some(asked.scene));
            }
            assert_eq!(update.table.is_some(), more);
            heard.extend(update.heard);
        }
        assert!(heard.len() > 20);
        assert_eq!(heard, all, "{kind:?}");
        let end = tell::more_than_the_game(&tables[tables.len() - 2], last);
        assert!(end, "whoever listens learns that the game is over");
    }
}
