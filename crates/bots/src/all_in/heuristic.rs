//! A player with rules of thumb: what a hand is worth and may become, which card to give for which
//! effects, when to stop, whom to watch, on whom to bet.

use tapis_all_in::{Action, AllIn, Card, CardSet, Choices, Effect, Phase, Slot};
use tapis_game::{Game, Menu, Seat, View};

use super::bet::Bets;
use super::look::Look;
use crate::policy::{Policy, Preferences};

/// A player who answers at once. What it does not know makes it weaker, not random.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Heuristic {
    /// Remembers which cards are out and what others took and announced.
    pub remembers: bool,
    /// Thinks of what a hand may become, not only of what it is.
    pub plans: bool,
    /// Heeds what others announced when it bets.
    pub listens: bool,
    /// Weighs the pot: who else may be best, who has bet on whom.
    pub weighs: bool,
    /// Reads from how the others have acted what they may hold.
    pub reads: bool,
    /// How much is hoped from cards to come; 1 is sober.
    pub hoping: f32,
    /// What a rune now is worth against one later; 1 is sober.
    pub greed: f32,
    /// How much it likes to go All In; 0 is sober.
    pub daring: f32,
    /// How much it bets with those who bet before; 0 is sober.
    pub following: f32,
}

/// What an action leads to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thought {
    /// What it is worth, in runes.
    pub(super) value: f32,
    /// The hand after it, as far as it is certain.
    pub(super) hand: CardSet,
}

/// A difference of so many runes makes one choice e times as likely as another.
const RUNES: f32 = 0.25;

impl Heuristic {
    /// Knows everything that the rules of thumb know, and hopes soberly.
    pub const fn veteran() -> Self {
        Self {
            remembers: true,
            plans: true,
            listens: true,
            weighs: true,
            reads: false,
            hoping: 1.0,
            greed: 1.0,
            daring: 0.0,
            following: 0.0,
        }
    }

    /// Remembers, plans and weighs, but hopes too long for straights and flushes.
    pub const fn casual() -> Self {
        Self { hoping: 2.2, ..Self::veteran() }
    }

    /// Dreams of great hands, trusts in itself, and neither remembers nor listens.
    pub const fn beginner() -> Self {
        Self { remembers: false, listens: false, weighs: false, hoping: 8.0, ..Self::veteran() }
    }

    /// Looks at its own hand as it is now, collects equal cards and runes, and trusts in itself.
    pub const fn novice() -> Self {
        Self { listens: false, ..Self::learner() }
    }

    /// Not quite a novice any more: listens to what others announce.
    pub const fn learner() -> Self {
        Self { remembers: false, plans: false, weighs: false, ..Self::veteran() }
    }

    /// The rules of thumb from which the learned policy starts.
    pub const fn sharp() -> Self {
        Self { reads: true, ..Self::veteran() }
    }

    /// An odd style: chases straights and flushes and goes All In for the fun of it.
    pub const fn gambler() -> Self {
        Self { hoping: 2.5, daring: 1.0, ..Self::veteran() }
    }

    /// An odd style: wants runes, at once, and keeps rune cards.
    pub const fn collector() -> Self {
        Self { greed: 2.0, hoping: 0.5, ..Self::veteran() }
    }

    /// An odd style: bets on whom others bet on.
    pub const fn follower() -> Self {
        Self { following: 2.0, ..Self::veteran() }
    }

    /// What this player thinks of the tokens, once they are placed.
    pub(super) fn bets(&self, look: &Look<'_>) -> Bets {
        match look.view.face_up.phase {
            Phase::Predict => Bets::new(look, self),
            _ => Bets::default(),
        }
    }

    /// How the table looks to this player.
    pub(super) fn look<'a>(&self, view: View<'a, AllIn>) -> Look<'a> {
        let mut look = Look::new(view, self.remembers);
        look.rune = self.greed;
        look.hope = if self.plans { self.hoping } else { 0.0 };
        if !self.weighs {
            look.play_for(0.0);
        }
        if view.face_up.phase != Phase::Turn {
            let took = view.face_up.taken > 0;
            look.after(look.free.saturating_sub(u8::from(!took)));
        }
        look
    }

    /// What an action leads to.
    pub(super) fn think(&self, look: &Look<'_>, bets: &Bets, action: Action) -> Thought {
        let with = |cards: CardSet, more: f32| {
            let (hand, worth) = look.best_hand(cards);
            Thought { value: worth + more, hand }
        };
        let own = look.hand;
        match action {
            Action::Play(card) => self.play(look, card),
            Action::Pass => Thought { value: self.stay(look, 1), hand: own },
            Action::AllIn => Thought { value: self.stay(look, 2) + self.all_in(look), hand: own },
            Action::Take(slot) => match at(look, slot) {
                Some(card) => with(own | CardSet::only(card), 1e-3),
                None => Thought { value: f32::MIN, hand: own },
            },
            Action::Swap(given, slot) => match at(look, slot) {
                Some(card) => with((own - CardSet::only(given)) | CardSet::only(card), -1e-3),
                None => Thought { value: f32::MIN, hand: own },
            },
            // A card more is never worse: one too many can be discarded.
            Action::Draw | Action::Reveal => with(own, 0.1),
            Action::Skip => with(own, 0.0),
            Action::Rune => with(own, self.greed),
            Action::Hypnosis(seat) => with(own, self.curiosity(look, seat, 0.2)),
            Action::Eye(seat) => with(own, self.curiosity(look, seat, 0.3)),
            Action::Keep(card) => with(own | CardSet::only(card), 0.0),
            Action::Discard(card) if look.view.face_up.phase == Phase::Order => {
                // What lies on top in the end may be taken by the next player.
                let place = card.value().map_or(0.0, |value| f32::from(value.place()));
                Thought { value: 0.05 * place, hand: own }
            }
            Action::Discard(card) => with(own - CardSet::only(card), 0.0),
            Action::Hide(card) => {
                Thought { value: -look.worth(own - CardSet::only(card)), hand: own }
            }
            Action::Predict(seat) => Thought { value: bets.value(seat), hand: own },
        }
    }

    /// What is left to expect by keeping the hand while so many cards are added.
    fn stay(&self, look: &Look<'_>, added: u8) -> f32 {
        let mut look = *look;
        look.after(look.free.saturating_sub(added));
        if added > 1 {
            look.turns = 0.0;
        }
        look.worth(look.hand)
    }

    /// What going All In adds: nobody looks into the hand, and the others have less time.
    fn all_in(&self, look: &Look<'_>) -> f32 {
        let rank = f32::from(look.view.game.ladder().ranking(look.hand).rank);
        let hurry = if self.weighs { 0.08 * (rank - 3.0) } else { -0.5 };
        hurry + self.daring * 0.5
    }

    /// What is to be expected of playing a card: the rest of the hand with what its effects bring.
    fn play(&self, look: &Look<'_>, card: Card) -> Thought {
        let game = look.view.game;
        let mut look = *look;
        let mut hand = look.hand - CardSet::only(card);
        if !self.plans {
            // Whoever does not plan gives what it does not need, and likes much to happen.
            let effects = game.deck().column(card).iter().count() as f32;
            return Thought { value: look.best(hand) + 0.05 * effects, hand };
        }
        let mut extra = 0.0;
        let column = game.deck().column(card);
        // Taking a card leaves the round as long as it was, taking several makes it longer.
        let takes =
            column.iter().filter(|line| line.effect == Effect::Take && line.starred).count();
        look.after((look.free + (takes as u8).min(look.reach.len() as u8)).saturating_sub(1));
        let mut expected = None;
        for line in column.iter() {
            match line.effect {
                Effect::Rune => extra += self.greed,
                Effect::Hypnosis => extra += 0.1,
                Effect::Eye => extra += 0.15,
                Effect::Take => {
                    if let Some((best, worth)) = self.take(&look, hand) {
                        match &mut expected {
                            None => {
                                look.reach = look.reach - best;
                                hand = best;
                            }
                            Some(expected) => *expected = worth.max(*expected + 0.3),
                        }
                    } else if line.starred {
                        // Nothing is left to take, so that a card is drawn.
                        expected = Some(match expected {
                            None => self.drawn(&look, hand, 1),
                            Some(worth) => worth + 0.3,
                        });
                    }
                }
                Effect::Swap => match expected {
                    None => {
                        if let Some((best, worth)) = self.swap(&look, hand)
                            && (line.starred || worth > look.best(hand))
                        {
                            look.reach = look.reach - best;
                            hand = best;
                        }
                    }
                    // After an unknown card a swap is worth a little more or less.
                    Some(worth) => expected = Some(worth + 0.25),
                },
                Effect::Draw | Effect::Reveal3 | Effect::Reveal4 | Effect::Reveal5 => {
                    let cards = match line.effect {
                        Effect::Reveal3 => 3,
                        Effect::Reveal4 => 4,
                        Effect::Reveal5 => 5,
                        _ => 1,
                    };
                    expected = Some(match expected {
                        None => self.drawn(&look, hand, cards),
                        Some(worth) => worth + 0.3,
                    });
                }
            }
        }
        let worth = expected.unwrap_or_else(|| look.best(hand));
        Thought { value: worth + extra - self.feed(&look, card), hand }
    }

    /// The best hand with one more card from the display.
    fn take(&self, look: &Look<'_>, hand: CardSet) -> Option<(CardSet, f32)> {
        let hands = look.reach.iter().map(|card| hand | CardSet::only(card));
        best_of(look, hands)
    }

    /// The best hand with one card exchanged.
    fn swap(&self, look: &Look<'_>, hand: CardSet) -> Option<(CardSet, f32)> {
        let hands = look.reach.iter().flat_map(|card| {
            hand.iter().map(move |own| (hand - CardSet::only(own)) | CardSet::only(card))
        });
        best_of(look, hands)
    }

    /// What the best of so many unknown cards brings.
    fn drawn(&self, look: &Look<'_>, hand: CardSet, cards: usize) -> f32 {
        let mut worths = [0.0_f32; 64];
        let mut count = 0;
        // Every third of many cards tells enough.
        let stride = (look.unseen.len() / 12).max(1);
        for card in look.unseen.iter().step_by(stride) {
            worths[count] = look.best(hand | CardSet::only(card));
            count += 1;
        }
        if count == 0 {
            return look.best(hand);
        }
        let worths = &mut worths[..count];
        if cards == 1 {
            return worths.iter().sum::<f32>() / count as f32;
        }
        // The chance that the best of them is this one, from the worst to the best.
        worths.sort_unstable_by(f32::total_cmp);
        let mut before = 0.0;
        let mut expected = 0.0;
        for (place, worth) in worths.iter().enumerate() {
            let up_to = ((place + 1) as f32 / count as f32).powi(cards as i32);
            expected += worth * (up_to - before);
            before = up_to;
        }
        expected
    }

    /// What a played card gives away: somebody is known to collect such cards.
    fn feed(&self, look: &Look<'_>, card: Card) -> f32 {
        let View { game, seat: own, face_up, .. } = look.view;
        if !self.remembers || card.is_rune() {
            return 0.0;
        }
        let equal = |other: Card| other.value() == card.value();
        let others = Seat::all(game.seats()).filter(|seat| *seat != own);
        let fits = others.filter(|seat| face_up.known.hand(*seat).iter().any(equal)).count();
        0.12 * fits as f32
    }

    /// What it is worth to know more about somebody's hand.
    fn curiosity(&self, look: &Look<'_>, seat: Seat, most: f32) -> f32 {
        let face_up = look.view.face_up;
        if !self.weighs {
            return 0.05;
        }
        let unknown = f32::from(face_up.unknown(seat))
            - (look.view.hand.marks.hand(seat) - face_up.known.hand(seat)).len() as f32;
        let told = if face_up.told[seat.index()].is_some() { 0.3 } else { 1.0 };
        let runes = f32::from(face_up.runes[seat.index()]);
        most * told * (0.1 + unknown / 5.0) + 0.002 * runes
    }
}

fn best_of(look: &Look<'_>, hands: impl Iterator<Item = CardSet>) -> Option<(CardSet, f32)> {
    let mut best = None;
    for hand in hands {
        let worth = look.best(hand);
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((hand, worth));
        }
    }
    best
}

/// The card that lies there.
pub(super) fn at(look: &Look<'_>, slot: Slot) -> Option<Card> {
    let face_up = look.view.face_up;
    match slot {
        Slot::DISCARD => face_up.discard.top().and_then(|laid| laid.card()),
        _ => face_up.display.card(slot),
    }
}

impl Policy<AllIn> for Heuristic {
    fn prefer(&self, view: View<'_, AllIn>, menu: &Choices) -> Preferences {
        let look = self.look(view);
        let bets = self.bets(&look);
        let mut preferences = Preferences::new();
        for action in menu.iter() {
            preferences.push(self.think(&look, &bets, action).value / RUNES);
        }
        preferences
    }
}
