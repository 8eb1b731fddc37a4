//! The table in play: one screen with the opponents, the middle, the bar and the hand, drawn from
//! what one viewer sees.
//!
//! A page is made once; after that only its moving parts are sent again, each an element with an
//! id. What depends on the game stands behind [`Shown`].

mod all_in;
mod all_in_bar;
mod all_in_moves;
mod all_in_round;
mod bids;
mod bids_round;
mod flight;
mod hints;
mod legend;
mod panels;
mod plain;
mod shell;
mod stage;

use maud::{Markup, html};
use tapis_game::{Heard, Seat, Seats, Standing};
use tapis_play::{Step, plain_games};
use tapis_texts::options::Agrees;
use tapis_texts::{Language, Spoken, Texts};

use crate::art;
use crate::over::RoundEnd;

pub(crate) use bids::chip as bids_chip;
pub use flight::Flight;
pub(crate) use legend::Thing;
pub(crate) use panels::explained;
pub(crate) use shell::{disc, parts as still};
pub use shell::{frame, page};

/// Who sits at a place.
#[derive(Clone, Debug, Default)]
pub struct Place {
    /// The name shown; empty for an open seat.
    pub name: String,
    /// The level, if it is a bot.
    pub level: Option<String>,
    /// Nobody sits here yet.
    pub open: bool,
    /// Whether the person is looking at the table now.
    pub here: bool,
    /// Whether a bot plays for the person at the moment.
    pub stand_in: bool,
    /// Since when the person has not looked at the table, in Unix milliseconds, if they are away.
    pub away_since: Option<i64>,
}

/// A line of the story, with a number of its own.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its number, which never changes.
    pub number: u64,
    /// What is said.
    pub text: String,
}

impl Line {
    /// How many numbers there are for what happened at one version; no game says so much at once.
    const EACH: u64 = 256;

    /// The number of the next line after the last one, if it tells what happened at this version.
    pub fn next(last: Option<u64>, version: u64) -> u64 {
        let first = version * Self::EACH;
        last.map_or(first, |last| first.max(last + 1))
    }

    /// The version at which it happened.
    pub fn version(&self) -> u64 {
        self.number / Self::EACH
    }
}

/// Something said in the chat.
#[derive(Clone, Debug)]
pub struct Said {
    /// Its number, which never changes.
    pub number: u64,
    /// By whom.
    pub name: String,
    /// What.
    pub text: String,
}

/// A table as one viewer has it before them, without the game itself.
pub struct Room<'a> {
    /// The language of the viewer.
    pub language: Language,
    /// The table's name in addresses.
    pub id: &'a str,
    /// What was seen last; sent back with every action.
    pub version: u64,
    /// Who sits where.
    pub places: &'a [Place],
    /// The viewer's seat; `None` for a spectator.
    pub you: Option<Seat>,
    /// What the viewer may do, in words.
    pub legal: &'a [String],
    /// Whether the viewer's last action can be taken back.
    pub can_undo: bool,
    /// How long the decision may still take, in milliseconds.
    pub left_ms: Option<u64>,
    /// The latest lines of the story.
    pub log: &'a [Line],
    /// The latest lines of the chat.
    pub chat: &'a [Said],
    /// How the rounds so far have ended.
    pub rounds: &'a [RoundEnd],
}

impl Room<'_> {
    /// The texts of the viewer's language.
    pub(crate) fn texts(&self) -> &'static Texts {
        self.language.texts()
    }

    /// Whether this is the table of a lesson, whose id is its whole address.
    pub(crate) fn is_lesson(&self) -> bool {
        self.id.starts_with('/')
    }

    /// Where something is done at this table.
    pub(crate) fn address(&self, what: &str) -> String {
        if self.is_lesson() { self.id.to_owned() } else { format!("/t/{}/{what}", self.id) }
    }

    /// Whether the viewer may do this.
    pub(crate) fn may(&self, action: &str) -> bool {
        self.legal.iter().any(|words| words == action)
    }

    /// Whether the viewer may do something that begins like this.
    pub(crate) fn may_begin(&self, verb: &str) -> bool {
        self.legal.iter().any(|words| words.split(' ').next() == Some(verb))
    }

    /// The name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.places.get(seat.index()).map_or("", |place| &place.name)
    }

    /// The name of a seat as it stands at the table, with a mark on the viewer's own: the story says
    /// the name, and whoever reads it has to know that they are meant.
    pub(crate) fn called(&self, seat: Seat) -> Markup {
        html! {
            span.called { (self.name(seat)) }
            @if self.you == Some(seat) { " " small.you { (self.texts().msg_table_you()) } }
        }
    }

    /// All names, in the order of the seats.
    pub(crate) fn names(&self) -> Vec<String> {
        self.places.iter().map(|place| place.name.clone()).collect()
    }

    /// All names as the viewer is told of them: in the second person where they are meant.
    pub(crate) fn told_names(&self) -> Vec<String> {
        tapis_texts::addressed(&self.names(), self.you)
    }

    /// A name as it stands alone where the viewer is told of it.
    pub(crate) fn told_name(&self, seat: Seat) -> String {
        match self.you {
            Some(you) if you == seat => self.texts().msg_moments_reader_list(),
            _ => self.name(seat).to_owned(),
        }
    }

    /// What was heard, as the viewer is told of it.
    pub(crate) fn told<G: Spoken>(&self, heard: &Heard<G>) -> Vec<String> {
        tapis_texts::story(self.language, &self.told_names(), std::slice::from_ref(heard))
    }

    /// How many seats the table has.
    pub(crate) fn seats(&self) -> u8 {
        self.places.len() as u8
    }

    /// The others, clockwise from the viewer; for a spectator everybody.
    pub(crate) fn others(&self) -> Vec<Seat> {
        match self.you {
            Some(you) => you.round_from(self.seats()).skip(1).collect(),
            None => Seat::all(self.seats()).collect(),
        }
    }
}

/// What a table is shown for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// A game in play.
    Live,
    /// The trick that was just completed, held until it has been seen.
    Trick,
    /// What was just shown or told to the viewer alone who asked for it, held until it has been seen.
    Peek,
    /// The round that was just scored, held until it has been seen.
    Round,
    /// A finished game, looked at again.
    Replay,
}

impl Mode {
    /// What the browser is told to wait for.
    pub(crate) fn hold(self) -> Option<&'static str> {
        match self {
            Self::Trick => Some("trick"),
            Self::Peek => Some("peek"),
            Self::Round => Some("round"),
            Self::Live | Self::Replay => None,
        }
    }
}

/// What a game brings to its table; for what it does not bring there is a plain drawing. `heard` is what the viewer has heard so far, the latest last.
pub trait Shown: Spoken + Agrees {
    /// The badges and numbers at a place.
    fn place(&self, room: &Room<'_>, scene: &Self::Scene, seat: Seat) -> Markup {
        plain::place(room, scene, seat)
    }
    /// The action by which a place is chosen now, if there is one.
    fn place_action(&self, _room: &Room<'_>, _scene: &Self::Scene, _seat: Seat) -> Option<String> {
        None
    }
    /// Why a place cannot be chosen, or what there is to say about it; nothing if its picture says all.
    fn place_why(&self, _room: &Room<'_>, _scene: &Self::Scene, _seat: Seat) -> String {
        String::new()
    }
    /// What lies in the middle.
    fn middle(
        &self,
        room: &Room<'_>,
        scene: &Self::Scene,
        _heard: &[Heard<Self>],
        _mode: Mode,
    ) -> Markup {
        plain::middle::<Self>(room, scene)
    }
    /// Why it happened that way, where a trick or a round is held: one sentence under the verdict.
    fn because(
        &self,
        _room: &Room<'_>,
        _scene: &Self::Scene,
        _heard: &[Heard<Self>],
        _mode: Mode,
    ) -> String {
        String::new()
    }
    /// When the verdict on a round comes that is staged, in milliseconds.
    fn told_at(&self, _heard: &[Heard<Self>]) -> u32 {
        0
    }
    /// What is asked, of whomever.
    fn ask(
        &self,
        room: &Room<'_>,
        scene: &Self::Scene,
        _heard: &[Heard<Self>],
        mode: Mode,
    ) -> String {
        tapis_texts::asked::<Self>(
            room.language,
            &room.names(),
            scene,
            room.you.filter(|_| mode == Mode::Live),
        )
    }
    /// What stands in the bar besides the question: buttons, and where we are in a card.
    fn bar(&self, room: &Room<'_>, _scene: &Self::Scene) -> Markup {
        plain::bar(self, room)
    }
    /// The viewer's own line above the hand.
    fn me(&self, _room: &Room<'_>, _scene: &Self::Scene, _seat: Seat) -> Markup {
        html! {}
    }
    /// The viewer's hand.
    fn hand(&self, _room: &Room<'_>, _scene: &Self::Scene, _seat: Seat) -> Markup {
        html! {}
    }
    /// Round and trick, for the head of the page.
    fn headline(&self, room: &Room<'_>, scene: &Self::Scene) -> String {
        plain::headline(room.language, scene)
    }
    /// A word that is the same as long as a bid chosen ahead is meant for the same trick.
    fn moment(&self, scene: &Self::Scene) -> String {
        scene.round().to_string()
    }
    /// The last trick or round, for the panel.
    fn last(&self, _room: &Room<'_>, _scene: &Self::Scene, _heard: &[Heard<Self>]) -> Markup {
        html! {}
    }
    /// The last round, after the game; `dealt` is that round as it began, with every hand open.
    fn result(
        &self,
        room: &Room<'_>,
        scene: &Self::Scene,
        _heard: &[Heard<Self>],
        _dealt: &Self::Scene,
    ) -> Markup {
        plain::result(room, scene)
    }
    /// The table that is always at hand: ranks and effects, or what the cards do.
    fn reference(&self, _language: Language) -> Markup {
        html! {}
    }
    /// What lies on the table, thing by thing.
    fn things(&self, _language: Language) -> Vec<Thing> {
        Vec::new()
    }
    /// What the effects of its cards do, if it has any.
    fn effects(&self, _language: Language) -> Option<Markup> {
        None
    }
    /// Whether what has to be done now is an effect that must be used: if there is one way to do it,
    /// it is done by itself.
    fn is_forced(&self, _scene: &Self::Scene) -> bool {
        false
    }
    /// Whether a seat can play no card of its hand any more, because it has gone All In.
    fn lies_down(&self, _scene: &Self::Scene, _seat: Seat) -> bool {
        false
    }
    /// A word for the style, where what was agreed changes the pictures.
    fn look(&self) -> &'static str {
        ""
    }
    /// Which cards fly where when this action changes one scene into the other.
    fn flight(&self, _step: &Step<Self>) -> Flight {
        Flight::default()
    }
    /// What is held before the new scene is shown: a completed trick, a scored round.
    fn held(&self, _step: &Step<Self>) -> Vec<(Mode, Self::Scene)> {
        Vec::new()
    }
    /// Why somebody has won although others have as many points, once the game is over.
    fn decided(
        &self,
        _room: &Room<'_>,
        _scene: &Self::Scene,
        _heard: &[Heard<Self>],
    ) -> Option<String> {
        None
    }
    /// The back of its cards.
    fn back() -> Markup {
        html! {}
    }
    /// What an action is called on a button.
    fn say(&self, room: &Room<'_>, action: &str) -> String {
        Self::action_name(room.language, &room.names(), None, action)
    }
}

plain_games! { G => impl Shown for G {} }

/// A card with its key, by which it is found again when it has moved.
pub(crate) fn card(key: &str, art: Markup) -> Markup {
    html! { span.c data-k=(key) { (art) } }
}

/// What is behind a choice: a card, and what is said about it.
pub(crate) struct Pick<'a> {
    /// The key for flights.
    pub key: &'a str,
    /// The drawing.
    pub art: Markup,
    /// What a screen reader says.
    pub label: String,
    /// Why it cannot be chosen, if it cannot.
    pub why: String,
    /// The effects, for the explanation.
    pub effects: String,
    /// What choosing it would do.
    pub before: Before,
}

/// What a choice would do, said and shown while it is chosen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Before {
    /// In words.
    pub said: String,
    /// The seats whose bids would burn.
    pub burns: Option<Seats>,
    /// The seat that would be ahead.
    pub leads: Option<Seat>,
}

/// A card that can be chosen by this action, or says why not.
pub(crate) fn pick<G: Shown>(game: &G, room: &Room<'_>, action: &str, pick: Pick<'_>) -> Markup {
    pick_saying(room, action, &game.say(room, action), pick)
}

/// The same with these words for the action.
pub(crate) fn pick_saying(room: &Room<'_>, action: &str, say: &str, pick: Pick<'_>) -> Markup {
    let effects = Some(&pick.effects).filter(|effects| !effects.is_empty());
    let Before { said, burns, leads } = &pick.before;
    let said = Some(said).filter(|said| !said.is_empty());
    let burns = burns.filter(|burns| !burns.is_empty());
    let burns =
        burns.map(|burns| burns.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" "));
    html! {
        @if room.may(action) {
            button.pick.lit type="submit" name="action" value=(action) data-action=(action) data-say=(say)
                data-fx=[effects] data-before=[said] data-burns=[burns] data-leads=[leads] aria-label=(pick.label) { (card(pick.key, pick.art)) }
        } @else {
            button.pick type="button" aria-disabled="true" data-why=(pick.why) data-fx=[effects] aria-label=(pick.label) { (card(pick.key, pick.art)) }
        }
    }
}

/// A button of the bar that commits at once.
pub(crate) fn act_button<G: Shown>(game: &G, room: &Room<'_>, action: &str, class: &str) -> Markup {
    html! {
        @if room.may(action) {
            button type="submit" class={ "act " (class) } name="action" value=(action) data-action=(action) data-instant {
                (game.say(room, action))
            }
        }
    }
}

/// The cards that somebody holds, seen from behind: their number, and on a wide table a packet.
pub(crate) fn packet(cards: usize, label: &str) -> Markup {
    html! { (count("i-cards", cards, label)) span.packet data-n=(cards) aria-hidden="true" {} }
}

/// A number with its icon and a name for screen readers.
pub(crate) fn count(icon: &str, number: impl std::fmt::Display, label: &str) -> Markup {
    html! { span.count title=(label) { (art::icon(icon)) span.sr { (label) ": " } (number) } }
}
