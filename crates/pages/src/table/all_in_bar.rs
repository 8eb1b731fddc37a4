//! The bar of All In: what is asked, where we are in the column of a card, and the buttons. And
//! the table of ranks and effects that is always at hand.

use maud::{Markup, html};
use tapis_all_in::{AllIn, AnswerScene, Category, Effect, Progress, Scene, ScenePhase};
use tapis_game::Seat;
use tapis_texts::{Language, all_in as words};

use super::{Mode, Room, Shown, act_button};
use crate::art;

/// What is asked, and of whom.
pub(super) fn ask(game: &AllIn, room: &Room<'_>, scene: &Scene, mode: Mode) -> String {
    if mode == Mode::Peek {
        return scene.answer.as_ref().map_or_else(String::new, |answer| told(room, answer));
    }
    let eyes = room.you.filter(|_| mode == Mode::Live);
    // At the table an effect says what to touch.
    let acts = eyes.is_some_and(|you| scene.to_act.contains(you));
    let effect = scene.pending.as_ref().map(|pending| pending.effect.effect);
    if let Some(effect) = effect.filter(|_| acts && scene.phase == ScenePhase::Effect) {
        return words::effect_asked(room.language, effect, game.discard_variant());
    }
    tapis_texts::asked::<AllIn>(room.language, &room.names(), scene, eyes)
}

/// What Hypnosis or the Eye has told.
pub(super) fn told(room: &Room<'_>, answer: &AnswerScene) -> String {
    let t = room.texts();
    match answer {
        AnswerScene::Eye { target, .. } => t.msg_table_peek_eye(room.name(*target)),
        AnswerScene::Hypnosis { target, category, rank, .. } => {
            let hand = format!("{} · {rank}", words::category(room.language, *category));
            t.msg_table_peek_hypnosis(room.name(*target), hand)
        }
    }
}

/// All effects, in the order of the table.
const EFFECTS: [Effect; 9] = [
    Effect::Take,
    Effect::Swap,
    Effect::Draw,
    Effect::Reveal3,
    Effect::Reveal4,
    Effect::Reveal5,
    Effect::Rune,
    Effect::Hypnosis,
    Effect::Eye,
];

/// Buttons, and the column of the card in play.
pub(super) fn bar(game: &AllIn, room: &Room<'_>, scene: &Scene) -> Markup {
    let t = room.texts();
    let column = game.column_in_play(scene);
    html! {
        @if !column.is_empty() {
            ol #column aria-label=(t.msg_table_column()) {
                @for (line, progress) in &column {
                    @let (class, state) = match progress {
                        Progress::Done => ("done", t.msg_table_effect_done()),
                        Progress::Now => ("now", t.msg_table_effect_now()),
                        Progress::ToCome => ("to-come", t.msg_table_effect_to_come()),
                    };
                    li class=(class) data-why=(words::effect_explained(room.language, line.effect, game.discard_variant())) aria-current=[(class == "now").then_some("step")] {
                        (art::effect_icon(line.effect))
                        span.effect-name { (words::effect(room.language, line.effect)) @if line.starred { span.star { "★" } } }
                        span.sr { " " (state) }
                    }
                }
            }
        }
        @for seat in Seat::all(room.seats()) {
            @let action = format!("predict {seat}");
            @if room.may(&action) {
                button.act type="submit" name="action" value=(action) data-action=(action) data-say=(game.say(room, &action)) {
                    (room.called(seat))
                }
            }
        }
        (act_button(game, room, "draw", "main"))
        (act_button(game, room, "reveal", "main"))
        (act_button(game, room, "rune", "main"))
        (act_button(game, room, "skip", ""))
        (act_button(game, room, "pass", ""))
        @if room.may("all-in") {
            button.act.warn type="submit" name="action" value="all-in" data-action="all-in" data-instant data-confirm="sure" data-say=(t.msg_table_confirm_button()) {
                (game.say(room, "all-in"))
            }
            // What is asked again before it is done takes the place of all else in the bar.
            p #sure { (t.msg_table_confirm_all_in()) }
            button.act #cancel type="button" { (t.msg_table_cancel()) }
        }
    }
}

/// The ranks on the side in play, and what the effects do.
pub(super) fn reference(game: &AllIn, language: Language) -> Markup {
    let t = language.texts();
    let mut ranks: Vec<(u8, Category)> =
        Category::ALL.into_iter().map(|category| (category.rank(game.side()), category)).collect();
    ranks.sort_by(|a, b| b.cmp(a));
    html! {
        div.panel-body {
            table.ranks {
                caption { (t.msg_table_ranks()) }
                thead { tr { th scope="col" { (t.msg_table_rank_hand()) } th scope="col" { (t.msg_table_runes()) } } }
                tbody { @for (rank, category) in ranks {
                    tr { td { b { (words::category(language, category)) } br; small { (words::category_explained(language, category)) } } td.number { (rank) } }
                } }
            }
            p { (words::suit_order(game, language)) }
            h3 { (t.msg_table_effects()) }
            (effects(game, language))
        }
    }
}

/// What the effects do.
pub(super) fn effects(game: &AllIn, language: Language) -> Markup {
    html! {
        dl.effects { @for effect in EFFECTS {
            dt data-effect=(effect.word()) { (art::effect_icon(effect)) " " (words::effect(language, effect)) }
            dd { (words::effect_explained(language, effect, game.discard_variant())) }
        } }
        p.duty { "★ = " (words::effect_duty(language, true)) }
    }
}
