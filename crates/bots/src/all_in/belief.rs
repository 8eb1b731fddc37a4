//! What others may hold, by how they have acted: hands grow better as a round goes on, what was
//! taken was taken for a reason, weak effects stay in hand, All In and tokens tell the rest.
//!
//! The belief is log-linear: every hand has a few marks, every mark a weight, and the weights were
//! fitted to the hands that players really had, against hands that would have fitted as well.

use std::sync::{Arc, LazyLock};

use tapis_all_in::{AllIn, CardSet, Phase, Secret, Weigh, category};
use tapis_game::{BySeat, Game, Rng, Seat, State, View};

use super::look::Shape;
use crate::belief::Belief;

/// How many categories there are.
const CATEGORIES: usize = 9;
/// How many stretches a round is divided into.
const STRETCHES: usize = 4;

const BY_TIME: usize = 0;
const BY_TOKEN: usize = BY_TIME + CATEGORIES * STRETCHES * 3;
const BY_ALL_IN: usize = BY_TOKEN + CATEGORIES * 2;
const BY_SEATS: usize = BY_ALL_IN + CATEGORIES;
const CLOSE: usize = BY_SEATS + CATEGORIES * 4;
const VALUES: usize = CLOSE + STRETCHES * 2;
const KNOWN: usize = VALUES + 14 * 2;
const TOP: usize = KNOWN + 3 * 2;

/// How many marks a hand can have.
pub const MARKS: usize = TOP + STRETCHES;

/// What everybody may have noticed about a player whose hand is to be guessed.
#[derive(Clone, Copy, Debug)]
pub struct Conduct {
    seats: usize,
    stretch: usize,
    /// How much of the hand is unknown, in three steps.
    hidden: usize,
    known: CardSet,
    all_in: bool,
    /// Whether its token lies at itself, if it has been placed openly.
    token: Option<bool>,
}

impl Conduct {
    /// How a seat has acted, as another sees it.
    pub fn of(view: View<'_, AllIn>, seat: Seat) -> Self {
        let View { game, face_up, hand, .. } = view;
        let known = face_up.known.hand(seat) | hand.marks.hand(seat);
        let filled = usize::from(face_up.display.count().saturating_sub(2));
        let all = usize::from(game.limit().saturating_sub(2)).max(1);
        let stretch = if face_up.phase == Phase::Predict {
            STRETCHES - 1
        } else {
            (filled * (STRETCHES - 1) / all).min(STRETCHES - 2)
        };
        let unknown = usize::from(face_up.hand_sizes[seat.index()]).saturating_sub(known.len());
        let token = face_up.predictions[seat.index()];
        Self {
            seats: usize::from(game.seats()).clamp(2, 5) - 2,
            stretch,
            hidden: match unknown {
                0..=2 => 0,
                3 | 4 => 1,
                _ => 2,
            },
            known,
            all_in: face_up.all_in.contains(seat),
            token: (!token.is_empty()).then(|| token.contains(seat)),
        }
    }

    /// Names the marks of a hand that such a player may have, each with its amount.
    #[inline]
    pub fn marks(&self, hand: CardSet, mut mark: impl FnMut(usize, f32)) {
        let shape = Shape::of(hand);
        let category = category(hand) as usize;
        let late = usize::from(self.stretch + 1 >= STRETCHES);
        mark(BY_TIME + (category * STRETCHES + self.stretch) * 3 + self.hidden, 1.0);
        if let Some(own) = self.token {
            mark(BY_TOKEN + category * 2 + usize::from(own), 1.0);
        }
        if self.all_in {
            mark(BY_ALL_IN + category, 1.0);
        }
        mark(BY_SEATS + category * 4 + self.seats, 1.0);
        if shape.suited == 4 {
            mark(CLOSE + self.stretch * 2, 1.0);
        }
        if shape.run == 4 && shape.pairs == 0 {
            mark(CLOSE + self.stretch * 2 + 1, 1.0);
        }
        let mut top = 0;
        for card in (hand - self.known).iter() {
            let place = card.value().map_or(13, |value| usize::from(value.place()));
            mark(VALUES + place * 2 + late, 1.0);
        }
        let bits = (hand & CardSet::SUITED).bits();
        for card in (self.known & hand & CardSet::SUITED).iter() {
            let number = card.number();
            let equal = (bits >> (number & 15) & 0x0001_0001_0001_0001).count_ones();
            let suited = (bits >> (number & 48) & 0xFFFF).count_ones();
            if equal >= 2 {
                mark(KNOWN + late, (equal - 1) as f32);
            }
            if suited >= 4 {
                mark(KNOWN + 2 + late, 1.0);
            }
            if shape.run >= 4 && shape.pairs == 0 {
                mark(KNOWN + 4 + late, 1.0);
            }
        }
        for card in (hand & CardSet::SUITED).iter() {
            top = top.max(card.number() & 15);
        }
        mark(TOP + self.stretch, top as f32 / 12.0);
    }
}

/// A belief with its weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Guess {
    /// What each mark of a hand adds to the logarithm of its weight.
    pub weights: Vec<f32>,
}

/// The weights that were fitted; how, says the head of the file.
static FITTED: LazyLock<Arc<Guess>> = LazyLock::new(|| {
    let guess = Guess::read(include_str!("../../weights/all-in.belief"));
    Arc::new(guess.expect("the belief that comes with the program can be read"))
});

impl Guess {
    /// Nothing is likelier than anything else.
    pub fn blank() -> Self {
        Self { weights: vec![0.0; MARKS] }
    }

    /// The belief that comes with the program.
    pub fn fitted() -> Arc<Self> {
        FITTED.clone()
    }

    /// Reads a file of weights: numbers, with lines of explanation that begin with `#`.
    ///
    /// # Errors
    /// Says what does not fit.
    pub fn read(text: &str) -> Result<Self, String> {
        let numbers = text.lines().filter(|line| !line.starts_with('#'));
        let weights: Result<Vec<f32>, _> =
            numbers.flat_map(str::split_whitespace).map(str::parse).collect();
        let weights = weights.map_err(|error| format!("no number: {error}"))?;
        if weights.len() != MARKS || weights.iter().any(|weight| !weight.is_finite()) {
            return Err(format!("{} weights where {MARKS} are expected", weights.len()));
        }
        Ok(Self { weights })
    }

    /// The belief as a file of weights, with an explanation before it.
    pub fn write(&self, head: &str) -> String {
        let mut text: String = head.lines().map(|line| format!("# {line}\n")).collect();
        for row in self.weights.chunks(9) {
            let row: Vec<String> = row.iter().map(|weight| format!("{weight:.3}")).collect();
            text += &(row.join(" ") + "\n");
        }
        text
    }

    /// The logarithm of the weight of a hand.
    #[inline]
    pub fn of(&self, conduct: &Conduct, hand: CardSet) -> f32 {
        let mut sum = 0.0;
        conduct.marks(hand, |mark, amount| sum += amount * self.weights[mark]);
        sum
    }

    fn conducts(view: View<'_, AllIn>) -> BySeat<Option<Conduct>> {
        BySeat::from_fn(view.game.seats(), |seat| {
            (seat != view.seat).then(|| Conduct::of(view, seat))
        })
    }
}

impl Belief<AllIn> for Guess {
    fn weigh(&self, view: View<'_, AllIn>, world: &State<AllIn>) -> f32 {
        let others = Seat::all(view.game.seats()).filter(|seat| *seat != view.seat);
        others.map(|seat| self.of(&Conduct::of(view, seat), world.hands[seat].cards(seat))).sum()
    }

    /// Hands are drawn by their weights with exchanges of single cards.
    fn world(&self, view: View<'_, AllIn>, rng: &mut Rng) -> State<AllIn> {
        let conducts = Self::conducts(view);
        let weigh: Weigh<'_> =
            &|seat, hand| conducts[seat].as_ref().map_or(0.0, |conduct| self.of(conduct, hand));
        let mut world = AllIn::imagine_likely(view, weigh, rng);
        bet_in_secret(view, &mut world);
        world
    }
}

/// With two players the other's token lies face down; whoever has a good hand trusts in it.
pub(super) fn bet_in_secret(view: View<'_, AllIn>, world: &mut State<AllIn>) {
    let game = view.game;
    if game.seats() != 2 || view.face_up.phase != Phase::Predict {
        return;
    }
    let other = view.seat.clockwise(1, 2);
    if let Secret::Prediction(_) = world.hands[other].secret {
        let rank = game.ladder().ranking(world.hands[other].cards(other)).rank;
        let target = if rank >= TRUSTED { other } else { view.seat };
        world.hands[other].secret = Secret::Prediction(target);
    }
}

/// With a hand of at least this rank a player bets on itself.
const TRUSTED: u8 = 3;
