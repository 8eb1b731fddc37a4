//! What a person reads off the table: which cards a trick is about, who is ahead in it, and which
//! cards have not been seen. All of it follows from a scene, so it tells nobody more than they see.

use tapis_game::{BySeat, Seat, Seats};

use crate::Bids;
use crate::notation::Word;
use crate::piles::{Fronts, Plays};
use crate::scene::Scene;
use crate::scoring::Decided;
use crate::table::{FaceUp, Phase};
use crate::trick::{Outcome, give_out};
use crate::words::{Card, CardSet, Colour};

/// Who is ahead in a trick that is not yet complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ahead {
    /// If nobody bids any more, this seat wins.
    Wins(Seat),
    /// If nobody bids any more, the trick burns, and this seat starts the next one.
    Burns(Seat),
    /// If nobody bids any more, nobody gets anything.
    Nobody,
}

/// How an unseen card is spoken of: as one of these.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unseen {
    /// The colour.
    pub colour: Colour,
    /// The cards of that colour which this viewer has not seen this round, in order.
    pub cards: Vec<Card>,
}

impl Bids {
    /// Who is ahead in the trick on the table; `None` if there is no trick, no bid yet, or if it
    /// depends on a hidden centre card.
    pub fn ahead(&self, scene: &Scene) -> Option<Ahead> {
        let starter = scene.starter.filter(|_| !scene.plays.is_empty())?;
        let centre = match self.centre_of(scene) {
            Some(centre) => centre,
            // Without Color Bids the centre card has no say, whatever it is.
            None if scene.hidden && !self.color_bids => Card::TWICE,
            None => return None,
        };
        let plays: Plays = self.read_all(&scene.plays).into_iter().collect();
        Some(match self.outcome(plays, centre, scene.lowest_wins) {
            Outcome::Won(place) => Ahead::Wins(self.seat_after(starter, place)),
            Outcome::Burned(place) => Ahead::Burns(self.seat_after(starter, place)),
            Outcome::Nobody => Ahead::Nobody,
        })
    }

    /// The seats whose equal bids burn the trick on the table as it lies.
    pub fn burning(&self, scene: &Scene) -> Seats {
        let Some(starter) = scene.starter else { return Seats::NONE };
        let plays: Plays = self.read_all(&scene.plays).into_iter().collect();
        let centre = self.centre_of(scene);
        // Without Color Bids the centre card has no say, whatever it is.
        let Some(centre) = centre.or((!self.color_bids).then_some(Card::TWICE)) else {
            return Seats::NONE;
        };
        let Outcome::Burned(_) = self.outcome(plays, centre, scene.lowest_wins) else {
            return Seats::NONE;
        };
        let [best, _] = self.best_and_behind(plays, centre, scene.lowest_wins);
        best.into_iter().flatten().map(|place| self.seat_after(starter, place)).collect()
    }

    /// 6.10 What has decided the game, once it is over.
    pub fn decided(&self, scene: &Scene) -> Option<Decided> {
        scene.winners?;
        let last = scene.last_round.as_ref()?;
        let by_seat = |list: &[i32]| BySeat::from_fn(self.seats, |seat| list[seat.index()]);
        let fronts = self.fronts_of(&last.fronts);
        Some(self.decide(&by_seat(&scene.totals), &by_seat(&last.scores), &fronts).1)
    }

    /// The cards that the winner of the trick on the table would receive, in order of receipt. A
    /// hidden centre card is not among them.
    pub fn at_stake(&self, scene: &Scene) -> Vec<Card> {
        self.front_with_trick(scene, Fronts::default(), Seat::new(0))
    }

    /// What winning the trick on the table as it lies would add to a seat's points of this round.
    pub fn worth(&self, scene: &Scene, seat: Seat) -> i32 {
        let before = self.points(scene, seat);
        let mut fronts = Fronts::default();
        let own = scene.fronts.get(seat.index()).map(|front| self.read_all(front));
        own.into_iter().flatten().for_each(|card| fronts.push(seat, card));
        self.fold(self.front_with_trick(scene, fronts, seat)) - before
    }

    /// The points that lie in front of a seat.
    pub fn points(&self, scene: &Scene, seat: Seat) -> i32 {
        self.fold(
            scene.fronts.get(seat.index()).map(|front| self.read_all(front)).unwrap_or_default(),
        )
    }

    /// What a seat would get for this round if it ended now, its alliance aside: the points in
    /// front of it, or what a lucky loser gets.
    pub fn prospect(&self, scene: &Scene, seat: Seat) -> i32 {
        let fronts = self.fronts_of(&scene.fronts);
        let mut zero_rounds = BySeat::default();
        for (owner, count) in Seat::all(self.seats).zip(&scene.zero_rounds) {
            zero_rounds[owner] = *count;
        }
        let allies = scene.allies.map(|[player, winner]| crate::Allies { player, winner });
        self.score(&fronts, allies, zero_rounds).scores[seat]
    }

    /// The cards that this viewer cannot name the place of, by colour: they are in other hands,
    /// and black ones may also lie in the deck. Colours of which nothing is left are not listed.
    pub fn unseen(&self, scene: &Scene) -> Vec<Unseen> {
        let piles = [&scene.plays, &scene.aside, &scene.removed];
        let open = piles.into_iter().chain(&scene.fronts).flatten().copied();
        let faces = scene.hands.iter().flatten().chain(&scene.centre);
        let seen: Vec<Word> = open.chain(faces.filter_map(|face| face.word())).collect();
        let seen: CardSet = self.read_all(&seen).into_iter().collect();
        let mut colours: Vec<Unseen> = Vec::new();
        for card in self.all.without(seen).iter() {
            let colour = card.colour();
            match colours.iter_mut().find(|unseen| unseen.colour == colour) {
                Some(unseen) => unseen.cards.push(card),
                None => colours.push(Unseen { colour, cards: vec![card] }),
            }
        }
        colours
    }

    /// The front of a seat after it has received the trick on the table.
    fn front_with_trick(&self, scene: &Scene, fronts: Fronts, seat: Seat) -> Vec<Card> {
        let plays: Plays = self.read_all(&scene.plays).into_iter().collect();
        let mut up = FaceUp::new(seat, Phase::Bid);
        up.fronts = fronts;
        // Where nothing is known to lie in the centre, a card that goes aside stands for it.
        let centre = self.centre_of(scene).unwrap_or(Card::ALLY);
        give_out(self, &mut up, centre, plays, Some(seat));
        up.fronts.of(seat).collect()
    }

    /// What lies in front of each seat.
    fn fronts_of(&self, words: &[Vec<Word>]) -> Fronts {
        let mut fronts = Fronts::default();
        for (owner, front) in Seat::all(self.seats).zip(words) {
            self.read_all(front).into_iter().for_each(|card| fronts.push(owner, card));
        }
        fronts
    }

    /// The card being bid for, if it is seen.
    fn centre_of(&self, scene: &Scene) -> Option<Card> {
        self.card(scene.centre?.word()?)
    }

    /// The cards of this game that are written like this.
    fn read_all(&self, words: &[Word]) -> Vec<Card> {
        words.iter().filter_map(|word| self.card(*word)).collect()
    }
}
