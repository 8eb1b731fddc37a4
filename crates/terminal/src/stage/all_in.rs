//! All In – Predictions on the screen.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};
use tapis_all_in::{
    AllIn, Card, Category, Effect, Event, Face, LastRoundScene, Progress, Scene, ScenePhase, Side,
    Slot, Token,
};
use tapis_game::{Game, Seat};
use tapis_texts::{Language, all_in};

use super::{Stage, draw_log, level_name, name_of};
use crate::paint::{self, Light};
use crate::palette::{Palette, suit_symbol};
use crate::shown::Shown;
use crate::target::Target;
use crate::ui::Ui;

/// A card of the display is so wide; its frame included.
const CARD: u16 = 6;
/// From this width on the log has a column of its own.
const WIDE: u16 = 112;
const ROUNDS: u8 = 3;

/// A card in few letters: value, symbol, letter of the suit.
fn label(card: Card, palette: Palette) -> Span<'static> {
    let text = match (card.value(), card.suit()) {
        (Some(value), Some(suit)) => format!("{value}{}{}", suit_symbol(suit), suit.letter()),
        _ => "Rune".to_owned(),
    };
    Span::styled(text, palette.suit(card.suit()))
}

fn face_label(face: Face, palette: Palette) -> Span<'static> {
    match face {
        Face::Up(card) => label(card, palette),
        Face::Down => Span::styled("▒▒▒", palette.faint()),
    }
}

fn slot_name(row: usize, column: usize) -> String {
    format!("r{}c{}", row + 1, column + 1)
}

impl Stage for AllIn {
    fn way(scene: &Scene, words: &str) -> Vec<Target> {
        let owned = str::to_owned;
        let seat = |word: &str| word.parse().ok().filter(|n| *n < 6).map(Seat::new);
        match words.split(' ').collect::<Vec<_>>()[..] {
            ["play" | "hide", card] => vec![Target::Hand(owned(card))],
            ["discard", card] if scene.phase == ScenePhase::Order => {
                vec![Target::Revealed(owned(card))]
            }
            ["discard", card] => vec![Target::Hand(owned(card))],
            ["keep", card] => vec![Target::Revealed(owned(card))],
            ["take", slot] => vec![Target::Slot(owned(slot))],
            ["swap", card, slot] => vec![Target::Hand(owned(card)), Target::Slot(owned(slot))],
            ["hypnosis" | "eye" | "predict", word] => {
                seat(word).map(Target::Player).into_iter().collect()
            }
            _ => vec![Target::Button(owned(words))],
        }
    }

    fn attempt(scene: &Scene, seat: Seat, picked: &[Target], target: &Target) -> String {
        let effect = scene.pending.map(|pending| pending.effect.effect);
        let own = match picked.first() {
            Some(Target::Hand(card)) => card.clone(),
            _ => scene.hands[seat.index()].first().map(Face::to_string).unwrap_or_default(),
        };
        match target {
            Target::Hand(card) if scene.phase == ScenePhase::Turn => format!("play {card}"),
            Target::Hand(card) if scene.phase == ScenePhase::Hide => format!("hide {card}"),
            Target::Hand(card) if scene.phase == ScenePhase::Keep => format!("keep {card}"),
            Target::Hand(card) => format!("discard {card}"),
            Target::Revealed(card) => format!("keep {card}"),
            Target::Slot(slot) if effect == Some(Effect::Swap) => format!("swap {own} {slot}"),
            Target::Slot(slot) => format!("take {slot}"),
            Target::Player(other) if scene.phase == ScenePhase::Predict => {
                format!("predict {other}")
            }
            Target::Player(other) if effect == Some(Effect::Eye) => format!("eye {other}"),
            Target::Player(other) => format!("hypnosis {other}"),
            Target::Button(words) | Target::Centre(words) => words.clone(),
            Target::Front(_, card) => format!("play {card}"),
        }
    }

    fn header(shown: &Shown<Self>, language: Language) -> Vec<String> {
        let (texts, scene) = (language.texts(), &shown.scene);
        let mut header = vec![
            texts.msg_terminal_round(scene.round, ROUNDS.max(scene.round)),
            texts.msg_terminal_pot(scene.pot),
            texts.msg_terminal_deck(scene.deck.len() as u32),
            texts.msg_terminal_discard(scene.discard.len() as u32),
        ];
        header.extend(scene.beyond_supply().then(|| texts.msg_table_supply()));
        header
    }

    fn draw(shown: &Shown<Self>, ui: &mut Ui, buffer: &mut Buffer, area: Rect) {
        let (area, log) = if area.width >= WIDE {
            let [main, log] =
                Layout::horizontal([Constraint::Min(80), Constraint::Length(40)]).areas(area);
            (main, Some(log))
        } else {
            (area, None)
        };
        let [top, middle, hand] =
            Layout::vertical([Constraint::Length(7), Constraint::Min(5), Constraint::Length(7)])
                .areas(area);
        let columns = shown.scene.display[0].len() as u16;
        let display_width = columns * CARD + CARD + 5;
        let [display, players] =
            Layout::horizontal([Constraint::Length(display_width), Constraint::Min(30)]).areas(top);
        draw_display(shown, ui, buffer, display);
        draw_players(shown, ui, buffer, players);
        let played = match log {
            Some(log) => {
                draw_log(shown, ui, buffer, log);
                middle
            }
            None => {
                let [played, log] =
                    Layout::horizontal([Constraint::Percentage(50), Constraint::Min(30)])
                        .areas(middle);
                draw_log(shown, ui, buffer, log);
                played
            }
        };
        draw_in_play(shown, ui, buffer, played);
        draw_hand(shown, ui, buffer, hand);
    }

    fn explain(shown: &Shown<Self>, language: Language, target: &Target) -> Option<Vec<String>> {
        let card = match target {
            Target::Hand(word) | Target::Revealed(word) | Target::Centre(word) => Card::read(word)?,
            Target::Slot(word) => match Slot::read(word)? {
                Slot::DISCARD => shown.scene.discard.first()?.card()?,
                slot => shown.scene.slots().find(|(other, _)| *other == slot)?.1?,
            },
            _ => return None,
        };
        let mut lines = vec![all_in::card(language, card)];
        for line in shown.game.deck().column(card).iter() {
            let name = all_in::effect(language, line.effect);
            let duty = all_in::effect_duty(language, line.starred);
            let what =
                all_in::effect_explained(language, line.effect, shown.game.discard_variant());
            let mark = if line.starred { "★" } else { "·" };
            lines.push(format!("{mark} {name} ({duty}): {what}"));
        }
        Some(lines)
    }

    fn ranks(shown: &Shown<Self>, ui: &Ui, columns: usize) -> (String, Vec<Line<'static>>) {
        let (texts, palette, side) = (ui.language.texts(), ui.palette, shown.game.side());
        let mut order = Category::ALL;
        order.sort_by_key(|category| std::cmp::Reverse(category.rank(side)));
        let own = shown.seat.and_then(|seat| shown.game.hand_ranking(&shown.scene, seat));
        let names: Vec<_> = order.iter().map(|c| all_in::category(ui.language, *c)).collect();
        let widest = names.iter().map(|name| paint::width(name)).max().unwrap_or(0);
        let mut lines: Vec<Line<'static>> = Vec::new();
        for (category, name) in order.into_iter().zip(names) {
            let is_own = own.is_some_and(|own| own.category == category);
            let style = if is_own { palette.cursor() } else { palette.text() };
            let mark = if is_own { '▸' } else { ' ' };
            let what = all_in::category_explained(ui.language, category);
            let text =
                format!("{mark}{:>3}  {}  {what}", category.rank(side), paint::pad(&name, widest));
            lines.push(Line::styled(text, style));
        }
        lines.push(Line::default());
        for line in paint::wrap(&texts.msg_terminal_ranks_ties(), columns) {
            lines.push(Line::from(line));
        }
        let mut suits: Vec<Span<'static>> = vec![Span::raw("  ")];
        for (place, suit) in shown.game.deck().suits().into_iter().enumerate() {
            let arrow = if place > 0 { " > " } else { "" };
            suits.push(Span::raw(arrow));
            let text = format!(
                "{}{} {}",
                suit_symbol(suit),
                suit.letter(),
                all_in::suit(ui.language, suit)
            );
            suits.push(Span::styled(text, palette.suit(Some(suit))));
        }
        lines.push(Line::from(suits));
        for line in paint::wrap(&texts.msg_terminal_ranks_runes(), columns) {
            lines.push(Line::from(line));
        }
        let side = if side == Side::A { "A" } else { "B" };
        (texts.msg_terminal_ranks_title(side), lines)
    }

    fn round_over(shown: &Shown<Self>, ui: &Ui) -> Option<(String, Vec<Line<'static>>)> {
        let last = shown.scene.last_round.as_ref()?;
        let title = ui.language.texts().msg_terminal_round_over(last.round);
        Some((title, round_lines(shown, last, ui)))
    }

    fn ranks_name(language: Language) -> String {
        language.texts().msg_terminal_do_ranks()
    }

    fn points_name(language: Language) -> String {
        language.texts().msg_terminal_runes()
    }

    fn pause(event: &Event) -> bool {
        matches!(event, Event::RoundScored { .. } | Event::Answered { .. })
    }
}

/// The table of a round that has ended: hands, what they are, who was predicted, what it brought.
fn round_lines(shown: &Shown<AllIn>, last: &LastRoundScene, ui: &Ui) -> Vec<Line<'static>> {
    let (texts, palette) = (ui.language.texts(), ui.palette);
    let mut lines = vec![Line::from(texts.msg_terminal_pot_paid(last.pot, last.carry))];
    for (seat, hand) in Seat::all(shown.game.seats()).zip(&last.hands) {
        let place = seat.index();
        let mut spans = vec![Span::raw(name_of(shown, ui.language, seat, 14))];
        for face in hand {
            let label = face_label(*face, palette);
            let fill = 6usize.saturating_sub(label.width());
            spans.push(label);
            spans.push(Span::raw(" ".repeat(fill)));
        }
        let category = all_in::category(ui.language, last.categories[place]);
        spans.push(Span::raw(paint::pad(&format!("{category} ({})", last.ranks[place]), 21)));
        spans.push(Span::styled(format!("+{:<3}", last.gains[place]), palette.strong()));
        let mut line = Line::from(spans);
        if last.best == seat {
            line = line.style(palette.turn());
        }
        lines.push(line);
        let mut notes = Vec::new();
        if last.best == seat {
            notes.push(texts.msg_terminal_best_hand());
        }
        if let Token::At(target) = last.predictions[place] {
            notes.push(texts.msg_terminal_predicts(shown.name(target)));
        }
        if !notes.is_empty() {
            lines.push(Line::styled(format!("    {}", notes.join(" · ")), palette.faint()));
        }
    }
    lines
}

/// Two rows of slots. A covered card shows only its upper edge, with its label on it.
fn draw_display(shown: &Shown<AllIn>, ui: &mut Ui, buffer: &mut Buffer, area: Rect) {
    let (scene, palette) = (&shown.scene, ui.palette);
    let texts = ui.language.texts();
    let title = texts.msg_terminal_display(scene.display_count() as u32, shown.game.limit());
    let inside = paint::panel(buffer, area, &title, palette);
    for (column, (upper, lower)) in scene.display[0].iter().zip(&scene.display[1]).enumerate() {
        let x = inside.x + column as u16 * CARD;
        for (row, face) in [upper, lower].into_iter().enumerate() {
            let target = Target::Slot(slot_name(row, column));
            let place = Rect::new(x, inside.y + row as u16, CARD, 3).intersection(inside);
            let light = ui.light(&target);
            match face {
                Some(face) => {
                    let edge = edge_of(ui, &target);
                    let text = Line::from(face_label(*face, palette)).centered();
                    paint::card(buffer, place, vec![text], &edge, light, palette);
                    if row == 0 && lower.is_some() {
                        let label = face_label(*face, palette);
                        let at = Rect::new(x + 1, place.y, CARD - 2, 1).intersection(inside);
                        Line::from(label).render(at, buffer);
                    }
                    ui.spot(place, target);
                }
                None if row == 0 => {
                    let at = Rect::new(x, place.y + 1, CARD, 1).intersection(inside);
                    Line::styled("·", palette.faint()).centered().render(at, buffer);
                }
                None => {}
            }
        }
    }
    let x = inside.x + scene.display[0].len() as u16 * CARD + 2;
    let place = Rect::new(x, inside.y, CARD + 1, 3).intersection(inside);
    let pile = Target::Slot("discard".to_owned());
    let (light, mut edge) = (ui.light(&pile), edge_of(ui, &pile));
    if edge.is_empty() {
        edge = format!("×{}", scene.discard.len());
    }
    let top = scene.discard.first().copied();
    let text = top.map_or(Span::raw(""), |face| face_label(face, palette));
    paint::card(buffer, place, vec![Line::from(text).centered()], &edge, light, palette);
    if top.is_some() {
        ui.spot(place, pile);
    }
}

/// The digit that points at something, for its edge.
fn edge_of(ui: &Ui, target: &Target) -> String {
    if !ui.is_lit(target) {
        return String::new();
    }
    ui.digit(target).map(String::from).unwrap_or_default()
}

fn draw_players(shown: &Shown<AllIn>, ui: &mut Ui, buffer: &mut Buffer, area: Rect) {
    let (scene, palette, texts) = (&shown.scene, ui.palette, ui.language.texts());
    let inside = paint::panel(buffer, area, &texts.msg_terminal_players(), palette);
    for (row, seat) in (0..).zip(Seat::all(shown.game.seats())) {
        let line = Rect::new(inside.x, inside.y + row, inside.width, 1).intersection(inside);
        let target = Target::Player(seat);
        let light = ui.light(&target);
        let acts = scene.to_act.contains(seat);
        let mark = if acts { "▸" } else { " " };
        let style = match light {
            Light::Ready => palette.cursor().add_modifier(ratatui::style::Modifier::REVERSED),
            Light::On => palette.lit(),
            _ if acts => palette.turn(),
            _ => palette.text(),
        };
        let digit = edge_of(ui, &target);
        let mut status = Vec::new();
        if scene.all_in == Some(seat) {
            status.push(texts.msg_terminal_all_in_mark());
        }
        match scene.predictions[seat.index()] {
            Token::None => {}
            Token::At(at) => status.push(format!("→{}", shown.name(at))),
            Token::Hidden => status.push(texts.msg_terminal_predicted()),
        }
        if status.is_empty()
            && let Some(level) = &shown.places[seat.index()].level
        {
            status.push(level_name(ui.language, level));
        }
        let name_columns = usize::from(line.width).saturating_sub(18).clamp(8, 20);
        let runes = scene.runes[seat.index()];
        Line::from(vec![
            Span::styled(format!("{digit:<1}{mark}"), palette.turn()),
            Span::styled(name_of(shown, ui.language, seat, name_columns), style),
            Span::styled(format!("{runes:>4}◆ "), palette.suit(None)),
            Span::styled(status.join(" "), palette.faint()),
        ])
        .render(line, buffer);
        ui.spot(line, target);
    }
}

/// The card being played with its column, cards turned up; else the card under the cursor.
fn draw_in_play(shown: &Shown<AllIn>, ui: &mut Ui, buffer: &mut Buffer, area: Rect) {
    let (scene, palette, texts) = (&shown.scene, ui.palette, ui.language.texts());
    let Some(card) = scene.played.and_then(Face::card) else {
        let explained =
            ui.cursor.clone().and_then(|target| AllIn::explain(shown, ui.language, &target));
        return match explained {
            Some(lines) => draw_explained(&lines, ui, buffer, area),
            None => {
                paint::panel(buffer, area, &texts.msg_terminal_in_play(), palette);
            }
        };
    };
    let inside = paint::panel(buffer, area, &texts.msg_terminal_in_play(), palette);
    let mut spans = vec![label(card, palette), Span::raw("  ")];
    let column = shown.game.column_in_play(scene);
    for (line, progress) in &column {
        let name = all_in::effect(ui.language, line.effect);
        let star = if line.starred { "★" } else { "" };
        let (mark, style) = match progress {
            Progress::Done => ("✓", palette.faint()),
            Progress::Now => ("▸", palette.turn()),
            Progress::ToCome => ("", palette.text()),
        };
        spans.push(Span::styled(format!("{mark}{name}{star}"), style));
        spans.push(Span::raw("  "));
    }
    let first = Rect { height: 1, ..inside };
    Line::from(spans).render(first, buffer);
    let rest = Rect { y: inside.y + 1, height: inside.height.saturating_sub(1), ..inside };
    if scene.revealed.is_empty() {
        if let Some((line, _)) = column.iter().find(|(_, progress)| *progress == Progress::Now) {
            let what =
                all_in::effect_explained(ui.language, line.effect, shown.game.discard_variant());
            let lines: Vec<_> = paint::wrap(&what, rest.width.into());
            Paragraph::new(lines.into_iter().map(Line::from).collect::<Vec<_>>())
                .render(rest, buffer);
        }
        return;
    }
    let spot =
        |place| Rect::new(rest.x + place * (CARD + 1), rest.y, CARD + 1, 3).intersection(rest);
    // All spots first: the digits on the cards follow from them.
    for (place, face) in (0..).zip(&scene.revealed) {
        if let Some(card) = face.card() {
            ui.spot(spot(place), Target::Revealed(card.to_string()));
        }
    }
    for (place, face) in (0..).zip(&scene.revealed) {
        let text = vec![Line::from(face_label(*face, palette)).centered()];
        match face.card() {
            Some(card) => {
                let target = Target::Revealed(card.to_string());
                let (light, edge) = (ui.light(&target), edge_of(ui, &target));
                paint::card(buffer, spot(place), text, &edge, light, palette);
            }
            None => paint::card(buffer, spot(place), text, "", Light::Off, palette),
        }
    }
}

/// A card's name as a title, its effects below.
fn draw_explained(lines: &[String], ui: &Ui, buffer: &mut Buffer, area: Rect) {
    let Some((name, rest)) = lines.split_first() else { return };
    let inside = paint::panel(buffer, area, name, ui.palette);
    let wrapped = rest.iter().flat_map(|line| paint::wrap(line, inside.width.into()));
    Paragraph::new(wrapped.map(Line::from).collect::<Vec<_>>()).render(inside, buffer);
}

fn draw_hand(shown: &Shown<AllIn>, ui: &mut Ui, buffer: &mut Buffer, area: Rect) {
    let (scene, palette, texts) = (&shown.scene, ui.palette, ui.language.texts());
    let title = Rect { height: 1, ..area };
    let cards = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    let Some(seat) = shown.seat else { return draw_all_hands(shown, ui, buffer, cards) };
    let name = match shown.game.hand_ranking(scene, seat) {
        Some(ranking) => texts
            .msg_terminal_hand_worth(all_in::category(ui.language, ranking.category), ranking.rank),
        None => texts.msg_terminal_hand(),
    };
    Line::styled(format!(" {name}"), palette.strong()).render(title, buffer);
    let hand = &scene.hands[seat.index()];
    let width = (cards.width / (hand.len() as u16).max(1)).min(16);
    let spot = |place| Rect::new(cards.x + place * width, cards.y, width, 6).intersection(cards);
    // All spots first: the digits on the cards follow from them.
    for (place, face) in (0..).zip(hand) {
        if let Some(card) = face.card() {
            ui.spot(spot(place), Target::Hand(card.to_string()));
        }
    }
    for (place, face) in (0..).zip(hand) {
        let Some(card) = face.card() else { continue };
        let target = Target::Hand(card.to_string());
        let mut lines = vec![Line::from(label(card, palette)).centered()];
        let column = shown.game.deck().column(card);
        let room = usize::from(width.saturating_sub(2));
        for line in column.iter().take(3) {
            let name = all_in::effect(ui.language, line.effect);
            // A long name of an optional effect does without its dot.
            let text = match line.starred {
                true => format!("★{name}"),
                false if paint::width(&name) < room => format!("·{name}"),
                false => name,
            };
            lines.push(Line::from(paint::fit(&text, room)));
        }
        let light = ui.light(&target);
        let edge = ui.digit(&target).map(String::from).unwrap_or_default();
        paint::card(buffer, spot(place), lines, &edge, light, palette);
    }
}

/// Without a seat of one's own: what is seen of every hand.
fn draw_all_hands(shown: &Shown<AllIn>, ui: &Ui, buffer: &mut Buffer, area: Rect) {
    for (row, seat) in (0..).zip(Seat::all(shown.game.seats())) {
        let line = Rect::new(area.x, area.y + row, area.width, 1).intersection(area);
        let mut spans = vec![Span::raw(" "), Span::raw(name_of(shown, ui.language, seat, 14))];
        for face in &shown.scene.hands[seat.index()] {
            spans.push(face_label(*face, ui.palette));
            spans.push(Span::raw("  "));
        }
        if let Some(ranking) = shown.game.hand_ranking(&shown.scene, seat) {
            let category = all_in::category(ui.language, ranking.category);
            let text = format!("{category} ({})", ranking.rank);
            spans.push(Span::styled(text, ui.palette.faint()));
        }
        Line::from(spans).render(line, buffer);
    }
}
