//! Hands bytes to [`tapis_testkit::fuzz::scenario`].
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tapis_testkit::fuzz::scenario(bytes));
