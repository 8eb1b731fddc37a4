//! The rules of a game.

use maud::{Markup, html};
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::Game;
use tapis_play::{GameKind, plain_games, with_kind};
use tapis_texts::{Language, Texts};

use super::chapters::chapter;
use super::play_now;
use crate::layout::{self, Reader};

/// One chapter: its anchor, its title and its text in Markdown.
pub struct Chapter(&'static str, String, String);

macro_rules! chapters {
    ($texts:expr, $($anchor:literal $title:ident $text:ident),+ $(,)?) => {
        vec![$(Chapter($anchor, $texts.$title(), $texts.$text())),+]
    };
}

/// A game of which the rules are told.
pub trait Ruled: Game {
    /// The rules, chapter by chapter.
    #[doc(hidden)]
    fn chapters(_texts: &Texts) -> Vec<Chapter> {
        Vec::new()
    }

    /// How many can play, and for how long.
    fn players(_texts: &Texts) -> String {
        String::new()
    }
}

plain_games! { G => impl Ruled for G {} }

impl Ruled for AllIn {
    fn players(texts: &Texts) -> String {
        texts.msg_rules_players_all_in()
    }

    fn chapters(texts: &Texts) -> Vec<Chapter> {
        chapters!(texts,
            "idea" msg_rules_all_in_idea_title msg_rules_all_in_idea,
            "cards" msg_rules_all_in_cards_title msg_rules_all_in_cards,
            "box" msg_rules_all_in_box_title msg_rules_all_in_box,
            "setup" msg_rules_all_in_setup_title msg_rules_all_in_setup,
            "turn" msg_rules_all_in_turn_title msg_rules_all_in_turn,
            "play" msg_rules_all_in_play_title msg_rules_all_in_play,
            "effects" msg_rules_all_in_effects_title msg_rules_all_in_effects,
            "display" msg_rules_all_in_display_title msg_rules_all_in_display,
            "all-in" msg_rules_all_in_going_all_in_title msg_rules_all_in_going_all_in,
            "predict" msg_rules_all_in_predict_title msg_rules_all_in_predict,
            "ranks" msg_rules_all_in_ranks_title msg_rules_all_in_ranks,
            "scoring" msg_rules_all_in_scoring_title msg_rules_all_in_scoring,
            "end" msg_rules_all_in_end_title msg_rules_all_in_end,
            "variants" msg_rules_all_in_variants_title msg_rules_all_in_variants,
            "details" msg_rules_all_in_details_title msg_rules_all_in_details,
        )
    }
}

impl Ruled for Bids {
    fn players(texts: &Texts) -> String {
        texts.msg_rules_players_bids()
    }

    fn chapters(texts: &Texts) -> Vec<Chapter> {
        chapters!(texts,
            "idea" msg_rules_bids_idea_title msg_rules_bids_idea,
            "cards" msg_rules_bids_cards_title msg_rules_bids_cards,
            "box" msg_rules_bids_box_title msg_rules_bids_box,
            "deal" msg_rules_bids_deal_title msg_rules_bids_deal,
            "trick" msg_rules_bids_trick_title msg_rules_bids_trick,
            "burn" msg_rules_bids_burn_title msg_rules_bids_burn,
            "black" msg_rules_bids_black_title msg_rules_bids_black,
            "scoring" msg_rules_bids_scoring_title msg_rules_bids_scoring,
            "end" msg_rules_bids_end_title msg_rules_bids_end,
            "ally" msg_rules_bids_ally_title msg_rules_bids_ally,
            "specials" msg_rules_bids_specials_title msg_rules_bids_specials,
            "color" msg_rules_bids_color_title msg_rules_bids_color,
            "details" msg_rules_bids_details_title msg_rules_bids_details,
        )
    }
}

fn chapters_of(texts: &Texts, game: GameKind) -> Vec<Chapter> {
    with_kind!(game, G => G::chapters(texts))
}

/// The page of the rules.
pub fn page(reader: &Reader, game: GameKind) -> Markup {
    let language = reader.language;
    let t = language.texts();
    let name = tapis_texts::game_name(language, game.name()).unwrap_or_default();
    let players = with_kind!(game, G => G::players(t));
    let chapters = chapters_of(t, game);
    layout::page(
        reader,
        &format!("{} – {name}", t.msg_learn_rules()),
        &format!("learn {}", game.name()),
        html! {
            main.narrow.rules {
                h1 { (name) }
                p.lead { (tapis_texts::game_tagline(language, game.name()).unwrap_or_default()) }
                p { (players) }
                p { a href={ "/rules/" (game.name()) "/house" } { (t.msg_rules_house()) } }
                div.buttons {
                    a.button href={ "/learn/" (game.name()) } { (t.msg_rules_learn_now()) }
                    (play_now(reader, game.name()))
                }
                nav.contents aria-labelledby="contents" {
                    h2 #contents { (t.msg_rules_contents()) }
                    ol { @for Chapter(anchor, title, _) in &chapters { li { a href={ "#on-" (anchor) } { (title) } } } }
                }
                @for Chapter(anchor, title, text) in &chapters {
                    section id={ "on-" (anchor) } aria-labelledby={ "on-" (anchor) "-title" } {
                        h2 id={ "on-" (anchor) "-title" } { (title) }
                        (chapter(language, text))
                    }
                }
                p { a href={ "/rules/" (game.name()) "/house" } { (t.msg_rules_house()) } }
                p.buttons {
                    a.button href={ "/learn/" (game.name()) } { (t.msg_rules_learn_now()) }
                    a.button.quiet href={ "/score/" (game.name()) } { (t.msg_score_title(name)) }
                }
                (credit(reader, game))
            }
        },
    )
}

/// Whose game it is, at the foot of its rules.
pub(super) fn credit(reader: &Reader, game: GameKind) -> Markup {
    let t = reader.language.texts();
    html! {
        p.credit { (t.msg_about_credit(game.name())) " " (t.msg_about_not_affiliated()) " " (t.msg_about_buy()) }
    }
}

/// The shape of every chapter, for the test that all languages tell the same: the kinds of blocks
/// and the names of the pictures.
#[doc(hidden)]
pub fn shapes(language: Language, game: GameKind) -> Vec<(&'static str, Vec<String>)> {
    use pulldown_cmark::{Event, Options, Parser, Tag};
    let blocks = |text: &str| {
        Parser::new_ext(text, Options::ENABLE_TABLES)
            .filter_map(|event| match event {
                Event::Start(Tag::Image { dest_url, .. }) => Some(dest_url.to_string()),
                Event::Start(Tag::Paragraph) => Some("paragraph".to_owned()),
                Event::Start(Tag::Item) => Some("item".to_owned()),
                Event::Start(Tag::TableRow) => Some("row".to_owned()),
                Event::Start(Tag::Strong) => Some("strong".to_owned()),
                _ => None,
            })
            .collect()
    };
    let chapters = chapters_of(language.texts(), game);
    chapters.into_iter().map(|Chapter(anchor, _, text)| (anchor, blocks(&text))).collect()
}
