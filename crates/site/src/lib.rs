//! What each address answers, without a network.
//!
//! Somebody asks for an [`Address`], with a form if something is to be done. [`answer`] asks the
//! [`House`] for the tables that this needs, draws a page from what this [`Viewer`] may see, or has
//! the house carry out a command, and says what the browser gets: an [`Answer`]. The server carries
//! answers over HTTP, and its house is a database and the tasks of its tables. A service worker
//! carries them to its own page, and its house lies in its memory.
//!
//! There is no clock here, no file, no socket and no runtime; functions are `async` only because a
//! house may have to wait for its database. One that never waits is asked by [`answer_now`].
//!
//! A new address is a variant of [`Address`], a line where addresses are read, and one where they
//! are answered.

mod address;
mod answer;
pub mod delta;
mod fields;
mod home;
mod house;
mod learn;
pub mod live;
mod me;
mod refused;
mod replay;
mod review;
mod root;
mod set_up;
pub mod show;
mod table;
pub mod tell;
mod visit;
mod workshop;

pub use address::{Address, Asked, Method};
pub use answer::{Answer, Body, File, Kept, Session};
pub use fields::Fields;
pub use house::{House, Profile, ReportWish, Which};
pub use refused::{Refused, unread};
pub use review::{Reviewing, Subject};
pub use root::rooted;
pub use set_up::{brought, read_options};
pub use visit::{Viewer, Wants};

/// What a page may load and do, as browsers are told: nothing but what comes from this site.
pub const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' \
    data:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

use std::pin::pin;
use std::task::{Context, Poll, Waker};

use visit::Visit;

/// What this viewer gets for what they ask.
pub async fn answer(viewer: &Viewer, asked: &Asked, house: &impl House) -> Answer {
    let mut visit = Visit::new(viewer, house);
    let answer = match of(&mut visit, asked).await {
        Ok(answer) => answer,
        Err(refused) => Answer::refused(viewer, Some(&asked.address), &refused),
    };
    // Whoever became a guest on the way is one also if they were refused in the end.
    Answer { session: answer.session.or(visit.session), ..answer }
}

/// The same in a house that never waits, such as one that lies in memory.
///
/// # Panics
/// If the house waits.
pub fn answer_now(viewer: &Viewer, asked: &Asked, house: &impl House) -> Answer {
    let mut context = Context::from_waker(Waker::noop());
    match pin!(answer(viewer, asked, house)).poll(&mut context) {
        Poll::Ready(answer) => answer,
        Poll::Pending => panic!("the house waits"),
    }
}

/// Every address, with a form and without one.
async fn of<H: House>(visit: &mut Visit<'_, H>, asked: &Asked) -> Result<Answer, Refused> {
    use Address as At;
    let query = &asked.query;
    match (&asked.address, &asked.form) {
        (At::Home, None) => home::page(visit).await,
        (At::Asset { version, name }, None) => Answer::asset(version, name),
        (At::Icon, None) => Answer::icon(),
        (At::Name, Some(form)) => home::name(visit, form).await,
        (At::Settings, Some(form)) => Ok(home::settings(visit.viewer, form)),

        (At::PlayNow(game), Some(form)) => home::play_now(visit, *game, form).await,
        (At::SetUp(game), None) => Ok(set_up::page(visit.viewer, *game, query)),
        (At::SetUp(game), Some(form)) => set_up::create(visit, *game, form).await,
        (At::Invitation(id), None) => home::invitation(visit, id).await,

        (At::Table(id), None) => table::page(visit, id).await,
        (At::Act(id), Some(form)) => table::act(visit, id, form).await,
        (At::Undo(id), Some(form)) => table::undo(visit, id, form).await,
        (At::StandIn(id), Some(form)) => table::stand_in(visit, id, form).await,
        (At::Chat(id), Some(form)) => table::chat(visit, id, form).await,
        (At::Join(id), Some(form)) => table::join(visit, id, form).await,
        (At::Answer(id), Some(form)) => table::answer(visit, id, form).await,
        (At::Latecomers(id), Some(form)) => table::latecomers(visit, id, form).await,
        (At::Promise(id), Some(form)) => table::promise(visit, id, form).await,
        (At::Reveal(id), Some(form)) => table::reveal(visit, id, form).await,
        (At::Leave(id), Some(_)) => table::leave(visit, id).await,
        (At::Start(id), Some(_)) => table::start(visit, id).await,
        (At::Seat(id, seat), Some(form)) => table::set_seat(visit, id, *seat, form).await,
        (At::Rematch(id), Some(_)) => table::rematch(visit, id).await,

        (At::Record(id), None) => replay::record(visit, id).await,
        (At::Verify(id), None) => replay::verify(visit, id).await,
        (At::Replay(id), None) => replay::page(visit, id, query).await,
        (At::Review(id), None) => review::of_table(visit, id, query).await,
        (At::Review(id), Some(form)) => review::change_of_table(visit, id, form).await,
        (At::ReviewJson(id), None) => review::json_of_table(visit, id).await,
        (At::Bring, None) => Ok(review::drop_here(visit)),
        (At::Bring, Some(form)) => review::bring(visit, form).await,
        (At::Brought(key), None) => review::of_record(visit, key, query).await,
        (At::Brought(key), Some(form)) => review::change_of_record(visit, key, form).await,
        (At::BroughtJson(key), None) => review::json_of_record(visit, key).await,

        (At::About, None) => Ok(learn::about(visit.viewer)),
        (At::Rules(game), None) => Ok(learn::rules(visit.viewer, *game)),
        (At::HouseRules(game), None) => Ok(learn::house_rules(visit.viewer, *game)),
        (At::Lesson(game), None) => Ok(learn::lesson(visit.viewer, *game, query)),
        (At::Lesson(game), Some(form)) => Ok(learn::attempt(*game, form)),
        (At::Workshop(game), None) => Ok(workshop::page(visit.viewer, *game, query)),
        (At::Workshop(game), Some(form)) => Ok(workshop::open(visit.viewer, *game, form)),
        (At::Report(game), None) => workshop::report(visit, *game, query).await,
        (At::Report(game), Some(form)) => workshop::ask_report(visit, *game, form).await,
        (At::ReportFile(game), None) => workshop::report_file(visit, *game).await,
        (At::WorkshopFile(game), None) => Ok(workshop::file(*game, query)),
        (At::ScorePad(game), None) => Ok(learn::score_pad(visit.viewer, *game, query)),
        (At::ScorePad(game), Some(form)) => Ok(learn::score_pad_entry(visit.viewer, *game, form)),
        (At::ScorePadCsv(game), None) => learn::score_pad_csv(visit.viewer, *game, query),
        (At::ScorePadJson(game), None) => learn::score_pad_json(*game, query),

        (At::Me, None) => me::page(visit).await,
        (At::Account, Some(form)) => me::account(visit, form).await,
        (At::Logout, Some(_)) => Ok(me::logout(visit.viewer)),
        (At::Tokens, Some(form)) => me::make_token(visit, form).await,
        (At::Token(id), Some(_)) => me::revoke_token(visit, id).await,
        (At::Export, None) => me::export(visit).await,
        (At::Forget, Some(form)) => me::forget(visit, form).await,

        // The address is known, but not for that.
        _ => Err(Refused::BadMethod),
    }
}
