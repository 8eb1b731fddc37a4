//! The description of the API is true, and kept beside the documentation, so that no change of it
//! goes unseen.

mod help;

use std::collections::BTreeSet;
use std::path::Path;

use help::{House, table};
use serde_json::{Value, json};

#[test]
fn the_description_is_the_one_in_the_documentation() {
    let now = serde_json::to_string_pretty(&tapis_web::api::description()).expect("JSON") + "\n";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    if std::env::var_os("TAPIS_BLESS").is_some() {
        std::fs::write(&path, &now).expect("written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == now,
        "the API has changed: run the test with TAPIS_BLESS=1 and look at docs/openapi.json"
    );
}

fn description() -> Value {
    serde_json::to_value(tapis_web::api::description()).expect("JSON")
}

/// What stands in braces in a path is a parameter of the path, and nothing else is.
#[test]
fn every_parameter_stands_where_it_is_said_to_stand() {
    let description = description();
    for (path, item) in description["paths"].as_object().expect("paths") {
        let braces = path.split('{').skip(1).filter_map(|rest| rest.split('}').next());
        let braces: BTreeSet<_> = braces.collect();
        for (method, operation) in item.as_object().expect("operations") {
            let all = operation["parameters"].as_array().cloned().unwrap_or_default();
            let of = |place: &str| {
                let there = all.iter().filter(|one| one["in"] == place);
                there.map(|one| one["name"].as_str().expect("a name")).collect::<BTreeSet<_>>()
            };
            assert_eq!(of("path"), braces, "{method} {path}");
            assert_eq!(of("path").len() + of("query").len(), all.len(), "{method} {path}");
            let optional = all.iter().filter(|one| one["in"] == "query");
            assert!(optional.clone().all(|one| one["required"] != true), "{method} {path}");
        }
    }
}

/// Every plain shape that a schema allows: one for each choice in it, with all of its parts put
/// together.
fn shapes(description: &Value, schema: &Value) -> Vec<Value> {
    if let Some(name) = schema["$ref"].as_str() {
        let schema = description.pointer(name.trim_start_matches('#')).expect(name);
        return shapes(description, schema);
    }
    let choices = schema["oneOf"].as_array().or(schema["anyOf"].as_array());
    if let Some(choices) = choices {
        return choices.iter().flat_map(|one| shapes(description, one)).collect();
    }
    let Some(parts) = schema["allOf"].as_array() else { return vec![schema.clone()] };
    let none = json!({ "type": "object", "properties": {}, "required": [] });
    parts.iter().map(|part| shapes(description, part)).fold(vec![none], |wholes, parts| {
        let both = wholes.iter().flat_map(|whole| parts.iter().map(move |part| (whole, part)));
        both.map(|(whole, part)| {
            let mut whole = whole.clone();
            for (name, schema) in part["properties"].as_object().into_iter().flatten() {
                whole["properties"][name] = schema.clone();
            }
            let required = part["required"].as_array().cloned().unwrap_or_default();
            whole["required"].as_array_mut().expect("a list").extend(required);
            whole
        })
        .collect()
    })
}

/// Whether a value has the shape that the description gives it: what is written there is asked for,
/// and nothing else may come.
fn fits(description: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    let tried = shapes(description, schema);
    let tried = tried.iter().map(|shape| fits_one(description, shape, value));
    let tried: Vec<_> = tried.collect();
    if tried.iter().any(Result::is_ok) { Ok(()) } else { Err(format!("none fits: {tried:?}")) }
}

fn fits_one(description: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let wanted = &schema["type"];
    let among = wanted.as_array().is_some_and(|all| all.iter().any(|one| one == kind));
    if !wanted.is_null() && wanted != kind && !among {
        return Err(format!("{value} is no {wanted}"));
    }
    if let Some(items) = value.as_array() {
        return items.iter().try_for_each(|item| fits(description, &schema["items"], item));
    }
    let (Some(fields), Some(known)) = (value.as_object(), schema["properties"].as_object()) else {
        return Ok(());
    };
    for name in schema["required"].as_array().into_iter().flatten() {
        let name = name.as_str().expect("a name");
        fields.get(name).ok_or_else(|| format!("`{name}` is missing"))?;
    }
    for (name, field) in fields {
        let schema = known.get(name).ok_or_else(|| format!("`{name}` is unknown"))?;
        fits(description, schema, field).map_err(|why| format!("{name}: {why}"))?;
    }
    Ok(())
}

/// The views and events that a program gets, before and during a game, are as they are described.
#[tokio::test]
async fn what_streams_send_is_what_is_described() {
    let description = description();
    let described = |path: &str, content: &str| {
        description["paths"][path]["get"]["responses"]["200"]["content"][content]["schema"].clone()
    };
    let view = described("/api/tables/{id}/view", "application/json");
    let event = described("/api/tables/{id}/stream", "text/event-stream");
    assert!(fits(&description, &view, &json!({ "version": 3 })).is_err());
    assert!(fits(&description, &event, &json!({ "number": 3 })).is_err());
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let id = ana
        .create(&table("bids", &["me", "bot:beginner", "bot:beginner"]))
        .await
        .expect("a table")
        .id;
    let at = format!("{}/api/tables/{id}", house.url());
    let http = reqwest::Client::new();
    let get =
        |what: &str| http.get(format!("{at}/{what}")).bearer_auth(ana.token().expect("a token"));
    let mut streams = Vec::new();
    for how in ["stream", "stream?scenes=1"] {
        streams.push((how, get(how).send().await.expect("a stream"), String::new()));
    }
    let look =
        async || get("view").send().await.expect("a view").json::<Value>().await.expect("JSON");
    fits(&description, &view, &look().await).expect("before the game");
    ana.start(&id).await.expect("a start");
    ana.chat(&id, "hello").await.expect("said");
    let now = loop {
        let now = ana.view(&id).await.expect("a view");
        if !now.legal.is_empty() {
            break now;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    };
    fits(&description, &view, &look().await).expect("in the game");
    let done = ana.act(&id, &now.legal[0], now.version).await.expect("an action").version;
    for (how, stream, text) in &mut streams {
        // Until the own action was told.
        while !text
            .lines()
            .any(|line| line.strip_prefix("id: ").and_then(|id| id.parse().ok()) >= Some(done))
            || !text.contains("{\"chat\":")
            || !text.ends_with("\n\n")
        {
            let piece = stream.chunk().await.expect("it goes on").expect("it does not end");
            text.push_str(std::str::from_utf8(&piece).expect("text"));
        }
        let events: Vec<Value> = text
            .lines()
            .filter_map(|line| line.strip_prefix("data: "))
            .map(|data| serde_json::from_str(data).expect("JSON"))
            .collect();
        assert!(events.len() >= 3, "{how}: {text}");
        for sent in &events {
            fits(&description, &event, sent).unwrap_or_else(|why| panic!("{how}: {sent}: {why}"));
        }
    }
}
