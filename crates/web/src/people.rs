//! Who somebody is: guests by a signed cookie, accounts by name and password, programs by tokens.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::http::{HeaderMap, HeaderValue, header};
use tapis_play::table::tidy;
use tapis_site::Refused;
use tapis_store::{NewSession, Person, SessionKind, Store, StoreError};

use crate::App;
use crate::guard::cookie;
use crate::rejection::unavailable;
use crate::secrets::Signer;
use crate::{clock, secrets};

/// The name of the cookie.
pub const COOKIE: &str = "tapis";
/// The longest name.
const LONGEST_NAME: usize = 24;
/// For how long a person is remembered without asking the store.
const REMEMBERED: Duration = Duration::from_secs(30);
/// How many people are remembered.
const CROWD: usize = 20_000;
/// What a token begins with, so that people see what they hold.
const TOKEN: &str = "tapis_";

/// By what somebody was recognised who stays for long, at a stream: a token may be revoked, a session
/// ended and a person forgotten in the meantime.
pub struct Session {
    people: People,
    word: Box<str>,
    person: Box<str>,
    /// How often anybody's had changed when this was last looked at.
    changes: u64,
}

impl Session {
    /// Whose it is.
    pub fn person(&self) -> &str {
        &self.person
    }

    /// Whether it still counts. What somebody carries is looked at again only when anybody's
    /// sessions have changed, which is seldom; people who are remembered cost no query.
    pub async fn is_valid(&mut self) -> bool {
        let changes = self.people.0.changes.load(Ordering::Acquire);
        if changes == self.changes {
            return true;
        }
        // While the database is away nobody is shut out; the next look tells.
        let looked = self.people.by_word(&self.word).await;
        if looked.is_ok() {
            self.changes = changes;
        }
        !matches!(looked, Ok(None))
    }
}

/// Everybody. Cloning it is cheap.
#[derive(Clone)]
pub struct People(Arc<Inner>);

struct Inner {
    store: Store,
    signer: Signer,
    people: Mutex<HashMap<String, (Arc<Person>, Instant)>>,
    tokens: Mutex<HashMap<String, (String, String, Instant)>>,
    hashing: tokio::sync::Semaphore,
    /// How often anybody's sessions or tokens have changed.
    changes: AtomicU64,
}

impl People {
    /// Reads the secret with which cookies are signed, or makes it.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn open(store: Store) -> Result<Self, StoreError> {
        let secret = store.settle("cookie secret", &secrets::secret()).await?;
        Ok(Self(Arc::new(Inner {
            store,
            signer: Signer::new(&secret),
            people: Mutex::default(),
            tokens: Mutex::default(),
            // Hashing a password costs 19 MB and some milliseconds: few at a time.
            hashing: tokio::sync::Semaphore::new(2),
            changes: AtomicU64::new(0),
        })))
    }

    /// Who sends this request; nobody if they have not said, or not truly.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn who(&self, headers: &HeaderMap) -> Result<Option<Arc<Person>>, Refused> {
        match word(headers) {
            Some(word) => self.by_word(word).await,
            None => Ok(None),
        }
    }

    pub(crate) async fn by_word(&self, word: &str) -> Result<Option<Arc<Person>>, Refused> {
        match word.strip_prefix(TOKEN) {
            Some(token) => self.by_token(token).await,
            None => self.by_signature(word).await,
        }
    }

    /// By what this person was recognised, for as long as they stay.
    pub fn session(&self, person: &Person, headers: &HeaderMap) -> Option<Session> {
        let (people, word) = (self.clone(), word(headers)?.into());
        let changes = self.0.changes.load(Ordering::Acquire);
        Some(Session { people, word, person: person.id.as_str().into(), changes })
    }

    async fn by_signature(&self, signed: &str) -> Result<Option<Arc<Person>>, Refused> {
        let words = self.0.signer.check(signed).and_then(|words| words.split_once('.'));
        let Some((id, epoch)) = words else { return Ok(None) };
        let person = self.person(id).await?;
        Ok(person.filter(|person| person.epoch.to_string() == epoch))
    }

    async fn by_token(&self, token: &str) -> Result<Option<Arc<Person>>, Refused> {
        let Some((id, secret)) = token.split_once('_') else { return Ok(None) };
        let known = {
            let tokens = self.0.tokens.lock().expect("nobody panics while holding tokens");
            tokens.get(id).filter(|(.., at)| at.elapsed() < REMEMBERED).cloned()
        };
        let remembered = known.is_some();
        let (person, digest) = match known {
            Some((person, digest, _)) => (person, digest),
            None => match self.0.store.session(id).await.map_err(unavailable)? {
                Some(found) => (found.person, found.digest),
                None => return Ok(None),
            },
        };
        if !secrets::same(&secrets::digest(secret), &digest) {
            return Ok(None);
        }
        if !remembered {
            let mut tokens = self.0.tokens.lock().expect("nobody panics while holding tokens");
            if tokens.len() > CROWD {
                tokens.clear();
            }
            tokens.insert(id.to_owned(), (person.clone(), digest, Instant::now()));
        }
        self.person(&person).await
    }

    /// Somebody, if they are known.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn person(&self, id: &str) -> Result<Option<Arc<Person>>, Refused> {
        {
            let people = self.0.people.lock().expect("nobody panics while holding people");
            if let Some((person, at)) = people.get(id)
                && at.elapsed() < REMEMBERED
            {
                return Ok(Some(person.clone()));
            }
        }
        let Some(person) = self.0.store.person(id).await.map_err(unavailable)? else {
            return Ok(None);
        };
        Ok(Some(self.know(person)))
    }

    fn know(&self, person: Person) -> Arc<Person> {
        let person = Arc::new(person);
        let mut people = self.0.people.lock().expect("nobody panics while holding people");
        if people.len() > CROWD {
            people.retain(|_, (_, at)| at.elapsed() < REMEMBERED);
        }
        people.insert(person.id.clone(), (person.clone(), Instant::now()));
        person
    }

    /// What was remembered of somebody is old.
    pub fn look_again(&self, id: &str) {
        self.0.people.lock().expect("nobody panics while holding people").remove(id);
        let mut tokens = self.0.tokens.lock().expect("nobody panics while holding tokens");
        tokens.retain(|_, (person, ..)| person != id);
        drop(tokens);
        self.0.changes.fetch_add(1, Ordering::AcqRel);
    }

    /// What somebody carries to be recognised.
    pub fn cookie(&self, person: &Person) -> String {
        self.0.signer.sign(&format!("{}.{}", person.id, person.epoch))
    }

    /// Welcomes a guest.
    ///
    /// # Errors
    /// If the name is not acceptable, or the store fails.
    pub async fn guest(&self, name: &str) -> Result<Arc<Person>, Refused> {
        let (id, name) = (secrets::name(), check_name(name)?);
        self.0.store.welcome(&id, &name, clock::now()).await.map_err(unavailable)?;
        Ok(self.know(Person { id, name, account: None, epoch: 0 }))
    }

    /// Changes how somebody is called at tables from now on.
    ///
    /// # Errors
    /// If the name is not acceptable, or the store fails.
    pub async fn rename(&self, person: &Person, name: &str) -> Result<Arc<Person>, Refused> {
        let name = check_name(name)?;
        self.0.store.rename(&person.id, &name).await.map_err(unavailable)?;
        Ok(self.know(Person { name, ..person.clone() }))
    }

    /// Gives somebody an account, by which they are known on every device; a stranger becomes
    /// a person first.
    ///
    /// # Errors
    /// If the name is taken, or name or password are not acceptable, or the store fails.
    pub async fn open_account(
        &self,
        person: Option<&Person>,
        name: &str,
        password: &str,
    ) -> Result<Arc<Person>, Refused> {
        let name = check_name(name)?;
        let length = password.chars().count();
        if !(8..=200).contains(&length) {
            return Err(Refused::BadPassword);
        }
        let account = name.to_lowercase();
        if self.0.store.account(&account).await.map_err(unavailable)?.is_some() {
            return Err(Refused::NameTaken);
        }
        let hash = self.hash(password.to_owned()).await?;
        let person = match person.filter(|person| person.account.is_none()) {
            Some(person) => self.rename(person, &name).await?,
            None => self.guest(&name).await?,
        };
        match self.0.store.set_account(&person.id, &account, &hash).await {
            Ok(()) => Ok(self.know(Person { account: Some(account), ..(*person).clone() })),
            Err(StoreError::Taken) => Err(Refused::NameTaken),
            Err(error) => Err(unavailable(error)),
        }
    }

    /// Recognises somebody by name and password.
    ///
    /// # Errors
    /// If one of them is wrong; which one is not said, and takes no different time.
    pub async fn log_in(&self, name: &str, password: &str) -> Result<Arc<Person>, Refused> {
        let found = self.0.store.account(&tidy(name).to_lowercase()).await.map_err(unavailable)?;
        let (id, hash) = match found {
            Some((id, hash)) => (Some(id), hash),
            None => (None, self.decoy().await?),
        };
        let right = self.verify(password.chars().take(200).collect(), hash).await?;
        let id = id.filter(|_| right).ok_or(Refused::WrongPassword)?;
        self.person(&id).await?.ok_or(Refused::WrongPassword)
    }

    /// A hash that fits no password, so that unknown names take as long as known ones.
    async fn decoy(&self) -> Result<String, Refused> {
        static DECOY: tokio::sync::OnceCell<String> = tokio::sync::OnceCell::const_new();
        DECOY.get_or_try_init(|| self.hash(secrets::secret())).await.cloned()
    }

    async fn hash(&self, password: String) -> Result<String, Refused> {
        let _permit = self.0.hashing.acquire().await.map_err(|_| Refused::Unavailable)?;
        let hash = tokio::task::spawn_blocking(move || {
            Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
        });
        hash.await.ok().and_then(Result::ok).ok_or(Refused::Unavailable)
    }

    async fn verify(&self, password: String, hash: String) -> Result<bool, Refused> {
        let _permit = self.0.hashing.acquire().await.map_err(|_| Refused::Unavailable)?;
        let right = tokio::task::spawn_blocking(move || {
            let hash = PasswordHash::new(&hash).ok()?;
            Argon2::default().verify_password(password.as_bytes(), &hash).ok()
        });
        right.await.map(|right| right.is_some()).map_err(|_| Refused::Unavailable)
    }

    /// Ends all sessions of somebody; tokens stay.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn end_sessions(&self, person: &str) -> Result<(), Refused> {
        self.0.store.end_signed_cookies(person).await.map_err(unavailable)?;
        self.look_again(person);
        Ok(())
    }

    /// Makes a token for a program: its public name, and the secret, which is told only now.
    ///
    /// # Errors
    /// If the store fails, or there are too many.
    pub async fn make_token(&self, person: &str, label: &str) -> Result<(String, String), Refused> {
        const MOST: usize = 20;
        let label: String = tidy(label).chars().take(60).collect();
        if self.0.store.sessions(person).await.map_err(unavailable)?.len() >= MOST {
            return Err(Refused::BadRequest(format!("{MOST} tokens at most")));
        }
        let (id, secret) = (secrets::name(), secrets::secret());
        let token = NewSession {
            kind: SessionKind::Program,
            id: id.clone(),
            person: person.to_owned(),
            digest: secrets::digest(&secret),
            label,
            created: clock::now(),
        };
        self.0.store.begin_session(&token).await.map_err(unavailable)?;
        Ok((id.clone(), format!("{TOKEN}{id}_{secret}")))
    }

    /// Revokes a token; it counts for nothing from now on.
    ///
    /// # Errors
    /// If there is none, or the store fails.
    pub async fn revoke(&self, person: &str, id: &str) -> Result<(), Refused> {
        // PostgreSQL refuses some letters that an address may have.
        if !secrets::is_name(id) {
            return Err(Refused::NotFound);
        }
        let gone = self.0.store.end_session(person, id).await.map_err(unavailable)?;
        self.look_again(person);
        if gone { Ok(()) } else { Err(Refused::NotFound) }
    }

    /// Forgets somebody.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn forget(&self, person: &str) -> Result<(), Refused> {
        self.0.store.forget(person).await.map_err(unavailable)?;
        self.look_again(person);
        Ok(())
    }
}

fn word(headers: &HeaderMap) -> Option<&str> {
    bearer(headers).or_else(|| cookie(headers, COOKIE))
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The cookie by which a browser is recognised, for a year; or the one that ends it.
pub(crate) fn session_cookie(app: &App, headers: &HeaderMap, word: Option<&str>) -> HeaderValue {
    let https = match &app.config().public_url {
        Some(url) => url.starts_with("https://"),
        None => {
            let proto = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
            app.config().trust_proxy && proto
        }
    };
    let secure = if https { "; Secure" } else { "" };
    let (value, age) = word.map_or(("", 0), |word| (word, 31_536_000));
    let cookie = format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    HeaderValue::from_str(&cookie).expect("made of plain letters")
}

/// A name as it is shown at a table.
///
/// # Errors
/// If nothing is left of it, or too much.
pub fn check_name(name: &str) -> Result<String, Refused> {
    let name = tidy(name);
    let length = name.chars().count();
    if (1..=LONGEST_NAME).contains(&length) { Ok(name) } else { Err(Refused::BadName) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fit_one_line_and_hide_nothing() {
        assert_eq!(check_name("  Ana \n\t María "), Ok("Ana María".to_owned()));
        assert_eq!(check_name("a\u{202e}b\u{200b}"), Ok("ab".to_owned()));
        assert_eq!(check_name("王小明"), Ok("王小明".to_owned()));
        for nothing in ["", "   ", "\u{200b}\u{202e}", &"x".repeat(25)] {
            assert_eq!(check_name(nothing), Err(Refused::BadName), "{nothing:?}");
        }
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, "a=1; tapisx=2; tapis=me.0.ff; b=3".parse().unwrap());
        assert_eq!(cookie(&headers, COOKIE), Some("me.0.ff"));
        headers.insert(header::AUTHORIZATION, "Bearer xyz".parse().unwrap());
        assert_eq!(bearer(&headers), Some("xyz"));
    }
}
