//! Getting to a table: the home page, a game at once, an invitation; and how one is called.

use serde_json::json;
use tapis_pages::Theme;
use tapis_pages::home::{self, Home};
use tapis_play::GameKind;
use tapis_play::table::{Command, Phase, SeatWish, Wish};
use tapis_texts::Language;

use crate::show::{self, lines};
use crate::visit::Visit;
use crate::{Answer, Fields, House, Refused, Viewer, Which};

/// How long a bot seems to think, if nobody has said.
pub(crate) const PACE: u32 = 900;

pub(crate) async fn page<H: House>(visit: &Visit<'_, H>) -> Result<Answer, Refused> {
    let (viewer, house) = (visit.viewer, visit.house);
    let mine = match &viewer.who {
        Some(me) => house.tables(Which::Of(me)).await?,
        None => Vec::new(),
    };
    let home = Home {
        mine: lines(viewer, &mine),
        open: lines(viewer, &house.tables(Which::Open).await?),
        running: lines(viewer, &house.tables(Which::Running).await?),
    };
    Ok(Answer::page(home::page(&viewer.reader, &home)))
}

/// Deals a game against bots at once.
pub(crate) async fn play_now<H: House>(
    visit: &mut Visit<'_, H>,
    game: GameKind,
    form: &Fields,
) -> Result<Answer, Refused> {
    let who = visit.somebody(None).await?;
    let bot = || SeatWish::Bot("casual".to_owned());
    let wish = Wish {
        game,
        options: json!({}),
        seats: vec![SeatWish::Me, bot(), bot(), bot()],
        public: false,
        clock_seconds: None,
        pace_ms: PACE,
        promise: form.some("promise").map(str::to_owned),
    };
    let id = visit.house.create(&who, wish).await?;
    visit.house.command(&who, &id, Command::Start { fill: None }).await?;
    Ok(Answer::redirect(format!("/t/{id}")))
}

/// Whoever has the link comes to the table; whoever comes late is offered the seat of a bot.
pub(crate) async fn invitation<H: House>(
    visit: &Visit<'_, H>,
    id: &str,
) -> Result<Answer, Refused> {
    let viewer = visit.viewer;
    let table = visit.house.table(id, viewer.who.as_ref()).await?;
    let seats = show::places(viewer.reader.language, &table);
    let has_bots = seats.iter().any(|seat| seat.level.is_some());
    let is_stranger = table.seen_by(viewer.id()).seat().is_none();
    if table.phase() == Phase::Playing && is_stranger && has_bots {
        let (game, options) = (table.kind().name(), table.options());
        let late = tapis_pages::waiting::late(&viewer.reader, id, game, &seats, &options);
        return Ok(Answer::page(late));
    }
    Ok(Answer::redirect(format!("/t/{id}")))
}

/// Changes the name of the viewer, or gives them one.
pub(crate) async fn name<H: House>(
    visit: &mut Visit<'_, H>,
    form: &Fields,
) -> Result<Answer, Refused> {
    let name = form.get("name");
    match &visit.viewer.who {
        Some(who) => visit.house.rename(who, name).await?,
        None => visit.somebody(Some(name)).await?,
    };
    Ok(Answer::done(visit.viewer, form.back()))
}

/// Remembers the language and the theme that were chosen.
pub(crate) fn settings(viewer: &Viewer, form: &Fields) -> Answer {
    Answer {
        language: Language::from_tag(form.get("language")),
        theme: Theme::named(form.get("theme")),
        ..Answer::done(viewer, form.back())
    }
}
