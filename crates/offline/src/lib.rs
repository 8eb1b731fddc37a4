//! The table inside a browser, without a server.
//!
//! One module in WebAssembly, loaded by a service worker that answers the same addresses as a server
//! does for a table against bots: [`tapis_site`] draws every page and carries out every command. The
//! house is a [`Device`]: one player, tables against bots, in memory. What has to be kept is handed
//! to the browser's database before an answer is shown. Bots think in workers of their own, each
//! with another instance of the module.
//!
//! There is no clock here, no network and no randomness: all that comes with each call.

mod abi;
mod call;
mod device;
mod entropy;
mod kept;
mod think;

pub use call::Module;
pub use device::Device;
pub use think::{Found, Share, agree, think};
