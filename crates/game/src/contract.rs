//! What a card game is: its words, its three drawers, its rules, and the worlds that fit a view.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::event::{Chapters, Plain};
use crate::record::Version;
use crate::{BySeat, Nobody, Pile, Rng, Seat, Seats, Standing, State, Tell, View};

/// What a drawer is made of: plain data without the heap, copied millions of times by a search.
pub trait Drawer: Copy + Eq + Hash + Debug + Send + Sync + 'static {}
impl<T: Copy + Eq + Hash + Debug + Send + Sync + 'static> Drawer for T {}

/// The largest pack that any game here shuffles.
pub const MAX_PACK: usize = 80;

/// One card game as agreed for one table: its number of seats and its options.
///
/// Everything generic takes this one parameter. The rules read the value for what was agreed, and
/// the drawers for what lies on the table; a function that is handed only some of the drawers
/// cannot tell anybody what is in the others.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + Sized + 'static {
    /// The game's name in commands, records and addresses.
    const NAME: &'static str;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;

    /// A card. Its order is the order of an unshuffled pack.
    type Card: Drawer + Ord + Default;
    /// One decision of one player.
    type Action: Drawer + Ord;
    /// What the players agree on before the game; serialised as in files and on the command line.
    type Options: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// Face up: what everybody at the table knows.
    type FaceUp: Drawer;
    /// In hand: what one seat alone knows (or shares with one other, written in both hands).
    type Hand: Drawer + Default;
    /// Face down: what nobody knows.
    type FaceDown: Drawer + Default;
    /// The legal actions of one seat, as a set that needs no list.
    type Menu: Menu<Self::Action>;
    /// The whole table as one viewer sees it, in the shape in which it is written down as JSON;
    /// displayed, it is a few lines of plain text for a terminal. Whoever is sent one reads it again.
    type Scene: Standing + Serialize + DeserializeOwned + Clone + PartialEq + Debug + Display;
    /// What happened, as all hear it, with its reason.
    type Event: Plain + Chapters;
    /// What one seat alone hears besides.
    type Private: Plain;

    /// The game for this many seats with these options.
    ///
    /// # Errors
    /// Says why no game can be played like that.
    fn new(seats: u8, options: &Self::Options) -> Result<Self, Unplayable>;
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// Everything that was agreed, defaults filled in.
    fn options(&self) -> Self::Options;

    /// The seats that may start the game, one of which the deal chooses. A record is played again by
    /// the rules of its version.
    fn starters(&self, names: &[String], version: Version) -> Seats;
    /// That this seat starts, why, and among whom it was chosen by chance.
    fn opening(&self, start: Seat, among: Seats) -> Self::Event;
    /// The empty table before the first deal.
    fn set_up(&self, start: Seat) -> State<Self>;
    /// What the game waits for.
    fn turn(&self, face_up: &Self::FaceUp) -> Turn;
    /// At `Turn::Deal`: the cards that have to be shuffled now, in the order of an unshuffled pack.
    fn to_shuffle(&self, state: &State<Self>) -> Pile<Self::Card, MAX_PACK>;
    /// At `Turn::Deal`: of so many of them, counted from the top, the order can ever be seen. The
    /// others may lie in any, so whoever deals for speed shuffles only these.
    #[inline]
    fn seen_of_shuffle(&self, _face_up: &Self::FaceUp) -> usize {
        MAX_PACK
    }
    /// At `Turn::Deal`: those cards in their new order; the last one lies on top. The game runs on,
    /// and tells what happens.
    fn deal(&self, state: &mut State<Self>, shuffled: &[Self::Card], tell: &mut impl Tell<Self>);
    /// What this seat may do now; empty if it is not its turn.
    fn legal(view: View<'_, Self>) -> Self::Menu;
    /// Carries out a legal action and runs on until somebody has to decide, cards have to be
    /// shuffled or the game is over. It tells what happens, and why.
    fn play(
        &self,
        state: &mut State<Self>,
        seat: Seat,
        action: Self::Action,
        tell: &mut impl Tell<Self>,
    );
    /// Plays on until this round has been scored or cards have to be shuffled: `choose` is told how
    /// many actions there are and says which. A search that plays at random lives here, so a game
    /// may do without menus and number the actions as it likes: if all numbers are equally likely,
    /// so are all actions.
    #[inline]
    fn play_on(&self, state: &mut State<Self>, mut choose: impl FnMut(usize) -> usize) {
        let round = self.round(&state.face_up);
        while let Turn::Act(to_act) = self.turn(&state.face_up)
            && self.round(&state.face_up) == round
        {
            let seat = to_act.first().expect("somebody has to act");
            let menu = state.legal(self, seat);
            self.play(state, seat, menu.nth(choose(menu.len())), &mut Nobody);
        }
    }

    /// The round being played, from 1.
    fn round(&self, face_up: &Self::FaceUp) -> u8;
    /// The points of every seat so far.
    fn scores(&self, face_up: &Self::FaceUp) -> BySeat<i32>;
    /// Who has won; `None` until the game is over.
    fn winners(&self, face_up: &Self::FaceUp) -> Option<Seats>;

    /// A world drawn at random from those that fit everything this seat knows.
    fn imagine(view: View<'_, Self>, rng: &mut Rng) -> State<Self>;
    /// The table as these eyes see it.
    fn scene(&self, face_up: &Self::FaceUp, eyes: Eyes<'_, Self>) -> Self::Scene;

    /// How a card is written.
    fn card_word(&self, card: Self::Card) -> String;
    /// The card that is written like this.
    fn read_card(&self, word: &str) -> Option<Self::Card>;
    /// How an action is written.
    fn action_words(&self, action: Self::Action) -> String;
    /// How an action sounds to everybody but who chose it: `??` stands for what is kept from them.
    fn overheard(&self, action: Self::Action) -> String;
    /// The action that is written like this; words are parted by exactly one space.
    fn read_action(&self, words: &str) -> Option<Self::Action>;
}

/// A position laid out by hand: for scenarios, puzzles and lessons, never for a table in play.
pub trait LayOut: Game {
    /// What is named of the position, in the words of a file; everything else has a default.
    type Layout: DeserializeOwned + Default;

    /// The position, with the cards that were not named filled in.
    ///
    /// # Errors
    /// Says which card or field makes no position.
    fn lay_out(&self, layout: &Self::Layout) -> Result<State<Self>, String>;
}

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Cards have to be shuffled.
    Deal,
    /// One of these seats has to act.
    Act(Seats),
    /// Nothing any more.
    Over,
}

/// A set of actions. It is asked for its size and its members by number, so that a random choice
/// costs no list.
pub trait Menu<A>: Copy {
    /// How many actions there are.
    fn len(&self) -> usize;
    /// The action with this number, `place < len`; a smaller number is a smaller action.
    fn nth(&self, place: usize) -> A;
    /// Whether this action is among them.
    fn contains(&self, action: A) -> bool;

    /// Whether there is nothing to do.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Says each of them, in order; a set of bits does that without counting.
    #[inline]
    fn each(&self, say: impl FnMut(A)) {
        self.iter().for_each(say);
    }
    /// All of them, in order.
    fn iter(&self) -> impl Iterator<Item = A> + '_ {
        (0..self.len()).map(|place| self.nth(place))
    }
}

/// Who looks at a table. There is no default, so nobody is shown everything by omission.
pub enum Eyes<'a, G: Game> {
    /// Somebody without a seat.
    Spectator,
    /// A player, with the hand of that seat.
    Player(Seat, &'a G::Hand),
    /// Everything open: scenarios and finished records.
    Open(&'a State<G>),
}

impl<G: Game> Clone for Eyes<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Eyes<'_, G> {}

impl<'a, G: Game> Eyes<'a, G> {
    /// The hand of a seat, if these eyes see it.
    pub fn hand(&self, seat: Seat) -> Option<&'a G::Hand> {
        match *self {
            Self::Spectator => None,
            Self::Player(own, hand) => (own == seat).then_some(hand),
            Self::Open(state) => Some(&state.hands[seat]),
        }
    }

    /// What lies face down, if these eyes see it.
    pub fn face_down(&self) -> Option<&'a G::FaceDown> {
        match *self {
            Self::Open(state) => Some(&state.face_down),
            _ => None,
        }
    }
}

/// Why a game cannot be played with this number of seats and these options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unplayable(pub String);

impl Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unplayable {}
