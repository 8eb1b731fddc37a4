//! Playing: what one sees and hears, and what one does.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use crate::{TableInfo, Update, schema};

/// Everything that a viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct View {
    /// How many things have happened; acting names it.
    pub version: u64,
    /// The table.
    pub table: TableInfo,
    /// The game as you see it, once it has begun; a card that you may not see is `??`.
    #[serde(default)]
    #[schema(schema_with = schema::scene_or_null, required = true)]
    pub scene: Value,
    /// Whose turn it is; nobody's before the game and after it.
    pub to_act: Vec<u8>,
    /// What you may do now.
    #[schema(schema_with = schema::actions)]
    pub legal: Vec<String>,
    /// Whether you can take your last action back.
    pub can_undo: bool,
    /// Until when somebody has to decide, in Unix milliseconds.
    pub deadline_ms: Option<i64>,
    /// What you have heard since the version that you knew.
    #[serde(default)]
    #[schema(required = true)]
    pub heard: Vec<Heard>,
}

impl View {
    /// The scene as the game itself writes it; `None` before the start.
    ///
    /// # Errors
    /// If it is the scene of another game.
    pub fn scene_as<S: DeserializeOwned>(&self) -> Result<Option<S>, serde_json::Error> {
        Option::<S>::deserialize(&self.scene)
    }

    /// What is seen after an update. The scene is as new as the last that came.
    pub fn follow(&mut self, update: Update) {
        let Update { version, heard, to_act, legal, can_undo, deadline_ms, table, scene } = update;
        if let Some(table) = table {
            self.table = table;
        }
        if let Some(scene) = scene {
            self.scene = scene;
        }
        self.table.version = version;
        (self.version, self.heard, self.to_act) = (version, heard, to_act);
        (self.legal, self.can_undo, self.deadline_ms) = (legal, can_undo, deadline_ms);
    }
}

/// One step of the log, as you heard it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Heard {
    /// How many things had happened at the table when this had.
    pub version: u64,
    /// What it was.
    #[serde(flatten)]
    pub what: HeardWhat,
}

impl Heard {
    /// The step as the game itself writes it.
    ///
    /// # Errors
    /// If it belongs to another game.
    pub fn read_as<E: DeserializeOwned>(&self) -> Result<E, serde_json::Error> {
        serde_json::from_value(serde_json::to_value(self)?)
    }

    /// The action, if the step is one.
    pub fn action(&self) -> Option<&Action> {
        match &self.what {
            HeardWhat::Action(action) => Some(action),
            HeardWhat::Opening { .. } | HeardWhat::Table(_) => None,
        }
    }
}

/// What one step of the log was.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum HeardWhat {
    /// The first cards were dealt.
    Opening {
        /// What the rules told.
        events: Vec<Value>,
    },
    /// Somebody acted.
    Action(Action),
    /// Something that is no matter of the rules: a seat taken over, time that ran out, an undo.
    Table(Value),
}

/// An action, as you heard it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = HeardAction)]
pub struct Action {
    /// Who.
    pub seat: u8,
    /// One's own words, or what is overheard; `??` for what is kept from others.
    #[schema(schema_with = schema::action)]
    pub action: String,
    /// What the rules told.
    #[schema(schema_with = schema::events)]
    pub events: Vec<Value>,
}

/// What is known already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Known {
    /// The version that you have seen: you are told what you have heard since. With 0 that is
    /// everything.
    pub since: Option<u64>,
}

/// What somebody does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// One of the legal actions, as it is written there.
    #[schema(schema_with = schema::action)]
    pub action: String,
    /// The version that you have seen. A request that is sent twice is then carried out once.
    pub version: Option<u64>,
}

/// Taking the last action back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The version that you have seen.
    pub version: Option<u64>,
}

/// Something to say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// 1 to 300 characters.
    pub text: String,
}

/// What somebody says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Chat {
    /// Its number at this table, from 0.
    pub number: u64,
    /// Who said it.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in Unix milliseconds.
    pub at: i64,
}
