//! `tapis review`: what decided a recorded game, and what its players could have known.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use tapis_coach::{Account, Decision, Effort, Grade, Review, Reviewed, Wanted};
use tapis_game::{Record, Seats, record};
use tapis_play::with_kind;
use tapis_texts::review::{grade, moments, per_cent, praise, reason, shift};
use tapis_texts::{Spoken, action_text};

use super::read_input;
use super::replay::seat_of;
use super::verify::{flaw_words, game_of};
use crate::language::{language, texts};
use crate::output::{BAD, Failure, GOOD, NOTE, STRONG, bar, json, paint, problem, stdout};
use crate::table::Columns;

#[derive(Args)]
#[command(about = texts().msg_help_review(), after_help = "\
tapis review game.tapis
tapis review game.tapis --seat 2
tapis review game.tapis --json
tapis record --game bids --players 4 --seed 7 --bots club | tapis review -")]
pub struct ReviewArgs {
    #[arg(value_name = "FILE", help = texts().msg_help_review_file())]
    file: PathBuf,
    #[arg(long, value_name = "SEAT", help = texts().msg_help_review_seat())]
    seat: Option<u8>,
    #[arg(long, value_name = "N", default_value_t = Effort::PLAYOUTS, help = texts().msg_help_review_playouts())]
    playouts: u32,
    #[arg(long, value_name = "N", default_value_t = 1, help = texts().msg_help_any_seed())]
    seed: u64,
    #[arg(long, help = texts().msg_help_any_json())]
    json: bool,
}

/// Verifies the record, then reviews it.
pub fn run(args: &ReviewArgs) -> Result<(), Failure> {
    let bytes = read_input(&args.file)?;
    let refused = |flaw| {
        let refused = texts().msg_commands_record_refused();
        problem(format!("{}: {refused}, {}", args.file.display(), flaw_words(&flaw)))
    };
    let text = record::read_bytes(&bytes).map_err(refused)?;
    let name = game_of(text).map_err(refused)?;
    with_kind!(name, G => look_back(&Record::<G>::read(text).map_err(refused)?, args))
}

fn look_back<G: Reviewed + Spoken>(record: &Record<G>, args: &ReviewArgs) -> Result<(), Failure> {
    let seats = record.game().seats();
    let seat = args.seat.map(|seat| seat_of(seat, seats)).transpose()?;
    let wanted =
        Wanted { seats: seat.map_or(Seats::all(seats), Seats::only), ..Wanted::all(seats) };
    let progress = bar(100, &texts().msg_review_unit());
    let go_on = |part: f32| {
        progress.set_position((100.0 * part) as u64);
        true
    };
    let effort = Effort { playouts: args.playouts, seed: args.seed, go_on: &go_on };
    let review = G::reviewed(record, wanted, effort);
    progress.finish_and_clear();
    let review = review.ok_or_else(|| problem(texts().msg_commands_review_none(G::NAME)))?;
    if args.json { json(&review) } else { Ok(print::<G>(record, &review)?) }
}

fn print<G: Reviewed + Spoken>(record: &Record<G>, review: &Review) -> std::io::Result<()> {
    let (t, names) = (texts(), record.names());
    let mut out = stdout().lock();
    writeln!(out, "{}\n", paint(STRONG, t.msg_review_title()))?;

    // What went well comes first.
    let judged = review.decisions.iter().filter(|decision| decision.grade != Grade::Forced).count();
    let good = review.decisions.iter().filter(|decision| decision.grade == Grade::Equal).count();
    writeln!(out, "{}", paint(GOOD, t.msg_review_good()))?;
    writeln!(out, "  {}", t.msg_review_good_count(good, judged))?;
    let mut replay = record.replay();
    let mut place = |decision: &Decision| {
        replay.go_to(decision.at - 1);
        replay.scene(Some(decision.seat))
    };
    for decision in praise(&review.decisions) {
        let scene = place(decision);
        let action = action_text::<G>(language(), Some(&scene), &decision.action, names);
        let next = decision.actions.get(1).map_or(0.0, |next| next.behind);
        let words = t.msg_review_good_choice(action, decision.actions.len(), per_cent(next));
        writeln!(out, "  {}: {words}", who(names, decision))?;
    }

    writeln!(out, "\n{}", paint(STRONG, t.msg_review_ledger()))?;
    writeln!(out, "{}", t.msg_review_ledger_note())?;
    let mut table = Columns::new([
        t.msg_review_player(),
        t.msg_review_start(),
        t.msg_review_deal(),
        t.msg_review_luck(),
        t.msg_review_own(),
        t.msg_review_others(),
        t.msg_review_model(),
        t.msg_review_result(),
    ]);
    for (name, account) in names.iter().zip(&review.ledger) {
        let Account { start, deal, luck, own, others, model, result } = *account;
        let mut row = vec![name.clone(), per_cent(start)];
        row.extend([deal, luck, own, others, model].map(shift));
        row.push(per_cent(result));
        table.row(row);
    }
    writeln!(out, "{}", table.lines())?;
    for (name, account) in names.iter().zip(&review.ledger) {
        let cards = shift(account.deal + account.luck);
        writeln!(out, "{}", t.msg_review_somebody_played(name, shift(account.own), cards))?;
    }

    writeln!(out, "\n{}", paint(STRONG, t.msg_review_moments()))?;
    let moments = moments(&review.decisions);
    if moments.is_empty() {
        writeln!(out, "  {}", t.msg_review_moments_none())?;
    }
    for decision in moments {
        let scene = place(decision);
        let action = |words: &str| action_text::<G>(language(), Some(&scene), words, names);
        let style = if decision.grade == Grade::Blunder { BAD } else { NOTE };
        let how = paint(style, grade(language(), decision.grade));
        writeln!(out, "  {}: {how}", who(names, decision))?;
        writeln!(out, "    {}", t.msg_review_chosen(action(&decision.action)))?;
        let (loss, error) = (per_cent(decision.loss), per_cent(decision.error));
        writeln!(out, "    {}", t.msg_review_better(action(&decision.best), loss, error))?;
        for why in &decision.reasons {
            writeln!(out, "    {}", reason(language(), why))?;
        }
    }
    Ok(())
}

fn who(names: &[String], decision: &Decision) -> String {
    format!("{}, {}", names[decision.seat.index()], texts().msg_review_step(decision.at))
}
