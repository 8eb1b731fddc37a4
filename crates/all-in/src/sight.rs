//! What a person reads off the table: which slots are open to Take and Swap, which effects the
//! card being played has, and what a hand is worth. All of it follows from a scene, so it tells
//! nobody more than they see.

use tapis_game::Seat;

use crate::AllIn;
use crate::card_set::CardSet;
use crate::deck::Line;
use crate::display::Display;
use crate::ranking::{Category, Ranking};
use crate::scene::{Face, LastRoundScene, Scene};
use crate::words::{Card, Slot};

/// Where one effect of the card being played stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Resolved, or done without.
    Done,
    /// Being resolved.
    Now,
    /// Still to come.
    ToCome,
}

impl Face {
    /// The card, if this viewer sees it.
    pub fn card(self) -> Option<Card> {
        match self {
            Self::Up(card) => Some(card),
            Self::Down => None,
        }
    }
}

impl Scene {
    /// 1.7 The slots whose card lies uncovered, in reading order.
    pub fn uncovered(&self) -> Vec<Slot> {
        let mut display = Display::default();
        for (slot, card) in self.slots() {
            if let Some(card) = card {
                display.put(slot, card);
            }
        }
        let open = display.uncovered();
        self.slots().map(|(slot, _)| slot).filter(|slot| open >> slot.number() & 1 == 1).collect()
    }

    /// Every slot of the display with its card, in reading order.
    pub fn slots(&self) -> impl Iterator<Item = (Slot, Option<Card>)> + '_ {
        (0..).zip(&self.display).flat_map(|(row, cards)| {
            let card = |face: &Option<Face>| face.and_then(Face::card);
            (0..).zip(cards).map(move |(column, face)| (Slot::new(row, column), card(face)))
        })
    }

    /// How many cards the display has.
    pub fn display_count(&self) -> usize {
        self.display.iter().flatten().flatten().count()
    }

    /// The cards of a hand, if this viewer sees all of them.
    pub fn hand(&self, seat: Seat) -> Option<CardSet> {
        self.hands.get(seat.index())?.iter().map(|face| face.card()).collect()
    }
}

impl AllIn {
    /// The effects of the card being played, from top to bottom, and how far they are resolved.
    pub fn column_in_play(&self, scene: &Scene) -> Vec<(Line, Progress)> {
        let Some(card) = scene.played.and_then(Face::card) else { return Vec::new() };
        let now = scene.pending.as_ref().map(|pending| usize::from(pending.index));
        let progress = |place: usize| match now {
            Some(now) if place == now => Progress::Now,
            Some(now) if place > now => Progress::ToCome,
            _ => Progress::Done,
        };
        let lines = self.deck().column(card).iter().enumerate();
        lines.map(|(place, line)| (line, progress(place))).collect()
    }

    /// The cards that make a hand what it is, the deciding one first, and those that add nothing to
    /// it. Equal values lie together; in the straight from ace to 5 the ace comes last.
    pub fn laid_out(&self, hand: CardSet) -> (Vec<Card>, Vec<Card>) {
        let ranking = self.ladder().ranking(hand);
        let all = matches!(
            ranking.category,
            Category::Straight | Category::Flush | Category::StraightFlush
        );
        let alike = |card: &Card| hand.iter().filter(|other| other.value() == card.value()).count();
        let (mut made, mut rest): (Vec<Card>, Vec<Card>) = hand.iter().partition(|card| {
            let pairs = ranking.category != Category::Nothing && alike(card) > 1;
            card.suit().is_some() && (all || pairs || card.value() == Some(ranking.top))
        });
        let suits = self.deck().suits();
        let place = |card: &Card| {
            let suit = suits.iter().position(|suit| card.suit() == Some(*suit));
            // Whatever is above the top card is the ace that counts as 1.
            let low = card.value() > Some(ranking.top);
            (std::cmp::Reverse(alike(card)), low, std::cmp::Reverse(card.value()), suit)
        };
        made.sort_by_key(place);
        rest.sort_by_key(|card| (card.suit().is_none(), std::cmp::Reverse(card.value())));
        (made, rest)
    }

    /// What decides between hands of the same rank number: the deciding card of the best one and of
    /// the next best, if that has the same number.
    pub fn deciding_cards(&self, round: &LastRoundScene) -> Option<(Card, Card)> {
        let hand = |seat: usize| -> Option<CardSet> {
            round.hands.get(seat)?.iter().map(|face| face.card()).collect()
        };
        let best = round.best.index();
        let strength = |seat: &usize| hand(*seat).map(|hand| self.ladder().strength(hand));
        let next = (0..round.hands.len()).filter(|seat| *seat != best).max_by_key(strength)?;
        let deciding = |seat: usize| self.laid_out(hand(seat)?).0.first().copied();
        let alike = round.ranks.get(best) == round.ranks.get(next);
        Some((deciding(best)?, deciding(next)?)).filter(|_| alike)
    }

    /// What a seat's hand is worth as it is, if this viewer sees all of it.
    pub fn hand_ranking(&self, scene: &Scene, seat: Seat) -> Option<Ranking> {
        scene.hand(seat).map(|hand| self.ladder().ranking(hand))
    }
}
