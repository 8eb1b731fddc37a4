//! The sums of All In – Predictions.

use tapis_all_in::{AllIn, Card, CardSet, Category, Strength, pot_share};
use tapis_game::{Game, Seat, Seats};

use super::{Detail, Entry, Line, Mistake, ScorePad, Sheet};

/// A full hand.
const HAND: usize = 5;
/// Rounds of a game; with `heirs` a tie brings one more.
const ROUNDS: usize = 3;

/// What is known of a hand.
struct Hand {
    category: Category,
    /// What the hand and its rune cards score.
    score: u16,
    /// Its rank number, for hands of which no more is known.
    rank: u8,
    /// Its place in the order of all hands, if enough is known.
    strength: Option<Strength>,
}

impl super::OnPaper for AllIn {
    fn sheet(pad: &ScorePad) -> Result<Sheet, Mistake> {
        sheet(pad)
    }
}

/// What follows from a pad of All In.
fn sheet(pad: &ScorePad) -> Result<Sheet, Mistake> {
    let game: AllIn = pad.game()?;
    let seats = usize::from(game.seats());
    let mut runes = vec![0u16; seats];
    let mut pot = game.pot_added(1);
    let mut starters = Seats::all(game.seats());
    let mut winners = None;
    let mut rounds = Vec::new();
    for (round, entry) in (1..).zip(&pad.rounds) {
        if winners.is_some() {
            return Err(Mistake::Over { round });
        }
        let hands = hands(&game, round, entry)?;
        let strengths = strengths(&game, round, &hands)?;
        let best = (0..seats).max_by_key(|seat| strengths[*seat]).unwrap_or_default();
        let predictions: Vec<usize> = (0..seats)
            .map(|seat| match entry.predictions.get(seat) {
                Some(target) if usize::from(*target) < seats => Ok(usize::from(*target)),
                _ => Err(Mistake::NoPrediction { round, seat }),
            })
            .collect::<Result<_, _>>()?;
        let correct = predictions.iter().filter(|target| **target == best).count();
        let (share, carry) = pot_share(pot, correct as u16);
        let details: Vec<(u16, Detail)> = (0..seats)
            .map(|seat| {
                let effects = entry.runes.get(seat).copied().unwrap_or_default().min(999);
                let pot = if predictions[seat] == best { share } else { 0 };
                let hand = hands[seat].score;
                let category = hands[seat].category.word().to_owned();
                let best = seat == best;
                (hand + pot + effects, Detail::Hand { category, hand, pot, effects, best })
            })
            .collect();
        for (total, (gain, _)) in runes.iter_mut().zip(&details) {
            *total = total.saturating_add(*gain);
        }
        if round >= ROUNDS {
            winners = game.final_winners(&runes, &strengths, round as u8);
        }
        starters = match winners {
            Some(_) => Seats::NONE,
            None => Seats::only(game.next_start(&runes, &strengths)),
        };
        pot = carry;
        if winners.is_none() {
            pot += game.pot_added(round as u8 + 1);
        }
        rounds.push(Line {
            scores: details.iter().map(|(gain, _)| i32::from(*gain)).collect(),
            totals: runes.iter().map(|total| i32::from(*total)).collect(),
            details: details.into_iter().map(|(_, detail)| detail).collect(),
        });
    }
    Ok(Sheet {
        rounds,
        totals: runes.into_iter().map(i32::from).collect(),
        zero_rounds: Vec::new(),
        pot: winners.is_none().then_some(pot),
        starters,
        winners,
    })
}

/// Reads all hands; each card of the box is in one of them.
fn hands(game: &AllIn, round: usize, entry: &Entry) -> Result<Vec<Hand>, Mistake> {
    let mut seen = CardSet::EMPTY;
    Seat::all(game.seats())
        .map(|seat| {
            let seat = seat.index();
            let text = entry.cards.get(seat).map_or("", String::as_str);
            read_hand(game, round, seat, text, &mut seen)
        })
        .collect()
}

fn read_hand(
    game: &AllIn,
    round: usize,
    seat: usize,
    text: &str,
    seen: &mut CardSet,
) -> Result<Hand, Mistake> {
    let no_hand = Mistake::NoHand { round, seat };
    let mut words = text.split([' ', ',']).filter(|word| !word.is_empty()).peekable();
    let category = words.peek().and_then(|word| Category::read(&word.to_lowercase()));
    if category.is_some() {
        words.next();
    }
    let mut cards = CardSet::EMPTY;
    for word in words {
        let card = Card::read(&word.to_uppercase()).ok_or_else(|| {
            let word = word.chars().take(40).collect();
            Mistake::NoCard { round, seat, word }
        })?;
        if seen.contains(card) {
            return Err(Mistake::Twice { round, card: card.to_string() });
        }
        seen.insert(card);
        cards.insert(card);
    }
    let Some(category) = category else {
        if cards.len() != HAND {
            return Err(no_hand);
        }
        let ranking = game.ladder().ranking(cards);
        return Ok(Hand {
            category: ranking.category,
            score: game.hand_score(cards),
            rank: ranking.rank,
            strength: Some(ranking.strength),
        });
    };
    let suited = cards & CardSet::SUITED;
    if suited.len() > 1 {
        return Err(no_hand);
    }
    let rank = category.rank(game.side());
    Ok(Hand {
        category,
        // An otherwise empty hand scores just its rune cards.
        score: u16::from(rank) + game.hand_score(cards & CardSet::RUNES),
        rank,
        strength: suited.first().and_then(|card| game.ladder().strength_by(category, card)),
    })
}

/// The places of all hands in their order. Where only categories are known, they must differ.
fn strengths(game: &AllIn, round: usize, hands: &[Hand]) -> Result<Vec<Strength>, Mistake> {
    for (seat, hand) in hands.iter().enumerate() {
        for (other, second) in hands.iter().enumerate().skip(seat + 1) {
            let told_apart = match (hand.strength, second.strength) {
                (Some(one), Some(two)) => one != two,
                _ => hand.rank != second.rank,
            };
            if !told_apart {
                return Err(Mistake::Undecided { round, seat, other });
            }
        }
    }
    // Without a deciding card any card stands for it: the category alone decides.
    let any = Card::read("2T").expect("the lowest card");
    hands
        .iter()
        .enumerate()
        .map(|(seat, hand)| {
            let by_category = || game.ladder().strength_by(hand.category, any);
            let strength = hand.strength.or_else(by_category);
            strength.ok_or(Mistake::NoHand { round, seat })
        })
        .collect()
}
