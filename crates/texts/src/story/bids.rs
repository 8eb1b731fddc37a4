//! Bids in words. What happened is told from what was heard, and from nothing else.

use tapis_bids::{
    Bids, Colours, Decided, Effect, Event, Face, Gain, How, Placed, RoundEnded, Scene, ScenePhase,
    Starts, Sum, TrickEnded, Word, Written,
};
use tapis_game::{Heard, Seat, Seats};

use super::name;
use crate::addressed::{list_of_names, said};
use crate::bids::{equals, half, points, sum, the_card};
use crate::refusal::{names_of, not_your_turn};
use crate::{Language, Spoken, list};

impl Spoken for Bids {
    const TELLS_ACTIONS: bool = true;

    fn card_name(language: Language, word: &str) -> String {
        let face = word.parse();
        face.map_or_else(|_| word.to_owned(), |face| crate::bids::face(language, face))
    }

    fn typed(language: Language, text: &str) -> String {
        crate::typed::bids(language, text)
    }

    fn action_name(
        language: Language,
        names: &[String],
        _scene: Option<&Scene>,
        words: &str,
    ) -> String {
        let texts = language.texts();
        match words.parse() {
            Ok(Written::Bid(card)) => texts.msg_actions_bid(the_card(language, card)),
            Ok(Written::Steal(seat, card)) => {
                texts.msg_actions_steal(the_card(language, card), name(names, seat))
            }
            Err(_) => words.to_owned(),
        }
    }

    fn asked_of(language: Language, names: &[String], scene: &Scene, eyes: Option<Seat>) -> String {
        let texts = language.texts();
        if scene.phase == ScenePhase::Over {
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
        if scene.phase == ScenePhase::Over {
            return texts.msg_errors_over();
        }
        if !scene.to_act.contains(seat) {
            return not_your_turn(language, names, scene.to_act);
        }
        match (words.parse(), scene.phase) {
            (Ok(Written::Bid(_)), ScenePhase::Bid) => texts.msg_errors_not_in_hand(),
            (Ok(Written::Steal(..)), ScenePhase::Steal) => texts.msg_errors_not_your_victim(),
            (Ok(_), _) => texts.msg_errors_not_now(asked(language, scene)),
            (Err(_), _) => texts.msg_errors_unreadable(),
        }
    }

    fn lines(language: Language, names: &[String], scene: &Scene) -> Vec<String> {
        crate::lines::of_bids(language, names, scene)
    }

    fn tell(language: Language, names: &[String], heard: &[Heard<Self>]) -> Vec<String> {
        told(language, names, heard)
    }
}

fn asked(language: Language, scene: &Scene) -> String {
    let texts = language.texts();
    match (scene.phase, scene.centre) {
        (ScenePhase::Steal, _) => texts.msg_actions_asked_steal(),
        (_, Some(Face::Up(card))) if !scene.hidden => {
            texts.msg_actions_asked_bid(the_card(language, card))
        }
        _ => texts.msg_actions_asked_bid_hidden(),
    }
}

/// What was heard, sentence by sentence.
pub(crate) fn told(language: Language, names: &[String], heard: &[Heard<Bids>]) -> Vec<String> {
    let mut teller = Teller { language, names, round: None, sentences: Vec::new() };
    heard.iter().for_each(|heard| teller.tell(&heard.event));
    teller.sentences
}

/// Who has won a trick and by what, or why nobody has.
pub fn trick(language: Language, names: &[String], trick: &TrickEnded) -> Vec<String> {
    let mut teller = Teller { language, names, round: None, sentences: Vec::new() };
    teller.trick(trick);
    teller.sentences
}

/// Why one of those with the best total has won, or why several have; nothing if the total says it.
pub fn decided(
    language: Language,
    names: &[String],
    round: &RoundEnded,
    winners: Seats,
    by: Decided,
) -> Option<String> {
    let texts = language.texts();
    let best = round.sums.iter().map(|sum| sum.total).max()?;
    let tied: Vec<(Seat, &Sum)> = round.by_seat().filter(|(_, sum)| sum.total == best).collect();
    let tied_names: Vec<&str> = tied.iter().map(|(seat, _)| name(names, *seat)).collect();
    let tied_names = list_of_names(language, &tied_names);
    let most = |won: bool| {
        let some = tied.iter().filter(|(seat, _)| winners.contains(*seat) == won);
        some.map(|(_, sum)| sum.score).max()
    };
    Some(match by {
        Decided::Total => return None,
        Decided::LastRound => texts.msg_table_decided_round(
            tied_names,
            points(best),
            points(most(true)?),
            points(most(false)?),
        ),
        Decided::HighestCard => texts.msg_table_decided_card(tied_names, points(best)),
        Decided::Nothing => texts.msg_table_decided_shared(tied_names, points(best)),
    })
}

/// Tells what was heard.
struct Teller<'a> {
    language: Language,
    names: &'a [String],
    /// The round scored last, for the end of the game.
    round: Option<&'a RoundEnded>,
    sentences: Vec<String>,
}

const fn yes(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

impl<'a> Teller<'a> {
    fn say(&mut self, sentence: String) {
        self.sentences.push(said(self.language, sentence));
    }

    fn name(&self, seat: Seat) -> &'a str {
        name(self.names, seat)
    }

    fn list_of(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<&str> = seats.into_iter().map(|seat| self.name(seat)).collect();
        list_of_names(self.language, &names)
    }

    fn the(&self, card: Word) -> String {
        the_card(self.language, card)
    }

    fn cards<'c>(&self, cards: impl IntoIterator<Item = &'c Word>) -> String {
        let cards: Vec<String> = cards.into_iter().map(|card| self.the(*card)).collect();
        list(self.language, &cards)
    }

    fn tell(&mut self, event: &'a Event) {
        let texts = self.language.texts();
        match event {
            Event::Opening { starter, among } if among.len() > 1 => {
                let names = self.list_of(among.iter());
                self.say(texts.msg_story_chosen(names, self.name(*starter)));
            }
            Event::Opening { starter, .. } => {
                self.say(texts.msg_story_longest(self.name(*starter)));
            }
            Event::RoundBegun { round, starter, why, removed, .. } => {
                let why = match why {
                    Starts::LongestName => "longest_name",
                    Starts::Total => "total",
                    Starts::LastRound => "last_round",
                    Starts::HighestCard => "highest_card",
                    Starts::Clockwise => "clockwise",
                };
                self.say(texts.msg_story_next_round(why, round.to_string(), self.name(*starter)));
                if !removed.is_empty() {
                    self.say(texts.msg_story_taken_out(self.cards(removed)));
                }
            }
            Event::SetAside { card, effects } => {
                let card = self.the(*card);
                for effect in effects {
                    self.say(texts.msg_story_flipped(named(*effect), &*card));
                }
                if effects.is_empty() {
                    self.say(texts.msg_story_flipped("nothing", card));
                }
            }
            Event::CentreCard { card: Some(card), .. } => {
                self.say(texts.msg_story_centre(self.the(*card)));
            }
            // That it is hidden was said with the card that hides it.
            Event::CentreCard { card: None, .. } => {}
            Event::Bid { seat, card } => {
                self.say(texts.msg_story_bid(self.name(*seat), self.the(*card)));
            }
            Event::TurnedUp { card } => self.say(texts.msg_story_turned_up(self.the(*card))),
            Event::TrickEnded(trick) => self.trick(trick),
            Event::MustSteal { thief, bidders, highest_is_worst, victims, .. } => {
                let worse = bidders.iter().take_while(|bidder| !victims.contains(bidder.seat));
                let worse: Vec<Seat> = worse.map(|bidder| bidder.seat).collect();
                let bid = bidders.get(worse.len()).map_or(0, |bidder| bidder.bid);
                let worst = if *highest_is_worst { "highest" } else { "lowest" };
                let (thief, victims) = (self.name(*thief), self.list_of(victims.iter()));
                self.say(texts.msg_story_must_steal(thief, worst, victims, points(bid)));
                if !worse.is_empty() {
                    self.say(texts.msg_story_without_card(self.list_of(worse)));
                }
            }
            Event::NoTheft { thief, .. } => {
                self.say(texts.msg_story_no_theft(self.name(*thief)));
            }
            Event::Stolen { thief, victim, card } => {
                let (thief, victim) = (self.name(*thief), self.name(*victim));
                self.say(texts.msg_story_steal(thief, self.the(*card), victim));
            }
            Event::Allied { player, winner } => {
                self.say(texts.msg_story_allied(self.name(*player), self.name(*winner)));
            }
            Event::TookEffect { effects, too_late: true } => {
                let mut cards: Vec<Word> = effects.iter().flat_map(|one| one.by.clone()).collect();
                cards.sort();
                cards.dedup();
                self.say(texts.msg_story_too_late(self.cards(&cards)));
            }
            Event::TookEffect { effects, too_late: false } => {
                for one in effects {
                    let cards = self.cards(&one.by);
                    self.say(texts.msg_story_effect(named(one.effect), cards));
                }
            }
            Event::RoundEnded(round) => self.round(round),
            Event::GameOver { winners, by } => self.over(*winners, *by),
        }
    }

    /// A trick was won, or nobody won it.
    fn trick(&mut self, trick: &TrickEnded) {
        let texts = self.language.texts();
        if let Some(colours) = &trick.colours {
            self.colours(colours);
        }
        let (next, name) = (yes(!trick.last), self.name(trick.next));
        let lost = self.cards(&trick.under_deck);
        let rank = match (trick.lowest_wins, trick.colours.is_some()) {
            (false, false) => "highest",
            (true, false) => "lowest",
            (false, true) => "highest_that_counts",
            (true, true) => "lowest_that_counts",
        };
        self.say(match trick.how {
            How::Won => {
                let won = match trick.front.is_empty() {
                    true => texts.msg_story_the_trick(),
                    false => self.cards(&trick.front),
                };
                let best = self.placed(&trick.best);
                texts.msg_story_trick_won(name, next, won, best, rank)
            }
            How::Burned => texts.msg_story_burned(self.placed(&trick.best), lost, next, name),
            How::CentreBest | How::NoNumber => {
                let why = match (trick.how, trick.lowest_wins) {
                    (How::NoNumber, _) => "no_number",
                    (_, false) => "centre_highest",
                    (_, true) => "centre_lowest",
                };
                texts.msg_story_nobody(why, lost, self.the(trick.centre))
            }
        });
        if matches!(trick.how, How::CentreBest | How::NoNumber) && !trick.last {
            self.say(texts.msg_story_starts_again(name));
        }
    }

    fn placed(&self, cards: &[Placed]) -> String {
        self.cards(cards.iter().map(|placed| &placed.card))
    }

    /// Which colours occur most often, and whether the card in the middle has made a difference.
    fn colours(&mut self, colours: &Colours) {
        let texts = self.language.texts();
        let most = colours.counts.iter().filter(|count| colours.most.contains(&count.colour));
        let (kinds, often) = (colours.most.len(), most.map(|count| count.cards).max());
        let names: Vec<String> =
            colours.most.iter().map(|one| crate::bids::colour(self.language, *one)).collect();
        let names = list(self.language, &names);
        let (kinds, often) = (kinds as i32, i32::from(often.unwrap_or(0)));
        self.say(if colours.most == colours.without_centre {
            texts.msg_story_colours(kinds, names, often)
        } else {
            texts.msg_story_colours_centre(kinds, names, often)
        });
    }

    /// A round was scored.
    fn round(&mut self, round: &'a RoundEnded) {
        let texts = self.language.texts();
        self.round = Some(round);
        if round.ran_out {
            self.say(texts.msg_story_ran_out());
        }
        self.say(texts.msg_story_round_over(round.round.to_string()));
        for (seat, gained) in round.by_seat() {
            let (who, total) = (self.name(seat), points(gained.total));
            let score = gained.score;
            let how = equals(in_numbers(gained), score);
            self.say(match gained.gain {
                Gain::Cards => texts.msg_story_points(who, how, score, total),
                Gain::LuckyLoser { times, .. } => {
                    texts.msg_story_points_lucky(who, i32::from(times), how, total)
                }
                Gain::Alliance { with, together } => {
                    let rounded = yes(together % 2 != 0);
                    let other = self.name(with);
                    texts.msg_story_points_allied(who, other, how, score, rounded, total)
                }
            });
        }
    }

    fn over(&mut self, winners: Seats, by: Decided) {
        let texts = self.language.texts();
        let Some(round) = self.round else { return };
        if let (1, Some(winner)) = (winners.len(), winners.first()) {
            let total = round.sums.get(winner.index()).map_or(0, |sum| sum.total);
            self.say(texts.msg_story_wins_points(self.name(winner), total));
        }
        self.sentences.extend(decided(self.language, self.names, round, winners, by));
    }
}

/// How the points of a seat come about, without what they come to.
pub fn in_numbers(gained: &Sum) -> String {
    match gained.gain {
        Gain::Cards => sum(&gained.cards),
        Gain::LuckyLoser { times: 1, each } => points(each),
        Gain::LuckyLoser { times, each } => format!("{times} × {each}"),
        Gain::Alliance { together, .. } => half(gained.own, together - gained.own),
    }
}

fn named(effect: Effect) -> &'static str {
    match effect {
        Effect::Shuffle => "shuffle",
        Effect::LowestWins => "lowest_wins",
        Effect::HideNext => "hide_next",
    }
}
