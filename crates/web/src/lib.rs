//! The server: tables in play, streams, pages, API.
//!
//! [`Tables`] holds the tables in play and is the only place that changes them: every change is an
//! entry in the table's log, on the disk before anybody is told. [`api`] serves programs, [`site`]
//! serves people; both are built from what the viewer may see, and both go through [`guard`].

pub mod api;
pub mod app;
pub mod clock;
pub mod config;
mod connections;
pub mod gauges;
pub mod guard;
pub mod passes;
mod people;
pub mod refused;
pub mod secrets;
pub mod server;
pub mod site;
pub mod tables;

pub use app::App;
pub use config::{Config, Settings};
pub use refused::Refused;
pub use server::{Server, serve};
pub use tables::{Live, Tables};
