//! Information-set tree search as it is found in textbooks: one tree over what the searching seat
//! sees, a new imagined world for every descent, random playouts, no knowledge of the game.
//!
//! It is here to be beaten: a member of the pool against which the real bots are measured.

use tapis_game::{Bot, BySeat, Game, Menu, Rng, Seat, State, Turn, View};

use crate::playout::Judge;

/// A search with a tree.
pub struct TreeSearch<J> {
    /// What the end of a round is worth.
    pub judge: J,
    /// How many worlds are descended into.
    pub descents: u32,
    /// How much it explores.
    pub curiosity: f32,
}

/// A node: the action that leads to it, and what came of it.
struct Node<A> {
    action: A,
    /// Who chose the action.
    seat: Seat,
    visits: u32,
    /// How often the action could have been chosen when its parent was visited.
    available: u32,
    reward: f32,
    first_child: u32,
    next_sibling: u32,
}

/// No node: the end of a list.
const NONE: u32 = u32::MAX;

/// The most nodes of a tree; a descent that finds it full goes on without growing it.
const MAX_NODES: usize = 1 << 20;

struct Tree<'a, G: Game> {
    game: &'a G,
    nodes: Vec<Node<G::Action>>,
    /// The first action at the root.
    first: u32,
    curiosity: f32,
}

impl<G: Game> Tree<'_, G> {
    /// One descent: choose, grow by one node, play out at random, remember what came of it.
    fn descend(
        &mut self,
        world: &mut State<G>,
        judge: &impl Judge<G>,
        path: &mut Vec<u32>,
        rng: &mut Rng,
    ) {
        path.clear();
        let round = self.game.round(&world.face_up);
        let mut parent = NONE;
        while let Turn::Act(to_act) = world.turn(self.game) {
            if self.game.round(&world.face_up) != round {
                break;
            }
            let seat = to_act.first().expect("somebody has to act");
            let menu = world.legal(self.game, seat);
            let (node, grown) = self.choose(parent, seat, &menu, rng);
            let Some(node) = node else { break };
            path.push(node);
            self.game.play(world, seat, self.nodes[node as usize].action);
            shuffle_in_round(self.game, world, round, rng);
            if grown {
                break;
            }
            parent = node;
        }
        play_at_random(self.game, world, round, rng);
        let rewards = judge.judge(self.game, &world.face_up);
        self.remember(path, &rewards);
    }

    /// The child to go to, and whether it is new.
    fn choose(
        &mut self,
        parent: u32,
        seat: Seat,
        menu: &G::Menu,
        rng: &mut Rng,
    ) -> (Option<u32>, bool) {
        let first =
            if parent == NONE { self.first } else { self.nodes[parent as usize].first_child };
        let (mut best, mut best_bound, mut tried) = (None, f32::MIN, 0);
        let mut child = first;
        while child != NONE {
            let node = &mut self.nodes[child as usize];
            if menu.contains(node.action) {
                tried += 1;
                node.available += 1;
                let visits = node.visits as f32;
                let bound = node.reward / visits
                    + self.curiosity * ((node.available as f32).ln() / visits).sqrt();
                if bound > best_bound {
                    (best, best_bound) = (Some(child), bound);
                }
            }
            child = node.next_sibling;
        }
        if tried == menu.len() || self.nodes.len() >= MAX_NODES {
            return (best, false);
        }
        let action = self.untried(first, menu, rng);
        let node = self.nodes.len() as u32;
        let fresh = Node {
            action,
            seat,
            visits: 0,
            available: 1,
            reward: 0.0,
            first_child: NONE,
            next_sibling: first,
        };
        self.nodes.push(fresh);
        match parent {
            NONE => self.first = node,
            _ => self.nodes[parent as usize].first_child = node,
        }
        (Some(node), true)
    }

    /// An action of the menu that no child has, beginning the search at a random place.
    fn untried(&self, first: u32, menu: &G::Menu, rng: &mut Rng) -> G::Action {
        let len = menu.len();
        let start = rng.below(len as u32) as usize;
        let places = (start..len).chain(0..start);
        let mut actions = places.map(|place| menu.nth(place));
        actions.find(|action| !self.has_child(first, *action)).expect("not all were tried")
    }

    fn has_child(&self, first: u32, action: G::Action) -> bool {
        let mut child = first;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if node.action == action {
                return true;
            }
            child = node.next_sibling;
        }
        false
    }

    fn remember(&mut self, path: &[u32], rewards: &BySeat<f32>) {
        for node in path {
            let node = &mut self.nodes[*node as usize];
            node.visits += 1;
            node.reward += rewards[node.seat];
        }
    }

    /// The action at the root that was tried most.
    fn most_visited(&self) -> Option<G::Action> {
        let mut best: Option<&Node<G::Action>> = None;
        let mut child = self.first;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if best.is_none_or(|best| node.visits > best.visits) {
                best = Some(node);
            }
            child = node.next_sibling;
        }
        best.map(|node| node.action)
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

impl<J> TreeSearch<J> {
    /// Searches and returns the action that was tried most.
    ///
    /// # Panics
    /// Panics if this seat has nothing to choose.
    pub fn search<G: Game>(&self, view: View<'_, G>, rng: &mut Rng) -> G::Action
    where
        J: Judge<G>,
    {
        let mut tree =
            Tree { game: view.game, nodes: Vec::new(), first: NONE, curiosity: self.curiosity };
        let mut path = Vec::new();
        for _ in 0..self.descents.max(1) {
            let mut world = view.imagine(rng);
            tree.descend(&mut world, &self.judge, &mut path, rng);
        }
        tree.most_visited().expect("this seat has nothing to choose")
    }
}

impl<G: Game, J: Judge<G>> Bot<G> for TreeSearch<J> {
    fn choose(&mut self, view: View<'_, G>, rng: &mut Rng) -> G::Action {
        let menu = view.legal();
        if menu.len() == 1 { menu.nth(0) } else { self.search(view, rng) }
    }
}
