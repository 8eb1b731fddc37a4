//! How cards, slots and actions of All In are described in OpenAPI.

use std::borrow::Cow;

use tapis_game::Seat;
use tapis_game::schema::{Described, text};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Ref, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::AllIn;
use crate::deck::Line;
use crate::scene::{Face, Token};
use crate::words::{Card, Slot};

macro_rules! texts {
    ($($name:ident as $word:literal: $pattern:literal, $what:literal;)*) => { $(
        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                text($pattern, $what)
            }
        }

        impl ToSchema for $name {
            fn name() -> Cow<'static, str> {
                concat!("all_in.", $word).into()
            }
        }
    )* };
}

texts! {
    Card as "Card": "^(([2-9]|10|[JQKA])[CMST]|RU[12])$", "A card: its value and the letter of its suit, or a rune card.";
    Face as "Face": r"^(([2-9]|10|[JQKA])[CMST]|RU[12]|\?\?)$", "A card, or `??` for one that you may not see.";
    Slot as "Slot": "^(r[12]c[1-6]|discard)$", "A slot of the display by row and column, or the top of the discard pile.";
    Line as "Line": r"^[A-Z_0-9]+\*?$", "An effect of a card; with a star it must be resolved.";
}

impl PartialSchema for Token {
    fn schema() -> RefOr<Schema> {
        OneOfBuilder::new()
            .item(ObjectBuilder::new().schema_type(SchemaType::new(Type::Null)))
            .item(Ref::from_schema_name(Seat::name()))
            .item(text(r"^\?\?$", "Placed in secret."))
            .description(Some(
                "In front of whom a prediction lies; nothing as long as it is not made.",
            ))
            .into()
    }
}

impl ToSchema for Token {
    fn name() -> Cow<'static, str> {
        "all_in.Token".into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        tapis_game::schema::add::<Seat>(schemas);
    }
}

impl Described for AllIn {
    fn action() -> RefOr<Schema> {
        text(
            r"^(pass|all-in|draw|reveal|rune|skip|(play|keep|discard|hide) \S+|take \S+|swap \S+ \S+|(hypnosis|eye) \d|predict (\d|\?\?))$",
            "An action of All In: a verb, and the cards, slots or seats that it names.",
        )
    }
}
