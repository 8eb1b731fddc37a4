//! Sitting down at a table of a server, or watching it.

use std::io;
use std::sync::mpsc::{self, RecvTimeoutError};

use crossterm::event::{Event, KeyCode, KeyModifiers};
use ratatui::buffer::Buffer;
use ratatui::text::{Line, Span};
use tapis_client::{SeatKind, TableInfo};
use tapis_play::{GameKind, with_kind};
use tapis_texts::{Phrases, game_name};
use tokio::sync::mpsc::UnboundedSender;

use crate::app::{App, Request};
use crate::finished::Finished;
use crate::net::{self, Found, Heard, Order, Visit};
use crate::remote::Remote;
use crate::run::{HEARTBEAT, Screen, listen, needs_terminal, save_record};
use crate::stage::Stage;
use crate::ui::{Ui, Wish};
use crate::{Taste, Told, paint, screen};

/// Sits down at the table that a link leads to, or watches it.
///
/// # Errors
/// Says why that is not possible.
pub fn join(visit: &Visit, taste: Taste) -> Told {
    needs_terminal(taste.language)?;
    let found =
        net::find(visit, taste.language).map_err(|error| net::words(&error, taste.language))?;
    let kind = GameKind::named(&found.table.game).ok_or_else(|| {
        let unknown = format!("there is no game `{}`", found.table.game);
        Phrases::of(taste.language).translate(&unknown)
    })?;
    with_kind!(kind, G => attend::<G>(found, taste, visit.watch))
}

enum Arrival {
    Input(Event),
    Heard(Heard),
}

fn attend<G: Stage>(found: Found, taste: Taste, watch: bool) -> Told {
    let failed = |error: io::Error| error.to_string();
    let mut screen = Screen::take().map_err(failed)?;
    let (teller, arrivals) = mpsc::channel();
    listen(teller.clone(), Arrival::Input);
    let mut visit = Visiting {
        app: App::<G>::new(taste.language, taste.palette),
        remote: Remote::new(found.table.clone(), taste.language),
        lost: false,
        asked_for_record: false,
        closed: None,
        fresh: true,
    };
    if visit.remote.table.you.is_none() && !watch {
        visit.app.ui.message = Some(taste.language.texts().msg_terminal_no_seat());
    }
    let orders = net::follow(found, move |heard| teller.send(Arrival::Heard(heard)).is_ok());
    loop {
        screen.draw(|buffer| visit.draw(buffer)).map_err(failed)?;
        let leaves = match arrivals.recv_timeout(HEARTBEAT) {
            Ok(Arrival::Input(event)) => visit.input(&event, &orders),
            Ok(Arrival::Heard(heard)) => {
                visit.hear(heard, &orders);
                false
            }
            Err(RecvTimeoutError::Timeout) => false,
            Err(RecvTimeoutError::Disconnected) => true,
        };
        if leaves || screen.has_ended() {
            break;
        }
    }
    drop(screen);
    match visit.closed {
        Some(why) => Err(why),
        None => Ok(None),
    }
}

/// A table of a server, on the screen.
struct Visiting<G: Stage> {
    app: App<G>,
    remote: Remote<G>,
    lost: bool,
    asked_for_record: bool,
    closed: Option<String>,
    /// Whether the table has not been seen yet.
    fresh: bool,
}

impl<G: Stage> Visiting<G> {
    fn draw(&mut self, buffer: &mut Buffer) {
        match self.remote.shown() {
            Some(shown) => self.app.draw(shown, buffer),
            None => draw_lobby(&self.remote, &mut self.app.ui, buffer),
        }
        if self.lost {
            let words = self.app.ui.language.texts().msg_terminal_lost();
            let style = self.app.ui.palette.warning();
            let text = paint::fit(&format!(" {words} "), buffer.area.width.into());
            buffer.set_string(0, 0, text, style);
        }
    }

    fn hear(&mut self, heard: Heard, orders: &UnboundedSender<Order>) {
        let texts = self.app.ui.language.texts();
        match heard {
            Heard::Update(update) => {
                if std::mem::take(&mut self.lost) {
                    self.app.ui.message = Some(texts.msg_terminal_back_again());
                }
                if let Err(why) = self.remote.update(&update) {
                    self.app.ui.message = Some(texts.msg_terminal_refused(why));
                    return;
                }
                if let Some(shown) = self.remote.shown() {
                    if std::mem::take(&mut self.fresh) {
                        self.app.has_seen(shown);
                    }
                    self.app.update(shown);
                }
                if self.remote.is_over() && !self.asked_for_record {
                    self.asked_for_record = true;
                    // If the connection has just ended, the next update asks again.
                    let _ = orders.send(Order::Record);
                }
            }
            Heard::Lost => {
                self.lost = true;
                self.asked_for_record = self.app.finished.is_some();
            }
            Heard::Refused(error) => {
                self.app.ui.message = Some(net::words(&error, self.app.ui.language));
            }
            Heard::Closed(error) => {
                let why = net::words(&error, self.app.ui.language);
                self.app.ui.message = Some(why.clone());
                self.closed = Some(why);
            }
            Heard::Record(record) => {
                if let Some(shown) = self.remote.shown() {
                    self.app.finished = Some(Finished::new(record, shown.places.clone()));
                    self.app.ui.overlay = None;
                    self.app.update(shown);
                }
            }
        }
    }

    /// Returns whether the person leaves.
    fn input(&mut self, event: &Event, orders: &UnboundedSender<Order>) -> bool {
        if self.remote.shown().is_none()
            && let Event::Key(key) = event
        {
            let quits = key.modifiers.contains(KeyModifiers::CONTROL);
            match key.code {
                KeyCode::Char('q') | KeyCode::Esc => return true,
                KeyCode::Char('c' | 'd') if quits => return true,
                KeyCode::Char('s') | KeyCode::Enter if self.remote.may_start() => {
                    let _ = orders.send(Order::Start);
                }
                _ => {}
            }
            return false;
        }
        let request = match event {
            Event::Key(key) => self.app.key(*key),
            Event::Mouse(mouse) => self.app.mouse(*mouse),
            _ => None,
        };
        // An order that cannot be sent any more is answered by the connection being lost.
        match request {
            None => {}
            Some(Request::Wish(Wish::Quit)) => return true,
            Some(Request::Wish(Wish::Act(words))) => {
                let _ = orders.send(Order::Act(words, self.remote.version));
            }
            Some(Request::Wish(Wish::Undo)) => {
                let _ = orders.send(Order::Undo(self.remote.version));
            }
            Some(Request::Wish(Wish::Faster | Wish::Slower) | Request::Again) => {}
            Some(Request::Relabel) => self.remote.speak(self.app.ui.language),
            Some(Request::SaveRecord) => {
                if let Some(finished) = &self.app.finished {
                    let said = save_record::<G>(finished.text(), self.app.ui.language);
                    self.app.ui.message = Some(said);
                }
            }
        }
        false
    }
}

/// Who is here before the game starts.
fn draw_lobby<G: Stage>(remote: &Remote<G>, ui: &mut Ui, buffer: &mut Buffer) {
    if screen::too_small(ui, buffer) {
        return;
    }
    let (texts, palette) = (ui.language.texts(), ui.palette);
    let table: &TableInfo = &remote.table;
    let mut lines = vec![Line::default()];
    for (number, seat) in table.seats.iter().enumerate() {
        let name = seat.name.clone();
        let (who, note) = match seat.kind {
            SeatKind::Open => (texts.msg_terminal_lobby_open(), String::new()),
            SeatKind::Bot => {
                let level = seat.level.as_deref().unwrap_or_default();
                (name, tapis_texts::bots::level(ui.language, level))
            }
            SeatKind::Person if seat.here => (name, String::new()),
            SeatKind::Person => (name, texts.msg_terminal_lobby_away()),
        };
        let you = table.you == Some(number as u8);
        let mark = if you { texts.msg_terminal_you() } else { String::new() };
        let style = match seat.kind {
            SeatKind::Open => palette.faint(),
            _ if you => palette.turn(),
            _ => palette.text(),
        };
        lines.push(Line::from(vec![
            Span::styled(format!(" {}  ", number + 1), palette.faint()),
            Span::styled(paint::pad(&who, 28), style),
            Span::styled(format!("{note}{mark}"), palette.faint()),
        ]));
    }
    lines.push(Line::default());
    let message = ui.message.clone().unwrap_or_else(|| texts.msg_terminal_lobby_waiting());
    lines.push(Line::from(message));
    let quit = format!("q {}", texts.msg_terminal_do_quit());
    let footer = if remote.may_start() {
        format!("s {}  {quit}", texts.msg_terminal_do_start())
    } else {
        quit
    };
    let game = game_name(ui.language, G::NAME).unwrap_or_default();
    let title = texts.msg_terminal_lobby_title(game);
    paint::popup(buffer, &title, lines, &footer, 0, palette);
}
