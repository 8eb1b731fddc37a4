//! The pure checks of Bids: folds, tie-breaks, first starters, and the scores of several rounds.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tapis_bids::{Allies, Bids};
use tapis_game::record::Version;
use tapis_game::{BySeat, Game, Seat, Seats, Words};

use crate::check::{Case, Checks, Question, table};
use crate::file::{Fault, Scenario, Table};
use crate::position::Position;

impl Checks for Bids {
    const OPTIONS: Option<&'static [(&'static str, &'static [&'static str])]> = Some(&[
        ("rounds", &[]),
        ("color_bids", &[]),
        ("ally", &[]),
        ("specials", &[]),
        ("lucky_loser", &[]),
        (
            "blanks",
            &[
                "id",
                "name",
                "bid",
                "can_win",
                "points",
                "multiply",
                "steal",
                "shuffle",
                "lowest_wins",
                "hide_next",
                "to",
                "uses_trick",
            ],
        ),
    ]);

    fn question(kind: &str) -> Option<Question<Self>> {
        match kind {
            "fold" => Some(fold),
            "tiebreak" => Some(tiebreak),
            "first_starter" => Some(first_starter),
            _ => None,
        }
    }

    fn scoring(&self, scenario: &Scenario<'_>) -> Option<Result<Vec<Fault>, Fault>> {
        Some(scoring(self, scenario))
    }

    fn points(position: &Position<Self>) -> Option<Value> {
        let front = |seat| position.game.fold(position.state.face_up.fronts.of(seat));
        Some(Seat::all(position.game.seats()).map(front).map(Value::from).collect())
    }

    fn counts(position: &Position<Self>) -> Table {
        let scene = position.fields();
        let hands = scene["hands"].as_array().into_iter().flatten();
        let in_hands: Vec<&str> =
            hands.flat_map(|hand| hand.as_array()).flatten().filter_map(Value::as_str).collect();
        let is_coloured = |card: &str| card.starts_with(['Y', 'B', 'R', 'G']);
        let count = |kind: &dyn Fn(&str) -> bool| in_hands.iter().filter(|card| kind(card)).count();
        let hand_blacks = count(&|card| !is_coloured(card) && card != "ally");
        let mut counts = Table::new();
        counts.insert("removed_size".to_owned(), scene["removed"].as_array().map(Vec::len).into());
        counts.insert("hand_blacks".to_owned(), hand_blacks.into());
        counts.insert("allies_in_hands".to_owned(), count(&|card| card == "ally").into());
        let black = position.game.black_cards().len();
        counts.insert("centre_deck".to_owned(), black.saturating_sub(hand_blacks).into());
        counts
    }
}

fn fold(game: &Bids, case: &mut Case) -> Result<Table, String> {
    let front = game.read_front(&case.input::<Words>("front")?)?;
    Ok(table(json!({ "points": game.fold(front) })))
}

fn tiebreak(game: &Bids, case: &mut Case) -> Result<Table, String> {
    let totals = by_seat(game, "totals", case.input("totals")?)?;
    let scores = by_seat(game, "scores", case.input("scores")?)?;
    let fronts = game.read_fronts(&case.input::<Vec<Words>>("fronts")?)?;
    let next = next(game, case)?;
    let leaders = game.leaders(&totals, &scores, &fronts);
    Ok(table(json!({ "starter": game.next_starter(leaders, next), "winners": leaders })))
}

fn first_starter(game: &Bids, case: &mut Case) -> Result<Table, String> {
    let names: Vec<String> = case.input("names")?;
    if names.len() != usize::from(game.seats()) {
        return Err(format!("names: needs one for each of {} seats", game.seats()));
    }
    Ok(table(json!({ "starters": game.starters(&names, Version::CURRENT) })))
}

/// The scores of several rounds in a row.
fn scoring(game: &Bids, scenario: &Scenario<'_>) -> Result<Vec<Fault>, Fault> {
    let nothing = Table::new();
    let mut before = Case::new(scenario.state.as_ref().unwrap_or(&nothing));
    let mut totals = so_far(game, &mut before, "totals").map_err(Fault::at("state"))?;
    let mut zero_rounds = so_far(game, &mut before, "zero_rounds").map_err(Fault::at("state"))?;
    let unknown = before.compare(&nothing);
    let mut faults: Vec<_> = unknown.into_iter().map(Fault::at("state")).collect();

    let mut results = Table::new();
    for (place, round) in scenario.rounds.iter().enumerate() {
        let name = format!("round {}", place + 1);
        let mut round = Case::new(round);
        let (found, leaders) =
            score(game, &mut round, &mut totals, &mut zero_rounds).map_err(Fault::at(&name))?;
        results = found;
        faults.extend(round.compare(&results).into_iter().map(Fault::at(&name)));
        results.insert("winners".to_owned(), json!(leaders));
    }
    let end = Case::new(scenario.expect.as_ref().unwrap_or(&nothing));
    faults.extend(end.compare(&results).into_iter().map(Fault::at("the end")));
    Ok(faults)
}

/// What each seat has before the first round; nothing if the file does not say.
fn so_far<T>(game: &Bids, before: &mut Case, key: &str) -> Result<BySeat<T>, String>
where
    T: Copy + Default + DeserializeOwned,
{
    match before.optional(key)? {
        Some(list) => by_seat(game, key, list),
        None => Ok(BySeat::default()),
    }
}

/// Scores one round; returns its results and who leads after it.
fn score(
    game: &Bids,
    round: &mut Case,
    totals: &mut BySeat<i32>,
    zero_rounds: &mut BySeat<u8>,
) -> Result<(Table, Seats), String> {
    let fronts = game.read_fronts(&round.input::<Vec<Words>>("fronts")?)?;
    let named = round.optional::<Value>("allies")?.filter(|word| word != "none");
    let allies = named.map(|pair| allies(game, &pair)).transpose()?;
    let next = next(game, round)?;
    let scored = game.score(&fronts, allies, *zero_rounds);
    *zero_rounds = scored.zero_rounds;
    for seat in Seat::all(game.seats()) {
        totals[seat] = totals[seat].saturating_add(scored.scores[seat]);
    }
    let leaders = game.leaders(totals, &scored.scores, &fronts);
    let results = json!({
        "own": scored.own.of(game.seats()),
        "scores": scored.scores.of(game.seats()),
        "zero_rounds": zero_rounds.of(game.seats()),
        "totals": totals.of(game.seats()),
        "starter": game.next_starter(leaders, next),
    });
    Ok((table(results), leaders))
}

fn allies(game: &Bids, pair: &Value) -> Result<Allies, String> {
    let wrong = || format!("allies: needs two different seats, found {pair}");
    let seats = pair.as_array().filter(|pair| pair.len() == 2 && pair[0] != pair[1]);
    let seats = seats.ok_or_else(wrong)?;
    let seat = |value: &Value| {
        Seat::all(game.seats()).find(|seat| *value == seat.index()).ok_or_else(wrong)
    };
    Ok(Allies { player: seat(&seats[0])?, winner: seat(&seats[1])? })
}

/// Who would start the next trick.
fn next(game: &Bids, case: &mut Case) -> Result<Seat, String> {
    let number: u64 = case.optional("next")?.unwrap_or(0);
    let seat = Seat::all(game.seats()).find(|seat| seat.index() as u64 == number);
    seat.ok_or_else(|| format!("next: there is no seat {number}"))
}

fn by_seat<T: Copy + Default>(game: &Bids, key: &str, list: Vec<T>) -> Result<BySeat<T>, String> {
    if list.len() != usize::from(game.seats()) {
        return Err(format!("{key}: needs one entry for each of {} seats", game.seats()));
    }
    Ok(BySeat::from_fn(game.seats(), |seat| list[seat.index()]))
}
