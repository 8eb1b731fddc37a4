//! Several nodes on one PostgreSQL: any node serves any table, and two cannot both win.
//!
//! They need PostgreSQL, and fail where it is missing. `NEXTEST_PROFILE=without-postgres` leaves them
//! out.

#[path = "../help/mod.rs"]
mod help;
mod on_postgres;
