//! What both databases are asked, in the same words.
#![allow(dead_code)]

use std::borrow::Cow;

use tapis_store::{
    Append, Change, MIGRATIONS, NewSession, NewTable, Outcome, Phase, SessionKind, Store,
    StoreError,
};

pub fn table(id: &str) -> NewTable {
    NewTable {
        id: id.to_owned(),
        game: "bids".to_owned(),
        options: "{}".to_owned(),
        seats: 3,
        seed: "00".repeat(32),
        owner: "ana".to_owned(),
        public: true,
        clock_seconds: Some(30),
        pace_ms: 900,
        created: 1_000,
    }
}

pub fn append(table: &str, number: u64, text: &str) -> Append {
    let entry = Some((number, text.to_owned()));
    Append { table: table.to_owned(), at: 2_000, entry, changes: Vec::new() }
}

/// How many versions the schema has had.
pub fn versions() -> usize {
    MIGRATIONS.iter().count()
}

/// The first so many versions of the schema.
pub fn older(versions: usize) -> sqlx::migrate::Migrator {
    let all: Vec<_> = MIGRATIONS.iter().cloned().collect();
    sqlx::migrate::Migrator {
        migrations: Cow::Owned(all[..versions].to_vec()),
        ..sqlx::migrate::Migrator::DEFAULT
    }
}

/// Something to keep, as it was written with the first so many versions of the schema.
pub fn of_that_time(versions: usize) -> Vec<&'static str> {
    let mut statements = vec![
        "INSERT INTO tables (id, game, options, seats, seed, owner, public, clock_seconds,
         pace_ms, phase, created) VALUES ('old', 'bids', '{}', 3, '', '', 0, NULL, 0,
         'playing', 1)",
        "INSERT INTO log (table_id, number, at, entry) VALUES ('old', 0, 1, 'x')",
    ];
    if (2..=3).contains(&versions) {
        statements.push(
            "INSERT INTO tokens (id, person, digest, label, created)
             VALUES ('tok', 'ana', 'abc', 'my bot', 7)",
        );
    }
    statements
}

/// What was written with the first so many versions of the schema is still there today.
pub async fn is_brought_up_to_date(url: &str, versions: usize) {
    // Twice, because the second time there is nothing left to change.
    for time in 0..2 {
        let store = Store::open(url).await.expect("brought up to date");
        let (stored, entries) = store.load("old").await.expect("answers").expect("is there");
        let kept = (stored.phase, stored.table.clock_seconds, entries.len());
        assert_eq!(kept, (Phase::Playing, None, 1 + time), "version {versions}");
        store.append(append("old", 1 + time as u64, "y")).await.expect("the log goes on");
        if time == 0 {
            store.welcome("ana", "Ana", 1).await.expect("the newest schema");
            store.say("old", "ana", "Ana", "hi", 1).await.expect("the newest schema");
        }
        if (2..=3).contains(&versions) {
            let token = store.session("tok").await.expect("answers").expect("a token goes on");
            let token = (token.person.as_str(), token.kind, token.digest.as_str(), token.seen);
            assert_eq!(token, ("ana", SessionKind::Program, "abc", 7));
        }
        store.close().await;
    }
}

/// Everything that the store promises.
pub async fn keeps_its_promises(store: &Store) {
    tables_and_logs(store).await;
    only_one_writer_wins(store).await;
    many_write_at_once(store).await;
    people_come_and_go(store).await;
    games_are_remembered(store).await;
    backups_are_whole(store).await;
    old_tables_are_removed(store).await;
}

/// Only what rests is found, and only what was closed is removed.
async fn old_tables_are_removed(store: &Store) {
    for id in ["rests", "acts", "talks", "ends"] {
        store.create(&table(id), &["first".to_owned()], &[(0, "cleo".to_owned())]).await.expect(id);
    }
    let mut acts = append("acts", 1, "later");
    acts.at = 9_000;
    store.append(acts).await.expect("appended");
    store.say("talks", "cleo", "Cleo", "still here", 9_000).await.expect("said");
    let mut ends = append("ends", 1, "closed");
    ends.changes = vec![Change::Phase(Phase::Closed)];
    store.append(ends).await.expect("appended");
    let rest = store.resting(Phase::Waiting, 5_000, 100).await.expect("answers");
    assert!(rest.contains(&"rests".to_owned()), "{rest:?}");
    for id in ["acts", "talks", "ends"] {
        assert!(!rest.contains(&id.to_owned()), "{id}");
    }
    assert_eq!(store.resting(Phase::Closed, 2_000, 100).await.expect("answers"), [""; 0]);
    assert_eq!(store.resting(Phase::Closed, 5_000, 100).await.expect("answers"), ["ends"]);
    let mine = store.tables_of("cleo", 100).await.expect("answers");
    assert_eq!(mine.len(), 3, "a closed table is nobody's: {mine:?}");
    store.remove(&["ends".to_owned(), "rests".to_owned()]).await.expect("removed");
    assert!(store.load("ends").await.expect("answers").is_none());
    assert!(store.entries("ends", 0).await.expect("answers").is_empty());
    assert!(store.load("rests").await.expect("answers").is_some(), "it was not closed");
}

async fn tables_and_logs(store: &Store) {
    let sitters = [(0, "ana".to_owned())];
    store.create(&table("t1"), &["first".to_owned()], &sitters).await.expect("created");
    assert!(matches!(store.create(&table("t1"), &[], &[]).await, Err(StoreError::Taken)));
    assert!(store.load("nothing").await.expect("answers").is_none());
    let (stored, entries) = store.load("t1").await.expect("answers").expect("is there");
    assert_eq!((stored.phase, stored.table.clock_seconds), (Phase::Waiting, Some(30)));
    assert_eq!(entries.len(), 1);
    assert_eq!((entries[0].number, entries[0].text.as_str()), (0, "first"));
    let mut second = append("t1", 1, "second: \"quoted\" – 牌");
    second.changes = vec![
        Change::Phase(Phase::Playing),
        Change::Sits { seat: 1, person: "bo".to_owned() },
        Change::Stands { seat: 0 },
    ];
    store.append(second).await.expect("appended");
    let late = store.entries("t1", 1).await.expect("answers");
    assert_eq!(late.len(), 1);
    assert_eq!((late[0].at, late[0].text.as_str()), (2_000, "second: \"quoted\" – 牌"));
    assert_eq!(store.tables_in(Phase::Playing).await.expect("answers"), ["t1"]);
    assert_eq!(store.public_tables(Phase::Playing, 5).await.expect("answers"), ["t1"]);
    let of_bo = store.tables_of("bo", 5).await.expect("answers");
    assert_eq!(of_bo, [("t1".to_owned(), Phase::Playing)]);
}

async fn only_one_writer_wins(store: &Store) {
    store.create(&table("race"), &[], &[]).await.expect("created");
    for number in 0..20 {
        let tries = (0..16).map(|writer| {
            let store = store.clone();
            let text = format!("writer {writer}");
            tokio::spawn(async move { store.append(append("race", number, &text)).await })
        });
        let mut won = 0;
        for attempt in tries.collect::<Vec<_>>() {
            match attempt.await.expect("no panic") {
                Ok(_) => won += 1,
                Err(StoreError::Taken) => {}
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(won, 1, "number {number}");
    }
    let entries = store.entries("race", 0).await.expect("answers");
    assert_eq!(entries.len(), 20);
    // Many tables share a transaction; every one gets its own.
    let many = (0..300).map(|place| {
        let store = store.clone();
        tokio::spawn(async move { store.append(append(&format!("many{place}"), 0, "x")).await })
    });
    for attempt in many.collect::<Vec<_>>() {
        attempt.await.expect("no panic").expect("appended");
    }
}

/// What waits together is written together, whatever it says, and each is answered by itself.
async fn many_write_at_once(store: &Store) {
    const TEXTS: [&str; 4] = ["{\"act\":[0,\"bid K10\"]}", "– 牌 \\u0041 \\", "17", "null"];
    let names: Vec<String> = (0..60).map(|number| format!("crowd {number}")).collect();
    for name in &names {
        store.create(&table(name), &[], &[]).await.expect("created");
    }
    // Whoever does not wait for the answer is written all the same.
    tokio::select! {
        biased;
        _ = store.append(append("crowd 0", 0, TEXTS[0])) => panic!("a disk takes its time"),
        () = std::future::ready(()) => {}
    }
    let writers = names.iter().enumerate().skip(1).map(|(place, name)| {
        let (store, append) = (store.clone(), append(name, 0, TEXTS[place % TEXTS.len()]));
        tokio::spawn(async move { store.append(append).await })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.expect("no panic").expect("its number is free");
    }
    for (place, name) in names.iter().enumerate() {
        let entries = store.entries(name, 0).await.expect("answers");
        assert_eq!(entries.len(), 1, "{name}");
        let entry = (entries[0].number, entries[0].at, entries[0].text.as_str());
        assert_eq!(entry, (0, 2_000, TEXTS[place % TEXTS.len()]), "{name}");
    }
}

async fn people_come_and_go(store: &Store) {
    store.welcome("ana", "Ana", 1).await.expect("welcome");
    store.welcome("bo", "Bo", 1).await.expect("welcome");
    store.set_account("ana", "ana", "hash").await.expect("an account");
    assert!(matches!(store.set_account("bo", "ana", "hash").await, Err(StoreError::Taken)));
    store.rename("ana", "Ana María").await.expect("renamed");
    store.end_signed_cookies("ana").await.expect("ended");
    let ana = store.person("ana").await.expect("answers").expect("known");
    assert_eq!((ana.name.as_str(), ana.epoch), ("Ana María", 1));
    let account = store.account("ana").await.expect("answers");
    assert_eq!(account, Some(("ana".to_owned(), "hash".to_owned())));
    store.set_recovery("ana", Some("code")).await.expect("kept");
    let recovery = store.recovery("ana").await.expect("answers");
    assert_eq!(recovery, Some(("ana".to_owned(), "code".to_owned())));
    store.set_recovery("ana", None).await.expect("used up");
    assert_eq!(store.recovery("ana").await.expect("answers"), None);
    sessions_begin_and_end(store).await;
    let first = store.settle("secret", "a").await.expect("settled");
    assert_eq!(store.settle("secret", "b").await.expect("settled"), first);
    let nodes = store.heartbeat("n1", 10_000, 0).await.expect("alive");
    assert_eq!(nodes, ["n1"]);
    let nodes = store.heartbeat("n2", 20_000, 15_000).await.expect("alive");
    assert_eq!(nodes, ["n2"], "the dead are forgotten");
    store.farewell("n2").await.expect("gone");
}

async fn sessions_begin_and_end(store: &Store) {
    let begin = |id: &str, kind, created| {
        let (id, digest) = (id.to_owned(), format!("digest of {id}"));
        let (person, label) = ("ana".to_owned(), "mine".to_owned());
        let session = NewSession { id, person, kind, digest, label, created };
        async move { store.begin_session(&session).await.expect("begun") }
    };
    begin("phone", SessionKind::Browser, 5).await;
    begin("desk", SessionKind::Browser, 6).await;
    begin("bot", SessionKind::Program, 7).await;
    let bot = store.session("bot").await.expect("answers").expect("is there");
    assert_eq!((bot.person.as_str(), bot.kind), ("ana", SessionKind::Program));
    assert_eq!((bot.digest.as_str(), bot.seen), ("digest of bot", 7));
    // Nobody was seen earlier than before.
    let seen = [("phone".to_owned(), 50), ("bot".to_owned(), 1), ("nothing".to_owned(), 9)];
    store.seen(&seen).await.expect("noted");
    let sessions = store.sessions("ana").await.expect("answers");
    let listed: Vec<_> =
        sessions.iter().map(|one| (one.id.as_str(), one.created, one.seen)).collect();
    assert_eq!(listed, [("phone", 5, 50), ("desk", 6, 6), ("bot", 7, 7)]);
    assert!(!store.end_session("bo", "bot").await.expect("answers"), "only one's own");
    store.end_sessions("ana", SessionKind::Browser, Some("phone")).await.expect("ended");
    let left = store.sessions("ana").await.expect("answers");
    assert_eq!(left.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), ["phone", "bot"]);
    assert!(store.end_session("ana", "bot").await.expect("answers"));
    assert!(!store.end_session("ana", "bot").await.expect("answers"), "it has ended");
    assert_eq!(store.session("bot").await.expect("answers"), None);
    begin("bot", SessionKind::Program, 8).await;
}

async fn games_are_remembered(store: &Store) {
    store.create(&table("over"), &[], &[]).await.expect("created");
    for _ in 0..2 {
        let outcome = |seat, person: Option<&str>, score, won| Outcome {
            seat,
            person: person.map(str::to_owned),
            score,
            won,
        };
        let finished = Change::Finished {
            record: "a record".to_owned(),
            outcomes: vec![outcome(0, Some("ana"), 12, true), outcome(1, None, -5, false)],
        };
        let changes = vec![finished];
        let append = Append { table: "over".to_owned(), at: 3_000, entry: None, changes };
        store.append(append).await.expect("remembered, also twice");
    }
    assert_eq!(store.record("over").await.expect("answers").as_deref(), Some("a record"));
    let history = store.history("ana", 10).await.expect("answers");
    assert_eq!(history.len(), 1);
    assert_eq!((history[0].score, history[0].won, history[0].players), (12, true, 3));
    let totals = store.statistics("ana").await.expect("answers");
    assert_eq!((totals[0].games, totals[0].won, totals[0].points), (1, 1, 12));
    for text in ["hello", "again"] {
        store.say("over", "ana", "Ana", text, 7).await.expect("said");
    }
    let said = store.said("over", 1, 10).await.expect("answers");
    assert_eq!((said[0].number, said[0].text.as_str()), (1, "again"));
    assert_eq!(store.said_by("ana").await.expect("answers").len(), 2);
}

async fn backups_are_whole(store: &Store) {
    let mut backup = Vec::new();
    let copied = store.backup(&mut backup).await.expect("a backup");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let open = |name: &str| {
        let url = format!("sqlite://{}", folder.path().join(name).display());
        async move { Store::open(&url).await.expect("opens") }
    };
    let other = open("restored.db").await;
    assert_eq!(other.restore(&mut backup.as_slice()).await.expect("restored"), copied);
    let mut again = Vec::new();
    other.backup(&mut again).await.expect("a backup");
    let sorted = |bytes: &[u8]| {
        let text = String::from_utf8(bytes.to_vec()).expect("text");
        let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(&again), sorted(&backup));
    assert!(other.restore(&mut backup.as_slice()).await.is_err(), "it is not empty any more");
    // Half a backup is none.
    let third = open("third.db").await;
    let half = &backup[..backup.len() / 2];
    assert!(third.restore(&mut &half[..]).await.is_err());
    assert_eq!(third.count_people().await.expect("answers"), 0);

    // A backup of the earlier version has tokens.
    let old = r#"tapis backup 1
{"in":"settings","name":"a","value":"b"}
{"in":"people","id":"ana","name":"Ana","account":"ana","password":"hash","epoch":2,"created":1}
{"in":"tokens","id":"tok","person":"ana","digest":"abc","label":"my bot","created":7}
end 3
"#;
    assert_eq!(third.restore(&mut old.as_bytes()).await.expect("restored").rows, 3);
    let token = third.session("tok").await.expect("answers").expect("is there");
    assert_eq!((token.kind, token.seen), (SessionKind::Program, 7));

    store.forget("ana").await.expect("forgotten");
    assert!(store.sessions("ana").await.expect("answers").is_empty());
    assert!(store.person("ana").await.expect("answers").is_none());
    assert!(store.history("ana", 10).await.expect("answers").is_empty());
    assert!(store.said_by("ana").await.expect("answers").is_empty());
    assert!(store.record("over").await.expect("answers").is_some(), "the game remains");
}
