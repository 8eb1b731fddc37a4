"""All In: the rules of play.

A game is one dict, exactly the state JSON of the notation document; there is
no hidden bookkeeping beside it. `legal` lists what may be done, `apply` does
one action in place and runs on until somebody has to decide.
"""

from reference.all_in_cards import (
    ALL_CARDS,
    HAND_SIZE,
    final_winners,
    make_options,
    next_start,
    pot_added,
    pot_share,
    rate,
    rune_card_points,
)
from reference.chance import Illegal, copy_state

__all__ = ["make_options", "new_game", "legal", "apply", "view", "all_cards", "cards_in"]


def all_cards(options):
    return list(ALL_CARDS)


def cards_in(state):
    """Every card of the table, wherever it lies (1.14-1)."""
    cards = [card for hand in state["hands"] for card in hand]
    cards += state["deck"] + state["discard"] + state["revealed"]
    cards += [card for row in state["display"] for card in row if card is not None]
    if state["played"] is not None:
        cards.append(state["played"])
    return cards


# --- The deal -------------------------------------------------------------


def new_game(options, chance):
    state = {
        "phase": "turn", "round": 1, "start": None, "active": None, "to_act": [],
        "hands": [], "deck": [], "discard": [], "display": [],
        "played": None, "pending": None, "revealed": [],
        "pot": 0, "runes": [0] * options.players,
        "all_in": None, "predictions": [], "turn_start_count": 0, "stall": 0,
        "answer": None, "last_round": None, "winners": None,
    }
    start = chance.start_player(list(range(options.players)))
    deal_round(state, options, chance, 1, start)
    return state


def deal_round(state, options, chance, round_number, start):
    """Set up a round (1.2, 1.11). The pot still holds what was carried over."""
    deck = chance.shuffle(ALL_CARDS, "deal")
    state["round"] = round_number
    state["start"] = start
    state["hands"] = []
    for _ in range(options.players):
        state["hands"].append(deck[:HAND_SIZE])
        del deck[:HAND_SIZE]
    empty_row = [None] * options.width
    state["display"] = [deck[:2] + empty_row[2:], list(empty_row)]
    del deck[:2]
    # Only the manipulate variant starts the discard pile with a card (1.13).
    seed = 1 if options.discard_variant == "manipulate" else 0
    state["discard"] = deck[:seed]
    del deck[:seed]
    state["deck"] = deck
    state["pot"] += pot_added(options.players, round_number)
    state["all_in"] = None
    state["predictions"] = [None] * options.players
    state["turn_start_count"] = 0
    state["stall"] = 0
    state["answer"] = None
    begin_turn(state, options, chance, start)


# --- Deck and display -----------------------------------------------------


def cards_left(state):
    return bool(state["deck"] or state["discard"])


def take_top(state, chance):
    """Take the top deck card. An empty deck is renewed only now (A-19).

    Cards set aside by a running Reveal lie in `revealed`, so they stay out of
    the reshuffle (A-20). None if there is no card at all (A-21).
    """
    if not state["deck"]:
        if not state["discard"]:
            return None
        state["deck"] = chance.shuffle(state["discard"], "reshuffle")
        state["discard"] = []
    return state["deck"].pop(0)


def display_count(state):
    return sum(1 for row in state["display"] for card in row if card is not None)


def add_to_display(state, card):
    """Into the first empty slot in reading order (1.7, A-23 to A-25)."""
    for row in state["display"]:
        for column, old in enumerate(row):
            if old is None:
                row[column] = card
                return
    raise AssertionError("the display is full")


def uncovered_slots(state):
    """Slots whose card may be taken or swapped (1.7): row 2, and row 1 with
    nothing upon it. Returned as (row, column), counted from 0."""
    top_row, second_row = state["display"]
    slots = []
    for column, card in enumerate(top_row):
        if card is not None and second_row[column] is None:
            slots.append((0, column))
    for column, card in enumerate(second_row):
        if card is not None:
            slots.append((1, column))
    return slots


def uncovered(state):
    return [state["display"][row][column] for row, column in uncovered_slots(state)]


def target_words(state, options):
    """What Take and Swap may point at, as words of an action (1.13, A-76)."""
    words = [f"r{row + 1}c{column + 1}" for row, column in uncovered_slots(state)]
    if options.discard_variant == "manipulate" and state["discard"]:
        words.append("discard")
    return words


def slot_of(word):
    row, column = word[1:].split("c")
    return int(row) - 1, int(column) - 1


# --- Turns ----------------------------------------------------------------


def begin_turn(state, options, chance, seat):
    state["phase"] = "turn"
    state["active"] = seat
    state["to_act"] = [seat]
    state["turn_start_count"] = max(state["turn_start_count"], display_count(state))
    if state["all_in"] == seat:
        pass_cards(state, options, chance, 1)


def pass_cards(state, options, chance, count):
    """Add deck cards for Pass (1) or All In (2) and end the turn."""
    for _ in range(count):
        if display_count(state) == options.limit:
            break  # All In with a single free slot adds only one card.
        card = take_top(state, chance)
        if card is None:
            begin_prediction(state, options)  # as if the display were full.
            return
        add_to_display(state, card)
    end_turn(state, options, chance)


def end_turn(state, options, chance):
    """Stall guard (A-41), then the check of the limit (1.4)."""
    if display_count(state) > state["turn_start_count"]:
        state["stall"] = 0
    else:
        state["stall"] += 1
        if state["stall"] == 4 * options.players:
            state["stall"] = 0
            most = min(state["turn_start_count"], options.limit - 1)
            while display_count(state) <= most:
                card = take_top(state, chance)
                if card is None:
                    break
                add_to_display(state, card)
    if display_count(state) == options.limit:
        begin_prediction(state, options)
    else:
        begin_turn(state, options, chance, (state["active"] + 1) % options.players)


# --- Playing a card -------------------------------------------------------


def resolve_from(state, options, chance, index):
    """Resolve the played card's effects from `index` on, top to bottom,
    until a decision is needed or the column is done (1.5, A-11)."""
    column = options.columns[state["played"]]
    seat = state["active"]
    for position in range(index, len(column)):
        effect = column[position]
        kind = effect.removesuffix("*")
        starred = effect.endswith("*")
        state["pending"] = {"index": position, "effect": effect}
        state["to_act"] = [seat]
        if not is_possible(state, options, kind):
            if starred and kind == "TAKE":
                draw(state, chance)  # replaced by Draw, or else skipped.
            continue  # All others are passed over, starred or not.
        if starred and kind == "DRAW":
            draw(state, chance)
            continue
        if starred and kind == "RUNE":
            state["runes"][seat] += 1
            continue
        if starred and kind.startswith("REVEAL"):
            turn_up(state, chance, kind)
            return
        state["phase"] = "effect"
        return
    state["pending"] = None
    finish_play(state, options, chance)


def is_possible(state, options, kind):
    """Has the effect any legal target now?"""
    if kind in ("TAKE", "SWAP"):
        return bool(target_words(state, options))
    if kind in ("HYPNOSIS", "EYE"):
        return bool(player_targets(state, options))
    if kind == "DRAW" or kind.startswith("REVEAL"):
        return cards_left(state)
    return True  # RUNE: the supply is unlimited.


def player_targets(state, options):
    """Opponents who are not All In (1.6)."""
    return [
        seat for seat in range(options.players)
        if seat != state["active"] and seat != state["all_in"]
    ]


def draw(state, chance):
    card = take_top(state, chance)
    if card is not None:
        state["hands"][state["active"]].append(card)


def turn_up(state, chance, kind):
    """Turn up cards for Reveal N, or as many as there are (A-20, A-21)."""
    for _ in range(int(kind.removeprefix("REVEAL_"))):
        card = take_top(state, chance)
        if card is not None:
            state["revealed"].append(card)
    state["phase"] = "keep"


def finish_play(state, options, chance):
    """Discard what exceeds five (A-18: before placing), then place the card."""
    hand = state["hands"][state["active"]]
    if len(hand) > HAND_SIZE:
        state["phase"] = "discard"
        state["to_act"] = [state["active"]]
        return
    while len(hand) < HAND_SIZE and cards_left(state):
        draw(state, chance)
    add_to_display(state, state["played"])
    state["played"] = None
    end_turn(state, options, chance)


# --- Prediction and scoring -----------------------------------------------


def begin_prediction(state, options):
    state["phase"] = "predict"
    state["to_act"] = predictors(state, options)


def predictors(state, options):
    """Who may predict now (1.8): with two players whoever has not yet, with
    more the next one, beginning left of the player who filled the display."""
    players = options.players
    order = [(state["active"] + step) % players for step in range(1, players + 1)]
    waiting = [seat for seat in order if state["predictions"][seat] is None]
    return waiting if players == 2 else waiting[:1]


def score_round(state, options, chance):
    """Pot, hands, rune cards (1.10), then the next round or the end."""
    seats = range(options.players)
    ratings = [rate(hand, options) for hand in state["hands"]]
    best = max(seats, key=lambda seat: ratings[seat])
    right = [seat for seat in seats if state["predictions"][seat] == best]
    share, carry = pot_share(state["pot"], len(right))
    shares = [share if seat in right else 0 for seat in seats]
    gains = [
        shares[seat] + ratings[seat].rank + rune_card_points(state["hands"][seat])
        for seat in seats
    ]
    state["last_round"] = {
        "round": state["round"],
        "hands": [list(hand) for hand in state["hands"]],
        "categories": [rating.category for rating in ratings],
        "ranks": [rating.rank for rating in ratings],
        "best": best,
        "predictions": list(state["predictions"]),
        "pot": state["pot"],
        "shares": shares,
        "carry": carry,
        "gains": gains,
    }
    state["runes"] = [state["runes"][seat] + gains[seat] for seat in seats]
    state["pot"] = carry

    if state["round"] >= 3:
        winners = final_winners(state["runes"], ratings, options.tie_break, state["round"])
        if winners is not None:
            # The table stays as it lies; what is in the pot is lost.
            state["phase"] = "over"
            state["active"] = None
            state["to_act"] = []
            state["winners"] = winners
            return
    start = next_start(state["runes"], ratings)
    deal_round(state, options, chance, state["round"] + 1, start)


# --- Actions --------------------------------------------------------------


def legal(state, options):
    """All legal actions, as {seat: [action, ...]}."""
    phase = state["phase"]
    if phase == "over":
        return {}
    if phase == "predict":
        actions = [f"predict {seat}" for seat in range(options.players)]
        return {seat: list(actions) for seat in state["to_act"]}

    seat = state["to_act"][0]
    hand = state["hands"][seat]
    if phase == "turn":
        actions = [f"play {card}" for card in hand] + ["pass"]
        if state["all_in"] is None:
            actions.append("all-in")
    elif phase == "effect":
        actions = effect_actions(state, options)
    elif phase == "keep":
        actions = [f"keep {card}" for card in state["revealed"]]
    elif phase == "order":
        actions = [f"discard {card}" for card in state["revealed"]]
    elif phase == "hide":
        actions = [f"hide {card}" for card in hand]
    elif phase == "discard":
        actions = [f"discard {card}" for card in hand]
    return {seat: actions}


def effect_actions(state, options):
    effect = state["pending"]["effect"]
    kind = effect.removesuffix("*")
    if kind == "TAKE":
        actions = [f"take {word}" for word in target_words(state, options)]
    elif kind == "SWAP":
        hand = state["hands"][state["active"]]
        words = target_words(state, options)
        actions = [f"swap {card} {word}" for card in hand for word in words]
    elif kind in ("HYPNOSIS", "EYE"):
        actions = [f"{kind.lower()} {seat}" for seat in player_targets(state, options)]
    elif kind.startswith("REVEAL"):
        actions = ["reveal"]
    else:
        actions = [kind.lower()]  # draw, rune
    if not effect.endswith("*"):
        actions.append("skip")
    return actions


def apply(state, options, seat, action, chance):
    """Do one action in place and everything automatic that follows it."""
    if action not in legal(state, options).get(seat, ()):
        raise Illegal(f"seat {seat}: {action!r}")
    state["answer"] = None
    words = action.split(" ")
    verb = words[0]
    phase = state["phase"]
    hand = state["hands"][seat]

    if phase == "turn":
        if verb == "play":
            hand.remove(words[1])
            state["played"] = words[1]
            resolve_from(state, options, chance, 0)
        elif verb == "pass":
            pass_cards(state, options, chance, 1)
        else:
            state["all_in"] = seat
            pass_cards(state, options, chance, 2)
    elif phase == "predict":
        state["predictions"][seat] = int(words[1])
        state["to_act"] = predictors(state, options)
        if not state["to_act"]:
            score_round(state, options, chance)
    elif phase == "discard":
        hand.remove(words[1])
        state["discard"].insert(0, words[1])
        finish_play(state, options, chance)
    else:
        apply_effect(state, options, seat, words, chance)


def apply_effect(state, options, seat, words, chance):
    """The actions of the phases effect, keep, order and hide."""
    verb = words[0]
    hand = state["hands"][seat]
    discard = state["discard"]
    if verb == "take":
        if words[1] == "discard":
            hand.append(discard.pop(0))  # No gap is made.
        else:
            row, column = slot_of(words[1])
            hand.append(state["display"][row][column])
            state["display"][row][column] = None
    elif verb == "swap":
        hand.remove(words[1])
        if words[2] == "discard":
            hand.append(discard.pop(0))
            discard.insert(0, words[1])
        else:
            row, column = slot_of(words[2])
            hand.append(state["display"][row][column])
            state["display"][row][column] = words[1]
    elif verb == "draw":
        draw(state, chance)
    elif verb == "rune":
        state["runes"][seat] += 1
    elif verb == "hypnosis":
        target = int(words[1])
        rating = rate(state["hands"][target], options)
        state["answer"] = {
            "kind": "hypnosis", "by": seat, "target": target,
            "category": rating.category, "rank": rating.rank,
        }
    elif verb == "eye":
        state["phase"] = "hide"
        state["to_act"] = [int(words[1])]
        return
    elif verb == "hide":
        state["answer"] = {
            "kind": "eye", "by": state["active"], "target": seat,
            "shown": [card for card in hand if card != words[1]],
        }
    elif verb == "reveal":
        turn_up(state, chance, state["pending"]["effect"])
        return
    elif verb == "keep":
        state["revealed"].remove(words[1])
        hand.append(words[1])
        if options.discard_variant == "manipulate":
            if state["revealed"]:
                state["phase"] = "order"  # the player chooses the order.
                return
        else:
            for card in state["revealed"]:
                discard.insert(0, card)
            state["revealed"] = []
    elif verb == "discard":
        state["revealed"].remove(words[1])
        discard.insert(0, words[1])
        if state["revealed"]:
            return
    # What remains is `skip`, which does nothing but go on.
    resolve_from(state, options, chance, state["pending"]["index"] + 1)


# --- Views ----------------------------------------------------------------


def view(state, options, seat):
    """The state as a seat may see it, with `??` for what it may not (1.3)."""
    seen = copy_state(state)
    over = state["phase"] == "over"
    for other, hand in enumerate(seen["hands"]):
        if other != seat and not over:
            seen["hands"][other] = ["??"] * len(hand)
    seen["deck"] = ["??"] * len(seen["deck"])
    closed = options.discard_variant == "closed_eye"
    visible = 0 if closed else 1
    pile = seen["discard"]
    seen["discard"] = pile[:visible] + ["??"] * len(pile[visible:])
    if closed and seat != state["active"]:
        seen["revealed"] = ["??"] * len(seen["revealed"])
    answer = seen["answer"]
    if answer and answer["kind"] == "eye" and seat not in (answer["by"], answer["target"]):
        answer["shown"] = ["??"] * len(answer["shown"])
    if options.players == 2 and state["phase"] == "predict":
        if seen["predictions"][1 - seat] is not None:
            seen["predictions"][1 - seat] = "??"
    return seen
