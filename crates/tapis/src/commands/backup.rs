//! `tapis backup` and `tapis restore`: everything that the server keeps, in one file.

use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use tapis_store::{BackupError, Copied, Store, StoreError};
use tapis_web::Settings;

use super::{cannot_read, cannot_write};
use crate::language::{texts, translate};
use crate::output::{Failure, problem, waiting};

#[derive(Args)]
#[command(about = texts().msg_help_backup(), after_help = "\
tapis backup tapis.backup
tapis backup --database postgres://tapis@db.example/tapis - | gzip > tapis.backup.gz")]
pub struct BackupArgs {
    #[arg(value_name = "FILE", help = texts().msg_help_backup_file())]
    file: PathBuf,
    #[arg(long, value_name = "URL", help = texts().msg_help_any_database())]
    database: Option<String>,
    #[arg(long, value_name = "FILE", help = texts().msg_help_any_config())]
    config: Option<PathBuf>,
}

#[derive(Args)]
#[command(about = texts().msg_help_restore(), after_help = "\
tapis restore tapis.backup --database sqlite://new.db
zcat tapis.backup.gz | tapis restore - --database postgres://tapis@db.example/tapis")]
pub struct RestoreArgs {
    #[arg(value_name = "FILE", help = texts().msg_help_restore_file())]
    file: PathBuf,
    #[arg(long, value_name = "URL", help = texts().msg_help_any_database())]
    database: Option<String>,
    #[arg(long, value_name = "FILE", help = texts().msg_help_any_config())]
    config: Option<PathBuf>,
}

/// Writes everything to a file, while the server goes on.
pub fn backup(args: &BackupArgs) -> Result<(), Failure> {
    let wrong = |error: io::Error| cannot_write(&args.file, &error);
    let progress = waiting(texts().msg_commands_backup_doing());
    let copied = if args.file == Path::new("-") {
        with_store(&args.database, args.config.as_deref(), Store::open, async |store| {
            // The lock of the standard output must not be held by a task that may move.
            let mut all = Vec::new();
            let copied = store.backup(&mut all).await;
            io::stdout().lock().write_all(&all).map_err(BackupError::File)?;
            copied
        })?
    } else {
        let mut file = BufWriter::new(create(&args.file).map_err(wrong)?);
        let copied =
            with_store(&args.database, args.config.as_deref(), Store::open, async |store| {
                store.backup(&mut file).await
            })?;
        // A backup counts once it is on the disk.
        file.into_inner().map_err(|error| wrong(error.into_error()))?.sync_all().map_err(wrong)?;
        copied
    };
    progress.finish_and_clear();
    say(&texts().msg_commands_backup_done(copied.rows.to_string()))
}

/// Reads everything from a file into a database that is empty.
pub fn restore(args: &RestoreArgs) -> Result<(), Failure> {
    let progress = waiting(texts().msg_commands_restore_doing());
    let copied = if args.file == Path::new("-") {
        with_store(&args.database, args.config.as_deref(), Store::open_alone, async |store| {
            store.restore(&mut BufReader::new(io::stdin())).await
        })?
    } else {
        let file = File::open(&args.file).map_err(|error| cannot_read(&args.file, &error))?;
        with_store(&args.database, args.config.as_deref(), Store::open_alone, async |store| {
            store.restore(&mut BufReader::new(file)).await
        })?
    };
    progress.finish_and_clear();
    say(&texts().msg_commands_restore_done(copied.rows.to_string()))
}

fn with_store(
    database: &Option<String>,
    config: Option<&Path>,
    open: impl AsyncFnOnce(&str) -> Result<Store, StoreError>,
    work: impl AsyncFnOnce(&Store) -> Result<Copied, BackupError>,
) -> Result<Copied, Failure> {
    let nearest = Settings { database: database.clone(), ..Settings::default() };
    let database = super::serve::settings(nearest, config)?.config().database;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = open(&database).await.map_err(|error| problem(translate(error)))?;
        let copied = work(&store).await;
        store.close().await;
        copied.map_err(|error| problem(translate(error)))
    })
}

/// A file that nobody else may read: it holds the secrets of games in play.
fn create(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// What a pipe carries is for the next program; words are for the person.
fn say(words: &str) -> Result<(), Failure> {
    Ok(writeln!(io::stderr(), "{words}")?)
}
