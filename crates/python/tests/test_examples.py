"""The examples of the documentation do what they say."""

import importlib.util
import statistics
import sys
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import tapis
import tapis.pettingzoo

EXAMPLES = Path(__file__).resolve().parents[3] / "docs/examples/python"


def example(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("module", [tapis.pettingzoo.bids, tapis.pettingzoo.all_in])
def test_a_random_agent_plays(module):
    got = example("random_agent").play(module, players=3)
    assert len(got) == 3 and abs(sum(got.values())) < 1e-6


def test_an_agent_learns_to_beat_random_clearly():
    train = example("train")
    untaught, taught = train.train(updates=0), train.train(updates=40)
    assert train.win_share(untaught) < 0.35
    assert train.win_share(taught) > 0.42


@pytest.mark.long
def test_an_agent_of_two_minutes_beats_a_beginner():
    train = example("train")
    shares = [train.win_share(train.train(120, seed), "beginner", 8000) for seed in range(3)]
    assert statistics.median(shares) > 0.26, shares


def test_a_search_of_open_spiel_plays_a_bot_of_ours():
    returns = example("ismcts").play(simulations=5, seed=1)
    assert len(returns) == 3 and abs(sum(returns)) < 1e-9


def test_the_notebook_runs():
    notebook = nbformat.read(EXAMPLES / "what_a_deck_does.ipynb", as_version=4)
    NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    pictures = [
        output
        for cell in notebook.cells
        for output in cell.get("outputs", [])
        if "image/png" in output.get("data", {})
    ]
    assert len(pictures) == 2


def test_a_program_of_twenty_lines_plays_in_the_arena():
    program = f"exec:{sys.executable} {EXAMPLES / 'exec_bot.py'}"
    results = tapis.arena(tapis.bids(4, rounds=1), [program, "random"], deals=20)
    share = results["bots"][0]["standing"]["win_share"]
    assert share["mean"] > 0.25, share
