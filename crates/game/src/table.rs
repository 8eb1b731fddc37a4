//! A table where a game is being played. It alone holds the truth.

use std::sync::Arc;

use crate::deal::{Commitment, Dealer, Seed};
use crate::drive::may_act;
use crate::record::{Header, Line, Record, Version, Writer};
use crate::{
    Eyes, Game, Heard, Landmark, Refusal, Seat, Seats, State, Told, Turn, Unplayable, View,
};

/// Who sits down, and what they bring to the deal.
#[derive(Clone, Debug)]
pub struct Opening {
    /// By which rules the deal is made and written down.
    pub version: Version,
    /// A name for each seat.
    pub names: Vec<String>,
    /// Words that each seat adds to the deal, so that nobody alone has chosen it; may be empty.
    pub salts: Vec<String>,
    /// For each deal of this table that was stopped before this one: who did not reveal.
    pub stopped: Vec<Seats>,
    /// The secret of the deal. Its commitment must be public before the salts are known.
    pub seed: Seed,
}

impl Opening {
    /// A deal of today's version between these players, at the first attempt.
    pub fn new(names: Vec<String>, salts: Vec<String>, seed: Seed) -> Self {
        Self { version: Version::CURRENT, names, salts, stopped: Vec::new(), seed }
    }

    /// Seats named by their number, without salts: for traces, simulations and tests. It keeps the
    /// first version, so that a number gives the same game for ever.
    pub fn plain(seats: u8, seed: Seed) -> Self {
        let names = Seat::all(seats).map(|seat| format!("Seat {seat}")).collect();
        let salts = vec![String::new(); usize::from(seats)];
        Self { version: Version::One, ..Self::new(names, salts, seed) }
    }

    /// The dealer of the game that begins like this, and who starts it, out of those who may: what a
    /// table does first, for whoever plays the same game without one.
    ///
    /// # Errors
    /// Refuses names and salts that cannot be written in one line of a record.
    pub fn dealer<G: Game>(&self, game: &G) -> Result<(Dealer, Seat, Seats), Unplayable> {
        let (header, seed) = self.clone().header(game)?;
        Ok(begin(game, &header, &seed))
    }

    fn header<G: Game>(self, game: &G) -> Result<(Header, Seed), Unplayable> {
        let Self { version, names, salts, stopped, seed } = self;
        let header = Header::new(game, version, names, seed.commitment(), stopped, salts)?;
        Ok((header, seed))
    }
}

/// The dealer, and the starter whom it chooses out of those who may.
fn begin<G: Game>(game: &G, header: &Header, seed: &Seed) -> (Dealer, Seat, Seats) {
    let mut dealer = Dealer::new(seed, &header.text());
    let starters = game.starters(header.names(), header.version());
    let chosen = dealer.choose(starters.len() as u32) as usize;
    let start = starters.iter().nth(chosen).expect("chosen among the starters");
    (dealer, start, starters)
}

/// A table where a game is being played. Whoever asks gets a view or what lies face up. A clone is
/// the same table at the same moment, and shares with it what was told.
#[derive(Clone)]
pub struct Table<G: Game> {
    game: G,
    state: State<G>,
    seed: Seed,
    dealer: Dealer,
    record: Writer<G>,
    /// What was told: with the opening, then with each action.
    steps: Vec<Arc<[Told<G>]>>,
    /// Who acted last, as long as that leaves nothing behind once it is taken back.
    can_take_back: Option<Seat>,
}

impl<G: Game> Table<G> {
    /// Seats the players and deals the first cards.
    ///
    /// # Errors
    /// Refuses names and salts that cannot be written in one line of a record.
    pub fn open(game: G, opening: Opening) -> Result<Self, Unplayable> {
        let (header, seed) = opening.header(&game)?;
        let (dealer, start, starters) = begin(&game, &header, &seed);
        let state = game.set_up(start);
        let mut told = vec![Told::all(game.opening(start, starters))];
        let record = Writer::new(header, start);
        let (steps, can_take_back) = (Vec::new(), None);
        let mut table = Self { game, state, seed, dealer, record, steps, can_take_back };
        table.run_on(&mut told);
        table.steps.push(told.into());
        Ok(table)
    }

    /// The game as agreed.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The promise about the deal.
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// The players' names.
    pub fn names(&self) -> &[String] {
        self.record.header().names()
    }

    /// What the game waits for; never for a deal, which the table does by itself.
    pub fn turn(&self) -> Turn {
        self.state.turn(&self.game)
    }

    /// What lies face up.
    pub fn face_up(&self) -> &G::FaceUp {
        &self.state.face_up
    }

    /// What a seat knows.
    pub fn view(&self, seat: Seat) -> View<'_, G> {
        self.state.view(&self.game, seat)
    }

    /// The table as a spectator sees it.
    pub fn spectate(&self) -> G::Scene {
        self.game.scene(&self.state.face_up, Eyes::Spectator)
    }

    /// Carries out an action, if this seat may choose it now, and everything that follows by itself.
    ///
    /// # Errors
    /// Says why not; then nothing has changed.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        may_act(self.view(seat), self.turn(), action)?;
        self.record.push(Line::Act(seat, action));
        let mut told = Vec::new();
        let hands = self.state.hands;
        self.game.play(&mut self.state, seat, action, &mut told);
        let shuffles = self.turn() == Turn::Deal;
        // What a seat knows alone is in its hand.
        let mut others = Seat::all(self.game.seats()).filter(|other| *other != seat);
        let others_know_as_before = others.all(|other| self.state.hands[other] == hands[other]);
        self.run_on(&mut told);
        let nothing_new = !told.iter().any(|told| told.is_new_to(seat));
        let can_take_back =
            nothing_new && others_know_as_before && !shuffles && self.turn() != Turn::Over;
        self.can_take_back = can_take_back.then_some(seat);
        self.steps.push(told.into());
        Ok(())
    }

    /// The same with an action as it is written.
    ///
    /// # Errors
    /// Says why not; then nothing has changed.
    pub fn act_in_words(&mut self, seat: Seat, words: &str) -> Result<(), Refusal> {
        match self.game.read_action(words) {
            Some(action) => self.act(seat, action),
            None => Err(Refusal::Unreadable(words.chars().take(80).collect())),
        }
    }

    /// Whether this seat acted last and saw nothing by it that it did not know, what others know
    /// alone is what it was, and nothing was shuffled: then it may choose again.
    pub fn can_take_back(&self, seat: Seat) -> bool {
        self.can_take_back == Some(seat)
    }

    /// How many steps there are: the opening, and one for each action.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// What a seat, or a spectator, heard with a step; step 0 is the opening.
    pub fn heard(&self, ears: Option<Seat>, step: usize) -> impl Iterator<Item = Heard<G>> {
        self.steps
            .get(step)
            .into_iter()
            .flat_map(|told| told.iter())
            .map(move |told| told.heard_by(ears))
    }

    /// Where chapters begin and end, each with the number of its step. All hear of that.
    pub fn landmarks(&self) -> impl Iterator<Item = (usize, Landmark)> {
        let steps = self.steps.iter().enumerate();
        steps.flat_map(|(step, told)| {
            told.iter().filter_map(move |told| Some((step, told.landmark()?)))
        })
    }

    /// What remains of the game, once it is over: with it, every card is open.
    pub fn record(&self) -> Option<Record<G>> {
        (self.turn() == Turn::Over).then(|| self.record.finish(&self.game, &self.seed))
    }

    /// The truth, for the replay of a finished game inside this crate.
    pub(crate) fn truth(&self) -> State<G> {
        self.state
    }

    /// What happened so far, for whoever re-checks a record line by line.
    pub(crate) fn writer(&self) -> &Writer<G> {
        &self.record
    }

    /// Everything that was told with a step, for the replay of a finished game inside this crate.
    pub(crate) fn told(&self, step: usize) -> &[Told<G>] {
        &self.steps[step]
    }

    fn run_on(&mut self, told: &mut Vec<Told<G>>) {
        self.record.note(&self.game, &self.state.face_up);
        while self.turn() == Turn::Deal {
            let mut cards = self.game.to_shuffle(&self.state);
            self.dealer.shuffle(cards.as_mut_slice());
            self.record.push(Line::Deal(cards.as_slice().into()));
            self.game.deal(&mut self.state, cards.as_slice(), told);
            self.record.note(&self.game, &self.state.face_up);
        }
        if let Some(winners) = self.game.winners(&self.state.face_up) {
            self.record.push(Line::Winners(winners));
        }
    }
}
