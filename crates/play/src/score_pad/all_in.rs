//! The sums of All In – Predictions.

use tapis_all_in::{AllIn, Card, CardSet, Category, SUPPLY, Strength, TieBreak, pot_share};
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
    // A-03 At a paper table somebody has dealt.
    let mut starters = pad
        .dealer
        .filter(|dealer| *dealer < game.seats())
        .map_or(Seats::all(game.seats()), |dealer| {
            Seats::only(Seat::new(dealer).clockwise(1, game.seats()))
        });
    let mut winners = None;
    let mut rounds = Vec::new();
    for (round, entry) in (1..).zip(&pad.rounds) {
        if winners.is_some() {
            return Err(Mistake::Over { round });
        }
        let hands = hands(&game, round, entry)?;
        tell_apart(round, &hands, 0..seats, Edge::Best)?;
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
            if game.tie_break() == TieBreak::BestHand {
                tell_apart(round, &hands, level(&runes, runes.iter().max()), Edge::Best)?;
            }
            winners = game.final_winners(&runes, &strengths, round as u8);
        }
        if winners.is_none() {
            tell_apart(round, &hands, level(&runes, runes.iter().min()), Edge::Weakest)?;
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
    let runes_out = runes.iter().copied().map(u32::from).sum::<u32>() + u32::from(pot);
    Ok(Sheet {
        rounds,
        totals: runes.into_iter().map(i32::from).collect(),
        zero_rounds: Vec::new(),
        beyond_supply: runes_out > u32::from(SUPPLY),
        pot: winners.is_none().then_some(pot),
        starters,
        winners,
    })
}

/// What each hand that can be read scores, with the runes by effects: without the pot, which waits
/// for the last one.
pub(super) fn hands_so_far(pad: &ScorePad, entry: &Entry) -> Vec<Option<i32>> {
    let Ok(game) = pad.game::<AllIn>() else { return vec![None; pad.names.len()] };
    let mut seen = CardSet::EMPTY;
    let hand = |seat: usize| {
        let text = entry.cards.get(seat).map_or("", String::as_str);
        let hand = read_hand(&game, 0, seat, text, &mut seen).ok()?;
        Some(i32::from(hand.score + entry.runes.get(seat).copied().unwrap_or_default().min(999)))
    };
    (0..pad.names.len()).map(hand).collect()
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

/// Which end of an order of hands is looked for.
#[derive(Clone, Copy, PartialEq)]
enum Edge {
    Best,
    Weakest,
}

/// The players who have just so many runes.
fn level<'a>(runes: &'a [u16], count: Option<&u16>) -> impl Iterator<Item = usize> + use<'a> {
    let count = count.copied();
    (0..runes.len()).filter(move |seat| Some(runes[*seat]) == count)
}

/// Whether it is known which of these hands is the best, or the weakest. On paper nobody compares
/// hands between which nothing is decided, and so nobody is asked about them.
fn tell_apart(
    round: usize,
    hands: &[Hand],
    among: impl Iterator<Item = usize>,
    edge: Edge,
) -> Result<(), Mistake> {
    let among: Vec<usize> = among.collect();
    let ranks = among.iter().map(|seat| hands[*seat].rank);
    let rank = if edge == Edge::Best { ranks.max() } else { ranks.min() };
    let at_the_edge: Vec<usize> =
        among.into_iter().filter(|seat| Some(hands[*seat].rank) == rank).collect();
    for (place, seat) in at_the_edge.iter().enumerate() {
        for other in &at_the_edge[place + 1..] {
            let known = match (hands[*seat].strength, hands[*other].strength) {
                (Some(one), Some(two)) => one != two,
                _ => false,
            };
            if !known {
                return Err(Mistake::Undecided { round, seat: *seat, other: *other });
            }
        }
    }
    Ok(())
}

/// The places of all hands in their order, as far as anything depends on them.
fn strengths(game: &AllIn, round: usize, hands: &[Hand]) -> Result<Vec<Strength>, Mistake> {
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
