//! The house behind the site and the API: what can be asked for, done by tables, people and the
//! store.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;

use serde_json::{Value, json};
use tapis_pages::me::{Statistics, Token};
use tapis_pages::workshop::Report;
use tapis_play::table::{Command, Snapshot, Who, Wish};
use tapis_site::{Profile, Refused, ReportWish, Reviewing, Subject, Which};
use tapis_store::{Person, Phase};
use tapis_texts::Language;

use crate::App;
use crate::app::who;
use crate::rejection::unavailable;

/// How many tables are listed.
const LISTED: u32 = 24;

/// The house, as somebody enters it from an address.
pub struct House {
    app: App,
    address: Option<IpAddr>,
}

impl House {
    /// The house, for whoever comes from this address.
    pub fn new(app: App, address: Option<IpAddr>) -> Self {
        Self { app, address }
    }

    /// What is behind it.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// What is known of somebody.
    pub async fn person(&self, who: &Who) -> Result<Arc<Person>, Refused> {
        self.app.people.person(&who.id).await?.ok_or(Refused::WhoAreYou)
    }

    fn newcomer(&self) -> Result<(), Refused> {
        self.address.map_or(Ok(()), |address| self.app.limits.newcomer(address))
    }
}

impl tapis_site::House for House {
    async fn table(&self, id: &str, who: Option<&Who>) -> Result<Snapshot, Refused> {
        self.app.tables.snapshot(id, who.map(|who| &*who.id)).await
    }

    async fn tables(&self, which: Which<'_>) -> Result<Vec<Snapshot>, Refused> {
        let store = self.app.store();
        let ids = match which {
            Which::Open => store.public_tables(Phase::Waiting, LISTED).await,
            Which::Running => store.public_tables(Phase::Playing, LISTED).await,
            Which::Of(who) => {
                let tables = store.tables_of(&who.id, LISTED).await;
                tables.map(|tables| tables.into_iter().map(|(id, _)| id).collect())
            }
            Which::FinishedBy(who) => {
                let games = store.history(&who.id, LISTED).await;
                games.map(|games| games.into_iter().map(|game| game.table).collect())
            }
        };
        let mut tables = Vec::new();
        for id in ids.map_err(unavailable)? {
            // One damaged table must not hide the others.
            let Ok(table) = self.app.tables.snapshot(&id, None).await else { continue };
            let view = table.seen_by(match which {
                Which::Of(who) => Some(&who.id),
                _ => None,
            });
            // Whoever has left a table before the game has it no longer.
            if !matches!(which, Which::Of(_)) || view.seat().is_some() || view.is_owner() {
                tables.push(table);
            }
        }
        Ok(tables)
    }

    async fn create(&self, who: &Who, wish: Wish) -> Result<String, Refused> {
        self.app.tables.create(who, wish).await
    }

    async fn command(&self, who: &Who, table: &str, command: Command) -> Result<u64, Refused> {
        self.app.tables.command(who, table, command).await
    }

    async fn say(&self, who: &Who, table: &str, text: &str) -> Result<(), Refused> {
        self.app.tables.say(who, table, text).await
    }

    async fn rematch(&self, who: &Who, table: &str) -> Result<String, Refused> {
        self.app.tables.rematch(who, table).await
    }

    async fn review(&self, of: &Subject) -> Result<Reviewing, Refused> {
        self.app.reviews.of(of)
    }

    async fn stop_review(&self, of: &Subject) -> Result<(), Refused> {
        self.app.reviews.stop(of.key());
        Ok(())
    }

    async fn bring(&self, subject: &Subject) -> Result<(), Refused> {
        self.app.reviews.bring(subject);
        Ok(())
    }

    async fn brought(&self, key: &str) -> Result<String, Refused> {
        self.app.reviews.brought(key).ok_or(Refused::NotFound)
    }

    async fn welcome(&self, name: &str) -> Result<Who, Refused> {
        self.newcomer()?;
        self.app.people.guest(name).await.map(|person| who(&person))
    }

    async fn rename(&self, me: &Who, name: &str) -> Result<Who, Refused> {
        let person = self.person(me).await?;
        self.app.people.rename(&person, name).await.map(|person| who(&person))
    }

    async fn profile(&self, me: &Who) -> Result<Profile, Refused> {
        let store = self.app.store();
        let mut games: BTreeMap<String, Statistics> = BTreeMap::new();
        for line in store.statistics(&me.id).await.map_err(unavailable)? {
            let game = games.entry(line.game.clone()).or_default();
            game.game = line.game;
            game.played += u64::from(line.games);
            game.won += u64::from(line.won);
            game.fair += f64::from(line.games) / f64::from(line.players.max(1));
        }
        let tokens = store.sessions(&me.id).await.map_err(unavailable)?.into_iter();
        Ok(Profile {
            account: self.person(me).await?.account.clone(),
            statistics: games.into_values().collect(),
            tokens: tokens.map(|token| Token { id: token.id, label: token.label }).collect(),
        })
    }

    async fn register(&self, me: Option<&Who>, name: &str, password: &str) -> Result<Who, Refused> {
        self.newcomer()?;
        let me = match me {
            Some(me) => Some(self.person(me).await?),
            None => None,
        };
        let person = self.app.people.open_account(me.as_deref(), name, password).await?;
        Ok(who(&person))
    }

    async fn log_in(&self, name: &str, password: &str) -> Result<Who, Refused> {
        self.newcomer()?;
        self.app.people.log_in(name, password).await.map(|person| who(&person))
    }

    async fn make_token(&self, me: &Who, label: &str) -> Result<String, Refused> {
        let (_, token) = self.app.people.make_token(&me.id, label).await?;
        Ok(token)
    }

    async fn revoke_token(&self, me: &Who, id: &str) -> Result<(), Refused> {
        self.app.people.revoke(&me.id, id).await
    }

    async fn export(&self, me: &Who) -> Result<Value, Refused> {
        let (store, id) = (self.app.store(), &*me.id);
        let person = self.person(me).await?;
        let tokens =
            store.sessions(id).await.map_err(unavailable)?.into_iter().map(
                |token| json!({ "id": token.id, "label": token.label, "created": token.created }),
            );
        let tables = store.tables_of(id, u32::MAX).await.map_err(unavailable)?.into_iter();
        let tables = tables.map(|(id, phase)| json!({ "table": id, "phase": phase.word() }));
        let said = store.said_by(id).await.map_err(unavailable)?.into_iter();
        let said =
            said.map(|(table, said)| json!({ "table": table, "text": said.text, "at": said.at }));
        Ok(json!({
            "me": { "person": person.id, "name": person.name, "account": person.account },
            "tokens": tokens.collect::<Vec<_>>(),
            "tables": tables.collect::<Vec<_>>(),
            "results": store.history(id, u32::MAX).await.map_err(unavailable)?,
            "said": said.collect::<Vec<_>>(),
        }))
    }

    async fn begin_report(&self, me: &Who, wish: ReportWish) -> Result<(), Refused> {
        self.app.reports.begin(&me.id, wish)
    }

    async fn report(&self, me: &Who, language: Language) -> Option<Report> {
        self.app.reports.report(&me.id, language)
    }

    async fn report_file(&self, me: &Who, language: Language) -> Option<String> {
        self.app.reports.file(&me.id, language)
    }

    async fn stop_report(&self, me: &Who) {
        self.app.reports.stop(&me.id);
    }

    async fn forget(&self, me: &Who) -> Result<(), Refused> {
        self.app.reports.stop(&me.id);
        self.app.tables.forget(me).await
    }
}
