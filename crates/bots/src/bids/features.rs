//! How Bids looks to a network: the table and the trick as numbers of about the size of 1, and each
//! action with what the rules of thumb think about it.

use arrayvec::ArrayVec;
use tapis_bids::{Action, Bids, Card, Centre, Phase};
use tapis_game::{Game, Seat, View};

use super::heuristic::{Heuristic, Mind, Thought};
use super::look::{Gain, Look, fronts};
use crate::learned::Features;

/// The features of Bids.
pub struct Sight;

/// What is kept of a view while one action after another is looked at.
pub struct Glimpse {
    thoughts: ArrayVec<Thought, 10>,
    /// The best value of any action, in points.
    best_value: f32,
    /// The strength to beat.
    best: u8,
    /// The weakest card that would lead, and the strongest and the weakest of the hand.
    cheapest: u8,
    highest: u8,
    lowest: u8,
    last: bool,
    luck: f32,
    pile: Gain,
    own: f32,
    leader_holds: bool,
    /// For each thought, how many unseen cards are stronger, equally strong, and its standing.
    odds: ArrayVec<[f32; 3], 10>,
}

/// Writes one number after another.
struct Pen<'a> {
    numbers: &'a mut [f32],
    place: usize,
}

impl Pen<'_> {
    #[inline]
    fn number(&mut self, value: f32) {
        self.numbers[self.place] = value.clamp(-3.0, 3.0);
        self.place += 1;
    }

    #[inline]
    fn flag(&mut self, value: bool) {
        self.numbers[self.place] = f32::from(u8::from(value));
        self.place += 1;
    }

    /// How many coloured cards stand on each step, the strongest first.
    #[inline]
    fn ladder(&mut self, game: &Bids, lowest_wins: bool, cards: impl Iterator<Item = Card>) {
        for card in cards.filter(|card| !card.is_black()) {
            self.numbers[self.place + step(game, lowest_wins, card)] += 0.5;
        }
        self.place += STEPS;
    }
}

/// Points are about this large.
const POINTS: f32 = 10.0;
/// Differences of totals are about this large.
const TOTALS: f32 = 30.0;
/// So many steps a ladder of numbers has, the strongest first.
const STEPS: usize = Card::HIGHEST as usize;
/// So many numbers describe another player.
const OPPONENT: usize = 8;

impl Features<Bids> for Sight {
    const SEEN: usize = 53 + 2 * STEPS + 5 * OPPONENT;
    const DONE: usize = 36 + STEPS;
    type Look = Glimpse;

    fn seen(view: View<'_, Bids>, seen: &mut [f32]) -> Glimpse {
        let (game, up) = (view.game, view.face_up);
        let seats = game.seats();
        let mut pen = Pen { numbers: seen, place: 0 };
        (3..=6).for_each(|n| pen.flag(seats == n));
        let rounds_left = game.agreed().rounds - up.round;
        pen.number(f32::from(rounds_left) / 5.0);
        pen.flag(rounds_left == 0);
        pen.flag(rounds_left == 1);
        score_race(view, &mut pen);
        if up.phase == Phase::Steal {
            return stealing(view);
        }

        let player = Heuristic::veteran();
        let look = Look::new(view, true);
        let mind = Mind::new(&player, view, &look);
        let thoughts = mind.think(view);
        let own = look.own[look.me];
        let color_bids = game.agreed().color_bids;
        pen.number(f32::from(look.left) / 10.0);
        pen.flag(look.left == 1);
        pen.flag(look.left == 2);
        pen.number(look.later.len() as f32 / 5.0);
        pen.flag(look.later.is_empty());
        pen.flag(up.plays.is_empty());
        pen.number(look.pile.to(own) / POINTS);
        pen.number(look.pile.plus / POINTS);
        pen.number(look.pile.times - 1.0);
        pen.number(look.thefts.into());
        pen.number(look.typical / POINTS);
        pen.flag(up.centre == Centre::Hidden);
        pen.flag(up.lowest_wins);
        pen.flag(color_bids);

        // Who leads the trick, and what it would mean if he won it.
        pen.flag(look.best > 0);
        pen.number(if look.best > 0 { look.standing(look.best) } else { 0.0 });
        pen.flag(look.best > 0 && look.holder.is_none());
        let holder = look.holder;
        pen.flag(holder.is_some_and(|seat| look.empty(seat)));
        pen.number(holder.map_or(0.0, |seat| mind.forecast.hope[seat] / 20.0));
        pen.number(holder.map_or(0.0, |seat| look.pile.to(look.own[seat]) / POINTS));
        pen.number(holder.map_or(0.0, |seat| mind.weights[seat] * f32::from(seats - 1)));

        // My hope for no card, and that of the others.
        pen.flag(look.empty(look.me));
        pen.number(mind.luck / 20.0);
        pen.number(own / 2.0 / POINTS);
        let others = || Seat::all(seats).filter(|&seat| seat != look.me);
        let hopeful = others().filter(|&seat| look.empty(seat)).count();
        pen.number(hopeful as f32 / 5.0);
        let hopes = others().map(|seat| mind.forecast.hope[seat]);
        pen.number(hopes.fold(0.0, f32::max) / 20.0);
        let later = look.later.iter().filter(|&&seat| look.empty(seat)).count();
        pen.number(later as f32 / 5.0);
        let wanting = look.later.iter().map(|&seat| look.pile.to(look.own[seat]));
        pen.number(wanting.fold(0.0, f32::max) / POINTS);

        // My hand.
        let mut odds = ArrayVec::new();
        let (mut highest, mut lowest, mut cheapest) = (0, u8::MAX, u8::MAX);
        let (mut sum, mut strong, mut collect) = (0.0, 0.0, 0.0);
        for thought in &thoughts {
            let (strength, standing) = (thought.strength, look.standing(thought.strength));
            odds.push([
                look.stronger(strength) / look.n_unseen(),
                look.equal(strength) / look.n_unseen(),
                standing,
            ]);
            sum += standing;
            collect += thought.keep;
            strong += f32::from(u8::from(standing > 0.75));
            highest = highest.max(strength);
            lowest = lowest.min(strength);
            if strength > look.best {
                cheapest = cheapest.min(strength);
            }
        }
        let n = thoughts.len() as f32;
        pen.number(sum / n);
        pen.number(strong / n);
        pen.number(look.standing(highest));
        pen.number(look.standing(lowest));
        pen.number(collect / 2.0 / POINTS);
        let safe = thoughts.iter().map(|thought| thought.safe).fold(0.0, f32::max);
        pen.number(safe);
        pen.flag(view.hand.contains(Card::ALLY));
        pen.number(thoughts.iter().filter(|thought| thought.card.is_black()).count() as f32);

        // Alliances, and the cards to come.
        let allies = up.allies;
        pen.flag(allies.is_some_and(|allies| allies.include(look.me)));
        pen.flag(allies.is_some_and(|allies| !allies.include(look.me)));
        let ally = allies
            .filter(|allies| allies.include(look.me))
            .map(|allies| if allies.player == look.me { allies.winner } else { allies.player });
        pen.flag(ally.is_some() && ally == holder);
        let unseen = game.all_cards().without(up.seen()).without(*view.hand);
        pen.flag(unseen.contains(Card::TWICE));
        pen.flag(unseen.contains(Card::MINUS_FIVE));
        pen.ladder(game, up.lowest_wins, look.unseen.iter().copied());
        pen.ladder(game, up.lowest_wins, view.hand.iter());
        (1..=5).for_each(|distance| opponent(view, &look, distance, &mut pen));
        debug_assert_eq!(pen.place, Self::SEEN);

        let best_value = thoughts.iter().map(|thought| thought.value).fold(f32::MIN, f32::max);
        let points = |seat: Seat| up.totals[seat] as f32 + look.own[seat];
        let leader_holds =
            holder.is_some_and(|holder| others().all(|seat| points(seat) <= points(holder)));
        Glimpse {
            best_value,
            best: look.best,
            cheapest,
            highest,
            lowest,
            last: look.later.is_empty(),
            luck: mind.luck,
            pile: look.pile,
            own,
            leader_holds,
            odds,
            thoughts,
        }
    }

    fn done(view: View<'_, Bids>, look: &Glimpse, action: Action, done: &mut [f32]) {
        let mut pen = Pen { numbers: done, place: 0 };
        let card = match action {
            Action::Bid(card) => card,
            Action::Steal(..) => {
                let value = Heuristic::veteran().theft(view, action);
                pen.number(1.0);
                pen.number((value - look.best_value) / 4.0);
                return;
            }
        };
        pen.place = 2;
        let game = view.game;
        let place = look.thoughts.iter().position(|thought| thought.card == card);
        let place = place.expect("only cards of the hand are bid");
        let thought = &look.thoughts[place];
        let strength = thought.strength;
        let [stronger, equal, standing] = look.odds[place];
        let mine = thought.ends.won_by[view.seat];
        let short = thought.value - look.best_value;
        pen.number(short / 4.0);
        pen.number(short / 20.0);
        pen.flag(short == 0.0);
        pen.number(mine);
        pen.number(thought.ends.burned);
        pen.number(mine * thought.gain / POINTS);
        pen.number(mine * look.luck / 20.0);
        pen.number(thought.gain / POINTS);
        pen.number(thought.others / POINTS);
        pen.number(thought.keep / POINTS);
        pen.number(thought.safe);
        pen.number(thought.safe * look.luck / 20.0);

        let beats = strength > look.best;
        let ties = strength == look.best && strength > 0;
        pen.flag(beats);
        pen.flag(ties);
        pen.flag(look.last && beats);
        pen.flag(look.last && ties);
        pen.flag(ties && look.leader_holds);
        pen.flag(beats && strength == look.cheapest);
        pen.flag(strength == look.highest);
        pen.flag(strength == look.lowest);
        pen.number(standing);
        pen.number(standing * standing);
        pen.number(stronger);
        pen.number(equal);
        pen.number(if beats { 0.0 } else { standing });
        let between = f32::from(strength.saturating_sub(look.best.max(21 - 15)));
        pen.number(if beats && look.best > 0 { between / 10.0 } else { 0.0 });

        let black = card.is_black();
        let gain = if black { Gain::of(game, card) } else { Gain::NOTHING };
        pen.flag(black);
        pen.number(gain.plus / POINTS);
        pen.number(gain.times - 1.0);
        pen.flag(card == Card::ALLY);
        pen.flag(black && strength == 0);
        // What a card adds to the pile for whoever wins it.
        pen.number((look.pile.and(gain).to(look.own) - look.pile.to(look.own)) / POINTS);
        if game.agreed().color_bids {
            let same = |other: &Card| other.colour() == card.colour();
            let centre = u8::from(black);
            let bid = view.face_up.plays.iter().filter(same).count() as f32 + f32::from(centre);
            pen.number(bid / 3.0);
            pen.number(view.hand.iter().filter(same).count() as f32 / 5.0);
        }
        pen.place = Self::DONE - STEPS;
        if !black {
            pen.numbers[pen.place + step(game, view.face_up.lowest_wins, card)] = 1.0;
        }
    }
}

/// The place of a coloured card on the ladder from the strongest number down.
#[inline]
fn step(game: &Bids, lowest_wins: bool, card: Card) -> usize {
    let number = game.bid_of(card).clamp(1, STEPS as i32) as usize;
    if lowest_wins { number - 1 } else { usize::from(game.pack().highest).max(number) - number }
}

/// Another player, so many places to the left: how far ahead, what of this trick is his, and what
/// it would bring him.
fn opponent(view: View<'_, Bids>, look: &Look, distance: u8, pen: &mut Pen<'_>) {
    let from = pen.place;
    pen.place += OPPONENT;
    if distance >= look.seats {
        return;
    }
    let up = view.face_up;
    let seat = look.me.clockwise(distance, look.seats);
    let points = |seat: Seat| up.totals[seat] as f32 + look.own[seat];
    let bid = up.starter.round_from(look.seats).zip(up.plays.iter()).find(|(at, _)| *at == seat);
    let mut pen = Pen { numbers: &mut *pen.numbers, place: from };
    pen.number((points(seat) - points(look.me)) / TOTALS);
    pen.number(look.own[seat] / POINTS);
    pen.number(f32::from(up.zero_rounds[seat]) / 3.0);
    pen.flag(look.empty(seat));
    pen.flag(bid.is_some());
    pen.number(
        bid.map_or(0.0, |(_, card)| look.standing(view.game.strength(card, up.lowest_wins))),
    );
    pen.flag(look.holder == Some(seat));
    pen.number(look.pile.to(look.own[seat]) / POINTS);
}

/// How this seat stands in the race over the rounds.
fn score_race(view: View<'_, Bids>, pen: &mut Pen<'_>) {
    let (game, up) = (view.game, view.face_up);
    let (own, _) = fronts(game, up);
    let points = |seat: Seat| up.totals[seat] as f32 + own[seat];
    let others = || Seat::all(game.seats()).filter(|&seat| seat != view.seat);
    let best = others().map(points).fold(f32::MIN, f32::max);
    let sum: f32 = others().map(points).sum();
    let mean = sum / f32::from(game.seats() - 1);
    let mine = points(view.seat);
    pen.number((mine - best) / TOTALS);
    pen.number((mine - mean) / TOTALS);
    pen.number(others().filter(|&seat| points(seat) > mine).count() as f32 / 5.0);
    pen.number(f32::from(up.zero_rounds[view.seat]) / 3.0);
    pen.number(others().map(|seat| f32::from(up.zero_rounds[seat])).fold(0.0, f32::max) / 3.0);
}

/// A theft has to be chosen: nothing of the trick counts any more.
fn stealing(view: View<'_, Bids>) -> Glimpse {
    use tapis_game::Menu;
    let player = Heuristic::veteran();
    let values = view.legal();
    let best_value =
        values.iter().map(|action| player.theft(view, action)).fold(f32::MIN, f32::max);
    Glimpse {
        thoughts: ArrayVec::new(),
        best_value,
        best: 0,
        cheapest: 0,
        highest: 0,
        lowest: 0,
        last: false,
        luck: 0.0,
        pile: Gain::NOTHING,
        own: 0.0,
        leader_holds: false,
        odds: ArrayVec::new(),
    }
}
