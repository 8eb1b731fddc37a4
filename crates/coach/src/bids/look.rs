//! How Bids looks to the evaluator, with all hands open.

use tapis_bids::{Bids, Card, Centre, Outcome, Phase};
use tapis_bots::bids::Standings;
use tapis_bots::playout::Judge;
use tapis_game::{BySeat, Game, Seat, State};

use crate::pen::Pen;

/// Numbers of cards.
const STEPS: usize = Card::HIGHEST as usize;
/// Points are about this large.
const POINTS: f32 = 10.0;
/// How many numbers describe the table.
pub(super) const TABLE: usize = 4 + 3 + 3 + 4 + 1 + 2 + 4 + 3 + STEPS;
/// How many numbers describe a seat.
pub(super) const SEAT: usize = 3 + 6 + 4 + 7 + 9 + 3 + STEPS;

/// What a trick or a deck brings: points, and a factor.
fn gain(game: &Bids, cards: impl Iterator<Item = Card>) -> (f32, f32) {
    cards.fold((0.0, 0.0), |(plus, times), card| {
        let zero = game.receive(0, card);
        (plus + zero as f32, times + (game.receive(1, card) - zero - 1) as f32)
    })
}

pub(super) fn look(game: &Bids, state: &State<Bids>, table: &mut [f32], seats: &mut [f32]) {
    let up = &state.face_up;
    let n = game.seats();
    let rounds_left = game.agreed().rounds.saturating_sub(up.round);
    // Whoever has not bid yet still holds a card for this trick.
    let tricks_left = Seat::all(n).map(|seat| state.hands[seat].len()).max().unwrap_or_default();
    let centre = match up.centre {
        Centre::Open(card) => Some(card),
        Centre::Empty | Centre::Hidden => None,
    };
    let pile = centre.into_iter().chain(up.plays.iter()).filter(|card| card.is_black());
    let (plus, times) = gain(game, pile);
    let (deck_plus, deck_times) = gain(game, state.face_down.iter());
    let deck_minus = state.face_down.iter().map(|card| game.receive(0, card).min(0)).sum::<i32>();

    let mut pen = Pen::new(table);
    pen.one_of(usize::from(n) - 3, 4);
    pen.number(f32::from(rounds_left) / 5.0);
    pen.flag(rounds_left == 0);
    pen.flag(rounds_left == 1);
    pen.number(tricks_left as f32 / 10.0);
    pen.flag(tricks_left <= 1);
    pen.flag(tricks_left == 2);
    pen.flag(up.lowest_wins);
    pen.flag(game.agreed().color_bids);
    pen.flag(up.centre == Centre::Hidden);
    pen.flag(up.phase == Phase::Steal);
    pen.number(up.plays.len() as f32 / 5.0);
    pen.number(plus / POINTS);
    pen.number(times);
    pen.number(state.face_down.len() as f32 / 10.0);
    pen.number(deck_plus / 40.0);
    pen.number(deck_minus as f32 / POINTS);
    pen.number(deck_times);
    pen.flag(up.allies.is_some());
    let without = Seat::all(n).filter(|seat| up.fronts.of(*seat).next().is_none()).count();
    pen.number(without as f32 / 4.0);
    pen.number(f32::from(up.steals));
    let steps = pen.counts(STEPS);
    for seat in Seat::all(n) {
        state.hands[seat].iter().filter_map(Card::bid_number).for_each(|number| {
            steps[usize::from(number) - 1] += 0.5;
        });
    }
    pen.done();

    let every = Every::of(game, state, (plus, times));
    for (seat, numbers) in Seat::all(n).zip(seats.chunks_exact_mut(SEAT)) {
        every.seat(seat, Pen::new(numbers));
    }
}

/// What is the same for all seats.
struct Every<'a> {
    game: &'a Bids,
    state: &'a State<Bids>,
    /// The chances as the round began, and if it ended now.
    before: BySeat<f32>,
    now: BySeat<f32>,
    pile: (f32, f32),
    /// Who would win the trick if nobody else bid, and how strong that bid is.
    holder: Option<Seat>,
    strongest: u8,
    /// How many cards of all hands have each strength.
    strengths: [u8; 64],
}

impl<'a> Every<'a> {
    fn of(game: &'a Bids, state: &'a State<Bids>, pile: (f32, f32)) -> Self {
        let up = &state.face_up;
        let judge = Standings::default();
        let mut settled = *up;
        settled.round += 1;
        let before = judge_after(game, &judge, &settled);
        let round = game.score(&up.fronts, up.allies, up.zero_rounds);
        settled.zero_rounds = round.zero_rounds;
        for seat in Seat::all(game.seats()) {
            settled.totals[seat] = up.totals[seat].saturating_add(round.scores[seat]);
        }
        let now = judge_after(game, &judge, &settled);
        let centre = match up.centre {
            Centre::Open(card) => card,
            Centre::Empty | Centre::Hidden => Card::MINUS_FIVE,
        };
        let outcome =
            (!up.plays.is_empty()).then(|| game.outcome(up.plays, centre, up.lowest_wins));
        let holder = match outcome {
            Some(Outcome::Won(place)) => Some(up.starter.clockwise(place, game.seats())),
            _ => None,
        };
        let strength = |card| game.strength(card, up.lowest_wins);
        let strongest = up.plays.iter().map(strength).max().unwrap_or_default();
        let mut strengths = [0; 64];
        for seat in Seat::all(game.seats()) {
            state.hands[seat]
                .iter()
                .for_each(|card| strengths[usize::from(strength(card)) & 63] += 1);
        }
        Self { game, state, before, now, pile, holder, strongest, strengths }
    }

    fn seat(&self, seat: Seat, mut pen: Pen<'_>) {
        let Self { game, state, .. } = *self;
        let (up, n) = (&state.face_up, game.seats());
        let own = game.fold(up.fronts.of(seat)) as f32;
        let cards = up.fronts.of(seat).count();
        let logarithm = |chance: f32| chance.max(1e-4).ln() / 2.0;
        pen.number(logarithm(self.before[seat]));
        pen.number(logarithm(self.now[seat]));
        pen.number(self.now[seat]);

        let others = || Seat::all(n).filter(|other| *other != seat);
        let total = |seat: Seat| up.totals[seat] as f32;
        let ahead = others().map(total).fold(f32::MIN, f32::max);
        pen.number(own / POINTS);
        pen.number(cards as f32 / 3.0);
        pen.flag(cards == 0);
        pen.number(f32::from(up.zero_rounds[seat]) / 3.0);
        let lucky = game.lucky_loser() * (i32::from(up.zero_rounds[seat]) + 1);
        pen.number(if cards == 0 { lucky as f32 / 20.0 } else { 0.0 });
        pen.number((total(seat) - ahead) / 30.0);

        pen.flag(up.allies.is_some_and(|allies| allies.include(seat)));
        pen.flag(up.to_act == seat);
        pen.flag(up.to_act == seat && up.phase == Phase::Steal);
        let turn = up.starter.round_from(n).position(|other| other == seat).unwrap_or_default();
        pen.number(turn as f32 / 4.0);

        let bid = turn < up.plays.len();
        let (plus, times) = self.pile;
        let prize = plus * (1.0 + times) + own * times;
        pen.flag(bid);
        pen.flag(self.holder == Some(seat));
        pen.number(if self.holder == Some(seat) { prize / POINTS } else { 0.0 });
        pen.number(prize / POINTS);
        let best = state.hands[seat]
            .iter()
            .map(|card| game.strength(card, up.lowest_wins))
            .max()
            .unwrap_or_default();
        let open = self.state.face_up.phase == Phase::Bid && !bid;
        pen.flag(open && best > self.strongest);
        pen.flag(open && best == self.strongest && best > 0);
        pen.number(if open && best > self.strongest { prize / POINTS } else { 0.0 });

        // How the hand stands among all cards that are still held.
        let all: f32 = self.strengths.iter().map(|count| f32::from(*count)).sum();
        let hand = state.hands[seat].iter();
        let (mut sum, mut top, mut alone, mut weak, mut black, mut ties) =
            (0.0, 0.0, 0.0, 0.0, 0.0, 0.0);
        let (mut worth, mut size) = (0.0_f32, 0.0_f32);
        for card in hand {
            let strength = usize::from(game.strength(card, up.lowest_wins)) & 63;
            let above: u8 = self.strengths[strength + 1..].iter().sum();
            let standing = 1.0 - f32::from(above) / all.max(1.0);
            sum += standing;
            size += 1.0;
            top += f32::from(u8::from(standing > 0.8));
            weak += f32::from(u8::from(standing < 0.25));
            alone += f32::from(u8::from(above == 0 && strength > 0));
            ties += f32::from(u8::from(self.strengths[strength] > 1));
            if card.is_black() {
                black += 1.0;
                worth += game.receive(0, card) as f32 / POINTS;
            }
        }
        pen.number(sum / size.max(1.0));
        pen.number(top / 3.0);
        pen.number(top / size.max(1.0));
        pen.number(weak / 3.0);
        pen.number(weak / size.max(1.0));
        pen.number(alone / 2.0);
        pen.number(ties / size.max(1.0));
        pen.number(black);
        pen.number(worth);

        let most = others().map(|other| self.now[other]).fold(0.0, f32::max);
        pen.number(most);
        pen.flag(others().all(|other| self.now[other] < self.now[seat]));
        pen.flag(state.hands[seat].contains(Card::ALLY));
        let steps = pen.counts(STEPS);
        let numbers = state.hands[seat].iter().filter_map(Card::bid_number);
        numbers.for_each(|number| steps[usize::from(number) - 1] += 1.0);
        pen.done();
    }
}

/// The chances once a round has been scored like that, also after the last one.
fn judge_after(game: &Bids, judge: &Standings, up: &tapis_bids::FaceUp) -> BySeat<f32> {
    if up.round <= game.agreed().rounds {
        return judge.judge(game, up);
    }
    let totals = up.totals.of(game.seats());
    let most = totals.iter().copied().max().unwrap_or_default();
    let first = totals.iter().filter(|total| **total == most).count() as f32;
    BySeat::from_fn(game.seats(), |seat| if up.totals[seat] == most { 1.0 / first } else { 0.0 })
}
