//! `tapis.View`.

use numpy::{PyArray1, ToPyArray};
use pyo3::prelude::*;
use tapis_game::Turn;

use crate::any::AnyView;
use crate::game::{PyGame, seed_or_any};
use crate::table::PyTable;
use crate::values::to_python;

/// What one seat knows at one moment. It holds nothing else, and stays as it is when the game
/// goes on.
#[pyclass(name = "View", module = "tapis", frozen)]
pub struct PyView {
    /// The view.
    pub inner: Box<dyn AnyView>,
}

impl PyView {
    /// A view for Python.
    pub fn new(inner: Box<dyn AnyView>) -> Self {
        Self { inner }
    }
}

#[pymethods]
impl PyView {
    #[getter]
    fn game(&self) -> PyGame {
        PyGame { inner: self.inner.game() }
    }

    #[getter]
    fn seat(&self) -> usize {
        self.inner.seat().index()
    }

    #[getter]
    fn to_act(&self) -> Vec<usize> {
        match self.inner.turn() {
            Turn::Act(seats) => seats.iter().map(|seat| seat.index()).collect(),
            Turn::Deal | Turn::Over => Vec::new(),
        }
    }

    #[getter]
    fn scene<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.inner.scene())
    }

    fn legal_actions(&self) -> Vec<usize> {
        let mut numbers = Vec::new();
        self.inner.legal(&mut numbers);
        numbers
    }

    fn legal_words(&self) -> Vec<String> {
        let game = self.inner.game();
        let seat = self.inner.seat();
        self.legal_actions().into_iter().filter_map(|number| game.words(seat, number)).collect()
    }

    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        let mut bytes = vec![0; self.inner.game().encoding().observation];
        self.inner.observe(&mut bytes);
        bytes.to_pyarray(py)
    }

    fn action_mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let mut bytes = vec![0; self.inner.game().encoding().actions];
        self.inner.mask(&mut bytes);
        let bytes: Vec<i8> = bytes.into_iter().map(|byte| byte as i8).collect();
        bytes.to_pyarray(py)
    }

    #[pyo3(signature = (seed=None))]
    fn imagine(&self, py: Python<'_>, seed: Option<u64>) -> PyResult<PyTable> {
        Ok(PyTable::new(self.inner.imagine(seed_or_any(py, seed)?)))
    }

    #[pyo3(signature = (*, opponents="veteran", samples=20_000, seed=1))]
    fn odds<'py>(
        &self,
        py: Python<'py>,
        opponents: &str,
        samples: u64,
        seed: u64,
    ) -> PyResult<Bound<'py, PyAny>> {
        let odds = py.detach(|| self.inner.odds(opponents, samples, seed))?;
        to_python(py, &odds)
    }

    fn __str__(&self) -> String {
        self.inner.text()
    }

    fn __repr__(&self) -> String {
        format!("<tapis.View {} of seat {}>", self.inner.game().name(), self.inner.seat())
    }
}
