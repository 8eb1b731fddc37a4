//! A game so small that everything about it can be counted by hand, with bugs that can be planted:
//! the checks are checked with it.
//!
//! A pack of cards numbered from 1; two cards to each seat, the rest is the stock. A turn: play a
//! card face up, then draw the top card of the stock if there is one. When all hands are empty,
//! the highest sum of played cards wins.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tapis_game::record::Version;
use tapis_game::{
    BySeat, Eyes, Game, MAX_PACK, Menu, Pile, Rng, Seat, Seats, Standing, State, Tell, Turn,
    Unplayable, View,
};
use tapis_testkit::json::{StateJson, Viewed, hide_all, hide_other_hands};

/// Something that is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Bug {
    /// The top card of the stock stands in what lies face up.
    LeakedStock,
    /// Imagined worlds never leave the lowest unseen card in the stock.
    MissingWorlds,
    /// Imagined worlds deal cards again that were played.
    ImpossibleWorlds,
    /// Imagined worlds often have the highest unseen card in the stock.
    UnfairWorlds,
    /// The menu lists a card that it does not know.
    ForgetfulMenu,
    /// A played card stays in the hand.
    DoubledCard,
    /// A spectator is shown the hands.
    OpenHands,
    /// The game never ends.
    Endless,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub cards: Option<u8>,
    pub bug: Option<Bug>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    seats: u8,
    cards: u8,
    bug: Option<Bug>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FaceUp {
    dealt: bool,
    turn: Seat,
    played: BySeat<u32>,
    stock: u8,
    leak: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cards {
    set: u32,
    unknown: u32,
}

impl Menu<u8> for Cards {
    fn len(&self) -> usize {
        self.set.count_ones() as usize
    }
    fn nth(&self, place: usize) -> u8 {
        cards(self.set).nth(place).expect("a place below the number of cards")
    }
    fn contains(&self, card: u8) -> bool {
        (self.set & !self.unknown) >> card & 1 == 1
    }
}

fn cards(set: u32) -> impl Iterator<Item = u8> {
    (0..32).filter(move |card| set >> card & 1 == 1)
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Scene {
    to_act: Seats,
    hands: Vec<Vec<String>>,
    played: Vec<Vec<String>>,
    deck: Vec<String>,
}

impl fmt::Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Standing for Scene {
    fn round(&self) -> u8 {
        1
    }
    fn totals(&self) -> Vec<i32> {
        let sum =
            |cards: &Vec<String>| cards.iter().filter_map(|card| card.parse::<i32>().ok()).sum();
        self.played.iter().map(sum).collect()
    }
    fn to_act(&self) -> Seats {
        self.to_act
    }
    fn won_by(&self) -> Option<Seats> {
        None
    }
    fn stake(&self) -> Option<String> {
        None
    }
}

impl Toy {
    pub fn with(seats: u8, cards: u8, bug: Option<Bug>) -> Self {
        Self { seats, cards, bug }
    }

    fn has(&self, bug: Bug) -> bool {
        self.bug == Some(bug)
    }

    fn pack(&self) -> u32 {
        ((1 << self.cards) - 1) << 1
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=3;
    type Card = u8;
    type Action = u8;
    type Options = Options;
    type FaceUp = FaceUp;
    type Hand = u32;
    type FaceDown = Pile<u8, 16>;
    type Menu = Cards;
    type Scene = Scene;
    type Event = ();
    type Private = ();

    fn new(seats: u8, options: &Options) -> Result<Self, Unplayable> {
        Ok(Self::with(seats, options.cards.unwrap_or(8), options.bug))
    }
    fn seats(&self) -> u8 {
        self.seats
    }
    fn options(&self) -> Options {
        Options { cards: Some(self.cards), bug: self.bug }
    }
    fn starters(&self, _names: &[String], _version: Version) -> Seats {
        Seats::all(self.seats)
    }

    fn opening(&self, _: Seat, _: Seats) {}
    fn set_up(&self, start: Seat) -> State<Self> {
        let played = BySeat::default();
        let face_up = FaceUp { dealt: false, turn: start, played, stock: 0, leak: None };
        State { face_up, hands: BySeat::default(), face_down: Pile::default() }
    }
    fn turn(&self, face_up: &FaceUp) -> Turn {
        if !face_up.dealt {
            return Turn::Deal;
        }
        let n_played: u32 = face_up.played.of(self.seats).iter().map(|set| set.count_ones()).sum();
        if n_played == u32::from(self.cards) && !self.has(Bug::Endless) {
            return Turn::Over;
        }
        Turn::Act(Seats::only(face_up.turn))
    }
    fn to_shuffle(&self, _state: &State<Self>) -> Pile<u8, MAX_PACK> {
        cards(self.pack()).collect()
    }
    fn deal(&self, state: &mut State<Self>, shuffled: &[u8], _: &mut impl Tell<Self>) {
        let (stock, dealt) = shuffled.split_at(shuffled.len() - 2 * usize::from(self.seats));
        for (seat, pair) in Seat::all(self.seats).zip(dealt.chunks(2)) {
            state.hands[seat] = pair.iter().map(|card| 1 << card).sum();
        }
        state.face_down = stock.iter().copied().collect();
        state.face_up.dealt = true;
        self.look(state);
    }
    fn legal(view: View<'_, Self>) -> Cards {
        let set = if view.turn() == Turn::Act(Seats::only(view.seat)) { *view.hand } else { 0 };
        let forgets = view.game.has(Bug::ForgetfulMenu) && set.count_ones() == 2;
        Cards { set, unknown: if forgets { set & set.wrapping_neg() } else { 0 } }
    }
    fn play(&self, state: &mut State<Self>, seat: Seat, card: u8, _: &mut impl Tell<Self>) {
        if !self.has(Bug::Endless) {
            state.face_up.played[seat] |= 1 << card;
        }
        if !self.has(Bug::DoubledCard) && !self.has(Bug::Endless) {
            state.hands[seat] &= !(1 << card);
        }
        if let Some(card) = state.face_down.pop() {
            state.hands[seat] |= 1 << card;
        }
        state.face_up.turn = seat.clockwise(1, self.seats);
        self.look(state);
    }

    fn round(&self, _face_up: &FaceUp) -> u8 {
        1
    }
    fn scores(&self, face_up: &FaceUp) -> BySeat<i32> {
        BySeat::from_fn(self.seats, |seat| cards(face_up.played[seat]).map(i32::from).sum())
    }
    fn winners(&self, face_up: &FaceUp) -> Option<Seats> {
        let scores = self.scores(face_up);
        let best = scores.of(self.seats).iter().max()?;
        (self.turn(face_up) == Turn::Over)
            .then(|| Seat::all(self.seats).filter(|seat| scores[*seat] == *best).collect())
    }

    fn imagine(view: View<'_, Self>, rng: &mut Rng) -> State<Self> {
        let (game, face_up) = (view.game, *view.face_up);
        let mut seen = *view.hand;
        if !game.has(Bug::ImpossibleWorlds) {
            seen = face_up.played.of(game.seats).iter().fold(seen, |all, set| all | set);
        }
        let mut unseen: Vec<u8> = cards(game.pack() & !seen).collect();
        rng.shuffle(&mut unseen);
        let n_stock = usize::from(face_up.stock);
        let extreme = |list: &[u8], highest: bool| {
            let best = if highest { list.iter().max() } else { list.iter().min() };
            list.iter().position(|card| Some(card) == best)
        };
        // The stock is what is left in front; the planted bugs move one card.
        let places = if game.has(Bug::MissingWorlds) {
            extreme(&unseen, false)
                .filter(|place| *place < n_stock)
                .map(|from| (from, unseen.len() - 1))
        } else if game.has(Bug::UnfairWorlds) && n_stock > 0 && rng.below(3) == 0 {
            extreme(&unseen, true).map(|from| (from, 0))
        } else {
            None
        };
        if let Some((from, to)) = places {
            unseen.swap(from, to);
        }
        let mut rest = unseen.split_off(n_stock).into_iter();
        let others = Seat::all(game.seats).filter(|seat| *seat != view.seat);
        let mut hands = BySeat::default();
        hands[view.seat] = *view.hand;
        for seat in others {
            hands[seat] = rest.by_ref().take(game.hand_size(&face_up, seat)).map(|c| 1 << c).sum();
        }
        State { face_up, hands, face_down: unseen.into_iter().collect() }
    }
    fn scene(&self, face_up: &FaceUp, eyes: Eyes<'_, Self>) -> Scene {
        let words = |set: u32| cards(set).map(|card| self.card_word(card)).collect::<Vec<_>>();
        let hidden = |n: usize| vec!["??".to_owned(); n];
        let to_act = match self.turn(face_up) {
            Turn::Act(seats) => seats,
            _ => Seats::NONE,
        };
        let hand = |seat| match (eyes, eyes.hand(seat)) {
            (_, Some(hand)) => words(*hand),
            (Eyes::Spectator, None) if self.has(Bug::OpenHands) => vec!["1".to_owned()],
            _ => hidden(self.hand_size(face_up, seat)),
        };
        Scene {
            to_act,
            hands: Seat::all(self.seats).map(hand).collect(),
            played: face_up.played.of(self.seats).iter().map(|set| words(*set)).collect(),
            deck: match eyes.face_down() {
                Some(pile) => pile.iter().rev().map(|card| self.card_word(*card)).collect(),
                None => hidden(face_up.stock.into()),
            },
        }
    }

    fn card_word(&self, card: u8) -> String {
        card.to_string()
    }
    fn read_card(&self, word: &str) -> Option<u8> {
        cards(self.pack()).find(|card| card.to_string() == word)
    }
    fn overheard(&self, card: u8) -> String {
        self.action_words(card)
    }

    fn action_words(&self, card: u8) -> String {
        format!("play {card}")
    }
    fn read_action(&self, words: &str) -> Option<u8> {
        self.read_card(words.strip_prefix("play ")?)
    }
}

impl Toy {
    /// Everybody knows how large the stock is; with a bug, also what lies on it.
    fn look(&self, state: &mut State<Self>) {
        state.face_up.stock = state.face_down.len() as u8;
        if self.has(Bug::LeakedStock) {
            state.face_up.leak = state.face_down.top().copied();
        }
    }

    /// How many cards a seat holds follows from what was dealt, drawn and played: whoever has
    /// played has drawn, as long as there was a stock.
    fn hand_size(&self, face_up: &FaceUp, seat: Seat) -> usize {
        let n_played = face_up.played[seat].count_ones() as usize;
        let first = usize::from(self.cards) - 2 * usize::from(self.seats);
        let drawn = first - usize::from(face_up.stock);
        // The stock is drawn clockwise, so the seats share it evenly from the start player on.
        let seats = usize::from(self.seats);
        let total: usize =
            face_up.played.of(self.seats).iter().map(|s| s.count_ones() as usize).sum();
        let start = (face_up.turn.index() + seats * 32 - total) % seats;
        let after_start = (seat.index() + seats - start) % seats;
        let draws = drawn / seats + usize::from(drawn % seats > after_start);
        (2 + draws).saturating_sub(n_played)
    }
}

impl StateJson for Toy {
    const PLACES: &'static [&'static str] = &["hands", "played", "deck"];
}

impl Viewed for Toy {
    fn hide(&self, scene: &mut Map<String, Value>, viewer: Option<Seat>) {
        hide_other_hands(scene, viewer);
        hide_all(&mut scene["deck"]);
    }
}
