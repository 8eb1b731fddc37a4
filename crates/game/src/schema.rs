//! How seats, and what is heard, are described in OpenAPI. Nothing here is needed to play: it is
//! built only with the feature `schema`.

use std::borrow::Cow;

use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{
    AllOfBuilder, ArrayBuilder, ObjectBuilder, Ref, Schema, SchemaType, Type,
};
use utoipa::{PartialSchema, ToSchema};

use crate::{Alone, Game, Heard, Seat, Seats};

/// A game that describes what it says.
pub trait Described: Game<Scene: ToSchema, Event: ToSchema, Private: ToSchema> {
    /// How its actions are written.
    fn action() -> RefOr<Schema>;
}

/// The schema of a text that looks like this and means that.
pub fn text(pattern: &str, what: &str) -> RefOr<Schema> {
    let text = ObjectBuilder::new().schema_type(SchemaType::new(Type::String));
    text.pattern(Some(pattern)).description(Some(what)).into()
}

impl PartialSchema for Seat {
    fn schema() -> RefOr<Schema> {
        let seat = ObjectBuilder::new().schema_type(SchemaType::new(Type::Integer));
        let seat = seat.minimum(Some(0)).maximum(Some(crate::MAX_SEATS - 1));
        seat.description(Some("A seat, clockwise from 0.")).into()
    }
}

impl ToSchema for Seat {}

impl PartialSchema for Seats {
    fn schema() -> RefOr<Schema> {
        let seats = ArrayBuilder::new().items(Ref::from_schema_name(Seat::name()));
        seats.description(Some("Some seats, in ascending order.")).into()
    }
}

impl ToSchema for Seats {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        add::<Seat>(schemas);
    }
}

impl<P: ToSchema> PartialSchema for Alone<P> {
    fn schema() -> RefOr<Schema> {
        let seat = ObjectBuilder::new()
            .property("seat", Ref::from_schema_name(Seat::name()))
            .required("seat");
        let what = Ref::from_schema_name(P::name());
        AllOfBuilder::new()
            .item(seat)
            .item(what)
            .description(Some("What one seat alone heard."))
            .into()
    }
}

impl<P: ToSchema> ToSchema for Alone<P> {
    fn name() -> Cow<'static, str> {
        of(&P::name(), "Alone")
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        add::<Seat>(schemas);
        add::<P>(schemas);
    }
}

impl<G: Game> PartialSchema for Heard<G>
where
    G::Event: ToSchema,
    G::Private: ToSchema,
{
    fn schema() -> RefOr<Schema> {
        let alone = ArrayBuilder::new()
            .items(Ref::from_schema_name(Alone::<G::Private>::name()))
            .description(Some("What was heard besides: by a seat its own part."));
        AllOfBuilder::new()
            .item(Ref::from_schema_name(G::Event::name()))
            .item(ObjectBuilder::new().property("alone", alone))
            .description(Some("One thing that happened, as somebody heard it."))
            .into()
    }
}

impl<G: Game> ToSchema for Heard<G>
where
    G::Event: ToSchema,
    G::Private: ToSchema,
{
    fn name() -> Cow<'static, str> {
        of(&G::Event::name(), "Heard")
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        add::<G::Event>(schemas);
        add::<Alone<G::Private>>(schemas);
    }
}

/// The name of something else of the same game.
fn of(name: &str, what: &str) -> Cow<'static, str> {
    let game = name.split('.').next().unwrap_or_default();
    format!("{game}.{what}").into()
}

/// Adds a type with all that it is made of.
pub fn add<T: ToSchema>(schemas: &mut Vec<(String, RefOr<Schema>)>) {
    schemas.push((T::name().into(), T::schema()));
    T::schemas(schemas);
}

/// Adds what a game says: a scene, what is heard, an action. The names under which they stand.
pub fn describe<G: Described>(schemas: &mut Vec<(String, RefOr<Schema>)>) -> [String; 3] {
    let action = of(&G::Scene::name(), "Action").into_owned();
    schemas.push((action.clone(), G::action()));
    add::<G::Scene>(schemas);
    add::<Heard<G>>(schemas);
    [G::Scene::name().into_owned(), Heard::<G>::name().into_owned(), action]
}
