//! 1.6 The effects of the played card, resolved from top to bottom.

use tapis_game::{Seat, Seats, Tell};

use crate::card_set::CardSet;
use crate::deck::{Effect, Line};
use crate::display::{DISCARD, Targets};
use crate::event::Event;
use crate::marks::Mark;
use crate::menu::Choices;
use crate::ranking::category;
use crate::round::Top;
use crate::table::{Answer, Errand, FaceUp, Glimpse, Hand, Laid, Phase, Secret, Truth};
use crate::words::{Card, Slot};
use crate::{AllIn, DiscardVariant};

impl AllIn {
    /// 1.5 Resolves the effects from the present one on, until somebody has to decide or the
    /// column is done. What is compulsory and names nothing happens by itself. What cannot be done is
    /// passed over, starred or not, but a starred Take becomes a Draw
    ///
    pub(crate) fn resolve(&self, state: &mut Truth, tell: &mut impl Tell<Self>) {
        let played = state.face_up.played.expect("effects are those of a played card");
        let column = self.deck.column(played);
        while let Some(line) = column.get(state.face_up.index) {
            let possible = self.is_possible(&state.face_up, line.effect);
            if !possible {
                tell.tell(|| self.could_not(&state.face_up, line));
            }
            match (line.starred, possible, line.effect) {
                (true, false, Effect::Take) | (true, true, Effect::Draw) => {
                    if !self.draw(state, tell) {
                        return;
                    }
                }
                (_, false, _) => {}
                (true, true, Effect::Rune) => self.gain_rune(state, tell),
                (true, true, Effect::Reveal3 | Effect::Reveal4 | Effect::Reveal5) => {
                    return self.reveal(state, tell);
                }
                _ => {
                    state.face_up.phase = Phase::Effect;
                    return;
                }
            }
            state.face_up.index += 1;
        }
        self.finish_play(state, tell);
    }

    /// Goes on with the next effect of the column.
    #[inline]
    pub(crate) fn resolve_next(&self, state: &mut Truth, tell: &mut impl Tell<Self>) {
        state.face_up.index += 1;
        self.resolve(state, tell);
    }

    /// Whether an effect has any legal target now.
    #[inline]
    fn is_possible(&self, face_up: &FaceUp, effect: Effect) -> bool {
        match effect {
            Effect::Take => self.targets(face_up) != 0,
            Effect::Swap => {
                self.targets(face_up) != 0 && face_up.hand_sizes[face_up.active.index()] > 0
            }
            Effect::Draw | Effect::Reveal3 | Effect::Reveal4 | Effect::Reveal5 => {
                self.has_cards(face_up)
            }
            Effect::Rune => true, // A-22 The supply is unlimited.
            Effect::Hypnosis | Effect::Eye => !self.opponents(face_up).is_empty(),
        }
    }

    /// What the active player may do with the present effect.
    pub(crate) fn effect_choices(&self, face_up: &FaceUp, seat: Seat, hand: &Hand) -> Choices {
        let played = face_up.played.expect("effects are those of a played card");
        let line = self.deck.column(played).get(face_up.index).expect("an effect is pending");
        let skip = !line.starred;
        match line.effect {
            Effect::Take => Choices::take(self.targets(face_up), skip),
            Effect::Swap => Choices::swap(hand.cards(seat), self.targets(face_up), skip),
            Effect::Draw => Choices::draw(skip),
            Effect::Reveal3 | Effect::Reveal4 | Effect::Reveal5 => Choices::reveal(skip),
            Effect::Rune => Choices::rune(skip),
            Effect::Hypnosis => Choices::hypnosis(self.opponents(face_up), skip),
            Effect::Eye => Choices::eye(self.opponents(face_up), skip),
        }
    }

    /// 1.7 What Take and Swap may point at: uncovered cards, and with `manipulate` the top of the
    /// discard pile, if there is one.
    #[inline]
    pub(crate) fn targets(&self, face_up: &FaceUp) -> Targets {
        let pile =
            self.discard_variant == DiscardVariant::Manipulate && !face_up.discard.is_empty();
        face_up.display.uncovered() | if pile { DISCARD } else { 0 }
    }

    /// 1.6 The cards that a Take or a Swap could bring into a hand now.
    pub fn in_reach(&self, face_up: &FaceUp) -> CardSet {
        let mut targets = self.targets(face_up);
        let mut cards = CardSet::EMPTY;
        while targets != 0 {
            let slot = Slot::from_number(targets.trailing_zeros() as u8);
            targets &= targets - 1;
            let card = if slot == Slot::DISCARD {
                face_up.discard.top().and_then(|laid| laid.card())
            } else {
                face_up.display.card(slot)
            };
            cards = card.map_or(cards, |card| cards | CardSet::only(card));
        }
        cards
    }

    /// 1.6 Opponents who are not All In.
    #[inline]
    fn opponents(&self, face_up: &FaceUp) -> Seats {
        let others = Seats::all(self.seats).without(face_up.active);
        face_up.all_in.first().map_or(others, |seat| others.without(seat))
    }

    /// 1.6 Take: the card comes into the hand, its slot becomes empty; from the discard pile
    /// there is no gap.
    pub(crate) fn take(
        &self,
        state: &mut Truth,
        seat: Seat,
        slot: Slot,
        tell: &mut impl Tell<Self>,
    ) {
        tell.tell(|| {
            let card = card_at(&state.face_up, slot);
            self.chosen(state, seat, Event::Took { seat, card, slot })
        });
        let card = if slot == Slot::DISCARD {
            top_discard(&mut state.face_up)
        } else {
            state.face_up.taken += 1;
            state.face_up.display.take(slot)
        };
        self.gain_openly(state, seat, card);
        self.resolve_next(state, tell);
    }

    /// 1.6 Swap: the hand card lies exactly where the other lay, on the discard pile too
    ///
    pub(crate) fn swap(
        &self,
        state: &mut Truth,
        seat: Seat,
        (card, slot): (Card, Slot),
        tell: &mut impl Tell<Self>,
    ) {
        tell.tell(|| {
            let got = card_at(&state.face_up, slot);
            self.chosen(state, seat, Event::Swapped { seat, gave: card, got, slot })
        });
        self.lose_openly(state, seat, card);
        let other = if slot == Slot::DISCARD {
            let other = top_discard(&mut state.face_up);
            state.face_up.discard.push(Laid::open(card));
            other
        } else {
            state.face_up.display.swap(slot, card)
        };
        self.gain_openly(state, seat, other);
        self.resolve_next(state, tell);
    }

    /// 1.6 Draw: the top deck card comes into the hand, unseen by others. False if the deck has
    /// to be shuffled first. Without any card there is nothing to draw.
    fn draw(&self, state: &mut Truth, tell: &mut impl Tell<Self>) -> bool {
        if state.face_up.deck_size > 0 {
            tell.tell(|| self.drew_by_effect(state));
        }
        match self.top_card(state, Errand::Draw) {
            Top::Card(card) => self.gain_secretly(state, state.face_up.active, card),
            Top::Nothing => {}
            Top::Shuffling => return false,
        }
        true
    }

    /// 1.6 Draw, then the next effect.
    pub(crate) fn draw_and_go_on(&self, state: &mut Truth, tell: &mut impl Tell<Self>) {
        if self.draw(state, tell) {
            self.resolve_next(state, tell);
        }
    }

    /// 1.6 Rune: one rune from the supply at once.
    fn gain_rune(&self, state: &mut Truth, tell: &mut impl Tell<Self>) {
        tell.tell(|| self.gained_rune(state));
        let seat = state.face_up.active.index();
        state.face_up.runes[seat] += 1;
        let earned = &mut state.face_up.earned[seat];
        *earned = earned.saturating_add(1);
    }

    /// 1.5 Does without an effect.
    pub(crate) fn skip(&self, state: &mut Truth, seat: Seat, tell: &mut impl Tell<Self>) {
        tell.tell(|| {
            let line = self.line_in_play(&state.face_up).expect("a pending effect is skipped");
            self.chosen(state, seat, Event::Skipped { seat, effect: line.effect })
        });
        self.resolve_next(state, tell);
    }

    /// The line of the column that is being resolved.
    pub(crate) fn line_in_play(&self, face_up: &FaceUp) -> Option<Line> {
        self.deck.column(face_up.played?).get(face_up.index)
    }

    /// 1.6 Rune, then the next effect.
    pub(crate) fn rune(&self, state: &mut Truth, tell: &mut impl Tell<Self>) {
        self.gain_rune(state, tell);
        self.resolve_next(state, tell);
    }

    /// 1.6 Hypnosis: everybody hears the best category of the target's hand.
    pub(crate) fn hypnosis(
        &self,
        state: &mut Truth,
        by: Seat,
        target: Seat,
        tell: &mut impl Tell<Self>,
    ) {
        tell.tell(|| self.answered(state, by, target));
        let category = category(state.hands[target].cards(target));
        let face_up = &mut state.face_up;
        face_up.answer = Some(Answer::Hypnosis { by, target, category });
        face_up.told[target.index()] = Some(category);
        face_up.changed[target.index()] = CardSet::EMPTY;
        self.resolve_next(state, tell);
    }

    /// 1.6 Eye: the target has to hide a card.
    pub(crate) fn eye(
        &self,
        state: &mut Truth,
        by: Seat,
        target: Seat,
        tell: &mut impl Tell<Self>,
    ) {
        tell.tell(|| self.chosen(state, by, Event::Eyed { by, target }));
        state.face_up.phase = Phase::Hide(target);
    }

    /// 1.6 Eye: the target has chosen the card to hide, and the active player alone sees the
    /// others. What both know now is written in both hands.
    pub(crate) fn hide(
        &self,
        state: &mut Truth,
        target: Seat,
        hidden: Card,
        tell: &mut impl Tell<Self>,
    ) {
        tell.tell(|| self.showed(state, target, hidden));
        let by = state.face_up.active;
        let cards = state.hands[target].cards(target);
        let known = state.face_up.known.hand(target);
        let viewer = &mut state.hands[by];
        let seen = viewer.marks.hand(target);
        if (known | seen).contains(hidden) {
            viewer.secret = Secret::Hidden(hidden);
        }
        viewer.marks.mark(cards - known - CardSet::only(hidden), Mark::hand(target));
        let seen = viewer.marks.hand(target);
        state.hands[target].show(target, by, seen);
        state.hands[target].secret = Secret::Hidden(hidden);

        let unknown = state.face_up.unknown(target);
        let glimpse = &mut state.face_up.glimpses[target.index()][by.index()];
        // All unknown cards are seen if the hidden one is known anyway, or was seen before.
        let all = !known.is_empty() || glimpse.most() > 0;
        let least = unknown.saturating_sub(1);
        *glimpse = Glimpse::new(least, if all { unknown } else { least });
        state.face_up.answer = Some(Answer::Eye { by, target });
        self.resolve_next(state, tell);
    }
}

/// The card at which a Take or a Swap points.
fn card_at(face_up: &FaceUp, slot: Slot) -> Card {
    let card = if slot == Slot::DISCARD {
        face_up.discard.top().and_then(|laid| laid.card())
    } else {
        face_up.display.card(slot)
    };
    card.expect("a legal action points at a card")
}

/// Takes the top card of an open discard pile.
fn top_discard(face_up: &mut FaceUp) -> Card {
    face_up.discard.pop().and_then(Laid::card).expect("the pile is open and not empty")
}
