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

/// An action that was tried somewhere, and what came of it. It is small, because a descent looks at
/// everything that was tried where it comes by, and most of that is in no cache.
#[derive(Clone, Copy)]
struct Branch<A> {
    visits: u32,
    /// How often the action could have been chosen when there was a choice.
    available: u32,
    reward: f32,
    next: Block,
    action: A,
}

/// Branches that lie side by side: where they begin, and in the upper bits how many there are.
#[derive(Clone, Copy)]
struct Block(u32);

impl Block {
    const SHIFT: u32 = MOST.trailing_zeros();
    /// The most branches in a block, more than there are different actions in one place.
    const LONGEST: usize = (1 << (u32::BITS - Self::SHIFT)) - 1;

    const fn new(first: usize, count: usize) -> Self {
        Self((count << Self::SHIFT | first) as u32)
    }

    const fn first(self) -> usize {
        self.0 as usize % MOST
    }

    const fn count(self) -> usize {
        (self.0 >> Self::SHIFT) as usize
    }

    const fn places(self) -> std::ops::Range<usize> {
        self.first()..self.first() + self.count()
    }
}

/// The most room for branches; a descent that finds a tree full goes on without growing it.
const MOST: usize = 1 << 22;

/// So many logarithms are kept at hand.
const LOGARITHMS: usize = 2048;

/// What was tried after the same actions lies side by side, in a block whose size is a power of two.
struct Tree<'a, G: Game> {
    game: &'a G,
    /// All blocks, after the root: a branch that nobody chose.
    branches: Vec<Branch<G::Action>>,
    /// By the logarithm of their size: where blocks begin that are free again.
    free: [Vec<u32>; 16],
    curiosity: f32,
    /// The places of the branches that are on the menu.
    open: Vec<u32>,
    /// The branches that a descent took, and who chose them.
    path: Vec<(u32, Seat)>,
    logarithms: Vec<f32>,
}

const ROOT: u32 = 0;

impl<'a, G: Game> Tree<'a, G> {
    fn new(game: &'a G, root: G::Action, curiosity: f32) -> Self {
        Self {
            game,
            branches: vec![Branch::new(root)],
            free: Default::default(),
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
        let mut node = ROOT;
        while let Turn::Act(to_act) = world.turn(self.game)
            && self.game.round(&world.face_up) == round
        {
            let seat = to_act.first().expect("somebody has to act");
            let menu = world.legal(self.game, seat);
            let Some((branch, grown)) = self.choose(node, &menu, rng) else { break };
            self.path.push((branch, seat));
            self.fetch(branch);
            self.game.play(world, seat, self.branches[branch as usize].action);
            shuffle_in_round(self.game, world, round, rng);
            if grown {
                break;
            }
            node = branch;
        }
        play_at_random(self.game, world, round, rng);
        let rewards = judge.judge(self.game, &world.face_up);
        for &(branch, seat) in &self.path {
            let branch = &mut self.branches[branch as usize];
            branch.visits += 1;
            branch.reward += rewards[seat];
        }
    }

    /// Reads what was tried after a branch, so that it comes from memory while the game goes on.
    #[inline]
    fn fetch(&self, node: u32) {
        let tried = &self.branches[self.branches[node as usize].next.places()];
        let visits = tried.iter().step_by(3).fold(0, |sum: u32, branch| sum ^ branch.visits);
        std::hint::black_box(visits);
    }

    /// The branch to take after this one, and whether it is new.
    fn choose(&mut self, node: u32, menu: &G::Menu, rng: &mut Rng) -> Option<(u32, bool)> {
        let block = self.branches[node as usize].next;
        if self.open.len() < block.count() {
            self.open.resize(block.count(), 0);
        }
        // Which of them are on the menu cannot be foreseen, so this takes no branch.
        let mut n_open = 0;
        for (place, branch) in (0..).zip(&self.branches[block.places()]) {
            self.open[n_open] = place;
            n_open += usize::from(menu.contains(branch.action));
        }
        if n_open < menu.len()
            && let Some(grown) = self.grow(node, menu, n_open, rng)
        {
            return Some((grown, true));
        }
        let tried = &mut self.branches[block.places()];
        let (mut best, mut best_bound) = (None, f32::MIN);
        for &place in &self.open[..n_open] {
            let branch = &mut tried[place as usize];
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
        Some((block.first() as u32 + best?, false))
    }

    /// A branch for an action that was not tried yet; `None` if there is no room.
    fn grow(&mut self, node: u32, menu: &G::Menu, n_open: usize, rng: &mut Rng) -> Option<u32> {
        let block = self.room(self.branches[node as usize].next)?;
        // Most of a menu is untried where trees grow, so that hardly ever it is drawn again.
        let tried = &self.branches[block.places()];
        let action = loop {
            let action = menu.nth(rng.below(menu.len() as u32) as usize);
            if self.open[..n_open].iter().all(|&place| tried[place as usize].action != action) {
                break action;
            }
        };
        let grown = block.first() + block.count();
        self.branches[grown] = Branch::new(action);
        self.branches[node as usize].next = Block::new(block.first(), block.count() + 1);
        Some(grown as u32)
    }

    /// The same branches, where there is room for one more.
    fn room(&mut self, block: Block) -> Option<Block> {
        let count = block.count();
        if count > 0 && !count.is_power_of_two() {
            return (count < Block::LONGEST).then_some(block);
        }
        let size = (count + 1).next_power_of_two();
        let kind = size.trailing_zeros() as usize;
        let first = match self.free[kind].pop() {
            Some(first) => first as usize,
            None => {
                let first = self.branches.len();
                if first + size > MOST {
                    return None;
                }
                let spare = self.branches[ROOT as usize];
                self.branches.resize(first + size, spare);
                first
            }
        };
        if count > 0 {
            self.branches.copy_within(block.places(), first);
            self.free[kind - 1].push(block.first() as u32);
        }
        Some(Block::new(first, count))
    }

    /// The action at the root that was tried most; of equal ones the first that was tried.
    fn most_visited(&self) -> Option<G::Action> {
        let tried = &self.branches[self.branches[ROOT as usize].next.places()];
        tried.iter().rev().max_by_key(|branch| branch.visits).map(|branch| branch.action)
    }
}

impl<A> Branch<A> {
    fn new(action: A) -> Self {
        Self { visits: 0, available: 1, reward: 0.0, next: Block::new(0, 0), action }
    }
}

/// Shuffles as long as the round goes on.
fn shuffle_in_round<G: Game>(game: &G, world: &mut State<G>, round: u8, rng: &mut Rng) {
    while world.turn(game) == Turn::Deal && game.round(&world.face_up) == round {
        world.shuffle_once(game, rng);
    }
}

fn play_at_random<G: Game>(game: &G, world: &mut State<G>, round: u8, rng: &mut Rng) {
    while world.turn(game) != Turn::Over && game.round(&world.face_up) == round {
        game.play_on(world, |n| rng.below(n as u32) as usize);
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
        let menu = view.legal();
        assert!(!menu.is_empty(), "this seat has nothing to choose");
        let mut tree = Tree::new(view.game, menu.nth(0), self.curiosity);
        let mut descents = 0;
        while descents == 0 || budget.spent(descents) < 1.0 {
            let until = descents.saturating_add(SLICE).min(budget.playouts.max(1));
            while descents < until {
                let mut world = view.imagine(rng);
                tree.descend(&mut world, &self.judge, rng);
                descents += 1;
            }
        }
        tree.most_visited().expect("the first descent grew a branch")
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

#[cfg(test)]
mod tests {
    use tapis_bids::{Bids, Options};

    use super::*;
    use crate::bids::Standings;

    #[test]
    fn a_tree_counts_every_descent_once_and_holds_no_action_twice() {
        const DESCENTS: u32 = 5_000;
        let game = Bids::new(3, &Options::default()).expect("a game");
        let mut rng = Rng::from_seed(1);
        let mut state: State<Bids> = game.set_up(Seat::new(0));
        state.shuffle(&game, &mut rng);
        let view = state.view(&game, state.face_up.to_act);
        let mut tree = Tree::new(&game, view.legal().nth(0), 0.4);
        for _ in 0..DESCENTS {
            tree.descend(&mut view.imagine(&mut rng), &Standings::default(), &mut rng);
        }
        tree.branches[ROOT as usize].visits = DESCENTS + 1;
        let mut left = vec![ROOT as usize];
        let mut branches = 0;
        while let Some(node) = left.pop() {
            let Branch { visits, next, .. } = tree.branches[node];
            let tried = &tree.branches[next.places()];
            // The first visit grew the branch itself and ended there.
            assert_eq!(tried.iter().map(|branch| branch.visits).sum::<u32>(), visits - 1);
            for (place, branch) in tried.iter().enumerate() {
                assert!(branch.available >= branch.visits);
                assert!(branch.reward >= 0.0 && branch.reward <= branch.visits as f32);
                assert!(tried[..place].iter().all(|other| other.action != branch.action));
            }
            branches += tried.len();
            left.extend(next.places());
        }
        assert_eq!(branches, DESCENTS as usize, "every descent grows the tree by a branch");
    }
}
