//! `tapis odds`: what a player can expect from what that player sees.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use tapis_all_in::AllIn;
use tapis_arena::odds::{Chance, Method, Sampling, all_in, bids};
use tapis_bids::Bids;
use tapis_game::{Game, LayOut, Record, Seat, Words, record};
use tapis_play::{GameKind, plain_games, with_kind};
use tapis_texts::{Spoken, all_in as hands, bids as tricks};

use super::read_input;
use super::replay::seat_of;
use super::verify::{flaw_words, game_of};
use crate::games::{self, agree};
use crate::language::{language, texts, translate};
use crate::output::{Failure, GOOD, STRONG, bar, json, paint, problem, stdout};
use crate::table::Columns;

#[derive(Args)]
#[command(about = texts().msg_help_odds(), after_help = "\
tapis odds --record game.tapis --at 12 --seat 1
tapis odds all-in --players 3 --hand '7C 7S QT 9T RU1' --display '5C JM KS'
tapis odds bids --players 4 --hand 'R9 R2 B10 B4 B3 G7 G1 Y8 Y5 K3' --centre K5 --plays 'R4 Y6' --gone G9
tapis odds bids --players 3 --hand 'R9 K3' --centre K5 --opponents random --gone @seen.txt --json")]
pub struct OddsArgs {
    #[arg(help = texts().msg_help_any_game())]
    #[arg(value_parser = games::parser(), value_name = "GAME", required_unless_present = "record")]
    game: Option<GameKind>,
    #[arg(help = texts().msg_help_odds_record())]
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    record: Option<PathBuf>,
    #[arg(long, value_name = "ACTIONS", requires = "record", help = texts().msg_help_odds_at())]
    at: Option<usize>,
    #[arg(long, value_name = "SEAT", requires = "record", help = texts().msg_help_odds_seat())]
    seat: Option<u8>,
    #[arg(long, value_name = "N", requires = "game", help = texts().msg_help_any_players())]
    players: Option<u8>,
    #[arg(help = texts().msg_help_any_options())]
    #[arg(long = "option", value_name = "KEY=VALUE", requires = "game")]
    options: Vec<String>,
    #[arg(long, value_name = "CARDS", requires = "game", help = texts().msg_help_odds_hand())]
    hand: Option<String>,
    #[arg(help = texts().msg_help_odds_display())]
    #[arg(long, value_name = "CARDS", default_value = "", hide_default_value = true)]
    display: String,
    #[arg(help = texts().msg_help_odds_gone())]
    #[arg(long, value_name = "CARDS", default_value = "", hide_default_value = true)]
    gone: String,
    #[arg(long, value_name = "CARD", help = texts().msg_help_odds_centre())]
    centre: Option<String>,
    #[arg(help = texts().msg_help_odds_plays())]
    #[arg(long, value_name = "CARDS", default_value = "", hide_default_value = true)]
    plays: String,
    #[arg(long, help = texts().msg_help_odds_hidden())]
    hidden: bool,
    #[arg(long, help = texts().msg_help_odds_lowest_wins())]
    lowest_wins: bool,
    #[arg(help = texts().msg_help_odds_opponents())]
    #[arg(long, value_name = "BOT", default_value = "veteran")]
    opponents: String,
    #[arg(help = texts().msg_help_odds_samples())]
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
    samples: u64,
    #[arg(long, value_name = "N", default_value_t = 1, help = texts().msg_help_any_seed())]
    seed: u64,
    #[arg(long, help = texts().msg_help_any_json())]
    json: bool,
}

/// Looks at a record or at the cards that were typed, and says what to expect.
pub fn run(args: &OddsArgs) -> Result<(), Failure> {
    if let Some(path) = &args.record {
        let bytes = read_input(path)?;
        let refused = |flaw: record::Flaw| {
            let refused = texts().msg_commands_record_refused();
            problem(format!("{}: {refused}, {}", path.display(), flaw_words(&flaw)))
        };
        let text = record::read_bytes(&bytes).map_err(refused)?;
        let game = game_of(text).map_err(refused)?;
        return with_kind!(game, G => from_record::<G>(args, text, refused));
    }
    let game = args.game.expect("the game is named where there is no record");
    with_kind!(game, G => from_cards::<G>(args))
}

/// A game whose odds can be told; of any other there are none.
trait Foretell: LayOut {
    /// The position that was typed, with the player in seat 0.
    fn typed(&self, _args: &OddsArgs) -> Result<Self::Layout, Failure> {
        Err(problem(texts().msg_commands_odds_none(Self::NAME)))
    }
    /// Whether the position says all that it has to.
    fn complete(&self, _args: &OddsArgs, _state: &tapis_game::State<Self>) -> Result<(), Failure> {
        Ok(())
    }
    /// Tells the odds.
    fn tell(
        _view: tapis_game::View<'_, Self>,
        _names: &[String],
        _args: &OddsArgs,
    ) -> Result<(), Failure> {
        Err(problem(texts().msg_commands_odds_none(Self::NAME)))
    }
}

plain_games! { G => impl Foretell for G {} }

fn from_record<G: Foretell>(
    args: &OddsArgs,
    text: &str,
    refused: impl Fn(record::Flaw) -> Failure,
) -> Result<(), Failure> {
    let record = Record::<G>::read(text).map_err(refused)?;
    let mut replay = record.replay();
    replay.go_to(args.at.unwrap_or(0));
    let state = *replay.state();
    let seat = match (args.seat, state.turn(record.game())) {
        (Some(seat), _) => seat_of(seat, record.game().seats())?,
        (None, tapis_game::Turn::Act(seats)) => seats.first().unwrap_or(Seat::new(0)),
        (None, _) => Seat::new(0),
    };
    G::tell(state.view(record.game(), seat), record.names(), args)
}

fn from_cards<G: Foretell>(args: &OddsArgs) -> Result<(), Failure> {
    let players = args.players.unwrap_or(*G::SEATS.start());
    let game: G = agree(players, &args.options)?;
    let layout = game.typed(args)?;
    let state = game.lay_out(&layout).map_err(|error| problem(translate(error)))?;
    game.complete(args, &state)?;
    let you = texts().msg_commands_odds_you();
    let other = |seat: u8| texts().msg_commands_odds_player(seat + 1);
    let names: Vec<_> =
        (0..players).map(|seat| if seat == 0 { you.clone() } else { other(seat) }).collect();
    G::tell(state.view(&game, Seat::new(0)), &names, args)
}

/// Cards as they are typed; `@FILE` reads them from a file.
fn cards<G: Spoken>(text: &str) -> Result<Words, Failure> {
    let written = |text: &str| G::typed(language(), text).as_str().into();
    match text.strip_prefix('@') {
        Some(file) => {
            let path = std::path::Path::new(file);
            let text = std::fs::read_to_string(path);
            let text = text.map_err(|error| super::cannot_read(path, &error))?;
            Ok(written(&text))
        }
        None => Ok(written(text)),
    }
}

fn sampling<T>(args: &OddsArgs, what: impl FnOnce(&Sampling<'_>) -> T) -> T {
    let progress = bar(args.samples, &texts().msg_commands_unit_worlds());
    let on_progress = |worlds| progress.inc(worlds);
    let (samples, seed) = (args.samples, args.seed);
    let result = what(&Sampling { samples, seed, on_progress: &on_progress });
    progress.finish_and_clear();
    result
}

fn per_cent(chance: Chance) -> String {
    let value = 100.0 * chance.chance;
    match chance.margin {
        0.0 if value == 0.0 || value == 100.0 => format!("{value:.0} %"),
        0.0 => format!("{value:.2} %"),
        margin => format!("{value:.1} ± {:.1} %", 100.0 * margin),
    }
}

impl Foretell for AllIn {
    fn typed(&self, args: &OddsArgs) -> Result<tapis_all_in::Layout, Failure> {
        let hand = cards::<Self>(args.hand.as_deref().unwrap_or_default())?;
        let size = usize::from(self.hand_size());
        if hand.0.len() != size {
            return Err(problem(texts().msg_commands_odds_hand_size(size)));
        }
        let display = cards::<Self>(&args.display)?.0;
        let width = usize::from(self.limit() / 2);
        let rows: Vec<Words> = display.chunks(width).map(|row| Words(row.to_vec())).collect();
        let gone = cards::<Self>(&args.gone)?;
        Ok(tapis_all_in::Layout {
            hands: vec![hand],
            display: (!rows.is_empty()).then_some(rows),
            discard: (!gone.0.is_empty()).then_some(gone),
            ..Default::default()
        })
    }

    fn tell(
        view: tapis_game::View<'_, Self>,
        names: &[String],
        args: &OddsArgs,
    ) -> Result<(), Failure> {
        let odds = sampling(args, |sampling| all_in::odds(view, sampling));
        if args.json {
            return json(&odds);
        }
        let mut out = stdout().lock();
        let own = view.hand.cards(view.seat);
        let held: Vec<_> = own.iter().map(|card| card.to_string()).collect();
        let category = hands::category(language(), tapis_all_in::category(own));
        let name = &names[view.seat.index()];
        writeln!(out, "{}: {}, {category}\n", paint(STRONG, name), held.join(" "))?;
        let mut head = vec![texts().msg_commands_odds_rank()];
        head.extend(odds.players.iter().map(|player| {
            let exact = if player.method == Method::Exact { "" } else { " ~" };
            format!("{}{exact}", names[player.seat])
        }));
        let drawn = !odds.after_draw.is_empty();
        head.extend(drawn.then(|| texts().msg_commands_odds_after_draw()));
        let mut table = Columns::new(head);
        for (place, rank) in odds.players[0].ranks.iter().enumerate() {
            let label = hands::category_word(language(), rank.category);
            let mut row = vec![format!("{label} ({})", rank.rank)];
            row.extend(odds.players.iter().map(|player| per_cent(player.ranks[place].chance)));
            row.extend(odds.after_draw.get(place).map(|odds| per_cent(odds.chance)));
            table.row(row);
        }
        let beats = |player: &all_in::PlayerOdds| player.beats_you.map_or("–".into(), per_cent);
        table.row(
            [texts().msg_commands_odds_beats()].into_iter().chain(odds.players.iter().map(beats)),
        );
        let best = odds.players.iter().map(|player| per_cent(player.best));
        table.row([texts().msg_commands_odds_best()].into_iter().chain(best));
        write!(out, "{}", table.lines())?;
        writeln!(out, "\n{}", texts().msg_commands_odds_hands_note(odds.samples))?;
        Ok(())
    }
}

impl Foretell for Bids {
    fn typed(&self, args: &OddsArgs) -> Result<tapis_bids::Layout, Failure> {
        let hand = cards::<Self>(args.hand.as_deref().unwrap_or_default())?;
        let most = usize::from(self.pack().hand);
        if hand.0.is_empty() || hand.0.len() > most {
            return Err(problem(texts().msg_commands_odds_hand_most(most)));
        }
        let plays = cards::<Self>(&args.plays)?;
        let before = plays.0.len() as u8;
        let mut gone = cards::<Self>(&args.gone)?.0;
        // Which of the cards that are out were taken out before the round makes no difference.
        let coloured = |word: &String| {
            let card = self.read_card(word);
            card.is_some_and(|card| card.bid_number().is_some())
        };
        let mut removed = Vec::new();
        while removed.len() < self.removed().into()
            && let Some(place) = gone.iter().position(coloured)
        {
            removed.push(gone.remove(place));
        }
        Ok(tapis_bids::Layout {
            trick: (most - hand.0.len() + 1) as u8,
            starter: (self.seats() - before % self.seats()) % self.seats(),
            hands: vec![hand],
            plays,
            centre: args.centre.as_deref().map(|card| <Self as Spoken>::typed(language(), card)),
            hidden: args.hidden,
            lowest_wins: args.lowest_wins,
            aside: Words(gone),
            removed: Words(removed),
            ..Default::default()
        })
    }

    /// All bid cards that are in no hand were seen, so they have to be named.
    fn complete(&self, args: &OddsArgs, state: &tapis_game::State<Self>) -> Result<(), Failure> {
        let up = &state.face_up;
        let named = cards::<Self>(&args.gone)?;
        let bids =
            up.aside.iter().chain(up.removed.iter().copied()).filter(|card| !card.is_black());
        let lost = bids.filter(|card| !named.iter().any(|word| word == self.card_word(*card)));
        match lost.count() {
            0 => Ok(()),
            cards => Err(problem(texts().msg_commands_odds_gone(cards))),
        }
    }

    fn tell(
        view: tapis_game::View<'_, Self>,
        names: &[String],
        args: &OddsArgs,
    ) -> Result<(), Failure> {
        let odds = sampling(args, |sampling| bids::odds(view, &args.opponents, sampling));
        let odds = odds.map_err(|silence| match silence {
            bids::Silence::NotBidding => {
                let name = names[view.seat.index()].clone();
                problem(texts().msg_commands_odds_not_bidding(name))
            }
            bids::Silence::NoBot => {
                let bots = <Bids as tapis_bots::Roster>::bots().join(", ");
                problem(texts().msg_commands_odds_no_bot(args.opponents.clone(), bots))
            }
        })?;
        if args.json {
            return json(&odds);
        }
        let mut out = stdout().lock();
        let centre = view.scene().centre.unwrap_or(tapis_bids::Face::Down);
        let heading = texts().msg_commands_odds_trick(
            names[view.seat.index()].clone(),
            tricks::face(language(), centre),
            odds.later,
        );
        writeln!(out, "{}\n", paint(STRONG, heading))?;
        let mut table = Columns::new([
            texts().msg_commands_odds_card(),
            texts().msg_commands_odds_win(),
            texts().msg_commands_odds_burn(),
            texts().msg_commands_odds_lose(),
            texts().msg_commands_odds_points(),
        ]);
        let mut cards: Vec<_> = odds.cards.iter().collect();
        cards.sort_by(|a, b| b.win.chance.total_cmp(&a.win.chance));
        for card in cards {
            let called = card.card.parse().map(|word| tricks::card(language(), word));
            let name = format!("{} ({})", called.unwrap_or_default(), card.card);
            let points = format!("{:+.1}", card.points);
            table.row([name, per_cent(card.win), per_cent(card.burn), per_cent(card.lose), points]);
        }
        writeln!(out, "{}", table.lines())?;
        let note = match odds.method {
            Method::Exact => paint(GOOD, texts().msg_commands_odds_exact()),
            Method::Sampling => {
                let bot = odds.opponents.clone();
                texts().msg_commands_odds_sampled(odds.samples, bot)
            }
        };
        writeln!(out, "{note}")?;
        Ok(())
    }
}
