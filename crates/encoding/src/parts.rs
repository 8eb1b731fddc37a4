//! What the bytes of an encoding are, as a list that is code and document at once.

/// Some bytes in a row that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// What they are called.
    pub name: &'static str,
    /// How many they are.
    pub size: usize,
    /// The highest value of each.
    pub highest: u8,
    /// What they mean.
    pub meaning: &'static str,
}

impl Part {
    pub(crate) const fn new(
        name: &'static str,
        size: usize,
        highest: u8,
        meaning: &'static str,
    ) -> Self {
        Self { name, size, highest, meaning }
    }
}

/// How many bytes these parts have.
pub const fn size(parts: &[Part]) -> usize {
    let (mut sum, mut place) = (0, 0);
    while place < parts.len() {
        sum += parts[place].size;
        place += 1;
    }
    sum
}

/// Where the part of this name begins.
///
/// # Panics
/// Panics, when the program is built, if there is no such part.
pub const fn offset(parts: &[Part], name: &str) -> usize {
    let (mut sum, mut place) = (0, 0);
    while place < parts.len() {
        if same(parts[place].name, name) {
            return sum;
        }
        sum += parts[place].size;
        place += 1;
    }
    panic!("there is no such part")
}

const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut place = 0;
    while place < one.len() {
        if one[place] != other[place] {
            return false;
        }
        place += 1;
    }
    true
}
