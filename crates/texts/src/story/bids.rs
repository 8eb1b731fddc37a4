//! Bids in words.

use tapis_bids::{Bids, RoundScene, Scene, TrickScene};
use tapis_game::Seat;
use tapis_play::Step;

use super::name;
use crate::bids::the_card;
use crate::refusal::{names_of, not_your_turn};
use crate::{Language, Spoken, list};

/// An action as it was heard.
enum Heard<'a> {
    Bid(&'a str),
    Steal(Seat, &'a str),
}

fn read(words: &str) -> Option<Heard<'_>> {
    match words.split_once(' ')? {
        ("bid", card) => Some(Heard::Bid(card)),
        ("steal", rest) => {
            let (seat, card) = rest.split_once(' ')?;
            let seat = seat.parse().ok().filter(|seat| *seat < 6)?;
            Some(Heard::Steal(Seat::new(seat), card))
        }
        _ => None,
    }
}

impl Spoken for Bids {
    fn card_name(language: Language, word: &str) -> String {
        crate::bids::card(language, word)
    }

    fn action_name(
        language: Language,
        names: &[String],
        _scene: Option<&Scene>,
        words: &str,
    ) -> String {
        let texts = language.texts();
        match read(words) {
            Some(Heard::Bid(card)) => texts.msg_actions_bid(the_card(language, card)),
            Some(Heard::Steal(seat, card)) => {
                texts.msg_actions_steal(the_card(language, card), name(names, seat))
            }
            None => words.to_owned(),
        }
    }

    fn asked_of(language: Language, names: &[String], scene: &Scene, eyes: Option<Seat>) -> String {
        let texts = language.texts();
        if scene.phase == "over" {
            return texts.msg_actions_over();
        }
        match eyes {
            Some(seat) if scene.to_act.contains(seat) => asked(language, scene),
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
        match read(words) {
            Some(Heard::Bid(_)) if scene.phase == "bid" => texts.msg_errors_not_in_hand(),
            Some(Heard::Steal(..)) if scene.phase == "steal" => texts.msg_errors_not_your_victim(),
            Some(_) => texts.msg_errors_not_now(asked(language, scene)),
            None => texts.msg_errors_unreadable(),
        }
    }

    fn lines(language: Language, names: &[String], scene: &Scene) -> Vec<String> {
        crate::lines::of_bids(language, names, scene)
    }

    fn tell(language: Language, names: &[String], step: &Step<Self>) -> Vec<String> {
        let mut teller = Teller { language, names, step, sentences: Vec::new() };
        teller.action();
        teller.consequences();
        teller.sentences
    }
}

fn asked(language: Language, scene: &Scene) -> String {
    let texts = language.texts();
    match (scene.phase, &scene.centre) {
        ("steal", _) => texts.msg_actions_asked_steal(),
        (_, Some(card)) if !scene.hidden => texts.msg_actions_asked_bid(the_card(language, card)),
        _ => texts.msg_actions_asked_bid_hidden(),
    }
}

/// Tells one step.
struct Teller<'a> {
    language: Language,
    names: &'a [String],
    step: &'a Step<Bids>,
    sentences: Vec<String>,
}

impl Teller<'_> {
    fn say(&mut self, sentence: String) {
        self.sentences.push(sentence);
    }

    fn name(&self, seat: Seat) -> &str {
        name(self.names, seat)
    }

    fn the(&self, card: &str) -> String {
        the_card(self.language, card)
    }

    fn cards<'c>(&self, cards: impl IntoIterator<Item = &'c String>) -> String {
        let words: Vec<String> = cards.into_iter().map(|card| self.the(card)).collect();
        list(self.language, &words)
    }

    /// What the player did.
    fn action(&mut self) {
        let texts = self.language.texts();
        let who = self.name(self.step.seat);
        let sentence = match read(&self.step.action) {
            Some(Heard::Bid(card)) => texts.msg_story_bid(who, self.the(card)),
            Some(Heard::Steal(victim, card)) => {
                texts.msg_story_steal(who, self.the(card), self.name(victim))
            }
            None => return,
        };
        self.say(sentence);
    }

    /// What followed from it.
    fn consequences(&mut self) {
        let texts = self.language.texts();
        let (before, after) = (&self.step.before, &self.step.after);
        let played = |trick: &&TrickScene| {
            let number = |trick: &TrickScene| (trick.round, trick.trick);
            before.last_trick.as_ref().is_none_or(|last| number(last) != number(trick))
        };
        let trick = after.last_trick.as_ref().filter(played);
        let scored = after.last_round.as_ref().filter(|last| {
            before.last_round.as_ref().is_none_or(|earlier| earlier.round != last.round)
        });
        if let Some(trick) = trick {
            self.trick(trick, scored);
        }
        let allies = scored.map_or(after.allies, |last| last.allies);
        if let Some([player, winner]) = allies
            && before.allies.is_none()
        {
            self.say(texts.msg_story_allied(self.name(player), self.name(winner)));
        }
        if after.phase == "steal" && (trick.is_some() || before.phase == "steal") {
            let winner = after.to_act.first().map_or("", |seat| self.name(seat));
            self.say(texts.msg_story_must_steal(winner));
        }
        match scored {
            Some(last) => self.round(last),
            None if after.phase != "steal" && (trick.is_some() || before.phase == "steal") => {
                self.next_card();
            }
            None => {}
        }
    }

    /// A trick was won, or nobody won it.
    fn trick(&mut self, trick: &TrickScene, scored: Option<&RoundScene>) {
        let texts = self.language.texts();
        let (before, after) = (&self.step.before, &self.step.after);
        if before.hidden {
            self.say(texts.msg_story_turned_up(self.the(&trick.centre)));
        }
        let next = self.name(trick.next);
        let sentence = match trick.winner {
            Some(winner) => {
                let fronts = scored.map_or(&after.fronts, |last| &last.fronts);
                let had = before.fronts[winner.index()].len();
                let won = fronts[winner.index()].get(had..).unwrap_or_default();
                if won.is_empty() {
                    texts.msg_story_trick_won_nothing(next)
                } else {
                    texts.msg_story_trick_won(next, self.cards(won))
                }
            }
            None => {
                let coloured = |card: &&String| !card.starts_with(['Y', 'B', 'R', 'G']);
                let from_hands = trick.plays.iter().filter(coloured).filter(|card| *card != "ally");
                let lost = self.cards([&trick.centre].into_iter().chain(from_hands));
                if is_tie(trick) {
                    texts.msg_story_burned(lost, next)
                } else {
                    texts.msg_story_nobody(lost, next)
                }
            }
        };
        self.say(sentence);
    }

    /// The next card to win was turned up.
    fn next_card(&mut self) {
        let texts = self.language.texts();
        let (before, after) = (&self.step.before, &self.step.after);
        let went_aside = |card: &str| {
            let aside = |scene: &Scene| scene.aside.iter().any(|other| other == card);
            aside(after) && !aside(before)
        };
        if went_aside("shuffle") {
            self.say(texts.msg_story_shuffled());
        }
        if after.lowest_wins && !before.lowest_wins {
            self.say(texts.msg_story_lowest_wins());
        }
        if after.hidden {
            self.say(texts.msg_story_hidden_next());
        } else if let Some(centre) = &after.centre {
            self.say(texts.msg_story_centre(self.the(centre)));
        }
    }

    /// A round was scored.
    fn round(&mut self, last: &RoundScene) {
        let texts = self.language.texts();
        let after = &self.step.after;
        self.say(texts.msg_story_round_over(last.round.to_string()));
        for (number, points) in last.scores.iter().enumerate() {
            let seat = Seat::new(number as u8);
            let (who, total) = (self.name(seat), after.totals[number]);
            let sentence = if last.allies.is_some_and(|allies| allies.contains(&seat)) {
                texts.msg_story_points_allied(*points, who, total)
            } else if last.fronts[number].is_empty() {
                texts.msg_story_points_lucky(*points, who, total)
            } else {
                texts.msg_story_points(*points, who, total)
            };
            self.say(sentence);
        }
        let Some(winners) = after.winners else {
            let starter = after.starter.map_or("", |seat| self.name(seat));
            self.say(texts.msg_story_next_round(after.round.to_string(), starter));
            return self.next_card();
        };
        let Some(first) = winners.first() else { return };
        let points = after.totals[first.index()];
        let names = list(self.language, &names_of(self.names, winners));
        self.say(if winners.len() == 1 {
            texts.msg_story_wins_points(points, names)
        } else {
            texts.msg_story_share_victory(points, names)
        });
    }
}

/// Whether the card of who starts next has an equal, among the bids or in the middle. Without one
/// nobody won because of the colours.
fn is_tie(trick: &TrickScene) -> bool {
    let number = |card: &str| card.get(1..).and_then(|number| number.parse::<u8>().ok());
    let seats = trick.plays.len();
    let place = (trick.next.index() + seats - trick.starter.index()) % seats;
    let Some(best) = trick.plays.get(place).and_then(|card| number(card)) else { return true };
    let cards = trick.plays.iter().chain([&trick.centre]);
    cards.filter(|card| number(card) == Some(best)).count() > 1
}
