//! Bids on the screen.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};
use tapis_bids::{Ahead, Bids, Card, Colour, Event, Face, RoundScene, Scene, Word, Written};
use tapis_game::{Game, Seat};
use tapis_texts::{Language, bids};

use super::{Stage, draw_log, name_of};
use crate::paint::{self, Light};
use crate::palette::{Palette, colour_symbol};
use crate::shown::Shown;
use crate::target::Target;
use crate::ui::Ui;

/// From this width on the log has a column of its own.
const WIDE: u16 = 112;

/// A card in few letters: letter of the colour, symbol, number; specials by a short name.
fn label(word: Word, palette: Palette) -> Span<'static> {
    let colour = word.colour();
    let symbol = colour_symbol(colour);
    let text = match word {
        Word::Number(_, number) => format!("{}{symbol}{number}", colour.letter()),
        Word::MinusFive => format!("{symbol}−5"),
        other => format!("{symbol}{other}"),
    };
    Span::styled(text, palette.colour(colour))
}

/// The same of a card that may lie face down.
fn face_label(face: Face, palette: Palette) -> Span<'static> {
    match face {
        Face::Up(word) => label(word, palette),
        Face::Down => Span::styled("▒▒▒", palette.faint()),
    }
}

impl Stage for Bids {
    fn way(_: &Scene, words: &str) -> Vec<Target> {
        vec![match words.parse() {
            Ok(Written::Bid(card)) => Target::Hand(card.to_string()),
            Ok(Written::Steal(victim, card)) => Target::Front(victim, card.to_string()),
            Err(_) => Target::Button(words.to_owned()),
        }]
    }

    fn attempt(_: &Scene, _: Seat, _: &[Target], target: &Target) -> String {
        match target {
            Target::Front(seat, card) => format!("steal {seat} {card}"),
            Target::Hand(card) | Target::Centre(card) => format!("bid {card}"),
            Target::Revealed(word) | Target::Slot(word) | Target::Button(word) => word.clone(),
            Target::Player(seat) => format!("steal {seat}"),
        }
    }

    fn header(shown: &Shown<Self>, language: Language) -> Vec<String> {
        let (texts, scene) = (language.texts(), &shown.scene);
        let mut parts = vec![
            texts.msg_terminal_round(scene.round, shown.game.agreed().rounds),
            texts.msg_terminal_trick(scene.trick, shown.game.pack().hand),
            texts.msg_terminal_deck(scene.deck.len() as u32),
        ];
        if scene.lowest_wins {
            parts.push(texts.msg_terminal_lowest_wins());
        }
        parts
    }

    fn draw(shown: &Shown<Self>, ui: &mut Ui, buffer: &mut Buffer, area: Rect) {
        let (area, log) = if area.width >= WIDE {
            let [main, log] =
                Layout::horizontal([Constraint::Min(80), Constraint::Length(40)]).areas(area);
            (main, Some(log))
        } else {
            (area, None)
        };
        let rows = u16::from(shown.game.seats()) + 3;
        let hand_rows = if shown.seat.is_some() { 4 } else { u16::from(shown.game.seats()) + 1 };
        let [top, middle, hand] = Layout::vertical([
            Constraint::Length(rows.max(8)),
            Constraint::Min(5),
            Constraint::Length(hand_rows),
        ])
        .areas(area);
        let [centre, table] =
            Layout::horizontal([Constraint::Length(26), Constraint::Min(50)]).areas(top);
        draw_centre(shown, ui, buffer, centre);
        draw_table(shown, ui, buffer, table);
        match log {
            Some(log) => {
                draw_log(shown, ui, buffer, log);
                draw_unseen(shown, ui, buffer, middle);
            }
            None => {
                let [unseen, log] =
                    Layout::horizontal([Constraint::Length(38), Constraint::Min(30)]).areas(middle);
                draw_unseen(shown, ui, buffer, unseen);
                draw_log(shown, ui, buffer, log);
            }
        }
        draw_hand(shown, ui, buffer, hand);
    }

    fn explain(shown: &Shown<Self>, language: Language, target: &Target) -> Option<Vec<String>> {
        let (Target::Hand(word) | Target::Front(_, word) | Target::Centre(word)) = target else {
            return None;
        };
        let card = word.parse().ok().filter(|card| shown.game.card(*card).is_some())?;
        let texts = language.texts();
        let mut lines = vec![bids::card(language, card)];
        lines.extend(match card {
            Word::Number(Colour::Black, _) => Some(texts.msg_terminal_explain_number()),
            Word::Number(..) => Some(texts.msg_terminal_explain_bid()),
            special => bids::card_explained(&shown.game, language, special),
        });
        Some(lines)
    }

    fn ranks(shown: &Shown<Self>, ui: &Ui, columns: usize) -> (String, Vec<Line<'static>>) {
        let texts = ui.language.texts();
        let game = &shown.game;
        let mut sentences = bids::rules_in_short(game, ui.language).to_vec();
        let cards = game.all_cards();
        for card in cards.iter() {
            let word = game.word(card);
            if let Some(what) = bids::card_explained(game, ui.language, word) {
                sentences.push(format!("{}: {what}", bids::card(ui.language, word)));
            }
        }
        let lines = sentences.iter().flat_map(|sentence| {
            let wrapped = paint::wrap(sentence, columns.saturating_sub(2));
            let mark = |place: usize| if place == 0 { "• " } else { "  " };
            let lines = wrapped.into_iter().enumerate();
            lines.map(move |(place, line)| Line::from(format!("{}{line}", mark(place))))
        });
        (texts.msg_terminal_brief_title(), lines.collect())
    }

    fn round_over(shown: &Shown<Self>, ui: &Ui) -> Option<(String, Vec<Line<'static>>)> {
        let last = shown.scene.last_round.as_ref()?;
        let title = ui.language.texts().msg_terminal_round_over(last.round);
        Some((title, round_lines(shown, last, ui)))
    }

    fn ranks_name(language: Language) -> String {
        language.texts().msg_terminal_do_rules()
    }

    fn points_name(language: Language) -> String {
        language.texts().msg_terminal_points()
    }

    fn pause(event: &Event) -> bool {
        matches!(event, Event::TrickEnded(_))
    }
}

fn round_lines(shown: &Shown<Bids>, last: &RoundScene, ui: &Ui) -> Vec<Line<'static>> {
    let (texts, palette) = (ui.language.texts(), ui.palette);
    let most = last.scores.iter().max().copied();
    let mut lines = Vec::new();
    for (seat, front) in Seat::all(shown.game.seats()).zip(&last.fronts) {
        let place = seat.index();
        let mut spans = vec![
            Span::raw(name_of(shown, ui.language, seat, 16)),
            Span::styled(format!("{:>+4}  ", last.scores[place]), palette.strong()),
        ];
        for word in front {
            spans.push(label(*word, palette));
            spans.push(Span::raw(" "));
        }
        if last.allies.is_some_and(|allies| allies.contains(&seat)) {
            spans.push(Span::styled(texts.msg_terminal_allied(), palette.faint()));
        } else if front.is_empty() {
            spans.push(Span::styled(texts.msg_terminal_column_lucky(), palette.faint()));
        }
        let mut line = Line::from(spans);
        if Some(last.scores[place]) == most {
            line = line.style(palette.turn());
        }
        lines.push(line);
    }
    lines
}

/// The card to win, what is at stake, who is ahead; below it the last trick.
fn draw_centre(shown: &Shown<Bids>, ui: &mut Ui, buffer: &mut Buffer, area: Rect) {
    let (scene, palette, texts) = (&shown.scene, ui.palette, ui.language.texts());
    let inside = paint::panel(buffer, area, &texts.msg_terminal_centre(), palette);
    let place = Rect::new(inside.x, inside.y, 8, 3).intersection(inside);
    let word = scene.centre.map(|face| face.to_string()).unwrap_or_default();
    let text = scene.centre.map_or(Span::raw(""), |face| face_label(face, palette));
    let target = Target::Centre(word);
    let light = ui.light(&target);
    paint::card(buffer, place, vec![Line::from(text).centered()], "", light, palette);
    if scene.centre.is_some() {
        ui.spot(place, target);
    }
    let beside =
        Rect { x: inside.x + 9, width: inside.width.saturating_sub(9), height: 3, ..inside }
            .intersection(inside);
    let columns = usize::from(beside.width);
    let game = &shown.game;
    let stake = game.fold(game.at_stake(scene));
    let stake = if scene.hidden { format!("{stake} + ?") } else { stake.to_string() };
    let mut lines = vec![Line::from(paint::fit(&texts.msg_terminal_at_stake(stake), columns))];
    if let Some(seat) = shown.seat {
        let worth = format!("{:+}", game.worth(scene, seat));
        lines.push(Line::from(paint::fit(&texts.msg_terminal_for_you(worth), columns)));
    }
    let ahead = match game.ahead(scene) {
        Some(Ahead::Wins(seat)) => texts.msg_terminal_ahead(shown.name(seat)),
        Some(Ahead::Burns(seat)) => texts.msg_terminal_burns(shown.name(seat)),
        Some(Ahead::Nobody) => texts.msg_terminal_nobody_ahead(),
        None => String::new(),
    };
    lines.push(Line::styled(paint::fit(&ahead, columns), palette.turn()));
    Paragraph::new(lines).render(beside, buffer);
    if let Some(last) = &scene.last_trick {
        let mut y = inside.y + 3;
        let line = |y: u16| Rect { y, height: 1, ..inside }.intersection(inside);
        let mut spans =
            vec![Span::styled(format!("{}: ", texts.msg_terminal_last_trick()), palette.faint())];
        spans.push(label(last.centre, palette));
        spans.push(Span::styled(" → ", palette.faint()));
        let winner = last.winner.map_or("—", |seat| shown.name(seat));
        spans.push(Span::styled(winner.to_owned(), palette.faint()));
        Line::from(spans).render(line(y), buffer);
        y += 1;
        let width = usize::from(inside.width);
        let (mut spans, mut used) = (Vec::new(), 0);
        for word in &last.plays {
            let label = label(*word, palette);
            if used + label.width() + 1 > width {
                Line::from(std::mem::take(&mut spans)).render(line(y), buffer);
                (y, used) = (y + 1, 0);
            }
            used += label.width() + 1;
            spans.push(label);
            spans.push(Span::raw(" "));
        }
        Line::from(spans).render(line(y), buffer);
    }
}

/// One row for each player: bid, front, points of this round, lucky-loser counter, total.
fn draw_table(shown: &Shown<Bids>, ui: &mut Ui, buffer: &mut Buffer, area: Rect) {
    let (scene, palette, texts) = (&shown.scene, ui.palette, ui.language.texts());
    let game = &shown.game;
    let inside = paint::panel(buffer, area, &texts.msg_terminal_players(), palette);
    let columns = usize::from(inside.width);
    let (name, bid, now, lucky, total) = (14usize, 7usize, 5usize, 7usize, 6usize);
    let front = columns.saturating_sub(2 + name + bid + now + lucky + total);
    let head = format!(
        "  {}{}{}{}{}{}",
        paint::pad(&texts.msg_terminal_column_player(), name),
        paint::pad(&texts.msg_terminal_column_bid(), bid),
        paint::pad(&texts.msg_terminal_column_front(), front),
        right(&texts.msg_terminal_column_points(), now),
        right(&texts.msg_terminal_column_lucky(), lucky),
        right(&texts.msg_terminal_column_total(), total),
    );
    let row = |number: u16| Rect { y: inside.y + number, height: 1, ..inside }.intersection(inside);
    Line::styled(head, palette.faint()).render(row(0), buffer);
    for (number, seat) in (1..).zip(Seat::all(game.seats())) {
        let place = seat.index();
        let acts = scene.to_act.contains(seat);
        let leads = matches!(game.ahead(scene), Some(Ahead::Wins(ahead)) if ahead == seat);
        let style = if acts { palette.turn() } else { palette.text() };
        let ally = scene.allies.is_some_and(|allies| allies.contains(&seat));
        let mark = if acts {
            "▸ "
        } else if ally {
            "& "
        } else {
            "  "
        };
        let area = row(number);
        let mut spans = vec![
            Span::styled(mark, palette.turn()),
            Span::styled(name_of(shown, ui.language, seat, name - 1), style),
            Span::raw(" "),
        ];
        let bid_label = scene.bid_by(seat).map(|word| label(word, palette));
        let bid_label = bid_label.unwrap_or_else(|| Span::styled("·", palette.faint()));
        let crown = if leads { "*" } else { "" };
        let used = bid_label.width() + crown.len();
        spans.push(bid_label);
        spans.push(Span::styled(crown, palette.turn()));
        spans.push(Span::raw(" ".repeat(bid.saturating_sub(used))));
        let mut x = area.x + (2 + name + bid) as u16;
        let end = x + front as u16;
        let mut used = 0;
        for word in &scene.fronts[place] {
            let target = Target::Front(seat, word.to_string());
            let light = ui.light(&target);
            // All cards in front are black, so a number needs no letter.
            let mut card = label(*word, palette);
            card.content = short(*word).into();
            card.style = match light {
                Light::Ready => card.style.add_modifier(Modifier::REVERSED),
                Light::On => card.style.add_modifier(Modifier::UNDERLINED),
                Light::Pointed => card.style.add_modifier(Modifier::REVERSED | Modifier::DIM),
                _ => card.style,
            };
            let wide = card.width() as u16;
            if x + wide > end {
                break;
            }
            ui.spot(Rect::new(x, area.y, wide, 1), target);
            spans.push(card);
            spans.push(Span::raw(" "));
            used += usize::from(wide) + 1;
            x += wide + 1;
        }
        spans.push(Span::raw(" ".repeat(front.saturating_sub(used))));
        spans.push(Span::raw(format!("{:>now$}", game.points(scene, seat))));
        spans.push(Span::styled(format!("{:>lucky$}", scene.zero_rounds[place]), palette.faint()));
        spans.push(Span::styled(format!("{:>total$}", scene.totals[place]), palette.strong()));
        Line::from(spans).render(area, buffer);
    }
}

/// A text at the right end of its place.
fn right(text: &str, columns: usize) -> String {
    let text = paint::fit(text, columns.saturating_sub(1));
    format!("{}{text}", " ".repeat(columns.saturating_sub(paint::width(&text))))
}

/// Which cards can still be in other hands.
fn draw_unseen(shown: &Shown<Bids>, ui: &Ui, buffer: &mut Buffer, area: Rect) {
    let palette = ui.palette;
    let title = ui.language.texts().msg_terminal_unseen();
    let inside = paint::panel(buffer, area, &title, palette);
    let columns = usize::from(inside.width);
    let mut lines = Vec::new();
    let unseen = shown.game.unseen(&shown.scene);
    // The Ally is the only white card: it has no line of its own.
    let ally = unseen.iter().filter(|unseen| unseen.colour == Colour::White);
    let ally: Vec<Card> = ally.flat_map(|unseen| unseen.cards.clone()).collect();
    for unseen in unseen.iter().filter(|unseen| unseen.colour != Colour::White) {
        let colour = unseen.colour;
        let head = format!("{}{} ", colour.letter(), colour_symbol(colour));
        let style = palette.colour(colour);
        let white = if colour == Colour::Black { ally.as_slice() } else { &[] };
        let cards = unseen.cards.iter().chain(white);
        let words: Vec<_> = cards.map(|card| short(shown.game.word(*card))).collect();
        let text = paint::fit(&words.join(" "), columns.saturating_sub(3));
        lines.push(Line::from(vec![Span::styled(head, style), Span::raw(text)]));
    }
    Paragraph::new(lines).render(inside, buffer);
}

/// A card below the heading of its colour.
fn short(card: Word) -> String {
    card.number().map_or_else(|| card.to_string(), |number| number.to_string())
}

fn draw_hand(shown: &Shown<Bids>, ui: &mut Ui, buffer: &mut Buffer, area: Rect) {
    let (scene, palette) = (&shown.scene, ui.palette);
    let Some(seat) = shown.seat else { return draw_all_hands(shown, ui, buffer, area) };
    let title = Rect { height: 1, ..area };
    let name = ui.language.texts().msg_terminal_hand();
    Line::styled(format!(" {name}"), palette.strong()).render(title, buffer);
    let hand = &scene.hands[seat.index()];
    let width = (area.width / 10).clamp(7, 9);
    let spot = |place| Rect::new(area.x + place * width, area.y + 1, width, 3).intersection(area);
    // All spots first: the digits on the cards follow from them.
    for (place, face) in (0..).zip(hand) {
        ui.spot(spot(place), Target::Hand(face.to_string()));
    }
    for (place, face) in (0..).zip(hand) {
        let target = Target::Hand(face.to_string());
        let (light, edge) = (ui.light(&target), ui.digit(&target));
        let edge = edge.map(String::from).unwrap_or_default();
        let text = Line::from(face_label(*face, palette)).centered();
        paint::card(buffer, spot(place), vec![text], &edge, light, palette);
    }
}

/// Without a seat of one's own: what is seen of every hand.
fn draw_all_hands(shown: &Shown<Bids>, ui: &Ui, buffer: &mut Buffer, area: Rect) {
    for (row, seat) in (0..).zip(Seat::all(shown.game.seats())) {
        let line = Rect::new(area.x, area.y + 1 + row, area.width, 1).intersection(area);
        let mut spans = vec![Span::raw(" "), Span::raw(name_of(shown, ui.language, seat, 14))];
        for face in &shown.scene.hands[seat.index()] {
            spans.push(face_label(*face, ui.palette));
            spans.push(Span::raw(" "));
        }
        Line::from(spans).render(line, buffer);
    }
}
