//! What is said of a game follows what was agreed on: every sentence that an option changes, with
//! every option, kept in `tests/agreed.md` to be read. `cargo xtask bless` writes it anew.

use std::fmt::Write;

use tapis_all_in::{AllIn, Effect};
use tapis_bids::Bids;
use tapis_game::{Game, options};
use tapis_testkit::playthrough;
use tapis_texts::options::{Agreed, Agrees};
use tapis_texts::{Language, all_in, bids};

const ALL_IN: [(&str, &str); 6] = [
    ("a first game", "{}"),
    ("side B", r#"{"side": "B"}"#),
    ("discard pile: manipulate", r#"{"discard_variant": "manipulate"}"#),
    ("discard pile: closed eye", r#"{"discard_variant": "closed_eye"}"#),
    ("tie-break: heirs", r#"{"tie_break": "heirs"}"#),
    (
        "an own deck",
        r#"{"deck": {"suits": ["T", "S", "M", "C"], "effects": {"RUNE": ["DRAW*"], "10": {"C": ["EYE", "REVEAL_4*"]}}}}"#,
    ),
];

const BIDS: [(&str, &str); 8] = [
    ("a first game", "{}"),
    ("ten rounds, with the Ally", r#"{"rounds": 10, "ally": true}"#),
    ("Color Bids", r#"{"color_bids": true}"#),
    ("Thief", r#"{"specials": ["thief"]}"#),
    ("Thief and Lowest wins", r#"{"specials": ["thief", "lowest_wins"]}"#),
    ("Color Bids and Lowest wins", r#"{"color_bids": true, "specials": ["lowest_wins"]}"#),
    ("lucky losers in a row", r#"{"lucky_loser": "consecutive"}"#),
    (
        "own cards",
        r#"{"blanks": [{"id": "jester", "name": "Jester", "bid": 7, "can_win": true, "points": 3, "steal": true},
            {"id": "flood", "shuffle": true, "lowest_wins": true, "to": "aside", "uses_trick": false}]}"#,
    ),
];

fn game<G: Game>(wished: &str) -> G {
    let wished = serde_json::from_str(wished).expect("options are JSON");
    let wished = options::from_value(wished).expect("options of the game");
    G::new(4, &wished).expect("four can play like that")
}

/// What is said of a game, sentence by sentence, each under its name.
type Said = Vec<(String, String)>;

fn of_all_in(game: &AllIn, language: Language) -> Said {
    let pile = game.discard_variant();
    let mut said = Vec::new();
    for effect in Effect::ALL {
        let name = all_in::effect(Language::En, effect);
        said.push((name.clone(), all_in::effect_explained(language, effect, pile)));
        said.push((format!("{name}, asked"), all_in::effect_asked(language, effect, pile)));
    }
    said.push(("discard pile".to_owned(), all_in::discard_explained(language, pile)));
    said.push(("suits".to_owned(), all_in::suit_order(game, language)));
    said.extend(agreed(&game.all_agreed(language)));
    said
}

fn of_bids(game: &Bids, language: Language) -> Said {
    let [rule, lucky] = bids::rules_in_short(game, language);
    let mut said = vec![
        ("a trick".to_owned(), rule),
        ("lucky loser".to_owned(), lucky),
        ("clover".to_owned(), bids::clover(game, language)),
    ];
    let printed = ["2x", "-5", "thief", "shuffle", "lowest", "unknown", "ally"];
    let own = game.agreed().blanks.iter().map(|own| own.id.as_str());
    for word in printed.into_iter().chain(own) {
        let explained = bids::card_explained(game, language, word.parse().expect("a card"));
        said.push((word.to_owned(), explained.expect("a card that does something")));
    }
    said.extend(agreed(&game.all_agreed(language)));
    said
}

fn agreed(agreed: &[Agreed]) -> Said {
    let line = |one: &Agreed| {
        let mark = if one.differs { "≠ " } else { "" };
        let cards: Vec<_> =
            one.cards.iter().map(|(name, what)| format!("[{name}: {what}]")).collect();
        let said = format!("{mark}**{}** {} {}", one.chosen, one.what, cards.join(" "));
        (format!("agreed: {}", one.about), said.trim_end().to_owned())
    };
    agreed.iter().map(line).collect()
}

/// For every sentence, what is said under which settings; equal words stand together.
fn table(title: &str, settings: Vec<(&str, Said)>) -> String {
    let mut out = format!("## {title}\n");
    let mut names: Vec<&str> = Vec::new();
    for (name, _) in settings.iter().flat_map(|(_, said)| said) {
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    for name in names {
        let mut ways: Vec<(&str, Vec<&str>)> = Vec::new();
        for (setting, said) in &settings {
            let Some((_, text)) = said.iter().find(|(other, _)| other == name) else { continue };
            match ways.iter_mut().find(|(known, _)| known == text) {
                Some((_, under)) => under.push(setting),
                None => ways.push((text, vec![setting])),
            }
        }
        let _ = write!(out, "\n### {name}\n\n");
        for (text, under) in ways {
            let under =
                if under.len() == settings.len() { "always".to_owned() } else { under.join("; ") };
            let _ = writeln!(out, "- {under}\n  > {text}");
        }
    }
    out
}

#[test]
fn no_sentence_contradicts_what_was_agreed() {
    let of_all_in = |(name, wished)| (name, of_all_in(&game::<AllIn>(wished), Language::En));
    let of_bids = |(name, wished)| (name, of_bids(&game::<Bids>(wished), Language::En));
    let text = format!(
        "# What is said of a game, as agreed\n\n\
         Under each sentence that players read about the rules stands what it says with which options. \
         Four players each. Written by `cargo xtask bless`; whoever changes a sentence reads here \
         whether it still fits. A ≠ marks what is otherwise in a first game.\n\n{}\n{}",
        table("All In – Predictions", ALL_IN.into_iter().map(of_all_in).collect()),
        table("Bids", BIDS.into_iter().map(of_bids).collect()),
    );
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/agreed.md");
    assert_eq!(playthrough::compare(&path, &text), Ok(()));
}

/// What English tells apart, every language does.
#[test]
fn every_language_follows_what_was_agreed() {
    fn ways(said: Vec<Said>) -> Vec<usize> {
        let first = &said[0];
        (0..first.len())
            .map(|place| {
                let texts: std::collections::BTreeSet<_> =
                    said.iter().map(|said| &said[place].1).collect();
                texts.len()
            })
            .collect()
    }
    for language in Language::ALL {
        let all_in = |language| {
            ways(ALL_IN.iter().map(|(_, wished)| of_all_in(&game(wished), language)).collect())
        };
        assert_eq!(all_in(language), all_in(Language::En), "{language}");
        // Own cards bring sentences of their own.
        let bids = |language| {
            let printed = BIDS.iter().take(BIDS.len() - 1);
            ways(printed.map(|(_, wished)| of_bids(&game(wished), language)).collect())
        };
        assert_eq!(bids(language), bids(Language::En), "{language}");
    }
}
