//! The table as somebody sees it, in the shape of the state JSON. A card that the viewer may not
//! see is `??`.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tapis_game::{Eyes, Game, Seat, Seats, Standing, Turn};

use crate::AllIn;
use crate::card_set::CardSet;
use crate::deck::Line;
use crate::ranking::Category;
use crate::round::columns;
use crate::scoring::SUPPLY;
use crate::table::{Answer, FaceUp, Hand, LastRound, Phase, Secret};
use crate::words::{Card, Slot};

/// A card as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Face up.
    Up(Card),
    /// Some card.
    Down,
}

/// A prediction token as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// Not yet placed.
    None,
    /// In front of this player.
    At(Seat),
    /// Placed in secret.
    Hidden,
}

/// What is being done, as far as anybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::ScenePhase))]
pub enum ScenePhase {
    /// Cards are shuffled, which nobody sees.
    Deal,
    /// The active player chooses what to do with this turn.
    Turn,
    /// The active player uses or skips an effect.
    Effect,
    /// The active player keeps a card of a Reveal.
    Keep,
    /// The active player lays down what is left of a Reveal.
    Order,
    /// The target of the Eye hides a card.
    Hide,
    /// The active player discards what exceeds a full hand.
    Discard,
    /// Tokens are placed.
    Predict,
    /// The game is over.
    Over,
}

impl From<Phase> for ScenePhase {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Shuffle(_) => Self::Deal,
            Phase::Turn => Self::Turn,
            Phase::Effect => Self::Effect,
            Phase::Keep => Self::Keep,
            Phase::Order => Self::Order,
            Phase::Hide(_) => Self::Hide,
            Phase::Discard => Self::Discard,
            Phase::Predict => Self::Predict,
            Phase::Over => Self::Over,
        }
    }
}

impl fmt::Display for ScenePhase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

/// The whole table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::Scene))]
pub struct Scene {
    /// What the game waits for.
    pub phase: ScenePhase,
    /// The round, from 1.
    pub round: u8,
    /// The start player of this round.
    pub start: Seat,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// Who may act.
    pub to_act: Seats,
    /// The cards of each seat.
    pub hands: Vec<Vec<Face>>,
    /// The deck, top first.
    pub deck: Vec<Face>,
    /// The discard pile, top first.
    pub discard: Vec<Face>,
    /// The two rows of the display.
    pub display: [Vec<Option<Face>>; 2],
    /// The card being played.
    pub played: Option<Face>,
    /// The effect being resolved.
    pub pending: Option<PendingScene>,
    /// Cards turned up by a Reveal.
    pub revealed: Vec<Face>,
    /// The runes in the pot.
    pub pot: u16,
    /// The runes of each seat.
    pub runes: Vec<u16>,
    /// Who is All In.
    pub all_in: Option<Seat>,
    /// The predictions of each seat.
    pub predictions: Vec<Token>,
    /// A-41 The most display cards that a turn of this round began with so far.
    pub turn_start_count: u8,
    /// How many turns in a row have ended without growth.
    pub stall: u8,
    /// What the last action made known.
    pub answer: Option<AnswerScene>,
    /// The last scored round.
    pub last_round: Option<LastRoundScene>,
    /// The winners, once the game is over.
    pub winners: Option<Seats>,
    /// What the viewer knows for certain of each hand without seeing it now. It follows from what
    /// happened before; see [`Scene::state_only`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<KnownScene>,
}

/// What a viewer knows for certain of a hand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::KnownScene))]
pub struct KnownScene {
    /// Cards that are in it: they were seen going there, or shown to the Eye.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Card>,
    /// What it is, as long as it is the hand whose rank was announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<ToldScene>,
}

/// The rank of a hand, as it was announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::ToldScene))]
pub struct ToldScene {
    /// The category.
    pub category: Category,
    /// Its rank number.
    pub rank: u8,
}

/// The effect being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::PendingScene))]
pub struct PendingScene {
    /// Its place in the column, from 0.
    pub index: u8,
    /// What it is, and whether it has a star.
    pub effect: Line,
}

/// What the last action made known.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::AnswerScene))]
pub enum AnswerScene {
    /// A rank was announced.
    Hypnosis {
        /// Who asked.
        by: Seat,
        /// Who answered.
        target: Seat,
        /// The category.
        category: Category,
        /// Its rank number.
        rank: u8,
    },
    /// Cards were shown.
    Eye {
        /// Who looked.
        by: Seat,
        /// Who showed.
        target: Seat,
        /// What was shown.
        shown: Vec<Face>,
    },
}

/// A scored round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::LastRoundScene))]
pub struct LastRoundScene {
    /// Which round.
    pub round: u8,
    /// The hands.
    pub hands: Vec<Vec<Face>>,
    /// The category of each hand.
    pub categories: Vec<Category>,
    /// The rank number of each hand.
    pub ranks: Vec<u8>,
    /// The owner of the best hand.
    pub best: Seat,
    /// The predictions of each seat.
    pub predictions: Vec<Token>,
    /// The pot before it was paid out.
    pub pot: u16,
    /// What each seat got from the pot.
    pub shares: Vec<u16>,
    /// What stayed in the pot.
    pub carry: u16,
    /// What each seat got in all.
    pub gains: Vec<u16>,
    /// What each seat had gained by effects before the hands were scored; see
    /// [`Scene::state_only`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earned: Vec<u16>,
}

impl Scene {
    /// A-05 Whether more runes are out than the box has tokens. They only keep count.
    pub fn beyond_supply(&self) -> bool {
        let out = self.runes.iter().copied().map(u32::from).sum::<u32>() + u32::from(self.pot);
        out > u32::from(SUPPLY)
    }

    /// The state alone, as traces write it: without what follows from what happened before.
    #[must_use]
    pub fn state_only(mut self) -> Self {
        self.known.clear();
        if let Some(round) = &mut self.last_round {
            round.earned.clear();
        }
        self
    }

    /// The table as these eyes see it. Everything that is not public comes from the hand and the
    /// drawer that these eyes have.
    pub(crate) fn new(game: &AllIn, face_up: &FaceUp, eyes: Eyes<'_, AllIn>) -> Self {
        let over = face_up.phase == Phase::Over;
        Self {
            phase: face_up.phase.into(),
            round: face_up.round,
            start: face_up.start,
            active: (!over).then_some(face_up.active),
            to_act: match game.turn(face_up) {
                Turn::Act(seats) => seats,
                Turn::Deal | Turn::Over => Seats::NONE,
            },
            hands: Seat::all(game.seats).map(|seat| hand(face_up, eyes, seat)).collect(),
            deck: match eyes.face_down() {
                Some(down) => down.deck(face_up.deck_size).iter().rev().map(up).collect(),
                None => vec![Face::Down; face_up.deck_size.into()],
            },
            discard: discard(game, face_up, eyes),
            display: [0, 1].map(|row| {
                let row = (0..columns(game.seats)).map(|column| Slot::new(row, column));
                row.map(|slot| face_up.display.card(slot).map(Face::Up)).collect()
            }),
            played: face_up.played.map(Face::Up),
            pending: pending(game, face_up),
            revealed: revealed(face_up, eyes),
            pot: face_up.pot,
            runes: face_up.runes[..usize::from(game.seats)].to_vec(),
            all_in: face_up.all_in.first(),
            predictions: predictions(game, face_up, eyes),
            turn_start_count: face_up.turn_start_count,
            stall: face_up.stall,
            answer: face_up.answer.map(|answer| show_answer(game, face_up, eyes, answer)),
            last_round: face_up.last_round.map(|round| last_round(game, &round)),
            winners: game.winners(face_up),
            known: Seat::all(game.seats).map(|seat| known(game, face_up, eyes, seat)).collect(),
        }
    }
}

impl Standing for Scene {
    fn round(&self) -> u8 {
        self.round
    }

    fn totals(&self) -> Vec<i32> {
        self.runes.iter().map(|runes| i32::from(*runes)).collect()
    }

    fn to_act(&self) -> Seats {
        self.to_act
    }

    fn won_by(&self) -> Option<Seats> {
        self.winners
    }

    fn stake(&self) -> Option<String> {
        self.winners.is_none().then(|| self.pot.to_string())
    }
}

fn up(card: &Card) -> Face {
    Face::Up(*card)
}

fn open(cards: CardSet) -> Vec<Face> {
    cards.iter().map(Face::Up).collect()
}

/// Other hands are hidden; when the game is over, all are open.
fn hand(face_up: &FaceUp, eyes: Eyes<'_, AllIn>, seat: Seat) -> Vec<Face> {
    match eyes.hand(seat) {
        Some(hand) => open(hand.cards(seat)),
        None if face_up.phase == Phase::Over => open(face_up.known.hand(seat)),
        None => vec![Face::Down; face_up.hand_sizes[seat.index()].into()],
    }
}

/// What is certain of a hand. Cards are named only to whoever does not see the hand itself.
fn known(game: &AllIn, face_up: &FaceUp, eyes: Eyes<'_, AllIn>, seat: Seat) -> KnownScene {
    let seen = match eyes {
        Eyes::Player(own, hand) if own != seat => hand.marks.hand(seat),
        _ => CardSet::EMPTY,
    };
    let open = eyes.hand(seat).is_some() || face_up.phase == Phase::Over;
    let cards = if open { CardSet::EMPTY } else { seen | face_up.known.hand(seat) };
    let same = face_up.changed[seat.index()].is_empty();
    let told = face_up.told[seat.index()].filter(|_| same);
    KnownScene {
        cards: cards.iter().collect(),
        told: told.map(|category| ToldScene { category, rank: category.rank(game.side) }),
    }
}

/// A-17 The top card is visible, older ones are not; with `closed_eye` none is.
fn discard(game: &AllIn, face_up: &FaceUp, eyes: Eyes<'_, AllIn>) -> Vec<Face> {
    let pile = &face_up.discard;
    match eyes.face_down() {
        Some(down) if game.closed_eye() => down.discard(pile.len()).iter().map(up).collect(),
        open => pile
            .iter()
            .rev()
            .enumerate()
            .map(|(place, laid)| match laid.card() {
                Some(card) if place == 0 || open.is_some() => Face::Up(card),
                _ => Face::Down,
            })
            .collect(),
    }
}

fn pending(game: &AllIn, face_up: &FaceUp) -> Option<PendingScene> {
    if !matches!(face_up.phase, Phase::Effect | Phase::Keep | Phase::Order | Phase::Hide(_)) {
        return None;
    }
    let line = game.deck.column(face_up.played?).get(face_up.index)?;
    Some(PendingScene { index: face_up.index, effect: line })
}

fn revealed(face_up: &FaceUp, eyes: Eyes<'_, AllIn>) -> Vec<Face> {
    if face_up.looked_at == 0 {
        return face_up.revealed.iter().map(up).collect();
    }
    match eyes.hand(face_up.active) {
        Some(hand) => hand.revealed.iter().map(up).collect(),
        None => vec![Face::Down; face_up.looked_at.into()],
    }
}

/// With two players a prediction is hidden from the other until both are made.
fn predictions(game: &AllIn, face_up: &FaceUp, eyes: Eyes<'_, AllIn>) -> Vec<Token> {
    let token = |seat: Seat| match face_up.predictions[seat.index()].first() {
        Some(target) => Token::At(target),
        None if !face_up.predicted.contains(seat) => Token::None,
        None => match eyes.hand(seat).map(|hand| hand.secret) {
            Some(Secret::Prediction(target)) => Token::At(target),
            _ => Token::Hidden,
        },
    };
    Seat::all(game.seats).map(token).collect()
}

fn show_answer(
    game: &AllIn,
    face_up: &FaceUp,
    eyes: Eyes<'_, AllIn>,
    answer: Answer,
) -> AnswerScene {
    match answer {
        Answer::Hypnosis { by, target, category } => {
            let rank = category.rank(game.side);
            AnswerScene::Hypnosis { by, target, category, rank }
        }
        Answer::Eye { by, target } => {
            let shown = |hand: &Hand, cards: CardSet| match hand.secret {
                Secret::Hidden(card) => open(cards - CardSet::only(card)),
                _ => open(cards),
            };
            let shown = match (eyes.hand(target), eyes.hand(by)) {
                (Some(hand), _) => shown(hand, hand.cards(target)),
                (None, Some(hand)) => {
                    shown(hand, hand.marks.hand(target) | face_up.known.hand(target))
                }
                (None, None) => {
                    let size = face_up.hand_sizes[target.index()];
                    vec![Face::Down; usize::from(size.saturating_sub(1))]
                }
            };
            AnswerScene::Eye { by, target, shown }
        }
    }
}

fn last_round(game: &AllIn, round: &LastRound) -> LastRoundScene {
    let seats = usize::from(game.seats);
    let hands: Vec<CardSet> = Seat::all(game.seats).map(|seat| round.hands.hand(seat)).collect();
    let gains = game.gains(round);
    let rankings = &gains.rankings[..seats];
    LastRoundScene {
        round: round.round.get(),
        hands: hands.iter().map(|hand| open(*hand)).collect(),
        categories: rankings.iter().map(|ranking| ranking.category).collect(),
        ranks: rankings.iter().map(|ranking| ranking.rank).collect(),
        best: gains.best,
        predictions: round.predictions[..seats]
            .iter()
            .map(|target| target.first().map_or(Token::None, Token::At))
            .collect(),
        pot: round.pot,
        shares: gains.shares[..seats].to_vec(),
        carry: gains.carry,
        gains: gains.gains[..seats].to_vec(),
        earned: round.earned[..seats].iter().map(|earned| u16::from(*earned)).collect(),
    }
}

/// What stands for anything that the viewer may not see.
const HIDDEN: &str = "??";

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Up(card) => serializer.collect_str(card),
            Self::Down => serializer.serialize_str(HIDDEN),
        }
    }
}

impl Serialize for Token {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::None => serializer.serialize_none(),
            Self::At(seat) => seat.serialize(serializer),
            Self::Hidden => serializer.serialize_str(HIDDEN),
        }
    }
}

impl<'de> Deserialize<'de> for Face {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        if word == HIDDEN {
            return Ok(Self::Down);
        }
        let card = Card::read(&word);
        card.map(Self::Up).ok_or_else(|| D::Error::custom(format_args!("`{word}` is no card")))
    }
}

impl<'de> Deserialize<'de> for Token {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "a seat, `??` or nothing")]
        enum Placed {
            At(Seat),
            Secretly(String),
        }
        match Option::<Placed>::deserialize(deserializer)? {
            None => Ok(Self::None),
            Some(Placed::At(seat)) => Ok(Self::At(seat)),
            Some(Placed::Secretly(word)) if word == HIDDEN => Ok(Self::Hidden),
            Some(Placed::Secretly(word)) => {
                Err(D::Error::custom(format_args!("`{word}` is no prediction")))
            }
        }
    }
}
