//! Lists inside sentences: “Ana, Bo and Cleo”.

use crate::Language;

/// These words as one list inside a sentence.
pub fn list<S: AsRef<str>>(language: Language, words: &[S]) -> String {
    let texts = language.texts();
    let Some((last, before)) = words.split_last() else { return String::new() };
    let Some((first, rest)) = before.split_first() else { return last.as_ref().to_owned() };
    let first = rest
        .iter()
        .fold(first.as_ref().to_owned(), |list, next| texts.msg_story_comma(&list, next.as_ref()));
    let last = last.as_ref();
    let joined = texts.msg_story_and(&first, last);
    if language == Language::Es && sounds_like_i(last) {
        // Spanish says “Ana e Inés”.
        return joined.replacen(&format!(" y {last}"), &format!(" e {last}"), 1);
    }
    joined
}

fn sounds_like_i(word: &str) -> bool {
    let word = word.to_lowercase();
    let diphthong = ["hia", "hie", "hio", "ia", "ie", "io"];
    word.starts_with(['i', 'í']) && !diphthong.iter().any(|start| word.starts_with(start))
        || word.starts_with("hi") && !diphthong.iter().any(|start| word.starts_with(start))
}
