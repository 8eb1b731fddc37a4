//! Thirty: a small game of tricks, which nobody plays. It shows what a third game needs, and that it
//! is no more than this: its rules in a crate of their own, and an entry in the registry.
//!
//! Thirty cards in three suits, `a1` to `c10`, are dealt out evenly; what is left over lies face
//! down. Whoever leads plays any card, and so does everybody after them. The highest card of the
//! suit that was led wins the trick and a point, and its player leads the next one. When the hands
//! are empty the round is over; who has the most points after the last round has won.

mod cards;
mod scene;
#[cfg(feature = "schema")]
mod schema;
#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use tapis_game::record::Version;
use tapis_game::{
    BySeat, Chapters, Eyes, Game, Landmark, LayOut, MAX_PACK, Pile, Rng, Seat, Seats, State, Tell,
    Told, Turn, Unplayable, View, Words,
};

pub use cards::{Card, Cards};
pub use scene::Scene;

/// Thirty as agreed for one table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Thirty {
    seats: u8,
    rounds: u8,
}

/// What is agreed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many rounds are played, from 1 to 9.
    pub rounds: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { rounds: 2 }
    }
}

/// What lies face up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FaceUp {
    round: u8,
    /// Whether the cards of this round have been dealt.
    dealt: bool,
    /// Who leads this trick.
    leader: Seat,
    /// The cards of this trick, in the order in which they were played.
    trick: Pile<Card, 5>,
    /// The cards of earlier tricks.
    gone: Cards,
    points: BySeat<i32>,
    over: bool,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = thirty::Event))]
pub enum Event {
    /// Somebody leads first.
    Opening {
        /// Who.
        leader: Seat,
    },
    /// The cards were dealt.
    Dealt {
        /// For which round.
        round: u8,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A trick is complete.
    Won {
        /// By whom.
        seat: Seat,
        /// With which card.
        card: Card,
    },
    /// The round is over.
    Scored {
        /// Which.
        round: u8,
        /// The points of each seat.
        totals: Vec<i32>,
    },
}

impl Chapters for Event {
    fn landmark(&self) -> Option<Landmark> {
        match self {
            Self::Dealt { round } => Some(Landmark::Round(*round)),
            Self::Scored { round, totals } => {
                Some(Landmark::Scored { round: *round, gained: Vec::new(), totals: totals.clone() })
            }
            _ => None,
        }
    }
}

impl Thirty {
    const fn hand(&self) -> usize {
        Cards::PACK.len() / self.seats as usize
    }

    /// How many cards a seat holds follows from what lies face up.
    fn held(&self, up: &FaceUp, seat: Seat) -> usize {
        if !up.dealt {
            return 0;
        }
        let tricks = up.gone.len() / usize::from(self.seats);
        let has_played = up.leader.round_from(self.seats).take(up.trick.len()).any(|s| s == seat);
        self.hand() - tricks - usize::from(has_played)
    }

    fn to_act(&self, up: &FaceUp) -> Seat {
        up.leader.clockwise(up.trick.len() as u8, self.seats)
    }

    /// The place in a trick of the card that wins it.
    fn best(trick: &[Card]) -> usize {
        let follows = |card: &Card| card.suit() == trick[0].suit();
        let places = (0..trick.len()).filter(|place| follows(&trick[*place]));
        places.max_by_key(|place| trick[*place]).expect("somebody has led")
    }

    fn end_trick(&self, state: &mut State<Self>, tell: &mut impl Tell<Self>) {
        let up = &mut state.face_up;
        let place = Self::best(up.trick.as_slice());
        let card = up.trick.as_slice()[place];
        up.leader = up.leader.clockwise(place as u8, self.seats);
        up.gone = up.trick.iter().fold(up.gone, |gone, card| gone.with(*card));
        up.trick.clear();
        up.points[up.leader] += 1;
        tell.tell(|| Told::all(Event::Won { seat: up.leader, card }));
        if up.gone.len() / usize::from(self.seats) < self.hand() {
            return;
        }
        let (round, totals) = (up.round, up.points.of(self.seats).to_vec());
        tell.tell(|| Told::all(Event::Scored { round, totals }));
        up.over = up.round == self.rounds;
        if !up.over {
            (up.round, up.dealt, up.gone) = (up.round + 1, false, Cards::default());
            state.face_down = Pile::default();
        }
    }
}

impl Game for Thirty {
    const NAME: &'static str = "thirty";
    const SEATS: RangeInclusive<u8> = 2..=5;

    type Card = Card;
    type Action = Card;
    type Options = Options;
    type FaceUp = FaceUp;
    type Hand = Cards;
    type FaceDown = Pile<Card, 2>;
    type Menu = Cards;
    type Scene = Scene;
    type Event = Event;
    type Private = ();

    fn new(seats: u8, options: &Options) -> Result<Self, Unplayable> {
        if !Self::SEATS.contains(&seats) {
            return Err(Unplayable("two to five can play".to_owned()));
        }
        if !(1..=9).contains(&options.rounds) {
            return Err(Unplayable("there are one to nine rounds".to_owned()));
        }
        Ok(Self { seats, rounds: options.rounds })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> Options {
        Options { rounds: self.rounds }
    }

    fn starters(&self, _names: &[String], _version: Version) -> Seats {
        Seats::all(self.seats)
    }

    fn opening(&self, leader: Seat, _among: Seats) -> Event {
        Event::Opening { leader }
    }

    fn set_up(&self, leader: Seat) -> State<Self> {
        let face_up = FaceUp {
            round: 1,
            dealt: false,
            leader,
            trick: Pile::default(),
            gone: Cards::default(),
            points: BySeat::default(),
            over: false,
        };
        State { face_up, hands: BySeat::default(), face_down: Pile::default() }
    }

    fn turn(&self, up: &FaceUp) -> Turn {
        match up {
            _ if up.over => Turn::Over,
            _ if !up.dealt => Turn::Deal,
            _ => Turn::Act(Seats::only(self.to_act(up))),
        }
    }

    fn to_shuffle(&self, _state: &State<Self>) -> Pile<Card, MAX_PACK> {
        Cards::PACK.iter().collect()
    }

    fn deal(&self, state: &mut State<Self>, shuffled: &[Card], tell: &mut impl Tell<Self>) {
        let (dealt, left) = shuffled.split_at(self.hand() * usize::from(self.seats));
        for (seat, hand) in Seat::all(self.seats).zip(dealt.chunks(self.hand())) {
            state.hands[seat] = hand.iter().copied().collect();
        }
        state.face_down = left.iter().copied().collect();
        state.face_up.dealt = true;
        let round = state.face_up.round;
        tell.tell(|| Told::all(Event::Dealt { round }));
    }

    fn legal(view: View<'_, Self>) -> Cards {
        let own = view.turn() == Turn::Act(Seats::only(view.seat));
        if own { *view.hand } else { Cards::default() }
    }

    fn play(&self, state: &mut State<Self>, seat: Seat, card: Card, tell: &mut impl Tell<Self>) {
        state.hands[seat] = state.hands[seat].without(card);
        state.face_up.trick.push(card);
        let others = Seats::all(self.seats).without(seat);
        tell.tell(|| Told::all(Event::Played { seat, card }).new_to(others));
        if state.face_up.trick.len() == usize::from(self.seats) {
            self.end_trick(state, tell);
        }
    }

    fn round(&self, up: &FaceUp) -> u8 {
        up.round
    }

    fn scores(&self, up: &FaceUp) -> BySeat<i32> {
        up.points
    }

    fn winners(&self, up: &FaceUp) -> Option<Seats> {
        let most = up.points.of(self.seats).iter().max()?;
        up.over.then(|| Seat::all(self.seats).filter(|seat| up.points[*seat] == *most).collect())
    }

    fn imagine(view: View<'_, Self>, rng: &mut Rng) -> State<Self> {
        let (game, up) = (view.game, view.face_up);
        let seen = up.trick.iter().fold(up.gone, |seen, card| seen.with(*card));
        let unseen = Cards::PACK.iter();
        let mut unseen: Vec<Card> =
            unseen.filter(|card| !seen.has(*card) && !view.hand.has(*card)).collect();
        rng.shuffle(&mut unseen);
        let mut unseen = unseen.into_iter();
        let hands = BySeat::from_fn(game.seats, |seat| match seat == view.seat {
            true => *view.hand,
            false => unseen.by_ref().take(game.held(up, seat)).collect(),
        });
        let face_down = if up.dealt { unseen.collect() } else { Pile::default() };
        State { face_up: *up, hands, face_down }
    }

    fn scene(&self, up: &FaceUp, eyes: Eyes<'_, Self>) -> Scene {
        Scene::new(self, up, eyes)
    }

    fn card_word(&self, card: Card) -> String {
        card.to_string()
    }

    fn read_card(&self, word: &str) -> Option<Card> {
        word.parse().ok()
    }

    fn action_words(&self, card: Card) -> String {
        format!("play {card}")
    }

    fn overheard(&self, card: Card) -> String {
        self.action_words(card)
    }

    fn read_action(&self, words: &str) -> Option<Card> {
        self.read_card(words.strip_prefix("play ")?)
    }
}

/// A position in the first round.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub struct Layout {
    /// Who leads.
    leader: Option<Seat>,
    /// The hand of each seat; the rest of the pack is dealt in its order.
    hands: Vec<Words>,
}

impl LayOut for Thirty {
    type Layout = Layout;

    fn lay_out(&self, layout: &Layout) -> Result<State<Self>, String> {
        let mut state = self.set_up(layout.leader.unwrap_or(Seat::new(0)));
        let mut named = Cards::default();
        for (seat, words) in Seat::all(self.seats).zip(&layout.hands) {
            for word in words.iter() {
                let card = self.read_card(word).ok_or_else(|| format!("`{word}` is no card"))?;
                if named.has(card) || state.hands[seat].len() == self.hand() {
                    return Err(format!("there is no room for `{word}`"));
                }
                named = named.with(card);
                state.hands[seat] = state.hands[seat].with(card);
            }
        }
        let mut rest = Cards::PACK.iter().filter(|card| !named.has(*card));
        for seat in Seat::all(self.seats) {
            let room = self.hand() - state.hands[seat].len();
            let hand = state.hands[seat];
            state.hands[seat] = rest.by_ref().take(room).fold(hand, Cards::with);
        }
        state.face_down = rest.collect();
        state.face_up.dealt = true;
        Ok(state)
    }
}
