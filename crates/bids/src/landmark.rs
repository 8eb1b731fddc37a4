//! What an event is to whoever leafs through a game.

use tapis_game::Chapters;

use crate::Event;

impl Chapters for Event {}
