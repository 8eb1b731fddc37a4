//! What a seat could know at any moment: which cards the others may hold, and how likely.

use serde::{Deserialize, Serialize};
use tapis_game::{Rng, Seat, View};

use crate::Coached;
use crate::playout::{Mind, Worlds};

/// What a seat should have believed about one other hand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Believed {
    /// Whose hand.
    pub seat: Seat,
    /// Each card that may be there, with how likely it is; the likeliest first.
    pub cards: Vec<(String, f64)>,
}

/// What a seat could know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Knowledge {
    /// Every other hand.
    pub hands: Vec<Believed>,
    /// How many worlds fit everything that was known, if they were counted.
    pub counted: Option<usize>,
    /// How many worlds were drawn.
    pub drawn: usize,
}

/// How often each card was in a hand.
type Counted<G> = (Seat, Vec<(<G as tapis_game::Game>::Card, u32)>);

/// What a seat could know, from so many worlds drawn by how likely they are.
pub fn knowledge<G: Coached>(view: View<'_, G>, drawn: usize, seed: u64) -> Knowledge {
    let mind = Mind::<G>::default();
    let game = view.game;
    let mut rng = Rng::from_seed(seed);
    let others = || Seat::all(game.seats()).filter(|seat| *seat != view.seat);
    let from = mind.worlds(view);
    let mut hands: Vec<Counted<G>> = others().map(|seat| (seat, Vec::new())).collect();
    for _ in 0..drawn {
        let world = mind.draw(&from, view, &mut rng);
        for (seat, cards) in &mut hands {
            for card in G::hand(&world, *seat) {
                match cards.iter_mut().find(|(other, _)| *other == card) {
                    Some((_, count)) => *count += 1,
                    None => cards.push((card, 1)),
                }
            }
        }
    }
    let share = |count: u32| f64::from(count) / drawn.max(1) as f64;
    let believed = |(seat, mut cards): Counted<G>| {
        cards.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
        let word = |(card, count)| (game.card_word(card), share(count));
        Believed { seat, cards: cards.into_iter().map(word).collect() }
    };
    let counted = match &from {
        Worlds::Drawn => None,
        Worlds::Counted(worlds) => Some(worlds.len()),
    };
    Knowledge { hands: hands.into_iter().map(believed).collect(), counted, drawn }
}
