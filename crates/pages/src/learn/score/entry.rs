//! What is typed into a score pad, and what becomes of it.

use std::fmt::Write;

use maud::{Markup, html};
use serde_json::{Value, json};
use tapis_all_in::{CardSet, Category};
use tapis_bids::{Bids, To, Word};
use tapis_game::Game;
use tapis_play::score_pad::{Entry, Mistake, ScorePad};
use tapis_play::{GameKind, with_kind};
use tapis_texts::{Language, Spoken, all_in};

use super::LONGEST_NAME;
use crate::table::bids_chip;

/// The fields of a form.
#[derive(Clone, Debug, Default)]
pub struct Fields(pub Vec<(String, String)>);

impl Fields {
    /// What stands behind the question mark of an address.
    pub fn of_query(query: &str) -> Self {
        let pieces = query.split('&').filter_map(|piece| piece.split_once('='));
        Self(pieces.map(|(name, value)| (name.to_owned(), decoded(value))).collect())
    }

    /// What was typed into a field; nothing if there is no such field.
    pub fn get(&self, name: &str) -> &str {
        self.0.iter().find(|(field, _)| field == name).map_or("", |(_, value)| value)
    }

    fn seat(&self, name: &str) -> Option<u8> {
        self.get(name).parse().ok()
    }
}

/// The largest pad that is read from an address.
const LARGEST: usize = 16_000;

/// A pad as it stands in an address.
pub fn pad_text(pad: &ScorePad) -> String {
    serde_json::to_string(pad).unwrap_or_default()
}

/// The pad of this game that an address holds, if it makes sense.
pub fn pad_from(game: GameKind, text: &str) -> Option<ScorePad> {
    let pad: ScorePad = Some(text)
        .filter(|text| text.len() <= LARGEST)
        .and_then(|text| serde_json::from_str(text).ok())?;
    (pad.game == game && pad.sheet().is_ok()).then_some(pad)
}

/// What becomes of a form: the new pad, or the old one with what is wrong. `own` is the deck or the
/// cards that the players bring, as they stand in files.
///
/// # Errors
/// Says what is wrong, with the pad as it was.
// The pad comes back whole because the page shows it again.
#[allow(clippy::result_large_err)]
pub fn answer(
    language: Language,
    game: GameKind,
    fields: &Fields,
    own: Option<Value>,
) -> Result<Option<ScorePad>, (Option<ScorePad>, Mistake)> {
    let Some(mut pad) = pad_from(game, fields.get("pad")) else {
        return match fields.get("do") {
            "new" => new_pad(game, fields, own).map(Some).map_err(|mistake| (None, mistake)),
            _ => Ok(None),
        };
    };
    let entered = match (fields.get("do"), round_of(fields)) {
        ("undo", _) => {
            pad.undo();
            return Ok(Some(pad));
        }
        ("enter", None) => pad.enter(read_entry(language, &pad, fields)),
        ("enter", Some(round)) => pad.correct(round, read_entry(language, &pad, fields)),
        _ => return Ok(Some(pad)),
    };
    match entered {
        Ok(_) => Ok(Some(pad)),
        Err(mistake) => Err((Some(pad), mistake)),
    }
}

/// The round that is corrected, if none is entered.
pub(super) fn round_of(fields: &Fields) -> Option<usize> {
    fields.get("round").parse().ok()
}

fn new_pad(game: GameKind, fields: &Fields, own: Option<Value>) -> Result<ScorePad, Mistake> {
    let clean = |name: &str| -> String {
        let name = name.trim().chars().filter(|letter| !letter.is_control());
        name.take(LONGEST_NAME).collect()
    };
    let names: Vec<String> = (0..*game.seats().end())
        .map(|seat| clean(fields.get(&format!("name{seat}"))))
        .filter(|name| !name.is_empty())
        .collect();
    let options = if game == GameKind::AllIn {
        json!({
            "side": if fields.get("side") == "B" { "B" } else { "A" },
            "tie_break": if fields.get("tie_break") == "heirs" { "heirs" } else { "best_hand" },
            "deck": deck_of(fields.get("suits"), own),
        })
    } else if game == GameKind::Bids {
        // Every card of the box may turn up on the pad, whatever the players took out of it.
        let mut specials = vec!["shuffle", "lowest_wins", "great_unknown"];
        if names.len() <= 4 {
            specials.push("thief");
        }
        let consecutive = fields.get("lucky_loser") == "consecutive";
        json!({
            "rounds": fields.get("rounds").parse::<u8>().unwrap_or(6),
            "lucky_loser": if consecutive { "consecutive" } else { "cumulative" },
            "ally": names.len() > 3,
            "specials": specials,
            "blanks": own.unwrap_or_else(|| json!([])),
        })
    } else {
        json!({})
    };
    let players = names.len();
    let mut pad = ScorePad::new(game, names, options)?;
    pad.dealer = fields.seat("dealer").filter(|dealer| usize::from(*dealer) < players);
    Ok(pad)
}

/// The players' own deck, with the order of suits that was chosen.
fn deck_of(suits: &str, own: Option<Value>) -> Value {
    let built_in = suits.is_empty() || suits == "CMST";
    match own {
        None if built_in => json!("builtin"),
        None => json!({ "suits": letters(suits) }),
        Some(Value::Object(mut deck)) if !built_in => {
            deck.insert("suits".to_owned(), letters(suits));
            Value::Object(deck)
        }
        Some(own) => own,
    }
}

fn letters(suits: &str) -> Value {
    suits.chars().map(String::from).collect()
}

pub(super) fn read_entry(language: Language, pad: &ScorePad, fields: &Fields) -> Entry {
    let typed = |text: &str| with_kind!(pad.game, G => G::typed(language, text));
    let seats = pad.names.len();
    let mut runes_out = 0;
    let cards = (0..seats).map(|seat| {
        let cards = typed(fields.get(&format!("cards{seat}")));
        let rank = fields.get(&format!("rank{seat}"));
        if rank.is_empty() {
            return cards;
        }
        // The rune cards are alike; on the pad each has its name. A third one would be the second
        // once more, and that is what is said of it.
        let mut text = format!("{rank} {cards}");
        for _ in 0..fields.get(&format!("rune{seat}")).parse::<u8>().unwrap_or(0).min(2) {
            runes_out = (runes_out + 1).min(2);
            let _ = write!(text, " RU{runes_out}");
        }
        text
    });
    let cards = cards.collect();
    let all_in = pad.game == GameKind::AllIn;
    let predictions = (0..seats).map_while(|seat| fields.seat(&format!("predict{seat}")));
    let runes = (0..seats).map(|seat| fields.get(&format!("runes{seat}")).parse().unwrap_or(0));
    let allies = (fields.seat("ally_a"), fields.seat("ally_b"));
    Entry {
        cards,
        predictions: if all_in { predictions.collect() } else { Vec::new() },
        runes: if all_in { runes.collect() } else { Vec::new() },
        allies: match allies {
            (None, None) => None,
            (a, b) => Some([a.unwrap_or(u8::MAX), b.unwrap_or(u8::MAX)]),
        },
        next: fields.seat("next"),
    }
}

/// The fields of a round as it was entered, so that it can be corrected.
pub(super) fn fields_of(pad: &ScorePad, round: usize) -> Fields {
    let Some(entry) = round.checked_sub(1).and_then(|place| pad.rounds.get(place)) else {
        return Fields::default();
    };
    let mut fields = vec![("round".to_owned(), round.to_string())];
    for (seat, text) in entry.cards.iter().enumerate() {
        let mut words: Vec<&str> = text.split_whitespace().collect();
        let ranked = words.first().is_some_and(|word| Category::read(word).is_some());
        if pad.game == GameKind::AllIn && ranked {
            fields.push((format!("rank{seat}"), words.remove(0).to_owned()));
            let runes = words.iter().filter(|word| word.starts_with("RU")).count();
            fields.push((format!("rune{seat}"), runes.to_string()));
            words.retain(|word| !word.starts_with("RU"));
        }
        fields.push((format!("cards{seat}"), words.join(" ")));
    }
    let seats = |name: &'static str, all: &[u8]| {
        let numbered = all.iter().enumerate();
        numbered.map(|(seat, one)| (format!("{name}{seat}"), one.to_string())).collect::<Vec<_>>()
    };
    fields.extend(seats("predict", &entry.predictions));
    let runes = entry.runes.iter().enumerate();
    fields.extend(runes.map(|(seat, runes)| (format!("runes{seat}"), runes.to_string())));
    if let Some([one, other]) = entry.allies {
        fields.push(("ally_a".to_owned(), one.to_string()));
        fields.push(("ally_b".to_owned(), other.to_string()));
    }
    fields.extend(entry.next.map(|next| ("next".to_owned(), next.to_string())));
    Fields(fields)
}

/// The form for the next round, or for one that is corrected.
pub(super) fn form(language: Language, pad: &ScorePad, text: &str, typed: &Fields) -> Markup {
    let t = language.texts();
    let corrected = round_of(typed);
    let round = corrected.unwrap_or(pad.rounds.len() + 1);
    let entry = read_entry(language, pad, typed);
    let used: Vec<&str> = entry.cards.iter().flat_map(|cards| cards.split_whitespace()).collect();
    html! {
        // What a pad becomes follows from its address alone, so the form asks for an address.
        form.fields #{ "round-" (round) } method="get" action={ "/score/" (pad.game.name()) } autocomplete="off" data-live="pad" {
            input type="hidden" name="pad" value=(text);
            @if corrected.is_some() {
                input type="hidden" name="round" value=(round);
                h2 { (t.msg_score_correcting(round.to_string())) }
            } @else {
                h2 { (t.msg_score_round(round.to_string())) }
            }
            @if pad.game == GameKind::AllIn { p { (t.msg_score_hand_hint()) } }
            @else if pad.game == GameKind::Bids { p { (t.msg_score_cards_won_hint()) } }
            @for (seat, name) in pad.names.iter().enumerate() {
                fieldset {
                    legend { (name) }
                    @if pad.game == GameKind::AllIn { (hand(language, pad, (round, seat), typed, &used)) }
                    @else if pad.game == GameKind::Bids { (front(language, pad, (round, seat), typed, &used)) }
                    // Of any other game the points are written down.
                    @else { label { (t.msg_table_points()) input name={ "cards" (seat) } inputmode="numeric" maxlength="6" value=(typed.get(&format!("cards{seat}"))); } }
                }
            }
            @if pad.game == GameKind::Bids { (bids_extras(language, pad, typed)) }
            p.buttons {
                button.big #enter type="submit" name="do" value="enter" { @if corrected.is_some() { (t.msg_score_correct_done()) } @else { (t.msg_score_enter()) } }
                @if corrected.is_some() { a.button.quiet href=(address(pad)) { (t.msg_score_leave()) } }
            }
        }
    }
}

/// What is asked of one front of Bids.
fn front(
    language: Language,
    pad: &ScorePad,
    (round, seat): (usize, usize),
    typed: &Fields,
    used: &[&str],
) -> Markup {
    let field = format!("cards{seat}");
    html! {
        label { (language.texts().msg_score_cards_won()) input #{ "r" (round) "-" (field) } name=(field) value=(typed.get(&field)) maxlength="120" spellcheck="false"; }
        div.pad-cards {
            @for word in black_cards(pad) {
                @let written = word.number().map_or_else(|| word.to_string(), |number| number.to_string());
                @let gone = used.iter().any(|one| **one == written || **one == word.to_string());
                button.tool type="button" disabled[gone] data-add=(written) data-to=(field) { (bids_chip(language, word)) }
            }
        }
    }
}

/// What is asked of one hand of All In.
fn hand(
    language: Language,
    pad: &ScorePad,
    (round, seat): (usize, usize),
    typed: &Fields,
    used: &[&str],
) -> Markup {
    let t = language.texts();
    let (rank, rune, runes) =
        (format!("rank{seat}"), format!("rune{seat}"), format!("runes{seat}"));
    let cards = format!("cards{seat}");
    html! {
        div.pad-row {
            label { (t.msg_score_rank()) select name=(rank) {
                option value="" { (t.msg_score_rank_by_cards()) }
                @for category in Category::ALL {
                    option value=(category.word()) selected[typed.get(&rank) == category.word()] { (all_in::category(language, category)) }
                }
            } }
            label { (t.msg_score_rune_cards()) select name=(rune) {
                @for count in ["0", "1", "2"] { option value=(count) selected[typed.get(&rune) == count] { (count) } }
            } }
            label { (t.msg_score_predicted()) (players(pad, &format!("predict{seat}"), &t.msg_score_rank_by_cards(), typed)) }
            label { (t.msg_score_effect_runes()) input type="number" name=(runes) min="0" max="999" value=(if typed.get(&runes).is_empty() { "0" } else { typed.get(&runes) }); }
        }
        details #{ "r" (round) "-by-cards" (seat) } open[!typed.get(&cards).is_empty()] {
            summary { (t.msg_score_cards()) }
            p #{ "letters" (seat) } { small { (t.msg_score_letters()) } }
            input #{ "r" (round) "-" (cards) } name=(cards) value=(typed.get(&cards)) maxlength="120" autocapitalize="characters" spellcheck="false" aria-label=(t.msg_score_cards()) aria-describedby={ "letters" (seat) };
            div.pad-cards.pack {
                @for card in CardSet::PACK.iter() {
                    @let word = card.to_string();
                    button.tool type="button" disabled[used.contains(&word.as_str())] data-add=(word) data-to=(cards) data-suit=(card.suit().map_or("RU", |suit| suit.letter())) aria-label=(all_in::card(language, card)) {
                        @match (card.value(), card.suit()) {
                            (Some(value), Some(suit)) => { (value) small { (all_in::suit_letter(language, suit)) } }
                            _ => (word),
                        }
                    }
                }
            }
        }
    }
}

/// The black cards of the box that lie in front of somebody, for whoever would rather tap than
/// write.
fn black_cards(pad: &ScorePad) -> Vec<Word> {
    if pad.game != GameKind::Bids {
        return Vec::new();
    }
    let options = serde_json::from_value(pad.options.clone()).unwrap_or_default();
    let game = Bids::new(pad.names.len() as u8, &options).ok();
    let Some(game) = game else { return Vec::new() };
    let cards = game.black_cards().iter().filter(|(_, black)| black.to == To::Front);
    cards.map(|(card, _)| game.word(*card)).collect()
}

/// What is asked once for a round of Bids.
fn bids_extras(language: Language, pad: &ScorePad, typed: &Fields) -> Markup {
    let t = language.texts();
    let none = t.msg_score_no_allies();
    html! {
        @if pad.names.len() > 3 {
            fieldset {
                legend { (t.msg_score_allies()) }
                div.pad-row {
                    @for (number, field) in [("1", "ally_a"), ("2", "ally_b")] {
                        label { (t.msg_score_player(number)) (players(pad, field, &none, typed)) }
                    }
                }
            }
        }
        label { (t.msg_score_next()) (players(pad, "next", &t.msg_score_unsaid(), typed)) }
    }
}

/// A choice among the players.
fn players(pad: &ScorePad, field: &str, none: &str, typed: &Fields) -> Markup {
    let chosen = typed.get(field).parse().ok();
    html! {
        select name=(field) {
            option value="" { (none) }
            @for (seat, name) in pad.names.iter().enumerate() { option value=(seat) selected[chosen == Some(seat)] { (name) } }
        }
    }
}

/// What a part of an address means.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let hex = match (first, after) {
            (b'%', [high, low, ..]) => std::str::from_utf8(&[*high, *low])
                .ok()
                .and_then(|hex| u8::from_str_radix(hex, 16).ok()),
            _ => None,
        };
        bytes.push(hex.unwrap_or(*first));
        rest = if hex.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A text as part of an address.
pub(crate) fn encoded(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => {
                out.push(char::from(byte));
            }
            _ => _ = write!(out, "%{byte:02X}"),
        }
    }
    out
}

/// Where a pad is found.
pub fn address(pad: &ScorePad) -> String {
    format!("/score/{}?pad={}", pad.game.name(), encoded(&pad_text(pad)))
}
