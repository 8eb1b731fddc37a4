//! The ledger: what the deals gave, what later cards gave, what one's own choices gave and what the
//! others' did, adding up exactly from an equal start to the result.
//!
//! A game is a row of events. The frozen evaluator says before and after each of them what every
//! seat's chances are, and the difference goes to one account:
//!
//! - **deal**: the chances after a round was dealt, less their mean over deals that could have come;
//! - **luck**: the chances after a card was turned up or drawn, less their mean over all cards that
//!   could have come;
//! - **own** and **others**: that mean, less the chances before the choice that led there;
//! - **model**: what is left, which is the evaluator's own error.

use serde::{Deserialize, Serialize};
use tapis_game::{BySeat, MAX_PACK, Menu, Nobody, Pile, Record, Rng, Seat, State, Turn};

use crate::value::{draws, result};
use crate::{Coached, Value};

/// What one seat owes to what, in shares of the victory. Start and all accounts together are the
/// result.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Account {
    /// The same for everybody: one victory divided by the number of seats.
    pub start: f64,
    /// What the deals of all rounds gave.
    pub deal: f64,
    /// What later cards gave: draws, reveals, prizes turned up.
    pub luck: f64,
    /// What the own choices gave.
    pub own: f64,
    /// What the others' choices gave, and those that were nobody's.
    pub others: f64,
    /// What the evaluator got wrong.
    pub model: f64,
    /// The share of the victory.
    pub result: f64,
}

/// The ledger of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Ledger {
    /// One account for each seat.
    pub accounts: Vec<Account>,
    /// The chances of every seat after each step; the first is after the deal.
    pub chances: Vec<Vec<f64>>,
    /// By step, what the cards of that step gave each seat: the deal and later cards.
    pub cards: Vec<Vec<f64>>,
    /// By step, what its choice gave each seat.
    pub choices: Vec<Vec<f64>>,
}

/// So many other deals a deal is compared with.
const DEALS: usize = 96;
/// So many other orders are tried where the number of cards that lie face down does not say it.
const ORDERS: usize = 24;

/// Which choices were nobody's: made by a stand-in or a clock.
pub type Nobodys<'a> = &'a dyn Fn(usize) -> bool;

/// The ledger of a finished game. The same record gives the same ledger for ever.
pub fn ledger<G: Coached>(record: &Record<G>, value: &Value<G>, nobodys: Nobodys<'_>) -> Ledger {
    let game = record.game();
    let mut replay = record.replay();
    let mut book = Book::new(game, value, replay.state(), replay.len());
    for (step, &(seat, action)) in record.actions().iter().enumerate() {
        replay.go_to(step);
        let before = *replay.state();
        replay.go_to(step + 1);
        book.enter(step, &before, (seat, action), replay.state(), nobodys(step));
    }
    book.close(replay.state())
}

/// A ledger that is being written.
struct Book<'a, G: Coached> {
    game: &'a G,
    value: &'a Value<G>,
    rng: Rng,
    accounts: BySeat<Account>,
    /// The chances at this moment.
    now: BySeat<f64>,
    chances: Vec<Vec<f64>>,
    cards: Vec<Vec<f64>>,
    choices: Vec<Vec<f64>>,
}

impl<'a, G: Coached> Book<'a, G> {
    fn new(game: &'a G, value: &'a Value<G>, dealt: &State<G>, steps: usize) -> Self {
        let start = 1.0 / f64::from(game.seats());
        let account = Account { start, ..Default::default() };
        let mut book = Self {
            game,
            value,
            rng: Rng::from_seed(0x7a91),
            accounts: BySeat::from_fn(game.seats(), |_| account),
            now: BySeat::from_fn(game.seats(), |_| start),
            chances: Vec::with_capacity(steps + 1),
            cards: Vec::with_capacity(steps + 1),
            choices: Vec::with_capacity(steps + 1),
        };
        // Who starts is told before the first card; every seat could have dealt for it.
        let starter = match dealt.turn(game) {
            Turn::Act(seats) => seats.first().expect("somebody has to act"),
            Turn::Deal | Turn::Over => Seat::new(0),
        };
        let cards = book.deal(&game.set_up(starter), dealt);
        book.note(cards, BySeat::default());
        book
    }

    /// A deal: what it gave each seat.
    fn deal(&mut self, before: &State<G>, dealt: &State<G>) -> BySeat<f64> {
        let mut mean = BySeat::<f64>::default();
        for _ in 0..DEALS {
            let mut other = *before;
            other.shuffle(self.game, &mut self.rng);
            self.add(&mut mean, &other, 1.0 / DEALS as f64);
        }
        let after = self.value.chances(self.game, dealt);
        for seat in Seat::all(self.game.seats()) {
            let account = &mut self.accounts[seat];
            account.model += mean[seat] - self.now[seat];
            account.deal += after[seat] - mean[seat];
        }
        self.now = after;
        BySeat::from_fn(self.game.seats(), |seat| after[seat] - mean[seat])
    }

    /// A choice, and everything that followed by itself.
    fn enter(
        &mut self,
        step: usize,
        before: &State<G>,
        (seat, action): (Seat, G::Action),
        after: &State<G>,
        nobodys: bool,
    ) {
        debug_assert_eq!(step + 1, self.chances.len(), "one step after the other");
        let game = self.game;
        let round = game.round(&before.face_up);
        let new_round = game.round(&after.face_up) != round;
        // A new round has been dealt already; what the old one left are the scores.
        let reached = match new_round {
            true => self.value.settled(game, &after.face_up),
            false => self.value.chances(game, after),
        };
        let mean = self.mean_after(before, (seat, action), after).unwrap_or(reached);
        let menu = before.legal(game, seat);
        let mut choice = BySeat::<f64>::default();
        for other in Seat::all(game.seats()) {
            let account = &mut self.accounts[other];
            let gain = mean[other] - self.now[other];
            account.luck += reached[other] - mean[other];
            if menu.len() == 1 {
                account.model += gain;
                continue;
            }
            choice[other] = gain;
            if other == seat && !nobodys {
                account.own += gain;
            } else {
                account.others += gain;
            }
        }
        let mut cards = BySeat::from_fn(game.seats(), |other| reached[other] - mean[other]);
        self.now = reached;
        if new_round {
            let mut end = *before;
            game.play(&mut end, seat, action, &mut Nobody);
            self.run_on(&mut end, round);
            let dealt = self.deal(&end, after);
            Seat::all(game.seats()).for_each(|other| cards[other] += dealt[other]);
        }
        self.note(cards, choice);
    }

    /// The mean of the chances after an action over all cards that could have come with it; nothing
    /// if none came.
    fn mean_after(
        &mut self,
        before: &State<G>,
        (seat, action): (Seat, G::Action),
        after: &State<G>,
    ) -> Option<BySeat<f64>> {
        let game = self.game;
        let round = game.round(&before.face_up);
        let hidden = G::hidden(before);
        let mut played = *before;
        game.play(&mut played, seat, action, &mut Nobody);
        let shuffled = played.turn(game) == Turn::Deal && game.round(&played.face_up) == round;
        let ended = played.turn(game) == Turn::Over || game.round(&played.face_up) != round;
        let drew = draws(game, before, after) || ended && G::is_blind(before);
        if !shuffled && (hidden.is_empty() || !drew) {
            return None;
        }
        // Every card that lies face down comes first once, so that the mean is exact where one comes.
        let orders = if shuffled { ORDERS } else { hidden.len() };
        let mut mean = BySeat::<f64>::default();
        for order in 0..orders {
            let mut world = *before;
            if hidden.len() > 1 {
                let mut stacked: Pile<G::Card, MAX_PACK> = hidden;
                let first = stacked.remove(order % hidden.len());
                self.rng.shuffle(stacked.as_mut_slice());
                stacked.push(first);
                G::restack(&mut world, stacked.as_slice());
            }
            game.play(&mut world, seat, action, &mut Nobody);
            self.run_on(&mut world, round);
            match game.round(&world.face_up) == round {
                true => self.add(&mut mean, &world, 1.0 / orders as f64),
                false => {
                    let settled = self.value.settled(game, &world.face_up);
                    for other in Seat::all(game.seats()) {
                        mean[other] += settled[other] / orders as f64;
                    }
                }
            }
        }
        Some(mean)
    }

    /// Shuffles for as long as this round waits for it.
    fn run_on(&mut self, state: &mut State<G>, round: u8) {
        while state.turn(self.game) == Turn::Deal && self.game.round(&state.face_up) == round {
            state.shuffle_once(self.game, &mut self.rng);
        }
    }

    fn add(&self, mean: &mut BySeat<f64>, state: &State<G>, weight: f64) {
        let chances = self.value.chances(self.game, state);
        for seat in Seat::all(self.game.seats()) {
            mean[seat] += weight * chances[seat];
        }
    }

    fn note(&mut self, cards: BySeat<f64>, choice: BySeat<f64>) {
        let seats = self.game.seats();
        self.chances.push(self.now.of(seats).to_vec());
        self.cards.push(cards.of(seats).to_vec());
        self.choices.push(choice.of(seats).to_vec());
    }

    fn close(mut self, end: &State<G>) -> Ledger {
        let shares = result(self.game, &end.face_up);
        for seat in Seat::all(self.game.seats()) {
            let account = &mut self.accounts[seat];
            account.model += shares[seat] - self.now[seat];
            account.result = shares[seat];
        }
        Ledger {
            accounts: self.accounts.of(self.game.seats()).to_vec(),
            chances: self.chances,
            cards: self.cards,
            choices: self.choices,
        }
    }
}
