//! Our games as the `ismcts` crate wants them. Everything that it asks often is answered without the
//! heap, and its playouts may be ours.

use std::cell::RefCell;
use std::marker::PhantomData;

use ismcts::action_list::ActionList;
use ismcts::inference::NoInference;
use ismcts::state::State as Peer;
use tapis_all_in::AllIn;
use tapis_bids::{Action, Bids, Card, CardSet};
use tapis_bots::playout::Judge;
use tapis_game::{BySeat, Game, Menu, Nobody, Rng, Seat, State, Turn};

thread_local! {
    static DICE: RefCell<Rng> = RefCell::new(Rng::from_seed(9));
}

fn below(n: usize) -> usize {
    DICE.with_borrow_mut(|dice| dice.below(n as u32)) as usize
}

/// A game with a list of actions as the peer wants it.
pub trait Listed: Game {
    /// An action in the tree.
    type Item: Copy + PartialEq;
    /// A set of them.
    type List: ActionList<Self::Item> + Clone;
    /// What a seat may do now.
    fn list(&self, state: &State<Self>, seat: Seat) -> Self::List;
    /// The action itself.
    fn action(item: Self::Item) -> Self::Action;
}

/// A table. With `OURS` its playouts are those of our own search, without it those of the crate.
pub struct Table<'a, G: Game, J, const OURS: bool> {
    pub game: &'a G,
    pub judge: &'a J,
    pub round: u8,
    pub truth: State<G>,
    pub rewards: BySeat<f32>,
}

impl<G: Game, J, const OURS: bool> Clone for Table<'_, G, J, OURS> {
    fn clone(&self) -> Self {
        Self { ..*self }
    }
}

impl<G: Game, J: Judge<G>, const OURS: bool> Table<'_, G, J, OURS> {
    fn to_act(&self) -> Option<Seat> {
        match self.truth.turn(self.game) {
            Turn::Act(to_act) if self.game.round(&self.truth.face_up) == self.round => {
                to_act.first()
            }
            _ => None,
        }
    }

    /// Shuffles as long as the round goes on, and judges it when it is over.
    fn run_on(&mut self) {
        while self.truth.turn(self.game) == Turn::Deal
            && self.game.round(&self.truth.face_up) == self.round
        {
            DICE.with_borrow_mut(|dice| self.truth.shuffle_once(self.game, dice));
        }
        if self.is_over() {
            self.rewards = self.judge.judge(self.game, &self.truth.face_up);
        }
    }

    fn is_over(&self) -> bool {
        self.truth.turn(self.game) == Turn::Over
            || self.game.round(&self.truth.face_up) != self.round
    }
}

impl<G: Listed, J: Judge<G>, const OURS: bool> Peer for Table<'_, G, J, OURS> {
    type Action = G::Item;
    type ActionList = G::List;
    type Inference = NoInference;

    fn turn(&self) -> usize {
        self.to_act().expect("somebody has to act").index()
    }

    fn randomize(&self, observer: usize, _inference: &NoInference) -> Self {
        let view = self.truth.view(self.game, Seat::new(observer as u8));
        let truth = DICE.with_borrow_mut(|dice| view.imagine(dice));
        Self { truth, ..*self }
    }

    fn possible_actions(&self) -> G::List {
        let seat = self.to_act().expect("somebody has to act");
        self.game.list(&self.truth, seat)
    }

    fn apply_action(&mut self, item: G::Item) {
        let seat = self.to_act().expect("somebody has to act");
        self.game.play(&mut self.truth, seat, G::action(item), &mut Nobody);
        self.run_on();
    }

    fn do_rollout(&mut self) {
        if OURS {
            while !self.is_over() {
                DICE.with_borrow_mut(|dice| {
                    self.game.play_on(&mut self.truth, |n| dice.below(n as u32) as usize);
                });
                self.run_on();
            }
        } else {
            while !self.is_terminal() {
                let action = self.possible_actions().pop_random().expect("somebody has to act");
                self.apply_action(action);
            }
        }
    }

    fn is_terminal(&self) -> bool {
        self.is_over()
    }

    fn reward(&self, perspective: usize) -> f32 {
        self.rewards[Seat::new(perspective as u8)]
    }
}

/// The cards that may be bid, and their number; nobody steals at a table without the Thief.
#[derive(Clone)]
pub struct Cards(CardSet, usize);

impl Listed for Bids {
    type Item = Card;
    type List = Cards;

    fn list(&self, state: &State<Self>, seat: Seat) -> Cards {
        Cards(state.hands[seat], usize::from(self.pack().hand + 1 - state.face_up.trick))
    }

    fn action(card: Card) -> Action {
        Action::Bid(card)
    }
}

impl ActionList<Card> for Cards {
    fn uninit() -> Self {
        Self(CardSet::NONE, 0)
    }

    fn pop_random(&mut self) -> Option<Card> {
        if self.1 == 0 {
            return None;
        }
        let card = self.0.nth(below(self.1));
        self.0.remove(card);
        self.1 -= 1;
        Some(card)
    }

    fn push(&mut self, card: Card) {
        self.0.insert(card);
        self.1 += 1;
    }

    fn len(&self) -> usize {
        self.1
    }

    fn has(&self, card: &Card) -> bool {
        self.0.contains(*card)
    }

    fn without(&self, other: &Self) -> Self {
        let rest = self.0.without(other.0);
        Self(rest, rest.len())
    }
}

/// A menu of All In without some of its places; or, in a node of the tree, what was tried.
#[derive(Clone)]
pub struct Choices<G: Game> {
    menu: Option<G::Menu>,
    /// One bit for each place of the menu that is left out. No menu here is longer.
    out: u128,
    tried: Vec<G::Action>,
    game: PhantomData<G>,
}

impl Listed for AllIn {
    type Item = tapis_all_in::Action;
    type List = Choices<Self>;

    fn list(&self, state: &State<Self>, seat: Seat) -> Choices<Self> {
        let menu = Some(state.legal(self, seat));
        Choices { menu, out: 0, tried: Vec::new(), game: PhantomData }
    }

    fn action(action: Self::Item) -> Self::Item {
        action
    }
}

impl<G: Game> Choices<G> {
    /// The place of an action on a menu, which is in order.
    fn place(menu: &G::Menu, action: G::Action) -> usize {
        let (mut low, mut high) = (0, menu.len());
        while high - low > 1 {
            let middle = (low + high) / 2;
            if menu.nth(middle) <= action { low = middle } else { high = middle }
        }
        low
    }
}

impl<G: Game> ActionList<G::Action> for Choices<G> {
    fn uninit() -> Self {
        Self { menu: None, out: 0, tried: Vec::new(), game: PhantomData }
    }

    fn pop_random(&mut self) -> Option<G::Action> {
        let menu = self.menu.as_ref()?;
        if self.len() == 0 {
            return None;
        }
        let place = loop {
            let place = below(menu.len());
            if self.out >> place & 1 == 0 {
                break place;
            }
        };
        self.out |= 1 << place;
        Some(menu.nth(place))
    }

    fn push(&mut self, action: G::Action) {
        self.tried.push(action);
    }

    fn len(&self) -> usize {
        self.menu.map_or(0, |menu| menu.len()) - self.out.count_ones() as usize
    }

    fn has(&self, action: &G::Action) -> bool {
        self.menu.is_some_and(|menu| menu.contains(*action))
    }

    fn without(&self, other: &Self) -> Self {
        let mut rest =
            Self { menu: self.menu, out: self.out, tried: Vec::new(), game: PhantomData };
        if let Some(menu) = &rest.menu {
            assert!(menu.len() <= 128, "no menu is that long");
            for action in other.tried.iter().filter(|action| menu.contains(**action)) {
                rest.out |= 1 << Self::place(menu, *action);
            }
        }
        rest
    }
}
