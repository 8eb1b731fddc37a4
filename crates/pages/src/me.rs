//! The reader's own page: history and statistics, account, tokens, one's own data.

use maud::{Markup, html};
use tapis_texts::game_short_name;

use crate::home::{TableLine, list, name_field};
use crate::layout::{self, Reader};

/// What somebody has done in one game.
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    /// Which game.
    pub game: String,
    /// Finished games.
    pub played: u64,
    /// How many were won.
    pub won: u64,
    /// What would be fair: the sum of one over the number of players.
    pub fair: f64,
}

/// A token for a program.
#[derive(Clone, Debug)]
pub struct Token {
    /// Its number.
    pub id: String,
    /// What it was called.
    pub label: String,
}

/// Everything about the reader.
#[derive(Clone, Debug, Default)]
pub struct Me {
    /// The name of the account, if there is one.
    pub account: Option<String>,
    /// What was done in each game.
    pub statistics: Vec<Statistics>,
    /// Tables that wait or are in play, the latest first.
    pub running: Vec<TableLine>,
    /// Finished games, the latest first.
    pub history: Vec<TableLine>,
    /// The tokens.
    pub tokens: Vec<Token>,
    /// A token that was just made; it is shown once.
    pub fresh_token: Option<String>,
    /// What was wrong with the last try.
    pub problem: Option<String>,
}

/// The page.
pub fn page(reader: &Reader, me: &Me) -> Markup {
    let t = reader.language.texts();
    layout::page(
        reader,
        &t.msg_site_me(),
        "me",
        html! {
            main.narrow {
                h1 { @if reader.name.is_empty() { (t.msg_site_me()) } @else { (reader.name) } }
                @if let Some(problem) = &me.problem { p.problem role="alert" { (problem) } }
                form.name-form method="post" action="/name" {
                    (name_field(reader))
                    input type="hidden" name="back" value="/me";
                    button type="submit" { (t.msg_site_save()) }
                }
                section aria-labelledby="stat-title" {
                    h2 #stat-title { (t.msg_site_statistics()) }
                    @if me.statistics.iter().all(|line| line.played == 0) { p { (t.msg_site_no_games()) } }
                    @else {
                        @let played: Vec<&Statistics> = me.statistics.iter().filter(|line| line.played > 0).collect();
                        table.scores #statistics {
                            thead { tr { th scope="col" { (t.msg_site_game()) } @for line in &played { th scope="col" { (game_short_name(reader.language, &line.game).unwrap_or_default()) } } } }
                            tbody {
                                tr { th scope="row" { (t.msg_site_played()) } @for line in &played { td.number { (line.played) } } }
                                tr { th scope="row" { (t.msg_site_won()) } @for line in &played { td.number { (line.won) } } }
                                tr { th scope="row" { (t.msg_site_share()) } @for line in &played { td.number { (percent(line.won as f64 / line.played as f64)) } } }
                                tr { th scope="row" { (t.msg_site_fair_share()) small { (t.msg_site_fair_share_what()) } } @for line in &played { td.number { (percent(line.fair / line.played as f64)) } } }
                            }
                        }
                    }
                }
                (list(reader.language, "mine", &t.msg_site_my_tables(), &me.running))
                (list(reader.language, "history", &t.msg_site_history(), &me.history))
                @if reader.alone { (of_this_device(reader)) } @else { (of_a_server(reader, me)) }
                section aria-labelledby="data-title" {
                    h2 #data-title { (t.msg_site_data()) }
                    p { @if reader.alone { (t.msg_offline_data_what()) } @else { (t.msg_site_data_what()) } }
                    p { a.button.quiet href="/me/export" download="tapis-data.json" { (t.msg_site_export()) } }
                    form method="post" action="/me/delete" {
                        label.check { input type="checkbox" name="sure" value="1" required; span { (t.msg_site_delete_sure()) } }
                        button.act.warn type="submit" { (t.msg_site_delete()) }
                    }
                }
            }
        },
    )
}

/// What somebody has on a server: an account, and tokens for their programs.
fn of_a_server(reader: &Reader, me: &Me) -> Markup {
    let t = reader.language.texts();
    html! {
        section aria-labelledby="account-title" {
            h2 #account-title { (t.msg_site_account()) }
            @match &me.account {
                Some(account) => {
                    p { (t.msg_site_logged_in(account.as_str())) }
                    form method="post" action="/logout" { button.button.quiet type="submit" { (t.msg_site_logout()) } }
                }
                None => {
                    p { (t.msg_site_account_what()) }
                    form.fields method="post" action="/account" {
                        label { (t.msg_site_account_name()) input name="name" maxlength="24" autocomplete="username" required; }
                        label { (t.msg_site_password()) input type="password" name="password" minlength="8" maxlength="200" autocomplete="current-password" required; }
                        div.buttons {
                            button.button type="submit" name="do" value="register" { (t.msg_site_register()) }
                            button.button.quiet type="submit" name="do" value="login" { (t.msg_site_login()) }
                        }
                    }
                }
            }
        }
        section aria-labelledby="token-title" {
            h2 #token-title { (t.msg_site_tokens()) }
            p { (t.msg_site_tokens_what()) }
            @if let Some(token) = &me.fresh_token { p.problem.good { (t.msg_site_token_once()) " " code #token { (token) } } }
            ul.tokens { @for token in &me.tokens { li {
                span { (token.label) }
                form method="post" action={ "/tokens/" (token.id) } { button type="submit" data-sure=(t.msg_site_revoke_sure()) { (t.msg_site_revoke()) } }
            } } }
            form.copy method="post" action="/tokens" {
                label for="label" { (t.msg_site_token_label()) }
                input #label name="label" maxlength="40" required;
                button.button.quiet type="submit" { (t.msg_site_token_make()) }
            }
        }
    }
}

/// What is there instead on a device: what was saved on another one comes along.
fn of_this_device(reader: &Reader) -> Markup {
    let t = reader.language.texts();
    html! {
        section aria-labelledby="import-title" {
            h2 #import-title { (t.msg_offline_import()) }
            form.fields method="post" action="/me/import" {
                label { (t.msg_offline_import_file()) input #import-file type="file" accept="application/json" data-into="import" required; }
                textarea #import name="file" hidden {}
                div.buttons { button.button.quiet type="submit" { (t.msg_offline_import_do()) } }
            }
        }
    }
}

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}
