//! Worlds that fit a view, each equally likely.
//!
//! A seat does not know the other hands and the order of the face-down cards. All bid cards that it
//! does not see are in other hands, and the sizes of all hands are known; so it is also known how
//! many black cards the other hands hold. Cards burned before a shuffle are in the deck for sure.

use tapis_game::{MAX_PACK, Pile, Rng, Seat, Seats, View};

use crate::words::{Card, CardSet};
use crate::{Bids, State};

pub(crate) fn world(view: View<'_, Bids>, rng: &mut Rng) -> State {
    let (game, up) = (view.game, view.face_up);
    let unseen = game.all.without(up.seen()).without(*view.hand);
    let others = Seat::all(game.seats).filter(|&seat| seat != view.seat);
    let size = |seat| up.hand_size(seat, game.seats, game.pack.hand);
    let n_cards: usize = others.clone().map(size).sum();

    // Which of the black cards are in hands: any of those that are not surely in the deck.
    let mut hands: Pile<Card, MAX_PACK> = CardSet::from_bits(unseen.bids(), 0).iter().collect();
    let maybe = CardSet::from_bits(0, unseen.black()).without(up.reshuffled);
    let mut deck: Pile<Card, MAX_PACK> = maybe.iter().collect();
    rng.shuffle(deck.as_mut_slice());
    while hands.len() < n_cards
        && let Some(card) = deck.pop()
    {
        hands.push(card);
    }
    rng.shuffle(hands.as_mut_slice());

    let mut state =
        State { face_up: *up, hands: Default::default(), face_down: Default::default() };
    state.hands[view.seat] = *view.hand;
    let mut cards = hands.iter().copied();
    for seat in others {
        state.hands[seat] = cards.by_ref().take(size(seat)).collect();
    }

    // The other black cards lie face down, in any order.
    if !up.reshuffled.is_empty() {
        up.reshuffled.iter().for_each(|card| deck.push(card));
        rng.shuffle(deck.as_mut_slice());
    }
    state.face_down = deck.iter().take(up.deck.into()).copied().collect();
    state
}

/// The cards that a seat cannot place.
struct Unplaced {
    /// How many cards the others hold.
    held: usize,
    /// Bid cards: all of them are in other hands.
    bids: CardSet,
    /// Black cards that are in other hands or face down.
    maybe: CardSet,
}

impl Unplaced {
    fn for_seat(view: View<'_, Bids>) -> Self {
        let (game, up) = (view.game, view.face_up);
        let unseen = game.all.without(up.seen()).without(*view.hand);
        let others = Seat::all(game.seats).filter(|&seat| seat != view.seat);
        Self {
            held: others.map(|seat| up.hand_size(seat, game.seats, game.pack.hand)).sum(),
            bids: CardSet::from_bits(unseen.bids(), 0),
            maybe: CardSet::from_bits(0, unseen.black()).without(up.reshuffled),
        }
    }
}

/// The seats that cannot tell which card is the next of the centre deck.
pub(crate) fn surprised_by_flip(game: &Bids, state: &State) -> Seats {
    let up = &state.face_up;
    let cannot_tell = |&seat: &Seat| {
        let maybe = Unplaced::for_seat(state.view(game, seat)).maybe;
        let others = usize::from(up.deck) > up.reshuffled.len();
        up.reshuffled.len() + if others { maybe.len() } else { 0 } > 1
    };
    // Burned cards come up in a known order.
    let face_down = up.deck > 0;
    Seat::all(game.seats).filter(|_| face_down).filter(cannot_tell).collect()
}

/// The seats that cannot tell which card this seat is about to bid. It follows from what they know
/// if only one card is left.
pub(crate) fn surprised_by_bid(game: &Bids, state: &State, bidder: Seat) -> Seats {
    let last_card = state.hands[bidder].len() == 1;
    let cannot_tell = |&seat: &Seat| {
        let Unplaced { held, bids, maybe } = Unplaced::for_seat(state.view(game, seat));
        !last_card || bids.len() + if held > bids.len() { maybe.len() } else { 0 } > 1
    };
    Seat::all(game.seats).filter(|seat| *seat != bidder).filter(cannot_tell).collect()
}

impl Bids {
    /// The chance of each card to be the one that is drawn blindly from all cards that others hold,
    /// as far as a seat knows.
    pub fn blind_draw(view: View<'_, Self>) -> Vec<(Card, f64)> {
        let Unplaced { held, bids, maybe } = Unplaced::for_seat(view);
        // All bid cards are held; of the black ones, as many as fill the hands.
        let black = held.saturating_sub(bids.len()) as f64 / maybe.len().max(1) as f64;
        let chance = |share: f64| move |card| (card, share / held.max(1) as f64);
        bids.iter().map(chance(1.0)).chain(maybe.iter().map(chance(black))).collect()
    }
}
