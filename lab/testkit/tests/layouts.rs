//! Positions that play can never lead to: the rules must not care. Random layouts are played to
//! their end, with all checks of the contract on the way.

use tapis_game::Rng;
use tapis_registry::with_game;
use tapis_testkit::contract::check_from;
use tapis_testkit::scenario::start;

/// Writes random layouts.
struct Writer {
    rng: Rng,
    pack: Vec<String>,
    text: String,
}

impl Writer {
    fn new(seed: u64, mut pack: Vec<String>) -> Self {
        let mut rng = Rng::from_seed(seed);
        rng.shuffle(&mut pack);
        Self { rng, pack, text: String::new() }
    }

    fn below(&mut self, n: u32) -> u32 {
        self.rng.below(n)
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    fn one_of(&mut self, words: &[&str]) -> String {
        let place = self.below(words.len() as u32) as usize;
        words[place].to_owned()
    }

    fn line(&mut self, key: &str, value: impl std::fmt::Display) {
        self.text += &format!("{key} = {value}\n");
    }

    /// Up to so many cards of the pack that satisfy a condition, as one string.
    fn cards(&mut self, most: u32, wanted: impl Fn(&str) -> bool) -> String {
        let n = self.below(most + 1);
        let mut taken = Vec::new();
        for _ in 0..n {
            if let Some(place) = self.pack.iter().position(|card| wanted(card)) {
                taken.push(self.pack.swap_remove(place));
            }
        }
        format!("'{}'", taken.join(" "))
    }

    fn lists(&mut self, n: u32, most: u32, wanted: impl Fn(&str) -> bool) -> String {
        let lists: Vec<_> = (0..n).map(|_| self.cards(most, &wanted)).collect();
        format!("[{}]", lists.join(", "))
    }

    fn numbers(&mut self, n: u32, below: u32) -> String {
        let numbers: Vec<_> = (0..n).map(|_| self.below(below).to_string()).collect();
        format!("[{}]", numbers.join(", "))
    }
}

fn all_in(seed: u64) -> String {
    let values = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
    let suits = ["C", "M", "S", "T"];
    let mut pack: Vec<String> =
        values.iter().flat_map(|value| suits.map(|suit| format!("{value}{suit}"))).collect();
    pack.extend(["RU1".to_owned(), "RU2".to_owned()]);
    let mut writer = Writer::new(seed, pack);
    let players = 2 + writer.below(4);
    let width = [4, 5, 6, 6][players as usize - 2];
    writer.line("game", "'all-in'");
    writer.line("players", players);
    writer.text += "[options]\n";
    let variant = writer.one_of(&["none", "manipulate", "closed_eye"]);
    writer.line("discard_variant", format!("'{variant}'"));
    let tie_break = writer.one_of(&["best_hand", "heirs"]);
    writer.line("tie_break", format!("'{tie_break}'"));
    writer.text += "[state]\n";
    let predicts = writer.one_in(6);
    writer.line("phase", if predicts { "'predict'" } else { "'turn'" });
    let (round, active) = (1 + writer.below(4), writer.below(players));
    writer.line("round", round);
    writer.line("active", active);
    let hands = writer.lists(players, 5, |_| true);
    writer.line("hands", hands);
    let rows: Vec<_> = (0..2).map(|_| row(&mut writer, width, predicts)).collect();
    writer.line("display", format!("[{}]", rows.join(", ")));
    let discard = writer.cards(6, |_| true);
    writer.line("discard", discard);
    let deck = writer.cards(3, |_| true);
    writer.line("deck", deck);
    if writer.one_in(3) {
        let size = 3 + writer.below(4);
        writer.line("deck_size", size);
    }
    let (runes, stall) = (writer.numbers(players, 30), writer.below(4 * players));
    writer.line("runes", runes);
    writer.line("stall", stall);
    if writer.one_in(3) {
        let seat = writer.below(players);
        writer.line("all_in", seat);
    }
    writer.text
}

/// A row with gaps anywhere.
fn row(writer: &mut Writer, width: u32, full: bool) -> String {
    let slots: Vec<_> =
        (0..width).map(|_| if full || !writer.one_in(3) { "?" } else { "-" }).collect();
    format!("'{}'", slots.join(" "))
}

fn bids(seed: u64) -> String {
    let mut writer = Writer::new(seed, Vec::new());
    let players = 3 + writer.below(4);
    let highest = [10, 10, 12, 14][players as usize - 3];
    let colours = if players == 3 { &["Y", "B", "R"][..] } else { &["Y", "B", "R", "G"] };
    let mut pack: Vec<String> = colours
        .iter()
        .chain(&["K"])
        .flat_map(|colour| (1..=highest).map(move |number| format!("{colour}{number}")))
        .collect();
    let own = ["jester", "storm"];
    let specials = ["shuffle", "lowest", "unknown"];
    pack.extend(["2x", "-5"].iter().chain(&own).chain(&specials).map(ToString::to_string));
    if players > 4 {
        pack.push("ally".to_owned());
    } else {
        pack.push("thief".to_owned());
    }
    writer.rng.shuffle(&mut pack);
    writer.pack = pack;
    writer.line("game", "'bids'");
    writer.line("players", players);
    writer.text += "[options]\nrounds = 2\n";
    let color_bids = writer.one_in(2);
    writer.line("color_bids", color_bids);
    let thief = if players > 4 { "" } else { ", 'thief'" };
    writer.line("specials", format!("['shuffle', 'lowest_wins', 'great_unknown'{thief}]"));
    writer.text += "[[options.blanks]]\nid = 'jester'\nbid = 5\ncan_win = true\npoints = 3\n\
        multiply = -2\nsteal = true\nshuffle = true\n[[options.blanks]]\nid = 'storm'\n\
        shuffle = true\nlowest_wins = true\nhide_next = true\nto = 'aside'\nuses_trick = false\n";
    writer.text += "[state]\n";
    let is_coloured = |card: &str| card.starts_with(['Y', 'B', 'R', 'G']);
    let is_black = |card: &str| !is_coloured(card) && card != "ally";
    let (round, trick, starter) =
        (1 + writer.below(2), 1 + writer.below(10), writer.below(players));
    writer.line("round", round);
    writer.line("trick", trick);
    writer.line("starter", starter);
    let hands = writer.lists(players, (10 - trick).min(3), |_| true);
    writer.line("hands", hands);
    let plays = writer.cards(players - 1, |_| true);
    writer.line("plays", plays);
    let fronts = writer.lists(players, 2, is_black);
    writer.line("fronts", fronts);
    if writer.one_in(2) {
        let centre = writer.pack.iter().position(|card| is_black(card));
        if let Some(centre) = centre.map(|place| writer.pack.swap_remove(place)) {
            writer.line("centre", format!("'{centre}'"));
        }
    }
    let (hidden, lowest_wins) = (writer.one_in(3), writer.one_in(3));
    writer.line("hidden", hidden);
    writer.line("lowest_wins", lowest_wins);
    let (deck, bottom) = (writer.cards(3, is_black), writer.cards(2, is_black));
    writer.line("deck", deck);
    writer.line("deck_bottom", bottom);
    let aside = writer.cards(3, |_| true);
    writer.line("aside", aside);
    if writer.one_in(3) {
        writer.line("allies", "[0, 1]");
    }
    let (zero_rounds, totals) = (writer.numbers(players, 4), writer.numbers(players, 50));
    writer.line("zero_rounds", zero_rounds);
    writer.line("totals", totals);
    writer.text
}

/// Plays out as many layouts as there are positions in them; most of them must be positions.
fn play_out(layout: impl Fn(u64) -> String) {
    let tries = 250;
    let mut positions = 0;
    for seed in 0..tries {
        let text = layout(seed);
        // What does not fit together is refused.
        let Ok(start) = start("layout", &text) else { continue };
        positions += 1;
        with_game!(start, position => check_from(&position.game, &position.state, seed));
    }
    assert!(positions > tries / 2, "only {positions} of {tries} layouts are positions");
}

#[test]
fn any_position_of_all_in_can_be_played() {
    play_out(all_in);
}

#[test]
fn any_position_of_bids_can_be_played() {
    play_out(bids);
}
