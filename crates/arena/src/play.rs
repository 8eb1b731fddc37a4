//! One game at one table, with a watch beside it.

use std::time::{Duration, Instant};

use tapis_game::{
    Bot, Game, Menu, Nobody, Observer, OpenTable, Players, Refusal, Seat, View, drive,
};

use crate::deals::{BotKey, Deal, Shuffles};
use crate::{Contestant, Outcome, Problem};

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// How long each decision took, and whose it was. A forced action is no decision.
    pub times: Vec<(Seat, Duration)>,
}

/// Plays a deal; `bots` has one for each seat.
///
/// # Errors
/// Names the bot that chose an action which is not on the menu.
pub fn play<G: Game>(game: &G, deal: Deal, bots: &[&Contestant<G>]) -> Result<Played, Problem> {
    let mut company = Company::new(deal, bots, true);
    let table = company.play(deal.open(game), &mut Nobody)?;
    Ok(Played { outcome: Outcome::of(&table), times: company.times })
}

/// The bots at one table, each throwing dice that follow from the deal.
pub(crate) struct Company<'a, G: Game> {
    deal: Deal,
    names: Vec<&'a str>,
    keys: Vec<BotKey>,
    bots: Vec<Box<dyn Bot<G>>>,
    /// How many actions were chosen.
    pub actions: u32,
    /// Whether a watch is running.
    timed: bool,
    times: Vec<(Seat, Duration)>,
}

impl<'a, G: Game> Company<'a, G> {
    /// `bots` has one for each seat.
    pub fn new(deal: Deal, bots: &[&'a Contestant<G>], timed: bool) -> Self {
        Self {
            deal,
            names: bots.iter().map(|bot| bot.name()).collect(),
            keys: bots.iter().map(|bot| BotKey::new(bot.name())).collect(),
            bots: bots.iter().map(|bot| bot.sit_down()).collect(),
            actions: 0,
            timed,
            times: Vec::new(),
        }
    }

    /// Plays a dealt table to its end.
    pub fn play<'g>(
        &mut self,
        mut table: Dealt<'g, G>,
        observer: &mut impl Observer<G, Dealt<'g, G>>,
    ) -> Result<Dealt<'g, G>, Problem> {
        let ended = drive(&mut table, self, observer);
        if let Some((place, why)) = self.broken() {
            let (name, before) = (self.names[place], self.actions.saturating_sub(1));
            return Err(Problem::new(format!(
                "the bot `{name}` in seat {place} broke after {before} actions: {why}"
            )));
        }
        match ended {
            Ok(()) => Ok(table),
            Err(Refusal::Illegal { seat, action }) => Err(Problem::new(format!(
                "the bot `{}` in seat {seat} chose `{action}` after {} actions, which is not legal",
                self.names[seat.index()],
                self.actions - 1,
            ))),
            Err(refusal) => unreachable!("a bot is asked only in its turn: {refusal}"),
        }
    }
}

impl<G: Game> Company<'_, G> {
    /// The first bot that cannot play on, and why.
    fn broken(&self) -> Option<(usize, String)> {
        let bots = self.bots.iter().enumerate();
        bots.into_iter().find_map(|(place, bot)| Some((place, bot.broken()?)))
    }
}

/// A table whose every shuffle follows from a deal.
pub(crate) type Dealt<'a, G> = OpenTable<'a, G, Shuffles>;

impl<G: Game> Players<G> for Company<'_, G> {
    fn decide(&mut self, view: View<'_, G>) -> Option<G::Action> {
        let place = view.seat.index();
        let mut rng = self.deal.thought(self.keys[place], view.seat, self.actions);
        self.actions += 1;
        if !self.timed || view.legal().len() == 1 {
            let action = self.bots[place].choose(view, &mut rng);
            return self.bots[place].broken().is_none().then_some(action);
        }
        let start = Instant::now();
        let action = self.bots[place].choose(view, &mut rng);
        self.times.push((view.seat, start.elapsed()));
        self.bots[place].broken().is_none().then_some(action)
    }

    fn watch(&mut self, view: View<'_, G>) {
        self.bots[view.seat.index()].watch(view);
    }
}
