//! A table server under load and under fire.
