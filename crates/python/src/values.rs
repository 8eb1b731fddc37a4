//! Plain data between Python and JSON.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::Value;

use crate::wrong::Wrong;

/// JSON as Python's own values.
pub fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(truth) => truth.into_pyobject(py)?.to_owned().into_any(),
        Value::Number(number) => match number.as_i64() {
            Some(number) => number.into_pyobject(py)?.into_any(),
            None => number.as_f64().into_pyobject(py)?.into_any(),
        },
        Value::String(text) => text.into_pyobject(py)?.into_any(),
        Value::Array(list) => {
            let list: PyResult<Vec<_>> = list.iter().map(|value| to_python(py, value)).collect();
            PyList::new(py, list?)?.into_any()
        }
        Value::Object(table) => {
            let dict = PyDict::new(py);
            for (key, value) in table {
                dict.set_item(key, to_python(py, value)?)?;
            }
            dict.into_any()
        }
    })
}

/// Python's values as JSON; `what` is said in front of what is wrong.
pub fn from_python(what: &str, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let json = value.py().import("json")?;
    let text = json.call_method1("dumps", (value,)).map_err(|error| {
        Wrong::Argument(format!("{what}: {error}; only numbers, text, lists and tables are read"))
    })?;
    let text: String = text.extract()?;
    serde_json::from_str(&text).map_err(|error| Wrong::Argument(format!("{what}: {error}")).into())
}
