//! What a game has to bring so that Python can play it, besides its rules.

use tapis_arena::odds::Foretell;
use tapis_bots::Roster;
use tapis_coach::Coached;
use tapis_encoding::Encode;
use tapis_game::LayOut;
use tapis_scenario::json::StateJson;

/// A game for research: it has an encoding, bots, a state that can be written down, positions laid
/// out by hand, odds, and a coach.
pub trait Research: Encode + Roster + StateJson + LayOut + Foretell + Coached {}

impl<G: Encode + Roster + StateJson + LayOut + Foretell + Coached> Research for G {}
