//! What the module is asked, and what it answers: JSON in, JSON out.

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::json;
use tapis_bots::{Level, weights};
use tapis_pages::{Reader, Theme};
use tapis_play::table::Phase;
use tapis_site::live::LivePage;
use tapis_site::{
    Address, Answer, Asked, Body, Fields, Kept, Method, Refused, Session, Viewer, Wants,
    answer_now, rooted,
};
use tapis_texts::Language;

use crate::device::{self, Copy, Device};
use crate::kept::Write;
use crate::think::{Found, Share, agree, think};

/// Where one device takes over what another one has exported.
const IMPORT: &str = "/me/import";

/// What the module is asked.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Call {
    /// Begin with what was kept.
    Open {
        /// Keys and what stands under them.
        kept: BTreeMap<String, String>,
    },
    /// What somebody gets for what they ask.
    Ask {
        /// Who asks for what, where and when.
        #[serde(flatten)]
        request: Request,
    },
    /// What somebody gets whose last call came to nothing because the device failed.
    Failed {
        /// Whether the device has no room left.
        full: bool,
        /// Whether a script asked.
        script: bool,
        /// What it was about.
        path: String,
        /// Who asked, where and when.
        #[serde(flatten)]
        light: Light,
    },
    /// The stream of a table's page begins.
    Listen {
        /// The number under which it goes on.
        stream: u32,
        /// Which table.
        table: String,
        /// Who listens, where and when.
        #[serde(flatten)]
        light: Light,
    },
    /// What is new on a stream.
    Next {
        /// Which.
        stream: u32,
        /// The time of day, in Unix milliseconds.
        now: i64,
    },
    /// Nobody listens to a stream any more.
    Leave {
        /// Which.
        stream: u32,
    },
    /// What a bot has to decide at a table.
    Duty {
        /// Which table.
        table: String,
        /// The time of day, in Unix milliseconds.
        now: i64,
    },
    /// What a bot thinks. Needs no house.
    Think {
        /// The table.
        copy: Copy,
        /// What it is asked.
        asked: device::Asked,
        /// What its choices by chance follow from.
        seed: u32,
        /// Which part of the work is done here.
        share: Share,
    },
    /// What those who thought would do together.
    Agree {
        /// What each of them found.
        found: Vec<Vec<Found>>,
    },
    /// A bot has decided.
    Decide {
        /// At which table.
        table: String,
        /// What it was asked.
        asked: device::Asked,
        /// What it does.
        action: String,
        /// The time of day, in Unix milliseconds.
        now: i64,
    },
    /// Lends a file of weights, in hexadecimal digits.
    Lend {
        /// Its name.
        name: String,
        /// What is in it.
        file: String,
    },
}

/// In what light somebody sees a page.
#[derive(Deserialize)]
pub struct Light {
    /// Where the site lies: `https://host/folder`, without a slash at the end.
    site: String,
    /// The languages that the browser prefers, as it would say them to a server.
    languages: String,
    /// The time of day, in Unix milliseconds.
    now: i64,
}

/// Somebody asks for something.
#[derive(Deserialize)]
pub struct Request {
    method: String,
    /// The address below the site, beginning with a slash.
    path: String,
    /// What stands behind the question mark.
    #[serde(default)]
    query: String,
    /// The body of a form.
    #[serde(default)]
    form: String,
    /// Whether a script asks, which stays where it is.
    #[serde(default)]
    script: bool,
    /// Random bytes, in hexadecimal digits; 128 are enough for anything.
    entropy: String,
    #[serde(flatten)]
    light: Light,
}

/// What the module answers.
#[derive(Serialize, Default)]
pub struct Reply {
    /// The status of an answer, in the numbers of HTTP.
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<u16>,
    /// What stands above its body.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    headers: Vec<(&'static str, String)>,
    /// Its body.
    #[serde(skip_serializing_if = "Option::is_none")]
    body: Option<String>,
    /// What has to be written before anything of this may be shown.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    writes: Vec<Write>,
    /// What is sent over a stream, one after another.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    frames: Vec<String>,
    /// What a bot has to decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    duty: Option<Duty>,
    /// What a bot found.
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<Vec<Found>>,
    /// What is decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    /// Whether the game at this table is being played: no moment to begin with a new version.
    #[serde(skip_serializing_if = "Option::is_none")]
    playing: Option<bool>,
    /// What was kept and cannot be read.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    damaged: Vec<String>,
    /// Why nothing was done.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

/// What a bot has to decide, and what it needs for that.
#[derive(Serialize)]
struct Duty {
    asked: device::Asked,
    copy: Copy,
    /// The weights that have to be lent first.
    missing: Vec<&'static str>,
    /// Whether two share the work.
    shared: bool,
}

/// The module: a house and those who look at its tables.
#[derive(Default)]
pub struct Module(RefCell<Inside>);

#[derive(Default)]
struct Inside {
    house: Option<Device>,
    streams: BTreeMap<u32, (String, LivePage, String)>,
}

impl Module {
    /// Answers a call.
    pub fn call(&self, call: &[u8]) -> Vec<u8> {
        let reply = match serde_json::from_slice(call) {
            Ok(call) => self.reply(call).unwrap_or_else(|refused| Reply {
                error: Some(refused.code().to_owned()),
                ..Reply::default()
            }),
            Err(error) => Reply { error: Some(error.to_string()), ..Reply::default() },
        };
        serde_json::to_vec(&reply).expect("plain data")
    }

    fn reply(&self, call: Call) -> Result<Reply, Refused> {
        let Inside { house, streams } = &mut *self.0.borrow_mut();
        // Those who think have no house.
        let call = match call {
            Call::Open { kept } => {
                let (device, damaged) = Device::open(kept);
                streams.clear();
                *house = Some(device);
                let damaged = damaged.into_iter().map(|damaged| damaged.0).collect();
                return Ok(Reply { damaged, ..Reply::default() });
            }
            Call::Think { copy, asked, seed, share } => {
                let state = copy.open().map_err(|_| Refused::NotFound)?;
                let found = think(&state, asked.seat, &asked.level, seed.into(), share);
                return Ok(Reply { found: Some(found.ok_or(Refused::Stale)?), ..Reply::default() });
            }
            Call::Agree { found } => {
                return Ok(Reply { action: agree(&found), ..Reply::default() });
            }
            Call::Lend { name, file } => {
                let file = hex(&file).ok_or_else(|| Refused::BadRequest(name.clone()))?;
                weights::lend(&name, file).map_err(Refused::BadRequest)?;
                return Ok(Reply::default());
            }
            call => call,
        };
        let house = house.as_ref().ok_or(Refused::Unavailable)?;
        let mut reply = Reply::default();
        match call {
            Call::Ask { request } => {
                house.begin(request.light.now, &request.entropy);
                reply = answer(house, &request);
            }
            Call::Failed { full, script, path, light } => {
                let wants = if script { Wants::Data } else { Wants::Page };
                let viewer = viewer(house, &light, &path, wants);
                let refused = if full { Refused::Full } else { Refused::Unavailable };
                let address = Address::read(&path);
                let answer = Answer::refused(&viewer, address.as_ref(), &refused);
                reply = written(&viewer, answer, root(&light.site));
            }
            Call::Listen { stream, table, light } => {
                house.begin(light.now, "");
                let viewer = viewer(house, &light, &format!("/t/{table}"), Wants::Page);
                let snapshot = house.snapshot(&table)?;
                let (page, html) = LivePage::begin(&viewer, &snapshot);
                let root = root(&light.site).to_owned();
                reply.frames = vec![rooted(&html, &root)];
                streams.insert(stream, (table, page, root));
            }
            Call::Next { stream, now } => {
                house.begin(now, "");
                let (table, page, root) = streams.get_mut(&stream).ok_or(Refused::NotFound)?;
                let frames = page.next(&house.snapshot(table)?, now);
                reply.frames = frames.iter().map(|frame| rooted(frame, root)).collect();
            }
            Call::Leave { stream } => drop(streams.remove(&stream)),
            Call::Duty { table, now } => {
                house.begin(now, "");
                reply.playing = Some(house.snapshot(&table)?.phase() == Phase::Playing);
                if let Some(asked) = house.duty(&table)? {
                    let copy = house.copy(&table)?;
                    let level = Level::from_name(&asked.level);
                    let game = house.snapshot(&table)?.kind().name();
                    let missing = level.map(|level| weights::missing(game, level));
                    let shared = level.is_some_and(Level::searches);
                    let missing = missing.unwrap_or_default();
                    reply.duty = Some(Duty { asked, copy, missing, shared });
                }
            }
            Call::Decide { table, asked, action, now } => {
                house.begin(now, "");
                house.decide(&table, &asked, &action)?;
            }
            Call::Open { .. } | Call::Think { .. } | Call::Agree { .. } | Call::Lend { .. } => {}
        }
        reply.writes = house.writes();
        Ok(reply)
    }
}

/// The folder in which the site lies, as it stands in addresses; empty at the root of a host.
fn root(site: &str) -> &str {
    let host = site.find("://").map_or(0, |at| at + 3);
    site[host..].find('/').map_or("", |at| &site[host + at..])
}

fn viewer(house: &Device, light: &Light, path: &str, wants: Wants) -> Viewer {
    let settings = house.settings();
    let chosen = settings.language.as_deref().and_then(Language::from_tag);
    let reader = Reader {
        language: chosen.unwrap_or_else(|| Language::negotiate(&light.languages)),
        theme: settings.theme.as_deref().and_then(Theme::named).unwrap_or_default(),
        name: settings.name.clone(),
        path: path.to_owned(),
        alone: true,
    };
    Viewer {
        who: settings.who(),
        reader,
        wants,
        base: light.site.clone(),
        is_local: true,
        now: light.now,
    }
}

fn answer(house: &Device, request: &Request) -> Reply {
    let wants = if request.script { Wants::Data } else { Wants::Page };
    let viewer = viewer(house, &request.light, &request.path, wants);
    let method = if request.method == "POST" { Method::Post } else { Method::Get };
    let root = root(&request.light.site);
    if (method, &*request.path) == (Method::Post, IMPORT) {
        return import(house, &viewer, root, &Fields::read(request.form.as_bytes()));
    }
    let asked = Asked::read(method, &request.path, &request.query, request.form.as_bytes());
    let answer = match asked {
        Ok(asked) => answer_now(&viewer, &asked, house),
        Err(refused) => Answer::refused(&viewer, None, &refused),
    };
    house.change_settings(|settings| {
        match &answer.session {
            Some(Session::Begin(who)) => {
                settings.person = Some(who.id.clone());
                settings.name = who.name.clone();
            }
            // Nobody else plays on this device; whoever leaves is forgotten by `forget`.
            Some(Session::End) | None => {}
        }
        if let Some(language) = answer.language {
            settings.language = Some(language.tag().to_owned());
        }
        if let Some(theme) = answer.theme {
            settings.theme = Some(theme.word().to_owned());
        }
    });
    written(&viewer, answer, root)
}

/// Takes in what another device has exported, and says how much that was.
fn import(house: &Device, viewer: &Viewer, root: &str, form: &Fields) -> Reply {
    match house.import(form.get("file")) {
        Ok(_) => Reply {
            status: Some(303),
            headers: vec![("location", format!("{root}/me"))],
            ..Reply::default()
        },
        Err(refused) => written(viewer, Answer::refused(viewer, None, &refused), root),
    }
}

/// An answer as a browser gets it.
fn written(viewer: &Viewer, answer: Answer, root: &str) -> Reply {
    let mut reply = Reply { status: Some(answer.status), ..Reply::default() };
    let kept = match answer.body {
        Body::Page(html) => {
            reply.headers.push(("content-type", "text/html; charset=utf-8".to_owned()));
            reply.headers.push(("content-security-policy", tapis_site::POLICY.to_owned()));
            reply.body = Some(rooted(&html, root));
            Kept::Never
        }
        Body::Redirect(to) => {
            reply.headers.push(("location", format!("{root}{to}")));
            Kept::Never
        }
        Body::Done => Kept::Never,
        // Pictures are for who shows a link before it is followed, and nobody follows one to here.
        Body::Picture(_) => {
            reply.status = Some(404);
            Kept::Never
        }
        Body::File(file) => {
            reply.headers.push(("content-type", file.mime.to_owned()));
            reply.body = Some(file.text);
            file.kept
        }
        Body::Problem(refused) => {
            let message = refused.message(viewer.reader.language);
            reply.headers.push(("content-type", "application/json".to_owned()));
            reply.body = Some(json!({ "error": refused.code(), "message": message }).to_string());
            Kept::Never
        }
    };
    let kept = match kept {
        Kept::Never => "no-store",
        Kept::Day => "max-age=86400",
        Kept::Forever => "max-age=31536000, immutable",
    };
    reply.headers.push(("cache-control", kept.to_owned()));
    reply
}

fn hex(digits: &str) -> Option<Vec<u8>> {
    let pairs = digits.as_bytes().chunks(2);
    pairs.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()).collect()
}
