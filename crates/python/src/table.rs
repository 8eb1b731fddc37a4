//! `tapis.Table`.

use std::sync::Arc;

use numpy::{PyArray1, PyArray2, PyArrayMethods, ToPyArray};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use tapis_game::{Seat, Turn};

use crate::any::{self, AnyGame, AnyTable};
use crate::game::{PyGame, seed_or_any};
use crate::values::{from_python, to_python};
use crate::view::PyView;
use crate::wrong::{Outcome, Wrong};

/// A table where a game is being played. Whoever holds it deals and may look at everything; an
/// agent is handed a `View`.
#[pyclass(name = "Table", module = "tapis")]
pub struct PyTable {
    inner: Box<dyn AnyTable>,
    game: Arc<dyn AnyGame>,
    /// Room for the bytes of observations and masks.
    bytes: Vec<u8>,
    mask: Vec<i8>,
}

/// An action as Python names it.
#[derive(FromPyObject)]
pub enum Action {
    /// By its number.
    Number(i64),
    /// In words.
    Words(String),
}

/// An action's number, which is not negative.
fn numbered(number: i64) -> Outcome<usize> {
    let refused = || Wrong::Illegal(format!("there is no action with the number {number}"));
    usize::try_from(number).map_err(|_| refused())
}

impl PyTable {
    /// A table for Python.
    pub fn new(inner: Box<dyn AnyTable>) -> Self {
        Self { game: inner.game(), inner, bytes: Vec::new(), mask: Vec::new() }
    }

    fn seat(&self, seat: Option<i64>) -> Outcome<Seat> {
        match (seat, self.inner.turn()) {
            (Some(number), _) => any::seat(number, self.game.seats()),
            (None, Turn::Act(to_act)) => Ok(to_act.first().expect("somebody has to act")),
            (None, Turn::Over) => Err(Wrong::Over),
            (None, Turn::Deal) => {
                Err(Wrong::Illegal("a card has to be chosen before anybody acts".to_owned()))
            }
        }
    }

    fn ears(&self, seat: Option<i64>) -> Outcome<Option<Seat>> {
        seat.map(|seat| any::seat(seat, self.game.seats())).transpose()
    }
}

#[pymethods]
impl PyTable {
    #[getter]
    fn game(&self) -> PyGame {
        PyGame { inner: Arc::clone(&self.game) }
    }

    #[getter]
    fn to_act(&self) -> Vec<usize> {
        match self.inner.turn() {
            Turn::Act(seats) => seats.iter().map(|seat| seat.index()).collect(),
            Turn::Deal | Turn::Over => Vec::new(),
        }
    }

    /// The first who has to act; −1 if a card has to be chosen, −4 if the game is over: the numbers
    /// of OpenSpiel.
    #[getter]
    fn seat_to_act(&self) -> i32 {
        match self.inner.turn() {
            Turn::Act(seats) => seats.first().map_or(-4, |seat| seat.index() as i32),
            Turn::Deal => -1,
            Turn::Over => -4,
        }
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.inner.turn() == Turn::Over
    }

    #[getter]
    fn round(&self) -> u8 {
        self.inner.round()
    }

    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.inner.scores()
    }

    #[getter]
    fn winners(&self) -> Option<Vec<usize>> {
        let winners = self.inner.winners()?;
        Some(winners.iter().map(|seat| seat.index()).collect())
    }

    #[getter]
    fn actions_taken(&self) -> usize {
        self.inner.actions()
    }

    fn returns(&self) -> Vec<f64> {
        let seats = self.game.seats();
        let winners = self.inner.winners();
        let share = |seat| winners.map_or(0.0, |winners| crate::batch::share(winners, seat, seats));
        Seat::all(seats).map(share).collect()
    }

    #[pyo3(signature = (seat=None))]
    fn legal_actions(&self, seat: Option<i64>) -> PyResult<Vec<usize>> {
        let seat = match (seat, self.inner.turn()) {
            (None, Turn::Over | Turn::Deal) => return Ok(Vec::new()),
            _ => self.seat(seat)?,
        };
        let mut numbers = Vec::new();
        self.inner.legal(seat, &mut numbers);
        Ok(numbers)
    }

    #[pyo3(signature = (seat=None))]
    fn legal_words(&self, seat: Option<i64>) -> PyResult<Vec<String>> {
        let numbers = self.legal_actions(seat)?;
        if numbers.is_empty() {
            return Ok(Vec::new());
        }
        let seat = self.seat(seat)?;
        Ok(numbers.into_iter().filter_map(|number| self.game.words(seat, number)).collect())
    }

    #[pyo3(signature = (action, seat=None))]
    fn act(&mut self, action: Action, seat: Option<i64>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        match action {
            Action::Number(number) => self.inner.act(seat, numbered(number)?)?,
            Action::Words(words) => self.inner.act_in_words(seat, &words)?,
        }
        Ok(())
    }

    /// Acts for the first who has to, and says who has to act next, as `seat_to_act`.
    fn step(&mut self, number: i64) -> PyResult<i32> {
        let seat = self.seat(None)?;
        self.inner.act(seat, numbered(number)?)?;
        Ok(self.seat_to_act())
    }

    /// Whatever comes next: the first who has to act acts, or a card is chosen.
    fn apply(&mut self, number: i64) -> PyResult<()> {
        let number = numbered(number)?;
        match self.inner.turn() {
            Turn::Act(to_act) => {
                self.inner.act(to_act.first().expect("somebody has to act"), number)?;
            }
            Turn::Deal => self.inner.choose_card(number)?,
            Turn::Over => return Err(Wrong::Over.into()),
        }
        Ok(())
    }

    /// What PettingZoo calls an observation: with its mask.
    fn observe<'py>(&mut self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyDict>> {
        let seat = any::seat(seat, self.game.seats())?;
        let encoding = self.game.encoding();
        self.bytes.resize(encoding.observation.max(encoding.actions), 0);
        let observation = &mut self.bytes[..encoding.observation];
        self.inner.observe(seat, observation);
        let dict = PyDict::new(py);
        dict.set_item(intern!(py, "observation"), observation.to_pyarray(py))?;
        let mask = &mut self.bytes[..encoding.actions];
        self.inner.mask(seat, mask);
        self.mask.clear();
        self.mask.extend(mask.iter().map(|byte| *byte as i8));
        dict.set_item(intern!(py, "action_mask"), self.mask.to_pyarray(py))?;
        Ok(dict)
    }

    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<i64>) -> PyResult<PyView> {
        Ok(PyView::new(self.inner.view(self.seat(seat)?)))
    }

    #[pyo3(signature = (seat=None))]
    fn observation<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.seat(seat)?;
        self.bytes.resize(self.game.encoding().observation, 0);
        self.inner.observe(seat, &mut self.bytes);
        Ok(self.bytes.to_pyarray(py))
    }

    #[pyo3(signature = (seat=None))]
    fn action_mask<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let seat = self.seat(seat)?;
        self.bytes.resize(self.game.encoding().actions, 0);
        self.inner.mask(seat, &mut self.bytes);
        let bytes: Vec<i8> = self.bytes.iter().map(|byte| *byte as i8).collect();
        Ok(PyArray1::from_vec(py, bytes))
    }

    #[pyo3(signature = (seat=None, *, seed=None))]
    fn imagine(&self, py: Python<'_>, seat: Option<i64>, seed: Option<u64>) -> PyResult<Self> {
        let seed = seed_or_any(py, seed)?;
        Ok(Self::new(self.inner.imagine(self.seat(seat)?, seed)))
    }

    fn full_state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.inner.full_state())
    }

    fn spectate<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.inner.spectate())
    }

    #[pyo3(signature = (seat=None))]
    fn heard<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.inner.heard(self.ears(seat)?))
    }

    #[pyo3(signature = (seat=None))]
    fn events<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray2<u8>>> {
        let rows = self.inner.rows(self.ears(seat)?);
        let len = rows.len();
        PyArray1::from_vec(py, rows.into_flattened()).reshape([len, tapis_encoding::ROW.len()])
    }

    #[pyo3(signature = (seat=None))]
    fn information_state(&self, seat: Option<i64>) -> PyResult<String> {
        Ok(self.inner.information(self.seat(seat)?))
    }

    fn record(&self) -> PyResult<String> {
        Ok(self.inner.record()?)
    }

    #[pyo3(signature = (*, playouts=60_000, seed=1))]
    fn review<'py>(
        &self,
        py: Python<'py>,
        playouts: u32,
        seed: u64,
    ) -> PyResult<Bound<'py, PyAny>> {
        let review = py.detach(|| self.inner.review(playouts, seed))?;
        to_python(py, &review)
    }

    #[pyo3(signature = (*, views=true))]
    fn trace<'py>(&self, py: Python<'py>, views: bool) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.inner.trace(views)?)
    }

    fn at(&self, actions: usize) -> PyResult<Self> {
        Ok(Self::new(self.inner.at(actions)?))
    }

    fn history(&self) -> Vec<(usize, usize)> {
        self.inner.history().into_iter().map(|(seat, number)| (seat.index(), number)).collect()
    }

    fn cards_to_choose(&self) -> Vec<usize> {
        self.inner.chances()
    }

    fn chance_outcomes(&self) -> Vec<(usize, f64)> {
        let cards = self.inner.chances();
        let each = 1.0 / cards.len() as f64;
        cards.into_iter().map(|card| (card, each)).collect()
    }

    fn cards_chosen(&self) -> Vec<usize> {
        self.inner.chosen_cards()
    }

    fn choose_card(&mut self, number: usize) -> PyResult<()> {
        Ok(self.inner.choose_card(number)?)
    }

    fn copy(&self) -> Self {
        Self::new(self.inner.copy())
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let restore = py.import("tapis._tapis")?.getattr("restore_table")?;
        let steps = to_python(py, &self.inner.steps()?)?;
        (restore, (self.game(), steps)).into_pyobject(py)
    }

    fn __repr__(&self) -> String {
        let (name, done) = (self.game.name(), self.inner.actions());
        format!("<tapis.Table {name}, {} players, after {done} actions>", self.game.seats())
    }
}

/// A table from its pickle.
#[pyfunction]
pub fn restore_table(game: &PyGame, steps: &Bound<'_, PyAny>) -> PyResult<PyTable> {
    let steps = from_python("table", steps)?;
    Ok(PyTable::new(game.inner.restore(&steps)?))
}

/// The finished game of a record, every line of which is checked.
#[pyfunction]
pub fn read_record(text: &str) -> PyResult<PyTable> {
    let name = tapis_game::record::game_of(text);
    let name = name.map_err(|flaw| Wrong::Record(flaw.to_string()))?;
    Ok(PyTable::new(any::reader(name)?.read_record(text)?))
}

/// What is not as a scenario demands.
#[pyfunction]
pub fn run_scenario(text: &str) -> Vec<String> {
    let failures = tapis_scenario::run_text("scenario", text).err().unwrap_or_default();
    failures.iter().map(ToString::to_string).collect()
}

/// The position that a scenario begins with.
#[pyfunction]
pub fn scenario_start(text: &str) -> PyResult<PyTable> {
    let wrong = |what: String| Wrong::Unplayable(format!("scenario: {what}"));
    let keys: serde_json::Value = toml::from_str(text).map_err(|error| wrong(error.to_string()))?;
    let name = keys["game"].as_str().ok_or_else(|| wrong("it names no game".to_owned()))?;
    let players = keys["players"].as_u64().and_then(|players| u8::try_from(players).ok());
    let players = players.ok_or_else(|| wrong("it does not say how many play".to_owned()))?;
    let or_empty = |key: &str| match &keys[key] {
        serde_json::Value::Null => serde_json::json!({}),
        value => value.clone(),
    };
    let game = any::game(name, players, or_empty("options"), None)?;
    Ok(PyTable::new(game.lay_out(or_empty("state"), 1)?))
}
