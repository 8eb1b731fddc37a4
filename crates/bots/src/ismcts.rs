//! Information-set tree search as it is found in textbooks: one tree over what the searching seat
//! sees, many imagined worlds with a few descents into each, random playouts, no knowledge of the game.
//!
//! It is here to be beaten: a member of the pool against which the real bots are measured.

use prefetch_index::prefetch_index;
use tapis_game::{Bot, Game, Menu, Nobody, Rng, Seat, State, Turn, View};

use crate::playout::Judge;
use crate::search::{Budget, Patient};

/// How often it descends if nobody says otherwise.
pub(crate) const DESCENTS: u32 = 4_000;
/// How much it explores then.
pub(crate) const CURIOSITY: f32 = 0.4;

/// A search with a tree.
pub struct TreeSearch<J> {
    /// What the end of a round is worth.
    pub judge: J,
    /// How often it descends.
    pub descents: u32,
    /// How much it explores.
    pub curiosity: f32,
}

/// What came of an action that was tried somewhere. It is small, because a descent looks at all that
/// was tried where it comes by, and most of that is in no cache.
#[derive(Clone, Copy)]
struct Branch {
    /// How often it was chosen, also by descents that are still under way.
    visits: f32,
    /// How often the action could have been chosen when there was a choice.
    available: f32,
    reward: f32,
    next: Block,
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

/// So many bytes come from memory at once.
const CACHE_LINE: usize = 64;

/// A function of whole numbers that is looked up instead of computed. Numbers of more than seven
/// binary digits are rounded to seven.
struct Lookup(Vec<f32>);

impl Lookup {
    /// What is cut off a number in floating point.
    const CUT: u32 = f32::MANTISSA_DIGITS - 7;
    /// What is left of the number 1.
    const ONE: usize = (1.0_f32.to_bits() >> Self::CUT) as usize;

    /// The values of a function up to two to the power of 24, where floating point stops counting.
    fn new(function: impl Fn(f32) -> f32) -> Self {
        let numbers = Self::ONE..(f32::from_bits(0x4b80_0000).to_bits() >> Self::CUT) as usize + 1;
        Self(numbers.map(|n| function(f32::from_bits((n as u32) << Self::CUT))).collect())
    }

    #[inline]
    fn at(&self, number: f32) -> f32 {
        self.0[(number.to_bits() >> Self::CUT) as usize - Self::ONE]
    }
}

/// What was tried after the same actions lies side by side, in a block whose size is a power of two.
struct Tree<'a, G: Game> {
    game: &'a G,
    /// The round that is searched.
    round: u8,
    /// All blocks, after the root: a branch that nobody chose.
    branches: Vec<Branch>,
    /// The actions of these branches. They are looked through to find those on the menu, so they lie
    /// close together.
    actions: Vec<G::Action>,
    /// By the logarithm of their size: where blocks begin that are free again.
    free: [Vec<u32>; 16],
    /// The places of the branches that are on the menu.
    open: Vec<u32>,
    /// For every descent under way: the branches that it took, and who chose them.
    paths: [Vec<(u32, Seat)>; TOGETHER],
    /// By how often a branch was visited: how little that says about it.
    doubt: Lookup,
    /// By how often a branch was available: how much should have been said about it.
    interest: Lookup,
}

/// So many descents share an imagined world, which costs a good part of a playout. They are under way
/// at the same time, one step each in turn, so that what one of them will look at comes from memory
/// while the others go on.
const TOGETHER: usize = 8;

const ROOT: u32 = 0;

impl<'a, G: Game> Tree<'a, G> {
    fn new(view: View<'a, G>, curiosity: f32) -> Self {
        let root = view.legal().nth(0);
        Self {
            game: view.game,
            round: view.game.round(view.face_up),
            branches: vec![Branch::NEW],
            actions: vec![root],
            free: Default::default(),
            open: Vec::new(),
            paths: Default::default(),
            doubt: Lookup::new(|visits| curiosity / visits.sqrt()),
            interest: Lookup::new(|available| available.ln().sqrt()),
        }
    }

    /// One step of a descent; says whether it leaves the tree, because it has grown by a branch or
    /// because there is nothing to choose any more.
    #[inline]
    fn step(&mut self, descent: usize, world: &mut State<G>, rng: &mut Rng) -> bool {
        let Turn::Act(to_act) = world.turn(self.game) else { return true };
        if self.game.round(&world.face_up) != self.round {
            return true;
        }
        let seat = to_act.first().expect("somebody has to act");
        let menu = world.legal(self.game, seat);
        let node = self.paths[descent].last().map_or(ROOT, |&(branch, _)| branch);
        let Some((branch, grown)) = self.choose(node, &menu, rng) else { return true };
        self.paths[descent].push((branch, seat));
        self.fetch(branch);
        self.game.play(world, seat, self.actions[branch as usize], &mut Nobody);
        shuffle_in_round(self.game, world, self.round, rng);
        grown
    }

    /// Plays out at random what has left the tree, and remembers what came of it.
    fn play_out(
        &mut self,
        descent: usize,
        world: &mut State<G>,
        judge: &impl Judge<G>,
        rng: &mut Rng,
    ) {
        play_at_random(self.game, world, self.round, rng);
        let rewards = judge.judge(self.game, &world.face_up);
        for (branch, seat) in self.paths[descent].drain(..) {
            self.branches[branch as usize].reward += rewards[seat];
        }
    }

    /// Asks memory for what was tried after a branch.
    #[inline]
    fn fetch(&self, node: u32) {
        let places = self.branches[node as usize].next.places();
        for place in places.clone().step_by(CACHE_LINE / size_of::<G::Action>()) {
            prefetch_index(&self.actions, place);
        }
        for place in places.step_by(CACHE_LINE / size_of::<Branch>()) {
            prefetch_index(&self.branches, place);
        }
    }

    /// The branch to take after this one, and whether it is new.
    #[inline]
    fn choose(&mut self, node: u32, menu: &G::Menu, rng: &mut Rng) -> Option<(u32, bool)> {
        let block = self.branches[node as usize].next;
        if self.open.len() < block.count() {
            self.open.resize(block.count(), 0);
        }
        // Which of them are on the menu cannot be foreseen, so this takes no branch.
        let (open, mut n_open) = (self.open.as_mut_slice(), 0);
        for (place, action) in (0..).zip(&self.actions[block.places()]) {
            open[n_open] = place;
            n_open += usize::from(menu.contains(*action));
        }
        if n_open < menu.len()
            && let Some(grown) = self.grow(node, menu, n_open, rng)
        {
            return Some((grown, true));
        }
        let tried = &mut self.branches[block.places()];
        // Bound and place make one number, so that the largest is the best, again without a branch:
        // bounds are not negative, and such numbers have the order of their bits.
        let mut best = None;
        for &place in &self.open[..n_open] {
            let branch = &mut tried[place as usize];
            branch.available += 1.0;
            let bound = branch.reward / branch.visits
                + self.doubt.at(branch.visits) * self.interest.at(branch.available);
            best = best.max(Some(u64::from(bound.to_bits()) << 32 | u64::from(!place)));
        }
        let place = !(best? as u32);
        tried[place as usize].visits += 1.0;
        Some((block.first() as u32 + place, false))
    }

    /// A branch for an action that was not tried yet; `None` if there is no room.
    fn grow(&mut self, node: u32, menu: &G::Menu, n_open: usize, rng: &mut Rng) -> Option<u32> {
        let block = self.room(self.branches[node as usize].next)?;
        // Most of a menu is untried where trees grow, so that hardly ever it is drawn again.
        let tried = &self.actions[block.places()];
        let action = loop {
            let action = menu.nth(rng.below(menu.len() as u32) as usize);
            if self.open[..n_open].iter().all(|&place| tried[place as usize] != action) {
                break action;
            }
        };
        let grown = block.first() + block.count();
        (self.branches[grown], self.actions[grown]) = (Branch::NEW, action);
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
                self.branches.resize(first + size, Branch::NEW);
                self.actions.resize(first + size, self.actions[ROOT as usize]);
                first
            }
        };
        if count > 0 {
            self.branches.copy_within(block.places(), first);
            self.actions.copy_within(block.places(), first);
            for (branch, _) in self.paths.iter_mut().flatten() {
                if block.places().contains(&(*branch as usize)) {
                    *branch = *branch - block.first() as u32 + first as u32;
                }
            }
            self.free[kind - 1].push(block.first() as u32);
        }
        Some(Block::new(first, count))
    }

    /// The action at the root that was tried most; of equal ones the first that was tried.
    fn most_visited(&self) -> Option<G::Action> {
        let places = self.branches[ROOT as usize].next.places().rev();
        let visits = |place: usize| self.branches[place].visits;
        let most = places.max_by(|&a, &b| visits(a).total_cmp(&visits(b)))?;
        Some(self.actions[most])
    }
}

impl Branch {
    const NEW: Self = Self { visits: 1.0, available: 1.0, reward: 0.0, next: Block::new(0, 0) };
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

/// So many descents begin before it is asked again whether to stop.
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
        assert!(!view.legal().is_empty(), "this seat has nothing to choose");
        let tree = self.tree(view, rng, budget);
        tree.most_visited().expect("the first descent grew a branch")
    }

    /// The tree that is grown within a budget.
    fn tree<'a, G: Game>(&self, view: View<'a, G>, rng: &mut Rng, budget: Budget<'_>) -> Tree<'a, G>
    where
        J: Judge<G>,
    {
        let mut tree = Tree::new(view, self.curiosity);
        let mut begun = 0;
        let mut worlds: Vec<(usize, State<G>)> = Vec::with_capacity(TOGETHER);
        while begun == 0
            || begun < budget.playouts
                && (!begun.is_multiple_of(SLICE) || budget.spent(begun) < 1.0)
        {
            let descents = TOGETHER.min((budget.playouts - begun).max(1) as usize);
            let world = view.imagine(rng);
            worlds.extend((0..descents).map(|descent| (descent, world)));
            begun += descents as u32;
            while !worlds.is_empty() {
                worlds.retain_mut(|(descent, world)| {
                    let leaves = tree.step(*descent, world, rng);
                    if leaves {
                        tree.play_out(*descent, world, &self.judge, rng);
                    }
                    !leaves
                });
            }
        }
        tree
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
        let search = TreeSearch { judge: Standings::default(), descents: 0, curiosity: 0.4 };
        let mut tree = search.tree(view, &mut rng, Budget::playouts(DESCENTS));
        tree.branches[ROOT as usize].visits = (DESCENTS + 1) as f32;
        let mut left = vec![ROOT as usize];
        let mut branches = 0;
        while let Some(node) = left.pop() {
            let Branch { visits, next, .. } = tree.branches[node];
            let (tried, actions) = (&tree.branches[next.places()], &tree.actions[next.places()]);
            // The first visit grew the branch itself and ended there.
            assert_eq!(tried.iter().map(|branch| branch.visits).sum::<f32>(), visits - 1.0);
            for (place, branch) in tried.iter().enumerate() {
                assert!(branch.available >= branch.visits);
                assert!((0.0..=branch.visits).contains(&branch.reward));
                assert!(!actions[..place].contains(&actions[place]));
            }
            branches += tried.len();
            left.extend(next.places());
        }
        assert_eq!(branches, DESCENTS as usize, "every descent grows the tree by a branch");
    }
}
