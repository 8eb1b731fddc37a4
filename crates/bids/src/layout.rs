//! Positions laid out by hand, as scenario files describe them.
//!
//! What is not named is filled in so that every card exists exactly once. Nobody at such a table
//! has seen the deck: its lowest cards too are unknown, whether or not they were burned before.

use serde::Deserialize;
use tapis_game::{BySeat, LayOut, Seat, Words};

use crate::table::{Allies, Centre, FaceUp, Phase};
use crate::words::{Card, CardSet};
use crate::{Bids, State};

/// What is named of a position; everything else has a default.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Layout {
    /// The round, from 1.
    pub round: u8,
    /// The trick, from 1.
    pub trick: u8,
    /// Who starts (started) this trick.
    pub starter: u8,
    /// Cards already bid in this trick, in play order.
    pub plays: Words,
    /// Hands from seat 0; they are filled up.
    pub hands: Vec<Words>,
    /// Fronts from seat 0, in order of receipt.
    pub fronts: Vec<Words>,
    /// The card being bid for; any unused black number if not named.
    pub centre: Option<String>,
    /// Whether it lies face down.
    pub hidden: bool,
    /// The top cards of the deck, top first.
    pub deck: Words,
    /// The lowest cards of the deck, top first.
    pub deck_bottom: Words,
    /// Cards out for this round.
    pub aside: Words,
    /// Bid cards taken out; filled up to the number of 6.2.
    pub removed: Words,
    /// Whether the lowest number wins.
    pub lowest_wins: bool,
    /// The player of the Ally and the winner of that trick.
    pub allies: NoneOr<[u8; 2]>,
    /// Rounds without a card, from seat 0.
    pub zero_rounds: Vec<u8>,
    /// Points, from seat 0.
    pub totals: Vec<i32>,
}

impl Default for Layout {
    fn default() -> Self {
        Self {
            round: 1,
            trick: 1,
            starter: 0,
            plays: Words::default(),
            hands: Vec::new(),
            fronts: Vec::new(),
            centre: None,
            hidden: false,
            deck: Words::default(),
            deck_bottom: Words::default(),
            aside: Words::default(),
            removed: Words::default(),
            lowest_wins: false,
            allies: NoneOr::None,
            zero_rounds: Vec::new(),
            totals: Vec::new(),
        }
    }
}

/// Something, or the word `"none"`, which stands for nothing in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(untagged, expecting = "a list of two seats, or \"none\"")]
pub enum NoneOr<T> {
    /// It is there.
    Some(T),
    /// The word `"none"`.
    #[default]
    #[serde(with = "none")]
    None,
}

/// The word `"none"`.
mod none {
    use serde::de::{Deserialize, Deserializer, Error};

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "none" => Ok(()),
            other => Err(D::Error::custom(format!("`{other}` is not \"none\""))),
        }
    }
}

impl LayOut for Bids {
    type Layout = Layout;

    fn lay_out(&self, layout: &Layout) -> Result<State, String> {
        let mut unused = Unused { game: self, cards: self.all };
        let mut up = self.numbers(layout)?;
        up.plays = unused.take("plays", &layout.plays)?.into_iter().collect();
        let mut hands = self.by_seat("hands", &layout.hands, &mut unused)?;
        let fronts = self.by_seat("fronts", &layout.fronts, &mut unused)?;
        for (seat, cards) in Seat::all(self.seats).zip(&fronts) {
            unused.only_black("fronts", cards)?;
            cards.iter().for_each(|&card| up.fronts.push(seat, card));
        }
        let centre = unused.take("centre", &centre_words(layout))?;
        let top = unused.take("deck", &layout.deck)?;
        let bottom = unused.take("deck_bottom", &layout.deck_bottom)?;
        for (field, cards) in [("centre", &centre), ("deck", &top), ("deck_bottom", &bottom)] {
            unused.only_black(field, cards)?;
        }
        up.aside = unused.take("aside", &layout.aside)?.into_iter().collect();
        let mut removed = unused.take("removed", &layout.removed)?;

        let centre = match centre.first() {
            Some(&card) => card,
            None => unused.centre()?,
        };
        let n_removed = usize::from(self.removed);
        if removed.len() > n_removed || removed.iter().any(|card| card.bid_number().is_none()) {
            return Err(format!("removed: this game takes out {n_removed} coloured cards"));
        }
        while removed.len() < n_removed {
            let card = unused.coloured().ok_or("removed: no coloured card is left to take out")?;
            removed.push(card);
        }
        removed.sort_unstable();
        up.removed = removed.into_iter().collect();
        for (seat, hand) in Seat::all(self.seats).zip(&mut hands) {
            let size = up.hand_size(seat, self.seats, self.pack.hand);
            if hand.len() > size {
                return Err(format!("hands: seat {seat} has room for {size} cards only"));
            }
            while hand.len() < size {
                let card = unused.for_hand();
                hand.push(card.ok_or_else(|| format!("hands: no card is left for seat {seat}"))?);
            }
        }
        // What is left: bid cards are out of this round, black cards lie in the deck.
        let left = unused.cards;
        up.aside = up.aside.and(CardSet::from_bits(left.bids(), 0));
        let middle: Vec<Card> = CardSet::from_bits(0, left.black()).iter().collect();
        let mut deck: Vec<Card> = top.into_iter().chain(middle).chain(bottom).collect();
        up.centre = if layout.hidden {
            deck.insert(0, centre);
            Centre::Hidden
        } else {
            Centre::Open(centre)
        };
        up.deck = deck.len() as u8;
        Ok(State {
            face_up: up,
            hands: BySeat::from_fn(self.seats, |seat| {
                hands[seat.index()].iter().copied().collect()
            }),
            face_down: deck.into_iter().rev().collect(),
        })
    }
}

impl Bids {
    /// Reads fronts, one list for each seat from seat 0, each in order of receipt; for checks of
    /// the scoring alone, where it does not matter that a card lies in two fronts.
    ///
    /// # Errors
    /// Says which card makes no front.
    pub fn read_fronts(&self, fronts: &[Words]) -> Result<crate::Fronts, String> {
        let mut read = crate::Fronts::default();
        if fronts.len() > usize::from(self.seats) {
            return Err(format!("fronts: {} seats have no more fronts", self.seats));
        }
        for (seat, words) in Seat::all(self.seats).zip(fronts) {
            for card in self.read_front(words)? {
                if read.len() == crate::Fronts::ROOM {
                    return Err("fronts: a game has fewer black cards".to_owned());
                }
                read.push(seat, card);
            }
        }
        Ok(read)
    }

    /// Reads one front, in order of receipt.
    ///
    /// # Errors
    /// Says which card makes no front.
    pub fn read_front(&self, words: &Words) -> Result<Vec<Card>, String> {
        let mut unused = Unused { game: self, cards: self.all };
        let cards = unused.take("front", words)?;
        unused.only_black("front", &cards)?;
        Ok(cards)
    }

    /// Everything of a layout that is not a card.
    fn numbers(&self, layout: &Layout) -> Result<FaceUp, String> {
        let Layout { round, trick, starter, .. } = *layout;
        let (rounds, tricks) = (self.options.rounds, self.pack.hand);
        if !(1..=rounds).contains(&round) {
            return Err(format!("round: {round} is not within 1..={rounds}"));
        }
        if !(1..=tricks).contains(&trick) {
            return Err(format!("trick: {trick} is not within 1..={tricks}"));
        }
        if layout.plays.0.len() >= usize::from(self.seats) {
            return Err("plays: a trick in which all have bid is over".to_owned());
        }
        if layout.zero_rounds.len() > usize::from(self.seats) {
            return Err(format!("zero_rounds: there are {} seats", self.seats));
        }
        if layout.totals.len() > usize::from(self.seats) {
            return Err(format!("totals: there are {} seats", self.seats));
        }
        let starter = self.seat("starter", starter)?;
        let mut up = FaceUp::new(starter, Phase::Bid);
        (up.round, up.trick) = (round, trick);
        up.to_act = starter.clockwise(layout.plays.0.len() as u8, self.seats);
        up.lowest_wins = layout.lowest_wins;
        up.allies = match layout.allies {
            NoneOr::None => None,
            NoneOr::Some([one, other]) if one == other => {
                return Err(format!("allies: seat {one} cannot be allied with itself"));
            }
            NoneOr::Some([player, winner]) => Some(Allies {
                player: self.seat("allies", player)?,
                winner: self.seat("allies", winner)?,
            }),
        };
        for (seat, &zero_rounds) in Seat::all(self.seats).zip(&layout.zero_rounds) {
            up.zero_rounds[seat] = zero_rounds;
        }
        for (seat, &total) in Seat::all(self.seats).zip(&layout.totals) {
            up.totals[seat] = total;
        }
        Ok(up)
    }

    fn seat(&self, field: &str, number: u8) -> Result<Seat, String> {
        let seat = (number < self.seats).then(|| Seat::new(number));
        seat.ok_or_else(|| format!("{field}: there is no seat {number}"))
    }

    fn by_seat(
        &self,
        field: &str,
        lists: &[Words],
        unused: &mut Unused<'_>,
    ) -> Result<Vec<Vec<Card>>, String> {
        if lists.len() > usize::from(self.seats) {
            return Err(format!("{field}: there are {} seats", self.seats));
        }
        let mut read =
            lists.iter().map(|words| unused.take(field, words)).collect::<Result<Vec<_>, _>>()?;
        read.resize(self.seats.into(), Vec::new());
        Ok(read)
    }
}

fn centre_words(layout: &Layout) -> Words {
    Words(layout.centre.iter().cloned().collect())
}

/// The cards that nobody has named yet.
struct Unused<'a> {
    game: &'a Bids,
    cards: CardSet,
}

impl Unused<'_> {
    /// The cards that a field names.
    fn take(&mut self, field: &str, words: &Words) -> Result<Vec<Card>, String> {
        words.iter().map(|word| self.take_one(field, word)).collect()
    }

    fn take_one(&mut self, field: &str, word: &str) -> Result<Card, String> {
        let card = word.parse().ok().and_then(|word| self.game.card(word));
        let card = card.ok_or_else(|| format!("{field}: this game has no card `{word}`"))?;
        if !self.cards.contains(card) {
            return Err(format!("{field}: the card `{word}` is named twice"));
        }
        self.cards.remove(card);
        Ok(card)
    }

    fn only_black(&self, field: &str, cards: &[Card]) -> Result<(), String> {
        match cards.iter().find(|card| !card.is_black()) {
            Some(&card) => Err(format!("{field}: `{}` is no black card", self.game.word(card))),
            None => Ok(()),
        }
    }

    /// Any black number.
    fn centre(&mut self) -> Result<Card, String> {
        let black = CardSet::from_bits(0, self.cards.black());
        let card = black.iter().find(|card| *card < Card::TWICE);
        self.out(card).ok_or_else(|| "centre: no black number is left".to_owned())
    }

    fn coloured(&mut self) -> Option<Card> {
        let card = self.cards.iter().next().filter(|card| card.bid_number().is_some());
        self.out(card)
    }

    /// A coloured card; if these run out the Ally, then a black card.
    fn for_hand(&mut self) -> Option<Card> {
        let card = self.cards.iter().next();
        self.out(card)
    }

    fn out(&mut self, card: Option<Card>) -> Option<Card> {
        card.inspect(|&card| self.cards.remove(card))
    }
}
