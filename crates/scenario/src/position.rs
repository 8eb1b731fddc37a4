//! A position laid out by hand and played on in words: the way in which rulings are tested.
//!
//! ```no_run
//! # use tapis_scenario::position::Position;
//! # fn example<G: tapis_game::LayOut>() {
//! let mut position = Position::<G>::new(3, "side = 'B'", "hands = ['9T']");
//! position.act("play 9T").act("skip").refuse("take r1c1").act("take r1c4");
//! position.expect("/display/0/3", "9T");
//! # }
//! ```

use serde_json::{Map, Value};
use tapis_game::{
    Game, Heard, InPlay, LayOut, Menu, Refusal, Rng, Seat, Seats, State, Told, Turn, View, may_act,
};

use crate::json;

/// A laid-out position in play, with everything open.
#[derive(Clone)]
pub struct Position<G: Game> {
    /// The game as agreed.
    pub game: G,
    /// The truth.
    pub state: State<G>,
    /// Where later shuffles come from.
    pub rng: Rng,
    /// What the last action told, with the shuffles after it.
    told: Vec<Told<G>>,
}

impl<G: LayOut> Position<G> {
    /// Lays out a position; `options` and `state` are TOML as in a scenario file.
    ///
    /// # Panics
    /// Panics if the texts describe no position.
    pub fn new(players: u8, options: &str, state: &str) -> Self {
        let options = toml::from_str(options).unwrap_or_else(|error| panic!("options: {error}"));
        let game = G::new(players, &options).unwrap_or_else(|error| panic!("{error}"));
        let layout = toml::from_str(state).unwrap_or_else(|error| panic!("state: {error}"));
        let state = game.lay_out(&layout).unwrap_or_else(|error| panic!("{error}"));
        Self::at(game, state, Rng::from_seed(1))
    }
}

impl<G: Game> Position<G> {
    /// A fresh game, dealt from a seed.
    ///
    /// # Panics
    /// Panics if no game can be played like that.
    pub fn deal(players: u8, options: &str, seed: u64) -> Self {
        let options = toml::from_str(options).unwrap_or_else(|error| panic!("options: {error}"));
        let game = G::new(players, &options).unwrap_or_else(|error| panic!("{error}"));
        Self::dealt(game, Rng::from_seed(seed))
    }

    /// A fresh game with any start player.
    pub fn dealt(game: G, mut rng: Rng) -> Self {
        let start = Seat::new(rng.below(game.seats().into()) as u8);
        let state = game.set_up(start);
        Self::at(game, state, rng)
    }

    /// A state to be played on; cards that it waits for are shuffled at once.
    pub fn at(game: G, state: State<G>, rng: Rng) -> Self {
        let mut position = Self { game, state, rng, told: Vec::new() };
        position.shuffle();
        position
    }

    fn shuffle(&mut self) {
        while self.state.turn(&self.game) == Turn::Deal {
            let mut cards = self.game.to_shuffle(&self.state);
            self.rng.shuffle(cards.as_mut_slice());
            self.game.deal(&mut self.state, cards.as_slice(), &mut self.told);
        }
    }

    /// What a seat, or a spectator, heard of the last action.
    pub fn heard(&self, ears: Option<Seat>) -> Vec<Heard<G>> {
        self.told.iter().map(|told| told.heard_by(ears)).collect()
    }

    /// Who has to act.
    pub fn to_act(&self) -> Seats {
        match self.state.turn(&self.game) {
            Turn::Act(seats) => seats,
            Turn::Deal => unreachable!("a position is dealt out"),
            Turn::Over => Seats::NONE,
        }
    }

    /// The legal actions of all seats that may act, in words, without repetition.
    pub fn legal(&self) -> Vec<String> {
        let mut words: Vec<_> = self
            .to_act()
            .iter()
            .flat_map(|seat| {
                let menu = self.state.legal(&self.game, seat);
                menu.iter().map(|action| self.game.action_words(action)).collect::<Vec<_>>()
            })
            .collect();
        words.sort();
        words.dedup();
        words
    }

    /// Tries an action; says whether it was legal and carried out.
    pub fn try_act(&mut self, seat: Seat, words: &str) -> bool {
        let action = self.game.read_action(words);
        action.is_some_and(|action| InPlay::act(self, seat, action).is_ok())
    }

    /// The one seat that has to act.
    ///
    /// # Panics
    /// Panics if nobody or several may act.
    pub fn seat(&self) -> Seat {
        let to_act = self.to_act();
        assert_eq!(to_act.len(), 1, "to act: {to_act:?}; name the seat");
        to_act.first().expect("one seat")
    }

    /// Acts for the one seat that has to.
    ///
    /// # Panics
    /// Panics if the action is refused.
    #[track_caller]
    pub fn act(&mut self, words: &str) -> &mut Self {
        self.act_as(self.seat(), words)
    }

    /// Acts for a seat.
    ///
    /// # Panics
    /// Panics if the action is refused.
    #[track_caller]
    pub fn act_as(&mut self, seat: Seat, words: &str) -> &mut Self {
        assert!(self.try_act(seat, words), "`{words}` was refused; legal: {:?}", self.legal());
        self
    }

    /// Several actions, each for the one seat that has to act.
    ///
    /// # Panics
    /// Panics if one of them is refused.
    #[track_caller]
    pub fn acts(&mut self, words: &[&str]) -> &mut Self {
        for words in words {
            self.act(words);
        }
        self
    }

    /// Demands that an action is refused and changes nothing.
    ///
    /// # Panics
    /// Panics if it is carried out.
    #[track_caller]
    pub fn refuse(&mut self, words: &str) -> &mut Self {
        let seat = self.seat();
        assert!(!self.try_act(seat, words), "`{words}` should be refused");
        self
    }

    /// The fields of the state JSON with everything open.
    pub fn fields(&self) -> Map<String, Value> {
        json::to_json(&self.state.open_scene(&self.game))
    }

    /// The state JSON with everything open.
    pub fn json(&self) -> Value {
        Value::Object(self.fields())
    }

    /// The state JSON as a seat sees it.
    pub fn json_for(&self, seat: Seat) -> Value {
        Value::Object(json::to_json(&self.state.view(&self.game, seat).scene()))
    }

    /// One field of the state JSON, by its pointer (`/display/0/3`); a list of words is sorted
    /// nowhere and joined by spaces, a null is `none`.
    pub fn field(&self, pointer: &str) -> String {
        let json = self.json();
        let value = json.pointer(pointer).unwrap_or_else(|| panic!("no field {pointer}"));
        in_words(value)
    }

    /// Demands the value of a field, written as by [`Position::field`].
    ///
    /// # Panics
    /// Panics if it differs.
    #[track_caller]
    pub fn expect(&mut self, pointer: &str, words: &str) -> &mut Self {
        assert_eq!(self.field(pointer), words, "{pointer}");
        self
    }
}

impl<G: Game> InPlay<G> for Position<G> {
    fn game(&self) -> &G {
        &self.game
    }

    fn turn(&self) -> Turn {
        self.state.turn(&self.game)
    }

    fn view(&self, seat: Seat) -> View<'_, G> {
        self.state.view(&self.game, seat)
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        may_act(self.view(seat), self.turn(), action)?;
        self.told.clear();
        self.game.play(&mut self.state, seat, action, &mut self.told);
        self.shuffle();
        Ok(())
    }
}

fn in_words(value: &Value) -> String {
    match value {
        Value::Null => "none".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(in_words).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}
