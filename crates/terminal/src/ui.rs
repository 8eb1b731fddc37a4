//! What a person has pointed at and opened; what keys and clicks mean.

use ratatui::layout::{Position, Rect};
use tapis_texts::Language;

use crate::paint::Light;
use crate::palette::Palette;
use crate::target::{Choice, Direction, Spot, Target, neighbour};

/// What lies open above the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// The keys.
    Help,
    /// What hands are worth, or how tricks are won.
    Ranks,
    /// What a card is.
    Explain(Target),
    /// The points of all rounds.
    Scores,
    /// Everything that has happened.
    Log,
    /// A round has just ended.
    Round,
    /// Whether to really do this.
    Confirm(String),
}

/// What a person wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To act.
    Act(String),
    /// To take the last action back.
    Undo,
    /// To leave; the game is kept.
    Quit,
    /// To see the bots act faster.
    Faster,
    /// To see the bots act more slowly.
    Slower,
}

/// Why a key or a click did nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// That cannot be chosen now.
    NotNow,
    /// Somebody else has to act.
    NotYourTurn,
}

/// The state of the screen.
#[derive(Clone, Debug)]
pub struct Ui {
    /// The language of all texts.
    pub language: Language,
    /// The colours.
    pub palette: Palette,
    /// Where the cursor is.
    pub cursor: Option<Target>,
    /// What was chosen of an action that needs more.
    pub picked: Vec<Target>,
    /// What lies open above the table.
    pub overlay: Option<Overlay>,
    /// How far the overlay is scrolled.
    pub scroll: u16,
    /// How far it can be scrolled.
    pub scroll_most: u16,
    /// A word to the person, until the next key.
    pub message: Option<String>,
    /// Why the last key or click did nothing.
    pub refused: Option<Refused>,
    /// Where things were drawn.
    pub spots: Vec<Spot>,
    choices: Vec<Choice>,
}

impl Ui {
    /// An empty table.
    pub fn new(language: Language, palette: Palette) -> Self {
        Self {
            language,
            palette,
            cursor: None,
            picked: Vec::new(),
            overlay: None,
            scroll: 0,
            scroll_most: 0,
            message: None,
            refused: None,
            spots: Vec::new(),
            choices: Vec::new(),
        }
    }

    /// What can be chosen has changed: the cursor goes to something that can be.
    pub fn offer(&mut self, choices: Vec<Choice>) {
        if choices == self.choices {
            return;
        }
        self.choices = choices;
        self.picked.clear();
        if let Some(Overlay::Confirm(words)) = &self.overlay
            && !self.choices.iter().any(|choice| choice.words == *words)
        {
            self.overlay = None;
        }
        self.settle();
    }

    /// What is on offer.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// Puts the cursor on something that can be chosen, unless it is there already.
    fn settle(&mut self) {
        if self.cursor.as_ref().is_none_or(|cursor| !self.is_lit(cursor))
            && let Some(first) = self.lit().first()
        {
            self.cursor = Some(first.clone());
        }
    }

    /// Everything that can be chosen next, without repetition.
    pub fn lit(&self) -> Vec<Target> {
        let mut lit: Vec<Target> = Vec::new();
        for choice in &self.choices {
            if choice.way.starts_with(&self.picked)
                && let Some(next) = choice.way.get(self.picked.len())
                && !lit.contains(next)
            {
                lit.push(next.clone());
            }
        }
        lit
    }

    /// Whether this can be chosen next.
    pub fn is_lit(&self, target: &Target) -> bool {
        self.choices.iter().any(|choice| {
            choice.way.starts_with(&self.picked)
                && choice.way.get(self.picked.len()) == Some(target)
        })
    }

    /// How much this stands out.
    pub fn light(&self, target: &Target) -> Light {
        let pointed = self.cursor.as_ref() == Some(target) && self.overlay.is_none();
        match (self.is_lit(target), pointed) {
            (true, true) => Light::Ready,
            (true, false) => Light::On,
            (false, _) if self.picked.contains(target) => Light::Picked,
            (false, true) => Light::Pointed,
            (false, false) => Light::Off,
        }
    }

    /// The digit that points at this: cards that lie in a row by their place in it, anything else by
    /// its place among what is lit.
    pub fn digit(&self, target: &Target) -> Option<char> {
        let place = self.numbered().iter().position(|numbered| numbered == target)?;
        char::from_digit((place as u32 + 1) % 10, 10).filter(|_| place < 10)
    }

    fn numbered(&self) -> Vec<Target> {
        let lit: Vec<Target> =
            self.lit().into_iter().filter(|target| !matches!(target, Target::Button(_))).collect();
        let drawn = |is: fn(&Target) -> bool| {
            let targets = self.spots.iter().map(|spot| &spot.target);
            targets.filter(|target| is(target)).cloned().collect()
        };
        if lit.iter().all(|target| matches!(target, Target::Hand(_))) {
            return drawn(|target| matches!(target, Target::Hand(_)));
        }
        if lit.iter().all(|target| matches!(target, Target::Revealed(_))) {
            return drawn(|target| matches!(target, Target::Revealed(_)));
        }
        lit
    }

    /// Remembers where something is drawn.
    pub fn spot(&mut self, area: Rect, target: Target) {
        self.spots.push(Spot { area, target });
    }

    /// Moves the cursor.
    pub fn go(&mut self, to: Direction) {
        match &self.cursor {
            Some(cursor) if self.spots.iter().any(|spot| spot.target == *cursor) => {
                if let Some(next) = neighbour(&self.spots, cursor, to) {
                    self.cursor = Some(next.clone());
                }
            }
            _ => self.cursor = self.spots.first().map(|spot| spot.target.clone()),
        }
    }

    /// Moves the cursor to the next thing that can be chosen, or to the one before.
    pub fn cycle(&mut self, back: bool) {
        let lit = self.lit();
        if lit.is_empty() {
            return;
        }
        let place = lit.iter().position(|target| Some(target) == self.cursor.as_ref());
        let next = match (place, back) {
            (None, _) => 0,
            (Some(place), false) => (place + 1) % lit.len(),
            (Some(place), true) => (place + lit.len() - 1) % lit.len(),
        };
        self.cursor = Some(lit[next].clone());
    }

    /// Points at what has this digit.
    pub fn point_at_digit(&mut self, digit: char) {
        let numbered = self.numbered();
        if let Some(target) = numbered.iter().find(|target| self.digit(target) == Some(digit)) {
            self.cursor = Some(target.clone());
        }
    }

    /// Chooses what the cursor is on; says what to do if the action is complete.
    pub fn choose(&mut self) -> Option<Wish> {
        let target = self.cursor.clone()?;
        self.choose_target(target)
    }

    /// Chooses this.
    pub fn choose_target(&mut self, target: Target) -> Option<Wish> {
        if !self.is_lit(&target) {
            if self.picked.last() == Some(&target) {
                self.picked.pop();
                return None;
            }
            let nothing = self.choices.is_empty();
            self.refused = Some(if nothing { Refused::NotYourTurn } else { Refused::NotNow });
            return None;
        }
        self.picked.push(target);
        let complete = self.choices.iter().find(|choice| choice.way == self.picked);
        match complete.map(|choice| choice.words.clone()) {
            Some(words) => {
                self.picked.clear();
                if words == "all-in" {
                    self.open(Overlay::Confirm(words));
                    return None;
                }
                Some(Wish::Act(words))
            }
            None => {
                self.cursor = None;
                self.settle();
                None
            }
        }
    }

    /// A click: the first one points, the second one chooses.
    pub fn click(&mut self, column: u16, row: u16) -> Option<Wish> {
        let here = Position::new(column, row);
        // What was drawn later lies on top.
        let spot = self.spots.iter().rev().find(|spot| spot.area.contains(here))?;
        let target = spot.target.clone();
        let again = self.cursor.as_ref() == Some(&target);
        self.cursor = Some(target.clone());
        let at_once = matches!(target, Target::Button(_)) && self.is_lit(&target);
        if again || at_once || !self.is_lit(&target) { self.choose_target(target) } else { None }
    }

    /// Chooses a button by the action it stands for, if it is on offer.
    pub fn press(&mut self, words: &[&str]) -> Option<Wish> {
        let button = words.iter().map(|words| Target::Button((*words).to_owned()));
        let target = button.into_iter().find(|target| self.is_lit(target));
        match target {
            Some(target) => self.choose_target(target),
            None => {
                let nothing = self.choices.is_empty();
                self.refused = Some(if nothing { Refused::NotYourTurn } else { Refused::NotNow });
                None
            }
        }
    }

    /// Opens something above the table.
    pub fn open(&mut self, overlay: Overlay) {
        self.overlay = Some(overlay);
        self.scroll = 0;
    }

    /// Lays away what lies open, or what was picked.
    pub fn back(&mut self) {
        if self.overlay.take().is_none() {
            self.picked.pop();
            self.settle();
        }
    }

    /// Scrolls what lies open.
    pub fn scroll_by(&mut self, lines: i32) {
        let scrolled = i32::from(self.scroll) + lines;
        self.scroll = scrolled.clamp(0, i32::from(self.scroll_most)) as u16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(card: &str) -> Target {
        Target::Hand(card.to_owned())
    }

    fn slot(name: &str) -> Target {
        Target::Slot(name.to_owned())
    }

    fn choice(way: &[Target], words: &str) -> Choice {
        Choice { way: way.to_vec(), words: words.to_owned() }
    }

    fn ui() -> Ui {
        Ui::new(Language::En, Palette::new(false))
    }

    #[test]
    fn a_swap_takes_two_choices_and_can_be_thought_better_of() {
        let mut ui = ui();
        ui.offer(vec![
            choice(&[hand("9T"), slot("r1c1")], "swap 9T r1c1"),
            choice(&[hand("9T"), slot("r1c2")], "swap 9T r1c2"),
            choice(&[hand("2C"), slot("r1c1")], "swap 2C r1c1"),
            choice(&[Target::Button("skip".to_owned())], "skip"),
        ]);
        assert_eq!(ui.cursor, Some(hand("9T")));
        assert_eq!(ui.choose(), None);
        assert_eq!(ui.picked, [hand("9T")]);
        assert_eq!(ui.lit(), [slot("r1c1"), slot("r1c2")]);
        ui.back();
        assert_eq!(ui.lit().len(), 3);
        ui.choose_target(hand("2C"));
        assert_eq!(ui.choose(), Some(Wish::Act("swap 2C r1c1".to_owned())));
        assert!(ui.picked.is_empty());
    }

    #[test]
    fn going_all_in_is_asked_about() {
        let mut ui = ui();
        let button = Target::Button("all-in".to_owned());
        ui.offer(vec![choice(&[button], "all-in")]);
        assert_eq!(ui.choose(), None);
        assert_eq!(ui.overlay, Some(Overlay::Confirm("all-in".to_owned())));
    }

    #[test]
    fn a_first_click_points_and_a_second_one_chooses() {
        let mut ui = ui();
        ui.spot(Rect::new(0, 0, 6, 3), hand("R9"));
        ui.spot(Rect::new(6, 0, 6, 3), hand("R2"));
        ui.offer(vec![choice(&[hand("R9")], "bid R9"), choice(&[hand("R2")], "bid R2")]);
        assert_eq!(ui.click(7, 1), None);
        assert_eq!(ui.cursor, Some(hand("R2")));
        assert_eq!(ui.click(7, 1), Some(Wish::Act("bid R2".to_owned())));
        assert_eq!(ui.click(30, 1), None);
        ui.offer(Vec::new());
        assert_eq!(ui.click(1, 1), None);
        assert_eq!(ui.refused, Some(Refused::NotYourTurn));
    }

    #[test]
    fn digits_count_the_cards_of_the_hand() {
        let mut ui = ui();
        ui.spot(Rect::new(0, 0, 6, 3), hand("R9"));
        ui.spot(Rect::new(6, 0, 6, 3), hand("R2"));
        ui.offer(vec![choice(&[hand("R9")], "bid R9"), choice(&[hand("R2")], "bid R2")]);
        ui.point_at_digit('2');
        assert_eq!(ui.cursor, Some(hand("R2")));
        ui.point_at_digit('7');
        assert_eq!(ui.cursor, Some(hand("R2")));
        ui.cycle(false);
        assert_eq!(ui.cursor, Some(hand("R9")));
    }
}
