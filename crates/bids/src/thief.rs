//! 6.6: the Thief, and every other card that steals.

use tapis_game::{Seat, Seats, Tell};

use crate::menu::Choices;
use crate::table::{FaceUp, LastTrick, Phase};
use crate::words::Card;
use crate::{Bids, State, telling, trick};

/// The winner steals if a theft is due and possible, else the trick ends.
pub(crate) fn steal_or_go_on(game: &Bids, state: &mut State, tell: &mut impl Tell<Bids>) {
    let up = &mut state.face_up;
    let trick = up.last_trick.expect("thefts follow a trick");
    if up.steals > 0
        && let Some(winner) = trick.winner
        && !victims(game, up, &trick).is_empty()
    {
        up.phase = Phase::Steal;
        up.to_act = winner;
        tell.tell(|| telling::must_steal(game, up, &trick));
        return;
    }
    if up.steals > 0 {
        tell.tell(|| telling::no_theft(up, &trick)); // B-25: nobody else has cards.
        up.steals = 0;
    }
    trick::end(game, state, trick.next, trick::effects(game, &trick), tell);
}

/// Whom the winner may rob: the worst bidders who have front cards, never himself (B-33). Bids of 0
/// and −5 count (B-24), colours do not (B-34); while the lowest wins, the highest is worst (B-27).
pub(crate) fn victims(game: &Bids, up: &FaceUp, trick: &LastTrick) -> Seats {
    let with_cards: Seats = up.fronts.iter().map(|(owner, _)| owner).collect();
    let bidders = trick.starter.round_from(game.seats).zip(trick.plays.iter());
    let mut worst = i8::MAX;
    let mut victims = Seats::NONE;
    for (seat, card) in bidders {
        if trick.winner == Some(seat) || !with_cards.contains(seat) {
            continue;
        }
        let bid = game.printed(card).bid;
        let bid = if up.lowest_wins { -bid } else { bid };
        if bid < worst {
            worst = bid;
            victims = Seats::NONE;
        }
        if bid == worst {
            victims = victims.with(seat);
        }
    }
    victims
}

/// The thefts that are possible: any card of any victim.
pub(crate) fn choices(game: &Bids, up: &FaceUp) -> Choices {
    let Some(trick) = &up.last_trick else { return Choices::default() };
    let victims = victims(game, up, trick);
    Choices::steal(up.fronts.iter().filter(|&(owner, _)| victims.contains(owner)))
}

/// The stolen card is received now (B-29, B-31).
pub(crate) fn steal(
    game: &Bids,
    state: &mut State,
    thief: Seat,
    victim: Seat,
    card: Card,
    tell: &mut impl Tell<Bids>,
) {
    let up = &mut state.face_up;
    tell.tell(|| telling::stolen(game, up, thief, victim, card));
    up.fronts.remove(victim, card);
    up.fronts.push(thief, card);
    up.steals -= 1;
    steal_or_go_on(game, state, tell);
}
