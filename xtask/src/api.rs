//! The API's own description put to the test. Schemathesis makes thousands of requests from it, none
//! of which may bring the server to an error of its own, or to an answer that the description does
//! not know. And a client in TypeScript is generated from it, by whose types alone a program plays
//! both games to their end.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use crate::run::{Outcome, command, root, step, step_with, target};

/// The version that is installed; a newer one might find what is nobody's fault on that day.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// What every answer must be: no error of the server, and of a status, a type and a form that the
/// description has for it.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
    response_schema_conformance";

/// Starts a server and lets Schemathesis at it.
pub fn fuzz_description(tapis: &str) -> Outcome {
    let venv = target().join("schemathesis");
    let path = |program: &str| venv.join("bin").join(program).to_string_lossy().into_owned();
    if !venv.join("bin/schemathesis").is_file() {
        step("Python environment", "python3", &["-m", "venv", &venv.to_string_lossy()])?;
        step(
            "Schemathesis",
            &path("python"),
            &["-m", "pip", "install", "--quiet", "--disable-pip-version-check", SCHEMATHESIS],
        )?;
    }
    let folder = target().join("schemathesis-server");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let server = Server::start(tapis, &folder)?;
    let token = server.guest()?;
    let header = format!("Authorization: Bearer {token}");
    let description = format!("http://{}/api/openapi.json", server.address);
    step(
        "requests made from the API's description",
        &path("schemathesis"),
        &[
            "run",
            &description,
            "--header",
            &header,
            "--checks",
            CHECKS,
            "--phases",
            "examples,coverage,fuzzing,stateful",
            "--max-examples",
            "15",
            "--seed",
            "1",
            "--request-timeout",
            "20",
            // A stream does not end, and whoever deletes themselves can ask for nothing more.
            "--exclude-path-regex",
            "/stream$",
            "--exclude-operation-id",
            "forget",
            "--exclude-operation-id",
            "logout",
            "--no-color",
        ],
    )?;
    server.check()
}

/// Generates a client in TypeScript, and lets a program that is written with it play.
pub fn typescript(tapis: &str) -> Outcome {
    let folder = target().join("typescript");
    let wrong = |error: std::io::Error| format!("{}: {error}", folder.display());
    std::fs::create_dir_all(&folder).map_err(wrong)?;
    for file in ["package.json", "tsconfig.json", "bot.ts"] {
        let from = root().join("lab/trials/typescript").join(file);
        std::fs::copy(from, folder.join(file)).map_err(wrong)?;
    }
    let mut npm = command("npm", &["install", "--no-audit", "--no-fund"]);
    step_with("openapi-typescript", npm.current_dir(&folder))?;
    let data = target().join("typescript-server");
    let _ = std::fs::remove_dir_all(&data);
    std::fs::create_dir_all(&data).map_err(wrong)?;
    let server = Server::start(tapis, &data)?;
    let url = format!("http://{}", server.address);
    let description = format!("{url}/api/openapi.json");
    let run = |what: &str, words: &[&str]| {
        let program = folder.join("node_modules/.bin").join(words[0]);
        let mut run = command(&program.to_string_lossy(), &words[1..]);
        step_with(what, run.current_dir(&folder))
    };
    run("types from the description", &["openapi-typescript", &description, "-o", "api.ts"])?;
    run("a program with these types", &["tsc"])?;
    let mut bot = command("node", &["built/bot.js", &url]);
    step_with("its games", bot.current_dir(&folder))?;
    server.check()
}

/// A server that is killed when it is dropped.
struct Server {
    child: Child,
    address: SocketAddr,
    log: std::path::PathBuf,
}

impl Server {
    fn start(tapis: &str, folder: &std::path::Path) -> Outcome<Self> {
        let say = |error: std::io::Error| format!("a server: {error}");
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let address = free.map_err(say)?;
        let database = format!("sqlite://{}", folder.join("tapis.db").display());
        let log = folder.join("log");
        let file = std::fs::File::create(&log).map_err(say)?;
        let mut serve = command(tapis, &["serve", "--listen", &address.to_string()]);
        serve.args(["--database", &database]);
        serve.args(["--requests-per-address", "0", "--requests-per-person", "0"]);
        serve.stdin(Stdio::null()).stdout(file.try_clone().map_err(say)?).stderr(file);
        let child = serve.spawn().map_err(say)?;
        let mut server = Self { child, address, log };
        let begin = Instant::now();
        while server.ask("GET", "/health", "").is_none() {
            if server.child.try_wait().map_err(say)?.is_some() {
                return Err(format!("the server ended:\n{}", server.words()));
            }
            if begin.elapsed() > Duration::from_secs(60) {
                return Err("the server does not answer".to_owned());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(server)
    }

    /// The body of an answer, if it was a good one.
    fn ask(&self, method: &str, path: &str, body: &str) -> Option<String> {
        let mut stream = TcpStream::connect(self.address).ok()?;
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        head.starts_with("HTTP/1.1 200").then(|| body.to_owned())
    }

    fn guest(&self) -> Outcome<String> {
        let answer = self.ask("POST", "/api/guests", r#"{"name":"Fuzz"}"#).unwrap_or_default();
        let token = answer.split_once("\"token\":\"").and_then(|(_, rest)| rest.split('"').next());
        token.map(str::to_owned).ok_or_else(|| format!("no guest: {answer}"))
    }

    fn words(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// A server that panicked has answered, but not well.
    fn check(&self) -> Outcome {
        let words = self.words();
        match words.lines().find(|line| line.contains("panicked")) {
            Some(line) => Err(format!("the server panicked: {line}")),
            None => Ok(()),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
