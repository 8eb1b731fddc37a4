//! What is counted in All In: hands, cards played and held, effects, predictions.

use tapis_all_in::{Action, AllIn, Card, CardSet, Category, Effect, Phase};
use tapis_game::{BySeat, Game, Rng, Seat, State};

use super::{Balanced, Book, Column, Spec, Unit};
use crate::simulate::{Ending, Observer};

const RANKS: u8 = 0;
const PLAYED: u8 = 1;
const HELD: u8 = 2;
const EFFECTS: u8 = 3;
const ALL_IN: u8 = 4;
const PREDICTIONS: u8 = 5;
const CALIBRATION: u8 = 6;

/// How many worlds are imagined for the chance behind a prediction.
const WORLDS: u32 = 40;
/// Rows of the predictions: the own hand, another's, then the places in the order of predicting.
const SELF: u16 = 0;
const OTHER: u16 = 1;
const FIRST: u16 = 2;

const fn column(id: &'static str, unit: Unit, measure: usize) -> Column {
    Column { id, unit, measure }
}

/// Who counts in All In.
pub struct Watch {
    book: Book,
    rng: Rng,
    runes: BySeat<i32>,
    played: BySeat<CardSet>,
    /// By which effect a seat got which card in this round.
    gained: BySeat<[CardSet; Effect::ALL.len()]>,
    /// Which seats asked or looked in this round.
    asked: BySeat<[bool; Effect::ALL.len()]>,
    went: BySeat<bool>,
    /// The chance that a prediction had, by seat.
    chances: BySeat<f64>,
    order: Vec<Seat>,
}

impl Default for Watch {
    fn default() -> Self {
        Self {
            book: Book::default(),
            rng: Rng::from_seed(1),
            runes: BySeat::default(),
            played: BySeat::default(),
            gained: BySeat::default(),
            asked: BySeat::default(),
            went: BySeat::default(),
            chances: BySeat::default(),
            order: Vec::new(),
        }
    }
}

impl Balanced for AllIn {
    const SPECS: &'static [Spec] = &[
        Spec {
            id: "ranks",
            columns: &[
                column("hands-share", Unit::Share, 0),
                column("best-share", Unit::Share, 1),
                column("is-best", Unit::Share, 2),
            ],
        },
        Spec {
            id: "played",
            columns: &[column("edge", Unit::Points, 0), column("times", Unit::PerGame, 0)],
        },
        Spec {
            id: "held",
            columns: &[column("edge", Unit::Points, 0), column("times", Unit::PerGame, 0)],
        },
        Spec {
            id: "effects",
            columns: &[
                column("mattered", Unit::Share, 1),
                column("used", Unit::Share, 0),
                column("times", Unit::PerGame, 0),
            ],
        },
        Spec {
            id: "all-in",
            columns: &[
                column("edge", Unit::Points, 0),
                column("is-best", Unit::Share, 1),
                column("times", Unit::PerGame, 0),
            ],
        },
        Spec {
            id: "predictions",
            columns: &[
                column("right", Unit::Share, 0),
                column("pot-points", Unit::Points, 1),
                column("times", Unit::PerGame, 0),
            ],
        },
        Spec {
            id: "calibration",
            columns: &[
                column("right", Unit::Share, 0),
                column("expected", Unit::Share, 1),
                column("times", Unit::PerGame, 0),
            ],
        },
    ];
    type Watch = Watch;

    fn book(watch: &Watch) -> &Book {
        &watch.book
    }

    fn rows(&self, section: usize) -> Vec<(u16, String)> {
        match section as u8 {
            RANKS => {
                let mut all = Category::ALL;
                all.sort_by_key(|category| std::cmp::Reverse(category.rank(self.side())));
                all.map(|category| (category as u16, category.word().to_owned())).to_vec()
            }
            PLAYED | HELD => {
                self.pack().iter().map(|card| (card.number() as u16, card.to_string())).collect()
            }
            EFFECTS => {
                (0..).zip(Effect::ALL).map(|(n, effect)| (n, effect.word().to_owned())).collect()
            }
            ALL_IN => vec![(1, "all-in".to_owned()), (0, "not".to_owned())],
            PREDICTIONS => {
                let mut rows = vec![(SELF, "self".to_owned()), (OTHER, "other".to_owned())];
                if self.seats() > 2 {
                    rows.extend(
                        (0..u16::from(self.seats()))
                            .map(|n| (FIRST + n, format!("place-{}", n + 1))),
                    );
                }
                rows
            }
            _ => (0..10).map(|n| (n, format!("{}–{} %", 10 * n, 10 * (n + 1)))).collect(),
        }
    }
}

fn place(effect: Effect) -> usize {
    Effect::ALL.iter().position(|known| *known == effect).unwrap_or(0)
}

impl Observer<AllIn> for Watch {
    fn begin(&mut self, game: &AllIn, state: &State<AllIn>) {
        self.new_round(game, state);
    }

    fn acted(
        &mut self,
        game: &AllIn,
        before: &State<AllIn>,
        seat: Seat,
        action: Action,
        after: &State<AllIn>,
    ) {
        let over =
            after.face_up.round != before.face_up.round || after.face_up.phase == Phase::Over;
        self.action(game, before, seat, action);
        if let Action::Predict(target) = action {
            let view = before.view(game, seat);
            let best = |rng: &mut Rng| {
                let world = view.imagine(rng);
                let strength =
                    |seat: &Seat| game.ladder().strength(world.hands[*seat].cards(*seat));
                Seat::all(game.seats()).max_by_key(strength)
            };
            let hits = (0..WORLDS).filter(|_| best(&mut self.rng) == Some(target)).count();
            self.chances[seat] = hits as f64 / f64::from(WORLDS);
            self.order.push(seat);
        }
        if over {
            self.round(game, after);
            self.new_round(game, after);
        } else {
            let new = after.hands[seat].cards(seat) - before.hands[seat].cards(seat);
            if !new.is_empty() {
                let by = gained_by(game, before, action);
                let gained = &mut self.gained[seat][place(by)];
                *gained = *gained | new;
            }
        }
    }

    fn ended(&mut self, _: &Ending<'_, AllIn>) {}

    fn merge(&mut self, later: Self) {
        self.book.merge(later.book);
    }
}

/// The effect by which an action brings cards; whatever comes by itself was drawn.
fn gained_by(game: &AllIn, before: &State<AllIn>, action: Action) -> Effect {
    let line =
        before.face_up.played.and_then(|card| game.deck().column(card).get(before.face_up.index));
    match action {
        Action::Take(_) => Effect::Take,
        Action::Swap(..) => Effect::Swap,
        Action::Keep(_) => line.map_or(Effect::Reveal3, |line| line.effect),
        _ => Effect::Draw,
    }
}

impl Watch {
    fn new_round(&mut self, game: &AllIn, state: &State<AllIn>) {
        self.runes = game.scores(&state.face_up);
        self.played = BySeat::default();
        self.gained = BySeat::default();
        self.asked = BySeat::default();
        self.went = BySeat::default();
        self.order.clear();
    }

    /// Which effects are on offer, and which are used.
    fn action(&mut self, game: &AllIn, before: &State<AllIn>, seat: Seat, action: Action) {
        let mut used = |effect: Effect, used: bool| {
            self.book.note_if(EFFECTS, place(effect) as u16, 0, used);
        };
        match action {
            Action::Play(card) => {
                self.played[seat].insert(card);
                // What has a star happens in any case; what has none is offered when its turn comes.
                game.deck()
                    .column(card)
                    .iter()
                    .filter(|line| line.starred)
                    .for_each(|line| used(line.effect, true));
            }
            Action::AllIn => self.went[seat] = true,
            Action::Hypnosis(_) => self.asked[seat][place(Effect::Hypnosis)] = true,
            Action::Eye(_) => self.asked[seat][place(Effect::Eye)] = true,
            _ => {}
        }
        if before.face_up.phase == Phase::Effect
            && let Some(card) = before.face_up.played
            && let Some(line) = game.deck().column(card).get(before.face_up.index)
            && !line.starred
        {
            self.book.note_if(EFFECTS, place(line.effect) as u16, 0, action != Action::Skip);
        }
    }

    /// A round has been scored.
    fn round(&mut self, game: &AllIn, after: &State<AllIn>) {
        let Some(last) = after.face_up.last_round else { return };
        let seats = game.seats();
        let scores = game.scores(&after.face_up);
        let gains = BySeat::from_fn(seats, |seat| f64::from(scores[seat] - self.runes[seat]));
        let mean = gains.of(seats).iter().sum::<f64>() / f64::from(seats);
        let strength = |seat: &Seat| game.ladder().strength(last.hands.hand(*seat));
        let best = Seat::all(seats).max_by_key(strength).expect("a table has seats");
        let right = |seat: Seat| last.predictions[seat.index()].contains(best);
        let correct = Seat::all(seats).filter(|seat| right(*seat)).count() as u16;
        let (share, _) = tapis_all_in::pot_share(last.pot, correct);
        for seat in Seat::all(seats) {
            let hand = last.hands.hand(seat);
            let edge = gains[seat] - mean;
            let own = tapis_all_in::category(hand);
            for category in Category::ALL {
                let row = category as u16;
                self.book.note_if(RANKS, row, 0, category == own);
                if seat == best {
                    self.book.note_if(RANKS, row, 1, category == own);
                }
            }
            self.book.note_if(RANKS, own as u16, 2, seat == best);
            let note = |book: &mut Book, section: u8, cards: CardSet| {
                cards
                    .iter()
                    .for_each(|card: Card| book.note(section, card.number() as u16, 0, edge));
            };
            note(&mut self.book, PLAYED, self.played[seat]);
            note(&mut self.book, HELD, hand);
            for (row, effect) in (0..).zip(Effect::ALL) {
                let gained = self.gained[seat][usize::from(row)];
                for card in gained.iter() {
                    self.book.note_if(EFFECTS, row, 1, hand.contains(card));
                }
                if matches!(effect, Effect::Hypnosis | Effect::Eye)
                    && self.asked[seat][usize::from(row)]
                {
                    self.book.note_if(EFFECTS, row, 1, right(seat));
                }
            }
            self.book.note(ALL_IN, self.went[seat].into(), 0, edge);
            self.book.note_if(ALL_IN, self.went[seat].into(), 1, seat == best);
            let kind = if last.predictions[seat.index()].contains(seat) { SELF } else { OTHER };
            let place = self.order.iter().position(|predictor| *predictor == seat).unwrap_or(0);
            let pot = if right(seat) { f64::from(share) } else { 0.0 };
            for row in [kind, FIRST + place as u16] {
                self.book.note_if(PREDICTIONS, row, 0, right(seat));
                self.book.note(PREDICTIONS, row, 1, pot);
            }
            let tenth = ((self.chances[seat] * 10.0) as u16).min(9);
            self.book.note_if(CALIBRATION, tenth, 0, right(seat));
            self.book.note(CALIBRATION, tenth, 1, self.chances[seat]);
        }
    }
}
