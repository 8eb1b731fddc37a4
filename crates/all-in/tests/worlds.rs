//! Imagined worlds: held against every world there is on packs so small that all can be listed,
//! and against the view they come from in whole games.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use tapis_all_in::{AllIn, Card, CardSet, Category, FaceUp, Hand, Options, Phase, category};
use tapis_game::{Anything, Before, Game, Menu, Nobody, OpenTable, Rng, Seat, State, Turn, drive};
use tapis_testkit::chance;
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
fn two_seats_imagine_every_world_as_often_as_it_comes_about() {
    for variant in ["none", "manipulate"] {
        let game = small(2, variant, PACK);
        let deals = all_deals(&game);
        for seed in 0..12 {
            let check = Check { game: &game, viewer: Seat::new(seed as u8 % 2), fair: 3, depth: 4 };
            check.run(check.like_some(&deals, seed), seed);
        }
    }
}

#[test]
fn with_closed_eye_forgotten_cards_may_be_anywhere() {
    // Cards laid down unseen make a seat forget what it knew, so that the same view comes about
    // in many ways: only all deals together lead to all of its worlds.
    let game = small(2, "closed_eye", "KC KM 7C JC JM 10T 8M");
    let deals = all_deals(&game);
    for viewer in Seat::all(2) {
        Check { game: &game, viewer, fair: 0, depth: 4 }.run(deals.clone(), 1);
    }
}

#[test]
fn three_seats_imagine_what_the_other_two_have_shown_each_other() {
    let game = small(3, "none", "KC KM 9C 9S JT 5T QC QM QS");
    let deals = all_deals(&game);
    for seed in 0..12 {
        let check = Check { game: &game, viewer: Seat::new(seed as u8 % 3), fair: 1, depth: 5 };
        check.run(check.like_some(&deals, seed), seed);
    }
}

#[test]
fn a_renewed_deck_is_imagined_with_the_cards_that_went_into_it() {
    let game = small(2, "none", "10C 10M 10S 10T KC KM 8M 2C 3S");
    let deals = all_deals(&game);
    let renewed: usize = (0..8)
        .map(|seed| {
            let viewer = Seat::new(seed as u8 % 2);
            let check = Check { game: &game, viewer, fair: 3, depth: 5 };
            check.run(check.like_some(&deals, seed), seed)
        })
        .sum();
    assert!(renewed > 40, "decks were renewed {renewed} times");
}

/// What a seat sees.
type Seen = (FaceUp, Hand);
/// Worlds, and in how many ways chance and players lead to each.
type Worlds = HashMap<State<AllIn>, u64>;

/// Follows all worlds that a seat cannot tell apart after a deal, through any actions and any
/// shuffles.
struct Check<'a> {
    game: &'a AllIn,
    viewer: Seat,
    /// After so many actions every world is imagined as often as it comes about; later, each is
    /// imagined at all, because a view does not hold how it came about.
    fair: u32,
    depth: u32,
}

impl Check<'_> {
    /// Those deals that the seat cannot tell from a random one.
    fn like_some(&self, deals: &[State<AllIn>], seed: u64) -> Vec<State<AllIn>> {
        let mut state = self.game.set_up(Seat::new(0));
        state.shuffle(self.game, &mut Rng::from_seed(seed));
        deals.iter().filter(|deal| self.seen(deal) == self.seen(&state)).copied().collect()
    }

    /// After each action the seat imagines just those worlds that look the same. Returns how many
    /// of the views that were tried have a renewed deck.
    fn run(&self, deals: Vec<State<AllIn>>, seed: u64) -> usize {
        let mut rng = Rng::from_seed(seed);
        let mut worlds: Worlds = HashMap::new();
        deals.into_iter().for_each(|deal| *worlds.entry(deal).or_default() += 1);
        let mut renewed = 0;
        for depth in 0..=self.depth {
            let mut groups: HashMap<Seen, Worlds> = HashMap::new();
            for (world, ways) in &worlds {
                let next =
                    if depth == 0 { vec![*world] } else { after_any_action(self.game, world) };
                for next in next {
                    *groups.entry(self.seen(&next)).or_default().entry(next).or_default() += ways;
                }
            }
            let mut groups: Vec<_> = groups.into_iter().collect();
            // The order of a hash table is not the same twice; that of plain hashes is.
            groups.sort_by_cached_key(|(seen, _)| {
                let mut hasher = DefaultHasher::new();
                seen.hash(&mut hasher);
                hasher.finish()
            });
            for _ in 0..40 {
                let ((face_up, _), worlds) = &groups[rng.below(groups.len() as u32) as usize];
                renewed += usize::from(!face_up.held.is_empty());
                self.imagine(worlds, depth, &mut rng);
            }
            worlds = groups.into_iter().flat_map(|(_, worlds)| worlds).collect();
        }
        renewed
    }

    fn seen(&self, state: &State<AllIn>) -> Seen {
        (state.face_up, state.hands[self.viewer])
    }

    fn imagine(&self, worlds: &Worlds, depth: u32, rng: &mut Rng) {
        let worlds: Vec<_> = worlds.iter().collect();
        let view = worlds[0].0.view(self.game, self.viewer);
        let place = |world: &State<AllIn>| worlds.iter().position(|(other, _)| *other == world);
        let mut counts = vec![0; worlds.len()];
        for _ in 0..60 * worlds.len() {
            let world = view.imagine(rng);
            let Some(place) = place(&world) else {
                panic!("after {depth} actions, no such world: {:?}", self.seen(&world));
            };
            counts[place] += 1;
        }
        if depth <= self.fair {
            let weights: Vec<u64> = worlds.iter().map(|(_, ways)| **ways).collect();
            chance::assert_weighted(&format!("after {depth} actions, {view:?}"), &counts, &weights);
        } else {
            let missing = counts.iter().filter(|count| **count == 0).count();
            assert_eq!(missing, 0, "after {depth} actions, never imagined: {view:?}");
        }
    }
}

/// Every state that one action, and whatever is shuffled after it, leads to in the same round.
fn after_any_action(game: &AllIn, state: &State<AllIn>) -> Vec<State<AllIn>> {
    let mut found = Vec::new();
    let Turn::Act(to_act) = state.turn(game) else { return found };
    for seat in to_act.iter() {
        for action in state.legal(game, seat).iter() {
            let mut next = *state;
            game.play(&mut next, seat, action, &mut Nobody);
            if next.face_up.round == state.face_up.round {
                deal_all(game, next, &mut found);
            }
        }
    }
    found
}

fn all_deals(game: &AllIn) -> Vec<State<AllIn>> {
    let mut found = Vec::new();
    deal_all(game, game.set_up(Seat::new(0)), &mut found);
    found
}

fn deal_all(game: &AllIn, state: State<AllIn>, found: &mut Vec<State<AllIn>>) {
    if state.turn(game) != Turn::Deal {
        return found.push(state);
    }
    let mut pile = game.to_shuffle(&state);
    each_order(pile.as_mut_slice(), &mut |order| {
        let mut next = state;
        game.deal(&mut next, order, &mut Nobody);
        deal_all(game, next, found);
    });
}

/// Plays whole games with random actions; shows every state.
fn play_games(game: &AllIn, games: u64, mut show: impl FnMut(&State<AllIn>, &mut Rng)) {
    for seed in 0..games {
        let mut rng = Rng::from_seed(seed);
        let start = Seat::new(rng.below(game.seats().into()) as u8);
        let mut table = OpenTable::deal(game, start, rng.split());
        let mut players = Anything(rng.split());
        let mut look = Before(|table: &OpenTable<'_, AllIn, _>, _, _| show(&table.state, &mut rng));
        drive(&mut table, &mut players, &mut look).expect("legal actions");
        show(&table.state, &mut rng);
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
    cards.extend(
        game.to_shuffle(&State { face_up: FaceUp { phase: RESHUFFLE, ..*face_up }, ..*world })
            .iter(),
    );
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
