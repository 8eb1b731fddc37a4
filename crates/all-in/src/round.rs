//! 1.2 and 1.11: the set-up of a round, the deal, and the renewal of an empty deck.

use tapis_game::{BySeat, Seat, State, Tell};

use crate::card_set::CardSet;
use crate::marks::{Mark, Marks};
use crate::table::{Errand, FaceDown, FaceUp, Laid, Phase, SEATS, Truth};
use crate::words::Card;
use crate::{AllIn, DiscardVariant};

/// 1.2 A full hand.
pub(crate) const HAND_SIZE: u8 = 5;
/// 1.4 A game has three rounds.
pub(crate) const ROUNDS: u8 = 3;
/// 1.12 What the extra round of `heirs` adds to the pot.
const EXTRA_POT: u16 = 10;

/// 1.2 The columns of the display; five players use the same as four.
pub(crate) const fn columns(seats: u8) -> u8 {
    match seats {
        2 => 4,
        3 => 5,
        _ => 6,
    }
}

/// What is in the deck when a card is needed.
pub(crate) enum Top {
    /// This card.
    Card(Card),
    /// Nothing, and nothing in the discard pile.
    Nothing,
    /// Nothing yet: the discard pile has to be shuffled first.
    Shuffling,
}

impl AllIn {
    /// 1.2 What the start of a round adds to the pot.
    pub fn pot_added(&self, round: u8) -> u16 {
        let first = if self.seats == 2 { 2 } else { 4 };
        if round > ROUNDS { EXTRA_POT } else { first + 2 * u16::from(round.saturating_sub(1)) }
    }

    /// The empty table before the first deal.
    pub(crate) fn first_round(&self, start: Seat) -> Truth {
        let mut face_up = FaceUp::empty(1, start);
        face_up.pot = self.pot_added(1);
        State { face_up, hands: BySeat::default(), face_down: FaceDown::default() }
    }

    /// 1.11 All cards are gathered; runes and what was left in the pot stay.
    pub(crate) fn next_round(&self, state: &mut Truth, start: Seat) {
        let before = state.face_up;
        let round = before.round + 1;
        let pot = before.pot + self.pot_added(round);
        let (runes, last_round) = (before.runes, before.last_round);
        state.face_up = FaceUp { pot, runes, last_round, ..FaceUp::empty(round, start) };
        state.hands = BySeat::default();
        state.face_down = FaceDown::default();
    }

    /// 1.2 Five cards to each player, two into the display; with `manipulate` one starts the
    /// discard pile (1.13). The rest is the deck.
    pub(crate) fn deal_round(
        &self,
        state: &mut Truth,
        shuffled: &[Card],
        tell: &mut impl Tell<Self>,
    ) {
        let mut rest = shuffled;
        let mut top = |count: u8| {
            let (below, cards) = rest.split_at(rest.len() - usize::from(count));
            rest = below;
            cards
        };
        for seat in Seat::all(self.seats) {
            let cards: CardSet = top(self.hand_size).iter().copied().collect();
            state.hands[seat].marks.mark(cards, Mark::hand(seat));
            state.face_up.hand_sizes[seat.index()] = self.hand_size;
        }
        for card in top(2).iter().rev() {
            state.face_up.display.add(*card, self.slots);
        }
        if self.discard_variant == DiscardVariant::Manipulate {
            state.face_up.discard.push(Laid::open(top(1)[0]));
        }
        state.face_down.set_deck(rest);
        state.face_up.deck_size = rest.len() as u8;
        tell.tell(|| self.round_begun(state));
        let start = state.face_up.start;
        self.begin_turn(state, start, tell);
    }

    /// 1.5 Takes the top card of the deck. If the deck is empty, the discard pile is shuffled
    /// now and not before, and the errand goes on afterwards.
    #[inline]
    pub(crate) fn top_card(&self, state: &mut Truth, errand: Errand) -> Top {
        let face_up = &mut state.face_up;
        if face_up.deck_size > 0 {
            let card = state.face_down.draw(face_up.deck_size);
            face_up.deck_size -= 1;
            Top::Card(card)
        } else if face_up.discard.is_empty() {
            Top::Nothing
        } else {
            face_up.phase = Phase::Shuffle(errand);
            Top::Shuffling
        }
    }

    /// Whether there is a card in the deck or in the pile that becomes the deck.
    #[inline]
    pub(crate) fn has_cards(&self, face_up: &FaceUp) -> bool {
        face_up.deck_size > 0 || !face_up.discard.is_empty()
    }

    /// The cards of the discard pile.
    pub(crate) fn discarded(&self, state: &Truth) -> CardSet {
        if self.closed_eye() {
            let size = state.face_up.discard.len();
            state.face_down.discard(size).iter().copied().collect()
        } else {
            state.face_up.open_discards()
        }
    }

    /// 1.5 The shuffled discard pile becomes the deck. Cards turned up by a Reveal are set aside
    /// and stay out of it.
    pub(crate) fn renew_deck(&self, state: &mut Truth, shuffled: &[Card]) {
        if self.closed_eye() {
            for seat in Seat::all(self.seats) {
                let hand = &mut state.hands[seat];
                hand.marks.wipe(hand.marks.with(Mark::BURIED));
            }
        } else {
            self.notice_held(&mut state.face_up);
        }
        state.face_down = FaceDown::default();
        state.face_down.set_deck(shuffled);
        state.face_up.deck_size = shuffled.len() as u8;
        state.face_up.discard.clear();
    }

    /// Everybody saw the cards of an open pile, so everybody knows now what is in the deck, and
    /// that every card not seen anywhere is in a hand.
    fn notice_held(&self, face_up: &mut FaceUp) {
        let seen = face_up.open_discards()
            | face_up.display.cards()
            | face_up.revealed.iter().chain(&face_up.played).copied().collect()
            | face_up.known.any();
        face_up.held = self.pack - seen;
        face_up.held_by = [0; SEATS];
        for seat in Seat::all(self.seats) {
            face_up.held_by[seat.index()] = face_up.unknown(seat);
        }
    }

    /// The hands as marks: what everybody sees at the end of a round.
    pub(crate) fn all_hands(&self, state: &Truth) -> Marks {
        let mut hands = Marks::default();
        for seat in Seat::all(self.seats) {
            hands.mark(state.hands[seat].cards(seat), Mark::hand(seat));
        }
        hands
    }
}
