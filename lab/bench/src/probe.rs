//! What this machine allows: a toy of bids without rules, played by bit sets alone.
//!
//! Fifty-two cards are dealt by a partial shuffle, ten to each of four hands, and every hand plays
//! a random card ten times; the highest wins a point. No legality, no drawers, no special cards:
//! the real games are compared with it to see what their rules cost.

use tapis_game::Rng;

/// Plays so many toy games and returns how many cards were played.
pub fn toy_bids(games: u32, rng: &mut Rng) -> u64 {
    let mut checksum = 0;
    for _ in 0..games {
        let mut hands = deal(rng);
        let mut points = [0_u32; 4];
        for trick in 0..10 {
            let (mut best, mut winner) = (0, 0);
            for (seat, hand) in hands.iter_mut().enumerate() {
                let card = take(hand, rng.below(10 - trick));
                if card % 13 >= best {
                    (best, winner) = (card % 13, seat);
                }
            }
            points[winner] += 1;
        }
        checksum ^= points[0];
    }
    std::hint::black_box(checksum);
    u64::from(games) * 40
}

fn deal(rng: &mut Rng) -> [u64; 4] {
    let mut cards: [u8; 52] = std::array::from_fn(|card| card as u8);
    let mut hands = [0; 4];
    for place in 0..40 {
        let other = place + rng.below(52 - place as u32) as usize;
        cards.swap(place, other);
        hands[place / 10] |= 1 << cards[place];
    }
    hands
}

fn take(hand: &mut u64, nth: u32) -> u32 {
    let mut rest = *hand;
    for _ in 0..nth {
        rest &= rest - 1;
    }
    *hand ^= rest & rest.wrapping_neg();
    rest.trailing_zeros()
}
