"""A bot as a program: `tapis arena --game bids --players 4 --bots "exec:python3 docs/examples/python/exec_bot.py,casual"`.

It needs nothing but Python: it reads lines of JSON and answers with lines of JSON, as `docs/bots.md`
describes. This one bids high for cards that are worth it, as long as nobody has bid higher.
"""

import json
import sys


def number(words):
    """What a bid is worth: the number on the card."""
    digits = "".join(letter for letter in words.split(" ")[-1] if letter.isdigit())
    return int(digits or 0)


def choose(question):
    """One of the legal actions."""
    legal, scene = sorted(question["legal"], key=number), question["scene"]
    to_beat = max((number(card) for card in scene["plays"]), default=0)
    prize = number(scene.get("centre") or "")
    winning = [action for action in legal if number(action) > to_beat]
    return winning[-1] if prize >= 5 and winning else legal[0]


print(json.dumps({"ready": json.loads(sys.stdin.readline())["protocol"]}), flush=True)
for line in sys.stdin:
    print(json.dumps({"action": choose(json.loads(line))}), flush=True)
