"""Scenario files: comparing expectations with what was found (4.5)."""

from reference import all_in
from reference.bids_cards import fold
from reference.games import GAMES
from reference.scenario_state import FileError, card_list

UNORDERED = {"to_act", "winners", "aside", "removed", "shown", "legal", "uncovered", "starters"}
UNORDERED_PER_SEAT = {"hands"}
PILE_KEYS = {
    "hand_sizes", "front_sizes", "hands_include", "fronts_include", "deck_size",
    "discard_size", "aside_size", "deck_top", "discard_top", "deck_bottom",
    "deck_include", "aside_include",
}
GAME_KEYS = {
    "all-in": {"display_count", "uncovered", "legal", "offered", "not_offered"},
    "bids": {"points", "legal", "offered", "not_offered"},
}


class Place:
    """One point of a scenario: what is known there, for all expectations."""

    def __init__(self, game, options, state, deck_orders=None):
        self.game = game
        self.options = options
        self.state = state
        self.rules = GAMES[game]
        # The orders of the deck seen here so far, over all runs.
        self.deck_orders = deck_orders if deck_orders is not None else set()


def check_expectations(table, place, extra_values=None):
    """Return a list of failures, each as text that names the field."""
    failures = []
    for key, expected in table.items():
        if key == "view":
            failures += check_views(expected, place)
        elif key == "deck_shuffled":
            # The order is noted now and judged after the last run.
            place.deck_orders.add(tuple(place.state["deck"]))
        elif extra_values and key in extra_values:
            failures += compare(key, expected, extra_values[key])
        elif key in GAME_KEYS[place.game]:
            failures += check_derived(key, expected, place)
        else:
            failures += check_field(key, expected, place.state, key)
    return failures


def check_views(table, place):
    failures = []
    if not isinstance(table, dict):
        raise FileError("view must be a table of seats")
    for seat, expectations in table.items():
        if not seat.isdigit() or int(seat) >= place.options.players:
            raise FileError(f"view.{seat}: no such seat")
        seen = place.rules.view(place.state, place.options, int(seat))
        for key, expected in expectations.items():
            failures += check_field(key, expected, seen, f"view.{seat}.{key}")
    return failures


def check_derived(key, expected, place):
    state, options = place.state, place.options
    if key == "display_count":
        return compare(key, expected, all_in.display_count(state))
    if key == "uncovered":
        return compare(key, expected, all_in.uncovered(state))
    if key == "points":
        return compare(key, expected, [fold(options, front) for front in state["fronts"]])
    actions = set()
    for entries in place.rules.legal(state, options).values():
        actions |= set(entries)
    if key == "legal":
        return compare(key, expected, sorted(actions))
    named = card_list(expected, key)
    wrong = [action for action in named if (action in actions) != (key == "offered")]
    if wrong:
        return [f"{key}: {wrong} against the legal actions {sorted(actions)}"]
    return []


def check_field(key, expected, state, path):
    """A field of the state JSON, or a key derived from its piles."""
    if key in PILE_KEYS:
        return check_piles(key, expected, state, path)
    if key not in state:
        raise FileError(f"unknown key {path}")
    if key == "display":
        return compare_display(expected, state["display"], path)
    return compare(key, expected, state[key], path)


def check_piles(key, expected, state, path):
    stem, _, kind = key.rpartition("_")
    field = {"hand": "hands", "front": "fronts"}.get(stem, stem)
    if field not in state:
        raise FileError(f"{path}: this game has no {field}")
    pile = state[field]
    if kind == "sizes":
        return compare(key, expected, [len(entry) for entry in pile], path)
    if kind == "size":
        return compare(key, expected, len(pile), path)
    if kind == "include":
        if field not in ("hands", "fronts"):
            return check_include(expected, pile, path)
        if not isinstance(expected, list) or len(expected) != len(pile):
            raise FileError(f"{path} must have one entry per seat")
        failures = []
        for seat, entry in enumerate(expected):
            failures += check_include(entry, pile[seat], f"{path}[{seat}]")
        return failures
    wanted = card_list(expected, path)
    found = pile[:len(wanted)] if kind == "top" else pile[len(pile) - len(wanted):]
    return compare(key, wanted, found, path)


def check_include(expected, pile, path):
    if expected == "*":
        return []
    rest = list(pile)
    for card in card_list(expected, path):
        if card not in rest:
            return [f"{path}: {card} is not among {pile}"]
        rest.remove(card)
    return []


def compare_display(expected, display, path):
    """Missing slots and a missing second row must be empty."""
    if expected == "*":
        return []
    if not isinstance(expected, list) or len(expected) > 2:
        raise FileError(f"{path} must have one or two rows")
    wanted = []
    for row in expected + [""] * (2 - len(expected)):
        cards = ["*"] * len(display[0]) if row == "*" else card_list(row, path)
        wanted.append(cards + ["-"] * (len(display[0]) - len(cards)))
    if matches("display", wanted, display):
        return []
    return [f"{path}: expected {expected}, found {display}"]


def compare(key, expected, found, path=None):
    path = path or key
    if isinstance(expected, dict) and isinstance(found, dict):
        failures = []
        for name, value in expected.items():
            if name not in found:
                failures.append(f"{path}.{name}: there is no such field")
            else:
                failures += compare(name, value, found[name], f"{path}.{name}")
        return failures
    if matches(key, expected, found):
        return []
    return [f"{path}: expected {expected!r}, found {found!r}"]


def matches(key, expected, found):
    """The matching rules of 4.5 for one value."""
    if expected == "*":
        return True
    if found is None:
        return expected in ("none", "-")
    if isinstance(found, list):
        if isinstance(expected, str):
            expected = expected.split()
        elif type(expected) is int:
            expected = [expected]
        if not isinstance(expected, list) or len(expected) != len(found):
            return False
        if key in UNORDERED:
            return matches_without_order(expected, found)
        inner = "shown" if key in UNORDERED_PER_SEAT else "entry"
        return all(matches(inner, one, other) for one, other in zip(expected, found))
    return type(expected) is type(found) and expected == found


def matches_without_order(expected, found):
    rest = list(found)
    for entry in expected:
        if entry == "*":
            continue
        if entry not in rest:
            return False
        rest.remove(entry)
    return True
