//! Whoever comes late asks for the seat of a bot, and somebody who sits at the table answers.

use maud::{Markup, html};
use tapis_texts::Language;

/// Somebody who asks for a seat.
#[derive(Clone, Debug)]
pub struct Asking {
    /// Which.
    pub seat: u8,
    /// How they are called.
    pub name: String,
    /// The bot that has it.
    pub bot: String,
}

/// Who asks, with both answers. It is there, and empty, for whoever cannot answer.
pub fn asks(language: Language, table: &str, asks: &[Asking]) -> Markup {
    let t = language.texts();
    html! {
        div #asks role="status" {
            @for ask in asks {
                form method="post" action={ "/t/" (table) "/answer" } data-stay {
                    input type="hidden" name="seat" value=(ask.seat);
                    span { (t.msg_late_asks(&*ask.bot, &*ask.name)) }
                    " " button.act type="submit" name="yes" value="1" { (t.msg_late_let_in()) }
                    " " button.act type="submit" name="yes" value="0" { (t.msg_late_no()) }
                }
            }
        }
    }
}
