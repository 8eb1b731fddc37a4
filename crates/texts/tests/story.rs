//! The story of both games, step by step.

use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::{Anything, Nobody, Opening, Rng, Seat, deal::Seed, drive};
use tapis_play::Sitting;
use tapis_testkit::position::Position;
use tapis_texts::{Language, Spoken, action_text, asked, story, why_not};

fn names() -> Vec<String> {
    ["Ana", "Bo", "Cleo", "Dan", "Eve", "Finn"].map(str::to_owned).to_vec()
}

/// Acts and tells it, as these eyes see it.
fn tell<G: Spoken>(
    position: &mut Position<G>,
    language: Language,
    eyes: Option<u8>,
    words: &str,
) -> Vec<String> {
    position.act(words);
    let heard = position.heard(eyes.map(Seat::new));
    story(language, &names()[..position.game.seats().into()], &heard)
}

#[test]
fn a_drawn_card_is_named_to_who_drew_it_only() {
    let layout = "hands = ['JM 7C 7S QT RU1']\ndisplay = ['5C 9T KS']\ndeck = '7T'";
    let play = |eyes| {
        let mut position = Position::<AllIn>::new(4, "", layout);
        let mut told = tell(&mut position, Language::En, eyes, "play JM");
        told.extend(tell(&mut position, Language::En, eyes, "take r1c2"));
        told.extend(tell(&mut position, Language::En, eyes, "discard RU1"));
        told
    };
    let own = [
        "Ana plays the jack of Masks.",
        "Ana takes the 9 of Trees.",
        "Ana draws the 7 of Trees.",
        "Ana discards a rune card.",
    ];
    assert_eq!(play(Some(0)), own);
    let others = play(Some(1));
    assert_eq!(others[2], "Ana draws a card.");
    assert_eq!(play(None), others);
}

#[test]
fn passing_and_going_all_in_name_the_new_cards() {
    let mut position = Position::<AllIn>::new(2, "", "deck = '2C 3C 4C 5C 6M'");
    assert_eq!(
        tell(&mut position, Language::En, None, "pass"),
        ["Ana passes; the 2 of Clocks joins the display."]
    );
    assert_eq!(
        tell(&mut position, Language::Nl, None, "all-in"),
        ["Bo gaat all-in! Het frame krijgt de 3 van Klokken en de 4 van Klokken."]
    );
    assert_eq!(
        tell(&mut position, Language::Es, None, "pass"),
        [
            "Ana pasa; entra en el muestrario el 5 de Relojes.",
            "Bo está en All In y pasa; entra en el muestrario el 6 de Máscaras."
        ]
    );
}

#[test]
fn a_scored_round_is_told_to_the_end() {
    let layout = "phase = 'predict'\nround = 3\npot = 7\n\
                  hands = ['4C 5M 6S 7T 8C', 'AC 2M 3S 4T 5C', '9C 9M 9S 2C KT']\nactive = 2";
    let mut position = Position::<AllIn>::new(3, "", layout);
    assert_eq!(tell(&mut position, Language::En, None, "predict 1"), ["Ana predicts: Bo."]);
    position.act("predict 0");
    let told = tell(&mut position, Language::En, None, "predict 0");
    assert_eq!(
        told,
        [
            "Cleo predicts: Ana.",
            "Round 3: Ana has the best hand. Straight!",
            "Equal hands (straight) of Ana and Bo: the 8 of Clocks is higher than the 5 of Clocks.",
            "Bo and Cleo predicted it and get 3 each of the 7 runes in the pot.",
            "1 rune cannot be shared and stays in the pot.",
            "Ana: Straight, 4 runes, 4 in all.",
            "Bo: Straight, 4 + 3 = 7 runes, 7 in all.",
            "Cleo: Three of a kind, 3 + 3 = 6 runes, 6 in all.",
            "Bo wins the game with 7 runes.",
        ]
    );
}

#[test]
fn tricks_are_won_burned_and_stolen_from() {
    let layout = "centre = 'K5'\nhands = ['R9 R8', 'B7 B8', 'Y3 Y2']\ndeck = 'K6 thief K7'";
    let mut position = Position::<Bids>::new(3, "specials = ['thief']", layout);
    position.acts(&["bid R9", "bid B7"]);
    assert_eq!(
        tell(&mut position, Language::En, None, "bid Y3"),
        [
            "Cleo bids the yellow 3.",
            "Ana wins the black 5 and starts the next trick: the red 9 is the highest number.",
            "The next card to win is the black 6."
        ]
    );
    position.acts(&["bid R8", "bid B8"]);
    assert_eq!(
        tell(&mut position, Language::It, None, "bid Y2"),
        [
            "Cleo punta il 2 giallo.",
            "Bruciato! Sono pari l’8 rosso e l’8 blu. Nessuno prende il 6 nero. Bo ha puntato \
             l’ultima di queste carte e apre la prossima presa.",
            "La prossima carta in palio è il Ladro."
        ]
    );
}

#[test]
fn lucky_losers_and_winners_are_named() {
    let layout = "centre = 'K5'\ntrick = 10\nround = 6\nhands = ['R9', 'B7', 'Y3']\n\
                  fronts = ['K6', 'K9', '']\ntotals = [10, 20, 30]\nzero_rounds = [0, 0, 1]";
    let mut position = Position::<Bids>::new(3, "", layout);
    position.acts(&["bid R9", "bid B7"]);
    let told = tell(&mut position, Language::En, Some(2), "bid Y3");
    assert_eq!(
        told[2..],
        [
            "Round 6 is over.",
            "Ana: 6 + 5 = 11 points, 21 in all.",
            "Bo: 9 points, 29 in all.",
            "Cleo is a lucky loser, now without a card in 2 rounds: 2 × 12 = 24 points, 54 in all.",
            "Cleo wins the game with 54 points.",
        ]
    );
}

#[test]
fn it_is_said_why_not() {
    let layout = "display = ['2C 4M 6S 8T 10C', 'QM KS']\nhands = ['9T']";
    let mut position = Position::<AllIn>::new(3, "", layout);
    position.acts(&["play 9T", "skip"]);
    let scene = position.state.view(&position.game, Seat::new(0)).scene();
    let why = |seat, words: &str| {
        why_not::<AllIn>(Language::En, &names()[..3], &scene, Seat::new(seat), words)
    };
    assert_eq!(why(0, "take r1c1"), "This card is locked: another card lies on it.");
    assert_eq!(why(0, "take r2c5"), "There is no card here.");
    assert_eq!(why(0, "skip"), "This effect must be used.");
    assert_eq!(why(0, "pass"), "Not now. Take: you must use it.");
    assert_eq!(why(1, "pass"), "It is not your turn. To act: Ana.");
    let scene = Some(&scene);
    let text = action_text::<AllIn>(Language::En, scene, "take r2c1", &names());
    assert_eq!(text, "Take the queen of Masks");
}

/// Whole games in every language from every seat: something is told of every step, and nothing is
/// left of the machinery.
fn whole_games<G: Spoken>(seats: u8, options: &G::Options) {
    let game = G::new(seats, options).expect("a game");
    let mut opening = Opening::plain(seats, Seed::new([seats; 32]));
    opening.names = names()[..seats.into()].to_vec();
    let mut sitting = Sitting::open(game, opening).expect("a sitting");
    let mut players = Anything(Rng::from_seed(seats.into()));
    drive(&mut sitting, &mut players, &mut Nobody).expect("legal actions");
    let names = sitting.names();
    for (language, eyes) in Language::ALL.into_iter().zip([Some(0), Some(1), Some(2), None, None]) {
        let eyes = eyes.filter(|seat| *seat < seats).map(Seat::new);
        for step in sitting.steps(eyes, 0) {
            let sentences = story(language, names, &step.heard);
            assert!(!sentences.is_empty(), "{language}: nothing is told of {}", step.action);
            let name = action_text::<G>(language, Some(&step.before), &step.action, names);
            let asked = asked::<G>(language, names, &step.after, eyes);
            for sentence in sentences.iter().chain([&name, &asked]) {
                assert!(!sentence.contains(['?', '{', '}', '_', '\u{2068}']), "{sentence}");
                assert!(!sentence.contains("  ") && !sentence.is_empty(), "{sentence}");
            }
        }
    }
}

#[test]
fn whole_games_are_told_in_every_language() {
    let options = |json: &str| serde_json::from_str(json).expect("options");
    for seats in 2..=5 {
        whole_games::<AllIn>(seats, &tapis_all_in::Options::default());
    }
    whole_games::<AllIn>(3, &options(r#"{"discard_variant": "closed_eye"}"#));
    whole_games::<AllIn>(4, &options(r#"{"discard_variant": "manipulate", "tie_break": "heirs"}"#));
    for seats in 3..=6 {
        whole_games::<Bids>(seats, &tapis_bids::Options::default());
    }
    let all = r#"{"specials": ["thief", "shuffle", "lowest_wins", "great_unknown"],
                  "color_bids": true, "rounds": 2}"#;
    let options: tapis_bids::Options = serde_json::from_str(all).expect("options");
    whole_games::<Bids>(4, &options);
}
