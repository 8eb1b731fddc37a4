//! What things are called in Bids. Cards are given as scenes write them: `R9`, `K5`, `2x`, `ally`.

use tapis_bids::{Bids, Black, LuckyLoser, Special, To};

use crate::Language;

/// A colour by its letter, `Y`, `B`, `R`, `G` or `K`: “yellow”.
pub fn colour(language: Language, letter: char) -> String {
    language.texts().msg_cards_colour(letter.to_string())
}

/// The letters of a colour on its cards; in English they are its letter itself.
pub fn colour_letter(language: Language, letter: char) -> String {
    language.texts().msg_cards_colour_letter(letter.to_string())
}

/// A card as a label: “Red 9”, “Thief”. A card of the players' own is called by what is written.
pub fn card(language: Language, word: &str) -> String {
    let texts = language.texts();
    match Kind::of(word) {
        Kind::Number(colour, number) => {
            texts.msg_cards_numbered(colour.to_string(), crate::spoken(number), number)
        }
        Kind::Special(special) => texts.msg_cards_special(special),
        Kind::Hidden => texts.msg_cards_hidden(),
        Kind::Own => texts.msg_cards_blank(word),
    }
}

/// A card inside a sentence: “the red 9”, “the Thief”, “a card”.
pub fn the_card(language: Language, word: &str) -> String {
    let texts = language.texts();
    match Kind::of(word) {
        Kind::Number(colour, number) => {
            texts.msg_cards_numbered_the(colour.to_string(), crate::spoken(number), number)
        }
        Kind::Special(special) => texts.msg_cards_special_the(special),
        Kind::Hidden => texts.msg_cards_hidden_a(),
        Kind::Own => texts.msg_cards_blank_the(word),
    }
}

/// What a card does in this game: a special card, or one of the players' own; nothing for numbers.
pub fn card_explained(game: &Bids, language: Language, word: &str) -> Option<String> {
    match Kind::of(word) {
        Kind::Special(special) => {
            Some(language.texts().msg_cards_special_what(under(special, game)))
        }
        Kind::Own => {
            let own = game.agreed().blanks.iter().find(|own| own.id == word)?;
            let colours = game.agreed().color_bids;
            Some(own_card_explained(language, own, lowest_can_win(game), colours).join(" "))
        }
        Kind::Number(..) | Kind::Hidden => None,
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

/// What a card's word says about it.
enum Kind<'a> {
    Number(char, &'a str),
    Special(&'static str),
    Hidden,
    Own,
}

impl<'a> Kind<'a> {
    fn of(word: &'a str) -> Self {
        let special = match word {
            "2x" => "twice",
            "-5" => "minus_five",
            "thief" => "thief",
            "shuffle" => "shuffle",
            "lowest" => "lowest",
            "unknown" => "unknown",
            "ally" => "ally",
            "??" => return Self::Hidden,
            _ => {
                let mut letters = word.chars();
                let number = letters.by_ref().next().map(|letter| (letter, letters.as_str()));
                return match number {
                    Some((letter @ ('Y' | 'B' | 'R' | 'G' | 'K'), number))
                        if number.parse::<u8>().is_ok() =>
                    {
                        Self::Number(letter, number)
                    }
                    _ => Self::Own,
                };
            }
        };
        Self::Special(special)
    }
}
