//! `tapis.Bot`.

use pyo3::prelude::*;

use crate::any::{AnyBot, AnyGame};
use crate::company::Player;
use crate::view::PyView;

/// A bot that sees views and answers with actions.
#[pyclass(name = "Bot", module = "tapis")]
pub struct PyBot {
    name: String,
    inner: std::sync::Mutex<Box<dyn AnyBot>>,
}

impl PyBot {
    /// The bot of this name.
    pub fn new(game: &dyn AnyGame, player: Player, seed: u64) -> PyResult<Self> {
        let name = match &player {
            Player::Named(name) | Player::Function(name, _) => name.clone(),
        };
        Ok(Self { name, inner: std::sync::Mutex::new(game.bot(&player, seed)?) })
    }

    fn choose_in(&self, py: Python<'_>, view: &PyView) -> PyResult<usize> {
        let number = py.detach(|| {
            let mut bot = self.inner.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            bot.choose(&*view.inner)
        })?;
        Ok(number)
    }
}

#[pymethods]
impl PyBot {
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(&self, py: Python<'_>, view: &PyView) -> PyResult<usize> {
        self.choose_in(py, view)
    }

    fn __call__(&self, py: Python<'_>, view: &PyView) -> PyResult<usize> {
        self.choose_in(py, view)
    }

    fn __repr__(&self) -> String {
        format!("<tapis.Bot {}>", self.name)
    }
}
