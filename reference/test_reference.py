"""Tests of the reference: scenarios, perft numbers, traces.

    python3 -m unittest discover -s reference -t .
"""

import io
import json
import os
import random
import tempfile
import unittest

from reference.check_trace import Checker
from reference.perft import load, perft
from reference.random_game import trace
from reference.scenario import find_files, run_file
from reference.verify_deal import Refused, verify

HERE = os.path.dirname(os.path.abspath(__file__))
SHARED_SCENARIOS = os.path.join(HERE, "..", "lab", "testkit", "scenarios")
OWN_SCENARIOS = os.path.join(HERE, "scenarios")
PERFT = os.path.join(HERE, "perft")
RECORDS = os.path.join(HERE, "records")
SHALLOW = 20_000

ODD_DECK = {
    "suits": ["T", "S", "M", "C"],
    "effects": {
        "A": {suit: ["REVEAL_3", "DRAW*"] for suit in "CMST"},
        "Q": {suit: ["DRAW*", "REVEAL_5*", "SWAP", "DRAW*"] for suit in "CMST"},
        "2": {suit: ["EYE"] + ["DRAW*"] * 25 + ["DRAW", "REVEAL_4"] for suit in "CMST"},
        "RUNE": ["RUNE", "RUNE", "DRAW*"],
    },
}
# Whatever a box may print: several Takes, stars on every effect, rune cards that differ.
GREEDY_DECK = {
    "effects": {
        "A": {suit: ["TAKE*", "TAKE*"] for suit in "CMST"},
        "K": {suit: ["SWAP*", "TAKE", "TAKE*", "TAKE"] for suit in "CMST"},
        "9": {suit: ["RUNE*", "HYPNOSIS*", "EYE*", "TAKE*", "RUNE"] for suit in "CMST"},
        "5": {suit: ["TAKE*", "SWAP*", "TAKE*", "SWAP*"] for suit in "CMST"},
        "RU1": ["RUNE", "TAKE*", "TAKE*", "TAKE*"],
        "RUNE": ["SWAP*", "DRAW*"],
    },
}
MAGPIE = {"id": "magpie", "bid": 12, "can_win": True, "steal": True}
FOG = {
    "id": "fog", "to": "aside", "uses_trick": False,
    "shuffle": True, "lowest_wins": True, "hide_next": True,
}
TRIPLE = {"id": "triple-5", "points": 5, "multiply": -3, "hide_next": True, "shuffle": True}
SPECIALS = ["shuffle", "lowest_wins", "great_unknown"]

OPTION_SETS = [
    ("all-in", 2, {}),
    ("all-in", 3, {"side": "B"}),
    ("all-in", 4, {"discard_variant": "manipulate"}),
    ("all-in", 5, {"discard_variant": "closed_eye"}),
    ("all-in", 2, {"tie_break": "heirs", "discard_variant": "manipulate"}),
    ("all-in", 5, {"deck": ODD_DECK}),
    ("all-in", 3, {"deck": ODD_DECK, "discard_variant": "manipulate", "side": "B"}),
    ("all-in", 2, {"deck": ODD_DECK, "discard_variant": "closed_eye", "tie_break": "heirs"}),
    ("all-in", 2, {"deck": GREEDY_DECK}),
    ("all-in", 4, {"deck": GREEDY_DECK, "discard_variant": "manipulate"}),
    ("all-in", 5, {"deck": GREEDY_DECK, "discard_variant": "closed_eye"}),
    ("bids", 3, {}),
    ("bids", 4, {"ally": True, "rounds": 2, "specials": ["thief"]}),
    ("bids", 5, {"color_bids": True, "specials": SPECIALS}),
    ("bids", 5, {"ally": False, "lucky_loser": "consecutive"}),
    ("bids", 6, {"specials": SPECIALS, "rounds": 1}),
    ("bids", 3, {"specials": SPECIALS + ["thief"], "blanks": [MAGPIE, FOG]}),
    ("bids", 4, {"specials": SPECIALS + ["thief"], "color_bids": True, "blanks": [TRIPLE, FOG]}),
]
GAMES_PER_SET = 5


def check(lines):
    """Check the lines of traces; return the checker and what it printed."""
    out = io.StringIO()
    checker = Checker(out)
    checker.check_lines(lines, "test")
    return checker, out.getvalue()


class Scenarios(unittest.TestCase):
    def run_folder(self, folder, fillings):
        files = list(find_files([folder]))
        self.assertTrue(files, f"no scenario files in {folder}")
        for path in files:
            with self.subTest(os.path.relpath(path, folder)):
                self.assertEqual(run_file(path, fillings), [])

    def test_shared_scenarios(self):
        self.assertTrue(os.path.isdir(SHARED_SCENARIOS), f"{SHARED_SCENARIOS} is missing")
        self.run_folder(SHARED_SCENARIOS, fillings=2)

    def test_own_scenarios(self):
        self.run_folder(OWN_SCENARIOS, fillings=2)


class Deals(unittest.TestCase):
    def record(self, version):
        with open(os.path.join(RECORDS, f"version-{version}.tapis"), encoding="utf-8") as file:
            return file.read()

    def test_records_of_both_versions_follow_from_their_seed(self):
        self.assertEqual(verify(self.record(1)), 3)
        self.assertEqual(verify(self.record(2)), 3)

    def test_the_longest_name_is_measured_as_the_version_says(self):
        self.assertIn("\nstart 0\n", self.record(1))
        self.assertIn("\nstart 1\n", self.record(2))

    def test_what_was_changed_is_refused(self):
        for old, new in [
            ("tapis record 2", "tapis record 1"), ("tapis record 2", "tapis record 3"),
            ("seven crows", "seven doves"), ("promise 0", "promise 1"), ("terms ", "stopped 1\nterms "),
            ("salt 0", "salt 1"), ("start 1", "start 0"), ("Bob", "Bab"), ("deal ", "deal K9 "),
        ]:
            changed = self.record(2).replace(old, new, 1)
            self.assertNotEqual(changed, self.record(2), old)
            with self.assertRaises((Refused, ValueError), msg=f"{old} -> {new}"):
                verify(changed)


class ScenarioRunner(unittest.TestCase):
    """A runner that lets everything pass would be worthless."""

    START = 'game = "all-in"\nplayers = 3\n[state]\nhands = ["AC 2C 3C 4C 5C"]\ndeck = "6C 7C"\n'

    def failures(self, text):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "one.toml")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            return run_file(path)

    def test_good_file(self):
        step = '[[step]]\naction = "play AC"\n[expect]\nhands_include = ["6C", "", ""]\n'
        self.assertEqual(self.failures(self.START + step), [])

    def test_wrong_expectations_are_found(self):
        for expectation in (
            "to_act = 1", 'hands = ["AC 2C 3C 4C 6C", "*", "*"]', "pot = 5", 'phase = "over"',
            "hand_sizes = [5, 5]", "display_count = 3", 'deck_top = "7C"', "deck_shuffled = true",
            'offered = ["draw"]', 'not_offered = ["pass"]', 'legal = ["pass"]', "all_in = 0",
            'display = ["AC"]', 'hands_include = ["6C", "", ""]', "winners = []", "round = true",
            'view = { 1 = { hands = ["AC 2C 3C 4C 5C", "*", "*"] } }', "runes = [0, 0, 1]",
            'deck_include = "AC"', 'last_round = { best = 0 }', 'answer = { kind = "eye" }',
        ):
            with self.subTest(expectation):
                found = self.failures(f"{self.START}[expect]\n{expectation}\n")
                self.assertEqual(len(found), 1, found)

    def test_wrong_files_are_refused(self):
        for text in (
            "nonsense", 'game = "chess"\n', 'game = "all-in"\n',
            self.START + "[expect]\nunheard = 1\n",
            self.START + '[[step]]\naction = "pass"\nwho = 1\n',
            self.START.replace("5C", "AC"), self.START.replace("5C", "1C"),
            self.START.replace("5C", "5C 8C"),
            'game = "bids"\nplayers = 3\ncheck = "fold"\n[[case]]\nfront = "K11"\npoints = 11\n',
        ):
            with self.subTest(text):
                found = self.failures(text)
                self.assertEqual(len(found), 1)
                self.assertIn("error of the file", found[0])

    def test_legal_and_illegal_are_told_apart(self):
        refused = self.failures(self.START + '[[step]]\naction = "play 9C"\n')
        self.assertIn("is refused", refused[0])
        accepted = self.failures(self.START + '[[step]]\naction = "pass"\nillegal = true\n')
        self.assertIn("is not refused", accepted[0])


class Perft(unittest.TestCase):
    def test_expected_numbers(self):
        expected = {}
        with open(os.path.join(PERFT, "expected.txt"), encoding="utf-8") as file:
            for line in file:
                name, depth, nodes = line.split()
                expected.setdefault(name, {})[int(depth)] = int(nodes)
        self.assertEqual(sorted(expected), sorted(
            name for name in os.listdir(PERFT) if name.endswith(".toml")
        ))
        for name, numbers in expected.items():
            with self.subTest(name):
                depth = 1
                while numbers.get(depth + 1, SHALLOW) < SHALLOW:
                    depth += 1
                found = perft(*load(os.path.join(PERFT, name)), depth)
                self.assertEqual(found, [numbers[one + 1] for one in range(depth)])


class Traces(unittest.TestCase):
    def test_random_games_are_accepted(self):
        for game, players, options in OPTION_SETS:
            with self.subTest(game=game, players=players, options=options):
                lines = []
                for seed in range(GAMES_PER_SET):
                    lines += trace(game, players, options, seed)
                checker, report = check(lines)
                self.assertEqual(report, "")
                self.assertEqual(checker.traces, GAMES_PER_SET)
                self.assertEqual(checker.actions, len(lines) - GAMES_PER_SET)

    def test_changed_states_are_refused(self):
        choice = random.Random(1)
        for number, (game, players, options) in enumerate(OPTION_SETS * 4):
            lines = [json.loads(line) for line in trace(game, players, options, number)]
            line = choice.choice(lines)
            path = choice.choice(list(leaves(line["state"])))
            change(line["state"], path)
            with self.subTest(game=game, players=players, options=options, path=path):
                checker, _ = check([json.dumps(line) for line in lines])
                self.assertEqual(checker.wrong, 1)

    def test_changed_lines_are_refused(self):
        for game, players, options in OPTION_SETS:
            lines = list(trace(game, players, options, 3))
            middle = len(lines) // 2
            seat = json.loads(lines[middle])
            seat["seat"] = (seat["seat"] + 1) % players
            for name, changed in {
                "no end": lines[:-1],
                "left out": lines[:middle] + lines[middle + 1:],
                "twice": lines[:middle] + lines[middle:middle + 1] + lines[middle:],
                "seat": lines[:middle] + [json.dumps(seat)] + lines[middle + 1:],
                "no header": lines[1:],
                "no JSON": lines[:middle] + ["{"] + lines[middle + 1:],
            }.items():
                with self.subTest(game=game, players=players, options=options, change=name):
                    checker, report = check(changed)
                    self.assertEqual(checker.wrong, 1)
                    self.assertIn("expected", report)

    def test_options_must_be_complete(self):
        for game, players, key in (("all-in", 3, "deck"), ("bids", 4, "ally")):
            lines = list(trace(game, players, {}, 5))
            header = json.loads(lines[0])
            del header["options"][key]
            checker, report = check([json.dumps(header)] + lines[1:])
            self.assertEqual(checker.wrong, 1)
            self.assertIn("options", report)

    def test_a_wrong_trace_does_not_hide_the_next(self):
        good = list(trace("bids", 3, {"rounds": 1}, 1))
        checker, _ = check(good[:5] + good[6:] + good + good[:-1])
        self.assertEqual((checker.traces, checker.wrong), (3, 2))

    def test_further_fields_are_ignored(self):
        lines = [json.loads(line) for line in trace("all-in", 2, {}, 1)]
        for line in lines:
            line["note"] = 1
            line["state"]["note"] = 2
        checker, report = check([json.dumps(line) for line in lines])
        self.assertEqual(report, "")


def leaves(value, path=()):
    """The paths of all values in a state that are neither dict nor list."""
    if isinstance(value, dict):
        for key, entry in value.items():
            yield from leaves(entry, path + (key,))
    elif isinstance(value, list):
        for position, entry in enumerate(value):
            yield from leaves(entry, path + (position,))
    else:
        yield path


def change(state, path):
    """Change one value of a state into another of the same kind."""
    for key in path[:-1]:
        state = state[key]
    value = state[path[-1]]
    if isinstance(value, bool):
        value = not value
    elif isinstance(value, int):
        value += 1
    elif value is None:
        value = 0
    else:
        value = "9T" if value != "9T" else "8T"
    state[path[-1]] = value


if __name__ == "__main__":
    unittest.main()
