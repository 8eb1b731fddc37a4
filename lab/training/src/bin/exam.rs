//! Networks that do not come with the program sit an exam: one of them against a table of others,
//! as `tapis arena --format one-vs-rest` lets the bots of the program play.

use std::fs;
use std::process::ExitCode;
use std::sync::Arc;

use tapis_all_in::AllIn;
use tapis_arena::{Contestant, Format, Setup, run};
use tapis_bids::Bids;
use tapis_bots::learned::{Features, Learned};
use tapis_bots::net::Net;
use tapis_bots::policy::Policy;
use tapis_bots::thinker::Thinker;
use tapis_training::taught::Taught;

const HELP: &str = "\
One bot against a table of another, with every number of players.

  exam GAME BOT OTHER DEALS [PLAYERS...]

A bot is a name of the roster, or a file of weights. A file with settings after it searches:
  master.weights,playouts=400,prior=60,temperature=1,judge,belief,ending
With `others=FILE` or `others=FILE@TEMPERATURE` it expects others to play by another file.
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["all-in", bot, other, deals, ref players @ ..] => {
            exam::<AllIn>(bot, other, deals, players)
        }
        ["bids", bot, other, deals, ref players @ ..] => exam::<Bids>(bot, other, deals, players),
        _ => Err(HELP.to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

fn exam<G: Taught>(bot: &str, other: &str, deals: &str, players: &[&str]) -> Result<(), String> {
    let deals = deals.parse().map_err(|_| format!("{deals} is no number of deals"))?;
    let players: Vec<u8> = match players {
        [] => G::SEATS.collect(),
        _ => players.iter().filter_map(|number| number.parse().ok()).collect(),
    };
    for seats in players {
        let game = G::new(seats, &G::Options::default()).map_err(|error| error.to_string())?;
        let bots = vec![contestant::<G>(bot)?, contestant::<G>(other)?];
        let names: Vec<String> = bots.iter().map(|bot| bot.name().to_owned()).collect();
        let setup = Setup { format: Format::OneVsRest, deals, seed: 77, ..Setup::new(game, bots) };
        let results = run(&setup, |_| ()).map_err(|error| error.to_string())?;
        let cell = results.cell(&names[0], &names[1]).ok_or("nothing was played")?;
        let share = cell.win_share;
        println!(
            "{} players: {:.1} ± {:.1} %, {:.2} times the fair share, {:+.1} ± {:.1} points, {:.0} s",
            seats,
            100.0 * share.mean,
            100.0 * share.margin.unwrap_or_default(),
            share.mean / results.fair_share(),
            cell.difference.mean,
            cell.difference.margin.unwrap_or_default(),
            results.clock.seconds
        );
    }
    Ok(())
}

fn contestant<G: Taught>(text: &str) -> Result<Contestant<G>, String> {
    let mut words = text.split(',');
    let file = words.next().unwrap_or_default();
    if !file.ends_with(".weights") {
        return Contestant::named(text).map_err(|error| error.to_string());
    }
    let mut thinker = Thinker::<G>::at_once(learned(file)?);
    for word in words {
        let (what, value) = word.split_once('=').unwrap_or((word, "0"));
        if what == "others" {
            let (file, temperature) = value.split_once('@').unwrap_or((value, "1"));
            thinker = thinker.with_others(learned(file)?, number(temperature)?);
            continue;
        }
        let number = number(value)?;
        thinker = match what {
            "playouts" => thinker.with_playouts(number as u32),
            "prior" => thinker.with_prior(number),
            "temperature" => thinker.with_temperature(number),
            "judge" => thinker.with_judge(G::master_judge()),
            "belief" => match G::belief() {
                Some(belief) => thinker.with_belief(belief),
                None => thinker,
            },
            "ending" => match G::ending() {
                Some(ending) => thinker.with_ending(ending),
                None => thinker,
            },
            _ => return Err(format!("{word}: no such setting")),
        };
    }
    Ok(Contestant::new(text, move || thinker.clone()))
}

fn learned<G: Taught>(file: &str) -> Result<Arc<dyn Policy<G>>, String> {
    let bytes = fs::read(file).map_err(|error| format!("{file}: {error}"))?;
    let net = Net::read(&bytes, G::Features::SEEN, G::Features::DONE)?;
    Ok(Arc::new(Learned::<G, G::Features>::new(net)))
}

fn number(word: &str) -> Result<f32, String> {
    word.parse().map_err(|_| format!("{word} is no number"))
}
