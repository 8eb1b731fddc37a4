//! The speed of the engine.
fn main() {}
