//! One game of Bids as agreed: seats, options, and the tables that follow from them.

use tapis_game::record::Version;
use tapis_game::{MAX_PACK, MAX_SEATS, Pile, Seat, Seats, Unplayable};

use crate::cards::{Black, Printed};
use crate::options::{Options, Pack};
use crate::scoring::lucky_loser_points;
use crate::table::{FaceUp, MAX_REMOVED, Phase};
use crate::words::{Card, CardSet, Colour};

/// The rules look cards up by their number; the table has room for every number that fits.
const PRINTS: usize = 128;

/// Bids, as agreed for one table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bids {
    pub(crate) seats: u8,
    pub(crate) pack: Pack,
    pub(crate) removed: u8,
    pub(crate) color_bids: bool,
    pub(crate) ally: bool,
    /// What a seat without a card gets for each of its zero-rounds.
    pub(crate) lucky_loser: i32,
    prints: [Printed; PRINTS],
    /// The coloured cards, in order.
    pub(crate) coloured: Pile<Card, MAX_PACK>,
    /// The black cards, in order.
    pub(crate) black_set: Pile<Card, MAX_PACK>,
    /// All cards of this game.
    pub(crate) all: CardSet,
    /// The black cards in the words of 6.14.
    pub(crate) black: Vec<(Card, Black)>,
    pub(crate) options: Options,
}

impl Bids {
    /// A game with another pack than the printed one, for tests that count every deal.
    ///
    /// # Errors
    /// Says why no game can be played like that.
    pub fn with_pack(seats: u8, options: &Options, pack: Pack) -> Result<Self, Unplayable> {
        let options = options.settle(seats)?;
        let ally = options.ally == Some(true);
        let refuse = |why: &str| Err(Unplayable(why.to_owned()));
        if pack.colours > 4 || !(1..=Card::HIGHEST).contains(&pack.highest) {
            return refuse("the box has four colours and numbers up to 14");
        }
        let removed = pack.removed(seats, ally)?;
        if usize::from(removed) > MAX_REMOVED || !(1..=10).contains(&pack.hand) {
            return refuse("a hand has up to ten cards, and at most two are taken out");
        }

        let colours = Colour::OF_BIDS.into_iter().take(pack.colours.into());
        let coloured: Pile<Card, MAX_PACK> = colours
            .flat_map(|colour| (1..=pack.highest).map(move |n| Card::coloured(colour, n)))
            .collect();
        let mut black: Vec<_> =
            (1..=pack.highest).map(|n| (Card::black(n), Black::number(n))).collect();
        black.push((Card::TWICE, Black::twice()));
        black.push((Card::MINUS_FIVE, Black::minus_five()));
        black.extend(options.specials.iter().map(|special| special.card()));
        black.extend(Card::BLANKS.into_iter().zip(options.blanks.iter().cloned()));
        black.sort_by_key(|&(card, _)| card);
        black.shrink_to_fit();
        if black.len() < usize::from(pack.hand_blacks) + usize::from(pack.hand) {
            return refuse("every trick needs a black card");
        }

        let mut prints = [Printed::default(); PRINTS];
        let mut all = CardSet::NONE;
        for &card in coloured.iter().chain(ally.then_some(&Card::ALLY)) {
            all.insert(card);
            prints[usize::from(card.0)] = Printed::of_bid(card);
        }
        for (card, black) in &black {
            all.insert(*card);
            prints[usize::from(card.0)] = Printed::of_black(black);
        }
        Ok(Self {
            seats,
            pack,
            removed,
            color_bids: options.color_bids,
            ally,
            lucky_loser: lucky_loser_points(seats),
            prints,
            coloured,
            black_set: black.iter().map(|&(card, _)| card).collect(),
            all,
            black,
            options,
        })
    }

    /// What the rules look up about a card.
    #[inline]
    pub(crate) fn printed(&self, card: Card) -> &Printed {
        &self.prints[usize::from(card.0) % PRINTS]
    }

    /// The place of a coloured card among those of this game.
    pub(crate) fn place_of(&self, card: Card) -> usize {
        let (colour, number) = (card.0 / Card::HIGHEST, card.0 % Card::HIGHEST);
        usize::from(colour * self.pack.highest + number)
    }

    /// The seat so many places to the left, fewer than there are. Who starts is unpredictable, so
    /// this does without a branch.
    #[inline]
    pub(crate) fn seat_after(&self, seat: Seat, steps: u8) -> Seat {
        let place = seat.index() as u8 + steps;
        Seat::new(place - if place >= self.seats { self.seats } else { 0 })
    }

    /// The black cards of this game with their words, in order.
    pub fn black_cards(&self) -> &[(Card, Black)] {
        &self.black
    }

    /// What a black card of this game is.
    pub fn black(&self, card: Card) -> Option<&Black> {
        self.black.iter().find(|(black, _)| *black == card).map(|(_, black)| black)
    }

    /// The bid that a card makes.
    pub fn bid_of(&self, card: Card) -> i32 {
        self.printed(card).bid.into()
    }

    /// How strong a card is in a trick: the larger number wins, 0 cannot win (6.4, B-22).
    #[inline]
    pub fn strength(&self, card: Card, lowest_wins: bool) -> u8 {
        self.printed(card).rank[usize::from(lowest_wins)]
    }

    /// Whether a card is a number card (B-22).
    pub fn can_win(&self, card: Card) -> bool {
        self.printed(card).rank[0] > 0
    }

    /// Every card of this game.
    pub fn all_cards(&self) -> CardSet {
        self.all
    }

    /// What was agreed, defaults filled in.
    pub fn agreed(&self) -> &Options {
        &self.options
    }

    /// What a seat without a card gets for each of its zero-rounds (6.8).
    pub fn lucky_loser(&self) -> i32 {
        self.lucky_loser
    }

    /// How many cards of which kind (6.2).
    pub fn pack(&self) -> Pack {
        self.pack
    }

    /// How many bid cards are taken out each round (6.2).
    pub fn removed(&self) -> u8 {
        self.removed
    }

    /// How many cards the centre deck has before the first flip (6.2).
    pub fn centre_deck(&self) -> usize {
        self.black.len() - usize::from(self.pack.hand_blacks)
    }

    /// B-07 The longest name starts, among equals the longest surname; what is still equal is left
    /// to chance. The first word is the name, the others are the surname with one space between
    /// them. Lengths are Unicode scalar values. Version 1 measured the whole as one name.
    pub(crate) fn longest_names(&self, names: &[String], version: Version) -> Seats {
        let length = |name: &String| match version {
            Version::One => (name.trim().chars().count(), 0),
            Version::Two => {
                let mut words = name.split_whitespace().map(|word| word.chars().count());
                let first = words.next().unwrap_or(0);
                (first, words.map(|word| word + 1).sum::<usize>().saturating_sub(1))
            }
        };
        let longest = names.iter().map(length).max();
        let seats = Seat::all(self.seats.min(MAX_SEATS as u8)).zip(names);
        seats.filter(|(_, name)| Some(length(name)) == longest).map(|(seat, _)| seat).collect()
    }

    /// 6.10 When over: the leaders of the last round share the victory.
    pub(crate) fn winners_of(&self, up: &FaceUp) -> Option<Seats> {
        let last = up.last_round.filter(|_| up.phase == Phase::Over)?;
        let scores = self.scored(&last, &up.zero_rounds).scores;
        Some(self.leaders(&up.totals, &scores, &last.fronts))
    }
}
