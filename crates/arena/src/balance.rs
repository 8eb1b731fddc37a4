//! How a game is balanced under given options: what each seat, card, effect and special is worth,
//! counted in very many games between bots.
//!
//! Each game names its sections ([`Spec`]) and counts into a [`Book`]; what comes out are plain
//! tables, which look alike for both games, so that two sides can be set side by side.

mod all_in;
mod bids;
mod page;
mod tables;
mod words;

use std::collections::BTreeMap;

use serde::Serialize;
use tapis_bots::Roster;
use tapis_game::{Game, Seat, State};
use tapis_registry::plain_games;

use crate::simulate::{Ending, Observer, Simulated, Simulation, Tally};
use crate::{Moments, Problem};

pub use page::page;
pub use tables::tables;

/// The most measures of a section.
const MEASURES: usize = 4;

/// What is counted under one heading.
pub struct Spec {
    /// Its name; the page asks for its words by it.
    pub id: &'static str,
    /// The columns of its table; the first one is drawn.
    pub columns: &'static [Column],
}

/// A column of a section's table.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Column {
    /// Its name; the page asks for its words by it.
    pub id: &'static str,
    /// What its numbers are.
    pub unit: Unit,
    /// Which measure it shows.
    #[serde(skip)]
    pub measure: usize,
}

/// What a number is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// A mean between 0 and 1, shown in per cent.
    Share,
    /// A mean of points; more or less than the others at the table.
    Points,
    /// How often the measure was taken in a game.
    PerGame,
}

/// A game whose balance can be measured.
pub trait Balanced: Roster {
    /// What is counted.
    const SPECS: &'static [Spec];
    /// Who counts.
    type Watch: Observer<Self> + Default;

    /// What has been counted.
    fn book(watch: &Self::Watch) -> &Book;
    /// The rows of a section in this game by their keys, and how each is written.
    fn rows(&self, section: usize) -> Vec<(u16, String)>;
}

/// Counts nothing: of a game that has named nothing to count, the victories of each seat are counted.
#[derive(Default)]
pub struct Unwatched(pub Book);

impl<G: Game> Observer<G> for Unwatched {
    fn ended(&mut self, _ending: &Ending<'_, G>) {}
    fn merge(&mut self, _later: Self) {}
}

plain_games! { G =>
    impl Balanced for G {
        const SPECS: &'static [Spec] = &[];
        type Watch = Unwatched;

        fn book(watch: &Unwatched) -> &Book {
            &watch.0
        }

        fn rows(&self, _section: usize) -> Vec<(u16, String)> {
            Vec::new()
        }
    }
}

/// Measures by section and row.
#[derive(Clone, Debug, Default)]
pub struct Book(BTreeMap<(u8, u16), [Moments; MEASURES]>);

impl Book {
    /// Takes in one observation.
    pub fn note(&mut self, section: u8, row: u16, measure: usize, value: f64) {
        self.0.entry((section, row)).or_default()[measure].add(value);
    }

    /// Takes in whether something was the case.
    pub fn note_if(&mut self, section: u8, row: u16, measure: usize, case: bool) {
        self.note(section, row, measure, f64::from(u8::from(case)));
    }

    /// Takes in what was counted elsewhere.
    pub fn merge(&mut self, later: Self) {
        for (key, measures) in later.0 {
            let own = self.0.entry(key).or_default();
            own.iter_mut().zip(&measures).for_each(|(own, later)| own.merge(later));
        }
    }
}

/// The balance of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Balance {
    /// The games that were played.
    pub simulated: Simulated,
    /// What was counted in them.
    pub sections: Vec<Section>,
}

/// One table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Section {
    /// Its name.
    pub id: &'static str,
    /// Its rows; those of which nothing was counted are left out.
    pub rows: Vec<Row>,
}

/// One row of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// What it is about, as it is written in files.
    pub key: String,
    /// By the name of the column.
    pub cells: BTreeMap<&'static str, Cell>,
}

/// One number of a table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Cell {
    /// The number.
    pub value: f64,
    /// Half the width of its 95 % interval, as if all observations were independent.
    pub margin: Option<f64>,
    /// How many observations there were.
    pub n: u64,
}

impl Section {
    /// The row with this key.
    pub fn row(&self, key: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.key == key)
    }
}

/// The two who look on: one counts victories, the other everything else.
struct Both<G: Balanced> {
    tally: Tally,
    watch: G::Watch,
}

impl<G: Balanced> Observer<G> for Both<G> {
    fn begin(&mut self, game: &G, state: &State<G>) {
        self.watch.begin(game, state);
    }

    fn acted(
        &mut self,
        game: &G,
        before: &State<G>,
        seat: Seat,
        action: G::Action,
        after: &State<G>,
    ) {
        self.watch.acted(game, before, seat, action, after);
    }

    fn ended(&mut self, ending: &Ending<'_, G>) {
        self.tally.ended(ending);
        self.watch.ended(ending);
    }

    fn deal_done(&mut self) {
        Observer::<G>::deal_done(&mut self.tally);
    }

    fn merge(&mut self, later: Self) {
        Observer::<G>::merge(&mut self.tally, later.tally);
        self.watch.merge(later.watch);
    }
}

/// Plays and counts; `on_deal` is told of every deal that is done, on any thread.
///
/// # Errors
/// Says what is missing, or which bot broke the rules.
pub fn measure<G: Balanced>(
    simulation: &Simulation<G>,
    on_deal: impl Fn(u64) + Sync,
) -> Result<Balance, Problem> {
    let balance = measure_while(simulation, on_deal, || true)?;
    Ok(balance.expect("nobody stops these games"))
}

/// The same as long as `going` says so, which is asked before every deal; nothing, if it was stopped.
///
/// # Errors
/// Says what is missing, or which bot broke the rules.
pub fn measure_while<G: Balanced>(
    simulation: &Simulation<G>,
    on_deal: impl Fn(u64) + Sync,
    going: impl Fn() -> bool + Sync,
) -> Result<Option<Balance>, Problem> {
    let (bots, seats) = (simulation.names().len(), simulation.game.seats());
    let both = simulation.run_while(
        || Both::<G> { tally: Tally::new(bots, seats), watch: G::Watch::default() },
        on_deal,
        going,
    )?;
    let Some(both) = both else { return Ok(None) };
    let simulated = both.tally.results(simulation);
    let book = G::book(&both.watch);
    let games = simulated.games.max(1) as f64;
    let mut sections = vec![seats_section(&simulated)];
    for (number, spec) in G::SPECS.iter().enumerate() {
        let rows = simulation.game.rows(number).into_iter().filter_map(|(row, key)| {
            let measures = book.0.get(&(number as u8, row))?;
            let cells = spec.columns.iter().filter_map(|column| {
                let moments = &measures[column.measure];
                let cell = match column.unit {
                    Unit::PerGame => {
                        Cell { value: moments.n as f64 / games, margin: None, n: moments.n }
                    }
                    Unit::Share | Unit::Points => {
                        let estimate = moments.estimate()?;
                        Cell { value: estimate.mean, margin: estimate.margin, n: moments.n }
                    }
                };
                Some((column.id, cell))
            });
            Some(Row { key, cells: cells.collect() })
        });
        sections.push(Section { id: spec.id, rows: rows.collect() });
    }
    Ok(Some(Balance { simulated, sections }))
}

/// The section that every game has.
pub(crate) const SEATS: Spec =
    Spec { id: "seats", columns: &[Column { id: "share", unit: Unit::Share, measure: 0 }] };

fn seats_section(simulated: &Simulated) -> Section {
    let row = |(place, share): (usize, &Option<crate::Estimate>)| {
        let share = (*share)?;
        let cell = Cell { value: share.mean, margin: share.margin, n: share.sets };
        Some(Row { key: (place + 1).to_string(), cells: BTreeMap::from([("share", cell)]) })
    };
    Section { id: SEATS.id, rows: simulated.by_seat.iter().enumerate().filter_map(row).collect() }
}

/// The columns of a section by its name.
pub(crate) fn columns_of(specs: &'static [Spec], id: &str) -> &'static [Column] {
    match specs.iter().find(|spec| spec.id == id) {
        Some(spec) => spec.columns,
        None => SEATS.columns,
    }
}
