//! `cargo xtask torture`: as long as asked, with a seed.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use tapis_trials::torture::{Database, Torture, Verdict};

const USAGE: &str = "torture --tapis PROGRAM [--seconds N] [--seed S] [--database sqlite|postgres]";

struct Wish {
    program: PathBuf,
    seconds: u64,
    seed: u64,
    databases: Vec<Database>,
}

fn read(mut words: impl Iterator<Item = String>) -> Option<Wish> {
    let both = vec![Database::Postgres, Database::Sqlite];
    let mut wish = Wish { program: PathBuf::new(), seconds: 60, seed: 1, databases: both };
    while let Some(name) = words.next() {
        let value = words.next()?;
        match name.as_str() {
            "--tapis" => wish.program = value.into(),
            "--seconds" => wish.seconds = value.parse().ok()?,
            "--seed" => wish.seed = value.parse().ok()?,
            "--database" => {
                wish.databases = match value.as_str() {
                    "sqlite" => vec![Database::Sqlite],
                    "postgres" => vec![Database::Postgres],
                    _ => return None,
                }
            }
            _ => return None,
        }
    }
    wish.program.is_file().then_some(wish)
}

#[tokio::main]
async fn main() -> ExitCode {
    let Some(wish) = read(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let mut whole = Verdict::default();
    for database in &wish.databases {
        println!("{database:?}, seed {}", wish.seed);
        let torture = Torture {
            program: wish.program.clone(),
            database: *database,
            nodes: 3,
            groups: 4,
            time: Duration::from_secs(wish.seconds) / wish.databases.len() as u32,
            seed: wish.seed,
        };
        match torture.run(|news| println!("{news}")).await {
            Ok(verdict) => {
                println!("{verdict}");
                whole.add(verdict);
            }
            Err(error) => {
                eprintln!("torture: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    if whole.is_good() {
        println!("Nothing was lost, nothing doubled, nothing shown to the wrong eyes.");
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
