//! How All In looks to the evaluator, with all hands open.

use tapis_all_in::{AllIn, CardSet, Effect, FaceUp, Phase, pot_share};
use tapis_bots::all_in::Runes;
use tapis_bots::playout::Judge;
use tapis_game::{BySeat, Game, Seat, State};

use crate::pen::Pen;

/// Values and suits.
const FACES: usize = 13 + 4;
/// How many numbers describe the table.
pub(super) const TABLE: usize = 4 + 4 + 4 + 8 + 4 + 2 * FACES;
/// How many numbers describe a seat.
pub(super) const SEAT: usize = 5 + 4 + 9 + 6 + 7 + 6 + 5 + FACES;

pub(super) fn look(game: &AllIn, state: &State<AllIn>, table: &mut [f32], seats: &mut [f32]) {
    let up = &state.face_up;
    let free = game.limit() - up.display.count();
    let mut pen = Pen::new(table);
    pen.one_of(usize::from(game.seats()) - 2, 4);
    pen.one_of(usize::from(up.round.clamp(1, 4)) - 1, 4);
    pen.number(f32::from(free) / 6.0);
    pen.flag(free <= 1);
    pen.flag(free == 2);
    pen.number(f32::from(up.pot) / 8.0);
    pen.one_of(phase(up.phase), 8);
    pen.number(f32::from(up.deck_size) / 40.0);
    pen.flag(up.all_in.is_empty());
    pen.number(f32::from(up.taken));
    pen.number(up.predicted.len() as f32 / 3.0);
    faces(game.in_reach(up), 2.0, pen.counts(FACES));
    let mut held = CardSet::EMPTY;
    for seat in Seat::all(game.seats()) {
        held = held | state.hands[seat].cards(seat);
    }
    faces(game.pack() - held - up.display.cards(), 4.0, pen.counts(FACES));
    pen.done();

    let every = Every::of(game, state);
    for (seat, numbers) in Seat::all(game.seats()).zip(seats.chunks_exact_mut(SEAT)) {
        every.seat(seat, Pen::new(numbers));
    }
}

/// How many cards there are of each value and of each suit.
fn faces(cards: CardSet, many: f32, numbers: &mut [f32]) {
    for card in (cards & CardSet::SUITED).iter() {
        let (value, suit) = (card.number() & 15, card.number() >> 4);
        numbers[value] += 1.0 / many;
        numbers[13 + suit] += 0.3 / many;
    }
}

fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Shuffle(_) => 0,
        Phase::Turn => 1,
        Phase::Effect => 2,
        Phase::Keep => 3,
        Phase::Order => 4,
        Phase::Hide(_) => 5,
        Phase::Discard => 6,
        Phase::Predict | Phase::Over => 7,
    }
}

/// What is the same for all seats.
struct Every<'a> {
    game: &'a AllIn,
    state: &'a State<AllIn>,
    hands: BySeat<CardSet>,
    /// How strong every hand is now, as a number.
    strengths: BySeat<u16>,
    /// Who would have the best hand.
    best: Seat,
    /// The chances as the round began, and if it ended now.
    before: BySeat<f32>,
    now: BySeat<f32>,
}

impl<'a> Every<'a> {
    fn of(game: &'a AllIn, state: &'a State<AllIn>) -> Self {
        let up = &state.face_up;
        let hands = BySeat::from_fn(game.seats(), |seat| state.hands[seat].cards(seat));
        let strength = |seat| game.ladder().strength(hands[seat]).number();
        let strengths = BySeat::from_fn(game.seats(), strength);
        let best = Seat::all(game.seats()).max_by_key(|seat| strengths[*seat]);
        let best = best.expect("a table has seats");
        let right = |seat: &Seat| up.predictions[seat.index()].contains(best);
        let (share, _) = pot_share(up.pot, Seat::all(game.seats()).filter(right).count() as u16);
        let gain = |seat: Seat| game.hand_score(hands[seat]) + if right(&seat) { share } else { 0 };
        let (before, now) = (settled(game, up, |_| 0), settled(game, up, gain));
        Self { game, state, hands, strengths, best, before, now }
    }

    fn seat(&self, seat: Seat, mut pen: Pen<'_>) {
        let Self { game, state, .. } = *self;
        let (up, n, hand) = (&state.face_up, game.seats(), self.hands[seat]);
        let others = || Seat::all(n).filter(|other| *other != seat);
        let logarithm = |chance: f32| chance.max(1e-4).ln() / 2.0;
        pen.number(logarithm(self.before[seat]));
        pen.number(logarithm(self.now[seat]));
        pen.number(self.now[seat]);
        let with_pot = settled(game, up, |other| {
            game.hand_score(self.hands[other]) + if other == seat { up.pot } else { 0 }
        });
        pen.number(with_pot[seat]);
        let runes = |seat: Seat| f32::from(up.runes[seat.index()]);
        pen.number((runes(seat) - others().map(runes).fold(0.0, f32::max)) / 8.0);

        let strength = self.strengths[seat];
        let stronger = others().filter(|other| self.strengths[*other] > strength).count();
        pen.flag(self.best == seat);
        pen.number(stronger as f32 / 2.0);
        let next = others().map(|other| self.strengths[other]).max().unwrap_or_default();
        pen.number((f32::from(strength) - f32::from(next)) / 128.0);
        pen.number(f32::from(strength & 63) / 52.0);
        let ranking = game.ladder().ranking(hand);
        pen.one_of(ranking.category as usize, 9);
        pen.number(f32::from(ranking.rank) / 5.0);
        pen.number((hand & CardSet::RUNES).len() as f32);
        let (suited, run) = shape(hand);
        pen.flag(suited == 4);
        pen.flag(suited == 3);
        pen.flag(run == 4);
        pen.flag(run == 3);

        let turns = u8::try_from(others().count() + 1).unwrap_or(1);
        let after = (0..turns).find(|steps| up.active.clockwise(*steps, n) == seat).unwrap_or(0);
        pen.flag(after == 0);
        pen.number(f32::from(after) / 4.0);
        pen.flag(up.all_in.contains(seat));
        let tokens = Seat::all(n).filter(|other| up.predictions[other.index()].contains(seat));
        pen.number(tokens.count() as f32 / 2.0);
        let own = up.predictions[seat.index()];
        let placed = up.predicted.contains(seat);
        pen.flag(placed);
        pen.flag(own.contains(self.best));
        pen.flag(own.contains(seat));

        let lines = |wanted: fn(Effect) -> bool| {
            let columns = hand.iter().flat_map(|card| game.deck().column(card).iter());
            columns.filter(|line| wanted(line.effect)).count() as f32
        };
        pen.number(lines(|effect| effect == Effect::Take) / 3.0);
        pen.number(lines(|effect| effect == Effect::Swap) / 3.0);
        pen.number(lines(|effect| effect == Effect::Draw) / 3.0);
        pen.number(lines(|effect| effect == Effect::Rune) / 2.0);
        let reveals =
            |effect| matches!(effect, Effect::Reveal3 | Effect::Reveal4 | Effect::Reveal5);
        pen.number(lines(reveals) / 2.0);
        pen.number(lines(|effect| matches!(effect, Effect::Hypnosis | Effect::Eye)) / 3.0);

        pen.number(up.known.hand(seat).len() as f32 / 3.0);
        pen.number(f32::from(up.hand_sizes[seat.index()]) - f32::from(game.hand_size()));
        let reach = game.in_reach(up);
        let better = |card| {
            hand.iter().any(|out| {
                let other = (hand - CardSet::only(out)) | CardSet::only(card);
                game.ladder().strength(other).number() > strength
            })
        };
        let playing = up.played.is_some() && up.active == seat;
        pen.flag(playing);
        pen.number(reach.iter().filter(|card| better(*card)).count() as f32 / 3.0);
        pen.flag(up.phase == Phase::Predict && !placed);
        faces(hand, 2.0, pen.counts(FACES));
        pen.done();
    }
}

/// How many cards of one suit there are, and how many different values within five.
fn shape(hand: CardSet) -> (u32, u32) {
    let bits = (hand & CardSet::SUITED).bits();
    let suits = [0, 16, 32, 48].map(|shift| (bits >> shift & 0xFFFF) as u32);
    let values = suits.iter().fold(0, |all, suit| all | suit);
    // The ace counts below the 2 too.
    let line = values << 1 | values >> 12 & 1;
    let run = (0..10).map(|low| (line >> low & 31).count_ones()).max().unwrap_or_default();
    (suits.map(u32::count_ones).into_iter().max().unwrap_or_default(), run)
}

/// The chances once a round has been scored like that.
fn settled(game: &AllIn, up: &FaceUp, gain: impl Fn(Seat) -> u16) -> BySeat<f32> {
    let mut up = *up;
    for seat in Seat::all(game.seats()) {
        let runes = &mut up.runes[seat.index()];
        *runes = runes.saturating_add(gain(seat));
    }
    up.round += 1;
    if up.round <= 3 {
        return Runes.judge(game, &up);
    }
    let runes = &up.runes[..usize::from(game.seats())];
    let most = runes.iter().max().copied().unwrap_or_default();
    let first = runes.iter().filter(|other| **other == most).count() as f32;
    BySeat::from_fn(
        game.seats(),
        |seat| {
            if up.runes[seat.index()] == most { 1.0 / first } else { 0.0 }
        },
    )
}
