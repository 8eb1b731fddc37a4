//! A review: the ledger of a finished game, and every decision judged by what its player knew.
//!
//! A first pass looks at all decisions alike; then the most doubtful ones are looked at for as long
//! again. All is counted in playouts, so the same record gives the same review to the bit.

use serde::{Deserialize, Serialize};
use tapis_game::{Game, Menu, Record, Rng, Seat, Seats};

use crate::grade::{CLEAR, Grade};
use crate::ledger::{Account, Ledger, Nobodys, ledger};
use crate::playout::{Mind, Sample};
use crate::reason::{Reason, reasons};
use crate::{Coached, Stats, Value};

/// The version of everything that a review follows from. Reviews of another version are made anew.
pub const VERSION: u32 = 1;

/// How long a review takes, and who is asked on the way.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// So many playouts look at all decisions, and as many again at the most doubtful ones.
    pub playouts: u32,
    /// What everything is drawn from.
    pub seed: u64,
    /// Is told which part is done, from 0 to 1, and says whether to go on.
    pub go_on: &'a dyn Fn(f32) -> bool,
}

impl Effort<'_> {
    /// What a review takes: each of the two passes some 20 seconds of one core at most.
    pub const PLAYOUTS: u32 = 60_000;
}

impl Default for Effort<'_> {
    fn default() -> Self {
        Self { playouts: Self::PLAYOUTS, seed: 1, go_on: &|_| true }
    }
}

/// What is reviewed.
#[derive(Clone, Copy)]
pub struct Wanted<'a> {
    /// Whose decisions are judged.
    pub seats: Seats,
    /// Which choices were nobody's.
    pub nobodys: Nobodys<'a>,
}

impl Wanted<'_> {
    /// The decisions of everybody, all of them their own.
    pub fn all(seats: u8) -> Self {
        Self { seats: Seats::all(seats), nobodys: &|_| false }
    }
}

/// A decision, judged.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// The step of the record that it led to: the first action leads to step 1.
    pub at: usize,
    /// What was done.
    pub action: String,
    /// What is best by all worlds together; among equals that is chance.
    pub best: String,
    /// What the choice cost in chances of winning the game. It can lie a little below 0 by chance.
    pub loss: f64,
    /// The standard error of that.
    pub error: f64,
    /// How much that is.
    pub grade: Grade,
    /// Every action with what it is worth, the best first.
    pub actions: Vec<Worth>,
    /// In how many worlds they were tried.
    pub worlds: usize,
    /// Why the best is better, where it clearly is.
    pub reasons: Vec<Reason>,
}

/// What an action is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Worth {
    /// The action.
    pub action: String,
    /// The chance of winning the game after it.
    pub value: f64,
    /// How far it lies behind the best.
    pub behind: f64,
    /// The standard error of that.
    pub error: f64,
}

/// The review of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// By which version of the coach.
    pub version: u32,
    /// The name of the game.
    pub game: String,
    /// The players.
    pub names: Vec<String>,
    /// One account for each seat.
    pub ledger: Vec<Account>,
    /// The chances of all seats after each step, as the evaluator sees them with open cards.
    pub chances: Vec<Vec<f64>>,
    /// By step, what its cards gave each seat.
    pub cards: Vec<Vec<f64>>,
    /// By step, what its choice gave each seat.
    pub choices: Vec<Vec<f64>>,
    /// The decisions in the order of the game.
    pub decisions: Vec<Decision>,
    /// What the game is remembered by, beside chances.
    pub stats: Stats,
}

/// So many decisions are looked at once more.
const DOUBTFUL: usize = 10;
/// A decision is looked at in at least so many worlds, and in at most so many.
const WORLDS: std::ops::RangeInclusive<usize> = 16..=4_000;
/// A pass tries so many worlds before it asks whether to go on.
const SLICE: usize = 16;

/// Reviews a finished game; nothing if it was stopped.
pub fn review<G: Coached>(
    record: &Record<G>,
    wanted: Wanted<'_>,
    effort: Effort<'_>,
) -> Option<Review> {
    let value = Value::<G>::frozen();
    let ledger = ledger(record, &value, wanted.nobodys);
    let decisions = judged(record, wanted, effort)?;
    Some(together(record, ledger, decisions))
}

fn together<G: Coached>(record: &Record<G>, ledger: Ledger, decisions: Vec<Decision>) -> Review {
    Review {
        version: VERSION,
        game: G::NAME.to_owned(),
        names: record.names().to_vec(),
        ledger: ledger.accounts,
        chances: ledger.chances,
        cards: ledger.cards,
        choices: ledger.choices,
        decisions,
        stats: G::stats(record),
    }
}

/// A decision that is being looked at.
struct Open {
    step: usize,
    chosen: usize,
    sample: Sample,
}

impl Open {
    /// How much it may have cost at worst, as a part of what matters; nothing if that is settled.
    fn doubt(&self, seats: u8) -> f64 {
        let loss = self.sample.loss(self.chosen);
        let least = Grade::STEPS[2].0 / f64::from(seats);
        let worst = loss.by + CLEAR * loss.error;
        if worst < least { 0.0 } else { worst }
    }
}

/// Judges decisions by what their players knew; nothing if it was stopped.
pub fn judged<G: Coached>(
    record: &Record<G>,
    wanted: Wanted<'_>,
    effort: Effort<'_>,
) -> Option<Vec<Decision>> {
    let game = record.game();
    let mind = Mind::<G>::default();
    let mut replay = record.replay();
    let mut open = Vec::new();
    let mut decisions = Vec::new();
    for (step, &(seat, action)) in record.actions().iter().enumerate() {
        if !wanted.seats.contains(seat) || (wanted.nobodys)(step) {
            continue;
        }
        replay.go_to(step);
        let menu = replay.state().legal(game, seat);
        if menu.len() == 1 {
            decisions.push(forced(game, step, seat, action));
            continue;
        }
        let chosen = menu.iter().position(|other| other == action).expect("a legal action");
        open.push(Open { step, chosen, sample: Sample::of(menu.len(), Vec::new()) });
    }

    let actions: usize = open.iter().map(|decision| decision.sample.actions()).sum();
    let first = effort.playouts as usize / actions.max(1);
    let mut done = 0.0;
    let budget = 2.0 * f64::from(effort.playouts.max(1));
    let mut look = |decision: &mut Open, worlds: usize| -> bool {
        replay.go_to(decision.step);
        let seat = record.actions()[decision.step].0;
        let view = replay.state().view(game, seat);
        let seed = Rng::from_seed(effort.seed ^ (decision.step as u64) << 20).bits();
        let from = mind.worlds(view);
        let mut left = worlds;
        while left > 0 {
            let slice = left.min(SLICE);
            mind.try_all(view, &from, seed, slice, &mut decision.sample);
            left -= slice;
            done += (slice * decision.sample.actions()) as f64 / budget;
            if !(effort.go_on)((done as f32).min(1.0)) {
                return false;
            }
        }
        true
    };
    let worlds = even(first.clamp(*WORLDS.start(), *WORLDS.end()));
    for decision in &mut open {
        if !look(decision, worlds) {
            return None;
        }
    }
    let mut order: Vec<(f64, usize)> = open
        .iter()
        .enumerate()
        .map(|(place, decision)| (decision.doubt(game.seats()), place))
        .filter(|(doubt, _)| *doubt > 0.0)
        .collect();
    order.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    order.truncate(DOUBTFUL);
    for &(_, place) in &order {
        let decision = &mut open[place];
        let share = effort.playouts as usize / order.len() / decision.sample.actions();
        if !look(decision, even(share.clamp(*WORLDS.start(), *WORLDS.end()))) {
            return None;
        }
    }

    for decision in &open {
        replay.go_to(decision.step);
        let (seat, action) = record.actions()[decision.step];
        let menu = replay.state().legal(game, seat);
        let mut settled = settled(game, decision, seat, action, &menu);
        if settled.grade > Grade::Equal {
            let view = replay.state().view(game, seat);
            let pair = [menu.nth(decision.sample.best()), action];
            settled.reasons = reasons(&mind, view, pair, effort.seed ^ decision.step as u64);
        }
        decisions.push(settled);
        if !(effort.go_on)(1.0) {
            return None;
        }
    }
    decisions.sort_by_key(|decision| decision.at);
    Some(decisions)
}

/// Both halves of the worlds are equally large.
const fn even(worlds: usize) -> usize {
    worlds.next_multiple_of(2)
}

fn forced<G: Game>(game: &G, step: usize, seat: Seat, action: G::Action) -> Decision {
    let action = game.action_words(action);
    Decision {
        seat,
        at: step + 1,
        best: action.clone(),
        action,
        loss: 0.0,
        error: 0.0,
        grade: Grade::Forced,
        actions: Vec::new(),
        worlds: 0,
        reasons: Vec::new(),
    }
}

fn settled<G: Game>(
    game: &G,
    decision: &Open,
    seat: Seat,
    action: G::Action,
    menu: &G::Menu,
) -> Decision {
    let sample = &decision.sample;
    let loss = sample.loss(decision.chosen);
    let grade = Grade::of(loss.by, loss.error, game.seats());
    let first = sample.best();
    let mut actions: Vec<Worth> = menu
        .iter()
        .enumerate()
        .map(|(place, action)| {
            let lead = sample.lead(first, place);
            Worth {
                action: game.action_words(action),
                value: sample.mean(place),
                behind: lead.by,
                error: lead.error,
            }
        })
        .collect();
    actions.sort_by(|a, b| a.behind.total_cmp(&b.behind));
    Decision {
        seat,
        at: decision.step + 1,
        action: game.action_words(action),
        best: game.action_words(menu.nth(first)),
        loss: loss.by,
        error: loss.error,
        grade,
        actions,
        worlds: sample.worlds(),
        reasons: Vec::new(),
    }
}
