//! What must hold for every game, whatever its rules: tried out on whole games of random bots.
//!
//! A table is played to its end while menus, notation and refusals are checked; then its record is
//! read back and replayed with everything open, and views and imagined worlds are held against
//! the truth.

mod truth;
mod universe;

use serde_json::{Map, Value};
use tapis_bots::Random;
use tapis_game::deal::Seed;
use tapis_game::record::Version;
use tapis_game::{Bot, Game, Menu, Opening, Record, Refusal, Rng, Seat, Seats, Table, Turn};

use crate::json::{Viewed, to_json};
pub use truth::check_from;
use universe::Universe;

/// More actions than any game has: a game that is still not over does not end.
pub const MOST_ACTIONS: usize = 50_000;
/// In one of so many states the costly checks are made.
const SAMPLE: u32 = 8;

/// Plays games of random bots with these options and checks everything.
///
/// # Panics
/// Panics if something does not hold, with the game, the seed and the place.
pub fn check<G: Viewed>(players: u8, options: &G::Options, games: u32, seed: u64) {
    let game = G::new(players, options).unwrap_or_else(|error| panic!("{options:?}: {error}"));
    assert_eq!(game.seats(), players, "a game has the seats it was made for");
    let again = G::new(players, &game.options());
    assert_eq!(again.as_ref(), Ok(&game), "the options of a game make the same game");
    let mut universe = Universe::new(&game);
    for seed in seed..seed + u64::from(games) {
        let mut check = Check { game: &game, seed, rng: Rng::from_seed(seed), actions: 0 };
        let record = check.play(&mut universe);
        truth::check_record(&game, &record, seed);
    }
}

/// One game in play.
struct Check<'a, G: Game> {
    game: &'a G,
    seed: u64,
    rng: Rng,
    actions: usize,
}

impl<G: Viewed> Check<'_, G> {
    /// Plays a table to its end; returns its record, read back.
    fn play(&mut self, universe: &mut Universe<G>) -> Record<G> {
        let mut opening = Opening::plain(self.game.seats(), Seed::from_number(self.seed));
        if self.seed % 2 == 1 {
            opening.version = Version::CURRENT;
            opening.salts[0] = "seven crows".to_owned();
            opening.stopped = vec![Seats::only(Seat::new(1))];
        }
        let mut table = Table::open(self.game.clone(), opening).expect("plain names fit a record");
        while let Turn::Act(to_act) = table.turn() {
            assert!(!to_act.is_empty(), "{}: somebody has to act", self.place());
            assert!(self.actions < MOST_ACTIONS, "{}: the game does not end", self.place());
            assert!(table.record().is_none(), "{}: no record before the end", self.place());
            let winners = self.game.winners(table.face_up());
            assert_eq!(winners, None, "{}: winners before the end", self.place());
            self.menus(&table, to_act, universe);
            if self.rng.below(SAMPLE) == 0 {
                self.refusals(&mut table, to_act, universe);
            }
            let place = self.rng.below(to_act.len() as u32) as usize;
            let seat = to_act.iter().nth(place).expect("a place below the number of seats");
            let action = Random.choose(table.view(seat), &mut self.rng);
            // Half of the actions are given in words.
            let words = self.game.action_words(action);
            let done = if self.rng.below(2) == 0 {
                table.act(seat, action)
            } else {
                table.act_in_words(seat, &words)
            };
            done.unwrap_or_else(|refusal| panic!("{}: `{words}`: {refusal}", self.place()));
            self.actions += 1;
        }
        self.refuses_when_over(&mut table, universe);
        self.record(&table)
    }

    fn place(&self) -> String {
        let options = tapis_game::options::to_value(self.game);
        let seats = self.game.seats();
        format!(
            "{}, {seats} seats, {options}, seed {}, {} actions",
            G::NAME,
            self.seed,
            self.actions
        )
    }

    /// A menu lists its actions in order, once each, knows them all and nothing else, and is empty
    /// for whoever may not act.
    fn menus(&self, table: &Table<G>, to_act: Seats, universe: &mut Universe<G>) {
        for seat in Seat::all(self.game.seats()) {
            let menu = table.view(seat).legal();
            // The costly part is left out for most of those who may not act anyway.
            if !to_act.contains(seat) && menu.is_empty() && !self.actions.is_multiple_of(8) {
                continue;
            }
            let listed: Vec<_> = menu.iter().collect();
            let place = || format!("{}, menu of seat {seat}: {listed:?}", self.place());
            assert_eq!(!listed.is_empty(), to_act.contains(seat), "{}", place());
            assert_eq!(menu.len(), listed.len(), "{}", place());
            assert_eq!(menu.is_empty(), listed.is_empty(), "{}", place());
            assert!(listed.is_sorted_by(|one, next| one < next), "{}", place());
            listed.iter().for_each(|action| universe.meet(self.game, *action));
            for action in universe.actions() {
                let is_listed = listed.binary_search(&action).is_ok();
                assert_eq!(menu.contains(action), is_listed, "{action:?}, {}", place());
            }
        }
    }

    /// What is not on the menu is refused, and nothing changes for anybody.
    fn refusals(&mut self, table: &mut Table<G>, to_act: Seats, universe: &Universe<G>) {
        let before = scenes(table);
        for seat in Seat::all(self.game.seats()) {
            let menu = table.view(seat).legal();
            for _ in 0..20 {
                let action = universe.any(&mut self.rng);
                if menu.contains(action) {
                    continue;
                }
                let words = self.game.action_words(action);
                let refusal = if to_act.contains(seat) {
                    Refusal::Illegal { seat, action: words.clone() }
                } else {
                    Refusal::NotYourTurn { seat, to_act }
                };
                assert_eq!(table.act_in_words(seat, &words), Err(refusal), "{}", self.place());
            }
            for words in universe.nonsense(self.game, &mut self.rng) {
                let refused = table.act_in_words(seat, &words);
                let unreadable = matches!(refused, Err(Refusal::Unreadable(_)));
                assert!(unreadable, "{}: `{words}`: {refused:?}", self.place());
            }
        }
        assert_eq!(before, scenes(table), "{}: a refusal changed something", self.place());
    }

    fn refuses_when_over(&self, table: &mut Table<G>, universe: &Universe<G>) {
        let winners = self.game.winners(table.face_up());
        assert!(winners.is_some(), "{}: a game that is over has a result", self.place());
        let before = scenes(table);
        for seat in Seat::all(self.game.seats()) {
            assert!(table.view(seat).legal().is_empty(), "{}: over", self.place());
            for action in universe.actions() {
                assert_eq!(table.act(seat, action), Err(Refusal::Over), "{}", self.place());
            }
        }
        assert_eq!(before, scenes(table), "{}: a refusal changed something", self.place());
    }

    /// A record reads back as the same record, and its replay ends as the table did.
    fn record(&self, table: &Table<G>) -> Record<G> {
        let written = table.record().expect("the game is over");
        let read = Record::read(&written.to_string())
            .unwrap_or_else(|flaw| panic!("{}: record, {flaw}", self.place()));
        assert_eq!(written, read, "{}: the record reads back", self.place());
        assert_eq!(written.to_string(), read.to_string(), "{}", self.place());
        let mut replay = read.replay();
        assert_eq!(replay.len(), self.actions, "{}: actions of the record", self.place());
        replay.go_to(replay.len());
        for seat in Seat::all(self.game.seats()) {
            let end = table.view(seat).scene();
            assert_eq!(replay.scene(Some(seat)), end, "{}: the end, seat {seat}", self.place());
        }
        read
    }
}

/// The table as everybody sees it.
fn scenes<G: Game>(table: &Table<G>) -> Vec<Map<String, Value>> {
    let seats = Seat::all(table.game().seats()).map(|seat| to_json(&table.view(seat).scene()));
    seats.chain([to_json(&table.spectate())]).collect()
}
