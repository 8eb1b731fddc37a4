//! What is told when a round has been scored or the game is over: who gets what, and why.

use tapis_game::{Seat, Seats, Told};

use crate::AllIn;
use crate::event::{Beats, Edge, Event, HandScored};
use crate::marks::Marks;
use crate::scoring::{Decided, Gains, of_rune_cards, tied};
use crate::table::{FaceUp, LastRound, SEATS, Truth};
use crate::words::Card;

impl AllIn {
    /// The entries of the seats of this table.
    pub(crate) fn of_seats<'a, T>(&self, all: &'a [T; SEATS]) -> &'a [T] {
        &all[..usize::from(self.seats)]
    }

    /// These seats from the weakest hand to the best.
    pub(crate) fn weakest_first(&self, hands: &Marks, seats: Seats) -> Vec<Seat> {
        let mut order: Vec<Seat> = seats.iter().collect();
        order.sort_by_key(|seat| self.ladder.strength(hands.hand(*seat)));
        order
    }

    /// 1.9 By what one hand beats another.
    pub(crate) fn beats(&self, hands: &Marks, seat: Seat, over: Seat) -> Beats {
        let deciding = |seat: Seat| self.laid_out(hands.hand(seat)).0.first().copied();
        let (card, over_card) = (deciding(seat), deciding(over));
        let category = |seat: Seat| self.ladder.ranking(hands.hand(seat)).category;
        let (category, over_category) = (category(seat), category(over));
        let value = |card: Option<Card>| card.and_then(Card::value);
        let by = if category != over_category {
            Edge::Category
        } else if value(card) != value(over_card) {
            Edge::Value
        } else {
            Edge::Suit
        };
        Beats { seat, over, by, category, card, over_category, over_card }
    }

    /// 1.10 A round that is scored now, with these gains.
    pub(crate) fn scored(&self, state: &Truth, round: &LastRound, gains: &Gains) -> Told<Self> {
        let all = Seats::all(self.seats);
        let order = self.weakest_first(&round.hands, all);
        let right: Seats = all
            .iter()
            .filter(|seat| round.predictions[seat.index()].contains(gains.best))
            .collect();
        let next = order[order.len() - 2];
        let event = Event::RoundScored {
            round: round.round.get(),
            hands: all.iter().map(|seat| self.hand_scored(state, round, gains, seat)).collect(),
            best: self.beats(&round.hands, gains.best, next),
            right,
            pot: round.pot,
            share: right.first().map_or(0, |seat| gains.shares[seat.index()]),
            carry: gains.carry,
            order,
        };
        let foresees = |seat: &Seat| Self::foresees_hands(state.view(self, *seat));
        Told::all(event).new_to(all.iter().filter(|seat| !foresees(seat)).collect())
    }

    fn hand_scored(
        &self,
        state: &Truth,
        round: &LastRound,
        gains: &Gains,
        seat: Seat,
    ) -> HandScored {
        let place = seat.index();
        let hand = round.hands.hand(seat);
        let ranking = gains.rankings[place];
        let earned = u16::from(round.earned[place]);
        HandScored {
            seat,
            cards: hand.iter().collect(),
            category: ranking.category,
            made: self.laid_out(hand).0,
            predicted: round.predictions[place].first().expect("everybody has predicted"),
            rank: ranking.rank,
            rune_cards: of_rune_cards(hand),
            share: gains.shares[place],
            earned,
            gained: gains.gains[place] + earned,
            total: state.face_up.runes[place].saturating_add(gains.gains[place]),
        }
    }

    /// The seats with the most runes.
    pub(crate) fn leaders(&self, face_up: &FaceUp) -> Seats {
        let runes = self.of_seats(&face_up.runes);
        tied(runes, runes.iter().max())
    }

    /// 1.12 The game is over.
    pub(crate) fn ended(&self, face_up: &FaceUp) -> Told<Self> {
        let winners = self.winners_when_over(face_up).unwrap_or(Seats::NONE);
        let tied = self.leaders(face_up);
        let by = decided(winners, tied);
        let beats = face_up.last_round.filter(|_| by == Decided::BestHand).map(|last| {
            let order = self.weakest_first(&last.hands, tied);
            self.beats(&last.hands, order[order.len() - 1], order[order.len() - 2])
        });
        let runes = tied.first().map_or(0, |seat| face_up.runes[seat.index()]);
        Told::all(Event::GameOver { winners, by, runes, tied, beats })
    }
}

/// 1.12 What decided a game with these winners, in which these had the most runes.
pub(crate) fn decided(winners: Seats, tied: Seats) -> Decided {
    match (tied.len(), winners.len()) {
        (1, _) => Decided::Runes,
        (_, 0) => Decided::Nobody,
        _ => Decided::BestHand,
    }
}
