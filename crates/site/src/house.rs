//! What the site needs from whoever keeps the tables.

use serde_json::Value;
use tapis_pages::me::{Statistics, Token};
use tapis_pages::workshop::Report;
use tapis_play::GameKind;
use tapis_play::table::{Command, Snapshot, Who, Wish};
use tapis_texts::Language;

use crate::Refused;
use crate::review::{Reviewing, Subject};

/// Whoever keeps tables and knows people: a server, or a program on one device. What it says of
/// tables are snapshots, and what is done there are commands; nothing else changes a table.
// Whoever needs futures that can be sent to another thread asks of a house of their own.
#[allow(async_fn_in_trait)]
pub trait House {
    /// The table of this name, for somebody who may sit there.
    ///
    /// # Errors
    /// If there is none.
    async fn table(&self, id: &str, who: Option<&Who>) -> Result<Snapshot, Refused>;

    /// Some tables, the latest first.
    ///
    /// # Errors
    /// If they cannot be read.
    async fn tables(&self, which: Which<'_>) -> Result<Vec<Snapshot>, Refused>;

    /// Makes a table, and says its name.
    ///
    /// # Errors
    /// If no game can be played like that.
    async fn create(&self, who: &Who, wish: Wish) -> Result<String, Refused>;

    /// Carries out a command at a table; says how many things have happened there then.
    ///
    /// # Errors
    /// If the table or the rules refuse it.
    async fn command(&self, who: &Who, table: &str, command: Command) -> Result<u64, Refused>;

    /// Says something at a table.
    ///
    /// # Errors
    /// If they have no seat, or it is too long.
    async fn say(&self, who: &Who, table: &str, text: &str) -> Result<(), Refused>;

    /// The table at which the same company plays again; whoever asks second finds it.
    ///
    /// # Errors
    /// If the game is not over, or they had no seat.
    async fn rematch(&self, who: &Who, table: &str) -> Result<String, Refused>;

    /// Welcomes somebody new under this name.
    ///
    /// # Errors
    /// If the name is not acceptable.
    async fn welcome(&self, name: &str) -> Result<Who, Refused>;

    /// Calls somebody so from now on.
    ///
    /// # Errors
    /// If the name is not acceptable.
    async fn rename(&self, who: &Who, name: &str) -> Result<Who, Refused>;

    /// What somebody finds on their own page, the tables apart.
    ///
    /// # Errors
    /// If it cannot be read.
    async fn profile(&self, who: &Who) -> Result<Profile, Refused>;

    /// Makes an account; whoever is here already keeps what they have played.
    ///
    /// # Errors
    /// If the name is taken, or name or password are not acceptable.
    async fn register(&self, who: Option<&Who>, name: &str, password: &str)
    -> Result<Who, Refused>;

    /// Recognises somebody by name and password.
    ///
    /// # Errors
    /// If one of them is wrong.
    async fn log_in(&self, name: &str, password: &str) -> Result<Who, Refused>;

    /// Makes a token for a program, and says it this once.
    ///
    /// # Errors
    /// If there are too many.
    async fn make_token(&self, who: &Who, label: &str) -> Result<String, Refused>;

    /// Revokes a token.
    ///
    /// # Errors
    /// If there is none.
    async fn revoke_token(&self, who: &Who, id: &str) -> Result<(), Refused>;

    /// How far the review of a finished game is; it begins when it is asked for, for the first time
    /// or after it was stopped.
    ///
    /// # Errors
    /// If this house reviews nothing, or too much waits already.
    async fn review(&self, _of: &Subject) -> Result<Reviewing, Refused> {
        Err(Refused::NotFound)
    }

    /// Stops a review that is being made.
    ///
    /// # Errors
    /// If this house reviews nothing.
    async fn stop_review(&self, _of: &Subject) -> Result<(), Refused> {
        Err(Refused::NotFound)
    }

    /// Keeps a record that somebody has brought, for a while.
    ///
    /// # Errors
    /// If this house reviews nothing.
    async fn bring(&self, _subject: &Subject) -> Result<(), Refused> {
        Err(Refused::NotFound)
    }

    /// A record that somebody has brought, by the name of its review.
    ///
    /// # Errors
    /// If there is none, or no longer.
    async fn brought(&self, _key: &str) -> Result<String, Refused> {
        Err(Refused::NotFound)
    }

    /// Everything that is kept about somebody.
    ///
    /// # Errors
    /// If it cannot be read.
    async fn export(&self, who: &Who) -> Result<Value, Refused>;

    /// Begins to play the games of a report in the background; one that this person has asked for
    /// before is stopped. A house without that service refuses.
    ///
    /// # Errors
    /// If no game can be played like that, or the house makes no reports.
    async fn begin_report(&self, _who: &Who, _wish: ReportWish) -> Result<(), Refused> {
        Err(Refused::NotFound)
    }

    /// The report that somebody has asked for last, in this language.
    async fn report(&self, _who: &Who, _language: Language) -> Option<Report> {
        None
    }

    /// The same with all its charts, as a page that needs nothing else.
    async fn report_file(&self, _who: &Who, _language: Language) -> Option<String> {
        None
    }

    /// Stops the report of somebody.
    async fn stop_report(&self, _who: &Who) {}

    /// Forgets somebody.
    ///
    /// # Errors
    /// If it cannot be done.
    async fn forget(&self, who: &Who) -> Result<(), Refused>;
}

/// A report that somebody wishes: what their own deck or cards do to a game.
#[derive(Clone, Debug)]
pub struct ReportWish {
    /// Which game.
    pub game: GameKind,
    /// How many sit at each table.
    pub players: u8,
    /// What is agreed on besides the defaults.
    pub options: Value,
    /// How its owner calls what was made.
    pub name: String,
    /// Where in the workshop it is found.
    pub query: String,
}

/// Which tables are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which<'a> {
    /// Public ones with a free seat.
    Open,
    /// Public ones in play.
    Running,
    /// Those of somebody who sits there or owns them, whatever they are doing.
    Of(&'a Who),
    /// Those at which somebody has finished a game.
    FinishedBy(&'a Who),
}

/// What somebody finds on their own page, the tables apart.
#[derive(Clone, Debug, Default)]
pub struct Profile {
    /// The name of the account, if there is one.
    pub account: Option<String>,
    /// What was done in each game.
    pub statistics: Vec<Statistics>,
    /// The tokens of their programs.
    pub tokens: Vec<Token>,
}
