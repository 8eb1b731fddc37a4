//! What games and tables say, described in OpenAPI. Where the API speaks of something that each game
//! says in its own way, it points at a name that stands here, and behind it is one schema for each
//! game.

use tapis_game::schema::{add, describe};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{OneOfBuilder, Ref, Schema};

use crate::{GameKind, TableEvent, with_kind};

/// Every schema with its name: `Scene`, `HeardEvent`, `Action` and `TableEvent`, and all that they
/// are made of.
pub fn schemas() -> Vec<(String, RefOr<Schema>)> {
    let mut schemas = Vec::new();
    let mut either = [
        ("Scene", "What somebody sees of a game.", OneOfBuilder::new()),
        ("HeardEvent", "What the rules told, as somebody heard it.", OneOfBuilder::new()),
        ("Action", "What somebody does, in words.", OneOfBuilder::new()),
    ];
    for kind in GameKind::ALL {
        let names = with_kind!(kind, G => describe::<G>(&mut schemas));
        for ((.., one_of), name) in either.iter_mut().zip(names) {
            *one_of = std::mem::take(one_of).item(Ref::from_schema_name(name));
        }
    }
    for (name, what, one_of) in either {
        schemas.push((name.to_owned(), one_of.description(Some(what)).into()));
    }
    add::<TableEvent>(&mut schemas);
    schemas
}
