//! The verifiable deal: a commitment before, salts that the seats have promised, the seed afterwards.
//!
//! `docs/deal.md` describes it so that anybody can write a verifier. In short, with H the header
//! lines of the record (game, options, names, commitment, promises, salts):
//! commitment = SHA-256("tapis commitment 1\n" ‖ seed); key = HMAC-SHA-256(seed, H); chance event
//! number `k` reads the ChaCha20 keystream (RFC 8439) of that key with `k` as nonce.

use std::fmt;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// The secret from which every shuffle of a game follows. Revealed when the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of 32 random bytes; a real table takes them from the operating system.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed for games that need no secret: traces, simulations, tests.
    pub fn from_number(number: u64) -> Self {
        let mut hash = Sha256::new_with_prefix("tapis numbered seed 1\n");
        hash.update(number.to_le_bytes());
        Self(hash.finalize().into())
    }

    /// What is published before the deal.
    pub fn commitment(&self) -> Commitment {
        let mut hash = Sha256::new_with_prefix("tapis commitment 1\n");
        hash.update(self.0);
        Commitment(hash.finalize().into())
    }

    /// The seed of the next attempt, after so many deals of a table were stopped. It follows from
    /// this one, and tells nothing of it nor of others.
    #[must_use]
    pub fn after_stops(&self, stops: usize) -> Self {
        if stops == 0 {
            return self.clone();
        }
        let mut hash = Sha256::new_with_prefix("tapis seed after stops 1\n");
        hash.update(self.0);
        hash.update((stops as u64).to_le_bytes());
        Self(hash.finalize().into())
    }

    /// The seed as it is written in a finished record. Calling this reveals every card.
    pub fn reveal(&self) -> String {
        to_hex(&self.0)
    }

    /// The seed that is written like this: 64 lower-case hexadecimal digits.
    pub fn read(text: &str) -> Option<Self> {
        from_hex(text).map(Self)
    }
}

/// A secret is not printed by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// A promise about a seed, which only that seed can keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The commitment that is written like this.
    pub fn read(text: &str) -> Option<Self> {
        from_hex(text).map(Self)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

/// What a seat promises before the deal: only one salt keeps it. Whoever sees the promise cannot
/// tell the salt from it, if that was drawn at random.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Promise([u8; 32]);

impl Promise {
    /// The promise of this salt.
    pub fn of(salt: &str) -> Self {
        let mut hash = Sha256::new_with_prefix("tapis promise 1\n");
        hash.update(salt);
        Self(hash.finalize().into())
    }

    /// The promise that is written like this.
    pub fn read(text: &str) -> Option<Self> {
        from_hex(text).map(Self)
    }
}

impl fmt::Display for Promise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

/// Where the chance events of one game come from, one after another.
#[derive(Clone)]
pub struct Dealer {
    key: [u8; 32],
    events: u64,
}

impl Dealer {
    /// The dealer of the game with this header.
    pub fn new(seed: &Seed, header: &str) -> Self {
        let mut mac = <Hmac<Sha256> as KeyInit>::new_from_slice(&seed.0)
            .expect("HMAC takes keys of every length");
        mac.update(header.as_bytes());
        Self { key: mac.finalize().into_bytes().into(), events: 0 }
    }

    /// One of `n` possibilities, each equally likely.
    pub fn choose(&mut self, n: u32) -> u32 {
        self.next_event().below(n)
    }

    /// Brings cards into random order, every order equally likely (Fisher and Yates).
    pub fn shuffle<C>(&mut self, cards: &mut [C]) {
        let mut words = self.next_event();
        for last in (1..cards.len()).rev() {
            cards.swap(last, words.below(last as u32 + 1) as usize);
        }
    }

    fn next_event(&mut self) -> Keystream {
        let mut nonce = [0; 12];
        nonce[4..].copy_from_slice(&self.events.to_le_bytes());
        self.events += 1;
        Keystream { cipher: ChaCha20::new(&self.key.into(), &nonce.into()) }
    }
}

/// The key is as secret as the seed.
impl fmt::Debug for Dealer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dealer({} events, key secret)", self.events)
    }
}

/// The keystream of one chance event, read as little-endian 32-bit words.
struct Keystream {
    cipher: ChaCha20,
}

impl Keystream {
    /// A word that lies in the incomplete last group of `n` is thrown away, else its remainder
    /// counts; so every remainder is equally likely.
    fn below(&mut self, n: u32) -> u32 {
        let groups = (1u64 << 32) / u64::from(n) * u64::from(n);
        loop {
            let mut bytes = [0; 4];
            self.cipher.apply_keystream(&mut bytes);
            let word = u32::from_le_bytes(bytes);
            if u64::from(word) < groups {
                return word % n;
            }
        }
    }
}

/// SHA-256 of a text, written in hexadecimal.
pub(crate) fn digest(text: &str) -> String {
    to_hex(&Sha256::digest(text.as_bytes()).into())
}

fn to_hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Only the form in which it is written is read, so that nothing has two spellings.
fn from_hex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 || !digits.iter().all(|d| matches!(d, b'0'..=b'9' | b'a'..=b'f')) {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keystream_is_that_of_rfc_8439() {
        // Appendix A.1, vector 1: everything zero. Read as two words, each below 2^32 - 1.
        let mut dealer = Dealer { key: [0; 32], events: 0 };
        let mut words = dealer.next_event();
        assert_eq!(words.below(u32::MAX), 0xade0_b876);
        assert_eq!(words.below(u32::MAX), 0x903d_f1a0);
    }

    #[test]
    fn the_vectors_of_the_document_hold() {
        // docs/deal.md prints these numbers; they were computed by reference/verify_deal.py.
        let seed = Seed::new([7; 32]);
        assert_eq!(
            seed.commitment().to_string(),
            "a9acd146126cb74c883577ba115a47acb0b7109d19edff95fc2162dcf1a1f658"
        );
        let mut dealer = Dealer::new(&seed, "tapis record 1\n");
        assert_eq!(dealer.choose(6), 0);
        let mut cards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        dealer.shuffle(&mut cards);
        assert_eq!(cards, [1, 6, 4, 3, 8, 9, 2, 5, 0, 7]);
        let promise = "e43504616dac7998291d17b7d353077bfe16218196784ac1bd3a283ab8b71d2d";
        assert_eq!(Promise::of("seven crows").to_string(), promise);
        assert_eq!(Promise::read(promise), Some(Promise::of("seven crows")));
    }

    #[test]
    fn a_seed_keeps_its_own_promise_only() {
        let (seed, other) = (Seed::from_number(1), Seed::from_number(2));
        assert_eq!(Seed::read(&seed.reveal()), Some(seed.clone()));
        assert_ne!(seed.commitment(), other.commitment());
        assert_eq!(Commitment::read(&seed.commitment().to_string()), Some(seed.commitment()));
        assert!(!format!("{seed:?}").contains(&seed.reveal()[..8]));
    }

    #[test]
    fn every_attempt_has_a_seed_of_its_own() {
        let seed = Seed::from_number(1);
        let seeds: Vec<_> = (0..4).map(|stops| seed.after_stops(stops).reveal()).collect();
        assert_eq!(seeds[0], seed.reveal());
        let different: std::collections::HashSet<_> = seeds.iter().collect();
        assert_eq!(different.len(), seeds.len());
    }

    #[test]
    fn hexadecimal_has_one_spelling() {
        for text in ["", "00", &"0".repeat(63), &"A".repeat(64), &"é".repeat(32), &"+1".repeat(32)]
        {
            assert_eq!(from_hex(text), None, "{text}");
        }
        assert_eq!(from_hex(&"0f".repeat(32)), Some([15; 32]));
    }

    #[test]
    fn every_letter_of_the_header_matters() {
        let seed = Seed::from_number(1);
        let order = |header: &str| {
            let mut cards: Vec<u8> = (0..54).collect();
            Dealer::new(&seed, header).shuffle(&mut cards);
            cards
        };
        assert_eq!(order("name 0 Ana\n"), order("name 0 Ana\n"));
        assert_ne!(order("name 0 Ana\n"), order("name 0 Anb\n"));
    }
}
