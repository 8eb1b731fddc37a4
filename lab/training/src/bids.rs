//! Bids as it is taught.

use std::sync::Arc;

use tapis_bids::{Bids, Black, LuckyLoser, Options, Special, To};
use tapis_bots::Level;
use tapis_bots::bids::{Heuristic, Sight};
use tapis_bots::policy::Policy;
use tapis_bots::skill::Skill;
use tapis_bots::thinker::Thinker;
use tapis_game::{Game, Rng};

use crate::course::Course;
use crate::taught::Taught;

impl Taught for Bids {
    type Features = Sight;

    fn first() -> Arc<dyn Policy<Self>> {
        Arc::new(Heuristic::veteran())
    }

    fn second() -> Arc<dyn Policy<Self>> {
        Arc::new(Heuristic { saving: 0.45, hoping: 0.1, ..Heuristic::veteran() })
    }

    /// With more thought than at a table, so that less of what is done is luck.
    fn watched(club: Arc<dyn Policy<Self>>) -> Thinker<Self> {
        Level::Expert.with_learned(club).with_playouts(64)
    }

    fn company() -> Vec<Arc<dyn Policy<Self>>> {
        let first = Self::first();
        let mut company = vec![first.clone(), first.clone(), first, Arc::new(Heuristic::novice())];
        company.extend(Self::STYLES.iter().filter_map(|name| Self::style(name)));
        company
    }

    /// Half of the tables play as the box says; the others agree on something.
    fn any(rng: &mut Rng) -> Self {
        let seats = 3 + rng.below(4) as u8;
        let mut options = Options::default();
        if rng.below(2) == 0 {
            let mut sometimes = |one_in| rng.below(one_in) == 0;
            options.color_bids = sometimes(5);
            options.lucky_loser =
                if sometimes(4) { LuckyLoser::Consecutive } else { LuckyLoser::Cumulative };
            if seats == 4 || seats == 5 {
                options.ally = Some(sometimes(2));
            }
            let specials =
                [Special::Shuffle, Special::LowestWins, Special::GreatUnknown, Special::Thief];
            for special in specials {
                if sometimes(2) && (special != Special::Thief || seats <= 4) {
                    options.specials.push(special);
                }
            }
            if sometimes(5) {
                options.blanks = vec![blank(rng)];
            }
            options.rounds = 1 + rng.below(6) as u8;
        }
        Self::new(seats, &options).expect("only what can be agreed on")
    }

    const COURSE: Course = Course {
        seed: 1,
        imitated: 300,
        turns: 600,
        games: 300,
        span: 600,
        rate: 1e-3,
        variety: 0.01,
        late: 370,
        portrait: 25,
        early: 300,
    };
    const CLUB: usize = 12;
    const WATCHED: usize = 400;
}

/// A card that players might invent.
fn blank(rng: &mut Rng) -> Black {
    let mut any = |from: i32, to: i32| from + rng.below((to - from + 1) as u32) as i32;
    let card = Black::plain("own");
    match any(0, 3) {
        0 => Black { points: any(-10, 15), bid: any(-3, 12), can_win: any(0, 1) == 1, ..card },
        1 => Black { multiply: [-1, 0, 2, 3][any(0, 3) as usize], bid: any(-5, 5), ..card },
        2 => Black { points: any(-5, 8), steal: true, ..card },
        _ => Black { shuffle: any(0, 1) == 1, lowest_wins: true, to: To::Aside, ..card },
    }
}
