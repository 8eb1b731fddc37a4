//! A table server under load and under fire.
//!
//! [`load`] plays many tables over the real API and measures what that costs the server,
//! [`boardgame`] does the same work on another table server;
//! [`torture`] plays while servers and their database are killed, connections cut and requests
//! repeated, and then compares what was promised with what is on record. Both start real servers,
//! as processes of their own: [`node`], [`postgres`].

pub mod boardgame;
pub mod load;
pub mod node;
pub mod postgres;
pub mod process;
pub mod proxy;
pub mod socket;
pub mod torture;
