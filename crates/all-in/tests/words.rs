//! Words, sizes and the deck: every card and action is written in one way and read back.

use std::mem::size_of;

use tapis_all_in::{
    Action, AllIn, Card, CardSet, Deck, DeckFile, FaceDown, FaceUp, Hand, Options, Slot, Suit,
    Value,
};
use tapis_game::{Game, Seat, State};

fn table() -> AllIn {
    AllIn::new(5, &Options::default()).expect("the defaults are playable")
}

#[test]
fn a_state_is_small() {
    let sizes =
        [size_of::<FaceUp>(), size_of::<Hand>(), size_of::<FaceDown>(), size_of::<State<AllIn>>()];
    println!(
        "FaceUp {}, Hand {}, FaceDown {}, State {} bytes",
        sizes[0], sizes[1], sizes[2], sizes[3]
    );
    assert!(size_of::<State<AllIn>>() <= 552, "a search copies states all the time");
    assert_eq!(size_of::<Action>(), 3);
}

#[test]
fn every_card_has_one_spelling() {
    let game = table();
    let pack: Vec<Card> = CardSet::PACK.iter().collect();
    assert_eq!(pack.len(), 54);
    assert!(pack.is_sorted());
    for card in pack {
        assert_eq!(game.read_card(&game.card_word(card)), Some(card));
    }
    let words: Vec<String> = CardSet::PACK.iter().map(|card| card.to_string()).collect();
    assert_eq!(words[..3], ["2C", "3C", "4C"]);
    assert_eq!(words[50..], ["KT", "AT", "RU1", "RU2"]);
    for word in [
        "", "C", "1C", "11C", "010C", "2c", "aC", "RU", "RU3", "RU01", "2C ", " 2C", "é", "10",
        "??",
    ] {
        assert_eq!(game.read_card(word), None, "`{word}`");
    }
}

/// Every action that can be written at a table of five.
fn all_actions() -> Vec<Action> {
    let seats: Vec<Seat> = Seat::all(5).collect();
    let mut slots: Vec<Slot> =
        (0..2).flat_map(|row| (0..6).map(move |column| Slot::new(row, column))).collect();
    slots.push(Slot::DISCARD);
    let mut actions =
        vec![Action::Pass, Action::AllIn, Action::Draw, Action::Reveal, Action::Rune, Action::Skip];
    actions.extend(slots.iter().map(|slot| Action::Take(*slot)));
    for seat in seats {
        actions.extend([Action::Hypnosis(seat), Action::Eye(seat), Action::Predict(seat)]);
    }
    for card in CardSet::PACK.iter() {
        actions.extend([
            Action::Play(card),
            Action::Keep(card),
            Action::Discard(card),
            Action::Hide(card),
        ]);
        actions.extend(slots.iter().map(|slot| Action::Swap(card, *slot)));
    }
    actions
}

#[test]
fn every_action_has_one_spelling() {
    let game = table();
    let actions = all_actions();
    let mut words: Vec<String> = actions.iter().map(|action| game.action_words(*action)).collect();
    for (action, words) in actions.iter().zip(&words) {
        assert_eq!(game.read_action(words), Some(*action), "`{words}`");
        let others = [
            words.to_uppercase(),
            format!(" {words}"),
            format!("{words} "),
            format!("{words} 1"),
            words.replace(' ', "  "),
            words.replace(' ', "\t"),
        ];
        for other in others.iter().filter(|other| *other != words) {
            assert_eq!(game.read_action(other), None, "`{other}`");
        }
    }
    words.sort();
    words.dedup();
    assert_eq!(words.len(), actions.len(), "no two actions are written the same way");
}

#[test]
fn what_is_no_action_is_not_read() {
    let game = table();
    let wrong = [
        "",
        " ",
        "play",
        "play 1C",
        "pass 1",
        "allin",
        "take",
        "take r0c1",
        "take r3c1",
        "take r1c0",
        "take r1c7",
        "take r1c01",
        "take r01c1",
        "take 5C",
        "swap 2C",
        "swap r1c1 2C",
        "hypnosis",
        "hypnosis 5",
        "hypnosis -1",
        "hypnosis +1",
        "hypnosis 01",
        "eye me",
        "predict 5",
        "predict 1 2",
        "keep ??",
        "discard",
        "hide",
        "skip skip",
        "réveal",
    ];
    for words in wrong {
        assert_eq!(game.read_action(words), None, "`{words}`");
    }
    let two = AllIn::new(2, &Options::default()).expect("two can play");
    assert_eq!(two.read_action("predict 2"), None, "no third seat");
    assert_eq!(two.read_action("predict 1"), Some(Action::Predict(Seat::new(1))));
}

fn read_deck(text: &str) -> Result<Deck, String> {
    let options: Options = toml::from_str(text).map_err(|error| error.to_string())?;
    Deck::from_file(&options.deck).map_err(|error| error.to_string())
}

#[test]
fn a_deck_file_holds_what_differs() {
    assert_eq!(read_deck("deck = 'builtin'"), Ok(Deck::built_in()));
    assert_eq!(read_deck("[deck]"), Ok(Deck::built_in()));
    assert_eq!(Deck::built_in().to_file(), DeckFile::Builtin);
    // Naming what the built-in deck has anyway makes no difference.
    assert_eq!(
        read_deck("deck.effects.Q.C = ['TAKE*']").map(|deck| deck.to_file()),
        Ok(DeckFile::Builtin)
    );

    let text = "[deck]\nsuits = ['T', 'S', 'M', 'C']\n\
        effects = { Q = { C = ['DRAW*'] }, RUNE = ['EYE', 'DRAW*'] }";
    let deck = read_deck(text).expect("a valid deck");
    assert_eq!(deck.suits(), [Suit::Trees, Suit::Scarabs, Suit::Masks, Suit::Clocks]);
    assert_eq!(deck.column(Card::new(Value::at(10), Suit::Clocks)).words(), ["DRAW*"]);
    assert_eq!(deck.column(Card::new(Value::at(10), Suit::Masks)).words(), ["TAKE*"]);
    for rune in CardSet::RUNES.iter() {
        assert_eq!(deck.column(rune).words(), ["EYE", "DRAW*"]);
    }
    let file = deck.to_file();
    assert_eq!(Deck::from_file(&file), Ok(deck));
    let json = serde_json::to_string(&file).expect("plain data");
    assert_eq!(
        json,
        r#"{"suits":["T","S","M","C"],"effects":{"Q":{"C":["DRAW*"]},"RUNE":["EYE","DRAW*"]}}"#
    );
}

#[test]
fn a_deck_needs_nothing_but_a_starred_gain_on_each_card() {
    for column in [
        "['TAKE', 'TAKE*', 'TAKE*']",
        "['RUNE', 'TAKE*', 'RUNE']",
        "['SWAP*', 'RUNE*', 'HYPNOSIS*', 'EYE*', 'REVEAL_5*']",
        "['RUNE*', 'RUNE*', 'DRAW*']",
    ] {
        let deck = read_deck(&format!("deck.effects.Q.C = {column}")).expect(column);
        assert_eq!(Deck::from_file(&deck.to_file()), Ok(deck), "{column}");
    }
}

#[test]
fn a_wrong_deck_is_refused_with_card_and_reason() {
    let wrong = [
        ("deck.effects.Q.C = ['TAKE', 'DRAW']", "QC: no gain (TAKE, DRAW, REVEAL_N) is starred"),
        ("deck.effects.Q.C = []", "QC: no gain"),
        ("deck.effects.Q.C = ['SWAP*']", "QC: no gain"),
        ("deck.effects.Q.C = ['RUNE*', 'EYE*']", "QC: no gain"),
        ("deck.effects.Q.C = ['SWAP*', 'DRAW']", "QC: no gain"),
        ("deck.effects.Q.C = ['TAKE*', 'JUMP']", "QC: there is no effect `JUMP`"),
        ("deck.effects.Q.C = ['take*']", "QC: there is no effect `take*`"),
        ("deck.effects.Q.C = ['REVEAL_6*']", "QC: there is no effect `REVEAL_6*`"),
        ("deck.effects.Q.C = ['DRAW**']", "QC: there is no effect `DRAW**`"),
        (
            &format!("deck.effects.Q.C = ['DRAW*'{}]", ", 'DRAW'".repeat(49)),
            "QC: more than 49 effects",
        ),
        ("deck.effects.Q.X = ['DRAW*']", "Q: there is no suit `X`"),
        ("deck.effects.1.C = ['DRAW*']", "there is no value `1`"),
        ("deck.effects.Q = ['DRAW*']", "Q is a table by suit"),
        ("deck.effects.RUNE = { C = ['DRAW*'] }", "RUNE is one list of effects"),
        ("deck.effects.RUNE = ['RUNE']", "RU1: no gain"),
        ("deck.effects.RU2 = ['RUNE']", "RU2: no gain"),
        ("deck.effects.RU2 = { C = ['DRAW*'] }", "RU2 is one list of effects"),
        ("deck.effects.RU3 = ['DRAW*']", "there is no value `RU3`"),
        ("deck.suits = ['C', 'M', 'S']", "suits names C, M, S, T once each"),
        ("deck.suits = ['C', 'M', 'S', 'S']", "suits names C, M, S, T once each"),
        ("deck.suits = ['C', 'M', 'S', 'T', 'C']", "suits names C, M, S, T once each"),
        ("deck.suits = ['C', 'M', 'S', 'H']", "suits names C, M, S, T once each"),
        ("deck = 'printed'", "\"builtin\" or a table of suits and effects"),
        ("deck.colours = 4", "unknown field `colours`"),
        ("side = 'C'", "unknown variant `C`"),
        ("discard_variant = ['manipulate', 'closed_eye']", "discard_variant"),
        ("sides = 'A'", "unknown field `sides`"),
    ];
    for (text, reason) in wrong {
        let error = read_deck(text).expect_err(text);
        assert!(error.contains(reason), "{text}: {error}");
    }
}

#[test]
fn options_are_all_written_and_read_back() {
    let json = |game: &AllIn| serde_json::to_string(&game.options()).expect("plain data");
    assert_eq!(
        json(&table()),
        r#"{"side":"A","discard_variant":"none","tie_break":"best_hand","deck":"builtin"}"#
    );
    let text = r#"{"side":"B","discard_variant":"closed_eye","tie_break":"heirs","deck":{"suits":["M","C","S","T"]}}"#;
    let options: Options = serde_json::from_str(text).expect("options");
    let game = AllIn::new(3, &options).expect("playable");
    assert_eq!(json(&game), text);
    assert_eq!(AllIn::new(3, &game.options()), Ok(game));
}

#[test]
fn what_is_kept_from_the_others_is_not_overheard() {
    use tapis_game::Game;
    let game = |seats, variant: &str| {
        let options = toml::from_str(&format!("discard_variant = '{variant}'")).expect("options");
        tapis_all_in::AllIn::new(seats, &options).expect("a game")
    };
    let heard = |game: &tapis_all_in::AllIn, words: &str| {
        game.overheard(game.read_action(words).expect("an action"))
    };
    let (open, closed, two) = (game(3, "none"), game(3, "closed_eye"), game(2, "none"));
    for words in ["keep 9T", "discard 9T", "predict 1", "play 9T", "take r1c2"] {
        assert_eq!(heard(&open, words), words);
    }
    assert_eq!(heard(&open, "hide 9T"), "hide ??");
    assert_eq!(heard(&closed, "keep 9T"), "keep ??");
    assert_eq!(heard(&closed, "discard 9T"), "discard ??");
    assert_eq!(heard(&two, "predict 1"), "predict ??");
}
