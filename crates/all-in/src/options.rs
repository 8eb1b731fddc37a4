//! 1.15 The options: what the players agree on before the game, as it stands in files.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What the players agree on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// 1.9 The side of the help cards.
    pub side: Side,
    /// 1.13 How the discard pile is used.
    pub discard_variant: DiscardVariant,
    /// 1.12 What decides a tie for most runes.
    pub tie_break: TieBreak,
    /// 5 The effects of the cards and the order of the suits.
    pub deck: DeckFile,
}

/// 1.9 The two rankings of hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Side {
    /// As in poker.
    #[default]
    A,
    /// Straight before flush before full house.
    B,
}

/// 1.13 The variants of the discard pile; only one at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiscardVariant {
    /// The base game.
    #[default]
    None,
    /// Take and Swap may use the top of the pile.
    Manipulate,
    /// Discards lie face down, and a Reveal is seen by the active player alone.
    ClosedEye,
}

/// 1.12 What decides a tie for most runes at the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// The best hand of the last round.
    #[default]
    BestHand,
    /// "Heirs of the Fortune Tellers": an extra round, then nobody.
    Heirs,
}

/// A deck as it stands in a file: `"builtin"`, or what differs from it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum DeckFile {
    /// 5.3 The built-in deck.
    #[default]
    Builtin,
    /// The built-in deck with these differences.
    Differences(Differences),
}

/// What a deck has that the built-in deck has not.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Differences {
    /// The letters of the suits, best first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub suits: Option<Vec<String>>,
    /// By value, or `RUNE`: the effects.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub effects: BTreeMap<String, Entry>,
}

/// The effects under one name of a deck file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Entry {
    /// Of both rune cards or of one: the effects from top to bottom.
    Column(Vec<String>),
    /// Of a value: for each suit the effects from top to bottom.
    BySuit(BTreeMap<String, Vec<String>>),
}

const BUILTIN: &str = "builtin";

impl Serialize for DeckFile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Builtin => serializer.serialize_str(BUILTIN),
            Self::Differences(differences) => differences.serialize(serializer),
        }
    }
}

// These two are read by hand, because an untagged enum would not say what is wrong in a file.
impl<'de> Deserialize<'de> for DeckFile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct DeckVisitor;

        impl<'de> Visitor<'de> for DeckVisitor {
            type Value = DeckFile;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"builtin\" or a table of suits and effects")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<DeckFile, E> {
                if text == BUILTIN {
                    Ok(DeckFile::Builtin)
                } else {
                    Err(E::invalid_value(serde::de::Unexpected::Str(text), &self))
                }
            }

            fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<DeckFile, M::Error> {
                Differences::deserialize(MapAccessDeserializer::new(map)).map(DeckFile::Differences)
            }
        }

        deserializer.deserialize_any(DeckVisitor)
    }
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct EntryVisitor;

        impl<'de> Visitor<'de> for EntryVisitor {
            type Value = Entry;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of effects, or a table of such lists by suit")
            }

            fn visit_seq<S: SeqAccess<'de>>(self, list: S) -> Result<Entry, S::Error> {
                Vec::deserialize(SeqAccessDeserializer::new(list)).map(Entry::Column)
            }

            fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<Entry, M::Error> {
                BTreeMap::deserialize(MapAccessDeserializer::new(map)).map(Entry::BySuit)
            }
        }

        deserializer.deserialize_any(EntryVisitor)
    }
}
