//! A recorded game on the whole screen, step by step.

use std::io;
use std::sync::mpsc::{self, RecvTimeoutError};

use crossterm::event::Event;
use tapis_game::{Record, Seat};

use crate::app::{App, Request};
use crate::finished::Replaying;
use crate::run::{HEARTBEAT, Screen, listen, needs_terminal};
use crate::shown::Place;
use crate::stage::Stage;
use crate::ui::Wish;
use crate::{Taste, Told};

/// Shows a recorded game through these eyes, or with everything open, until the person has seen
/// enough; it begins after so many actions.
///
/// # Errors
/// If there is no terminal.
pub fn replay<G: Stage>(record: Record<G>, eyes: Option<Seat>, after: usize, taste: Taste) -> Told {
    needs_terminal(taste.language)?;
    let failed = |error: io::Error| error.to_string();
    let place = |name: &String| Place { name: name.clone(), level: None };
    let places = record.names().iter().map(place).collect();
    let mut replaying = Replaying::new(record, places, eyes);
    replaying.step(i64::try_from(after).unwrap_or(i64::MAX / 2));
    let mut app = App::<G>::new(taste.language, taste.palette);
    app.replaying = Some(replaying);
    let mut screen = Screen::take().map_err(failed)?;
    let (teller, events) = mpsc::channel();
    listen(teller, |event| event);
    // Leaving the replay leaves the program: there is no game to go back to.
    while let (Some(replaying), false) = (&app.replaying, screen.has_ended()) {
        let ui = &mut app.ui;
        screen.draw(|buffer| replaying.draw(ui, buffer)).map_err(failed)?;
        let request = match events.recv_timeout(HEARTBEAT) {
            Ok(Event::Key(key)) => app.key(key),
            Ok(Event::Mouse(mouse)) => app.mouse(mouse),
            Ok(_) | Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => break,
        };
        if request == Some(Request::Wish(Wish::Quit)) {
            break;
        }
    }
    Ok(None)
}
