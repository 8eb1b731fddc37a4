//! The score pad.

use std::process::Stdio;

use crate::{command, complaint, json, said, scratch, tapis, text};

#[test]
fn a_score_pad_is_kept_between_rounds() {
    let folder = scratch("score");
    let run = |arguments: &[&str]| said(&folder, &[&["score", "bids"], arguments].concat());
    run(&["new", "Ana", "Bo", "Cy", "--option", "rounds=2"]);
    let shown = run(&["add", "5 8", "-", "2x -5"]);
    assert!(
        shown.contains("12 (lucky loser ×1)") && shown.contains("Ana starts round 2"),
        "{shown}"
    );
    let fail = |arguments: &[&str]| complaint(&folder, &[&["score", "bids"], arguments].concat());
    assert!(fail(&["add", "9", "-", "9"]).1.contains("entered twice"));
    assert!(fail(&["add", "9", "-"]).1.contains("3 players"));
    assert!(fail(&["add", "9", "-", "1", "--allies", "ana,dan"]).1.contains("dan"));
    assert!(fail(&["new", "Ana", "Bo", "Cy"]).1.contains("--replace"));
    let shown = run(&["add", "9", "4", "1", "--allies", "ana,b"]);
    assert!(shown.contains("7 (allied, own 9)") && shown.contains("Won by Ana"), "{shown}");
    assert!(fail(&["add", "9", "-", "1"]).1.contains("over"));
    assert_eq!(
        run(&["export", "csv"]),
        "round,Ana,Bo,Cy\r\n1,13,12,-5\r\n2,7,7,1\r\ntotal,20,19,-4\r\n"
    );
    assert!(run(&["undo"]).contains("starts round 2"));
    let sheet = json(&folder, &["score", "bids", "show", "--json"]);
    assert_eq!(sheet["sheet"]["totals"], serde_json::json!([13, 12, -5]));
    run(&["undo"]);
    assert!(fail(&["undo"]).1.contains("no round"));
    assert!(complaint(&folder, &["score", "all-in", "show"]).1.contains("score all-in new"));
}

#[test]
fn a_score_pad_asks_and_forgives() {
    use std::io::Write;
    let folder = scratch("asks");
    let talk = |lines: &str, language: &str| {
        let mut child = command(&folder, &["score", "all-in", "--lang", language])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut input = child.stdin.take().expect("a pipe");
        input.write_all(lines.as_bytes()).expect("it listens");
        drop(input);
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success());
        text(&output.stdout)
    };
    let round = "7C 7S QT 9T RU1\nfull_house KC\nBo\nBo\n1\n\n";
    // One player alone cannot play; then a round; then nothing more.
    let said = talk(&format!("Ana\n\nAna, Bo\nside=A\n{round}"), "en");
    assert!(said.contains("2 to 5 players, not 1"), "{said}");
    assert!(said.contains("(Pair 3 + pot 1 + effects 1)"), "{said}");
    assert!(said.contains("Ana starts round 2"), "{said}");
    // Another day, in another language: every mistake is asked about again at once, an answer is
    // taken back, and then two rounds are.
    let hands = "7C 7S QT 9T RU1\n7C 2S 3S 4S 5S\nfull_house\nundo\nfull_house KC\n";
    let said = talk(&format!("{hands}nobody\nBo\nBo\nmany\n\n\nundo\nundo\nquit\n"), "es");
    for words in ["7C", "«nobody»", "«many» no es un número"] {
        assert!(said.contains(words), "{words}: {said}");
    }
    assert!(said.contains("Ana empieza la ronda 3"), "{said}");
    assert!(said.trim_end().contains("La ronda 1 la empieza uno de: Ana, Bo"), "{said}");
    let csv = complaint(&folder, &["score", "bids", "export", "csv", "--lang", "nl"]).1;
    assert!(csv.contains("tapis score bids new"), "{csv}");
    let csv = tapis(&folder, &["score", "all-in", "export", "csv", "--lang", "nl"]);
    assert!(text(&csv.stdout).starts_with("ronde,Ana,Bo\r\n"), "{csv:?}");
}
