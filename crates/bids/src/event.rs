//! What happens at a table of Bids, with its reasons.
//!
//! `docs/formats.md` describes the same for programs. An event says by itself what happened: nobody
//! has to know what lay on the table before.

use serde::{Deserialize, Serialize};
use tapis_game::{Seat, Seats};

use crate::notation::Word;
use crate::scoring::Decided;
use crate::words::Colour;

/// What happened, as all hear it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::Event))]
pub enum Event {
    /// B-07 Who starts the game, out of those whose names, and then surnames, are the longest.
    Opening {
        /// Who starts.
        starter: Seat,
        /// Among whom chance chose.
        among: Seats,
    },
    /// 6.2 A round begins: its cards have been dealt. Each seat alone hears its hand.
    RoundBegun {
        /// The round, from 1.
        round: u8,
        /// Who starts it.
        starter: Seat,
        /// Why this seat does.
        why: Starts,
        /// Bid cards taken out for this round (B-03).
        removed: Vec<Word>,
        /// How many cards the centre deck has.
        deck: u8,
    },
    /// 6.6 A card was flipped that uses up no trick. It goes aside, its effects come at once, and
    /// the next card is flipped.
    SetAside {
        /// The card.
        card: Word,
        /// What it does.
        effects: Vec<Effect>,
    },
    /// 6.3 A trick begins: this card is bid for.
    CentreCard {
        /// The round.
        round: u8,
        /// The trick, from 1.
        trick: u8,
        /// Who bids first.
        starter: Seat,
        /// The card; nothing if it stays face down.
        card: Option<Word>,
    },
    /// 6.3 A seat bid a card.
    Bid {
        /// Who.
        seat: Seat,
        /// Which.
        card: Word,
    },
    /// B-39 All have bid, and the hidden centre card is turned up.
    TurnedUp {
        /// The card.
        card: Word,
    },
    /// 6.4 to 6.7 All have bid: who wins, and why, or why nobody does; and where the cards go.
    TrickEnded(Box<TrickEnded>),
    /// 6.6 The winner has to steal.
    MustSteal {
        /// Who has won the trick.
        thief: Seat,
        /// How many thefts are still to be made, this one included.
        due: u8,
        /// All others, the worst bidder first.
        bidders: Vec<Bidder>,
        /// B-27 Whether the highest bid is the worst, because the lowest wins.
        highest_is_worst: bool,
        /// Whom the thief may rob: the worst bidders among those who have cards.
        victims: Seats,
    },
    /// B-25 A theft is due, but nobody else has a card.
    NoTheft {
        /// Who has won the trick.
        thief: Seat,
        /// How many thefts fall away.
        due: u8,
    },
    /// 6.6 A card was stolen; it comes last in the thief's front (B-29, B-31).
    Stolen {
        /// Who stole.
        thief: Seat,
        /// From whom.
        victim: Seat,
        /// What.
        card: Word,
    },
    /// 6.5 Two seats share their points of this round.
    Allied {
        /// Who played the Ally.
        player: Seat,
        /// Who won that trick.
        winner: Seat,
    },
    /// 6.5 Cards of a won trick change what comes next.
    TookEffect {
        /// What they do.
        effects: Vec<Effective>,
        /// B-66 The round is over, so it comes to nothing.
        too_late: bool,
    },
    /// 6.8 A round has been scored.
    RoundEnded(RoundEnded),
    /// 6.10 The game is over.
    GameOver {
        /// Who has won; several share the victory (B-47).
        winners: Seats,
        /// What has decided it.
        by: Decided,
    },
}

/// What one seat alone hears besides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "alone", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::Private))]
pub enum Private {
    /// 6.2 The own hand, as it was dealt.
    Hand {
        /// The cards.
        cards: Vec<Word>,
    },
}

/// Why a seat starts a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::Starts))]
pub enum Starts {
    /// B-07 It is the first round: the longest name.
    LongestName,
    /// The highest total.
    Total,
    /// Among equal totals, the highest score in the round before.
    LastRound,
    /// Among equal scores too, the highest single card in front at its end.
    HighestCard,
    /// B-46 Among those still equal, the first clockwise from who would have started the next trick.
    Clockwise,
}

/// What a card changes in the tricks to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::Effect))]
pub enum Effect {
    /// The centre deck is shuffled, burned cards included.
    Shuffle,
    /// The lowest number wins until the end of the round.
    LowestWins,
    /// The next centre card stays face down.
    HideNext,
}

/// An effect, and the cards of the trick that have it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::Effective))]
pub struct Effective {
    /// What it is.
    pub effect: Effect,
    /// The cards, centre card first.
    pub by: Vec<Word>,
}

/// A card of a trick with the seat that bid it; the centre card is nobody's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::Placed))]
pub struct Placed {
    /// Who bid it.
    pub seat: Option<Seat>,
    /// The card.
    pub card: Word,
}

/// How a trick ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::How))]
pub enum How {
    /// One bid is best: its player wins, and starts the next trick.
    Won,
    /// Equal cards are best: nobody wins, and who bid the last of them starts (B-10, B-12).
    Burned,
    /// B-54 The centre card is best: nobody wins, and the same player starts again (B-58).
    CentreBest,
    /// 6.7 No number card counts: nobody wins, and the same player starts again.
    NoNumber,
}

/// A trick, complete.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::TrickEnded))]
pub struct TrickEnded {
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
    /// Whether the lowest number was best.
    pub lowest_wins: bool,
    /// 6.7 With Color Bids, how often each colour occurred.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colours: Option<Colours>,
    /// The best number cards that count, in play order: one wins, equal ones burn. With Color Bids
    /// the centre card can be among them, as the last.
    pub best: Vec<Placed>,
    /// The best after those, in the same order. They never move up (B-11).
    pub behind: Vec<Placed>,
    /// How it ended.
    pub how: How,
    /// Who won it.
    pub winner: Option<Seat>,
    /// What came to the winner's front, in order of receipt (B-18).
    pub front: Vec<Word>,
    /// What went aside, out for the round.
    pub aside: Vec<Word>,
    /// What went under the deck, the card that is lowest there last (B-14).
    pub under_deck: Vec<Word>,
    /// Who starts the next trick, or would.
    pub next: Seat,
    /// Whether it was the last of the round.
    pub last: bool,
}

/// 6.7 How often each colour occurred in a trick of Color Bids.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::Colours))]
pub struct Colours {
    /// The colours that occurred; the centre card is one of the black cards.
    pub counts: Vec<Count>,
    /// The most frequent ones: only their numbers count.
    pub most: Vec<Colour>,
    /// Which ones that would be without the centre card.
    pub without_centre: Vec<Colour>,
}

/// How often a colour occurred.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::Count))]
pub struct Count {
    /// The colour.
    pub colour: Colour,
    /// How many cards have it.
    pub cards: u8,
}

/// What matters of a seat to a thief.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::Bidder))]
pub struct Bidder {
    /// Who.
    pub seat: Seat,
    /// The bid that its card makes (B-24).
    pub bid: i32,
    /// How many cards lie in front of it.
    pub cards: u8,
}

/// A round, scored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::RoundEnded))]
pub struct RoundEnded {
    /// The round.
    pub round: u8,
    /// B-68 Whether it ended because there was no centre card any more.
    pub ran_out: bool,
    /// How the points of each seat come about, from seat 0.
    pub sums: Vec<Sum>,
    /// The player of the Ally and the winner of that trick.
    pub allies: Option<[Seat; 2]>,
    /// 6.9 Who is in front now.
    pub leaders: Seats,
    /// What has put them there.
    pub by: Decided,
}

impl RoundEnded {
    /// The sums, each with its seat.
    pub fn by_seat(&self) -> impl Iterator<Item = (Seat, &Sum)> {
        Seat::all(self.sums.len() as u8).zip(&self.sums)
    }
}

/// How the points of one seat come about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::Sum))]
pub struct Sum {
    /// The cards in front, in order of receipt.
    pub cards: Vec<Part>,
    /// What they are worth together.
    pub own: i32,
    /// The highest single card among them (B-48).
    pub highest: Option<i32>,
    /// What was written down.
    pub score: i32,
    /// Why.
    #[serde(flatten)]
    pub gain: Gain,
    /// The rounds without a card, this one included.
    pub zero_rounds: u8,
    /// The points of all rounds.
    pub total: i32,
}

/// A card of a front.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::Part))]
pub struct Part {
    /// The card.
    pub card: Word,
    /// Its points, added first.
    pub points: i32,
    /// By what it multiplies what is there then.
    pub multiply: i32,
    /// What the front is worth with it.
    pub sum: i32,
}

/// Why a seat gets what it gets for a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "gain", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::Gain))]
pub enum Gain {
    /// The worth of the cards in front.
    Cards,
    /// So many rounds without a card, each with so many points.
    LuckyLoser {
        /// How many rounds.
        times: u8,
        /// The points of each.
        each: i32,
    },
    /// Half of what both allies have, rounded up (B-43).
    Alliance {
        /// The other one.
        with: Seat,
        /// What both have together.
        together: i32,
    },
}
