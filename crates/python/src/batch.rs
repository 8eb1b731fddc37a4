//! Thousands of games side by side, for learning: every call goes through all of them, on all
//! cores, and writes into arrays that it is handed.

use rayon::prelude::*;
use tapis_game::{Bot, Game, Menu, Nobody, Rng, Seat, Seats, State, Turn};

use crate::of::Of;
use crate::research::Research;
use crate::wrong::{Outcome, Wrong};

/// So many games are one piece of work, and share their bots.
const PIECE: usize = 64;

/// What a call writes; one line for each game.
pub struct Into<'a> {
    /// What whoever has to act sees.
    pub observations: &'a mut [u8],
    /// What may be chosen.
    pub masks: &'a mut [u8],
    /// Who has to act.
    pub seats: &'a mut [i8],
    /// What every seat got.
    pub rewards: &'a mut [f32],
    /// Whether the game ended.
    pub ended: &'a mut [u8],
    /// Where the next game begins in the same step: what was seen at the end of the one before, if
    /// somebody asks.
    pub finals: Option<&'a mut [u8]>,
}

/// What follows the end of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reset {
    /// The next game begins in the same step.
    SameStep,
    /// The next step begins the next game, whatever the action.
    NextStep,
    /// Nothing: the game stays over.
    Never,
}

/// What is rewarded.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reward {
    /// At the end: the part of the victory, less the fair share.
    Win,
    /// At once: the points gained, less the mean gain of all seats.
    Points,
}

/// Many games of whichever kind.
pub trait AnyBatch: Send {
    /// Begins all games anew, each with its seed.
    fn reset(&mut self, seeds: &[u64], into: Into<'_>) -> Outcome;
    /// One action in every game.
    fn step(&mut self, actions: &[i64], reset: Reset, reward: Reward, into: Into<'_>) -> Outcome;
    /// A legal action of every game, each equally likely; 0 where nobody has to act.
    fn sample(&mut self, actions: &mut [i64]);
    /// The points of every seat of every game.
    fn scores(&self, scores: &mut [i32]);
    /// How many games have ended.
    fn games_ended(&self) -> u64;
}

/// Many games.
pub struct Games<G: Game> {
    of: Of<G>,
    pieces: Vec<Piece<G>>,
    /// The seats that bots of the project hold.
    held: Seats,
}

struct Piece<G: Game> {
    games: Vec<One<G>>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    dice: Rng,
    ended: u64,
}

/// One of the games.
struct One<G: Game> {
    state: State<G>,
    rng: Rng,
    /// Who has to act; nobody in a finished game.
    seat: Option<Seat>,
    next: Option<G::Action>,
}

impl<G: Research> Games<G> {
    /// So many games; `bots` names one for every seat that plays by itself.
    pub fn new(of: &Of<G>, games: usize, seed: u64, bots: &[Option<String>]) -> Outcome<Self> {
        let seats = of.game.seats();
        if games == 0 {
            return Err(Wrong::Argument("a batch has at least one game".to_owned()));
        }
        if bots.len() != usize::from(seats) {
            let found = bots.len();
            return Err(Wrong::Argument(format!(
                "{seats} seats need {seats} entries, not {found}"
            )));
        }
        let held: Seats = Seat::all(seats).filter(|seat| bots[seat.index()].is_some()).collect();
        if held.len() == usize::from(seats) {
            let what = "every seat is a bot's: leave one for whoever learns";
            return Err(Wrong::Argument(what.to_owned()));
        }
        let mut pieces = Vec::new();
        for first in (0..games).step_by(PIECE) {
            let sit = |name: &Option<String>| match name {
                None => Ok(None),
                Some(name) => match G::bot(name) {
                    Some(bot) => Ok(Some(bot)),
                    None => Err(Wrong::Bot(format!(
                        "{} has no bot `{name}`; it has: {}",
                        G::NAME,
                        G::bots().join(", ")
                    ))),
                },
            };
            let one = || One {
                state: of.game.set_up(Seat::new(0)),
                rng: Rng::from_seed(0),
                seat: None,
                next: None,
            };
            pieces.push(Piece {
                games: (first..games.min(first + PIECE)).map(|_| one()).collect(),
                bots: bots.iter().map(sit).collect::<Outcome<_>>()?,
                dice: Rng::from_seed(seed ^ (first as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)),
                ended: 0,
            });
        }
        Ok(Self { of: of.clone(), pieces, held })
    }
}

impl<G: Research> One<G> {
    /// A new game that follows from the generator, up to the first decision of a learner.
    #[inline]
    fn begin(&mut self, game: &G, held: Seats, bots: &mut [Option<Box<dyn Bot<G>>>]) {
        let start = Seat::new(self.rng.below(game.seats().into()) as u8);
        self.state = game.set_up(start);
        self.run_on(game, held, bots);
    }

    /// Deals and lets the bots play until a learner has to decide or the game is over.
    #[inline]
    fn run_on(&mut self, game: &G, held: Seats, bots: &mut [Option<Box<dyn Bot<G>>>]) {
        loop {
            match self.state.turn(game) {
                Turn::Deal => {
                    let mut cards = game.to_shuffle(&self.state);
                    let cards = cards.as_mut_slice();
                    shuffle_top(&mut self.rng, cards, game.seen_of_shuffle(&self.state.face_up));
                    game.deal(&mut self.state, cards, &mut Nobody);
                }
                Turn::Over => {
                    self.seat = None;
                    return;
                }
                Turn::Act(to_act) => {
                    let seat = to_act.first().expect("somebody has to act");
                    if !held.contains(seat) {
                        self.seat = Some(seat);
                        return;
                    }
                    let bot = bots[seat.index()].as_mut().expect("a bot holds this seat");
                    let action = bot.choose(self.state.view(game, seat), &mut self.rng);
                    game.play(&mut self.state, seat, action, &mut Nobody);
                }
            }
        }
    }

    /// What whoever has to act sees; in a finished game, what the first seat sees.
    #[inline]
    fn show(&self, game: &G, observation: &mut [u8], mask: &mut [u8], seat: &mut i8) {
        let eyes = self.seat.unwrap_or(Seat::new(0));
        let view = self.state.view(game, eyes);
        G::observe(view, observation);
        // In a finished game nothing is chosen, but a distribution over no action at all is none.
        if self.seat.is_some() {
            G::mask(view, mask)
        } else {
            mask.fill(1)
        }
        *seat = self.seat.map_or(-1, |seat| seat.index() as i8);
    }
}

/// Shuffles only those cards that will be seen.
#[inline]
fn shuffle_top<C>(rng: &mut Rng, cards: &mut [C], seen: usize) {
    let len = cards.len();
    if seen >= len {
        return rng.shuffle(cards);
    }
    for last in (len - seen..len).rev() {
        cards.swap(last, rng.below(last as u32 + 1) as usize);
    }
}

impl<G: Research> AnyBatch for Games<G> {
    fn reset(&mut self, seeds: &[u64], into: Into<'_>) -> Outcome {
        let (game, held, seats) = (&*self.of.game, self.held, usize::from(self.of.game.seats()));
        into.rewards.fill(0.0);
        into.ended.fill(0);
        let lines = lines::<G>(into, seats);
        self.pieces.par_iter_mut().zip(seeds.par_chunks(PIECE)).zip(lines).for_each(
            |((piece, seeds), mut lines)| {
                for (one, seed) in piece.games.iter_mut().zip(seeds) {
                    one.rng = Rng::from_seed(*seed);
                    one.begin(game, held, &mut piece.bots);
                    let line = lines.next(G::OBSERVATION, G::ACTIONS, seats);
                    one.show(game, line.observation, line.mask, line.seat);
                }
            },
        );
        Ok(())
    }

    fn step(&mut self, actions: &[i64], reset: Reset, reward: Reward, into: Into<'_>) -> Outcome {
        let (game, held, seats) = (&*self.of.game, self.held, usize::from(self.of.game.seats()));
        // All actions are looked at before one of them is carried out.
        let check = |(piece, (number, actions)): (&mut Piece<G>, (usize, &[i64]))| {
            let mut checked = piece.games.iter_mut().zip(actions).enumerate();
            checked.try_for_each(|(place, (one, action))| {
                let seat = match one.seat {
                    Some(seat) => seat,
                    None if reset == Reset::NextStep => return Ok(()),
                    None => return Err((number * PIECE + place, "this game is over".to_owned())),
                };
                let wanted = usize::try_from(*action).ok();
                let wanted = wanted.and_then(|number| game.action(seat, number));
                let legal = |action: &G::Action| one.state.legal(game, seat).contains(*action);
                one.next = wanted.filter(legal);
                if one.next.is_some() {
                    return Ok(());
                }
                let what = match wanted {
                    Some(action) => {
                        format!("seat {seat} may not choose `{}` now", game.action_words(action))
                    }
                    None => format!("there is no action with the number {action}"),
                };
                Err((number * PIECE + place, what))
            })
        };
        let numbered = actions.par_chunks(PIECE).enumerate();
        let wrong = self.pieces.par_iter_mut().zip(numbered).map(check).find_first(Result::is_err);
        if let Some(Err((place, what))) = wrong {
            return Err(Wrong::Illegal(format!("game {place}: {what}; nothing was played")));
        }
        let lines = lines::<G>(into, seats);
        self.pieces.par_iter_mut().zip(lines).for_each(|(piece, mut lines)| {
            for one in &mut piece.games {
                let line = lines.next(G::OBSERVATION, G::ACTIONS, seats);
                line.reward.fill(0.0);
                *line.ended = 0;
                let Some(seat) = one.seat else {
                    one.begin(game, held, &mut piece.bots);
                    one.show(game, line.observation, line.mask, line.seat);
                    continue;
                };
                let before = game.scores(&one.state.face_up);
                let action = one.next.take().expect("every action was looked at");
                game.play(&mut one.state, seat, action, &mut Nobody);
                one.run_on(game, held, &mut piece.bots);
                if reward == Reward::Points {
                    let after = game.scores(&one.state.face_up);
                    let gains = after.0.iter().zip(&before.0).map(|(after, before)| after - before);
                    let gains = line.reward.iter_mut().zip(gains);
                    gains.for_each(|(reward, gain)| *reward = gain as f32);
                    let mean = line.reward.iter().sum::<f32>() / seats as f32;
                    line.reward.iter_mut().for_each(|reward| *reward -= mean);
                }
                if let Some(winners) = game.winners(&one.state.face_up) {
                    *line.ended = 1;
                    piece.ended += 1;
                    if reward == Reward::Win {
                        for (seat, reward) in Seat::all(seats as u8).zip(line.reward) {
                            *reward = share(winners, seat, seats as u8) as f32;
                        }
                    }
                    if reset == Reset::SameStep {
                        if let Some(last) = line.last {
                            G::observe(one.state.view(game, seat), last);
                        }
                        one.begin(game, held, &mut piece.bots);
                    }
                }
                one.show(game, line.observation, line.mask, line.seat);
            }
        });
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        let game = &*self.of.game;
        self.pieces.par_iter_mut().zip(actions.par_chunks_mut(PIECE)).for_each(
            |(piece, actions)| {
                for (one, action) in piece.games.iter().zip(actions) {
                    let Some(seat) = one.seat else {
                        *action = 0;
                        continue;
                    };
                    let menu = one.state.legal(game, seat);
                    let place = piece.dice.below(menu.len() as u32) as usize;
                    *action = game.number(seat, menu.nth(place)) as i64;
                }
            },
        );
    }

    fn scores(&self, scores: &mut [i32]) {
        let seats = self.of.game.seats();
        let games = self.pieces.iter().flat_map(|piece| &piece.games);
        for (one, scores) in games.zip(scores.chunks_mut(seats.into())) {
            scores.copy_from_slice(self.of.game.scores(&one.state.face_up).of(seats));
        }
    }

    fn games_ended(&self) -> u64 {
        self.pieces.iter().map(|piece| piece.ended).sum()
    }
}

/// A seat's part of the victory, less the fair share. What nobody won is everybody's.
pub fn share(winners: Seats, seat: Seat, seats: u8) -> f64 {
    let fair = 1.0 / f64::from(seats);
    match winners.len() {
        0 => 0.0,
        among if winners.contains(seat) => 1.0 / among as f64 - fair,
        _ => -fair,
    }
}

/// The lines of one piece of work.
struct Lines<'a> {
    observations: &'a mut [u8],
    masks: &'a mut [u8],
    seats: &'a mut [i8],
    rewards: &'a mut [f32],
    ended: &'a mut [u8],
    finals: Option<&'a mut [u8]>,
}

/// The line of one game.
struct Line<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [u8],
    seat: &'a mut i8,
    reward: &'a mut [f32],
    ended: &'a mut u8,
    last: Option<&'a mut [u8]>,
}

impl<'a> Lines<'a> {
    #[inline]
    fn next(&mut self, observation: usize, actions: usize, seats: usize) -> Line<'a> {
        const ENOUGH: &str = "there is a line for every game";
        Line {
            observation: self.observations.split_off_mut(..observation).expect(ENOUGH),
            mask: self.masks.split_off_mut(..actions).expect(ENOUGH),
            seat: self.seats.split_off_first_mut().expect(ENOUGH),
            reward: self.rewards.split_off_mut(..seats).expect(ENOUGH),
            ended: self.ended.split_off_first_mut().expect(ENOUGH),
            last: self.finals.as_mut().and_then(|finals| finals.split_off_mut(..observation)),
        }
    }
}

/// The arrays in pieces.
fn lines<'a, G: Research>(into: Into<'a>, seats: usize) -> Vec<Lines<'a>> {
    let mut finals = into.finals.map(|finals| finals.chunks_mut(PIECE * G::OBSERVATION));
    let observations = into.observations.chunks_mut(PIECE * G::OBSERVATION);
    let masks = into.masks.chunks_mut(PIECE * G::ACTIONS);
    let rest = into.seats.chunks_mut(PIECE).zip(into.ended.chunks_mut(PIECE));
    let rewards = into.rewards.chunks_mut(PIECE * seats);
    let pieces = observations.zip(masks).zip(rewards).zip(rest);
    pieces
        .map(|(((observations, masks), rewards), (seats, ended))| Lines {
            observations,
            masks,
            seats,
            rewards,
            ended,
            finals: finals.as_mut().and_then(Iterator::next),
        })
        .collect()
}
