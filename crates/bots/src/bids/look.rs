//! What a player takes in at a glance: who leads the trick, what it brings, which cards are out.

use arrayvec::ArrayVec;
use tapis_bids::{Bids, Card, CardSet, Centre, FaceUp, LuckyLoser, Outcome};
use tapis_game::{BySeat, Game, MAX_PACK, Seat, Seats, View};

/// Strengths of cards, from 0 for those that cannot win.
const STRENGTHS: usize = 42;

/// What a receipt does to the points of a front: `times × points + plus`. Whatever the players have
/// invented, a black card of Bids does no more than that to the points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Gain {
    pub(super) times: f32,
    pub(super) plus: f32,
}

impl Gain {
    pub(super) const NOTHING: Self = Self { times: 1.0, plus: 0.0 };

    /// What one card does.
    #[inline]
    pub(super) fn of(game: &Bids, card: Card) -> Self {
        let plus = game.receive(0, card);
        Self { times: (game.receive(1, card) - plus) as f32, plus: plus as f32 }
    }

    /// What both do; a multiplier comes last.
    #[inline]
    pub(super) fn and(self, other: Self) -> Self {
        let (first, last) = if self.times == 1.0 { (self, other) } else { (other, self) };
        Self { times: first.times * last.times, plus: first.plus * last.times + last.plus }
    }

    /// How many points it brings to somebody who has so many.
    #[inline]
    pub(super) fn to(self, points: f32) -> f32 {
        (self.times - 1.0) * points + self.plus
    }
}

/// A trick as one seat sees it.
pub(super) struct Look {
    pub(super) seats: u8,
    pub(super) me: Seat,
    /// Whether the lowest number wins.
    pub(super) lowest_wins: bool,
    /// Those who bid after me, in that order.
    pub(super) later: ArrayVec<Seat, 6>,
    /// How many tricks come after this one.
    pub(super) left: u8,
    /// How many rounds come after this one.
    pub(super) rounds_left: u8,
    /// The card being bid for; of a hidden one only that it is no number is assumed.
    pub(super) centre: Card,
    /// Who would win if nobody else bid.
    pub(super) holder: Option<Seat>,
    /// The strength to beat; 0 if nobody has bid a number.
    pub(super) best: u8,
    /// The points of each front.
    pub(super) own: BySeat<f32>,
    pub(super) with_cards: Seats,
    /// What the trick brings so far; of a hidden centre card, what is to be expected.
    pub(super) pile: Gain,
    /// How many thefts it brings.
    pub(super) thefts: u8,
    /// What a trick brings on average to somebody like me who wants it.
    pub(super) typical: f32,
    /// The bid cards in other hands.
    pub(super) unseen: ArrayVec<Card, MAX_PACK>,
    /// How many of them are weaker than each strength.
    weaker: [u8; STRENGTHS + 1],
}

impl Look {
    /// Looks at a trick in which this seat has to bid. Who does not remember takes every card that
    /// he does not hold for one that may still come.
    pub(super) fn new(view: View<'_, Bids>, remembers: bool) -> Self {
        let (game, up) = (view.game, view.face_up);
        let seats = game.seats();
        let (own, with_cards) = fronts(game, up);

        let seen = if remembers { up.seen() } else { CardSet::NONE };
        let mut unseen = ArrayVec::new();
        let mut counts = [0u8; STRENGTHS];
        let mut n_black = 0.0;
        let (mut times, mut plus, mut wanted) = (0.0, 0.0, 0.0);
        for card in game.all_cards().without(seen).without(*view.hand).iter() {
            if card.is_black() {
                let gain = Gain::of(game, card);
                n_black += 1.0;
                times += gain.times;
                plus += gain.plus;
                wanted += gain.to(own[view.seat]).max(0.0);
            } else {
                unseen.push(card);
                counts[usize::from(game.strength(card, up.lowest_wins))] += 1;
            }
        }
        let mut weaker = [0; STRENGTHS + 1];
        for strength in 0..STRENGTHS {
            weaker[strength + 1] = weaker[strength] + counts[strength];
        }
        let to_come = match n_black {
            0.0 => Gain::NOTHING,
            n => Gain { times: times / n, plus: plus / n },
        };

        let (centre, mut pile, mut thefts) = match up.centre {
            Centre::Open(card) => (card, Gain::of(game, card), steals(game, card)),
            Centre::Hidden | Centre::Empty => (Card::TWICE, to_come, 0),
        };
        for card in up.plays.iter().filter(|card| card.is_black()) {
            pile = pile.and(Gain::of(game, card));
            thefts += steals(game, card);
        }
        let (holder, best) = leader(game, up, centre);
        let n_later = seats - 1 - up.plays.len() as u8;
        Self {
            seats,
            me: view.seat,
            lowest_wins: up.lowest_wins,
            later: (1..=n_later).map(|steps| view.seat.clockwise(steps, seats)).collect(),
            left: game.pack().hand - up.trick,
            rounds_left: game.agreed().rounds - up.round,
            centre,
            holder,
            best,
            own,
            with_cards,
            pile,
            thefts,
            typical: (wanted / f32::max(n_black, 1.0)).max(1.0),
            unseen,
            weaker,
        }
    }

    /// How many unseen cards are weaker than this.
    #[inline]
    pub(super) fn weaker(&self, strength: u8) -> f32 {
        self.weaker[usize::from(strength)].into()
    }

    /// How many unseen cards are just as strong.
    #[inline]
    pub(super) fn equal(&self, strength: u8) -> f32 {
        let strength = usize::from(strength);
        (self.weaker[strength + 1] - self.weaker[strength]).into()
    }

    /// How many unseen cards are stronger.
    #[inline]
    pub(super) fn stronger(&self, strength: u8) -> f32 {
        (self.weaker[STRENGTHS] - self.weaker[usize::from(strength) + 1]).into()
    }

    /// How many unseen cards there are, at least one.
    #[inline]
    pub(super) fn n_unseen(&self) -> f32 {
        self.weaker[STRENGTHS].max(1).into()
    }

    /// The share of unseen cards that are weaker, those as strong counted half.
    #[inline]
    pub(super) fn standing(&self, strength: u8) -> f32 {
        (self.weaker(strength) + self.equal(strength) / 2.0) / self.n_unseen()
    }

    /// Whether a seat has no card so far.
    #[inline]
    pub(super) fn empty(&self, seat: Seat) -> bool {
        !self.with_cards.contains(seat)
    }
}

/// The points of all fronts, and who has cards.
pub(super) fn fronts(game: &Bids, up: &FaceUp) -> (BySeat<f32>, Seats) {
    let mut own = BySeat::<i32>::default();
    let mut with_cards = Seats::NONE;
    for (seat, card) in up.fronts.iter() {
        own[seat] = game.receive(own[seat], card);
        with_cards = with_cards.with(seat);
    }
    (BySeat(own.0.map(|points| points as f32)), with_cards)
}

/// Who would win if nobody else bid, and the strength to beat.
fn leader(game: &Bids, up: &FaceUp, centre: Card) -> (Option<Seat>, u8) {
    if up.plays.is_empty() {
        return (None, 0);
    }
    let outcome = game.outcome(up.plays, centre, up.lowest_wins);
    let (Outcome::Won(place) | Outcome::Burned(place)) = outcome else { return (None, 0) };
    let card = up.plays.iter().nth(place.into()).expect("somebody bid at that place");
    let winner = up.starter.clockwise(place, game.seats());
    let holder = matches!(outcome, Outcome::Won(_)).then_some(winner);
    (holder, game.strength(card, up.lowest_wins))
}

/// How many thefts a card brings to the winner of its trick.
#[inline]
pub(super) fn steals(game: &Bids, card: Card) -> u8 {
    // Numbers, `2x` and `-5` come first and steal nothing.
    u8::from(card >= Card::THIEF && game.black(card).is_some_and(|black| black.steal))
}

/// What a round without a card is worth to a seat that has had so many: what it pays, and by how
/// much it raises what later ones pay, if `again` is the chance of another one in each round.
pub(super) fn luck(game: &Bids, zero_rounds: u8, rounds_left: u8, allied: bool, again: f32) -> f32 {
    let each = game.lucky_loser() as f32;
    let count = f32::from(zero_rounds) + 1.0;
    let now = if allied { 0.0 } else { each * count };
    let later = match game.agreed().lucky_loser {
        LuckyLoser::Cumulative => each * again * f32::from(rounds_left),
        LuckyLoser::Consecutive if rounds_left > 0 => each * again * count,
        LuckyLoser::Consecutive => 0.0,
    };
    now + later
}
