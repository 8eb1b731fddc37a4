//! What a game needs so that it can be told in words.

use tapis_game::{Game, Seat};
use tapis_play::Step;

use crate::Language;

/// A game that can be told in words. Everything is told from scenes, so nobody reads more than they
/// may see.
pub trait Spoken: Game {
    /// A card by its word, as a label.
    fn card_name(language: Language, word: &str) -> String;
    /// An action as on a button; the scene names the cards that the words only point at.
    fn action_name(
        language: Language,
        names: &[String],
        scene: Option<&Self::Scene>,
        words: &str,
    ) -> String;
    /// What is asked of this seat, or whom everybody waits for.
    fn asked_of(
        language: Language,
        names: &[String],
        scene: &Self::Scene,
        eyes: Option<Seat>,
    ) -> String;
    /// Why this seat cannot do this now.
    fn why_not(
        language: Language,
        names: &[String],
        scene: &Self::Scene,
        seat: Seat,
        words: &str,
    ) -> String;
    /// What happened in this step.
    fn tell(language: Language, names: &[String], step: &Step<Self>) -> Vec<String>;
    /// The table in a few lines of text, with the cards in the game's own notation.
    fn lines(language: Language, names: &[String], scene: &Self::Scene) -> Vec<String>;
}

/// An action as on a button, from its words alone.
pub fn action_text<G: Spoken>(
    language: Language,
    scene: Option<&G::Scene>,
    words: &str,
    names: &[String],
) -> String {
    G::action_name(language, names, scene, words)
}

/// What is asked of these eyes, or whom everybody waits for.
pub fn asked<G: Spoken>(
    language: Language,
    names: &[String],
    scene: &G::Scene,
    eyes: Option<Seat>,
) -> String {
    G::asked_of(language, names, scene, eyes)
}

/// Why this seat cannot do this now.
pub fn why_not<G: Spoken>(
    language: Language,
    names: &[String],
    scene: &G::Scene,
    seat: Seat,
    words: &str,
) -> String {
    G::why_not(language, names, scene, seat, words)
}

/// What was heard, in one or more sentences.
pub fn story<G: Spoken>(
    language: Language,
    names: &[String],
    heard: &[tapis_game::Heard<G>],
) -> Vec<String> {
    // INTERIM
    let _ = (language, names, heard);
    Vec::new()
}
