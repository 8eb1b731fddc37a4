//! What a player sees of a table at one glance: the cards that may still come, the cards in reach,
//! how long the round will last, and what a hand is worth in it.

use tapis_all_in::{AllIn, Card, CardSet, Category};
use tapis_game::{Game, View};

/// How a display grows in a turn, on average: some turns take a card out of it.
const GROWTH: f32 = 0.75;
/// So many cards are looked at in a turn, on average.
const VIEWS: f32 = 3.5;
/// How likely each rank number is at the end of a round, from 0 to 10.
const USUAL: [f32; 11] = [0.06, 0.15, 0.13, 0.17, 0.05, 0.19, 0.18, 0.055, 0.0, 0.0, 0.013];

/// What one player knows and has in mind when it judges hands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look<'a> {
    pub(crate) view: View<'a, AllIn>,
    /// The own cards.
    pub(crate) hand: CardSet,
    /// Cards that may be in the deck, as far as this player remembers.
    pub(crate) unseen: CardSet,
    /// Cards that a Take or a Swap could bring now.
    pub(crate) reach: CardSet,
    /// How many slots of the display are free.
    pub(crate) free: u8,
    /// How many own turns are to come after the present one.
    pub(crate) turns: f32,
    /// What having the best hand is worth, in runes.
    pub(crate) pot: f32,
    /// What a rune is worth to this player.
    pub(crate) rune: f32,
    /// How much is expected from cards to come; 0 looks at the present hand only.
    pub(crate) hope: f32,
    /// The chance to complete a hand by the number of cards that would do it.
    outs: [f32; 17],
    /// How likely all others' hands are weaker, at the lower end of each rank number.
    pub(crate) win: [f32; 12],
    /// What a usual hand of each category is worth.
    usual: [f32; 9],
}

impl<'a> Look<'a> {
    /// How the table looks to somebody who remembers everything, or only what lies there.
    pub(crate) fn new(view: View<'a, AllIn>, remembers: bool) -> Self {
        let face_up = view.face_up;
        let hand = view.hand.cards(view.seat);
        let free = view.game.limit().saturating_sub(face_up.display.count());
        let mut look = Self {
            view,
            hand,
            unseen: unseen(view, remembers),
            reach: view.game.in_reach(face_up),
            free,
            turns: 0.0,
            pot: 0.0,
            rune: 1.0,
            hope: 1.0,
            outs: [0.0; 17],
            win: win(view.game.seats()),
            usual: [0.0; 9],
        };
        look.play_for(0.5 * f32::from(face_up.pot));
        look.after(free.saturating_sub(1));
        look
    }

    /// Having the best hand is worth so much, in runes.
    pub(crate) fn play_for(&mut self, pot: f32) {
        self.pot = pot;
        for category in Category::ALL {
            let rank = category.rank(self.view.game.side());
            self.usual[category as usize] =
                f32::from(rank) + pot * self.chance(u16::from(rank) << 6 | 26);
        }
    }

    /// How many own turns come after this one if it leaves so many slots free.
    pub(crate) fn after(&mut self, free: u8) {
        self.turns = turns_left(free, self.view.game.seats());
        for (outs, chance) in self.outs.iter_mut().enumerate() {
            *chance = 1.0 - (-(outs as f32) * VIEWS * self.turns / 45.0).exp();
        }
    }

    /// How likely a hand of this strength is better than all others.
    #[inline]
    pub(crate) fn chance(&self, strength: u16) -> f32 {
        let rank = usize::from(strength >> 6).min(10);
        let part = (f32::from(strength & 63) / 52.0).min(1.0);
        self.win[rank] + part * (self.win[rank + 1] - self.win[rank])
    }

    /// What a hand of at most five cards is worth, in runes.
    pub(crate) fn worth(&self, hand: CardSet) -> f32 {
        let strength = self.view.game.ladder().strength(hand).number();
        let rank = strength >> 6;
        let runes = (hand & CardSet::RUNES).len() as f32;
        let now = f32::from(rank) + self.pot * self.chance(strength);
        let later = if self.hope > 0.0 && self.turns > 0.0 {
            self.hope * self.potential(hand, now)
        } else {
            0.0
        };
        now + later + 2.0 * self.rune * runes
    }

    /// What more may come of a hand that is worth so much now.
    fn potential(&self, hand: CardSet, now: f32) -> f32 {
        let shape = Shape::of(hand);
        let gain = |category: Category, chance: f32| {
            (self.usual[category as usize] - now).max(0.0) * chance
        };
        let outs = |count: usize| self.outs[count.min(16)];
        let two = |first: usize, second: usize| 0.6 * outs(first) * outs(second);
        let flush = match shape.suited {
            4 => outs(9),
            3 => two(10, 9),
            _ => 0.0,
        };
        let straight = match (shape.run, shape.runs) {
            (4, runs) => outs(4 * usize::from(runs)),
            (3, runs) => two(8, 4) * if runs > 1 { 1.3 } else { 1.0 },
            _ => 0.0,
        };
        let terms = [
            gain(Category::Flush, flush),
            gain(Category::Straight, straight),
            match (shape.triples, shape.pairs) {
                (1, _) => gain(Category::FullHouse, outs(6)) + gain(Category::FourOfAKind, outs(1)),
                (_, 2) => gain(Category::FullHouse, outs(4)),
                (_, 1) => {
                    gain(Category::ThreeOfAKind, outs(2))
                        + gain(Category::TwoPair, outs(8))
                        + gain(Category::FullHouse, two(6, 4) * 0.4)
                }
                _ => gain(Category::Pair, outs(12)),
            },
        ];
        let most = terms.iter().copied().fold(0.0, f32::max);
        most + 0.3 * (terms.iter().sum::<f32>() - most)
    }

    /// What the best five of these cards are worth.
    pub(crate) fn best(&self, cards: CardSet) -> f32 {
        self.best_hand(cards).1
    }

    /// The best five of these cards, and what they are worth.
    pub(crate) fn best_hand(&self, cards: CardSet) -> (CardSet, f32) {
        let size = usize::from(self.view.game.hand_size());
        if cards.len() <= size {
            return (cards, self.worth(cards));
        }
        let cards = sifted(cards);
        let mut best = (cards, f32::MIN);
        for card in cards.iter() {
            let found = self.best_hand(cards - CardSet::only(card));
            if found.1 > best.1 {
                best = found;
            }
        }
        best
    }
}

/// So many cards at most are looked at in every way. No card of the built-in deck brings more.
const MANY: usize = 7;

/// What is left of very many cards without those that go least with the others.
fn sifted(mut cards: CardSet) -> CardSet {
    while cards.len() > MANY {
        let company = |card: &Card| {
            let Some(value) = card.value() else { return 2 * cards.len() };
            let goes_with = |other: Card| {
                let near = other.value().is_some_and(|v| v.place().abs_diff(value.place()) < 5);
                4 * usize::from(other.value() == Some(value))
                    + usize::from(other.suit() == card.suit())
                    + usize::from(near)
            };
            cards.iter().map(goes_with).sum()
        };
        let Some(least) = cards.iter().min_by_key(company) else { break };
        cards.remove(least);
    }
    cards
}

/// How many more turns come to a player who leaves so many slots free.
pub(crate) fn turns_left(free: u8, seats: u8) -> f32 {
    let others = GROWTH * f32::from(seats - 1);
    let left = f32::from(free) - others;
    if left <= 0.0 {
        return 0.2 * (1.0 + left).max(0.0);
    }
    left.min(1.0) + (left - 1.0).max(0.0) / (GROWTH * f32::from(seats))
}

/// The cards that this player has not seen, or does not see now.
pub(crate) fn unseen(view: View<'_, AllIn>, remembers: bool) -> CardSet {
    let face_up = view.face_up;
    let mut unseen = view.game.pack() - view.hand.cards(view.seat) - face_up.display.cards();
    for card in face_up.revealed.iter().chain(&view.hand.revealed).chain(&face_up.played) {
        unseen.remove(*card);
    }
    if remembers {
        unseen = unseen - view.hand.marks.any() - face_up.known.any() - face_up.open_discards();
    }
    unseen
}

/// How likely all others have less than each rank number.
fn win(seats: u8) -> [f32; 12] {
    let total: f32 = USUAL.iter().sum();
    let mut below = [0.0; 12];
    for (rank, chance) in USUAL.iter().enumerate() {
        below[rank + 1] = below[rank] + chance / total;
    }
    below.map(|chance: f32| chance.powi(i32::from(seats) - 1))
}

/// What the cards of a hand have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    /// The most cards of one suit.
    pub(crate) suited: u8,
    /// The most values within five consecutive ones.
    pub(crate) run: u8,
    /// In how many such stretches so many lie.
    pub(crate) runs: u8,
    /// How many values occur at least twice.
    pub(crate) pairs: u8,
    /// How many values occur at least three times.
    pub(crate) triples: u8,
}

impl Shape {
    #[inline]
    pub(crate) fn of(hand: CardSet) -> Self {
        let bits = (hand & CardSet::SUITED).bits();
        // Without iterators over arrays, which measure slower here.
        let one = bits as u32 & 0x1FFF;
        let two = (bits >> 16) as u32 & 0x1FFF;
        let three = (bits >> 32) as u32 & 0x1FFF;
        let four = (bits >> 48) as u32 & 0x1FFF;
        let suited =
            one.count_ones().max(two.count_ones()).max(three.count_ones()).max(four.count_ones())
                as u8;
        let values = one | two | three | four;
        let pairs = (one & two) | (three & four) | ((one | two) & (three | four));
        let triples = (one & two & (three | four)) | (three & four & (one | two));
        // The ace lies below the 2 as well.
        let line = values << 1 | values >> 12;
        // How many of five neighbours are there, for all places at once, in binary: the sum of the
        // first three, then of that and the last two.
        let (b, c, d, e) = (line >> 1, line >> 2, line >> 3, line >> 4);
        let (three, carried) = (line ^ b ^ c, (line & b) | (c & (line ^ b)));
        let (ones, more) = (three ^ d ^ e, (three & d) | (e & (three ^ d)));
        let (twos, fours) = (carried ^ more, carried & more);
        let (run, places) = if fours & ones & 0x3FF != 0 {
            (5, fours & ones)
        } else if fours & 0x3FF != 0 {
            (4, fours)
        } else if twos & ones & 0x3FF != 0 {
            (3, twos & ones)
        } else if twos & 0x3FF != 0 {
            (2, twos)
        } else {
            (u8::from(ones & 0x3FF != 0), ones)
        };
        let runs = (places & 0x3FF).count_ones() as u8;
        Self {
            suited,
            run,
            runs,
            pairs: pairs.count_ones() as u8,
            triples: triples.count_ones() as u8,
        }
    }
}

impl Look<'_> {
    /// How likely each rank number is at the end of a round, for a hand of which nothing is known.
    pub(crate) const fn usual() -> [f32; 11] {
        USUAL
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tapis_all_in::Card;

    fn shape(words: &str) -> Shape {
        Shape::of(words.split(' ').map(|word| Card::read(word).expect("a card")).collect())
    }

    #[test]
    fn a_shape_says_what_cards_have_in_common() {
        let open = shape("5C 6C 7C 8M KC");
        assert_eq!((open.suited, open.run, open.runs, open.pairs), (4, 4, 2, 0));
        let gap = shape("5C 6M 8C 9S 9T");
        assert_eq!((gap.suited, gap.run, gap.runs, gap.pairs), (2, 4, 1, 1));
        assert_eq!(shape("AC 2M 3C 4S KT").run, 4, "the ace is low as well");
        assert_eq!(shape("AC KM QC JS 10T").run, 5);
        let full = shape("7C 7M 7S 2C 2M");
        assert_eq!((full.pairs, full.triples), (2, 1));
        assert_eq!(shape("RU1 RU2").run, 0);
    }
}
