//! How cards and actions of Thirty are described in OpenAPI.

use std::borrow::Cow;

use tapis_game::schema::{Described, text};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use crate::{Card, Thirty};

impl PartialSchema for Card {
    fn schema() -> RefOr<Schema> {
        text("^[abc][0-9]{1,2}$", "A card: its suit and its number.")
    }
}

impl ToSchema for Card {
    fn name() -> Cow<'static, str> {
        "thirty.Card".into()
    }
}

impl Described for Thirty {
    fn action() -> RefOr<Schema> {
        text(r"^play \S+$", "An action of Thirty: a card to play.")
    }
}
