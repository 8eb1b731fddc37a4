"""Run scenario files.

    python3 reference/scenario.py [--fillings N] PATH...

A path is a file, or a directory with *.toml files anywhere below it.
"""

import argparse
import os
import sys

if __package__ in (None, ""):
    sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from reference.chance import Illegal, InvalidOptions, SeededChance, copy_state
from reference.games import GAMES
from reference.scenario_checks import run_check
from reference.scenario_match import Place, check_expectations
from reference.scenario_state import FileError, build_state, read_file, read_options

RUNS = 16


def run_file(path, fillings=1):
    """Run one file; return the list of its failures."""
    try:
        doc = read_file(path)
        if "check" in doc:
            return run_check(doc)
        for fill_seed in range(fillings):
            failures = run_steps(doc, fill_seed)
            if failures:
                return failures
        return []
    except FileError as error:
        return [f"error of the file: {error}"]
    except OSError as error:
        return [f"cannot be read: {error.strerror}"]


def run_steps(doc, fill_seed):
    """Run the steps with the same filling and many seeds."""
    for key in ("case", "round"):
        if key in doc:
            raise FileError(f"{key} needs a check")
    try:
        options = read_options(doc)
    except InvalidOptions as error:
        raise FileError(f"invalid options: {error}") from error
    start = build_state(doc, options, fill_seed)
    failures = []
    deck_orders = {}
    for seed in range(RUNS):
        run = Run(doc, options, copy_state(start), SeededChance(seed), deck_orders)
        run.all_steps()
        # The same failure in every run is told once.
        failures += [text for text in run.failures if text not in failures]
        if run.stopped:
            return failures
    for where, table in expectations(doc):
        if "deck_shuffled" in table:
            count = len(deck_orders[where])
            if (count > 1) != table["deck_shuffled"]:
                failures.append(f"{where}: deck_shuffled: {count} orders over {RUNS} runs")
    return failures


def expectations(doc):
    for number, step in enumerate(doc.get("step", []), start=1):
        yield f"step {number}", step.get("expect", {})
    yield "at the end", doc.get("expect", {})


class Run:
    """One run of a scenario."""

    def __init__(self, doc, options, state, chance, deck_orders):
        self.doc = doc
        self.options = options
        self.state = state
        self.chance = chance
        self.deck_orders = deck_orders
        self.rules = GAMES[doc["game"]]
        self.failures = []
        self.stopped = False

    def all_steps(self):
        self.check_cards("at the start")
        for number, step in enumerate(self.doc.get("step", []), start=1):
            self.one_step(f"step {number}", step)
            if self.stopped:
                return
        self.check("at the end", self.doc.get("expect", {}))

    def one_step(self, where, step):
        seat = self.seat_of(where, step)
        before = copy_state(self.state)
        try:
            self.rules.apply(self.state, self.options, seat, step["action"], self.chance)
            refused = False
        except Illegal:
            refused = True
        if refused != step.get("illegal", False):
            legal = self.rules.legal(before, self.options)
            word = "is refused" if refused else "is not refused"
            self.failures.append(
                f"{where}: {step['action']!r} of seat {seat} {word}; legal: {legal}"
            )
            self.stopped = True
            return
        if refused and self.state != before:
            self.failures.append(f"{where}: a refused action changed the state")
        self.check_cards(where)
        self.check(where, step.get("expect", {}))

    def seat_of(self, where, step):
        if "seat" in step:
            return step["seat"]
        if len(self.state["to_act"]) != 1:
            raise FileError(f"{where} must name a seat, to_act is {self.state['to_act']}")
        return self.state["to_act"][0]

    def check(self, where, table):
        orders = self.deck_orders.setdefault(where, set())
        place = Place(self.doc["game"], self.options, self.state, orders)
        self.failures += [f"{where}: {text}" for text in check_expectations(table, place)]

    def check_cards(self, where):
        found = sorted(self.rules.cards_in(self.state))
        if found != sorted(self.rules.all_cards(self.options)):
            self.failures.append(f"{where}: a card is lost or doubled")


def find_files(paths):
    for path in paths:
        if not os.path.isdir(path):
            yield path
            continue
        for folder, folders, names in os.walk(path):
            folders.sort()
            for name in sorted(names):
                if name.endswith(".toml"):
                    yield os.path.join(folder, name)


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Run scenario files.")
    parser.add_argument("paths", nargs="+", metavar="PATH")
    parser.add_argument(
        "--fillings", type=int, default=1,
        help="how many different fillings of unnamed cards to try (1)",
    )
    given = parser.parse_args(arguments)
    passed = failed = 0
    for path in find_files(given.paths):
        failures = run_file(path, given.fillings)
        for text in failures:
            print(f"{path}: {text}")
        if failures:
            failed += 1
        else:
            passed += 1
    print(f"{passed} passed, {failed} failed")
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
