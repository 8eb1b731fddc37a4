//! The table of All In – Predictions.

use maud::{Markup, html};
use tapis_all_in::{
    AllIn, AnswerScene, Card, DiscardVariant, Face, Scene, ScenePhase, Token, ToldScene,
};
use tapis_game::{Heard, Seat};
use tapis_play::Step;
use tapis_texts::{Language, all_in as words};

use super::flight::Flight;
use super::shell::disc;
use super::{
    Before, Mode, Pick, Room, Shown, Thing, all_in_bar, all_in_moves, all_in_round, card, count,
    legend, packet, pick, pick_saying,
};
use crate::art;

impl Shown for AllIn {
    fn place(&self, room: &Room<'_>, scene: &Scene, seat: Seat) -> Markup {
        let t = room.texts();
        let predicted = scene.predictions.get(seat.index()).copied().unwrap_or(Token::None);
        let tokens = (0..).map(Seat::new).zip(&scene.predictions);
        let here: Vec<Seat> =
            tokens.filter(|(_, token)| **token == Token::At(seat)).map(|(by, _)| by).collect();
        html! {
            span.stats {
                (count("e-rune", scene.runes[seat.index()], &t.msg_table_runes()))
                @if room.you != Some(seat) { (backs(room, scene, seat)) }
                @if let Some(ToldScene { category, rank }) = scene.known.get(seat.index()).and_then(|known| known.told) {
                    span.tag.told title=(known_in_words(room, scene, seat)) { (art::icon("e-hypnosis")) span.word { (words::category(room.language, category)) " · " } (rank) }
                }
            }
            span.tags {
                @if scene.all_in == Some(seat) { span.tag.all-in { "All In" } }
                @if scene.start == seat && scene.phase == ScenePhase::Turn && scene.display_count() <= 2 { span.tag { (t.msg_table_starts()) } }
                @if predicted == Token::Hidden { span.tag.done { (t.msg_table_predicted()) } }
                (known(room, scene, seat))
            }
            @if !here.is_empty() {
                @let by = t.msg_table_predicted_by(names(room, &here));
                span.tokens title=(by) { span.sr { (by) } (art::icon("i-crown")) @for by in here { (disc(by, room.name(by))) } }
            }
        }
    }

    fn place_action(&self, room: &Room<'_>, _scene: &Scene, seat: Seat) -> Option<String> {
        ["hypnosis", "eye", "predict"]
            .into_iter()
            .find(|verb| room.may_begin(verb))
            .map(|verb| format!("{verb} {seat}"))
    }

    fn place_why(&self, room: &Room<'_>, scene: &Scene, seat: Seat) -> String {
        let asks = ["hypnosis", "eye"].into_iter().any(|verb| room.may_begin(verb));
        if asks && scene.all_in == Some(seat) {
            return room.texts().msg_table_why_all_in(room.name(seat));
        }
        known_in_words(room, scene, seat)
    }

    fn middle(&self, room: &Room<'_>, scene: &Scene, heard: &[Heard<Self>], mode: Mode) -> Markup {
        match (all_in_round::last_round(heard), mode) {
            // In a replay, nobody is to act where a round is being shown.
            (Some(round), mode)
                if mode == Mode::Round || mode == Mode::Replay && scene.to_act.is_empty() =>
            {
                all_in_round::showdown(self, room, &round, true)
            }
            _ => html! {
                (display(self, room, scene))
                (stage(self, room, scene))
                @if let Some(answer) = scene.answer.as_ref().filter(|_| mode == Mode::Peek) { (peek(self, room, answer)) }
            },
        }
    }

    fn because(
        &self,
        room: &Room<'_>,
        _scene: &Scene,
        heard: &[Heard<Self>],
        mode: Mode,
    ) -> String {
        if mode == Mode::Round { all_in_round::because(room, heard) } else { String::new() }
    }

    fn told_at(&self, heard: &[Heard<Self>]) -> u32 {
        all_in_round::last_round(heard).map_or(0, |round| round.judged())
    }

    fn ask(&self, room: &Room<'_>, scene: &Scene, heard: &[Heard<Self>], mode: Mode) -> String {
        match all_in_round::last_round(heard) {
            Some(round) if mode == Mode::Round => all_in_round::verdict(room, &round),
            _ => all_in_bar::ask(self, room, scene, mode),
        }
    }

    fn bar(&self, room: &Room<'_>, scene: &Scene) -> Markup {
        all_in_bar::bar(self, room, scene)
    }

    fn me(&self, room: &Room<'_>, scene: &Scene, seat: Seat) -> Markup {
        let ranking = self.hand_ranking(scene, seat);
        html! {
            @if let Some(ranking) = ranking.filter(|_| scene.hands[seat.index()].len() == usize::from(self.hand_size())) {
                span.rank title=(room.texts().msg_table_your_rank()) { (words::category(room.language, ranking.category)) " · " (ranking.rank) }
            }
        }
    }

    fn hand(&self, room: &Room<'_>, scene: &Scene, seat: Seat) -> Markup {
        let verb = ["play", "discard", "hide"].into_iter().find(|verb| room.may_begin(verb));
        let order = scene.phase == ScenePhase::Order;
        let swapping = room.may_begin("swap");
        let why = self.ask(room, scene, &[], Mode::Live);
        let held = &scene.hands[seat.index()];
        html! {
            @for (place, face) in held.iter().enumerate() {
                li { @match face {
                    Face::Up(held) if swapping => (part(self, room, "card", &held.to_string(), *held, None, "")),
                    Face::Up(held) => {
                        @let action = format!("{} {held}", verb.filter(|_| !order).unwrap_or("play"));
                        (pick(self, room, &action, seen(self, room, *held, why.clone()).saying_before(self, room, scene, &action)))
                    }
                    Face::Down => (card(&format!("h{seat}-{place}"), art::all_in_back())),
                } }
            }
        }
    }

    fn headline(&self, room: &Room<'_>, scene: &Scene) -> String {
        let rounds = if scene.round > 3 { 4 } else { 3 };
        room.texts().msg_table_round(scene.round, rounds)
    }

    fn moment(&self, scene: &Scene) -> String {
        scene.round.to_string()
    }

    fn last(&self, room: &Room<'_>, _scene: &Scene, heard: &[Heard<Self>]) -> Markup {
        html! {
            @match all_in_round::last_round(heard) {
                Some(round) => {
                    p.decided { (all_in_round::verdict(room, &round)) " " (all_in_round::because(room, heard)) }
                    (all_in_round::showdown(self, room, &round, false))
                }
                None => p { (room.texts().msg_table_no_last_round()) },
            }
        }
    }

    fn result(
        &self,
        room: &Room<'_>,
        scene: &Scene,
        heard: &[Heard<Self>],
        _dealt: &Scene,
    ) -> Markup {
        self.last(room, scene, heard)
    }

    fn reference(&self, language: Language) -> Markup {
        all_in_bar::reference(self, language)
    }

    fn things(&self, language: Language) -> Vec<Thing> {
        legend::all_in(self, language)
    }

    fn effects(&self, language: Language) -> Option<Markup> {
        Some(all_in_bar::effects(self, language))
    }

    fn is_forced(&self, scene: &Scene) -> bool {
        scene.phase == ScenePhase::Effect
            && scene.pending.is_some_and(|pending| pending.effect.starred)
    }

    fn lies_down(&self, scene: &Scene, seat: Seat) -> bool {
        scene.all_in == Some(seat)
    }

    fn look(&self) -> &'static str {
        match self.discard_variant() {
            DiscardVariant::None => "",
            DiscardVariant::Manipulate => " manipulate",
            DiscardVariant::ClosedEye => " closed-eye",
        }
    }

    fn flight(&self, step: &Step<Self>) -> Flight {
        all_in_moves::flight(&step.heard)
    }

    fn held(&self, step: &Step<Self>) -> Vec<(Mode, Scene)> {
        all_in_moves::held(step)
    }

    fn decided(&self, room: &Room<'_>, scene: &Scene, _heard: &[Heard<Self>]) -> Option<String> {
        all_in_round::decided(self, room, scene)
    }

    fn back() -> Markup {
        art::all_in_back()
    }

    fn say(&self, room: &Room<'_>, action: &str) -> String {
        if action == "reveal" && self.discard_variant() == DiscardVariant::ClosedEye {
            return room.texts().msg_actions_look();
        }
        tapis_texts::action_text::<Self>(room.language, None, action, &room.names())
    }
}

/// A card that is in sight, for a choice.
pub(super) fn seen(game: &AllIn, room: &Room<'_>, card: Card, why: String) -> Pick<'static> {
    Pick {
        key: key(card),
        art: art::all_in(game.deck(), card),
        label: label(game, room.language, card),
        why,
        effects: game.deck().column(card).words().join(" "),
        before: Before::default(),
    }
}

impl Pick<'_> {
    /// What the hand would be after this choice is said while it is chosen.
    fn saying_before(mut self, game: &AllIn, room: &Room<'_>, scene: &Scene, action: &str) -> Self {
        let said = room
            .you
            .filter(|_| room.may(action))
            .and_then(|you| tapis_texts::before::of_hand(game, room.language, scene, you, action));
        self.before.said = said.unwrap_or_default();
        self
    }
}

/// What the hand would be with each own card given for what lies in a slot: `card=words`, one after
/// the other.
fn swapped(game: &AllIn, room: &Room<'_>, scene: &Scene, slot: &str) -> String {
    let Some(you) = room.you else { return String::new() };
    let swaps = room.legal.iter().filter_map(|words| {
        let (card, at) = words.strip_prefix("swap ")?.split_once(' ')?;
        let said = tapis_texts::before::of_hand(game, room.language, scene, you, words)?;
        (at == slot).then(|| format!("{card}={said}"))
    });
    swaps.collect::<Vec<_>>().join("|")
}

/// The key of a card that lies face up: its word, kept for ever because there are only 54.
fn key(card: Card) -> &'static str {
    use std::sync::LazyLock;
    static KEYS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let mut keys = vec![String::new(); 64];
        for card in tapis_all_in::CardSet::PACK.iter() {
            keys[card.number()] = card.to_string();
        }
        keys
    });
    &KEYS[card.number()]
}

/// What a screen reader says of a card: its name and its effects.
pub(super) fn label(game: &AllIn, language: Language, card: Card) -> String {
    let t = language.texts();
    let effects: Vec<String> = game
        .deck()
        .column(card)
        .iter()
        .map(|line| {
            let name = words::effect(language, line.effect);
            if line.starred { t.msg_table_must(name) } else { name }
        })
        .collect();
    format!("{}: {}", words::card(language, card), effects.join(", "))
}

/// One half of a swap.
fn part(
    game: &AllIn,
    room: &Room<'_>,
    kind: &str,
    value: &str,
    held: Card,
    place: Option<&str>,
    before: &str,
) -> Markup {
    html! {
        button.pick.lit type="button" data-part=(kind) data-value=(value) data-swapped=[Some(before).filter(|said| !said.is_empty())] data-name=(words::card(room.language, held))
            data-fx=(game.deck().column(held).words().join(" ")) aria-label={ (label(game, room.language, held)) @if let Some(place) = place { ", " (place) } } {
            (card(key(held), art::all_in(game.deck(), held)))
        }
    }
}

/// The backs in the hand of another player, and the cards if these eyes see them.
fn backs(room: &Room<'_>, scene: &Scene, seat: Seat) -> Markup {
    let hand = &scene.hands[seat.index()];
    let open: Vec<Card> = hand.iter().filter_map(|face| face.card()).collect();
    let label = room.texts().msg_table_hand_size();
    html! {
        @if open.is_empty() { (packet(hand.len(), &label)) }
        @else {
            span.mini-hand {
                @for held in open { span.mini data-suit=(held.suit().map_or("RU", |suit| suit.letter())) title=(words::card(room.language, held)) { (short(held)) } }
            }
        }
    }
}

/// A card in few signs, for small places.
pub(super) fn short(card: Card) -> Markup {
    let suit = card.suit().map_or("RU", |suit| suit.letter());
    html! { (card.value().map_or("", |value| value.word())) svg.icon viewBox="0 0 48 48" aria-hidden="true" { use href=(art::address(&format!("s-{suit}"))) {} } }
}

/// The names of these seats.
fn names(room: &Room<'_>, seats: &[Seat]) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| room.name(*seat)).collect();
    tapis_texts::list(room.language, &names)
}

/// The cards that are still certain to be in this hand.
fn known(room: &Room<'_>, scene: &Scene, seat: Seat) -> Markup {
    let cards = scene.known.get(seat.index()).map_or(&[][..], |known| &known.cards);
    html! {
        @if !cards.is_empty() {
            span.known title=(known_in_words(room, scene, seat)) {
                @for card in cards { span.mini data-suit=(card.suit().map_or("RU", |suit| suit.letter())) { (short(*card)) span.sr { (words::card(room.language, *card)) ", " } } }
            }
        }
    }
}

/// What is certain of this hand, in words: the rank that was announced, and cards that are in it.
fn known_in_words(room: &Room<'_>, scene: &Scene, seat: Seat) -> String {
    let t = room.texts();
    let mut said = Vec::new();
    if let Some(known) = scene.known.get(seat.index()) {
        if let Some(ToldScene { category, rank }) = known.told {
            let hand = format!("{} · {rank}", words::category(room.language, category));
            said.push(t.msg_table_told(hand));
        }
        if !known.cards.is_empty() {
            let cards = known.cards.iter().map(|card| words::card(room.language, *card));
            said.push(t.msg_table_known(cards.collect::<Vec<_>>().join(", ")));
        }
    }
    said.join(" – ")
}

/// What the Eye or Hypnosis has told the viewer, large enough to read.
fn peek(game: &AllIn, room: &Room<'_>, answer: &AnswerScene) -> Markup {
    html! {
        div.peek {
            p { (all_in_bar::told(room, answer)) }
            @match answer {
                AnswerScene::Eye { shown, .. } => {
                    ul.cards { @for shown in shown.iter().filter_map(|face| face.card()) {
                        li { (card(key(shown), art::all_in(game.deck(), shown))) span.sr { (words::card(room.language, shown)) } }
                    } }
                }
                AnswerScene::Hypnosis { category, .. } => {
                    small { (words::category_explained(room.language, *category)) }
                }
            }
        }
    }
}

/// The two rows of the display.
fn display(game: &AllIn, room: &Room<'_>, scene: &Scene) -> Markup {
    let t = room.texts();
    let uncovered = scene.uncovered();
    let swapping = room.may_begin("swap");
    let taking = room.may_begin("take");
    let ask = game.ask(room, scene, &[], Mode::Live);
    html! {
        ul #display data-columns=(scene.display[0].len()) aria-label=(t.msg_table_display(scene.display_count(), game.limit())) {
            @for (slot, held) in scene.slots() {
                @let open = uncovered.contains(&slot);
                li data-slot=(slot) data-row=(slot.to_string().as_bytes()[1] - b'0') class=[(held.is_some() && !open).then_some("covered")] {
                    @match held {
                        None => span.empty { span.sr { (t.msg_table_empty_slot()) } },
                        Some(held) if swapping && open && room.legal.iter().any(|words| words.ends_with(&format!(" {slot}"))) => {
                            (part(game, room, "slot", &slot.to_string(), held, None, &swapped(game, room, scene, &slot.to_string())))
                        }
                        Some(held) => {
                            @let why = if (taking || swapping) && !open { t.msg_table_why_covered() } else { ask.clone() };
                            @let say = room.texts().msg_actions_take(words::the_card(room.language, held));
                            @let action = format!("take {slot}");
                            (pick_saying(room, &action, &say, seen(game, room, held, why).saying_before(game, room, scene, &action)))
                        }
                    }
                }
            }
        }
    }
}

/// What lies beside the display: deck, discard pile, pot, and what is being played.
fn stage(game: &AllIn, room: &Room<'_>, scene: &Scene) -> Markup {
    let t = room.texts();
    let ask = game.ask(room, scene, &[], Mode::Live);
    let verb = if room.may_begin("keep") { "keep" } else { "discard" };
    html! {
        div #stage {
            div.pile #deck data-anchor="deck" { @if scene.deck.is_empty() { span.empty {} } @else { (art::all_in_back()) } span.label { span.sr { (t.msg_table_deck()) ": " } (scene.deck.len()) } }
            div.pile #discard data-anchor="discard" {
                @match scene.discard.first() {
                    Some(Face::Up(top)) if room.may_begin("swap") && room.legal.iter().any(|words| words.ends_with(" discard")) => {
                        (part(game, room, "slot", "discard", *top, Some(&t.msg_table_discard_pile()), &swapped(game, room, scene, "discard")))
                    }
                    Some(Face::Up(top)) => {
                        @let say = t.msg_actions_take(words::the_card(room.language, *top));
                        (pick_saying(room, "take discard", &say, seen(game, room, *top, ask.clone()).saying_before(game, room, scene, "take discard")))
                    }
                    Some(Face::Down) => (art::all_in_back()),
                    None => span.empty {},
                }
                span.label { span.sr { (t.msg_table_discard_pile()) ": " } (scene.discard.len()) }
            }
            div.pot #pot data-anchor="pot" title=(t.msg_table_pot()) { (art::rune_token()) b { (scene.pot) } span.label { (t.msg_table_pot()) } @if scene.beyond_supply() { small.supply { (t.msg_table_supply()) } } }
            // The place of the card in play is kept, so that nothing else has to move.
            div.played {
                @if let Some(Face::Up(played)) = scene.played { (pick(game, room, "", seen(game, room, played, ask.clone()))) }
            }
            div.playing {
                @for (place, face) in scene.revealed.iter().enumerate() {
                    @match face {
                        Face::Up(revealed) => {
                            @let action = format!("{verb} {revealed}");
                            (pick(game, room, &action, seen(game, room, *revealed, ask.clone()).saying_before(game, room, scene, &action)))
                        }
                        Face::Down => (card(&format!("v{place}"), art::all_in_back())),
                    }
                }
            }
        }
    }
}
