"""Scenario files: reading, and building the start state of a scenario.

Cards that the file does not name are filled in. Which ones is drawn from a
fill seed, because the result of a scenario must never depend on it.
"""

import random
import tomllib

from reference import all_in, bids
from reference.all_in_cards import HAND_SIZE as ALL_IN_HAND
from reference.all_in_cards import pot_added
from reference.games import GAMES

TOP_KEYS = {
    "game", "name", "rule", "players", "options", "state", "step", "expect",
    "check", "case", "round",
}
STEP_KEYS = {"action", "seat", "illegal", "expect", "note"}
ALL_IN_STATE_KEYS = {
    "phase", "round", "start", "active", "hands", "display", "discard", "deck",
    "deck_size", "pot", "runes", "stall", "all_in", "predictions",
}
BIDS_STATE_KEYS = {
    "round", "trick", "starter", "plays", "hands", "fronts", "centre", "hidden", "deck",
    "deck_bottom", "aside", "removed", "lowest_wins", "allies", "zero_rounds", "totals",
}


class FileError(Exception):
    """The scenario file itself is wrong."""


def read_file(path):
    with open(path, "rb") as file:
        try:
            doc = tomllib.load(file)
        except ValueError as error:  # Not TOML, or not UTF-8.
            raise FileError(str(error)) from error
    known_keys(doc, TOP_KEYS, "the file")
    if doc.get("game") not in GAMES:
        raise FileError(f"game = {doc.get('game')!r}")
    for number, step in enumerate(doc.get("step", []), start=1):
        known_keys(step, STEP_KEYS, f"step {number}")
        if not isinstance(step.get("action"), str):
            raise FileError(f"step {number} has no action")
    if "step" in doc and "check" in doc:
        raise FileError("a file has either steps or a check")
    return doc


def known_keys(table, keys, where):
    if not isinstance(table, dict):
        raise FileError(f"{where} must be a table")
    unknown = sorted(set(table) - set(keys))
    if unknown:
        raise FileError(f"unknown keys in {where}: {', '.join(unknown)}")


def read_options(doc, default_players=None):
    """The options of a file; InvalidOptions is passed on."""
    rules = GAMES[doc["game"]]
    players = doc.get("players", default_players)
    if players is None:
        raise FileError("players is missing")
    return rules.make_options(players, doc.get("options", {}))


def card_list(value, where):
    """A list of cards: one string with spaces, or an array of strings."""
    if isinstance(value, str):
        return value.split()
    if isinstance(value, list) and all(isinstance(entry, str) for entry in value):
        return list(value)
    raise FileError(f"{where} must be a list of cards")


def per_seat(value, players, where):
    """One list of cards per seat from seat 0; missing seats have none."""
    if not isinstance(value, list) or len(value) > players:
        raise FileError(f"{where} must have at most one entry per seat")
    lists = [card_list(entry, where) for entry in value]
    return lists + [[] for _ in range(players - len(lists))]


def number(table, key, default, allowed):
    value = table.get(key, default)
    if type(value) is not int or value not in allowed:
        raise FileError(f"state.{key} = {value!r}")
    return value


def number_list(table, key, players, lowest=None):
    value = table.get(key, [0] * players)
    if (
        not isinstance(value, list) or len(value) != players
        or not all(type(entry) is int for entry in value)
        or (lowest is not None and min(value) < lowest)
    ):
        raise FileError(f"state.{key} must be a list of {players} numbers")
    return list(value)


def flag(table, key):
    value = table.get(key, False)
    if type(value) is not bool:
        raise FileError(f"state.{key} = {value!r}")
    return value


def seat_or_none(value, players, where):
    if value == "none":
        return None
    if type(value) is not int or not 0 <= value < players:
        raise FileError(f"{where} = {value!r}")
    return value


class Box:
    """The cards that no field has named yet, in an order from the fill seed."""

    def __init__(self, cards, fill_seed):
        self.exists = set(cards)
        self.unused = list(cards)
        random.Random(fill_seed).shuffle(self.unused)

    def name(self, cards):
        for card in cards:
            if card not in self.exists:
                raise FileError(f"there is no card {card!r} in this game")
            if card not in self.unused:
                raise FileError(f"{card} is named twice")
            self.unused.remove(card)

    def any(self, wanted=lambda card: True):
        for position, card in enumerate(self.unused):
            if wanted(card):
                return self.unused.pop(position)
        raise FileError("not enough cards to fill up the state")

    def take_all(self, wanted=lambda card: True):
        taken = [card for card in self.unused if wanted(card)]
        self.unused = [card for card in self.unused if not wanted(card)]
        return taken


def build_state(doc, options, fill_seed):
    table = doc.get("state", {})
    if doc["game"] == "all-in":
        return build_all_in(table, options, fill_seed)
    return build_bids(table, options, fill_seed)


# --- All In ---------------------------------------------------------------


def build_all_in(table, options, fill_seed):
    known_keys(table, ALL_IN_STATE_KEYS, "state")
    players = options.players
    phase = table.get("phase", "turn")
    if phase not in ("turn", "predict"):
        raise FileError(f"state.phase = {phase!r}")
    round_number = number(table, "round", 1, range(1, 5))
    start = number(table, "start", 0, range(players))
    active = number(table, "active", start, range(players))

    box = Box(all_in.all_cards(options), fill_seed)
    hands = per_seat(table.get("hands", []), players, "state.hands")
    display = read_display(table, options, phase)
    discard = card_list(table.get("discard", ""), "state.discard")
    if "discard" not in table and options.discard_variant == "manipulate":
        discard = ["?"]
    deck = card_list(table.get("deck", ""), "state.deck")

    piles = [*hands, *display, discard, deck]
    for pile in piles:
        box.name(card for card in pile if card not in ("?", None))
    for hand in hands:
        if len(hand) > ALL_IN_HAND:
            raise FileError("a hand has no room for more than 5 cards")
        hand += ["?"] * (ALL_IN_HAND - len(hand))
    for pile in piles:
        for position, card in enumerate(pile):
            if card == "?":
                pile[position] = box.any()
    if "deck_size" in table:
        size = number(table, "deck_size", 0, range(len(deck), len(deck) + len(box.unused) + 1))
        while len(deck) < size:
            deck.append(box.any())
        discard += box.take_all()
    else:
        deck += box.take_all()

    state = {
        "phase": phase, "round": round_number, "start": start, "active": active,
        "to_act": [active], "hands": hands, "deck": deck, "discard": discard,
        "display": display, "played": None, "pending": None, "revealed": [],
        "pot": number(table, "pot", pot_added(players, round_number), range(1000)),
        "runes": number_list(table, "runes", players, lowest=0),
        "all_in": seat_or_none(table.get("all_in", "none"), players, "state.all_in"),
        "predictions": read_predictions(table, players),
        "turn_start_count": 0,
        "stall": number(table, "stall", 0, range(4 * players)),
        "answer": None, "last_round": None, "winners": None,
    }
    state["turn_start_count"] = all_in.display_count(state)
    if phase == "predict":
        state["to_act"] = all_in.predictors(state, options)
        if not state["to_act"]:
            raise FileError("everybody has predicted already")
    else:
        if state["turn_start_count"] == options.limit:
            raise FileError("the display is full, so nobody has a turn")
        if state["all_in"] == active:
            raise FileError("the All In player passes by himself and cannot begin")
    return state


def read_display(table, options, phase):
    default = ["? ?"]
    if phase == "predict":
        default = [["?"] * options.width] * 2
    rows = table.get("display", default)
    if not isinstance(rows, list) or not 1 <= len(rows) <= 2:
        raise FileError("state.display must have one or two rows")
    rows = [card_list(row, "state.display") for row in rows]
    rows += [[] for _ in range(2 - len(rows))]
    for row in rows:
        if len(row) > options.width:
            raise FileError("a display row is too long")
        row += ["-"] * (options.width - len(row))
    return [[None if card == "-" else card for card in row] for row in rows]


def read_predictions(table, players):
    given = table.get("predictions", ["none"] * players)
    if not isinstance(given, list) or len(given) != players:
        raise FileError("state.predictions must have one entry per seat")
    return [seat_or_none(entry, players, "state.predictions") for entry in given]


# --- Bids -----------------------------------------------------------------


def build_bids(table, options, fill_seed):
    known_keys(table, BIDS_STATE_KEYS, "state")
    players = options.players
    trick = number(table, "trick", 1, range(1, 11))
    starter = number(table, "starter", 0, range(players))

    box = Box(bids.all_cards(options), fill_seed)
    hands = per_seat(table.get("hands", []), players, "state.hands")
    fronts = per_seat(table.get("fronts", []), players, "state.fronts")
    named = {
        key: card_list(table.get(key, ""), f"state.{key}")
        for key in ("plays", "deck", "deck_bottom", "aside", "removed")
    }
    centre = table.get("centre")
    for pile in [*hands, *fronts, *named.values(), [centre] if centre is not None else []]:
        box.name(pile)
    if len(named["plays"]) >= players:
        raise FileError("everybody has bid in this trick already")
    for front in fronts:
        if not all(options.is_black(card) for card in front):
            raise FileError("only black cards can lie in a front")
    if not all(options.is_black(card) for card in named["deck"] + named["deck_bottom"]):
        raise FileError("only black cards can lie in the centre deck")

    coloured = set(options.coloured)
    numbers = {card for card in options.black if card[0] == "K"}
    if centre is None:
        centre = box.any(lambda card: card in numbers)
    elif not options.is_black(centre):
        raise FileError("the centre card must be black")
    removed = named["removed"]
    if len(removed) > options.removed or not set(removed) <= coloured:
        raise FileError("state.removed")
    while len(removed) < options.removed:
        removed.append(box.any(lambda card: card in coloured))

    bidders = {(starter + position) % players for position in range(len(named["plays"]))}
    fill_hands(box, options, hands, trick, bidders)
    aside = named["aside"] + box.take_all(lambda card: not options.is_black(card))
    deck = named["deck"] + box.take_all() + named["deck_bottom"]

    state = {
        "phase": "bid", "round": number(table, "round", 1, range(1, options.rounds + 1)),
        "trick": trick, "starter": starter,
        "to_act": [(starter + len(named["plays"])) % players],
        "hands": hands, "fronts": fronts, "deck": deck, "centre": centre,
        "hidden": flag(table, "hidden"), "plays": named["plays"],
        "aside": aside, "removed": removed, "lowest_wins": flag(table, "lowest_wins"),
        "allies": None, "steals": 0,
        "zero_rounds": number_list(table, "zero_rounds", players, lowest=0),
        "totals": number_list(table, "totals", players),
        "last_trick": None, "last_round": None, "winners": None,
    }
    allies = table.get("allies", "none")
    if allies != "none":
        state["allies"] = read_allies(allies, players)
    return state


def fill_hands(box, options, hands, trick, bidders):
    """Coloured cards first, then the Ally, then black cards."""
    kinds = [
        lambda card: card in options.coloured,
        lambda card: card == "ally",
        options.is_black,
    ]
    missing = []
    for seat, hand in enumerate(hands):
        size = 11 - trick - (1 if seat in bidders else 0)
        if len(hand) > size:
            raise FileError(f"the hand of seat {seat} has no room for {len(hand)} cards")
        missing += [seat] * (size - len(hand))
    for seat in missing:
        for kind in kinds:
            if any(kind(card) for card in box.unused):
                hands[seat].append(box.any(kind))
                break
        else:
            raise FileError("not enough cards to fill up the hands")


def read_allies(value, players):
    if not isinstance(value, list) or len(value) != 2 or value[0] == value[1]:
        raise FileError(f"allies = {value!r}")
    return [seat_or_none(entry, players, "allies") for entry in value]
