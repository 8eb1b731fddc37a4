//! Sittings of both games, played by random bots: what can be taken back, what can be reopened,
//! and what each pair of eyes is told.

use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_bots::Random;
use tapis_game::deal::Seed;
use tapis_game::{Bot, Game, Menu, Opening, Refusal, Rng, Seat};
use tapis_play::{Entry, GameKind, Sitting, TableEvent, What, open, with_game};

fn sit<G: Game>(seats: u8, seed: u64) -> Sitting<G> {
    let game = G::new(seats, &G::Options::default()).expect("the defaults are playable");
    Sitting::open(game, Opening::plain(seats, Seed::from_number(seed))).expect("plain names fit")
}

/// Plays a game of random bots; `after` looks at the sitting after every action.
fn play<G: Game>(seats: u8, seed: u64, mut after: impl FnMut(&mut Sitting<G>, Seat)) -> Sitting<G> {
    let mut sitting = sit::<G>(seats, seed);
    let mut rng = Rng::from_seed(seed);
    while let Some(seat) = sitting.to_act().first() {
        let action = Random.choose(sitting.view(seat), &mut rng);
        sitting.act(seat, action).expect("bots choose legal actions");
        after(&mut sitting, seat);
    }
    sitting
}

/// Everything that every seat and a spectator see.
fn everything<G: Game>(sitting: &Sitting<G>) -> Vec<String> {
    let seats = Seat::all(sitting.game().seats()).map(Some).chain([None]);
    seats
        .map(|eyes| serde_json::to_string(&sitting.scene(eyes)).expect("scenes are JSON"))
        .collect()
}

fn undo_and_redo<G: Game>(sitting: &mut Sitting<G>, seat: Seat) {
    let (number, seen) = (sitting.len(), everything(sitting));
    let &(_, action) = sitting.actions().last().expect("somebody has acted");
    sitting.undo(seat).expect("it can be taken back");
    assert_eq!(sitting.len(), number - 1);
    assert!(sitting.to_act().contains(seat) && sitting.view(seat).legal().contains(action));
    sitting.act(seat, action).expect("it can be chosen again");
    assert_eq!(everything(sitting), seen, "what was taken back and done again is the same");
}

#[test]
fn a_bid_can_be_taken_back_until_the_trick_is_complete() {
    let (mut taken_back, mut final_bids) = (0, 0);
    for seed in 0..6 {
        play::<Bids>(4, seed, |sitting, seat| {
            for other in Seat::all(4).filter(|other| *other != seat) {
                assert!(!sitting.can_undo(other), "only who acted last can take it back");
                assert!(sitting.undo(other).is_err());
            }
            let scene = sitting.spectate();
            if scene.plays.is_empty() {
                // The trick was resolved: a card was turned up, or the round or the game ended.
                final_bids += 1;
                if sitting.can_undo(seat) {
                    panic!("a trick was resolved and seat {seat} may take its bid back");
                }
            } else {
                taken_back += 1;
                undo_and_redo(sitting, seat);
            }
        });
    }
    assert!(taken_back > 500 && final_bids > 300, "{taken_back} {final_bids}");
}

#[test]
fn in_all_in_a_choice_is_final_once_a_card_was_drawn_or_shown() {
    let (mut taken_back, mut final_choices) = (0, 0);
    for seed in 0..40 {
        let mut before = sit::<AllIn>(3, seed).spectate();
        play::<AllIn>(3, seed, |sitting, seat| {
            let scene = sitting.spectate();
            let drawn = scene.deck.len() != before.deck.len();
            let scored = scene.round != before.round;
            let undo = sitting.can_undo(seat);
            // A Hypnosis may be taken back by somebody who knew the whole hand anyway.
            assert!(!(undo && (drawn || scored)), "seed {seed}, action {}", sitting.len());
            if undo {
                taken_back += 1;
                undo_and_redo(sitting, seat);
            } else {
                final_choices += 1;
            }
            before = scene;
        });
    }
    assert!(taken_back > 50 && final_choices > 50, "{taken_back} {final_choices}");
}

#[test]
fn nothing_can_be_taken_back_before_it_was_done_or_after_the_end() {
    let mut sitting = sit::<Bids>(3, 1);
    assert!(sitting.undo(Seat::new(0)).is_err());
    assert!(sitting.record().is_none());
    let mut sitting = play::<Bids>(3, 1, |_, _| {});
    let &(last, _) = sitting.actions().last().expect("a game has actions");
    assert_eq!(sitting.undo(last), Err(Refusal::Over));
    assert!(sitting.record().is_some());
}

fn closes_and_opens<G: Game>(seats: u8) {
    let opening = Opening::plain(seats, Seed::from_number(5));
    play::<G>(seats, 5, |sitting, _| {
        if sitting.len() % 7 == 0 {
            let again = Sitting::reopen(sitting.game().clone(), opening.clone(), sitting.actions())
                .expect("what was played once plays again");
            assert_eq!(everything(&again), everything(sitting));
            for seat in Seat::all(seats) {
                assert_eq!(again.view(seat), sitting.view(seat));
                assert_eq!(again.can_undo(seat), sitting.can_undo(seat));
            }
        }
    });
}

#[test]
fn a_sitting_that_was_closed_opens_at_the_same_place() {
    closes_and_opens::<AllIn>(4);
    closes_and_opens::<Bids>(5);
}

#[test]
fn every_game_is_played_in_words() {
    for kind in GameKind::ALL {
        let options = kind.settle(3, serde_json::json!({})).expect("defaults");
        let opening = Opening::plain(3, Seed::from_number(8));
        let mut game = open(kind, options, opening).expect("playable");
        assert_eq!((game.kind(), GameKind::named(kind.name())), (kind, Some(kind)));
        for number in 0..40 {
            with_game!(&mut game, sitting => {
                let seat = sitting.to_act().first().expect("the game goes on");
                let action = sitting.view(seat).legal().nth(0);
                let words = sitting.game().action_words(action);
                sitting.act_in_words(seat, &words).expect("legal");
                assert_eq!(sitting.len(), number + 1);
            });
        }
    }
}

fn story<G: Game>(seats: u8) {
    let sitting = play::<G>(seats, 3, |sitting, seat| {
        let last = sitting.steps(Some(seat), sitting.len() - 1);
        assert_eq!(last.len(), 1);
        assert_eq!(last[0].after, sitting.scene(Some(seat)));
    });
    for eyes in Seat::all(seats).map(Some).chain([None]) {
        let steps = sitting.steps(eyes, 0);
        assert_eq!(steps.len(), sitting.len());
        assert_eq!(sitting.steps(eyes, 5), steps[5..], "a later part is the same story");
        for pair in steps.windows(2) {
            assert_eq!(pair[0].after, pair[1].before);
        }
        assert!(sitting.steps(eyes, sitting.len()).is_empty());
        let mut heard = sitting.heard(eyes, None);
        let opening = heard.next().expect("the opening comes first");
        let events = sitting.events(eyes, 0).collect();
        assert_eq!(opening, Entry { version: 0, what: What::Opening { events } });
        for (step, entry) in steps.into_iter().zip(heard) {
            let (seat, action) = sitting.actions()[step.number];
            let own = eyes == Some(seat);
            let game = sitting.game();
            let action = if own { game.action_words(action) } else { game.overheard(action) };
            assert_eq!((step.seat, &step.action), (seat, &action));
            let version = step.number as u64 + 1;
            assert_eq!(entry.version, version);
            assert_eq!(entry.what, What::Action { seat, action, events: step.heard });
            assert_eq!(sitting.heard(eyes, Some(version - 1)).next().as_ref(), Some(&entry));
            let written = serde_json::to_string(&entry).expect("what is heard is JSON");
            assert_eq!(serde_json::from_str::<Entry<G>>(&written).expect("and read again"), entry);
        }
        assert!(sitting.heard(eyes, Some(sitting.version())).next().is_none());
    }
}

#[test]
fn the_story_is_told_as_each_pair_of_eyes_saw_it() {
    story::<AllIn>(3);
    story::<Bids>(4);
}

#[test]
fn an_undo_is_heard_and_what_it_took_back_is_not() {
    let mut sitting = sit::<Bids>(4, 2);
    sitting.begin_at(6);
    let acts = |sitting: &mut Sitting<Bids>, place: usize| {
        let seat = sitting.to_act().first().expect("the game goes on");
        let action = sitting.view(seat).legal().nth(place);
        sitting.act(seat, action).expect("legal");
        seat
    };
    let first = acts(&mut sitting, 0);
    let late = sitting.to_act().first().expect("the game goes on");
    sitting.note(TableEvent::ClockRanOut { seat: late });
    assert_eq!(sitting.version(), 7, "time is up for the action that follows");
    assert_eq!(acts(&mut sitting, 1), late);
    sitting.note(TableEvent::StoodIn { seat: first });
    let versions = |sitting: &Sitting<Bids>| {
        sitting.heard(None, None).map(|entry| entry.version).collect::<Vec<_>>()
    };
    assert_eq!(versions(&sitting), [6, 7, 8, 8, 9]);
    sitting.undo(late).expect("a bid can be taken back");
    assert_eq!(versions(&sitting), [6, 7, 9, 10]);
    let last = sitting.heard(Some(first), Some(9)).next().expect("an undo is heard");
    let undo = TableEvent::TookBack { seat: late, taken: 8 };
    assert_eq!((last.takes_back(), &last.what), (Some(8), &What::Table(undo)));
    // Its number is not used again.
    assert_eq!(acts(&mut sitting, 0), late);
    assert_eq!(versions(&sitting), [6, 7, 9, 10, 11]);
    let bids =
        sitting.heard(None, Some(7)).filter(|entry| matches!(entry.what, What::Action { .. }));
    assert_eq!(bids.count(), 1, "one bid was taken back, and one stays");
    // Whatever was done before can be taken back too, one by one.
    sitting.undo(late).expect("a bid can be taken back");
    sitting.undo(first).expect("and so can the one before");
    assert_eq!(versions(&sitting), [6, 9, 10, 12, 13]);
}
