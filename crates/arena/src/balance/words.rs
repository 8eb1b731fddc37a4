//! What the sections, columns and rows of a report are called.

use tapis_texts::{Language, all_in, bids};

/// The heading of a section by its name, and what it shows.
pub fn section(language: Language, id: &str) -> Option<(String, String)> {
    let texts = language.texts();
    Some(match id {
        "seats" => (texts.msg_report_seats(), texts.msg_report_seats_what()),
        "ranks" => (texts.msg_report_ranks(), texts.msg_report_ranks_what()),
        "played" => (texts.msg_report_played(), texts.msg_report_played_what()),
        "held" => (texts.msg_report_held(), texts.msg_report_held_what()),
        "effects" => (texts.msg_report_effects(), texts.msg_report_effects_what()),
        "all-in" => (texts.msg_report_all_in(), texts.msg_report_all_in_what()),
        "predictions" => (texts.msg_report_predictions(), texts.msg_report_predictions_what()),
        "calibration" => (texts.msg_report_calibration(), texts.msg_report_calibration_what()),
        "bid" => (texts.msg_report_bid(), texts.msg_report_bid_what()),
        "dealt" => (texts.msg_report_dealt(), texts.msg_report_dealt_what()),
        "centre" => (texts.msg_report_centre(), texts.msg_report_centre_what()),
        "won" => (texts.msg_report_won(), texts.msg_report_won_what()),
        "specials" => (texts.msg_report_specials(), texts.msg_report_specials_what()),
        "lucky" => (texts.msg_report_lucky(), texts.msg_report_lucky_what()),
        _ => return None,
    })
}

/// The head of a column by its name.
pub fn column(language: Language, id: &str) -> Option<String> {
    let texts = language.texts();
    Some(match id {
        "share" => texts.msg_report_column_share(),
        "wins-trick" => texts.msg_report_column_wins_trick(),
        "burns" => texts.msg_report_column_burns(),
        "trick-points" => texts.msg_report_column_trick_points(),
        "times" => texts.msg_report_column_times(),
        "edge" => texts.msg_report_column_edge(),
        "taken" => texts.msg_report_column_taken(),
        "best-bid" => texts.msg_report_column_best_bid(),
        "moved" => texts.msg_report_column_moved(),
        "mattered" => texts.msg_report_column_mattered(),
        "wins-game" => texts.msg_report_column_wins_game(),
        "seats-share" => texts.msg_report_column_seats_share(),
        "lucky-points" => texts.msg_report_column_lucky_points(),
        "lucky-part" => texts.msg_report_column_lucky_part(),
        "hands-share" => texts.msg_report_column_hands_share(),
        "best-share" => texts.msg_report_column_best_share(),
        "is-best" => texts.msg_report_column_is_best(),
        "used" => texts.msg_report_column_used(),
        "right" => texts.msg_report_column_right(),
        "pot-points" => texts.msg_report_column_pot_points(),
        "expected" => texts.msg_report_column_expected(),
        _ => return None,
    })
}

/// What a row of a section is called.
pub fn row(language: Language, section: &str, key: &str) -> String {
    let texts = language.texts();
    match (section, key) {
        ("ranks", _) => all_in::category_word(language, key),
        ("effects", _) => {
            let known = tapis_all_in::Effect::ALL.into_iter().find(|effect| effect.word() == key);
            known.map_or(key.to_owned(), |effect| all_in::effect(language, effect))
        }
        ("played" | "held", _) => tapis_all_in::Card::read(key)
            .map_or(key.to_owned(), |card| all_in::card(language, card)),
        ("specials", "color_bids") => texts.msg_report_row_color_bids(),
        ("bid" | "dealt" | "centre" | "won" | "specials", _) => {
            key.parse().map_or_else(|_| key.to_owned(), |card| bids::card(language, card))
        }
        ("seats", "1") => texts.msg_commands_simulate_starter(),
        ("predictions" | "all-in", "self") => texts.msg_report_row_self(),
        ("predictions" | "all-in", "other") => texts.msg_report_row_other(),
        ("predictions" | "all-in", "all-in") => texts.msg_report_row_all_in(),
        ("predictions" | "all-in", "not") => texts.msg_report_row_not(),
        _ => match key.strip_prefix("place-") {
            Some(place) => texts.msg_report_place(place),
            None => key.to_owned(),
        },
    }
}

#[cfg(test)]
mod tests {
    use tapis_all_in::AllIn;
    use tapis_bids::Bids;

    use super::*;
    use crate::balance::{Balanced, SEATS};

    #[test]
    fn every_section_and_column_has_words() {
        for spec in AllIn::SPECS.iter().chain(Bids::SPECS).chain([&SEATS]) {
            assert!(section(Language::En, spec.id).is_some(), "{}", spec.id);
            for of in spec.columns {
                assert!(column(Language::En, of.id).is_some(), "{}: {}", spec.id, of.id);
            }
        }
    }
}
