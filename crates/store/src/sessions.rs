//! Sessions: every browser and every program that acts for somebody, to be listed and ended one by
//! one.

use serde::Serialize;
use sqlx::FromRow;

use crate::database::{Write, sql};
use crate::{Notification, Store, StoreError};

/// Who acts in a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SessionKind {
    /// A person, in a browser.
    Browser,
    /// A program, by a token.
    Program,
}

impl SessionKind {
    const fn word(self) -> &'static str {
        match self {
            Self::Browser => "browser",
            Self::Program => "program",
        }
    }
}

impl TryFrom<String> for SessionKind {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        let found = [Self::Browser, Self::Program].into_iter().find(|kind| kind.word() == word);
        found.ok_or_else(|| format!("no session is of the kind {word}"))
    }
}

/// A session as it begins; of its secret only the digest is kept.
pub struct NewSession {
    /// Its public name.
    pub id: String,
    /// Whose.
    pub person: String,
    /// Who acts in it.
    pub kind: SessionKind,
    /// The digest of the secret.
    pub digest: String,
    /// What its owner calls it, or what is known of the browser.
    pub label: String,
    /// When it began, in Unix milliseconds.
    pub created: i64,
}

/// By what somebody is recognised.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Credential {
    /// Whose session it is.
    pub person: String,
    /// Who acts in it.
    #[sqlx(try_from = "String")]
    pub kind: SessionKind,
    /// The digest of the secret, to be compared in constant time.
    pub digest: String,
    /// When it was last seen, in Unix milliseconds.
    pub seen: i64,
}

/// A session as its owner sees it in a list.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Session {
    /// Its public name.
    pub id: String,
    /// Who acts in it.
    #[sqlx(try_from = "String")]
    pub kind: SessionKind,
    /// What its owner calls it, or what is known of the browser.
    pub label: String,
    /// When it began, in Unix milliseconds.
    pub created: i64,
    /// When it was last seen, in Unix milliseconds.
    pub seen: i64,
}

impl Store {
    /// Begins a session.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn begin_session(&self, new: &NewSession) -> Result<(), StoreError> {
        let begin = sql("INSERT INTO sessions (id, person, kind, digest, label, created, seen)
             VALUES ($1, $2, $3, $4, $5, $6, $7)");
        let begin = begin.bind(&new.id).bind(&new.person).bind(new.kind.word()).bind(&new.digest);
        self.write(begin.bind(&new.label).bind(new.created).bind(new.created)).await.map(drop)
    }

    /// By what the holder of this session is recognised.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn session(&self, id: &str) -> Result<Option<Credential>, StoreError> {
        let found = sql("SELECT person, kind, digest, seen FROM sessions WHERE id = $1");
        self.one(found.bind(id)).await
    }

    /// The sessions of somebody, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sessions(&self, person: &str) -> Result<Vec<Session>, StoreError> {
        let sessions = sql("SELECT id, kind, label, created, seen FROM sessions WHERE person = $1
             ORDER BY created, id");
        self.all(sessions.bind(person)).await
    }

    /// Ends one session of somebody; says whether there was one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_session(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        let end = sql("DELETE FROM sessions WHERE person = $1 AND id = $2").bind(person).bind(id);
        self.writer.write(Write::first(end).notify(changed(person))).await
    }

    /// Ends all sessions of somebody of one kind, except perhaps the one in which they ask for it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_sessions(
        &self,
        person: &str,
        kind: SessionKind,
        except: Option<&str>,
    ) -> Result<(), StoreError> {
        let end = sql("DELETE FROM sessions WHERE person = $1 AND kind = $2 AND id <> $3");
        let end = end.bind(person).bind(kind.word()).bind(except.unwrap_or_default());
        self.writer.write(Write::all([end]).notify(changed(person))).await.map(drop)
    }

    /// Ends what cookies of the earlier version began: they are signed, and name no session.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_signed_cookies(&self, person: &str) -> Result<(), StoreError> {
        let end = sql("UPDATE people SET epoch = epoch + 1 WHERE id = $1").bind(person);
        self.writer.write(Write::first(end).notify(changed(person))).await.map(drop)
    }

    /// Notes when sessions were last seen. To say so at every request would be a write at every
    /// request: now and then is enough.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn seen(&self, sessions: &[(String, i64)]) -> Result<(), StoreError> {
        let seen = sessions.iter().map(|(id, at)| {
            let later = sql("UPDATE sessions SET seen = $1 WHERE id = $2 AND seen < $3");
            later.bind(*at).bind(id).bind(*at)
        });
        self.writer.write(Write::all(seen)).await.map(drop)
    }
}

/// What is known of this person is old.
pub(crate) fn changed(person: &str) -> Notification {
    Notification::Person { id: person.to_owned() }
}
