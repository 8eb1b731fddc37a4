//! `tapis._tapis.Batch`, which `tapis.batch.Batch` hands its arrays to.

use std::sync::{Mutex, PoisonError};

use numpy::{
    PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2,
};
use pyo3::prelude::*;

use crate::batch::{AnyBatch, Into, Reset, Reward};
use crate::game::PyGame;
use crate::wrong::Wrong;

/// Many games side by side.
#[pyclass(name = "Batch", module = "tapis._tapis")]
pub struct PyBatch {
    /// Bots need not be shared between threads, so one thread at a time has all of it.
    inner: Mutex<Box<dyn AnyBatch>>,
    games: usize,
    observation: usize,
    actions: usize,
    seats: usize,
    reset: Reset,
    reward: Reward,
    pool: Option<rayon::ThreadPool>,
}

/// The arrays of one call, as long as it lasts.
struct Arrays<'py> {
    observations: PyReadwriteArray2<'py, u8>,
    masks: PyReadwriteArray2<'py, u8>,
    seats: PyReadwriteArray1<'py, i8>,
    rewards: PyReadwriteArray2<'py, f32>,
    ended: PyReadwriteArray1<'py, u8>,
    finals: Option<PyReadwriteArray2<'py, u8>>,
}

fn shaped(name: &str, found: &[usize], wanted: &[usize]) -> PyResult<()> {
    if found == wanted {
        return Ok(());
    }
    Err(Wrong::Argument(format!("{name} has the shape {found:?}, it must be {wanted:?}")).into())
}

fn busy(name: &str) -> impl Fn(numpy::BorrowError) -> PyErr {
    let name = name.to_owned();
    move |error| Wrong::Argument(format!("{name} cannot be written: {error}")).into()
}

fn whole<'a, T>(
    name: &str,
    slice: Result<&'a mut [T], numpy::AsSliceError>,
) -> PyResult<&'a mut [T]> {
    slice.map_err(|_| Wrong::Argument(format!("{name} must lie in memory without gaps")).into())
}

impl PyBatch {
    fn arrays<'py>(
        &self,
        observations: &Bound<'py, PyArray2<u8>>,
        masks: &Bound<'py, PyArray2<u8>>,
        seats: &Bound<'py, PyArray1<i8>>,
        rewards: &Bound<'py, PyArray2<f32>>,
        ended: &Bound<'py, PyArray1<u8>>,
        finals: Option<&Bound<'py, PyArray2<u8>>>,
    ) -> PyResult<Arrays<'py>> {
        use numpy::PyUntypedArrayMethods;
        let games = self.games;
        shaped("observations", observations.shape(), &[games, self.observation])?;
        shaped("masks", masks.shape(), &[games, self.actions])?;
        shaped("seats", seats.shape(), &[games])?;
        shaped("rewards", rewards.shape(), &[games, self.seats])?;
        shaped("ended", ended.shape(), &[games])?;
        if let Some(finals) = finals {
            shaped("finals", finals.shape(), &[games, self.observation])?;
        }
        Ok(Arrays {
            observations: observations.try_readwrite().map_err(busy("observations"))?,
            masks: masks.try_readwrite().map_err(busy("masks"))?,
            seats: seats.try_readwrite().map_err(busy("seats"))?,
            rewards: rewards.try_readwrite().map_err(busy("rewards"))?,
            ended: ended.try_readwrite().map_err(busy("ended"))?,
            finals: finals
                .map(|finals| finals.try_readwrite().map_err(busy("finals")))
                .transpose()?,
        })
    }
}

impl Arrays<'_> {
    fn slices(&mut self) -> PyResult<Into<'_>> {
        Ok(Into {
            observations: whole("observations", self.observations.as_slice_mut())?,
            masks: whole("masks", self.masks.as_slice_mut())?,
            seats: whole("seats", self.seats.as_slice_mut())?,
            rewards: whole("rewards", self.rewards.as_slice_mut())?,
            ended: whole("ended", self.ended.as_slice_mut())?,
            finals: self
                .finals
                .as_mut()
                .map(|finals| whole("finals", finals.as_slice_mut()))
                .transpose()?,
        })
    }
}

#[pymethods]
impl PyBatch {
    #[new]
    #[pyo3(signature = (game, games, *, seed=0, opponents, autoreset, reward, threads=0))]
    fn new(
        game: &PyGame,
        games: usize,
        seed: u64,
        opponents: Vec<Option<String>>,
        autoreset: &str,
        reward: &str,
        threads: usize,
    ) -> PyResult<Self> {
        let reset = match autoreset {
            "same_step" => Reset::SameStep,
            "next_step" => Reset::NextStep,
            "disabled" => Reset::Never,
            _ => {
                let what =
                    format!("autoreset is same_step, next_step or disabled, not {autoreset}");
                return Err(Wrong::Argument(what).into());
            }
        };
        let reward = match reward {
            "win" => Reward::Win,
            "points" => Reward::Points,
            _ => {
                let what = format!("reward is win or points, not {reward}");
                return Err(Wrong::Argument(what).into());
            }
        };
        let pool = match threads {
            0 => None,
            threads => {
                let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
                Some(pool.map_err(|error| Wrong::Argument(format!("threads: {error}")))?)
            }
        };
        let inner = game.inner.batch(games, seed, &opponents)?;
        let encoding = game.inner.encoding();
        Ok(Self {
            inner: Mutex::new(inner),
            games,
            observation: encoding.observation,
            actions: encoding.actions,
            seats: game.inner.seats().into(),
            reset,
            reward,
            pool,
        })
    }

    #[allow(clippy::too_many_arguments, reason = "one for each array")]
    fn reset(
        &mut self,
        py: Python<'_>,
        seeds: PyReadonlyArray1<'_, u64>,
        observations: &Bound<'_, PyArray2<u8>>,
        masks: &Bound<'_, PyArray2<u8>>,
        seats: &Bound<'_, PyArray1<i8>>,
        rewards: &Bound<'_, PyArray2<f32>>,
        ended: &Bound<'_, PyArray1<u8>>,
    ) -> PyResult<()> {
        let mut arrays = self.arrays(observations, masks, seats, rewards, ended, None)?;
        let seeds = seeds.as_slice()?;
        shaped("seeds", &[seeds.len()], &[self.games])?;
        let into = arrays.slices()?;
        let inner = self.inner.get_mut().unwrap_or_else(PoisonError::into_inner);
        let pool = &self.pool;
        py.detach(|| match pool {
            Some(pool) => pool.install(|| inner.reset(seeds, into)),
            None => inner.reset(seeds, into),
        })?;
        Ok(())
    }

    #[allow(clippy::too_many_arguments, reason = "one for each array")]
    #[pyo3(signature = (actions, observations, masks, seats, rewards, ended, finals=None))]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        observations: &Bound<'_, PyArray2<u8>>,
        masks: &Bound<'_, PyArray2<u8>>,
        seats: &Bound<'_, PyArray1<i8>>,
        rewards: &Bound<'_, PyArray2<f32>>,
        ended: &Bound<'_, PyArray1<u8>>,
        finals: Option<&Bound<'_, PyArray2<u8>>>,
    ) -> PyResult<()> {
        let mut arrays = self.arrays(observations, masks, seats, rewards, ended, finals)?;
        let actions = actions.as_slice()?;
        shaped("actions", &[actions.len()], &[self.games])?;
        let into = arrays.slices()?;
        let (reset, reward) = (self.reset, self.reward);
        let inner = self.inner.get_mut().unwrap_or_else(PoisonError::into_inner);
        let pool = &self.pool;
        py.detach(|| match pool {
            Some(pool) => pool.install(|| inner.step(actions, reset, reward, into)),
            None => inner.step(actions, reset, reward, into),
        })?;
        Ok(())
    }

    fn sample(&mut self, py: Python<'_>, actions: &Bound<'_, PyArray1<i64>>) -> PyResult<()> {
        use numpy::PyUntypedArrayMethods;
        shaped("actions", actions.shape(), &[self.games])?;
        let mut actions = actions.try_readwrite().map_err(busy("actions"))?;
        let actions = whole("actions", actions.as_slice_mut())?;
        let inner = self.inner.get_mut().unwrap_or_else(PoisonError::into_inner);
        let pool = &self.pool;
        py.detach(|| match pool {
            Some(pool) => pool.install(|| inner.sample(actions)),
            None => inner.sample(actions),
        });
        Ok(())
    }

    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<i32>>> {
        let mut scores = vec![0; self.games * self.seats];
        self.inner.lock().unwrap_or_else(PoisonError::into_inner).scores(&mut scores);
        PyArray1::from_vec(py, scores).reshape([self.games, self.seats])
    }

    #[getter]
    fn games_ended(&self) -> u64 {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner).games_ended()
    }
}
