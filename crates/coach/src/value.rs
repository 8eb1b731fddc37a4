//! The frozen evaluator: each seat's chance of winning the game, with all hands open and the order of
//! what lies face down unknown.
//!
//! One small network scores the seats; the scores make chances that add up to 1. Where nobody has a
//! choice before the next card the evaluator looks ahead, so that it is exact at the ends of rounds.

use std::sync::Arc;

use tapis_bots::net::Net;
use tapis_bots::playout::Judge;
use tapis_game::{BySeat, Game, MAX_SEATS, Menu, Nobody, Seat, State, Turn};

use crate::Coached;

/// An evaluator of open positions.
pub struct Value<G: Coached> {
    net: Net,
    judge: Arc<dyn Judge<G>>,
}

impl<G: Coached> Value<G> {
    /// The evaluator that comes with the program.
    ///
    /// # Panics
    /// Panics if the file does not fit; a test reads every file that comes with the program.
    pub fn frozen() -> Self {
        if G::VALUE.is_empty() {
            return Self::new(Net::blank(G::TABLE, G::SEAT));
        }
        let net = Net::read(G::VALUE, G::TABLE, G::SEAT);
        Self::new(net.unwrap_or_else(|what| panic!("{}: {what}", G::NAME)))
    }

    /// An evaluator by this network.
    pub fn new(net: Net) -> Self {
        Self { net, judge: G::judge() }
    }

    /// Whether this very position is looked at, and not one that follows from it by itself.
    pub fn looks_at(game: &G, state: &State<G>) -> bool {
        forced(game, state).is_none()
    }

    /// The chances of all seats. The position waits for a decision, or the game is over.
    pub fn chances(&self, game: &G, state: &State<G>) -> BySeat<f64> {
        let mut state = *state;
        while let Some(next) = forced(game, &state) {
            state = next;
        }
        self.here(game, &state)
    }

    /// The same without looking ahead.
    fn here(&self, game: &G, state: &State<G>) -> BySeat<f64> {
        match state.turn(game) {
            Turn::Act(_) => self.by_net(game, state),
            Turn::Deal | Turn::Over => self.settled(game, &state.face_up),
        }
    }

    /// The chances between two rounds, or the result.
    pub fn settled(&self, game: &G, face_up: &G::FaceUp) -> BySeat<f64> {
        match game.winners(face_up) {
            Some(_) => result(game, face_up),
            None => {
                let chances = self.judge.judge(game, face_up);
                normal(game, |seat| f64::from(chances[seat]))
            }
        }
    }

    fn by_net(&self, game: &G, state: &State<G>) -> BySeat<f64> {
        let mut scores = [0.0; MAX_SEATS];
        let mut table = vec![0.0; G::TABLE];
        let mut seats = vec![0.0; G::SEAT * usize::from(game.seats())];
        game.look(state, &mut table, &mut seats);
        let seen = self.net.see(&table);
        for (score, seat) in scores.iter_mut().zip(seats.chunks_exact(G::SEAT)) {
            *score = self.net.score(&seen, seat);
        }
        let of = &scores[..usize::from(game.seats())];
        let most = of.iter().copied().fold(f32::MIN, f32::max);
        normal(game, |seat| f64::from(of[seat.index()] - most).exp())
    }
}

/// Everybody's share of the victory; a victory that is nobody's is shared by all.
pub fn result<G: Game>(game: &G, face_up: &G::FaceUp) -> BySeat<f64> {
    let winners = game.winners(face_up).unwrap_or_default();
    normal(game, |seat| f64::from(u8::from(winners.is_empty() || winners.contains(seat))))
}

/// Brought to the sum of 1.
fn normal<G: Game>(game: &G, share: impl Fn(Seat) -> f64) -> BySeat<f64> {
    let shares = BySeat::from_fn(game.seats(), share);
    let sum: f64 = shares.of(game.seats()).iter().sum();
    BySeat::from_fn(game.seats(), |seat| shares[seat] / sum)
}

/// The position after the next action, if nobody has a choice and no card is drawn by it.
fn forced<G: Coached>(game: &G, state: &State<G>) -> Option<State<G>> {
    let Turn::Act(to_act) = state.turn(game) else { return None };
    let seat = to_act.first().filter(|_| to_act.len() == 1)?;
    let menu = state.legal(game, seat);
    if menu.len() != 1 || G::is_blind(state) {
        return None;
    }
    let mut next = *state;
    game.play(&mut next, seat, menu.nth(0), &mut Nobody);
    (!draws(game, state, &next)).then_some(next)
}

/// Whether cards were drawn on the way from a position to the next one of the same round.
pub(crate) fn draws<G: Coached>(game: &G, before: &State<G>, after: &State<G>) -> bool {
    let same_round = game.round(&before.face_up) == game.round(&after.face_up);
    match after.turn(game) {
        Turn::Over => false,
        Turn::Deal => same_round,
        Turn::Act(_) => same_round && G::hidden(before).len() != G::hidden(after).len(),
    }
}
