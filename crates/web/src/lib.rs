//! The server: one task for each table, and whoever asks or listens over the network.
//!
//! The way of an action: a request becomes a command, and the [task](tables) of its table takes it
//! from a mailbox, decides by the rules, has the [store](tapis_store) write an entry of the table's
//! log, and shows everybody a new snapshot. Pages and the messages of streams are drawn from
//! snapshots, outside the task, by functions of [`tapis_site`].
//!
//! [`pages`] carries the site to browsers and [`api`] serves programs; both have the same
//! [`House`] carry out what is asked for, and everything passes through [`guard`].

mod address;
pub mod api;
mod app;
pub mod clock;
pub mod config;
mod connections;
pub mod figures;
pub mod guard;
mod house;
mod listen;
mod pages;
mod people;
mod rejection;
mod reports;
mod reviews;
pub mod secrets;
mod server;
pub mod tables;

pub use app::App;
pub use config::{Config, Settings};
pub use house::House;
pub use people::People;
pub use rejection::Rejection;
pub use reviews::Reviews;
pub use server::{Server, StartError, serve};
pub use tables::Tables;
