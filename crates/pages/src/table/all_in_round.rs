//! The reveal at the end of a round.

use maud::{Markup, html};
use tapis_all_in::{AllIn, Card, CardSet, Decided, LastRoundScene, Scene, Token};
use tapis_game::Seat;
use tapis_texts::all_in as words;

use super::all_in::label;
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
        // In a low window it is scrolled, by keyboard too.
        div.showdown role="group" aria-label=(t.msg_table_round_won(round.round, room.name(round.best))) tabindex=[totals.map(|_| "0")] {
            ol {
                @for seat in Seat::all(room.seats()) {
                    @let index = seat.index();
                    @let (gain, parts) = gained(room, round, seat);
                    li class={ @if seat == round.best { "best " } @if room.you == Some(seat) { "yours" } } {
                        p.who {
                            @if seat == round.best { (art::icon("i-crown")) }
                            b.name { (room.called(seat)) }
                            span.rank { (words::category(room.language, round.categories[index])) " · " (round.ranks[index]) }
                            b.gain { "+" (gain) @if let Some(totals) = totals { " = " (totals[index]) } (art::rune_token()) }
                        }
                        div.open {
                            (laid_out(game, room, round, seat))
                            div.why-so {
                                span.parts { (parts.join(" + ")) }
                                @if let Token::At(target) = round.predictions[index] {
                                    span.token.right[target == round.best] { (t.msg_table_predicted_whom(room.name(target))) }
                                }
                            }
                        }
                    }
                }
            }
            @if let Some((card, other)) = game.deciding_cards(round) {
                p.decided {
                    (t.msg_table_decided(words::the_card(room.language, card), words::the_card(room.language, other)))
                    @if card.value() == other.value() { " " (words::suit_order(game, room.language)) }
                }
            }
            p.pot-line { (t.msg_table_pot_paid(round.pot, paid, round.carry)) }
        }
    }
}

/// What a seat gained in a round, and by what.
fn gained(room: &Room<'_>, round: &LastRoundScene, seat: Seat) -> (u16, Vec<String>) {
    let t = room.texts();
    let index = seat.index();
    let (hand, pot) = (u16::from(round.ranks[index]), round.shares[index]);
    let runes = round.gains[index].saturating_sub(hand + pot);
    let earned = round.earned.get(index).copied().unwrap_or_default();
    let mut parts = vec![t.msg_table_gain_hand(hand)];
    let others = [
        (pot, t.msg_table_gain_pot(pot)),
        (runes, t.msg_table_gain_rune_cards(runes)),
        (earned, t.msg_table_gain_in_play(earned)),
    ];
    parts.extend(others.into_iter().filter(|(runes, _)| *runes > 0).map(|(_, text)| text));
    (round.gains[index] + earned, parts)
}

/// A hand with what makes it first, and apart from the rest.
fn laid_out(game: &AllIn, room: &Room<'_>, round: &LastRoundScene, seat: Seat) -> Markup {
    let hand = &round.hands[seat.index()];
    let hand: CardSet = hand.iter().filter_map(|face| face.card()).collect();
    let (made, rest) = game.laid_out(hand);
    let one = |class: &str, held: Card| {
        html! {
            li class=(class) title=(label(game, room.language, held)) { (card(&held.to_string(), art::all_in(game.deck(), held))) span.sr { (words::card(room.language, held)) } }
        }
    };
    html! {
        ul.cards { @for held in made { (one("made", held)) } @for held in rest { (one("rest", held)) } }
    }
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
