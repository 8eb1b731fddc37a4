//! The sums of a game of which nobody has said how its rounds are scored: what stands on the pad are
//! points.

use tapis_game::{Game, Seats};

use super::{Detail, Line, Mistake, ScorePad, Sheet};

/// What follows from a pad of points.
pub(super) fn sheet<G: Game>(pad: &ScorePad) -> Result<Sheet, Mistake> {
    let seats = pad.game::<G>()?.seats();
    let mut totals = vec![0_i32; usize::from(seats)];
    let mut rounds = Vec::new();
    for (round, entry) in (1..).zip(&pad.rounds) {
        let mut scores = Vec::new();
        for (seat, total) in totals.iter_mut().enumerate() {
            let word = entry.cards.get(seat).map_or("", |word| word.trim());
            let points = if word.is_empty() { Ok(0) } else { word.parse::<i32>() };
            let no_number = |_| Mistake::NoCard { round, seat, word: word.to_owned() };
            let points = points.map_err(no_number)?;
            *total = total.saturating_add(points);
            scores.push(points);
        }
        let details = scores.iter().map(|own| Detail::Cards { own: *own }).collect();
        rounds.push(Line { scores, totals: totals.clone(), details });
    }
    Ok(Sheet {
        rounds,
        totals,
        zero_rounds: Vec::new(),
        pot: None,
        beyond_supply: false,
        starters: Seats::all(seats),
        winners: None,
    })
}
