//! A table at one moment, for whoever draws it or tells of it.

use std::marker::PhantomData;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tapis_game::{Game, Heard, Landmark, Menu, Record, Seat, Seats};
use tapis_registry::{Any, Family, GameKind, Registered, with_game};

use super::{Ask, Company, DealView, Occupant, Phase, TableState};
use crate::{Entry, Sitting, Step};

/// A table at one moment. Cloning it is cheap, and whoever has one can take all the time of the
/// world: the table goes on without waiting. What it tells, it tells to one viewer, and the truth
/// of the game to nobody.
#[derive(Clone)]
pub struct Snapshot {
    state: Arc<TableState>,
    company: Arc<Company>,
    said: Arc<[Said]>,
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// Its number at this table, from 0.
    pub number: u64,
    /// Who said it.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in Unix milliseconds.
    pub at: i64,
}

/// A seat as everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatInfo {
    /// Who has it.
    pub kind: SeatKind,
    /// How they are called.
    pub name: String,
    /// How strong the bot is.
    pub level: Option<String>,
    /// Whether they look at the table; a bot always does.
    pub here: bool,
    /// Whether a bot plays for them at the moment.
    pub stand_in: bool,
    /// Since when they have not looked at it, in Unix milliseconds, if they are away.
    pub away_since: Option<i64>,
}

/// Who has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

impl Snapshot {
    /// A table as it is, with who looks at it and what was said there lately, the oldest first.
    pub fn new(
        state: impl Into<Arc<TableState>>,
        company: impl Into<Arc<Company>>,
        said: impl Into<Arc<[Said]>>,
    ) -> Self {
        Self { state: state.into(), company: company.into(), said: said.into() }
    }

    /// The table as somebody has it: from their seat, or as a spectator.
    pub fn seen_by(&self, person: Option<&str>) -> TableView<'_> {
        let seat = person.and_then(|person| self.state.seat_of(person));
        let owner = person.is_some() && self.state.owner() == person;
        TableView { snapshot: self, seat, owner }
    }

    /// Its unguessable name.
    pub fn id(&self) -> &str {
        &self.state.agreed().id
    }

    /// Which game.
    pub fn kind(&self) -> GameKind {
        self.state.kind()
    }

    /// Every option, as JSON.
    pub fn options(&self) -> Value {
        self.state.options()
    }

    /// Whether strangers find it.
    pub fn is_public(&self) -> bool {
        self.state.agreed().public
    }

    /// After how many seconds a bot decides for whoever has not.
    pub fn clock_seconds(&self) -> Option<u32> {
        self.state.agreed().clock_seconds
    }

    /// How long a bot seems to think.
    pub fn pace_ms(&self) -> u32 {
        self.state.agreed().pace_ms
    }

    /// When it was made, in Unix milliseconds.
    pub fn created(&self) -> i64 {
        self.state.agreed().created
    }

    /// The promise about the deal.
    pub fn commitment(&self) -> String {
        self.state.deal().commitment.to_string()
    }

    /// How far the deal is, and what the seats have promised to add to it.
    pub fn deal(&self) -> DealView {
        self.state.deal()
    }

    /// How far the table is.
    pub fn phase(&self) -> Phase {
        self.state.phase()
    }

    /// The seat of the table's owner, if they have one.
    pub fn owner(&self) -> Option<Seat> {
        self.state.owner().and_then(|owner| self.state.seat_of(owner))
    }

    /// Whether everybody has left it before the game.
    pub fn is_abandoned(&self) -> bool {
        self.state.owner().is_none()
    }

    /// The table at which the same company plays again.
    pub fn rematch(&self) -> Option<&str> {
        self.state.rematch()
    }

    /// How many things have happened; goes up by one with each.
    pub fn version(&self) -> u64 {
        self.state.version()
    }

    /// When the last deal, action or undo was, in Unix milliseconds.
    pub fn moved_at(&self) -> i64 {
        self.state.moved_at()
    }

    /// The version after the last change of anything but the game: seats, phase, rematch.
    pub fn seated(&self) -> u64 {
        self.state.seated()
    }

    /// Who has to act.
    pub fn to_act(&self) -> Seats {
        self.state.to_act()
    }

    /// Until when somebody has to decide, in Unix milliseconds.
    pub fn deadline(&self) -> Option<i64> {
        self.state.deadline()
    }

    /// Who looks at it.
    pub fn company(&self) -> &Company {
        &self.company
    }

    /// Who asks for the seat of a bot.
    pub fn asks(&self) -> &[Ask] {
        self.state.asks()
    }

    /// Whether somebody may ask for the seat of a bot.
    pub fn takes_latecomers(&self) -> bool {
        self.state.takes_latecomers()
    }

    /// What was said lately, the oldest first.
    pub fn said(&self) -> &[Said] {
        &self.said
    }

    /// How many seats are people's.
    pub fn people(&self) -> usize {
        let person = |occupant: &&Occupant| matches!(occupant, Occupant::Person { .. });
        self.state.occupants().iter().filter(person).count()
    }

    /// Who sits where.
    pub fn seats(&self) -> Vec<SeatInfo> {
        let seat = |(number, occupant): (usize, &Occupant)| {
            let (kind, level, stand_in, here) = match occupant {
                Occupant::Nobody => (SeatKind::Open, None, false, false),
                Occupant::Person { stand_in, .. } => {
                    let here = self.company.here[Seat::new(number as u8)];
                    (SeatKind::Person, None, *stand_in, here)
                }
                Occupant::Bot { level } => (SeatKind::Bot, Some(level.to_string()), false, true),
            };
            let is_away = kind == SeatKind::Person && !here && !stand_in;
            let gone_since = self.company.gone_since[Seat::new(number as u8)];
            let away_since = Some(gone_since).filter(|since| is_away && *since > 0);
            SeatInfo { kind, name: self.state.name(number), level, here, stand_in, away_since }
        };
        self.state.occupants().iter().enumerate().map(seat).collect()
    }

    /// The record of a finished game, as text; with it every card is open.
    pub fn record(&self) -> Option<String> {
        let game = self.state.game()?;
        with_game!(game, sitting => sitting.record().map(|record| record.to_string()))
    }
}

/// A table as one viewer has it.
#[derive(Clone, Copy)]
pub struct TableView<'a> {
    snapshot: &'a Snapshot,
    seat: Option<Seat>,
    owner: bool,
}

impl<'a> TableView<'a> {
    /// What everybody may know.
    pub fn snapshot(&self) -> &'a Snapshot {
        self.snapshot
    }

    /// The viewer's seat; a spectator has none.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The seat whose hand the viewer sees and plays: not yet, for who came late, until the next
    /// deal.
    pub fn plays(&self) -> Option<Seat> {
        self.seat.filter(|seat| self.snapshot.state.waits_for_deal(*seat).is_none())
    }

    /// Whether the table is the viewer's.
    pub fn is_owner(&self) -> bool {
        self.owner
    }

    /// The game, once it has begun.
    pub fn game(&self) -> Option<AnyView<'a>> {
        let state = &self.snapshot.state;
        let eyes = self.plays();
        let can_undo = eyes.is_some_and(|seat| state.can_undo(seat));
        let game = state.game()?;
        Some(with_game!(game, sitting => GameView { sitting, eyes, can_undo }.any()))
    }
}

/// The views of all games.
pub struct Views<'a>(PhantomData<&'a ()>);

impl<'a> Family for Views<'a> {
    type Of<G: Game> = GameView<'a, G>;
}

/// A game in play as one viewer has it, whichever game it is.
pub type AnyView<'a> = Any<Views<'a>>;

/// A game in play as one seat, or a spectator, sees and hears it.
pub struct GameView<'a, G: Game> {
    sitting: &'a Sitting<G>,
    eyes: Option<Seat>,
    can_undo: bool,
}

// Deriving would ask that the game itself can be copied.
impl<G: Game> Clone for GameView<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for GameView<'_, G> {}

impl<'a, G: Registered> GameView<'a, G> {
    fn any(self) -> AnyView<'a> {
        G::any::<Views<'a>>(self)
    }
}

impl<'a, G: Game> GameView<'a, G> {
    /// The game as agreed.
    pub fn game(&self) -> &'a G {
        self.sitting.game()
    }

    /// The viewer's seat; a spectator has none.
    pub fn seat(&self) -> Option<Seat> {
        self.eyes
    }

    /// The players' names when the cards were dealt.
    pub fn names(&self) -> &'a [String] {
        self.sitting.names()
    }

    /// Who has to act; nobody once the game is over.
    pub fn to_act(&self) -> Seats {
        self.sitting.to_act()
    }

    /// How many actions there were.
    pub fn actions(&self) -> usize {
        self.sitting.len()
    }

    /// What lies face up.
    pub fn face_up(&self) -> &'a G::FaceUp {
        self.sitting.face_up()
    }

    /// The table as it is seen.
    pub fn scene(&self) -> G::Scene {
        self.sitting.scene(self.eyes)
    }

    /// What the viewer may do now, as it is written.
    pub fn legal(&self) -> Vec<String> {
        let Some(seat) = self.eyes else { return Vec::new() };
        let menu = self.sitting.view(seat).legal();
        menu.iter().map(|action| self.game().action_words(action)).collect()
    }

    /// Whether the viewer can take the last action back.
    pub fn can_undo(&self) -> bool {
        self.can_undo
    }

    /// What happened after this version, as it was heard; with `None` everything.
    pub fn heard(
        &self,
        after: Option<u64>,
    ) -> impl DoubleEndedIterator<Item = Entry<G>> + use<'a, G> {
        self.sitting.heard(self.eyes, after)
    }

    /// What was heard with a step; step 0 is the opening, then there is one for each action.
    pub fn events(&self, step: usize) -> impl Iterator<Item = Heard<G>> + use<'a, G> {
        self.sitting.events(self.eyes, step)
    }

    /// The actions from number `from` on, as they were seen.
    pub fn steps(&self, from: usize) -> Vec<Step<G>> {
        self.sitting.steps(self.eyes, from)
    }

    /// Where chapters begin and end, each with the number of actions before it.
    pub fn landmarks(&self) -> impl Iterator<Item = (usize, Landmark)> + use<'a, G> {
        self.sitting.landmarks()
    }

    /// What remains of the game, once it is over: with it, every card is open.
    pub fn record(&self) -> Option<Record<G>> {
        self.sitting.record()
    }
}
