//! Every address of the site, and what is sent with it.

use percent_encoding::percent_decode_str;
use tapis_play::GameKind;

use crate::{Fields, Refused};

/// What can be asked for. Tables and tokens go by their names, which nobody can guess.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Address {
    /// `/`: a game at once, a table for friends, and what is going on.
    Home,
    /// `/assets/VERSION/NAME`: style, script and pictures.
    Asset {
        /// A word that changes whenever one of them does.
        version: String,
        /// Which.
        name: String,
    },
    /// `/favicon.ico`: the icon for whatever names none itself.
    Icon,
    /// `/name`: how one is called.
    Name,
    /// `/settings`: language and theme.
    Settings,

    /// `/play/GAME`: a game against bots at once.
    PlayNow(GameKind),
    /// `/new/GAME`: a table that is set up with care.
    SetUp(GameKind),
    /// `/j/TABLE`: an invitation.
    Invitation(String),

    /// `/t/TABLE`: a table, whatever it is doing.
    Table(String),
    /// `/t/TABLE/act`: choosing an action.
    Act(String),
    /// `/t/TABLE/undo`: taking it back.
    Undo(String),
    /// A bot is to play for somebody who is away.
    StandIn(String),
    /// `/t/TABLE/chat`: saying something.
    Chat(String),
    /// `/t/TABLE/join`: sitting down.
    Join(String),
    /// `/t/TABLE/answer`: answering whoever asks for the seat of a bot.
    Answer(String),
    /// `/t/TABLE/latecomers`: whether anybody may ask.
    Latecomers(String),
    /// `/t/TABLE/promise`: promising a salt for the deal.
    Promise(String),
    /// `/t/TABLE/reveal`: the salt itself.
    Reveal(String),
    /// `/t/TABLE/leave`: giving the seat up.
    Leave(String),
    /// `/t/TABLE/start`: dealing the cards.
    Start(String),
    /// `/t/TABLE/seats/SEAT`: who is to have a seat.
    Seat(String, u8),
    /// `/t/TABLE/rematch`: the same company once more.
    Rematch(String),

    /// `/t/TABLE/record`: the record of a finished game, as a file.
    Record(String),
    /// `/t/TABLE/verify`: whether every line of it is true.
    Verify(String),
    /// `/r/TABLE`: the game once more, step by step.
    Replay(String),
    /// `/t/TABLE/review`: what decided the game.
    Review(String),
    /// `/t/TABLE/review.json`: the same for programs.
    ReviewJson(String),
    /// `/review`: bringing a record to be reviewed.
    Bring,
    /// `/review/DIGEST`: the review of a record that was brought.
    Brought(String),
    /// `/review/DIGEST.json`: the same for programs.
    BroughtJson(String),

    /// `/about`: what this is.
    About,
    /// `/rules/GAME`: the rules.
    Rules(GameKind),
    /// `/rules/GAME/house`: what the house has decided where the rulebook is silent.
    HouseRules(GameKind),
    /// `/learn/GAME`: the lessons.
    Lesson(GameKind),
    /// `/workshop/GAME`: a deck or cards of one's own, being made.
    Workshop(GameKind),
    /// `/workshop/GAME/toml`: the same as a file.
    WorkshopFile(GameKind),
    /// `/workshop/GAME/report`: what it does to the game.
    Report(GameKind),
    /// `/workshop/GAME/report/page`: the same with all charts, as a file.
    ReportFile(GameKind),
    /// `/score/GAME`: a score pad for the paper game.
    ScorePad(GameKind),
    /// `/score/GAME/csv`: its sums for other programs.
    ScorePadCsv(GameKind),
    /// `/score/GAME/json`: the whole pad for other programs.
    ScorePadJson(GameKind),

    /// `/me`: one's own page.
    Me,
    /// `/account`: making an account, or coming back to one.
    Account,
    /// `/logout`: ending the session.
    Logout,
    /// `/tokens`: making a token for a program.
    Tokens,
    /// `/tokens/TOKEN`: revoking it.
    Token(String),
    /// `/me/export`: everything that is kept about one.
    Export,
    /// `/me/delete`: being forgotten.
    Forget,
}

impl Address {
    /// The address with this path.
    pub fn read(path: &str) -> Option<Self> {
        let parts = path.strip_prefix('/')?.split('/');
        let parts = parts.map(|part| percent_decode_str(part).decode_utf8().ok());
        let parts: Vec<_> = parts.collect::<Option<_>>()?;
        let parts: Vec<&str> = parts.iter().map(|part| &**part).collect();
        let game = |name: &str| GameKind::named(name);
        Some(match *parts {
            [""] => Self::Home,
            ["assets", version, name] => {
                Self::Asset { version: version.to_owned(), name: name.to_owned() }
            }
            ["favicon.ico"] => Self::Icon,
            ["name"] => Self::Name,
            ["settings"] => Self::Settings,
            ["play", name] => Self::PlayNow(game(name)?),
            ["new", name] => Self::SetUp(game(name)?),
            ["j", id] => Self::Invitation(id.to_owned()),
            ["t", id] => Self::Table(id.to_owned()),
            ["t", id, "seats", seat] => Self::Seat(id.to_owned(), seat.parse().ok()?),
            ["t", id, what] => Self::at_table(id.to_owned(), what)?,
            ["r", id] => Self::Replay(id.to_owned()),
            ["review"] => Self::Bring,
            ["review", key] => match key.strip_suffix(".json") {
                Some(key) => Self::BroughtJson(key.to_owned()),
                None => Self::Brought(key.to_owned()),
            },
            ["about"] => Self::About,
            ["rules", name] => Self::Rules(game(name)?),
            ["rules", name, "house"] => Self::HouseRules(game(name)?),
            ["learn", name] => Self::Lesson(game(name)?),
            ["workshop", name] => Self::Workshop(game(name)?),
            ["workshop", name, "toml"] => Self::WorkshopFile(game(name)?),
            ["workshop", name, "report"] => Self::Report(game(name)?),
            ["workshop", name, "report", "page"] => Self::ReportFile(game(name)?),
            ["score", name] => Self::ScorePad(game(name)?),
            ["score", name, "csv"] => Self::ScorePadCsv(game(name)?),
            ["score", name, "json"] => Self::ScorePadJson(game(name)?),
            ["me"] => Self::Me,
            ["me", "export"] => Self::Export,
            ["me", "delete"] => Self::Forget,
            ["account"] => Self::Account,
            ["logout"] => Self::Logout,
            ["tokens"] => Self::Tokens,
            ["tokens", id] => Self::Token(id.to_owned()),
            _ => return None,
        })
    }

    fn at_table(id: String, what: &str) -> Option<Self> {
        Some(match what {
            "act" => Self::Act(id),
            "undo" => Self::Undo(id),
            "stand-in" => Self::StandIn(id),
            "chat" => Self::Chat(id),
            "join" => Self::Join(id),
            "answer" => Self::Answer(id),
            "latecomers" => Self::Latecomers(id),
            "promise" => Self::Promise(id),
            "reveal" => Self::Reveal(id),
            "leave" => Self::Leave(id),
            "start" => Self::Start(id),
            "rematch" => Self::Rematch(id),
            "record" => Self::Record(id),
            "verify" => Self::Verify(id),
            "review" => Self::Review(id),
            "review.json" => Self::ReviewJson(id),
            _ => return None,
        })
    }

    /// The table that it is about.
    pub fn table(&self) -> Option<&str> {
        match self {
            Self::Invitation(id) | Self::Table(id) | Self::Act(id) | Self::Undo(id) => Some(id),
            Self::Chat(id) | Self::Join(id) | Self::Promise(id) | Self::Reveal(id) => Some(id),
            Self::StandIn(id) | Self::Leave(id) | Self::Answer(id) => Some(id),
            Self::Latecomers(id) => Some(id),
            Self::Start(id) | Self::Seat(id, _) | Self::Rematch(id) => Some(id),
            Self::Record(id) | Self::Verify(id) | Self::Replay(id) => Some(id),
            Self::Review(id) | Self::ReviewJson(id) => Some(id),
            _ => None,
        }
    }
}

/// How something is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// To look at it. Nothing changes by looking.
    Get,
    /// To do something, with the fields of a form.
    Post,
}

/// What somebody asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Where.
    pub address: Address,
    /// What stands behind the question mark.
    pub query: Fields,
    /// What was sent, if something is to be done.
    pub form: Option<Fields>,
}

impl Asked {
    /// What is asked for by these parts of a request. `form` is the body of a form that is sent.
    ///
    /// # Errors
    /// If there is no such address.
    pub fn read(method: Method, path: &str, query: &str, form: &[u8]) -> Result<Self, Refused> {
        let address = Address::read(path).ok_or(Refused::NotFound)?;
        let form = (method == Method::Post).then(|| Fields::read(form));
        Ok(Self { address, query: Fields::read(query.as_bytes()), form })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_one_address_or_none() {
        let table = |id: &str| Some(Address::Table(id.to_owned()));
        for (path, address) in [
            ("/", Some(Address::Home)),
            ("/t/abc", table("abc")),
            ("/t/a%62c", table("abc")),
            ("/t/abc/seats/2", Some(Address::Seat("abc".to_owned(), 2))),
            ("/new/bids", Some(Address::SetUp(GameKind::Bids))),
            ("/rules/all-in/house", Some(Address::HouseRules(GameKind::AllIn))),
            ("", None),
            ("//", None),
            ("/t/", table("")),
            ("/t/abc/", None),
            ("/t/%ff", None),
            ("/t/abc/seats/x", None),
            ("/t/abc/dance", None),
            ("/new/chess", None),
            ("/rules", None),
            ("/nowhere", None),
        ] {
            assert_eq!(Address::read(path), address, "{path}");
        }
    }

    #[test]
    fn looking_sends_no_form() {
        let asked = Asked::read(Method::Get, "/score/bids", "pad=%7B%7D", b"pad=x").expect("known");
        assert_eq!((asked.query.get("pad"), asked.form), ("{}", None));
        let asked = Asked::read(Method::Post, "/name", "", b"name=Ana+Mar%C3%ADa").expect("known");
        assert_eq!(asked.form.expect("a form").get("name"), "Ana María");
        assert_eq!(Asked::read(Method::Get, "/x", "", b""), Err(Refused::NotFound));
    }
}
