"""Play one random game and print its trace.

    python3 reference/random_game.py --game bids --players 4 --seed 7 \\
        --option rounds=2 --option specials=thief,shuffle
"""

import argparse
import json
import os
import random
import sys

if __package__ in (None, ""):
    sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from reference.chance import SeededChance
from reference.games import GAMES, TRACE_FORMAT


def trace(game, players, given_options, seed):
    """Yield the lines of a trace as text. Every legal action is equally likely."""
    rules = GAMES[game]
    options = rules.make_options(players, given_options)
    chance = SeededChance(seed)
    choice = random.Random(f"actions {seed}")
    state = rules.new_game(options, chance)
    header = {
        "format": TRACE_FORMAT, "game": game, "players": players,
        "options": options.as_json(), "state": state,
    }
    yield json.dumps(header, separators=(",", ":"))
    while state["phase"] != "over":
        actions = [
            (seat, action)
            for seat, entries in rules.legal(state, options).items() for action in entries
        ]
        seat, action = choice.choice(actions)
        rules.apply(state, options, seat, action, chance)
        yield json.dumps(
            {"seat": seat, "action": action, "state": state}, separators=(",", ":")
        )


def read_option(text):
    """Read KEY=VALUE as the command line of the trace format has it."""
    key, _, value = text.partition("=")
    if key in ("blanks", "deck") and value != "builtin":
        return key, json.loads(value)
    if key == "specials":
        return key, [word for word in value.split(",") if word]
    if key == "rounds":
        return key, int(value)
    if value in ("true", "false"):
        return key, value == "true"
    return key, value


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Play a random game and print its trace.")
    parser.add_argument("--game", choices=sorted(GAMES), required=True)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    given = parser.parse_args(arguments)
    options = dict(read_option(text) for text in given.option)
    for line in trace(given.game, given.players, options, given.seed):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
