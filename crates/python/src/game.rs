//! `tapis.Game`.

use std::sync::Arc;

use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use serde_json::{Value, json};
use tapis_encoding::Part;

use crate::any::{self, AnyGame};
use crate::bot::PyBot;
use crate::company::{Player, Series};
use crate::table::PyTable;
use crate::values::{from_python, to_python};
use crate::wrong::{Outcome, Wrong};

/// A game as agreed: which of the two, how many play, with which options.
#[pyclass(name = "Game", module = "tapis", frozen)]
pub struct PyGame {
    /// Which.
    pub inner: Arc<dyn AnyGame>,
}

fn parts<'py>(py: Python<'py>, parts: &[Part]) -> PyResult<Bound<'py, PyAny>> {
    let mut offset = 0;
    let described = parts.iter().map(|part| {
        let described = json!({
            "name": part.name,
            "offset": offset,
            "size": part.size,
            "highest": part.highest,
            "meaning": part.meaning,
        });
        offset += part.size;
        described
    });
    to_python(py, &described.collect())
}

/// A number from the operating system, for whoever gives no seed.
pub fn seed_or_any(py: Python<'_>, seed: Option<u64>) -> PyResult<u64> {
    match seed {
        Some(seed) => Ok(seed),
        None => py.import("secrets")?.call_method1("randbits", (63,))?.extract(),
    }
}

impl PyGame {
    fn seat(&self, number: i64) -> Outcome<tapis_game::Seat> {
        any::seat(number, self.inner.seats())
    }
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (name, players=None, *, small=None, **options))]
    fn new(
        name: &str,
        players: Option<u8>,
        small: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let options =
            options.map(|options| from_python("options", options.as_any())).transpose()?;
        let small = small.map(|small| from_python("small", small)).transpose()?;
        let options = options.unwrap_or_else(|| json!({}));
        let players = match players {
            Some(players) => players,
            None => any::usual_players(name)?,
        };
        Ok(Self { inner: any::game(name, players, options, small)? })
    }

    #[getter]
    fn name(&self) -> &'static str {
        self.inner.name()
    }

    #[getter]
    fn players(&self) -> u8 {
        self.inner.seats()
    }

    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.inner.options())
    }

    #[getter]
    fn small<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, self.inner.small().unwrap_or(&Value::Null))
    }

    #[getter]
    fn encoding_version(&self) -> u32 {
        self.inner.encoding().version
    }

    #[getter]
    fn observation_size(&self) -> usize {
        self.inner.encoding().observation
    }

    #[getter]
    fn action_count(&self) -> usize {
        self.inner.encoding().actions
    }

    #[getter]
    fn card_count(&self) -> usize {
        self.inner.encoding().cards
    }

    #[getter]
    fn observation_parts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        parts(py, self.inner.encoding().parts)
    }

    #[getter]
    fn action_parts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        parts(py, self.inner.encoding().action_parts)
    }

    #[getter]
    fn agreed_parts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        parts(py, self.inner.encoding().agreed_parts)
    }

    #[getter]
    fn event_kinds(&self) -> Vec<&'static str> {
        self.inner.encoding().events.to_vec()
    }

    fn observation_highest<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        let parts = self.inner.encoding().parts.iter();
        let highest: Vec<u8> =
            parts.flat_map(|part| std::iter::repeat_n(part.highest, part.size)).collect();
        PyArray1::from_vec(py, highest)
    }

    fn agreed<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        PyArray1::from_vec(py, self.inner.agreed())
    }

    #[pyo3(signature = (number, seat=0))]
    fn action_words(&self, number: usize, seat: i64) -> PyResult<String> {
        let words = self.inner.words(self.seat(seat)?, number);
        let what = || format!("this game has no action with the number {number}");
        Ok(words.ok_or_else(|| Wrong::Argument(what()))?)
    }

    #[pyo3(signature = (words, seat=0))]
    fn action_number(&self, words: &str, seat: i64) -> PyResult<usize> {
        let number = self.inner.number(self.seat(seat)?, words);
        let what = || format!("`{words}` is no action of {}", self.inner.name());
        Ok(number.ok_or_else(|| Wrong::Argument(what()))?)
    }

    fn card_word(&self, number: usize) -> PyResult<String> {
        let what = || format!("this game has no card with the number {number}");
        Ok(self.inner.card_word(number).ok_or_else(|| Wrong::Argument(what()))?)
    }

    fn card_number(&self, word: &str) -> PyResult<usize> {
        let what = || format!("`{word}` is no card of this game");
        Ok(self.inner.card_number(word).ok_or_else(|| Wrong::Argument(what()))?)
    }

    #[getter]
    fn bots(&self) -> Vec<&'static str> {
        self.inner.bots()
    }

    #[pyo3(signature = (seed=None, *, names=None))]
    fn deal(
        &self,
        py: Python<'_>,
        seed: Option<u64>,
        names: Option<Vec<String>>,
    ) -> PyResult<PyTable> {
        let seed = seed_or_any(py, seed)?;
        Ok(PyTable::new(self.inner.deal(seed, names)?))
    }

    #[pyo3(signature = (start=0))]
    fn deal_by_hand(&self, start: i64) -> PyResult<PyTable> {
        Ok(PyTable::new(self.inner.by_hand(self.seat(start)?)?))
    }

    #[pyo3(signature = (position, seed=0))]
    fn lay_out(&self, position: &Bound<'_, PyAny>, seed: u64) -> PyResult<PyTable> {
        let position = from_python("position", position)?;
        Ok(PyTable::new(self.inner.lay_out(position, seed)?))
    }

    #[pyo3(signature = (bots, seed=None, *, names=None))]
    fn play(
        &self,
        py: Python<'_>,
        bots: Vec<Bound<'_, PyAny>>,
        seed: Option<u64>,
        names: Option<Vec<String>>,
    ) -> PyResult<PyTable> {
        let seed = seed_or_any(py, seed)?;
        let players = bots.iter().map(Player::read).collect::<PyResult<Vec<_>>>()?;
        Ok(PyTable::new(py.detach(|| self.inner.play(&players, seed, names))?))
    }

    #[pyo3(signature = (bots, *, format="cross", deals=200, seed=1, threads=0))]
    fn arena<'py>(
        &self,
        py: Python<'py>,
        bots: Vec<Bound<'py, PyAny>>,
        format: &str,
        deals: u64,
        seed: u64,
        threads: usize,
    ) -> PyResult<Bound<'py, PyAny>> {
        let players = bots.iter().map(Player::read).collect::<PyResult<Vec<_>>>()?;
        let series = Series { players, format: format.to_owned(), deals, seed, threads };
        let results = py.detach(|| self.inner.arena(&series))?;
        to_python(py, &results)
    }

    #[pyo3(signature = (name, seed=0))]
    fn bot(&self, name: &Bound<'_, PyAny>, seed: u64) -> PyResult<PyBot> {
        PyBot::new(&*self.inner, Player::read(name)?, seed)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let restore = py.import("tapis._tapis")?.getattr("restore_game")?;
        let (name, seats) = (self.inner.name(), self.inner.seats());
        let arguments = (name, seats, self.options(py)?, self.small(py)?);
        (restore, arguments).into_pyobject(py)
    }

    fn __eq__(&self, other: &Self) -> bool {
        let key =
            |game: &dyn AnyGame| (game.name(), game.seats(), game.options(), game.small().cloned());
        key(&*self.inner) == key(&*other.inner)
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        (self.inner.name(), self.inner.seats(), self.inner.options().to_string()).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        format!("<tapis.Game {}, {} players>", self.inner.name(), self.inner.seats())
    }
}

/// A game from its pickle.
#[pyfunction]
pub fn restore_game(
    name: &str,
    players: u8,
    options: &Bound<'_, PyAny>,
    small: &Bound<'_, PyAny>,
) -> PyResult<PyGame> {
    let small = Some(from_python("small", small)?).filter(|small| !small.is_null());
    Ok(PyGame { inner: any::game(name, players, from_python("options", options)?, small)? })
}
