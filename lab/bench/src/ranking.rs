//! Ranking five-card hands, against fast evaluators of the registry on the same hands.
//!
//! Everybody gets five card numbers and answers with something that can be compared. The others
//! rank poker hands with kickers and know no rune cards; ours ranks by the rules of All In, suits
//! included. It is measured on the same hands without rune cards, and on hands with them.

use aya_poker::base::{Card as AyaCard, Hand as AyaHand};
use pokers::{CARDS, Hand as PokersHand};
use tapis_all_in::{Card, CardSet, Ladder, Side, Suit};
use tapis_game::Rng;

use crate::clock::{Contest, race, table};

const HANDS: usize = 1 << 14;

/// Measures everybody and prints the table.
pub fn run(rounds: u32) {
    let mut rng = Rng::from_seed(5);
    let plain = hands(52, &mut rng);
    let with_runes = hands(54, &mut rng);
    let ladder = Ladder::new(Side::A, [Suit::Clocks, Suit::Masks, Suit::Scarabs, Suit::Trees]);
    // Numbers run value × 4 + suit, as the others have it; the rune cards come last.
    let suited: Vec<Card> = CardSet::SUITED.iter().collect();
    let runes = CardSet::RUNES.iter();
    let ours: Vec<Card> = (0..52).map(|n| suited[n % 4 * 13 + n / 4]).chain(runes).collect();
    let ours: [Card; 54] = ours.try_into().expect("54 cards");
    let aya: &[AyaCard; 52] = &aya_poker::base::CARDS;
    let tapis = |hand: &[u8; 5]| {
        let set: CardSet = hand.iter().map(|card| ours[usize::from(*card)]).collect();
        u32::from(ladder.strength(set).number())
    };
    let mut contests = [
        Contest::new("pokers 0.10", || {
            total(&plain, |hand| {
                let sum = |all: PokersHand, card: &u8| all + CARDS[usize::from(*card)];
                u32::from(hand.iter().fold(PokersHand::default(), sum).evaluate())
            })
        }),
        Contest::new("aya_poker 0.1", || {
            total(&plain, |hand| {
                let hand: AyaHand = hand.iter().map(|card| aya[usize::from(*card)]).collect();
                u32::from(aya_poker::poker_rank(&hand).0)
            })
        }),
        Contest::new("tapis, the same hands", || total(&plain, tapis)),
        Contest::new("tapis, with rune cards", || total(&with_runes, tapis)),
    ];
    let rates = race(&mut contests, rounds);
    table("Ranking of five-card hands, from card numbers", "hands", &contests, &rates);
}

/// Random hands as card numbers.
fn hands(cards: u8, rng: &mut Rng) -> Vec<[u8; 5]> {
    let mut pack: Vec<u8> = (0..cards).collect();
    (0..HANDS)
        .map(|_| {
            rng.shuffle(&mut pack);
            pack[..5].try_into().expect("five cards")
        })
        .collect()
}

/// Ranks all hands, several times over, and returns how many those were.
#[inline]
fn total(hands: &[[u8; 5]], rank: impl Fn(&[u8; 5]) -> u32) -> u64 {
    let mut sum = 0;
    for _ in 0..16 {
        for hand in hands {
            sum ^= rank(std::hint::black_box(hand));
        }
    }
    std::hint::black_box(sum);
    16 * hands.len() as u64
}
