//! Thirty keeps the contract like any game.

use serde_json::{Map, Value};
use tapis_game::Seat;
use tapis_testkit::json::{StateJson, Viewed, hide_all, hide_other_hands};

use crate::{Options, Thirty};

impl StateJson for Thirty {
    const PLACES: &'static [&'static str] = &["hands", "trick", "gone", "left"];
}

impl Viewed for Thirty {
    fn hide(&self, scene: &mut Map<String, Value>, viewer: Option<Seat>) {
        hide_other_hands(scene, viewer);
        hide_all(&mut scene["left"]);
    }
}

#[test]
fn the_rules_keep_the_contract() {
    for players in 2..=5 {
        tapis_testkit::contract::check::<Thirty>(players, &Options { rounds: 2 }, 20, 30);
    }
}
