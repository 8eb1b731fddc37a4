//! Bids as numbers.

use std::collections::BTreeMap;

use tapis_bids::{
    Action, Bids, Black, Card, CardSet, Centre, LuckyLoser, Pack, Phase, Special, To,
};
use tapis_game::{Game, Heard, Menu, Seat, Turn, Unplayable, View};

use crate::bits::spread;
use crate::{Encode, POINTS, Part, Row, bids_events, offset, place, points, size, wished};

/// The most seats.
const SEATS: usize = 6;
/// All cards that there can be: bid cards, then black ones.
const CARDS: usize = Card::COUNT;
const BLACK: usize = Card::N_BLACK;
/// The coloured cards and the Ally.
const BID_CARDS: usize = CARDS - BLACK;

const PARTS: &[Part] = &[
    Part::new("hand", CARDS, 1, "the own hand, by card"),
    Part::new("plays", SEATS * CARDS, 1, "the trick on the table: by place, the card bid, by card"),
    Part::new("fronts", SEATS * BLACK, 1, "by place, the cards in front, by black card"),
    Part::new("centre", BLACK, 1, "the open centre card, by black card"),
    Part::new("hidden", 1, 1, "the centre card lies face down"),
    Part::new("gone", CARDS, 1, "out for this round: taken out, bid, resolved or flipped, by card"),
    Part::new("burned", BLACK, 1, "burned, under the deck in an order that everybody saw"),
    Part::new(
        "reshuffled",
        BLACK,
        1,
        "burned before the last shuffle: surely somewhere in the deck",
    ),
    Part::new("phase", 3, 1, "to bid, to steal, over"),
    Part::new("seats", SEATS, 1, "by place, whether the table has that seat"),
    Part::new("to_act", SEATS, 1, "by place, who has to act"),
    Part::new("starter", SEATS, 1, "by place, who starts this trick"),
    Part::new("allies", SEATS, 1, "by place, the two who share their points of this round"),
    Part::new("lowest_wins", 1, 1, "the lowest number wins"),
    Part::new("steals", 1, 22, "thefts still to be made in this trick"),
    Part::new("round", 1, 20, "the round, from 1"),
    Part::new("rounds_left", 1, 19, "rounds after this one"),
    Part::new("trick", 1, 10, "the trick, from 1; 0 between two rounds"),
    Part::new("deck", 1, 22, "cards of the centre deck that lie face down"),
    Part::new("front_points", SEATS, 255, "by place, the points in front plus 64"),
    Part::new("zero_rounds", SEATS, 20, "by place, rounds without a card"),
    Part::new("totals", SEATS, 255, "by place, the points of all scored rounds plus 64"),
];

const HAND: usize = offset(PARTS, "hand");
const PLAYS: usize = offset(PARTS, "plays");
const FRONTS: usize = offset(PARTS, "fronts");
const CENTRE: usize = offset(PARTS, "centre");
const HIDDEN: usize = offset(PARTS, "hidden");
const GONE: usize = offset(PARTS, "gone");
const BURNED: usize = offset(PARTS, "burned");
const RESHUFFLED: usize = offset(PARTS, "reshuffled");
const PHASE: usize = offset(PARTS, "phase");
const SEATED: usize = offset(PARTS, "seats");
const TO_ACT: usize = offset(PARTS, "to_act");
const STARTER: usize = offset(PARTS, "starter");
const ALLIES: usize = offset(PARTS, "allies");
const LOWEST_WINS: usize = offset(PARTS, "lowest_wins");
const STEALS: usize = offset(PARTS, "steals");
const ROUND: usize = offset(PARTS, "round");
const ROUNDS_LEFT: usize = offset(PARTS, "rounds_left");
const TRICK: usize = offset(PARTS, "trick");
const DECK: usize = offset(PARTS, "deck");
const FRONT_POINTS: usize = offset(PARTS, "front_points");
const ZERO_ROUNDS: usize = offset(PARTS, "zero_rounds");
const TOTALS: usize = offset(PARTS, "totals");

const ACTION_PARTS: &[Part] = &[
    Part::new("bid", CARDS, 1, "bid this card, by card"),
    Part::new("steal", (SEATS - 1) * BLACK, 1, "by place from 1: steal this card, by black card"),
];
const STEAL: usize = offset(ACTION_PARTS, "steal");

/// What is said of an own card.
const BLANK: usize = 12;

const AGREED_PARTS: &[Part] = &[
    Part::new("players", 1, 6, "how many play"),
    Part::new("rounds", 1, 20, "how many rounds are played"),
    Part::new("cards", CARDS, 1, "the cards in the game, by card"),
    Part::new("highest", 1, 14, "the highest number of a card"),
    Part::new("removed", 1, 2, "bid cards taken out each round"),
    Part::new("hand_blacks", 1, 22, "black cards dealt into hands"),
    Part::new("color_bids", 1, 1, "the most frequent colour counts"),
    Part::new("consecutive", 1, 1, "lucky loser: only rounds in a row count"),
    Part::new("specials", 4, 1, "shuffle, lowest wins, great unknown, thief"),
    Part::new(
        "blanks",
        2 * BLANK,
        255,
        "for each own card: in the game; bid plus 64; can win; points plus 64; multiply plus 64; \
         steal; shuffle; lowest wins; hide next; goes aside; uses a trick; 0",
    ),
];

impl Encode for Bids {
    const VERSION: u32 = 1;
    const PARTS: &'static [Part] = PARTS;
    const AGREED_PARTS: &'static [Part] = AGREED_PARTS;
    const ACTION_PARTS: &'static [Part] = ACTION_PARTS;
    const EVENTS: &'static [&'static str] = bids_events::KINDS;
    const CARDS: usize = CARDS;

    #[inline]
    fn observe(view: View<'_, Self>, out: &mut [u8]) {
        let View { game, seat: eyes, face_up: up, hand } = view;
        let seats = game.seats();
        let out: &mut [u8; size(PARTS)] = out.try_into().expect("as long as an observation");
        out.fill(0);
        write_cards(*hand, &mut out[HAND..HAND + CARDS]);
        let mut bidder = place(up.starter, eyes, seats);
        out[STARTER + bidder] = 1;
        for card in up.plays.iter() {
            out[PLAYS + bidder * CARDS + card.index()] = 1;
            bidder += 1;
            if bidder == usize::from(seats) {
                bidder = 0;
            }
        }
        let mut sums = [0; SEATS];
        for (owner, card) in up.fronts.iter() {
            let owner = place(owner, eyes, seats);
            out[FRONTS + owner * BLACK + card.index() - BID_CARDS] = 1;
            sums[owner] = game.receive(sums[owner], card);
        }
        match up.centre {
            Centre::Open(card) => out[CENTRE + card.index() - BID_CARDS] = 1,
            Centre::Hidden => out[HIDDEN] = 1,
            Centre::Empty => {}
        }
        let gone = up.removed.iter().fold(up.aside, |mut all, card| {
            all.insert(*card);
            all
        });
        write_cards(gone, &mut out[GONE..GONE + CARDS]);
        for card in up.burned.iter() {
            out[BURNED + card.index() - BID_CARDS] = 1;
        }
        if !up.reshuffled.is_empty() {
            spread(up.reshuffled.black().into(), &mut out[RESHUFFLED..RESHUFFLED + BLACK]);
        }
        let phase = match up.phase {
            Phase::Bid => Some(0),
            Phase::Steal => Some(1),
            Phase::Over => Some(2),
            Phase::TakeOut | Phase::DealBlack | Phase::DealHands | Phase::Shuffle => None,
        };
        if let Some(phase) = phase {
            out[PHASE + phase] = 1;
        }
        if matches!(game.turn(up), Turn::Act(_)) {
            out[TO_ACT + place(up.to_act, eyes, seats)] = 1;
        }
        if let Some(allies) = up.allies {
            out[ALLIES + place(allies.player, eyes, seats)] = 1;
            out[ALLIES + place(allies.winner, eyes, seats)] = 1;
        }
        out[LOWEST_WINS] = up.lowest_wins.into();
        out[STEALS] = up.steals;
        out[ROUND] = up.round;
        out[ROUNDS_LEFT] = game.agreed().rounds.saturating_sub(up.round);
        out[TRICK] = up.trick;
        out[DECK] = up.deck;
        for seat in Seat::all(seats) {
            let place = place(seat, eyes, seats);
            out[SEATED + place] = 1;
            out[FRONT_POINTS + place] = points(sums[place]);
            out[ZERO_ROUNDS + place] = up.zero_rounds[seat];
            out[TOTALS + place] = points(up.totals[seat]);
        }
    }

    #[inline]
    fn mask(view: View<'_, Self>, out: &mut [u8]) {
        let out: &mut [u8; size(ACTION_PARTS)] = out.try_into().expect("as long as a mask");
        let up = view.face_up;
        if up.phase == Phase::Bid && up.to_act == view.seat {
            // Whoever has to bid may bid any card of the hand (6.3).
            write_cards(*view.hand, &mut out[..CARDS]);
            out[CARDS..].fill(0);
            return;
        }
        out.fill(0);
        view.legal().each(|action| out[view.game.number(view.seat, action)] = 1);
    }

    fn agreed(&self, out: &mut [u8]) {
        const AT: fn(&str) -> usize = |name| offset(AGREED_PARTS, name);
        out.fill(0);
        let options = Bids::agreed(self);
        out[AT("players")] = self.seats();
        out[AT("rounds")] = options.rounds;
        let cards = AT("cards");
        write_cards(self.all_cards(), &mut out[cards..cards + CARDS]);
        out[AT("highest")] = self.pack().highest;
        out[AT("removed")] = self.removed();
        out[AT("hand_blacks")] = self.pack().hand_blacks;
        out[AT("color_bids")] = options.color_bids.into();
        out[AT("consecutive")] = (options.lucky_loser == LuckyLoser::Consecutive).into();
        for special in &options.specials {
            let place = match special {
                Special::Shuffle => 0,
                Special::LowestWins => 1,
                Special::GreatUnknown => 2,
                Special::Thief => 3,
            };
            out[AT("specials") + place] = 1;
        }
        for (place, black) in options.blanks.iter().enumerate() {
            let start = AT("blanks") + place * BLANK;
            out[start..start + BLANK].copy_from_slice(&own_card(black));
        }
    }

    #[inline]
    fn number(&self, seat: Seat, action: Action) -> usize {
        match action {
            Action::Bid(card) => card.index(),
            Action::Steal(victim, card) => {
                let place = place(victim, seat, self.seats());
                // Nobody steals from himself; a table has one seat fewer to steal from.
                STEAL + (place.max(1) - 1) * BLACK + card.index() - BID_CARDS
            }
        }
    }

    #[inline]
    fn action(&self, seat: Seat, number: usize) -> Option<Action> {
        if number < STEAL {
            let card = Card::at(number)?;
            return self.all_cards().contains(card).then_some(Action::Bid(card));
        }
        let (place, card) = ((number - STEAL) / BLACK + 1, (number - STEAL) % BLACK);
        let card = Card::at(BID_CARDS + card)?;
        if place >= usize::from(self.seats()) || !self.all_cards().contains(card) {
            return None;
        }
        Some(Action::Steal(seat.clockwise(place as u8, self.seats()), card))
    }

    fn rows(&self, ears: Option<Seat>, heard: &Heard<Self>, rows: &mut Vec<Row>) {
        bids_events::rows(self, ears, heard, rows);
    }

    fn card_number(card: Card) -> usize {
        card.index()
    }

    fn card_at(&self, number: usize) -> Option<Card> {
        Card::at(number).filter(|card| self.all_cards().contains(*card))
    }

    fn shrink(self, wish: &BTreeMap<String, u8>) -> Result<Self, Unplayable> {
        let printed = self.pack();
        let real = [
            ("colours", printed.colours),
            ("highest", printed.highest),
            ("hand", printed.hand),
            ("hand_blacks", printed.hand_blacks),
        ];
        let [colours, highest, hand, hand_blacks] = wished(wish, real)?;
        if hand_blacks > 10 {
            return Err(Unplayable("small: too many hand_blacks".to_owned()));
        }
        let pack = Pack { colours, highest, hand, hand_blacks };
        Self::with_pack(self.seats(), &Game::options(&self), pack)
    }
}

/// A set of cards, one byte for each.
#[inline]
fn write_cards(cards: CardSet, out: &mut [u8]) {
    spread(cards.bids(), &mut out[..BID_CARDS]);
    spread(cards.black().into(), &mut out[BID_CARDS..CARDS]);
}

/// What an own card does.
fn own_card(black: &Black) -> [u8; BLANK] {
    let small = |number: i32| (number + POINTS).clamp(0, 255) as u8;
    [
        1,
        small(black.bid),
        black.can_win.into(),
        small(black.points),
        small(black.multiply),
        black.steal.into(),
        black.shuffle.into(),
        black.lowest_wins.into(),
        black.hide_next.into(),
        (black.to == To::Aside).into(),
        black.uses_trick.into(),
        0,
    ]
}
