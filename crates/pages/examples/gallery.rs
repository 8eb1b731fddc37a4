//! Draws the moments of random games as pages of their own, to be looked at without a server:
//! `cargo run -p tapis-pages --example gallery -- FOLDER`.

use std::error::Error;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tapis_game::{Game, Heard, Menu, Opening, Rng, Seat, deal::Seed, options};
use tapis_pages::table::{Flight, Line, Mode, Place, Room, Shown, frame, page};
use tapis_pages::{Reader, Theme};
use tapis_play::{Sitting, What};
use tapis_texts::{Language, addressed, entry_story};

const NAMES: [&str; 6] = ["Ada", "Bruno", "Clara", "Dario", "Elena", "Felix"];
const YOU: Seat = Seat::new(0);

fn main() -> Result<(), Box<dyn Error>> {
    let out = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned()));
    std::fs::create_dir_all(&out)?;
    for game in ["all-in", "bids"] {
        std::fs::write(out.join(format!("invite-{game}.html")), invitation(game))?;
    }
    for (seats, seed) in [(2, 3), (4, 1), (5, 2)] {
        play::<tapis_all_in::AllIn>(&out, seats, json!({}), seed)?;
    }
    let colours = json!({"color_bids": true});
    let specials = json!({"specials": ["shuffle", "lowest_wins", "great_unknown"]});
    for (seats, options, seed) in
        [(3, json!({}), 1), (4, specials, 2), (5, colours, 3), (6, json!({}), 4)]
    {
        play::<tapis_bids::Bids>(&out, seats, options, seed)?;
    }
    Ok(())
}

/// The page of which the picture of an invitation is taken, 1200 × 630 points large.
fn invitation(game: &str) -> String {
    let name = tapis_texts::game_name(Language::En, game).unwrap_or_default();
    let style = "body{width:1200px;height:630px;overflow:hidden;display:grid;place-content:center;justify-items:center;\
        color:#fff;margin:0}.fan{--fan:190px !important;height:330px}.fan span{width:190px !important;margin:24px -26px 0 !important}\
        h1{font:700 92px/1.05 var(--display);margin:26px 0 0}p{font:600 34px var(--body);margin:10px 0 0;color:#ffd98a}";
    let kind = tapis_play::GameKind::named(game).expect("a game");
    let cloth = if game == "all-in" { "#3b2d72" } else { "#1c5a49" };
    let fan = tapis_pages::home::fan(kind).into_string();
    let sheet = tapis_pages::assets::address("tapis.css");
    format!(
        "<!doctype html><html lang=en><meta charset=utf-8><link rel=stylesheet href={sheet}><style>{style}\
         body{{background:{cloth}}}</style><div class=fan>{fan}</div><h1>{name}</h1><p>Tapis</p></html>"
    )
}

fn play<G: Shown>(out: &Path, seats: u8, wished: Value, seed: u64) -> Result<(), Box<dyn Error>> {
    let game = G::new(seats, &options::from_value(wished)?)?;
    let opening = Opening {
        names: NAMES[..seats.into()].iter().map(|name| (*name).to_owned()).collect(),
        ..Opening::plain(seats, Seed::new([seed as u8; 32]))
    };
    let mut sitting = Sitting::open(game, opening)?;
    let mut rng = Rng::from_seed(seed);
    let mut drawn = std::collections::BTreeMap::<String, u32>::new();
    while let Some(seat) = sitting.to_act().first() {
        let menu = sitting.view(seat).legal();
        sitting.act(seat, menu.nth(rng.below(menu.len() as u32) as usize))?;
        let step = sitting.steps(Some(YOU), sitting.len() - 1).pop().ok_or("a step")?;
        let game = sitting.game();
        let flight = game.flight(&step);
        let heard = heard(&sitting);
        for (mode, scene) in game.held(&step) {
            let name = format!("{mode:?}").to_lowercase();
            draw(out, &sitting, &scene, &heard, &flight, mode, &name, &mut drawn)?;
        }
        let yours = sitting.to_act().contains(YOU);
        let name = match () {
            () if flight.all_in.is_some() => "called".to_owned(),
            () if yours => {
                let legal = sitting.view(YOU).legal();
                let words = sitting.game().action_words(legal.nth(0));
                words.split(' ').next().unwrap_or("turn").to_owned()
            }
            () => "others".to_owned(),
        };
        draw(out, &sitting, &step.after, &heard, &flight, Mode::Live, &name, &mut drawn)?;
    }
    Ok(())
}

fn heard<G: Game>(sitting: &Sitting<G>) -> Vec<Heard<G>> {
    let all = sitting.heard(Some(YOU), None).flat_map(|entry| match entry.what {
        What::Opening { events } | What::Action { events, .. } => events,
        What::Table(_) => Vec::new(),
    });
    all.collect()
}

#[expect(clippy::too_many_arguments, reason = "a page is made of many things")]
fn draw<G: Shown>(
    out: &Path,
    sitting: &Sitting<G>,
    scene: &G::Scene,
    heard: &[Heard<G>],
    flight: &Flight,
    mode: Mode,
    name: &str,
    drawn: &mut std::collections::BTreeMap<String, u32>,
) -> Result<(), Box<dyn Error>> {
    let number = drawn.entry(name.to_owned()).or_default();
    *number += 1;
    if *number > 4 {
        return Ok(());
    }
    for language in [Language::En, Language::ZhHant, Language::Es] {
        let seats = sitting.game().seats();
        let place = |seat: usize| Place {
            name: NAMES[seat].to_owned(),
            level: (seat > 0).then(|| "club".to_owned()),
            here: true,
            ..Place::default()
        };
        let places: Vec<Place> = (0..usize::from(seats)).map(place).collect();
        let names: Vec<String> = places.iter().map(|place| place.name.clone()).collect();
        let names = addressed(&names, Some(YOU));
        let mut log = Vec::<Line>::new();
        for entry in sitting.heard(Some(YOU), None) {
            for text in entry_story(language, &names, &entry) {
                let number = Line::next(log.last().map(|line| line.number), entry.version);
                log.push(Line { number, text });
            }
        }
        let log = &log[log.len().saturating_sub(60)..];
        let legal: Vec<String> = match mode {
            Mode::Live if sitting.to_act().contains(YOU) => {
                let menu = sitting.view(YOU).legal();
                (0..menu.len()).map(|nth| sitting.game().action_words(menu.nth(nth))).collect()
            }
            _ => Vec::new(),
        };
        let room = Room {
            language,
            id: "abc",
            version: sitting.len() as u64,
            places: &places,
            you: Some(YOU),
            legal: &legal,
            can_undo: false,
            left_ms: None,
            log,
            chat: &[],
            rounds: &[],
        };
        let reader = Reader { language, theme: Theme::Auto, ..Reader::default() };
        let whole = page(&reader, &room, sitting.game(), scene, heard).into_string();
        let parts = frame(&room, sitting.game(), scene, heard, flight, mode).into_string();
        let table = |html: &str| {
            let from = html.find("<main id=\"table\"")?;
            Some((from, from + html[from..].find("</main>")? + "</main>".len()))
        };
        let (from, to) = table(&whole).ok_or("a table")?;
        let (begin, end) = table(&parts).ok_or("a table")?;
        let html = format!("{}{}{}", &whole[..from], &parts[begin..end], &whole[to..]);
        let html = html.replace("data-stream=\"/t/abc/stream\"", "");
        let file = format!("{}-{seats}-{name}-{number}-{}.html", G::NAME, language.tag());
        std::fs::write(out.join(file), html)?;
    }
    Ok(())
}
