//! How All In looks to a network: the table and the hand as numbers of about the size of 1, and
//! each action with what the rules of thumb think about it.

use std::cell::Cell;

use arrayvec::ArrayVec;
use tapis_all_in::{Action, AllIn, Card, CardSet, Category, Effect, Phase};
use tapis_game::{BySeat, Game, Menu, Seat, View};

use super::heuristic::{Heuristic, Thought};
use super::look::{Look, Shape};
use crate::learned::Features;

/// The features of All In.
pub struct Sight;

/// What is kept of a view while one action after another is looked at.
pub struct Glimpse {
    /// What the rules of thumb think of each action of the menu.
    thoughts: ArrayVec<(Action, Thought), 256>,
    /// The actions are asked for one after another; this one comes next.
    next: Cell<usize>,
    best_value: f32,
    /// The rank number of the present hand.
    rank: u8,
    free: u8,
    best: BySeat<f32>,
    values: BySeat<f32>,
    /// How likely all others have less than each rank number.
    win: [f32; 12],
}

/// Writes one number after another.
struct Pen<'a> {
    numbers: &'a mut [f32],
    place: usize,
}

impl Pen<'_> {
    #[inline]
    fn number(&mut self, value: f32) {
        self.numbers[self.place] = value.clamp(-3.0, 3.0);
        self.place += 1;
    }

    #[inline]
    fn flag(&mut self, value: bool) {
        self.numbers[self.place] = f32::from(u8::from(value));
        self.place += 1;
    }

    /// One of so many is set.
    #[inline]
    fn one_of(&mut self, which: usize, count: usize) {
        if which < count {
            self.numbers[self.place + which] = 1.0;
        }
        self.place += count;
    }

    /// How many cards there are of each value and of each suit.
    fn faces(&mut self, cards: CardSet, many: f32) {
        for card in (cards & CardSet::SUITED).iter() {
            let (value, suit) = (card.number() & 15, card.number() >> 4);
            self.numbers[self.place + value] += 1.0 / many;
            self.numbers[self.place + 13 + suit] += 0.3 / many;
        }
        self.place += FACES;
    }

    /// What a hand has.
    fn hand(&mut self, hand: CardSet, rank: u8, category: Category) {
        let shape = Shape::of(hand);
        self.number(f32::from(rank) / 5.0);
        self.one_of(category as usize, 9);
        self.flag(shape.suited == 4);
        self.flag(shape.suited == 3);
        self.flag(shape.run == 4 && shape.runs == 1);
        self.flag(shape.run == 4 && shape.runs > 1);
        self.flag(shape.run == 3);
        self.number((hand & CardSet::RUNES).len() as f32);
    }
}

/// Differences of runes are about this large.
const RUNES: f32 = 8.0;
/// How many numbers describe a hand.
const HAND: usize = 16;
/// How many values and suits cards have.
const FACES: usize = 13 + 4;
/// How many numbers describe another player.
const OPPONENT: usize = 8;

impl Features<AllIn> for Sight {
    const SEEN: usize = 43 + HAND + 2 * FACES + 4 * OPPONENT;
    const DONE: usize = 51 + HAND;
    type Look = Glimpse;

    fn seen(view: View<'_, AllIn>, seen: &mut [f32]) -> Glimpse {
        let View { game, seat: own, face_up, .. } = view;
        let seats = game.seats();
        let player = Heuristic::sharp();
        let look = player.look(view);
        let bets = player.bets(&look);
        let ranking = game.ladder().ranking(look.hand);
        let mut pen = Pen { numbers: seen, place: 0 };
        pen.one_of(usize::from(seats) - 2, 4);
        pen.one_of(usize::from(face_up.round.min(4)) - 1, 4);
        pen.number(f32::from(look.free) / 6.0);
        pen.flag(look.free <= 1);
        pen.flag(look.free == 2);
        pen.number(look.turns);
        pen.flag(look.turns < 0.5);
        pen.number(f32::from(face_up.pot) / 8.0);
        runes(view, &mut pen);
        pen.one_of(phase(face_up.phase), 8);
        pen.flag(face_up.all_in.is_empty());
        pen.flag(face_up.all_in.contains(own));
        pen.number(look.chance(ranking.strength.number()));
        pen.number(f32::from(ranking.strength.number() & 63) / 52.0);
        pen.number(bets.best[own]);
        pen.number(face_up.predicted.len() as f32 / 3.0);
        others(view, &look, &mut pen);
        upcoming(view, &mut pen);
        pen.hand(look.hand, ranking.rank, ranking.category);
        pen.faces(look.hand, 2.0);
        pen.faces(look.unseen | look.reach, 4.0);
        (1..=4).for_each(|distance| opponent(view, &bets.best, distance, &mut pen));
        debug_assert_eq!(pen.place, Self::SEEN);

        let mut thoughts = ArrayVec::new();
        let mut best_value = f32::MIN;
        for action in view.legal().iter().take(256) {
            let thought = player.think(&look, &bets, action);
            best_value = best_value.max(thought.value);
            thoughts.push((action, thought));
        }
        Glimpse {
            thoughts,
            next: Cell::new(0),
            best_value,
            rank: ranking.rank,
            free: look.free,
            best: bets.best,
            values: bets.values(),
            win: look.win,
        }
    }

    fn done(view: View<'_, AllIn>, look: &Glimpse, action: Action, done: &mut [f32]) {
        let View { game, seat: own, face_up, .. } = view;
        let thought = look.thought(action);
        let mut pen = Pen { numbers: done, place: 0 };
        let (kind, card, target) = parts(action);
        pen.one_of(kind, 15);
        let behind = thought.value - look.best_value;
        pen.number(behind);
        pen.number((behind * 6.0).max(-3.0));
        pen.flag(behind >= 0.0);
        pen.number(thought.value / 6.0);
        let ranking = game.ladder().ranking(thought.hand);
        pen.hand(thought.hand, ranking.rank, ranking.category);
        pen.number((f32::from(ranking.rank) - f32::from(look.rank)) / 3.0);
        pen.flag(ranking.rank < look.rank);
        let strength = ranking.strength.number();
        let rank = usize::from(strength >> 6).min(10);
        let part = (f32::from(strength & 63) / 52.0).min(1.0);
        pen.number(look.win[rank] + part * (look.win[rank + 1] - look.win[rank]));
        pen.number(f32::from(strength & 63) / 52.0);
        column(view, card.filter(|_| kind == 0), look.free, &mut pen);
        given(view, card, &mut pen);
        pen.flag(action == Action::Pass && look.free <= 1);
        pen.flag(action == Action::AllIn && look.free <= 2);
        let Some(target) = target else { return };
        let runes = |seat: Seat| f32::from(face_up.runes[seat.index()]);
        pen.flag(target == own);
        pen.flag(target == own.clockwise(1, game.seats()));
        pen.number((runes(target) - runes(own)) / RUNES);
        pen.number(f32::from(face_up.unknown(target)) / 5.0);
        let told = face_up.told[target.index()];
        pen.flag(told.is_some());
        pen.number(told.map_or(0.0, |category| f32::from(category.rank(game.side())) / 5.0));
        pen.flag(face_up.all_in.contains(target));
        pen.number(2.0 * look.best[target]);
        pen.number(look.values[target] / 3.0);
        let tokens = Seat::all(game.seats())
            .filter(|seat| face_up.predictions[seat.index()].contains(target))
            .count();
        pen.number(tokens as f32 / 2.0);
        pen.flag(face_up.predictions[target.index()].contains(target));
        pen.number(f32::from(game.ladder().ranking(face_up.known.hand(target)).rank) / 3.0);
        pen.flag(
            Seat::all(game.seats()).all(|seat| seat == target || runes(seat) <= runes(target)),
        );
        debug_assert!(pen.place <= Self::DONE);
    }
}

impl Glimpse {
    /// What the rules of thumb think of an action.
    fn thought(&self, action: Action) -> Thought {
        let next = self.next.get();
        let place = match self.thoughts.get(next) {
            Some((found, _)) if *found == action => next,
            _ => self.thoughts.iter().position(|(found, _)| *found == action).unwrap_or(0),
        };
        self.next.set(place + 1);
        self.thoughts[place].1
    }
}

/// Who is ahead.
fn runes(view: View<'_, AllIn>, pen: &mut Pen<'_>) {
    let View { game, seat: own, face_up, .. } = view;
    let mine = f32::from(face_up.runes[own.index()]);
    let others = || Seat::all(game.seats()).filter(|seat| *seat != own);
    let runes = |seat: Seat| f32::from(face_up.runes[seat.index()]);
    let most = others().map(runes).fold(0.0, f32::max);
    let mean = others().map(runes).sum::<f32>() / f32::from(game.seats() - 1);
    pen.number((mine - most) / RUNES);
    pen.number((mine - mean) / RUNES);
    pen.flag(mine >= most);
    pen.flag(mine + f32::from(face_up.pot) < most);
}

/// What is known about the others' hands.
fn others(view: View<'_, AllIn>, look: &Look<'_>, pen: &mut Pen<'_>) {
    let View { game, seat: own, face_up, .. } = view;
    let others = || Seat::all(game.seats()).filter(|seat| *seat != own);
    let told = |seat: Seat| face_up.told[seat.index()].map_or(0, |told| told.rank(game.side()));
    pen.number(f32::from(others().map(told).max().unwrap_or_default()) / 5.0);
    let known = |seat: Seat| game.ladder().ranking(face_up.known.hand(seat)).rank;
    pen.number(f32::from(others().map(known).max().unwrap_or_default()) / 3.0);
    let cards: usize = others().map(|seat| face_up.known.hand(seat).len()).sum();
    pen.number(cards as f32 / (3.0 * f32::from(game.seats() - 1)));
    pen.flag(others().any(|seat| face_up.all_in.contains(seat)));
    pen.number(look.reach.len() as f32 / 6.0);
    let own_tokens = others().filter(|seat| face_up.predictions[seat.index()].contains(*seat));
    pen.number(own_tokens.count() as f32 / 2.0);
    pen.number(f32::from(face_up.stall) / 8.0);
}

/// Another player, so many places to the left: how far ahead, what is known of the hand, and what
/// has been bet.
fn opponent(view: View<'_, AllIn>, best: &BySeat<f32>, distance: u8, pen: &mut Pen<'_>) {
    let View { game, seat: own, face_up, .. } = view;
    let from = pen.place;
    pen.place += OPPONENT;
    if distance >= game.seats() {
        return;
    }
    let seat = own.clockwise(distance, game.seats());
    let runes = |seat: Seat| f32::from(face_up.runes[seat.index()]);
    let told = face_up.told[seat.index()].map_or(0, |told| told.rank(game.side()));
    let known = face_up.known.hand(seat) | view.hand.marks.hand(seat);
    let mut pen = Pen { numbers: &mut *pen.numbers, place: from };
    pen.number((runes(seat) - runes(own)) / RUNES);
    pen.number(f32::from(told) / 5.0);
    pen.number(f32::from(game.ladder().ranking(known).rank) / 3.0);
    pen.number(known.len() as f32 / 5.0);
    pen.flag(face_up.all_in.contains(seat));
    pen.number(best[seat]);
    pen.flag(!face_up.predictions[seat.index()].is_empty());
    pen.flag(face_up.predictions[seat.index()].contains(seat));
}

/// What is still to come of the card being played.
fn upcoming(view: View<'_, AllIn>, pen: &mut Pen<'_>) {
    let face_up = view.face_up;
    let mut gains = [0.0_f32; 3];
    if let Some(card) = face_up.played {
        let lines = view.game.deck().column(card).iter();
        for line in lines.skip(usize::from(face_up.index) + 1) {
            match line.effect {
                Effect::Take | Effect::Draw => gains[0] += 0.5,
                Effect::Reveal3 | Effect::Reveal4 | Effect::Reveal5 => gains[0] += 1.0,
                Effect::Swap => gains[1] += 1.0,
                _ => gains[2] += 0.5,
            }
        }
    }
    gains.into_iter().for_each(|gain| pen.number(gain));
    pen.flag(usize::from(face_up.hand_sizes[view.seat.index()]) < 5);
}

/// The kind of a phase, as a number.
fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Turn => 0,
        Phase::Effect => 1,
        Phase::Keep => 2,
        Phase::Order => 3,
        Phase::Discard => 4,
        Phase::Hide(_) => 5,
        Phase::Predict => 6,
        Phase::Shuffle(_) | Phase::Over => 7,
    }
}

/// The kind of an action as a number, the card that it is about, and the seat.
fn parts(action: Action) -> (usize, Option<Card>, Option<Seat>) {
    match action {
        Action::Play(card) => (0, Some(card), None),
        Action::Pass => (1, None, None),
        Action::AllIn => (2, None, None),
        Action::Take(_) => (3, None, None),
        Action::Swap(card, _) => (4, Some(card), None),
        Action::Draw => (5, None, None),
        Action::Reveal => (6, None, None),
        Action::Rune => (7, None, None),
        Action::Hypnosis(seat) => (8, None, Some(seat)),
        Action::Eye(seat) => (9, None, Some(seat)),
        Action::Keep(card) => (10, Some(card), None),
        Action::Discard(card) => (11, Some(card), None),
        Action::Hide(card) => (12, Some(card), None),
        Action::Predict(seat) => (13, None, Some(seat)),
        Action::Skip => (14, None, None),
    }
}

/// What a card to be played would do.
fn column(view: View<'_, AllIn>, card: Option<Card>, free: u8, pen: &mut Pen<'_>) {
    let mut numbers = [0.0_f32; 9];
    if let Some(card) = card {
        numbers[8] = f32::from(u8::from(free <= 1));
        for line in view.game.deck().column(card).iter() {
            match line.effect {
                Effect::Take => {
                    numbers[0] = 1.0;
                    numbers[8] = 0.0;
                    numbers[1] = f32::from(u8::from(line.starred)).max(numbers[1]);
                }
                Effect::Swap => numbers[2] += 1.0,
                Effect::Draw => numbers[3] += 0.5,
                Effect::Reveal3 => numbers[4] += 0.6,
                Effect::Reveal4 => numbers[4] += 0.8,
                Effect::Reveal5 => numbers[4] += 1.0,
                Effect::Rune => numbers[5] += 1.0,
                Effect::Hypnosis => numbers[6] += 1.0,
                Effect::Eye => numbers[7] += 1.0,
            }
        }
    }
    numbers.into_iter().for_each(|number| pen.number(number));
}

/// What a card that is given away may mean to the next player.
fn given(view: View<'_, AllIn>, card: Option<Card>, pen: &mut Pen<'_>) {
    let next = view.face_up.known.hand(view.seat.clockwise(1, view.game.seats()));
    let value = card.and_then(Card::value);
    pen.number(value.map_or(0.0, |value| f32::from(value.place()) / 12.0));
    pen.flag(card.is_some_and(Card::is_rune));
    pen.flag(value.is_some() && next.iter().any(|other| other.value() == value));
    let suit = card.and_then(Card::suit);
    pen.flag(suit.is_some() && next.iter().filter(|other| other.suit() == suit).count() >= 2);
}
