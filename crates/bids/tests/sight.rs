//! What a person reads off the table follows from the scene, by the rules of the game.

use tapis_bids::{Ahead, Bids, Colour, Decided, Scene};
use tapis_game::{Game, Seat};
use tapis_testkit::position::Position;

fn game(players: u8, options: &str) -> Bids {
    let options = toml::from_str(options).expect("well written");
    Bids::new(players, &options).expect("playable")
}

fn scene(players: u8, options: &str, state: &str) -> (Bids, Scene) {
    let position = Position::<Bids>::new(players, options, state);
    let game = game(players, options);
    let scene = position.state.view(&game, Seat::new(0)).scene();
    (game, scene)
}

fn words(game: &Bids, cards: Vec<tapis_bids::Card>) -> Vec<String> {
    cards.into_iter().map(|card| game.card_word(card)).collect()
}

#[test]
fn who_is_ahead_follows_the_bids() {
    let ahead = |options, state| {
        let (game, scene) = scene(4, options, state);
        game.ahead(&scene)
    };
    let seat = Seat::new;
    assert_eq!(ahead("", ""), None, "nobody has bid");
    assert_eq!(ahead("", "plays = 'R9 G3'"), Some(Ahead::Wins(seat(0))));
    assert_eq!(ahead("", "plays = 'R9 G9'"), Some(Ahead::Burns(seat(1))));
    assert_eq!(ahead("", "plays = 'R9 G3'\nlowest_wins = true"), Some(Ahead::Wins(seat(1))));
    assert_eq!(ahead("", "plays = '2x'"), Some(Ahead::Nobody));
    assert_eq!(ahead("", "plays = 'R9'\nhidden = true"), Some(Ahead::Wins(seat(0))));
    assert_eq!(ahead("color_bids = true", "plays = 'R9'\nhidden = true"), None, "it depends");
    let centre = "plays = 'R3'\ncentre = 'K8'";
    assert_eq!(ahead("color_bids = true", centre), Some(Ahead::Nobody), "the centre card is best");
}

#[test]
fn the_stake_is_what_the_winner_would_receive() {
    let state = "centre = 'K8'\nplays = '2x R3 K4'\nfronts = ['K5', 'K2']\nstarter = 1";
    let (game, scene) = scene(4, "", state);
    assert_eq!(words(&game, game.at_stake(&scene)), ["K8", "K4", "2x"]);
    assert_eq!(game.points(&scene, Seat::new(0)), 5);
    assert_eq!(game.worth(&scene, Seat::new(0)), 29, "2 × (5 + 8 + 4), of which 5 are there");
    assert_eq!(game.worth(&scene, Seat::new(2)), 24);
}

#[test]
fn a_hidden_centre_card_is_not_among_the_stakes() {
    let (game, scene) = scene(4, "", "centre = 'K8'\nhidden = true\nplays = 'K3'");
    assert_eq!(words(&game, game.at_stake(&scene)), ["K3"]);
    assert_eq!(game.worth(&scene, Seat::new(1)), 3);
}

#[test]
fn the_prospect_of_a_seat_without_a_card_is_that_of_a_lucky_loser() {
    let (game, scene) = scene(3, "", "fronts = ['K5', '-5']\nzero_rounds = [0, 0, 2]");
    let prospects: Vec<_> = Seat::all(3).map(|seat| game.prospect(&scene, seat)).collect();
    assert_eq!(prospects, [5, -5, 36]);
}

#[test]
fn unseen_are_the_cards_of_other_hands_and_the_deck() {
    let (game, scene) = scene(4, "", "trick = 8\nplays = 'R9'\nhands = ['', 'G1 G2']");
    let unseen = game.unseen(&scene);
    let coloured: usize =
        unseen.iter().filter(|unseen| unseen.colour != Colour::Black).map(|u| u.cards.len()).sum();
    // Seat 0 has bid and holds two cards; the other three hold three each, one more is black.
    let in_other_hands: usize = scene.hands[1..].iter().map(Vec::len).sum();
    let black: usize =
        unseen.iter().filter(|unseen| unseen.colour == Colour::Black).map(|u| u.cards.len()).sum();
    assert_eq!(coloured + black, in_other_hands + scene.deck.len());
    let seen_by_spectator = {
        let position = Position::<Bids>::new(4, "", "trick = 8\nplays = 'R9'");
        game.unseen(&game.scene(&position.state.face_up, tapis_game::Eyes::Spectator))
    };
    assert!(seen_by_spectator.iter().map(|u| u.cards.len()).sum::<usize>() > coloured + black);
    let red = unseen.iter().find(|unseen| unseen.colour == Colour::Red);
    let nine = game.read_card("R9").expect("a card");
    assert!(red.is_none_or(|red| !red.cards.contains(&nine)), "it lies on the table");
}

#[test]
fn what_burns_is_known_during_the_trick() {
    let burning = |options, state| {
        let (game, scene) = scene(4, options, state);
        game.burning(&scene).iter().map(Seat::index).collect::<Vec<usize>>()
    };
    let none: [usize; 0] = [];
    assert_eq!(burning("", "plays = 'R9 G3'"), none);
    assert_eq!(burning("", "plays = 'R9 G3 B9'\nstarter = 1"), [1, 3]);
    assert_eq!(burning("", "plays = 'R9 G9 B3'\nlowest_wins = true"), none, "the 3 is ahead");
    assert_eq!(burning("", "plays = 'R9 G9 B10'"), none, "lower ones never move up");
}

#[test]
fn what_has_decided_the_game_is_told() {
    let decided = |totals: &str, fronts: &str| {
        let state = format!(
            "round = 6\ntrick = 10\ncentre = 'K1'\ntotals = {totals}\n\
                             fronts = {fronts}\nhands = ['R9', 'B9', 'Y3']"
        );
        let mut position = Position::<Bids>::new(3, "", &state);
        position.acts(&["bid R9", "bid B9", "bid Y3"]);
        let game = game(3, "");
        let scene = position.state.view(&game, Seat::new(0)).scene();
        (game.decided(&scene), scene.winners.map_or(0, |winners| winners.len()))
    };
    let fronts = "['K7 K5', 'K10 K2', 'K4']";
    assert_eq!(decided("[9, 8, 0]", fronts), (Some(Decided::Total), 1));
    assert_eq!(decided("[0, 0, 8]", fronts), (Some(Decided::HighestCard), 1), "all have 12");
    assert_eq!(decided("[0, -9, 8]", fronts), (Some(Decided::LastRound), 1));
    // Two lucky losers have no card that could part them.
    assert_eq!(decided("[50, 50, 0]", "['', '', 'K4']"), (Some(Decided::Nothing), 2));
}
