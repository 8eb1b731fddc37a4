//! What becomes of a table whose task dies, and of listeners who are slow.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::json;
use tapis_play::GameKind;
use tapis_play::table::{Command, SeatWish, Snapshot, Who, Wish};
use tapis_site::Refused;
use tapis_store::Store;

use super::feed::{Drawn, FeedsOf, Told};
use super::task::Message;
use super::{Shown, Tables};
use crate::Config;
use crate::people::People;

struct House {
    tables: Tables,
    who: Who,
    _folder: tempfile::TempDir,
}

impl House {
    async fn open() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let address = format!("sqlite://{}", folder.path().join("tapis.db").display());
        let store = Store::open_alone(&address).await.expect("a database");
        let people = People::open(store.clone()).await.expect("people");
        let ana = people.guest("Ana").await.expect("a guest");
        let tables = Tables::new(store, people, Config::for_tests(address));
        Self { tables, who: crate::app::who(&ana), _folder: folder }
    }

    /// A table at which nothing happens by itself.
    async fn table(&self) -> String {
        let wish = Wish {
            game: GameKind::Bids,
            options: json!({}),
            seats: vec![SeatWish::Me, SeatWish::Open, SeatWish::Open],
            public: false,
            clock_seconds: None,
            pace_ms: 0,
            promise: None,
        };
        self.tables.create(&self.who, wish).await.expect("a table")
    }

    /// Something happens there: how many things have happened then.
    async fn change(&self, table: &str) -> Result<u64, Refused> {
        let wish = SeatWish::Bot("casual".to_owned());
        self.tables.command(&self.who, table, Command::SetSeat { seat: 1, wish }).await
    }
}

#[tokio::test]
async fn a_table_that_panics_leaves_the_others_alone_and_comes_back_from_its_log() {
    let house = House::open().await;
    let (bad, good) = (house.table().await, house.table().await);
    let before = house.change(&bad).await.expect("written");
    let (here, there) = (
        house.tables.arrive(&bad, None).await.expect("a listener"),
        house.tables.arrive(&good, None).await.expect("a listener"),
    );
    let table = house.tables.table(&bad).await.expect("open");
    table.tell(Message::Panic);
    assert_eq!(table.ask(Message::CatchUp).await, Err(Refused::Unavailable));
    // Whoever listened there learns that it is over, and nobody else does.
    let ended = here.table().watch().wait_for(|_| false).await.is_err();
    assert!(ended);
    let publication = |shown: &Shown| match shown {
        Shown::Snapshot(number, _) => *number,
        _ => 0,
    };
    let known = publication(&there.table().watch().borrow());
    house.change(&good).await.expect("the other goes on");
    assert!(publication(&there.table().watch().borrow()) > known);
    // The next visitor gets the table as its log tells it, and it goes on from there.
    let again = house.tables.snapshot(&bad, None).await.expect("loaded anew");
    assert_eq!(again.version(), before);
    assert_eq!(house.change(&bad).await, Ok(before + 1));
}

/// Draws nothing but how often it was asked to.
struct Counted(Arc<AtomicUsize>);

impl Counted {
    fn told(&self) -> Vec<Told> {
        let count = self.0.fetch_add(1, Ordering::Relaxed);
        vec![Told { id: None, text: count.to_string().into() }]
    }
}

impl Drawn for Counted {
    type Viewer = Arc<AtomicUsize>;
    type Key = ();

    fn key(_: &Self::Viewer, _: &Snapshot) {}

    fn begin(viewer: &Self::Viewer, _: &Snapshot) -> (Self, Vec<Told>) {
        let drawn = Self(viewer.clone());
        let first = drawn.told();
        (drawn, first)
    }

    fn again(&mut self, _: &Self::Viewer) -> (Vec<Told>, Vec<Told>) {
        (vec![Told { id: None, text: "whole".into() }], Vec::new())
    }

    fn next(&mut self, _: &Snapshot) -> Vec<Told> {
        self.told()
    }
}

#[tokio::test]
async fn what_many_see_is_drawn_once_and_whoever_is_too_slow_begins_anew() {
    let house = House::open().await;
    let table = house.table().await;
    let table = house.tables.snapshot(&table, None).await.expect("a table");
    let (feeds, drawn) = (FeedsOf::<Counted>::default(), Arc::new(AtomicUsize::new(0)));
    let (mut quick, first) = feeds.follow(&drawn, 1, &table);
    let (mut slow, same) = feeds.follow(&drawn, 1, &table);
    let words = |told: &[Told]| told.iter().map(|told| told.text.to_string()).collect::<Vec<_>>();
    assert_eq!((words(&first), words(&same)), (vec!["0".to_owned()], vec!["whole".to_owned()]));
    for publication in 2..=4 {
        let told = quick.next(&drawn, publication, &table).expect("in time");
        assert_eq!(words(&told), [(publication - 1).to_string()]);
    }
    // What the quick one made be drawn is not drawn again for the slow one.
    let told = slow.next(&drawn, 4, &table).expect("in time");
    assert_eq!(words(&told), ["1", "2", "3"]);
    assert_eq!(drawn.load(Ordering::Relaxed), 4);
    // Only so much is kept.
    for publication in 5..=40 {
        quick.next(&drawn, publication, &table).expect("in time");
    }
    assert!(slow.next(&drawn, 40, &table).is_none());
}
