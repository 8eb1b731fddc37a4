"""All In: the cards, their effects, the options and the ranking of hands."""

from collections import Counter, namedtuple

from reference.chance import InvalidOptions

SUITS = ["C", "M", "S", "T"]
VALUES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
RUNE_CARDS = ["RU1", "RU2"]
ALL_CARDS = [value + suit for value in VALUES for suit in SUITS] + RUNE_CARDS

NUMBER_OF_VALUE = {value: number for number, value in enumerate(VALUES, start=2)}
VALUE_OF_NUMBER = {number: value for value, number in NUMBER_OF_VALUE.items()}

HAND_SIZE = 5
ROW_WIDTH = {2: 4, 3: 5, 4: 6, 5: 6}  # 1.2
GAINS = {"TAKE", "DRAW", "REVEAL_3", "REVEAL_4", "REVEAL_5"}
EFFECTS = GAINS | {"SWAP", "RUNE", "HYPNOSIS", "EYE"}

# The built-in effects (5.3), one line per value: Clocks, Masks, Scarabs, Trees.
BUILTIN_EFFECTS = {
    "A": ["DRAW*", "DRAW*", "DRAW*", "DRAW*"],
    "K": ["HYPNOSIS DRAW*", "EYE DRAW*", "HYPNOSIS DRAW*", "EYE DRAW*"],
    "Q": ["TAKE*", "TAKE*", "TAKE*", "TAKE*"],
    "J": ["SWAP DRAW*", "TAKE DRAW*", "RUNE DRAW*", "HYPNOSIS EYE DRAW*"],
    "10": ["REVEAL_3*", "REVEAL_3*", "REVEAL_3*", "REVEAL_3*"],
    "9": ["EYE TAKE*", "HYPNOSIS TAKE*", "EYE TAKE*", "HYPNOSIS TAKE*"],
    "8": ["REVEAL_4*", "HYPNOSIS REVEAL_3*", "REVEAL_4*", "EYE REVEAL_3*"],
    "7": ["TAKE* SWAP", "TAKE* SWAP", "RUNE SWAP DRAW*", "TAKE* SWAP"],
    "6": ["HYPNOSIS REVEAL_4*", "SWAP REVEAL_3*", "EYE REVEAL_4*", "SWAP REVEAL_3*"],
    "5": ["REVEAL_3* SWAP", "TAKE REVEAL_3*", "RUNE REVEAL_3*", "HYPNOSIS EYE REVEAL_3*"],
    "4": ["SWAP REVEAL_4*", "TAKE REVEAL_4*", "RUNE REVEAL_4*", "HYPNOSIS EYE REVEAL_4*"],
    "3": ["REVEAL_5* SWAP", "REVEAL_5* TAKE", "RUNE HYPNOSIS REVEAL_4*", "EYE REVEAL_4* SWAP"],
    "2": ["DRAW* DRAW DRAW", "TAKE DRAW* DRAW", "RUNE REVEAL_5*", "HYPNOSIS EYE REVEAL_5*"],
}
BUILTIN_RUNE_EFFECTS = "RUNE DRAW*"

# Rank number = runes, by side (1.9). Best category first on side A.
RANKS = {
    "A": {
        "straight_flush": 10, "four_of_a_kind": 7, "full_house": 6, "flush": 5,
        "straight": 4, "three_of_a_kind": 3, "two_pair": 2, "pair": 1, "nothing": 0,
    },
    "B": {
        "straight_flush": 10, "four_of_a_kind": 7, "full_house": 4, "flush": 5,
        "straight": 6, "three_of_a_kind": 3, "two_pair": 2, "pair": 1, "nothing": 0,
    },
}


class Options:
    """The checked options of one game, with the deck spelled out."""

    def __init__(self, players, side, discard_variant, tie_break, deck):
        self.players = players
        self.side = side
        self.discard_variant = discard_variant
        self.tie_break = tie_break
        self.deck = deck
        self.suits, self.columns = read_deck(deck)
        self.width = ROW_WIDTH[players]
        self.limit = 2 * self.width

    def as_json(self):
        return {
            "side": self.side,
            "discard_variant": self.discard_variant,
            "tie_break": self.tie_break,
            "deck": self.deck,
        }


def make_options(players, given):
    """Check the options of 1.15, filling in the defaults."""
    if type(players) is not int or players not in ROW_WIDTH:
        raise InvalidOptions(f"All In is for 2 to 5 players, not {players!r}")
    allowed = {
        "side": ["A", "B"],
        "discard_variant": ["none", "manipulate", "closed_eye"],
        "tie_break": ["best_hand", "heirs"],
    }
    chosen = {}
    for key, values in allowed.items():
        chosen[key] = given.get(key, values[0])
        if chosen[key] not in values:
            raise InvalidOptions(f"{key} = {chosen[key]!r}")
    for key in given:
        if key not in allowed and key != "deck":
            raise InvalidOptions(f"unknown option {key!r}")
    return Options(players, deck=given.get("deck", "builtin"), **chosen)


def read_deck(deck):
    """Return the suits, best first, and the effect column of every card."""
    suits = list(SUITS)
    columns = {}
    for value, texts in BUILTIN_EFFECTS.items():
        for suit, text in zip(SUITS, texts):
            columns[value + suit] = text.split()
    for card in RUNE_CARDS:
        columns[card] = BUILTIN_RUNE_EFFECTS.split()
    if deck == "builtin":
        return suits, columns

    if not isinstance(deck, dict) or set(deck) - {"suits", "effects"}:
        raise InvalidOptions("deck must be \"builtin\" or a table of suits and effects")
    suits = deck.get("suits", suits)
    if not isinstance(suits, list) or sorted(map(str, suits)) != SUITS:
        raise InvalidOptions("deck.suits must name the four suits, best first")
    effects = deck.get("effects", {})
    if not isinstance(effects, dict):
        raise InvalidOptions("deck.effects must be a table")
    for value, entry in effects.items():
        if value == "RUNE":
            check_words(value, entry)
            for card in RUNE_CARDS:
                columns[card] = effects.get(card, entry)
        elif value in RUNE_CARDS:
            columns[value] = entry
        elif value in VALUES and isinstance(entry, dict) and set(entry) <= set(SUITS):
            for suit, column in entry.items():
                columns[value + suit] = column
        else:
            raise InvalidOptions(f"deck.effects.{value}")
    for card, column in columns.items():
        check_column(card, column)
    return suits, columns


def check_column(card, column):
    """The condition of 5.4 for one card."""
    check_words(card, column)
    starred = {entry.removesuffix("*") for entry in column if entry.endswith("*")}
    if not starred & GAINS:
        raise InvalidOptions(f"{card}: no starred gain")


def check_words(name, column):
    if not isinstance(column, list) or not all(isinstance(entry, str) for entry in column):
        raise InvalidOptions(f"{name}: the effects must be a list of words")
    if not {entry.removesuffix("*") for entry in column} <= EFFECTS:
        raise InvalidOptions(f"{name}: unknown effect in {column}")


def is_rune_card(card):
    return card in RUNE_CARDS


# The order of the fields is the order of comparison (1.9), apart from the
# category, which goes with the rank: `suit` is larger for a better suit.
Rating = namedtuple("Rating", "rank top suit category")


def rate(hand, options):
    """Rate a hand. Ratings of disjoint hands compare as the hands do (1.9)."""
    live = [card for card in hand if not is_rune_card(card)]
    numbers = [NUMBER_OF_VALUE[card[:-1]] for card in live]
    counts = Counter(numbers)
    sizes = sorted(counts.values(), reverse=True)

    # Five live cards are needed for a straight or a flush.
    straight_top = None
    if len(live) == 5 and len(counts) == 5:
        if max(numbers) - min(numbers) == 4:
            straight_top = max(numbers)
        elif set(numbers) == {14, 2, 3, 4, 5}:
            straight_top = 5
    flush = len(live) == 5 and len({card[-1] for card in live}) == 1

    if straight_top and flush:
        category, top = "straight_flush", straight_top
    elif sizes[0] == 4:
        category, top = "four_of_a_kind", highest_with(counts, 4)
    elif sizes[:2] == [3, 2]:
        category, top = "full_house", highest_with(counts, 3)
    elif flush:
        category, top = "flush", max(numbers)
    elif straight_top:
        category, top = "straight", straight_top
    elif sizes[0] == 3:
        category, top = "three_of_a_kind", highest_with(counts, 3)
    elif sizes[:2] == [2, 2]:
        category, top = "two_pair", highest_with(counts, 2)
    elif sizes[0] == 2:
        category, top = "pair", highest_with(counts, 2)
    else:
        category, top = "nothing", max(numbers)

    # In every category all cards of the top value belong to the combination,
    # so the best suit among them is the one that A-56 asks for.
    suits = [card[-1] for card in live if NUMBER_OF_VALUE[card[:-1]] == top]
    strength = max(len(options.suits) - options.suits.index(suit) for suit in suits)
    return Rating(RANKS[options.side][category], top, strength, category)


def highest_with(counts, size):
    return max(number for number, count in counts.items() if count == size)


def rune_card_points(hand):
    """Two runes for every rune card in hand (1.10)."""
    return 2 * sum(1 for card in hand if is_rune_card(card))


def pot_share(pot, correct):
    """What each right player gets and what carries over (1.10, A-63)."""
    if correct == 0:
        return 0, pot
    return pot // correct, pot % correct


def pot_added(players, round_number):
    """What the start of a round adds to the pot (1.2; 1.12 for the extra round)."""
    if round_number == 4:
        return 10
    return 2 * round_number + (0 if players == 2 else 2)


def next_start(runes, ratings):
    """Fewest runes; among those tied the weakest hand (1.11, A-67 to A-69)."""
    fewest = min(runes)
    tied = [seat for seat, total in enumerate(runes) if total == fewest]
    return min(tied, key=lambda seat: ratings[seat])


def final_winners(runes, ratings, tie_break, round_number):
    """The winners if the game ends now, or None if an extra round follows."""
    most = max(runes)
    tied = [seat for seat, total in enumerate(runes) if total == most]
    if len(tied) == 1:
        return tied
    if tie_break == "best_hand":
        return [max(tied, key=lambda seat: ratings[seat])]
    if round_number <= 3:
        return None  # heirs: one extra round (1.12)
    return []  # Tied again after the extra round: nobody wins.
