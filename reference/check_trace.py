"""Check traces of whole games, line by line, against the rules.

    python3 reference/check_trace.py [FILE...]      (no file: standard input)

Several traces may follow each other; a header line begins a new one. A wrong
trace is reported at its first wrong line and then skipped to the next header.
"""

import argparse
import json
import os
import sys

if __package__ in (None, ""):
    sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from reference import all_in
from reference.adopt import AdoptAllIn, AdoptBids, Mismatch, compare_states
from reference.chance import InvalidOptions
from reference.games import GAMES, TRACE_FORMAT


class TraceCheck:
    """One game being followed. `state` is always our own, never the trace's."""

    def __init__(self, header):
        if header.get("format") != TRACE_FORMAT:
            raise Mismatch("format", TRACE_FORMAT, header.get("format"))
        if header.get("game") not in GAMES:
            raise Mismatch("game", sorted(GAMES), header.get("game"))
        self.rules = GAMES[header["game"]]
        given = header.get("options")
        if not isinstance(given, dict):
            raise Mismatch("options", "a table", given)
        try:
            self.options = self.rules.make_options(header.get("players"), given)
        except InvalidOptions as error:
            raise Mismatch("options", "a valid game", str(error)) from error
        complete = self.options.as_json()
        if set(given) != set(complete):
            raise Mismatch("options", sorted(complete), sorted(given))
        # A fresh game has nothing from before, so all of it is computed.
        theirs = header["state"]
        adopter = self.adopter(theirs)
        self.state = self.rules.new_game(self.options, adopter)
        compare_states(self.state, theirs, adopter)

    def adopter(self, theirs):
        if not isinstance(theirs, dict):
            raise Mismatch("state", "a state", theirs)
        if self.rules is all_in:
            return AdoptAllIn(theirs)
        return AdoptBids(self.options, theirs)

    def step(self, line):
        seat, action = line["seat"], line["action"]
        legal = self.rules.legal(self.state, self.options)
        if type(seat) is not int or seat not in legal:
            raise Mismatch("seat", f"one of {sorted(legal)}", seat)
        if action not in legal[seat]:
            raise Mismatch("action", f"one of {legal[seat]}", action)
        adopter = self.adopter(line["state"])
        self.rules.apply(self.state, self.options, seat, action, adopter)
        compare_states(self.state, line["state"], adopter)

    def end(self):
        if self.state["phase"] != "over":
            raise Mismatch("phase", "over at the end of the trace", self.state["phase"])


class Checker:
    """All traces of a run: counts and reports."""

    def __init__(self, out):
        self.out = out
        self.traces = 0
        self.actions = 0
        self.wrong = 0
        self.current = None
        self.last_place = None

    def check_lines(self, lines, name):
        for number, text in enumerate(lines, start=1):
            if text.strip():
                self.check_line(text, f"{name}:{number}")
        self.finish()

    def check_line(self, text, place):
        """A wrong line ends its trace: `current` is None until a new header."""
        line = None
        try:
            line = json.loads(text)
            if not isinstance(line, dict):
                raise Mismatch("line", "a JSON object", text.strip()[:80])
            if "format" in line:
                self.finish()
                self.traces += 1
                self.current = TraceCheck(line)
            elif self.current is not None:
                self.current.step(line)
                self.actions += 1
            elif self.traces == 0:
                self.traces = 1
                raise Mismatch("format", "a header line first", sorted(line))
        except Mismatch as error:
            self.report(place, line, error.field, error.expected, error.found)
        except (ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
            self.report(place, line, "line", "well-formed", f"{type(error).__name__}: {error}")
        self.last_place = place

    def finish(self):
        """The trace that was being followed ends here."""
        if self.current is not None:
            try:
                self.current.end()
            except Mismatch as error:
                self.report(self.last_place, None, error.field, error.expected, error.found)
        self.current = None

    def report(self, place, line, field, expected, found):
        self.wrong += 1
        self.current = None
        action = "the first line"
        if line is None:
            action = "-"
        elif isinstance(line, dict) and "action" in line:
            action = f"seat {line.get('seat')} {line['action']!r}"
        print(f"trace {self.traces}, {place}, action: {action}", file=self.out)
        print(f"  field    {field}", file=self.out)
        print(f"  expected {expected}", file=self.out)
        print(f"  found    {found}", file=self.out)


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Check traces of games against the rules.")
    parser.add_argument("files", nargs="*", help="JSON Lines; none or - is standard input")
    given = parser.parse_args(arguments)
    checker = Checker(sys.stdout)
    for name in given.files or ["-"]:
        if name == "-":
            checker.check_lines(sys.stdin, "stdin")
        else:
            with open(name, encoding="utf-8") as file:
                checker.check_lines(file, name)
    print(f"{checker.traces} traces, {checker.actions} actions, {checker.wrong} wrong")
    return 0 if checker.traces and not checker.wrong else 1


if __name__ == "__main__":
    sys.exit(main())
