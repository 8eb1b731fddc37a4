//! A client of the table's API, for programs that play, watch or test.
//!
//! [`Client`] speaks the requests; [`Client::watch`] follows one table and comes back by itself
//! after a lost connection. Scenes stay JSON here, because this crate knows no game: whoever knows
//! which game it is reads them with [`View::scene_as`](tapis_api::View::scene_as).
//!
//! ```no_run
//! # async fn example() -> Result<(), tapis_client::Error> {
//! use tapis_client::{Client, News};
//! let mut client = Client::new("http://127.0.0.1:7777")?;
//! client.sign_in_as_guest("Ada").await?;
//! let table = client.table("k3v9").await?;
//! client.join(&table.id, None).await?;
//! let mut watch = client.watch(&table.id);
//! while let Some(news) = watch.next().await {
//!     if let News::View(view) = news
//!         && let Some(action) = view.legal.first()
//!     {
//!         client.act(&table.id, action, view.version).await?;
//!     }
//! }
//! # Ok(())
//! # }
//! ```

mod client;
mod error;
mod events;
mod link;
mod watch;

pub use client::Client;
pub use error::Error;
pub use events::{Events, Message};
pub use link::{Link, Place};
pub use tapis_api as api;
pub use tapis_api::{NewTable, Phase, SeatKind, Stamp, TableInfo, View};
pub use watch::{Backoff, News, Watch};
