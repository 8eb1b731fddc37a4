//! Hands bytes to [`tapis_testkit::fuzz::act`].
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tapis_testkit::fuzz::act(bytes));
