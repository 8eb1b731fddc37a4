//! In shrunk games, where every world and every choice can be listed, the coach's losses agree with
//! the exact ones under its own beliefs and policies.

use tapis_all_in::{AllIn, Card, Layout, Mark};
use tapis_bids::{Bids, Pack};
use tapis_coach::{Coached, Mind, Sample, Worlds};
use tapis_game::{Game, LayOut, Menu, Nobody, Rng, Seat, State, Turn};

/// So many worlds the coach looks at.
const WORLDS: usize = 400;

/// How many losses agree, of how many: every action of every decision of these rounds counts as
/// chosen once.
fn agreed<G: Coached>(game: &G, starts: &[State<G>]) -> (u32, u32) {
    let mind = Mind::<G>::default();
    let (mut good, mut all) = (0, 0);
    for (number, start) in (0..).zip(starts) {
        let mut state = *start;
        let mut rng = Rng::from_seed(number);
        let round = game.round(&state.face_up);
        while let Turn::Act(to_act) = state.turn(game)
            && game.round(&state.face_up) == round
        {
            let seat = to_act.first().expect("somebody has to act");
            let view = state.view(game, seat);
            let menu = view.legal();
            if menu.len() > 1 {
                let from = mind.worlds(view);
                let Worlds::Counted(worlds) = &from else { panic!("few worlds fit") };
                let all_weight = worlds.last().expect("a world").1;
                let mut exact = vec![0.0; menu.len()];
                let mut before = 0.0;
                for (world, sum) in worlds {
                    for (value, action) in exact.iter_mut().zip(menu.iter()) {
                        *value += (sum - before) / all_weight * mind.expected(view, *world, action);
                    }
                    before = *sum;
                }
                let best = exact.iter().copied().fold(f64::MIN, f64::max);
                let mut sample = Sample::default();
                mind.try_all(view, &from, rng.bits(), WORLDS, &mut sample);
                for (place, value) in exact.iter().enumerate() {
                    let loss = sample.loss(place);
                    all += 1;
                    good += u32::from((loss.by - (best - value)).abs() <= 2.0 * loss.error + 1e-6);
                }
            }
            let choice = menu.nth(rng.below(menu.len() as u32) as usize);
            game.play(&mut state, seat, choice, &mut Nobody);
        }
    }
    (good, all)
}

fn agrees<G: Coached>(what: &str, game: &G, starts: &[State<G>]) {
    let (good, all) = agreed(game, starts);
    println!("{what}: {good} of {all} losses agree within two standard errors");
    assert!(all > 300, "enough of them to tell: {all}");
    assert!(f64::from(good) >= 0.95 * f64::from(all), "{what}: {good} of {all}");
}

/// Three players, two colours with three numbers, two cards each, one round.
#[test]
fn losses_are_right_in_shrunk_bids() {
    let pack = Pack { colours: 2, highest: 3, hand: 2, hand_blacks: 0 };
    let options = tapis_bids::Options { rounds: 1, ..Default::default() };
    let game = Bids::with_pack(3, &options, pack).expect("a small game");
    let starts: Vec<_> = (0..80)
        .map(|seed| {
            let mut state = game.set_up(Seat::new(0));
            state.shuffle(&game, &mut Rng::from_seed(seed));
            state
        })
        .collect();
    agrees("bids, two cards", &game, &starts);
}

/// Three players, of whom everybody has seen three cards; the other two are among seven. The display
/// is full, and the predictions are to come.
#[test]
fn losses_are_right_in_shrunk_predictions() {
    const SEEN: [&str; 3] = ["7C 7S QT", "8C 8M KT", "6S 6T JM"];
    const UNSEEN: [&str; 7] = ["7M", "8S", "6C", "QM", "KC", "JS", "AC"];
    const DISPLAY: [&str; 2] = ["2C 3M 4S 5T 9C", "9M 10S 10T 2M 3S"];
    let game = AllIn::new(3, &Default::default()).expect("a game");
    let starts: Vec<_> = (0..60)
        .map(|seed| {
            let mut hidden = UNSEEN;
            Rng::from_seed(seed).shuffle(&mut hidden);
            let hands = SEEN.iter().zip(hidden.chunks(2));
            let hands = hands.map(|(seen, two)| format!("{seen} {}", two.join(" ")));
            let layout = Layout {
                phase: Some("predict".to_owned()),
                active: Some(2),
                hands: hands.map(|hand| hand.as_str().into()).collect(),
                display: Some(DISPLAY.map(Into::into).to_vec()),
                deck: hidden[6].into(),
                deck_size: Some(1),
                ..Default::default()
            };
            let mut state = game.lay_out(&layout).expect("a position");
            for (seat, seen) in Seat::all(3).zip(SEEN) {
                let seen = seen.split(' ').map(|word| Card::read(word).expect("a card")).collect();
                state.face_up.known.mark(seen, Mark::hand(seat));
            }
            state
        })
        .collect();
    agrees("all-in, predictions", &game, &starts);
}
