"""Re-derives every shuffle of a record from its revealed seed; see docs/deal.md.

A verifier in another language, from the document alone and with nothing but the standard library.
It checks the commitment, the promises of the salts, the terms, the header, who starts, every
shuffle and the closing digest. It does not know the rules of the games: that the actions are legal
is checked elsewhere.

    python3 reference/verify_deal.py RECORD...
"""

import hashlib
import hmac
import json
import struct
import sys


VERSIONS = {"tapis record 1": 1, "tapis record 2": 2}
NL = b"\n"


class Refused(Exception):
    """The first place that is wrong."""


def keystream(key, event):
    """The words of ChaCha20 (RFC 8439) for one chance event."""
    nonce = struct.pack("<IQ", 0, event)
    counter = 0
    while True:
        start = list(struct.unpack("<4I", b"expand 32-byte k"))
        start += struct.unpack("<8I", key) + (counter,) + struct.unpack("<3I", nonce)
        block = list(start)
        for _ in range(10):
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                quarter_round(block, a, b, c, d)
        yield from ((now + then) & 0xFFFFFFFF for now, then in zip(block, start))
        counter += 1


def quarter_round(block, a, b, c, d):
    for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        block[x] = (block[x] + block[y]) & 0xFFFFFFFF
        mixed = block[z] ^ block[x]
        block[z] = ((mixed << turn) | (mixed >> (32 - turn))) & 0xFFFFFFFF


def below(words, n):
    """A number below n, each equally likely."""
    limit = n * (2**32 // n)
    return next(word for word in words if word < limit) % n


def shuffled(cards, words):
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        other = below(words, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def all_in_pack(_options):
    values = "2 3 4 5 6 7 8 9 10 J Q K A".split()
    return [value + suit for suit in "CMST" for value in values] + ["RU1", "RU2"]


def bids_pack(options):
    pack = [colour + str(number) for colour in "YBRG" for number in range(1, 15)]
    pack += ["K" + str(number) for number in range(1, 15)]
    pack += ["2x", "-5", "thief", "shuffle", "lowest", "unknown"]
    return pack + [blank["id"] for blank in options["blanks"]] + ["ally"]


def starters(game, names, version):
    """The seats that may start: all in All In, those with the longest name in Bids."""
    if game == "all-in":
        return list(range(len(names)))
    lengths = [length(name, version) for name in names]
    return [seat for seat, own in enumerate(lengths) if own == max(lengths)]


def length(name, version):
    """How long a name is, and the surname; version 1 measured the whole as one name."""
    if version == 1:
        return len(name.strip()), 0
    first, *surname = name.split()
    return len(first), len(" ".join(surname))


def verify(text):
    """Returns the number of shuffles, or raises Refused."""
    lines = text.split("\n")
    if lines.pop() != "":
        raise Refused("the last line does not end with a line feed")
    version = VERSIONS.get(lines[0] if lines else "")
    if version is None:
        raise Refused("the first line names no version that is known here")
    fields = {}
    for line in lines:
        word, _, rest = line.partition(" ")
        fields.setdefault(word, []).append(rest)
    try:
        game, = fields["game"]
        options = json.loads(fields["options"][0])
        names = [name.partition(" ")[2] for name in fields["name"]]
        seed = bytes.fromhex(fields["seed"][0])
        closing = next(i for i, line in enumerate(lines) if line.startswith("header "))
        pack = {"all-in": all_in_pack, "bids": bids_pack}[game](options)
        commitment, start, end = (fields[word][0] for word in ("commitment", "start", "end"))
    except (KeyError, ValueError, StopIteration, IndexError) as error:
        raise Refused(f"this is no whole record: {error!r}") from error

    header = "".join(line + "\n" for line in lines[:closing]).encode()
    expect("commitment", commitment,
           hashlib.sha256(b"tapis commitment 1\n" + seed).hexdigest())
    if version >= 2:
        check_terms(lines, fields)
    expect("header", fields["header"][0], hashlib.sha256(header).hexdigest())
    key = hmac.new(seed, header, "sha256").digest()
    candidates = starters(game, names, version)
    expect("start", start, str(candidates[below(keystream(key, 0), len(candidates))]))
    for event, deal in enumerate(fields.get("deal", []), start=1):
        in_order = sorted(deal.split(" "), key=pack.index)
        expect(f"deal number {event}", deal, " ".join(shuffled(in_order, keystream(key, event))))
    before = "".join(line + "\n" for line in lines[:-1]).encode()
    expect("end", end, hashlib.sha256(before).hexdigest())
    return len(fields.get("deal", []))


def check_terms(lines, fields):
    """Nothing but salts follows the terms, and the salts are those that were promised."""
    place = next((i for i, line in enumerate(lines) if line.startswith("terms ")), None)
    if place is None:
        raise Refused("the terms are missing")
    terms = "".join(line + "\n" for line in lines[:place]).encode()
    expect("terms", lines[place], "terms " + hashlib.sha256(terms).hexdigest())
    kept = []
    for salt in fields.get("salt", []):
        seat, _, words = salt.partition(" ")
        kept.append(f"{seat} {hashlib.sha256(b'tapis promise 1' + NL + words.encode()).hexdigest()}")
    expect("the promises", " ".join(fields.get("promise", [])), " ".join(kept))


def expect(what, found, right):
    if found != right:
        raise Refused(f"{what}: found {found[:70]}, it must be {right[:70]}")


def main(paths):
    failed = 0
    for path in paths:
        try:
            with open(path, encoding="utf-8") as file:
                print(f"{path}: {verify(file.read())} shuffles follow from the seed")
        except (Refused, OSError, UnicodeDecodeError, ValueError) as error:
            failed += 1
            print(f"{path}: REFUSED, {error}")
    return 1 if failed or not paths else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
