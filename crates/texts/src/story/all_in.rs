//! All In – Predictions in words.

use tapis_all_in::{
    Action, AllIn, AnswerScene, Card, Face, LastRoundScene, PendingScene, Scene, Slot, Token,
};
use tapis_game::{Seat, Seats};
use tapis_play::Step;

use super::name;
use crate::all_in::{category_word, the_card, the_face};
use crate::refusal::{names_of, not_your_turn};
use crate::{Language, Spoken, list};

/// The most seats of a table, for reading words.
const SEATS: u8 = 5;

impl Spoken for AllIn {
    fn card_name(language: Language, word: &str) -> String {
        match Card::read(word) {
            Some(card) => crate::all_in::card(language, card),
            None => language.texts().msg_cards_hidden(),
        }
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
        if scene.phase == "over" {
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
        if scene.phase == "over" {
            return texts.msg_errors_over();
        }
        if !scene.to_act.contains(seat) {
            return not_your_turn(language, names, scene.to_act);
        }
        let Some(action) = Action::read(words, SEATS) else { return texts.msg_errors_unreadable() };
        let effect = scene.pending.as_ref().map(effect_word);
        match action {
            Action::AllIn if scene.phase == "turn" => {
                if let Some(other) = scene.all_in {
                    return texts.msg_errors_all_in_taken(name(names, other));
                }
            }
            Action::Take(slot) | Action::Swap(_, slot)
                if matches!(effect, Some("TAKE" | "SWAP")) =>
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
                if matches!(effect, Some("HYPNOSIS" | "EYE")) =>
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
                if matches!(scene.phase, "turn" | "discard" | "hide")
                    && !scene.hands[seat.index()].contains(&Face::Up(card)) =>
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

    fn tell(language: Language, names: &[String], step: &Step<Self>) -> Vec<String> {
        let mut teller = Teller { language, names, step, sentences: Vec::new() };
        teller.action();
        teller.consequences();
        teller.sentences
    }
}

/// What is asked of a seat that has to act.
fn asked(language: Language, names: &[String], scene: &Scene, seat: Seat) -> String {
    let texts = language.texts();
    match scene.phase {
        "turn" if scene.all_in.is_none() => texts.msg_actions_asked_turn(),
        "turn" => texts.msg_actions_asked_turn_plain(),
        "effect" => {
            let Some(pending) = &scene.pending else { return String::new() };
            let effect = texts.msg_cards_effect(effect_word(pending));
            if pending.effect.ends_with('*') {
                texts.msg_actions_asked_effect_must(effect)
            } else {
                texts.msg_actions_asked_effect_may(effect)
            }
        }
        "keep" => texts.msg_actions_asked_keep(),
        "order" => texts.msg_actions_asked_order(),
        "hide" => {
            let active = scene.active.map_or("", |seat| name(names, seat));
            texts.msg_actions_asked_hide(active)
        }
        "discard" => {
            let excess = scene.hands[seat.index()].len().saturating_sub(5);
            texts.msg_actions_asked_discard(excess)
        }
        "predict" => texts.msg_actions_asked_predict(),
        _ => texts.msg_actions_over(),
    }
}

/// An effect as it is written, without its star.
fn effect_word(pending: &PendingScene) -> &str {
    pending.effect.trim_end_matches('*')
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

/// All cards of the display, in reading order.
fn on_display(scene: &Scene) -> impl Iterator<Item = Face> {
    scene.display.iter().flatten().copied().flatten()
}

/// Tells one step.
struct Teller<'a> {
    language: Language,
    names: &'a [String],
    step: &'a Step<AllIn>,
    sentences: Vec<String>,
}

impl Teller<'_> {
    fn say(&mut self, sentence: String) {
        self.sentences.push(sentence);
    }

    fn name(&self, seat: Seat) -> &str {
        name(self.names, seat)
    }

    fn faces(&self, faces: &[Face]) -> String {
        let words: Vec<_> = faces.iter().map(|face| the_face(self.language, *face)).collect();
        list(self.language, &words)
    }

    /// What the player did.
    fn action(&mut self) {
        let (texts, step) = (self.language.texts(), self.step);
        let who = self.name(step.seat).to_owned();
        let Some(action) = Action::read(&step.action, SEATS) else {
            let card = texts.msg_cards_hidden_a();
            match step.action.split(' ').next() {
                Some("hide") => self.shown(),
                Some("keep") => self.say(texts.msg_story_keep(who, card)),
                Some("discard") => self.say(texts.msg_story_discard(who, card)),
                Some("predict") => self.say(texts.msg_story_predict_unseen(who)),
                _ => {}
            }
            return;
        };
        let card = |card| the_card(self.language, card);
        let target = |slot| {
            at(&step.before, slot).map_or_else(
                || unseen_slot(self.language, slot),
                |face| the_face(self.language, face),
            )
        };
        let sentence = match action {
            Action::Play(played) => texts.msg_story_play(who, card(played)),
            Action::Take(slot) => texts.msg_story_take(who, target(slot)),
            Action::Swap(own, slot) => texts.msg_story_swap(who, card(own), target(slot)),
            Action::Rune => texts.msg_story_rune(who),
            Action::Hypnosis(target) => match &step.after.answer {
                Some(AnswerScene::Hypnosis { category, rank, .. }) => texts.msg_story_hypnosis(
                    who,
                    self.name(target),
                    category_word(self.language, category),
                    rank.to_string(),
                ),
                _ => texts.msg_actions_hypnosis(self.name(target)),
            },
            Action::Eye(target) => texts.msg_story_eye(who, self.name(target)),
            Action::Keep(kept) => texts.msg_story_keep(who, card(kept)),
            Action::Discard(laid) => texts.msg_story_discard(who, card(laid)),
            Action::Predict(target) => texts.msg_story_predict(who, self.name(target)),
            Action::Skip => {
                let effect = step.before.pending.as_ref().map_or("", effect_word);
                texts.msg_story_skip(who, texts.msg_cards_effect(effect))
            }
            Action::Hide(_) => return self.shown(),
            // What these do is told by what follows from them.
            Action::Pass | Action::AllIn | Action::Draw | Action::Reveal => return,
        };
        self.say(sentence);
    }

    /// The Eye was shown four cards.
    fn shown(&mut self) {
        let (texts, step) = (self.language.texts(), self.step);
        let Some(AnswerScene::Eye { by, target, shown }) = &step.after.answer else { return };
        let (target, by) = (self.name(*target), self.name(*by));
        let sentence = if shown.contains(&Face::Down) || shown.is_empty() {
            texts.msg_story_shown_unseen(target, by)
        } else {
            texts.msg_story_shown(target, by, self.faces(shown))
        };
        self.say(sentence);
    }

    /// What followed from it.
    fn consequences(&mut self) {
        let (texts, step) = (self.language.texts(), self.step);
        let (before, after) = (&step.before, &step.after);
        let scored = after.last_round.as_ref().filter(|last| {
            before.last_round.as_ref().is_none_or(|earlier| earlier.round != last.round)
        });
        if let Some(last) = scored {
            return self.round(last);
        }
        if after.deck.len() > before.deck.len() {
            self.say(texts.msg_story_reshuffled());
        }
        self.drawn();
        if after.phase == "keep" && before.phase != "keep" {
            let who = after.active.map_or("", |seat| self.name(seat));
            let sentence = if after.revealed.contains(&Face::Down) {
                texts.msg_story_reveal_unseen(after.revealed.len(), who)
            } else {
                texts.msg_story_reveal(who, self.faces(&after.revealed))
            };
            self.say(sentence);
        }
        self.added();
        if after.phase == "predict" && before.phase != "predict" {
            self.say(texts.msg_story_display_full());
        }
    }

    /// Cards that the active player drew: what the hand has more than the action explains.
    fn drawn(&mut self) {
        let (texts, step) = (self.language.texts(), self.step);
        let (before, after) = (&step.before, &step.after);
        let Some(active) = before.active else { return };
        let (old, new) = (&before.hands[active.index()], &after.hands[active.index()]);
        let mut explained = old.len() as isize;
        let mut gained = None;
        match Action::read(&step.action, SEATS) {
            Some(Action::Play(_)) => explained -= 1,
            Some(Action::Take(slot)) => {
                explained += 1;
                gained = at(before, slot);
            }
            Some(Action::Swap(_, slot)) => gained = at(before, slot),
            Some(Action::Keep(card)) => {
                explained += 1;
                gained = Some(Face::Up(card));
            }
            Some(Action::Discard(_)) if before.phase == "discard" => explained -= 1,
            Some(Action::Predict(_)) => return,
            None if step.action.starts_with("keep") => explained += 1,
            None if step.action.starts_with("discard") => explained -= 1,
            _ => {}
        }
        let count = new.len() as isize - explained;
        if count <= 0 {
            return;
        }
        let who = self.name(active);
        let cards: Vec<Face> = new
            .iter()
            .copied()
            .filter(|face| *face != Face::Down && !old.contains(face) && Some(*face) != gained)
            .collect();
        let sentence = if cards.len() == count as usize {
            texts.msg_story_draw(who, self.faces(&cards))
        } else {
            texts.msg_story_draw_unseen(count, who)
        };
        self.say(sentence);
    }

    /// Deck cards that came to the display: by passing, going All In, passing automatically, or
    /// because nothing grew for long.
    fn added(&mut self) {
        let (texts, step) = (self.language.texts(), self.step);
        let action = Action::read(&step.action, SEATS);
        let own = match action {
            Some(Action::Play(card)) => Some(card),
            Some(Action::Swap(card, _)) => Some(card),
            _ => None,
        };
        let played = match step.before.played {
            Some(face) => Some(face),
            None => own.map(Face::Up),
        };
        let old: Vec<Face> = on_display(&step.before).collect();
        let mut new = on_display(&step.after).filter(|face| {
            !old.contains(face) && Some(*face) != played && Some(*face) != own.map(Face::Up)
        });
        let who = self.name(step.seat).to_owned();
        match action {
            Some(Action::Pass) => {
                let sentence = match new.next() {
                    Some(face) => texts.msg_story_pass(who, the_face(self.language, face)),
                    None => texts.msg_story_pass_bare(who),
                };
                self.say(sentence);
            }
            Some(Action::AllIn) => {
                let free = step.before.display.iter().flatten().filter(|slot| slot.is_none());
                let faces: Vec<Face> = new.by_ref().take(free.count().min(2)).collect();
                self.say(texts.msg_story_all_in(who, self.faces(&faces)));
            }
            _ => {}
        }
        for face in new {
            let card = the_face(self.language, face);
            let sentence = match step.after.all_in {
                Some(seat) => texts.msg_story_auto_pass(self.name(seat), card),
                None => texts.msg_story_guard(card),
            };
            self.say(sentence);
        }
    }

    /// A round was scored.
    fn round(&mut self, last: &LastRoundScene) {
        let texts = self.language.texts();
        let after = &self.step.after;
        let language = self.language;
        let category = |word: &str| category_word(language, word);
        if self.step.action.contains("??") || self.names.len() == 2 {
            for (seat, token) in (0..).zip(&last.predictions) {
                if let Token::At(target) = token
                    && Seat::new(seat) != self.step.seat
                {
                    let who = self.name(Seat::new(seat));
                    self.say(texts.msg_story_predict(who, self.name(*target)));
                }
            }
        }
        let best = category(last.categories[last.best.index()]);
        self.say(texts.msg_story_best(last.round.to_string(), self.name(last.best), best));
        let right: Seats = (0..)
            .map(Seat::new)
            .zip(&last.predictions)
            .filter(|(_, token)| **token == Token::At(last.best))
            .map(|(seat, _)| seat)
            .collect();
        let sentence = match right.first() {
            Some(first) => {
                let share = last.shares[first.index()];
                let names = list(self.language, &names_of(self.names, right));
                texts.msg_story_pot(right.len(), names, share, last.pot)
            }
            None => texts.msg_story_pot_stays(last.pot),
        };
        self.say(sentence);
        for (seat, gain) in last.gains.iter().enumerate() {
            let who = self.name(Seat::new(seat as u8));
            let hand = category(last.categories[seat]);
            self.say(texts.msg_story_gain(*gain, who, hand, after.runes[seat]));
        }
        match after.winners {
            None => {
                let (round, start) = (after.round.to_string(), self.name(after.start));
                self.say(texts.msg_story_round(after.pot, round, start));
            }
            Some(winners) => match winners.first() {
                Some(winner) => {
                    let runes = after.runes[winner.index()];
                    self.say(texts.msg_story_wins_runes(runes, self.name(winner)));
                }
                None => self.say(texts.msg_story_nobody_wins()),
            },
        }
    }
}
