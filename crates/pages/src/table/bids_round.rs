//! Finished tricks and rounds of Bids, what is still out, and which cards fly where: all from what
//! was heard.

use maud::{Markup, html};
use tapis_bids::{Bids, Event, Gain, How, RoundEnded, Scene, Special, Sum, TrickEnded, Word};
use tapis_game::{Heard, Seat, Seats};
use tapis_texts::{Language, bids as words};

use super::bids::{chip, flame};
use super::flight::{Flight, place};
use super::stage::{In, Times};
use super::{Room, card};
use crate::art;
use crate::layout::points;

/// The trick that ended last.
pub(super) fn last_trick(heard: &[Heard<Bids>]) -> Option<&TrickEnded> {
    heard.iter().rev().find_map(|heard| match &heard.event {
        Event::TrickEnded(trick) => Some(&**trick),
        _ => None,
    })
}

/// The round that was scored last.
pub(super) fn last_round(heard: &[Heard<Bids>]) -> Option<&RoundEnded> {
    heard.iter().rev().find_map(|heard| match &heard.event {
        Event::RoundEnded(round) => Some(round),
        _ => None,
    })
}

/// Who bid the cards that burned each other.
pub(super) fn burned(trick: &TrickEnded) -> Seats {
    let best = trick.best.iter().filter(|_| trick.how == How::Burned);
    best.filter_map(|placed| placed.seat).collect()
}

/// Who has won a trick and by what, or why nobody has.
pub(super) fn trick_told(room: &Room<'_>, trick: &TrickEnded) -> String {
    words::trick(room.language, &room.told_names(), trick).join(" ")
}

/// Why one of those with the best total has won, or why several have.
pub(super) fn decided(room: &Room<'_>, heard: &[Heard<Bids>]) -> Option<String> {
    let round = last_round(heard)?;
    heard.iter().rev().find_map(|heard| match heard.event {
        Event::GameOver { winners, by } => {
            words::decided(room.language, &room.names(), round, winners, by)
        }
        _ => None,
    })
}

/// What the round was for the viewer, in one sentence; for somebody who only looks on, its title.
pub(super) fn verdict(room: &Room<'_>, round: &RoundEnded) -> String {
    let t = room.texts();
    let Some((you, sum)) = round.by_seat().find(|(seat, _)| room.you == Some(*seat)) else {
        return t.msg_table_round_scored(round.round);
    };
    let score = points(sum.score);
    let rank = rank_of(round, you, |sum| sum.total);
    match sum.gain {
        Gain::LuckyLoser { .. } => t.msg_moments_round_lucky(score, rank),
        Gain::Cards | Gain::Alliance { .. } => t.msg_moments_round_points(score, rank),
    }
}

/// The place of a seat, from 1: how many have more, and one.
fn rank_of(round: &RoundEnded, seat: Seat, by: impl Fn(&Sum) -> i32) -> usize {
    let own = round.sums.get(seat.index()).map_or(0, &by);
    1 + round.sums.iter().filter(|sum| by(sum) > own).count()
}

/// One row of a scored round after the other comes to its sum.
const EACH_SEAT: u32 = 450;

/// A scored round, the best total first: what everybody won, how that comes about, and the totals.
/// `staged` says whether it happens now: then cards and points come one after another, and the rows
/// move from the places that they had to those that they have now.
pub(super) fn scored(game: &Bids, room: &Room<'_>, round: &RoundEnded, staged: bool) -> Markup {
    let t = room.texts();
    let before = |sum: &Sum| sum.total - sum.score;
    let mut rows: Vec<(Seat, &Sum)> = round.by_seat().collect();
    rows.sort_by_key(|(_, sum)| -sum.total);
    let mut old: Vec<(Seat, &Sum)> = rows.clone();
    old.sort_by_key(|(_, sum)| -before(sum));
    let mut times = Times::default();
    let starts: Vec<u32> = rows.iter().map(|_| times.then(EACH_SEAT)).collect();
    let moves = times.then(400);
    let when = |at: u32| staged.then_some(at);
    let how = |how: In| staged.then_some(how.word());
    html! {
        div.showdown.scored data-stage=[staged.then(|| format!("round-{}", round.round))] {
            table {
                caption { (t.msg_table_round_scored(round.round)) }
                thead { tr { th scope="col" { (t.msg_table_player()) } th scope="col" { (t.msg_table_front()) } th scope="col" { (t.msg_table_points()) } th scope="col" { (t.msg_table_total()) } } }
                tbody { @for (&(seat, sum), start) in rows.iter().zip(&starts) {
                    @let start = *start;
                    @let allied = matches!(sum.gain, Gain::Alliance { .. });
                    @let was = old.iter().position(|(other, _)| *other == seat).unwrap_or_default();
                    @let rank = rank_of(round, seat, |sum| sum.total);
                    @let rank_before = rank_of(round, seat, before);
                    tr class=[(room.you == Some(seat)).then_some("yours")] data-was=[when(was as u32)] data-moves=[when(moves)] {
                        th scope="row" {
                            span.rank-mark { (rank) }
                            @if rank < rank_before && round.round > 1 { span.up title=(t.msg_moments_up()) { "▲" span.sr { (t.msg_moments_up()) } } }
                            @if rank > rank_before && round.round > 1 { span.down title=(t.msg_moments_down()) { "▼" span.sr { (t.msg_moments_down()) } } }
                            " " (room.called(seat)) @if allied { " " (art::icon("i-ally")) }
                        }
                        td.won {
                            @for (place, part) in sum.cards.iter().enumerate() {
                                span data-at=[when(start + 70 * place as u32)] data-in=[how(In::Pop)] { (chip(room.language, part.card)) }
                            }
                            @if let Gain::LuckyLoser { times, .. } = sum.gain {
                                span.lucky data-at=[when(start)] data-in=[how(In::Pop)] data-sound=[how(In::Pop).map(|_| "lucky")] title=(words::lucky_loser(game, room.language)) {
                                    span.clovers data-n=(times.min(5)) aria-hidden="true" { (art::icon("i-clover")) }
                                    (t.msg_moments_lucky_time(times))
                                }
                            }
                            // What the cards beside it say by themselves needs no sum.
                            @if words::in_numbers(sum) != points(sum.score) { small data-at=[when(start + 200)] data-in=[how(In::Rise)] { (words::equals(words::in_numbers(sum), sum.score)) } }
                        }
                        td.number {
                            span data-at=[when(start + 280)] data-in=[how(In::Pop)] { (signed(sum.score)) }
                        }
                        td.number { b.sum data-at=[when(start + 380)] data-in=[how(In::Count)] data-from=[staged.then(|| before(sum))] data-to=[staged.then_some(sum.total)] { (points(sum.total)) } }
                    }
                } }
            }
            (so_far(room))
        }
    }
}

/// The points of each round so far, in one line for each player.
fn so_far(room: &Room<'_>) -> Markup {
    let t = room.texts();
    let rounds = room.rounds;
    html! {
        @if rounds.len() > 1 {
            table.so-far {
                caption { (t.msg_moments_so_far()) }
                thead { tr { th scope="col" { span.sr { (t.msg_table_player()) } } @for (number, _) in (1..).zip(rounds) { th scope="col" { (number) } } } }
                tbody { @for seat in Seat::all(room.seats()) {
                    tr { th scope="row" { (room.called(seat)) } @for round in rounds { td.number { (points(round.gained.get(seat.index()).copied().unwrap_or_default())) } } }
                } }
            }
        }
    }
}

/// Points with their sign.
fn signed(score: i32) -> String {
    if score > 0 { format!("+{score}") } else { points(score) }
}

/// That somebody has to steal, with the reason, as it was heard last.
pub(super) fn theft(heard: &[Heard<Bids>]) -> Option<&Heard<Bids>> {
    heard.iter().rev().find(|heard| matches!(heard.event, Event::MustSteal { .. }))
}

/// The last trick and round, and what has not been seen.
pub(super) fn last(game: &Bids, room: &Room<'_>, scene: &Scene, heard: &[Heard<Bids>]) -> Markup {
    let t = room.texts();
    let shown = |word: Word| html! { (card("", art::bids(game, word))) };
    html! {
        @match last_trick(heard) {
            None => p { (t.msg_table_no_last_trick()) },
            Some(trick) => {
                @let burned = burned(trick);
                h3 { (t.msg_table_round_trick(trick.round, game.agreed().rounds, trick.trick)) }
                p { (trick_told(room, trick)) }
                ul.cards.old-trick {
                    li.prize { (shown(trick.centre)) span.by { (t.msg_table_centre()) } span.sr { (words::card(room.language, trick.centre)) } }
                    @for (seat, word) in trick.starter.round_from(room.seats()).zip(&trick.plays) {
                        li class={ @if trick.winner == Some(seat) { "leads" } @if burned.contains(seat) { "burns" } } { (shown(*word)) (flame(burned.contains(seat), None)) span.by { (room.called(seat)) } span.sr { (words::card(room.language, *word)) } }
                    }
                }
            }
        }
        h3 { (t.msg_table_unseen()) }
        ul.unseen { @for unseen in game.unseen(scene) {
            li { @for out in &unseen.cards { (chip(room.language, game.word(*out))) } }
        } }
        @if !scene.removed.is_empty() {
            p { (t.msg_table_taken_out()) " " @for word in &scene.removed { (chip(room.language, *word)) } }
        }
        @if let Some(round) = last_round(heard) { (scored(game, room, round, false)) }
    }
}

/// The last round after the game: what everybody won, and with which hand.
pub(super) fn result(game: &Bids, room: &Room<'_>, heard: &[Heard<Bids>], dealt: &Scene) -> Markup {
    html! {
        @if let Some(round) = last_round(heard) { (scored(game, room, round, false)) }
        h3 { (room.texts().msg_table_hands()) }
        ul.hands { @for (seat, hand) in Seat::all(room.seats()).zip(&dealt.hands) {
            li { b { (room.called(seat)) } span { @for word in hand.iter().filter_map(|face| face.word()) { (chip(room.language, word)) } } }
        } }
    }
}

/// What the black cards of this table do.
pub(super) fn reference(game: &Bids, language: Language) -> Markup {
    let options = game.agreed();
    let has = |name: Special| options.specials.contains(&name);
    let specials = [
        (Word::Twice, true),
        (Word::MinusFive, true),
        (Word::Thief, has(Special::Thief)),
        (Word::Shuffle, has(Special::Shuffle)),
        (Word::LowestWins, has(Special::LowestWins)),
        (Word::GreatUnknown, has(Special::GreatUnknown)),
        (Word::Ally, options.ally == Some(true)),
    ];
    html! {
        div.panel-body {
            @for sentence in words::rules_in_short(game, language) { p { (sentence) } }
            ul.cards.special-list {
                @for (word, used) in specials { @if used { (explained(game, language, word, &words::card(language, word))) } }
                @for own in &options.blanks { @if let Ok(word) = own.id.parse() { (explained(game, language, word, own.name.as_deref().unwrap_or(&own.id))) } }
            }
        }
    }
}

/// A card with its name and what it does.
fn explained(game: &Bids, language: Language, word: Word, name: &str) -> Markup {
    let what = words::card_explained(game, language, word).unwrap_or_default();
    html! { li data-special=(word) { (card("", art::bids(game, word))) div { b { (name) } p { (what) } } } }
}

/// A bid comes from its player's place; won cards go to the front of the winner; what burns goes
/// under the deck.
pub(super) fn flight(heard: &[Heard<Bids>]) -> Flight {
    let mut flight = Flight::default();
    for heard in heard {
        match &heard.event {
            Event::Bid { seat, card } => flight.came(&card.to_string(), &place(*seat)),
            Event::TrickEnded(trick) => {
                // What burns goes up in smoke; the card in the middle and other black ones go back.
                let to = |word: &Word| match trick.winner {
                    Some(winner) => place(winner),
                    None if trick.under_deck.contains(word) => "deck".to_owned(),
                    None => "smoke".to_owned(),
                };
                for word in trick.plays.iter().chain([&trick.centre]) {
                    flight.went(&word.to_string(), &to(word));
                }
            }
            Event::CentreCard { card, .. } => {
                let key = card.map_or_else(|| "centre".to_owned(), |card| card.to_string());
                flight.came(&key, "deck");
            }
            _ => {}
        }
    }
    flight
}
