//! Positions with moves that any good player would call a blunder, for both games. Each says what
//! the blunder is and why; the files are read by people, too.

use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_bots::Roster;
use tapis_game::{Game, LayOut, Menu, Nobody, Rng, Seat, State, Turn};

/// Those who are to make no blunder. Beginner and Casual may: that is what they do not know.
const BOTS: [&str; 4] = ["veteran", "club", "expert@120", "master@120"];

/// A position, what is done in it before the decision, and what nobody who plays well would do.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Trap {
    name: String,
    /// Why the blunders are blunders.
    why: String,
    players: u8,
    #[serde(default)]
    options: serde_json::Value,
    layout: serde_json::Value,
    /// What is done first, each by whoever has to act.
    #[serde(default)]
    before: Vec<String>,
    blunders: Vec<String>,
    /// The levels that do not see it yet.
    #[serde(default)]
    owed: Vec<String>,
}

impl Trap {
    /// The game, the position and who has to decide.
    fn set<G: LayOut>(&self) -> (G, State<G>, Seat) {
        let options = match &self.options {
            serde_json::Value::Null => G::Options::default(),
            options => serde_json::from_value(options.clone()).expect("options"),
        };
        let game = G::new(self.players, &options).expect("a game");
        let layout = serde_json::from_value(self.layout.clone()).expect("a layout");
        let mut state =
            game.lay_out(&layout).unwrap_or_else(|what| panic!("{}: {what}", self.name));
        for words in &self.before {
            let (action, seat) = (self.read(&game, &state, words), to_act(&game, &state));
            game.play(&mut state, seat, action, &mut Nobody);
        }
        for blunder in &self.blunders {
            self.read(&game, &state, blunder);
        }
        let seat = to_act(&game, &state);
        assert!(state.legal(&game, seat).len() > self.blunders.len(), "{}: no way out", self.name);
        (game, state, seat)
    }

    /// A legal action of whoever has to act.
    fn read<G: Game>(&self, game: &G, state: &State<G>, words: &str) -> G::Action {
        let action = game.read_action(words).unwrap_or_else(|| panic!("{}: {words}", self.name));
        let menu = state.legal(game, to_act(game, state));
        assert!(menu.contains(action), "{}: `{words}` cannot be chosen", self.name);
        action
    }
}

fn to_act<G: Game>(game: &G, state: &State<G>) -> Seat {
    match state.turn(game) {
        Turn::Act(to_act) => to_act.first().expect("somebody has to act"),
        other => panic!("nobody has to act: {other:?}"),
    }
}

/// Asks everybody about everything; who blunders where.
fn blunders<G: LayOut + Roster>(traps: &[Trap]) -> Vec<String> {
    let mut all = Vec::new();
    for trap in traps {
        let (game, state, seat) = trap.set::<G>();
        for name in BOTS {
            let mut bot = G::bot(name).expect("a bot of that name");
            let chosen = bot.choose(state.view(&game, seat), &mut Rng::from_seed(4));
            let chosen = game.action_words(chosen);
            let level = name.split('@').next().unwrap_or(name);
            if !trap.blunders.contains(&chosen) {
                continue;
            }
            if trap.owed.iter().any(|owed| owed == level) {
                println!("owed: {}: {name} would {chosen}", trap.name);
            } else {
                all.push(format!("{}: {name} would {chosen}, but {}", trap.name, trap.why));
            }
        }
    }
    all
}

fn read(file: &str) -> Vec<Trap> {
    let traps: Vec<Trap> = serde_json::from_str(file).expect("a list of positions");
    for trap in &traps {
        let known = |owed: &String| BOTS.iter().any(|name| name.split('@').next() == Some(owed));
        assert!(trap.owed.iter().all(known), "{}: {:?}", trap.name, trap.owed);
        assert!(!trap.why.is_empty() && !trap.blunders.is_empty(), "{}", trap.name);
    }
    traps
}

#[test]
fn nobody_who_plays_well_blunders_at_bids() {
    let found = blunders::<Bids>(&read(include_str!("positions/bids.json")));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn nobody_who_plays_well_blunders_at_all_in() {
    let found = blunders::<AllIn>(&read(include_str!("positions/all-in.json")));
    assert!(found.is_empty(), "{}", found.join("\n"));
}
