//! The pages for learning and for the paper boxes: rules, lessons, score pad, about.

pub mod about;
mod chapters;
pub mod lesson;
mod lessons;
mod pictures;
pub mod rules;
pub mod score;
