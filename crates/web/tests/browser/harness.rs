//! A server, a browser before it, and a player who clicks whatever is lit.

use std::future::Future;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tapis_client::{Client, NewTable, Phase};
use tapis_web::{Config, Server, serve};
use thirtyfour::manager::{BrowserKind, WebDriverManager};
use thirtyfour::prelude::*;
use thirtyfour::{ChromeCapabilities, LoggingPrefsLogLevel};

/// Nothing that a loaded machine does takes longer.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A server of this test's own.
pub struct House {
    pub server: Server,
    /// The database goes away with the house.
    _folder: tempfile::TempDir,
}

impl House {
    pub async fn open() -> Self {
        Self::open_with(|_| {}).await
    }

    /// The same with other settings.
    pub async fn open_with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("tapis.db");
        let mut config = Config::for_tests(format!("sqlite://{}", file.display()));
        change(&mut config);
        let server = serve(config).await.expect("a server");
        // The client of the API chooses the library for encryption, which the driver needs too.
        Client::new(&server.url()).expect("a client");
        Self { server, _folder: folder }
    }

    pub fn url(&self) -> String {
        self.server.url()
    }

    /// A guest, and a table of theirs at which bots do not wait; started.
    pub async fn table(&self, name: &str, game: &str, seats: &[&str], options: Value) -> Guest {
        let guest = self.guest(name).await;
        let mut new = NewTable::new(game, seats.iter().copied());
        new.options = serde_json::from_value(options).expect("options");
        let table = guest.client.create(&new).await.expect("a table");
        if !seats.contains(&"open") {
            guest.client.start(&table.id).await.expect("a start");
        }
        Guest { table: table.id, ..guest }
    }

    pub async fn guest(&self, name: &str) -> Guest {
        let mut client = Client::new(&self.url()).expect("a client");
        client.sign_in_as_guest(name).await.expect("a guest");
        Guest { client, table: String::new() }
    }
}

/// A finished game; nobody looks on while it is played.
pub async fn finished(house: &House, game: &str, options: Value) -> Guest {
    let guest = house.table("Ada", game, &["me", "bot:beginner", "bot:casual"], options).await;
    guest.finish().await;
    guest
}

/// Somebody who is known to the server.
#[derive(Clone)]
pub struct Guest {
    pub client: Client,
    pub table: String,
}

impl Guest {
    /// Plays the guest's table to its end, over the API: always what is offered first.
    pub async fn finish(&self) {
        let begin = Instant::now();
        loop {
            let view = self.client.view(&self.table).await.expect("a view");
            if view.table.phase == Phase::Over {
                return;
            }
            match view.legal.first() {
                Some(action) => drop(self.client.act(&self.table, action, view.version).await),
                None => tokio::time::sleep(Duration::from_millis(5)).await,
            }
            assert!(begin.elapsed() < PATIENCE, "the game does not end");
        }
    }
}

/// How large the window is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    Phone,
    Desktop,
}

/// Everything that a page complains of outlives its reloads. A test may keep back what the stream
/// brings, as a slow line does: `kept_` is a list then.
const LISTEN: &str = "(() => { const note = text => { try { const list = JSON.parse(sessionStorage.getItem('complaints') ?? '[]'); \
    list.push(String(text)); sessionStorage.setItem('complaints', JSON.stringify(list)); } catch {} }; \
    addEventListener('error', event => { if (event.message) note('error: ' + event.message); }); \
    addEventListener('unhandledrejection', event => note('rejected: ' + event.reason)); \
    document.addEventListener('securitypolicyviolation', event => note('policy: ' + event.violatedDirective + ' ' + event.blockedURI)); \
    for (const loud of ['error', 'warn']) { const old = console[loud]; console[loud] = (...words) => { note('console: ' + words.join(' ')); old.apply(console, words); }; } \
    window.frames_ = []; const Source = window.EventSource; \
    window.EventSource = class extends Source { constructor(...args) { super(...args); \
      this.addEventListener('message', event => window.frames_.push(event.data)); } \
      set onmessage(hear) { super.onmessage = event => window.kept_ ? window.kept_.push(() => hear(event)) : hear(event); } }; })()";

fn capabilities(profile: &std::path::Path, size: Size) -> WebDriverResult<ChromeCapabilities> {
    let mut wish = DesiredCapabilities::chrome();
    for word in [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--lang=en",
        "--window-size=1280,800",
    ] {
        wish.add_arg(word)?;
    }
    wish.add_arg(&format!("--user-data-dir={}", profile.display()))?;
    if size == Size::Phone {
        let device = json!({ "width": 360, "height": 640, "pixelRatio": 2.0, "touch": true, "mobile": true });
        wish.add_experimental_option("mobileEmulation", json!({ "deviceMetrics": device }))?;
    }
    // What the browser itself complains of, such as something that could not be loaded.
    wish.set_browser_log_level(LoggingPrefsLogLevel::Warning)?;
    Ok(wish)
}

/// Does something with a browser of its own, which is closed whatever happens.
pub async fn with_browser<F: Future<Output = WebDriverResult<()>>>(
    size: Size,
    work: impl FnOnce(WebDriver) -> F,
) {
    let profile = tempfile::tempdir().expect("a folder");
    let manager = WebDriverManager::builder()
        .driver_binary(BrowserKind::Chrome, "chromedriver")
        .offline()
        .build();
    let driver = manager
        .launch(capabilities(profile.path(), size).expect("capabilities"))
        .await
        .expect("Chromium and its driver are installed by `cargo xtask test`");
    let result = async {
        driver.cdp().page().add_script_to_evaluate_on_new_document(LISTEN).await?;
        work(driver.clone()).await
    };
    let result = result.await;
    if let Err(error) = &result {
        let page = driver.source().await.unwrap_or_default();
        eprintln!("{error}\nThe page was:\n{}", page.chars().take(4000).collect::<String>());
    }
    let _ = driver.quit().await;
    result.expect("the browser did what was asked");
}

/// What a test does with a page.
pub trait Page {
    async fn become_guest(&self, house: &House, guest: &Guest) -> WebDriverResult<()>;
    async fn sign_in(&self, guest: &Guest) -> WebDriverResult<()>;
    async fn open_table(&self, house: &House, guest: &Guest) -> WebDriverResult<()>;
    async fn press(&self, selector: &str) -> WebDriverResult<()>;
    async fn ask(&self, script: &str) -> WebDriverResult<Value>;
    async fn until(&self, what: &str, script: &str) -> WebDriverResult<()>;
    async fn hurry(&self) -> WebDriverResult<()>;
    async fn media(&self, name: &str, value: &str) -> WebDriverResult<()>;
    async fn resize(&self, phone: bool) -> WebDriverResult<()>;
    async fn check_layout(&self) -> WebDriverResult<()>;
    async fn check_layouts(&self) -> WebDriverResult<()>;
    async fn choose(&self, list: &str, value: &str) -> WebDriverResult<()>;
    async fn check_silence(&self) -> WebDriverResult<()>;
    async fn check_silence_but(&self, expected: &[&str]) -> WebDriverResult<()>;
    async fn play(&self, check: bool) -> WebDriverResult<u32>;
    async fn play_some(&self, check: bool, most: u32) -> WebDriverResult<u32>;
    async fn tab_to(&self, selector: &str) -> WebDriverResult<()>;
    async fn keys(&self, keys: &str) -> WebDriverResult<()>;
}

impl Page for WebDriver {
    /// The browser becomes somebody whom the test made over the API.
    async fn become_guest(&self, house: &House, guest: &Guest) -> WebDriverResult<()> {
        self.goto(house.url() + "/health").await?;
        self.sign_in(guest).await
    }

    /// The same at whatever server the browser is.
    async fn sign_in(&self, guest: &Guest) -> WebDriverResult<()> {
        let token = guest.client.token().expect("a guest has one");
        let mut cookie = Cookie::new("tapis", token);
        cookie.set_path("/");
        self.add_cookie(cookie).await
    }

    /// The guest's table, without flights and pauses.
    async fn open_table(&self, house: &House, guest: &Guest) -> WebDriverResult<()> {
        self.become_guest(house, guest).await?;
        self.goto(format!("{}/t/{}", house.url(), guest.table)).await?;
        self.hurry().await?;
        self.refresh().await
    }

    /// Clicks, once it is there; again if the page has just changed under the finger.
    async fn press(&self, selector: &str) -> WebDriverResult<()> {
        let begin = Instant::now();
        loop {
            let clicked = match self.find(By::Css(selector)).await {
                Ok(one) => one.click().await,
                Err(error) => Err(error),
            };
            if clicked.is_ok() || begin.elapsed() > PATIENCE {
                return clicked;
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// What a script returns.
    async fn ask(&self, script: &str) -> WebDriverResult<Value> {
        Ok(self.execute(script, vec![]).await?.json().clone())
    }

    /// Waits until a script returns true.
    async fn until(&self, what: &str, script: &str) -> WebDriverResult<()> {
        let begin = Instant::now();
        loop {
            // A page that is just being loaded answers with an error.
            if matches!(self.ask(script).await, Ok(Value::Bool(true))) {
                return Ok(());
            }
            assert!(begin.elapsed() < PATIENCE, "waited in vain: {what}");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// No flights and no pauses, where they are not what is tested.
    async fn hurry(&self) -> WebDriverResult<()> {
        self.ask("localStorage.setItem('tapis-speed', '0'); return true").await?;
        self.media("prefers-reduced-motion", "reduce").await
    }

    async fn media(&self, name: &str, value: &str) -> WebDriverResult<()> {
        let features = json!({ "features": [{ "name": name, "value": value }] });
        self.cdp().send_raw("Emulation.setEmulatedMedia", features).await.map(drop)
    }

    /// The window of a desktop becomes one of a phone, or the other way round.
    async fn resize(&self, phone: bool) -> WebDriverResult<()> {
        let (width, height) = if phone { (360, 640) } else { (1280, 800) };
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone });
        self.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await.map(drop)
    }

    /// Nothing sticks out, and whatever can be touched lies on top where it is touched.
    async fn check_layout(&self) -> WebDriverResult<()> {
        let found = self.ask(LAYOUT).await?;
        assert_eq!(found, json!([]), "at {}", self.current_url().await?);
        Ok(())
    }

    /// The same on a phone and on a desktop, without loading the page again.
    async fn check_layouts(&self) -> WebDriverResult<()> {
        for phone in [true, false] {
            self.resize(phone).await?;
            self.check_layout().await?;
        }
        Ok(())
    }

    /// Takes an entry of a list, as somebody does who opens it.
    async fn choose(&self, list: &str, value: &str) -> WebDriverResult<()> {
        let choose = format!(
            "const list = document.querySelector(\"{list}\"); list.value = '{value}'; \
             list.dispatchEvent(new Event('change', {{ bubbles: true }})); return true"
        );
        self.ask(&choose).await.map(drop)
    }

    /// Neither the page nor the browser has complained of anything.
    async fn check_silence(&self) -> WebDriverResult<()> {
        self.check_silence_but(&[]).await
    }

    /// The same, apart from what a test provokes: parts of what the browser says of it.
    async fn check_silence_but(&self, expected: &[&str]) -> WebDriverResult<()> {
        let said =
            self.ask("return JSON.parse(sessionStorage.getItem('complaints') ?? '[]')").await?;
        assert_eq!(said, json!([]), "at {}", self.current_url().await?);
        let log = self.browser_log().await?.into_iter().map(|entry| entry.message);
        let unexpected = |said: &String| !expected.iter().any(|part| said.contains(part));
        let log: Vec<_> = log.filter(unexpected).collect();
        assert!(log.is_empty(), "at {}: {log:#?}", self.current_url().await?);
        Ok(())
    }

    /// Walks with the keyboard to something that must be reachable so.
    async fn tab_to(&self, selector: &str) -> WebDriverResult<()> {
        let there = format!("return Boolean(document.activeElement?.matches('{selector}'))");
        for _ in 0..150 {
            if self.ask(&there).await? == json!(true) {
                return Ok(());
            }
            self.keys(&Key::Tab.value().to_string()).await?;
        }
        panic!("{selector} cannot be reached by keyboard at {}", self.current_url().await?);
    }

    /// Presses keys, wherever the focus is.
    async fn keys(&self, keys: &str) -> WebDriverResult<()> {
        self.active_element().await?.send_keys(keys).await
    }

    /// Clicks what is lit until the game is over, and says how many decisions that took.
    async fn play(&self, check: bool) -> WebDriverResult<u32> {
        self.play_some(check, u32::MAX).await
    }

    /// The same, for so many decisions at most.
    async fn play_some(&self, check: bool, most: u32) -> WebDriverResult<u32> {
        let mut decisions = 0;
        let mut last = (Value::Null, Instant::now());
        loop {
            let step = self.execute(STEP, vec![json!(decisions)]).await;
            let Ok(step) = step else { continue };
            let state = step.json().clone();
            let kind = state["kind"].as_str().unwrap_or_default().to_owned();
            if state["key"] != last.0 {
                last = (state["key"].clone(), Instant::now());
                if check && kind != "over" && kind != "loading" {
                    self.check_layout().await?;
                }
            }
            assert!(last.1.elapsed() < PATIENCE, "the page does not go on: {state}");
            match kind.as_str() {
                "over" => return Ok(decisions),
                _ if decisions >= most => return Ok(decisions),
                "click" => {
                    // The page may change under the finger, as for a person: look again.
                    let Ok(one) = self.find(By::Css("[data-test-next]")).await else { continue };
                    if one.click().await.is_ok() && state["counts"] == json!(true) {
                        decisions += 1;
                    }
                }
                _ => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    }
}

/// Marks what to click next. Choices differ from decision to decision, but not from run to run.
const STEP: &str = r"
const table = document.querySelector('#table');
document.querySelectorAll('[data-test-next]').forEach(one => one.removeAttribute('data-test-next'));
if (!table) return { kind: document.querySelector('#result, [data-phase=over]') ? 'over' : 'loading', key: location.href };
const key = [table.dataset.phase, table.dataset.version, table.dataset.hold ?? ''].join(' ');
if (table.dataset.phase === 'over') return { kind: 'over', key };
const mark = (one, counts) => { one.setAttribute('data-test-next', ''); return { kind: 'click', key, counts, what: one.outerHTML.slice(0, 200) }; };
const seen = one => one && !one.hidden && !one.disabled && one.getClientRects().length > 0;
const on = document.querySelector('#go-on');
if (seen(on)) return mark(on, false);
if (!('yours' in table.dataset) || table.getAttribute('aria-busy')) return { kind: 'wait', key };
const commit = document.querySelector('#commit');
// Half of what is chosen is committed by its button, half by a second tap.
const again = document.querySelector('#table .chosen[data-action]');
if (seen(commit)) return mark(seen(again) && arguments[0] % 2 ? again : commit, true);
const actions = [...table.querySelectorAll('[data-action]')].filter(seen);
const part = kind => [...table.querySelectorAll(`[data-part='${kind}']`)].filter(seen);
// A swap is put together from two halves; it is chosen now and then, and when nothing else is lit.
const cards = part('card'), slots = part('slot');
const half = [...table.querySelectorAll('[data-part].chosen')];
if (half.length === 1) {
  const other = half[0].dataset.part === 'card' ? slots : cards;
  if (other.length) return mark(other[arguments[0] % other.length], false);
}
if (cards.length && slots.length && (!actions.length || arguments[0] % 2 === 0)) return mark(cards[arguments[0] % cards.length], false);
// All In ends a round early, and passing for ever would never end one.
const plain = actions.filter(one => one.dataset.action !== 'all-in' && one.dataset.action !== 'pass');
const list = plain.length ? plain : actions;
if (!list.length) return { kind: 'wait', key };
const one = list[arguments[0] * 7 % list.length];
return mark(one, 'instant' in one.dataset);
";

pub const LAYOUT: &str = r"
const found = [];
const page = document.documentElement;
// A phone would rather make everything smaller than scroll, and calls that the width of its window.
if (page.scrollWidth > page.clientWidth) found.push(`the page is ${page.scrollWidth} wide, the window ${page.clientWidth}`);
const playing = document.querySelector('#table[data-phase=playing]');
const table = playing ?? document.querySelector('#table[data-phase=replay]');
if (playing && innerWidth <= 400 && document.scrollingElement.scrollHeight > innerHeight + 1)
  found.push(`a turn needs scrolling: ${document.scrollingElement.scrollHeight} of ${innerHeight}`);
for (const one of document.querySelectorAll('h1, h2, h3, legend, th, button, .button, .tag')) {
  // Whatever shows its picture without its words has lines of no height.
  const lines = one.getBoundingClientRect().height / (parseFloat(getComputedStyle(one).lineHeight) || Infinity);
  if (lines > (one.matches('.act') ? 4.5 : 5) && !one.querySelector('.c, .stats')) found.push(`squeezed into ${Math.round(lines)} lines: ` + one.outerHTML.slice(0, 120));
}
for (const one of document.querySelectorAll('fieldset :is(select, input, textarea)')) {
  const box = one.getBoundingClientRect();
  if (box.right > one.closest('fieldset').getBoundingClientRect().right) found.push('sticks out: ' + one.outerHTML.slice(0, 120));
}
// Whatever is written on a button is read as a whole.
for (const one of document.querySelectorAll('.act, .button, #ask, .top h1'))
  if (one.getClientRects().length && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)) found.push('cut off: ' + one.outerHTML.slice(0, 160));
const text = document.createRange();
for (const one of document.querySelectorAll('.number')) {
  text.selectNodeContents(one);
  if (one.innerText.length < 8 && text.getBoundingClientRect().height > 1.8 * parseFloat(getComputedStyle(one).lineHeight)) found.push('a number is broken: ' + one.closest('tr').textContent);
}
// A card that can be chosen is the card that is seen.
for (const one of document.querySelectorAll('#hand :is([data-action], [data-pre], [data-part=card])')) {
  const card = one.querySelector('[data-k]')?.dataset.k;
  const words = one.dataset.action ?? one.dataset.pre ?? one.dataset.value;
  if (card && words.split(' ').at(-1) !== card) found.push(`the card ${card} can be chosen as ${words}`);
}
// The parts of the table lie beside each other, and what lies in the middle stays there.
const boxes = table ? ['.top', '#places', '#middle', '#bar', '#hand'].map(id => [id, document.querySelector(id)?.getBoundingClientRect()]).filter(([, box]) => box?.height) : [];
for (const [i, [one, a]] of boxes.entries()) for (const [two, b] of boxes.slice(i + 1)) {
  // On a wide table the players sit around the middle.
  if (one === '#places' && two === '#middle' && innerWidth > 400) continue;
  if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
    found.push(`${one} lies over ${two}: ${Math.round(a.bottom)} > ${Math.round(b.top)}`);
}
// Whatever is asked, the bar of a phone stays where it is.
if (playing && innerWidth <= 400 && !table.dataset.hold) {
  const top = Math.round(document.querySelector('#bar').getBoundingClientRect().top);
  window.bar_ ??= top;
  if (Math.abs(window.bar_ - top) > 1) found.push(`the bar has moved from ${window.bar_} to ${top}: ` + document.querySelector('#bar').textContent);
}
if (table) for (const one of document.querySelectorAll('#middle > *, #hand > *, #bar > *')) {
  const [inner, outer] = [one.getBoundingClientRect(), one.parentElement.getBoundingClientRect()];
  if (inner.height && (inner.top < outer.top - 2 || inner.bottom > outer.bottom + 2 || inner.left < outer.left - 2 || inner.right > outer.right + 2))
    found.push(`out of its part: ${Math.round(inner.top - outer.top)} ${Math.round(outer.bottom - inner.bottom)} ` + one.outerHTML.slice(0, 120));
}
if (table) for (const one of table.querySelectorAll('button')) {
  if (one.hidden || !one.getClientRects().length) continue;
  const box = one.getBoundingClientRect();
  // A hand is a fan: of each card at least its edge can be touched.
  const x = one.closest('#hand') ? box.left + Math.min(8, box.width / 2) : box.left + box.width / 2;
  const y = box.top + box.height / 2;
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) { found.push('outside: ' + one.outerHTML.slice(0, 120)); continue; }
  const top = document.elementFromPoint(x, y);
  // By the rules a card of the display may lie on another; it may cover nothing else.
  const laid = one.matches('#middle .pick') && top?.closest('#middle');
  if (top && top !== one && !one.contains(top) && !laid && !top.closest('#why, .notice, #side'))
    found.push('covered: ' + one.outerHTML.slice(0, 120) + ' by ' + top.outerHTML.slice(0, 120));
}
return found;
";
