//! `tapis join` against a server: a friend sits down by a link, plays on, takes back, is found again
//! after a restart, and somebody watches.

use std::path::Path;

use serde_json::json;
use tapis_client::{Client, NewTable, TableInfo};
use tapis_texts::Language;
use tapis_trials::node::Node;
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::pty::{ENTER, ESCAPE, Terminal, YOUR_TURN};

/// A server with an empty database, and the person who sets up tables there.
struct Evening {
    runtime: Runtime,
    node: Node,
    host: Client,
    folder: TempDir,
}

impl Evening {
    fn begin() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let runtime = Runtime::new().expect("a runtime");
        let database = format!("sqlite://{}", folder.path().join("tables.db").display());
        let log = folder.path().join("server.log");
        let program = Path::new(env!("CARGO_BIN_EXE_tapis"));
        let node = runtime.block_on(Node::start(program, &database, &log)).expect("a server");
        let mut host = Client::new(&format!("http://{}", node.address())).expect("an address");
        runtime.block_on(host.sign_in_as_guest("Hana")).expect("a guest");
        Self { runtime, node, host, folder }
    }

    fn table(&self, game: &str, seats: &[&str], options: serde_json::Value) -> TableInfo {
        let options = serde_json::from_value(options).expect("options");
        let table = NewTable { options, ..NewTable::new(game, seats.iter().copied()) };
        self.runtime.block_on(self.host.create(&table)).expect("a table")
    }

    fn link(&self, place: &str, table: &TableInfo) -> String {
        format!("http://{}/{place}/{}", self.node.address(), table.id)
    }

    /// Somebody at a terminal of their own; `who` is kept apart from all others.
    fn guest(&self, who: &str, arguments: &[&str]) -> Terminal {
        let home = self.folder.path().join(who);
        std::fs::create_dir_all(&home).expect("a folder");
        Terminal::run(&[&["join", "--name", who], arguments].concat(), &home, &[])
    }

    /// The host passes, or does the first thing that is allowed, if it is the host's turn.
    fn act(&self, table: &TableInfo) {
        let Ok(view) = self.runtime.block_on(self.host.view(&table.id)) else { return };
        let pass = view.legal.iter().find(|action| *action == "pass");
        if let Some(action) = pass.or(view.legal.first()) {
            // Somebody else may have acted meanwhile; then it is tried again later.
            let _ = self.runtime.block_on(self.host.act(&table.id, action, view.version));
        }
    }

    /// Lets the host act until these words are on the other's screen; `keys` are pressed there
    /// whenever it is that person's turn.
    #[track_caller]
    fn play_until(&self, table: &TableInfo, terminal: &mut Terminal, words: &str, keys: &str) {
        for _ in 0..2000 {
            let text = terminal.text();
            if text.contains(words) {
                return;
            }
            if text.contains(YOUR_TURN) {
                terminal.press(keys);
            }
            self.act(table);
            std::thread::sleep(std::time::Duration::from_millis(60));
        }
        panic!("`{words}` does not come:\n{}", terminal.text());
    }
}

#[test]
fn a_friend_joins_by_the_link_and_plays_to_the_end_while_somebody_watches() {
    let evening = Evening::begin();
    let options = json!({ "rounds": 1 });
    let table = evening.table("bids", &["me", "open", "bot:casual"], options);
    let texts = Language::En.texts();
    // The invitation leads to a free seat; the lobby waits for the host.
    let mut friend = evening.guest("Fay", &[&evening.link("j", &table)]);
    friend.wait_for(&texts.msg_terminal_lobby_waiting());
    friend.wait_for("Hana");
    friend.wait_for("Fay");
    // Whoever only watches takes no seat.
    let mut watcher = evening.guest("Wim", &[&evening.link("t", &table), "--watch"]);
    watcher.wait_for(&texts.msg_terminal_lobby_waiting());
    evening.runtime.block_on(evening.host.start(&table.id)).expect("the game starts");
    friend.wait_for(&texts.msg_terminal_hand());
    let watched = watcher.wait_until("the table", |text| text.contains("Round 1"));
    assert!(!watched.contains(YOUR_TURN), "{watched}");
    let over = texts.msg_terminal_result_title();
    evening.play_until(&table, &mut friend, &over, ENTER);
    friend.wait_for("verified");
    watcher.wait_for(&over);
    // The finished game can be looked back on, here too.
    friend.press("r");
    friend.wait_for(&texts.msg_terminal_eyes_open());
    friend.press("q");
    friend.press("q");
    assert!(friend.end());
    watcher.press("q");
    assert!(watcher.end());
}

#[test]
fn whoever_comes_back_finds_the_seat_and_a_restarted_server_is_found_again() {
    let mut evening = Evening::begin();
    let table = evening.table("all-in", &["me", "open"], json!({}));
    let link = evening.link("t", &table);
    let texts = Language::En.texts();
    let mut friend = evening.guest("Fay", &[&link]);
    friend.wait_for(&texts.msg_terminal_lobby_waiting());
    evening.runtime.block_on(evening.host.start(&table.id)).expect("the game starts");
    evening.play_until(&table, &mut friend, YOUR_TURN, "");
    friend.press("q");
    assert!(friend.end());
    // A bot may have held the seat meanwhile.
    let mut friend = evening.guest("Fay", &[&link]);
    evening.play_until(&table, &mut friend, YOUR_TURN, "");
    evening.node.kill();
    friend.wait_for(&texts.msg_terminal_lost());
    evening.runtime.block_on(evening.node.revive()).expect("the server comes back");
    friend.wait_until("the table", |text| !text.contains(&texts.msg_terminal_lost()));
    friend.press(ESCAPE);
    evening.play_until(&table, &mut friend, YOUR_TURN, "");
    friend.press("p");
    friend.wait_until("the pass", |text| !text.contains(YOUR_TURN));
    friend.press("q");
    assert!(friend.end());
}

#[test]
fn a_link_that_leads_nowhere_is_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let nobody = format!("{}/t/k3v9", free.local_addr().expect("an address"));
    drop(free);
    for (link, language, words) in [
        ("ftp://x/t/1", "en", "is no link to a table"),
        ("http://127.0.0.1:1", "nl", "is geen link naar een tafel"),
        (nobody.as_str(), "es", "no responde ningún servidor"),
    ] {
        let terminal = Terminal::run(&["--lang", language, "join", link], folder.path(), &[]);
        terminal.wait_until(words, |text| text.replace('\n', "").contains(words));
        assert!(!terminal.end());
    }
}
