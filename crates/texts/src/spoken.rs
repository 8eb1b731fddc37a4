//! What a game needs so that it can be told in words.

use tapis_game::{Game, Heard, Seat};
use tapis_play::plain_games;

use crate::{Language, plain};

/// A game that can be told in words. Everything is told from scenes and from what was heard, so nobody
/// reads more than they may know. A game for which nobody has written words is told in its own
/// notation.
pub trait Spoken: Game {
    /// Whether its events tell what was done, so that the action is not told besides.
    const TELLS_ACTIONS: bool = false;

    /// A card by its word, as a label.
    fn card_name(_language: Language, word: &str) -> String {
        word.to_owned()
    }
    /// What was typed, with every card in the notation: the letters of the reader's language are
    /// as good. What means no card stays as it is.
    fn typed(_language: Language, text: &str) -> String {
        text.to_owned()
    }
    /// An action as on a button; the scene names the cards that the words only point at.
    fn action_name(
        _language: Language,
        _names: &[String],
        _scene: Option<&Self::Scene>,
        words: &str,
    ) -> String {
        words.to_owned()
    }
    /// What is asked of this seat, or whom everybody waits for.
    fn asked_of(
        language: Language,
        names: &[String],
        scene: &Self::Scene,
        eyes: Option<Seat>,
    ) -> String {
        plain::asked_of(language, names, scene, eyes)
    }
    /// Why this seat cannot do this now.
    fn why_not(
        language: Language,
        names: &[String],
        scene: &Self::Scene,
        seat: Seat,
        words: &str,
    ) -> String {
        plain::why_not(language, names, scene, seat, words)
    }
    /// What was heard, sentence by sentence.
    fn tell(language: Language, names: &[String], heard: &[Heard<Self>]) -> Vec<String> {
        plain::tell(language, names, heard)
    }
    /// The table in a few lines of text, with the cards in the game's own notation.
    fn lines(_language: Language, _names: &[String], scene: &Self::Scene) -> Vec<String> {
        scene.to_string().lines().map(str::to_owned).collect()
    }
}

plain_games! { G => impl Spoken for G {} }

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
pub fn story<G: Spoken>(language: Language, names: &[String], heard: &[Heard<G>]) -> Vec<String> {
    G::tell(language, names, heard)
}
