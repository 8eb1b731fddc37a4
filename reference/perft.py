"""Count the sequences of actions from a start state, depth by depth.

    python3 reference/perft.py FILE.toml DEPTH

The file is a scenario with only game, players, options and state. Where chance
would come in (a shuffle, a deal), a line ends: the action that leads there
counts at its depth, nothing after it does. The same holds for the end of the
game. If several seats may act, every order is a sequence of its own.
"""

import argparse
import os
import sys

if __package__ in (None, ""):
    sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from reference.chance import ChanceNeeded, InvalidOptions, NoChance, copy_state
from reference.games import GAMES
from reference.scenario_state import FileError, build_state, known_keys, read_file, read_options

PERFT_KEYS = {"game", "name", "players", "options", "state"}


def load(path):
    """Return the rules, the options and the start state of a perft file."""
    doc = read_file(path)
    known_keys(doc, PERFT_KEYS, "a perft file")
    options = read_options(doc)
    state = build_state(doc, options, fill_seed=0)
    return GAMES[doc["game"]], options, state


def perft(rules, options, state, depth):
    """Return the numbers of sequences of length 1, 2, ... depth."""
    counts = [0] * depth
    walk(rules, options, state, 0, counts)
    return counts


def walk(rules, options, state, level, counts):
    for seat, actions in rules.legal(state, options).items():
        counts[level] += len(actions)
        if level + 1 == len(counts):
            continue
        for action in actions:
            child = copy_state(state)
            try:
                rules.apply(child, options, seat, action, NoChance())
            except ChanceNeeded:
                continue
            walk(rules, options, child, level + 1, counts)


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Count sequences of actions.")
    parser.add_argument("file")
    parser.add_argument("depth", type=int)
    given = parser.parse_args(arguments)
    if given.depth < 1:
        parser.error("the depth must be at least 1")
    try:
        rules, options, state = load(given.file)
    except (FileError, InvalidOptions, OSError) as error:
        print(f"{given.file}: {error}")
        return 1
    for depth, nodes in enumerate(perft(rules, options, state, given.depth), start=1):
        print(depth, nodes)
    return 0


if __name__ == "__main__":
    sys.exit(main())
