//! Finished tricks and rounds of Bids, what is still out, and which cards fly where: all from what
//! was heard.

use maud::{Markup, html};
use tapis_bids::{Bids, Event, Gain, How, RoundEnded, Scene, Special, TrickEnded, Word};
use tapis_game::{Heard, Seat, Seats};
use tapis_texts::{Language, bids as words};

use super::bids::{chip, flame};
use super::flight::{Flight, place};
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
    words::trick(room.language, &room.names(), trick).join(" ")
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

/// A scored round: what everybody won, how that comes about, and the totals.
pub(super) fn scored(room: &Room<'_>, round: &RoundEnded) -> Markup {
    let t = room.texts();
    html! {
        div.showdown.scored {
            table {
                caption { (t.msg_table_round_scored(round.round)) }
                thead { tr { th scope="col" { (t.msg_table_player()) } th scope="col" { (t.msg_table_front()) } th scope="col" { (t.msg_table_points()) } th scope="col" { (t.msg_table_total()) } } }
                tbody { @for (seat, sum) in round.by_seat() {
                    @let allied = matches!(sum.gain, Gain::Alliance { .. });
                    tr {
                        th scope="row" { (room.called(seat)) @if allied { " " (art::icon("i-ally")) } }
                        td { @for part in &sum.cards { (chip(room.language, part.card)) } @if sum.cards.is_empty() { span.lucky { (art::icon("i-clover")) (t.msg_table_lucky()) } } }
                        td.number {
                            // What the cards beside it say by themselves needs no sum.
                            @if sum.gain != Gain::Cards && words::in_numbers(sum) != points(sum.score) { small { (words::in_numbers(sum)) } }
                            (points(sum.score))
                        }
                        td.number { b { (points(sum.total)) } }
                    }
                } }
            }
        }
    }
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
                        li class={ @if trick.winner == Some(seat) { "leads" } @if burned.contains(seat) { "burns" } } { (shown(*word)) (flame(burned.contains(seat))) span.by { (room.called(seat)) } span.sr { (words::card(room.language, *word)) } }
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
        @if let Some(round) = last_round(heard) { (scored(room, round)) }
    }
}

/// The last round after the game: what everybody won, and with which hand.
pub(super) fn result(room: &Room<'_>, heard: &[Heard<Bids>], dealt: &Scene) -> Markup {
    html! {
        @if let Some(round) = last_round(heard) { (scored(room, round)) }
        h3 { (room.texts().msg_table_hands()) }
        ul.hands { @for (seat, hand) in Seat::all(room.seats()).zip(&dealt.hands) {
            li { b { (room.called(seat)) } span { @for word in hand.iter().filter_map(|face| face.word()) { (chip(room.language, word)) } } }
        } }
    }
}

/// What the black cards of this table do.
pub(super) fn reference(game: &Bids, language: Language) -> Markup {
    let t = language.texts();
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
            p { (t.msg_table_bids_short()) }
            @if options.color_bids { p { (t.msg_table_color_bids_short()) } }
            p { (t.msg_table_lucky_short()) " " (t.msg_table_lucky_values(game.lucky_loser(), 2 * game.lucky_loser(), 3 * game.lucky_loser())) }
            ul.cards.special-list { @for (word, used) in specials { @if used {
                li { (card("", art::bids(game, word))) div { b { (words::card(language, word)) } p { (words::card_explained(language, word).unwrap_or_default()) } } }
            } } }
        }
    }
}

/// A bid comes from its player's place; won cards go to the front of the winner; what burns goes
/// under the deck.
pub(super) fn flight(heard: &[Heard<Bids>]) -> Flight {
    let mut flight = Flight::default();
    for heard in heard {
        match &heard.event {
            Event::Bid { seat, card } => flight.came(&card.to_string(), &place(*seat)),
            Event::TrickEnded(trick) => {
                let to = trick.winner.map_or_else(|| "deck".to_owned(), place);
                for word in trick.plays.iter().chain([&trick.centre]) {
                    flight.went(&word.to_string(), &to);
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
