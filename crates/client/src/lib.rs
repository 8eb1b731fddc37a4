//! A client of the table's API.
