//! What the bids of a trick say about the hands behind them.

use std::sync::Arc;

use tapis_bids::{Action, Bids, Phase, Plays};
use tapis_game::{Game, Menu, Rng, State, View};

use crate::belief::{Belief, among};
use crate::policy::Policy;

/// How many worlds one is chosen from.
const CHOICE: usize = 4;
/// How seriously a single bid is taken.
const TRUST: f32 = 0.7;
/// How often people do anything at all.
const WHIM: f32 = 0.1;

/// A world is as likely as the bids of this trick are if its hands are the true ones. Of earlier
/// tricks too little is left on the table.
pub struct ByBids {
    /// How the others are believed to play.
    pub policy: Arc<dyn Policy<Bids>>,
}

impl Belief<Bids> for ByBids {
    fn weigh(&self, view: View<'_, Bids>, world: &State<Bids>) -> f32 {
        let (game, up) = (view.game, view.face_up);
        if up.phase != Phase::Bid {
            return 0.0;
        }
        let mut then = *world;
        then.face_up.plays = Plays::default();
        let mut weight = 0.0;
        for (seat, card) in up.starter.round_from(game.seats()).zip(up.plays.iter()) {
            if seat != view.seat {
                then.face_up.to_act = seat;
                then.hands[seat].insert(card);
                let menu = then.legal(game, seat);
                let bid = menu.iter().position(|action| action == Action::Bid(card));
                if let Some(place) = bid {
                    let preferences = self.policy.prefer(then.view(game, seat), &menu);
                    let chance = preferences.into_chances(1.0).as_slice()[place];
                    let whim = WHIM / menu.len() as f32;
                    weight += TRUST * ((1.0 - WHIM) * chance + whim).ln();
                }
                then.hands[seat].remove(card);
            }
            then.face_up.plays.push(card);
        }
        weight
    }

    fn world(&self, view: View<'_, Bids>, rng: &mut Rng) -> State<Bids> {
        if view.face_up.plays.is_empty() {
            return view.imagine(rng);
        }
        among(CHOICE, view, self, rng)
    }
}
