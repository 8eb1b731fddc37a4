//! The state JSON of Bids (2.3 of the notation document) and its views (2.4).

use serde_json::{Map, Value};
use tapis_bids::Bids;
use tapis_game::Seat;

use super::{StateJson, hide_all, hide_other_hands};

impl StateJson for Bids {
    const PLACES: &'static [&'static str] =
        &["hands", "fronts", "deck", "centre", "plays", "aside", "removed"];

    fn hide(&self, scene: &mut Map<String, Value>, viewer: Option<Seat>) {
        hide_other_hands(scene, viewer);
        hide_all(&mut scene["deck"]);
        if scene["hidden"] == true {
            hide_all(&mut scene["centre"]);
        }
    }
}
