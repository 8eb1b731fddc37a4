//! The world oracle: on a pack so small that every deal can be listed, what a seat cannot know is
//! counted, and imagined worlds are held against the list.
//!
//! A secret that slipped into what lies face up makes a group of worlds too small; an imagined
//! world that cannot be is not on the list; one that is never imagined stays over.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};

use tapis_game::{Game, Menu, Nobody, Rng, Seat, State, Turn, View};

use crate::chance;

/// How often each world is expected to be imagined when all of them are tried out.
const TIMES_EACH: u64 = 30;

/// A table whose order is the same in every run, so that every run tries the same worlds.
type Map<K, V> = HashMap<K, V, BuildHasherDefault<DefaultHasher>>;

/// True states, each with the number of ways in which chance and players lead to it.
pub struct Truths<G: Game> {
    game: G,
    states: Map<State<G>, u64>,
}

/// What a seat sees: the same for all worlds that it cannot tell apart.
type Seen<G> = (<G as Game>::FaceUp, <G as Game>::Hand);

impl<G: Game> Truths<G> {
    /// Every deal of a game: all orders of all cards that are shuffled before the first action.
    pub fn of_all_deals(game: G, start: Seat) -> Self {
        let mut states = Map::default();
        deal_all(&game, game.set_up(start), 1, &mut states);
        Self { game, states }
    }

    /// Every state that one more action leads to, whoever may act and whatever is legal. States
    /// that are over, or wait for more cards, are left out.
    #[must_use]
    pub fn after_any_action(&self) -> Self {
        let mut states = Map::default();
        for (state, ways) in &self.states {
            let Turn::Act(to_act) = state.turn(&self.game) else { continue };
            for seat in to_act.iter() {
                for action in state.legal(&self.game, seat).iter() {
                    let mut next = *state;
                    self.game.play(&mut next, seat, action, &mut Nobody);
                    if next.turn(&self.game) != Turn::Deal {
                        *states.entry(next).or_default() += ways;
                    }
                }
            }
        }
        Self { game: self.game.clone(), states }
    }

    /// How many different states there are.
    pub fn len(&self) -> usize {
        self.states.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.states.is_empty()
    }

    /// In how many ways all of them come about.
    pub fn ways(&self) -> u64 {
        self.states.values().sum()
    }

    /// The sizes of the groups of states that a seat cannot tell apart: each size that occurs,
    /// with the number of groups that have it, smallest first.
    pub fn ignorance(&self, seat: Seat) -> Vec<(usize, usize)> {
        let mut sizes: Vec<usize> = self.groups(seat).values().map(Vec::len).collect();
        sizes.sort_unstable();
        let mut counted: Vec<(usize, usize)> = Vec::new();
        for size in sizes {
            match counted.last_mut() {
                Some((last, groups)) if *last == size => *groups += 1,
                _ => counted.push((size, 1)),
            }
        }
        counted
    }

    fn groups(&self, seat: Seat) -> Map<Seen<G>, Vec<(State<G>, u64)>> {
        let mut groups: Map<_, Vec<_>> = Map::default();
        for (state, ways) in &self.states {
            groups.entry((state.face_up, state.hands[seat])).or_default().push((*state, *ways));
        }
        groups
    }

    /// Holds the worlds that a seat imagines against those that there are, in at most `most`
    /// groups.
    ///
    /// # Errors
    /// Says of the first group that fails which world cannot be, or how many are never imagined.
    pub fn try_worlds(&self, seat: Seat, most: usize, rng: &mut Rng) -> Result<(), String> {
        for (tries, view, group) in self.tries(seat, most, rng) {
            let counts = count(&self.game, seat, view, &group, tries, rng)?;
            let missing = counts.iter().filter(|count| **count == 0).count();
            if missing > 0 {
                let all = group.len();
                return Err(format!("{missing} of {all} worlds are never imagined by {seat}"));
            }
        }
        Ok(())
    }

    /// Demands that every world is imagined as often as chance brings it about.
    ///
    /// # Panics
    /// Panics if one cannot be, is never imagined, or too often or too rarely.
    #[track_caller]
    pub fn assert_fair_worlds(&self, seat: Seat, most: usize, rng: &mut Rng) {
        for (tries, view, group) in self.tries(seat, most, rng) {
            let counts = count(&self.game, seat, view, &group, tries, rng)
                .unwrap_or_else(|error| panic!("{error}"));
            let weights: Vec<u64> = group.iter().map(|(_, ways)| *ways).collect();
            chance::assert_weighted(&format!("worlds of seat {seat}"), &counts, &weights);
        }
    }

    /// Some groups, and how often to imagine in each so that even the rarest world should appear.
    fn tries(&self, seat: Seat, most: usize, rng: &mut Rng) -> Vec<Try<G>> {
        let mut groups: Vec<_> = self.groups(seat).into_iter().collect();
        let most = most.min(groups.len());
        for place in 0..most {
            let other = place + rng.below((groups.len() - place) as u32) as usize;
            groups.swap(place, other);
        }
        groups.truncate(most);
        let rarest = |group: &[(State<G>, u64)]| group.iter().map(|(_, ways)| *ways).min();
        groups
            .into_iter()
            .map(|(seen, group)| {
                let ways: u64 = group.iter().map(|(_, ways)| ways).sum();
                (TIMES_EACH * ways / rarest(&group).unwrap_or(1), seen, group)
            })
            .collect()
    }
}

/// How often to imagine, from which view, and the worlds that there are.
type Try<G> = (u64, Seen<G>, Vec<(State<G>, u64)>);

/// How often each world of a group was imagined.
fn count<G: Game>(
    game: &G,
    seat: Seat,
    (face_up, hand): Seen<G>,
    group: &[(State<G>, u64)],
    tries: u64,
    rng: &mut Rng,
) -> Result<Vec<u64>, String> {
    let places: Map<_, _> =
        group.iter().enumerate().map(|(place, (world, _))| (*world, place)).collect();
    let mut counts = vec![0; group.len()];
    for _ in 0..tries {
        let view = View { game, seat, face_up: &face_up, hand: &hand };
        match places.get(&view.imagine(rng)) {
            Some(place) => counts[*place] += 1,
            None => return Err(format!("seat {seat} imagines a world that cannot be: {view:?}")),
        }
    }
    Ok(counts)
}

/// Every order of the cards that are shuffled, one shuffle after the other.
fn deal_all<G: Game>(game: &G, state: State<G>, ways: u64, states: &mut Map<State<G>, u64>) {
    if state.turn(game) != Turn::Deal {
        *states.entry(state).or_default() += ways;
        return;
    }
    let mut dealt: Map<State<G>, u64> = Map::default();
    let mut cards = game.to_shuffle(&state);
    each_order(cards.as_mut_slice(), &mut |order| {
        let mut next = state;
        game.deal(&mut next, order, &mut Nobody);
        *dealt.entry(next).or_default() += ways;
    });
    for (state, ways) in dealt {
        deal_all(game, state, ways, states);
    }
}

/// Calls a function with every order of a list (Heap's method).
pub fn each_order<C>(list: &mut [C], found: &mut impl FnMut(&[C])) {
    fn go<C>(list: &mut [C], first: usize, found: &mut impl FnMut(&[C])) {
        if first <= 1 {
            return found(list);
        }
        for place in 0..first {
            go(list, first - 1, found);
            if place + 1 < first {
                list.swap(if first.is_multiple_of(2) { place } else { 0 }, first - 1);
            }
        }
    }
    go(list, list.len(), found);
}
