//! How a trick may end: a guess at what those will do who bid after me.

use arrayvec::ArrayVec;
use tapis_bids::{Bids, Card, Colour, Outcome, Plays};
use tapis_game::{BySeat, MAX_SEATS, Seat};

use super::heuristic::Feel;
use super::look::{Gain, Look};

/// The chances of how a trick ends; all together 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Ends {
    pub(super) won_by: BySeat<f32>,
    /// Nobody wins.
    pub(super) burned: f32,
}

/// How many ways to complete a trick are looked at where colours count.
const COMPLETIONS: usize = 6;

/// What somebody expects of those who bid after him.
pub(super) struct Forecast<'a> {
    pub(super) game: &'a Bids,
    pub(super) feel: &'a Feel,
    pub(super) look: &'a Look,
    /// What it would cost each seat to give up its hope of ending the round without a card.
    pub(super) hope: BySeat<f32>,
    /// How much a point of one counts against another.
    pub(super) rivalry: f32,
    /// Where colours count: the cards that may still be bid in this trick.
    completions: ArrayVec<Plays, COMPLETIONS>,
}

impl<'a> Forecast<'a> {
    pub(super) fn new(
        game: &'a Bids,
        feel: &'a Feel,
        look: &'a Look,
        plays: Plays,
        hope: BySeat<f32>,
        rivalry: f32,
    ) -> Self {
        let mut forecast = Self { game, feel, look, hope, rivalry, completions: ArrayVec::new() };
        if game.agreed().color_bids {
            forecast.complete(plays);
        }
        forecast
    }

    /// How the trick ends if I bid this card and it brings this. `None` is a card that is too weak.
    pub(super) fn ends(&self, plays: Plays, starter: Seat, card: Option<Card>, pile: Gain) -> Ends {
        match card {
            Some(card) if self.game.agreed().color_bids => {
                self.by_completions(plays, starter, card)
            }
            _ => self.by_strength(card, pile),
        }
    }

    /// The strongest wins. Each of those to come beats what lies there if it is worth it and he
    /// can, or burns it if that is the lesser evil; who does not want it bids lower if he can.
    fn by_strength(&self, card: Option<Card>, pile: Gain) -> Ends {
        let look = self.look;
        let strength = card.map_or(0, |card| self.game.strength(card, look.lowest_wins));
        let (best, holder) = match strength {
            _ if strength > look.best => (strength, Some(look.me)),
            _ if strength == look.best => (strength, None),
            _ => (look.best, look.holder),
        };
        let cards = i32::from(look.left) + 1;
        let stronger = look.stronger(best) / look.n_unseen();
        let can_beat = self.feel.able * (1.0 - (1.0 - stronger).powi(cards));
        let must_beat = stronger.powi(cards.min(3));
        let harm = holder.map_or(0.0, |seat| self.rivalry * self.brings(seat, pile));
        let burns = if harm > self.feel.harm * look.typical && best > 0 {
            let equal = look.equal(best) / look.n_unseen();
            self.feel.burn * (1.0 - (1.0 - equal).powi(cards))
        } else {
            0.0
        };

        let mut ends = Ends::default();
        let (mut held, mut burned) = if holder.is_some() { (1.0, 0.0) } else { (0.0, 1.0) };
        for &seat in &look.later {
            let wants = self.brings(seat, pile) + harm > self.feel.want * look.typical;
            let beats = if wants { can_beat } else { must_beat };
            ends.won_by[seat] = beats * (held + burned);
            burned = (burned + held * burns) * (1.0 - beats);
            held *= (1.0 - burns) * (1.0 - beats);
        }
        if let Some(seat) = holder {
            ends.won_by[seat] += held;
        }
        ends.burned = burned;
        ends
    }

    /// What a trick is worth to a seat.
    #[inline]
    fn brings(&self, seat: Seat, pile: Gain) -> f32 {
        pile.to(self.look.own[seat]) - self.hope[seat]
    }

    /// Where colours count there is no simple order of cards, so a few ways to complete the trick
    /// are tried with the rules themselves.
    fn by_completions(&self, plays: Plays, starter: Seat, card: Card) -> Ends {
        let mut plays = plays;
        plays.push(card);
        let each = 1.0 / self.completions.len() as f32;
        let mut ends = Ends::default();
        for rest in &self.completions {
            let mut all = plays;
            rest.iter().for_each(|card| all.push(card));
            match self.game.outcome(all, self.look.centre, self.look.lowest_wins) {
                Outcome::Won(place) => {
                    ends.won_by[starter.clockwise(place, self.look.seats)] += each;
                }
                Outcome::Burned(_) | Outcome::Nobody => ends.burned += each,
            }
        }
        ends
    }

    /// Draws the cards of those to come: of a few unseen ones each takes a strong one of a frequent
    /// colour if he wants the trick, else a weak one. The same view gives the same cards.
    fn complete(&mut self, plays: Plays) {
        let look = self.look;
        if look.later.is_empty() || look.unseen.is_empty() {
            self.completions.push(Plays::default());
            return;
        }
        let mut colours = [0.0; MAX_SEATS];
        for colour in plays.iter().map(Card::colour).chain([Colour::Black]) {
            colours[colour as usize] += self.feel.colour;
        }
        let mut lots = 0x9e37_79b9_u32.wrapping_mul(u32::from(look.left) + 1);
        let mut draw = || {
            lots = lots.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            look.unseen[((u64::from(lots) * look.unseen.len() as u64) >> 32) as usize]
        };
        for _ in 0..COMPLETIONS {
            let mut rest = Plays::default();
            for &seat in &look.later {
                let (one, other) = (draw(), draw());
                let weight = |card: Card| {
                    let strength = self.game.strength(card, look.lowest_wins);
                    f32::from(strength) + colours[card.colour() as usize]
                };
                let wants = self.brings(seat, look.pile) > 0.0;
                rest.push(if (weight(one) > weight(other)) == wants { one } else { other });
            }
            self.completions.push(rest);
        }
    }
}
