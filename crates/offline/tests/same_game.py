"""The module in WebAssembly beside the native build: the same calls, the same bytes.

usage: same_game.py MODULE.wasm NATIVE NETS
Plays both games with bots of every level through every page. Whatever is answered, pages, records,
moves of all levels, has to be the same to the letter. Prints also how long both thought.
"""

import ctypes
import json
import pathlib
import re
import subprocess
import sys
import time

import wasmtime


class Wasm:
    """The module, called as a browser calls it."""

    def __init__(self, path):
        self.store = wasmtime.Store()
        module = wasmtime.Module.from_file(self.store.engine, path)
        assert not module.imports, "the module imports nothing"
        exports = wasmtime.Instance(self.store, module, []).exports(self.store)
        self.memory = exports["memory"]
        self.alloc, self.free, self.say = (exports[f"tapis_{n}"] for n in ("alloc", "free", "call"))

    def call(self, text):
        said = text.encode()
        place = self.alloc(self.store, len(said))
        self.memory.write(self.store, said, place)
        answer = self.say(self.store, place, len(said)) & (1 << 64) - 1
        self.free(self.store, place)
        at, length = answer >> 32, answer & 0xFFFFFFFF
        text = bytes(self.memory.read(self.store, at, at + length)).decode()
        self.free(self.store, ctypes.c_int32(at).value)
        return text

    def size(self):
        return self.memory.data_len(self.store)


class Native:
    """The same on this machine."""

    def __init__(self, path):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([path], stdin=pipe, stdout=pipe, text=True)

    def call(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().rstrip("\n")


class Both:
    """Asks both, and compares."""

    def __init__(self, wasm, native):
        self.sides = {"wasm": Wasm(wasm), "native": Native(native)}
        self.seconds = dict.fromkeys(self.sides, 0.0)
        self.calls = 0
        self.now = 0

    def call(self, **call):
        text = json.dumps(call)
        answers = {}
        for name, side in self.sides.items():
            begin = time.perf_counter()
            answers[name] = side.call(text)
            if call["do"] == "think":
                self.seconds[name] += time.perf_counter() - begin
        self.calls += 1
        if answers["wasm"] != answers["native"]:
            sys.exit(f"{text[:400]}\n  wasm   {answers['wasm'][:600]}\n  native {answers['native'][:600]}")
        return json.loads(answers["wasm"])

    def ask(self, method, path, form=""):
        self.now += 1000
        path, _, query = path.partition("?")
        entropy = bytes((n * 31 + self.calls) % 256 for n in range(128)).hex()
        return self.call(do="ask", method=method, path=path, query=query, form=form, entropy=entropy,
                         site="https://cards.example", languages="en", now=self.now)

    def bots(self, table, seed):
        while duty := self.call(do="duty", table=table, now=self.now).get("duty"):
            think = dict(do="think", copy=duty["copy"], asked=duty["asked"], seed=seed)
            alone = self.call(**think, share={"part": 0, "of": 1})["found"]
            if duty["shared"]:
                halves = [self.call(**think, share={"part": n, "of": 2})["found"] for n in (0, 1)]
                self.call(do="agree", found=halves)
            action = self.call(do="agree", found=[alone])["action"]
            self.now += 1000
            done = self.call(do="decide", table=table, asked=duty["asked"], action=action, now=self.now)
            assert "error" not in done, done


def play(both, game, level, seats, rounds):
    others = "".join(f"&seat{n}=bot:{level}" for n in range(2, seats + 1))
    form = f"seats={seats}{others}&pace=0&clock="
    if game == "bids":
        form += f"&rounds={rounds}&special-shuffle=1&lucky_loser=cumulative"
    made = both.ask("POST", f"/new/{game}", form)
    assert made["status"] == 303, made
    address = dict(map(tuple, made["headers"]))["location"]
    both.ask("POST", f"{address}/start")
    table = address.rsplit("/", 1)[1]
    for turn in range(10_000):
        both.bots(table, turn)
        page = both.ask("GET", address)["body"]
        if 'data-phase="over"' in page:
            break
        action = re.search(r' data-action="([^"]*)"', page)
        both.ask("POST", f"{address}/act", "action=" + action.group(1).replace(" ", "+"))
        if level == "master" and turn == 6:
            return
    record = both.ask("GET", f"{address}/record")["body"]
    assert record.startswith("tapis record"), record[:60]
    both.ask("GET", f"{address}/verify")
    both.ask("GET", f"/r/{table}?at=5")


def main():
    wasm, native, nets = sys.argv[1:]
    both = Both(wasm, native)
    both.call(do="open", kept={})
    for net in pathlib.Path(nets).glob("*-*.weights"):
        if re.fullmatch(r"(all-in|bids)-(master|others)\.weights", net.name):
            both.call(do="lend", name=net.stem, file=net.read_bytes().hex())
    for game, seats in (("bids", 4), ("all-in", 3)):
        for level in ("beginner", "casual", "club", "expert", "master"):
            play(both, game, level, seats, rounds=1)
    for path in ("/", "/rules/bids", "/rules/all-in/house", "/learn/bids", "/score/all-in", "/me"):
        both.ask("GET", path)
    both.ask("GET", "/me/export")
    share = both.seconds["native"] / both.seconds["wasm"]
    print(f"{both.calls} calls were answered alike, to the letter.")
    print(f"Thinking in WebAssembly: {share:.2f} of the native speed ({both.seconds['wasm']:.1f} s and "
          f"{both.seconds['native']:.1f} s); memory {both.sides['wasm'].size() / 1e6:.0f} MB.")


main()
