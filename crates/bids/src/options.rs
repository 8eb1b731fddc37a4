//! 6.13: what the players agree on, and 6.2: which cards a number of players needs.

use serde::{Deserialize, Serialize};
use tapis_game::Unplayable;

use crate::cards::Black;
use crate::words::Card;

/// The options of Bids. What is not named keeps its default.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many rounds are played.
    pub rounds: u8,
    /// The trick goes to the most frequent colour (6.7).
    pub color_bids: bool,
    /// Whether the Ally is in the game; if not said, it is with five and six players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ally: Option<bool>,
    /// The optional black cards.
    pub specials: Vec<Special>,
    /// How rounds without a card are counted.
    pub lucky_loser: LuckyLoser,
    /// Up to two cards of the players' own (6.14).
    pub blanks: Vec<Black>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            rounds: 6,
            color_bids: false,
            ally: None,
            specials: Vec::new(),
            lucky_loser: LuckyLoser::Cumulative,
            blanks: Vec::new(),
        }
    }
}

/// An optional black card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// Shuffles the centre deck.
    Shuffle,
    /// The lowest number wins.
    LowestWins,
    /// The next centre card stays face down.
    GreatUnknown,
    /// Steals; for three and four players.
    Thief,
}

impl Special {
    /// The card itself.
    pub(crate) fn card(self) -> (Card, Black) {
        match self {
            Self::Thief => (Card::THIEF, Black::thief()),
            Self::Shuffle => (Card::SHUFFLE, Black::shuffle()),
            Self::LowestWins => (Card::LOWEST_WINS, Black::lowest_wins()),
            Self::GreatUnknown => (Card::GREAT_UNKNOWN, Black::great_unknown()),
        }
    }
}

/// How rounds without a card are counted (B-40).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LuckyLoser {
    /// All of them, over the whole game.
    #[default]
    Cumulative,
    /// Only those in a row: a round with a card sets the count back to 0.
    Consecutive,
}

impl Options {
    /// The options with every default filled in, if a game can be played like that.
    pub(crate) fn settle(&self, seats: u8) -> Result<Self, Unplayable> {
        let refuse = |why: String| Err(Unplayable(why));
        if !(3..=6).contains(&seats) {
            return refuse(format!("Bids is for 3 to 6 players, not {seats}"));
        }
        if !(1..=20).contains(&self.rounds) {
            return refuse(format!("rounds = {} is not within 1..=20", self.rounds));
        }
        let ally = self.ally.unwrap_or(seats >= 5);
        if ally && seats == 3 {
            return refuse("3 players have no Ally".to_owned());
        }
        if !ally && seats == 6 {
            return refuse("6 players need the Ally".to_owned());
        }
        let mut specials = self.specials.clone();
        specials.sort();
        specials.dedup();
        if specials.len() < self.specials.len() {
            return refuse("specials: one of them is named twice".to_owned());
        }
        if specials.contains(&Special::Thief) && seats > 4 {
            return refuse("the Thief is for 3 and 4 players".to_owned());
        }
        let mut blanks = self.blanks.clone();
        if blanks.len() > Card::BLANKS.len() {
            return refuse(format!("the box has two blank cards, not {}", blanks.len()));
        }
        for blank in &mut blanks {
            blank.check().map_err(Unplayable)?;
            blank.name.get_or_insert_with(|| blank.id.clone());
        }
        if let [first, second] = blanks.as_slice()
            && first.id == second.id
        {
            return refuse(format!("blank card `{}`: both have this id", first.id));
        }
        Ok(Self { ally: Some(ally), specials, blanks, ..self.clone() })
    }
}

/// 6.2: the cards that a number of players needs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pack {
    /// How many colours of bid cards.
    pub colours: u8,
    /// The highest number, of bid cards and of black ones.
    pub highest: u8,
    /// How many cards are dealt to a hand: as many as there are tricks.
    pub hand: u8,
    /// How many black cards are dealt into hands.
    pub hand_blacks: u8,
}

impl Pack {
    /// The printed table.
    pub const fn of(seats: u8) -> Self {
        let (colours, highest, hand_blacks) = match seats {
            ..=3 => (3, 10, 1),
            4 => (4, 10, 1),
            5 => (4, 12, 2),
            6.. => (4, 14, 3),
        };
        Self { colours, highest, hand: 10, hand_blacks }
    }

    /// How many bid cards are taken out: what is more than the hands can hold.
    pub(crate) fn removed(self, seats: u8, ally: bool) -> Result<u8, Unplayable> {
        let dealt = self.colours * self.highest + u8::from(ally) + self.hand_blacks;
        dealt.checked_sub(self.hand * seats).ok_or_else(|| {
            Unplayable(format!("{dealt} cards are too few for {seats} hands of {}", self.hand))
        })
    }
}
