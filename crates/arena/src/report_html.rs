//! Results as one page that needs nothing else: no script, no font, no address outside itself.

use maud::{Markup, PreEscaped, html};
use tapis_texts::{Language, phrase};

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
    /// A message that has no gaps.
    fn say(&self, id: &str) -> String {
        phrase!(self.language, id)
    }

    fn whole(&self) -> String {
        let Self { results, language } = *self;
        let names: Vec<_> = results.bots.iter().map(|bot| bot.name.as_str()).collect();
        let (game, bots) = (game(results, language), names.join(", "));
        let players = results.players;
        let title = phrase!(language, "arena-title", game = game, players = players, bots = bots);
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
                h2 { (self.say("arena-test")) }
                p.verdict { (lines.next().unwrap_or_default()) }
                @for line in lines { p { (line) } }
                @if test.verdict != Verdict::Undecided { p.soft { (self.say("arena-leans")) } }
                (figure(&self.say("arena-course"), &charts::course(test, self.language)))
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
                h2 { (self.say("arena-who")) }
                div.scroll {
                    table {
                        caption { (cross_caption(results.players, self.language)) }
                        thead { tr {
                            th scope="col" { (self.say("arena-one-of")) }
                            @for bot in columns() {
                                th scope="col" {
                                    (phrase!(self.language, "arena-against", bot = bot.name.clone()))
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
        let title = format!("{} {}", self.say("arena-difference"), signed(&standing.difference));
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
        let heads = ["word-bot", "arena-rating", "arena-win-share", "arena-difference"];
        let heads = heads.into_iter().chain(["arena-score", "arena-rank"]);
        let chart = charts::ratings(self.results, self.language);
        html! {
            section {
                h2 { (self.say("arena-ratings")) }
                (figure(&self.say("arena-ratings-what"), &chart))
                div.scroll {
                    table {
                        caption { (self.say("arena-means")) }
                        thead { tr { @for id in heads { th scope="col" { (self.say(id)) } } } }
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
                    h2 { (self.say("arena-by-seat")) }
                    (figure(&self.say("arena-by-seat-what"), &chart))
                    div.scroll { (self.seat_table()) }
                }
            }
            section {
                h2 { (self.say("arena-scores")) }
                (figure(&self.say("arena-scores-what"), &scores))
                div.scroll { (self.score_table()) }
            }
        }
    }

    fn seat_table(&self) -> Markup {
        html! {
            table {
                thead { tr {
                    th scope="col" { (self.say("arena-win-share")) }
                    @for seat in 0..self.results.players {
                        th scope="col" { (phrase!(self.language, "arena-seat", seat = seat)) }
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
        let ids = ["word-5", "word-25", "word-median", "word-75", "word-95"];
        let parts = [0.05, 0.25, 0.5, 0.75, 0.95];
        html! {
            table {
                thead { tr {
                    th scope="col" { (self.say("word-points")) }
                    @for id in ids { th scope="col" { (self.say(id)) } }
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
        let heads = ["word-bot", "arena-decisions", "arena-mean", "arena-p50", "arena-p95"];
        let heads = heads.into_iter().chain(["arena-max"]);
        let threads = self.results.clock.threads.to_string();
        html! {
            section {
                h2 { (self.say("arena-times")) }
                (figure(&self.say("arena-times-what"), &chart))
                div.scroll {
                    table {
                        caption { (phrase!(self.language, "arena-times-note", threads = threads)) }
                        thead { tr { @for id in heads { th scope="col" { (self.say(id)) } } } }
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
        let terms = [
            ("arena-set", phrase!(language, "arena-set-what", players = results.players)),
            ("arena-win-share", phrase!(language, "arena-win-share-what", fair = fair)),
            ("arena-difference", self.say("arena-difference-what")),
            ("arena-rating", self.say("arena-rating-what")),
            ("arena-again", phrase!(language, "arena-again-what", version = version, seed = seed)),
        ];
        html! {
            section {
                h2 { (self.say("report-how")) }
                dl { @for (term, what) in terms { dt { (self.say(term)) } dd { (what) } } }
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
