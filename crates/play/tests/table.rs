//! Tables, from the first wish to the end of the game, without a server.

use serde_json::json;
use tapis_game::deal::Seed;
use tapis_game::{Refusal, Seat};
use tapis_play::table::{
    AnyView, Command, Company, DutyKind, LogEntry, Phase, Presence, Refused, SeatKind, SeatWish,
    Snapshot, TableState, Who, Wish,
};
use tapis_play::{GameKind, with_game};

const MINUTE: i64 = 60_000;

fn who(name: &str) -> Who {
    Who { id: format!("id of {name}"), name: name.to_owned() }
}

fn wish(seats: &[&str]) -> Wish {
    Wish {
        game: GameKind::Bids,
        options: json!({ "rounds": 1 }),
        seats: seats.iter().map(|seat| SeatWish::read(seat).expect("a wish")).collect(),
        public: false,
        clock_seconds: None,
        pace_ms: 0,
        promise: None,
    }
}

/// A table as it is read from its log.
fn table(seats: &[&str]) -> TableState {
    let seed = Seed::new([7; 32]).reveal();
    let (agreed, entries) =
        wish(seats).settle(&who("Ana"), "t".to_owned(), seed, 0).expect("a table");
    let mut state = TableState::new(agreed).expect("a known game");
    for (number, entry) in (0..).zip(entries) {
        state.read(number, &entry.text(), 0).expect("it fits");
    }
    state
}

fn done(state: &TableState, name: &str, command: Command) -> TableState {
    state.carry_out(&who(name), &command, 0).expect("allowed").expect("something new").1
}

fn refused(state: &TableState, name: &str, command: Command) -> Refused {
    state.carry_out(&who(name), &command, 0).map(drop).expect_err("not allowed")
}

fn act(action: &str, version: Option<u64>) -> Command {
    Command::Act { action: action.to_owned(), version }
}

fn snapshot(state: &TableState) -> Snapshot {
    Snapshot::new(state.clone(), Company::default(), [])
}

#[test]
fn a_command_changes_nothing_until_it_is_written() {
    let state = table(&["me", "open", "open"]);
    let join = Command::Join { seat: None, promise: None };
    let (entry, next) = state.carry_out(&who("Bo"), &join, 5).expect("allowed").expect("new");
    assert_eq!(entry, LogEntry::sit(1, &who("Bo"), None));
    assert_eq!((state.version(), next.version()), (1, 2));
    assert_eq!((state.seat_of("id of Bo"), next.seat_of("id of Bo")), (None, Some(Seat::new(1))));
    assert_eq!(next.carry_out(&who("Bo"), &join, 5).map(|done| done.is_none()), Ok(true));
    let mut read = state.clone();
    read.read(1, &entry.text(), 5).expect("it fits");
    assert_eq!(snapshot(&read).seats(), snapshot(&next).seats());
    assert!(read.read(1, &entry.text(), 5).is_err(), "every number is given once");
}

#[test]
fn commands_are_refused_with_a_reason() {
    let state = table(&["me", "open", "bot:club"]);
    assert_eq!(refused(&state, "Bo", Command::Leave), Refused::NotSeated);
    assert_eq!(refused(&state, "Bo", Command::Start { fill: None }), Refused::NotOwner);
    assert_eq!(refused(&state, "Ana", act("bid R1", None)), Refused::NotStarted);
    let join = |seat| Command::Join { seat, promise: None };
    assert_eq!(refused(&state, "Bo", join(Some(0))), Refused::SeatTaken);
    assert_eq!(refused(&state, "Bo", join(Some(2))), Refused::SeatTaken);
    assert_eq!(refused(&state, "Bo", join(Some(9))), Refused::NoSuchSeat);
    let fill = Some("hal".to_owned());
    assert_eq!(refused(&state, "Ana", Command::Start { fill }), Refused::NoSuchBot);
    let playing = done(&state, "Ana", Command::Start { fill: None });
    assert_eq!(refused(&playing, "Bo", join(None)), Refused::Started);
    let asked = done(&playing, "Bo", join(Some(2)));
    assert_eq!(asked.seat_of("id of Bo"), None, "somebody has to agree");
    assert_eq!(refused(&playing, "Ana", act("bid R1", Some(1))), Refused::Stale);
    let Refused::Rules(why) = refused(&playing, "Ana", act("fly away", None)) else {
        panic!("the rules refuse it")
    };
    assert!(matches!(why, Refusal::Unreadable(_) | Refusal::NotYourTurn { .. }), "{why:?}");
}

/// A snapshot shows a viewer one hand, and a spectator none; it stays as it was.
#[test]
fn a_snapshot_shows_each_viewer_what_that_viewer_sees() {
    let state = table(&["me", "bot:random", "bot:random"]);
    let waiting = snapshot(&state);
    assert!(waiting.seen_by(None).game().is_none());
    let playing = done(&state, "Ana", Command::Start { fill: None });
    assert_eq!((waiting.phase(), playing.phase()), (Phase::Waiting, Phase::Playing));
    let snapshot = snapshot(&playing);
    assert_eq!(snapshot.seats()[1].kind, SeatKind::Bot);
    let hands = |person: Option<&str>| -> Vec<bool> {
        let view = snapshot.seen_by(person);
        let scene = with_game!(view.game().expect("a game"), view => {
            serde_json::to_value(view.scene()).expect("JSON")
        });
        let hands = scene["hands"].as_array().expect("hands").clone();
        hands.iter().map(|hand| hand[0] != "??").collect()
    };
    assert_eq!(hands(Some("id of Ana")), [true, false, false]);
    assert_eq!(hands(Some("id of Eve")), [false; 3]);
    assert_eq!(hands(None), [false; 3]);
    let AnyView::Bids(view) = snapshot.seen_by(None).game().expect("a game") else {
        panic!("a game of Bids")
    };
    assert_eq!((view.legal().len(), view.can_undo(), view.actions()), (0, false, 0));
    assert_eq!(view.heard(None).count(), 1, "the opening");
}

/// A log that was written by a clock ahead of this one stops nobody.
#[test]
fn a_log_from_the_future_stops_no_bot() {
    let mut state = table(&["me", "bot:random", "bot:random"]);
    let number = state.version();
    let start = LogEntry::Start { fill: "random".to_owned() };
    state.read(number, &start.text(), 100 * MINUTE).expect("it fits");
    let presence = Presence::nobody_since(40 * MINUTE);
    while let Some(action) = {
        let view = snapshot(&state);
        let mine = view.seen_by(Some("id of Ana"));
        with_game!(mine.game().expect("a game"), view => view.legal().first().cloned())
    } {
        let (_, next) = state
            .carry_out(&who("Ana"), &act(&action, None), 100 * MINUTE)
            .expect("legal")
            .expect("new");
        state = next;
    }
    state.not_after(40 * MINUTE);
    let duty = state.duty(&presence, 0, 40 * MINUTE).expect("a bot has to act");
    assert_eq!((duty.at, duty.kind), (40 * MINUTE, DutyKind::Decide("random".to_owned())));
}

/// Away is not gone: a bot takes a seat over when somebody at the table asks for it, or when the
/// clock has run out, and never before.
#[test]
fn a_bot_stands_in_only_when_asked_or_when_the_clock_has_run_out() {
    let seated = |clock: Option<u32>| {
        let mut wish = wish(&["me", "open", "open"]);
        wish.clock_seconds = clock;
        let (agreed, entries) = wish
            .settle(&who("Ana"), "t".to_owned(), Seed::new([7; 32]).reveal(), 0)
            .expect("a wish");
        let mut state = TableState::new(agreed).expect("a game");
        for entry in entries {
            state = state.after(&entry, 0).expect("it fits");
        }
        for name in ["Bo", "Cleo"] {
            state = done(&state, name, Command::Join { seat: None, promise: None });
        }
        done(&state, "Ana", Command::Start { fill: None })
    };
    let state = seated(None);
    let acts = state.to_act().first().expect("somebody acts");
    let others: Vec<Seat> = Seat::all(3).filter(|seat| *seat != acts).collect();
    let names = ["Ana", "Bo", "Cleo"];
    let mut presence = Presence::nobody_since(0);
    assert_eq!(state.missing_since(acts, &presence, MINUTE), None, "nobody waits");
    presence.come(Some(others[0]), MINUTE);
    assert_eq!(state.missing_since(acts, &presence, 2 * MINUTE), Some(MINUTE));
    assert_eq!(state.duty(&presence, 0, 1000 * MINUTE), None, "nobody has asked");
    let ask = |seat: Seat| Command::StandIn { seat: seat.index() as u8 };
    assert_eq!(refused(&state, "Eve", ask(acts)), Refused::NotSeated);
    assert_eq!(refused(&state, names[acts.index()], ask(acts)), Refused::SeatTaken);
    assert_eq!(refused(&state, names[acts.index()], ask(others[0])), Refused::SeatTaken);
    let asked = done(&state, names[others[0].index()], ask(acts));
    assert!(asked.bot(acts).is_some());
    presence.come(Some(acts), 3 * MINUTE);
    assert_eq!(state.missing_since(acts, &presence, 3 * MINUTE), None, "they are back");
    // With a clock, the bot takes over from whoever is away when it has run out.
    let state = seated(Some(7 * 86_400));
    let acts = state.to_act().first().expect("somebody acts");
    let week = 7 * 24 * 60 * MINUTE;
    let mut presence = Presence::nobody_since(0);
    let other = Seat::all(3).find(|seat| *seat != acts).expect("others");
    presence.come(Some(other), 0);
    let duty = state.duty(&presence, 0, MINUTE).expect("the clock runs");
    assert_eq!((duty.at, duty.kind), (state.moved_at() + week, DutyKind::StandIn));
    presence.come(Some(acts), MINUTE);
    let duty = state.duty(&presence, 0, 2 * MINUTE).expect("the clock runs");
    assert!(matches!(duty.kind, DutyKind::DecideLate(_)), "{duty:?}");
}
