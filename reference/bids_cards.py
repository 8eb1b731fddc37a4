"""Bids: the cards, the options, who wins a trick, and the scoring.

Every card is described in the one vocabulary of 6.14, the printed ones too.
"""

import re
from collections import Counter, namedtuple

from reference.chance import InvalidOptions

COLOURS = {3: "YBR", 4: "YBRG", 5: "YBRG", 6: "YBRG"}  # B-01
HIGHEST = {3: 10, 4: 10, 5: 12, 6: 14}
HAND_BLACKS = {3: 1, 4: 1, 5: 2, 6: 3}
LUCKY_LOSER = {3: 12, 4: 8, 5: 8, 6: 7}
HAND_SIZE = 10
TRICKS = 10
BLACK = "K"
WHITE = "W"

Card = namedtuple(
    "Card",
    "colour bid can_win points multiply steal shuffle lowest_wins hide_next to uses_trick",
    defaults=(0, False, 0, 1, False, False, False, False, "front", True),
)

SPECIALS = {
    "2x": Card(BLACK, multiply=2),
    "-5": Card(BLACK, bid=-5, points=-5),
    "thief": Card(BLACK, steal=True),
    "shuffle": Card(BLACK, shuffle=True, to="aside", uses_trick=False),
    "lowest": Card(BLACK, lowest_wins=True, to="aside", uses_trick=False),
    "unknown": Card(BLACK, hide_next=True, to="aside", uses_trick=False),
}
CARD_OF_OPTION = {
    "shuffle": "shuffle", "lowest_wins": "lowest", "great_unknown": "unknown", "thief": "thief",
}
RESERVED_IDS = {"thief", "shuffle", "lowest", "unknown", "ally", "none", "bid", "steal"}
BLANK_FLAGS = ("can_win", "steal", "shuffle", "lowest_wins", "hide_next", "uses_trick")
BLANK_NUMBERS = {"bid": (-20, 20), "points": (-50, 50), "multiply": (-3, 5)}


class Options:
    """The checked options of one game, with all its cards."""

    def __init__(self, players, rounds, color_bids, ally, specials, lucky_loser, blanks):
        self.players = players
        self.rounds = rounds
        self.color_bids = color_bids
        self.ally = ally
        self.specials = specials
        self.lucky_loser = lucky_loser
        self.blanks = blanks

        highest = HIGHEST[players]
        self.coloured = [
            f"{colour}{number}"
            for colour in COLOURS[players] for number in range(1, highest + 1)
        ]
        self.black = [f"{BLACK}{number}" for number in range(1, highest + 1)]
        self.black += ["2x", "-5"]
        self.black += [CARD_OF_OPTION[special] for special in specials]
        self.black += [blank["id"] for blank in blanks]

        self.cards = {}
        for name in self.coloured + self.black[:highest]:
            number = int(name[1:])
            points = number if name[0] == BLACK else 0
            self.cards[name] = Card(name[0], bid=number, can_win=True, points=points)
        for name in self.black:
            if name in SPECIALS:
                self.cards[name] = SPECIALS[name]
        for blank in blanks:
            fields = {key: blank[key] for key in blank if key not in ("id", "name")}
            self.cards[blank["id"]] = Card(BLACK, **fields)
        if ally:
            self.cards["ally"] = Card(WHITE)

        self.hand_blacks = HAND_BLACKS[players]
        self.removed = (
            len(self.coloured) + (1 if ally else 0) + self.hand_blacks - HAND_SIZE * players
        )
        if self.removed < 0:
            raise InvalidOptions("not enough cards for this number of players")

    def is_black(self, card):
        return self.cards[card].colour == BLACK

    def as_json(self):
        return {
            "rounds": self.rounds,
            "color_bids": self.color_bids,
            "ally": self.ally,
            "specials": list(self.specials),
            "lucky_loser": self.lucky_loser,
            "blanks": [dict(blank) for blank in self.blanks],
        }


def make_options(players, given):
    """Check the options of 6.13, filling in the defaults."""
    if type(players) is not int or players not in COLOURS:
        raise InvalidOptions(f"Bids is for 3 to 6 players, not {players!r}")
    known = {"rounds", "color_bids", "ally", "specials", "lucky_loser", "blanks"}
    if set(given) - known:
        raise InvalidOptions(f"unknown options {sorted(set(given) - known)}")

    rounds = given.get("rounds", 6)
    if type(rounds) is not int or not 1 <= rounds <= 20:
        raise InvalidOptions(f"rounds = {rounds!r}")
    color_bids = given.get("color_bids", False)
    if type(color_bids) is not bool:
        raise InvalidOptions(f"color_bids = {color_bids!r}")
    ally = given.get("ally", players >= 5)
    if type(ally) is not bool:
        raise InvalidOptions(f"ally = {ally!r}")
    if players == 3 and ally or players == 6 and not ally:
        raise InvalidOptions("3 players have no Ally, 6 players must have it")
    specials = given.get("specials", [])
    if not isinstance(specials, list) or not all(name in CARD_OF_OPTION for name in specials):
        raise InvalidOptions(f"specials = {specials!r}")
    if len(set(specials)) != len(specials):
        raise InvalidOptions("a special is named twice")
    if "thief" in specials and players > 4:
        raise InvalidOptions("the Thief is for 3 and 4 players")
    lucky_loser = given.get("lucky_loser", "cumulative")
    if lucky_loser not in ("cumulative", "consecutive"):
        raise InvalidOptions(f"lucky_loser = {lucky_loser!r}")
    blanks = given.get("blanks", [])
    if not isinstance(blanks, list) or len(blanks) > 2:
        raise InvalidOptions("blanks must be a list of at most two cards")
    blanks = [read_blank(blank) for blank in blanks]
    if len({blank["id"] for blank in blanks}) != len(blanks):
        raise InvalidOptions("two blanks with one id")
    return Options(players, rounds, color_bids, ally, specials, lucky_loser, blanks)


def read_blank(given):
    """Check one custom card (6.14) and fill in the defaults."""
    if not isinstance(given, dict):
        raise InvalidOptions("a blank must be a table")
    name = given.get("id")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9-]{1,15}", name):
        raise InvalidOptions(f"blank id = {name!r}")
    if name in RESERVED_IDS:
        raise InvalidOptions(f"the blank id {name!r} is reserved")
    blank = {
        "id": name, "name": name, "bid": 0, "can_win": False, "points": 0, "multiply": 1,
        "steal": False, "shuffle": False, "lowest_wins": False, "hide_next": False,
        "to": "front", "uses_trick": True,
    }
    for key, value in given.items():
        if key not in blank:
            raise InvalidOptions(f"{name}: unknown key {key!r}")
        blank[key] = value
    if not isinstance(blank["name"], str):
        raise InvalidOptions(f"{name}: name")
    for key in BLANK_FLAGS:
        if type(blank[key]) is not bool:
            raise InvalidOptions(f"{name}: {key} = {blank[key]!r}")
    for key, (lowest, highest) in BLANK_NUMBERS.items():
        if type(blank[key]) is not int or not lowest <= blank[key] <= highest:
            raise InvalidOptions(f"{name}: {key} = {blank[key]!r}")
    if blank["to"] not in ("front", "aside"):
        raise InvalidOptions(f"{name}: to = {blank['to']!r}")
    if blank["to"] == "aside" and (blank["points"] != 0 or blank["multiply"] != 1):
        raise InvalidOptions(f"{name}: a card that goes aside cannot score")
    if not blank["uses_trick"] and (blank["to"] == "front" or blank["steal"]):
        raise InvalidOptions(f"{name}: a flip without a trick has no winner")
    return blank


# --- Tricks ---------------------------------------------------------------


def resolve_bids(options, plays, centre, starter, lowest_wins):
    """Who wins the trick (or None) and who starts the next one (6.4, 6.7)."""
    cards = options.cards
    bids = [
        ((starter + position) % options.players, cards[name])
        for position, name in enumerate(plays)
    ]
    # Only number cards can win (B-22). The centre card has no seat.
    candidates = [(card.bid, seat) for seat, card in bids if card.can_win]
    if options.color_bids:
        middle = cards[centre]
        counts = Counter(card.colour for _, card in bids)
        counts[middle.colour] += 1
        most = max(counts.values())
        candidates = [
            (card.bid, seat) for seat, card in bids
            if card.can_win and counts[card.colour] == most
        ]
        if middle.can_win and counts[middle.colour] == most:
            candidates.append((middle.bid, None))  # B-54

    if not candidates:
        return None, starter
    numbers = [number for number, _ in candidates]
    best = min(numbers) if lowest_wins else max(numbers)
    tied = [seat for number, seat in candidates if number == best]
    players = [seat for seat in tied if seat is not None]
    if not players:
        return None, starter  # Only the centre card is best (B-58).
    if len(tied) == 1:
        return players[0], players[0]
    return None, players[-1]  # Burn: the last of them starts (B-10, B-57).


def victims(options, plays, starter, winner, fronts, lowest_wins):
    """Whom the winner may rob now: the worst bidders who have front cards
    (6.6). Colours never matter (B-34), the winner is never one (B-33)."""
    bid_of = {
        (starter + position) % options.players: options.cards[name].bid
        for position, name in enumerate(plays)
    }
    robbable = [seat for seat in sorted(bid_of) if seat != winner and fronts[seat]]
    if not robbable:
        return []
    bids = [bid_of[seat] for seat in robbable]
    worst = max(bids) if lowest_wins else min(bids)  # B-27
    return [seat for seat in robbable if bid_of[seat] == worst]


# --- Scoring --------------------------------------------------------------


def fold(options, front):
    """The points of a front, card by card in order of receipt (6.8, 6.14)."""
    points = 0
    for name in front:
        card = options.cards[name]
        points = (points + card.points) * card.multiply
    return points


def score_round(options, fronts, allies, zero_rounds):
    """Return own points, round scores and the new zero-round counters (6.8)."""
    own = [fold(options, front) for front in fronts]
    scores = []
    counters = list(zero_rounds)
    for seat, front in enumerate(fronts):
        if not front:
            counters[seat] += 1
        elif options.lucky_loser == "consecutive":
            counters[seat] = 0
        if allies is not None and seat in allies:
            total = own[allies[0]] + own[allies[1]]
            scores.append(-(-total // 2))  # Halves are rounded up (B-43).
        elif not front:
            scores.append(LUCKY_LOSER[options.players] * counters[seat])
        else:
            scores.append(own[seat])
    return own, scores, counters


def leaders(options, totals, scores, fronts):
    """The seats that share first place after all three criteria (6.9)."""

    def merit(seat):
        values = [options.cards[name].points for name in fronts[seat]]
        # A front without cards is below every card, also below a -5.
        highest = (1, max(values)) if values else (0, 0)
        return totals[seat], scores[seat], highest

    best = max(merit(seat) for seat in range(options.players))
    return [seat for seat in range(options.players) if merit(seat) == best]


def next_round_starter(options, tied, following):
    """The first of the tied clockwise from, and including, the player who
    would have started the next trick (B-46)."""
    for step in range(options.players):
        seat = (following + step) % options.players
        if seat in tied:
            return seat
    raise AssertionError("nobody leads")


# The characters with the Unicode property White_Space.
WHITE_SPACE = (
    "\t\n\x0b\x0c\r \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007"
    "\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000"
)


def longest_names(names):
    """Seats whose name is longest, and among those whose surname is longest (B-07)."""
    def length(name):
        words = name.translate({ord(space): " " for space in WHITE_SPACE}).split(" ")
        first, *surname = [word for word in words if word] or [""]
        return len(first), len(" ".join(surname))
    lengths = [length(name) for name in names]
    return [seat for seat, length in enumerate(lengths) if length == max(lengths)]
