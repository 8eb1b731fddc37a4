//! When something great happens it is staged: what a page shows at once appears piece by piece.
//!
//! The page always holds all of it, in its order. An element that has its time says when it comes
//! ([`at`], in milliseconds) and how; the script lets it, and a tap, or a reader who wants no motion,
//! has everything at once.

/// How something comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum In {
    /// It rises to its place.
    Rise,
    /// A card turns its face up.
    Turn,
    /// It springs up.
    Pop,
    /// A mark that stays only until the next one comes.
    Step,
    /// It flies here from the pot.
    FromPot,
    /// A number counts up to itself.
    Count,
}

impl In {
    /// Its word in the page.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Rise => "rise",
            Self::Turn => "turn",
            Self::Pop => "pop",
            Self::Step => "step",
            Self::FromPot => "pot",
            Self::Count => "count",
        }
    }
}

/// The times of a staging, one after another, in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Times(u32);

impl Times {
    /// Now, and goes on by so much.
    pub(crate) fn then(&mut self, length: u32) -> u32 {
        let now = self.0;
        self.0 += length;
        now
    }
}
