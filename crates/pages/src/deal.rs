//! What a table tells of its deal before the game: what was promised, and who keeps it waiting.

use maud::{Markup, html};

use crate::layout::Reader;

/// How far the deal of a table is, for one reader.
#[derive(Clone, Debug, Default)]
pub struct Deal {
    /// The promise about the seed.
    pub commitment: String,
    /// Who has promised a salt.
    pub promised: Vec<String>,
    /// Who stopped each deal before this one.
    pub stopped: Vec<Vec<String>>,
    /// Whether cards were asked for.
    pub asked: bool,
    /// Who has not revealed a salt yet, while salts are revealed.
    pub awaited: Vec<String>,
    /// The digest of everything but the salts, while salts are revealed.
    pub terms: Option<String>,
    /// What the reader's page has to do.
    pub step: Step,
    /// What the reader's seat has promised.
    pub own: Option<String>,
}

/// What a page does for its seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Step {
    /// Nothing.
    #[default]
    Rest,
    /// It promises a salt, unless it knows the one that was promised.
    Promise,
    /// It reveals the salt.
    Reveal,
}

impl Step {
    const fn word(self) -> &'static str {
        match self {
            Self::Rest => "rest",
            Self::Promise => "promise",
            Self::Reveal => "reveal",
        }
    }
}

/// The promises, folded up; and above them, if a deal was stopped or is on its way, what happens.
pub(crate) fn panel(reader: &Reader, deal: &Deal) -> Markup {
    let t = reader.language.texts();
    let list = |names: &[String]| names.join(", ");
    html! {
        section #deal data-step=(deal.step.word()) data-promise=[deal.own.as_deref()]
            data-terms=[deal.terms.as_deref()] data-attempt=(deal.stopped.len()) {
            @if deal.asked {
                p role="status" {
                    @if deal.awaited.is_empty() { (t.msg_deal_again()) }
                    @else { (t.msg_deal_awaited(list(&deal.awaited))) }
                }
            }
            @for names in &deal.stopped { p.local role="note" { (t.msg_deal_stopped(list(names))) } }
            details {
                summary { (t.msg_site_fair()) }
                p { (t.msg_deal_what()) }
                p { code { (deal.commitment) } }
                @if deal.promised.is_empty() { p { (t.msg_deal_nobody()) } }
                @else { p { (t.msg_deal_promised(list(&deal.promised))) } }
                @if let Some(terms) = &deal.terms { p { (t.msg_deal_terms()) " " code { (terms) } } }
            }
        }
    }
}
