//! Finished tricks and rounds of Bids, what is still out, and which cards fly where.

use maud::{Markup, html};
use tapis_bids::{Bids, Decided, RoundScene, Scene};
use tapis_game::{Game, Seat};
use tapis_texts::{Language, bids as words};

use super::bids::{at, chip, equal, flame};
use super::flight::Flight;
use super::{Room, card};
use crate::art;
use crate::layout::points;

/// Who has won the trick that lies on the table.
pub(super) fn trick_told(game: &Bids, room: &Room<'_>, scene: &Scene) -> String {
    let t = room.texts();
    let Some(trick) = &scene.last_trick else { return String::new() };
    if let Some(winner) = trick.winner {
        return t.msg_table_trick_won(room.name(winner));
    }
    let burned = game.burned(trick);
    if burned.is_empty() {
        return t.msg_table_trick_burned(room.name(trick.next));
    }
    let bids = equal(burned.iter().map(|(_, word)| word.as_str()));
    let prize = words::the_card(room.language, &trick.centre);
    t.msg_table_trick_tied(bids, prize, room.name(trick.next))
}

/// Why one of those with the best total has won, or why several have.
pub(super) fn decided(game: &Bids, room: &Room<'_>, scene: &Scene) -> Option<String> {
    let t = room.texts();
    let (winners, round) = (scene.winners?, scene.last_round.as_ref()?);
    let best = *scene.totals.iter().max()?;
    let tied: Vec<Seat> =
        Seat::all(game.seats()).filter(|seat| scene.totals[seat.index()] == best).collect();
    let names: Vec<&str> = tied.iter().map(|seat| room.name(*seat)).collect();
    let names = tapis_texts::list(room.language, &names);
    let score = |seat: &Seat| round.scores[seat.index()];
    Some(match game.decided(scene)? {
        Decided::Total => return None,
        Decided::LastRound => {
            let most = tied.iter().filter(|seat| winners.contains(**seat)).map(score).max()?;
            let next = tied.iter().filter(|seat| !winners.contains(**seat)).map(score).max()?;
            t.msg_table_decided_round(names, points(best), points(most), points(next))
        }
        Decided::HighestCard => t.msg_table_decided_card(names, points(best)),
        Decided::Nothing => t.msg_table_decided_shared(names, points(best)),
    })
}

/// A scored round: what everybody won, and the totals.
pub(super) fn scored(game: &Bids, room: &Room<'_>, round: &RoundScene, totals: &[i32]) -> Markup {
    let t = room.texts();
    html! {
        div.showdown.scored {
            table {
                caption { (t.msg_table_round_scored(round.round)) }
                thead { tr { th scope="col" { (t.msg_table_player()) } th scope="col" { (t.msg_table_front()) } th scope="col" { (t.msg_table_points()) } th scope="col" { (t.msg_table_total()) } } }
                tbody { @for seat in Seat::all(game.seats()) {
                    @let index = seat.index();
                    @let front = &round.fronts[index];
                    tr {
                        th scope="row" { (room.called(seat)) @if round.allies.is_some_and(|allies| allies.contains(&seat)) { " " (art::icon("i-ally")) } }
                        td { @for word in front { (chip(room.language, word)) } @if front.is_empty() { span.lucky { (art::icon("i-clover")) (t.msg_table_lucky()) } } }
                        td.number {
                            @if let Some([one, other]) = round.allies.filter(|allies| allies.contains(&seat)) {
                                small { "(" (points(round.own[one.index()])) " + " (points(round.own[other.index()])) ") / 2" }
                            }
                            (points(round.scores[index]))
                        }
                        td.number { b { (points(totals[index])) } }
                    }
                } }
            }
        }
    }
}

/// The last trick and round, and what has not been seen.
pub(super) fn last(game: &Bids, room: &Room<'_>, scene: &Scene) -> Markup {
    let t = room.texts();
    html! {
        @match &scene.last_trick {
            None => p { (t.msg_table_no_last_trick()) },
            Some(trick) => {
                h3 { (t.msg_table_round_trick(trick.round, game.options().rounds, trick.trick)) }
                @let burned: Vec<_> = game.burned(trick).into_iter().filter_map(|(seat, _)| seat).collect();
                p { (trick_told(game, room, scene)) }
                ul.cards.old-trick {
                    li.prize { (card("", art::bids(game, &trick.centre))) span.by { (t.msg_table_centre()) } span.sr { (words::card(room.language, &trick.centre)) } }
                    @for (seat, word) in trick.starter.round_from(room.seats()).zip(&trick.plays) {
                        li class={ @if trick.winner == Some(seat) { "leads" } @if burned.contains(&seat) { "burns" } } { (card("", art::bids(game, word))) (flame(burned.contains(&seat))) span.by { (room.called(seat)) } span.sr { (words::card(room.language, word)) } }
                    }
                }
            }
        }
        h3 { (t.msg_table_unseen()) }
        ul.unseen { @for unseen in game.unseen(scene) {
            li { @for out in &unseen.cards { (chip(room.language, &game.card_word(*out))) } }
        } }
        @if !scene.removed.is_empty() {
            p { (t.msg_table_taken_out()) " " @for word in &scene.removed { (chip(room.language, word)) } }
        }
        @if let Some(round) = &scene.last_round { (scored(game, room, round, &scene.totals)) }
    }
}

/// The last round after the game: what everybody won, and with which hand.
pub(super) fn result(game: &Bids, room: &Room<'_>, scene: &Scene, dealt: &Scene) -> Markup {
    html! {
        @if let Some(round) = &scene.last_round { (scored(game, room, round, &scene.totals)) }
        h3 { (room.texts().msg_table_hands()) }
        ul.hands { @for seat in Seat::all(game.seats()) {
            li { b { (room.called(seat)) } span { @for word in &dealt.hands[seat.index()] { (chip(room.language, word)) } } }
        } }
    }
}

/// What the black cards of this table do.
pub(super) fn reference(game: &Bids, language: Language) -> Markup {
    let options = game.options();
    let has = |name: tapis_bids::Special| options.specials.contains(&name);
    let specials = [
        ("2x", true),
        ("-5", true),
        ("thief", has(tapis_bids::Special::Thief)),
        ("shuffle", has(tapis_bids::Special::Shuffle)),
        ("lowest", has(tapis_bids::Special::LowestWins)),
        ("unknown", has(tapis_bids::Special::GreatUnknown)),
        ("ally", options.ally == Some(true)),
    ];
    html! {
        div.panel-body {
            @for sentence in words::rules_in_short(game, language) { p { (sentence) } }
            ul.cards.special-list {
                @for (word, used) in specials { @if used { (explained(game, language, word, &words::card(language, word))) } }
                @for own in &options.blanks { (explained(game, language, &own.id, own.name.as_deref().unwrap_or(&own.id))) }
            }
        }
    }
}

/// A card with its name and what it does.
fn explained(game: &Bids, language: Language, word: &str, name: &str) -> Markup {
    let what = words::card_explained(game, language, word).unwrap_or_default();
    html! { li { (card("", art::bids(game, word))) div { b { (name) } p { (what) } } } }
}

/// A bid comes from its player's place; won cards go to the front of the winner; what burns goes
/// under the deck.
pub(super) fn flight(before: &Scene, after: &Scene, seat: Seat, action: &str) -> Flight {
    let mut flight = Flight::default();
    if let Some(word) = action.strip_prefix("bid ") {
        flight.came(word, &at(seat));
    }
    if let Some(centre) = &after.centre
        && before.centre != after.centre
    {
        flight.came(if centre == "??" { "centre" } else { centre }, "deck");
    }
    if let Some(trick) = after.last_trick.as_ref().filter(|_| before.last_trick != after.last_trick)
    {
        let to = trick.winner.map_or_else(|| "deck".to_owned(), at);
        for word in trick.plays.iter().chain([&trick.centre]) {
            flight.went(word, &to);
        }
    }
    flight
}
