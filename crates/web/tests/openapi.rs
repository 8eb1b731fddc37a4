//! The description of the API is kept beside the documentation, so that no change of it goes unseen.

use std::path::Path;

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
