//! Information-set tree search as it is found in textbooks: one tree over what the searching seat
//! sees, a new imagined world for every descent, random playouts, no knowledge of the game.
//!
//! It is here to be beaten: a member of the pool against which the real bots are measured.

use tapis_game::{Bot, Game, Menu, Rng, Seat, State, Turn, View};

use crate::playout::Judge;
use crate::search::{Budget, Patient};

/// A search with a tree.
pub struct TreeSearch<J> {
    /// What the end of a round is worth.
    pub judge: J,
    /// How many worlds are descended into.
    pub descents: u32,
    /// How much it explores.
    pub curiosity: f32,
}

/// An action that was tried somewhere, and what came of it.
struct Branch<A> {
    action: A,
    /// Who chose the action.
    seat: Seat,
    visits: u32,
    /// How often the action could have been chosen when there was a choice.
    available: u32,
    reward: f32,
    /// The list of what was tried after it; `NONE` as long as it was tried only once.
    next: u32,
}

/// No list.
const NONE: u32 = u32::MAX;

/// The most branches of a tree; a descent that finds it full goes on without growing it.
const MOST: usize = 1 << 20;

/// What was tried after the same actions lies side by side, because a descent looks at all of it.
struct Tree<'a, G: Game> {
    game: &'a G,
    /// The first list is the root's.
    lists: Vec<Vec<Branch<G::Action>>>,
    branches: usize,
    curiosity: f32,
    /// The places of the branches that are on the menu.
    open: Vec<u32>,
    /// Where a descent went: lists and places in them.
    path: Vec<(u32, u32)>,
    logarithms: Vec<f32>,
}

/// So many logarithms are kept at hand.
const LOGARITHMS: usize = 2048;

impl<'a, G: Game> Tree<'a, G> {
    fn new(game: &'a G, curiosity: f32) -> Self {
        Self {
            game,
            lists: vec![Vec::new()],
            branches: 0,
            curiosity,
            open: Vec::new(),
            path: Vec::new(),
            logarithms: (0..LOGARITHMS).map(|n| (n.max(1) as f32).ln()).collect(),
        }
    }

    /// One descent: choose, grow by one branch, play out at random, remember what came of it.
    fn descend(&mut self, world: &mut State<G>, judge: &impl Judge<G>, rng: &mut Rng) {
        self.path.clear();
        let round = self.game.round(&world.face_up);
        let mut list = 0;
        while let Turn::Act(to_act) = world.turn(self.game) {
            if self.game.round(&world.face_up) != round {
                break;
            }
            let seat = to_act.first().expect("somebody has to act");
            let menu = world.legal(self.game, seat);
            let (place, grown) = self.choose(list, seat, &menu, rng);
            let Some(place) = place else { break };
            self.path.push((list, place));
            let branch = &self.lists[list as usize][place as usize];
            let (action, next) = (branch.action, branch.next);
            self.game.play(world, seat, action);
            shuffle_in_round(self.game, world, round, rng);
            if grown {
                break;
            }
            list = match next {
                NONE => {
                    let next = self.lists.len() as u32;
                    self.lists.push(Vec::new());
                    self.lists[list as usize][place as usize].next = next;
                    next
                }
                next => next,
            };
        }
        play_at_random(self.game, world, round, rng);
        let rewards = judge.judge(self.game, &world.face_up);
        for &(list, place) in &self.path {
            let branch = &mut self.lists[list as usize][place as usize];
            branch.visits += 1;
            branch.reward += rewards[branch.seat];
        }
    }

    /// The branch to take, and whether it is new.
    fn choose(
        &mut self,
        list: u32,
        seat: Seat,
        menu: &G::Menu,
        rng: &mut Rng,
    ) -> (Option<u32>, bool) {
        let branches = &mut self.lists[list as usize];
        self.open.clear();
        for (place, branch) in (0..).zip(branches.iter()) {
            if menu.contains(branch.action) {
                self.open.push(place);
            }
        }
        let untried = menu.len() - self.open.len();
        if untried > 0 && self.branches < MOST {
            let tried =
                |action| self.open.iter().any(|&place| branches[place as usize].action == action);
            let chosen = rng.below(untried as u32) as usize;
            let action = menu.iter().filter(|&action| !tried(action)).nth(chosen);
            let action = action.expect("not all were tried");
            let fresh = Branch { action, seat, visits: 0, available: 1, reward: 0.0, next: NONE };
            branches.push(fresh);
            self.branches += 1;
            return (Some(branches.len() as u32 - 1), true);
        }
        let (mut best, mut best_bound) = (None, f32::MIN);
        for &place in &self.open {
            let branch = &mut branches[place as usize];
            branch.available += 1;
            let logarithm = match self.logarithms.get(branch.available as usize) {
                Some(logarithm) => *logarithm,
                None => (branch.available as f32).ln(),
            };
            let each = 1.0 / branch.visits as f32;
            let bound = branch.reward * each + self.curiosity * (logarithm * each).sqrt();
            if bound > best_bound {
                (best, best_bound) = (Some(place), bound);
            }
        }
        (best, false)
    }

    /// The action at the root that was tried most; of equal ones the first that was tried.
    fn most_visited(&self) -> Option<G::Action> {
        let most = self.lists[0].iter().rev().max_by_key(|branch| branch.visits);
        most.map(|branch| branch.action)
    }
}

/// Shuffles as long as the round goes on.
fn shuffle_in_round<G: Game>(game: &G, world: &mut State<G>, round: u8, rng: &mut Rng) {
    while world.turn(game) == Turn::Deal && game.round(&world.face_up) == round {
        world.shuffle_once(game, rng);
    }
}

fn play_at_random<G: Game>(game: &G, world: &mut State<G>, round: u8, rng: &mut Rng) {
    while let Turn::Act(to_act) = world.turn(game) {
        if game.round(&world.face_up) != round {
            return;
        }
        let seat = to_act.first().expect("somebody has to act");
        let menu = world.legal(game, seat);
        game.play(world, seat, menu.nth(rng.below(menu.len() as u32) as usize));
        shuffle_in_round(game, world, round, rng);
    }
}

/// So many descents are made before it is asked again whether to stop.
const SLICE: u32 = 256;

impl<J> TreeSearch<J> {
    /// Searches and returns the action that was tried most.
    ///
    /// # Panics
    /// Panics if this seat has nothing to choose.
    pub fn search<G: Game>(&self, view: View<'_, G>, rng: &mut Rng, budget: Budget<'_>) -> G::Action
    where
        J: Judge<G>,
    {
        let mut tree = Tree::new(view.game, self.curiosity);
        let mut descents = 0;
        while descents == 0 || budget.spent(descents) < 1.0 {
            let until = descents.saturating_add(SLICE).min(budget.playouts.max(1));
            while descents < until {
                let mut world = view.imagine(rng);
                tree.descend(&mut world, &self.judge, rng);
                descents += 1;
            }
        }
        tree.most_visited().expect("this seat has nothing to choose")
    }
}

impl<G: Game, J: Judge<G>> Bot<G> for TreeSearch<J> {
    fn choose(&mut self, view: View<'_, G>, rng: &mut Rng) -> G::Action {
        self.choose_within(view, rng, Budget::playouts(self.descents))
    }
}

impl<G: Game, J: Judge<G>> Patient<G> for TreeSearch<J> {
    fn choose_within(&mut self, view: View<'_, G>, rng: &mut Rng, budget: Budget<'_>) -> G::Action {
        let menu = view.legal();
        if menu.len() == 1 { menu.nth(0) } else { self.search(view, rng, budget) }
    }
}
