//! What the house has decided where the rulebook of a game is silent.

use maud::{Markup, html};
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::Game;
use tapis_play::{GameKind, plain_games, with_kind};
use tapis_texts::{Language, Texts};

use super::rules::credit;
use crate::layout::{self, Reader};

/// One decision: its number, what was asked, and what is said about it.
pub struct Decision(&'static str, String, String);

impl Decision {
    /// What was decided, why, and how else it could be read: the three paragraphs of its text.
    fn paragraphs(&self) -> impl Iterator<Item = &str> {
        self.2.split("\n\n").map(str::trim)
    }
}

macro_rules! decisions {
    ($texts:expr, $($number:literal $asked:ident $said:ident),+ $(,)?) => {
        vec![$(Decision($number, $texts.$asked(), $texts.$said())),+]
    };
}

/// A game about which something had to be decided.
pub trait Decided: Game {
    /// What was decided.
    #[doc(hidden)]
    fn decisions(_texts: &Texts) -> Vec<Decision> {
        Vec::new()
    }
}

plain_games! { G => impl Decided for G {} }

impl Decided for AllIn {
    fn decisions(texts: &Texts) -> Vec<Decision> {
        decisions!(texts,
            "A-01" msg_house_a_01_asked msg_house_a_01,
            "A-02" msg_house_a_02_asked msg_house_a_02,
            "A-03" msg_house_a_03_asked msg_house_a_03,
            "A-05" msg_house_a_05_asked msg_house_a_05,
            "A-10" msg_house_a_10_asked msg_house_a_10,
            "A-17" msg_house_a_17_asked msg_house_a_17,
            "A-19" msg_house_a_19_asked msg_house_a_19,
            "A-20" msg_house_a_20_asked msg_house_a_20,
            "A-24" msg_house_a_24_asked msg_house_a_24,
            "A-26" msg_house_a_26_asked msg_house_a_26,
            "A-34" msg_house_a_34_asked msg_house_a_34,
            "A-41" msg_house_a_41_asked msg_house_a_41,
            "A-42" msg_house_a_42_asked msg_house_a_42,
            "A-43" msg_house_a_43_asked msg_house_a_43,
            "A-49" msg_house_a_49_asked msg_house_a_49,
            "A-53" msg_house_a_53_asked msg_house_a_53,
            "A-54" msg_house_a_54_asked msg_house_a_54,
            "A-55" msg_house_a_55_asked msg_house_a_55,
            "A-63" msg_house_a_63_asked msg_house_a_63,
            "A-64" msg_house_a_64_asked msg_house_a_64,
            "A-67" msg_house_a_67_asked msg_house_a_67,
            "A-71" msg_house_a_71_asked msg_house_a_71,
            "A-73" msg_house_a_73_asked msg_house_a_73,
            "A-75" msg_house_a_75_asked msg_house_a_75,
            "A-79" msg_house_a_79_asked msg_house_a_79,
            "A-81" msg_house_a_81_asked msg_house_a_81,
            "A-82" msg_house_a_82_asked msg_house_a_82,
            "A-83" msg_house_a_83_asked msg_house_a_83,
        )
    }
}

impl Decided for Bids {
    fn decisions(texts: &Texts) -> Vec<Decision> {
        decisions!(texts,
            "B-01" msg_house_b_01_asked msg_house_b_01,
            "B-03" msg_house_b_03_asked msg_house_b_03,
            "B-05" msg_house_b_05_asked msg_house_b_05,
            "B-07" msg_house_b_07_asked msg_house_b_07,
            "B-11" msg_house_b_11_asked msg_house_b_11,
            "B-17" msg_house_b_17_asked msg_house_b_17,
            "B-18" msg_house_b_18_asked msg_house_b_18,
            "B-19" msg_house_b_19_asked msg_house_b_19,
            "B-22" msg_house_b_22_asked msg_house_b_22,
            "B-23" msg_house_b_23_asked msg_house_b_23,
            "B-26" msg_house_b_26_asked msg_house_b_26,
            "B-27" msg_house_b_27_asked msg_house_b_27,
            "B-29" msg_house_b_29_asked msg_house_b_29,
            "B-31" msg_house_b_31_asked msg_house_b_31,
            "B-35" msg_house_b_35_asked msg_house_b_35,
            "B-37" msg_house_b_37_asked msg_house_b_37,
            "B-38" msg_house_b_38_asked msg_house_b_38,
            "B-40" msg_house_b_40_asked msg_house_b_40,
            "B-41" msg_house_b_41_asked msg_house_b_41,
            "B-43" msg_house_b_43_asked msg_house_b_43,
            "B-46" msg_house_b_46_asked msg_house_b_46,
            "B-47" msg_house_b_47_asked msg_house_b_47,
            "B-48" msg_house_b_48_asked msg_house_b_48,
            "B-54" msg_house_b_54_asked msg_house_b_54,
            "B-57" msg_house_b_57_asked msg_house_b_57,
            "B-63" msg_house_b_63_asked msg_house_b_63,
        )
    }
}

fn decisions_of(texts: &Texts, game: GameKind) -> Vec<Decision> {
    with_kind!(game, G => G::decisions(texts))
}

/// The page of the decisions about a game.
pub fn page(reader: &Reader, game: GameKind) -> Markup {
    let t = reader.language.texts();
    let name = tapis_texts::game_name(reader.language, game.name()).unwrap_or_default();
    let decisions = decisions_of(t, game);
    layout::page(
        reader,
        &format!("{} – {name}", t.msg_house_title()),
        &format!("learn {}", game.name()),
        html! {
            main.narrow.rules.house {
                p { a href={ "/rules/" (game.name()) } { (t.msg_site_rules()) ": " (name) } }
                h1 { (t.msg_house_title()) }
                p.lead { (t.msg_house_lead()) }
                nav.contents aria-labelledby="contents" {
                    h2 #contents { (t.msg_rules_contents()) }
                    ol { @for Decision(number, asked, _) in &decisions { li { a href={ "#" (number) } { (asked) } } } }
                }
                @for decision in &decisions {
                    @let Decision(number, asked, _) = decision;
                    @let labels = [None, Some(t.msg_house_why()), Some(t.msg_house_other())];
                    section id=(number) aria-labelledby={ (number) "-asked" } {
                        h2 id={ (number) "-asked" } { span.tag { (number) } " " (asked) }
                        @for (label, paragraph) in labels.into_iter().zip(decision.paragraphs()) {
                            p { @if let Some(label) = label { b { (label) } " " } (paragraph) }
                        }
                    }
                }
                (credit(reader, game))
            }
        },
    )
}

/// By its number, what is said about each decision, for the test that all languages say it.
#[doc(hidden)]
pub fn said(language: Language, game: GameKind) -> Vec<(&'static str, Vec<String>)> {
    let decisions = decisions_of(language.texts(), game);
    let said = |decision: &Decision| decision.paragraphs().map(str::to_owned).collect();
    decisions.iter().map(|decision| (decision.0, said(decision))).collect()
}
