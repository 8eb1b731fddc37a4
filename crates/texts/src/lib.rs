//! Everything that Tapis says, in five languages.
