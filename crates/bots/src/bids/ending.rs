//! The last two tricks of a round of Bids: two cards in every hand, so that everybody has one
//! choice left.

use tapis_bids::{Bids, Card, CardSet, Centre, Deck, FaceUp, Phase};
use tapis_game::{Game, Seat, State, View};

use crate::ending::Ending;

/// More worlds than this are drawn instead of counted.
const MOST: usize = 3_000;

/// Counts up the last two tricks.
#[derive(Clone, Copy, Debug, Default)]
pub struct LastTricks;

impl Ending<Bids> for LastTricks {
    fn begun(&self, game: &Bids, up: &FaceUp) -> bool {
        up.phase == Phase::Bid && up.trick + 1 >= game.pack().hand
    }

    fn worlds(&self, view: View<'_, Bids>) -> Option<Vec<State<Bids>>> {
        let (game, up) = (view.game, view.face_up);
        let unseen = game.all_cards().without(up.seen()).without(*view.hand);
        let (black, bids): (Vec<Card>, Vec<Card>) = unseen.iter().partition(|card| card.is_black());
        // Cards that are flipped away make the order of the whole deck count.
        let flips_away = |&card: &Card| game.black(card).is_some_and(|black| !black.uses_trick);
        if black.iter().any(flips_away) {
            return None;
        }
        let left = usize::from(game.pack().hand - up.trick);
        let has_bid = |seat| {
            up.starter.round_from(game.seats()).take(up.plays.len()).any(|bidder| bidder == seat)
        };
        let others: Vec<(Seat, usize)> = Seat::all(game.seats())
            .filter(|&seat| seat != view.seat)
            .map(|seat| (seat, left + usize::from(!has_bid(seat))))
            .collect();
        let in_hands: usize = others.iter().map(|(_, size)| size).sum();
        let tops = left + usize::from(up.centre == Centre::Hidden);
        let mut all = Worlds { view, others, tops, found: Vec::new() };
        let black_in_hands = in_hands.checked_sub(bids.len())?;
        let mut full = true;
        choose(&black, black_in_hands, &mut |chosen, rest| {
            let held: Vec<Card> = bids.iter().chain(chosen).copied().collect();
            full &= rest.len() == usize::from(up.deck);
            full = full
                && all.deal(
                    0,
                    &held,
                    State { face_up: *up, hands: Default::default(), face_down: Deck::default() },
                    rest,
                );
            full
        });
        // A burned card that was shuffled back is in the deck for sure.
        all.found.retain(|world| {
            let deck: CardSet = world.face_down.iter().collect();
            up.reshuffled.iter().all(|card| deck.contains(card))
        });
        (full && !all.found.is_empty()).then_some(all.found)
    }
}

struct Worlds<'a> {
    view: View<'a, Bids>,
    /// Who holds how many cards.
    others: Vec<(Seat, usize)>,
    /// How many cards of the deck will be seen.
    tops: usize,
    found: Vec<State<Bids>>,
}

impl Worlds<'_> {
    /// Deals these cards to the others from a place on, in every way; false once it is too much.
    fn deal(&mut self, place: usize, cards: &[Card], world: State<Bids>, deck: &[Card]) -> bool {
        let Some(&(seat, size)) = self.others.get(place) else {
            let mut world = world;
            world.hands[self.view.seat] = *self.view.hand;
            let tops = self.tops.min(deck.len());
            return self.stack(deck, tops, &mut Vec::new(), world);
        };
        let mut go_on = true;
        choose(cards, size, &mut |hand, rest| {
            let mut world = world;
            world.hands[seat] = hand.iter().copied().collect();
            go_on = self.deal(place + 1, rest, world, deck);
            go_on
        });
        go_on
    }

    /// Stacks the deck in every way that makes a difference.
    fn stack(
        &mut self,
        deck: &[Card],
        tops: usize,
        top: &mut Vec<Card>,
        world: State<Bids>,
    ) -> bool {
        if top.len() == tops {
            if self.found.len() >= MOST {
                return false;
            }
            let below = deck.iter().filter(|card| !top.contains(card));
            let mut world = world;
            world.face_down = below.chain(top.iter().rev()).copied().collect();
            self.found.push(world);
            return true;
        }
        for &card in deck {
            if !top.contains(&card) {
                top.push(card);
                let go_on = self.stack(deck, tops, top, world);
                top.pop();
                if !go_on {
                    return false;
                }
            }
        }
        true
    }
}

/// Every choice of so many cards, with the rest, for as long as the visitor wants more.
fn choose(cards: &[Card], size: usize, visit: &mut dyn FnMut(&[Card], &[Card]) -> bool) {
    fn go(
        cards: &[Card],
        size: usize,
        from: usize,
        chosen: &mut Vec<Card>,
        visit: &mut dyn FnMut(&[Card], &[Card]) -> bool,
    ) -> bool {
        if chosen.len() == size {
            let rest: Vec<Card> =
                cards.iter().copied().filter(|card| !chosen.contains(card)).collect();
            return visit(chosen, &rest);
        }
        for place in from..cards.len() {
            chosen.push(cards[place]);
            let go_on = go(cards, size, place + 1, chosen, visit);
            chosen.pop();
            if !go_on {
                return false;
            }
        }
        true
    }
    go(cards, size, 0, &mut Vec::new(), visit);
}
