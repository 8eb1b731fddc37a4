//! One's own page, and what can be done there.

use tapis_pages::me as pages;
use tapis_play::table::Phase;

use crate::show::lines;
use crate::visit::Visit;
use crate::{Answer, Fields, House, Profile, Refused, Session, Viewer, Which};

pub(crate) async fn page<H: House>(visit: &Visit<'_, H>) -> Result<Answer, Refused> {
    Ok(Answer::page(pages::page(&visit.viewer.reader, &gather(visit).await?)))
}

async fn gather<H: House>(visit: &Visit<'_, H>) -> Result<pages::Me, Refused> {
    let (viewer, house) = (visit.viewer, visit.house);
    let Some(me) = &viewer.who else { return Ok(pages::Me::default()) };
    let Profile { account, statistics, tokens } = house.profile(me).await?;
    let mut running = house.tables(Which::Of(me)).await?;
    running.retain(|table| table.phase() != Phase::Over);
    Ok(pages::Me {
        account,
        statistics,
        running: lines(viewer, &running),
        history: lines(viewer, &house.tables(Which::FinishedBy(me)).await?),
        tokens,
        fresh_token: None,
        problem: None,
    })
}

/// Makes an account, or comes back to one; or shows the page again with what is wrong.
pub(crate) async fn account<H: House>(
    visit: &mut Visit<'_, H>,
    form: &Fields,
) -> Result<Answer, Refused> {
    let (name, password) = (form.get("name"), form.get("password"));
    let known = if form.get("do") == "login" {
        visit.house.log_in(name, password).await
    } else {
        visit.house.register(visit.viewer.who.as_ref(), name, password).await
    };
    match known {
        Ok(who) => {
            visit.session = Some(Session::Begin(who));
            Ok(Answer::redirect("/me"))
        }
        Err(refused) => {
            let mut page = gather(visit).await?;
            let reader = &visit.viewer.reader;
            page.problem = Some(refused.message(reader.language));
            Ok(Answer::page_with(&refused, pages::page(reader, &page)))
        }
    }
}

/// Ends this session.
pub(crate) fn logout(viewer: &Viewer) -> Answer {
    Answer { session: Some(Session::End), ..Answer::done(viewer, "/") }
}

/// Makes a token and shows it once.
pub(crate) async fn make_token<H: House>(
    visit: &Visit<'_, H>,
    form: &Fields,
) -> Result<Answer, Refused> {
    let token = visit.house.make_token(visit.me()?, form.get("label")).await?;
    let mut page = gather(visit).await?;
    page.fresh_token = Some(token);
    Ok(Answer::page(pages::page(&visit.viewer.reader, &page)))
}

pub(crate) async fn revoke_token<H: House>(
    visit: &Visit<'_, H>,
    id: &str,
) -> Result<Answer, Refused> {
    visit.house.revoke_token(visit.me()?, id).await?;
    Ok(Answer::redirect("/me"))
}

/// Everything that is kept about the viewer.
pub(crate) async fn export<H: House>(visit: &Visit<'_, H>) -> Result<Answer, Refused> {
    let kept = visit.house.export(visit.me()?).await?;
    Ok(Answer::file("application/json", kept.to_string()))
}

/// Forgets the viewer, if they are sure.
pub(crate) async fn forget<H: House>(
    visit: &Visit<'_, H>,
    form: &Fields,
) -> Result<Answer, Refused> {
    let me = visit.me()?;
    if form.some("sure").is_none() {
        return Ok(Answer::redirect("/me"));
    }
    visit.house.forget(me).await?;
    Ok(Answer { session: Some(Session::End), ..Answer::redirect("/") })
}
