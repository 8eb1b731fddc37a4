//! 1.10 to 1.12: pot, hands and rune cards, the next start player, the end of the game.

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};
use tapis_game::{Seat, Seats, Tell};

use crate::AllIn;
use crate::card_set::CardSet;
use crate::marks::Marks;
use crate::options::TieBreak;
use crate::ranking::{Ranking, Strength};
use crate::round::ROUNDS;
use crate::scene::Scene;
use crate::table::{FaceUp, LastRound, Phase, SEATS, Truth};
use crate::verdict::decided;

/// 1.1 What all rune tokens of the box are worth together.
pub const SUPPLY: u16 = 169;

/// 1.10 What a rune card in hand scores.
const RUNE_CARD: u16 = 2;

/// 1.10 The share of each of so many right players, and what stays in the pot.
pub const fn pot_share(pot: u16, correct: u16) -> (u16, u16) {
    match pot.checked_div(correct) {
        Some(share) => (share, pot - share * correct),
        None => (0, pot),
    }
}

/// The rankings of all hands.
type Rankings = [Ranking; SEATS];

/// What each seat gets in one round.
pub(crate) struct Gains {
    /// What can be said about each hand.
    pub(crate) rankings: Rankings,
    /// The owner of the best hand.
    pub(crate) best: Seat,
    /// What each seat gets from the pot.
    pub(crate) shares: [u16; SEATS],
    /// What each seat gets in all.
    pub(crate) gains: [u16; SEATS],
    /// What stays in the pot.
    pub(crate) carry: u16,
}

impl AllIn {
    /// 1.10 What a hand scores: its rank number, and two for each rune card.
    pub fn hand_score(&self, hand: CardSet) -> u16 {
        score(hand, self.ladder.ranking(hand))
    }

    /// What can be said about each hand.
    fn rankings(&self, hands: &Marks) -> Rankings {
        let mut rankings = [self.ladder.ranking(CardSet::EMPTY); SEATS];
        for seat in Seat::all(self.seats) {
            rankings[seat.index()] = self.ladder.ranking(hands.hand(seat));
        }
        rankings
    }

    /// 1.10 Who gets what in a round that has come to light.
    pub(crate) fn gains(&self, round: &LastRound) -> Gains {
        let rankings = self.rankings(&round.hands);
        let best = Seat::all(self.seats)
            .max_by_key(|seat| rankings[seat.index()].strength)
            .expect("a table has seats");
        let is_right = |seat: Seat| round.predictions[seat.index()].contains(best);
        let correct = Seat::all(self.seats).filter(|seat| is_right(*seat)).count();
        let (share, carry) = pot_share(round.pot, correct as u16);
        let (mut shares, mut gains) = ([0; SEATS], [0; SEATS]);
        for seat in Seat::all(self.seats) {
            if is_right(seat) {
                shares[seat.index()] = share;
            }
            gains[seat.index()] =
                shares[seat.index()] + score(round.hands.hand(seat), rankings[seat.index()]);
        }
        Gains { rankings, best, shares, gains, carry }
    }

    /// 1.10 The hands are revealed and the round is scored. Then comes the next round, or the end.
    pub(crate) fn score_round(&self, state: &mut Truth, tell: &mut impl Tell<Self>) {
        let hands = self.all_hands(state);
        let face_up = &state.face_up;
        let last_round = LastRound {
            round: NonZeroU8::new(face_up.round).expect("rounds count from 1"),
            hands,
            predictions: face_up.predictions,
            pot: face_up.pot,
            earned: face_up.earned,
        };
        let gains = self.gains(&last_round);
        tell.tell(|| self.scored(state, &last_round, &gains));
        let face_up = &mut state.face_up;
        for (runes, gain) in face_up.runes.iter_mut().zip(gains.gains) {
            *runes = runes.saturating_add(gain);
        }
        face_up.pot = gains.carry;
        face_up.last_round = Some(last_round);

        let runes = &face_up.runes[..usize::from(self.seats)];
        let strengths = gains.rankings.map(|ranking| ranking.strength);
        if face_up.round >= ROUNDS && self.final_winners(runes, &strengths, face_up.round).is_some()
        {
            face_up.phase = Phase::Over;
            tell.tell(|| self.ended(&state.face_up));
            self.open_all_hands(state, hands);
        } else {
            let start = self.next_start(runes, &strengths);
            self.next_round(state, start);
        }
    }

    /// 1.11 The start player of the next round: fewest runes after all scoring; among
    /// those tied, the weakest hand of the round just ended.
    ///
    /// # Panics
    /// Panics if nobody plays.
    pub fn next_start(&self, runes: &[u16], strengths: &[Strength]) -> Seat {
        tied(runes, runes.iter().min())
            .iter()
            .min_by_key(|seat| strengths[seat.index()])
            .expect("somebody has the fewest runes")
    }

    /// 1.12 Who wins with the most runes if this round was the last one, or `None` if an extra
    /// round follows. A tie is decided by the best hand of this round; with `heirs` by the
    /// extra round, and after that by nothing.
    pub fn final_winners(&self, runes: &[u16], strengths: &[Strength], round: u8) -> Option<Seats> {
        let tied = tied(runes, runes.iter().max());
        match self.tie_break {
            _ if tied.len() == 1 => Some(tied),
            TieBreak::BestHand => {
                tied.iter().max_by_key(|seat| strengths[seat.index()]).map(Seats::only)
            }
            TieBreak::Heirs if round <= ROUNDS => None,
            TieBreak::Heirs => Some(Seats::NONE),
        }
    }

    /// 1.12 The winners of a game that is over.
    pub(crate) fn winners_when_over(&self, face_up: &FaceUp) -> Option<Seats> {
        if face_up.phase != Phase::Over {
            return None;
        }
        let rankings = self.rankings(&face_up.last_round?.hands);
        let runes = &face_up.runes[..usize::from(self.seats)];
        self.final_winners(runes, &rankings.map(|ranking| ranking.strength), face_up.round)
    }

    /// The pot at the start of round 1, 2, …, if so many predictions were right in each round.
    pub fn pots(&self, correct: &[u16]) -> Vec<u16> {
        let mut pots = vec![self.pot_added(1)];
        for (round, correct) in (2..).zip(correct) {
            let (_, carry) = pot_share(*pots.last().expect("there is a first pot"), *correct);
            pots.push(carry + self.pot_added(round));
        }
        pots
    }
}

/// What has decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::Decided))]
pub enum Decided {
    /// One seat has more runes than any other.
    Runes,
    /// Among those with the most runes, the best hand of the last round.
    BestHand,
    /// A tie that nothing decides: nobody wins.
    Nobody,
}

impl AllIn {
    /// 1.12 What has decided the game, once it is over, and who had the most runes.
    pub fn decided(&self, scene: &Scene) -> Option<(Decided, Seats)> {
        let winners = scene.winners?;
        let tied = tied(&scene.runes, scene.runes.iter().max());
        Some((decided(winners, tied), tied))
    }
}

fn score(hand: CardSet, ranking: Ranking) -> u16 {
    u16::from(ranking.rank) + of_rune_cards(hand)
}

/// 1.10 What the rune cards of a hand score.
pub(crate) fn of_rune_cards(hand: CardSet) -> u16 {
    RUNE_CARD * (hand & CardSet::RUNES).len() as u16
}

/// The seats with just so many runes.
pub(crate) fn tied(runes: &[u16], total: Option<&u16>) -> Seats {
    Seat::all(runes.len() as u8).filter(|seat| Some(&runes[seat.index()]) == total).collect()
}
