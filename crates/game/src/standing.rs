//! What every scene can be asked, whichever game it is of.

use crate::Seats;

/// How a game stands, as its scene shows it to everybody who looks.
pub trait Standing {
    /// The round being played, from 1.
    fn round(&self) -> u8;
    /// The points of each seat so far.
    fn totals(&self) -> Vec<i32>;
    /// Who may act; nobody once the game is over.
    fn to_act(&self) -> Seats;
    /// Who has won; `None` until the game is over.
    fn won_by(&self) -> Option<Seats>;
    /// What is played for just now, as it is written: a card, or a number of points.
    fn stake(&self) -> Option<String>;
}
