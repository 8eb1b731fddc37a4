//! What a viewer sees of Bids (2.4 of the notation document).

use serde_json::{Map, Value};
use tapis_bids::Bids;
use tapis_game::Seat;

use super::{Viewed, hide_all, hide_other_hands};

impl Viewed for Bids {
    fn hide(&self, scene: &mut Map<String, Value>, viewer: Option<Seat>) {
        hide_other_hands(scene, viewer);
        hide_all(&mut scene["deck"]);
        if scene["hidden"] == true {
            hide_all(&mut scene["centre"]);
        }
    }
}
