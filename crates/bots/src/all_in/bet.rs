//! On whom to bet: how likely each hand is the best, and with how many the pot would be shared.

use tapis_all_in::AllIn;
use tapis_game::{BySeat, Game, Seat, View};

use super::heuristic::Heuristic;
use super::look::Look;

/// How likely each rank number is, from 0 to 10.
type Ranks = [f32; 11];

/// What a token in front of each seat is worth.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Bets(BySeat<f32>);

impl Bets {
    pub(super) fn new(look: &Look<'_>, player: &Heuristic) -> Self {
        let View { game, seat: own, face_up, .. } = look.view;
        let strength = game.ladder().strength(look.hand).number();
        if !player.weighs {
            return Self::simple(look.view, strength >> 6);
        }
        let best = chances(look);
        let pot = f32::from(face_up.pot);
        let left = f32::from(game.seats()) - 1.0 - face_up.predicted.len() as f32;
        Self(BySeat::from_fn(game.seats(), |seat| {
            let with = Seat::all(game.seats())
                .filter(|other| face_up.predictions[other.index()].contains(seat))
                .count() as f32;
            // Everybody who is still to bet may think the same.
            let later = left.max(0.0) * 0.6 * best[seat];
            let share = pot / (1.0 + with + later);
            let crowd = player.following * with;
            // Among equals it is better to be right alone.
            best[seat] * share + crowd + if seat == own { 0.01 } else { 0.0 }
        }))
    }

    /// A beginner trusts in a decent hand of its own; else in whoever announced the most, else in
    /// whoever has taken most cards before its eyes.
    fn simple(view: View<'_, AllIn>, rank: u16) -> Self {
        let View { game, seat: own, face_up, .. } = view;
        Self(BySeat::from_fn(game.seats(), |seat| {
            if seat == own {
                return f32::from(rank) + 0.5;
            }
            let told = face_up.told[seat.index()];
            told.map_or(2.0, |category| f32::from(category.rank(game.side())))
                + 0.1 * face_up.known.hand(seat).len() as f32
        }))
    }

    pub(super) fn value(&self, seat: Seat) -> f32 {
        self.0[seat]
    }
}

/// How likely each seat has the best hand, by what was announced, shown and taken.
pub(super) fn chances(look: &Look<'_>) -> BySeat<f32> {
    let View { game, seat: own, face_up, .. } = look.view;
    let strength = game.ladder().strength(look.hand).number();
    let mut ranks: BySeat<Ranks> = BySeat::default();
    for seat in Seat::all(game.seats()).filter(|seat| *seat != own) {
        ranks[seat] = guess(look, seat);
    }
    let weaker_than_mine = |seat: Seat| below(&ranks[seat], strength);
    let mut best = BySeat::default();
    let mut total = 0.0;
    for seat in Seat::all(game.seats()) {
        let others = Seat::all(game.seats()).filter(|other| *other != seat && *other != own);
        best[seat] = if seat == own {
            others.map(weaker_than_mine).product()
        } else {
            let at = |rank: usize| {
                let middle = (rank as u16) << 6 | 26;
                let mine = match (strength >> 6).cmp(&(rank as u16)) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 1.0 - f32::from(strength & 63) / 52.0,
                    std::cmp::Ordering::Greater => 0.0,
                };
                let others = others.clone().map(|other| below(&ranks[other], middle));
                ranks[seat][rank] * mine.clamp(0.0, 1.0) * others.product::<f32>()
            };
            (0..11).map(at).sum()
        };
        let token = face_up.predictions[seat.index()];
        if seat != own && !token.is_empty() {
            best[seat] *= if token.contains(seat) { 1.6 } else { 0.6 };
        }
        total += best[seat];
    }
    if total > 0.0 {
        best.of_mut(game.seats()).iter_mut().for_each(|chance| *chance /= total);
    }
    best
}

/// How likely a hand is weaker than this.
fn below(ranks: &Ranks, strength: u16) -> f32 {
    let rank = usize::from(strength >> 6).min(10);
    let part = (f32::from(strength & 63) / 52.0).min(1.0);
    ranks[..rank].iter().sum::<f32>() + part * ranks[rank]
}

/// What another's hand may be.
fn guess(look: &Look<'_>, seat: Seat) -> Ranks {
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
