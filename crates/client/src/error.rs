//! What can go wrong between a client and a server.

use std::fmt::{self, Display};

/// Why a request brought no answer, or not the wished one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// The server understood and said no.
    Refused {
        /// The HTTP status.
        status: u16,
        /// A code for programs, such as `not_your_turn`.
        code: String,
        /// A sentence for people, in their language.
        message: String,
    },
    /// No answer came: the request may or may not have had its effect.
    Lost(String),
    /// An answer came that is not what the API promises.
    Garbled(String),
    /// This is no address of a server or a table.
    NoAddress(String),
}

impl Error {
    /// Whether the same request may succeed a little later: the connection was lost, or the
    /// server is busy or just starting.
    pub fn is_passing(&self) -> bool {
        match self {
            Self::Lost(_) => true,
            Self::Refused { status, .. } => matches!(status, 408 | 425 | 429 | 500..=599),
            Self::Garbled(_) | Self::NoAddress(_) => false,
        }
    }

    /// The code of a refusal.
    pub fn code(&self) -> Option<&str> {
        match self {
            Self::Refused { code, .. } => Some(code),
            _ => None,
        }
    }

    /// The HTTP status of a refusal.
    pub fn status(&self) -> Option<u16> {
        match self {
            Self::Refused { status, .. } => Some(*status),
            _ => None,
        }
    }
}

impl Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused { status, code, message } if message.is_empty() => {
                write!(f, "{status} {code}")
            }
            Self::Refused { message, .. } => f.write_str(message),
            Self::Lost(what) | Self::Garbled(what) | Self::NoAddress(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for Error {}

impl From<reqwest::Error> for Error {
    fn from(error: reqwest::Error) -> Self {
        // The outermost sentence says only that sending failed; the cause stands at the bottom.
        let mut what = error.to_string();
        let mut cause = std::error::Error::source(&error);
        while let Some(inner) = cause {
            what = inner.to_string();
            cause = inner.source();
        }
        // A body that breaks off is called undecodable there; what is garbled is found by whoever
        // reads the whole body.
        Self::Lost(what)
    }
}
