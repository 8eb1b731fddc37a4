//! 6.14: the vocabulary of black cards. The printed numbers and specials are written in it, and so
//! are the cards that players invent for the two blanks of the box.

use serde::{Deserialize, Serialize};

use crate::words::Card;

/// A black card as data.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Black {
    /// How it is written.
    pub id: String,
    /// The text shown; the id if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The bid that it makes from the hand.
    #[serde(default)]
    pub bid: i32,
    /// Whether it is a number card, with the number `bid`: may win and tie.
    #[serde(default)]
    pub can_win: bool,
    /// Its points in a front, and its value as highest single card (6.9).
    #[serde(default)]
    pub points: i32,
    /// What it does to the points in a front when it comes to them.
    #[serde(default = "one")]
    pub multiply: i32,
    /// The winner of the trick steals a front card.
    #[serde(default)]
    pub steal: bool,
    /// The centre deck is shuffled.
    #[serde(default)]
    pub shuffle: bool,
    /// The lowest number wins from now on.
    #[serde(default)]
    pub lowest_wins: bool,
    /// The next centre card stays face down.
    #[serde(default)]
    pub hide_next: bool,
    /// Where it goes when its trick is won.
    #[serde(default)]
    pub to: To,
    /// Whether a trick is played for it when it is flipped; if not, it works at once.
    #[serde(default = "yes")]
    pub uses_trick: bool,
}

/// Where a black card goes when its trick is won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum To {
    /// To the winner's front.
    #[default]
    Front,
    /// To nobody; it is out for the round.
    Aside,
}

const fn one() -> i32 {
    1
}

const fn yes() -> bool {
    true
}

impl Black {
    /// A card that bids 0, cannot win, is worth nothing and does nothing.
    pub fn plain(id: &str) -> Self {
        Self {
            id: id.to_owned(),
            name: None,
            bid: 0,
            can_win: false,
            points: 0,
            multiply: 1,
            steal: false,
            shuffle: false,
            lowest_wins: false,
            hide_next: false,
            to: To::Front,
            uses_trick: true,
        }
    }

    /// A printed number: bids its number, may win, is worth its number.
    pub fn number(number: u8) -> Self {
        let value = i32::from(number);
        Self { bid: value, can_win: true, points: value, ..Self::plain(&format!("K{number}")) }
    }

    /// `2x`: doubles what its winner has this round.
    pub fn twice() -> Self {
        Self { multiply: 2, ..Self::plain("2x") }
    }

    /// `-5`: bids −5, and yet cannot win (B-22); costs its winner five points.
    pub fn minus_five() -> Self {
        Self { bid: -5, points: -5, ..Self::plain("-5") }
    }

    /// The Thief: its winner steals.
    pub fn thief() -> Self {
        Self { steal: true, ..Self::plain("thief") }
    }

    /// Shuffle: shuffles the centre deck; aside, no trick.
    pub fn shuffle() -> Self {
        Self { shuffle: true, ..Self::flipped_away("shuffle") }
    }

    /// Lowest wins: the lowest number wins until the end of the round; aside, no trick.
    pub fn lowest_wins() -> Self {
        Self { lowest_wins: true, ..Self::flipped_away("lowest") }
    }

    /// The Great Unknown: the next centre card stays face down; aside, no trick.
    pub fn great_unknown() -> Self {
        Self { hide_next: true, ..Self::flipped_away("unknown") }
    }

    fn flipped_away(id: &str) -> Self {
        Self { to: To::Aside, uses_trick: false, ..Self::plain(id) }
    }

    /// Whether the players may have this card as one of their own.
    ///
    /// # Errors
    /// Names the card and what is wrong with it.
    pub fn check(&self) -> Result<(), String> {
        let refuse = |why: String| Err(format!("blank card `{}`: {why}", self.id));
        if !is_id(&self.id) {
            return refuse(
                "an id is a lower-case letter, then 1 to 15 lower-case letters, digits or hyphens"
                    .to_owned(),
            );
        }
        if RESERVED.contains(&self.id.as_str()) {
            return refuse("this id has a meaning of its own".to_owned());
        }
        for (key, value, range) in [
            ("bid", self.bid, -20..=20),
            ("points", self.points, -50..=50),
            ("multiply", self.multiply, -3..=5),
        ] {
            if !range.contains(&value) {
                return refuse(format!(
                    "{key} = {value} is not within {}..={}",
                    range.start(),
                    range.end()
                ));
            }
        }
        if self.to == To::Aside && (self.points != 0 || self.multiply != 1) {
            return refuse("a card that goes aside has neither points nor a multiplier".to_owned());
        }
        if !self.uses_trick && self.to == To::Front {
            return refuse(
                "a card that uses up no trick goes aside: its flip has no winner".to_owned(),
            );
        }
        if !self.uses_trick && self.steal {
            return refuse(
                "a card that uses up no trick cannot steal: its flip has no winner".to_owned(),
            );
        }
        Ok(())
    }
}

/// Words that no custom card may take.
pub(crate) const RESERVED: [&str; 8] =
    ["thief", "shuffle", "lowest", "unknown", "ally", "none", "bid", "steal"];

pub(crate) fn is_id(id: &str) -> bool {
    let mut letters = id.bytes();
    (2..=16).contains(&id.len())
        && letters.next().is_some_and(|first| first.is_ascii_lowercase())
        && letters.all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

/// What the rules look up about a card in play, in one small line of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(align(8))]
pub(crate) struct Printed {
    /// Strength when the highest number wins, and when the lowest does. 0 cannot win (B-22).
    pub(crate) rank: [u8; 2],
    /// The place of the card's colour in a count of colours.
    pub(crate) colour: u8,
    pub(crate) effects: Effects,
    pub(crate) bid: i8,
    pub(crate) points: i8,
    pub(crate) multiply: i8,
}

/// What a card does, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Effects(u8);

impl Effects {
    /// Goes to the winner's front.
    pub(crate) const FRONT: Self = Self(1);
    /// Multiplies, so it is given out after all others (6.5).
    pub(crate) const MULTIPLY: Self = Self(2);
    pub(crate) const STEAL: Self = Self(4);
    pub(crate) const SHUFFLE: Self = Self(8);
    pub(crate) const LOWEST_WINS: Self = Self(16);
    pub(crate) const HIDE_NEXT: Self = Self(32);
    /// Uses up no trick when it is flipped.
    pub(crate) const NO_TRICK: Self = Self(64);
    /// What changes the tricks to come.
    pub(crate) const LATER: Self = Self(Self::SHUFFLE.0 | Self::LOWEST_WINS.0 | Self::HIDE_NEXT.0);
    /// Makes allies.
    pub(crate) const ALLY: Self = Self(128);

    /// Whether one of these effects is in the set.
    #[inline]
    pub(crate) const fn any(self, of: Self) -> bool {
        self.0 & of.0 != 0
    }

    /// Both sets together.
    #[inline]
    #[must_use]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    fn when(self, condition: bool) -> Self {
        if condition { self } else { Self(0) }
    }
}

impl Printed {
    /// A bid card: a number that can win, or the Ally.
    pub(crate) fn of_bid(card: Card) -> Self {
        let colour = card.colour() as u8;
        match card.bid_number() {
            Some(number) => {
                let bid = number as i8;
                Self { rank: ranks(bid), colour, bid, multiply: 1, ..Self::default() }
            }
            None => Self { colour, multiply: 1, effects: Effects::ALLY, ..Self::default() },
        }
    }

    /// A black card in the words of 6.14. Its numbers are small, so nothing is cut off.
    pub(crate) fn of_black(black: &Black) -> Self {
        let effects = Effects::FRONT
            .when(black.to == To::Front)
            .and(Effects::MULTIPLY.when(black.multiply != 1))
            .and(Effects::STEAL.when(black.steal))
            .and(Effects::SHUFFLE.when(black.shuffle))
            .and(Effects::LOWEST_WINS.when(black.lowest_wins))
            .and(Effects::HIDE_NEXT.when(black.hide_next))
            .and(Effects::NO_TRICK.when(!black.uses_trick));
        let bid = black.bid as i8;
        Self {
            rank: if black.can_win { ranks(bid) } else { [0; 2] },
            colour: crate::words::Colour::Black as u8,
            effects,
            bid,
            points: black.points as i8,
            multiply: black.multiply as i8,
        }
    }
}

/// Bids reach from −20 to 20, so both ranks of a number are above 0.
const fn ranks(bid: i8) -> [u8; 2] {
    [(21 + bid) as u8, (21 - bid) as u8]
}
