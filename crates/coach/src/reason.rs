//! Why one action is better than another, in what comes about when both are played out in the same
//! worlds with the same luck.

use serde::{Deserialize, Serialize};
use tapis_game::{Game, Rng, View};

use crate::playout::Mind;
use crate::{CLEAR, Coached, Lead, Sample};

/// Something that comes about in a playout, or how much of it does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// Bids: wins this prize.
    Prize,
    /// Bids: this bid burns.
    Burn,
    /// Bids: ends the round without a card.
    LuckyLoser,
    /// Bids: the points of this round.
    Points,
    /// Bids: the most points of another in this round.
    RivalPoints,
    /// All In: has the best hand at the end of the round.
    BestHand,
    /// All In: predicts rightly.
    Right,
    /// All In: the runes of this round.
    Runes,
    /// All In: the most runes of another in this round.
    RivalRunes,
    /// All In: the rank of the hand at the end.
    HandRank,
}

impl Fact {
    /// Whether it comes about or not; else it is an amount.
    pub const fn is_share(self) -> bool {
        matches!(self, Self::Prize | Self::Burn | Self::LuckyLoser | Self::BestHand | Self::Right)
    }

    /// How large a difference counts as much as a difference of all the playouts.
    const fn scale(self) -> f64 {
        match self {
            Self::Prize | Self::Burn | Self::LuckyLoser | Self::BestHand | Self::Right => 1.0,
            Self::Points | Self::RivalPoints => 20.0,
            Self::Runes | Self::RivalRunes => 8.0,
            Self::HandRank => 5.0,
        }
    }
}

/// A difference that a choice makes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reason {
    /// What.
    pub fact: Fact,
    /// How often, or how much, after the better action.
    pub better: f64,
    /// The same after the one that was chosen.
    pub chosen: f64,
}

/// So many worlds are played out for reasons.
const WORLDS: u64 = 160;
/// So many reasons are given.
const REASONS: usize = 2;

/// Why `better` is better than `chosen`, the weightiest difference first.
pub(crate) fn reasons<G: Coached>(
    mind: &Mind<G>,
    view: View<'_, G>,
    [better, chosen]: [G::Action; 2],
    seed: u64,
) -> Vec<Reason> {
    let game = view.game;
    let mut values: Vec<Vec<f32>> = vec![Vec::new(); G::FACTS.len()];
    let from = mind.worlds(view);
    for number in 0..WORLDS {
        let mut rng = Rng::from_seed(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let world = mind.draw(&from, view, &mut rng);
        let luck = rng.bits();
        for action in [better, chosen] {
            let mut told = Vec::new();
            let mut world = world;
            mind.play_out(view, &mut world, action, luck, &mut told);
            let events: Vec<<G as Game>::Event> =
                told.iter().map(|told| told.heard_by(None).event).collect();
            let facts = game.facts(view.seat, &events);
            values.iter_mut().zip(facts).for_each(|(values, fact)| values.push(fact));
        }
    }
    let mut found: Vec<(f64, Reason)> = Vec::new();
    for (&fact, values) in G::FACTS.iter().zip(values) {
        let sample = Sample::of(2, values);
        let Lead { by, error } = sample.lead(0, 1);
        if by.abs() > CLEAR * error && by.abs() > 0.04 * fact.scale() {
            let reason = Reason { fact, better: sample.mean(0), chosen: sample.mean(1) };
            found.push((by.abs() / fact.scale(), reason));
        }
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.truncate(REASONS);
    found.into_iter().map(|(_, reason)| reason).collect()
}
