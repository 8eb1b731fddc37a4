//! All In – Predictions as numbers.

use std::collections::BTreeMap;

use tapis_all_in::{
    Action, AllIn, Card, CardSet, DiscardVariant, Effect, Mark, Phase, Secret, Side, Slot, Suit,
    TieBreak, Value,
};
use tapis_game::{Game, Heard, Menu, Seat, Turn, Unplayable, View};

use crate::bits::spread;
use crate::{Encode, Part, Row, all_in_events, offset, place, size, wished};

/// The most seats.
const SEATS: usize = 5;
/// The cards: the suits in order, each from the 2 to the ace, then the two rune cards.
const CARDS: usize = 54;
/// The twelve slots in reading order, and the discard pile.
const SLOTS: usize = Slot::COUNT + 1;
/// A card in a slot: its value, its suit, whether it is a rune card, whether it is in reach.
const IN_SLOT: usize = 13 + 4 + 2;
const EFFECTS: usize = Effect::ALL.len();
const CATEGORIES: usize = 9;
const RANKS: usize = SEATS * CATEGORIES;
/// So many lines of each card's column are told.
const LINES: usize = 6;

const PARTS: &[Part] = &[
    Part::new("hand", CARDS, 1, "the own hand, by card"),
    Part::new(
        "slots",
        SLOTS * IN_SLOT,
        1,
        "by slot, the discard pile last: the value of the card there, from 2 to ace; its suit, C M S \
         T; a rune card; within the reach of Take and Swap",
    ),
    Part::new("display", CARDS, 1, "the cards in the display, by card"),
    Part::new(
        "known",
        (SEATS - 1) * CARDS,
        1,
        "by place from 1, the cards that this seat knows to be in that hand, by card",
    ),
    Part::new("exposed", CARDS, 1, "cards of the own hand that everybody knows to be there"),
    Part::new("held", CARDS, 1, "in some hand since the deck was renewed, by card"),
    Part::new("discarded", CARDS, 1, "open in the discard pile, by card"),
    Part::new("buried", CARDS, 1, "own cards that lie face down in the discard pile"),
    Part::new("turned_up", CARDS, 1, "turned up by a Reveal, as far as this seat sees them"),
    Part::new("played", CARDS, 1, "the card being played"),
    Part::new("effect", EFFECTS, 1, "the effect being resolved, in the order of the rulebook"),
    Part::new("starred", 1, 1, "it must be resolved"),
    Part::new("to_come", EFFECTS, 49, "how often each effect stands below it in the column"),
    Part::new("phase", 8, 1, "turn, effect, keep, order, hide, discard, predict, over"),
    Part::new("seats", SEATS, 1, "by place, whether the table has that seat"),
    Part::new("to_act", SEATS, 1, "by place, who has to act"),
    Part::new("active", SEATS, 1, "by place, whose turn it is"),
    Part::new("start", SEATS, 1, "by place, who started this round"),
    Part::new("all_in", SEATS, 1, "by place, who is All In"),
    Part::new("predicted", SEATS, 1, "by place, who has predicted"),
    Part::new("predictions", SEATS * SEATS, 1, "by place, in front of which place the token lies"),
    Part::new(
        "told",
        RANKS,
        1,
        "by place, the category named under Hypnosis, the lowest of side A first",
    ),
    Part::new("changed", SEATS, 54, "by place, cards that openly left or entered that hand since"),
    Part::new(
        "seen",
        SEATS,
        15,
        "by place, at most so many of the own unknown cards it saw by the Eye",
    ),
    Part::new("hand_sizes", SEATS, 54, "by place, cards in hand"),
    Part::new("runes", SEATS, 255, "by place, runes"),
    Part::new("earned", SEATS, 255, "by place, runes gained in this round by effects"),
    Part::new("pot", 1, 255, "runes in the pot"),
    Part::new("round", 1, 4, "the round, from 1"),
    Part::new("deck", 1, 44, "cards in the deck"),
    Part::new("discard", 1, 44, "cards in the discard pile"),
    Part::new("shown", 1, 12, "cards in the display"),
    Part::new("room", 1, 12, "free slots of the display"),
    Part::new("looked_at", 1, 5, "cards that the active player looks at alone"),
    Part::new("stall", 1, 255, "turns in a row without growth of the display"),
];

const HAND: usize = offset(PARTS, "hand");
const IN_SLOTS: usize = offset(PARTS, "slots");
const DISPLAY: usize = offset(PARTS, "display");
const KNOWN: usize = offset(PARTS, "known");
const EXPOSED: usize = offset(PARTS, "exposed");
const HELD: usize = offset(PARTS, "held");
const DISCARDED: usize = offset(PARTS, "discarded");
const BURIED: usize = offset(PARTS, "buried");
const TURNED_UP: usize = offset(PARTS, "turned_up");
const PLAYED: usize = offset(PARTS, "played");
const EFFECT: usize = offset(PARTS, "effect");
const STARRED: usize = offset(PARTS, "starred");
const TO_COME: usize = offset(PARTS, "to_come");
const PHASE: usize = offset(PARTS, "phase");
const SEATED: usize = offset(PARTS, "seats");
const TO_ACT: usize = offset(PARTS, "to_act");
const ACTIVE: usize = offset(PARTS, "active");
const START: usize = offset(PARTS, "start");
const ALL_IN: usize = offset(PARTS, "all_in");
const PREDICTED: usize = offset(PARTS, "predicted");
const PREDICTIONS: usize = offset(PARTS, "predictions");
const TOLD: usize = offset(PARTS, "told");
const CHANGED: usize = offset(PARTS, "changed");
const SEEN: usize = offset(PARTS, "seen");
const HAND_SIZES: usize = offset(PARTS, "hand_sizes");
const RUNES: usize = offset(PARTS, "runes");
const EARNED: usize = offset(PARTS, "earned");
const POT: usize = offset(PARTS, "pot");
const ROUND: usize = offset(PARTS, "round");
const DECK: usize = offset(PARTS, "deck");
const DISCARD: usize = offset(PARTS, "discard");
const SHOWN: usize = offset(PARTS, "shown");
const ROOM: usize = offset(PARTS, "room");
const LOOKED_AT: usize = offset(PARTS, "looked_at");
const STALL: usize = offset(PARTS, "stall");

const ACTION_PARTS: &[Part] = &[
    Part::new("play", CARDS, 1, "play this card, by card"),
    Part::new("pass", 1, 1, "pass"),
    Part::new("all_in", 1, 1, "go All In"),
    Part::new("take", SLOTS, 1, "take the card of this slot, by slot"),
    Part::new("swap", CARDS * SLOTS, 1, "by hand card, exchange it with the card of this slot"),
    Part::new("draw", 1, 1, "use an optional Draw"),
    Part::new("reveal", 1, 1, "use an optional Reveal"),
    Part::new("rune", 1, 1, "gain a rune"),
    Part::new("hypnosis", SEATS - 1, 1, "ask this place, from 1, for the rank of the hand"),
    Part::new("eye", SEATS - 1, 1, "look at the cards of this place, from 1"),
    Part::new("keep", CARDS, 1, "keep this card of a Reveal, by card"),
    Part::new("discard", CARDS, 1, "lay this card on the discard pile, by card"),
    Part::new("hide", CARDS, 1, "do not show this card to the Eye, by card"),
    Part::new("predict", SEATS, 1, "put the token in front of this place; 0 is the own seat"),
    Part::new("skip", 1, 1, "do without an effect"),
];

const PASS: usize = offset(ACTION_PARTS, "pass");
const GO_ALL_IN: usize = offset(ACTION_PARTS, "all_in");
const TAKE: usize = offset(ACTION_PARTS, "take");
const SWAP: usize = offset(ACTION_PARTS, "swap");
const DRAW: usize = offset(ACTION_PARTS, "draw");
const REVEAL: usize = offset(ACTION_PARTS, "reveal");
const RUNE: usize = offset(ACTION_PARTS, "rune");
const HYPNOSIS: usize = offset(ACTION_PARTS, "hypnosis");
const EYE: usize = offset(ACTION_PARTS, "eye");
const KEEP: usize = offset(ACTION_PARTS, "keep");
const LAY: usize = offset(ACTION_PARTS, "discard");
const HIDE: usize = offset(ACTION_PARTS, "hide");
const PREDICT: usize = offset(ACTION_PARTS, "predict");
const SKIP: usize = offset(ACTION_PARTS, "skip");

const AGREED_PARTS: &[Part] = &[
    Part::new("players", 1, 5, "how many play"),
    Part::new("side", 1, 1, "side B of the help cards"),
    Part::new("discard_variant", 3, 1, "none, manipulate, closed eye"),
    Part::new("heirs", 1, 1, "a tie is broken by an extra round"),
    Part::new("suits", 16, 1, "from the best suit to the worst: C, M, S, T"),
    Part::new("slots", 1, 12, "slots of the display"),
    Part::new("lines", CARDS, 49, "by card, the length of its column"),
    Part::new(
        "columns",
        CARDS * LINES,
        18,
        "by card, the first six lines of its column: the effect from 1 in the order of the \
         rulebook, 9 more with a star; 0 for none",
    ),
];

impl Encode for AllIn {
    const VERSION: u32 = 1;
    const PARTS: &'static [Part] = PARTS;
    const AGREED_PARTS: &'static [Part] = AGREED_PARTS;
    const ACTION_PARTS: &'static [Part] = ACTION_PARTS;
    const EVENTS: &'static [&'static str] = all_in_events::KINDS;
    const CARDS: usize = CARDS;

    fn observe(view: View<'_, Self>, out: &mut [u8]) {
        let View { game, seat: eyes, face_up: up, hand } = view;
        let seats = game.seats();
        let out: &mut [u8; size(PARTS)] = out.try_into().expect("as long as an observation");
        out.fill(0);
        let place = |seat| place(seat, eyes, seats);
        let mut write = |at: usize, cards: CardSet| {
            if !cards.is_empty() {
                spread(dense(cards), &mut out[at..at + CARDS]);
            }
        };
        write(HAND, hand.cards(eyes));
        write(DISPLAY, up.display.cards());
        for seat in Seat::all(seats).filter(|seat| *seat != eyes) {
            let known = up.known.hand(seat) | hand.marks.hand(seat);
            write(KNOWN + (place(seat) - 1) * CARDS, known);
        }
        write(EXPOSED, up.known.hand(eyes));
        write(HELD, up.held);
        write(DISCARDED, up.open_discards());
        if game.discard_variant() == DiscardVariant::ClosedEye {
            write(BURIED, hand.marks.with(Mark::BURIED));
        }
        write(TURNED_UP, up.revealed.iter().chain(hand.revealed.iter()).copied().collect());

        let reach = up.display.uncovered();
        for (slot, card) in up.display.slots() {
            let at = IN_SLOTS + slot.number() * IN_SLOT;
            write_card(card, &mut out[at..at + IN_SLOT]);
            out[at + IN_SLOT - 1] = (reach >> slot.number() & 1) as u8;
        }
        if let Some(card) = up.discard.top().and_then(|laid| laid.card()) {
            let at = IN_SLOTS + Slot::COUNT * IN_SLOT;
            write_card(card, &mut out[at..at + IN_SLOT]);
            let reach = game.discard_variant() == DiscardVariant::Manipulate;
            out[at + IN_SLOT - 1] = reach.into();
        }
        if let Some(card) = up.played {
            out[PLAYED + card_number(card)] = 1;
            let column = game.deck().column(card);
            let mut index = up.index;
            if let Some(line) = column.get(index) {
                out[EFFECT + line.effect as usize] = 1;
                out[STARRED] = line.starred.into();
                index += 1;
                while let Some(line) = column.get(index) {
                    out[TO_COME + line.effect as usize] += 1;
                    index += 1;
                }
            }
        }
        let phase = match up.phase {
            Phase::Shuffle(_) => None,
            Phase::Turn => Some(0),
            Phase::Effect => Some(1),
            Phase::Keep => Some(2),
            Phase::Order => Some(3),
            Phase::Hide(_) => Some(4),
            Phase::Discard => Some(5),
            Phase::Predict => Some(6),
            Phase::Over => Some(7),
        };
        if let Some(phase) = phase {
            out[PHASE + phase] = 1;
        }
        if let Turn::Act(to_act) = game.turn(up) {
            to_act.iter().for_each(|seat| out[TO_ACT + place(seat)] = 1);
        }
        out[ACTIVE + place(up.active)] = 1;
        out[START + place(up.start)] = 1;
        for seat in Seat::all(seats) {
            let (at, number) = (place(seat), seat.index());
            out[SEATED + at] = 1;
            out[ALL_IN + at] = up.all_in.contains(seat).into();
            out[PREDICTED + at] = up.predicted.contains(seat).into();
            for target in up.predictions[number].iter() {
                out[PREDICTIONS + at * SEATS + place(target)] = 1;
            }
            if let Some(category) = up.told[number] {
                out[TOLD + at * CATEGORIES + category as usize] = 1;
                out[CHANGED + at] = up.changed[number].len() as u8;
            }
            out[SEEN + at] = up.glimpses[eyes.index()][number].most();
            out[HAND_SIZES + at] = up.hand_sizes[number];
            out[RUNES + at] = up.runes[number].min(255) as u8;
            out[EARNED + at] = up.earned[number];
        }
        if let Secret::Prediction(target) = hand.secret {
            out[PREDICTIONS + place(target)] = 1;
        }
        out[POT] = up.pot.min(255) as u8;
        out[ROUND] = up.round;
        out[DECK] = up.deck_size;
        out[DISCARD] = up.discard.len() as u8;
        out[SHOWN] = up.display.count();
        out[ROOM] = game.limit() - up.display.count();
        out[LOOKED_AT] = up.looked_at;
        out[STALL] = up.stall;
    }

    fn mask(view: View<'_, Self>, out: &mut [u8]) {
        let out: &mut [u8; size(ACTION_PARTS)] = out.try_into().expect("as long as a mask");
        out.fill(0);
        view.legal().each(|action| out[view.game.number(view.seat, action)] = 1);
    }

    fn agreed(&self, out: &mut [u8]) {
        const AT: fn(&str) -> usize = |name| offset(AGREED_PARTS, name);
        out.fill(0);
        out[AT("players")] = self.seats();
        out[AT("side")] = (self.side() == Side::B).into();
        let variant = match self.discard_variant() {
            DiscardVariant::None => 0,
            DiscardVariant::Manipulate => 1,
            DiscardVariant::ClosedEye => 2,
        };
        out[AT("discard_variant") + variant] = 1;
        out[AT("heirs")] = (self.tie_break() == TieBreak::Heirs).into();
        for (place, suit) in self.deck().suits().into_iter().enumerate() {
            out[AT("suits") + 4 * place + suit as usize] = 1;
        }
        out[AT("slots")] = self.limit();
        for card in CardSet::PACK.iter() {
            let number = card_number(card);
            let column = self.deck().column(card);
            out[AT("lines") + number] = column.iter().count() as u8;
            for (place, line) in column.iter().take(LINES).enumerate() {
                let starred = if line.starred { EFFECTS as u8 } else { 0 };
                out[AT("columns") + number * LINES + place] = line.effect as u8 + 1 + starred;
            }
        }
    }

    #[inline]
    fn number(&self, seat: Seat, action: Action) -> usize {
        let place = |target| place(target, seat, self.seats());
        // Nobody asks or looks at himself, so these places begin with 1.
        let other = |target| place(target).max(1) - 1;
        match action {
            Action::Play(card) => card_number(card),
            Action::Pass => PASS,
            Action::AllIn => GO_ALL_IN,
            Action::Take(slot) => TAKE + slot.number(),
            Action::Swap(card, slot) => SWAP + card_number(card) * SLOTS + slot.number(),
            Action::Draw => DRAW,
            Action::Reveal => REVEAL,
            Action::Rune => RUNE,
            Action::Hypnosis(target) => HYPNOSIS + other(target),
            Action::Eye(target) => EYE + other(target),
            Action::Keep(card) => KEEP + card_number(card),
            Action::Discard(card) => LAY + card_number(card),
            Action::Hide(card) => HIDE + card_number(card),
            Action::Predict(target) => PREDICT + place(target),
            Action::Skip => SKIP,
        }
    }

    #[inline]
    fn action(&self, seat: Seat, number: usize) -> Option<Action> {
        let target = |place: usize| {
            let seats = self.seats();
            (place < usize::from(seats)).then(|| seat.clockwise(place as u8, seats))
        };
        Some(match number {
            ..PASS => Action::Play(card_of(number)),
            PASS => Action::Pass,
            GO_ALL_IN => Action::AllIn,
            TAKE..SWAP => Action::Take(slot_of(number - TAKE)),
            SWAP..DRAW => {
                let number = number - SWAP;
                Action::Swap(card_of(number / SLOTS), slot_of(number % SLOTS))
            }
            DRAW => Action::Draw,
            REVEAL => Action::Reveal,
            RUNE => Action::Rune,
            HYPNOSIS..EYE => Action::Hypnosis(target(number - HYPNOSIS + 1)?),
            EYE..KEEP => Action::Eye(target(number - EYE + 1)?),
            KEEP..LAY => Action::Keep(card_of(number - KEEP)),
            LAY..HIDE => Action::Discard(card_of(number - LAY)),
            HIDE..PREDICT => Action::Hide(card_of(number - HIDE)),
            PREDICT..SKIP => Action::Predict(target(number - PREDICT)?),
            SKIP => Action::Skip,
            _ => return None,
        })
    }

    fn rows(&self, ears: Option<Seat>, heard: &Heard<Self>, rows: &mut Vec<Row>) {
        all_in_events::rows(self, ears, heard, rows);
    }

    fn card_number(card: Card) -> usize {
        card_number(card)
    }

    fn card_at(&self, number: usize) -> Option<Card> {
        (number < CARDS).then(|| card_of(number))
    }

    fn shrink(self, wish: &BTreeMap<String, u8>) -> Result<Self, Unplayable> {
        let real = [("cards", self.pack().len() as u8), ("hand", self.hand_size())];
        let [cards, hand] = wished(wish, real)?;
        // Evenly from the whole pack, so that there are pairs and suits in a small one too.
        let all: Vec<_> = self.pack().iter().collect();
        let wanted = usize::from(cards).min(all.len());
        let pack: CardSet =
            (0..wanted).map(|place| all[place * all.len() / wanted.max(1)]).collect();
        let rest = wanted.checked_sub(usize::from(hand) * usize::from(self.seats()));
        if !(1..=5).contains(&hand) || !rest.is_some_and(|rest| (3..=44).contains(&rest)) {
            return Err(Unplayable(format!(
                "small: {cards} cards cannot be dealt in hands of {hand}; 3 to 44 have to be left"
            )));
        }
        Ok(self.small(pack, hand))
    }
}

/// The number of a card: suits in order, each from the 2 to the ace, then the rune cards.
#[inline]
pub(crate) fn card_number(card: Card) -> usize {
    // Each suit has sixteen numbers, of which the first thirteen are cards.
    if card.is_rune() { card.number() - 9 } else { card.number() - 3 * (card.number() >> 4) }
}

#[inline]
fn card_of(number: usize) -> Card {
    match number {
        52 => Card::RUNE_1,
        53 => Card::RUNE_2,
        _ => Card::new(Value::at((number % 13) as u8), Suit::ALL[number / 13]),
    }
}

#[inline]
fn slot_of(number: usize) -> Slot {
    if number == Slot::COUNT {
        return Slot::DISCARD;
    }
    let columns = usize::from(Slot::COLUMNS);
    Slot::new((number / columns) as u8, (number % columns) as u8)
}

/// A set of cards with one bit for each of the 54.
#[inline]
fn dense(cards: CardSet) -> u64 {
    const SUIT: u64 = 0x1fff;
    let bits = cards.bits();
    (bits & SUIT)
        | (bits >> 16 & SUIT) << 13
        | (bits >> 32 & SUIT) << 26
        | (bits >> 48 & SUIT) << 39
        | (bits >> 61 & 3) << 52
}

/// A card in a slot.
#[inline]
fn write_card(card: Card, out: &mut [u8]) {
    match (card.value(), card.suit()) {
        (Some(value), Some(suit)) => {
            out[usize::from(value.place())] = 1;
            out[13 + suit as usize] = 1;
        }
        _ => out[17] = 1,
    }
}
