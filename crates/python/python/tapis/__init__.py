"""Two card games for research: All In – Predictions and Bids.

A `Table` is where a game is being played: whoever holds it deals and sees everything. An agent is
handed a `View`, which knows what one seat knows and nothing else.

>>> import tapis
>>> table = tapis.bids(players=4).deal(seed=7)
>>> view = table.view()
>>> view.seat == table.to_act[0]
True
>>> table.act(view.legal_words()[0])

Environments are in `tapis.pettingzoo` and `tapis.gymnasium`, thousands of games side by side in
`tapis.batch`; `import tapis.open_spiel` registers both games there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Union

from ._tapis import (
    BadRecord,
    Bot,
    BotFailed,
    Error,
    Game,
    GameOver,
    IllegalAction,
    Table,
    Unplayable,
    View,
    __version__,
    read_record,
    run_scenario,
    scenario_start,
)

Player = Union[str, Callable[[View], Union[int, str]]]
"""Who plays: the name of a bot, `exec:` and a program, or a function of a view."""


def bids(players: int = 4, *, small: dict[str, int] | None = None, **options: Any) -> Game:
    """Bids for so many players with these options.

    `small` makes it smaller than its rules do, for algorithms that walk through all of it:
    `colours`, `highest`, `hand` and `hand_blacks`.

    >>> bids(3, rounds=1, specials=["thief"]).options["rounds"]
    1
    """
    return Game("bids", players, small=small, **options)


def all_in(players: int = 4, *, small: dict[str, int] | None = None, **options: Any) -> Game:
    """All In – Predictions for so many players with these options.

    `small` makes it smaller than its rules do, for algorithms that walk through all of it: `cards`
    and `hand`.

    >>> all_in(2, side="B").options["side"]
    'B'
    """
    return Game("all-in", players, small=small, **options)


def arena(
    game: Game,
    bots: Sequence[Player],
    *,
    format: str = "cross",
    deals: int = 200,
    seed: int = 1,
    threads: int = 0,
) -> dict[str, Any]:
    """Plays a series between bots and says who is better by how much, with intervals.

    It is what `tapis arena` does: the same deals for everybody in every rotation. Formats are
    `cross`, `one-vs-rest` and `mixed`.

    >>> results = arena(bids(3, rounds=1), ["random", "beginner"], deals=20)
    >>> [bot["name"] for bot in results["bots"]]
    ['random', 'beginner']
    """
    return game.arena(list(bots), format=format, deals=deals, seed=seed, threads=threads)


__all__ = [
    "BadRecord",
    "Bot",
    "BotFailed",
    "Error",
    "Game",
    "GameOver",
    "IllegalAction",
    "Player",
    "Table",
    "Unplayable",
    "View",
    "__version__",
    "all_in",
    "arena",
    "bids",
    "read_record",
    "run_scenario",
    "scenario_start",
]
