//! Reviews of finished games, kept so that they need not be made again.

use crate::database::{Write, sql};
use crate::{Store, StoreError};

impl Store {
    /// The review of the record with this digest, if one of this version is kept.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn review(&self, record: &str, version: u32) -> Result<Option<String>, StoreError> {
        let review = sql("SELECT text FROM reviews WHERE record = $1 AND version = $2");
        let review = review.bind(record).bind(i64::from(version));
        Ok(self.one(review).await?.map(|(text,)| text))
    }

    /// Keeps a review; one of an earlier version goes.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_review(
        &self,
        record: &str,
        version: u32,
        text: &str,
    ) -> Result<(), StoreError> {
        let kept = sql("INSERT INTO reviews (record, version, text) VALUES ($1, $2, $3)
             ON CONFLICT (record) DO UPDATE SET version = excluded.version, text = excluded.text");
        let kept = kept.bind(record).bind(i64::from(version)).bind(text);
        self.writer.write(Write::all([kept])).await.map(drop)
    }
}
