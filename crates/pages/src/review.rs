//! The review of a finished game: what went well, what is worth another thought, the game as a
//! picture, and the account. The costliest choices are asked as questions before they are answered.

use maud::{Markup, html};
use tapis_coach::{Decision, Grade, Knowledge, Review, Stats, brier};
use tapis_game::Seat;
use tapis_texts::review::{grade, moments, per_cent, praise, reason, shift};

use crate::layout::{self, Reader};

mod bands;

/// A review, and who looks at it.
pub struct Look<'a> {
    /// The address of the review.
    pub at: &'a str,
    /// The address of the replay, if there is one.
    pub replay: Option<&'a str>,
    /// The players.
    pub names: &'a [String],
    /// The reader's seat.
    pub you: Option<Seat>,
    /// Whose choices are looked at.
    pub seat: Seat,
    /// Whether open cards count too.
    pub open: bool,
    /// The review.
    pub review: &'a Review,
    /// An action as on a button, at a step.
    pub say: &'a dyn Fn(&Decision, &str) -> String,
}

impl Look<'_> {
    fn own(&self) -> Vec<Decision> {
        let own = self.review.decisions.iter().filter(|decision| decision.seat == self.seat);
        own.cloned().collect()
    }

    /// The place before a decision, through the eyes of who decided.
    fn place(&self, decision: &Decision) -> Option<String> {
        let replay = self.replay?;
        Some(format!("{replay}?at={}&eyes={}", decision.at - 1, decision.seat))
    }

    /// This page with other words behind its question mark.
    fn with(&self, more: &str) -> String {
        format!("{}?seat={}{more}", self.at, self.seat)
    }
}

/// The page while the review is being made. It looks again by itself.
pub fn working(reader: &Reader, at: &str, part: f32) -> Markup {
    let t = reader.language.texts();
    let per_cent = per_cent(f64::from(part));
    layout::page(
        reader,
        &t.msg_review_title(),
        "review",
        html! {
            main.narrow data-again="1500" {
                h1 { (t.msg_review_title()) }
                p { (t.msg_review_lead()) }
                p role="status" { (t.msg_review_progress(per_cent)) }
                progress max="100" value=(format!("{:.0}", 100.0 * part)) {}
                noscript { p { a href=(at) { (t.msg_review_link()) } } }
                form method="post" action=(at) {
                    input type="hidden" name="what" value="stop";
                    button.button.quiet type="submit" { (t.msg_review_cancel()) }
                }
            }
        },
    )
}

/// The page of a review that was stopped.
pub fn stopped(reader: &Reader, at: &str) -> Markup {
    let t = reader.language.texts();
    layout::page(
        reader,
        &t.msg_review_title(),
        "review",
        html! {
            main.narrow {
                h1 { (t.msg_review_title()) }
                p { (t.msg_review_stopped()) }
                form method="post" action=(at) {
                    input type="hidden" name="what" value="begin";
                    button.button type="submit" { (t.msg_review_again()) }
                }
            }
        },
    )
}

/// The page onto which a record is dropped.
pub fn drop_here(reader: &Reader, problem: Option<&str>) -> Markup {
    let t = reader.language.texts();
    layout::page(
        reader,
        &t.msg_review_drop(),
        "review",
        html! {
            main.narrow {
                h1 { (t.msg_review_drop()) }
                p { (t.msg_review_drop_note()) }
                @if let Some(problem) = problem { p.problem role="alert" { (problem) } }
                form.drop method="post" action="/review" data-drop {
                    p { input type="file" accept=".tapis,.txt,text/plain" aria-label=(t.msg_review_drop()) data-drop-file; }
                    label { span { (t.msg_review_drop_text()) } textarea name="record" rows="8" required spellcheck="false" {} }
                    button.button type="submit" { (t.msg_review_again()) }
                }
            }
        },
    )
}

/// The page of a review.
pub fn page(reader: &Reader, look: &Look<'_>) -> Markup {
    let t = reader.language.texts();
    let own = look.own();
    let account = look.review.ledger[look.seat.index()];
    let cards = shift(account.deal + account.luck);
    let name = &look.names[look.seat.index()];
    let told = match look.you == Some(look.seat) {
        true => t.msg_review_you_played(shift(account.own), cards),
        false => t.msg_review_somebody_played(name, shift(account.own), cards),
    };
    layout::page(
        reader,
        &t.msg_review_title(),
        "review",
        html! {
            main {
                h1 { (t.msg_review_title()) }
                p.lead { (told) }
                p { (t.msg_review_lead()) }
                (whose(reader, look))
                (good(reader, look, &own))
                (questions(reader, look, &own))
                section aria-labelledby="picture" {
                    h2 #picture { (t.msg_review_picture()) }
                    (bands::picture(reader, look))
                    p.note { (t.msg_review_picture_note()) " " (t.msg_review_picture_error(per_cent(bands::error(look.review)))) }
                }
                (ledger(reader, look))
                (stats(reader, look))
                (choices(reader, look, &own))
                p.buttons {
                    @if let Some(replay) = look.replay { a.button.quiet href=(replay) { (t.msg_site_replay()) } }
                    a.button.quiet href={ (look.at) ".json" } download { "JSON" }
                }
            }
        },
    )
}

fn whose(reader: &Reader, look: &Look<'_>) -> Markup {
    let t = reader.language.texts();
    html! {
        nav.whose aria-label=(t.msg_review_whose()) {
            span { (t.msg_review_whose()) ": " }
            @for (seat, name) in Seat::all(look.names.len() as u8).zip(look.names) {
                @if seat == look.seat { b aria-current="true" { (name) } " " }
                @else { a href={ (look.at) "?seat=" (seat) } { (name) } " " }
            }
        }
    }
}

fn good(reader: &Reader, look: &Look<'_>, own: &[Decision]) -> Markup {
    let t = reader.language.texts();
    let judged = own.iter().filter(|decision| decision.grade != Grade::Forced).count();
    let as_good = own.iter().filter(|decision| decision.grade == Grade::Equal).count();
    html! {
        section.good aria-labelledby="good" {
            h2 #good { (t.msg_review_good()) }
            p { (t.msg_review_good_count(as_good, judged)) }
            ul { @for decision in praise(own) {
                @let next = decision.actions.get(1).map_or(0.0, |next| next.behind);
                li {
                    (t.msg_review_good_choice((look.say)(decision, &decision.action), decision.actions.len(), per_cent(next)))
                    @if let Some(place) = look.place(decision) { " " a href=(place) { (t.msg_review_step(decision.at)) } }
                }
            } }
        }
    }
}

fn questions(reader: &Reader, look: &Look<'_>, own: &[Decision]) -> Markup {
    let t = reader.language.texts();
    let moments = moments(own);
    html! {
        section.questions aria-labelledby="moments" {
            h2 #moments { (t.msg_review_moments()) }
            @if moments.is_empty() { p { (t.msg_review_moments_none()) } }
            ol { @for (number, decision) in (1..).zip(&moments) {
                li { a.button href=(look.with(&format!("&ask={}", decision.at))) { (t.msg_review_question_of(number, moments.len())) " · " (t.msg_review_step(decision.at)) } }
            } }
        }
    }
}

fn ledger(reader: &Reader, look: &Look<'_>) -> Markup {
    let t = reader.language.texts();
    html! {
        section aria-labelledby="account" {
            h2 #account { (t.msg_review_ledger()) }
            p.note { (t.msg_review_ledger_note()) }
            div.wide { table.account {
                thead { tr {
                    @for head in [t.msg_review_player(), t.msg_review_start(), t.msg_review_deal(), t.msg_review_luck(), t.msg_review_own(), t.msg_review_others(), t.msg_review_model(), t.msg_review_result()] { th scope="col" { (head) } }
                } }
                tbody { @for ((seat, name), account) in Seat::all(look.names.len() as u8).zip(look.names).zip(&look.review.ledger) {
                    tr class=[(look.seat == seat).then_some("you")] {
                        th scope="row" { (name) }
                        td.number { (per_cent(account.start)) }
                        @for part in [account.deal, account.luck, account.own, account.others, account.model] { td.number { (shift(part)) } }
                        td.number { b { (per_cent(account.result)) } }
                    }
                } }
            } }
        }
    }
}

fn stats(reader: &Reader, look: &Look<'_>) -> Markup {
    let t = reader.language.texts();
    let Stats { predictions, prizes } = &look.review.stats;
    let own: Vec<_> = predictions.iter().filter(|it| it.seat == look.seat).collect();
    let right = own.iter().filter(|prediction| prediction.right).count();
    html! {
        @if let Some(score) = brier(own.iter().copied()) {
            section aria-labelledby="predictions" {
                h2 #predictions { (t.msg_review_predictions()) }
                p { (t.msg_review_predicted_right(right, own.len())) " " (t.msg_review_brier(format!("{score:.2}"))) }
                ul { @for prediction in &own {
                    li { (look.names[prediction.predicted.index()]) ": " (per_cent(prediction.chance)) " " (if prediction.right { "✓" } else { "✗" }) }
                } }
            }
        }
        @if let Some(prizes) = prizes.get(look.seat.index()) {
            section aria-labelledby="prizes" {
                h2 #prizes { (t.msg_review_prizes()) }
                ul {
                    li { (t.msg_review_prizes_won(prizes.won, prizes.points)) }
                    @if prizes.won > 0 { li { (t.msg_review_prizes_paid(format!("{:.1}", f64::from(prizes.paid) / f64::from(prizes.won)))) } }
                    li { (t.msg_review_burns(prizes.burned, prizes.forced)) }
                    li { (t.msg_review_lucky_rounds(prizes.lucky)) }
                }
            }
        }
    }
}

fn choices(reader: &Reader, look: &Look<'_>, own: &[Decision]) -> Markup {
    let t = reader.language.texts();
    let open = |decision: &Decision| {
        let step = look.review.choices.get(decision.at);
        shift(step.and_then(|step| step.get(decision.seat.index())).copied().unwrap_or_default())
    };
    html! {
        section aria-labelledby="all" {
            h2 #all { (t.msg_review_all()) }
            p { a href=(look.with(if look.open { "#all" } else { "&open=1#all" })) { (if look.open { t.msg_review_open_hide() } else { t.msg_review_open_show() }) } }
            @if look.open { p.note { (t.msg_review_open_note()) } }
            div.wide { table.choices {
                thead { tr { th scope="col" {} th scope="col" { (t.msg_review_choice()) } th scope="col" { (t.msg_review_judgement()) } th scope="col" { (t.msg_review_cost()) } @if look.open { th scope="col" { (t.msg_review_open()) } } } }
                tbody { @for decision in own.iter().filter(|decision| decision.grade != Grade::Forced) {
                    tr data-grade=(decision.grade.name()) {
                        td.number { @match look.place(decision) { Some(place) => a href=(place) { (decision.at) }, None => (decision.at) } }
                        td { ((look.say)(decision, &decision.action)) }
                        td { (grade(reader.language, decision.grade)) }
                        td.number { @if decision.grade > Grade::Equal { (per_cent(decision.loss)) " ± " (per_cent(decision.error)) } }
                        @if look.open { td.number { (open(decision)) } }
                    }
                } }
            } }
        }
    }
}

/// A question, or its answer once something was chosen.
pub struct Question<'a> {
    /// Which decision.
    pub decision: &'a Decision,
    /// Which question, from 1, of how many; nothing for other decisions.
    pub number: Option<(usize, usize)>,
    /// What was chosen now.
    pub choice: Option<&'a str>,
    /// Where the next question is.
    pub next: Option<String>,
    /// Where the game is played on from here.
    pub exercise: String,
}

/// The table as it was, with what was known, and what could be done.
pub fn question(
    reader: &Reader,
    look: &Look<'_>,
    question: &Question<'_>,
    lines: &[String],
) -> Markup {
    let t = reader.language.texts();
    let Question { decision, choice, .. } = question;
    let here = look.with(&format!("&ask={}", decision.at));
    let say = |words: &str| (look.say)(decision, words);
    // In the order of the menu, which tells nothing.
    let mut menu: Vec<&str> = decision.actions.iter().map(|worth| worth.action.as_str()).collect();
    menu.sort_unstable();
    layout::page(
        reader,
        &t.msg_review_question(),
        "review",
        html! {
            main.narrow {
                @if let Some((number, count)) = question.number { p.note { (t.msg_review_question_of(number, count)) " · " (t.msg_review_step(decision.at)) } }
                h1 { (t.msg_review_question()) }
                div.position { @for line in lines { p { (line) } } }
                @if let Some(place) = look.place(decision) { p { a href=(place) { (t.msg_site_replay()) } } }
                @match choice {
                    None => {
                        form.menu method="get" action=(look.at) {
                            input type="hidden" name="seat" value=(look.seat);
                            input type="hidden" name="ask" value=(decision.at);
                            @for words in menu { button.button.quiet type="submit" name="choice" value=(words) { (say(words)) } }
                        }
                    }
                    Some(choice) => {
                        (answer(reader, look, decision, choice))
                        p.buttons {
                            a.button.quiet href=(question.exercise) { (t.msg_review_play_on()) }
                            @if let Some(next) = &question.next { a.button href=(next) { (t.msg_review_next()) } }
                            a.button.quiet href=(here) { (t.msg_review_question()) }
                        }
                    }
                }
                p { a href=(look.with("")) { (t.msg_review_back()) } }
            }
        },
    )
}

fn answer(reader: &Reader, look: &Look<'_>, decision: &Decision, choice: &str) -> Markup {
    let t = reader.language.texts();
    let say = |words: &str| (look.say)(decision, words);
    let worth = decision.actions.iter().find(|worth| worth.action == choice);
    let behind = worth.map_or(0.0, |worth| worth.behind);
    let error = worth.map_or(0.0, |worth| worth.error);
    html! {
        div.answer role="status" {
            @if choice == decision.best { p.lead { (t.msg_review_right(say(choice))) } }
            @else if behind <= tapis_coach::CLEAR * error { p.lead { (t.msg_review_also_good(say(choice))) } }
            @else { p.lead { (t.msg_review_better(say(&decision.best), per_cent(behind), per_cent(error))) } }
            p { (t.msg_review_chosen(say(&decision.action))) " (" (grade(reader.language, decision.grade)) ")" }
            ul { @for why in &decision.reasons { li { (reason(reader.language, why)) } } }
            div.wide { table.choices {
                tbody { @for worth in &decision.actions { tr class=[(worth.action == choice).then_some("you")] {
                    td { (say(&worth.action)) }
                    td.number { (per_cent(worth.value)) }
                    td.number { "± " (per_cent(worth.error)) }
                } } }
            } }
        }
    }
}

/// A position of an exercise: the table in words, and what can be done.
pub fn exercise(
    reader: &Reader,
    at: &str,
    back: &str,
    lines: &[String],
    menu: &[(String, String)],
    over: Option<&str>,
) -> Markup {
    let t = reader.language.texts();
    layout::page(
        reader,
        &t.msg_review_play_on(),
        "review",
        html! {
            main.narrow {
                h1 { (t.msg_review_play_on()) }
                p.note { (t.msg_review_exercise()) }
                div.position role="status" { @for line in lines { p { (line) } } }
                @if let Some(scores) = over { p.lead { (t.msg_review_exercise_over(scores)) } }
                div.menu { @for (words, name) in menu { a.button.quiet href={ (at) (words) } { (name) } } }
                p { a href=(back) { (t.msg_review_back()) } }
            }
        },
    )
}

/// What a seat could know at a place of the replay, beside what was so. `truth` says whether a card
/// was in a hand.
pub fn known(
    reader: &Reader,
    names: &[String],
    knowledge: &Knowledge,
    card: &dyn Fn(&str) -> String,
    truth: &dyn Fn(Seat, &str) -> bool,
) -> Markup {
    const CARDS: usize = 12;
    let t = reader.language.texts();
    html! {
        section.known aria-labelledby="known" {
            h2 #known { (t.msg_review_know()) }
            p.note {
                @match knowledge.counted {
                    Some(worlds) => (t.msg_review_know_counted(worlds)),
                    None => (t.msg_review_know_drawn(knowledge.drawn)),
                }
                " " (t.msg_review_know_truth())
            }
            dl { @for hand in &knowledge.hands {
                dt { (names[hand.seat.index()]) }
                dd { @for (word, share) in hand.cards.iter().take(CARDS) {
                    span.may { @if truth(hand.seat, word) { b { (card(word)) } } @else { (card(word)) } " " (per_cent(*share)) } " "
                } }
            } }
        }
    }
}
