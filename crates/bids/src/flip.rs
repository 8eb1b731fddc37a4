//! 6.3 and 6.6: the centre card, how it is flipped and what happens when it is a special.

use tapis_game::{MAX_PACK, Pile, Tell};

use crate::cards::Effects;
use crate::piles::Deck;
use crate::scoring;
use crate::table::{Centre, Phase};
use crate::words::{Card, CardSet};
use crate::{Bids, State, telling};

/// 6.3 Flips the centre card of the trick that begins. A card that uses up no trick goes aside at
/// once with its effects, and the next one is flipped.
pub(crate) fn next_centre_card(game: &Bids, state: &mut State, tell: &mut impl Tell<Bids>) {
    loop {
        if state.face_up.hide_next && state.face_up.deck_size() > 0 {
            // B-37, 6.14: it stays on the deck, face down, whatever it is.
            tell.tell(|| telling::hidden(state));
            return begin(state, Centre::Hidden);
        }
        let Some(card) = top(state) else { return run_out(game, state, tell) };
        let effects = game.printed(card).effects;
        if !effects.any(Effects::NO_TRICK) {
            tell.tell(|| telling::flipped(game, state, card));
            draw(state);
            return begin(state, Centre::Open(card));
        }
        tell.tell(|| telling::set_aside(game, state, card));
        draw(state);
        let up = &mut state.face_up;
        up.aside.insert(card);
        up.lowest_wins |= effects.any(Effects::LOWEST_WINS);
        up.hide_next |= effects.any(Effects::HIDE_NEXT);
        if effects.any(Effects::SHUFFLE) {
            up.phase = Phase::Shuffle; // B-69: also if nothing was burned.
            return;
        }
    }
}

/// The starter bids for this centre card.
#[inline]
fn begin(state: &mut State, centre: Centre) {
    let up = &mut state.face_up;
    up.centre = centre;
    up.hide_next = false;
    up.to_act = up.starter;
    up.phase = Phase::Bid;
}

/// B-68 Without a centre card the round ends.
#[cold]
fn run_out(game: &Bids, state: &mut State, tell: &mut impl Tell<Bids>) {
    // The trick that would begin now is not played.
    state.face_up.trick -= 1;
    scoring::end_round(game, state, tell);
}

/// The top card of the centre deck. Below the face-down cards lie the burned ones (B-14), which come
/// up only if nothing else is left.
#[inline]
pub(crate) fn top(state: &State) -> Option<Card> {
    state.face_down.top().or_else(|| state.face_up.burned.top())
}

/// Takes the top card of the centre deck and shows it.
#[inline]
pub(crate) fn draw(state: &mut State) -> Option<Card> {
    let up = &mut state.face_up;
    let Some(card) = state.face_down.pop() else { return up.burned.pop() };
    up.deck -= 1;
    up.reshuffled.remove(card);
    Some(card)
}

/// The centre deck, burned cards included, as it has to be shuffled.
pub(crate) fn centre_deck(state: &State) -> Pile<Card, MAX_PACK> {
    let cards: CardSet = state.face_down.iter().chain(state.face_up.burned.iter()).collect();
    cards.iter().collect()
}

/// 6.6 Shuffle: the deck in its new order. Where the burned cards lie is no longer known, but that
/// they are in the deck is.
pub(crate) fn shuffled(
    game: &Bids,
    state: &mut State,
    shuffled: &[Card],
    tell: &mut impl Tell<Bids>,
) {
    let up = &mut state.face_up;
    up.reshuffled = up.reshuffled.and(up.burned.iter().collect());
    up.burned = Deck::default();
    up.deck = shuffled.len() as u8;
    state.face_down = shuffled.iter().copied().collect();
    next_centre_card(game, state, tell);
}
