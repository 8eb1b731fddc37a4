//! Whoever stays for long, at a stream, is looked at again: a token may be revoked, a session ended
//! and a person forgotten in the meantime.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::people::People;

/// How many changes are remembered one by one.
const MOST: usize = 10_000;

/// Whose sessions or tokens have changed lately.
#[derive(Default)]
pub(crate) struct Changes {
    count: AtomicU64,
    noted: Mutex<Noted>,
}

#[derive(Default)]
struct Noted {
    /// At which count each person changed last.
    people: HashMap<String, u64>,
    /// Until this count anybody may have changed.
    anybody: u64,
}

impl Changes {
    /// This person has changed.
    pub fn note(&self, person: &str) {
        let mut noted = self.noted.lock().expect("nobody panics while holding changes");
        let now = self.count.load(Ordering::Relaxed) + 1;
        if noted.people.len() >= MOST {
            *noted = Noted { people: HashMap::new(), anybody: now };
        }
        noted.people.insert(person.to_owned(), now);
        self.count.store(now, Ordering::Release);
    }

    /// The count now, and whether this person may have changed since that count.
    fn since(&self, person: &str, count: u64) -> (u64, bool) {
        let now = self.count.load(Ordering::Acquire);
        if now == count {
            return (now, false);
        }
        let noted = self.noted.lock().expect("nobody panics while holding changes");
        let last = noted.people.get(person).copied().unwrap_or_default();
        (now, last.max(noted.anybody) > count)
    }
}

/// By what somebody was recognised when they came.
pub struct Pass {
    people: People,
    word: Box<str>,
    person: Box<str>,
    count: AtomicU64,
}

impl Pass {
    pub(crate) fn new(people: People, word: &str, person: &str) -> Self {
        let count = people.changes().count.load(Ordering::Acquire).into();
        Self { people, word: word.into(), person: person.into(), count }
    }

    /// Whose it is, unless somebody has to be asked whether it still counts.
    pub fn holder_at_once(&self) -> Option<&str> {
        let count = self.count.load(Ordering::Relaxed);
        let (now, changed) = self.people.changes().since(&self.person, count);
        if !changed && now != count {
            self.count.store(now, Ordering::Relaxed);
        }
        (!changed).then_some(&*self.person)
    }

    /// Whose it is, as long as it counts.
    pub async fn holder(&self) -> Option<&str> {
        let count = self.count.load(Ordering::Relaxed);
        let (now, changed) = self.people.changes().since(&self.person, count);
        if changed {
            // It is seldom needed, and there are many passes: so no room is kept ready for it.
            match Box::pin(self.people.by_word(&self.word)).await {
                Ok(None) => return None,
                Ok(Some(_)) => {}
                // The database is away; the next look tells.
                Err(_) => return Some(&self.person),
            }
        }
        self.count.store(now, Ordering::Relaxed);
        Some(&self.person)
    }
}

/// Who looks: somebody with a pass, or anybody. `None` once the pass does not count any more.
pub async fn who_looks(pass: &Option<Pass>) -> Option<Option<&str>> {
    match pass {
        Some(pass) => pass.holder().await.map(Some),
        None => Some(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_changed_is_noticed_and_nobody_else() {
        let changes = Changes::default();
        assert_eq!(changes.since("ana", 0), (0, false));
        changes.note("ana");
        assert_eq!(changes.since("ana", 0), (1, true));
        assert_eq!(changes.since("ana", 1), (1, false));
        assert_eq!(changes.since("bo", 0), (1, false));
        for number in 0..2 * MOST {
            changes.note(&format!("guest {number}"));
        }
        let (now, changed) = changes.since("bo", 1);
        assert!(changed, "too much has happened to be sure");
        assert_eq!(changes.since("bo", now), (now, false));
    }
}
