//! A game that is over: its result, its verification, and the way back through it.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};
use tapis_game::{Heard, Record, Seat, Standing};
use tapis_play::{Chapters, LookBack, Part, Through};

use crate::paint;
use crate::screen;
use crate::shown::{Place, Rounds, Shown};
use crate::stage::Stage;
use crate::ui::Ui;

/// How many steps of the story stand beside the table in a replay.
const MEMORY: usize = 24;

/// A finished game. Its record was read back line by line, so the deal is verified or refused.
pub struct Finished<G: Stage> {
    text: String,
    record: Result<Record<G>, String>,
    places: Vec<Place>,
    shuffles: usize,
}

impl<G: Stage> Finished<G> {
    /// The game that this record tells of.
    pub fn new(text: String, places: Vec<Place>) -> Self {
        let record = Record::<G>::read(&text).map_err(|flaw| flaw.to_string());
        let shuffles = text.lines().filter(|line| line.starts_with("deal ")).count();
        Self { text, record, places, shuffles }
    }

    /// The record as it is kept in a file.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Draws the result.
    pub fn draw(&self, shown: &Shown<G>, ui: &mut Ui, buffer: &mut Buffer) {
        ui.spots.clear();
        if screen::too_small(ui, buffer) {
            return;
        }
        let [header, middle, message, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(20),
            Constraint::Length(1),
            Constraint::Length(1),
        ])
        .areas(buffer.area);
        screen::draw_header(shown, ui, buffer, header);
        let (texts, palette) = (ui.language.texts(), ui.palette);
        let inside = paint::panel(buffer, middle, &texts.msg_terminal_result_title(), palette);
        let columns = usize::from(inside.width);
        let mut lines =
            vec![Line::styled(self.winner(shown, ui), palette.title()), Line::default()];
        lines.extend(screen::score_lines(shown, ui));
        if let Some((title, rest)) = G::round_over(shown, ui) {
            lines.push(Line::default());
            lines.push(Line::styled(title, palette.faint()));
            lines.extend(rest);
        }
        lines.push(Line::default());
        let (verdict, style) = match &self.record {
            Ok(record) => (
                texts.msg_terminal_result_verified(
                    self.shuffles as u32,
                    record.actions().len() as u32,
                ),
                palette.turn(),
            ),
            Err(flaw) => (texts.msg_terminal_result_flaw(flaw.as_str()), palette.warning()),
        };
        let wrapped = paint::wrap(&verdict, columns);
        lines.extend(wrapped.into_iter().map(|line| Line::styled(line, style)));
        let commitment = self.text.lines().find_map(|line| line.strip_prefix("commitment "));
        if let Some(commitment) = commitment {
            let promise = texts.msg_terminal_result_promise(commitment);
            lines.push(Line::styled(paint::fit(&promise, columns), palette.faint()));
        }
        let most = (lines.len() as u16).saturating_sub(inside.height);
        ui.scroll_most = most;
        Paragraph::new(lines).scroll((ui.scroll.min(most), 0)).render(inside, buffer);
        if let Some(said) = &ui.message {
            Line::styled(format!(" {said}"), palette.strong()).render(message, buffer);
        }
        let mut hints: Vec<Span<'_>> = Vec::new();
        for (key, what) in [
            ("r", texts.msg_terminal_do_replay()),
            ("w", texts.msg_terminal_do_save_record()),
            ("n", texts.msg_terminal_do_again()),
            ("↑↓", texts.msg_terminal_do_scroll()),
            ("q", texts.msg_terminal_do_quit()),
        ] {
            hints.extend(paint::key_hint(key, &what, palette));
        }
        Line::from(hints).render(keys, buffer);
    }

    fn winner(&self, shown: &Shown<G>, ui: &Ui) -> String {
        let texts = ui.language.texts();
        let winners: Vec<Seat> =
            shown.scene.won_by().into_iter().flat_map(|seats| seats.iter()).collect();
        match winners[..] {
            [] => texts.msg_terminal_result_nobody(),
            [winner] if shown.seat == Some(winner) => texts.msg_terminal_result_you_win(),
            [winner] => texts.msg_terminal_result_wins(shown.name(winner)),
            _ => {
                let names: Vec<&str> = winners.iter().map(|seat| shown.name(*seat)).collect();
                texts.msg_terminal_result_share(tapis_texts::list(ui.language, &names))
            }
        }
    }

    /// The replay from the start, if the record is sound.
    pub fn replay(&self, eyes: Option<Seat>) -> Option<Replaying<G>> {
        let record = self.record.as_ref().ok()?;
        Some(Replaying::new(record.clone(), self.places.clone(), eyes))
    }
}

/// A finished game shown again.
pub struct Replaying<G: Stage> {
    record: Record<G>,
    places: Vec<Place>,
    eyes: Option<Seat>,
    /// What these eyes see at each place, and what was heard on the way there.
    seen: Vec<(G::Scene, Vec<Heard<G>>)>,
    chapters: Chapters,
    at: usize,
}

impl<G: Stage> Replaying<G> {
    /// Begins before the first action, with these eyes or with everything open.
    pub fn new(record: Record<G>, places: Vec<Place>, eyes: Option<Seat>) -> Self {
        let chapters = LookBack::new(&record).chapters();
        let mut replaying = Self { record, places, eyes, seen: Vec::new(), chapters, at: 0 };
        replaying.look();
        replaying
    }

    fn look(&mut self) {
        let mut game = LookBack::new(&self.record);
        let through = self.eyes.map_or(Through::Open, Through::Seat);
        let places = 0..=game.end();
        self.seen =
            places.map(|place| (game.scene(place, through), game.heard(place, through))).collect();
    }

    /// How many actions lie before this place, and how many there are.
    pub fn place(&self) -> (usize, usize) {
        (self.at, self.seen.len() - 1)
    }

    /// Goes forward, or back.
    pub fn step(&mut self, steps: i64) {
        let last = self.seen.len() as i64 - 1;
        self.at = (self.at as i64 + steps).clamp(0, last) as usize;
    }

    /// Goes to where the trick or turn before this place begins, or the one after it.
    pub fn leaf(&mut self, on: bool) {
        self.go(self.chapters.around(self.at), on);
    }

    /// The same for rounds.
    pub fn leaf_rounds(&mut self, on: bool) {
        self.go(self.chapters.rounds_around(self.at), on);
    }

    fn go(&mut self, [back, ahead]: [Option<usize>; 2], on: bool) {
        self.at = if on { ahead } else { back }.unwrap_or(self.at);
    }

    /// Looks through the eyes of the next seat; after the last one everything is open.
    pub fn next_eyes(&mut self) {
        let seats = self.places.len() as u8;
        self.eyes = match self.eyes {
            None => Some(Seat::new(0)),
            Some(seat) if (seat.index() as u8) + 1 < seats => {
                Some(Seat::new(seat.index() as u8 + 1))
            }
            Some(_) => None,
        };
        self.look();
    }

    /// The table at this place.
    pub fn shown(&self, ui: &Ui) -> Shown<G> {
        let (scene, names) = (self.seen[self.at].0.clone(), self.record.names());
        let (mut log, mut rounds) = (Vec::new(), Rounds::default());
        for (place, (_, heard)) in self.seen[..=self.at].iter().enumerate() {
            rounds.hear(heard);
            if place + MEMORY >= self.at {
                log.extend(tapis_texts::story(ui.language, names, heard));
            }
        }
        Shown {
            game: self.record.game().clone(),
            places: self.places.clone(),
            seat: self.eyes,
            totals: scene.totals(),
            rounds,
            scene,
            legal: Vec::new(),
            can_undo: false,
            log,
        }
    }

    /// Draws the table at this place, with the keys of a replay.
    pub fn draw(&self, ui: &mut Ui, buffer: &mut Buffer) {
        ui.spots.clear();
        if screen::too_small(ui, buffer) {
            return;
        }
        let shown = self.shown(ui);
        let [header, table, bar, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(20),
            Constraint::Length(2),
            Constraint::Length(1),
        ])
        .areas(buffer.area);
        screen::draw_header(&shown, ui, buffer, header);
        G::draw(&shown, ui, buffer, table);
        let (texts, palette) = (ui.language.texts(), ui.palette);
        let (at, all) = self.place();
        let eyes = match self.eyes {
            None => texts.msg_terminal_eyes_open(),
            Some(seat) => texts.msg_terminal_eyes_of(shown.name(seat)),
        };
        let title = texts.msg_terminal_replay_title(at as u32, all as u32);
        let here = self.chapters.at(at);
        let chapter = here.map(|here| tapis_texts::chapter(ui.language, &shown.names(), here));
        let title = [Some(title), chapter, Some(eyes)];
        let title = title.into_iter().flatten().collect::<Vec<_>>().join(" · ");
        Line::styled(format!(" {title}"), palette.title()).render(bar, buffer);
        let part = match here.and_then(|here| here.part) {
            Some(Part::Turn(_)) => texts.msg_replay_by_turn(),
            _ => texts.msg_replay_by_trick(),
        };
        let mut hints: Vec<Span<'_>> = Vec::new();
        for (key, what) in [
            ("←→", texts.msg_terminal_do_step()),
            ("PgUp PgDn", part),
            ("[ ]", texts.msg_replay_by_round()),
            ("Home End", texts.msg_terminal_do_ends()),
            ("e", texts.msg_terminal_do_eyes()),
            ("Esc", texts.msg_terminal_do_back()),
        ] {
            hints.extend(paint::key_hint(key, &what, palette));
        }
        Line::from(hints).render(keys, buffer);
    }
}
