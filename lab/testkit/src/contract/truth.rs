//! A finished game with everything open: its cards, its views, and the worlds that fit them.

use serde_json::{Map, Value};
use tapis_bots::Random;
use tapis_game::{Bot, Eyes, Heard, Menu, Nobody, Record, Rng, Seat, State, Told, Turn, options};

use super::{MOST_ACTIONS, SAMPLE};
use crate::json::{Viewed, cards, sort, to_json};

/// Checks every state of a finished game.
pub(super) fn check_record<G: Viewed>(game: &G, record: &Record<G>, seed: u64) {
    let mut replay = record.replay();
    let mut truth = Truth::new(game, replay.state(), seed);
    let mut round = 0;
    for place in 0..=replay.len() {
        replay.go_to(place);
        truth.place = place;
        let now = game.round(&replay.state().face_up);
        assert!((round..=round + 1).contains(&now), "{}: round {now}", truth.whereabouts());
        round = now;
        truth.check(replay.state());
    }
}

/// Lets random bots play on from any state, which play need not have led to, and checks every
/// state on the way.
///
/// # Panics
/// Panics if something does not hold, with the game, the seed and the place.
pub fn check_from<G: Viewed>(game: &G, state: &State<G>, seed: u64) {
    let mut truth = Truth::new(game, state, seed);
    let mut state = *state;
    truth.views(&state);
    truth.worlds(&state);
    truth.ears(&state);
    while truth.act(&mut state) {
        truth.place += 1;
        assert!(truth.place < MOST_ACTIONS, "{}: it does not end", truth.whereabouts());
        truth.check(&state);
    }
}

/// So many actions long two truths are played on side by side, if they still seem the same then.
const AHEAD: usize = 12;

/// A place in a finished game.
struct Truth<'a, G: Viewed> {
    game: &'a G,
    seed: u64,
    place: usize,
    rng: Rng,
    pack: Vec<String>,
}

impl<'a, G: Viewed> Truth<'a, G> {
    fn new(game: &'a G, state: &State<G>, seed: u64) -> Self {
        let mut truth = Self { game, seed, place: 0, rng: Rng::from_seed(seed), pack: Vec::new() };
        truth.pack = cards::<G>(&truth.open(state));
        truth
    }

    fn check(&mut self, state: &State<G>) {
        self.holds_every_card("the truth", state);
        // The end is looked at in every game: there, much is shown that was hidden.
        if self.rng.below(SAMPLE) == 0 || state.turn(self.game) == Turn::Over {
            self.views(state);
            self.worlds(state);
            self.ears(state);
        }
    }

    fn whereabouts(&self) -> String {
        let options = options::to_value(self.game);
        let (seats, seed, place) = (self.game.seats(), self.seed, self.place);
        format!("{}, {seats} seats, {options}, seed {seed}, after {place} actions", G::NAME)
    }

    fn open(&self, state: &State<G>) -> Map<String, Value> {
        to_json(&G::state_only(state.open_scene(self.game)))
    }

    /// Every card lies in exactly one place.
    fn holds_every_card(&self, what: &str, state: &State<G>) {
        let found = cards::<G>(&self.open(state));
        assert_eq!(found, self.pack, "{}: the cards of {what}", self.whereabouts());
    }

    /// What a viewer sees is the open scene with what is hidden from that viewer turned over.
    fn views(&self, state: &State<G>) {
        for seat in Seat::all(self.game.seats()) {
            let seen = state.view(self.game, seat).scene();
            self.is_read_again(&seen);
            let found = sorted(to_json(&G::state_only(seen)));
            let right = self.hidden(state, Some(seat));
            assert_eq!(found, right, "{}: view of seat {seat}", self.whereabouts());
        }
        let seen = self.game.scene(&state.face_up, Eyes::Spectator);
        self.is_read_again(&seen);
        self.is_read_again(&state.open_scene(self.game));
        let found = sorted(to_json(&G::state_only(seen)));
        let right = self.hidden(state, None);
        assert_eq!(found, right, "{}: view of a spectator", self.whereabouts());
    }

    /// A scene that was written down is read as the same scene, and written in the same way again.
    fn is_read_again(&self, scene: &G::Scene) {
        let text = serde_json::to_string(scene).expect("a scene is plain data");
        let read: G::Scene = serde_json::from_str(&text)
            .unwrap_or_else(|error| panic!("{}: {error}: {text}", self.whereabouts()));
        assert_eq!(&read, scene, "{}", self.whereabouts());
        let again = serde_json::to_string(&read).expect("a scene is plain data");
        assert_eq!(again, text, "{}", self.whereabouts());
    }

    fn hidden(&self, state: &State<G>, viewer: Option<Seat>) -> Map<String, Value> {
        let mut scene = self.open(state);
        self.game.hide(&mut scene, viewer);
        sorted(scene)
    }

    /// A world that a seat imagines is the truth as far as that seat can tell, is complete, and
    /// can be played to its end.
    fn worlds(&mut self, state: &State<G>) {
        for seat in Seat::all(self.game.seats()) {
            let view = state.view(self.game, seat);
            let mut world = view.imagine(&mut self.rng);
            let what = |part| format!("{}: {part} of a world of seat {seat}", self.whereabouts());
            assert_eq!(world.view(self.game, seat), view, "{}", what("the view"));
            let menu = actions(&world.legal(self.game, seat));
            assert_eq!(menu, actions(&view.legal()), "{}", what("the menu"));
            self.holds_every_card("a world", &world);
            let same = self.hidden(&world, Some(seat)) == self.hidden(state, Some(seat));
            assert!(same, "{}", what("the scene"));
            self.play_to_the_end(&mut world);
        }
    }

    /// Two truths that a seat cannot tell apart sound the same to it, and to a spectator, for as long
    /// as it cannot tell them apart.
    fn ears(&mut self, state: &State<G>) {
        for seat in Seat::all(self.game.seats()) {
            let imagined = state.view(self.game, seat).imagine(&mut self.rng);
            let mut truths = [*state, imagined];
            for after in 1..=AHEAD {
                let Some(told) = self.act_alike(&mut truths, seat) else { break };
                let [one, two] = truths.each_ref().map(|truth| truth.view(self.game, seat));
                if one != two {
                    break;
                }
                for ears in [Some(seat), None] {
                    let [one, two] = told.each_ref().map(|told| heard(told, ears));
                    let whereabouts = self.whereabouts();
                    assert_eq!(one, two, "{whereabouts}: seat {seat}, {after} actions later");
                }
            }
        }
    }

    /// One random action in two truths that a seat cannot tell apart, so that it hears the same words
    /// if that is possible, with the shuffles after it; and what was told of it.
    fn act_alike(&mut self, truths: &mut [State<G>; 2], seat: Seat) -> Option<[Vec<Told<G>>; 2]> {
        let game = self.game;
        let Turn::Act(to_act) = truths[0].turn(game) else { return None };
        let place = self.rng.below(to_act.len() as u32) as usize;
        let actor = to_act.iter().nth(place).expect("a place below the number of seats");
        let action = Random.choose(truths[0].view(game, actor), &mut self.rng);
        let menu = truths[1].legal(game, actor);
        let overheard =
            |other: &G::Action| actor != seat && game.overheard(*other) == game.overheard(action);
        let same = menu.contains(action).then_some(action);
        let alike = same.or_else(|| menu.iter().find(overheard))?;
        let mut told = [Vec::new(), Vec::new()];
        game.play(&mut truths[0], actor, action, &mut told[0]);
        game.play(&mut truths[1], actor, alike, &mut told[1]);
        while truths[0].turn(game) == Turn::Deal {
            // The same cards come in the same order, and others in their places.
            let seed = self.rng.bits();
            for (truth, told) in truths.iter_mut().zip(&mut told) {
                if truth.turn(game) != Turn::Deal {
                    return None;
                }
                let mut cards = game.to_shuffle(truth);
                Rng::from_seed(seed).shuffle(cards.as_mut_slice());
                game.deal(truth, cards.as_slice(), told);
            }
        }
        Some(told)
    }

    fn play_to_the_end(&mut self, world: &mut State<G>) {
        for _ in 0..MOST_ACTIONS {
            if !self.act(world) {
                return self.holds_every_card("the end of a world", world);
            }
        }
        panic!("{}: an imagined world does not end", self.whereabouts());
    }

    /// One random action, with the shuffles before and after it; `false` if the game is over.
    fn act(&mut self, state: &mut State<G>) -> bool {
        state.shuffle(self.game, &mut self.rng);
        let Turn::Act(to_act) = state.turn(self.game) else { return false };
        let place = self.rng.below(to_act.len() as u32) as usize;
        let seat = to_act.iter().nth(place).expect("a place below the number of seats");
        let action = Random.choose(state.view(self.game, seat), &mut self.rng);
        self.game.play(state, seat, action, &mut Nobody);
        state.shuffle(self.game, &mut self.rng);
        true
    }
}

fn heard<G: Viewed>(told: &[Told<G>], ears: Option<Seat>) -> Vec<Heard<G>> {
    told.iter().map(|told| told.heard_by(ears)).collect()
}

fn sorted(mut scene: Map<String, Value>) -> Map<String, Value> {
    sort(&mut scene);
    scene
}

fn actions<A>(menu: &impl Menu<A>) -> Vec<A> {
    menu.iter().collect()
}
