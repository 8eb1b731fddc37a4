//! A player with rules of thumb: what a trick brings to whom, who is likely to win it, and what
//! the card that it costs would be worth later.

use arrayvec::ArrayVec;
use tapis_bids::{Action, Bids, Card, Choices, Phase};
use tapis_game::{BySeat, Game, Menu, Seat, View};

use super::ends::{Ends, Forecast};
use super::look::{Gain, Look, luck, steals};
use crate::policy::{Policy, Preferences};

/// A player who answers at once. What he does not know makes him weaker, not random.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Heuristic {
    /// Remembers which cards are out.
    pub remembers: bool,
    /// Cares what a trick brings to others: denies it to them, burns it, sees lucky losers coming.
    pub watches: bool,
    /// Waits for the right moment for black cards and the Ally.
    pub plans: bool,
    /// How much good cards are spared for later; 1 is sober.
    pub saving: f32,
    /// How much is hoped from a round without a card; 1 is sober.
    pub hoping: f32,
    /// The numbers behind the rules of thumb.
    pub feel: Feel,
}

/// The numbers behind the rules of thumb. They were found by playing variants against each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Feel {
    /// Others fight for a trick that brings so many times what tricks bring on average.
    pub want: f32,
    /// How often they do, if they have a card for it.
    pub able: f32,
    /// Others burn a trick if letting it go would hurt so much, in average tricks.
    pub harm: f32,
    /// How often they do, if they have a card for it.
    pub burn: f32,
    /// How much the points of all others together count against mine.
    pub others: f32,
    /// How much more those count who are ahead, for each point.
    pub ahead: f32,
    /// How much of another's hope to end without a card is taken into account.
    pub hope: f32,
    /// What a card that wins always is worth later, in average tricks.
    pub keep: f32,
    /// How much better the tricks are that better cards win.
    pub choice: f32,
    /// How often the best card wins a trick that its player does not want.
    pub danger: f32,
    /// How much of what a hand can collect is left when the hope for no card fails.
    pub late: f32,
    /// What it costs to start the next trick, in average tricks.
    pub start: f32,
    /// What the Ally is worth later, in average tricks.
    pub ally: f32,
    /// Color Bids: how often any card wins, at least.
    pub colour_any: f32,
    /// Color Bids: how much more often the best card wins.
    pub colour_best: f32,
    /// Color Bids: what a frequent colour is worth to others, in strength.
    pub colour: f32,
}

impl Feel {
    const FITTED: Self = Self {
        want: 1.6,
        able: 0.714,
        harm: 0.2,
        burn: 0.6,
        others: 0.9,
        ahead: 0.02,
        hope: 0.5,
        keep: 0.84,
        choice: 0.636,
        danger: 0.33,
        late: 0.33,
        start: 0.109,
        ally: 0.5,
        colour_any: 0.5,
        colour_best: 1.0,
        colour: 2.0,
    };
}

/// A difference of so many points makes one choice e times as likely as another.
const POINTS: f32 = 1.0;
/// How likely a round ends without a card, with three to six players, in games of this player.
const AGAIN: [f32; 4] = [0.22, 0.42, 0.45, 0.5];
/// How likely who has no card so far ends without one, by the tricks left after this one.
const STAYS: [f32; 10] = [0.95, 0.93, 0.91, 0.88, 0.84, 0.77, 0.69, 0.59, 0.48, 0.39];

impl Heuristic {
    /// Knows everything that the rules of thumb know: counts cards, watches the others and the
    /// race over the rounds, chooses the moment.
    pub const fn veteran() -> Self {
        Self {
            remembers: true,
            watches: true,
            plans: true,
            saving: 1.0,
            hoping: 1.0,
            feel: Feel::FITTED,
        }
    }

    /// Counts cards, watches the others and chooses the moment, but would rather win tricks, and
    /// soon, than bet on ending without any.
    pub const fn casual() -> Self {
        Self { saving: 0.38, hoping: 0.05, ..Self::veteran() }
    }

    /// Likes to win tricks, with the best card at once; does not count, does not look at others, and
    /// never tries to end without a card.
    pub const fn beginner() -> Self {
        Self { saving: 0.06, hoping: 0.0, ..Self::novice() }
    }

    /// Plays his own cards soundly, but does not count, and looks neither at others nor ahead.
    pub const fn novice() -> Self {
        Self { remembers: false, watches: false, plans: false, ..Self::veteran() }
    }

    /// An odd style: keeps high cards for tricks that never come.
    pub const fn hoarder() -> Self {
        Self { saving: 2.5, ..Self::veteran() }
    }

    /// An odd style: fights for every trick, at once.
    pub const fn daredevil() -> Self {
        Self { saving: 0.2, hoping: 0.0, ..Self::veteran() }
    }

    /// An odd style: would rather end every round without a card.
    pub const fn miser() -> Self {
        Self { hoping: 2.5, ..Self::veteran() }
    }
}

impl Policy<Bids> for Heuristic {
    fn prefer(&self, view: View<'_, Bids>, menu: &Choices) -> Preferences {
        let mut preferences = Preferences::new();
        if view.face_up.phase == Phase::Steal {
            for action in menu.iter() {
                preferences.push(self.theft(view, action) / POINTS);
            }
        } else {
            let look = Look::new(view, self.remembers);
            for thought in Mind::new(self, view, &look).think(view) {
                preferences.push(thought.value / POINTS);
            }
        }
        preferences
    }
}

impl Heuristic {
    /// What a theft is worth in points: the round scored as if it ended now.
    pub(super) fn theft(&self, view: View<'_, Bids>, action: Action) -> f32 {
        let Action::Steal(victim, card) = action else { return 0.0 };
        let (game, up) = (view.game, view.face_up);
        let mut fronts = up.fronts;
        fronts.remove(victim, card);
        fronts.push(view.seat, card);
        let scores = game.score(&fronts, up.allies, up.zero_rounds).scores;
        let mine = scores[view.seat] as f32;
        if !self.watches {
            return mine;
        }
        let all: i32 = scores.of(game.seats()).iter().sum();
        mine - self.feel.others / f32::from(game.seats() - 1) * (all as f32 - mine)
    }
}

/// What is thought about one card of the hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thought {
    pub(super) card: Card,
    pub(super) strength: u8,
    pub(super) ends: Ends,
    /// What the trick brings to me.
    pub(super) gain: f32,
    /// What it means to me that others may win it, alliances included.
    pub(super) others: f32,
    /// What the card is worth later.
    pub(super) keep: f32,
    /// How likely I stay without a card with the rest of the hand.
    pub(super) safe: f32,
    /// What bidding it is worth, in points.
    pub(super) value: f32,
}

/// What somebody has in mind when he looks at his hand.
pub(super) struct Mind<'a> {
    player: &'a Heuristic,
    game: &'a Bids,
    look: &'a Look,
    pub(super) forecast: Forecast<'a>,
    /// How much a point of each other counts against one of mine.
    pub(super) weights: BySeat<f32>,
    /// What a round without a card is worth to me; 0 if I have one.
    pub(super) luck: f32,
    /// The part of a point of mine that I keep.
    share: f32,
}

impl<'a> Mind<'a> {
    pub(super) fn new(player: &'a Heuristic, view: View<'a, Bids>, look: &'a Look) -> Self {
        let (game, up, feel) = (view.game, view.face_up, &player.feel);
        let allied = |seat| up.allies.is_some_and(|allies| allies.include(seat));
        let again = AGAIN[usize::from(look.seats - 3)];
        let luck_of =
            |seat: Seat| luck(game, up.zero_rounds[seat], look.rounds_left, allied(seat), again);
        let rivalry = feel.others / f32::from(look.seats - 1);
        let mut weights = BySeat::default();
        let mut hope = BySeat::default();
        if player.watches {
            let points = |seat: Seat| up.totals[seat] as f32 + look.own[seat];
            let mean = Seat::all(look.seats).map(points).sum::<f32>() / f32::from(look.seats);
            let stays = feel.hope * STAYS[usize::from(look.left).min(STAYS.len() - 1)];
            for seat in Seat::all(look.seats) {
                let ahead = feel.ahead * (points(seat) - mean);
                weights[seat] = rivalry * (1.0 + ahead).clamp(0.2, 3.0);
                if look.empty(seat) {
                    hope[seat] = stays * luck_of(seat);
                }
            }
            weights[look.me] = 0.0;
        }
        Self {
            player,
            game,
            look,
            forecast: Forecast::new(game, feel, look, up.plays, hope, rivalry),
            weights,
            luck: if look.empty(look.me) { player.hoping * luck_of(look.me) } else { 0.0 },
            share: if allied(look.me) { 0.5 } else { 1.0 },
        }
    }

    /// What is thought about each card of the hand, in order.
    pub(super) fn think(&self, view: View<'_, Bids>) -> ArrayVec<Thought, 10> {
        let (look, up) = (self.look, view.face_up);
        let mut collect = 0.0;
        let mut safe = 1.0;
        let mut thoughts = ArrayVec::new();
        let too_weak = self.forecast.ends(up.plays, up.starter, None, look.pile);
        for card in view.hand.iter() {
            let strength = self.game.strength(card, look.lowest_wins);
            let (keep, danger) = self.later(card, false);
            collect += keep;
            safe *= 1.0 - danger;
            thoughts.push(Thought {
                card,
                strength,
                ends: too_weak,
                gain: 0.0,
                others: 0.0,
                keep,
                safe: 1.0 - danger,
                value: 0.0,
            });
        }
        for thought in &mut thoughts {
            thought.safe = sharpen(safe / thought.safe);
            self.value(view, thought, collect - thought.keep);
        }
        thoughts
    }

    /// What bidding a card is worth, if the rest of the hand can collect so much.
    fn value(&self, view: View<'_, Bids>, thought: &mut Thought, collect: f32) {
        let (look, up, feel) = (self.look, view.face_up, &self.player.feel);
        let Thought { card, strength, .. } = *thought;
        let mut pile = look.pile;
        let mut thefts = look.thefts;
        if card.is_black() {
            pile = pile.and(Gain::of(self.game, card));
            thefts += steals(self.game, card);
        }
        let decides = strength >= look.best && strength > 0;
        if decides || card.is_black() || self.game.agreed().color_bids {
            thought.ends = self.forecast.ends(up.plays, up.starter, Some(card), pile);
        }
        let ends = thought.ends;
        // Without a card so far I may hope for none, or collect with the rest of my hand.
        let go_on = if self.luck > 0.0 {
            let hope = thought.safe * self.luck + (1.0 - thought.safe) * feel.late * collect;
            hope.max(collect)
        } else {
            collect
        };
        thought.gain = pile.to(look.own[look.me]) + self.loot(view, look.me, thefts);
        for seat in Seat::all(look.seats).filter(|&seat| seat != look.me) {
            let chance = ends.won_by[seat];
            if chance > 0.0 {
                let gain = pile.to(look.own[seat]) + self.loot(view, seat, thefts);
                thought.others += chance * self.swing(view, seat, gain);
                if card == Card::ALLY && self.player.plans {
                    thought.others += chance * self.alliance(seat, gain, collect, go_on);
                }
            }
        }
        let mine = ends.won_by[look.me];
        let won = self.swing(view, look.me, thought.gain) + collect;
        let mut value = mine * won + (1.0 - mine) * go_on + thought.others;
        if look.left > 0 {
            let starts = mine + if strength == look.best && decides { ends.burned } else { 0.0 };
            value -= feel.start * look.typical * starts;
        }
        if thefts > 0 && !look.empty(look.me) {
            value -= f32::from(thefts) * self.robbed(view, strength);
        }
        if card >= Card::THIEF && self.player.plans {
            value += (1.0 - ends.burned) * self.turned(view, card, collect);
        }
        thought.value = value;
    }

    /// What a card is worth later, and how likely it wins a trick that I do not want; perhaps with
    /// strong and weak turned around.
    fn later(&self, card: Card, turned: bool) -> (f32, f32) {
        let (look, feel) = (self.look, &self.player.feel);
        if look.left == 0 {
            return (0.0, 0.0);
        }
        let strength = self.game.strength(card, look.lowest_wins);
        let (mut keep, mut wins, mut danger) = (0.0, 0.0, 0.0);
        if strength > 0 {
            let standing = look.standing(strength);
            let standing = if turned { 1.0 - standing } else { standing };
            if self.game.agreed().color_bids {
                wins = feel.colour_any + feel.colour_best * standing * standing;
                wins /= f32::from(look.seats);
                danger = feel.danger * wins;
            } else {
                wins = standing.powi(i32::from(look.seats) - 1);
                danger = feel.danger * wins * standing;
            }
            keep = feel.keep * (1.0 + feel.choice * (2.0 * standing - 1.0)) * wins;
        }
        keep *= look.typical;
        if self.player.plans {
            if card == Card::ALLY {
                keep = feel.ally * look.typical;
            } else if card.is_black() {
                // It goes to somebody, and that had better be me, or do harm.
                let gain = Gain::of(self.game, card);
                let to_others = gain.to(1.5 * look.typical);
                keep += wins * gain.plus - (1.0 - wins) * self.forecast.rivalry * to_others;
            }
        }
        (self.share * self.player.saving * keep, danger)
    }

    /// What it means to me that a seat gains so much.
    fn swing(&self, view: View<'_, Bids>, seat: Seat, gain: f32) -> f32 {
        let part = |seat: Seat, gain: f32| {
            if seat == self.look.me { gain } else { -self.weights[seat] * gain }
        };
        match view.face_up.allies {
            Some(allies) if allies.include(seat) => {
                part(allies.player, gain / 2.0) + part(allies.winner, gain / 2.0)
            }
            _ if seat == self.look.me => gain,
            _ => part(seat, gain - self.forecast.hope[seat]),
        }
    }

    /// What it is worth to be allied with a seat that gains so much.
    fn alliance(&self, seat: Seat, gain: f32, collect: f32, go_on: f32) -> f32 {
        let look = self.look;
        let to_come = look.typical * f32::from(look.left) / f32::from(look.seats);
        let theirs = look.own[seat] + gain + to_come;
        let half = (theirs + look.own[look.me] + collect) / 2.0;
        half - look.own[look.me] - go_on - self.weights[seat] * (half - theirs)
    }

    /// What thefts bring to a seat: about the best card of any other.
    fn loot(&self, view: View<'_, Bids>, seat: Seat, thefts: u8) -> f32 {
        if thefts == 0 {
            return 0.0;
        }
        let (mut sum, mut n) = (0.0, 0.0);
        for other in self.look.with_cards.iter().filter(|&other| other != seat) {
            sum += self.best_card(view, other, seat);
            n += 1.0;
        }
        f32::from(thefts) * sum / f32::max(n, 1.0)
    }

    /// What I have to fear from a theft if I bid a card of this strength.
    fn robbed(&self, view: View<'_, Bids>, strength: u8) -> f32 {
        let (look, up) = (self.look, view.face_up);
        let mut worst = 1.0;
        for (seat, card) in up.starter.round_from(look.seats).zip(up.plays.iter()) {
            if !look.empty(seat) && self.game.strength(card, look.lowest_wins) < strength {
                worst = 0.0;
            }
        }
        let stronger = look.stronger(strength) / look.n_unseen();
        for _ in look.later.iter().filter(|&&seat| !look.empty(seat)) {
            worst *= stronger;
        }
        worst * self.best_card(view, look.me, look.me).max(0.0)
    }

    /// What the best front card of a seat would bring to another.
    fn best_card(&self, view: View<'_, Bids>, seat: Seat, to: Seat) -> f32 {
        let points = self.look.own[to];
        let cards = view.face_up.fronts.of(seat);
        cards.map(|card| Gain::of(self.game, card).to(points)).fold(f32::MIN, f32::max)
    }

    /// What it brings to my hand if this card lets the lowest win from now on.
    fn turned(&self, view: View<'_, Bids>, card: Card, collect: f32) -> f32 {
        let turns = self.game.black(card).is_some_and(|black| black.lowest_wins);
        if !turns || self.look.lowest_wins || self.look.left == 0 {
            return 0.0;
        }
        let others = view.hand.iter().filter(|&other| other != card);
        others.map(|other| self.later(other, true).0).sum::<f32>() - collect
    }
}

/// What looks likely is more than likely for who plays for it, and what looks unlikely less.
#[inline]
fn sharpen(chance: f32) -> f32 {
    let (yes, no) = (chance * chance, (1.0 - chance) * (1.0 - chance));
    yes / (yes + no)
}
