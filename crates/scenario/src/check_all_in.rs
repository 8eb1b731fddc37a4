//! The pure checks of All In: ranking and order of hands, pots, tie-breaks, effects.

use serde_json::{Value, json};
use tapis_all_in::{AllIn, CardSet, pot_share};
use tapis_game::{Game, Words};

use crate::check::{Case, Checks, Question, table};
use crate::file::{Fault, Scenario, Table};
use crate::position::Position;

/// A full hand.
const HAND: usize = 5;
/// Three rounds, and the extra one of `heirs`.
const MOST_ROUNDS: usize = 4;

impl Checks for AllIn {
    const OPTIONS: Option<&'static [(&'static str, &'static [&'static str])]> = Some(&[
        ("side", &[]),
        ("discard_variant", &[]),
        ("tie_break", &[]),
        ("deck", &["suits", "effects"]),
    ]);

    fn question(kind: &str) -> Option<Question<Self>> {
        match kind {
            "ranking" => Some(ranking),
            "order" => Some(order),
            "pot" => Some(pot),
            "pots" => Some(pots),
            "tiebreak" => Some(tiebreak),
            "effects" => Some(effects),
            _ => None,
        }
    }

    fn scoring(&self, _scenario: &Scenario<'_>) -> Option<Result<Vec<Fault>, Fault>> {
        None
    }

    fn points(_position: &Position<Self>) -> Option<Value> {
        None
    }

    fn counts(_position: &Position<Self>) -> Table {
        Table::new()
    }
}

fn ranking(game: &AllIn, case: &mut Case) -> Result<Table, String> {
    let hand = hand(game, &case.input("hand")?)?;
    let ranking = game.ladder().ranking(hand);
    Ok(table(json!({
        "category": ranking.category.word(),
        "rank": ranking.rank,
        "top": ranking.top.word(),
        "score": game.hand_score(hand),
    })))
}

fn order(game: &AllIn, case: &mut Case) -> Result<Table, String> {
    let words: Vec<Words> = case.input("hands")?;
    if words.len() < 2 {
        return Err("hands: an order needs two or more".to_owned());
    }
    let hands = hands(game, &words)?;
    for (place, pair) in hands.windows(2).enumerate() {
        if game.ladder().strength(pair[0]) <= game.ladder().strength(pair[1]) {
            let (one, next) = (words[place].0.join(" "), words[place + 1].0.join(" "));
            return Err(format!("hands: expected {one} to be better than {next}, found otherwise"));
        }
    }
    Ok(Table::new())
}

fn pot(_game: &AllIn, case: &mut Case) -> Result<Table, String> {
    let (share, carry) = pot_share(case.input("pot")?, case.input("correct")?);
    Ok(table(json!({ "share": share, "carry": carry })))
}

fn pots(game: &AllIn, case: &mut Case) -> Result<Table, String> {
    let correct: Vec<u16> = case.input("correct")?;
    if correct.len() >= MOST_ROUNDS {
        return Err(format!("correct: a game has no more than {MOST_ROUNDS} rounds"));
    }
    Ok(table(json!({ "pots": game.pots(&correct) })))
}

fn tiebreak(game: &AllIn, case: &mut Case) -> Result<Table, String> {
    let runes: Vec<u16> = case.input("runes")?;
    let hands = hands(game, &case.input::<Vec<Words>>("hands")?)?;
    let round = case.optional("round")?.unwrap_or(3);
    let seats = usize::from(game.seats());
    if runes.len() != seats || hands.len() != seats {
        return Err(format!("runes and hands: need one entry for each of {seats} seats"));
    }
    let strengths: Vec<_> = hands.iter().map(|hand| game.ladder().strength(*hand)).collect();
    let winners = game.final_winners(&runes, &strengths, round);
    Ok(table(json!({
        "start": game.next_start(&runes, &strengths),
        "winners": winners,
        "extra_round": winners.is_none(),
    })))
}

fn effects(game: &AllIn, case: &mut Case) -> Result<Table, String> {
    let word: String = case.input("card")?;
    let card = game.read_card(&word).ok_or_else(|| format!("card: there is no card `{word}`"))?;
    Ok(table(json!({ "effects": game.deck().column(card).words() })))
}

fn hands(game: &AllIn, hands: &[Words]) -> Result<Vec<CardSet>, String> {
    hands.iter().map(|words| hand(game, words)).collect()
}

fn hand(game: &AllIn, words: &Words) -> Result<CardSet, String> {
    let mut hand = CardSet::EMPTY;
    for word in words.iter() {
        let card = game.read_card(word).ok_or_else(|| format!("there is no card `{word}`"))?;
        if hand.contains(card) {
            return Err(format!("the card `{word}` is named twice"));
        }
        hand.insert(card);
    }
    if hand.len() != HAND {
        return Err(format!("a hand has {HAND} cards, not {}", hand.len()));
    }
    Ok(hand)
}
