//! Results as one page that needs nothing else: no script, no font, no address outside itself.

use maud::{Markup, PreEscaped, html};
use tapis_texts::{Language, Texts};

use crate::charts::{self, colour};
use crate::report_text::{
    cross_caption, duration, game, headline, plain, range, share, signed, verdict,
};
use crate::results::{BotSummary, Results, Standing};
use crate::sheet::sheet;
use crate::{Format, Verdict};

/// The results as an HTML page in this language.
pub fn html(results: &Results, language: Language) -> String {
    Page { results, language }.whole()
}

struct Page<'a> {
    results: &'a Results,
    language: Language,
}

impl Page<'_> {
    fn texts(&self) -> &'static Texts {
        self.language.texts()
    }

    fn whole(&self) -> String {
        let Self { results, language } = *self;
        let names: Vec<_> = results.bots.iter().map(|bot| bot.name.as_str()).collect();
        let (game, bots) = (game(results, language), names.join(", "));
        let players = results.players;
        let title = language.texts().msg_arena_title(game, players, bots);
        let lines: Vec<String> = headline(results, language).lines().map(str::to_owned).collect();
        let rest = html! {
            (self.test())
            (self.cross_table())
            (self.ratings())
            (self.figures())
            (self.times())
            (self.how_to_read())
        };
        sheet(language, &title, &lines, rest)
    }

    fn test(&self) -> Markup {
        let Some(test) = &self.results.test else { return html! {} };
        let text = verdict(self.results, test, self.language);
        let mut lines = text.lines();
        html! {
            section {
                h2 { (self.texts().msg_arena_test()) }
                p.verdict { (lines.next().unwrap_or_default()) }
                @for line in lines { p { (line) } }
                @if test.verdict != Verdict::Undecided { p.soft { (self.texts().msg_arena_leans()) } }
                (figure(&self.texts().msg_arena_course(), &charts::course(test, self.language)))
            }
        }
    }

    fn cross_table(&self) -> Markup {
        let results = self.results;
        if results.format == Format::Mixed {
            return html! {};
        }
        let cell_of = |row: &BotSummary, column: &BotSummary| results.cell(&row.name, &column.name);
        let bots = || results.bots.iter();
        let rows = || bots().filter(|row| bots().any(|column| cell_of(row, column).is_some()));
        let columns = || bots().filter(|column| bots().any(|row| cell_of(row, column).is_some()));
        html! {
            section {
                h2 { (self.texts().msg_arena_who()) }
                div.scroll {
                    table {
                        caption { (cross_caption(results.players, self.language)) }
                        thead { tr {
                            th scope="col" { (self.texts().msg_arena_one_of()) }
                            @for bot in columns() {
                                th scope="col" {
                                    (self.language.texts().msg_arena_against(bot.name.clone()))
                                }
                            }
                        } }
                        tbody {
                            @for row in rows() { tr {
                                th scope="row" { (self.name(&row.name)) }
                                @for column in columns() { (self.cell(cell_of(row, column))) }
                            } }
                        }
                    }
                }
            }
        }
    }

    fn cell(&self, standing: Option<&Standing>) -> Markup {
        let Some(standing) = standing else { return html! { td { "–" } } };
        let fair = self.results.fair_share();
        let mean = standing.win_share.mean;
        // The colour is full at nothing and at twice the fair share; the number says the same.
        let class = if mean >= fair { "up" } else { "down" };
        let heat = ((mean - fair).abs() / fair).min(1.0);
        let title =
            format!("{} {}", self.texts().msg_arena_difference(), signed(&standing.difference));
        html! {
            td class=(class) style=(format!("--heat: {:.0}%", 70.0 * heat)) title=(title) {
                (share(&standing.win_share))
            }
        }
    }

    fn ratings(&self) -> Markup {
        let of = |bot: &BotSummary, what: fn(&Standing) -> String| {
            bot.standing.as_ref().map_or("–".to_owned(), what)
        };
        let texts = self.texts();
        let heads = [
            texts.msg_commands_word_bot(),
            texts.msg_arena_rating(),
            texts.msg_arena_win_share(),
            texts.msg_arena_difference(),
            texts.msg_arena_score(),
            texts.msg_arena_rank(),
        ];
        let chart = charts::ratings(self.results, self.language);
        html! {
            section {
                h2 { (self.texts().msg_arena_ratings()) }
                (figure(&self.texts().msg_arena_ratings_what(), &chart))
                div.scroll {
                    table {
                        caption { (self.texts().msg_arena_means()) }
                        thead { tr { @for head in heads { th scope="col" { (head) } } } }
                        tbody {
                            @for bot in &self.results.bots { tr {
                                th scope="row" { (self.name(&bot.name)) }
                                td {
                                    (format!("{:.0} ", bot.rating.points))
                                    small { (range(&bot.rating)) }
                                }
                                td { (of(bot, |standing| share(&standing.win_share))) }
                                td { (of(bot, |standing| signed(&standing.difference))) }
                                td { (of(bot, |standing| plain(&standing.score))) }
                                td { (of(bot, |standing| plain(&standing.rank))) }
                            } }
                        }
                    }
                }
            }
        }
    }

    fn figures(&self) -> Markup {
        let scores = charts::scores(self.results, self.language);
        html! {
            @if let Some(chart) = charts::win_share_by_seat(self.results, self.language) {
                section {
                    h2 { (self.texts().msg_arena_by_seat()) }
                    (figure(&self.texts().msg_arena_by_seat_what(), &chart))
                    div.scroll { (self.seat_table()) }
                }
            }
            section {
                h2 { (self.texts().msg_arena_scores()) }
                (figure(&self.texts().msg_arena_scores_what(), &scores))
                div.scroll { (self.score_table()) }
            }
        }
    }

    fn seat_table(&self) -> Markup {
        html! {
            table {
                thead { tr {
                    th scope="col" { (self.texts().msg_arena_win_share()) }
                    @for seat in 0..self.results.players {
                        th scope="col" { (self.language.texts().msg_arena_seat(seat)) }
                    }
                } }
                tbody {
                    @for bot in self.results.bots.iter().filter(|bot| !bot.by_seat.is_empty()) { tr {
                        th scope="row" { (self.name(&bot.name)) }
                        @for seat in &bot.by_seat { td { (share(seat)) } }
                    } }
                }
            }
        }
    }

    fn score_table(&self) -> Markup {
        let texts = self.texts();
        let heads = [
            texts.msg_commands_word_5(),
            texts.msg_commands_word_25(),
            texts.msg_commands_word_median(),
            texts.msg_commands_word_75(),
            texts.msg_commands_word_95(),
        ];
        let parts = [0.05, 0.25, 0.5, 0.75, 0.95];
        html! {
            table {
                thead { tr {
                    th scope="col" { (self.texts().msg_commands_word_points()) }
                    @for head in heads { th scope="col" { (head) } }
                } }
                tbody {
                    @for bot in &self.results.bots { tr {
                        th scope="row" { (self.name(&bot.name)) }
                        @for part in parts {
                            td { (bot.score_quantile(part).map_or("–".to_owned(), |n| n.to_string())) }
                        }
                    } }
                }
            }
        }
    }

    fn times(&self) -> Markup {
        let Some(chart) = charts::times(self.results, self.language) else { return html! {} };
        let texts = self.texts();
        let heads = [
            texts.msg_commands_word_bot(),
            texts.msg_arena_decisions(),
            texts.msg_arena_mean(),
            texts.msg_arena_p50(),
            texts.msg_arena_p95(),
            texts.msg_arena_max(),
        ];
        let threads = self.results.clock.threads.to_string();
        html! {
            section {
                h2 { (self.texts().msg_arena_times()) }
                (figure(&self.texts().msg_arena_times_what(), &chart))
                div.scroll {
                    table {
                        caption { (self.language.texts().msg_arena_times_note(threads)) }
                        thead { tr { @for head in heads { th scope="col" { (head) } } } }
                        tbody {
                            @for times in &self.results.clock.times { tr {
                                th scope="row" { (self.name(&times.bot)) }
                                td { (times.decisions) }
                                @for seconds in [times.mean, times.p50, times.p95, times.max] {
                                    td { (duration(seconds)) }
                                }
                            } }
                        }
                    }
                }
            }
        }
    }

    fn how_to_read(&self) -> Markup {
        let Self { results, language } = *self;
        let fair = format!("{:.1} %", 100.0 * results.fair_share());
        let (version, seed) = (results.version.clone(), results.seed.to_string());
        let texts = self.texts();
        let terms = [
            (texts.msg_arena_set(), language.texts().msg_arena_set_what(results.players)),
            (texts.msg_arena_win_share(), language.texts().msg_arena_win_share_what(fair)),
            (texts.msg_arena_difference(), self.texts().msg_arena_difference_what()),
            (texts.msg_arena_rating(), self.texts().msg_arena_rating_what()),
            (texts.msg_arena_again(), language.texts().msg_arena_again_what(version, seed)),
        ];
        html! {
            section {
                h2 { (self.texts().msg_report_how()) }
                dl { @for (term, what) in terms { dt { (term) } dd { (what) } } }
            }
        }
    }

    /// A bot's name with its colour in the charts.
    fn name(&self, name: &str) -> Markup {
        let number = self.results.bots.iter().position(|bot| bot.name == name).unwrap_or(0);
        html! {
            span.dot style=(format!("background: {}", colour(number))) {}
            (name)
        }
    }
}

/// A chart; the tables beside it say the same to whoever cannot see it.
fn figure(caption: &str, svg: &str) -> Markup {
    html! {
        figure {
            figcaption { (caption) }
            (PreEscaped(svg))
        }
    }
}
