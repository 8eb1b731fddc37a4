//! What lies on the table: the drawers of Bids.
//!
//! A hand is a set of cards. Face down lies the centre deck, in its order; while the centre card is
//! hidden it is still the top card of that deck. Face up is all else, also what follows from
//! watching: which cards were burned and lie in a known order under the deck, and which ones are
//! somewhere in it since a shuffle.

use tapis_game::{BySeat, Pile, Seat, Seats};

use crate::piles::{Deck, Fronts, Plays};
use crate::words::{Card, CardSet};

/// The most bid cards that are taken out of a round (6.2).
pub(crate) const MAX_REMOVED: usize = 2;

/// What everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FaceUp {
    /// What is being done.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u8,
    /// The trick, from 1.
    pub trick: u8,
    /// Who starts, or started, this trick.
    pub starter: Seat,
    /// Whose turn it is to bid or to steal.
    pub to_act: Seat,
    /// The card being bid for.
    pub centre: Centre,
    /// The cards bid in this trick so far, in play order.
    pub plays: Plays,
    /// The cards won this round.
    pub fronts: Fronts,
    /// Cards out for this round: bid, allied, flipped or resolved.
    pub aside: CardSet,
    /// Bid cards taken out at the deal.
    pub removed: Pile<Card, MAX_REMOVED>,
    /// How many cards lie face down, a hidden centre card included.
    pub deck: u8,
    /// The cards burned since the last shuffle: they lie under the face-down ones, in this order.
    pub burned: Deck,
    /// Cards burned before the last shuffle: each of them is somewhere among the face-down ones.
    pub reshuffled: CardSet,
    /// Whether the lowest number wins.
    pub lowest_wins: bool,
    /// Whether the next centre card will stay face down.
    pub hide_next: bool,
    /// Thefts still to be made in this trick.
    pub steals: u8,
    /// The alliance of this round.
    pub allies: Option<Allies>,
    /// For each seat, its rounds without a card (6.8).
    pub zero_rounds: BySeat<u8>,
    /// For each seat, the points of all rounds scored.
    pub totals: BySeat<i32>,
    /// The trick resolved last.
    pub last_trick: Option<LastTrick>,
    /// The round scored last.
    pub last_round: Option<LastRound>,
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The coloured cards have to be shuffled, to take some out.
    TakeOut,
    /// The black cards have to be shuffled.
    DealBlack,
    /// The cards of all hands have to be shuffled.
    DealHands,
    /// The centre deck has to be shuffled; then the next centre card is flipped.
    Shuffle,
    /// A seat has to bid.
    Bid,
    /// The winner of the trick has to steal.
    Steal,
    /// Nothing any more.
    Over,
}

/// The card being bid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Centre {
    /// There is none: between two tricks.
    Empty,
    /// It lies open.
    Open(Card),
    /// It lies face down, on top of the deck.
    Hidden,
}

/// Two seats that share their points of this round (6.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Allies {
    /// Who played the Ally.
    pub player: Seat,
    /// Who won that trick.
    pub winner: Seat,
}

impl Allies {
    /// Whether this seat is one of the two.
    #[inline]
    pub fn include(self, seat: Seat) -> bool {
        self.player == seat || self.winner == seat
    }
}

/// A trick that has been resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LastTrick {
    /// Its round.
    pub round: u8,
    /// Its number in that round.
    pub trick: u8,
    /// Who started it.
    pub starter: Seat,
    /// The card that was bid for.
    pub centre: Card,
    /// The cards bid, in play order.
    pub plays: Plays,
    /// Who won it.
    pub winner: Option<Seat>,
    /// Who starts, or would start, the next trick.
    pub next: Seat,
}

/// A round that has been scored. Its points follow from this and the counts of zero-rounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LastRound {
    /// The cards in front at its end.
    pub fronts: Fronts,
    /// Its alliance.
    pub allies: Option<Allies>,
}

impl FaceUp {
    /// The empty table before the first deal.
    pub(crate) fn new(start: Seat, first: Phase) -> Self {
        Self {
            phase: first,
            round: 1,
            trick: 1,
            starter: start,
            to_act: start,
            centre: Centre::Empty,
            plays: Plays::default(),
            fronts: Fronts::default(),
            aside: CardSet::NONE,
            removed: Pile::default(),
            deck: 0,
            burned: Deck::default(),
            reshuffled: CardSet::NONE,
            lowest_wins: false,
            hide_next: false,
            steals: 0,
            allies: None,
            zero_rounds: BySeat::default(),
            totals: BySeat::default(),
            last_trick: None,
            last_round: None,
        }
    }

    /// The seat that may act.
    pub(crate) fn acting(&self) -> Seats {
        match self.phase {
            Phase::Bid | Phase::Steal => Seats::only(self.to_act),
            _ => Seats::NONE,
        }
    }

    /// How many cards a seat holds, at a table with that many seats and tricks.
    pub(crate) fn hand_size(&self, seat: Seat, seats: u8, tricks: u8) -> usize {
        let left = (tricks - self.trick) as usize;
        match self.phase {
            Phase::TakeOut | Phase::DealBlack | Phase::DealHands => 0,
            Phase::Shuffle => left + 1,
            Phase::Bid => {
                let mut bidders = self.starter.round_from(seats).take(self.plays.len());
                left + usize::from(!bidders.any(|bidder| bidder == seat))
            }
            Phase::Steal | Phase::Over => left,
        }
    }

    /// How many cards the centre deck has, the face-down ones and the burned ones.
    pub(crate) fn deck_size(&self) -> usize {
        usize::from(self.deck) + self.burned.len() - usize::from(self.centre == Centre::Hidden)
    }

    /// The cards that everybody can name and that are in no hand and not among the face-down ones.
    pub fn seen(&self) -> CardSet {
        let centre = match self.centre {
            Centre::Open(card) => Some(card),
            Centre::Empty | Centre::Hidden => None,
        };
        let piles = self.removed.iter().copied().chain(self.plays.iter()).chain(centre);
        let fronts = self.fronts.iter().map(|(_, card)| card);
        piles.chain(fronts).chain(self.burned.iter()).collect::<CardSet>().and(self.aside)
    }
}
