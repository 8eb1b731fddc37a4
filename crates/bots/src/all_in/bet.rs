//! On whom to bet: how likely each hand is the best, and with how many the pot would be shared.

use arrayvec::ArrayVec;
use tapis_all_in::{AllIn, Card, category};
use tapis_game::{BySeat, Game, MAX_SEATS, Rng, Seat, View};

use super::belief::{Conduct, Guess};
use super::heuristic::Heuristic;
use super::look::Look;

/// How likely each rank number is, from 0 to 10.
type Ranks = [f32; 11];

/// What a token in front of each seat is worth.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Bets {
    /// In runes.
    values: BySeat<f32>,
    /// How likely each has the best hand.
    pub(super) best: BySeat<f32>,
}

impl Bets {
    pub(super) fn new(look: &Look<'_>, player: &Heuristic) -> Self {
        let View { game, seat: own, face_up, .. } = look.view;
        let strength = game.ladder().strength(look.hand).number();
        if !player.weighs {
            return Self::simple(look.view, strength >> 6, player.listens);
        }
        let best = chances(look, player.reads);
        let pot = f32::from(face_up.pot);
        let left = f32::from(game.seats()) - 1.0 - face_up.predicted.len() as f32;
        let values = BySeat::from_fn(game.seats(), |seat| {
            let with = Seat::all(game.seats())
                .filter(|other| face_up.predictions[other.index()].contains(seat))
                .count() as f32;
            // Everybody who is still to bet may think the same.
            let later = left.max(0.0) * 0.6 * best[seat];
            let share = pot / (1.0 + with + later);
            let crowd = player.following * with;
            // Among equals it is better to be right alone.
            best[seat] * share + crowd + if seat == own { 0.01 } else { 0.0 }
        });
        Self { values, best }
    }

    /// Whoever does not weigh trusts in itself, unless it has listened to somebody who announced a
    /// better hand.
    fn simple(view: View<'_, AllIn>, rank: u16, listens: bool) -> Self {
        let View { game, seat: own, face_up, .. } = view;
        let values = BySeat::from_fn(game.seats(), |seat| match face_up.told[seat.index()] {
            _ if seat == own => f32::from(rank) + 0.5,
            Some(category) if listens => f32::from(category.rank(game.side())),
            _ => 0.0,
        });
        Self { values, best: BySeat::default() }
    }

    pub(super) fn values(&self) -> BySeat<f32> {
        self.values
    }

    pub(super) fn value(&self, seat: Seat) -> f32 {
        self.values[seat]
    }
}

/// How strong a hand may be, in steps of a quarter of a rank number.
type Strengths = [f32; STEPS];

const STEPS: usize = 44;

/// The step of a strength.
fn step(strength: u16) -> usize {
    let quarter = usize::from(strength & 63) / 13;
    (usize::from(strength >> 6).min(10)) * 4 + quarter.min(3)
}

/// How likely each seat has the best hand.
fn chances(look: &Look<'_>, reads: bool) -> BySeat<f32> {
    let View { game, seat: own, face_up, .. } = look.view;
    let seats = || Seat::all(game.seats());
    let mine = step(game.ladder().strength(look.hand).number());
    // For each seat, how likely it is at each step, and below the middle of it.
    let mut at: BySeat<Strengths> = BySeat([[0.0; STEPS]; MAX_SEATS]);
    let mut below: BySeat<Strengths> = BySeat([[0.0; STEPS]; MAX_SEATS]);
    for seat in seats() {
        at[seat] = if seat == own {
            std::array::from_fn(|step| f32::from(u8::from(step == mine)))
        } else if reads {
            read(look, seat)
        } else {
            guess(look, seat)
        };
        let mut sum = 0.0;
        for (chance, below) in at[seat].iter().zip(&mut below[seat]) {
            *below = sum + 0.5 * chance;
            sum += chance;
        }
    }
    let mut best = BySeat::default();
    let mut total = 0.0;
    for seat in seats() {
        for step in 0..STEPS {
            if at[seat][step] > 0.0 {
                let others = seats().filter(|other| *other != seat);
                let weaker: f32 = others.map(|other| below[other][step]).product();
                best[seat] += at[seat][step] * weaker;
            }
        }
        let token = face_up.predictions[seat.index()];
        if !reads && seat != own && !token.is_empty() {
            best[seat] *= if token.contains(seat) { 1.6 } else { 0.6 };
        }
        total += best[seat];
    }
    if total > 0.0 {
        best.of_mut(game.seats()).iter_mut().for_each(|chance| *chance /= total);
    }
    best
}

/// So many hands are imagined to read another's.
const HANDS: usize = 32;

/// What another's hand may be, by how its player has acted.
fn read(look: &Look<'_>, seat: Seat) -> Strengths {
    let View { game, face_up, hand, .. } = look.view;
    let known = face_up.known.hand(seat) | hand.marks.hand(seat);
    let missing = usize::from(face_up.hand_sizes[seat.index()]).saturating_sub(known.len());
    let mut strengths = [0.0; STEPS];
    if missing == 0 {
        strengths[step(game.ladder().strength(known).number())] = 1.0;
        return strengths;
    }
    let belief = Guess::fitted();
    let conduct = Conduct::of(look.view, seat);
    let told = face_up.told[seat.index()];
    let changed = face_up.changed[seat.index()];
    let mut cards: ArrayVec<Card, 64> = look.unseen.iter().collect();
    // The same view always reads the same: the cards themselves are the seed.
    let mut rng = Rng::from_seed(look.unseen.bits() ^ seat.index() as u64);
    let mut total = 0.0;
    for _ in 0..HANDS {
        let mut held = known;
        for place in 0..missing.min(cards.len()) {
            let other = place + rng.below((cards.len() - place) as u32) as usize;
            cards.swap(place, other);
            held.insert(cards[place]);
        }
        let mut weight = belief.of(&conduct, held).exp();
        if told.is_some_and(|told| category(held ^ changed) != told) {
            weight *= 1e-3;
        }
        strengths[step(game.ladder().strength(held).number())] += weight;
        total += weight;
    }
    if total > 0.0 {
        strengths.iter_mut().for_each(|chance| *chance /= total);
    }
    strengths
}

/// What another's hand may be, as a rule of thumb.
fn guess(look: &Look<'_>, seat: Seat) -> Strengths {
    let ranks = ranks(look, seat);
    std::array::from_fn(|step| 0.25 * ranks[step / 4])
}

/// How likely each rank number is for another's hand, by what was announced, shown and taken.
fn ranks(look: &Look<'_>, seat: Seat) -> Ranks {
    let View { game, face_up, hand, .. } = look.view;
    let known = face_up.known.hand(seat) | hand.marks.hand(seat);
    let mut ranks: Ranks = Look::usual();
    if let Some(category) = face_up.told[seat.index()] {
        // What has changed since will not have made it worse, as a rule.
        let told = usize::from(category.rank(game.side()));
        let changed = !face_up.changed[seat.index()].is_empty();
        for (rank, chance) in ranks.iter_mut().enumerate() {
            *chance *= match rank.cmp(&told) {
                std::cmp::Ordering::Less => 0.0,
                std::cmp::Ordering::Equal => 1.0,
                std::cmp::Ordering::Greater if changed => 0.3,
                std::cmp::Ordering::Greater => 0.0,
            };
        }
        if ranks.iter().sum::<f32>() <= 0.0 {
            ranks[told] = 1.0;
        }
    }
    // What is known to be there already makes at least so much.
    let least = usize::from(game.ladder().ranking(known).rank);
    for chance in &mut ranks[..least.min(10)] {
        *chance *= 0.02;
    }
    let total: f32 = ranks.iter().sum();
    if total > 0.0 {
        ranks.iter_mut().for_each(|chance| *chance /= total);
    }
    ranks
}
