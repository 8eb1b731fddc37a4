//! The table of Bids.

use maud::{Markup, html};
use tapis_bids::{Ahead, Bids, Colour, Event, Face, Scene, ScenePhase, Word, Written};
use tapis_game::{Heard, Seat, Seats};
use tapis_play::Step;
use tapis_texts::{Language, bids as words};

use super::flight::Flight;
use super::stage::In;
use super::{
    Before, Mode, Pick, Room, Shown, Thing, bids_round, card, count, legend, packet, pick,
};
use crate::art;
use crate::layout::points;

impl Shown for Bids {
    fn place(&self, room: &Room<'_>, scene: &Scene, seat: Seat) -> Markup {
        let t = room.texts();
        let zero = scene.zero_rounds[seat.index()];
        let allied = scene.allies.is_some_and(|allies| allies.contains(&seat));
        let winners = scene.winners.is_some_and(|winners| winners.contains(seat));
        html! {
            span.stats {
                b.total title=(t.msg_table_total()) { (points(scene.totals[seat.index()])) }
                @if room.you != Some(seat) { (hand_of(room, scene, seat)) }
                @if zero > 0 { (count("i-clover", zero, &t.msg_table_lucky())) }
            }
            span.tags {
                @if allied { span.tag.ally { (art::icon("i-ally")) (t.msg_table_ally()) } }
                @if winners { span.tag.told { (art::icon("i-crown")) } }
            }
            (front(self, room, scene, seat))
        }
    }

    fn place_action(&self, _room: &Room<'_>, _scene: &Scene, _seat: Seat) -> Option<String> {
        None
    }

    fn place_why(&self, room: &Room<'_>, scene: &Scene, _seat: Seat) -> String {
        self.ask(room, scene, &[], Mode::Live)
    }

    fn middle(&self, room: &Room<'_>, scene: &Scene, heard: &[Heard<Self>], mode: Mode) -> Markup {
        html! {
            @if shows_round(scene, mode) && let Some(round) = bids_round::last_round(heard) {
                (bids_round::scored(self, room, round, true))
            } @else {
                (centre(self, room, scene, mode))
                (colours(self, room, scene))
                (plays(self, room, scene, heard, mode))
            }
        }
    }

    fn ask(&self, room: &Room<'_>, scene: &Scene, heard: &[Heard<Self>], mode: Mode) -> String {
        let (trick, round) = (bids_round::last_trick(heard), bids_round::last_round(heard));
        if let (Mode::Round, Some(round)) = (mode, round) {
            return bids_round::verdict(room, round);
        }
        if let Some(trick) = trick.filter(|_| complete(scene)) {
            return bids_round::trick_told(room, trick);
        }
        let eyes = room.you.filter(|_| mode == Mode::Live);
        let theft = bids_round::theft(heard).filter(|_| scene.phase == ScenePhase::Steal);
        if let Some(theft) = theft {
            // Whom the thief has to rob, and why.
            return room.told(theft).join(" ");
        }
        tapis_texts::asked::<Self>(room.language, &room.names(), scene, eyes)
    }

    fn bar(&self, room: &Room<'_>, scene: &Scene) -> Markup {
        let t = room.texts();
        html! {
            // The browser knows what is chosen ahead, and writes it here.
            @if room.you.is_some() && room.legal.is_empty() { span #ahead.ahead {} }
            @if let Some(ahead) = self.ahead(scene) {
                span.ahead {
                    @match ahead {
                        Ahead::Wins(seat) => (ahead_told(room, seat)),
                        Ahead::Burns(seat) => (t.msg_table_burning_bids(equal(self, self.burning(scene).iter().filter_map(|seat| scene.bid_by(seat))), room.name(seat))),
                        Ahead::Nobody => (t.msg_table_ahead_nobody()),
                    }
                }
            }
        }
    }

    fn me(&self, room: &Room<'_>, scene: &Scene, seat: Seat) -> Markup {
        let t = room.texts();
        let prospect = self.prospect(scene, seat);
        let allied = scene.allies.is_some_and(|allies| allies.contains(&seat));
        html! {
            @if scene.fronts[seat.index()].is_empty() && !allied {
                span.rank.lucky title=(words::lucky_loser(self, room.language)) { (art::icon("i-clover")) (t.msg_table_lucky()) ": " (points(prospect)) }
            } @else if prospect != self.points(scene, seat) {
                // Otherwise it is the sum that stands beside the cards.
                span.rank title=(t.msg_table_this_round()) { (t.msg_table_prospect(prospect).replace('-', "−")) }
            }
        }
    }

    fn hand(&self, room: &Room<'_>, scene: &Scene, seat: Seat) -> Markup {
        let ask = self.ask(room, scene, &[], Mode::Live);
        // A bid may be chosen ahead, for the trick in which it is still to be made.
        let ahead =
            scene.phase == ScenePhase::Bid && scene.bid_by(seat).is_none() && room.legal.is_empty();
        html! {
            @for (place, face) in scene.hands[seat.index()].iter().enumerate() {
                li { @match face {
                    Face::Down => (card(&format!("h{seat}-{place}"), art::bids_back())),
                    Face::Up(word) if ahead && room.you == Some(seat) => {
                        button.pick.ahead type="button" data-pre=(Written::Bid(*word)) data-say=(room.texts().msg_table_pre_chosen(words::card(room.language, *word))) aria-label=(words::card(room.language, *word)) { (card(&word.to_string(), art::bids(self, *word))) }
                    }
                    Face::Up(word) => {
                        @let key = word.to_string();
                        (pick(self, room, &Written::Bid(*word).to_string(), seen(self, room, *word, &key, ask.clone()).before(self, room, scene, seat, *word)))
                    }
                } }
            }
        }
    }

    fn headline(&self, room: &Room<'_>, scene: &Scene) -> String {
        room.texts().msg_table_round_trick(scene.round, self.agreed().rounds, scene.trick)
    }

    fn moment(&self, scene: &Scene) -> String {
        format!("{}.{}", scene.round, scene.trick)
    }

    fn last(&self, room: &Room<'_>, scene: &Scene, heard: &[Heard<Self>]) -> Markup {
        bids_round::last(self, room, scene, heard)
    }

    fn result(
        &self,
        room: &Room<'_>,
        _scene: &Scene,
        heard: &[Heard<Self>],
        dealt: &Scene,
    ) -> Markup {
        bids_round::result(self, room, heard, dealt)
    }

    fn reference(&self, language: Language) -> Markup {
        bids_round::reference(self, language)
    }

    fn things(&self, language: Language) -> Vec<Thing> {
        legend::bids(self, language)
    }

    fn effects(&self, _language: Language) -> Option<Markup> {
        None
    }

    fn look(&self) -> &'static str {
        ""
    }

    fn flight(&self, step: &Step<Self>) -> Flight {
        bids_round::flight(&step.heard)
    }

    fn held(&self, step: &Step<Self>) -> Vec<(Mode, Scene)> {
        let Step { before, after, .. } = step;
        let mut held = Vec::new();
        let mut lying = before.clone();
        for heard in &step.heard {
            match &heard.event {
                Event::Bid { seat, card } => {
                    let hand = &mut lying.hands[seat.index()];
                    let place = hand.iter().position(|face| *face == Face::Up(*card));
                    match place {
                        Some(place) => drop(hand.remove(place)),
                        None => drop(hand.pop()),
                    }
                }
                Event::TrickEnded(trick) => {
                    // The trick as it lay before its cards were given out.
                    let mut lying = lying.clone();
                    lying.plays.clone_from(&trick.plays);
                    lying.centre = Some(Face::Up(trick.centre));
                    lying.hidden = false;
                    lying.starter = Some(trick.starter);
                    lying.to_act = Seats::NONE;
                    held.push((Mode::Trick, lying));
                }
                Event::RoundEnded(round) => {
                    let (round, trick, to_act) = (round.round, before.trick, Seats::NONE);
                    held.push((Mode::Round, Scene { to_act, round, trick, ..after.clone() }));
                }
                _ => {}
            }
        }
        held
    }

    fn decided(&self, room: &Room<'_>, _scene: &Scene, heard: &[Heard<Self>]) -> Option<String> {
        bids_round::decided(room, heard)
    }

    fn back() -> Markup {
        art::bids_back()
    }

    fn say(&self, room: &Room<'_>, action: &str) -> String {
        tapis_texts::action_text::<Self>(room.language, None, action, &room.names())
    }
}

/// Whether everybody has bid: the trick is only held to be looked at, for in play it would be gone.
fn complete(scene: &Scene) -> bool {
    scene.plays.len() == scene.hands.len()
}

/// Whether the points of the round are shown instead of its cards: at its end, and where a replay
/// has nothing more to show.
fn shows_round(scene: &Scene, mode: Mode) -> bool {
    mode == Mode::Round || mode == Mode::Replay && scene.to_act.is_empty() && !complete(scene)
}

fn seen<'a>(game: &Bids, room: &Room<'_>, word: Word, key: &'a str, why: String) -> Pick<'a> {
    let label = match words::card_explained(game, room.language, word) {
        Some(what) => format!("{}: {what}", words::card(room.language, word)),
        None => words::card(room.language, word),
    };
    let before = Before::default();
    Pick { key, art: art::bids(game, word), label, why, effects: String::new(), before }
}

impl Pick<'_> {
    /// What the bid would do is said and shown while it is chosen.
    fn before(
        mut self,
        game: &Bids,
        room: &Room<'_>,
        scene: &Scene,
        seat: Seat,
        word: Word,
    ) -> Self {
        let foreseen = game.foresee(scene, seat, word).filter(|_| room.you == Some(seat));
        if let Some(foreseen) = foreseen {
            let names = room.names();
            let said = tapis_texts::before::of_bid(game, room.language, &names, scene, seat, word);
            self.before = Before {
                said: said.unwrap_or_default(),
                burns: Some(foreseen.burning),
                leads: foreseen.leader.map(|(leader, _)| leader),
            };
        }
        self
    }
}

/// 6.7 With Color Bids, which colours count so far: each with its sign and number, the most frequent
/// ones filled. Its place is there from the first bid of the round on.
fn colours(game: &Bids, room: &Room<'_>, scene: &Scene) -> Markup {
    let Some(colours) = game.colours(scene) else { return html! {} };
    let bid = !scene.plays.is_empty();
    html! {
        ul #colours aria-label=(room.texts().msg_table_color_bids()) {
            @for colour in Colour::OF_BIDS.into_iter().chain([Colour::Black]) {
                @let count = colours.counts.iter().find(|one| one.colour == colour).map_or(0, |one| one.cards);
                li data-colour=(colour.letter()) class=[(bid && colours.most.contains(&colour)).then_some("most")] title=(words::colour(room.language, colour)) {
                    @if colour == Colour::Black { span.black-mark aria-hidden="true" { "◆" } } @else { (art::colour_mark(colour.letter())) }
                    span.sr { (words::colour(room.language, colour)) ": " }
                    b { (count) }
                }
            }
        }
    }
}

/// How many cards another player holds, or which, if these eyes see them.
fn hand_of(room: &Room<'_>, scene: &Scene, seat: Seat) -> Markup {
    let hand = &scene.hands[seat.index()];
    html! {
        @if hand.iter().any(|face| face.word().is_some()) {
            span.mini-hand { @for word in hand.iter().filter_map(|face| face.word()) { (chip(room.language, word)) } }
        } @else {
            (packet(hand.len(), &room.texts().msg_table_hand_size()))
        }
    }
}

/// A card in few signs.
pub(crate) fn chip(language: Language, word: Word) -> Markup {
    let icon = match word {
        Word::Thief => Some("i-thief"),
        Word::Shuffle => Some("i-shuffle"),
        Word::LowestWins => Some("i-lowest"),
        Word::GreatUnknown => Some("i-unknown"),
        Word::Ally => Some("i-ally"),
        Word::Number(..) | Word::Twice | Word::MinusFive | Word::Own(_) => None,
    };
    let text = word.number().map_or_else(|| word.to_string(), |number| number.to_string());
    let colour = word.colour();
    html! {
        span.chip data-colour=(colour.letter()) title=(words::card(language, word)) data-what=[special_word(word)] {
            @match icon {
                Some(icon) => { (art::icon(icon)) span.sr { (words::card(language, word)) } },
                None => { @if Colour::OF_BIDS.contains(&colour) { small { (words::colour_letter(language, colour)) } } (text.replace('-', "−")) },
            }
        }
    }
}

/// What a player has won in this round; with a theft to make, each card can be chosen.
fn front(game: &Bids, room: &Room<'_>, scene: &Scene, seat: Seat) -> Markup {
    let t = room.texts();
    let cards = &scene.fronts[seat.index()];
    html! {
        span.front data-anchor={ "f" (seat) } {
            @for word in cards {
                @let action = Written::Steal(seat, *word).to_string();
                @if room.may(&action) {
                    button.pick.lit.steal type="submit" name="action" value=(action) data-action=(action) data-say=(game.say(room, &action)) aria-label=(game.say(room, &action)) {
                        span data-k=(word) { (chip(room.language, *word)) }
                    }
                } @else { span data-k=(word) { (chip(room.language, *word)) } }
            }
            @if !cards.is_empty() { span.sum title=(t.msg_table_this_round()) { "= " (points(game.points(scene, seat))) } }
        }
    }
}

/// The card that is bid for, and what is at stake.
fn centre(game: &Bids, room: &Room<'_>, scene: &Scene, mode: Mode) -> Markup {
    let t = room.texts();
    let stake = game.at_stake(scene);
    let worth = room.you.map(|you| game.worth(scene, you));
    html! {
        div #centre {
            div.pile #deck data-anchor="deck" { (art::bids_back()) span.label { span.sr { (t.msg_table_deck()) ": " } (scene.deck.len()) } }
            div class={ "prize" @if game.agreed().color_bids && !scene.plays.is_empty() { (if game.centre_competes(scene) { " competes" } else { " idle" }) } } data-anchor="centre" {
                @match scene.centre {
                    Some(Face::Down) => (card("centre", art::bids_back())),
                    Some(Face::Up(word)) => {
                        span data-what=[special_word(word)] { (card(&word.to_string(), art::bids(game, word))) }
                        span.sr { (t.msg_table_centre()) ": " (words::card(room.language, word)) }
                    }
                    None => span.empty {},
                }
            }
            div.stake {
                @if scene.hidden || !stake.is_empty() {
                    p { (t.msg_table_at_stake()) " " @for won in &stake { (chip(room.language, game.word(*won))) } @if scene.hidden { span.chip data-colour="K" { "?" } } }
                }
                @if let Some(worth) = worth.filter(|_| mode == Mode::Live && scene.phase == ScenePhase::Bid) {
                    p.worth { @if scene.hidden { (t.msg_table_worth_unknown()) } @else { (t.msg_table_worth(gain(worth))) } }
                }
                p.flags {
                    @if scene.lowest_wins { span.tag.told { (art::icon("i-lowest")) (words::card(room.language, Word::LowestWins)) } }
                    @if game.agreed().color_bids { span.tag { (t.msg_table_color_bids()) } }
                    @if let Some([player, winner]) = scene.allies { span.tag.ally { (art::icon("i-ally")) (room.name(player)) " + " (room.name(winner)) } }
                }
            }
        }
    }
}

/// The bids of this trick, each with its player; or the last trick, until the first bid.
fn plays(game: &Bids, room: &Room<'_>, scene: &Scene, heard: &[Heard<Bids>], mode: Mode) -> Markup {
    let t = room.texts();
    let seats = room.seats();
    let Some(starter) = scene.starter else { return html! {} };
    let ended = bids_round::last_trick(heard).filter(|_| complete(scene));
    let (leader, burning) = match (ended, game.ahead(scene)) {
        (Some(trick), _) => (trick.winner, bids_round::burned(trick)),
        (None, Some(Ahead::Wins(seat))) => (Some(seat), Seats::NONE),
        (None, _) => (None, game.burning(scene)),
    };
    let most = game.colours(scene).map(|colours| colours.most);
    let idle = |word: Word| most.as_ref().is_some_and(|most| !most.contains(&word.colour()));
    let staged = mode == Mode::Trick;
    let stage = staged.then(|| format!("trick-{}-{}", scene.round, scene.trick));
    // Those that burn catch fire one after the other.
    let fires: Vec<Seat> =
        starter.round_from(seats).filter(|seat| burning.contains(*seat)).collect();
    html! {
        ol #trick data-n=(seats) data-stage=[stage] aria-label=(t.msg_table_trick(scene.trick)) {
            @for seat in starter.round_from(seats) {
                @let bid = scene.bid_by(seat);
                @let fire = fires.iter().position(|burns| *burns == seat).filter(|_| staged);
                li class={ @if leader == Some(seat) { "leads " } @if burning.contains(seat) { "burns " } @if bid.is_some_and(idle) { "idle " } @if scene.to_act.contains(seat) { "acts" } } data-anchor={ "b" (seat) } {
                    @match bid {
                        Some(word) => { (card(&word.to_string(), art::bids(game, word))) (flame(burning.contains(seat), fire)) span.sr { (words::card(room.language, word)) " " } },
                        None => span.empty {},
                    }
                    // Where it is to be seen who is ahead, or would be.
                    span.crown data-at=[(staged && leader == Some(seat)).then_some(200)] data-in=[(staged && leader == Some(seat)).then_some(In::Pop.word())] aria-hidden="true" { (art::icon("i-crown")) }
                    span.by { (room.called(seat)) }
                }
            }
        }
    }
}

/// The mark of a bid that burns.
pub(super) fn flame(burns: bool, place: Option<usize>) -> Markup {
    let at = place.map(|place| 200 + 240 * place);
    html! { @if burns { span.flame data-at=[at] data-in=[at.map(|_| In::Pop.word())] data-sound=[at.map(|_| "burn")] { (art::icon("i-burn")) } } }
}

/// The word by which the page finds what a special card does; a number says it itself.
fn special_word(word: Word) -> Option<String> {
    match word {
        Word::Number(..) => None,
        special => Some(special.to_string()),
    }
}

/// Who is ahead, as the viewer is told.
fn ahead_told(room: &Room<'_>, seat: Seat) -> String {
    let t = room.texts();
    if room.you == Some(seat) {
        t.msg_moments_you_are_ahead()
    } else {
        t.msg_table_ahead(room.name(seat))
    }
}

/// Bids that are equal, as in “9 = 9”.
fn equal(game: &Bids, bids: impl Iterator<Item = Word>) -> String {
    let bids = bids.filter_map(|word| game.card(word)).map(|card| points(game.bid_of(card)));
    bids.collect::<Vec<_>>().join(" = ")
}

/// What is won or lost, with its sign.
fn gain(gain: i32) -> String {
    if gain > 0 { format!("+{gain}") } else { points(gain) }
}
