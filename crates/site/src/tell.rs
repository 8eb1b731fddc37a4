//! What programs are told of a table: the types of the API, made from what one viewer sees and
//! hears.

use serde::Serialize;
use serde_json::Value;
use tapis_api as api;
use tapis_game::{Game, Seat};
use tapis_play::table::{GameView, Phase, Said, SeatInfo, SeatKind, Snapshot, TableView};
use tapis_play::{Entry, What, with_game};

/// A table as everybody may see it, with the viewer's seat.
pub fn table_info(view: &TableView<'_>) -> api::TableInfo {
    let table = view.snapshot();
    api::TableInfo {
        id: table.id().to_owned(),
        game: table.kind().name().to_owned(),
        options: table.options(),
        phase: match table.phase() {
            Phase::Waiting => api::Phase::Waiting,
            Phase::Playing => api::Phase::Playing,
            Phase::Over | Phase::Closed => api::Phase::Over,
        },
        seats: table.seats().into_iter().map(seat_info).collect(),
        owner: table.owner().map(number),
        public: table.is_public(),
        clock_seconds: table.clock_seconds(),
        pace_ms: table.pace_ms(),
        commitment: table.commitment().to_string(),
        awaited: table.deal().awaited.iter().map(number).collect(),
        rematch: table.rematch().map(str::to_owned),
        created: table.created(),
        you: view.seat().map(number),
        version: table.version(),
    }
}

fn seat_info(seat: SeatInfo) -> api::SeatInfo {
    api::SeatInfo {
        kind: match seat.kind {
            SeatKind::Open => api::SeatKind::Open,
            SeatKind::Person => api::SeatKind::Person,
            SeatKind::Bot => api::SeatKind::Bot,
        },
        name: seat.name,
        level: seat.level,
        here: seat.here,
        stand_in: seat.stand_in,
    }
}

/// Everything that somebody sees, with what they have heard after a version; with `None` that is
/// nothing, with 0 everything.
pub fn view(view: &TableView<'_>, since: Option<u64>) -> api::View {
    let table = view.snapshot();
    let mut told = api::View {
        version: table.version(),
        table: table_info(view),
        scene: Value::Null,
        to_act: to_act(table),
        legal: Vec::new(),
        can_undo: false,
        deadline_ms: table.deadline(),
        heard: Vec::new(),
    };
    if let Some(game) = view.game() {
        with_game!(game, game => {
            told.scene = json(&game.scene());
            (told.legal, told.can_undo) = (game.legal(), game.can_undo());
            told.heard = since.map(|since| heard(&game, since)).unwrap_or_default();
        });
    }
    told
}

/// What somebody is told who knew the table as it was at this version.
pub fn update(view: &TableView<'_>, since: u64, scene: bool, with_table: bool) -> api::Update {
    let table = view.snapshot();
    let mut told = api::Update {
        version: table.version(),
        to_act: to_act(table),
        deadline_ms: table.deadline(),
        table: with_table.then(|| table_info(view)),
        ..api::Update::default()
    };
    if let Some(game) = view.game() {
        with_game!(game, game => {
            told.heard = heard(&game, since);
            (told.legal, told.can_undo) = (game.legal(), game.can_undo());
            told.scene = scene.then(|| json(&game.scene()));
        });
    }
    told
}

/// Whether more than the game has changed since then: who sits where, who is here, how far it is.
pub fn more_than_the_game(before: &Snapshot, now: &Snapshot) -> bool {
    now.seated() > before.version() || now.company().here != before.company().here
}

/// Something that was said.
pub fn chat(said: &Said) -> api::Chat {
    let Said { number, name, text, at } = said.clone();
    api::Chat { number, name, text, at }
}

fn heard<G: Game>(game: &GameView<'_, G>, since: u64) -> Vec<api::Heard> {
    game.heard(Some(since)).map(entry).collect()
}

fn entry<G: Game>(Entry { version, what }: Entry<G>) -> api::Heard {
    let what = match what {
        What::Opening { events } => api::HeardWhat::Opening { events: all(&events) },
        What::Action { seat, action, events } => {
            api::HeardWhat::Action(api::Action { seat: number(seat), action, events: all(&events) })
        }
        What::Table(event) => api::HeardWhat::Table(json(&event)),
    };
    api::Heard { version, what }
}

fn all(events: &[impl Serialize]) -> Vec<Value> {
    events.iter().map(json).collect()
}

/// # Panics
/// Never in practice: what is told is plain data.
fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data can be written as JSON")
}

fn to_act(table: &Snapshot) -> Vec<u8> {
    table.to_act().iter().map(number).collect()
}

fn number(seat: Seat) -> u8 {
    seat.index() as u8
}
