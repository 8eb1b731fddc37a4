//! A game of one kind, as [`crate::any`] asks for it.

use std::sync::Arc;

use serde_json::Value;
use tapis_game::deal::Seed;
use tapis_game::{Opening, Record, Seat, options};

use crate::any::{AnyBot, AnyGame, AnyTable, Encoding};
use crate::batch::{AnyBatch, Games};
use crate::company::{self, Player, Series};
use crate::held::{Held, Origin};
use crate::research::Research;
use crate::written::Written;
use crate::wrong::{Outcome, Wrong};

/// A game of one kind.
pub struct Of<G> {
    /// The game.
    pub game: Arc<G>,
    /// What was asked to make it small.
    pub small: Option<Value>,
}

impl<G> Clone for Of<G> {
    fn clone(&self) -> Self {
        Self { game: Arc::clone(&self.game), small: self.small.clone() }
    }
}

impl<G: Research> Of<G> {
    const ENCODING: Encoding = Encoding::of::<G>();

    /// The game for so many with these options.
    pub fn new(seats: u8, wished: Value, small: Option<Value>) -> Outcome<Self> {
        let mut game = G::new(seats, &options::from_value(wished)?)?;
        if let Some(wish) = &small {
            let wish = serde_json::from_value(wish.clone());
            let wish = wish.map_err(|error| Wrong::Unplayable(format!("small: {error}")))?;
            game = game.shrink(&wish)?;
        }
        Ok(Self { game: Arc::new(game), small })
    }

    /// The names of the seats, or plain ones.
    pub fn opening(&self, seed: u64, names: Option<Vec<String>>) -> Outcome<Opening> {
        let seats = self.game.seats();
        let mut opening = Opening::plain(seats, Seed::from_number(seed));
        if let Some(names) = names {
            if names.len() != usize::from(seats) {
                let found = names.len();
                return Err(Wrong::Argument(format!(
                    "{seats} seats need {seats} names, not {found}"
                )));
            }
            opening.names = names;
        }
        Ok(opening)
    }

    fn begin(&self, origin: Origin) -> Outcome<Box<dyn AnyTable>> {
        Ok(Box::new(Held::begin(self.clone(), origin)?))
    }
}

impl<G: Research> AnyGame for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn options(&self) -> Value {
        options::to_value(&*self.game)
    }

    fn small(&self) -> Option<&Value> {
        self.small.as_ref()
    }

    fn encoding(&self) -> &'static Encoding {
        &Self::ENCODING
    }

    fn agreed(&self) -> Vec<u8> {
        let mut agreed = vec![0; G::AGREED];
        self.game.agreed(&mut agreed);
        agreed
    }

    fn words(&self, seat: Seat, number: usize) -> Option<String> {
        self.game.action(seat, number).map(|action| self.game.action_words(action))
    }

    fn number(&self, seat: Seat, words: &str) -> Option<usize> {
        self.game.read_action(words).map(|action| self.game.number(seat, action))
    }

    fn card_word(&self, number: usize) -> Option<String> {
        self.game.card_at(number).map(|card| self.game.card_word(card))
    }

    fn card_number(&self, word: &str) -> Option<usize> {
        self.game.read_card(word).map(G::card_number)
    }

    fn bots(&self) -> Vec<&'static str> {
        G::bots()
    }

    fn deal(&self, seed: u64, names: Option<Vec<String>>) -> Outcome<Box<dyn AnyTable>> {
        self.begin(Origin::Opening(self.opening(seed, names)?))
    }

    fn by_hand(&self, start: Seat) -> Outcome<Box<dyn AnyTable>> {
        self.begin(Origin::ByHand { start })
    }

    fn lay_out(&self, layout: Value, seed: u64) -> Outcome<Box<dyn AnyTable>> {
        self.begin(Origin::Layout { layout, seed })
    }

    fn read_record(&self, text: &str) -> Outcome<Box<dyn AnyTable>> {
        let record = Record::<G>::read(text).map_err(|flaw| Wrong::Record(flaw.to_string()))?;
        let of = Self { game: Arc::new(record.game().clone()), small: None };
        let mut table = Held::begin(of, Origin::Opening(record.opening()))?;
        for &(seat, action) in record.actions() {
            table.play(seat, action)?;
        }
        Ok(Box::new(table))
    }

    fn restore(&self, written: &Value) -> Outcome<Box<dyn AnyTable>> {
        Ok(Box::new(Written::read(written)?.played(self)?))
    }

    fn play(
        &self,
        players: &[Player],
        seed: u64,
        names: Option<Vec<String>>,
    ) -> Outcome<Box<dyn AnyTable>> {
        let mut table = Held::begin(self.clone(), Origin::Opening(self.opening(seed, names)?))?;
        company::play(self, &mut table, players, seed)?;
        Ok(Box::new(table))
    }

    fn arena(&self, series: &Series) -> Outcome<Value> {
        company::arena(self, series)
    }

    fn bot(&self, player: &Player, seed: u64) -> Outcome<Box<dyn AnyBot>> {
        company::bot(self, player, seed)
    }

    fn batch(
        &self,
        games: usize,
        seed: u64,
        bots: &[Option<String>],
    ) -> Outcome<Box<dyn AnyBatch>> {
        Ok(Box::new(Games::new(self, games, seed, bots)?))
    }
}
