//! The commands that take over the whole screen, in a real terminal.

mod join;
mod play;
mod pty;
mod replay;
mod serve;
