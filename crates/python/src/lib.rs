//! Both games for Python. `docs/python.md` describes the package, `python/tapis` beside this crate
//! holds what is written in Python, `_tapis.pyi` there what is offered here, with its types.
//!
//! What an agent is handed is a view. The truth lies in a table, whose holder plays and deals, and
//! is told only by methods that say so.

use pyo3::prelude::*;

mod any;
mod batch;
mod batched;
mod bot;
mod company;
mod game;
mod held;
mod of;
mod research;
mod seen;
mod table;
mod values;
mod view;
mod written;
mod wrong;

/// The module that is compiled.
#[pymodule]
fn _tapis(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    wrong::register(module)?;
    module.add_class::<game::PyGame>()?;
    module.add_class::<table::PyTable>()?;
    module.add_class::<view::PyView>()?;
    module.add_class::<bot::PyBot>()?;
    module.add_class::<batched::PyBatch>()?;
    module.add_function(wrap_pyfunction!(game::restore_game, module)?)?;
    module.add_function(wrap_pyfunction!(table::restore_table, module)?)?;
    module.add_function(wrap_pyfunction!(table::read_record, module)?)?;
    module.add_function(wrap_pyfunction!(table::run_scenario, module)?)?;
    module.add_function(wrap_pyfunction!(table::scenario_start, module)?)
}
