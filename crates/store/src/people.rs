//! People: guests, and those with an account.

use sqlx::FromRow;

use crate::database::{Write, sql};
use crate::sessions::changed;
use crate::{Store, StoreError};

/// Somebody who has been here.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Person {
    /// Who.
    pub id: String,
    /// How they are called at a table.
    pub name: String,
    /// The name of their account, if they have one.
    pub account: Option<String>,
    /// Rises when all sessions have to end.
    pub epoch: i64,
}

impl Store {
    /// Welcomes a guest.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn welcome(&self, id: &str, name: &str, now: i64) -> Result<(), StoreError> {
        let welcome = sql("INSERT INTO people (id, name, epoch, created) VALUES ($1, $2, 0, $3)");
        self.write(welcome.bind(id).bind(name).bind(now)).await.map(drop)
    }

    /// Somebody, if they are known.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        self.one(sql("SELECT id, name, account, epoch FROM people WHERE id = $1").bind(id)).await
    }

    /// Changes how somebody is called.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rename(&self, id: &str, name: &str) -> Result<(), StoreError> {
        let rename = sql("UPDATE people SET name = $1 WHERE id = $2").bind(name).bind(id);
        self.writer.write(Write::first(rename).notify(changed(id))).await.map(drop)
    }

    /// Makes a guest's account, or changes its password.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if somebody else has an account of that name.
    pub async fn set_account(
        &self,
        id: &str,
        account: &str,
        password: &str,
    ) -> Result<(), StoreError> {
        let set = sql("UPDATE people SET account = $1, password = $2 WHERE id = $3");
        let set = set.bind(account).bind(password).bind(id);
        self.writer.write(Write::first(set).notify(changed(id))).await.map(drop)
    }

    /// The person with this account, and the hash of the password.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn account(&self, account: &str) -> Result<Option<(String, String)>, StoreError> {
        self.one(sql("SELECT id, password FROM people WHERE account = $1").bind(account)).await
    }

    /// Keeps the hash of the code by which somebody is recognised who has forgotten the password,
    /// or forgets it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_recovery(&self, id: &str, code: Option<&str>) -> Result<(), StoreError> {
        let set = sql("UPDATE people SET recovery = $1 WHERE id = $2").bind(code).bind(id);
        self.write(set).await.map(drop)
    }

    /// The person with this account, and the hash of the code that was kept for them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn recovery(&self, account: &str) -> Result<Option<(String, String)>, StoreError> {
        let found =
            sql("SELECT id, recovery FROM people WHERE account = $1 AND recovery IS NOT NULL");
        self.one(found.bind(account)).await
    }

    /// How many people are known.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn count_people(&self) -> Result<i64, StoreError> {
        let count: Option<(i64,)> = self.one(sql("SELECT COUNT(*) FROM people")).await?;
        Ok(count.map_or(0, |(count,)| count))
    }

    /// Forgets somebody: the account, the sessions, what they said, and who they were at the tables
    /// where they sat. The games remain, played by nobody in particular.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget(&self, person: &str) -> Result<(), StoreError> {
        let statements = [
            sql("DELETE FROM sessions WHERE person = $1"),
            sql("DELETE FROM chat WHERE person = $1"),
            sql("DELETE FROM sitters WHERE person = $1"),
            sql("UPDATE results SET person = NULL WHERE person = $1"),
            sql("DELETE FROM people WHERE id = $1"),
        ];
        let forget = Write::all(statements.map(|statement| statement.bind(person)));
        self.writer.write(forget.notify(changed(person))).await.map(drop)
    }
}
