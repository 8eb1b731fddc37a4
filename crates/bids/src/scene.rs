//! The table as somebody sees it, in the shape in which it is written down as JSON.

use std::fmt;

use serde::{Deserialize, Serialize};
use tapis_game::{Eyes, Seat, Seats, Standing};

use crate::Bids;
use crate::notation::{Face, Word};
use crate::table::{Allies, Centre, FaceUp, Phase};
use crate::words::Card;

/// What is being done, as far as anybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::ScenePhase))]
pub enum ScenePhase {
    /// A seat has to bid.
    Bid,
    /// The winner of the trick has to steal.
    Steal,
    /// Nothing any more.
    Over,
    /// Cards are shuffled, which nobody sees.
    Deal,
}

impl From<Phase> for ScenePhase {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Bid => Self::Bid,
            Phase::Steal => Self::Steal,
            Phase::Over => Self::Over,
            Phase::TakeOut | Phase::DealBlack | Phase::DealHands | Phase::Shuffle => Self::Deal,
        }
    }
}

impl fmt::Display for ScenePhase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bid => "bid",
            Self::Steal => "steal",
            Self::Over => "over",
            Self::Deal => "deal",
        })
    }
}

/// The table as somebody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::Scene))]
pub struct Scene {
    /// What is being done.
    pub phase: ScenePhase,
    /// The round, from 1.
    pub round: u8,
    /// The trick, from 1.
    pub trick: u8,
    /// Who starts (started) this trick; nobody when over.
    pub starter: Option<Seat>,
    /// Who may act.
    pub to_act: Seats,
    /// The hand of each seat.
    pub hands: Vec<Vec<Face>>,
    /// The front of each seat, in order of receipt.
    pub fronts: Vec<Vec<Word>>,
    /// The centre deck, top first.
    pub deck: Vec<Face>,
    /// The card being bid for.
    pub centre: Option<Face>,
    /// Whether it lies face down.
    pub hidden: bool,
    /// The cards bid in this trick, in play order.
    pub plays: Vec<Word>,
    /// Cards out for this round.
    pub aside: Vec<Word>,
    /// Bid cards taken out at the deal.
    pub removed: Vec<Word>,
    /// Whether the lowest number wins.
    pub lowest_wins: bool,
    /// The player of the Ally and the winner of that trick.
    pub allies: Option<[Seat; 2]>,
    /// Thefts still to be made in this trick.
    pub steals: u8,
    /// For each seat, its rounds without a card.
    pub zero_rounds: Vec<u8>,
    /// For each seat, its points.
    pub totals: Vec<i32>,
    /// The trick resolved last.
    pub last_trick: Option<TrickScene>,
    /// The round scored last.
    pub last_round: Option<RoundScene>,
    /// Who has won; several share the victory.
    pub winners: Option<Seats>,
}

/// A trick that has been resolved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::TrickScene))]
pub struct TrickScene {
    /// Its round.
    pub round: u8,
    /// Its number in that round.
    pub trick: u8,
    /// Who started it.
    pub starter: Seat,
    /// The card that was bid for.
    pub centre: Word,
    /// The cards bid, in play order.
    pub plays: Vec<Word>,
    /// Who won it.
    pub winner: Option<Seat>,
    /// Who starts, or would start, the next trick.
    pub next: Seat,
}

/// A round that has been scored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::RoundScene))]
pub struct RoundScene {
    /// Its number.
    pub round: u8,
    /// The front of each seat at its end.
    pub fronts: Vec<Vec<Word>>,
    /// What each front was worth.
    pub own: Vec<i32>,
    /// What was written down for each seat.
    pub scores: Vec<i32>,
    /// Its alliance.
    pub allies: Option<[Seat; 2]>,
}

impl Bids {
    /// The table as these eyes see it: what lies face up, and of the rest what they are shown.
    pub(crate) fn seen_by(&self, up: &FaceUp, eyes: Eyes<'_, Self>) -> Scene {
        let words = |cards: &mut dyn Iterator<Item = Card>| -> Vec<Word> {
            cards.map(|card| self.word(card)).collect()
        };
        let faces = |cards: &mut dyn Iterator<Item = Card>| -> Vec<Face> {
            cards.map(|card| Face::Up(self.word(card))).collect()
        };
        let unseen = |n_cards| vec![Face::Down; n_cards];
        let seats = Seat::all(self.seats);
        let hidden = up.centre == Centre::Hidden;

        // The deck below a hidden centre card, for eyes that see everything.
        let mut deck = eyes
            .face_down()
            .map(|face_down| faces(&mut face_down.iter().chain(up.burned.iter())))
            .unwrap_or_else(|| unseen(up.deck_size() + usize::from(hidden)));
        let centre = match up.centre {
            Centre::Empty => None,
            Centre::Open(card) => Some(Face::Up(self.word(card))),
            Centre::Hidden => Some(deck.remove(0)),
        };
        Scene {
            phase: up.phase.into(),
            round: up.round,
            trick: up.trick,
            starter: (up.phase != Phase::Over).then_some(up.starter),
            to_act: up.acting(),
            hands: seats
                .clone()
                .map(|seat| match eyes.hand(seat) {
                    Some(hand) => faces(&mut hand.iter()),
                    None => unseen(up.hand_size(seat, self.seats, self.pack.hand)),
                })
                .collect(),
            fronts: seats.clone().map(|seat| words(&mut up.fronts.of(seat))).collect(),
            deck,
            centre,
            hidden,
            plays: words(&mut up.plays.iter()),
            aside: words(&mut up.aside.iter()),
            removed: words(&mut up.removed.iter().copied()),
            lowest_wins: up.lowest_wins,
            allies: up.allies.map(pair),
            steals: up.steals,
            zero_rounds: up.zero_rounds.of(self.seats).to_vec(),
            totals: up.totals.of(self.seats).to_vec(),
            last_trick: up.last_trick.map(|trick| TrickScene {
                round: trick.round,
                trick: trick.trick,
                starter: trick.starter,
                centre: self.word(trick.centre),
                plays: words(&mut trick.plays.iter()),
                winner: trick.winner,
                next: trick.next,
            }),
            last_round: up.last_round.map(|last| {
                let points = self.scored(&last, &up.zero_rounds);
                RoundScene {
                    round: if up.phase == Phase::Over { up.round } else { up.round - 1 },
                    fronts: seats.clone().map(|seat| words(&mut last.fronts.of(seat))).collect(),
                    own: points.own.of(self.seats).to_vec(),
                    scores: points.scores.of(self.seats).to_vec(),
                    allies: last.allies.map(pair),
                }
            }),
            winners: self.winners_of(up),
        }
    }
}

impl Standing for Scene {
    fn round(&self) -> u8 {
        self.round
    }

    fn totals(&self) -> Vec<i32> {
        self.totals.clone()
    }

    fn to_act(&self) -> Seats {
        self.to_act
    }

    fn won_by(&self) -> Option<Seats> {
        self.winners
    }

    fn stake(&self) -> Option<String> {
        self.centre.map(|card| card.to_string())
    }
}

fn pair(allies: Allies) -> [Seat; 2] {
    [allies.player, allies.winner]
}

/// A few lines for a terminal: the trick, one line for each seat, and who has to act.
impl fmt::Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Round {}, trick {}", self.round, self.trick)?;
        if let Some(centre) = &self.centre {
            write!(f, ", centre card {centre}")?;
        }
        write!(f, ", deck {}", self.deck.len())?;
        if !self.removed.is_empty() {
            write!(f, ", taken out{}", list(&self.removed))?;
        }
        if self.lowest_wins {
            f.write_str(", lowest wins")?;
        }
        if let Some([player, winner]) = self.allies {
            write!(f, ", seats {player} and {winner} are allied")?;
        }
        if let Some(last) = &self.last_trick {
            write!(f, "\nLast trick: {} for{}", last.centre, list(&last.plays))?;
            match last.winner {
                Some(winner) => write!(f, ", won by seat {winner}")?,
                None => f.write_str(", won by nobody")?,
            }
        }
        for (seat, hand) in Seat::all(self.hands.len() as u8).zip(&self.hands) {
            let mark = if self.to_act.contains(seat) { '>' } else { ' ' };
            let total = self.totals[seat.index()];
            write!(f, "\n{mark} Seat {seat}: {total:>4} points |{}", list(hand))?;
            if let Some(card) = self.bid_by(seat) {
                write!(f, " | bid {card}")?;
            }
            if !self.fronts[seat.index()].is_empty() {
                write!(f, " | front{}", list(&self.fronts[seat.index()]))?;
            }
        }
        match self.winners {
            None => write!(f, "\nTo act ({}): seat{}", self.phase, seats(self.to_act)),
            Some(winners) => write!(f, "\nOver: won by seat{}", seats(winners)),
        }
    }
}

fn seats(seats: Seats) -> String {
    seats.iter().map(|seat| format!(" {seat}")).collect()
}

impl Scene {
    /// The card that a seat has bid in this trick.
    pub fn bid_by(&self, seat: Seat) -> Option<Word> {
        let seats = self.hands.len();
        let place = (seat.index() + seats - self.starter?.index()) % seats;
        self.plays.get(place).copied()
    }
}

fn list(words: &[impl fmt::Display]) -> String {
    words.iter().map(|word| format!(" {word}")).collect()
}
