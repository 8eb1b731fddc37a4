//! Writes pages to a folder, to be looked at.
use tapis_game::{Game, Menu, Opening, Rng, Seat};
use tapis_pages::{
    Reader, Theme, home, over, replay, setup,
    table::{self, *},
    waiting,
};
use tapis_play::Sitting;
use tapis_texts::Language;
fn room<'a>(
    language: Language,
    places: &'a [Place],
    you: Option<Seat>,
    legal: &'a [String],
    log: &'a [Line],
) -> Room<'a> {
    Room {
        language,
        id: "abc",
        version: 3,
        places,
        you,
        legal,
        can_undo: true,
        left_ms: None,
        log,
        chat: &[],
    }
}
fn play<G: Shown>(dir: &str, seats: u8, stops: &[usize], language: Language, theme: Theme) {
    let game = G::new(seats, &G::Options::default()).unwrap();
    let names = ["Ada", "Bartholomew", "Chen", "Dolores", "Emil", "Fatima"];
    let mut opening = Opening::plain(seats, tapis_game::deal::Seed::new([7; 32]));
    opening.names = (0..seats as usize).map(|n| names[n].to_owned()).collect();
    let mut sitting = Sitting::open(game, opening).unwrap();
    let places: Vec<Place> = (0..seats as usize)
        .map(|n| Place {
            name: names[n].into(),
            level: (n > 1).then(|| "casual".into()),
            here: true,
            ..Place::default()
        })
        .collect();
    let mut rng = Rng::from_seed(5);
    let mut n = 0;
    let mut seen = std::collections::BTreeSet::new();
    loop {
        let Some(seat) = sitting.to_act().first() else { break };
        let legal: Vec<String> = {
            let v = sitting.view(seat);
            v.legal().iter().map(|a| v.game.action_words(a)).collect()
        };
        let scene = sitting.view(seat).scene();
        let phase = serde_json::to_value(&scene).unwrap();
        let key = format!(
            "{}-{}",
            phase["phase"].as_str().unwrap(),
            phase["pending"]["effect"].as_str().unwrap_or("").replace('*', "")
        );
        if stops.contains(&n) || (n > 6 && seen.insert(key.clone())) {
            let log: Vec<Line> = sitting
                .steps(Some(seat), 0)
                .iter()
                .flat_map(|s| {
                    tapis_texts::story::<G>(language, sitting.names(), s)
                        .into_iter()
                        .map(|t| (s.number, t))
                })
                .map(|(number, text)| Line { number, text })
                .collect();
            let r =
                room(language, &places, Some(seat), &legal, &log[log.len().saturating_sub(40)..]);
            let reader = Reader { language, theme, name: "Ada".into(), path: "/".into() };
            let html = table::page(&reader, &r, sitting.game(), &scene).into_string();
            let size = table::frame(&r, sitting.game(), &scene, &Flight::default(), Mode::Live)
                .into_string()
                .len();
            let name = if stops.contains(&n) { format!("{n}") } else { key };
            std::fs::write(
                format!("{dir}/{}-{seats}-{name}-{}.html", G::NAME, language.tag()),
                html,
            )
            .unwrap();
            eprintln!("{} {seats} {name} frame {size}", G::NAME);
        }
        let view = sitting.view(seat);
        let menu = view.legal();
        let action = menu.nth(rng.below(menu.len() as u32) as usize);
        let before = scene;
        let words = sitting.game().action_words(action);
        sitting.act(seat, action).unwrap();
        let after = sitting.scene(Some(seat));
        for (mode, held) in sitting.game().held(&before, &after, seat, &words) {
            if seen.insert(format!("{mode:?}")) {
                let r = room(language, &places, Some(seat), &[], &[]);
                let html = table::page(
                    &Reader { language, theme, ..Reader::default() },
                    &r,
                    sitting.game(),
                    &held,
                )
                .into_string();
                let part =
                    table::frame(&r, sitting.game(), &held, &Flight::default(), mode).into_string();
                let a = html.find("<main id=\"table\"").unwrap();
                let b = html.find("</main>").unwrap() + 7;
                let c = part.find("<main id=\"table\"").unwrap();
                let d = part.find("</main>").unwrap() + 7;
                std::fs::write(
                    format!("{dir}/{}-{seats}-held-{mode:?}-{}.html", G::NAME, language.tag()),
                    format!("{}{}{}", &html[..a], &part[c..d], &html[b..]),
                )
                .unwrap();
            }
        }
        n += 1;
    }
    let scene = sitting.scene(Some(Seat::new(0)));
    let r = room(language, &places, Some(Seat::new(0)), &[], &[]);
    let rounds: Vec<Vec<i32>> = (1..=3)
        .map(|k| sitting.game().points(&scene).iter().map(|p| p * k / 3).collect())
        .collect();
    let o = over::Over {
        id: "abc",
        version: 9,
        places: &places,
        you: Some(Seat::new(0)),
        winners: sitting.game().winners(sitting.face_up()).unwrap(),
        rounds: &rounds,
        rematch: None,
    };
    let reader = Reader { language, theme, name: "Ada".into(), path: "/".into() };
    std::fs::write(
        format!("{dir}/{}-over.html", G::NAME),
        over::page(&reader, &o, &r, sitting.game(), &scene).into_string(),
    )
    .unwrap();
    let rec = sitting.record().unwrap();
    let mut rep = rec.replay();
    let _ = &mut rep;
    let rp = replay::Replay {
        len: n,
        at: n,
        eyes: replay::Through::Open,
        story: &["Ada wins.".into()],
        flight: &Flight::default(),
    };
    let r2 = room(language, &places, None, &[], &[]);
    std::fs::write(
        format!("{dir}/{}-replay.html", G::NAME),
        replay::page(&reader, &r2, sitting.game(), &scene, &rp).into_string(),
    )
    .unwrap();
}
fn main() {
    let dir = std::env::args().nth(1).unwrap();
    let assets = format!("{dir}/assets/{}", tapis_pages::assets::version());
    std::fs::create_dir_all(&assets).unwrap();
    for a in tapis_pages::assets::all() {
        std::fs::write(format!("{assets}/{}", a.name), a.text).unwrap();
    }
    play::<tapis_all_in::AllIn>(&dir, 4, &[30], Language::En, Theme::Auto);
    play::<tapis_all_in::AllIn>(&dir, 5, &[40], Language::ZhHant, Theme::Dark);
    play::<tapis_all_in::AllIn>(&dir, 2, &[20], Language::En, Theme::Light);
    play::<tapis_bids::Bids>(&dir, 4, &[6, 27], Language::En, Theme::Auto);
    play::<tapis_bids::Bids>(&dir, 6, &[40], Language::ZhHant, Theme::Dark);
    let reader = Reader { name: "Ada".into(), path: "/".into(), ..Reader::default() };
    std::fs::write(
        format!("{dir}/home.html"),
        home::page(&reader, &home::Home::default()).into_string(),
    )
    .unwrap();
    for g in ["all-in", "bids"] {
        std::fs::write(
            format!("{dir}/setup-{g}.html"),
            setup::page(&reader, g, None).into_string(),
        )
        .unwrap();
    }
    let w = waiting::Waiting {
        id: "abc".into(),
        game: "bids".into(),
        version: 1,
        places: vec![
            Place { name: "Ada".into(), here: true, ..Place::default() },
            Place { open: true, ..Place::default() },
            Place { name: "Otto".into(), level: Some("club".into()), ..Place::default() },
        ],
        you: Some(Seat::new(0)),
        owner: true,
        options: vec![("rounds".into(), "6".into())],
        link: Some("http://127.0.0.1/j/xyz".into()),
        qr: String::new(),
        commitment: "abcdef".into(),
        clock_seconds: None,
    };
    std::fs::write(format!("{dir}/waiting.html"), waiting::page(&reader, &w).into_string())
        .unwrap();
}
