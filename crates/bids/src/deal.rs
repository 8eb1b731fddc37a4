//! 6.2: the deal of a round.
//!
//! Three shuffles, as at a real table: the coloured cards, of which some are taken out; the black
//! set, of which some go unseen to the bid cards; and what is dealt to the hands.

use tapis_game::{MAX_PACK, Pile, Seat, Tell};

use crate::flip;
use crate::piles::Deck;
use crate::table::Phase;
use crate::words::{Card, CardSet};
use crate::{Bids, State, telling};

/// The first thing that is shuffled for a round. Where nothing is taken out, step 1 falls away.
pub(crate) fn first_phase(game: &Bids) -> Phase {
    if game.removed == 0 { Phase::DealBlack } else { Phase::TakeOut }
}

/// Gathers all cards for the round after this one.
pub(crate) fn gather(game: &Bids, state: &mut State, starter: Seat) {
    let up = &mut state.face_up;
    up.phase = first_phase(game);
    up.round += 1;
    up.trick = 1;
    (up.starter, up.to_act) = (starter, starter);
    up.fronts.clear();
    up.aside = CardSet::NONE;
    up.deck = 0;
    up.burned = Deck::default();
    up.reshuffled = CardSet::NONE;
    up.removed.clear();
    up.lowest_wins = false;
    up.hide_next = false;
    up.allies = None;
    state.hands.0 = [CardSet::NONE; _];
    state.face_down = Deck::default();
}

/// Step 1: the coloured cards.
pub(crate) fn coloured(game: &Bids) -> Pile<Card, MAX_PACK> {
    game.coloured
}

/// Step 1: takes out bid cards at random; they are shown to everybody (B-03).
pub(crate) fn take_out(game: &Bids, state: &mut State, shuffled: &[Card]) {
    let kept = shuffled.len() - game.removed as usize;
    let removed = &mut state.face_up.removed;
    *removed = shuffled[kept..].iter().copied().collect();
    removed.as_mut_slice().sort_unstable(); // Nobody can tell in which order they were taken.
    state.face_up.phase = Phase::DealBlack;
}

/// Step 2: the black set.
pub(crate) fn black_set(game: &Bids) -> Pile<Card, MAX_PACK> {
    game.black_set
}

/// Step 2: the black set lies face down. Its top cards are the hand-blacks, unknown to all.
pub(crate) fn lay_black(state: &mut State, shuffled: &[Card]) {
    state.face_down = shuffled.iter().copied().collect();
    state.face_up.deck = shuffled.len() as u8;
    state.face_up.phase = Phase::DealHands;
}

/// Step 3: the bid cards that are left, the Ally if used, and the hand-blacks.
pub(crate) fn for_hands(game: &Bids, state: &State) -> Pile<Card, MAX_PACK> {
    let mut cards = game.coloured;
    for &card in state.face_up.removed.iter().rev() {
        cards.remove(game.place_of(card)); // The highest first, so that the other keeps its place.
    }
    if game.ally {
        cards.push(Card::ALLY);
    }
    let first = cards.len();
    for card in state.face_down.iter().take(game.pack.hand_blacks as usize) {
        cards.push(card);
    }
    cards.as_mut_slice()[first..].sort_unstable();
    cards
}

/// Step 3: deals the same number of cards to every hand. 4: the black cards that remain are the
/// centre deck, and the first of them is flipped.
pub(crate) fn deal_hands(
    game: &Bids,
    state: &mut State,
    shuffled: &[Card],
    tell: &mut impl Tell<Bids>,
) {
    let hands = shuffled.chunks_exact(game.pack.hand as usize);
    for (hand, cards) in state.hands.of_mut(game.seats).iter_mut().zip(hands) {
        *hand = cards.iter().copied().collect();
    }
    for _ in 0..game.pack.hand_blacks {
        state.face_down.pop();
    }
    state.face_up.deck -= game.pack.hand_blacks;
    tell.tell(|| telling::round_begun(game, state));
    flip::next_centre_card(game, state, tell);
}
