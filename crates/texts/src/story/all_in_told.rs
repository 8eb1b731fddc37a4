//! What happens at a table of All In, in sentences: each event with its reason.

use tapis_all_in::{
    AllIn, Beats, Card, Category, Decided, Draw, Edge, Event, Face, HandScored, InSlot, Obstacle,
    Private, Slot, Start, Stop, Token,
};
use tapis_game::{Alone, Heard, Seat, Seats};

use super::name;
use crate::addressed::{list_of_names, said};
use crate::all_in::{category, effect, the_card, the_face};
use crate::refusal::names_of;
use crate::{Language, Texts, list};

/// What was heard, told in order.
pub(super) fn tell(language: Language, names: &[String], heard: &[Heard<AllIn>]) -> Vec<String> {
    let texts = language.texts();
    let mut teller = Teller { language, texts, names, alone: &[], sentences: Vec::new() };
    for heard in heard {
        teller.alone = &heard.alone;
        teller.event(&heard.event);
    }
    teller.sentences
}

/// Who tells.
struct Teller<'a> {
    language: Language,
    texts: &'static Texts,
    names: &'a [String],
    /// What was heard besides of the present event.
    alone: &'a [Alone<Private>],
    sentences: Vec<String>,
}

impl<'a> Teller<'a> {
    fn say(&mut self, sentence: String) {
        self.sentences.push(said(self.language, sentence));
    }

    fn name(&self, seat: Seat) -> &'a str {
        name(self.names, seat)
    }

    fn name_all(&self, seats: Seats) -> String {
        list_of_names(self.language, &names_of(self.names, seats))
    }

    fn card(&self, card: Card) -> String {
        the_card(self.language, card)
    }

    fn cards(&self, cards: impl IntoIterator<Item = Card>) -> String {
        let words: Vec<_> = cards.into_iter().map(|card| self.card(card)).collect();
        list(self.language, &words)
    }

    fn in_slots(&self, cards: &[InSlot]) -> String {
        self.cards(cards.iter().map(|placed| placed.card))
    }

    /// A category as it stands inside a sentence.
    fn hand(&self, hand: Category) -> String {
        let name = category(self.language, hand);
        let mut letters = name.chars();
        letters
            .next()
            .map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
    }

    /// What was heard besides, if it is of this kind.
    fn besides<T>(&self, kind: impl Fn(&'a Private) -> Option<T>) -> Option<T> {
        self.alone.iter().find_map(|alone| kind(&alone.what))
    }

    fn event(&mut self, event: &Event) {
        let texts = self.texts;
        match event {
            // Who starts, and why, is said when the round begins; whose turn it is, is seen.
            Event::Opening { .. } | Event::TurnBegun { .. } => {}
            Event::RoundBegun { .. } => self.round_begun(event),
            Event::DeckRenewed { cards, .. } => self.say(texts.msg_story_renewed(*cards)),
            Event::Played { seat, card } => {
                self.say(texts.msg_story_play(self.name(*seat), self.card(*card)));
            }
            Event::Passed { seat, automatic, cards, stopped } => {
                let who = self.name(*seat);
                self.say(match (automatic, &cards[..]) {
                    (false, []) => texts.msg_story_pass_bare(who),
                    (false, cards) => texts.msg_story_pass(who, self.in_slots(cards)),
                    (true, []) => texts.msg_story_auto_pass_bare(who),
                    (true, cards) => texts.msg_story_auto_pass(who, self.in_slots(cards)),
                });
                self.stopped(*stopped);
            }
            Event::AllIn { seat, cards, stopped } => {
                let who = self.name(*seat);
                self.say(match &cards[..] {
                    [] => texts.msg_story_all_in_bare(who),
                    cards => texts.msg_story_all_in(who, self.in_slots(cards)),
                });
                self.stopped(*stopped);
            }
            Event::Guarded { turns, cards, stopped, .. } => {
                self.say(texts.msg_story_guard(*turns));
                self.added(cards, *stopped);
            }
            Event::Added { cards, stopped } => self.added(cards, *stopped),
            Event::Drew { seat, why } => self.drew(*seat, *why),
            Event::Took { seat, card, slot } => {
                let (who, card) = (self.name(*seat), self.card(*card));
                self.say(match *slot {
                    Slot::DISCARD => texts.msg_story_take_discarded(who, card),
                    _ => texts.msg_story_take(who, card),
                });
            }
            Event::Swapped { seat, gave, got, slot } => {
                let (who, own, other) = (self.name(*seat), self.card(*gave), self.card(*got));
                self.say(match *slot {
                    Slot::DISCARD => texts.msg_story_swap_discarded(who, own, other),
                    _ => texts.msg_story_swap(who, own, other),
                });
            }
            Event::TurnedUp { seat, cards, stopped } => {
                self.turned_up(*seat, cards);
                self.stopped(*stopped);
            }
            Event::Kept { seat, card, discarded } => self.kept(*seat, *card, discarded),
            Event::LaidDown { seat, card } => {
                self.say(texts.msg_story_discard(self.name(*seat), self.card(*card)));
            }
            Event::GainedRune { seat, .. } => self.say(texts.msg_story_rune(self.name(*seat))),
            Event::Answered { by, target, category: hand, rank } => {
                let (by, target) = (self.name(*by), self.name(*target));
                let hand = category(self.language, *hand);
                self.say(texts.msg_story_hypnosis(by, target, hand, rank.to_string()));
            }
            Event::Eyed { by, target } => {
                self.say(texts.msg_story_eye(self.name(*by), self.name(*target)));
            }
            Event::Showed { by, target, .. } => self.showed(*by, *target),
            Event::Skipped { seat, effect: skipped } => {
                let skipped = effect(self.language, *skipped);
                self.say(texts.msg_story_skip(self.name(*seat), skipped));
            }
            Event::CouldNot { seat, effect: missed, why, .. } => {
                let (who, missed) = (self.name(*seat), effect(self.language, *missed));
                self.say(match why {
                    Obstacle::NoCardInReach => texts.msg_story_no_card_in_reach(who, missed),
                    Obstacle::NoHandCard => texts.msg_story_no_hand_card(who, missed),
                    Obstacle::NoOpponent => texts.msg_story_no_opponent(who, missed),
                    Obstacle::NoCards => texts.msg_story_no_cards_for(who, missed),
                });
            }
            Event::Discarded { seat, card } => {
                let own = self.besides(|what| match what {
                    Private::Discarded { card } => Some(Face::Up(*card)),
                    _ => None,
                });
                let card = the_face(self.language, own.unwrap_or(*card));
                self.say(texts.msg_story_discard(self.name(*seat), card));
            }
            // Where a card comes to lie is seen; only what is unusual is said.
            Event::Placed { slot: Some(_), .. } => {}
            Event::Placed { seat, card, slot: None } => {
                self.say(texts.msg_story_discard(self.name(*seat), self.card(*card)));
            }
            Event::PlayEnded { why, .. } => self.say(match why {
                Stop::Full => texts.msg_story_display_full(),
                Stop::NoCards => texts.msg_story_play_over(),
            }),
            Event::Predicted { seat, target } => self.predicted(*seat, *target),
            Event::PredictionsOpened { predictions } => {
                for (seat, target) in (0..).map(Seat::new).zip(predictions) {
                    self.say(texts.msg_story_predict(self.name(seat), self.name(*target)));
                }
            }
            Event::RoundScored { round, hands, best, .. } => {
                let hand = category(self.language, best.category);
                self.say(texts.msg_story_best(self.name(best.seat), round.to_string(), hand));
                self.beats(best);
                self.pot(event);
                for hand in hands {
                    self.gain(hand);
                }
            }
            Event::GameOver { .. } => self.game_over(event),
        }
    }

    fn round_begun(&mut self, event: &Event) {
        let Event::RoundBegun {
            round, start, why, extra_for, pot, added, display, discard, ..
        } = event
        else {
            return;
        };
        let texts = self.texts;
        if !extra_for.is_empty() {
            self.say(texts.msg_story_extra_round(self.name_all(*extra_for)));
        }
        let stayed = pot - added;
        self.say(texts.msg_story_round(*pot, round.to_string()));
        if stayed > 0 {
            self.say(texts.msg_story_round_stayed(stayed));
        }
        self.start(*start, why);
        self.say(texts.msg_story_display_begins(self.in_slots(display)));
        if let Some(card) = discard {
            self.say(texts.msg_story_discard_begins(self.card(*card)));
        }
        for alone in self.alone {
            if let Private::Hand { cards } = &alone.what {
                let cards = self.cards(cards.iter().copied());
                self.say(texts.msg_story_dealt(self.name(alone.seat), cards));
            }
        }
    }

    /// Who starts, and why.
    fn start(&mut self, start: Seat, why: &Start) {
        let (texts, who) = (self.texts, self.name(start));
        match why {
            Start::Deal => self.say(texts.msg_story_start_dealt(who)),
            Start::FewestRunes { runes } => self.say(texts.msg_story_start_fewest(who, *runes)),
            Start::WeakestHand { runes, tied, beaten } => {
                let names = self.name_all(*tied);
                self.say(texts.msg_story_start_weakest(who, names, *runes));
                self.beats(beaten);
            }
        }
    }

    /// By what one hand beats another.
    fn beats(&mut self, beats: &Beats) {
        let texts = self.texts;
        let (who, over) = (self.name(beats.seat), self.name(beats.over));
        let (Some(card), Some(other)) = (beats.card, beats.over_card) else { return };
        let (card, other) = (self.card(card), self.card(other));
        let hand = self.hand(beats.category);
        self.say(match beats.by {
            Edge::Category => {
                let (hand, other) =
                    (category(self.language, beats.category), self.hand(beats.over_category));
                texts.msg_story_beats(who, hand, other, over)
            }
            Edge::Value => texts.msg_story_beats_value(who, over, hand, card, other),
            Edge::Suit => texts.msg_story_beats_suit(who, over, hand, card, other),
        });
    }

    /// Why nothing more came.
    fn stopped(&mut self, stopped: Option<Stop>) {
        match stopped {
            None => {}
            Some(Stop::Full) => self.say(self.texts.msg_story_one_slot()),
            Some(Stop::NoCards) => self.say(self.texts.msg_story_no_cards()),
        }
    }

    /// Cards that came into the display by themselves.
    fn added(&mut self, cards: &[InSlot], stopped: Option<Stop>) {
        if !cards.is_empty() {
            self.say(self.texts.msg_story_added(self.in_slots(cards)));
        }
        self.stopped(stopped);
    }

    fn drew(&mut self, seat: Seat, why: Draw) {
        let (texts, who) = (self.texts, self.name(seat));
        let own = self.besides(|what| match what {
            Private::Drew { card } => Some(Face::Up(*card)),
            _ => None,
        });
        let card = the_face(self.language, own.unwrap_or(Face::Down));
        self.say(match why {
            Draw::Effect => texts.msg_story_draw(who, card),
            Draw::InsteadOfTake => texts.msg_story_draw_instead(who, card),
            Draw::FullHand => texts.msg_story_draw_full(who, card),
        });
    }

    fn turned_up(&mut self, seat: Seat, cards: &[Face]) {
        let (texts, who) = (self.texts, self.name(seat));
        let own = self.besides(|what| match what {
            Private::TurnedUp { cards } => Some(cards.clone()),
            _ => None,
        });
        let seen: Option<Vec<Card>> =
            own.or_else(|| cards.iter().map(|face| face.card()).collect());
        self.say(match seen {
            Some(seen) => texts.msg_story_reveal(who, self.cards(seen)),
            None => texts.msg_story_reveal_unseen(who, cards.len()),
        });
    }

    fn kept(&mut self, seat: Seat, card: Face, discarded: &[Face]) {
        let (texts, who) = (self.texts, self.name(seat));
        let own = self.besides(|what| match what {
            Private::Kept { card, discarded } => Some((*card, discarded.clone())),
            _ => None,
        });
        let (card, rest) = match own {
            Some((card, rest)) => (Face::Up(card), Some(rest)),
            None => (card, discarded.iter().map(|face| face.card()).collect()),
        };
        self.say(texts.msg_story_keep(who, the_face(self.language, card)));
        if let Some(rest) = rest.filter(|rest| !rest.is_empty()) {
            self.say(texts.msg_story_discard(who, self.cards(rest)));
        }
    }

    /// The Eye was shown all cards but one.
    fn showed(&mut self, by: Seat, target: Seat) {
        let (texts, by, target) = (self.texts, self.name(by), self.name(target));
        let saw = self.besides(|what| match what {
            Private::Saw { cards } => Some(cards.clone()),
            _ => None,
        });
        self.say(match saw {
            Some(cards) => texts.msg_story_shown(target, by, self.cards(cards)),
            None => texts.msg_story_shown_unseen(target, by),
        });
        let hid = self.besides(|what| match what {
            Private::Hid { card } => Some(*card),
            _ => None,
        });
        if let Some(card) = hid {
            self.say(texts.msg_story_hid(target, self.card(card)));
        }
    }

    fn predicted(&mut self, seat: Seat, target: Token) {
        let (texts, who) = (self.texts, self.name(seat));
        let own = self.besides(|what| match what {
            Private::Predicted { target } => Some(*target),
            _ => None,
        });
        self.say(match (own, target) {
            (Some(target), _) | (None, Token::At(target)) => {
                texts.msg_story_predict(who, self.name(target))
            }
            _ => texts.msg_story_predict_unseen(who),
        });
    }

    /// Who gets what from the pot, and what stays.
    fn pot(&mut self, event: &Event) {
        let Event::RoundScored { right, pot, share, carry, .. } = event else { return };
        let texts = self.texts;
        let names = self.name_all(*right);
        if right.is_empty() {
            self.say(texts.msg_story_pot_stays(*pot));
        } else if *share == 0 {
            self.say(texts.msg_story_pot_too_small(names, right.len(), *pot));
        } else {
            self.say(texts.msg_story_pot(names, *share, *pot, right.len()));
            if *carry > 0 {
                self.say(texts.msg_story_pot_rest(*carry));
            }
        }
    }

    /// What a round has brought to one seat, and how it adds up.
    fn gain(&mut self, hand: &HandScored) {
        let parts = [u16::from(hand.rank), hand.rune_cards, hand.share, hand.earned];
        let parts: Vec<String> =
            parts.iter().filter(|part| **part > 0).map(u16::to_string).collect();
        let sum = match parts.len() {
            0 | 1 => hand.gained.to_string(),
            _ => format!("{} = {}", parts.join(" + "), hand.gained),
        };
        let (who, what) = (self.name(hand.seat), category(self.language, hand.category));
        self.say(self.texts.msg_story_gain(hand.gained, who, what, sum, hand.total));
    }

    fn game_over(&mut self, event: &Event) {
        let Event::GameOver { winners, by, runes, tied, beats } = event else { return };
        let texts = self.texts;
        let who = winners.first().map_or("", |winner| self.name(winner));
        let tied = self.name_all(*tied);
        match by {
            Decided::Runes => self.say(texts.msg_story_wins_runes(who, *runes)),
            Decided::BestHand => {
                self.say(texts.msg_story_wins_hand(who, tied, *runes));
                if let Some(beats) = beats {
                    self.beats(beats);
                }
            }
            Decided::Nobody => self.say(texts.msg_story_nobody_wins(tied, *runes)),
        }
    }
}
