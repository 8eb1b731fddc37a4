//! Every scenario file passes; and the runner notices whatever is wrong, in its place.

use std::path::{Path, PathBuf};

use tapis_testkit::scenario::{collect, run_file, run_text};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios")
}

#[test]
fn all_scenarios_pass() {
    let files = collect(&[folder()]).expect("the folder can be read");
    assert!(files.len() > 200, "only {} files", files.len());
    let failures: Vec<_> = files.iter().filter_map(|file| run_file(file).err()).flatten().collect();
    let words: Vec<_> = failures.iter().map(ToString::to_string).collect();
    assert!(words.is_empty(), "{}", words.join("\n"));
}

#[test]
fn files_are_collected_in_order() {
    let files = collect(&[folder()]).expect("the folder can be read");
    assert!(files.is_sorted());
    assert!(files.iter().all(|file| file.extension().is_some_and(|ending| ending == "toml")));
    let one = folder().join("all-in/ax-20-one-slot-left.toml");
    let none = folder().join("no-such-file.toml");
    let named = [none.clone(), one.clone()];
    assert_eq!(collect(&named).expect("files are not read yet"), named);
    assert_eq!(run_file(&one), Ok(()));
    let failures = run_file(&none).expect_err("there is no such file");
    assert!(failures[0].to_string().contains("no-such-file.toml: the file: cannot be read"));
    let failures = run_file(&folder()).expect_err("a folder is no file");
    assert!(failures[0].what.contains("cannot be read"));
}

/// Demands that a text fails, and that its failures are exactly at these places.
#[track_caller]
fn fails(text: &str, places: &[&str]) {
    let failures = run_text("it", text).err().unwrap_or_default();
    let words: Vec<_> = failures.iter().map(ToString::to_string).collect();
    let as_expected = words.len() == places.len()
        && words.iter().zip(places).all(|(word, place)| word.starts_with(&format!("it: {place}")));
    assert!(as_expected, "expected {places:#?}, found {words:#?} in\n{text}");
}

#[track_caller]
fn passes(text: &str) {
    let failures = run_text("it", text).err().unwrap_or_default();
    let words: Vec<_> = failures.iter().map(ToString::to_string).collect();
    assert!(words.is_empty(), "{words:#?}");
}

/// A position of All In with what is expected of it.
fn all_in(expect: &str) -> String {
    format!(
        "game = 'all-in'\nplayers = 3\n[state]\nhands = ['9T 2C 4C 6C 8C', 'KS']\n\
         display = ['2S 4M 6S 8T 10C', 'QM KC']\ndeck = '3S 5S'\ndiscard = 'AC AM'\n\
         [expect]\n{expect}\n"
    )
}

/// A position of Bids with what is expected of it.
fn bids(expect: &str) -> String {
    format!(
        "game = 'bids'\nplayers = 3\n[state]\ntrick = 9\nhands = ['R9 R8', 'B1', 'K7']\n\
         fronts = ['K6 K3 2x']\ndeck = 'K2 K1'\ndeck_bottom = '-5'\naside = 'Y1'\n\
         [expect]\n{expect}\n"
    )
}

#[test]
fn every_key_can_be_right_and_wrong() {
    let right_and_wrong = [
        ("phase = 'turn'", "phase = 'predict'"),
        ("round = 1", "round = 2"),
        ("round = 1", "round = '1'"),
        ("to_act = 0", "to_act = 1"),
        ("to_act = [0]", "to_act = [0, 1]"),
        ("to_act = '*'", "to_act = 'none'"),
        ("all_in = 'none'", "all_in = 0"),
        ("runes = [0, '*', 0]", "runes = [0, '*', 1]"),
        ("runes = [0, 0, 0]", "runes = [0, 0]"),
        ("hands = ['8C 6C 4C 2C 9T', '*', '*']", "hands = ['8C 6C 4C 2C 9S', '*', '*']"),
        ("hands = ['8C * 4C 2C 9T', '*', '*']", "hands = ['8C * 4C 2C', '*', '*']"),
        ("hands = [['8C', '6C', '4C', '2C', '9T'], '*', '*']", "hands = ['*', '*']"),
        ("hand_sizes = [5, 5, 5]", "hand_sizes = [5, 5, 4]"),
        ("hands_include = ['9T 2C', '', '*']", "hands_include = ['9T 3C', '', '*']"),
        ("hands_include = ['9T', 'KS', '']", "hands_include = ['9T', 'KS']"),
        ("hands_include = ['9T', 'KS', '']", "hands_include = ['9T 9T', 'KS', '']"),
        ("deck_size = 30", "deck_size = 31"),
        ("deck_top = '3S 5S'", "deck_top = '5S 3S'"),
        ("deck_top = '3S * *'", "deck_top = '* 3S'"),
        ("deck_top = []", "deck_top = 3"),
        ("deck_include = '5S 3S'", "deck_include = '9T'"),
        ("discard = 'AC AM'", "discard = 'AM AC'"),
        ("discard = ['AC', 'AM']", "discard = 'AC'"),
        ("discard_top = 'AC'", "discard_top = 'AM'"),
        ("discard_size = 2", "discard_size = 1"),
        ("discard_top = 'AC AM'", "discard_top = 'AC AM *'"),
        ("display = ['2S 4M 6S 8T 10C', 'QM KC']", "display = ['2S 4M 6S 8T 10C']"),
        ("display = ['* 4M * 8T 10C', 'QM KC - - -']", "display = ['2S 4M 6S 8T -', 'QM KC']"),
        ("display = ['*', '*']", "display = ['*', '*', '*']"),
        ("display = ['*', ['QM', 'KC', '-']]", "display = ['*', ['QM', '-']]"),
        ("display = '*'", "display = '2S'"),
        ("display_count = 7", "display_count = 8"),
        ("uncovered = 'QM KC 6S 8T 10C'", "uncovered = 'QM KC 6S 8T 10C 2S'"),
        ("offered = ['pass', 'all-in']", "offered = ['pass', 'skip']"),
        ("offered = 'play 9T'", "offered = 'play 9S'"),
        ("not_offered = ['skip']", "not_offered = ['skip', 'pass']"),
        ("not_offered = 'play 9S'", "not_offered = 'play 9T'"),
        (
            "legal = ['play 2C', 'play 4C', 'play 6C', 'play 8C', 'play 9T', 'all-in', 'pass']",
            "legal = ['play 2C', 'play 4C', 'play 6C', 'play 8C', 'play 9T', 'pass']",
        ),
        ("last_round = 'none'", "last_round = { best = 0 }"),
        ("winners = 'none'", "winners = []"),
        ("deck_shuffled = false", "deck_shuffled = true"),
        ("deck_shuffled = false", "deck_shuffled = 'no'"),
        ("revealed = ''", "revealed = '*  *'"),
        ("view.1.deck_top = '?? ??'", "view.1.deck_top = '3S ??'"),
        ("view.1.hand_sizes = [5, 5, 5]", "view.1.hand_sizes = [5, 4, 5]"),
        ("view.1.discard = 'AC ??'", "view.1.discard = 'AC AM'"),
        ("view.1.hands_include = ['??', 'KS', '']", "view.1.hands_include = ['9T', 'KS', '']"),
        ("pot = 4", "pot = 4.0"),
        ("pot = 4", "pot = true"),
        ("pot = 4", "pot = 1979-05-27"),
        ("pot = 4", "pot = nan"),
        ("pot = 4", "pot = [4]"),
        ("pot = 4", "pot = { value = 4 }"),
        // Keys that there are not.
        ("pot = 4", "pots = 4"),
        ("pot = 4", "fronts = []"),
        ("pot = 4", "points = [0, 0, 0]"),
        ("pot = 4", "aside_size = 0"),
        ("pot = 4", "front_sizes = [0, 0, 0]"),
        ("pot = 4", "removed_size = 0"),
        ("pot = 4", "valid = true"),
        ("view.1.pot = 4", "view.1.legal = ['pass']"),
        ("view.1.pot = 4", "view.1.uncovered = '*'"),
        ("view.1.pot = 4", "view.3.pot = 4"),
        ("view.1.pot = 4", "view.one.pot = 4"),
        ("view.1.pot = 4", "view.01.pot = 4"),
        ("view.1.pot = 4", "view.1 = 4"),
        ("view.1.pot = 4", "view = 1"),
    ];
    for (right, wrong) in right_and_wrong {
        passes(&all_in(right));
        let key = wrong.split(['=', ' ']).next().expect("a key");
        let mut path = key.split('.');
        let place = match (path.next(), path.next(), path.next()) {
            (Some("view"), None, _) => "view".to_owned(),
            (Some("view"), Some("1"), Some(key)) => format!("view.1.{key}"),
            (Some("view"), Some(seat), _) => format!("view.{seat}"),
            _ => key.to_owned(),
        };
        fails(&all_in(wrong), &[&format!("the end: {place}")]);
    }
    let right_and_wrong = [
        ("fronts = ['K6 K3 2x', '', '']", "fronts = ['K3 K6 2x', '', '']"),
        ("front_sizes = [3, 0, 0]", "front_sizes = [3, 0, 1]"),
        ("fronts_include = ['2x', '', '*']", "fronts_include = ['K7', '', '*']"),
        ("points = [18, 0, 0]", "points = [15, 0, 0]"),
        ("deck_bottom = '-5'", "deck_bottom = 'K1'"),
        ("deck_bottom = '* -5'", "deck_bottom = '-5 *'"),
        ("deck_top = 'K2 K1'", "deck_top = 'K1'"),
        ("aside_include = 'Y1'", "aside_include = 'R9'"),
        ("aside_size = 24", "aside_size = 23"),
        ("allies = 'none'", "allies = [0, 1]"),
        ("hidden = false", "hidden = true"),
        ("hidden = false", "hidden = 'false'"),
        ("last_trick = 'none'", "last_trick = { winner = 0 }"),
        ("view.2.deck_bottom = '??'", "view.2.deck_bottom = '-5'"),
        ("hidden = false", "display = ['']"),
        ("hidden = false", "display_count = 0"),
        ("hidden = false", "discard_size = 0"),
        ("hidden = false", "discard_top = ''"),
        ("hidden = false", "uncovered = ''"),
    ];
    for (right, wrong) in right_and_wrong {
        passes(&bids(right));
        fails(&bids(wrong), &[&format!("the end: {}", wrong.split(' ').next().expect("a key"))]);
    }
}

#[test]
fn several_differences_are_all_named() {
    fails(
        &all_in("round = 2\npot = 5\nview.0.start = 1\nphase = 'turn'"),
        &[
            "the end: pot: expected 5, found 4",
            "the end: round: expected 2, found 1",
            "the end: view.0.start: expected 1, found 0",
        ],
    );
}

/// Steps after the position of All In.
fn steps(steps: &str) -> String {
    all_in("round = 1").replace("[expect]\nround = 1", steps)
}

#[test]
fn steps_are_checked() {
    passes(&steps("[[step]]\naction = 'pass'\n[step.expect]\nto_act = 1"));
    fails(
        &steps("[[step]]\naction = 'pass'\n[step.expect]\nto_act = 2\npot = 9"),
        &[
            "step 1 `pass`: pot: expected 9, found 4",
            "step 1 `pass`: to_act: expected 2, found [1]",
        ],
    );
    fails(
        &steps("[[step]]\naction = 'pass'\n[[step]]\naction = 'play 9T'\n[expect]\npot = 9"),
        &["step 2 `play 9T`: action: it was refused"],
    );
    fails(
        &steps("[[step]]\naction = 'pass'\nillegal = true"),
        &["step 1 `pass`: illegal: it should be refused"],
    );
    fails(
        &steps("[[step]]\nseat = 1\naction = 'pass'"),
        &["step 1 `pass`: action: it was refused"],
    );
    fails(
        &steps("[[step]]\nseat = 3\naction = 'pass'"),
        &["step 1 `pass`: action: it was refused"],
    );
    fails(
        &steps("[[step]]\naction = 'pass'\n[step.expect]\npot = 9\n[expect]\nround = 2"),
        &["step 1 `pass`: pot: expected 9, found 4", "the end: round: expected 2, found 1"],
    );
    passes(&steps("[[step]]\nseat = 1\naction = 'pass'\nillegal = true"));
    passes(&steps("[[step]]\naction = 'pass the salt'\nillegal = true"));
    let secret = "game = 'all-in'\nplayers = 2\n[state]\nphase = 'predict'\n[[step]]\n";
    fails(
        &format!("{secret}action = 'predict 0'"),
        &["step 1 `predict 0`: seat: must be named, to act: {0, 1}"],
    );
}

#[test]
fn what_depends_on_chance_is_noticed() {
    // The card that a pass brings after a reshuffle is not the same in every run.
    let text = "game = 'all-in'\nplayers = 3\n[state]\ndeck_size = 0\n[[step]]\naction = 'pass'\n";
    passes(&format!("{text}[expect]\ndeck_shuffled = true\ndiscard_size = 0"));
    fails(
        &format!("{text}[step.expect]\ndeck_shuffled = false"),
        &["step 1 `pass`: deck_shuffled: expected false, found true"],
    );
    fails(&format!("{text}[expect]\ndeck_top = '2C'"), &["the end: deck_top"]);
}

#[test]
fn files_that_are_no_scenario_are_refused() {
    let head = "game = 'all-in'\nplayers = 3\n";
    let wrong = [
        ("", "line 1: missing field `game`"),
        ("game = 'chess'", "line 1: unknown variant `chess`"),
        ("game = 1", "line 1: "),
        ("game = 'all-in'\n[expect]\npot = 4", "the file: `players` is missing"),
        ("players 3", "line 1: "),
        ("game = 'all-in'\nplayers = 3\nplayers = 3", "line 3: duplicate key"),
        ("game = 'all-in'\nplayers = '3'", "line 2: invalid type"),
        ("game = 'all-in'\nplayers = 3\ncolour = 'red'", "line 3: unknown field `colour`"),
        ("game = 'all-in'\nplayers = 3", "the file: it has neither steps nor expectations"),
        ("game = 'all-in'\nplayers = 6\n[expect]\npot = 4", "options: 6 cannot play all-in"),
        ("game = 'all-in'\nplayers = 300\n[expect]\npot = 4", "options: 300 cannot play"),
        ("game = 'all-in'\nplayers = -1\n[expect]\npot = 4", "options: -1 cannot play"),
    ];
    for (text, place) in wrong {
        fails(text, &[place]);
    }
    let wrong = [
        ("[options]\nsides = 'A'\n[expect]\npot = 4", "options: there is no option `sides`"),
        ("[options]\nside = 'C'\n[expect]\npot = 4", "line 4: "),
        (
            "[options.deck]\ncards = 3\n[expect]\npot = 4",
            "options: there is no option `deck.cards`",
        ),
        ("[state]\nhand = 'AC'\n[expect]\npot = 4", "line 4: unknown field `hand`"),
        ("[state]\nhands = ['AC', 'AC']\n[expect]\npot = 4", "state: "),
        ("[state]\nhands = ['XX']\n[expect]\npot = 4", "state: "),
        ("[state]\nhands = ['', '', '', '']\n[expect]\npot = 4", "state: "),
        ("[state]\ndisplay = ['? ? ? ? ? ?']\n[expect]\npot = 4", "state: "),
        ("[state]\nphase = 'effect'\n[expect]\npot = 4", ""),
        ("[state]\nstart = 3\n[expect]\npot = 4", "state: "),
        ("[state]\ndeck_size = 54\n[expect]\npot = 4", "state: "),
        ("[state]\nround = 99999999999999999999\n[expect]\npot = 4", "line 4: "),
        ("[[step]]\naction = 1", "line 4: invalid type"),
        ("[[step]]\nseat = 0", "line 3: missing field `action`"),
        ("[[step]]\naction = 'pass'\nlegal = true", "line 5: unknown field `legal`"),
        ("step = 'pass'", "line 3: "),
        ("check = 'ranking'", "the file: a check of cases needs `case`"),
        ("check = 'fold'\n[[case]]\nfront = ''", "check: all-in has no check `fold`"),
        ("check = 'scoring'\n[[round]]\nfronts = []", "check: all-in has no check `scoring`"),
        ("check = 'pot'\n[[step]]\naction = 'pass'", "the file: a check of cases has no `step`"),
        (
            "check = 'setup'\n[state]\n[expect]\npot = 4",
            "the file: check = \"setup\" has no `state`",
        ),
        ("check = 'setup'", "the file: check = \"setup\" needs `expect`"),
        ("[[case]]\npot = 4", "the file: a file without `check` has no `case`"),
        ("[[round]]\npot = 4", "the file: a file without `check` has no `round`"),
    ];
    for (rest, place) in wrong {
        fails(&format!("{head}{rest}"), &[place]);
    }
}

#[test]
fn pure_checks_are_checked() {
    let all_in = |rest: &str| format!("game = 'all-in'\nplayers = 3\ncheck = {rest}");
    let bids = |rest: &str| format!("game = 'bids'\nplayers = 3\ncheck = {rest}");
    let wrong = [
        (all_in("'pot'\n[[case]]\npot = 9\ncorrect = 2\nshare = 4\ncarry = 2"), "case 1: carry"),
        (all_in("'pot'\n[[case]]\npot = 9\nshare = 4"), "case 1: correct: is missing"),
        (all_in("'pot'\n[[case]]\npot = 9\ncorrect = -1"), "case 1: correct"),
        (
            all_in("'pot'\n[[case]]\npot = 9\ncorrect = 2\nshares = 4"),
            "case 1: shares: there is no",
        ),
        (all_in("'pots'\n[[case]]\ncorrect = [0]\npots = [4]"), "case 1: pots"),
        (all_in("'pots'\n[[case]]\ncorrect = [0, 0, 0, 0]"), "case 1: correct"),
        (all_in("'ranking'\n[[case]]\nhand = 'AC AM 2C 3C 4C'\nrank = 2"), "case 1: rank"),
        (all_in("'ranking'\n[[case]]\nhand = 'AC AC 2C 3C 4C'\nrank = 1"), "case 1: "),
        (all_in("'ranking'\n[[case]]\nhand = 'AC AM'\nrank = 1"), "case 1: "),
        (
            all_in("'order'\n[[case]]\nhands = ['2C 3C 4C 5C 7M', '2C 2M 4C 5C 7M']"),
            "case 1: hands: expected 2C 3C 4C 5C 7M to be better than 2C 2M 4C 5C 7M",
        ),
        (all_in("'order'\n[[case]]\nhands = ['2C 3C 4C 5C 7M']"), "case 1: hands"),
        (all_in("'effects'\n[[case]]\ncard = 'AC'\neffects = 'DRAW'"), "case 1: effects"),
        (all_in("'effects'\n[[case]]\ncard = 'ZZ'\neffects = 'DRAW'"), "case 1: card"),
        (all_in("'setup'\n[expect]\nvalid = false"), "expect: valid"),
        (all_in("'setup'\n[expect]\nvalid = 'no'"), "expect: valid"),
        (all_in("'setup'\n[expect]\nvalid = false\npot = 4"), "expect: valid"),
        (all_in("'setup'\n[expect]\npot = 5"), "expect: pot: expected 5, found 4"),
        (all_in("'setup'\n[expect]\nhand_blacks = 0"), "expect: hand_blacks: there is no such key"),
        (all_in("'setup'\n[options]\nsides = 1\n[expect]\nvalid = false"), "options: there is no"),
        (bids("'fold'\n[[case]]\nfront = 'K5 2x'\npoints = 5"), "case 1: points"),
        (bids("'fold'\n[[case]]\nfront = 'R5'\npoints = 5"), "case 1: "),
        (bids("'setup'\n[expect]\nhand_blacks = 2"), "expect: hand_blacks: expected 2, found 1"),
        (bids("'setup'\n[options]\nrounds = 0\n[expect]\ntrick = 1"), "options: "),
        (
            bids("'setup'\n[[options.blanks]]\nid = 'fog'\ncolour = 1\n[expect]\nvalid = false"),
            "options: there is no option `blanks.colour`",
        ),
        (bids("'first_starter'\n[[case]]\nnames = ['A', 'B']\nstarters = [0, 1]"), "case 1: names"),
        (
            bids("'first_starter'\n[[case]]\nnames = ['A', 'B', 'Cy']\nstarters = [1]"),
            "case 1: starters",
        ),
        (
            bids(
                "'tiebreak'\n[[case]]\ntotals = [1, 1, 0]\nscores = [0, 0, 0]\nfronts = []\nstarter = 2",
            ),
            "case 1: starter",
        ),
        (
            bids("'tiebreak'\n[[case]]\ntotals = [1, 1]\nscores = [0, 0, 0]\nfronts = []"),
            "case 1: totals",
        ),
        (
            bids(
                "'tiebreak'\n[[case]]\ntotals = [1, 1, 1]\nscores = [0, 0, 0]\nfronts = []\nnext = 3",
            ),
            "case 1: next",
        ),
        (
            bids("'scoring'\n[[round]]\nfronts = ['K1', '', 'K3']\nscores = [1, 0, 3]"),
            "round 1: scores",
        ),
        (bids("'scoring'\n[[round]]\nfronts = ['K1']\nallies = [0, 0]"), "round 1: allies"),
        (
            bids("'scoring'\n[[round]]\nfronts = ['K1']\n[expect]\ntotals = [1, 0, 0]"),
            "the end: totals",
        ),
        (
            bids("'scoring'\n[state]\ntotal = []\n[[round]]\nfronts = []"),
            "state: total: there is no",
        ),
        (bids("'scoring'\n[state]\ntotals = []\n[[round]]\nfronts = []"), "state: totals"),
        (
            bids("'scoring'\n[state]\nzero_rounds = [-1, 0, 0]\n[[round]]\nfronts = []"),
            "state: zero_rounds",
        ),
    ];
    for (text, place) in wrong {
        fails(&text, &[place]);
    }
    let extreme = i32::MAX;
    passes(&bids(&format!(
        "'scoring'\n[state]\ntotals = [{extreme}, {extreme}, -5]\nzero_rounds = [255, 0, 0]\n\
         [[round]]\nfronts = ['', 'K9', 'K3']\n[expect]\nzero_rounds = [255, 0, 0]"
    )));
}
