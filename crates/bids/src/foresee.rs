//! What a bid would do to the trick on the table. It follows from a scene, so it tells nobody more
//! than they see.

use tapis_game::{Seat, Seats};

use crate::Bids;
use crate::event::Colours;
use crate::notation::Word;
use crate::piles::Plays;
use crate::scene::Scene;
use crate::sight::Ahead;

/// What a bid would do to the trick on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Foreseen {
    /// Who would be ahead then; nothing if that depends on a hidden centre card.
    pub ahead: Option<Ahead>,
    /// Whose bids would burn each other.
    pub burning: Seats,
    /// 6.7 With Color Bids, how often each colour would occur, as far as the centre card is seen.
    pub colours: Option<Colours>,
    /// Whether the card would count: with Color Bids only the most frequent colours do, and no card
    /// without a number can win (B-22).
    pub counts: bool,
    /// Whether the trick would be complete, so that all this is certain.
    pub complete: bool,
    /// What the trick would be worth to the bidder then; nothing while its centre card is hidden.
    pub worth: Option<i32>,
    /// The bid that would be ahead, with its player.
    pub leader: Option<(Seat, Word)>,
}

impl Bids {
    /// What it would do if this seat, whose turn it is, bid this card; nothing if it cannot.
    pub fn foresee(&self, scene: &Scene, seat: Seat, word: Word) -> Option<Foreseen> {
        let card = self.card(word)?;
        let may = scene.to_act.contains(seat) && scene.bid_by(seat).is_none();
        let starter = scene.starter.filter(|_| may)?;
        let mut then = scene.clone();
        then.plays.push(word);
        let complete = then.plays.len() == usize::from(self.seats);
        let colours = self.colours(&then);
        let in_colour = |colours: &Colours| colours.most.contains(&card.colour());
        let ahead = self.ahead(&then);
        let leader = match ahead {
            Some(Ahead::Wins(leader)) => starter
                .round_from(self.seats)
                .zip(&then.plays)
                .find(|(seat, _)| *seat == leader)
                .map(|(seat, word)| (seat, *word)),
            _ => None,
        };
        Some(Foreseen {
            ahead,
            burning: self.burning(&then),
            counts: self.can_win(card) && colours.as_ref().is_none_or(in_colour),
            colours,
            complete,
            worth: (!then.hidden).then(|| self.worth(&then, seat)),
            leader,
        })
    }

    /// 6.7 How often each colour occurs in the trick on the table, the centre card included if it is
    /// seen; nothing without Color Bids.
    pub fn colours(&self, scene: &Scene) -> Option<Colours> {
        let plays: Plays = scene.plays.iter().filter_map(|word| self.card(*word)).collect();
        let centre = scene.centre.and_then(|face| self.card(face.word()?));
        self.color_bids.then(|| crate::telling::colours(self, plays, centre))
    }

    /// Whether the centre card takes part in the trick on the table (B-54): with Color Bids, while
    /// black is among the most frequent colours and it is a number.
    pub fn centre_competes(&self, scene: &Scene) -> bool {
        let centre = scene.centre.and_then(|face| self.card(face.word()?));
        let colours = self.colours(scene);
        centre.zip(colours).is_some_and(|(centre, colours)| {
            self.can_win(centre) && colours.most.contains(&centre.colour())
        })
    }
}
