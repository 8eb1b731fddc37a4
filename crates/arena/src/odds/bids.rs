//! Tricks of Bids: what each card of the hand would bring.

use serde::Serialize;
use tapis_bids::{Action, Bids, Centre, Phase};
use tapis_bots::Roster;
use tapis_game::{Game, Menu, Nobody, Seat, State, View};

use super::{Chance, Method, Sampling};

/// What each card would bring in the present trick.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TrickOdds {
    /// Whose view it is.
    pub seat: usize,
    /// How many bid after this seat.
    pub later: usize,
    /// How those who bid later were taken to choose.
    pub opponents: String,
    /// How the chances were found.
    pub method: Method,
    /// How many worlds were drawn.
    pub samples: u64,
    /// Every card that can be bid.
    pub cards: Vec<CardOdds>,
}

/// What one card would bring.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardOdds {
    /// The card as it is written.
    pub card: String,
    /// The chance to win the trick.
    pub win: Chance,
    /// The chance that nobody wins it.
    pub burn: Chance,
    /// The chance that somebody else wins it.
    pub lose: Chance,
    /// What the own front gains on average.
    pub points: f64,
}

#[derive(Clone, Copy, Default)]
struct Count {
    win: f64,
    burn: f64,
    lose: f64,
    points: f64,
}

/// Why there is nothing to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silence {
    /// This seat is not about to bid.
    NotBidding,
    /// There is no such bot.
    NoBot,
}

/// What this seat can expect of each card, if those who bid later choose as `bot` would: on their
/// own view, in a world that fits what this seat knows.
///
/// # Errors
/// Says why there is nothing to say.
pub fn odds(
    view: View<'_, Bids>,
    bot: &str,
    sampling: &Sampling<'_>,
) -> Result<TrickOdds, Silence> {
    let (game, up) = (view.game, view.face_up);
    if up.phase != Phase::Bid || up.to_act != view.seat {
        return Err(Silence::NotBidding);
    }
    if Bids::bot(bot).is_none() {
        return Err(Silence::NoBot);
    }
    let later = usize::from(game.seats()) - up.plays.len() - 1;
    let actions: Vec<Action> = view.legal().iter().collect();
    let open = matches!(up.centre, Centre::Open(_));
    let mut counts = vec![Count::default(); actions.len()];
    let method = if open && later == 0 {
        // Everything that decides the trick lies on the table; any world ends alike.
        let world = view.imagine(&mut tapis_game::Rng::from_seed(sampling.seed));
        for (count, &action) in counts.iter_mut().zip(&actions) {
            let mut world = world;
            game.play(&mut world, view.seat, action, &mut Nobody);
            count.add(view, &world, 1.0);
        }
        Method::Exact
    } else if open && later == 1 && bot == "random" {
        exact_for_one(view, &actions, &mut counts);
        Method::Exact
    } else {
        sampling.gather(
            |rng, size| {
                let mut player = Bids::bot(bot).expect("it was found before");
                let mut counts = vec![Count::default(); actions.len()];
                for _ in 0..size {
                    let world = view.imagine(rng);
                    for (count, &action) in counts.iter_mut().zip(&actions) {
                        let mut world = world;
                        let trick = (world.face_up.round, world.face_up.trick);
                        game.play(&mut world, view.seat, action, &mut Nobody);
                        // The trick goes on until it is resolved; a theft after it is another story.
                        while world.face_up.phase == Phase::Bid
                            && (world.face_up.round, world.face_up.trick) == trick
                        {
                            let seat = world.face_up.to_act;
                            let bid = player.choose(world.view(game, seat), rng);
                            game.play(&mut world, seat, bid, &mut Nobody);
                        }
                        count.add(view, &world, 1.0);
                    }
                }
                counts
            },
            |piece| counts.iter_mut().zip(piece).for_each(|(sum, count)| sum.merge(count)),
        );
        Method::Sampling
    };
    let samples = if method == Method::Exact { 0 } else { sampling.samples };
    let chance = |part: f64, all: f64| match method {
        Method::Exact => Chance::exact(part / all),
        Method::Sampling => Chance::sampled(part as u64, all as u64),
    };
    let cards = actions.iter().zip(&counts).filter_map(|(action, count)| {
        let Action::Bid(card) = *action else { return None };
        let all = count.win + count.burn + count.lose;
        Some(CardOdds {
            card: game.card_word(card),
            win: chance(count.win, all),
            burn: chance(count.burn, all),
            lose: chance(count.lose, all),
            points: count.points / all,
        })
    });
    let cards = cards.collect();
    let opponents = bot.to_owned();
    Ok(TrickOdds { seat: view.seat.index(), later, opponents, method, samples, cards })
}

/// One player is left, who bids any card: every card that may be is tried, by its chance.
fn exact_for_one(view: View<'_, Bids>, actions: &[Action], counts: &mut [Count]) {
    let game = view.game;
    let world = view.imagine(&mut tapis_game::Rng::from_seed(1));
    for (card, chance) in Bids::blind_draw(view) {
        for (count, &action) in counts.iter_mut().zip(actions) {
            let mut world = world;
            game.play(&mut world, view.seat, action, &mut Nobody);
            let last = world.face_up.to_act;
            // Only the card that is bid matters for this trick, not the rest of that hand.
            let other = world.hands[last].iter().next().expect("who has to bid holds a card");
            if other != card && !world.hands[last].contains(card) {
                world.hands[last].remove(other);
                world.hands[last].insert(card);
            }
            game.play(&mut world, last, Action::Bid(card), &mut Nobody);
            count.add(view, &world, chance);
        }
    }
}

impl Count {
    /// Adds how the trick ended for this seat.
    fn add(&mut self, view: View<'_, Bids>, after: &State<Bids>, weight: f64) {
        let game = view.game;
        let last = after.face_up.last_trick.expect("the trick has been resolved");
        match last.winner {
            Some(winner) if winner == view.seat => self.win += weight,
            Some(_) => self.lose += weight,
            None => self.burn += weight,
        }
        // After the last trick of a round its fronts are those of the scored round.
        let fronts = match after.face_up.last_round {
            Some(scored) if after.face_up.round != view.face_up.round => scored.fronts,
            _ => after.face_up.fronts,
        };
        let points = |front: &tapis_bids::Fronts, seat: Seat| game.fold(front.of(seat));
        let gained = points(&fronts, view.seat) - points(&view.face_up.fronts, view.seat);
        self.points += weight * f64::from(gained);
    }

    fn merge(&mut self, other: Self) {
        self.win += other.win;
        self.burn += other.burn;
        self.lose += other.lose;
        self.points += other.points;
    }
}
