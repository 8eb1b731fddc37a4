//! Imagined worlds: held against every world there is on packs so small that all can be listed,
//! and against the view they come from in whole games.

use std::collections::HashMap;

use tapis_all_in::{AllIn, Card, CardSet, Category, FaceUp, Hand, Options, Phase, category};
use tapis_game::{Game, Menu, Rng, Seat, State, Turn, View};
use tapis_testkit::oracle::{Truths, each_order};

fn game(players: u8, options: &str) -> AllIn {
    let options: Options = toml::from_str(options).expect("the options are well written");
    AllIn::new(players, &options).expect("the options are playable")
}

fn cards(words: &str) -> CardSet {
    words.split(' ').map(|word| Card::read(word).expect("a card")).collect()
}

/// A game with hands of two, so that a hand is a pair or nothing.
fn small(players: u8, variant: &str, pack: &str) -> AllIn {
    game(players, &format!("discard_variant = '{variant}'")).small(cards(pack), 2)
}

/// Cards with Eye, Hypnosis, Take, Swap, Draw and Reveal.
const PACK: &str = "KC KM 9M 7C JC JM 10T 10S";

#[test]
fn a_deal_leaves_as_many_worlds_as_can_be_counted_by_hand() {
    let truths = Truths::of_all_deals(small(2, "none", PACK), Seat::new(0));
    // Two hands without order, two display cards and a deck of two with order: 8! / (2 × 2).
    assert_eq!((truths.len(), truths.ways()), (10_080, 40_320));
    // A seat sees its hand and the display; of four cards two are in the other hand, and the
    // deck has two orders: 6 × 2.
    assert_eq!(truths.ignorance(Seat::new(0)), [(12, 28 * 30)]);
    assert_eq!(truths.ignorance(Seat::new(1)), [(12, 28 * 30)]);
}

#[test]
fn fresh_deals_are_imagined_fairly() {
    let mut rng = Rng::from_seed(1);
    for variant in ["none", "manipulate", "closed_eye"] {
        let truths = Truths::of_all_deals(small(2, variant, PACK), Seat::new(0));
        for seat in Seat::all(2) {
            truths.assert_fair_worlds(seat, 200, &mut rng);
        }
    }
}

#[test]
fn the_first_actions_leave_exactly_the_worlds_that_are_imagined() {
    let mut rng = Rng::from_seed(2);
    for variant in ["none", "manipulate", "closed_eye"] {
        let mut truths = Truths::of_all_deals(small(2, variant, PACK), Seat::new(0));
        for depth in 0..4 {
            for seat in Seat::all(2) {
                let tried = truths.try_worlds(seat, 60, &mut rng);
                assert_eq!(tried, Ok(()), "{variant}, after {depth} actions");
            }
            truths = truths.after_any_action();
        }
    }
}

#[test]
fn three_seats_imagine_what_the_other_two_have_shown_each_other() {
    let mut rng = Rng::from_seed(3);
    let game = small(3, "none", "KC KM 9C 9S JT 5T QC QM QS");
    let mut truths = Truths::of_all_deals(game, Seat::new(0));
    for depth in 0..4 {
        for seat in Seat::all(3) {
            let tried = truths.try_worlds(seat, 25, &mut rng);
            assert_eq!(tried, Ok(()), "after {depth} actions");
        }
        truths = truths.after_any_action();
    }
}

/// What a seat sees.
type Seen = (FaceUp, Hand);

/// True states, reached from one layout of the pack through any actions and any shuffles.
fn reach(game: &AllIn, from: &[State<AllIn>], depth: u32) -> Vec<State<AllIn>> {
    let mut states: Vec<_> = from.to_vec();
    for _ in 0..depth {
        let mut next = HashMap::new();
        for state in &states {
            let Turn::Act(to_act) = state.turn(game) else { continue };
            for seat in to_act.iter() {
                for action in state.legal(game, seat).iter() {
                    let mut after = *state;
                    game.play(&mut after, seat, action);
                    deal_all(game, after, &mut |state| _ = next.insert(state, ()));
                }
            }
        }
        states = next.into_keys().collect();
    }
    states
}

fn deal_all(game: &AllIn, state: State<AllIn>, found: &mut impl FnMut(State<AllIn>)) {
    if state.turn(game) != Turn::Deal {
        return found(state);
    }
    if state.face_up.round > 1 {
        return;
    }
    let mut orders = Vec::new();
    let mut pile = game.to_shuffle(&state);
    each_order(pile.as_mut_slice(), &mut |order| orders.push(order.to_vec()));
    for order in orders {
        let mut next = state;
        game.deal(&mut next, &order);
        deal_all(game, next, found);
    }
}

fn all_deals(game: &AllIn) -> Vec<State<AllIn>> {
    let mut states = HashMap::new();
    deal_all(game, game.set_up(Seat::new(0)), &mut |state| _ = states.insert(state, ()));
    states.into_keys().collect()
}

#[test]
fn a_renewed_deck_is_imagined_with_the_cards_that_went_into_it() {
    let mut rng = Rng::from_seed(4);
    for variant in ["none", "closed_eye"] {
        let game = small(2, variant, "10C 10M 10S KC 2C 2M 3S");
        let mut states = all_deals(&game);
        let mut renewed = 0;
        for depth in 1..=4 {
            states = reach(&game, &states, 1);
            let mut groups: HashMap<(Seat, Seen), Vec<State<AllIn>>> = HashMap::new();
            for state in &states {
                for seat in Seat::all(2) {
                    let seen = (state.face_up, state.hands[seat]);
                    groups.entry((seat, seen)).or_default().push(*state);
                }
            }
            let held = |group: &((Seat, Seen), _)| !group.0.1.0.held.is_empty();
            let mut groups: Vec<_> = groups.into_iter().collect();
            groups.sort_by_cached_key(|((seat, seen), _)| format!("{seat}{seen:?}"));
            renewed += groups.iter().filter(|group| held(group)).count();
            rng.shuffle(&mut groups);
            groups.truncate(300);
            for ((seat, (face_up, hand)), worlds) in groups {
                let view = View { game: &game, seat, face_up: &face_up, hand: &hand };
                let mut missing: HashMap<_, _> = worlds.iter().map(|world| (*world, ())).collect();
                for _ in 0..40 * worlds.len() {
                    let world = view.imagine(&mut rng);
                    assert!(worlds.contains(&world), "{variant}, {depth}: no such world, {view:?}");
                    missing.remove(&world);
                }
                assert!(missing.is_empty(), "{variant}, {depth}: never imagined, {view:?}");
            }
        }
        assert_eq!(renewed > 0, variant == "none", "{variant}: decks were renewed");
    }
}

/// Plays whole games with random actions; shows every state.
fn play_games(game: &AllIn, games: u64, mut show: impl FnMut(&State<AllIn>, &mut Rng)) {
    for seed in 0..games {
        let mut rng = Rng::from_seed(seed);
        let mut state = game.set_up(Seat::new(rng.below(game.seats().into()) as u8));
        state.shuffle(game, &mut rng);
        while let Turn::Act(to_act) = state.turn(game) {
            show(&state, &mut rng);
            let place = rng.below(to_act.len() as u32) as usize;
            let seat = to_act.iter().nth(place).expect("a place below the number of seats");
            let menu = state.legal(game, seat);
            let action = menu.nth(rng.below(menu.len() as u32) as usize);
            game.play(&mut state, seat, action);
            state.shuffle(game, &mut rng);
        }
        show(&state, &mut rng);
    }
}

/// All cards of a world, wherever they lie.
fn all_cards(game: &AllIn, world: &State<AllIn>) -> Vec<Card> {
    let face_up = &world.face_up;
    let mut cards: Vec<Card> = Vec::new();
    for seat in Seat::all(game.seats()) {
        cards.extend(world.hands[seat].cards(seat).iter());
        cards.extend(world.hands[seat].revealed.iter());
    }
    cards.extend(face_up.display.cards().iter());
    cards.extend(face_up.revealed.iter().chain(&face_up.played));
    cards.extend(world.face_down.deck(face_up.deck_size));
    cards.extend(game.to_shuffle(&State { face_up: FaceUp { phase: RESHUFFLE, ..*face_up }, ..*world }).iter());
    cards.sort();
    cards
}

/// The phase in which the discard pile is asked for.
const RESHUFFLE: Phase = Phase::Shuffle(tapis_all_in::Errand::Draw);

#[test]
fn imagined_worlds_fit_their_views_in_whole_games() {
    for variant in ["none", "manipulate", "closed_eye"] {
        for players in 2..=5 {
            let game = game(players, &format!("discard_variant = '{variant}'"));
            let pack: Vec<Card> = game.pack().iter().collect();
            play_games(&game, 8, |state, rng| {
                for seat in Seat::all(players) {
                    let view = state.view(&game, seat);
                    let world = view.imagine(rng);
                    assert!(world.view(&game, seat) == view, "{view:?}");
                    assert_eq!(all_cards(&game, &world), pack, "{view:?}");
                    assert_fits(&game, &world);
                }
                assert_fits(&game, state);
            });
        }
    }
}

/// Whatever is known about hands is true in this world.
fn assert_fits(game: &AllIn, world: &State<AllIn>) {
    let face_up = &world.face_up;
    let mut held = CardSet::EMPTY;
    for seat in Seat::all(game.seats()) {
        let hand = world.hands[seat].cards(seat);
        assert_eq!(hand.len(), usize::from(face_up.hand_sizes[seat.index()]));
        assert!(hand.contains_all(face_up.known.hand(seat)), "known cards are in the hand");
        if let Some(told) = face_up.told[seat.index()] {
            assert_eq!(category(hand ^ face_up.changed[seat.index()]), told, "the answer was true");
        }
        let kept = hand & face_up.held;
        assert_eq!(kept.len(), usize::from(face_up.held_by[seat.index()]), "held cards");
        held = held | kept;
        for viewer in Seat::all(game.seats()).filter(|viewer| *viewer != seat) {
            let seen = world.hands[viewer].marks.hand(seat);
            let glimpse = face_up.glimpses[seat.index()][viewer.index()];
            let range = usize::from(glimpse.least())..=usize::from(glimpse.most());
            assert!(range.contains(&seen.len()), "{seen:?} is not {glimpse:?}");
            assert!((hand - face_up.known.hand(seat)).contains_all(seen), "seen cards are there");
            assert_eq!(seen, world.hands[seat].shown_to(seat, viewer), "both know the same");
        }
    }
    assert_eq!(held, face_up.held, "held cards are in hands");
}

#[test]
fn every_answer_is_met_however_rare() {
    let hands = [
        ("9C 8C 7C 6C 5C", Category::StraightFlush),
        ("2C 2M 2S 2T RU1", Category::FourOfAKind),
        ("AC AM AS KC KM", Category::FullHouse),
        ("AC 9C 7C 3C 2C", Category::Flush),
        ("AC 2M 3S 4T 5C", Category::Straight),
        ("AC AM AS 3C RU2", Category::ThreeOfAKind),
        ("AC AM KC KM 8S", Category::TwoPair),
        ("AC AM 9C 5M 2S", Category::Pair),
        ("QC JM AS 2T 3C", Category::Nothing),
    ];
    for (hand, told) in hands {
        let layout = format!("hands = ['KS 3M 6M 7M 9M', '{hand}']");
        let mut position = tapis_testkit::position::Position::<AllIn>::new(3, "", &layout);
        position.acts(&["play KS", "hypnosis 1"]);
        let mut rng = Rng::from_seed(7);
        for seat in [Seat::new(0), Seat::new(2)] {
            let view = position.state.view(&position.game, seat);
            let mut different = HashMap::new();
            for _ in 0..200 {
                let world = view.imagine(&mut rng);
                let imagined = world.hands[Seat::new(1)].cards(Seat::new(1));
                assert_eq!(category(imagined), told);
                different.insert(imagined, ());
            }
            let few = if told == Category::StraightFlush { 10 } else { 50 };
            assert!(different.len() > few, "{told:?}: only {} hands", different.len());
        }
    }
}
