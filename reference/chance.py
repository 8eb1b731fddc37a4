"""Where chance comes from, and the few errors that both games share.

The rules ask a chance object for two things only: who starts the game, and
the order of shuffled cards. Who plays the part differs: a seeded generator
for scenarios and random games, nobody at all for perft, and the next state
of a trace for the trace checker (see adopt.py).
"""

import random


class Illegal(Exception):
    """The action is not legal for that seat now; nothing was changed."""


class InvalidOptions(Exception):
    """This number of players or these options do not make a game."""


class ChanceNeeded(Exception):
    """A shuffle or a deal is due where no chance is allowed."""


class SeededChance:
    """Chance from a seed: the same seed gives the same game."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def start_player(self, seats):
        return self.random.choice(seats)

    def shuffle(self, cards, what):
        """Return the cards in a new order; `what` names the occasion."""
        cards = list(cards)
        self.random.shuffle(cards)
        return cards


class NoChance:
    """No chance at all: whoever needs it has come to the end of the line."""

    def start_player(self, seats):
        raise ChanceNeeded("start player")

    def shuffle(self, cards, what):
        raise ChanceNeeded(what)


def copy_state(value):
    """Copy a state: nested dicts and lists, everything else is immutable."""
    if isinstance(value, dict):
        return {key: copy_state(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [copy_state(entry) for entry in value]
    return value
