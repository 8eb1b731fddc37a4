//! The store in PostgreSQL, with an instance of its own for this test.
//!
//! They need PostgreSQL, and fail where it is missing. `NEXTEST_PROFILE=without-postgres` leaves them
//! out.

#[path = "../help/mod.rs"]
mod help;
mod on_postgres;
