//! A third game is played everywhere, though nothing but its rules was written for it, and no file but
//! the registry names it.

use std::path::Path;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use serde_json::{Value, json};
use tapis_arena::{Contestant, Format, Setup, Simulation, balance, run};
use tapis_bots::Roster;
use tapis_client::{Client, NewTable};
use tapis_game::deal::Seed;
use tapis_game::{AllSeats, Rng};
use tapis_game::{Game, Nobody, Opening, Record, Seat, Standing, Table, drive};
use tapis_play::score_pad::{Entry, ScorePad};
use tapis_play::{GameKind, LookBack, Sitting, Through, with_kind};
use tapis_terminal::app::{App, Request};
use tapis_terminal::local::Local;
use tapis_terminal::palette::Palette;
use tapis_terminal::ui::Wish;
use tapis_texts::Language;
use tapis_thirty::{Options, Thirty};
use tapis_web::{Config, serve};

fn game(seats: u8) -> Thirty {
    Thirty::new(seats, &Options::default()).expect("so many can play")
}

fn opening(seats: u8) -> Opening {
    Opening::plain(seats, Seed::from_number(30))
}

#[test]
fn the_registry_has_it() {
    let kind = GameKind::named("thirty").expect("a third game");
    assert_eq!(kind.seats(), 2..=5);
    assert_eq!(with_kind!(kind, G => G::NAME), "thirty");
    let refused = kind.settle(3, json!({ "rounds": 10 })).expect_err("too many rounds");
    assert_eq!(refused.to_string(), "there are one to nine rounds");
}

#[test]
fn it_has_bots_and_the_arena_measures_them() {
    assert!(Thirty::bots().contains(&"master"));
    let named = |name: &str| Contestant::named(name).expect("a bot of this name");
    let bots = ["beginner@200", "random"].map(named).into();
    let setup = Setup { format: Format::OneVsRest, deals: 60, ..Setup::new(game(3), bots) };
    let results = run(&setup, |_| {}).expect("bots keep the rules");
    let share = results.cell("beginner@200", "random").expect("it was played").win_share.mean;
    assert!(share > 0.4, "whoever searches wins more than a third: {share}");

    let bots = vec![Contestant::named("random").expect("a bot")];
    let simulation = Simulation { game: game(4), bots, games: 40, seed: 1, threads: 1 };
    let balance = balance::measure(&simulation, |_| {}).expect("bots keep the rules");
    assert_eq!(balance.sections.len(), 1, "the victories of each seat");
    assert_eq!(balance.sections[0].rows.len(), 4);
}

fn record() -> Record<Thirty> {
    let mut table = Table::open(game(3), opening(3)).expect("plain names");
    let bot = Thirty::bot("casual").expect("a bot");
    let mut players = AllSeats { bot, rng: Rng::from_seed(1) };
    drive(&mut table, &mut players, &mut Nobody).expect("bots keep the rules");
    table.record().expect("the game is over")
}

#[test]
fn its_records_are_checked_and_looked_at_again() {
    let record = record();
    let text = record.to_string();
    let again = Record::<Thirty>::read(&text).expect("what was written is read");
    assert_eq!(again.to_string(), text);
    let forged = text.replacen("play ", "play x", 1);
    assert!(Record::<Thirty>::read(&forged).is_err());

    let mut back = LookBack::new(&again);
    let end = back.end();
    assert_eq!(end, 60, "thirty cards in each of two rounds");
    let scene = back.scene(end, Through::Open);
    assert!(scene.won_by().is_some_and(|winners| !winners.is_empty()));
    let other = back.scene(0, Through::Seat(Seat::new(0)));
    assert!(other.hands[1].iter().all(|card| card == "??"), "another hand stays hidden");
    assert_eq!(back.chapters().rounds().count(), 2);
}

#[test]
fn its_rules_have_scenarios_and_traces() {
    let scenario = |winner: u8| {
        format!(
            "game = \"thirty\"\nplayers = 2\n\
             [state]\nhands = [\"a1 b2\", \"a9 c10\"]\n\
             [[step]]\naction = \"play a1\"\n[[step]]\naction = \"play a9\"\n\
             [expect]\nleader = {winner}\n"
        )
    };
    tapis_scenario::run_text("thirty.toml", &scenario(1)).expect("the higher card wins");
    let failures = tapis_scenario::run_text("thirty.toml", &scenario(0)).expect_err("it does not");
    assert!(failures[0].what.contains("leader"), "{failures:?}");

    let mut trace = Vec::new();
    tapis_scenario::trace::write(&game(2), 7, &mut trace).expect("memory is enough");
    let lines = String::from_utf8(trace).expect("text");
    assert_eq!(lines.lines().count(), 61, "the deal and sixty actions");
}

#[test]
fn it_is_told_in_its_own_notation() {
    let record = record();
    let mut sitting = Sitting::open(game(3), opening(3)).expect("plain names");
    for (seat, action) in record.actions().iter().take(3) {
        sitting.act(*seat, *action).expect("what was played once plays again");
    }
    let names: Vec<String> = ["Ana", "Bo", "Cleo"].map(str::to_owned).into();
    let entries: Vec<_> = sitting.heard(Some(Seat::new(0)), None).collect();
    let story = tapis_texts::entry_story(Language::Nl, &names, &entries[1]);
    let (seat, action) = record.actions()[0];
    let played = format!("{}: {}", names[seat.index()], sitting.game().action_words(action));
    assert!(story.contains(&played), "{story:?}");
    assert_eq!(tapis_texts::game_name(Language::En, "thirty").as_deref(), Some("thirty"));
}

#[test]
fn its_rounds_are_added_up_on_a_pad() {
    let kind = GameKind::named("thirty").expect("a third game");
    let names = ["Ana", "Bo"].map(str::to_owned).into();
    let mut pad = ScorePad::new(kind, names, Value::Null).expect("two can play");
    let round = |one: &str, other: &str| Entry {
        cards: vec![one.to_owned(), other.to_owned()],
        ..Entry::default()
    };
    pad.enter(round("9", "6")).expect("points");
    assert!(pad.enter(round("many", "6")).is_err());
    assert_eq!(pad.enter(round("7", "8")).expect("points").totals, [16, 14]);
}

#[test]
fn it_is_played_in_a_terminal() {
    let names: Vec<String> = ["Ana", "Bo", "Cleo"].map(str::to_owned).into();
    let opening = Opening { names, ..opening(3) };
    let sitting = Sitting::open(game(3), opening).expect("plain names");
    let bots = vec![None, Some("random".to_owned()), Some("beginner".to_owned())];
    let mut local = Local::new(sitting, Seat::new(0), bots, Language::En, None);
    let mut app = App::<Thirty>::new(Language::En, Palette::new(false));
    let (mut acted, mut seen) = (0, String::new());
    while local.record().is_none() {
        while let Some(question) = local.question() {
            assert!(local.answer(&question.think().expect("there is such a bot")));
        }
        app.update(local.shown());
        let mut buffer = Buffer::empty(Rect::new(0, 0, 100, 30));
        app.draw(local.shown(), &mut buffer);
        if acted == 0 {
            seen = buffer.content.iter().map(|cell| cell.symbol()).collect();
        }
        for code in [KeyCode::Tab, KeyCode::Enter] {
            let request = app.key(KeyEvent::new(code, KeyModifiers::NONE));
            if let Some(Request::Wish(Wish::Act(words))) = request {
                local.act(&words).expect("what is lit can be done");
                acted += 1;
            }
        }
    }
    assert_eq!(acted, 20, "ten cards in each of two rounds");
    for shown in ["Ana", "Bo", "Cleo", "Round 1", "play "] {
        assert!(seen.contains(shown), "{shown} is not on the screen: {seen}");
    }
}

/// A server with its database in this folder.
async fn server(folder: &Path) -> tapis_web::Server {
    // Whoever makes the first client chooses the cryptography for all.
    drop(Client::new("http://127.0.0.1:7777"));
    let database = format!("sqlite://{}", folder.join("tapis.db").display());
    serve(Config::for_tests(database)).await.expect("the server starts")
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_play_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = server(folder.path()).await;
    let mut ana = Client::new(&server.url()).expect("an address");
    ana.sign_in_as_guest("Ana").await.expect("welcome");
    let wished = NewTable::new("thirty", ["me", "bot:casual", "bot:random"]);
    let table = ana.create(&wished).await.expect("a table");
    ana.start(&table.id).await.expect("it starts");
    let scene = loop {
        let view = ana.view(&table.id).await.expect("a view");
        if view.scene["winners"].is_array() {
            break view.scene;
        }
        if let Some(action) = view.legal.first() {
            ana.act(&table.id, action, view.version).await.expect("a legal action");
        }
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    };
    let points = scene["points"].as_array().expect("points").iter();
    assert_eq!(points.filter_map(Value::as_i64).sum::<i64>(), 20, "a point for each trick");
    let record = ana.record(&table.id).await.expect("the game is over");
    assert_eq!(Record::<Thirty>::read(&record).expect("an honest deal").actions().len(), 60);
    let page = reqwest::get(format!("{}/r/{}", server.url(), table.id)).await.expect("a page");
    assert!(page.status().is_success(), "the replay: {}", page.status());
    server.stop().await;
}

/// The value that stands behind this in a page.
fn behind<'a>(page: &'a str, mark: &str) -> &'a str {
    let (_, rest) = page.split_once(mark).unwrap_or_else(|| panic!("no {mark} in {page}"));
    rest.split('"').next().expect("the end of the value")
}

#[tokio::test(flavor = "multi_thread")]
async fn people_play_it_on_a_plain_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = server(folder.path()).await;
    let browser = reqwest::Client::builder();
    let browser = browser.redirect(reqwest::redirect::Policy::none()).build().expect("a browser");
    let home = browser.get(server.url()).send().await.expect("a page").text().await.expect("text");
    assert!(home.contains("/play/thirty"), "the home page offers it");
    let dealt = browser.post(format!("{}/play/thirty", server.url())).send().await.expect("a deal");
    let header = |name: &str| dealt.headers()[name].to_str().expect("text").to_owned();
    let table = format!("{}{}", server.url(), header("location"));
    let cookie = header("set-cookie").split(';').next().expect("a cookie").to_owned();
    let page = async || {
        let page = browser.get(&table).header("cookie", &cookie).send().await.expect("a page");
        page.text().await.expect("text")
    };
    let mut before = page().await;
    while !before.contains("data-action=\"play ") {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        before = page().await;
    }
    assert!(before.contains("class=\"plain\""), "the table stands there in lines: {before}");
    let (action, version) = (behind(&before, "data-action=\""), behind(&before, "data-version=\""));
    let card = action.strip_prefix("play ").expect("a card");
    let form = format!("version={version}&action=play+{card}");
    let act = browser.post(format!("{table}/act")).header("cookie", &cookie).body(form);
    let act = act.header("content-type", "application/x-www-form-urlencoded");
    let status = act.send().await.expect("an answer").status();
    assert!(status.is_redirection() || status.is_success(), "{status}");
    let after = page().await;
    assert!(!after.contains(&format!("data-action=\"{action}\"")), "the card was played");
    for place in
        ["rules/thirty", "rules/thirty/house", "learn/thirty", "new/thirty", "score/thirty"]
    {
        let page = browser.get(format!("{}/{place}", server.url())).send().await.expect("a page");
        assert!(page.status().is_success(), "{place}: {}", page.status());
    }
    server.stop().await;
}
