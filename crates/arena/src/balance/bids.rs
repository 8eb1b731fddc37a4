//! What is counted in Bids: cards when bid, dealt and won, the specials, the lucky losers.

use tapis_bids::{Action, Bids, Card, Centre, FaceUp, Fronts, Outcome, Phase, Plays};
use tapis_game::{BySeat, Game, Seat, State};

use super::{Balanced, Book, Column, Spec, Unit};
use crate::simulate::{Ending, Observer};

const BID: u8 = 0;
const DEALT: u8 = 1;
const CENTRE: u8 = 2;
const WON: u8 = 3;
const SPECIALS: u8 = 4;
const LUCKY: u8 = 5;

/// Rows of the specials that are no card.
const COLOR_BIDS: u16 = 200;

const fn column(id: &'static str, unit: Unit, measure: usize) -> Column {
    Column { id, unit, measure }
}

/// Who counts in Bids.
#[derive(Default)]
pub struct Watch {
    book: Book,
    /// The cards that each seat was dealt in this round.
    dealt: BySeat<tapis_bids::CardSet>,
    /// Points for zero-rounds of each seat in this game.
    lucky: BySeat<i32>,
    zero_rounds: BySeat<u8>,
}

impl Balanced for Bids {
    const SPECS: &'static [Spec] = &[
        Spec {
            id: "bid",
            columns: &[
                column("wins-trick", Unit::Share, 0),
                column("burns", Unit::Share, 1),
                column("trick-points", Unit::Points, 2),
                column("times", Unit::PerGame, 0),
            ],
        },
        Spec {
            id: "dealt",
            columns: &[column("edge", Unit::Points, 0), column("times", Unit::PerGame, 0)],
        },
        Spec {
            id: "centre",
            columns: &[
                column("taken", Unit::Share, 0),
                column("best-bid", Unit::Points, 1),
                column("times", Unit::PerGame, 0),
            ],
        },
        Spec {
            id: "won",
            columns: &[
                column("edge", Unit::Points, 0),
                column("moved", Unit::Points, 1),
                column("times", Unit::PerGame, 0),
            ],
        },
        Spec {
            id: "specials",
            columns: &[
                column("mattered", Unit::Share, 0),
                column("moved", Unit::Points, 1),
                column("times", Unit::PerGame, 0),
            ],
        },
        Spec {
            id: "lucky",
            columns: &[
                column("wins-game", Unit::Share, 1),
                column("seats-share", Unit::Share, 0),
                column("lucky-points", Unit::Points, 2),
                column("lucky-part", Unit::Share, 3),
            ],
        },
    ];
    type Watch = Watch;

    fn book(watch: &Watch) -> &Book {
        &watch.book
    }

    fn rows(&self, section: usize) -> Vec<(u16, String)> {
        let cards = |keep: &dyn Fn(Card) -> bool| -> Vec<(u16, String)> {
            let cards = self.all_cards();
            cards
                .iter()
                .filter(|card| keep(*card))
                .map(|card| (row(self, card), self.card_word(card)))
                .collect()
        };
        match section as u8 {
            BID | DEALT => cards(&|_| true),
            CENTRE | WON => cards(&|card| card.is_black()),
            SPECIALS => {
                let mut rows = cards(&|card| is_special(self, card));
                rows.push((COLOR_BIDS, "color_bids".to_owned()));
                rows
            }
            _ => (0..=20).map(|zero_rounds| (zero_rounds, zero_rounds.to_string())).collect(),
        }
    }
}

/// The place of a card among all cards of this game.
fn row(game: &Bids, card: Card) -> u16 {
    let place = game.all_cards().iter().position(|known| known == card);
    place.map_or(u16::MAX, |place| place as u16)
}

/// A card that does something else than count its number.
fn is_special(game: &Bids, card: Card) -> bool {
    match game.black(card) {
        Some(black) => !(black.can_win && black.points == black.bid && black.multiply == 1),
        None => card == Card::ALLY,
    }
}

impl Observer<Bids> for Watch {
    fn begin(&mut self, _: &Bids, state: &State<Bids>) {
        self.dealt = state.hands;
        self.lucky = BySeat::default();
        self.zero_rounds = BySeat::default();
    }

    fn acted(
        &mut self,
        game: &Bids,
        before: &State<Bids>,
        seat: Seat,
        action: Action,
        after: &State<Bids>,
    ) {
        let (up, now) = (&before.face_up, &after.face_up);
        match action {
            Action::Bid(_) if up.plays.len() + 1 == usize::from(game.seats()) => {
                self.trick(game, up, now);
            }
            Action::Bid(_) => {}
            Action::Steal(_, card) => {
                let fronts = fronts(up, now);
                let with = game.fold(fronts.of(seat));
                let without = game.fold(fronts.of(seat).filter(|own| *own != card));
                if let Some(thief) =
                    up.last_trick.and_then(|trick| thief_in(game, trick.plays, trick.centre))
                {
                    self.book.note(SPECIALS, row(game, thief), 1, f64::from(with - without));
                }
            }
        }
        let scored = now.round != up.round || now.phase == Phase::Over;
        if scored && let Some(last) = now.last_round {
            self.round(game, up, now, &last.fronts);
            self.dealt = after.hands;
        }
    }

    fn ended(&mut self, ending: &Ending<'_, Bids>) {
        for seat in Seat::all(ending.game.seats()) {
            let zero_rounds = u16::from(self.zero_rounds[seat]);
            let points = ending.outcome.scores[seat];
            for others in 0..=u16::from(ending.game.agreed().rounds) {
                self.book.note_if(LUCKY, others, 0, others == zero_rounds);
            }
            self.book.note(LUCKY, zero_rounds, 1, ending.outcome.win_share(seat));
            let lucky = f64::from(self.lucky[seat]);
            self.book.note(LUCKY, zero_rounds, 2, lucky);
            if points > 0 {
                self.book.note(LUCKY, zero_rounds, 3, lucky / f64::from(points));
            }
        }
    }

    fn merge(&mut self, later: Self) {
        self.book.merge(later.book);
    }
}

/// The fronts of the round that was being played.
fn fronts(before: &FaceUp, after: &FaceUp) -> Fronts {
    match after.last_round {
        Some(last) if after.round != before.round => last.fronts,
        _ => after.fronts,
    }
}

/// The card of a trick that steals.
fn thief_in(game: &Bids, plays: Plays, centre: Card) -> Option<Card> {
    let steals = |card: &Card| game.black(*card).is_some_and(|black| black.steal);
    plays.iter().chain([centre]).find(steals)
}

impl Watch {
    /// A trick has been resolved.
    fn trick(&mut self, game: &Bids, before: &FaceUp, after: &FaceUp) {
        let Some(trick) = after.last_trick else { return };
        let bids: Vec<_> = trick.starter.round_from(game.seats()).zip(trick.plays.iter()).collect();
        let new = fronts(before, after);
        for (seat, card) in &bids {
            let card = row(game, *card);
            self.book.note_if(BID, card, 0, trick.winner == Some(*seat));
            self.book.note_if(BID, card, 1, trick.winner.is_none());
            let gained = game.fold(new.of(*seat)) - game.fold(before.fronts.of(*seat));
            self.book.note(BID, card, 2, f64::from(gained));
        }
        let centre = row(game, trick.centre);
        self.book.note_if(CENTRE, centre, 0, trick.winner.is_some());
        let winning = bids.iter().find(|(seat, _)| trick.winner == Some(*seat));
        if let Some((_, card)) = winning {
            self.book.note(CENTRE, centre, 1, f64::from(game.bid_of(*card)));
        }
        self.specials(game, before, after, trick.plays, trick.centre, trick.winner);
    }

    /// What was special about a trick.
    fn specials(
        &mut self,
        game: &Bids,
        before: &FaceUp,
        after: &FaceUp,
        plays: Plays,
        centre: Card,
        winner: Option<Seat>,
    ) {
        let new = fronts(before, after);
        for card in plays.iter().chain([centre]).filter(|card| is_special(game, *card)) {
            let place = row(game, card);
            let black = game.black(card);
            let stays = black.is_some_and(|black| black.points != 0 || black.multiply != 1);
            let mattered = match (winner, black) {
                (None, _) => false,
                (Some(_), Some(black)) if black.steal => after.phase == Phase::Steal,
                (Some(_), _) => true,
            };
            self.book.note_if(SPECIALS, place, 0, mattered);
            if let (Some(winner), true) = (winner, stays) {
                let with = game.fold(new.of(winner));
                let without = game.fold(new.of(winner).filter(|own| *own != card));
                self.book.note(SPECIALS, place, 1, f64::from(with - without));
            }
        }
        let outcome = game.outcome(plays, centre, before.lowest_wins);
        if before.lowest_wins {
            let otherwise = game.outcome(plays, centre, false);
            self.book.note_if(SPECIALS, row(game, Card::LOWEST_WINS), 0, outcome != otherwise);
        }
        if matches!(before.centre, Centre::Hidden) {
            self.book.note_if(SPECIALS, row(game, Card::GREAT_UNKNOWN), 0, winner.is_some());
        }
        if game.agreed().color_bids {
            let rank = |card: Card| game.strength(card, before.lowest_wins);
            let best = plays.iter().map(rank).max().unwrap_or(0);
            let places: Vec<u8> = (0..)
                .zip(plays.iter())
                .filter(|(_, card)| rank(*card) == best)
                .map(|(n, _)| n)
                .collect();
            let plain = match places.as_slice() {
                [one] if best > 0 => Outcome::Won(*one),
                [.., last] if best > 0 => Outcome::Burned(*last),
                _ => Outcome::Nobody,
            };
            self.book.note_if(SPECIALS, COLOR_BIDS, 0, outcome != plain);
        }
    }

    /// A round has been scored.
    fn round(&mut self, game: &Bids, before: &FaceUp, after: &FaceUp, fronts: &Fronts) {
        let seats = game.seats();
        let scores = BySeat::from_fn(seats, |seat| after.totals[seat] - before.totals[seat]);
        let mean = scores.of(seats).iter().sum::<i32>() as f64 / f64::from(seats);
        let allies = after.last_round.and_then(|last| last.allies);
        for seat in Seat::all(seats) {
            let edge = f64::from(scores[seat]) - mean;
            for card in self.dealt[seat].iter() {
                self.book.note(DEALT, row(game, card), 0, edge);
            }
            let own = game.fold(fronts.of(seat));
            for card in fronts.of(seat) {
                let without = game.fold(fronts.of(seat).filter(|other| *other != card));
                self.book.note(WON, row(game, card), 0, edge);
                self.book.note(WON, row(game, card), 1, f64::from(own - without));
            }
            if fronts.of(seat).next().is_none() {
                self.zero_rounds[seat] += 1;
                if !allies.is_some_and(|allies| allies.include(seat)) {
                    self.lucky[seat] += scores[seat];
                }
            }
            if allies.is_some_and(|allies| allies.include(seat)) {
                let moved = f64::from((scores[seat] - own).abs());
                self.book.note(SPECIALS, row(game, Card::ALLY), 1, moved);
            }
        }
    }
}
