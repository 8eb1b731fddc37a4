//! The lessons: prepared positions, what the coach says, what the others do. Everything is played
//! on the real engine.

use serde_json::json;
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::{Game, LayOut, Menu, Rng, Seat, State, Turn};
use tapis_play::{Step, plain_games};
use tapis_texts::{Language, Spoken, Texts};

use super::pictures::plain_all_in;

/// The learner's seat.
pub(super) const YOU: Seat = Seat::new(0);

/// What the coach says; the names are those of the two others.
type Coach = fn(&Texts, &str, &str) -> String;

/// One moment of a lesson.
pub(super) struct Moment {
    /// What the coach says.
    pub(super) coach: Coach,
    /// What the learner does then; nothing but reading if empty.
    pub(super) asked: &'static str,
    /// What the others do after that, each with a seat.
    pub(super) then: &'static [(u8, &'static str)],
}

/// A position and what happens in it.
pub(super) struct Lesson<G: Game> {
    pub(super) game: G,
    pub(super) state: State<G>,
    pub(super) moments: Vec<Moment>,
}

const fn moment(coach: Coach, asked: &'static str, then: &'static [(u8, &'static str)]) -> Moment {
    Moment { coach, asked, then }
}

/// A game that may have lessons.
pub trait Taught: Spoken + LayOut {
    /// All lessons, one after the other.
    #[doc(hidden)]
    fn lessons() -> Lessons<Self> {
        Lessons(Vec::new())
    }

    /// What something else than what is asked for would do, in words.
    fn would(
        &self,
        _language: Language,
        _names: &[String],
        _scene: &Self::Scene,
        _tried: &str,
    ) -> Option<String> {
        None
    }
}

plain_games! { G => impl Taught for G {} }

/// The lessons of a game.
pub struct Lessons<G: Game>(pub(super) Vec<Lesson<G>>);

/// Where a learner is.
pub(super) struct Place<G: Game> {
    pub(super) game: G,
    pub(super) state: State<G>,
    /// What the coach says, if the lesson is not over.
    pub(super) coach: Option<Coach>,
    /// What is asked; empty for reading on.
    pub(super) asked: &'static str,
    /// What has happened since the moment before, as the learner saw it.
    pub(super) steps: Vec<Step<G>>,
    /// Whether this is the last moment.
    pub(super) last: bool,
}

impl<G: Taught> Lessons<G> {
    /// How many moments there are in all.
    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|lesson| lesson.moments.len()).sum()
    }

    /// The moment with this number, everything before it played on the engine.
    ///
    /// # Panics
    /// Panics if a lesson asks for what the rules do not allow, which a test would have found.
    pub(super) fn at(self, number: usize) -> Place<G> {
        let len = self.len();
        let number = number.min(len.saturating_sub(1));
        let mut passed = 0;
        let lesson = self
            .0
            .into_iter()
            .find(|lesson| {
                let here = number < passed + lesson.moments.len();
                passed += if here { 0 } else { lesson.moments.len() };
                here
            })
            .expect("the number is below the length");
        let Lesson { game, mut state, moments } = lesson;
        let mut rng = Rng::from_seed(7);
        let mut steps = Vec::new();
        for moment in &moments[..number - passed] {
            steps.clear();
            let own = [(YOU.index() as u8, moment.asked)];
            let actions = own.iter().filter(|(_, words)| !words.is_empty()).chain(moment.then);
            for &(seat, words) in actions {
                steps.push(act(&game, &mut state, &mut rng, Seat::new(seat), words));
            }
        }
        let moment = &moments[number - passed];
        let (coach, asked) = (Some(moment.coach), moment.asked);
        Place { game, state, coach, asked, steps, last: number + 1 == len }
    }
}

/// Carries out one scripted action and tells how the learner saw it.
fn act<G: Game>(game: &G, state: &mut State<G>, rng: &mut Rng, seat: Seat, words: &str) -> Step<G> {
    let action = game.read_action(words).unwrap_or_else(|| panic!("`{words}` is no action"));
    assert!(matches!(state.turn(game), Turn::Act(seats) if seats.contains(seat)), "{words}");
    assert!(state.legal(game, seat).contains(action), "`{words}` is not legal");
    let before = state.view(game, YOU).scene();
    let mut told = Vec::new();
    game.play(state, seat, action, &mut told);
    while state.turn(game) == Turn::Deal {
        let mut cards = game.to_shuffle(state);
        rng.shuffle(cards.as_mut_slice());
        game.deal(state, cards.as_slice(), &mut told);
    }
    let heard = told.iter().map(|told| told.heard_by(Some(YOU))).collect();
    let after = state.view(game, YOU).scene();
    let action = if seat == YOU { words.to_owned() } else { game.overheard(action) };
    Step { number: 0, seat, action, heard, before, after }
}

impl Taught for AllIn {
    fn lessons() -> Lessons<Self> {
        let game = plain_all_in(3);
        let layout = json!({
            "hands": ["7C 7S QT JM 2S", "10C KC 5S 5T 8S", "QC QS RU1 AM 6T"],
            "display": ["5C 9T 7T KS 3C", "QM"],
            "deck": "9M KM 4T 8C 6C 8M 3S",
            "pot": 6,
        });
        let layout = serde_json::from_value(layout).expect("a layout");
        let state = game.lay_out(&layout).expect("a position");
        let moments = vec![
            moment(|t, _, _| t.msg_learn_all_in_welcome(), "", &[]),
            moment(|t, _, _| t.msg_learn_all_in_play(), "play JM", &[]),
            moment(|t, _, _| t.msg_learn_all_in_take(), "take r1c3", &[]),
            moment(
                |t, _, _| t.msg_learn_all_in_discard(),
                "discard 2S",
                &[(1, "play 10C"), (1, "keep KM"), (2, "play QC"), (2, "take r1c4")],
            ),
            moment(|t, ada, bruno| t.msg_learn_all_in_hypnosis_card(ada, bruno), "play 9M", &[]),
            moment(|t, ada, _| t.msg_learn_all_in_hypnosis(ada), "hypnosis 1", &[]),
            moment(
                |t, _, _| t.msg_learn_all_in_must_take(),
                "take r2c1",
                &[(1, "pass"), (2, "play QS"), (2, "take r2c3")],
            ),
            moment(
                |t, _, _| t.msg_learn_all_in_all_in(),
                "all-in",
                &[(1, "predict 1"), (2, "predict 0")],
            ),
            moment(|t, ada, bruno| t.msg_learn_all_in_predict(ada, bruno), "predict 0", &[]),
            moment(|t, ada, bruno| t.msg_learn_all_in_end(bruno, ada), "", &[]),
        ];
        Lessons(vec![Lesson { game, state, moments }])
    }

    fn would(
        &self,
        language: Language,
        _names: &[String],
        scene: &Self::Scene,
        tried: &str,
    ) -> Option<String> {
        tapis_texts::before::of_hand(self, language, scene, YOU, tried)
    }
}

impl Taught for Bids {
    fn lessons() -> Lessons<Self> {
        let game = Self::new(3, &tapis_bids::Options::default()).expect("three can play");
        let lay_out = |layout| {
            let layout = serde_json::from_value(layout).expect("a layout");
            game.lay_out(&layout).expect("a position")
        };
        let middle = lay_out(json!({
            "trick": 4,
            "starter": 1,
            "plays": "R7 Y5",
            "centre": "K9",
            "hands": ["B8 Y1 Y9 K7 R10 B5 R3", "B2 B4 R6 Y4 R1 Y3", "R4 R9 B3 Y6 B7 R2"],
            "fronts": ["", "K2", "K10"],
            "deck": "-5 K8 K5 2x",
        }));
        let end = lay_out(json!({
            "round": 6,
            "trick": 9,
            "starter": 1,
            "plays": "Y3 B6",
            "centre": "K2",
            "hands": ["B1 R8", "B9", "Y10"],
            "fronts": ["", "K9", "K6"],
            "deck": "K4",
            "totals": [42, 41, 30],
            "zero_rounds": [1, 0, 1],
        }));
        let first = vec![
            moment(|t, _, _| t.msg_learn_bids_welcome(), "", &[]),
            moment(|t, ada, bruno| t.msg_learn_bids_win(ada, bruno), "bid B8", &[]),
            moment(
                |t, _, _| t.msg_learn_bids_minus(),
                "bid Y1",
                &[(1, "bid B2"), (2, "bid R4"), (2, "bid R9")],
            ),
            moment(|t, _, bruno| t.msg_learn_bids_burn(bruno), "bid Y9", &[(1, "bid B4")]),
            moment(|t, _, _| t.msg_learn_bids_black(), "bid K7", &[(1, "bid R6"), (2, "bid B3")]),
            moment(|t, _, _| t.msg_learn_bids_twice(), "bid R10", &[(1, "bid Y4"), (2, "bid Y6")]),
        ];
        let second = vec![
            moment(|t, _, _| t.msg_learn_bids_lucky(), "bid B1", &[(2, "bid Y10")]),
            moment(|t, _, bruno| t.msg_learn_bids_last(bruno), "bid R8", &[(1, "bid B9")]),
            moment(|t, _, _| t.msg_learn_bids_end(), "", &[]),
        ];
        Lessons(vec![
            Lesson { game: game.clone(), state: middle, moments: first },
            Lesson { game, state: end, moments: second },
        ])
    }

    fn would(
        &self,
        language: Language,
        names: &[String],
        scene: &Self::Scene,
        tried: &str,
    ) -> Option<String> {
        let card = tried.strip_prefix("bid ")?.parse().ok()?;
        tapis_texts::before::of_bid(self, language, names, scene, YOU, card)
    }
}

/// The names at the table of a lesson.
pub(super) fn names(language: Language) -> Vec<String> {
    let mut names = vec![language.texts().msg_learn_you()];
    names.extend(tapis_texts::bots::names(language).into_iter().take(2));
    names
}
