//! Whoever comes late, and whoever chooses again: neither sees nor wins anything by it.

use serde_json::json;
use tapis_game::deal::Seed;
use tapis_game::{Game, Menu, Seat};
use tapis_play::table::{
    Command, Company, DutyKind, LogEntry, Occupant, Phase, Presence, Refused, SeatWish, Snapshot,
    TableState, Who, Wish,
};
use tapis_play::{GameKind, with_game};

const SECOND: i64 = 1000;

fn who(name: &str) -> Who {
    Who { id: format!("id of {name}"), name: name.to_owned() }
}

/// A game of Bids, just dealt.
fn table(seats: &[&str], public: bool, clock_seconds: Option<u32>) -> TableState {
    let wish = Wish {
        game: GameKind::Bids,
        options: json!({ "rounds": 3 }),
        seats: seats.iter().map(|seat| SeatWish::read(seat).expect("a wish")).collect(),
        public,
        clock_seconds,
        pace_ms: 0,
        promise: None,
    };
    let seed = Seed::new([7; 32]).reveal();
    let (agreed, entries) = wish.settle(&who("Ana"), "t".to_owned(), seed, 0).expect("a table");
    let mut state = TableState::new(agreed).expect("a known game");
    for entry in entries {
        state = state.after(&entry, 0).expect("it fits");
    }
    state.after(&LogEntry::Deal { fill: "casual".to_owned() }, 0).expect("it fits")
}

fn done(state: &TableState, name: &str, command: Command) -> TableState {
    state.carry_out(&who(name), &command, 0).expect("allowed").expect("something new").1
}

fn refused(state: &TableState, name: &str, command: Command) -> Refused {
    state.carry_out(&who(name), &command, 0).map(drop).expect_err("not allowed")
}

fn join(seat: u8) -> Command {
    Command::Join { seat: Some(seat), promise: None }
}

fn answer(seat: u8, yes: bool) -> Command {
    Command::Answer { seat, yes }
}

/// What a seat could choose first.
fn choice(state: &TableState, seat: Seat) -> String {
    with_game!(state.game().expect("a game"), sitting => {
        sitting.game().action_words(sitting.view(seat).legal().nth(0))
    })
}

/// Somebody who has to act does, at this time.
fn act(state: &TableState, at: i64) -> TableState {
    let seat = state.to_act().first().expect("somebody has to act");
    let entry = LogEntry::Act(seat.index() as u8, choice(state, seat));
    state.after(&entry, at).expect("legal")
}

fn round(state: &TableState) -> u8 {
    with_game!(state.game().expect("a game"), sitting => sitting.game().round(sitting.face_up()))
}

/// How many hands this person sees.
fn hands_seen(state: &TableState, name: &str) -> usize {
    let snapshot = Snapshot::new(state.clone(), Company::default(), []);
    let view = snapshot.seen_by(Some(&who(name).id));
    let scene = with_game!(view.game().expect("a game"), view => {
        serde_json::to_value(view.scene()).expect("JSON")
    });
    let hands = scene["hands"].as_array().expect("hands").clone();
    let is_open = |hand: &serde_json::Value| hand[0].as_str().is_some_and(|card| card != "??");
    hands.into_iter().filter(is_open).count()
}

/// Three guests who walk from seat to seat read no hand; each may ask once, and needs a yes.
#[test]
fn nobody_reads_a_hand_by_sitting_down() {
    let mut state = table(&["me", "bot:club", "bot:master", "bot:casual"], false, None);
    for (guest, seat) in [("Bo", 1), ("Cy", 2), ("Di", 3)] {
        state = done(&state, guest, join(seat));
        assert_eq!(hands_seen(&state, guest), 0, "asking shows nothing");
        assert_eq!(refused(&state, guest, answer(seat, true)), Refused::NotSeated);
        assert_eq!(refused(&state, "Eve", answer(seat, true)), Refused::NotSeated);
        state = done(&state, "Ana", answer(seat, true));
        assert_eq!(hands_seen(&state, guest), 0, "the hand is the bot’s until the next deal");
        let act = Command::Act { action: "bid R1".to_owned(), version: None };
        assert_eq!(refused(&state, guest, act), Refused::NextDeal);
        state = done(&state, guest, Command::Leave);
        for other in 1..=3 {
            assert_eq!(refused(&state, guest, join(other)), Refused::NoLatecomers, "once a life");
        }
    }
    let level = |seat: usize| match &state.occupants()[seat] {
        Occupant::Bot { level } => level.to_string(),
        other => panic!("{other:?}"),
    };
    assert_eq!([level(1), level(2), level(3)], ["club", "master", "casual"]);
    assert_eq!(hands_seen(&state, "Ana"), 1);
}

#[test]
fn whoever_came_late_plays_from_the_next_deal_on() {
    let state = table(&["me", "bot:club", "bot:club"], false, None);
    let mut state = done(&done(&state, "Bo", join(1)), "Ana", answer(1, true));
    assert_eq!(state.bot(Seat::new(1)), Some("club"), "until then the bot plays");
    while round(&state) == 1 {
        assert_eq!(hands_seen(&state, "Bo"), 0);
        state = act(&state, 0);
    }
    assert_eq!((hands_seen(&state, "Bo"), state.bot(Seat::new(1))), (1, None));
    while state.to_act().first() != Some(Seat::new(1)) {
        state = act(&state, 0);
    }
    let command = Command::Act { action: choice(&state, Seat::new(1)), version: None };
    done(&state, "Bo", command);
}

#[test]
fn whoever_came_late_and_does_not_play_gives_the_seat_back() {
    let state = table(&["me", "bot:expert", "bot:club"], false, None);
    let mut state = done(&done(&state, "Bo", join(1)), "Ana", answer(1, true));
    while round(&state) == 1 || state.to_act().first() != Some(Seat::new(1)) {
        state = act(&state, 50 * SECOND);
    }
    let duty = state.duty(&Presence::default(), 0, 0).expect("a duty");
    let give_back = LogEntry::GiveBack(1);
    assert_eq!((duty.at, &duty.kind), (170 * SECOND, &DutyKind::Write(give_back.clone())));
    let back = state.after(&give_back, duty.at).expect("it fits");
    assert_eq!(back.bot(Seat::new(1)), Some("expert"), "at the level that it had");
    assert_eq!(refused(&back, "Bo", join(1)), Refused::NoLatecomers);
    // Whoever has acted once stays.
    let acted = act(&state, 60 * SECOND);
    assert!(
        acted
            .duty(&Presence::default(), 0, 0)
            .is_none_or(|duty| duty.kind != DutyKind::Write(LogEntry::GiveBack(1)))
    );
}

#[test]
fn who_may_ask_is_for_those_who_sit_there() {
    let public = table(&["me", "bot:club", "bot:club"], true, None);
    assert_eq!(refused(&public, "Bo", join(1)), Refused::NoLatecomers);
    assert_eq!(refused(&public, "Bo", Command::Latecomers(true)), Refused::NotOwner);
    let opened = done(&public, "Ana", Command::Latecomers(true));
    let asked = done(&opened, "Bo", join(1));
    assert!(asked.carry_out(&who("Bo"), &join(2), 0).expect("harmless").is_none(), "one ask");
    let away = done(&asked, "Ana", answer(1, false));
    assert_eq!(away.seat_of("id of Bo"), None);
    assert_eq!(refused(&away, "Bo", join(1)), Refused::NoLatecomers);
    assert_eq!(refused(&away, "Ana", answer(1, true)), Refused::NobodyAsks);
    let alone = table(&["bot:club", "bot:club", "bot:club"], false, None);
    assert_eq!(refused(&alone, "Bo", join(1)), Refused::NoLatecomers, "nobody can agree");
}

#[test]
fn what_a_clock_or_a_stand_in_did_cannot_be_taken_back() {
    let mut state = table(&["me", "bot:club", "bot:club"], false, Some(30));
    while state.to_act().first() != Some(Seat::new(0)) {
        state = act(&state, 0);
    }
    let undo = || Command::Undo { version: None };
    let words = choice(&state, Seat::new(0));
    let late = state.after(&LogEntry::Late(0, words), 31 * SECOND).expect("legal");
    let chosen = act(&state, 5 * SECOND);
    if with_game!(chosen.game().expect("a game"), sitting => sitting.can_undo(Seat::new(0))) {
        assert_eq!(refused(&late, "Ana", undo()), Refused::CannotUndo);
        assert!(!late.can_undo(Seat::new(0)));
        let away = state.after(&LogEntry::StandIn(0), 0).expect("it fits");
        let back = act(&away, 0).after(&LogEntry::Back(0), 0).expect("it fits");
        assert_eq!(refused(&back, "Ana", undo()), Refused::CannotUndo);
        assert!(chosen.can_undo(Seat::new(0)));
    } else {
        panic!("a bid that completes no trick can be taken back");
    }
}

#[test]
fn an_undo_gives_no_time_back() {
    let mut state = table(&["me", "bot:club", "bot:club"], false, Some(30));
    while state.to_act().first() != Some(Seat::new(0)) {
        state = act(&state, 0);
    }
    // Ana chooses after twenty seconds, takes it back three seconds later, thinks on for four, and
    // takes that back too: what was left when she chose is left.
    let undo = Command::Undo { version: None };
    let mut at = 0;
    for (thinks, left) in [(20, 10), (4, 6), (6, 0)] {
        at += thinks * SECOND;
        let chosen = act(&state, at);
        at += 3 * SECOND;
        let undone = chosen.carry_out(&who("Ana"), &undo, at).expect("allowed").expect("new");
        state = undone.1;
        assert_eq!(state.deadline(), Some(at + left * SECOND));
    }
}

#[test]
fn bots_among_themselves_play_for_whoever_looks_on() {
    let state = table(&["bot:random", "bot:random", "bot:random"], false, None);
    assert_eq!(state.phase(), Phase::Playing);
    assert_eq!(state.duty(&Presence::default(), 0, 0), None, "nobody looks");
    let mut presence = Presence::default();
    presence.come(None, 0);
    assert_eq!(state.duty(&presence, 0, 0).map(|duty| duty.at), Some(300));
}
