//! Group commit: one task writes everything, as much in one transaction as waits. While the disk is
//! busy with one transaction the next one gathers, so that many tables cost hardly more than one.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use crate::StoreError;
use crate::database::{Database, Write};

/// The most changes in one transaction.
const BATCH: usize = 256;

struct Job {
    write: Write,
    answer: oneshot::Sender<Result<bool, StoreError>>,
}

/// Where changes are handed in.
#[derive(Clone)]
pub(crate) struct Writer {
    // A table has one change at a time, so that no more wait than there are tables and people.
    jobs: mpsc::UnboundedSender<Job>,
    closing: mpsc::Sender<()>,
}

impl Writer {
    /// Starts the one task that writes to this database.
    pub fn start(database: Arc<dyn Database>) -> Self {
        let (jobs, waiting) = mpsc::unbounded_channel();
        let (closing, close) = mpsc::channel(1);
        tokio::spawn(write_all(database, waiting, close));
        Self { jobs, closing }
    }

    /// Says whether the condition of this change was met. Once it is handed in it is written, even
    /// if nobody waits for the answer any more.
    pub async fn write(&self, write: Write) -> Result<bool, StoreError> {
        let (answer, written) = oneshot::channel();
        self.jobs.send(Job { write, answer }).map_err(|_| StoreError::Closed)?;
        written.await.map_err(|_| StoreError::Closed)?
    }

    /// Writes what was handed in, and nothing any more.
    pub async fn close(&self) {
        // Whether it is asked for once or twice is the same.
        let _ = self.closing.try_send(());
        self.jobs.closed().await;
    }
}

async fn write_all(
    database: Arc<dyn Database>,
    mut jobs: mpsc::UnboundedReceiver<Job>,
    mut close: mpsc::Receiver<()>,
) {
    let (mut writes, mut answers) = (Vec::with_capacity(BATCH), Vec::with_capacity(BATCH));
    let mut batch = Vec::with_capacity(BATCH);
    loop {
        tokio::select! {
            biased;
            count = jobs.recv_many(&mut batch, BATCH) => match count {
                0 => return,
                _ => {
                    for Job { write, answer } in batch.drain(..) {
                        writes.push(write);
                        answers.push(answer);
                    }
                    write_batch(&*database, &writes, answers.drain(..)).await;
                    writes.clear();
                }
            },
            // Nothing waits. What is handed in from now on is refused.
            Some(()) = close.recv() => return,
        }
    }
}

async fn write_batch(
    database: &dyn Database,
    writes: &[Write],
    answers: impl Iterator<Item = oneshot::Sender<Result<bool, StoreError>>>,
) {
    // Whoever asked may be gone by now; then nobody needs the answer.
    match database.commit(writes).await {
        Ok(met) => {
            for (answer, met) in answers.zip(met) {
                let _ = answer.send(Ok(met));
            }
        }
        // One bad change must not spoil the others: each gets a transaction of its own.
        Err(_) if writes.len() > 1 => {
            for (answer, write) in answers.zip(writes) {
                let met = database.commit(std::slice::from_ref(write)).await;
                let _ = answer.send(met.map(|met| met[0]));
            }
        }
        Err(error) => {
            let mut error = Some(error);
            answers.for_each(|answer| {
                let _ = answer.send(Err(error.take().unwrap_or(StoreError::Closed)));
            });
        }
    }
}
