//! Randomness, which comes from the browser with every call.

/// Random bytes that are used up from the front.
pub(crate) struct Entropy(Vec<u8>);

/// The letters of names that nobody can guess; none looks like another one.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

impl Entropy {
    /// The bytes that these hexadecimal digits stand for.
    pub fn read(digits: &str) -> Self {
        let pairs = digits.as_bytes().chunks_exact(2);
        let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
        Self(pairs.filter_map(byte).collect())
    }

    /// So many bytes that nobody has used before; `None` if too few are left.
    pub fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let rest = self.0.len().checked_sub(N)?;
        self.0.split_off(rest).try_into().ok()
    }

    /// A name of sixteen letters.
    pub fn name(&mut self) -> Option<String> {
        let letter = |byte: u8| char::from(LETTERS[usize::from(byte % 32)]);
        Some(self.take::<16>()?.map(letter).iter().collect())
    }
}
