//! What a seat knows, and the worlds that it imagines.

use std::collections::HashMap;

use tapis_bids::{
    Bids, Black, CardSet, Face, FaceUp, LuckyLoser, Options, Pack, Special, To, Word,
};
use tapis_game::{
    Anything, Before, Game, LayOut, Menu, Nobody, OpenTable, Rng, Seat, State, Turn, drive,
};
use tapis_testkit::chance::assert_uniform;

/// Any options that can be played.
fn any_options(seats: u8, rng: &mut Rng) -> Options {
    let mut coin = || rng.below(2) == 0;
    let mut options = Options { rounds: 2, color_bids: coin(), ..Options::default() };
    options.ally = matches!(seats, 4 | 5).then(&mut coin);
    let specials = [Special::Shuffle, Special::LowestWins, Special::GreatUnknown, Special::Thief];
    options.specials = specials.into_iter().filter(|_| coin()).collect();
    if seats > 4 {
        options.specials.retain(|&special| special != Special::Thief);
    }
    if coin() {
        options.lucky_loser = LuckyLoser::Consecutive;
    }
    for id in ["jester", "fog"] {
        let mut black = Black::plain(id);
        (black.steal, black.shuffle, black.can_win) = (coin(), coin(), coin());
        (black.hide_next, black.uses_trick) = (coin(), coin());
        black.to = if coin() { To::Front } else { To::Aside };
        if black.check().is_ok() {
            options.blanks.push(black);
        }
    }
    options
}

/// Every card lies in exactly one place.
#[track_caller]
fn conserves(game: &Bids, state: &State<Bids>) {
    let scene = state.open_scene(game);
    let faces = scene.hands.into_iter().flatten().chain(scene.deck).chain(scene.centre);
    let mut cards: Vec<Word> = faces.filter_map(Face::word).collect();
    let piles = [scene.plays, scene.aside, scene.removed];
    piles.into_iter().chain(scene.fronts).for_each(|pile| cards.extend(pile));
    let n_cards = cards.len();
    let set: CardSet = cards.iter().map(|word| game.card(*word).expect("a card")).collect();
    assert_eq!(n_cards, set.len(), "a card is doubled");
    assert_eq!(set, game.all_cards(), "a card is lost");
}

/// A world that fits has the same face-up drawer and the same hand, and every card once.
#[track_caller]
fn worlds_fit(game: &Bids, state: &State<Bids>, rng: &mut Rng) {
    for seat in Seat::all(game.seats()) {
        let view = state.view(game, seat);
        let world = view.imagine(rng);
        assert!(world.view(game, seat) == view, "the seat would see something else");
        conserves(game, &world);
        let (scene, other) = (view.scene(), world.view(game, seat).scene());
        assert_eq!(scene, other);
        let sizes = |state: &State<Bids>| state.hands.0.map(|hand| hand.len());
        assert_eq!(sizes(&world), sizes(state), "hands have another size");
        assert_eq!(world.face_down.len(), state.face_down.len());
        assert_eq!(usize::from(world.face_up.deck), world.face_down.len());
    }
}

fn play_on(
    game: &Bids,
    state: &mut State<Bids>,
    rng: &mut Rng,
    each: fn(&Bids, &State<Bids>, &mut Rng),
) {
    let mut table = OpenTable::at(game, *state, rng.split());
    let mut players = Anything(rng.split());
    let mut look = Before(|table: &OpenTable<'_, Bids, _>, _, _| each(game, &table.state, rng));
    drive(&mut table, &mut players, &mut look).expect("legal actions");
    *state = table.state;
    each(game, state, rng);
}

#[test]
fn imagined_worlds_fit_whatever_was_agreed() {
    let mut rng = Rng::from_seed(7);
    for _ in 0..24 {
        let seats = 3 + rng.below(4) as u8;
        let options = any_options(seats, &mut rng);
        let game = Bids::new(seats, &options).expect("playable");
        let mut state = game.set_up(Seat::new(rng.below(seats.into()) as u8));
        while state.turn(&game) == Turn::Deal {
            // Also before everything is dealt.
            let world = state.view(&game, Seat::new(0)).imagine(&mut rng);
            assert!(world.view(&game, Seat::new(0)) == state.view(&game, Seat::new(0)));
            let mut cards = game.to_shuffle(&state);
            assert!(cards.as_slice().is_sorted(), "cards are handed out in order");
            rng.shuffle(cards.as_mut_slice());
            game.deal(&mut state, cards.as_slice(), &mut Nobody);
        }
        play_on(&game, &mut state, &mut rng, |game, state, rng| {
            conserves(game, state);
            worlds_fit(game, state, rng);
        });
    }
}

#[test]
fn imagined_worlds_can_be_played_to_the_end() {
    let mut rng = Rng::from_seed(8);
    for _ in 0..12 {
        let seats = 3 + rng.below(4) as u8;
        let game = Bids::new(seats, &any_options(seats, &mut rng)).expect("playable");
        let mut state = game.set_up(Seat::new(0));
        state.shuffle(&game, &mut rng);
        play_on(&game, &mut state, &mut rng, |game, state, rng| {
            if rng.below(20) == 0 {
                let mut world = state.view(game, Seat::new(1)).imagine(rng);
                play_on(game, &mut world, rng, |game, state, _| conserves(game, state));
            }
        });
    }
}

#[test]
fn positions_laid_out_by_hand_are_imagined_and_played_too() {
    let mut rng = Rng::from_seed(9);
    let options = toml::from_str("specials = ['shuffle', 'lowest_wins', 'great_unknown', 'thief']")
        .expect("options");
    let game = Bids::new(4, &options).expect("playable");
    for state in [
        "",
        "trick = 10",
        "trick = 10\nhidden = true\ncentre = 'shuffle'",
        "hands = ['K1 K2 K3 K4 2x -5 thief shuffle lowest unknown']",
        "trick = 5\nfronts = ['shuffle lowest', 'unknown thief']\nhands = ['K1 K2', 'K3']",
        "trick = 3\naside = 'K1 K2 K3 K4 K5 K6 K7 K8 K9 2x -5 thief shuffle lowest unknown'",
        "trick = 3\ncentre = 'unknown'\nhidden = true\n\
         aside = 'K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 2x -5 thief shuffle lowest'",
        "trick = 2\nplays = 'R9 K3'\nstarter = 3\nfronts = ['K1', '', '2x -5']\nremoved = 'Y1'",
    ] {
        let layout = toml::from_str(state).expect("a layout");
        for _ in 0..4 {
            let mut state = game.lay_out(&layout).expect("a position");
            play_on(&game, &mut state, &mut rng, |game, state, rng| {
                conserves(game, state);
                worlds_fit(game, state, rng);
            });
        }
    }
}

/// Every state that chance and players can lead to, with its probability, if every action is
/// equally likely: what others chose then tells nothing beyond the rules.
type Truths = HashMap<State<Bids>, f64>;

/// Carries out all shuffles in all ways.
fn deal_all(game: &Bids, state: State<Bids>, weight: f64, truths: &mut Truths) {
    if state.turn(game) != Turn::Deal {
        *truths.entry(state).or_default() += weight;
        return;
    }
    let mut orders = vec![Vec::new()];
    for &card in &game.to_shuffle(&state) {
        orders = orders
            .into_iter()
            .flat_map(|order: Vec<_>| {
                (0..=order.len()).map(move |place| {
                    let mut order = order.clone();
                    order.insert(place, card);
                    order
                })
            })
            .collect();
    }
    let mut next = HashMap::new();
    for order in &orders {
        let mut state = state;
        game.deal(&mut state, order, &mut Nobody);
        *next.entry(state).or_insert(0.0) += weight / orders.len() as f64;
    }
    next.into_iter().for_each(|(state, weight)| deal_all(game, state, weight, truths));
}

fn act_all(game: &Bids, truths: &Truths) -> Truths {
    let mut after = HashMap::new();
    for (state, weight) in truths {
        let Turn::Act(to_act) = state.turn(game) else { continue };
        let seat = to_act.first().expect("somebody acts");
        let menu = state.legal(game, seat);
        for action in menu.iter() {
            let mut next = *state;
            game.play(&mut next, seat, action, &mut Nobody);
            deal_all(game, next, weight / menu.len() as f64, &mut after);
        }
    }
    after
}

/// In a few of the groups of states that a seat cannot tell apart: all are equally likely, and all
/// are imagined equally often, and nothing else is.
fn fair_worlds(game: &Bids, truths: &Truths, seat: Seat, rng: &mut Rng) -> usize {
    let mut groups: HashMap<(FaceUp, CardSet), Vec<_>> = HashMap::new();
    for (state, weight) in truths {
        let seen = (state.face_up, state.hands[seat]);
        groups.entry(seen).or_default().push((*state, *weight));
    }
    let mut largest: Vec<_> = groups.into_values().collect();
    largest.sort_by_key(|group| std::cmp::Reverse(group.len()));
    let step = largest.len().div_ceil(12);
    for group in largest.iter().step_by(step) {
        let (first, likely) = group[0];
        assert!(group.iter().all(|(_, weight)| (weight / likely - 1.0).abs() < 1e-9));
        let place: HashMap<_, _> = group.iter().enumerate().map(|(n, (s, _))| (*s, n)).collect();
        let mut counts = vec![0; group.len()];
        for _ in 0..group.len() * 30 {
            let world = first.view(game, seat).imagine(rng);
            counts[*place.get(&world).expect("a world that there is")] += 1;
        }
        assert_uniform("worlds", &counts);
    }
    largest[0].len()
}

#[test]
fn every_world_that_fits_is_imagined_equally_often() {
    // Four coloured cards and two black ones are dealt to three hands of two cards.
    let pack = Pack { colours: 2, highest: 2, hand: 2, hand_blacks: 2 };
    let mut rng = Rng::from_seed(10);
    for special in [Special::Shuffle, Special::GreatUnknown] {
        let options = Options { specials: vec![special], rounds: 1, ..Options::default() };
        let game = Bids::with_pack(3, &options, pack).expect("playable");
        let mut truths = Truths::new();
        deal_all(&game, game.set_up(Seat::new(0)), 1.0, &mut truths);
        assert!((truths.values().sum::<f64>() - 1.0).abs() < 1e-9);
        for actions in 0..5 {
            let seat = Seat::new(actions % 3);
            let largest = fair_worlds(&game, &truths, seat, &mut rng);
            if actions == 0 && special == Special::Shuffle {
                // Face up: the centre card. Not seen by a seat with two coloured cards: two
                // coloured and four black ones, four of them in the other two hands, two of these
                // black; the other two in the deck. (4 choose 2) × (4 choose 2) × 2!
                assert_eq!(largest, 72);
            }
            truths = act_all(&game, &truths);
        }
    }
}
