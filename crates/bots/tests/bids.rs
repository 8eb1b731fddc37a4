//! Bids' bots: they see nothing hidden, and ends of rounds are counted exactly.

use tapis_bids::{Bids, Options};
use tapis_bots::bids::LastTricks;
use tapis_bots::ending::Ending;
use tapis_bots::{Level, Roster};
use tapis_game::{AllSeats, Before, Game, OpenTable, Rng, Seat, State, drive};

fn choice(game: &Bids, state: &State<Bids>, seat: Seat, name: &str) -> String {
    let mut bot = Bids::bot(name).expect("a bot of that name");
    game.action_words(bot.choose(state.view(game, seat), &mut Rng::from_seed(4)))
}

/// Plays a game of Casual players; all positions in which somebody has a choice.
fn positions(game: &Bids, seed: u64) -> Vec<(State<Bids>, Seat)> {
    let mut table = OpenTable::deal(game, Seat::new(0), Rng::from_seed(seed));
    let bot = Bids::bot("casual").expect("a bot");
    let mut positions = Vec::new();
    let mut note = Before(|table: &OpenTable<'_, Bids, _>, seat, _| {
        if table.state.face_up.trick < game.pack().hand {
            positions.push((table.state, seat));
        }
    });
    let mut players = AllSeats { bot, rng: Rng::from_seed(seed ^ 1) };
    drive(&mut table, &mut players, &mut note).expect("bots choose what is legal");
    positions
}

#[test]
fn hidden_cards_cannot_influence_a_bot() {
    for seats in Bids::SEATS {
        let options = Options { rounds: 1, ..Options::default() };
        let game = Bids::new(seats, &options).expect("a game");
        for (state, seat) in positions(&game, 7).into_iter().step_by(11) {
            for name in Bids::bots() {
                let name = match Bids::patient(name) {
                    Some(_) => format!("{name}@30"),
                    None => name.to_owned(),
                };
                if name == "random" {
                    continue;
                }
                let real = choice(&game, &state, seat, &name);
                for seed in 0..2 {
                    let other = state.view(&game, seat).imagine(&mut Rng::from_seed(seed));
                    assert_eq!(choice(&game, &other, seat, &name), real, "{name} peeked");
                }
            }
        }
    }
}

#[test]
fn all_worlds_at_the_end_of_a_round_are_found() {
    let options = Options { rounds: 1, ..Options::default() };
    let game = Bids::new(4, &options).expect("a game");
    let mut counted = 0;
    for (state, seat) in positions(&game, 3) {
        let view = state.view(&game, seat);
        if !LastTricks.begun(&game, view.face_up) {
            continue;
        }
        let Some(worlds) = LastTricks.worlds(view) else { continue };
        counted += 1;
        let next = |world: &State<Bids>| {
            (world.hands, world.face_down.top().map(|card| game.card_word(card)))
        };
        let all: Vec<_> = worlds.iter().map(next).collect();
        assert!(all.iter().enumerate().all(|(place, world)| !all[..place].contains(world)));
        for seed in 0..100 {
            let world = view.imagine(&mut Rng::from_seed(seed));
            assert!(all.contains(&next(&world)), "a world that fits was not counted");
        }
        // Nothing is left to chance, so the seed does not matter and there is no error.
        let master = Level::Master.bot::<Bids>();
        let thoughts = master.think(view, 1, master.budget(&game));
        let again = master.think(view, 2, master.budget(&game));
        assert_eq!(thoughts.actions, again.actions);
        assert!(thoughts.actions.iter().all(|action| action.error == 0.0));
    }
    assert!(counted > 0);
}
