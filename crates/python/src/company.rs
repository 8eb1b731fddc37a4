//! Bots at a table: those of the project, programs, and functions of Python.

use std::sync::Arc;

use pyo3::prelude::*;
use serde_json::{Value, json};
use tapis_arena::{Contestant, Format, Setup};
use tapis_game::{Bot, Game, Menu, Rng, Seat, Turn, View};

use crate::any::{AnyBot, AnyView};
use crate::held::Held;
use crate::of::Of;
use crate::research::Research;
use crate::seen::Seen;
use crate::view::PyView;
use crate::wrong::{Outcome, Wrong};

/// Somebody who plays.
#[derive(Clone)]
pub enum Player {
    /// A bot of the project, or a program: `exec:./mybot`.
    Named(String),
    /// A function of Python, under a name.
    Function(String, Arc<Py<PyAny>>),
}

impl Player {
    /// A name, or a function that is called with views.
    pub fn read(player: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(name) = player.extract::<String>() {
            return Ok(Self::Named(name));
        }
        if !player.is_callable() {
            let what = format!("a bot is a name or a function of a view, not {}", player.repr()?);
            return Err(Wrong::Argument(what).into());
        }
        let name = player.getattr("__name__").and_then(|name| name.extract());
        let name = name.or_else(|_| player.get_type().name().and_then(|name| name.extract()));
        Ok(Self::Function(name?, Arc::new(player.clone().unbind())))
    }

    fn contestant<G: Research>(&self, of: &Of<G>) -> Outcome<Contestant<G>> {
        match self {
            Self::Named(name) => {
                Contestant::named(name).map_err(|problem| Wrong::Bot(problem.to_string()))
            }
            Self::Function(name, function) => {
                let (of, function) = (of.clone(), Arc::clone(function));
                Ok(Contestant::new(name.clone(), move || Function {
                    of: of.clone(),
                    function: Arc::clone(&function),
                    broken: None,
                }))
            }
        }
    }
}

/// A function of Python as a bot: it is called with a view and answers with an action, as a number
/// or in words.
struct Function<G: Game> {
    of: Of<G>,
    function: Arc<Py<PyAny>>,
    broken: Option<String>,
}

impl<G: Research> Bot<G> for Function<G> {
    fn choose(&mut self, view: View<'_, G>, _rng: &mut Rng) -> G::Action {
        match Python::attach(|py| self.ask(py, view)) {
            Ok(action) => action,
            Err(why) => {
                self.broken = Some(why);
                view.legal().nth(0)
            }
        }
    }

    fn broken(&self) -> Option<String> {
        self.broken.clone()
    }
}

impl<G: Research> Function<G> {
    fn ask(&self, py: Python<'_>, view: View<'_, G>) -> Result<G::Action, String> {
        let seen = PyView::new(Box::new(Seen::of(&self.of, view)));
        let answer = self.function.call1(py, (seen,)).map_err(|error| error.to_string())?;
        let answer = answer.bind(py);
        let action = if let Ok(number) = answer.extract::<usize>() {
            self.of.game.action(view.seat, number)
        } else if let Ok(words) = answer.extract::<String>() {
            self.of.game.read_action(&words)
        } else {
            None
        };
        let action = action.filter(|action| view.legal().contains(*action));
        action.ok_or_else(|| format!("it answered {answer:?}, which is no legal action"))
    }
}

/// What is to be measured.
pub struct Series {
    /// Who plays.
    pub players: Vec<Player>,
    /// How they fill the tables.
    pub format: String,
    /// How many deals.
    pub deals: u64,
    /// The number from which all chance follows.
    pub seed: u64,
    /// How many threads; 0 means all cores.
    pub threads: usize,
}

/// Plays a series.
pub fn arena<G: Research>(of: &Of<G>, series: &Series) -> Outcome<Value> {
    let bots: Outcome<Vec<_>> = series.players.iter().map(|player| player.contestant(of)).collect();
    let format: Format = serde_json::from_value(json!(series.format)).map_err(|_| {
        let format = &series.format;
        Wrong::Argument(format!("there is no format `{format}`: cross, one-vs-rest, mixed"))
    })?;
    let setup = Setup {
        format,
        deals: series.deals,
        seed: series.seed,
        threads: series.threads,
        ..Setup::new((*of.game).clone(), bots?)
    };
    let results = tapis_arena::run(&setup, |_| ());
    results.map(|results| json!(results)).map_err(|problem| Wrong::Bot(problem.to_string()))
}

/// Plays a game to its end; a list of players that is too short is repeated.
pub fn play<G: Research>(
    of: &Of<G>,
    table: &mut Held<G>,
    players: &[Player],
    seed: u64,
) -> Outcome {
    if players.is_empty() {
        return Err(Wrong::Argument("nobody plays: name at least one bot".to_owned()));
    }
    let seats = of.game.seats();
    let contestants: Vec<_> = players
        .iter()
        .cycle()
        .take(seats.into())
        .map(|player| player.contestant(of))
        .collect::<Outcome<_>>()?;
    let mut bots: Vec<_> = contestants.iter().map(Contestant::sit_down).collect();
    let mut rng = Rng::from_seed(seed);
    loop {
        for seat in Seat::all(seats) {
            bots[seat.index()].watch(table.state.view(&of.game, seat));
        }
        let Turn::Act(to_act) = table.state.turn(&of.game) else { return Ok(()) };
        let seat = to_act.first().expect("somebody has to act");
        let bot = &mut bots[seat.index()];
        let action = bot.choose(table.state.view(&of.game, seat), &mut rng);
        let name = contestants[seat.index()].name();
        let broke =
            |why: String| Wrong::Bot(format!("the bot `{name}` in seat {seat} broke: {why}"));
        if let Some(why) = bot.broken() {
            return Err(broke(why));
        }
        table.play(seat, action).map_err(|wrong| match wrong {
            Wrong::Illegal(what) => broke(what),
            wrong => wrong,
        })?;
    }
}

/// A bot of this name.
pub fn bot<G: Research>(of: &Of<G>, player: &Player, seed: u64) -> Outcome<Box<dyn AnyBot>> {
    let bot = player.contestant(of)?.sit_down();
    Ok(Box::new(Single::<G> { bot, rng: Rng::from_seed(seed) }))
}

/// A bot and what it throws dice with.
struct Single<G: Game> {
    bot: Box<dyn Bot<G>>,
    rng: Rng,
}

impl<G: Research> AnyBot for Single<G> {
    fn choose(&mut self, view: &dyn AnyView) -> Outcome<usize> {
        let seen = same_game::<G>(view)?;
        if seen.view().legal().is_empty() {
            let seat = seen.seat;
            return Err(Wrong::Illegal(format!("seat {seat} has nothing to choose now")));
        }
        let action = self.bot.choose(seen.view(), &mut self.rng);
        match self.bot.broken() {
            Some(why) => Err(Wrong::Bot(format!("the bot broke: {why}"))),
            None => Ok(seen.of.game.number(seen.seat, action)),
        }
    }

    fn watch(&mut self, view: &dyn AnyView) -> Outcome {
        self.bot.watch(same_game::<G>(view)?.view());
        Ok(())
    }
}

fn same_game<G: Research>(view: &dyn AnyView) -> Outcome<&Seen<G>> {
    view.as_any().downcast_ref().ok_or_else(|| {
        let found = view.game().name();
        Wrong::Argument(format!("this bot plays {}, but the view is of {found}", G::NAME))
    })
}
