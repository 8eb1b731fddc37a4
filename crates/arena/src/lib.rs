//! Many games between bots, measured honestly.
//!
//! A *deal* fixes all chance. Every line-up plays it in all rotations, so that everybody has held
//! every hand; these games are one *deal set*, and sets, not games, are what statistics count. A
//! [`Setup`] says who plays whom, [`run`] plays it on all cores, [`Results`] are plain data, and
//! the reports turn them into text and into a page with charts.
//!
//! ```no_run
//! use tapis_arena::{Contestant, Setup, run};
//! # fn example<G: tapis_bots::Roster>(game: G) -> Result<(), tapis_arena::Problem> {
//! let bots = vec![Contestant::named("casual")?, Contestant::named("expert")?];
//! let results = run(&Setup::new(game, bots), |_| ())?;
//! let cell = results.cell("expert", "casual").expect("it was played");
//! assert!(cell.win_share.low() > results.fair_share());
//! # Ok(())
//! # }
//! ```

mod cores;
mod exec;
mod pool;
mod setup;
mod simulate;

pub mod balance;
pub mod deals;
pub mod odds;
mod outcome;
mod play;
mod run;
mod series;

mod ratings;
mod sprt;
mod statistics;
mod times;

mod results;

mod charts;
mod live;
mod report_html;
mod report_text;
mod sheet;

pub use cores::{Cores, Timed};
pub use live::Live;
pub use outcome::Outcome;
pub use play::{Played, play};
pub use pool::{lost_to, pool};
pub use ratings::{Rankings, Rating};
pub use report_html::html;
pub use report_text::{so_far, text};
pub use results::{BotSummary, Clock, MatchSummary, Results, Standing};
pub use run::{Progress, run};
pub use series::Series;
pub use setup::{Contestant, Format, Match, Plan, Problem, Setup};
pub use simulate::{
    Ending, Observer, Simulated, SimulatedBot, Simulation, Tally, counted_quantile,
};
pub use sprt::{BOUND, Evidence, Measure, Sprt, TestSummary, Verdict};
pub use statistics::{Estimate, Moments, quantile, student_95};
pub use times::{Stopwatch, Times};
