//! A table whose owner holds the truth: for research, where whoever plays is also who deals.
//!
//! It keeps how it began and every step since. What was heard is told anew when somebody asks, so
//! that nobody pays for it who does not.

use std::sync::{Arc, Mutex, PoisonError};

use serde_json::{Value, json};
use tapis_coach::{Effort, Wanted, review};
use tapis_encoding::Row;
use tapis_game::deal::Dealer;
use tapis_game::{
    Game, Heard, MAX_PACK, Menu, Nobody, Opening, Pile, Record, Rng, Seat, Seats, State, Table,
    Told, Turn, may_act,
};

use crate::any::{AnyGame, AnyTable, AnyView};
use crate::of::Of;
use crate::research::Research;
use crate::seen::Seen;
use crate::written::Written;
use crate::wrong::{Outcome, Wrong};

/// How a table began.
#[derive(Clone)]
pub enum Origin {
    /// As a real one: everything follows from a seed, the names and the salts.
    Opening(Opening),
    /// Every card is chosen by whoever plays with it.
    ByHand {
        /// Who starts.
        start: Seat,
    },
    /// As a position laid out by hand.
    Layout {
        /// The position.
        layout: Value,
        /// Where later shuffles come from.
        seed: u64,
    },
    /// In a world that somebody imagined.
    Imagined {
        /// What each seat knows from before.
        known: Arc<Vec<Vec<u8>>>,
    },
}

/// Where shuffles come from.
#[derive(Clone)]
pub enum Luck<C> {
    /// The verifiable dealer of a real table.
    Dealer(Dealer),
    /// Any generator.
    Rng(Rng),
    /// Somebody who chooses one card after another, the top one first.
    ByHand {
        /// What was chosen.
        chosen: Vec<C>,
        /// What can still be chosen.
        left: Vec<C>,
    },
}

impl<C> Luck<C> {
    const fn by_hand() -> Self {
        Self::ByHand { chosen: Vec::new(), left: Vec::new() }
    }
}

/// What happened.
#[derive(Clone)]
pub enum Step<G: Game> {
    /// Cards came in this order; so many on top were chosen by hand.
    Deal(Pile<G::Card, MAX_PACK>, usize),
    /// Somebody acted.
    Act(Seat, G::Action),
}

/// What was told up to some step.
#[derive(Clone)]
struct Log<G: Game> {
    state: State<G>,
    upto: usize,
    /// With the opening, then with each action.
    told: Vec<Arc<[Told<G>]>>,
    /// What was told since the last action.
    last: Vec<Told<G>>,
}

/// A table whose owner holds the truth.
pub struct Held<G: Game> {
    /// The game.
    pub of: Of<G>,
    /// How it began.
    pub origin: Origin,
    /// Everything since.
    pub steps: Vec<Step<G>>,
    /// The truth.
    pub state: State<G>,
    luck: Luck<G::Card>,
    log: Mutex<Log<G>>,
}

impl<G: Research> Clone for Held<G> {
    fn clone(&self) -> Self {
        Self {
            of: self.of.clone(),
            origin: self.origin.clone(),
            steps: self.steps.clone(),
            state: self.state,
            luck: self.luck.clone(),
            log: Mutex::new(self.log.lock().unwrap_or_else(PoisonError::into_inner).clone()),
        }
    }
}

impl<G: Research> Held<G> {
    /// A new table.
    pub fn begin(of: Of<G>, origin: Origin) -> Outcome<Self> {
        let game = &*of.game;
        let (state, luck, told) = match &origin {
            Origin::Opening(opening) => {
                let (dealer, start, among) = opening.dealer(game)?;
                let told = Told::all(game.opening(start, among));
                (game.set_up(start), Luck::Dealer(dealer), Some(told))
            }
            Origin::ByHand { start } => {
                let told = Told::all(game.opening(*start, Seats::only(*start)));
                (game.set_up(*start), Luck::by_hand(), Some(told))
            }
            Origin::Layout { layout, seed } => {
                let layout = serde_json::from_value(layout.clone())
                    .map_err(|error| Wrong::Unplayable(format!("position: {error}")))?;
                let state = game.lay_out(&layout).map_err(Wrong::Unplayable)?;
                (state, Luck::Rng(Rng::from_seed(*seed)), None)
            }
            Origin::Imagined { .. } => unreachable!("imagined tables begin with a world"),
        };
        Ok(Self::at(of, origin, state, luck, told))
    }

    /// A table in a world that somebody imagined.
    pub fn imagined(
        of: Of<G>,
        state: State<G>,
        known: Arc<Vec<Vec<u8>>>,
        seed: Option<u64>,
    ) -> Self {
        let luck = match seed {
            Some(seed) => Luck::Rng(Rng::from_seed(seed)),
            None => Luck::by_hand(),
        };
        Self::at(of, Origin::Imagined { known }, state, luck, None)
    }

    fn at(
        of: Of<G>,
        origin: Origin,
        state: State<G>,
        luck: Luck<G::Card>,
        told: Option<Told<G>>,
    ) -> Self {
        let last = told.into_iter().collect();
        let log = Mutex::new(Log { state, upto: 0, told: Vec::new(), last });
        let mut table = Self { of, origin, steps: Vec::new(), state, luck, log };
        table.shuffle();
        table
    }

    fn game(&self) -> &G {
        &self.of.game
    }

    /// Carries out an action.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Outcome {
        let turn = self.state.turn(self.game());
        if turn == Turn::Deal {
            return Err(Wrong::Illegal("a card has to be chosen before anybody acts".to_owned()));
        }
        may_act(self.state.view(self.game(), seat), turn, action)?;
        self.of.game.play(&mut self.state, seat, action, &mut Nobody);
        self.steps.push(Step::Act(seat, action));
        self.shuffle();
        Ok(())
    }

    /// Carries out an action as it is written.
    pub fn play_words(&mut self, seat: Seat, words: &str) -> Outcome {
        match self.game().read_action(words) {
            Some(action) => self.play(seat, action),
            None => {
                let words: String = words.chars().take(80).collect();
                Err(Wrong::Illegal(format!("`{words}` is no action of {}", G::NAME)))
            }
        }
    }

    /// Brings the cards for which the game waits, unless they are chosen by hand.
    fn shuffle(&mut self) {
        while self.state.turn(&self.of.game) == Turn::Deal {
            let mut cards = self.game().to_shuffle(&self.state);
            match &mut self.luck {
                Luck::Dealer(dealer) => dealer.shuffle(cards.as_mut_slice()),
                Luck::Rng(rng) => rng.shuffle(cards.as_mut_slice()),
                Luck::ByHand { left, .. } => {
                    left.extend(cards.iter());
                    return;
                }
            }
            self.bring(cards, 0);
        }
    }

    fn bring(&mut self, cards: Pile<G::Card, MAX_PACK>, by_hand: usize) {
        self.of.game.deal(&mut self.state, cards.as_slice(), &mut Nobody);
        self.steps.push(Step::Deal(cards, by_hand));
    }

    /// The cards that were chosen for a deal which is not complete, the top one first.
    pub fn chosen(&self) -> &[G::Card] {
        match &self.luck {
            Luck::ByHand { chosen, .. } => chosen,
            _ => &[],
        }
    }

    /// The cards from which the next one is chosen.
    fn left(&self) -> &[G::Card] {
        match &self.luck {
            Luck::ByHand { left, .. } => left,
            _ => &[],
        }
    }

    /// Chooses the next card. Once the order of the others cannot be seen any more they follow in
    /// theirs.
    pub fn draw(&mut self, number: usize) -> Outcome {
        let seen = self.game().seen_of_shuffle(&self.state.face_up);
        let refused = || Wrong::Illegal(format!("card {number} cannot come next"));
        let Luck::ByHand { chosen, left } = &mut self.luck else { return Err(refused()) };
        let place = left.iter().position(|card| G::card_number(*card) == number);
        chosen.push(left.remove(place.ok_or_else(refused)?));
        if chosen.len() < seen && left.len() > 1 {
            return Ok(());
        }
        let (chosen, left) = (std::mem::take(chosen), std::mem::take(left));
        let by_hand = chosen.len();
        let cards = left.into_iter().chain(chosen.into_iter().rev()).collect();
        self.bring(cards, by_hand);
        self.shuffle();
        Ok(())
    }

    /// What was told, with the opening and with each action, up to now.
    fn told(&self) -> Vec<Arc<[Told<G>]>> {
        let mut log = self.log.lock().unwrap_or_else(PoisonError::into_inner);
        let Log { state, upto, told, last } = &mut *log;
        for step in &self.steps[*upto..] {
            match step {
                Step::Deal(cards, _) => self.game().deal(state, cards.as_slice(), last),
                Step::Act(seat, action) => {
                    told.push(std::mem::take(last).into());
                    self.game().play(state, *seat, *action, last);
                }
            }
        }
        *upto = self.steps.len();
        let mut all = told.clone();
        all.push(last.as_slice().into());
        all
    }

    /// What a seat, or a spectator, heard with each step.
    pub fn hear(&self, ears: Option<Seat>) -> impl Iterator<Item = Vec<Heard<G>>> {
        self.told()
            .into_iter()
            .map(move |told| told.iter().map(|told| told.heard_by(ears)).collect())
    }

    fn heard_rows(&self, ears: Option<Seat>) -> Vec<Row> {
        let mut rows = Vec::new();
        for heard in self.hear(ears).flatten() {
            self.game().rows(ears, &heard, &mut rows);
        }
        rows
    }

    /// The record of the finished game.
    fn finished(&self) -> Outcome<Record<G>> {
        let Origin::Opening(opening) = &self.origin else {
            let what = "only a game that was dealt from a seed has a record";
            return Err(Wrong::Record(what.to_owned()));
        };
        if self.of.small.is_some() {
            let what = "a game with fewer cards than its rules have no record";
            return Err(Wrong::Record(what.to_owned()));
        }
        let mut table = Table::open((*self.of.game).clone(), opening.clone())?;
        for step in &self.steps {
            if let Step::Act(seat, action) = step {
                table.act(*seat, *action)?;
            }
        }
        let record = table.record();
        record.ok_or_else(|| Wrong::Record("the game is not over yet".to_owned()))
    }

    /// Everything that a seat knows from the beginning on.
    fn known(&self, seat: Seat) -> Vec<u8> {
        let rows = self.heard_rows(Some(seat)).into_flattened();
        match &self.origin {
            Origin::Opening(_) | Origin::ByHand { .. } | Origin::Layout { .. } => rows,
            Origin::Imagined { known } => [known[seat.index()].as_slice(), &rows].concat(),
        }
    }
}

impl<G: Research> AnyTable for Held<G> {
    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn game(&self) -> Arc<dyn AnyGame> {
        Arc::new(self.of.clone())
    }

    fn turn(&self) -> Turn {
        self.state.turn(&self.of.game)
    }

    fn round(&self) -> u8 {
        self.of.game.round(&self.state.face_up)
    }

    fn scores(&self) -> Vec<i32> {
        self.of.game.scores(&self.state.face_up).of(self.of.game.seats()).to_vec()
    }

    fn winners(&self) -> Option<Seats> {
        self.of.game.winners(&self.state.face_up)
    }

    fn actions(&self) -> usize {
        self.steps.iter().filter(|step| matches!(step, Step::Act(..))).count()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<usize>) {
        let menu = self.state.legal(&self.of.game, seat);
        out.extend(menu.iter().map(|action| self.of.game.number(seat, action)));
        out.sort_unstable();
    }

    fn observe(&self, seat: Seat, out: &mut [u8]) {
        G::observe(self.state.view(&self.of.game, seat), out);
    }

    fn mask(&self, seat: Seat, out: &mut [u8]) {
        G::mask(self.state.view(&self.of.game, seat), out);
    }

    fn act(&mut self, seat: Seat, number: usize) -> Outcome {
        match self.of.game.action(seat, number) {
            Some(action) => self.play(seat, action),
            None if self.turn() == Turn::Over => Err(Wrong::Over),
            None => {
                Err(Wrong::Illegal(format!("this game has no action with the number {number}")))
            }
        }
    }

    fn act_in_words(&mut self, seat: Seat, words: &str) -> Outcome {
        self.play_words(seat, words)
    }

    fn view(&self, seat: Seat) -> Box<dyn AnyView> {
        Box::new(Seen {
            of: self.of.clone(),
            seat,
            face_up: self.state.face_up,
            hand: self.state.hands[seat],
        })
    }

    fn imagine(&self, seat: Seat, seed: u64) -> Box<dyn AnyTable> {
        let view = self.state.view(&self.of.game, seat);
        let state = view.imagine(&mut Rng::from_seed(seed));
        // Who imagines remembers what was heard; what the others know is what they would see.
        let known = Seat::all(self.of.game.seats()).map(|other| {
            if other == seat {
                return self.known(seat);
            }
            let mut seen = vec![0; G::OBSERVATION];
            G::observe(state.view(&self.of.game, other), &mut seen);
            seen
        });
        let known = Arc::new(known.collect());
        let seed = (!matches!(self.luck, Luck::ByHand { .. })).then_some(seed);
        Box::new(Self::imagined(self.of.clone(), state, known, seed))
    }

    fn full_state(&self) -> Value {
        json!(self.state.open_scene(&self.of.game))
    }

    fn spectate(&self) -> Value {
        json!(self.of.game.scene(&self.state.face_up, tapis_game::Eyes::Spectator))
    }

    fn heard(&self, ears: Option<Seat>) -> Value {
        self.hear(ears).map(|heard| json!(heard)).collect()
    }

    fn rows(&self, ears: Option<Seat>) -> Vec<Row> {
        self.heard_rows(ears)
    }

    fn information(&self, seat: Seat) -> String {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let bytes = self.known(seat);
        let mut text = String::with_capacity(2 * bytes.len());
        for byte in bytes {
            text.push(DIGITS[usize::from(byte >> 4)].into());
            text.push(DIGITS[usize::from(byte & 15)].into());
        }
        text
    }

    fn record(&self) -> Outcome<String> {
        Ok(self.finished()?.to_string())
    }

    fn review(&self, playouts: u32, seed: u64) -> Outcome<Value> {
        let record = self.finished()?;
        let seats = Wanted::all(self.of.game.seats());
        let effort = Effort { playouts, seed, go_on: &|_| true };
        Ok(json!(review(&record, seats, effort)))
    }

    fn at(&self, actions: usize) -> Outcome<Box<dyn AnyTable>> {
        if let Origin::Imagined { .. } = self.origin {
            let what = "an imagined table has no beginning to which it could go back";
            return Err(Wrong::Argument(what.to_owned()));
        }
        let all = self.actions();
        if actions > all {
            let what = format!("{all} actions were chosen, so there is no place after {actions}");
            return Err(Wrong::Argument(what));
        }
        Ok(Box::new(Written::of(self)?.up_to(actions).played(&self.of)?))
    }

    fn trace(&self, views: bool) -> Outcome<Value> {
        if let Origin::Imagined { .. } | Origin::ByHand { .. } = self.origin {
            let what = "only a table that was dealt from a seed or laid out has a trace";
            return Err(Wrong::Argument(what.to_owned()));
        }
        let game = self.game();
        let mut replayed = Self::begin(self.of.clone(), self.origin.clone())?;
        let open = |state: &State<G>| json!(G::state_only(state.open_scene(game)));
        let mut lines = vec![json!({
            "format": "tapis-trace/2",
            "game": G::NAME,
            "players": game.seats(),
            "options": game.options(),
            "encoding": G::VERSION,
            "state": open(&replayed.state),
        })];
        for step in &self.steps {
            let Step::Act(seat, action) = step else { continue };
            let before = replayed.state;
            let menu = before.legal(game, *seat);
            let legal: Vec<String> = menu.iter().map(|action| game.action_words(action)).collect();
            let mut line = json!({
                "seat": seat,
                "action": game.action_words(*action),
                "number": game.number(*seat, *action),
                "legal": legal,
            });
            if views {
                let views = Seat::all(game.seats());
                line["views"] = views.map(|seat| json!(before.view(game, seat).scene())).collect();
            }
            replayed.play(*seat, *action)?;
            line["state"] = open(&replayed.state);
            lines.push(line);
        }
        Ok(lines.into())
    }

    fn steps(&self) -> Outcome<Value> {
        Ok(json!(Written::of(self)?))
    }

    fn history(&self) -> Vec<(Seat, usize)> {
        let numbered = |step: &Step<G>| match step {
            Step::Act(seat, action) => Some((*seat, self.of.game.number(*seat, *action))),
            Step::Deal(..) => None,
        };
        self.steps.iter().filter_map(numbered).collect()
    }

    fn chances(&self) -> Vec<usize> {
        // An unshuffled pack lies in the order of the numbers.
        self.left().iter().map(|card| G::card_number(*card)).collect()
    }

    fn chosen_cards(&self) -> Vec<usize> {
        self.chosen().iter().map(|card| G::card_number(*card)).collect()
    }

    fn choose_card(&mut self, number: usize) -> Outcome {
        self.draw(number)
    }
}
