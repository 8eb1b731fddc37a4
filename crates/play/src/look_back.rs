//! A finished game looked at again: through any eyes or with everything open, and by its chapters.

use serde::Serialize;
use tapis_game::record::Replay;
use tapis_game::{Eyes, Game, Heard, Landmark, Record, Seat};

use crate::Step;

/// Through whose eyes a finished game is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Through {
    /// Everything open.
    Open,
    /// What lay face up.
    Spectator,
    /// What one player saw.
    Seat(Seat),
}

impl Through {
    /// Its word in an address.
    pub fn word(self) -> String {
        match self {
            Self::Open => "open".to_owned(),
            Self::Spectator => "table".to_owned(),
            Self::Seat(seat) => seat.to_string(),
        }
    }

    /// The eyes of this word, at a table of so many seats.
    pub fn named(word: &str, seats: u8) -> Option<Self> {
        match word {
            "open" => Some(Self::Open),
            "table" => Some(Self::Spectator),
            _ => word
                .parse()
                .ok()
                .filter(|seat| *seat < seats)
                .map(|seat| Self::Seat(Seat::new(seat))),
        }
    }

    /// The seat whose eyes these are.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Open | Self::Spectator => None,
        }
    }
}

/// A finished game looked at again. A place in it is told by how many actions lie before it.
pub struct LookBack<'a, G: Game> {
    record: &'a Record<G>,
    replay: Replay<'a, G>,
}

impl<'a, G: Game> LookBack<'a, G> {
    /// The game that this record tells of.
    pub fn new(record: &'a Record<G>) -> Self {
        Self { record, replay: record.replay() }
    }

    /// The last place.
    pub fn end(&self) -> usize {
        self.replay.len()
    }

    /// The table at a place.
    pub fn scene(&mut self, place: usize, through: Through) -> G::Scene {
        self.replay.go_to(place);
        match through {
            Through::Open => self.replay.scene(None),
            Through::Seat(seat) => self.replay.scene(Some(seat)),
            Through::Spectator => {
                self.record.game().scene(&self.replay.state().face_up, Eyes::Spectator)
            }
        }
    }

    /// What was heard on the way to a place. At place 0 that is the opening.
    pub fn heard(&mut self, place: usize, through: Through) -> Vec<Heard<G>> {
        self.replay.go_to(place);
        match through {
            Through::Open => self.replay.heard_open(),
            Through::Spectator => self.replay.heard_by(None),
            Through::Seat(seat) => self.replay.heard_by(Some(seat)),
        }
    }

    /// The action that led to a place; none to the first.
    pub fn step(&mut self, place: usize, through: Through) -> Option<Step<G>> {
        let number = place.checked_sub(1)?;
        let &(seat, action) = self.record.actions().get(number)?;
        let game = self.record.game();
        let own = matches!(through, Through::Open) || through.seat() == Some(seat);
        Some(Step {
            number,
            seat,
            action: if own { game.action_words(action) } else { game.overheard(action) },
            heard: self.heard(place, through),
            before: self.scene(number, through),
            after: self.scene(place, through),
        })
    }

    /// The chapters of the game.
    pub fn chapters(&self) -> Chapters {
        Chapters::of(self.replay.landmarks())
    }
}

/// Where a chapter begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// After how many actions.
    pub place: usize,
    /// In which round, counted from 1.
    pub round: u8,
    /// Which part of the round; the first chapter of a round may be the round itself.
    pub part: Option<Part>,
}

/// A part of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// A trick, counted from 1.
    Trick(u8),
    /// A turn of this seat.
    Turn(Seat),
}

/// The chapters of a game, in order: its rounds, and their tricks or turns.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chapters(Vec<Chapter>);

impl Chapters {
    /// The chapters between these landmarks.
    pub fn of(landmarks: impl IntoIterator<Item = (usize, Landmark)>) -> Self {
        let mut chapters: Vec<Chapter> = Vec::new();
        for (place, landmark) in landmarks {
            let round = chapters.last().map_or(1, |last| last.round);
            let part = match landmark {
                Landmark::Round(round) => {
                    chapters.push(Chapter { place, round, part: None });
                    continue;
                }
                Landmark::Trick(trick) => Part::Trick(trick),
                Landmark::Turn(seat) => Part::Turn(seat),
                Landmark::Scored { .. } => continue,
            };
            match chapters.last_mut() {
                // The first part of a round begins where the round does. What begins and ends by
                // itself is nothing that one can stop at.
                Some(last) if last.place == place => last.part = Some(part),
                _ => chapters.push(Chapter { place, round, part: Some(part) }),
            }
        }
        Self(chapters)
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = &Chapter> {
        self.0.iter()
    }

    /// The first chapter of each round.
    pub fn rounds(&self) -> impl DoubleEndedIterator<Item = &Chapter> {
        let begins = |place: usize| place == 0 || self.0[place - 1].round != self.0[place].round;
        self.0.iter().enumerate().filter(move |(place, _)| begins(*place)).map(|(_, one)| one)
    }

    /// The chapter to which a place belongs.
    pub fn at(&self, place: usize) -> Option<&Chapter> {
        self.0.iter().rev().find(|chapter| chapter.place <= place)
    }

    /// The begin of the chapter before this place, and of the one after it.
    pub fn around(&self, place: usize) -> [Option<usize>; 2] {
        around(self.0.iter(), place)
    }

    /// The same for rounds.
    pub fn rounds_around(&self, place: usize) -> [Option<usize>; 2] {
        around(self.rounds(), place)
    }
}

fn around<'a>(chapters: impl Iterator<Item = &'a Chapter>, place: usize) -> [Option<usize>; 2] {
    let (mut before, mut after) = (None, None);
    for begin in chapters.map(|chapter| chapter.place) {
        if begin < place {
            before = Some(begin);
        } else if begin > place && after.is_none() {
            after = Some(begin);
        }
    }
    [before, after]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chapters_begin_where_the_landmarks_stand() {
        let scored = |round| Landmark::Scored { round, gained: vec![1, 2], totals: vec![1, 2] };
        let chapters = Chapters::of([
            (0, Landmark::Round(1)),
            (0, Landmark::Trick(1)),
            (4, Landmark::Trick(2)),
            (9, scored(1)),
            (9, Landmark::Round(2)),
            (9, Landmark::Trick(1)),
            (13, Landmark::Trick(2)),
            (18, scored(2)),
        ]);
        let all: Vec<_> = chapters.iter().map(|one| (one.place, one.round, one.part)).collect();
        let trick = |trick| Some(Part::Trick(trick));
        let wanted = [(0, 1, trick(1)), (4, 1, trick(2)), (9, 2, trick(1)), (13, 2, trick(2))];
        assert_eq!(all, wanted);
        assert_eq!(chapters.at(8).map(|one| (one.round, one.part)), Some((1, trick(2))));
        assert_eq!(chapters.around(9), [Some(4), Some(13)]);
        assert_eq!(chapters.around(0), [None, Some(4)]);
        assert_eq!(chapters.rounds_around(13), [Some(9), None]);
        assert_eq!(chapters.rounds().map(|one| one.place).collect::<Vec<_>>(), [0, 9]);
        assert_eq!(chapters.around(18), [Some(13), None]);
    }
}
