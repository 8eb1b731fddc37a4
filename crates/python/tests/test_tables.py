"""Games, tables, views, records, bots."""

import copy
import doctest
import json
import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import tapis

ROOT = Path(__file__).resolve().parents[3]
GAMES = [
    tapis.bids(3, specials=["thief", "shuffle"], rounds=2),
    tapis.bids(6, rounds=1, blanks=[{"id": "jester", "bid": 7, "can_win": True, "points": -3}]),
    tapis.all_in(2, side="B"),
    tapis.all_in(4, discard_variant="closed_eye"),
    tapis.all_in(5, deck={"suits": ["T", "S", "M", "C"]}),
]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_game_is_played_by_numbers_and_by_words(game):
    by_number, by_words = game.deal(seed=3), game.deal(seed=3)
    rng = np.random.default_rng(1)
    while not by_number.is_over:
        seat = by_number.to_act[0]
        view = by_number.view(seat)
        numbers, words = view.legal_actions(), view.legal_words()
        assert numbers == by_number.legal_actions(seat) == list(np.flatnonzero(view.action_mask()))
        assert [game.action_number(word, seat) for word in words] == numbers
        place = rng.integers(len(numbers))
        by_number.act(numbers[place])
        by_words.act(words[place], seat)
    assert by_number.full_state() == by_words.full_state()
    assert by_number.winners is not None
    assert abs(sum(by_number.returns())) < 1e-12


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_record_is_read_again_and_gone_through(game):
    table = game.play(["random"], seed=5)
    record = table.record()
    again = tapis.read_record(record)
    assert again.record() == record
    assert again.history() == table.history()
    halfway = again.at(10)
    assert halfway.actions_taken == 10
    assert halfway.history() == table.history()[:10]
    with pytest.raises(tapis.BadRecord, match="line 3"):
        tapis.read_record(record.replace("\nplayers ", "\nplayers 1", 1))


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_trace_has_legal_actions_and_views(game):
    table = game.play(["random"], seed=2)
    first, *steps = table.trace()
    assert first["format"] == "tapis-trace/2"
    assert len(steps) == table.actions_taken
    again = game.deal(seed=2)
    for step in steps:
        assert step["action"] in step["legal"]
        assert step["views"] == [again.view(seat).scene for seat in range(game.players)]
        again.act(step["number"], step["seat"])
        assert step["state"].keys() <= again.full_state().keys()
    assert "views" not in table.trace(views=False)[1]


def test_a_view_holds_no_hidden_card_and_stays_as_it_is():
    table = tapis.bids(4).deal(seed=1)
    truth = table.full_state()
    view = table.view(2)
    scene = json.dumps(view.scene)
    for seat in (0, 1, 3):
        assert all(face == "??" for face in view.scene["hands"][seat])
        assert all(f'"{card}"' not in scene for card in truth["hands"][seat])
    before = view.scene
    table.act(table.legal_actions()[0])
    assert view.scene == before
    assert not hasattr(view, "full_state")


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_an_imagined_world_fits_the_view(game):
    table = game.deal(seed=4)
    for _ in range(6):
        table.act(table.legal_actions()[0])
    worlds = set()
    for seat in range(game.players):
        for seed in range(5):
            world = table.imagine(seat, seed=seed)
            assert world.view(seat).scene == table.view(seat).scene
            assert world.information_state(seat) == table.information_state(seat)
            worlds.add(json.dumps(world.full_state()))
            assert table.view(seat).imagine(seed).view(seat).scene == table.view(seat).scene
    assert len(worlds) > 1


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_table_is_copied_and_pickled(game):
    table = game.deal(seed=9)
    for _ in range(7):
        table.act(table.legal_actions()[-1])
    for other in (table.copy(), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert other.full_state() == table.full_state()
        assert other.heard(0) == table.heard(0)
        other.act(other.legal_actions()[0])
        assert other.actions_taken == table.actions_taken + 1
    assert pickle.loads(pickle.dumps(game)) == game
    by_hand = game.deal_by_hand()
    for _ in range(60):
        by_hand.apply((by_hand.legal_actions() or by_hand.cards_to_choose())[0])
    again = pickle.loads(pickle.dumps(by_hand))
    assert again.full_state() == by_hand.full_state()
    assert again.cards_chosen() == by_hand.cards_chosen()


def test_a_pickle_of_another_version_is_refused():
    table = tapis.bids(3).deal(seed=1)
    restore, (game, steps) = table.__reduce__()
    for wrong in ({**steps, "format": "tapis-table/0"}, {}, {**steps, "steps": [[9, "bid R1"]]}):
        with pytest.raises(tapis.Error):
            restore(game, wrong)


@pytest.mark.parametrize(
    "wrong, kind, words",
    [
        (lambda table: table.act(100_000), tapis.IllegalAction, "no action with the number 100000"),
        (lambda table: table.act(-1), tapis.IllegalAction, "no action with the number -1"),
        (lambda table: table.act("bid Z9"), tapis.IllegalAction, "`bid Z9` is no action"),
        (lambda table: table.act("steal 1 K3"), tapis.IllegalAction, "may not choose `steal 1 K3`"),
        (lambda table: table.act("bid R1", 17), tapis.Error, "no seat 17 at a table of 4"),
        (lambda table: table.view(4), tapis.Error, "no seat 4 at a table of 4"),
        (lambda table: table.view(-1), tapis.Error, "no seat -1 at a table of 4"),
        (lambda table: table.review(), tapis.BadRecord, "not over yet"),
        (lambda table: table.at(1), tapis.Error, "no place after 1"),
        (lambda table: table.record(), tapis.BadRecord, "not over yet"),
        (lambda table: table.choose_card(3), tapis.IllegalAction, "card 3 cannot come next"),
        (lambda table: table.game.action_words(9999), tapis.Error, "no action with the number"),
        (lambda table: table.game.card_word(9999), tapis.Error, "no card with the number"),
        (lambda table: table.game.bot("nobody"), tapis.BotFailed, "no bot `nobody`"),
        (lambda table: table.game.bot(7), tapis.Error, "a name or a function"),
        (lambda table: table.game.play([]), tapis.Error, "nobody plays"),
        (lambda table: table.game.lay_out({"trick": "x"}), tapis.Unplayable, "position"),
        (lambda table: tapis.bids(9), tapis.Unplayable, "3 to 6 players"),
        (lambda table: tapis.bids(3, round=2), tapis.Unplayable, "unknown field `round`"),
        (lambda table: tapis.bids(3, small={"cards": 3}), tapis.Unplayable, "no `cards`"),
        (lambda table: tapis.all_in(3, small={"cards": 3}), tapis.Unplayable, "cannot be dealt"),
        (lambda table: tapis.all_in(3, deck={"effects": {"Z": []}}), tapis.Unplayable, "`Z`"),
        (lambda table: tapis.all_in(3, deck=object()), tapis.Error, "options"),
        (lambda table: tapis.Game("go"), tapis.Unplayable, "no game `go`"),
        (lambda table: tapis.read_record(""), tapis.BadRecord, "no record"),
        (lambda table: tapis.scenario_start("x"), tapis.Unplayable, "scenario"),
    ],
)
def test_what_is_wrong_is_said(wrong, kind, words):
    table = tapis.bids(4).deal(seed=1)
    with pytest.raises(kind, match=words.replace("(", r"\(")):
        wrong(table)
    assert table.actions_taken == 0


def test_a_finished_game_takes_no_action():
    table = tapis.bids(3, rounds=1).play(["random"], seed=1)
    for act in (lambda: table.act(0), lambda: table.apply(0), lambda: table.view()):
        with pytest.raises(tapis.GameOver):
            act()
    assert table.legal_actions() == []


def test_scenarios_are_run_and_begun():
    files = sorted((ROOT / "lab/testkit/scenarios").rglob("*.toml"))
    assert len(files) > 20
    for file in files:
        assert tapis.run_scenario(file.read_text()) == []
    begun = 0
    for file in files:
        try:
            table = tapis.scenario_start(file.read_text())
        except tapis.Unplayable:
            # Some ask a function of the rules, and some are there to be refused.
            assert "[[case]]" in file.read_text() or "[[round]]" in file.read_text() or "check" in file.read_text()
        else:
            begun += 1
            assert table.game.players >= 2
    assert begun > 10
    assert tapis.run_scenario("game = 'bids'") != []


@pytest.mark.parametrize("game", [tapis.bids(4), tapis.all_in(3)], ids=repr)
def test_odds_are_told_from_a_view(game):
    odds = game.deal(seed=1).view().odds(samples=200)
    assert odds["seat"] in range(game.players)


@pytest.mark.parametrize("level", ["random", "beginner", "casual", "club", "expert@8", "master@8"])
@pytest.mark.parametrize("game", [tapis.bids(3, rounds=1), tapis.all_in(2)], ids=repr)
def test_every_bot_plays_and_answers(game, level):
    table = game.deal(seed=1)
    bot = game.bot(level, seed=1)
    assert bot.name == level
    for _ in range(12):
        table.act(bot(table.view()))
    with pytest.raises(tapis.Error, match="this bot plays|nothing to choose"):
        bot.choose(tapis.Game("bids" if game.name == "all-in" else "all-in", 3).deal(seed=1).view())


def test_a_finished_game_is_reviewed():
    table = tapis.bids(3, rounds=1).play(["casual"], seed=1)
    review = table.review(playouts=200)
    assert review["game"] == "bids" and len(review["decisions"]) == table.actions_taken


def lowest(view):
    return view.legal_actions()[0]


def broken(view):
    raise RuntimeError("out of order")


def test_a_function_is_a_bot_in_the_arena():
    results = tapis.arena(tapis.bids(3, rounds=1), [lowest, "random"], deals=8)
    assert [bot["name"] for bot in results["bots"]] == ["lowest", "random"]
    assert results["games"] == 2 * 3 * 8
    again = tapis.arena(tapis.bids(3, rounds=1), [lowest, "random"], deals=8, threads=1)
    again["clock"] = results["clock"]
    assert again == results


def test_a_bot_that_breaks_is_named():
    game = tapis.bids(3, rounds=1)
    with pytest.raises(tapis.BotFailed, match="`broken` in seat .* out of order"):
        tapis.arena(game, [broken, "random"], deals=2)
    with pytest.raises(tapis.BotFailed, match="`broken` in seat 0"):
        game.play([broken, "random", "random"], seed=1)
    with pytest.raises(tapis.BotFailed, match="`wrong` in seat .* no legal action"):
        tapis.arena(game, [lambda_named("wrong", 100_000), "random"], deals=2)


def lambda_named(name, answer):
    def function(view):
        return answer

    function.__name__ = name
    return function


PROGRAM = """
import json, sys
hello = json.loads(sys.stdin.readline())
assert hello["protocol"] == "tapis-bot/1" and hello["game"] == "bids"
print(json.dumps({"ready": hello["protocol"]}), flush=True)
for line in sys.stdin:
    question = json.loads(line)
    assert set(question) == {"new_game", "seat", "scene", "legal", "random"}
    ANSWER
"""
GOOD = 'print(json.dumps({"action": question["legal"][0]}), flush=True)'


def program(tmp_path, name, answer):
    path = tmp_path / f"{name}.py"
    path.write_text(PROGRAM.replace("ANSWER", answer))
    return f"exec:{sys.executable} {path}"


def test_a_program_is_a_bot(tmp_path):
    bot = program(tmp_path, "good", GOOD)
    results = tapis.arena(tapis.bids(3, rounds=1), [bot, "random"], deals=4)
    same = tapis.arena(tapis.bids(3, rounds=1), [lowest, "random"], deals=4)
    # It chooses like the function, the others throw the same dice, so all comes to the same.
    shares = [[bot["standing"]["win_share"] for bot in each["bots"]] for each in (results, same)]
    assert shares[0] == shares[1]
    assert results["bots"][0]["name"] == bot


@pytest.mark.parametrize(
    "answer, words",
    [
        ("sys.exit(3)", "ended without an answer"),
        ('print("what?", flush=True)', "it answered `what\\?`"),
        ('print(json.dumps({"action": "bid R99"}), flush=True)', "`bid R99`, which is not among"),
    ],
)
def test_a_program_that_breaks_is_named(tmp_path, answer, words):
    bot = program(tmp_path, "bad", answer)
    with pytest.raises(tapis.BotFailed, match=f"exec:.*bad.py.*{words}"):
        tapis.arena(tapis.bids(3, rounds=1), [bot, "random"], deals=2)


def test_no_program_is_named():
    with pytest.raises(tapis.BotFailed, match="cannot be started"):
        tapis.arena(tapis.bids(3, rounds=1), ["exec:/no/such/program", "random"], deals=2)


def test_events_are_rows_that_a_seat_heard():
    table = tapis.all_in(3).play(["random"], seed=1)
    kinds = table.game.event_kinds
    for seat in range(3):
        rows = table.events(seat)
        assert rows.dtype == np.uint8 and rows.shape[1] == 8
        assert rows[:, 0].min() >= 1 and rows[:, 0].max() <= len(kinds)
        assert len(table.heard(seat)) == table.actions_taken + 1
    own = [row for row in table.events(0) if kinds[row[0] - 1].startswith("dealt")]
    assert {row[1] for row in own} == {1}


def test_examples_in_the_documentation_run():
    import tapis.batch
    import tapis.gymnasium
    import tapis.open_spiel
    import tapis.pettingzoo

    for module in (tapis, tapis.batch, tapis.gymnasium, tapis.open_spiel, tapis.pettingzoo):
        failed, tried = doctest.testmod(module)
        assert failed == 0 and tried > 0, module
    text = (ROOT / "docs/python.md").read_text()
    failed, tried = doctest.testfile(str(ROOT / "docs/python.md"), module_relative=False)
    assert failed == 0 and tried > 20, text[:40]


def test_the_types_are_those_of_the_package():
    stubtest = [sys.executable, "-m", "mypy.stubtest", "tapis._tapis", "--ignore-disjoint-bases"]
    done = subprocess.run(stubtest, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_package_is_typed(tmp_path):
    where = Path(tapis.__file__).parent
    assert (where / "py.typed").exists() and (where / "_tapis.pyi").exists()
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), "-p", "tapis"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
