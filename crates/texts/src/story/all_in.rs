//! All In – Predictions in words.

use tapis_all_in::{Action, AllIn, Card, Effect, Face, PendingScene, Scene, ScenePhase, Slot};
use tapis_game::{Heard, Seat};

use super::name;
use crate::all_in::{the_card, the_face};
use crate::refusal::{names_of, not_your_turn};
use crate::{Language, Spoken, list};

/// The most seats of a table, for reading words.
const SEATS: u8 = 5;

impl Spoken for AllIn {
    const TELLS_ACTIONS: bool = true;

    fn card_name(language: Language, word: &str) -> String {
        match Card::read(word) {
            Some(card) => crate::all_in::card(language, card),
            None => language.texts().msg_cards_hidden(),
        }
    }

    fn typed(language: Language, text: &str) -> String {
        crate::typed::all_in(language, text)
    }

    fn action_name(
        language: Language,
        names: &[String],
        scene: Option<&Scene>,
        words: &str,
    ) -> String {
        let texts = language.texts();
        let Some(action) = Action::read(words, SEATS) else {
            // What was only overheard has `??` in place of a card or a name.
            let card = texts.msg_cards_hidden_a();
            return match words.split(' ').next() {
                Some("hide") => texts.msg_actions_hide(card),
                Some("keep") => texts.msg_actions_keep(card),
                Some("discard") => texts.msg_actions_discard(card),
                Some("predict") => texts.msg_actions_predict_unseen(),
                _ => words.to_owned(),
            };
        };
        let slot = |slot| {
            scene
                .and_then(|scene| at(scene, slot))
                .map_or_else(|| unseen_slot(language, slot), |face| the_face(language, face))
        };
        match action {
            Action::Play(card) => texts.msg_actions_play(the_card(language, card)),
            Action::Pass => texts.msg_actions_pass(),
            Action::AllIn => texts.msg_actions_all_in(),
            Action::Take(target) => texts.msg_actions_take(slot(target)),
            Action::Swap(card, target) => {
                texts.msg_actions_swap(the_card(language, card), slot(target))
            }
            Action::Draw => texts.msg_actions_draw(),
            Action::Reveal => texts.msg_actions_reveal(),
            Action::Rune => texts.msg_actions_rune(),
            Action::Hypnosis(seat) => texts.msg_actions_hypnosis(name(names, seat)),
            Action::Eye(seat) => texts.msg_actions_eye(name(names, seat)),
            Action::Keep(card) => texts.msg_actions_keep(the_card(language, card)),
            Action::Discard(card) => texts.msg_actions_discard(the_card(language, card)),
            Action::Hide(card) => texts.msg_actions_hide(the_card(language, card)),
            Action::Predict(seat) => texts.msg_actions_predict(name(names, seat)),
            Action::Skip => texts.msg_actions_skip(),
        }
    }

    fn asked_of(language: Language, names: &[String], scene: &Scene, eyes: Option<Seat>) -> String {
        let texts = language.texts();
        if scene.phase == ScenePhase::Over {
            return texts.msg_actions_over();
        }
        match eyes {
            Some(seat) if scene.to_act.contains(seat) => asked(language, names, scene, seat),
            _ => texts.msg_actions_waiting(list(language, &names_of(names, scene.to_act))),
        }
    }

    fn why_not(
        language: Language,
        names: &[String],
        scene: &Scene,
        seat: Seat,
        words: &str,
    ) -> String {
        let texts = language.texts();
        if scene.phase == ScenePhase::Over {
            return texts.msg_errors_over();
        }
        if !scene.to_act.contains(seat) {
            return not_your_turn(language, names, scene.to_act);
        }
        let Some(action) = Action::read(words, SEATS) else { return texts.msg_errors_unreadable() };
        let effect = scene.pending.map(|pending| pending.effect.effect);
        match action {
            Action::AllIn if scene.phase == ScenePhase::Turn => {
                if let Some(other) = scene.all_in {
                    return texts.msg_errors_all_in_taken(name(names, other));
                }
            }
            Action::Take(slot) | Action::Swap(_, slot)
                if matches!(effect, Some(Effect::Take | Effect::Swap)) =>
            {
                if let Action::Swap(card, _) = action
                    && !scene.hands[seat.index()].contains(&Face::Up(card))
                {
                    return texts.msg_errors_not_in_hand();
                }
                if at(scene, slot).is_none() {
                    return texts.msg_errors_empty_slot();
                }
                if is_covered(scene, slot) {
                    return texts.msg_errors_covered();
                }
            }
            Action::Hypnosis(target) | Action::Eye(target)
                if matches!(effect, Some(Effect::Hypnosis | Effect::Eye)) =>
            {
                if target == seat {
                    return texts.msg_errors_needs_opponent();
                }
                if scene.all_in == Some(target) {
                    return texts.msg_errors_immune(name(names, target));
                }
            }
            Action::Skip if effect.is_some() => return texts.msg_errors_must_use(),
            Action::Play(card) | Action::Discard(card) | Action::Hide(card)
                if matches!(
                    scene.phase,
                    ScenePhase::Turn | ScenePhase::Discard | ScenePhase::Hide
                ) && !scene.hands[seat.index()].contains(&Face::Up(card)) =>
            {
                return texts.msg_errors_not_in_hand();
            }
            _ => {}
        }
        texts.msg_errors_not_now(asked(language, names, scene, seat))
    }

    fn lines(language: Language, names: &[String], scene: &Scene) -> Vec<String> {
        crate::lines::of_all_in(language, names, scene)
    }

    fn tell(language: Language, names: &[String], heard: &[Heard<Self>]) -> Vec<String> {
        super::all_in_told::tell(language, names, heard)
    }
}

/// What is asked of a seat that has to act.
fn asked(language: Language, names: &[String], scene: &Scene, seat: Seat) -> String {
    let texts = language.texts();
    match scene.phase {
        ScenePhase::Turn if scene.all_in.is_none() => texts.msg_actions_asked_turn(),
        ScenePhase::Turn => texts.msg_actions_asked_turn_plain(),
        ScenePhase::Effect => {
            let Some(PendingScene { effect: line, .. }) = scene.pending else {
                return String::new();
            };
            let effect = crate::all_in::effect(language, line.effect);
            if line.starred {
                texts.msg_actions_asked_effect_must(effect)
            } else {
                texts.msg_actions_asked_effect_may(effect)
            }
        }
        ScenePhase::Keep => texts.msg_actions_asked_keep(),
        ScenePhase::Order => texts.msg_actions_asked_order(),
        ScenePhase::Hide => {
            let active = scene.active.map_or("", |seat| name(names, seat));
            texts.msg_actions_asked_hide(active)
        }
        ScenePhase::Discard => {
            let excess = scene.hands[seat.index()].len().saturating_sub(5);
            texts.msg_actions_asked_discard(excess)
        }
        ScenePhase::Predict => texts.msg_actions_asked_predict(),
        ScenePhase::Over | ScenePhase::Deal => texts.msg_actions_over(),
    }
}

/// The card of a slot, or of the top of the discard pile.
fn at(scene: &Scene, slot: Slot) -> Option<Face> {
    if slot == Slot::DISCARD {
        return scene.discard.first().copied();
    }
    let (row, column) = (slot.number() / 6, slot.number() % 6);
    scene.display[row].get(column).copied().flatten()
}

fn is_covered(scene: &Scene, slot: Slot) -> bool {
    slot.number() < 6 && at(scene, Slot::new(1, slot.number() as u8)).is_some()
}

fn unseen_slot(language: Language, slot: Slot) -> String {
    let texts = language.texts();
    if slot == Slot::DISCARD {
        return texts.msg_actions_discard_top();
    }
    let (row, column) = (slot.number() / 6 + 1, slot.number() % 6 + 1);
    texts.msg_actions_slot(row.to_string(), column.to_string())
}
