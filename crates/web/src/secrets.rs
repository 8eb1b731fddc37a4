//! Randomness from the operating system, signatures and digests.

use tapis_game::deal::Seed;

/// The letters of names that nobody can guess; none of them looks like another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Random bytes from the operating system.
///
/// # Panics
/// Panics if the operating system has none, in which case no secret is safe.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// The secret of a deal.
pub fn seed() -> Seed {
    Seed::new(random())
}

/// A name that nobody can guess: sixteen letters, 80 random bits.
pub fn name() -> String {
    letters(&random::<16>())
}

/// Whether something might be such a name.
pub fn is_name(text: &str) -> bool {
    text.len() <= 40 && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// A secret that nobody can guess: 32 letters, 160 random bits.
pub fn secret() -> String {
    letters(&random::<32>())
}

fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}

/// The digest under which a secret is kept.
pub fn digest(secret: &str) -> String {
    blake3::derive_key("tapis 2026 token digest", secret.as_bytes())
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Whether two digests are equal, in a time that does not depend on where they differ.
pub fn same(a: &str, b: &str) -> bool {
    blake3::hash(a.as_bytes()) == blake3::hash(b.as_bytes())
}

/// Signs what guests carry in their cookies.
#[derive(Clone)]
pub struct Signer([u8; 32]);

impl Signer {
    /// The signer with this secret.
    pub fn new(secret: &str) -> Self {
        Self(blake3::derive_key("tapis 2026 cookie", secret.as_bytes()))
    }

    /// The words with a signature behind them.
    pub fn sign(&self, words: &str) -> String {
        format!("{words}.{}", blake3::keyed_hash(&self.0, words.as_bytes()).to_hex())
    }

    /// The words, if this is their signature. The comparison takes the same time for all.
    pub fn check<'a>(&self, signed: &'a str) -> Option<&'a str> {
        let (words, signature) = signed.rsplit_once('.')?;
        let given = blake3::Hash::from_hex(signature).ok()?;
        (blake3::keyed_hash(&self.0, words.as_bytes()) == given).then_some(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_own_signature_counts() {
        let signer = Signer::new("a");
        let signed = signer.sign("me.0");
        assert_eq!(signer.check(&signed), Some("me.0"));
        assert_eq!(Signer::new("b").check(&signed), None);
        assert_eq!(signer.check(&signed.replace("me", "you")), None);
        for nonsense in ["", ".", "me.0", "me.0.00", &format!("{signed}0")] {
            assert_eq!(signer.check(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn names_are_long_and_different() {
        assert_ne!(name(), name());
        assert_eq!((name().len(), secret().len()), (16, 32));
        assert!(same(&digest("a"), &digest("a")) && !same(&digest("a"), &digest("b")));
    }
}
