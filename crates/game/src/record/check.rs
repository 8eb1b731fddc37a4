//! Reading a record and re-checking every line of it.

use std::fmt;

use super::{Record, Version};
use crate::deal::{Commitment, Promise, Seed};
use crate::{Game, Opening, Seat, Seats, Table, Turn, options};

/// No game fills a file like this; a larger one is not read.
pub const MAX_BYTES: u64 = 8 << 20;

/// The first place where a record is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The line, from 1; the line after the last if something is missing there.
    pub line: usize,
    /// What is wrong, and what should be there.
    pub what: String,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for Flaw {}

fn flaw<T>(line: usize, what: impl Into<String>) -> Result<T, Flaw> {
    Err(Flaw { line, what: what.into() })
}

/// The text of a record file, if it can be one at all.
///
/// # Errors
/// Refuses empty and huge files, and ones that are not UTF-8, with the line of the first bad byte.
pub fn read_bytes(bytes: &[u8]) -> Result<&str, Flaw> {
    if bytes.is_empty() {
        return flaw(1, "the file is empty");
    }
    if bytes.len() as u64 > MAX_BYTES {
        return flaw(1, format!("the file is larger than {} MiB, no record is", MAX_BYTES >> 20));
    }
    std::str::from_utf8(bytes).or_else(|error| {
        let before = &bytes[..error.valid_up_to()];
        let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
        flaw(line, format!("byte {} is not UTF-8 text", error.valid_up_to() + 1))
    })
}

/// The name of the game that a record is of.
///
/// # Errors
/// Says that this is no record.
pub fn game_of(text: &str) -> Result<&str, Flaw> {
    let mut lines = text.lines();
    version(lines.next().unwrap_or_default())?;
    match lines.next().and_then(|line| line.strip_prefix("game ")) {
        Some(name) => Ok(name),
        None => flaw(2, "expected `game NAME`"),
    }
}

fn version(line: &str) -> Result<Version, Flaw> {
    Version::of(line).map_or_else(
        || {
            let current = Version::CURRENT.first_line();
            flaw(1, format!("this is no record; the first line must be `{current}`"))
        },
        Ok,
    )
}

impl<G: Game> Record<G> {
    /// Reads a record and checks all of it: the deal against the seed, the seed against the
    /// commitment, every action against the rules, every score against the game.
    ///
    /// # Errors
    /// Names the first line that is wrong.
    pub fn read(text: &str) -> Result<Self, Flaw> {
        let lines: Vec<&str> = text.split('\n').collect();
        let (lines, ends_well) = match lines.split_last() {
            Some((&"", lines)) => (lines, true),
            _ => (&lines[..], false),
        };
        let head = Head::<G>::read(lines)?;
        let (seed_line, seed) = find_seed(lines)?;
        if seed.commitment() != head.commitment {
            let what = "this seed does not keep the promise of the commitment in the header";
            return flaw(seed_line, what);
        }
        let mut table = head.open(seed)?;
        let record = replay(&mut table, lines)?;
        if !ends_well {
            return flaw(lines.len(), "the last line does not end with a line feed");
        }
        Ok(record)
    }
}

/// Plays the lines of a record and compares each with what the table writes itself.
fn replay<G: Game>(table: &mut Table<G>, lines: &[&str]) -> Result<Record<G>, Flaw> {
    let header = table.writer().header();
    for (place, right) in header.lines().iter().chain([&header.seal()]).enumerate() {
        compare(lines, place, right)?;
    }
    let head = header.lines().len() + 1;
    let mut checked = 0;
    loop {
        while let Some(event) = table.writer().events().get(checked) {
            compare(lines, head + checked, &event.line(table.game()))?;
            checked += 1;
        }
        let Turn::Act(to_act) = table.turn() else { break };
        let place = head + checked;
        let Some(line) = lines.get(place) else {
            return flaw(place + 1, "the record ends here, but the game does not");
        };
        let Some((seat, words)) = action(line, table.game().seats()) else {
            let seats: Vec<_> = to_act.iter().map(|seat| seat.to_string()).collect();
            let seats = seats.join(" or ");
            let what = format!("expected an action of seat {seats}, found `{}`", short(line));
            return flaw(place + 1, what);
        };
        table.act_in_words(seat, words).or_else(|refusal| flaw(place + 1, refusal.to_string()))?;
    }
    let record = table.record().expect("a game without a turn is over");
    for place in head + checked..record.lines.len() {
        compare(lines, place, &record.lines[place])?;
    }
    match lines.get(record.lines.len()) {
        Some(line) => {
            let what = format!("the game is over, but here stands `{}`", short(line));
            flaw(record.lines.len() + 1, what)
        }
        None => Ok(record),
    }
}

/// The seat and the words of a line that holds an action.
fn action(line: &str, seats: u8) -> Option<(Seat, &str)> {
    let (seat, words) = line.split_once(' ')?;
    let seat = seat.parse().ok().filter(|seat| *seat < seats)?;
    Some((Seat::new(seat), words))
}

/// Compares the line at a place with what must stand there.
fn compare(lines: &[&str], place: usize, right: &str) -> Result<(), Flaw> {
    match lines.get(place) {
        Some(line) if *line == right => Ok(()),
        Some(line) => flaw(place + 1, difference(line, right)),
        None => flaw(place + 1, format!("the record ends before `{}`", short(right))),
    }
}

/// Points to the first word that differs.
fn difference(line: &str, right: &str) -> String {
    let what = right.split(' ').next().unwrap_or_default();
    let mut pairs = line.split(' ').zip(right.split(' ')).enumerate();
    match pairs.find(|(_, (found, wanted))| found != wanted) {
        Some((0, _)) => format!("expected `{}`, found `{}`", short(right), short(line)),
        Some((_, (found, wanted))) if what == "end" => {
            format!("the digest is {}, but these lines give {}", short(found), short(wanted))
        }
        Some((_, (_, wanted))) if what == "header" => {
            format!("the lines above were changed: their digest is {}", short(wanted))
        }
        Some((place, (found, wanted))) => {
            format!(
                "`{what}`, word {}: found `{}`, it must be `{}`",
                place + 1,
                short(found),
                short(wanted)
            )
        }
        None => format!("expected `{}`, found `{}`", short(right), short(line)),
    }
}

fn short(text: &str) -> String {
    let mut cut: String = text.chars().take(100).collect();
    if cut.len() < text.len() {
        cut.push('…');
    }
    cut
}

/// The seed stands in the last line but one, so a record without it was cut off.
fn find_seed(lines: &[&str]) -> Result<(usize, Seed), Flaw> {
    let found = lines.iter().rposition(|line| line.starts_with("seed "));
    let Some(place) = found else {
        let what = "the record is cut off: its last two lines must be `seed …` and `end …`";
        return flaw(lines.len() + 1, what);
    };
    match lines[place].strip_prefix("seed ").and_then(Seed::read) {
        Some(seed) => Ok((place + 1, seed)),
        None => flaw(place + 1, "a seed is 64 lower-case hexadecimal digits"),
    }
}

/// The header as it stands in a file.
struct Head<G: Game> {
    version: Version,
    game: G,
    names: Vec<String>,
    stopped: Vec<Seats>,
    salts: Vec<String>,
    commitment: Commitment,
    last_line: usize,
}

impl<G: Game> Head<G> {
    fn read(lines: &[&str]) -> Result<Self, Flaw> {
        let mut reader = Reader { lines, next: 0 };
        let version = version(reader.after("")?)?;
        reader.exactly(&format!("game {}", G::NAME))?;
        let seats = reader.after("players ")?;
        let Some(seats) = seats.parse().ok().filter(|seats| G::SEATS.contains(seats)) else {
            return flaw(reader.next, format!("{seats} cannot play {}", G::NAME));
        };
        let text = reader.after("options ")?;
        let game = serde_json::from_str(text)
            .map_err(|error| format!("options: {error}"))
            .and_then(|value| options::from_value(value).map_err(|error| error.to_string()))
            .and_then(|options| G::new(seats, &options).map_err(|error| error.to_string()))
            .or_else(|what| flaw(reader.next, what))?;
        let mut names = Vec::new();
        for seat in Seat::all(seats) {
            names.push(reader.after(&format!("name {seat} "))?.to_owned());
        }
        let commitment = Commitment::read(reader.after("commitment ")?);
        let Some(commitment) = commitment else {
            return flaw(reader.next, "a commitment is 64 lower-case hexadecimal digits");
        };
        let (mut stopped, mut promises) = (Vec::new(), Vec::new());
        if version >= Version::Two {
            while let Some(words) = reader.perhaps("stopped ") {
                stopped.push(read_seats(words, seats).map_or_else(
                    || flaw(reader.next, "expected the seats that did not reveal, in order"),
                    Ok,
                )?);
            }
            for seat in Seat::all(seats) {
                promises.push(reader.perhaps(&format!("promise {seat} ")));
            }
            reader.after("terms ")?;
        }
        let mut salts = Vec::new();
        for seat in Seat::all(seats) {
            let salt = reader.perhaps(&format!("salt {seat} ")).unwrap_or_default();
            let promise = (!salt.is_empty()).then(|| Promise::of(salt).to_string());
            if version >= Version::Two && promises[seat.index()] != promise.as_deref() {
                let place = reader.next + usize::from(salt.is_empty());
                return flaw(place, format!("the salt of seat {seat} does not keep its promise"));
            }
            salts.push(salt.to_owned());
        }
        Ok(Self { version, game, names, stopped, salts, commitment, last_line: reader.next })
    }

    fn open(self, seed: Seed) -> Result<Table<G>, Flaw> {
        let Self { version, names, stopped, salts, .. } = self;
        let opening = Opening { version, names, salts, stopped, seed };
        Table::open(self.game, opening).or_else(|error| flaw(self.last_line, error.to_string()))
    }
}

/// Some seats, from the lowest, each named once.
fn read_seats(words: &str, seats: u8) -> Option<Seats> {
    let mut read = Seats::NONE;
    for word in words.split(' ') {
        let seat = Seat::all(seats).find(|seat| seat.to_string() == word)?;
        if read.iter().any(|before| before >= seat) {
            return None;
        }
        read = read.with(seat);
    }
    Some(read)
}

/// Goes down the lines of a header.
struct Reader<'a> {
    lines: &'a [&'a str],
    next: usize,
}

impl<'a> Reader<'a> {
    fn exactly(&mut self, line: &str) -> Result<(), Flaw> {
        let rest = self.after(line)?;
        if rest.is_empty() { Ok(()) } else { flaw(self.next, format!("expected `{line}`")) }
    }

    fn after(&mut self, start: &str) -> Result<&'a str, Flaw> {
        self.next += 1;
        match self.lines.get(self.next - 1).map(|line| (line, line.strip_prefix(start))) {
            Some((_, Some(rest))) => Ok(rest),
            Some((line, None)) => {
                flaw(self.next, format!("expected `{start}…`, found `{}`", short(line)))
            }
            None => flaw(self.next, format!("the record ends before `{start}…`")),
        }
    }

    fn perhaps(&mut self, start: &str) -> Option<&'a str> {
        let rest = self.lines.get(self.next)?.strip_prefix(start)?;
        self.next += 1;
        Some(rest)
    }
}
