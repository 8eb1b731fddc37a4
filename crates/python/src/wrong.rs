//! What can be wrong in what Python asks for, as exceptions that say so.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use tapis_game::Refusal;

create_exception!(tapis, Error, PyValueError, "Something that was asked of Tapis is wrong.");
create_exception!(tapis, IllegalAction, Error, "This seat may not choose this action now.");
create_exception!(tapis, GameOver, IllegalAction, "The game is over.");
create_exception!(tapis, Unplayable, Error, "No game can be played like that.");
create_exception!(tapis, BadRecord, Error, "This is no record, or one line of it is wrong.");
create_exception!(tapis, BotFailed, Error, "A bot broke or chose what is not legal.");

/// What is wrong.
#[derive(Debug)]
pub enum Wrong {
    /// An argument.
    Argument(String),
    /// An action.
    Illegal(String),
    /// An action in a finished game.
    Over,
    /// Seats, options, a deck, a position.
    Unplayable(String),
    /// A record.
    Record(String),
    /// A bot.
    Bot(String),
}

/// What may go wrong.
pub type Outcome<T = ()> = Result<T, Wrong>;

impl From<Wrong> for PyErr {
    fn from(wrong: Wrong) -> Self {
        match wrong {
            Wrong::Argument(what) => Error::new_err(what),
            Wrong::Illegal(what) => IllegalAction::new_err(what),
            Wrong::Over => GameOver::new_err("the game is over"),
            Wrong::Unplayable(what) => Unplayable::new_err(what),
            Wrong::Record(what) => BadRecord::new_err(what),
            Wrong::Bot(what) => BotFailed::new_err(what),
        }
    }
}

impl From<Refusal> for Wrong {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Over => Self::Over,
            refusal => Self::Illegal(refusal.to_string()),
        }
    }
}

impl From<tapis_game::Unplayable> for Wrong {
    fn from(unplayable: tapis_game::Unplayable) -> Self {
        Self::Unplayable(unplayable.0)
    }
}

/// Adds the exceptions to the module.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("Error", py.get_type::<Error>())?;
    module.add("IllegalAction", py.get_type::<IllegalAction>())?;
    module.add("GameOver", py.get_type::<GameOver>())?;
    module.add("Unplayable", py.get_type::<Unplayable>())?;
    module.add("BadRecord", py.get_type::<BadRecord>())?;
    module.add("BotFailed", py.get_type::<BotFailed>())
}
