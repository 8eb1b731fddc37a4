"""Bids: the rules of play.

A game is one dict, exactly the state JSON of the notation document; there is
no hidden bookkeeping beside it. What a theft still has to know about the
trick (bids, centre card, winner) it reads from `last_trick`.
"""

from reference.bids_cards import (
    HAND_SIZE,
    TRICKS,
    leaders,
    make_options,
    next_round_starter,
    resolve_bids,
    score_round,
    victims,
)
from reference.chance import Illegal, copy_state

__all__ = ["make_options", "new_game", "legal", "apply", "view", "all_cards", "cards_in"]


def all_cards(options):
    return list(options.cards)


def cards_in(state):
    """Every card of the table, wherever it lies (6.12-6)."""
    cards = [card for hand in state["hands"] for card in hand]
    cards += [card for front in state["fronts"] for card in front]
    cards += state["deck"] + state["plays"] + state["aside"] + state["removed"]
    if state["centre"] is not None:
        cards.append(state["centre"])
    return cards


# --- The deal -------------------------------------------------------------


def new_game(options, chance):
    players = options.players
    state = {
        "phase": "bid", "round": 1, "trick": 1, "starter": None, "to_act": [],
        "hands": [], "fronts": [], "deck": [], "centre": None, "hidden": False,
        "plays": [], "aside": [], "removed": [], "lowest_wins": False, "allies": None,
        "steals": 0, "zero_rounds": [0] * players, "totals": [0] * players,
        "last_trick": None, "last_round": None, "winners": None,
    }
    starter = chance.start_player(list(range(players)))  # B-07
    deal_round(state, options, chance, 1, starter)
    return state


def deal_round(state, options, chance, round_number, starter):
    """The deal of every round (6.2)."""
    coloured = chance.shuffle(options.coloured, "coloured")
    black = chance.shuffle(options.black, "black")
    dealt = coloured[options.removed:] + black[:options.hand_blacks]
    if options.ally:
        dealt.append("ally")
    dealt = chance.shuffle(dealt, "hands")

    state["round"] = round_number
    state["hands"] = [
        dealt[seat * HAND_SIZE:(seat + 1) * HAND_SIZE] for seat in range(options.players)
    ]
    state["fronts"] = [[] for _ in range(options.players)]
    state["deck"] = black[options.hand_blacks:]
    state["aside"] = []
    state["removed"] = coloured[:options.removed]
    state["lowest_wins"] = False
    state["allies"] = None
    begin_trick(state, options, chance, 1, starter, hide=False)


# --- Tricks ---------------------------------------------------------------


def begin_trick(state, options, chance, trick, starter, hide):
    """Flip the centre card and let the starter bid (6.3). Cards that use up
    no trick go aside at once with their effects, and the next one follows."""
    while state["deck"]:
        name = state["deck"].pop(0)
        card = options.cards[name]
        if hide or card.uses_trick:
            # A card that lies hidden is not looked at, whatever it is (6.14).
            state["phase"] = "bid"
            state["trick"] = trick
            state["starter"] = starter
            state["to_act"] = [starter]
            state["centre"] = name
            state["hidden"] = hide
            return
        state["aside"].append(name)
        if card.shuffle:
            state["deck"] = chance.shuffle(state["deck"], "centre deck")
        if card.lowest_wins:
            state["lowest_wins"] = True
        if card.hide_next:
            hide = True
    end_round(state, options, chance)  # B-68: no centre card is left.


def resolve_trick(state, options, chance):
    """All have bid: give out all cards at once (6.5)."""
    plays, centre, starter = state["plays"], state["centre"], state["starter"]
    winner, following = resolve_bids(options, plays, centre, starter, state["lowest_wins"])
    state["last_trick"] = {
        "round": state["round"], "trick": state["trick"], "starter": starter,
        "centre": centre, "plays": plays, "winner": winner, "next": following,
    }
    state["plays"] = []
    state["centre"] = None
    state["hidden"] = False

    black = [centre] + [name for name in plays if options.is_black(name)]
    state["aside"] += [name for name in plays if not options.is_black(name)]
    if winner is None:
        state["deck"] += black  # B-14
    else:
        cards = options.cards
        front = [name for name in black if cards[name].to == "front"]
        state["aside"] += [name for name in black if cards[name].to == "aside"]
        # Multipliers come last, so that they count for the others too (B-18).
        state["fronts"][winner] += [name for name in front if cards[name].multiply == 1]
        state["fronts"][winner] += [name for name in front if cards[name].multiply != 1]
        state["steals"] = sum(1 for name in black if cards[name].steal)
    steal_or_go_on(state, options, chance)


def victims_now(state, options):
    trick = state["last_trick"]
    return victims(
        options, trick["plays"], trick["starter"], trick["winner"],
        state["fronts"], state["lowest_wins"],
    )


def steal_or_go_on(state, options, chance):
    """Let the winner steal if that is due and possible, else end the trick."""
    if state["steals"] > 0 and victims_now(state, options):
        state["phase"] = "steal"
        state["to_act"] = [state["last_trick"]["winner"]]
        return
    state["steals"] = 0  # B-25: nobody has cards, so no theft.
    end_trick(state, options, chance)


def end_trick(state, options, chance):
    """Ally, then the effects for the tricks to come (6.5, steps 4 and 5)."""
    trick = state["last_trick"]
    winner, plays = trick["winner"], trick["plays"]
    if winner is not None and "ally" in plays:
        player = (trick["starter"] + plays.index("ally")) % options.players
        state["allies"] = [player, winner]
    if state["trick"] == TRICKS:
        end_round(state, options, chance)  # B-66: other effects come too late.
        return

    hide = False
    if winner is not None:
        names = [trick["centre"]] + [name for name in plays if options.is_black(name)]
        black = [options.cards[name] for name in names]
        if any(card.shuffle for card in black):
            state["deck"] = chance.shuffle(state["deck"], "centre deck")
        if any(card.lowest_wins for card in black):
            state["lowest_wins"] = True
        hide = any(card.hide_next for card in black)
    begin_trick(state, options, chance, state["trick"] + 1, trick["next"], hide)


def end_round(state, options, chance):
    """Score the round (6.8), then deal the next one or end the game."""
    own, scores, counters = score_round(
        options, state["fronts"], state["allies"], state["zero_rounds"]
    )
    state["zero_rounds"] = counters
    state["totals"] = [total + score for total, score in zip(state["totals"], scores)]
    state["last_round"] = {
        "round": state["round"],
        "fronts": [list(front) for front in state["fronts"]],
        "own": own,
        "scores": scores,
        "allies": state["allies"],
    }
    tied = leaders(options, state["totals"], scores, state["fronts"])
    if state["round"] == options.rounds:
        state["phase"] = "over"
        state["starter"] = None
        state["to_act"] = []
        state["winners"] = tied  # B-47: several share the victory.
        return
    starter = next_round_starter(options, tied, state["last_trick"]["next"])
    deal_round(state, options, chance, state["round"] + 1, starter)


# --- Actions --------------------------------------------------------------


def legal(state, options):
    """All legal actions, as {seat: [action, ...]}."""
    if state["phase"] == "over":
        return {}
    seat = state["to_act"][0]
    if state["phase"] == "bid":
        return {seat: [f"bid {card}" for card in state["hands"][seat]]}  # B-08
    return {
        seat: [
            f"steal {victim} {card}"
            for victim in victims_now(state, options) for card in state["fronts"][victim]
        ]
    }


def apply(state, options, seat, action, chance):
    """Do one action in place and everything automatic that follows it."""
    if action not in legal(state, options).get(seat, ()):
        raise Illegal(f"seat {seat}: {action!r}")
    words = action.split(" ")
    if words[0] == "bid":
        state["hands"][seat].remove(words[1])
        state["plays"].append(words[1])
        if len(state["plays"]) == options.players:
            resolve_trick(state, options, chance)
        else:
            state["to_act"] = [(seat + 1) % options.players]
    else:
        state["fronts"][int(words[1])].remove(words[2])
        state["fronts"][seat].append(words[2])  # B-29, B-31: received last.
        state["steals"] -= 1
        steal_or_go_on(state, options, chance)


# --- Views ----------------------------------------------------------------


def view(state, options, seat):
    """The state as a seat may see it, with `??` for what it may not (6.11)."""
    seen = copy_state(state)
    for other, hand in enumerate(seen["hands"]):
        if other != seat:
            seen["hands"][other] = ["??"] * len(hand)
    seen["deck"] = ["??"] * len(seen["deck"])
    if seen["hidden"]:
        seen["centre"] = "??"
    return seen
