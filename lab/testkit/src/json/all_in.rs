//! What a viewer sees of All In (2.4 of the notation document).

use serde_json::{Map, Value};
use tapis_all_in::{AllIn, DiscardVariant};
use tapis_game::{Game, Seat};

use super::{HIDDEN, Viewed, hide_all, hide_other_hands};

impl Viewed for AllIn {
    fn hide(&self, scene: &mut Map<String, Value>, viewer: Option<Seat>) {
        let closed_eye = self.discard_variant() == DiscardVariant::ClosedEye;
        let phase = scene["phase"].clone();
        let is_viewer = |seat: &Value| {
            viewer.is_some_and(|viewer| seat.as_u64() == Some(viewer.index() as u64))
        };
        if phase != "over" {
            hide_other_hands(scene, viewer);
        }
        hide_all(&mut scene["deck"]);
        let top = if closed_eye { 0 } else { 1 };
        if let Some(pile) = scene["discard"].as_array_mut() {
            pile.iter_mut().skip(top).for_each(hide_all);
        }
        if closed_eye && !is_viewer(&scene["active"]) {
            hide_all(&mut scene["revealed"]);
        }
        let answer = &mut scene["answer"];
        if answer["kind"] == "eye" && !is_viewer(&answer["by"]) && !is_viewer(&answer["target"]) {
            hide_all(&mut answer["shown"]);
        }
        if self.seats() == 2 && phase == "predict" {
            let predictions = scene["predictions"].as_array_mut().into_iter().flatten();
            for (seat, prediction) in predictions.enumerate() {
                if !is_viewer(&seat.into()) && !prediction.is_null() {
                    *prediction = HIDDEN.into();
                }
            }
        }
    }
}
