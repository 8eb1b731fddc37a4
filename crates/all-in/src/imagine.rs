//! A world that fits a view: the cards that a seat has not seen, laid where they can lie.
//!
//! Every way of laying them that fits what the seat knows is equally likely. What other seats have
//! seen of each other by the Eye is imagined too; there, every possibility occurs.

mod all;
mod certain;
mod likely;
mod told;

use tapis_game::{BySeat, Rng, Seat, State, View};

use crate::AllIn;
use crate::card_set::CardSet;
use crate::marks::Mark;
use crate::table::{Answer, Errand, FaceDown, FaceUp, Phase, SEATS, Secret, Truth};
use crate::words::Card;

pub use likely::Weigh;

/// What a seat has not seen, and where it can lie.
pub(crate) struct Unseen {
    /// Cards that were in hands when the deck was renewed, and have not been seen since.
    pub(crate) held: CardSet,
    /// All other unseen cards.
    pub(crate) fresh: CardSet,
    /// What is missing in each hand.
    pub(crate) gaps: [Gap; SEATS],
}

/// What a seat knows of a hand, and how much it does not know.
#[derive(Clone, Copy, Default)]
pub(crate) struct Gap {
    /// The cards that the seat knows to be there.
    pub(crate) fixed: CardSet,
    /// How many others are there that were held when the deck was renewed.
    pub(crate) held: u8,
    /// How many others are there that may come from the deck.
    pub(crate) fresh: u8,
}

/// Cards to draw from at random. Drawing changes their order, but every order is as good. Once
/// shuffled, they are taken one after the other.
pub(crate) struct Stock {
    cards: [Card; 64],
    len: usize,
    next: usize,
}

impl Stock {
    pub(crate) fn new(set: CardSet) -> Self {
        let mut stock = Self { cards: [Card::default(); 64], len: 0, next: 0 };
        for card in set.iter() {
            stock.cards[stock.len] = card;
            stock.len += 1;
        }
        stock
    }

    /// Cards in random order, for whoever takes most of them.
    fn shuffled(set: CardSet, rng: &mut Rng) -> Self {
        let mut stock = Self::new(set);
        rng.shuffle(&mut stock.cards[..stock.len]);
        stock
    }

    /// The next card; `None` if there is none.
    #[inline]
    fn take(&mut self) -> Option<Card> {
        let card = self.cards[..self.len].get(self.next).copied();
        self.next += 1;
        card
    }

    /// The next cards.
    #[inline]
    fn take_set(&mut self, count: u8) -> CardSet {
        (0..count).map_while(|_| self.take()).collect()
    }

    /// Puts all drawn cards back.
    pub(crate) fn put_back(&mut self) {
        self.next = 0;
    }

    /// One of the cards that are left; `None` if there is none.
    #[inline]
    pub(crate) fn draw(&mut self, rng: &mut Rng) -> Option<Card> {
        let left = self.len - self.next;
        if left == 0 {
            return None;
        }
        self.cards.swap(self.next, self.next + rng.below(left as u32) as usize);
        self.next += 1;
        Some(self.cards[self.next - 1])
    }

    /// So many of the cards that are left.
    #[inline]
    pub(crate) fn draw_set(&mut self, count: u8, rng: &mut Rng) -> CardSet {
        (0..count).map_while(|_| self.draw(rng)).collect()
    }
}

impl Unseen {
    /// All cards that the seat has not seen.
    fn all(&self) -> CardSet {
        self.held | self.fresh
    }

    fn of(view: View<'_, AllIn>) -> Self {
        let View { game, seat: own, face_up, hand } = view;
        let mut unseen = game.pack
            - hand.marks.any()
            - face_up.known.any()
            - face_up.display.cards()
            - face_up.open_discards();
        for card in face_up.revealed.iter().chain(&hand.revealed).chain(&face_up.played) {
            unseen.remove(*card);
        }
        let mut gaps = [Gap::default(); SEATS];
        for seat in Seat::all(game.seats).filter(|seat| *seat != own) {
            let seen = hand.marks.hand(seat);
            let fixed = face_up.known.hand(seat) | seen;
            let missing = face_up.hand_sizes[seat.index()] - fixed.len() as u8;
            let held = face_up.held_by[seat.index()] - (seen & face_up.held).len() as u8;
            let held = held.min(missing);
            gaps[seat.index()] = Gap { fixed, held, fresh: missing - held };
        }
        let held = unseen & face_up.held;
        Self { held, fresh: unseen - held, gaps }
    }
}

/// A hand of which a seat knows nothing but some of its cards.
pub struct Blank {
    /// The cards that the seat knows to be there.
    pub fixed: CardSet,
    /// The cards among which the others are, each choice of them equally likely.
    pub pool: CardSet,
    /// How many others there are.
    pub missing: u8,
}

impl AllIn {
    /// What a seat knows of another's hand, if that is all: nobody has named a rank that still
    /// tells something, and no card is known to be in some hand without knowing in whose.
    pub fn blank(view: View<'_, Self>, target: Seat) -> Option<Blank> {
        let View { game, seat, face_up, .. } = view;
        let mut others = Seat::all(game.seats).filter(|other| *other != seat);
        let told = others.any(|other| face_up.told[other.index()].is_some());
        if told || !face_up.held.is_empty() || target == seat {
            return None;
        }
        let unseen = Unseen::of(view);
        let gap = unseen.gaps[target.index()];
        Some(Blank { fixed: gap.fixed, pool: unseen.fresh, missing: gap.fresh })
    }
}

/// A world that fits a view.
pub(crate) fn world(view: View<'_, AllIn>, rng: &mut Rng) -> Truth {
    world_by(view, None, rng)
}

fn world_by(view: View<'_, AllIn>, weigh: Option<Weigh<'_>>, rng: &mut Rng) -> Truth {
    if view.face_up.phase == Phase::Shuffle(Errand::SetUp) {
        return untouched(view);
    }
    let unseen = Unseen::of(view);
    let mut found = told::hands(&unseen, view, rng);
    if let Some(weigh) = weigh {
        likely::hands(view, &unseen, &mut found, weigh, rng);
    }
    lay(view, &unseen, &found, rng)
}

/// What a view shows, and nothing else.
fn untouched(view: View<'_, AllIn>) -> Truth {
    let View { seat: own, face_up, hand, .. } = view;
    let mut world =
        State { face_up: *face_up, hands: BySeat::default(), face_down: FaceDown::default() };
    world.hands[own] = *hand;
    world
}

/// A world in which the unknown places of hands are filled with these cards, where they were found,
/// and everything else as it comes.
fn lay(view: View<'_, AllIn>, unseen: &Unseen, found: &told::Found, rng: &mut Rng) -> Truth {
    let View { game, seat: own, face_up, .. } = view;
    let mut world = untouched(view);
    let chosen = found.iter().flatten().fold(CardSet::EMPTY, |all, cards| all | *cards);
    let mut held = Stock::shuffled(unseen.held - chosen, rng);
    let mut fresh = Stock::shuffled(unseen.fresh - chosen, rng);
    for seat in Seat::all(game.seats).filter(|seat| *seat != own) {
        let gap = unseen.gaps[seat.index()];
        let cards = found[seat.index()]
            .unwrap_or_else(|| held.take_set(gap.held) | fresh.take_set(gap.fresh));
        world.hands[seat].marks.mark(gap.fixed | cards, Mark::hand(seat));
    }
    if own != face_up.active {
        for _ in 0..face_up.looked_at {
            let card = fresh.take().unwrap_or_default();
            world.hands[face_up.active].revealed.push(card);
        }
    }
    if game.closed_eye() {
        lay_discards(view, &mut world, &mut fresh, rng);
    }
    let mut deck = [Card::default(); crate::PILE];
    let deck = &mut deck[..usize::from(face_up.deck_size)];
    deck.fill_with(|| fresh.take().unwrap_or_default());
    world.face_down.set_deck(deck);
    imagine_glimpses(view, &mut world, rng);
    imagine_secrets(view, &mut world, rng);
    world
}

/// 1.13 The discard pile lies face down: everybody knows where the own cards are in it, and who
/// laid the others.
fn lay_discards(view: View<'_, AllIn>, world: &mut Truth, fresh: &mut Stock, rng: &mut Rng) {
    let mut own = Stock::shuffled(view.hand.marks.with(Mark::BURIED), rng);
    for (place, laid) in view.face_up.discard.iter().enumerate() {
        let stock = if laid.is_by(view.seat) { &mut own } else { &mut *fresh };
        let card = stock.take().unwrap_or_default();
        world.face_down.bury(place, card);
        if let Some(seat) = Seat::all(view.game.seats).find(|seat| laid.is_by(*seat)) {
            world.hands[seat].marks.mark_card(card, Mark::BURIED);
        }
    }
}

/// 1.6 What each seat has seen of each other by the Eye.
fn imagine_glimpses(view: View<'_, AllIn>, world: &mut Truth, rng: &mut Rng) {
    let View { game, seat: own, face_up, hand } = view;
    for target in Seat::all(game.seats) {
        for viewer in Seat::all(game.seats).filter(|viewer| *viewer != target) {
            let glimpse = face_up.glimpses[target.index()][viewer.index()];
            if glimpse.most() == 0 {
                continue;
            }
            let seen = if viewer == own {
                hand.marks.hand(target)
            } else if target == own {
                hand.shown_to(own, viewer)
            } else {
                let cards = world.hands[target].cards(target) - face_up.known.hand(target);
                let most = glimpse.most().min(cards.len() as u8);
                let least = glimpse.least().min(most);
                let count = u32::from(least) + rng.below(u32::from(most - least) + 1);
                Stock::new(cards).draw_set(count as u8, rng)
            };
            note_glimpse(world, own, viewer, target, seen);
        }
    }
}

/// Writes what a viewer has seen of a target into both hands, except the one that is not imagined.
fn note_glimpse(world: &mut Truth, own: Seat, viewer: Seat, target: Seat, seen: CardSet) {
    if viewer != own {
        let marks = &mut world.hands[viewer].marks;
        marks.wipe(marks.hand(target));
        marks.mark(seen, Mark::hand(target));
    }
    if target != own {
        world.hands[target].show(target, viewer, seen);
    }
}

/// What others keep to themselves for a moment: the hidden card of an Eye, a prediction.
fn imagine_secrets(view: View<'_, AllIn>, world: &mut Truth, rng: &mut Rng) {
    let View { game, seat: own, face_up, hand } = view;
    if let Some(Answer::Eye { by, target }) = face_up.answer {
        let known = face_up.known.hand(target);
        let cards = world.hands[target].cards(target);
        if own == by {
            let seen = hand.marks.hand(target) | known;
            world.hands[target].secret = match hand.secret {
                Secret::Nothing => (cards - seen).first().map_or(Secret::Nothing, Secret::Hidden),
                secret => secret,
            };
        } else if own == target {
            if let Secret::Hidden(card) = hand.secret
                && (known | hand.shown_to(own, by)).contains(card)
            {
                world.hands[by].secret = hand.secret;
            }
        } else {
            imagine_hidden(face_up, world, (own, by, target), rng);
        }
    }
    if game.seats == 2 && face_up.phase == Phase::Predict {
        let other = own.clockwise(1, 2);
        if face_up.predicted.contains(other) {
            world.hands[other].secret = Secret::Prediction(Seat::new(rng.below(2) as u8));
        }
    }
}

/// The card that a target hid from somebody else a moment ago.
fn imagine_hidden(
    face_up: &FaceUp,
    world: &mut Truth,
    (own, by, target): (Seat, Seat, Seat),
    rng: &mut Rng,
) {
    let known = face_up.known.hand(target);
    let cards = world.hands[target].cards(target);
    let Some(hidden) = Stock::new(cards).draw(rng) else { return };
    let unknown = cards - known;
    let glimpse = face_up.glimpses[target.index()][by.index()];
    // Without known cards, all the unknown ones can be seen only if there was an Eye before.
    let seen_before =
        known.is_empty() && usize::from(glimpse.most()) == unknown.len() && rng.below(2) == 0;
    world.hands[target].secret = Secret::Hidden(hidden);
    if known.contains(hidden) || seen_before {
        world.hands[by].secret = Secret::Hidden(hidden);
        note_glimpse(world, own, by, target, unknown);
    } else {
        note_glimpse(world, own, by, target, unknown - CardSet::only(hidden));
    }
}
