//! How cards and actions of Bids are described in OpenAPI.

use std::borrow::Cow;

use tapis_game::schema::{Described, text};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use crate::Bids;
use crate::notation::{Face, Word};

macro_rules! texts {
    ($($name:ident as $word:literal: $pattern:literal, $what:literal;)*) => { $(
        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                text($pattern, $what)
            }
        }

        impl ToSchema for $name {
            fn name() -> Cow<'static, str> {
                concat!("bids.", $word).into()
            }
        }
    )* };
}

texts! {
    Word as "Card": "^([YBRGK][0-9]{1,2}|2x|-5|[a-z][a-z0-9-]{1,15})$", "A card: the letter of its colour and its number, or the name of a special one.";
    Face as "Face": r"^([YBRGK][0-9]{1,2}|2x|-5|[a-z][a-z0-9-]{1,15}|\?\?)$", "A card, or `??` for one that you may not see.";
}

impl Described for Bids {
    fn action() -> RefOr<Schema> {
        text(
            r"^(bid \S+|steal \d \S+)$",
            "An action of Bids: a card to bid, or a seat and the card to steal from it.",
        )
    }
}
