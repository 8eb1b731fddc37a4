//! How cards are dealt that nobody can have chosen: promises, terms, salts, and deals that are
//! stopped in the open.

use std::collections::HashSet;

use serde_json::json;
use tapis_bids::Bids;
use tapis_game::deal::{Promise, Seed};
use tapis_game::{Game, Menu, Record, Seat, Seats};
use tapis_play::GameKind;
use tapis_play::table::{
    Agreed, Command, Company, DealView, DutyKind, LogEntry, Phase, Presence, Refused, SeatWish,
    Snapshot, TableState, Who, Wish,
};
use tapis_play::with_game;

const DEAL: Command = Command::Start { fill: None };

fn who(name: &str) -> Who {
    Who { id: format!("id of {name}"), name: name.to_owned() }
}

fn promise(salt: &str) -> Option<String> {
    Some(Promise::of(salt).to_string())
}

/// A table of Ana and Bo, who have promised these salts, and of a bot.
fn table(ana: Option<String>, bo: Option<String>) -> TableState {
    let seats = ["me", "open", "bot:random"].map(|seat| SeatWish::read(seat).expect("a wish"));
    let wish = Wish {
        game: GameKind::Bids,
        options: json!({ "rounds": 1 }),
        seats: seats.to_vec(),
        public: false,
        clock_seconds: None,
        pace_ms: 0,
        promise: ana,
    };
    let seed = Seed::new([7; 32]).reveal();
    let (agreed, entries) = wish.settle(&who("Ana"), "t".to_owned(), seed, 0).expect("a table");
    let mut state = TableState::new(agreed).expect("a known game");
    for entry in entries {
        state = state.after(&entry, 0).expect("it fits");
    }
    done(&state, "Bo", Command::Join { seat: None, promise: bo }, 0)
}

fn done(state: &TableState, name: &str, command: Command, now: i64) -> TableState {
    state.carry_out(&who(name), &command, now).expect("allowed").expect("something new").1
}

fn refused(state: &TableState, name: &str, command: Command) -> Refused {
    state.carry_out(&who(name), &command, 0).map(drop).expect_err("not allowed")
}

fn reveal(salt: &str) -> Command {
    Command::Reveal(salt.to_owned())
}

fn deal(state: &TableState) -> DealView {
    Snapshot::new(state.clone(), Company::default(), []).deal()
}

/// What has to be done by itself, and when.
fn duty(state: &TableState) -> (i64, LogEntry) {
    let duty = state.duty(&Presence::default(), 0, 0).expect("something has to be done");
    let DutyKind::Write(entry) = duty.kind else { panic!("{duty:?}") };
    (duty.at, entry)
}

/// Does what has to be done by itself, when it has to be.
fn wait(state: &TableState) -> (i64, TableState) {
    let (at, entry) = duty(state);
    (at, state.after(&entry, at).expect("it fits"))
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| Seat::new(number)).collect()
}

/// Plays to the end, and reads the record again.
fn play_out(mut state: TableState) -> Record<Bids> {
    while let Some(seat) = state.to_act().first() {
        let words = with_game!(state.game().expect("a game"), sitting => {
            sitting.game().action_words(sitting.view(seat).legal().nth(0))
        });
        state = state.after(&LogEntry::Act(seat.index() as u8, words), 0).expect("legal");
    }
    let record = Snapshot::new(state, Company::default(), []).record().expect("over");
    Record::read(&record).expect("every line is true")
}

#[test]
fn cards_are_dealt_when_every_promised_salt_is_revealed() {
    let waiting = table(promise("ana’s salt"), promise("bo’s salt"));
    assert_eq!(refused(&waiting, "Ana", reveal("ana’s salt")), Refused::NotDealing);
    let asked = done(&waiting, "Ana", DEAL, 10);
    let terms = deal(&asked).terms.expect("all is settled");
    assert_eq!((asked.phase(), deal(&asked).awaited), (Phase::Waiting, seats(&[0, 1])));
    let half = done(&asked, "Bo", reveal("bo’s salt"), 11);
    assert_eq!((half.phase(), deal(&half).awaited), (Phase::Waiting, seats(&[0])));
    assert_eq!(deal(&half).terms.expect("as before").text(), terms.text());
    let playing = done(&half, "Ana", reveal("ana’s salt"), 12);
    assert_eq!((playing.phase(), playing.moved_at()), (Phase::Playing, 12));
    let record = play_out(playing).to_string();
    assert!(record.starts_with(&terms.text()), "what was settled stands in the record");
    assert!(record.starts_with("tapis record 2\n"));
    assert!(record.contains("\nsalt 0 ana’s salt\nsalt 1 bo’s salt\nheader "));
}

#[test]
fn nobody_has_to_promise_and_then_nobody_waits() {
    let playing = done(&table(None, None), "Ana", DEAL, 0);
    assert_eq!(playing.phase(), Phase::Playing);
    let asked = done(&table(None, promise("crow")), "Ana", DEAL, 0);
    assert_eq!(deal(&asked).awaited, seats(&[1]), "only Bo has promised");
    assert_eq!(done(&asked, "Bo", reveal("crow"), 0).phase(), Phase::Playing);
}

#[test]
fn nothing_but_promised_salts_comes_to_a_deal_that_was_asked_for() {
    let asked = done(&table(promise("a"), promise("b")), "Ana", DEAL, 0);
    let terms = deal(&asked).terms.expect("settled").digest();
    let bot = Command::SetSeat { seat: 2, wish: SeatWish::Bot("club".to_owned()) };
    for command in [DEAL, bot, Command::Leave] {
        assert_eq!(refused(&asked, "Ana", command), Refused::Dealing);
    }
    assert_eq!(refused(&asked, "Bo", Command::Promise("0".repeat(64))), Refused::Dealing);
    assert_eq!(
        refused(&asked, "Cy", Command::Join { seat: None, promise: None }),
        Refused::Dealing
    );
    for salt in ["a", "c", "", " b", "b\n"] {
        assert_eq!(refused(&asked, "Bo", reveal(salt)), Refused::BrokenPromise, "{salt:?}");
    }
    let half = done(&asked, "Bo", reveal("b"), 0);
    assert_eq!(deal(&half).terms.expect("settled").digest(), terms);
    let renamed = Who { name: "Bonaventura".to_owned(), ..who("Bo") };
    let again = half.carry_out(&renamed, &Command::Join { seat: None, promise: None }, 0);
    assert!(again.expect("harmless").is_none(), "a new name comes too late");
}

#[test]
fn promises_are_taken_in_one_spelling_only() {
    let waiting = table(None, None);
    for bad in ["", "crow", &"A".repeat(64), &"0".repeat(63)] {
        let command = Command::Promise(bad.to_owned());
        assert_eq!(refused(&waiting, "Bo", command), Refused::BadPromise, "{bad:?}");
        let join = Command::Join { seat: Some(2), promise: Some(bad.to_owned()) };
        let free = done(&waiting, "Ana", Command::SetSeat { seat: 2, wish: SeatWish::Open }, 0);
        assert_eq!(refused(&free, "Cy", join), Refused::BadPromise, "{bad:?}");
    }
    assert_eq!(refused(&waiting, "Cy", Command::Promise("0".repeat(64))), Refused::NotSeated);
    let again = done(&waiting, "Bo", Command::Promise(promise("new").expect("one")), 0);
    assert_eq!(deal(&again).promises[1], Some(Promise::of("new")));
}

#[test]
fn who_does_not_reveal_stops_the_deal_where_all_can_see_it() {
    let asked = done(&table(promise("a"), promise("b")), "Ana", DEAL, 100);
    let half = done(&asked, "Ana", reveal("a"), 101);
    assert_eq!(duty(&half), (3100, LogEntry::Stop));
    let (_, stopped) = wait(&half);
    assert_eq!(deal(&stopped).stopped, [seats(&[1])], "it was Bo, and all can see it");
    assert_ne!(deal(&stopped).commitment, deal(&asked).commitment, "there is a new seed");
    assert_eq!(deal(&stopped).promises, [None, None, None], "all promise anew");
    assert!(deal(&stopped).asked && deal(&stopped).terms.is_none());
    assert_eq!(stopped.phase(), Phase::Waiting);
    // Bo’s phone sleeps. As soon as Ana’s page has promised anew, it goes on without Bo’s salt.
    assert_eq!(duty(&stopped).0, 4600, "five seconds at most, even if nobody promises");
    let anew = done(&stopped, "Ana", Command::Promise(promise("a2").expect("one")), 3200);
    assert_eq!(duty(&anew).0, 3100, "at once");
    let (_, again) = wait(&anew);
    assert_eq!(refused(&again, "Ana", reveal("a")), Refused::BrokenPromise, "an old salt");
    let playing = done(&again, "Ana", reveal("a2"), 3300);
    let record = play_out(playing).to_string();
    assert!(record.contains("\nstopped 1\npromise 0 "), "{record}");
    assert!(record.contains("\nsalt 0 a2\nheader "), "{record}");
}

#[test]
fn a_table_at_which_nobody_wakes_up_is_dealt_within_five_seconds() {
    let asked = done(&table(promise("a"), promise("b")), "Ana", DEAL, 100);
    let (_, stopped) = wait(&asked);
    let (at, playing) = wait(&stopped);
    assert_eq!(playing.phase(), Phase::Playing);
    assert!(at <= 100 + 5000, "{at}");
}

#[test]
fn a_seat_that_has_stopped_deals_plays_without_a_salt() {
    let mut state = done(&table(promise("a"), promise("b")), "Ana", DEAL, 0);
    for attempt in 1..=2 {
        state = done(&state, "Ana", reveal(if attempt == 1 { "a" } else { "a2" }), 0);
        (_, state) = wait(&state);
        assert_eq!(deal(&state).stopped.len(), attempt);
        let ana = Command::Promise(promise(&format!("a{}", attempt + 1)).expect("one"));
        state = done(&state, "Ana", ana, 0);
        let bo = Command::Promise(promise("b").expect("one"));
        if attempt == 2 {
            assert_eq!(refused(&state, "Bo", bo), Refused::BadPromise);
        } else {
            state = done(&state, "Bo", bo, 0);
        }
        (_, state) = wait(&state);
    }
    let playing = done(&state, "Ana", reveal("a3"), 0);
    assert_eq!(playing.phase(), Phase::Playing);
    assert!(play_out(playing).to_string().contains("\nstopped 1\nstopped 1\npromise 0 "));
}

/// A host who knows the seed, owns a seat and every bot, and tries as often as it likes for a good
/// hand: what it can decide after an honest salt is known are deals that are stopped, no more.
#[test]
fn a_host_that_grinds_gains_nothing_but_attempts_that_all_can_see() {
    let waiting = table(promise("the host’s"), promise("honest"));
    let asked = done(&waiting, "Ana", DEAL, 0);
    let known = done(&asked, "Bo", reveal("honest"), 1);
    // From here on the host knows everything. Whatever it tries, the deal is the same or visible.
    let mut deals = HashSet::new();
    let mut try_all = |state: &TableState| {
        let before = deal(state).stopped.len();
        for number in 0..2000 {
            let salt = format!("grinding {number}");
            let name = Who { name: format!("Ana {number}"), ..who("Ana") };
            for command in [
                reveal(&salt),
                Command::Promise(Promise::of(&salt).to_string()),
                Command::Join { seat: Some(0), promise: promise(&salt) },
                Command::SetSeat { seat: 2, wish: SeatWish::Bot("club".to_owned()) },
                Command::Start { fill: Some("master".to_owned()) },
                Command::Leave,
            ] {
                let tried = state.carry_out(&name, &command, number);
                assert!(matches!(tried, Err(_) | Ok(None)), "{command:?}");
            }
        }
        let dealt = done(state, "Ana", reveal("the host’s"), 2);
        assert_eq!(deal(&dealt).stopped.len(), before);
        with_game!(dealt.game().expect("dealt"), sitting => {
            deals.insert(sitting.view(Seat::new(0)).scene().to_string());
        });
    };
    try_all(&known);
    assert_eq!(deals.len(), 1, "there is one deal");
    // All that is left is not to reveal, and that everybody sees.
    let (_, stopped) = wait(&known);
    assert_eq!(deal(&stopped).stopped, [seats(&[0])]);
    assert_eq!(deal(&stopped).promises, [None, None, None]);
}

/// Tables, and a record, that stood in a database before salts were promised. Eva Montgomery has the
/// longest name as a whole, Anastasia Li the longest first name.
mod earlier {
    use super::*;

    #[derive(serde::Deserialize)]
    struct Stored {
        id: String,
        game: String,
        options: String,
        seats: u8,
        seed: String,
        owner: String,
        public: i64,
        clock_seconds: Option<u32>,
        pace_ms: u32,
        phase: String,
        created: i64,
        log: Vec<(i64, String)>,
    }

    fn stored(phase: &str) -> TableState {
        let all: Vec<Stored> =
            serde_json::from_str(include_str!("earlier/tables.json")).expect("tables");
        let table = all.into_iter().find(|table| table.phase == phase).expect("one of each");
        let agreed = Agreed {
            id: table.id,
            game: table.game,
            options: table.options,
            seats: table.seats,
            seed: table.seed,
            owner: table.owner,
            public: table.public != 0,
            clock_seconds: table.clock_seconds,
            pace_ms: table.pace_ms,
            created: table.created,
        };
        let mut state = TableState::new(agreed).expect("a known game");
        for (number, (at, entry)) in (0..).zip(table.log) {
            state.read(number, &entry, at).expect("the log is understood");
        }
        state
    }

    #[test]
    fn a_finished_table_has_the_record_that_it_had() {
        let record = Snapshot::new(stored("over"), Company::default(), []).record();
        let before = include_str!("earlier/over.tapis");
        assert_eq!(record.as_deref(), Some(before));
        assert!(before.contains("\nstart 0\n"), "Eva Montgomery began");
        let read = Record::<Bids>::read(before).expect("it verifies as it did");
        assert_eq!(read.to_string(), before);
    }

    #[test]
    fn a_table_in_play_goes_on_as_it_began() {
        let state = stored("playing");
        assert_eq!(state.phase(), Phase::Playing);
        let record = play_out(state).to_string();
        assert!(record.starts_with("tapis record 1\n"));
        assert!(record.contains("\nsalt 0 seven crows\nsalt 1 two doves\n"));
        assert!(record.contains("\nstart 0\n"), "Eva Montgomery began");
    }

    #[test]
    fn a_table_that_waited_is_dealt_as_tables_are_today() {
        let state = stored("waiting");
        let eva = Who { id: state.owner().expect("Eva").to_owned(), name: String::new() };
        let (_, state) = state.carry_out(&eva, &DEAL, 0).expect("allowed").expect("something new");
        let record = play_out(state).to_string();
        assert!(record.starts_with("tapis record 2\n"));
        assert!(!record.contains("salt"), "those words were public before the deal");
        assert!(record.contains("\nstart 1\n"), "Anastasia Li begins");
    }
}
