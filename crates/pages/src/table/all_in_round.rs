//! The reveal at the end of a round, and which cards fly where.

use maud::{Markup, html};
use tapis_all_in::{
    AllIn, AnswerScene, Card, CardSet, Decided, Face, LastRoundScene, Scene, Token,
};
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
                            span.rank { (words::category_word(room.language, round.categories[index])) " · " (round.ranks[index]) }
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
    let earned = round.earned.0.get(index).copied().unwrap_or_default();
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

/// Whether the viewer of this scene is the one who asked: they see their own hand and not the other.
pub(super) fn asked(scene: &Scene, answer: &AnswerScene) -> bool {
    let (AnswerScene::Eye { by, target, .. } | AnswerScene::Hypnosis { by, target, .. }) = answer;
    scene.hand(*by).is_some() && scene.hand(*target).is_none()
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
    // What the Eye is shown comes from that hand and goes back there.
    if let Some(answer @ AnswerScene::Eye { target, shown, .. }) = &after.answer
        && before.answer.is_none()
        && asked(after, answer)
    {
        for card in shown.iter().filter_map(|face| face.card()) {
            flight.came(&card.to_string(), &place(*target));
            flight.went(&card.to_string(), &place(*target));
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
