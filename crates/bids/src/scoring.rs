//! 6.8 to 6.10: the points of a round, who starts the next one, and who wins the game.

use serde::{Deserialize, Serialize};
use tapis_game::{BySeat, Seat, Seats, Tell};

use crate::options::LuckyLoser;
use crate::piles::Fronts;
use crate::table::{Allies, LastRound, Phase};
use crate::words::Card;
use crate::{Bids, State, deal, telling};

/// The points of one round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundScore {
    /// What each seat's own cards are worth.
    pub own: BySeat<i32>,
    /// What is written down for each seat.
    pub scores: BySeat<i32>,
    /// For each seat, its rounds without a card, this one included.
    pub zero_rounds: BySeat<u8>,
}

/// What has put the leaders in front.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::Decided))]
pub enum Decided {
    /// One seat has more points than any other.
    Total,
    /// Among equal totals, the score of the last round.
    LastRound,
    /// Among equal scores too, the highest single card.
    HighestCard,
    /// Nothing: several are in front.
    Nothing,
}

/// What a seat without a card gets for each of its zero-rounds, by the number of players.
pub(crate) const fn lucky_loser_points(seats: u8) -> i32 {
    match seats {
        ..=3 => 12,
        4 | 5 => 8,
        6.. => 7,
    }
}

impl Bids {
    /// 6.8, step 1: the points of a front, card by card in order of receipt. Only points of this
    /// round are multiplied (B-17).
    pub fn fold(&self, front: impl IntoIterator<Item = Card>) -> i32 {
        front.into_iter().fold(0, |points, card| self.receive(points, card))
    }

    /// 6.8, step 1, for one card: the points of a front that receives it.
    #[inline]
    pub fn receive(&self, points: i32, card: Card) -> i32 {
        let printed = self.printed(card);
        (points + i32::from(printed.points)) * i32::from(printed.multiply)
    }

    /// 6.8: the scores of a round that ends with these fronts.
    pub fn score(
        &self,
        fronts: &Fronts,
        allies: Option<Allies>,
        zero_rounds: BySeat<u8>,
    ) -> RoundScore {
        let mut round =
            RoundScore { own: BySeat::default(), scores: BySeat::default(), zero_rounds };
        let mut with_cards = Seats::NONE;
        for (seat, card) in fronts.iter() {
            round.own[seat] = self.receive(round.own[seat], card);
            with_cards = with_cards.with(seat);
        }
        for seat in Seat::all(self.seats) {
            // Step 2: any card counts (B-20, B-28, B-45), and allied rounds too (B-41).
            let zero_rounds = &mut round.zero_rounds[seat];
            if !with_cards.contains(seat) {
                *zero_rounds = zero_rounds.saturating_add(1);
            } else if self.options.lucky_loser == LuckyLoser::Consecutive {
                *zero_rounds = 0;
            }
        }
        round.scores = self.written_down(&round.own, with_cards, allies, &round.zero_rounds);
        round
    }

    /// 6.8, steps 3 to 5, with the zero-rounds already counted.
    fn written_down(
        &self,
        own: &BySeat<i32>,
        with_cards: Seats,
        allies: Option<Allies>,
        zero_rounds: &BySeat<u8>,
    ) -> BySeat<i32> {
        let mut scores = BySeat::default();
        for seat in Seat::all(self.seats) {
            scores[seat] = match allies {
                Some(allies) if allies.include(seat) => {
                    half_up(own[allies.player] + own[allies.winner])
                }
                _ if !with_cards.contains(seat) => self.lucky_loser * i32::from(zero_rounds[seat]),
                _ => own[seat],
            };
        }
        scores
    }

    /// What was written down for a round that has been scored, while its counts still stand.
    pub(crate) fn scored(&self, last: &LastRound, zero_rounds: &BySeat<u8>) -> RoundScore {
        let own = BySeat::from_fn(self.seats, |seat| self.fold(last.fronts.of(seat)));
        let with_cards = last.fronts.iter().map(|(owner, _)| owner).collect();
        let scores = self.written_down(&own, with_cards, last.allies, zero_rounds);
        RoundScore { own, scores, zero_rounds: *zero_rounds }
    }

    /// 6.9 and 6.10: the seats in front after total, score of the last round and highest single
    /// card in front at its end (B-48, B-49). If the game ends here, they have won (B-47).
    pub fn leaders(&self, totals: &BySeat<i32>, scores: &BySeat<i32>, fronts: &Fronts) -> Seats {
        self.decide(totals, scores, fronts).0
    }

    /// The same, with what has put them in front.
    pub fn decide(
        &self,
        totals: &BySeat<i32>,
        scores: &BySeat<i32>,
        fronts: &Fronts,
    ) -> (Seats, Decided) {
        let mut leaders = keep_best(Seat::all(self.seats), |seat| totals[seat]);
        if leaders.len() == 1 {
            return (leaders, Decided::Total);
        }
        leaders = keep_best(leaders.iter(), |seat| scores[seat]);
        if leaders.len() == 1 {
            return (leaders, Decided::LastRound);
        }
        // No card is lower than any card: `None` is the smallest.
        leaders = keep_best(leaders.iter(), |seat| self.highest(fronts, seat));
        (leaders, if leaders.len() == 1 { Decided::HighestCard } else { Decided::Nothing })
    }

    /// 6.9 The highest single card in front of a seat (B-48).
    pub(crate) fn highest(&self, fronts: &Fronts, seat: Seat) -> Option<i32> {
        fronts.of(seat).map(|card| self.printed(card).points.into()).max()
    }

    /// 6.9, last step: the first of the leaders clockwise from the seat that would have started the
    /// next trick (B-46).
    pub fn next_starter(&self, leaders: Seats, next: Seat) -> Seat {
        let mut seats = next.round_from(self.seats);
        seats.find(|&seat| leaders.contains(seat)).unwrap_or(next)
    }
}

/// The seats for which this is greatest.
#[inline]
fn keep_best<T: Ord + Copy>(seats: impl Iterator<Item = Seat>, merit: impl Fn(Seat) -> T) -> Seats {
    let mut best = None;
    let mut kept = Seats::NONE;
    for seat in seats {
        let merit = Some(merit(seat));
        if merit > best {
            best = merit;
            kept = Seats::NONE;
        }
        if merit == best {
            kept = kept.with(seat);
        }
    }
    kept
}

/// B-43 Halves are rounded up, towards +∞: 7.5 is 8, −2.5 is −2.
const fn half_up(sum: i32) -> i32 {
    (sum + 1).div_euclid(2)
}

/// 6.8 to 6.10: scores the round; then the next one is dealt, or the game is over.
pub(crate) fn end_round(game: &Bids, state: &mut State, tell: &mut impl Tell<Bids>) {
    let up = &mut state.face_up;
    let round = game.score(&up.fronts, up.allies, up.zero_rounds);
    up.zero_rounds = round.zero_rounds;
    for seat in Seat::all(game.seats) {
        up.totals[seat] = up.totals[seat].saturating_add(round.scores[seat]);
    }
    up.last_round = Some(LastRound { fronts: up.fronts, allies: up.allies });
    tell.tell(|| telling::round_ended(game, up));
    if up.round >= game.options.rounds {
        up.phase = Phase::Over;
        tell.tell(|| telling::game_over(game, up));
        return;
    }
    let leaders = game.leaders(&up.totals, &round.scores, &up.fronts);
    let starter = game.next_starter(leaders, up.starter);
    deal::gather(game, state, starter);
}
