//! What the rulings are tested with: positions of Bids, bids in a row, and scores of fronts.

use tapis_bids::{Allies, Bids, RoundScore};
use tapis_game::{BySeat, Game, Seat, Words};
use tapis_testkit::position::Position;

/// A position; options and state as in a scenario file.
pub fn lay(players: u8, options: &str, state: &str) -> Position<Bids> {
    Position::new(players, options, state)
}

/// These cards are bid, one by each seat in turn.
#[track_caller]
pub fn bid(position: &mut Position<Bids>, cards: &str) {
    for card in cards.split(' ') {
        position.act(&format!("bid {card}"));
    }
}

/// The game with these options.
pub fn game(players: u8, options: &str) -> Bids {
    let options = toml::from_str(options).expect("the options are written correctly");
    Bids::new(players, &options).expect("the options are playable")
}

/// What a round is worth that ends with these fronts, after so many zero-rounds of each seat.
pub fn score(
    game: &Bids,
    fronts: &[&str],
    allies: Option<[u8; 2]>,
    zero_rounds: &[u8],
) -> RoundScore {
    let fronts: Vec<Words> = fronts.iter().map(|&words| words.into()).collect();
    let fronts = game.read_fronts(&fronts).expect("the fronts hold cards of this game");
    let seat = Seat::new;
    let allies =
        allies.map(|[player, winner]| Allies { player: seat(player), winner: seat(winner) });
    let zero_rounds = BySeat::from_fn(game.seats(), |seat| {
        zero_rounds.get(seat.index()).copied().unwrap_or_default()
    });
    game.score(&fronts, allies, zero_rounds)
}
