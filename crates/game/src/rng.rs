//! The one generator of the workspace: seeded by its caller, the same on every machine.
//!
//! It drives bots, imagined worlds and simulations. The cards of a real table do not come from it
//! but from the verifiable deal in [`crate::deal`].

use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

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
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// A generator of its own for a part of the work, so that parts do not disturb each other.
    pub fn split(&mut self) -> Self {
        Self::from_seed(self.bits())
    }
}
