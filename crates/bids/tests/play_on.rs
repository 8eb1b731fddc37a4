//! A round that is played on by numbers comes to the same ends as one that is played by menus, each
//! as often, if all numbers are equally likely.

use tapis_bids::{Bids, Options, Pack, Special};
use tapis_game::{Game, Menu, Nobody, Rng, Seat, State, Turn};

/// As the contract has it for games that need menus.
fn by_menus(game: &Bids, state: &mut State<Bids>, choose: &mut dyn FnMut(usize) -> usize) {
    let round = state.face_up.round;
    while let Turn::Act(to_act) = state.turn(game)
        && state.face_up.round == round
    {
        let seat = to_act.first().expect("somebody has to act");
        let menu = state.legal(game, seat);
        game.play(state, seat, menu.nth(choose(menu.len())), &mut Nobody);
    }
}

/// All ends with their chances, by trying every sequence of numbers.
fn ends(
    start: &State<Bids>,
    play: impl Fn(&mut State<Bids>, &mut dyn FnMut(usize) -> usize),
) -> Vec<(State<Bids>, f64)> {
    let mut all: Vec<(State<Bids>, f64)> = Vec::new();
    // What was chosen, and of how many.
    let mut choices: Vec<(usize, usize)> = Vec::new();
    loop {
        let mut state = *start;
        let mut step = 0;
        play(&mut state, &mut |n| {
            if step == choices.len() {
                choices.push((0, n));
            }
            assert_eq!(choices[step].1, n, "the same choices lead to the same number of actions");
            step += 1;
            choices[step - 1].0
        });
        let chance = choices.iter().map(|(_, n)| 1.0 / *n as f64).product::<f64>();
        match all.iter_mut().find(|(other, _)| *other == state) {
            Some((_, sum)) => *sum += chance,
            None => all.push((state, chance)),
        }
        while choices.last().is_some_and(|(chosen, n)| chosen + 1 == *n) {
            choices.pop();
        }
        match choices.last_mut() {
            Some((chosen, _)) => *chosen += 1,
            None => return all,
        }
    }
}

#[test]
fn a_round_played_on_by_numbers_ends_as_by_menus() {
    let specials = vec![Special::Thief, Special::Shuffle, Special::LowestWins];
    for options in [
        Options { rounds: 1, specials: specials.clone(), ..Options::default() },
        Options { rounds: 2, specials, color_bids: true, ..Options::default() },
    ] {
        let pack = Pack { colours: 2, highest: 5, hand: 3, hand_blacks: 1 };
        let game = Bids::with_pack(3, &options, pack).expect("a small game");
        let (mut shuffled, mut scored) = (0, 0);
        for seed in 0..12 {
            let mut rng = Rng::from_seed(seed);
            let mut start: State<Bids> = game.set_up(Seat::new(0));
            start.shuffle(&game, &mut rng);
            // From a trick that has begun, too.
            for _ in 0..seed % 3 {
                let seat = start.face_up.to_act;
                let menu = start.legal(&game, seat);
                game.play(&mut start, seat, menu.nth(0), &mut Nobody);
            }
            let quick = ends(&start, |state, choose| game.play_on(state, choose));
            let plain = ends(&start, |state, choose| by_menus(&game, state, choose));
            assert_eq!(quick.len(), plain.len());
            for (state, chance) in &quick {
                let same = plain.iter().find(|(other, _)| other == state);
                let (_, other) = same.expect("an end that menus do not lead to");
                assert!((chance - other).abs() < 1e-9, "{chance} {other}");
                match state.turn(&game) {
                    Turn::Deal if state.face_up.round == 1 => shuffled += 1,
                    _ => scored += 1,
                }
            }
        }
        assert!(shuffled > 0 && scored > 0, "{shuffled} {scored}");
    }
}
