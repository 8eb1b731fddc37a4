//! Charts as SVG for the page. Their colours are names that the page's style gives a meaning, so
//! that one drawing serves light and dark.

use kuva::prelude::*;
use tapis_texts::Language;

use crate::report_text::duration;
use crate::results::Results;
use crate::sprt::TestSummary;

/// How many colours the page's style has for bots; more bots begin again.
const COLOURS: usize = 8;
/// With how many points a distribution is drawn.
const SAMPLES: u32 = 500;

/// The colour of the bot with this number.
pub fn colour(bot: usize) -> String {
    format!("var(--bot{})", bot % COLOURS)
}

/// Ratings with their intervals.
pub fn ratings(results: &Results, language: Language) -> String {
    let mut forest = ForestPlot::new().with_cap_size(5.0).with_whisker_width(2.0);
    let mut order: Vec<_> = results.bots.iter().enumerate().collect();
    order.sort_by(|(_, a), (_, b)| b.rating.points.total_cmp(&a.rating.points));
    for (number, bot) in order {
        let rating = bot.rating;
        forest = forest.with_colored_row(
            &bot.name,
            rating.points,
            rating.low,
            rating.high,
            colour(number),
        );
    }
    draw_rows("ratings", Plot::Forest(forest), results.bots.len(), |layout| {
        layout.with_x_label(language.texts().msg_arena_ratings_axis())
    })
}

/// The win share of each bot in each seat; `None` if no bot was measured.
pub fn win_share_by_seat(results: &Results, language: Language) -> Option<String> {
    let measured = || results.bots.iter().enumerate().filter(|(_, bot)| !bot.by_seat.is_empty());
    measured().next()?;
    let mut bars = BarPlot::new().with_error_color("var(--ink)");
    let mut margins = Vec::new();
    for seat in 0..usize::from(results.players) {
        let shares = measured().map(|(number, bot)| (bot.by_seat[seat].mean, colour(number)));
        bars = bars.with_group(language.texts().msg_arena_seat(seat as u32), shares);
        margins.extend(measured().map(|(_, bot)| bot.by_seat[seat].margin.unwrap_or(0.0)));
    }
    let names = measured().map(|(_, bot)| bot.name.as_str()).collect();
    let plot = Plot::Bar(bars.with_error(margins).with_legend(names));
    Some(draw("seats", plot, 320.0, |layout| {
        layout
            .with_y_label(language.texts().msg_arena_win_share())
            .with_y_tick_format(TickFormat::Custom(std::sync::Arc::new(per_cent)))
            .with_reference_line(level(results.fair_share()))
    }))
}

/// How the points of each bot are distributed over all its games.
pub fn scores(results: &Results, language: Language) -> String {
    let mut ridges = RidgelinePlot::new().with_normalize(true).with_overlap(0.3);
    for (number, bot) in results.bots.iter().enumerate() {
        // Quantiles at equal distances are the distribution in little.
        let parts = (0..SAMPLES).map(|n| (f64::from(n) + 0.5) / f64::from(SAMPLES));
        let points = parts.filter_map(|part| bot.score_quantile(part)).map(f64::from);
        ridges = ridges.with_group_color(&bot.name, points, colour(number));
    }
    draw_rows("scores", Plot::Ridgeline(ridges), results.bots.len() + 1, |layout| {
        layout.with_x_label(language.texts().msg_arena_scores_axis())
    })
}

/// Decision times: the median with a line to the 95th percentile.
pub fn times(results: &Results, language: Language) -> Option<String> {
    if results.clock.times.is_empty() {
        return None;
    }
    // Drawn on a logarithmic axis: a bot may take a million times as long as another.
    let mut forest = ForestPlot::new().with_show_null_line(false).with_whisker_width(3.0);
    for times in &results.clock.times {
        let number = results.bots.iter().position(|bot| bot.name == times.bot).unwrap_or(0);
        let (p50, p95) = (times.p50.log10(), times.p95.log10());
        forest = forest.with_colored_row(&times.bot, p50, p50, p95, colour(number));
    }
    Some(draw_rows("times", Plot::Forest(forest), results.clock.times.len(), |layout| {
        layout
            .with_x_label(language.texts().msg_arena_times_axis())
            .with_x_tick_step(1.0)
            .with_x_tick_format(TickFormat::Custom(std::sync::Arc::new(|power| {
                duration(10_f64.powf(power))
            })))
    }))
}

/// The course of a sequential test between its bounds.
pub fn course(test: &TestSummary, language: Language) -> String {
    let points = test.course.iter().map(|&(sets, llr)| (sets as f64, llr));
    let line = LinePlot::new().with_data(points).with_color(colour(0)).with_stroke_width(2.0);
    let bound = test.test.bound;
    let most = test.course.iter().fold(bound, |most, (_, llr)| most.max(llr.abs()));
    draw("course", Plot::Line(line), 300.0, |layout| {
        layout
            .with_x_label(language.texts().msg_arena_course_sets())
            .with_y_label(language.texts().msg_arena_course_ratio())
            .with_y_axis_min(-1.15 * most)
            .with_y_axis_max(1.15 * most)
            .with_reference_line(level(bound))
            .with_reference_line(level(-bound))
    })
}

fn per_cent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}

fn level(value: f64) -> ReferenceLine {
    ReferenceLine::horizontal(value).with_color("var(--soft)")
}

/// A chart with one row for each bot.
fn draw_rows(name: &str, plot: Plot, rows: usize, lay_out: impl Fn(Layout) -> Layout) -> String {
    draw(name, plot, 90.0 + 42.0 * rows as f64, lay_out)
}

/// One plot as a drawing that stands in a page.
pub(crate) fn draw(
    name: &str,
    plot: Plot,
    height: f64,
    lay_out: impl Fn(Layout) -> Layout,
) -> String {
    draw_all(name, vec![plot], height, lay_out)
}

/// A name that can stand in the labels of a drawing.
pub(crate) fn inline_name(name: &str) -> String {
    name.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-")
}

/// Several plots over each other.
pub(crate) fn draw_all(
    name: &str,
    plots: Vec<Plot>,
    height: f64,
    lay_out: impl Fn(Layout) -> Layout,
) -> String {
    let layout = Layout::auto_from_plots(&plots)
        .with_width(720.0)
        .with_height(height)
        .with_theme(theme())
        .with_legend_box(false)
        .with_label_size(13)
        .with_tick_size(12)
        .with_body_size(12);
    let svg = kuva::render_to_svg(plots, lay_out(layout));
    inline(&svg, name)
}

/// A drawing that stands in a page needs no name space, which looks like an address, takes the width
/// that there is, and has its one label named after itself: left alone, the library numbers labels
/// through all drawings of the program, and the same page would not be the same twice.
fn inline(svg: &str, name: &str) -> String {
    let (head, body) = svg.split_once('>').expect("a drawing begins with its tag");
    let value = |text: &str, start: &str| {
        let (_, rest) = text.split_once(start)?;
        rest.split('"').next().map(str::to_owned)
    };
    let size = |which| value(head, which).expect("a drawing has a size");
    let (width, height) = (size(" width=\""), size(" height=\""));
    let body = match value(body, "<clipPath id=\"") {
        Some(label) => body.replace(&label, &format!("clip-{name}")),
        None => body.to_owned(),
    };
    format!(
        "<svg viewBox=\"0 0 {width} {height}\" width=\"{width}\" font-family=\"inherit\" \
         fill=\"var(--ink)\" aria-hidden=\"true\">{body}"
    )
}

fn theme() -> Theme {
    let name = |name: &str| format!("var(--{name})");
    Theme {
        background: "none".to_owned(),
        axis_color: name("soft"),
        grid_color: name("line"),
        tick_color: name("soft"),
        text_color: name("ink"),
        legend_bg: "none".to_owned(),
        legend_border: "none".to_owned(),
        pie_leader: name("soft"),
        box_median: name("ink"),
        violin_border: name("soft"),
        colorbar_border: name("soft"),
        font_family: Some("inherit".to_owned()),
        show_grid: true,
    }
}
