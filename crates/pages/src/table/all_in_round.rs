//! The reveal at the end of a round, staged: from the weakest hand to the best, then who saw it
//! coming, then what everybody has. All of it is made from what was heard.

use maud::{Markup, html};
use tapis_all_in::{AllIn, Beats, Card, Decided, Event, HandScored, Scene};
use tapis_game::{Heard, Seat, Seats};
use tapis_texts::all_in as words;

use super::all_in::label;
use super::stage::{In, Times};
use super::{Room, card};
use crate::art;

/// How long a hand is looked at before the next one is revealed.
const EACH_HAND: u32 = 650;
/// One card of a hand after the other.
const EACH_CARD: u32 = 60;

/// A round that was scored.
pub(super) struct Round<'a> {
    pub(super) round: u8,
    hands: &'a [HandScored],
    order: &'a [Seat],
    pub(super) best: &'a Beats,
    right: Seats,
    pot: u16,
    share: u16,
    carry: u16,
}

impl Round<'_> {
    /// When it is said who has the best hand: once all hands are open.
    pub(super) fn judged(&self) -> u32 {
        EACH_HAND * self.order.len() as u32
    }
}

/// The round that was scored last, as it was heard.
pub(super) fn last_round(heard: &[Heard<AllIn>]) -> Option<Round<'_>> {
    heard.iter().rev().find_map(|heard| match &heard.event {
        Event::RoundScored { round, hands, order, best, right, pot, share, carry } => {
            let (round, right, pot, share, carry) = (*round, *right, *pot, *share, *carry);
            Some(Round { round, hands, order, best, right, pot, share, carry })
        }
        _ => None,
    })
}

/// What the round was for the viewer, in one sentence.
pub(super) fn verdict(room: &Room<'_>, round: &Round<'_>) -> String {
    let t = room.texts();
    let best = room.name(round.best.seat);
    match room.you {
        Some(you) if you == round.best.seat => t.msg_moments_round_yours(),
        Some(you) if round.right.contains(you) && round.share > 0 => {
            t.msg_moments_round_seen(best, round.share)
        }
        Some(you) if round.right.contains(you) => t.msg_moments_round_seen_in_vain(best),
        _ => t.msg_moments_round_best(best),
    }
}

/// Why the best hand is best, and what became of the pot.
pub(super) fn because(room: &Room<'_>, heard: &[Heard<AllIn>]) -> String {
    let Some(scored) =
        heard.iter().rev().find(|heard| matches!(heard.event, Event::RoundScored { .. }))
    else {
        return String::new();
    };
    // Who has the best hand stands above it, and what everybody gains beside the hands.
    let gains = room.places.len();
    let told = room.told(scored);
    let shown = told.len().saturating_sub(gains);
    told[..shown].iter().skip(1).cloned().collect::<Vec<_>>().join(" ")
}

/// All hands open, from the weakest to the best, who was right, and what everybody got. `staged` says
/// whether it happens now: then each part has its time.
pub(super) fn showdown(game: &AllIn, room: &Room<'_>, round: &Round<'_>, staged: bool) -> Markup {
    let t = room.texts();
    let mut times = Times::default();
    let starts: Vec<u32> = round.order.iter().map(|_| times.then(EACH_HAND)).collect();
    let judged = times.then(900);
    let paid = times.then(500);
    let when = |at: u32| staged.then_some(at);
    let how = |how: In| staged.then_some(how.word());
    html! {
        // In a low window it is scrolled, by keyboard too.
        div.showdown.hands-open role="group" aria-label=(verdict(room, round)) tabindex=[staged.then_some("0")]
            data-stage=[staged.then(|| format!("round-{}", round.round))] {
            ol {
                @for (seat, start) in round.order.iter().zip(&starts) {
                    @let start = *start;
                    @let hand = &round.hands[seat.index()];
                    @let best = *seat == round.best.seat;
                    @let right = round.right.contains(*seat);
                    li class={ @if best { "best " } @if room.you == Some(*seat) { "yours" } } data-best=[when(judged).filter(|_| best)] {
                        p.who {
                            b.name { (room.called(*seat)) }
                            span.rank data-at=[when(start + 300)] data-in=[how(In::Pop)] { (words::category(room.language, hand.category)) " · " (hand.rank) }
                            span.crown data-at=[when(start + 320)] data-in=[how(if best { In::Pop } else { In::Step })] data-until=[when(start + 320 + EACH_HAND).filter(|_| !best)] aria-hidden="true" { (art::icon("i-crown")) }
                            b.gain data-at=[when(paid)] data-in=[how(In::Pop)] { "+" (hand.gained) }
                            b.sum data-at=[when(paid + 250)] data-in=[how(In::Count)] data-from=[when(u32::from(hand.total - hand.gained))] data-to=[when(u32::from(hand.total))] {
                                (hand.total)
                            }
                            (art::rune_token())
                        }
                        div.open {
                            (laid_out(game, room, hand, staged.then_some(start)))
                            div.why-so {
                                span.token.right[right] data-right=[when(judged).filter(|_| right)] { @if right { span.seen-it data-at=[when(judged)] data-in=[how(In::Pop)] { "✓ " } } (t.msg_table_predicted_whom(room.told_name(hand.predicted))) }
                                span.parts data-at=[when(paid)] data-in=[how(if right { In::FromPot } else { In::Rise })] { (gained(room, hand).join(" + ")) }
                            }
                        }
                    }
                }
            }
            p.pot-line data-at=[when(judged)] data-in=[how(In::Rise)] { (art::rune_token()) " " (t.msg_table_pot_paid(round.pot, round.pot.saturating_sub(round.carry), round.carry)) }
        }
    }
}

/// By what a seat gained in a round.
fn gained(room: &Room<'_>, hand: &HandScored) -> Vec<String> {
    let t = room.texts();
    let others = [
        (hand.share, t.msg_table_gain_pot(hand.share)),
        (hand.rune_cards, t.msg_table_gain_rune_cards(hand.rune_cards)),
        (hand.earned, t.msg_table_gain_in_play(hand.earned)),
    ];
    let others = others.into_iter().filter(|(runes, _)| *runes > 0).map(|(_, text)| text);
    std::iter::once(t.msg_table_gain_hand(hand.rank)).chain(others).collect()
}

/// A hand with what makes it first, and apart from the rest; with a time, its cards are turned up one
/// after the other.
fn laid_out(game: &AllIn, room: &Room<'_>, hand: &HandScored, start: Option<u32>) -> Markup {
    let (made, rest) = game.laid_out(hand.cards.iter().copied().collect());
    let made_of = made.len();
    html! {
        ul.cards { @for (place, held) in made.into_iter().chain(rest).enumerate() {
            @let at = start.map(|start| start + EACH_CARD * place as u32);
            li class=(if place < made_of { "made" } else { "rest" }) data-at=[at] data-in=[at.map(|_| In::Turn.word())] title=(label(game, room.language, held)) {
                (shown(game, held)) span.sr { (words::card(room.language, held)) }
            }
        } }
    }
}

fn shown(game: &AllIn, held: Card) -> Markup {
    card(&held.to_string(), art::all_in(game.deck(), held))
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
