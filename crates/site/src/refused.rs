//! Why something was refused: a code for programs, a sentence for people.

use tapis_api::Problem;
use tapis_game::{Refusal, Unplayable};
use tapis_play::table;
use tapis_texts::{Language, Phrases};

/// Why something was refused. The reasons follow from what the caller knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// There is no such thing, or none that the caller may see.
    NotFound,
    /// The caller has to say who they are.
    WhoAreYou,
    /// The caller sits in no seat of this table.
    NotSeated,
    /// Only the owner of the table may do that.
    NotOwner,
    /// Somebody else has to act.
    NotYourTurn,
    /// The words are no action of this game.
    Unreadable,
    /// The action is not among those that can be chosen now.
    Illegal,
    /// The table has moved on since the version that was named.
    Stale,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// The game has not begun yet.
    NotStarted,
    /// The game has begun.
    Started,
    /// This table takes nobody in during the game, or not this person.
    NoLatecomers,
    /// The seat was asked for; somebody who sits at the table has to agree.
    Asked,
    /// Nobody asks for this seat.
    NobodyAsks,
    /// Whoever comes late plays from the next deal on.
    NextDeal,
    /// The cards are being dealt, which takes a moment.
    Dealing,
    /// Nobody has asked for cards.
    NotDealing,
    /// This is no promise, or none is taken from this seat.
    BadPromise,
    /// The salt does not keep its promise.
    BrokenPromise,
    /// The seat is taken, or no seat is open.
    SeatTaken,
    /// The table has no such seat.
    NoSuchSeat,
    /// There is no bot of that name.
    NoSuchBot,
    /// Something new was seen, or somebody else has acted.
    CannotUndo,
    /// A name must have 1 to 24 characters and fit one line.
    BadName,
    /// A text is empty or too long.
    BadText,
    /// A password needs 8 to 200 characters.
    BadPassword,
    /// Name or password is wrong.
    WrongPassword,
    /// Somebody else has this name.
    NameTaken,
    /// The request is not understood.
    BadRequest(String),
    /// No game can be played like that.
    Unplayable(String),
    /// The request came from another site.
    Foreign,
    /// Too many requests.
    TooMany,
    /// The body is too large.
    TooLarge,
    /// The method is not known here.
    BadMethod,
    /// The database does not answer; trying again later may help.
    Unavailable,
    /// There are no others here, and nothing to log in to: the table lies on one device.
    NeedsServer,
    /// The device has no room left for what was done; nothing was.
    Full,
}

impl Refused {
    /// A field holds none of the words that it may hold.
    pub fn none_of(field: &str, words: &str) -> Self {
        Self::BadRequest(format!("{field}: expected one of {words}"))
    }

    /// The word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotFound => "not_found",
            Self::WhoAreYou => "who_are_you",
            Self::NotSeated => "not_seated",
            Self::NotOwner => "not_owner",
            Self::NotYourTurn => "not_your_turn",
            Self::Unreadable => "unreadable",
            Self::Illegal => "illegal",
            Self::Stale => "stale",
            Self::Over => "over",
            Self::NotOver => "not_over",
            Self::NotStarted => "not_started",
            Self::Started => "started",
            Self::NoLatecomers => "no_latecomers",
            Self::Asked => "asked",
            Self::NobodyAsks => "nobody_asks",
            Self::NextDeal => "next_deal",
            Self::Dealing => "dealing",
            Self::NotDealing => "not_dealing",
            Self::BadPromise => "bad_promise",
            Self::BrokenPromise => "broken_promise",
            Self::SeatTaken => "seat_taken",
            Self::NoSuchSeat => "no_such_seat",
            Self::NoSuchBot => "no_such_bot",
            Self::CannotUndo => "cannot_undo",
            Self::BadName => "bad_name",
            Self::BadText => "bad_text",
            Self::BadPassword => "bad_password",
            Self::WrongPassword => "wrong_password",
            Self::NameTaken => "name_taken",
            Self::BadRequest(_) => "bad_request",
            Self::Unplayable(_) => "unplayable",
            Self::Foreign => "foreign",
            Self::TooMany => "too_many",
            Self::TooLarge => "too_large",
            Self::BadMethod => "bad_method",
            Self::Unavailable => "unavailable",
            Self::NeedsServer => "needs_server",
            Self::Full => "full",
        }
    }

    /// The status of the answer, in the numbers of HTTP.
    pub fn status(&self) -> u16 {
        match self {
            Self::NotFound => 404,
            Self::WhoAreYou | Self::WrongPassword => 401,
            Self::NotSeated | Self::NotOwner | Self::Foreign => 403,
            Self::BadName
            | Self::BadText
            | Self::BadPassword
            | Self::BadPromise
            | Self::BrokenPromise
            | Self::NoSuchBot
            | Self::NoSuchSeat
            | Self::BadRequest(_)
            | Self::Unplayable(_) => 422,
            Self::TooMany => 429,
            Self::TooLarge => 413,
            Self::BadMethod => 405,
            Self::Unavailable => 503,
            Self::NeedsServer => 501,
            Self::Full => 507,
            _ => 409,
        }
    }

    /// The sentence for people.
    pub fn message(&self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::NotFound => texts.msg_api_not_found(),
            Self::WhoAreYou => texts.msg_api_who_are_you(),
            Self::NotSeated => texts.msg_api_not_seated(),
            Self::NotOwner => texts.msg_api_not_owner(),
            Self::NotYourTurn => texts.msg_api_not_your_turn(),
            Self::Unreadable => texts.msg_api_unreadable(),
            Self::Illegal => texts.msg_api_illegal(),
            Self::Stale => texts.msg_api_stale(),
            Self::Over => texts.msg_api_over(),
            Self::NotOver => texts.msg_api_not_over(),
            Self::NotStarted => texts.msg_api_not_started(),
            Self::Started => texts.msg_api_started(),
            Self::NoLatecomers => texts.msg_late_nobody(),
            Self::Asked => texts.msg_late_asked(),
            Self::NobodyAsks => texts.msg_late_nobody_asks(),
            Self::NextDeal => texts.msg_late_next_deal(),
            Self::Dealing => texts.msg_deal_dealing(),
            Self::NotDealing => texts.msg_deal_not_dealing(),
            Self::BadPromise => texts.msg_deal_bad_promise(),
            Self::BrokenPromise => texts.msg_deal_broken_promise(),
            Self::SeatTaken => texts.msg_api_seat_taken(),
            Self::NoSuchSeat => texts.msg_api_no_such_seat(),
            Self::NoSuchBot => texts.msg_api_no_such_bot(),
            Self::CannotUndo => texts.msg_api_cannot_undo(),
            Self::BadName => texts.msg_api_bad_name(),
            Self::BadText => texts.msg_api_bad_text(),
            Self::BadPassword => texts.msg_api_bad_password(),
            Self::WrongPassword => texts.msg_api_wrong_password(),
            Self::NameTaken => texts.msg_api_name_taken(),
            Self::BadRequest(why) => texts.msg_api_bad_request(in_words_of(language, why)),
            Self::Unplayable(why) => texts.msg_api_unplayable(in_words_of(language, why)),
            Self::Foreign => texts.msg_api_foreign(),
            Self::TooMany => texts.msg_api_too_many(),
            Self::TooLarge => texts.msg_api_too_large(),
            Self::BadMethod => texts.msg_api_bad_method(),
            Self::Unavailable => texts.msg_api_unavailable(),
            Self::NeedsServer => texts.msg_offline_needs_server(),
            Self::Full => texts.msg_offline_full(),
        }
    }

    /// What a program is told, in this language.
    pub fn problem(&self, language: Language) -> Problem {
        Problem { error: self.code().to_owned(), message: self.message(language) }
    }
}

/// What the rules and the readers of requests say in English, in this language.
fn in_words_of(language: Language, english: &str) -> String {
    Phrases::of(language).translate(english)
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Over => Self::Over,
            Refusal::NotYourTurn { .. } => Self::NotYourTurn,
            Refusal::Unreadable(_) => Self::Unreadable,
            Refusal::Illegal { .. } => Self::Illegal,
        }
    }
}

impl From<Unplayable> for Refused {
    fn from(Unplayable(why): Unplayable) -> Self {
        Self::Unplayable(why)
    }
}

/// Whoever writes no JSON learns where it ends to be JSON; what is amiss in the grammar differs from
/// library to library and helps nobody.
impl From<serde_json::Error> for Refused {
    fn from(error: serde_json::Error) -> Self {
        Self::BadRequest(unread(&error))
    }
}

/// What is wrong in a text that should be JSON, and where.
pub fn unread(error: &serde_json::Error) -> String {
    if error.is_data() {
        return error.to_string();
    }
    format!("this is no JSON at line {} column {}", error.line(), error.column())
}

impl From<table::Refused> for Refused {
    fn from(refused: table::Refused) -> Self {
        use table::Refused as Table;
        match refused {
            Table::NotSeated => Self::NotSeated,
            Table::NotOwner => Self::NotOwner,
            Table::Stale => Self::Stale,
            Table::Over => Self::Over,
            Table::NotOver => Self::NotOver,
            Table::NotStarted => Self::NotStarted,
            Table::Started => Self::Started,
            Table::Closed => Self::NotFound,
            Table::NoLatecomers => Self::NoLatecomers,
            Table::NobodyAsks => Self::NobodyAsks,
            Table::NextDeal => Self::NextDeal,
            Table::Dealing => Self::Dealing,
            Table::NotDealing => Self::NotDealing,
            Table::BadPromise => Self::BadPromise,
            Table::BrokenPromise => Self::BrokenPromise,
            Table::SeatTaken => Self::SeatTaken,
            Table::NoSuchSeat => Self::NoSuchSeat,
            Table::NoSuchBot => Self::NoSuchBot,
            Table::NoSuchWish => Self::none_of("kind", "open, bot:LEVEL"),
            Table::CannotUndo => Self::CannotUndo,
            Table::BadText => Self::BadText,
            Table::Unplayable(why) => why.into(),
            Table::Rules(refusal) => refusal.into(),
        }
    }
}
