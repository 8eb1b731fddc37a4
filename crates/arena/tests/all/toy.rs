//! A toy game: three cards each, the highest of a trick is a point, two rounds. A card that seven
//! divides has the stock shuffled at once, so that tables differ in how often they shuffle.

use serde::{Deserialize, Serialize};
use tapis_game::record::Version;
use tapis_game::{
    Bot, BySeat, Eyes, Game, MAX_PACK, Menu, Pile, Rng, Seat, Seats, Standing, State, Tell, Turn,
    Unplayable, View,
};

const PACK: u8 = 24;
const HAND: u8 = 3;
const ROUNDS: u8 = 2;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct High(u8);

/// Cards as a set of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(pub u32);

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NoOptions {}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FaceUp {
    round: u8,
    waits: Waits,
    points: BySeat<i32>,
    /// The cards of this trick, from its leader on; 0 is no card.
    trick: BySeat<u8>,
    leader: Seat,
    played: u8,
    gone: Cards,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Waits {
    Pack,
    Stock,
    Card,
    Nothing,
}

impl Menu<u8> for Cards {
    fn len(&self) -> usize {
        self.0.count_ones() as usize
    }
    fn nth(&self, place: usize) -> u8 {
        (0..32).filter(|&card| self.contains(card)).nth(place).expect("place < len")
    }
    fn contains(&self, card: u8) -> bool {
        self.0 >> card & 1 == 1
    }
}

/// Nobody looks at this game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Scene(u8);

impl std::fmt::Display for Scene {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "round {}", self.0)
    }
}

impl Standing for Scene {
    fn round(&self) -> u8 {
        self.0
    }
    fn totals(&self) -> Vec<i32> {
        Vec::new()
    }
    fn to_act(&self) -> Seats {
        Seats::NONE
    }
    fn won_by(&self) -> Option<Seats> {
        None
    }
    fn stake(&self) -> Option<String> {
        None
    }
}

impl Game for High {
    const NAME: &'static str = "high";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=6;
    type Card = u8;
    type Action = u8;
    type Options = NoOptions;
    type FaceUp = FaceUp;
    type Hand = Cards;
    type FaceDown = Pile<u8, 24>;
    type Menu = Cards;
    type Scene = Scene;
    type Event = ();
    type Private = ();

    fn new(seats: u8, _: &NoOptions) -> Result<Self, Unplayable> {
        Ok(Self(seats))
    }
    fn seats(&self) -> u8 {
        self.0
    }
    fn options(&self) -> NoOptions {
        NoOptions {}
    }
    fn starters(&self, _: &[String], _: Version) -> Seats {
        Seats::all(self.0)
    }
    fn opening(&self, _: Seat, _: Seats) {}
    fn set_up(&self, start: Seat) -> State<Self> {
        let face_up = FaceUp {
            round: 1,
            waits: Waits::Pack,
            points: BySeat::default(),
            trick: BySeat::default(),
            leader: start,
            played: 0,
            gone: Cards::default(),
        };
        State { face_up, hands: BySeat::default(), face_down: Pile::default() }
    }
    fn turn(&self, face_up: &FaceUp) -> Turn {
        match face_up.waits {
            Waits::Pack | Waits::Stock => Turn::Deal,
            Waits::Card => Turn::Act(Seats::only(face_up.leader.clockwise(face_up.played, self.0))),
            Waits::Nothing => Turn::Over,
        }
    }
    fn to_shuffle(&self, state: &State<Self>) -> Pile<u8, MAX_PACK> {
        if state.face_up.waits == Waits::Pack {
            return (1..=PACK).collect();
        }
        let mut stock: Vec<_> = state.face_down.iter().copied().collect();
        stock.sort_unstable();
        stock.into_iter().collect()
    }
    fn deal(&self, state: &mut State<Self>, shuffled: &[u8], _: &mut impl Tell<Self>) {
        let mut stock: Pile<u8, 24> = shuffled.iter().copied().collect();
        if state.face_up.waits == Waits::Pack {
            state.hands = BySeat::from_fn(self.0, |_| {
                Cards((0..HAND).fold(0, |set, _| set | 1 << stock.pop().expect("a large pack")))
            });
        }
        state.face_down = stock;
        state.face_up.waits = Waits::Card;
    }
    fn legal(view: View<'_, Self>) -> Cards {
        match view.turn() {
            Turn::Act(to_act) if to_act.contains(view.seat) => *view.hand,
            _ => Cards::default(),
        }
    }
    fn play(&self, state: &mut State<Self>, seat: Seat, card: u8, _: &mut impl Tell<Self>) {
        state.hands[seat].0 &= !(1 << card);
        let table = &mut state.face_up;
        table.gone.0 |= 1 << card;
        table.trick[seat] = card;
        table.played += 1;
        if card.is_multiple_of(7) {
            table.waits = Waits::Stock;
        }
        if table.played == self.0 {
            let best = Seat::all(self.0).max_by_key(|&seat| table.trick[seat]);
            table.leader = best.expect("a table has seats");
            table.points[table.leader] += 1;
            (table.trick, table.played) = (BySeat::default(), 0);
            if state.hands.of(self.0).iter().all(|hand| hand.is_empty()) {
                table.waits = if table.round == ROUNDS { Waits::Nothing } else { Waits::Pack };
                table.round = ROUNDS.min(table.round + 1);
                table.gone = Cards::default();
            }
        }
    }
    fn round(&self, face_up: &FaceUp) -> u8 {
        face_up.round
    }
    fn scores(&self, face_up: &FaceUp) -> BySeat<i32> {
        face_up.points
    }
    fn winners(&self, face_up: &FaceUp) -> Option<Seats> {
        let most = face_up.points.of(self.0).iter().max();
        let best = |&seat: &Seat| Some(&face_up.points[seat]) == most;
        (face_up.waits == Waits::Nothing).then(|| Seat::all(self.0).filter(best).collect())
    }
    fn imagine(view: View<'_, Self>, rng: &mut Rng) -> State<Self> {
        let seen = view.hand.0 | view.face_up.gone.0;
        let mut unseen: Vec<u8> = (1..=PACK).filter(|card| seen >> card & 1 == 0).collect();
        rng.shuffle(&mut unseen);
        let own = view.hand.len() as u8 + u8::from(view.face_up.trick[view.seat] > 0);
        let hands = BySeat::from_fn(view.game.0, |seat| {
            if seat == view.seat {
                return *view.hand;
            }
            let size = own - u8::from(view.face_up.trick[seat] > 0);
            Cards((0..size).fold(0, |set, _| set | 1 << unseen.pop().expect("a large pack")))
        });
        State { face_up: *view.face_up, hands, face_down: unseen.into_iter().collect() }
    }
    fn scene(&self, face_up: &FaceUp, _: Eyes<'_, Self>) -> Scene {
        Scene(face_up.round)
    }
    fn card_word(&self, card: u8) -> String {
        card.to_string()
    }
    fn read_card(&self, word: &str) -> Option<u8> {
        word.parse().ok()
    }
    fn overheard(&self, card: u8) -> String {
        self.action_words(card)
    }

    fn action_words(&self, card: u8) -> String {
        format!("play {card}")
    }
    fn read_action(&self, words: &str) -> Option<u8> {
        words.strip_prefix("play ")?.parse().ok()
    }
}

/// A fair game of this many seats.
pub fn high(seats: u8) -> High {
    High::new(seats, &NoOptions {}).expect("any number will do")
}

/// Wins a trick as cheaply as it can, and gives its lowest card to one that it cannot win. A leader
/// leads its highest.
pub struct Thrifty;

impl Bot<High> for Thrifty {
    fn choose(&mut self, view: View<'_, High>, _: &mut Rng) -> u8 {
        let menu = view.legal();
        let best = *view.face_up.trick.of(view.game.0).iter().max().expect("a table has seats");
        let highest = menu.nth(menu.len() - 1);
        if view.face_up.played == 0 {
            return highest;
        }
        menu.iter().find(|&card| card > best).unwrap_or(menu.nth(0))
    }
}

/// Plays its lowest card.
pub struct Timid;

impl Bot<High> for Timid {
    fn choose(&mut self, view: View<'_, High>, _: &mut Rng) -> u8 {
        view.legal().nth(0)
    }
}
