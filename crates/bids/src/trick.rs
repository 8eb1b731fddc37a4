//! 6.4, 6.5 and 6.7: bidding, who wins a trick, and what happens then.

use tapis_game::{Seat, Tell};

use crate::cards::Effects;
use crate::piles::Plays;
use crate::table::{Allies, Centre, FaceUp, LastTrick, Phase};
use crate::words::{Card, CardSet};
use crate::{Bids, State, flip, scoring, telling, thief};

/// How a trick ends. A place counts from the starter of the trick, who has place 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The card at this place wins; its player starts the next trick.
    Won(u8),
    /// A tie; the last tied player starts: the burner is the turner.
    Burned(u8),
    /// Nobody receives anything, and the same player starts again.
    Nobody,
}

/// 6.3 One card, any card, face up (B-08, B-09). The last bid resolves the trick.
pub(crate) fn bid(
    game: &Bids,
    state: &mut State,
    seat: Seat,
    card: Card,
    tell: &mut impl Tell<Bids>,
) {
    tell.tell(|| telling::bid(game, state, seat, card));
    state.hands[seat].remove(card);
    let up = &mut state.face_up;
    up.plays.push(card);
    if up.plays.len() < usize::from(game.seats) {
        up.to_act = game.seat_after(seat, 1);
    } else {
        resolve(game, state, tell);
    }
}

/// The bids of a trick are complete.
pub(crate) fn resolve(game: &Bids, state: &mut State, tell: &mut impl Tell<Bids>) {
    let centre = match state.face_up.centre {
        Centre::Open(card) => Some(card),
        Centre::Hidden => {
            tell.tell(|| telling::turned_up(game, state));
            flip::draw(state) // B-39: it is turned up, whoever wins.
        }
        Centre::Empty => None,
    };
    let centre = centre.expect("a trick is played for a centre card");
    let up = &mut state.face_up;
    let plays = std::mem::take(&mut up.plays);
    let outcome = game.outcome(plays, centre, up.lowest_wins);
    let place = match outcome {
        Outcome::Won(place) | Outcome::Burned(place) => place,
        Outcome::Nobody => 0, // B-58
    };
    let next = game.seat_after(up.starter, place);
    let winner = matches!(outcome, Outcome::Won(_)).then_some(next);
    let (round, trick, starter) = (up.round, up.trick, up.starter);
    let ended = LastTrick { round, trick, starter, centre, plays, winner, next };
    up.last_trick = Some(ended);
    up.centre = Centre::Empty;
    let had = up.fronts.len();
    let effects = give_out(game, up, centre, plays, winner);
    tell.tell(|| telling::trick_ended(game, up, &ended, had));
    if effects.any(Effects::STEAL) {
        thief::steal_or_go_on(game, state, tell);
    } else {
        end(game, state, next, effects, tell);
    }
}

impl Bids {
    /// 6.4 and 6.7: how a trick ends in which these cards were bid.
    #[inline]
    pub fn outcome(&self, plays: Plays, centre: Card, lowest_wins: bool) -> Outcome {
        if self.color_bids {
            return self.color_outcome(plays, centre, lowest_wins);
        }
        let side = usize::from(lowest_wins);
        Best::of(plays.iter().map(|card| self.printed(card).rank[side])).outcome()
    }

    /// 6.7 The highest (lowest) card of the most frequent colours wins. The centre card counts as
    /// one more black, hand-blacks count as black (B-60, B-61), the Ally as white (B-62).
    fn color_outcome(&self, plays: Plays, centre: Card, lowest_wins: bool) -> Outcome {
        let rank = self.color_rank(plays, centre, lowest_wins);
        let mut best = Best::of(plays.iter().map(&rank));
        // B-54: the centre card is a candidate, but nobody's.
        let centre = rank(centre);
        if centre > best.rank {
            return Outcome::Nobody;
        }
        best.tied |= centre == best.rank; // B-57
        best.outcome()
    }

    /// 6.7 How high a card ranks in a trick: only the most frequent colours count.
    #[inline]
    fn color_rank(&self, plays: Plays, centre: Card, lowest_wins: bool) -> impl Fn(Card) -> u8 {
        let side = usize::from(lowest_wins);
        let mut counts = [0u8; 6];
        for card in plays.iter().chain([centre]) {
            counts[usize::from(self.printed(card).colour)] += 1;
        }
        let most = counts.iter().copied().max().unwrap_or(0);
        move |card| {
            let printed = self.printed(card);
            if counts[usize::from(printed.colour)] == most { printed.rank[side] } else { 0 }
        }
    }

    /// The places of the best number cards that count in a trick, then of the best after them. The
    /// centre card, where it takes part (B-54), has no place and comes last.
    pub(crate) fn best_and_behind(
        &self,
        plays: Plays,
        centre: Card,
        lowest_wins: bool,
    ) -> [Vec<Option<u8>>; 2] {
        let in_colour = self.color_rank(plays, centre, lowest_wins);
        let rank = |card| match self.color_bids {
            true => in_colour(card),
            false => self.strength(card, lowest_wins),
        };
        let bids = (0..).map(Some).zip(plays.iter());
        let centre = self.color_bids.then_some((None, centre));
        let ranked: Vec<_> = bids.chain(centre).map(|(place, card)| (place, rank(card))).collect();
        let next = |below: u8| ranked.iter().map(|(_, rank)| *rank).filter(|r| *r < below).max();
        let best = next(u8::MAX).unwrap_or(0);
        let behind = next(best).unwrap_or(0);
        // Rank 0 is no number that counts (B-22).
        let places = |wanted: u8| {
            let equal = ranked.iter().filter(|(_, rank)| *rank == wanted && *rank > 0);
            equal.map(|(place, _)| *place).collect()
        };
        [places(best), places(behind)]
    }
}

/// The best rank bid in a trick. Only number cards can win (B-22): all others have rank 0.
struct Best {
    rank: u8,
    /// The last place with that rank (B-10).
    place: u8,
    tied: bool,
}

impl Best {
    /// Only the best rank counts; lower ones never move up (B-11).
    #[inline]
    fn of(ranks: impl Iterator<Item = u8>) -> Self {
        // Rank and place make one number, so that the largest is the last of the best.
        let (mut best, mut second) = (0, 0);
        for (place, rank) in (0..).zip(ranks) {
            let bid = u32::from(rank) << 3 | place;
            second = second.max(best.min(bid));
            best = best.max(bid);
        }
        Self { rank: (best >> 3) as u8, place: best as u8 & 7, tied: second >> 3 == best >> 3 }
    }

    #[inline]
    fn outcome(self) -> Outcome {
        match self {
            Self { rank: 0, .. } => Outcome::Nobody,
            Self { tied: true, place, .. } => Outcome::Burned(place),
            Self { tied: false, place, .. } => Outcome::Won(place),
        }
    }
}

/// 6.5 All cards of the trick go where they belong, at once. Returns what they do; without a winner
/// they do nothing.
pub(crate) fn give_out(
    game: &Bids,
    up: &mut FaceUp,
    centre: Card,
    plays: Plays,
    winner: Option<Seat>,
) -> Effects {
    let mut effects = game.printed(centre).effects;
    let mut from_hand = Plays::default();
    if plays.only_coloured() {
        up.aside = up.aside.and(CardSet::of_bids(plays.iter()));
    } else {
        from_hand = plays.iter().filter(|card| card.is_black()).collect();
        effects = plays.iter().fold(effects, |all, card| all.and(game.printed(card).effects));
        let bids = plays.iter().filter(|card| !card.is_black());
        up.aside = up.aside.and(CardSet::of_bids(bids));
    }
    let black = [centre].into_iter().chain(from_hand.iter());
    let Some(winner) = winner else {
        // B-13, B-14: all black cards go under the deck, without any effect.
        black.for_each(|card| up.burned.push_under(card));
        return Effects::default();
    };
    for card in black.clone() {
        let effects = game.printed(card).effects;
        up.steals += u8::from(effects.any(Effects::STEAL));
        if !effects.any(Effects::FRONT) {
            up.aside.insert(card); // B-67
        } else if !effects.any(Effects::MULTIPLY) {
            up.fronts.push(winner, card);
        }
    }
    if effects.any(Effects::MULTIPLY) {
        // B-18: multipliers come last, so that they count for the others too.
        let multipliers = black.filter(|&card| game.printed(card).effects.any(Effects::MULTIPLY));
        multipliers.for_each(|card| up.fronts.push(winner, card));
    }
    effects
}

/// 6.5, steps 4 and 5: the Ally, then what changes the tricks to come. They come after the thefts.
pub(crate) fn end(
    game: &Bids,
    state: &mut State,
    next: Seat,
    effects: Effects,
    tell: &mut impl Tell<Bids>,
) {
    let up = &mut state.face_up;
    if effects.any(Effects::ALLY) {
        up.allies = allies(game, up);
        if let Some(Allies { player, winner }) = up.allies {
            tell.tell(|| telling::allied(player, winner));
        }
    }
    if effects.any(Effects::LATER) {
        tell.tell(|| telling::took_effect(game, up));
    }
    up.starter = next;
    if up.trick == game.pack.hand {
        return scoring::end_round(game, state, tell); // B-66: the other effects come too late.
    }
    up.trick += 1;
    if effects.any(Effects::LATER) {
        up.lowest_wins |= effects.any(Effects::LOWEST_WINS);
        up.hide_next |= effects.any(Effects::HIDE_NEXT);
        if effects.any(Effects::SHUFFLE) {
            up.phase = Phase::Shuffle;
            return;
        }
    }
    flip::next_centre_card(game, state, tell);
}

/// The player of the Ally and the winner of that trick.
fn allies(game: &Bids, up: &FaceUp) -> Option<Allies> {
    let trick = up.last_trick?;
    let mut bids = trick.starter.round_from(game.seats).zip(trick.plays.iter());
    let (player, _) = bids.find(|&(_, card)| card == Card::ALLY)?;
    Some(Allies { player, winner: trick.winner? })
}

/// What the cards of a won trick do, for the end that comes after its thefts.
pub(crate) fn effects(game: &Bids, trick: &LastTrick) -> Effects {
    let cards = trick.plays.iter().chain([trick.centre]);
    cards.fold(Effects::default(), |all, card| all.and(game.printed(card).effects))
}
