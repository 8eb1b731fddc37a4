//! A table on a server, as this person sees it.

use tapis_client::{Phase, SeatKind, TableInfo, View};
use tapis_game::{Seat, Standing, options};
use tapis_play::{Entry, What};
use tapis_texts::Language;

use crate::shown::{Place, Rounds, Shown};
use crate::stage::Stage;

/// A table on a server: what it has told so far.
pub struct Remote<G: Stage> {
    /// The table.
    pub table: TableInfo,
    /// The version that was seen; acting names it.
    pub version: u64,
    shown: Option<Shown<G>>,
    /// What was heard, in sentences, with the version at which it happened.
    told: Vec<(u64, Vec<String>)>,
    language: Language,
    /// The record, once it has come.
    pub record: Option<String>,
}

impl<G: Stage> Remote<G> {
    /// A table before anything was seen of it.
    pub fn new(table: TableInfo, language: Language) -> Self {
        Self {
            version: table.version,
            table,
            shown: None,
            told: Vec::new(),
            language,
            record: None,
        }
    }

    /// What is shown of the game; nothing before it starts.
    pub fn shown(&self) -> Option<&Shown<G>> {
        self.shown.as_ref()
    }

    /// From now on in this language; what has been told stays as it was told.
    pub fn speak(&mut self, language: Language) {
        self.language = language;
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.phase == Phase::Over
    }

    /// Whether this person may start the game.
    pub fn may_start(&self) -> bool {
        self.table.phase == Phase::Waiting
            && self.table.owner.is_some()
            && self.table.owner == self.table.you
    }

    /// The table has changed.
    ///
    /// # Errors
    /// If the server speaks of another game, or of one that cannot be.
    pub fn update(&mut self, view: &View) -> Result<(), String> {
        self.table = view.table.clone();
        self.version = view.version;
        let scene: Option<G::Scene> = view.scene_as().map_err(|error| error.to_string())?;
        let Some(scene) = scene else { return Ok(()) };
        let places: Vec<Place> = view
            .table
            .seats
            .iter()
            .map(|seat| Place {
                name: seat.name.clone(),
                level: seat.level.clone().filter(|_| seat.kind == SeatKind::Bot),
            })
            .collect();
        if scene.totals().len() != places.len() {
            return Err("the scene does not fit the seats".to_owned());
        }
        let shown = match &mut self.shown {
            Some(shown) => shown,
            none => {
                let agreed = options::from_value(view.table.options.clone());
                let game = agreed.and_then(|agreed| G::new(places.len() as u8, &agreed));
                let game = game.map_err(|error| error.to_string())?;
                none.insert(Shown {
                    game,
                    places: Vec::new(),
                    seat: None,
                    scene: scene.clone(),
                    legal: Vec::new(),
                    can_undo: false,
                    log: Vec::new(),
                    rounds: Rounds::default(),
                    totals: Vec::new(),
                })
            }
        };
        shown.places = places;
        shown.seat = view.table.you.filter(|seat| *seat < 6).map(Seat::new);
        shown.legal.clone_from(&view.legal);
        shown.can_undo = view.can_undo;
        shown.totals = scene.totals();
        let names = shown.names();
        shown.scene = scene;
        for heard in &view.heard {
            let entry: Entry<G> = heard.read_as().map_err(|error| error.to_string())?;
            if matches!(entry.what, What::Opening { .. }) {
                // Everything is told anew.
                (self.told, shown.rounds) = (Vec::new(), Rounds::default());
            }
            if let Some(taken) = entry.takes_back() {
                self.told.retain(|(version, _)| *version != taken);
            }
            shown.rounds.hear(entry.events());
            let sentences = tapis_texts::entry_story(self.language, &names, &entry);
            self.told.push((entry.version, sentences));
        }
        shown.log = self.told.iter().flat_map(|(_, sentences)| sentences.clone()).collect();
        Ok(())
    }
}
