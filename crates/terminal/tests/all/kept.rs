//! Games are kept after every action, and gone on with exactly where they were.

use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::Seat;
use tapis_terminal::local::Local;
use tapis_terminal::save::{self, Kept};
use tapis_terminal::stage::Stage;
use tapis_texts::Language;

use crate::common::{let_bots_act, local};

fn is_kept_all_the_time<G: Stage>(players: u8) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = save::new_file(folder.path(), G::NAME);
    let mut local = local::<G>(players, 4, Some(file.clone()));
    for _ in 0..12 {
        let_bots_act(&mut local);
        let words = local.shown().legal.first().expect("a choice").clone();
        local.act(&words).expect("legal");
        assert_eq!(local.trouble, None);
        // As if the program had been killed right here.
        let kept = Kept::read(&file).expect("a kept game");
        let sitting = kept.sitting::<G>().expect("it plays again");
        let again = Local::new(sitting, Seat::new(kept.you), kept.bots.clone(), Language::En, None);
        assert_eq!(again.shown().scene, local.shown().scene);
        assert_eq!(again.shown().legal, local.shown().legal);
        assert_eq!(again.shown().log, local.shown().log);
        assert_eq!(again.shown().rounds, local.shown().rounds);
    }
    assert_eq!(save::latest(folder.path()), Some(file));
}

#[test]
fn a_game_of_all_in_is_kept_all_the_time() {
    is_kept_all_the_time::<AllIn>(3);
}

#[test]
fn a_game_of_bids_is_kept_all_the_time() {
    is_kept_all_the_time::<Bids>(4);
}

#[test]
fn a_finished_game_leaves_its_record_and_a_new_one_gets_another_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = save::new_file(folder.path(), "bids");
    let mut local = local::<Bids>(3, 4, Some(file.clone()));
    while local.record().is_none() {
        let_bots_act(&mut local);
        if let Some(words) = local.shown().legal.first().cloned() {
            local.act(&words).expect("legal");
        }
    }
    assert!(!file.exists(), "there is nothing to go on with");
    let record = std::fs::read_to_string(save::record_file(&file)).expect("a record");
    assert_eq!(Some(record), local.record());
    assert_eq!(save::latest(folder.path()), None);
    assert_ne!(save::new_file(folder.path(), "bids"), file);
}

#[test]
fn files_that_hold_no_game_are_refused_with_a_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("broken.game");
    assert!(Kept::read(&path).is_err(), "there is no file");
    let good = {
        let file = folder.path().join("good.game");
        local::<Bids>(3, 4, Some(file.clone()));
        std::fs::read_to_string(file).expect("kept")
    };
    for (old, new) in [
        ("", "nonsense"),
        ("tapis game 2", "tapis game 9"),
        ("\"you\":0", "\"you\":7"),
        ("\"actions\":[]", "\"actions\":[[1,\"bid Y99\"]]"),
        ("\"actions\":[]", "\"actions\":[[9,\"bid Y1\"]]"),
        ("\"rounds\":6", "\"rounds\":0"),
    ] {
        let broken = if old.is_empty() { new.to_owned() } else { good.replace(old, new) };
        assert_ne!(broken, good, "`{old}` stands in a kept game");
        std::fs::write(&path, broken).expect("written");
        let refused = match Kept::read(&path) {
            Ok(kept) => kept.sitting::<Bids>().map(drop).map_err(|error| error.to_string()),
            Err(why) => Err(why),
        };
        assert!(refused.is_err_and(|why| !why.is_empty()), "{old} → {new}");
    }
}
