"""A bot as a program: `tapis arena --game bids --players 4 --bots "exec:python3 docs/examples/python/exec_bot.py,casual"`.

It needs nothing but Python: it reads lines of JSON and answers with lines of JSON, as `docs/bots.md`
describes. This one bids its highest card for open cards and its lowest else.
"""

import json
import sys


def number(words):
    """What a bid is worth: the number on the card."""
    digits = "".join(letter for letter in words.split()[-1] if letter.isdigit())
    return int(digits or 0)


def choose(question):
    """One of the legal actions."""
    legal = sorted(question["legal"], key=number)
    return legal[-1] if question["scene"].get("centre") not in (None, "??") else legal[0]


print(json.dumps({"ready": json.loads(sys.stdin.readline())["protocol"]}), flush=True)
for line in sys.stdin:
    print(json.dumps({"action": choose(json.loads(line))}), flush=True)
