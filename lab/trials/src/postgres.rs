//! A private PostgreSQL: its own folder, no network, gone afterwards.

use std::io;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::process;

/// A running PostgreSQL that only its owner knows of. Dropped, it stops and leaves nothing.
#[derive(Debug)]
pub struct Postgres {
    child: Option<Child>,
    folder: tempfile::TempDir,
    durable: bool,
}

/// Why no PostgreSQL could be started.
pub const MISSING: &str =
    "PostgreSQL is not installed: apt-get install -y --no-install-recommends postgresql";

/// A program of PostgreSQL: on the path, or where Debian's package puts it.
fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).map(|folder| folder.join(program));
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = debian.map(|version| version.path().join("bin").join(program));
    on_path.chain(debian).find(|path| path.is_file())
}

/// Whom to become, if this is the administrator, whom PostgreSQL refuses to serve.
fn somebody_else() -> Option<(u32, u32)> {
    let id = |arguments: &[&str]| -> Option<u32> {
        let out = Command::new("id").args(arguments).stderr(Stdio::null()).output().ok()?;
        String::from_utf8(out.stdout).ok()?.trim().parse().ok()
    };
    if id(&["-u"])? != 0 {
        return None;
    }
    ["postgres", "nobody"]
        .into_iter()
        .find_map(|name| Some((id(&["-u", name])?, id(&["-g", name])?)))
}

fn command(program: &Path, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Some((user, group)) = somebody_else() {
        command.uid(user).gid(group);
    }
    command
}

impl Postgres {
    /// Starts one that need not be durable, for a test that cannot do without.
    ///
    /// # Panics
    /// Panics if there is none, and says how to do without such tests.
    pub fn needed() -> Self {
        Self::start(false).unwrap_or_else(|error| {
            panic!(
                "{error}; `cargo xtask test` installs PostgreSQL, and \
                 NEXTEST_PROFILE=without-postgres leaves out the tests that need it"
            )
        })
    }

    /// Starts one with an empty database `tapis`. A durable one waits for the disk at every
    /// commit, as in earnest; the other survives its own death but not the machine's.
    ///
    /// # Errors
    /// If PostgreSQL is not installed or does not start.
    pub fn start(durable: bool) -> io::Result<Self> {
        let missing = || io::Error::new(io::ErrorKind::NotFound, MISSING);
        let initdb = find("initdb").ok_or_else(missing)?;
        // The path of its socket may not be longer than 107 bytes.
        let folder = tempfile::Builder::new().prefix("pg").tempdir()?;
        if let Some((user, group)) = somebody_else() {
            std::os::unix::fs::chown(folder.path(), Some(user), Some(group))?;
        }
        let made = command(&initdb, folder.path())
            .arg("-D")
            .arg(folder.path().join("data"))
            .args(["-U", "tapis", "-A", "trust", "-E", "UTF8", "--locale=C"])
            .args(["--no-sync", "--no-instructions"])
            .status()?;
        if !made.success() {
            return Err(io::Error::other("initdb failed"));
        }
        let mut postgres = Self { child: None, folder, durable };
        postgres.revive()?;
        let socket = format!("host={} user=tapis dbname=postgres", postgres.path().display());
        let psql = find("psql").ok_or_else(missing)?;
        let begin = Instant::now();
        // The socket is there a moment before the server answers on it.
        while !command(&psql, postgres.path())
            .args([&socket, "-qc", "CREATE DATABASE tapis"])
            .status()?
            .success()
        {
            if begin.elapsed() > PATIENCE {
                return Err(io::Error::other("PostgreSQL does not answer"));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(postgres)
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    /// The address of its database.
    pub fn url(&self) -> String {
        format!("postgres://tapis@localhost/tapis?host={}", self.path().display())
    }

    /// The first of its processes, while it runs.
    pub fn pid(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Kills it without a warning, with all its processes.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            process::signal("KILL", &process::family(child.id()));
            let _ = child.wait();
        }
    }

    /// Starts it again over the same data and waits until it listens.
    ///
    /// # Errors
    /// If it does not start.
    pub fn revive(&mut self) -> io::Result<()> {
        let program = find("postgres").ok_or_else(|| io::Error::other(MISSING))?;
        let sync = if self.durable { "on" } else { "off" };
        let begin = Instant::now();
        loop {
            let mut command = command(&program, self.path());
            command.arg("-D").arg(self.path().join("data")).arg("-k").arg(self.path());
            for setting in [
                "listen_addresses=",
                "max_connections=100",
                &format!("fsync={sync}"),
                &format!("full_page_writes={sync}"),
            ] {
                command.args(["-c", setting]);
            }
            let mut child = command.spawn()?;
            while child.try_wait()?.is_none() {
                if self.ready() {
                    self.child = Some(child);
                    return Ok(());
                }
                std::thread::sleep(Duration::from_millis(20));
                if begin.elapsed() > PATIENCE {
                    let _ = child.kill();
                    let _ = child.wait();
                    return Err(io::Error::other("PostgreSQL does not start"));
                }
            }
            // A process of the one that was killed may still hold its memory: try again.
            if begin.elapsed() > PATIENCE {
                return Err(io::Error::other("PostgreSQL ends at once"));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Whether it has written into its file that it serves.
    fn ready(&self) -> bool {
        let file = self.path().join("data/postmaster.pid");
        std::fs::read_to_string(file).is_ok_and(|text| text.contains("ready"))
    }
}

const PATIENCE: Duration = Duration::from_secs(60);

impl Drop for Postgres {
    fn drop(&mut self) {
        self.kill();
    }
}
