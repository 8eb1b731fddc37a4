//! What a bid would do, said before it is made, is what happens when it is made.

use tapis_bids::{Action, Ahead, Bids, Event, Foreseen, How};
use tapis_game::{Game, Menu, Opening, Rng, Seat, Table, Turn, deal::Seed};
use tapis_testkit::position::Position;

fn foresee(options: &str, state: &str, word: &str) -> Foreseen {
    let position = Position::<Bids>::new(4, options, state);
    let game = Bids::new(4, &toml::from_str(options).expect("well written")).expect("playable");
    let up = &position.state.face_up;
    let scene = position.state.view(&game, up.to_act).scene();
    game.foresee(&scene, up.to_act, word.parse().expect("a card")).expect("it is their turn")
}

#[test]
fn an_equal_bid_would_burn() {
    let state = "plays = 'R9 G3'\nhands = ['', '', 'B9 Y2 K4']\ncentre = 'K8'";
    let burns = foresee("", state, "B9");
    assert_eq!(burns.ahead, Some(Ahead::Burns(Seat::new(2))));
    assert_eq!(burns.burning.iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(2)]);
    assert!(burns.counts && !burns.complete);
    let behind = foresee("", state, "Y2");
    assert_eq!(
        behind.leader.map(|(seat, word)| (seat, word.to_string())),
        Some((Seat::new(0), "R9".to_owned()))
    );
    assert_eq!(foresee("", state, "K4").worth, Some(12), "the own black card would be won too");
}

#[test]
fn with_color_bids_only_the_most_frequent_colours_count() {
    let state = "plays = 'R9 R3'\nhands = ['', '', 'B10 R10 Y2']\ncentre = 'K8'";
    let blue = foresee("color_bids = true", state, "B10");
    assert!(!blue.counts);
    assert_eq!(blue.ahead, Some(Ahead::Wins(Seat::new(0))));
    let counts: Vec<_> =
        blue.colours.expect("Color Bids").counts.iter().map(|one| one.cards).collect();
    assert_eq!(counts.iter().sum::<u8>(), 4, "with the point card");
    assert!(foresee("color_bids = true", state, "R10").counts);
}

#[test]
fn nothing_is_foreseen_for_whoever_is_not_to_bid() {
    let position = Position::<Bids>::new(4, "", "plays = 'R9'\nhands = ['R8', 'G1', 'B9']");
    let game = Bids::new(4, &Default::default()).expect("playable");
    let scene = position.state.view(&game, Seat::new(2)).scene();
    assert_eq!(game.foresee(&scene, Seat::new(2), "B9".parse().expect("a card")), None);
}

/// In whole games, the last bid of each trick ends it as was foreseen.
#[test]
fn the_last_bid_does_what_was_foreseen() {
    let lowest = "specials = ['lowest_wins']\ncolor_bids = true";
    for (seats, options) in [(3, ""), (4, "color_bids = true"), (6, ""), (5, lowest)] {
        let options = toml::from_str(options).expect("well written");
        let game = Bids::new(seats, &options).expect("playable");
        let opening = Opening::plain(seats, Seed::new([seats; 32]));
        let mut table = Table::open(game.clone(), opening).expect("a table");
        let mut rng = Rng::from_seed(seats.into());
        let mut ended = 0;
        while let Turn::Act(to_act) = table.turn() {
            let seat = to_act.first().expect("somebody acts");
            let view = table.view(seat);
            let menu = view.legal();
            let action = menu.nth(rng.below(menu.len() as u32) as usize);
            let scene = view.scene();
            let foreseen = match action {
                Action::Bid(card) => game.foresee(&scene, seat, game.word(card)),
                Action::Steal(..) => None,
            };
            table.act(seat, action).expect("what is legal");
            let Some(foreseen) = foreseen.filter(|one| one.complete && !scene.hidden) else {
                continue;
            };
            let heard: Vec<_> = table.heard(None, table.steps() - 1).collect();
            let trick = heard.iter().find_map(|heard| match &heard.event {
                Event::TrickEnded(trick) => Some(trick),
                _ => None,
            });
            let trick = trick.expect("the last bid ends the trick");
            let (how, winner) = match foreseen.ahead.expect("nothing is hidden") {
                Ahead::Wins(seat) => (vec![How::Won], Some(seat)),
                Ahead::Burns(_) => (vec![How::Burned], None),
                Ahead::Nobody => (vec![How::CentreBest, How::NoNumber], None),
            };
            assert!(how.contains(&trick.how) && trick.winner == winner, "{trick:?}");
            assert_eq!(foreseen.colours, trick.colours);
            ended += 1;
        }
        assert!(ended > 10, "{ended} tricks");
    }
}
