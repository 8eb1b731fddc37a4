//! Results as one page that needs nothing else: no script, no font, no address outside itself.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::charts::{self, colour};
use crate::report_text::{cross_caption, duration, headline, plain, share, signed, verdict};
use crate::results::{BotSummary, Results, Standing};
use crate::{Format, Measure, Verdict};

const STYLE: &str = include_str!("page.css");
const COURSE: &str = "The log likelihood ratio after each deal set. At the upper dashed line the bot \
                      is found to be better, at the lower one not to be.";
const BY_SEAT: &str = "On the same deals, so that only the seat and the bot differ. The dashed line \
                       is the fair share.";

/// The results as an HTML page.
pub fn html(results: &Results) -> String {
    let title = format!("{}, {} players: {}", results.game, results.players, names(results));
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                @for line in headline(results).lines() { p.soft { (line) } }
                (test(results))
                (cross_table(results))
                (bots(results))
                (figures(results))
                (times(results))
                (how_to_read(results))
            }
        }
    };
    page.into_string()
}

fn names(results: &Results) -> String {
    let names: Vec<_> = results.bots.iter().map(|bot| bot.name.as_str()).collect();
    names.join(", ")
}

fn test(results: &Results) -> Markup {
    let Some(test) = &results.test else { return html! {} };
    let text = verdict(results, test);
    let mut lines = text.lines();
    html! {
        section {
            h2 { "Sequential test" }
            p.verdict { (lines.next().unwrap_or_default()) }
            @for line in lines { p { (line) } }
            @if test.verdict != Verdict::Undecided {
                p.soft {
                    "A test that stops as soon as it knows leans towards its verdict: what it "
                    "measured by then is no unbiased estimate of the "
                    (if test.test.measure == Measure::WinShare { "win share." } else { "score." })
                }
            }
            (figure(COURSE, &charts::course(test)))
        }
    }
}

fn cross_table(results: &Results) -> Markup {
    if results.format == Format::Mixed {
        return html! {};
    }
    let cell_of = |row: &BotSummary, column: &BotSummary| results.cell(&row.name, &column.name);
    let bots = || results.bots.iter();
    let rows = || bots().filter(|row| bots().any(|column| cell_of(row, column).is_some()));
    let columns = || bots().filter(|column| bots().any(|row| cell_of(row, column).is_some()));
    html! {
        section {
            h2 { "Who beats whom" }
            div.scroll {
                table {
                    caption { (cross_caption(results.players)) "." }
                    thead { tr {
                        th scope="col" { "one of" }
                        @for bot in columns() { th scope="col" { "against " (bot.name) } }
                    } }
                    tbody {
                        @for row in rows() { tr {
                            th scope="row" { (name(results, &row.name)) }
                            @for column in columns() { (cell(results, cell_of(row, column))) }
                        } }
                    }
                }
            }
        }
    }
}

fn cell(results: &Results, standing: Option<&Standing>) -> Markup {
    let Some(standing) = standing else { return html! { td { "–" } } };
    let fair = results.fair_share();
    let mean = standing.win_share.mean;
    // The colour is full at nothing and at twice the fair share; the number says the same.
    let class = if mean >= fair { "up" } else { "down" };
    let heat = ((mean - fair).abs() / fair).min(1.0);
    let title = format!("score − others {}", signed(&standing.difference));
    html! {
        td class=(class) style=(format!("--heat: {:.0}%", 70.0 * heat)) title=(title) {
            (share(&standing.win_share))
        }
    }
}

fn bots(results: &Results) -> Markup {
    let of = |bot: &BotSummary, what: fn(&Standing) -> String| {
        bot.standing.as_ref().map_or("–".to_owned(), what)
    };
    html! {
        section {
            h2 { "Ratings" }
            (figure("Plackett–Luce ratings from all games.", &charts::ratings(results)))
            div.scroll {
                table {
                    caption { "Means over deal sets with 95 % intervals, all opponents counting alike." }
                    thead { tr {
                        th scope="col" { "bot" }
                        th scope="col" { "rating" }
                        th scope="col" { "win share %" }
                        th scope="col" { "score − others" }
                        th scope="col" { "score" }
                        th scope="col" { "mean rank" }
                    } }
                    tbody {
                        @for bot in &results.bots { tr {
                            th scope="row" { (name(results, &bot.name)) }
                            td {
                                (format!("{:.0} ", bot.rating.points))
                                small { (format!("{:.0} to {:.0}", bot.rating.low, bot.rating.high)) }
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

fn figures(results: &Results) -> Markup {
    html! {
        @if let Some(chart) = charts::win_share_by_seat(results) {
            section {
                h2 { "Win share by seat" }
                (figure(BY_SEAT, &chart))
                div.scroll { (seat_table(results)) }
            }
        }
        section {
            h2 { "Scores" }
            (figure("How often a game ended with how many points.", &charts::scores(results)))
            div.scroll { (score_table(results)) }
        }
    }
}

fn seat_table(results: &Results) -> Markup {
    html! {
        table {
            thead { tr {
                th scope="col" { "win share %" }
                @for seat in 0..results.players { th scope="col" { "seat " (seat) } }
            } }
            tbody {
                @for bot in results.bots.iter().filter(|bot| !bot.by_seat.is_empty()) { tr {
                    th scope="row" { (name(results, &bot.name)) }
                    @for seat in &bot.by_seat { td { (share(seat)) } }
                } }
            }
        }
    }
}

fn score_table(results: &Results) -> Markup {
    let parts = [("5 %", 0.05), ("25 %", 0.25), ("median", 0.5), ("75 %", 0.75), ("95 %", 0.95)];
    html! {
        table {
            thead { tr {
                th scope="col" { "points" }
                @for (label, _) in parts { th scope="col" { (label) } }
            } }
            tbody {
                @for bot in &results.bots { tr {
                    th scope="row" { (name(results, &bot.name)) }
                    @for (_, part) in parts {
                        td { (bot.score_quantile(part).map_or("–".to_owned(), |score| score.to_string())) }
                    }
                } }
            }
        }
    }
}

fn times(results: &Results) -> Markup {
    let Some(chart) = charts::times(results) else { return html! {} };
    html! {
        section {
            h2 { "Decision times" }
            (figure("Wall time per decision in this run.", &chart))
            div.scroll {
                table {
                    caption {
                        "With " (results.clock.threads) " threads at work. Forced actions are not "
                        "counted. p50 and p95 are exact to two per cent."
                    }
                    thead { tr {
                        @for head in ["bot", "decisions", "mean", "p50", "p95", "max"] {
                            th scope="col" { (head) }
                        }
                    } }
                    tbody {
                        @for times in &results.clock.times { tr {
                            th scope="row" { (name(results, &times.bot)) }
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

fn how_to_read(results: &Results) -> Markup {
    html! {
        section {
            h2 { "How to read this" }
            dl {
                dt { "Deal set" }
                dd {
                    "A deal fixes all chance of a game: the starter, the hands and every later shuffle. "
                    "Each line-up plays it " (results.players) " times, moving on by one seat, so that "
                    "everybody holds every hand. These games are one deal set, and all intervals count "
                    "sets and not games."
                }
                dt { "Win share" }
                dd {
                    "The part of the victories. A shared victory is divided equally, and so is one that "
                    "nobody won. A bot that plays like the others gets "
                    (format!("{:.1} %.", 100.0 * results.fair_share()))
                }
                dt { "Score − others" }
                dd { "A bot’s points less the mean of the other seats." }
                dt { "Rating" }
                dd {
                    "One number per bot that explains the rankings of all games best. 400 points are odds "
                    "of ten to one to be placed before the other; the weakest bot has 0. Intervals come "
                    "from drawing whole deals anew. Strength need not be transitive: where the "
                    "cross-table and the ratings disagree, the cross-table is right."
                }
                dt { "The same again" }
                dd {
                    "Version " (results.version) ", seed " (results.seed) ": the same command gives the "
                    "same numbers on any machine and any number of threads, but for the times."
                }
            }
        }
    }
}

/// A bot's name with its colour in the charts.
fn name(results: &Results, name: &str) -> Markup {
    let number = results.bots.iter().position(|bot| bot.name == name).unwrap_or(0);
    html! {
        span.dot style=(format!("background: {}", colour(number))) {}
        (name)
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
