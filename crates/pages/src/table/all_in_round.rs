//! The reveal at the end of a round, and which cards fly where.

use maud::{Markup, html};
use tapis_all_in::{AllIn, Card, Decided, Face, LastRoundScene, Scene, Token};
use tapis_game::Seat;
use tapis_texts::all_in as words;

use super::all_in::label;
use super::flight::{Flight, place};
use super::{Room, card};
use crate::art;

/// All hands open, who was right, and what everybody got; with the totals, as long as they are those
/// after this round.
pub(super) fn showdown(
    game: &AllIn,
    room: &Room<'_>,
    round: &LastRoundScene,
    totals: Option<&[u16]>,
) -> Markup {
    let t = room.texts();
    let paid: u16 = round.shares.iter().sum();
    html! {
        div.showdown {
            ol {
                @for seat in Seat::all(room.seats()) {
                    @let index = seat.index();
                    li class=[(seat == round.best).then_some("best")] {
                        p.who {
                            @if seat == round.best { (art::icon("i-crown")) }
                            b.name { (room.name(seat)) }
                            span.rank { (words::category_word(room.language, round.categories[index])) " · " (round.ranks[index]) }
                            b.gain { "+" (round.gains[index]) @if let Some(totals) = totals { " = " (totals[index]) } (art::rune_token()) }
                        }
                        div.open {
                            ul.cards { @for face in &round.hands[index] { @if let Face::Up(held) = face {
                                li title=(label(game, room.language, *held)) { (card(&held.to_string(), art::all_in(game.deck(), *held))) span.sr { (words::card(room.language, *held)) } }
                            } } }
                            @if let Token::At(target) = round.predictions[index] {
                                span.token.right[target == round.best] { (t.msg_table_predicted_whom(room.name(target))) }
                            }
                        }
                    }
                }
            }
            p.pot-line { (t.msg_table_pot_paid(round.pot, paid, round.carry)) }
        }
    }
}

/// Every card that a viewer sees on the table, by its place.
fn in_sight(scene: &Scene) -> Vec<Card> {
    let display = scene.display.iter().flatten().flatten();
    let all = display.chain(&scene.played).chain(&scene.revealed).chain(scene.discard.first());
    let hands = scene.hands.iter().flatten();
    all.chain(hands).filter_map(|face| face.card()).collect()
}

/// Cards that appear come from the hand that named them, or from the deck; cards that vanish go to
/// the player who took them.
pub(super) fn flight(
    _game: &AllIn,
    before: &Scene,
    after: &Scene,
    seat: Seat,
    action: &str,
) -> Flight {
    let mut flight = Flight::default();
    let mut parts = action.split(' ');
    let verb = parts.next().unwrap_or_default();
    let named = parts.next().and_then(Card::read);
    let (old, new) = (in_sight(before), in_sight(after));
    let actor = place(seat);
    for card in new.iter().filter(|card| !old.contains(card)) {
        let from_hand = named == Some(*card) && matches!(verb, "play" | "swap" | "discard");
        flight.came(&card.to_string(), if from_hand { &actor } else { "deck" });
    }
    if before.round == after.round {
        for card in old.iter().filter(|card| !new.contains(card)) {
            let taken = matches!(verb, "take" | "swap" | "keep");
            let kept = taken && before.discard.first() != Some(&Face::Up(*card));
            let discarded = verb == "keep" && named != Some(*card);
            let to = if kept && !discarded { actor.as_str() } else { "discard" };
            flight.went(&card.to_string(), to);
        }
    }
    // A card that somebody draws unseen.
    let grown = |scene: &Scene| scene.hands[seat.index()].len();
    let hidden = after.hands[seat.index()].iter().all(|face| *face == Face::Down);
    if hidden && grown(after) > grown(before) && after.deck.len() < before.deck.len() {
        flight.fly("deck", &actor);
    }
    flight
}

/// Why one of those with the most runes has won, or why nobody has.
pub(super) fn decided(game: &AllIn, room: &Room<'_>, scene: &Scene) -> Option<String> {
    let t = room.texts();
    let (decided, tied) = game.decided(scene)?;
    let names: Vec<&str> = tied.iter().map(|seat| room.name(seat)).collect();
    let names = tapis_texts::list(room.language, &names);
    let runes = scene.runes.iter().max()?.to_string();
    match decided {
        Decided::Runes => None,
        Decided::BestHand => Some(t.msg_table_decided_hand(names, runes)),
        Decided::Nobody => Some(t.msg_table_decided_nobody(names, runes)),
    }
}
