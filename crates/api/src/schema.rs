//! Where the description of the API points at what games and tables say of themselves. Whoever knows
//! all games puts schemas of these names beside those of the API.

use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{
    AllOfBuilder, ArrayBuilder, ObjectBuilder, OneOfBuilder, Ref, Schema, SchemaType, Type,
};
use utoipa::{PartialSchema, ToSchema};

use crate::{Action, HeardWhat};

/// What somebody sees of a game.
pub(crate) fn scene() -> RefOr<Schema> {
    Ref::from_schema_name("Scene").into()
}

/// The same, or nothing before the game.
pub(crate) fn scene_or_null() -> RefOr<Schema> {
    let null = ObjectBuilder::new().schema_type(SchemaType::new(Type::Null));
    let scene = OneOfBuilder::new().item(null).item(scene());
    scene.description(Some("The game as you see it; nothing before it has begun.")).into()
}

/// What somebody does, in words.
pub(crate) fn action() -> RefOr<Schema> {
    Ref::from_schema_name("Action").into()
}

/// All that somebody may do.
pub(crate) fn actions() -> RefOr<Schema> {
    ArrayBuilder::new().items(action()).description(Some("What you may do now.")).into()
}

/// What the rules told.
pub(crate) fn events() -> RefOr<Schema> {
    let event = Ref::from_schema_name("HeardEvent");
    ArrayBuilder::new().items(event).description(Some("What the rules told.")).into()
}

impl PartialSchema for HeardWhat {
    fn schema() -> RefOr<Schema> {
        let what = |word: &str| {
            let word = ObjectBuilder::new()
                .schema_type(SchemaType::new(Type::String))
                .enum_values(Some([word]));
            ObjectBuilder::new().property("what", word).required("what")
        };
        let opening = what("opening")
            .property("events", events())
            .required("events")
            .description(Some("The first cards were dealt."));
        let both = |word: &str, name: &str, about: &str| {
            let both = AllOfBuilder::new().item(Ref::from_schema_name(name)).item(what(word));
            both.description(Some(about))
        };
        let table = "Something that is no matter of the rules: a seat taken over, an undo.";
        OneOfBuilder::new()
            .item(opening)
            .item(both("action", &Action::name(), "Somebody acted."))
            .item(both("table", "TableEvent", table))
            .description(Some("What one step of the log was."))
            .into()
    }
}

impl ToSchema for HeardWhat {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((Action::name().into(), Action::schema()));
        Action::schemas(schemas);
    }
}
