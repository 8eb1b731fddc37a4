//! Rules, lessons and the score pad.

use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_pages::Reader;
use tapis_pages::learn::lesson::{self, Taught};
use tapis_pages::learn::score::{self, Fields};
use tapis_pages::learn::{about, house, rules};
use tapis_play::GameKind;
use tapis_texts::Language;

fn reader(language: Language) -> Reader {
    Reader { language, ..Reader::default() }
}

#[test]
fn every_language_tells_the_same_rules() {
    for game in GameKind::ALL {
        let english = rules::shapes(Language::En, game);
        assert!(english.len() >= 12);
        for language in Language::ALL {
            for (chapter, english) in rules::shapes(language, game).iter().zip(&english) {
                assert_eq!(chapter, english, "{language}");
            }
        }
    }
}

#[test]
fn every_decision_is_explained_in_every_language() {
    let rules = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    for game in GameKind::ALL {
        let articles = std::fs::read_to_string(rules.join(format!("{}.md", game.name())));
        let articles = articles.expect("the rules can be read");
        for language in Language::ALL {
            let said = house::said(language, game);
            assert!(said.len() >= 25, "{language}: only {} decisions", said.len());
            for (number, paragraphs) in &said {
                assert_eq!(paragraphs.len(), 3, "{language}, {number}: {paragraphs:?}");
                assert!(articles.contains(&format!("**{number}**")), "{number} is no ruling");
            }
            let page = house::page(&reader(language), game).into_string();
            assert_eq!(page.matches("<section id=").count(), said.len(), "{language}");
            let rules = rules::page(&reader(language), game).into_string();
            assert!(rules.contains(&format!("href=\"/rules/{}/house\"", game.name())));
        }
    }
}

#[test]
fn those_who_made_the_games_are_named() {
    for language in Language::ALL {
        let about = about::page(&reader(language)).into_string();
        let rules = rules::page(&reader(language), GameKind::AllIn).into_string();
        for page in [about, rules] {
            for name in ["Phil Walker-Harding", "Dan Gartman", "Next Move", "Plan B Games"] {
                assert!(page.contains(name), "{language}: {name}");
            }
        }
    }
}

#[test]
fn every_picture_of_the_rules_is_drawn() {
    for language in Language::ALL {
        for game in GameKind::ALL {
            let page = rules::page(&reader(language), game).into_string();
            let pictures = page.matches("<svg class=\"card\"").count();
            let minimum = if game == GameKind::AllIn { 50 } else { 25 };
            assert!(pictures >= minimum, "{language}: only {pictures} cards");
            assert!(!page.contains("!["), "{language}: a picture is left as Markdown");
            assert!(!page.contains("**"), "{language}: an emphasis is left as Markdown");
        }
        assert!(about::page(&reader(language)).into_string().contains("Bids"));
    }
}

/// Follows the coach to the end, and tries something else at every step.
fn follow<G: Taught + tapis_pages::table::Shown>() {
    let len = lesson::len::<G>();
    assert!(len >= 9);
    for at in 0..len {
        let (asked, legal) = lesson::asked_at::<G>(at);
        assert!(legal, "step {at}: `{asked}` is not legal");
        let stay = |tried: &str| format!("/learn/{}?at={at}&no={tried}", G::NAME);
        assert_eq!(lesson::next::<G>(at, "some nonsense"), stay("some+nonsense"));
        assert_eq!(lesson::next::<G>(at, ""), stay(""));
        assert_eq!(lesson::next::<G>(at, "bid&at=9"), stay(""));
        if !asked.is_empty() {
            let next = format!("/learn/{}?at={}", G::NAME, at + 1);
            assert_eq!(lesson::next::<G>(at, &asked), next);
        }
        for language in Language::ALL {
            let page = lesson::page::<G>(&reader(language), at, None).into_string();
            // A seat can be chosen where it sits and in the bar.
            let mut lit: Vec<&str> = page.split("data-action=\"").skip(1).collect();
            lit.iter_mut().for_each(|rest| *rest = rest.split('"').next().unwrap_or_default());
            lit.dedup();
            // Everything that the rules allow can be tried.
            assert_eq!(lit.is_empty(), asked.is_empty(), "{language}, {at}: {asked}");
            assert!(asked.is_empty() || lit.contains(&&*asked), "{language}, {at}: {asked}");
            assert_eq!(page.contains("id=\"continue\""), asked.is_empty() && at + 1 < len);
            let again = lesson::page::<G>(&reader(language), at, Some("nonsense")).into_string();
            assert!(again.contains("role=\"alert\""));
        }
    }
    // Beyond the end is the end.
    let end = lesson::page::<G>(&reader(Language::En), usize::MAX, None).into_string();
    assert!(end.contains("id=\"again\""));
}

#[test]
fn all_in_can_be_learned_to_the_end() {
    follow::<AllIn>();
}

#[test]
fn bids_can_be_learned_to_the_end() {
    follow::<Bids>();
}

#[test]
fn what_the_coach_says_about_the_scores_is_true() {
    let last = lesson::len::<AllIn>() - 1;
    let page = lesson::page::<AllIn>(&reader(Language::En), last, None).into_string();
    for told in [
        "You and Bruno predicted it and get 3 each of the 6 runes in the pot.",
        "You: Full house, 6 + 3 = 9 runes, 9 in all.",
        "Ada: Two pair, 2 runes, 2 in all.",
        "Bruno: Pair, 1 + 2 + 3 = 6 runes, 6 in all.",
    ] {
        assert!(page.contains(told), "{told}");
    }
    let last = lesson::len::<Bids>() - 1;
    let page = lesson::page::<Bids>(&reader(Language::En), last, None).into_string();
    assert!(page.contains(
        "You are a lucky loser, now without a card in 2 rounds: 2 × 12 = 24 points, 66 in all."
    ));
}

#[test]
fn a_wrong_card_gets_a_true_answer() {
    let page =
        |at, tried| lesson::page::<Bids>(&reader(Language::En), at, Some(tried)).into_string();
    assert!(page(1, "bid R3").contains("Ada wins with the red 7."));
    let all_in = lesson::page::<AllIn>(&reader(Language::En), 1, Some("play 7C")).into_string();
    assert!(all_in.contains("Left in your hand: Nothing"));
    // The total that the coach names is the one on the table.
    let lucky = (0..lesson::len::<Bids>())
        .map(|at| lesson::page::<Bids>(&reader(Language::En), at, None).into_string());
    let lucky = lucky.filter(|page| page.contains("42 points! Now another round"));
    for page in lucky {
        assert!(page.contains("title=\"Total\">42<"), "{page}");
    }
}

fn fields(fields: &[(&str, &str)]) -> Fields {
    Fields(fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect())
}

#[test]
fn a_pad_is_begun_filled_and_crossed_out_by_forms() {
    let game = GameKind::Bids;
    let new = [("do", "new"), ("name0", " Ana "), ("name1", "<b>Bo"), ("name2", "Cleo")];
    let pad =
        score::answer(Language::En, game, &fields(&new), None).expect("a pad").expect("a pad");
    assert_eq!(pad.names, ["Ana", "<b>Bo", "Cleo"]);
    let text = score::pad_text(&pad);
    let enter = [("do", "enter"), ("pad", text.as_str()), ("cards0", "5 2x"), ("cards1", "7")];
    let pad =
        score::answer(Language::En, game, &fields(&enter), None).expect("a round").expect("a pad");
    assert_eq!(pad.sheet().expect("a sheet").totals, [10, 7, 12]);
    for language in Language::ALL {
        let none = Fields::default();
        let page = score::page(&reader(language), game, Some(&pad), &none, None).into_string();
        assert!(page.contains("&lt;b&gt;Bo") && !page.contains("<b>Bo"));
    }
    let text = score::pad_text(&pad);
    let wrong = fields(&[("do", "enter"), ("pad", &text), ("cards0", "5"), ("cards1", "5")]);
    let (old, mistake) = score::answer(Language::En, game, &wrong, None).expect_err("a card twice");
    let problem = score::mistake(Language::En, old.as_ref(), &mistake);
    let page = score::page(&reader(Language::En), game, old.as_ref(), &wrong, Some(&problem));
    let page = page.into_string();
    assert!(page.contains("Round 2: this card was entered twice: Black 5."));
    assert!(page.contains("name=\"cards1\" value=\"5\""), "what was typed stays");
    let undo = fields(&[("do", "undo"), ("pad", &text)]);
    assert!(
        score::answer(Language::En, game, &undo, None)
            .expect("undone")
            .expect("a pad")
            .rounds
            .is_empty()
    );
}

#[test]
fn ranks_and_rune_cards_are_enough_for_all_in() {
    let game = GameKind::AllIn;
    let new = [("do", "new"), ("name0", "Ana"), ("name1", "Bo"), ("side", "B")];
    let pad =
        score::answer(Language::En, game, &fields(&new), None).expect("a pad").expect("a pad");
    let text = score::pad_text(&pad);
    let enter = [
        ("do", "enter"),
        ("pad", &text),
        ("rank0", "full_house"),
        ("rank1", "pair"),
        ("rune1", "2"),
        ("predict0", "0"),
        ("predict1", "1"),
        ("runes0", "3"),
    ];
    let pad =
        score::answer(Language::En, game, &fields(&enter), None).expect("a round").expect("a pad");
    assert_eq!(pad.sheet().expect("a sheet").totals, [4 + 2 + 3, 1 + 4]);
}

#[test]
fn nonsense_in_an_address_is_no_pad() {
    for text in ["", "{}", "[1]", "{\"game\":\"bids\",\"names\":[]}", "\u{0}", &"[".repeat(20_000)]
    {
        assert!(score::pad_from(GameKind::Bids, text).is_none(), "{text:.20}");
    }
    let all_in = r#"{"game":"all-in","names":["a","b"]}"#;
    assert!(score::pad_from(GameKind::AllIn, all_in).is_some());
    assert!(score::pad_from(GameKind::Bids, all_in).is_none(), "a pad of the other game");
}
