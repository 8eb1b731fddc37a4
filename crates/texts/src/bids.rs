//! What things are called in Bids.

use tapis_bids::{Bids, Black, Colour, Face, LuckyLoser, Part, Special, To, Word};

use crate::Language;
pub use crate::story::bids::{decided, in_numbers, trick};

/// A colour: “yellow”.
pub fn colour(language: Language, colour: Colour) -> String {
    language.texts().msg_cards_colour(colour.letter().to_string())
}

/// The letters of a colour on its cards; in English they are its letter itself.
pub fn colour_letter(language: Language, colour: Colour) -> String {
    language.texts().msg_cards_colour_letter(colour.letter().to_string())
}

/// A card as a label: “Red 9”, “Thief”. A card of the players' own is called by its id.
pub fn card(language: Language, card: Word) -> String {
    let texts = language.texts();
    match card {
        Word::Number(colour, number) => {
            let number = number.to_string();
            let colour = colour.letter().to_string();
            texts.msg_cards_numbered(colour, crate::spoken(&number), &number)
        }
        Word::Own(id) => texts.msg_cards_blank(id.as_str()),
        special => texts.msg_cards_special(key(special)),
    }
}

/// A card inside a sentence: “the red 9”, “the Thief”.
pub fn the_card(language: Language, card: Word) -> String {
    let texts = language.texts();
    match card {
        Word::Number(colour, number) => {
            let number = number.to_string();
            let colour = colour.letter().to_string();
            texts.msg_cards_numbered_the(colour, crate::spoken(&number), &number)
        }
        Word::Own(id) => texts.msg_cards_blank_the(id.as_str()),
        special => texts.msg_cards_special_the(key(special)),
    }
}

/// A card as a label, or what one is called that is not seen.
pub fn face(language: Language, face: Face) -> String {
    face.word().map_or_else(|| language.texts().msg_cards_hidden(), |word| card(language, word))
}

/// What a card does in this game: a special card, or one of the players' own; nothing for numbers.
pub fn card_explained(game: &Bids, language: Language, card: Word) -> Option<String> {
    match card {
        Word::Number(..) => None,
        Word::Own(_) => {
            let id = card.to_string();
            let own = game.agreed().blanks.iter().find(|own| own.id == id)?;
            let colours = game.agreed().color_bids;
            Some(own_card_explained(language, own, lowest_can_win(game), colours).join(" "))
        }
        special => Some(language.texts().msg_cards_special_what(under(key(special), game))),
    }
}

/// What a card of the players' own does, sentence by sentence, in the order in which it happens.
/// `lowest` says whether the lowest number can come to win, `colours` whether colours count.
pub fn own_card_explained(
    language: Language,
    card: &Black,
    lowest: bool,
    colours: bool,
) -> Vec<String> {
    let texts = language.texts();
    let mut said = vec![match card.can_win {
        true => texts.msg_cards_own_number(card.bid),
        false => texts.msg_cards_own_bids(card.bid),
    }];
    said.push(match (card.uses_trick, card.to) {
        (false, _) => texts.msg_cards_own_flip(),
        (true, To::Front) => texts.msg_cards_own_front(),
        (true, To::Aside) => texts.msg_cards_own_aside(),
    });
    if card.points != 0 {
        said.push(texts.msg_cards_own_points(card.points));
    }
    if card.multiply != 1 {
        said.push(texts.msg_cards_own_multiply(card.multiply));
    }
    if card.steal {
        said.push(texts.msg_cards_own_steal(if lowest { "either" } else { "lowest" }));
    }
    // These do what a printed card does.
    let lowest_wins = if colours { "lowest_colours" } else { "lowest" };
    let printed =
        [(card.shuffle, "shuffle"), (card.lowest_wins, lowest_wins), (card.hide_next, "unknown")];
    let printed = printed.into_iter().filter(|(does, _)| *does);
    said.extend(printed.map(|(_, special)| texts.msg_cards_special_what(special)));
    said
}

/// How a trick is won, and what a lucky loser gets, as agreed: what has to be said of every game.
pub fn rules_in_short(game: &Bids, language: Language) -> [String; 2] {
    let texts = language.texts();
    let rule = if game.agreed().color_bids { "colours" } else { "plain" };
    let pay = game.lucky_loser();
    let values = texts.msg_table_lucky_values(pay, 2 * pay, 3 * pay);
    let mut trick = texts.msg_table_bids_short(rule);
    if lowest_can_win(game) {
        trick = format!("{trick} {}", texts.msg_table_lowest_short());
    }
    [trick, format!("{} {values}", lucky_loser(game, language))]
}

/// What a lucky loser is, as agreed.
pub fn lucky_loser(game: &Bids, language: Language) -> String {
    language.texts().msg_table_lucky_short(count(game))
}

/// What the clover beside a name counts.
pub fn clover(game: &Bids, language: Language) -> String {
    language.texts().msg_legend_bids_clover(count(game))
}

fn count(game: &Bids) -> &'static str {
    match game.agreed().lucky_loser {
        LuckyLoser::Cumulative => "cumulative",
        LuckyLoser::Consecutive => "consecutive",
    }
}

/// Whether a card of this game can make the lowest number win.
fn lowest_can_win(game: &Bids) -> bool {
    let options = game.agreed();
    options.specials.contains(&Special::LowestWins)
        || options.blanks.iter().any(|own| own.lowest_wins)
}

/// The key of a special card in messages: another one where what was agreed changes it.
fn under(special: &'static str, game: &Bids) -> &'static str {
    match special {
        "thief" if lowest_can_win(game) => "thief_lowest",
        "lowest" if game.agreed().color_bids => "lowest_colours",
        other => other,
    }
}

/// By what name the texts know a special card.
fn key(special: Word) -> &'static str {
    match special {
        Word::Twice => "twice",
        Word::MinusFive => "minus_five",
        Word::Thief => "thief",
        Word::Shuffle => "shuffle",
        Word::LowestWins => "lowest",
        Word::GreatUnknown => "unknown",
        Word::Ally => "ally",
        Word::Number(..) | Word::Own(_) => "",
    }
}

/// Points as they are written in a sentence, with a proper sign.
pub fn points(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// How the points of a front come about: “(4 + 7) × 2 − 5”. Cards that change nothing are left out.
pub fn sum(parts: &[Part]) -> String {
    let mut sum = String::new();
    for part in parts {
        match (part.points, sum.is_empty()) {
            (0, _) => {}
            (added, true) => sum = points(added),
            (added, false) if added < 0 => sum += &format!(" − {}", -added),
            (added, false) => sum += &format!(" + {added}"),
        }
        if part.multiply != 1 {
            sum = match (sum.is_empty(), sum.contains(' ')) {
                (true, _) => "0".to_owned(),
                (false, true) => format!("({sum})"),
                (false, false) => sum,
            };
            sum += &format!(" × {}", points(part.multiply));
        }
    }
    if sum.is_empty() { "0".to_owned() } else { sum }
}

/// How the points of an ally come about: “(4 + 7) / 2”.
pub fn half(own: i32, other: i32) -> String {
    let sign = if other < 0 { '−' } else { '+' };
    format!("({} {sign} {}) / 2", points(own), other.abs())
}

/// A sum with what it comes to; a single number needs none.
pub fn equals(sum: String, result: i32) -> String {
    let result = points(result);
    if sum == result { result } else { format!("{sum} = {result}") }
}
