//! Takes the pictures for the documentation: a server, a browser before it, games in play.
//!
//! `cargo xtask screenshots` runs this; Chromium and its driver must be installed.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tapis_web::{Config, serve};
use thirtyfour::ChromeCapabilities;
use thirtyfour::manager::{BrowserKind, WebDriverManager};
use thirtyfour::prelude::*;

type Done<T = ()> = Result<T, Box<dyn Error>>;

/// One picture.
struct Shot {
    name: &'static str,
    phone: bool,
    theme: &'static str,
    language: &'static str,
    scene: Scene,
}

/// What is on it.
#[derive(Clone, Copy)]
enum Scene {
    /// A page as it is.
    Page(&'static str),
    /// A game after so many own decisions.
    Game(&'static str, u32),
    /// A trick or round that is held.
    Held(&'static str, &'static str),
    /// The result, and what comes after it: a link on that page.
    After(&'static str, Option<&'static str>),
    /// A table that waits for friends.
    Waiting(&'static str),
}

const fn shot(
    name: &'static str,
    phone: bool,
    theme: &'static str,
    language: &'static str,
    scene: Scene,
) -> Shot {
    Shot { name, phone, theme, language, scene }
}

const SHOTS: [Shot; 16] = [
    shot("home", false, "light", "en", Scene::Page("/")),
    shot("home-phone", true, "dark", "es", Scene::Page("/")),
    shot("setup", false, "light", "en", Scene::Page("/new/bids")),
    shot("setup-phone", true, "light", "it", Scene::Page("/new/all-in")),
    shot("all-in", false, "dark", "en", Scene::Game("all-in", 7)),
    shot("all-in-light", false, "light", "en", Scene::Game("all-in", 9)),
    shot("all-in-phone", true, "light", "en", Scene::Game("all-in", 8)),
    shot("all-in-phone-dark", true, "dark", "zh-Hant", Scene::Game("all-in", 6)),
    shot("bids", false, "light", "en", Scene::Game("bids", 4)),
    shot("bids-dark", false, "dark", "nl", Scene::Game("bids", 6)),
    shot("bids-phone", true, "dark", "en", Scene::Game("bids", 3)),
    shot("bids-phone-chinese", true, "light", "zh-Hant", Scene::Game("bids", 4)),
    shot("trick", true, "light", "en", Scene::Held("bids", "trick")),
    shot("showdown", false, "light", "en", Scene::Held("all-in", "round")),
    shot("waiting", false, "light", "en", Scene::Waiting("bids")),
    shot("result", false, "light", "en", Scene::After("all-in", None)),
];

/// Nothing takes longer.
const PATIENCE: Duration = Duration::from_secs(240);

#[tokio::main]
async fn main() -> Done {
    let mut words = std::env::args().skip(1);
    let out = PathBuf::from(words.next().unwrap_or_else(|| "docs/pictures".to_owned()));
    let only: Vec<String> = words.collect();
    std::fs::create_dir_all(&out)?;
    let folder = tempfile::tempdir()?;
    let database = format!("sqlite://{}", folder.path().join("pictures.db").display());
    let server = serve(Config::for_tests(database)).await?;
    // Whoever speaks HTTP here needs a provider for TLS, which the client brings.
    let _ = tapis_client::Client::new(&server.url())?;
    let manager = WebDriverManager::builder()
        .driver_binary(BrowserKind::Chrome, "chromedriver")
        .offline()
        .build();
    for shot in SHOTS.iter().chain(&REPLAY) {
        if !only.is_empty() && !only.iter().any(|name| name == shot.name) {
            continue;
        }
        let profile = tempfile::tempdir()?;
        let driver = manager.launch(capabilities(profile.path(), shot.phone)?).await?;
        let taken = take(&driver, &server.url(), shot, &out).await;
        driver.quit().await?;
        taken.map_err(|error| format!("{}: {error}", shot.name))?;
        println!("{}", out.join(format!("{}.png", shot.name)).display());
    }
    server.stop().await;
    Ok(())
}

/// These need a finished game, as the result does.
const REPLAY: [Shot; 1] =
    [shot("replay", false, "dark", "en", Scene::After("bids", Some("?at=23&eyes=open")))];

fn capabilities(profile: &Path, phone: bool) -> WebDriverResult<ChromeCapabilities> {
    let mut wish = DesiredCapabilities::chrome();
    for word in [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--hide-scrollbars",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
    ] {
        wish.add_arg(word)?;
    }
    wish.add_arg(&format!("--user-data-dir={}", profile.display()))?;
    let (width, height) = if phone { (360, 640) } else { (1280, 800) };
    let ratio = if phone { 2.0 } else { 1.0 };
    let device = json!({ "width": width, "height": height, "pixelRatio": ratio, "touch": phone, "mobile": phone });
    wish.add_experimental_option("mobileEmulation", json!({ "deviceMetrics": device }))?;
    Ok(wish)
}

async fn take(driver: &WebDriver, base: &str, shot: &Shot, out: &Path) -> Done {
    driver.goto(format!("{base}/health")).await?;
    for (name, value) in [("language", shot.language), ("theme", shot.theme)] {
        let mut cookie = Cookie::new(name, value);
        cookie.set_path("/");
        driver.add_cookie(cookie).await?;
    }
    driver.goto(base).await?;
    // Somebody with a name sits there.
    let name = "document.querySelector('#name').value = 'Ada'; document.querySelector('.name-form').requestSubmit()";
    ask(driver, name).await?;
    until(driver, "return document.querySelector('#name')?.defaultValue === 'Ada'").await?;
    match shot.scene {
        Scene::Page(path) => driver.goto(format!("{base}{path}")).await?,
        Scene::Game(game, decisions) => {
            deal(driver, game).await?;
            play(driver, |state| state["decisions"].as_u64() >= Some(decisions.into())).await?;
        }
        Scene::Held(game, kind) => {
            deal(driver, game).await?;
            play(driver, |state| state["hold"] == kind).await?;
        }
        Scene::After(game, then) => {
            deal(driver, game).await?;
            ask(driver, "localStorage.setItem('tapis-speed', '0')").await?;
            play(driver, |state| state["phase"] == "over").await?;
            if let Some(then) = then {
                let path = ask(driver, "return location.pathname.replace('/t/', '/r/')").await?;
                let path = path.as_str().unwrap_or_default();
                driver.goto(format!("{base}{path}{then}")).await?;
            }
        }
        Scene::Waiting(game) => {
            driver.goto(format!("{base}/new/{game}")).await?;
            let open = "document.querySelector('[name=seat2]').value = 'open'; \
                        document.querySelector('#create').click()";
            ask(driver, open).await?;
        }
    }
    until(driver, "return document.readyState === 'complete' && document.getAnimations().every(one => one.playState !== 'running')").await?;
    driver.screenshot(&out.join(format!("{}.png", shot.name))).await?;
    Ok(())
}

async fn deal(driver: &WebDriver, game: &str) -> Done {
    driver.find(By::Css(format!("#play-{game}"))).await?.click().await?;
    until(driver, "return document.querySelector('#table')?.dataset.phase === 'playing'").await
}

/// Plays until the wish is fulfilled: chooses something in the middle of what is lit.
async fn play(driver: &WebDriver, wish: impl Fn(&Value) -> bool) -> Done {
    let began = Instant::now();
    loop {
        let state = ask(driver, STATE).await.unwrap_or_default();
        if wish(&state) {
            return Ok(());
        }
        ask(driver, MOVE).await.ok();
        if began.elapsed() > PATIENCE {
            return Err(format!("the game does not go on: {state}").into());
        }
        tokio::time::sleep(Duration::from_millis(120)).await;
    }
}

/// What the page shows. Decisions count once the page waits for the next one.
const STATE: &str = "const table = document.querySelector('#table'); \
    const yours = table?.hasAttribute('data-yours') && !document.querySelector('[aria-busy]'); \
    return { phase: table?.dataset.phase, hold: table?.dataset.hold ?? '', \
      decisions: yours ? Number(sessionStorage.getItem('decisions') ?? 0) : 0 }";

/// One decision, or on to the next event.
const MOVE: &str = "const table = document.querySelector('#table'); \
    if (table?.dataset.hold) { Tapis.stream.hurry(); return; } \
    if (!table?.hasAttribute('data-yours') || table.hasAttribute('aria-busy') || table.dataset.version === window.acted) return; \
    const words = [...table.querySelectorAll('[data-action]')].map(one => one.dataset.action).filter(one => one !== 'all-in' && one !== 'pass'); \
    const half = kind => [...table.querySelectorAll(`[data-part=\"${kind}\"]`)].map(one => one.dataset.value); \
    const swap = half('card').length && half('slot').length ? [`swap ${half('card')[0]} ${half('slot')[0]}`] : []; \
    const list = swap.length ? swap : words; \
    if (!list.length) return; \
    window.acted = table.dataset.version; \
    sessionStorage.setItem('decisions', Number(sessionStorage.getItem('decisions') ?? 0) + 1); \
    Tapis.choose.commit(list[Math.floor(list.length / 2)]);";

async fn ask(driver: &WebDriver, script: &str) -> Done<Value> {
    Ok(driver.execute(script, Vec::new()).await?.json().clone())
}

async fn until(driver: &WebDriver, script: &str) -> Done {
    let began = Instant::now();
    while ask(driver, script).await.unwrap_or_default() != json!(true) {
        if began.elapsed() > PATIENCE {
            return Err(format!("waited in vain: {script}").into());
        }
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    Ok(())
}
