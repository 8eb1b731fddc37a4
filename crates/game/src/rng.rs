//! The one generator of the workspace: seeded by its caller, the same on every machine.
//!
//! It drives bots, imagined worlds and simulations. The cards of a real table do not come from it
//! but from the verifiable deal in [`crate::deal`].

use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// So many places of a list are drawn from one random number.
const GROUP: usize = 6;
/// In lists up to this length the product of a group stays far below 2^64, so that hardly ever a
/// number is thrown away. Longer lists are shuffled place by place.
const LONGEST: usize = 512;

/// A fast, portable, seedable generator (xoshiro256++).
#[derive(Clone, Debug)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// A generator that gives the same numbers for the same seed, for ever.
    pub fn from_seed(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Sixty-four random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `n`, each equally likely.
    ///
    /// # Panics
    /// Panics if `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "nothing lies below 0");
        // Lemire's method: the high half of a product, thrown again in the rare biased corner.
        let mut product = (self.bits() >> 32) * u64::from(n);
        if (product as u32) < n {
            let corner = n.wrapping_neg() % n;
            while (product as u32) < corner {
                product = (self.bits() >> 32) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// A number from 0 up to, not including, 1.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1u32 << 24) as f32
    }

    /// Brings a list into random order, every order equally likely.
    #[inline]
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (LONGEST..list.len()).rev() {
            list.swap(last, self.below(last as u32 + 1) as usize);
        }
        let short = list.len().min(LONGEST);
        let mut rest = &mut list[..short];
        while rest.len() > GROUP {
            self.shuffle_last::<T, GROUP>(rest);
            let left = rest.len() - GROUP;
            rest = &mut rest[..left];
        }
        for last in (1..rest.len()).rev() {
            rest.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// Draws the last `N` places of a longer list, all from one random number: the high half of a
    /// product is a place, the low half is what is left of the number for the next one. Drawn
    /// again in the rare biased corner, as for a single number (Brackett-Rozinsky and Lemire).
    #[inline]
    fn shuffle_last<T, const N: usize>(&mut self, list: &mut [T]) {
        let len = list.len() as u64;
        let bounds: [u64; N] = std::array::from_fn(|place| len - place as u64);
        let product: u64 = bounds.iter().product();
        loop {
            let mut left = self.bits();
            let places = bounds.map(|bound| {
                let wide = u128::from(left) * u128::from(bound);
                left = wide as u64;
                (wide >> 64) as usize
            });
            if left >= product || left >= product.wrapping_neg() % product {
                for (bound, place) in bounds.into_iter().zip(places) {
                    list.swap(bound as usize - 1, place);
                }
                return;
            }
        }
    }

    /// A generator of its own for a part of the work, so that parts do not disturb each other.
    pub fn split(&mut self) -> Self {
        Self::from_seed(self.bits())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_below_a_bound_are_equally_likely() {
        let mut rng = Rng::from_seed(1);
        let mut counts = [0; 6];
        (0..60_000).for_each(|_| counts[rng.below(6) as usize] += 1);
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_shuffle_puts_every_card_everywhere_equally_often() {
        // Lists longer and shorter than a group take different paths.
        for len in [4, 9, 20] {
            let mut rng = Rng::from_seed(2);
            let mut counts = vec![vec![0_i64; len]; len];
            for _ in 0..20_000 {
                let mut list: Vec<usize> = (0..len).collect();
                rng.shuffle(&mut list);
                list.iter().enumerate().for_each(|(place, card)| counts[place][*card] += 1);
            }
            let fair = 20_000 / len as i64;
            let far = counts.iter().flatten().map(|count| (count - fair).abs()).max();
            assert!(far < Some(5 * 71), "{far:?} from {fair}");
        }
    }

    #[test]
    fn long_lists_are_shuffled_too() {
        let mut list: Vec<u32> = (0..5_000).collect();
        Rng::from_seed(3).shuffle(&mut list);
        assert!((0..5_000).filter(|place| list[*place as usize] == *place).count() < 20);
        list.sort_unstable();
        assert!(list.into_iter().eq(0..5_000));
    }

    #[test]
    fn the_same_seed_gives_the_same_order() {
        let order = |seed| {
            let mut list: Vec<u8> = (0..54).collect();
            Rng::from_seed(seed).shuffle(&mut list);
            list
        };
        assert_eq!(order(7), order(7));
        assert_ne!(order(7), order(8));
    }
}
