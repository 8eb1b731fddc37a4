//! The sums of Bids.

use tapis_bids::{Allies, Bids, Card, Fronts};
use tapis_game::record::Version;
use tapis_game::{BySeat, Game, Seat, Seats};

use super::{Detail, Entry, Line, Mistake, ScorePad, Sheet};

impl super::OnPaper for Bids {
    fn sheet(pad: &ScorePad) -> Result<Sheet, Mistake> {
        sheet(pad)
    }
}

/// What follows from a pad of Bids.
fn sheet(pad: &ScorePad) -> Result<Sheet, Mistake> {
    let game: Bids = pad.game()?;
    let seats = game.seats();
    let mut totals = BySeat::<i32>::default();
    let mut zero_rounds = BySeat::<u8>::default();
    let mut starters = game.starters(&pad.names, Version::CURRENT);
    let mut winners = None;
    let mut rounds = Vec::new();
    for (round, entry) in (1..).zip(&pad.rounds) {
        if round > usize::from(game.agreed().rounds) {
            return Err(Mistake::Over { round });
        }
        let fronts = fronts(&game, round, entry)?;
        let allies = entry.allies.map(|pair| allies(&game, round, pair)).transpose()?;
        let scored = game.score(&fronts, allies, zero_rounds);
        zero_rounds = scored.zero_rounds;
        for seat in Seat::all(seats) {
            totals[seat] = totals[seat].saturating_add(scored.scores[seat]);
        }
        let leaders = game.leaders(&totals, &scored.scores, &fronts);
        // B-46 is asked only if all else is equal; without an answer each of them may start.
        let next = entry.next.filter(|next| *next < seats).map(Seat::new);
        starters = match next {
            Some(next) => Seats::only(game.next_starter(leaders, next)),
            None => leaders,
        };
        if round == usize::from(game.agreed().rounds) {
            winners = Some(leaders);
            starters = Seats::NONE;
        }
        let detail = |seat: Seat| match allies {
            Some(allies) if allies.player == seat || allies.winner == seat => {
                Detail::Allied { own: scored.own[seat] }
            }
            _ if fronts.of(seat).next().is_none() => {
                Detail::LuckyLoser { zero_rounds: zero_rounds[seat] }
            }
            _ => Detail::Cards { own: scored.own[seat] },
        };
        rounds.push(Line {
            scores: scored.scores.of(seats).to_vec(),
            totals: totals.of(seats).to_vec(),
            details: Seat::all(seats).map(detail).collect(),
        });
    }
    Ok(Sheet {
        rounds,
        totals: totals.of(seats).to_vec(),
        zero_rounds: zero_rounds.of(seats).to_vec(),
        pot: None,
        beyond_supply: false,
        starters,
        winners,
    })
}

/// Reads the fronts; each card of the box lies in one place.
fn fronts(game: &Bids, round: usize, entry: &Entry) -> Result<Fronts, Mistake> {
    let mut fronts = Fronts::default();
    let mut seen: Vec<Card> = Vec::new();
    for (seat, text) in Seat::all(game.seats()).zip(&entry.cards) {
        for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
            let card = read_card(game, word).ok_or_else(|| {
                let word = word.chars().take(40).collect();
                Mistake::NoCard { round, seat: seat.index(), word }
            })?;
            if seen.contains(&card) {
                return Err(Mistake::Twice { round, card: game.card_word(card) });
            }
            seen.push(card);
            fronts.push(seat, card);
        }
    }
    Ok(fronts)
}

/// A black card as people write it: `5` is as good as `K5`, and `−5` as `-5`.
fn read_card(game: &Bids, word: &str) -> Option<Card> {
    let word = word.to_lowercase().replace('−', "-").replace('×', "x");
    let written = match word.as_str() {
        "x2" => "2x".to_owned(),
        number if number.chars().all(|digit| digit.is_ascii_digit()) => format!("K{number}"),
        number if number.starts_with('k') && number[1..].parse::<u8>().is_ok() => {
            number.to_uppercase()
        }
        other => other.to_owned(),
    };
    game.read_card(&written).filter(|card| card.is_black())
}

fn allies(game: &Bids, round: usize, [player, winner]: [u8; 2]) -> Result<Allies, Mistake> {
    if player == winner || player.max(winner) >= game.seats() {
        return Err(Mistake::NoAllies { round });
    }
    Ok(Allies { player: Seat::new(player), winner: Seat::new(winner) })
}
