//! People: guests, accounts, and the tokens of their programs.

use sqlx::{Row, query, query_scalar};

use crate::{News, Store, StoreError};

/// Somebody who has been here.
#[derive(Clone, PartialEq, Eq, Debug)]
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

/// A token as it is created; only its digest is kept.
pub struct NewToken {
    /// Its public name.
    pub id: String,
    /// Whose.
    pub person: String,
    /// The digest of the secret.
    pub digest: String,
    /// What its owner calls it.
    pub label: String,
    /// When it was created.
    pub created: i64,
}

/// A token as its owner sees it later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Its public name.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// When it was created.
    pub created: i64,
}

impl Store {
    /// Welcomes a guest.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn welcome(&self, id: &str, name: &str, now: i64) -> Result<(), StoreError> {
        query("INSERT INTO people (id, name, epoch, created) VALUES ($1, $2, 0, $3)")
            .bind(id)
            .bind(name)
            .bind(now)
            .execute(&self.pens)
            .await?;
        Ok(())
    }

    /// Somebody, if they are known.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let row = query("SELECT id, name, account, epoch FROM people WHERE id = $1").bind(id);
        let row = row.fetch_optional(&self.pool).await?;
        row.map(|row| {
            Ok(Person {
                id: row.try_get(0)?,
                name: row.try_get(1)?,
                account: row.try_get(2)?,
                epoch: row.try_get(3)?,
            })
        })
        .transpose()
    }

    /// Changes how somebody is called.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rename(&self, id: &str, name: &str) -> Result<(), StoreError> {
        query("UPDATE people SET name = $1 WHERE id = $2")
            .bind(name)
            .bind(id)
            .execute(&self.pens)
            .await?;
        self.tell([News::Person { id: id.to_owned() }]).await
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
        query("UPDATE people SET account = $1, password = $2 WHERE id = $3")
            .bind(account)
            .bind(password)
            .bind(id)
            .execute(&self.pens)
            .await?;
        self.tell([News::Person { id: id.to_owned() }]).await
    }

    /// Ends all sessions of somebody.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_sessions(&self, id: &str) -> Result<(), StoreError> {
        query("UPDATE people SET epoch = epoch + 1 WHERE id = $1")
            .bind(id)
            .execute(&self.pens)
            .await?;
        self.tell([News::Person { id: id.to_owned() }]).await
    }

    /// The person with this account, and the hash of the password.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn account(&self, account: &str) -> Result<Option<(String, String)>, StoreError> {
        let row = query("SELECT id, password FROM people WHERE account = $1").bind(account);
        let row = row.fetch_optional(&self.pool).await?;
        row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
    }

    /// Keeps a new token.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_token(&self, token: &NewToken) -> Result<(), StoreError> {
        query(
            "INSERT INTO tokens (id, person, digest, label, created) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(&token.id)
        .bind(&token.person)
        .bind(&token.digest)
        .bind(&token.label)
        .bind(token.created)
        .execute(&self.pens)
        .await?;
        Ok(())
    }

    /// Whose token this is: the person and the digest, to be compared in constant time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn token(&self, id: &str) -> Result<Option<(String, String)>, StoreError> {
        let row = query("SELECT person, digest FROM tokens WHERE id = $1").bind(id);
        let row = row.fetch_optional(&self.pool).await?;
        row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
    }

    /// The tokens of somebody, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tokens(&self, person: &str) -> Result<Vec<Token>, StoreError> {
        let rows =
            query("SELECT id, label, created FROM tokens WHERE person = $1 ORDER BY created, id");
        let rows = rows.bind(person).fetch_all(&self.pool).await?;
        rows.iter()
            .map(|row| {
                Ok(Token { id: row.try_get(0)?, label: row.try_get(1)?, created: row.try_get(2)? })
            })
            .collect()
    }

    /// Revokes a token; says whether there was one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn revoke(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        let gone = query("DELETE FROM tokens WHERE person = $1 AND id = $2")
            .bind(person)
            .bind(id)
            .execute(&self.pens)
            .await?;
        self.tell([News::Person { id: person.to_owned() }]).await?;
        Ok(gone.rows_affected() > 0)
    }

    /// How many people are known.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn count_people(&self) -> Result<i64, StoreError> {
        Ok(query_scalar("SELECT COUNT(*) FROM people").fetch_one(&self.pool).await?)
    }

    /// Forgets somebody: the account, the tokens, what they said, and who they were at the tables
    /// where they sat. The games remain, played by nobody in particular.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget(&self, person: &str) -> Result<(), StoreError> {
        let mut transaction = self.pens.begin().await?;
        for sql in [
            "DELETE FROM tokens WHERE person = $1",
            "DELETE FROM chat WHERE person = $1",
            "DELETE FROM sitters WHERE person = $1",
            "UPDATE results SET person = NULL WHERE person = $1",
            "DELETE FROM people WHERE id = $1",
        ] {
            query(sql).bind(person).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        self.tell([News::Person { id: person.to_owned() }]).await
    }
}
