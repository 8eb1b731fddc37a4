//! The words of a review.

use tapis_coach::{Decision, Fact, Grade, Reason};

use crate::Language;

/// So many choices are shown as questions, and as many are praised.
pub const SHOWN: usize = 3;

/// A share, such as “38 %”.
pub fn per_cent(share: f64) -> String {
    let number = 100.0 * share;
    let digits = if number.abs() < 9.95 { 1 } else { 0 };
    format!("{} %", minus(format!("{number:.digits$}"))).replace(".0 %", " %")
}

/// A difference of shares, such as “+4 %”.
pub fn shift(share: f64) -> String {
    let words = per_cent(share);
    if share > 0.0 && words != "0 %" { format!("+{words}") } else { words }
}

fn minus(number: String) -> String {
    let zero = number.trim_start_matches('-').chars().all(|digit| matches!(digit, '0' | '.'));
    let number = if zero { "0".to_owned() } else { number };
    number.replace('-', "−")
}

/// How good a choice was.
pub fn grade(language: Language, grade: Grade) -> String {
    let t = language.texts();
    match grade {
        Grade::Forced => t.msg_review_grade_forced(),
        Grade::Equal => t.msg_review_grade_equal(),
        Grade::Small => t.msg_review_grade_small(),
        Grade::Mistake => t.msg_review_grade_mistake(),
        Grade::Blunder => t.msg_review_grade_blunder(),
    }
}

/// Why another choice is better.
pub fn reason(language: Language, reason: &Reason) -> String {
    let t = language.texts();
    let words = |number: f64| match reason.fact.is_share() {
        true => per_cent(number),
        false => minus(format!("{number:.1}")),
    };
    let (better, chosen) = (words(reason.better), words(reason.chosen));
    match reason.fact {
        Fact::Prize => t.msg_review_reason_share_prize(better, chosen),
        Fact::Burn => t.msg_review_reason_share_burn(better, chosen),
        Fact::LuckyLoser => t.msg_review_reason_share_lucky(better, chosen),
        Fact::Points => t.msg_review_reason_points(better, chosen),
        Fact::RivalPoints => t.msg_review_reason_rival_points(better, chosen),
        Fact::BestHand => t.msg_review_reason_share_best_hand(better, chosen),
        Fact::Right => t.msg_review_reason_share_right(better, chosen),
        Fact::Runes => t.msg_review_reason_runes(better, chosen),
        Fact::RivalRunes => t.msg_review_reason_rival_runes(better, chosen),
        Fact::HandRank => t.msg_review_reason_hand_rank(better, chosen),
    }
}

/// The costliest choices, the costliest first.
pub fn moments(decisions: &[Decision]) -> Vec<&Decision> {
    let mut costly: Vec<_> =
        decisions.iter().filter(|decision| decision.grade > Grade::Equal).collect();
    costly.sort_by(|a, b| b.loss.total_cmp(&a.loss));
    costly.truncate(SHOWN);
    costly
}

/// The choices that were clearly right where others would have been clearly wrong.
pub fn praise(decisions: &[Decision]) -> Vec<&Decision> {
    let lead = |decision: &Decision| match &decision.actions[..] {
        [first, next, ..] if first.action == decision.action => {
            let clear = next.behind > tapis_coach::CLEAR * next.error;
            if clear { next.behind } else { 0.0 }
        }
        _ => 0.0,
    };
    let mut found: Vec<_> = decisions.iter().filter(|decision| lead(decision) > 0.01).collect();
    found.sort_by(|a, b| lead(b).total_cmp(&lead(a)));
    found.truncate(SHOWN);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_written_as_people_read_them() {
        for (share, words, difference) in [
            (0.25, "25 %", "+25 %"),
            (0.0, "0 %", "0 %"),
            (-0.0001, "0 %", "0 %"),
            (0.0437, "4.4 %", "+4.4 %"),
            (-0.11, "−11 %", "−11 %"),
            (1.0, "100 %", "+100 %"),
        ] {
            assert_eq!((per_cent(share), shift(share)), (words.to_owned(), difference.to_owned()));
        }
    }
}
