//! What is told of each thing that happens: the reasons of the rules, put together from what lies on
//! the table. Nothing here is done unless somebody listens.

use tapis_game::{BySeat, Seat, Seats, Told};

use crate::cards::Effects;
use crate::event::{
    Bidder, Colours, Count, Effect, Effective, Event, Gain, How, Part, Placed, Private, RoundEnded,
    Starts, Sum, TrickEnded,
};
use crate::notation::Word;
use crate::piles::Plays;
use crate::scoring::Decided;
use crate::table::{FaceUp, LastRound, LastTrick};
use crate::trick::Outcome;
use crate::words::{Card, Colour};
use crate::{Bids, State, flip, imagine, thief};

/// The cards are dealt. Nobody knew what is taken out and what is in the own hand.
pub(crate) fn round_begun(game: &Bids, state: &State) -> Told<Bids> {
    let up = &state.face_up;
    let told = Told::all(Event::RoundBegun {
        round: up.round,
        starter: up.starter,
        why: up.last_round.map_or(Starts::LongestName, |last| why_starts(game, up, &last)),
        removed: words(game, up.removed.iter().copied()),
        deck: up.deck,
    });
    let hands = Seat::all(game.seats).zip(state.hands.of(game.seats));
    let dealt = hands.fold(told, |told, (seat, hand)| {
        told.and_alone(seat, Private::Hand { cards: words(game, hand.iter()) })
    });
    dealt.new_to(Seats::all(game.seats))
}

/// 6.9 Why the starter of a later round starts it.
fn why_starts(game: &Bids, up: &FaceUp, last: &LastRound) -> Starts {
    let scores = game.scored(last, &up.zero_rounds).scores;
    match game.decide(&up.totals, &scores, &last.fronts).1 {
        Decided::Total => Starts::Total,
        Decided::LastRound => Starts::LastRound,
        Decided::HighestCard => Starts::HighestCard,
        Decided::Nothing => Starts::Clockwise,
    }
}

/// A flipped card goes aside; it still lies on the deck.
pub(crate) fn set_aside(game: &Bids, state: &State, card: Card) -> Told<Bids> {
    let effects = game.printed(card).effects;
    let does = LATER.into_iter().filter(|(what, _)| effects.any(*what));
    let event = Event::SetAside {
        card: game.word(card),
        effects: does.map(|(_, effect)| effect).collect(),
    };
    Told::all(event).new_to(imagine::surprised_by_flip(game, state))
}

/// A card is flipped for the trick that begins; it still lies on the deck.
pub(crate) fn flipped(game: &Bids, state: &State, card: Card) -> Told<Bids> {
    Told::all(centre_card(&state.face_up, Some(game.word(card))))
        .new_to(imagine::surprised_by_flip(game, state))
}

/// The centre card of the trick that begins stays face down.
pub(crate) fn hidden(state: &State) -> Told<Bids> {
    Told::all(centre_card(&state.face_up, None))
}

fn centre_card(up: &FaceUp, card: Option<Word>) -> Event {
    Event::CentreCard { round: up.round, trick: up.trick, starter: up.starter, card }
}

/// A seat bids a card, which it still holds.
pub(crate) fn bid(game: &Bids, state: &State, seat: Seat, card: Card) -> Told<Bids> {
    Told::all(Event::Bid { seat, card: game.word(card) })
        .new_to(imagine::surprised_by_bid(game, state, seat))
}

/// The hidden centre card, which still lies on the deck, is turned up.
pub(crate) fn turned_up(game: &Bids, state: &State) -> Told<Bids> {
    let card = flip::top(state).expect("a hidden centre card is the top of the deck");
    Told::all(Event::TurnedUp { card: game.word(card) })
        .new_to(imagine::surprised_by_flip(game, state))
}

/// The cards of a trick have been given out; `had` of the cards in front were there before.
pub(crate) fn trick_ended(game: &Bids, up: &FaceUp, ended: &LastTrick, had: usize) -> Told<Bids> {
    let &LastTrick { round, trick, starter, centre, plays, winner, next } = ended;
    let [best, behind] = game.best_and_behind(plays, centre, up.lowest_wins).map(|places| {
        let placed = |place: Option<u8>| match place {
            None => Placed { seat: None, card: game.word(centre) },
            Some(place) => Placed {
                seat: Some(game.seat_after(starter, place)),
                card: game.word(plays.iter().nth(place.into()).expect("a card at its place")),
            },
        };
        places.into_iter().map(placed).collect::<Vec<_>>()
    });
    let how = match game.outcome(plays, centre, up.lowest_wins) {
        Outcome::Won(_) => How::Won,
        Outcome::Burned(_) => How::Burned,
        Outcome::Nobody if best.is_empty() => How::NoNumber,
        Outcome::Nobody => How::CentreBest,
    };
    let received: Vec<Card> = up.fronts.iter().skip(had).map(|(_, card)| card).collect();
    let goes_under = |card: &Card| winner.is_none() && card.is_black();
    let all = [centre].into_iter().chain(plays.iter());
    let aside = all.clone().filter(|card| !received.contains(card) && !goes_under(card));
    Told::all(Event::TrickEnded(Box::new(TrickEnded {
        round,
        trick,
        starter,
        centre: game.word(centre),
        plays: words(game, plays.iter()),
        lowest_wins: up.lowest_wins,
        colours: game.color_bids.then(|| colours(game, plays, Some(centre))),
        best,
        behind,
        how,
        winner,
        front: words(game, received.iter().copied()),
        aside: words(game, aside),
        under_deck: words(game, all.filter(goes_under)),
        next,
        last: trick == game.pack.hand,
    })))
}

/// 6.7 How often each colour occurs, and which ones occur most often.
pub(crate) fn colours(game: &Bids, plays: Plays, centre: Option<Card>) -> Colours {
    let most = |counts: &[u8; 6]| -> Vec<Colour> {
        let most = counts.iter().max();
        let colours = Colour::ALL.into_iter().zip(counts);
        colours.filter(|(_, count)| Some(*count) == most).map(|(colour, _)| colour).collect()
    };
    let mut counts = [0; 6];
    for card in plays.iter() {
        counts[usize::from(game.printed(card).colour)] += 1;
    }
    let without_centre = most(&counts);
    if let Some(card) = centre {
        counts[usize::from(game.printed(card).colour)] += 1;
    }
    let occur = Colour::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    Colours {
        counts: occur.map(|(colour, cards)| Count { colour, cards }).collect(),
        most: most(&counts),
        without_centre,
    }
}

/// The winner of a trick has to steal, and others have cards.
pub(crate) fn must_steal(game: &Bids, up: &FaceUp, trick: &LastTrick) -> Told<Bids> {
    let bids = trick.starter.round_from(game.seats).zip(trick.plays.iter());
    let others = bids.filter(|(seat, _)| trick.winner != Some(*seat));
    let mut bidders: Vec<Bidder> = others
        .map(|(seat, card)| Bidder {
            seat,
            bid: game.bid_of(card),
            cards: up.fronts.of(seat).count() as u8,
        })
        .collect();
    bidders.sort_by_key(|bidder| if up.lowest_wins { -bidder.bid } else { bidder.bid });
    Told::all(Event::MustSteal {
        thief: up.to_act,
        due: up.steals,
        bidders,
        highest_is_worst: up.lowest_wins,
        victims: thief::victims(game, up, trick),
    })
}

/// A theft is due, and nobody else has a card.
pub(crate) fn no_theft(up: &FaceUp, trick: &LastTrick) -> Told<Bids> {
    Told::all(Event::NoTheft { thief: trick.next, due: up.steals })
}

/// A card is stolen, which still lies in front of the victim. Where there was a choice, nobody else
/// knew how it would fall.
pub(crate) fn stolen(
    game: &Bids,
    up: &FaceUp,
    thief: Seat,
    victim: Seat,
    card: Card,
) -> Told<Bids> {
    let told = Told::all(Event::Stolen { thief, victim, card: game.word(card) });
    if tapis_game::Menu::len(&thief::choices(game, up)) == 1 {
        return told;
    }
    told.new_to(Seats::all(game.seats).without(thief))
}

/// The alliance that has been made.
pub(crate) fn allied(player: Seat, winner: Seat) -> Told<Bids> {
    Told::all(Event::Allied { player, winner })
}

/// The trick resolved last was won, and cards in it change the tricks to come.
pub(crate) fn took_effect(game: &Bids, up: &FaceUp) -> Told<Bids> {
    let trick = up.last_trick.expect("effects come from a trick");
    let cards = [trick.centre].into_iter().chain(trick.plays.iter());
    let effects = LATER.into_iter().filter_map(|(what, effect)| {
        let by = cards.clone().filter(|card| game.printed(*card).effects.any(what));
        let by = words(game, by);
        (!by.is_empty()).then_some(Effective { effect, by })
    });
    Told::all(Event::TookEffect {
        effects: effects.collect(),
        too_late: up.trick == game.pack.hand,
    })
}

/// What cards change in the tricks to come.
const LATER: [(Effects, Effect); 3] = [
    (Effects::SHUFFLE, Effect::Shuffle),
    (Effects::LOWEST_WINS, Effect::LowestWins),
    (Effects::HIDE_NEXT, Effect::HideNext),
];

/// A round has been scored, and its points have been added to the totals.
pub(crate) fn round_ended(game: &Bids, up: &FaceUp) -> Told<Bids> {
    let Some(last) = up.last_round else { unreachable!("a round that has been scored is kept") };
    let points = game.scored(&last, &up.zero_rounds);
    let (leaders, by) = game.decide(&up.totals, &points.scores, &last.fronts);
    let sum = |seat: Seat| {
        let cards = parts(game, last.fronts.of(seat));
        let gain = match last.allies {
            Some(allies) if allies.include(seat) => {
                let with = if seat == allies.player { allies.winner } else { allies.player };
                Gain::Alliance { with, together: points.own[seat] + points.own[with] }
            }
            _ if cards.is_empty() => {
                Gain::LuckyLoser { times: up.zero_rounds[seat], each: game.lucky_loser }
            }
            _ => Gain::Cards,
        };
        Sum {
            cards,
            own: points.own[seat],
            highest: game.highest(&last.fronts, seat),
            score: points.scores[seat],
            gain,
            zero_rounds: up.zero_rounds[seat],
            total: up.totals[seat],
        }
    };
    Told::all(Event::RoundEnded(RoundEnded {
        round: up.round,
        ran_out: up.trick < game.pack.hand,
        sums: Seat::all(game.seats).map(sum).collect(),
        allies: last.allies.map(|allies| [allies.player, allies.winner]),
        leaders,
        by,
    }))
}

/// 6.8, step 1: the cards of a front, with what it is worth after each.
fn parts(game: &Bids, front: impl Iterator<Item = Card>) -> Vec<Part> {
    let mut sum = 0;
    let part = |card| {
        let printed = game.printed(card);
        sum = game.receive(sum, card);
        let (points, multiply) = (printed.points.into(), printed.multiply.into());
        Part { card: game.word(card), points, multiply, sum }
    };
    front.map(part).collect()
}

/// The last round has been scored.
pub(crate) fn game_over(game: &Bids, up: &FaceUp) -> Told<Bids> {
    let Some(last) = up.last_round else { unreachable!("a round that has been scored is kept") };
    let scores: BySeat<i32> = game.scored(&last, &up.zero_rounds).scores;
    let (winners, by) = game.decide(&up.totals, &scores, &last.fronts);
    Told::all(Event::GameOver { winners, by })
}

fn words(game: &Bids, cards: impl IntoIterator<Item = Card>) -> Vec<Word> {
    cards.into_iter().map(|card| game.word(card)).collect()
}
