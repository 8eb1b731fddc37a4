"""Thousands of games side by side, for learning.

Every call goes through all games, on all cores and without the interpreter's lock, and writes into
the same arrays. Copy what has to outlast the next call, or hand in arrays of your own.

>>> from tapis.batch import Batch
>>> batch = Batch("bids", players=4, games=64, seed=1)
>>> _ = batch.reset()
>>> for _ in range(300):
...     _ = batch.step(batch.sample())
>>> batch.games_ended > 0
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Union

import numpy as np
import numpy.typing as npt

from . import _tapis
from ._tapis import Game

Opponents = Union[None, str, Mapping[int, str], Sequence[Union[str, None]]]


def seat_bots(opponents: Opponents, players: int, seat: int = 0) -> list[str | None]:
    """A bot for every seat that is not played from outside.

    A name fills all seats but `seat`; a mapping or a list says which seats are whose.
    """
    if opponents is None:
        return [None] * players
    if isinstance(opponents, str):
        return [None if place == seat else opponents for place in range(players)]
    if isinstance(opponents, Mapping):
        strangers = [place for place in opponents if not 0 <= place < players]
        if strangers:
            raise _tapis.Error(f"there is no seat {strangers[0]} at a table of {players}")
        return [opponents.get(place) for place in range(players)]
    return list(opponents)


class Batch:
    """Many games side by side.

    `opponents` are bots of the project that play inside: a name for all seats but the first, or a
    mapping of seats to names. Without any, all seats are played from outside, each in its turn.

    After `reset` and `step` these arrays hold, for every game:

    * `observations`: what the seat that has to act sees;
    * `masks`: 1 for every action that it may choose;
    * `seats`: which seat that is, -1 in a finished game;
    * `rewards`: what every seat got by this step;
    * `ended`: whether the game ended with this step.

    `autoreset` says what follows the end of a game: the next one in the same step (`"same_step"`,
    the observation is that of the new game), with the next step, whatever its action
    (`"next_step"`), or nothing (`"disabled"`). `reward` is `"win"`, at the end the part of the
    victory less the fair share, or `"points"`, at once the points gained less the mean of all
    seats.
    """

    def __init__(
        self,
        game: str | Game = "bids",
        players: int | None = None,
        games: int = 1024,
        *,
        seed: int = 0,
        opponents: Opponents = None,
        autoreset: str = "same_step",
        reward: str = "win",
        threads: int = 0,
        keep_finals: bool = False,
        **options: Any,
    ) -> None:
        self.game = game if isinstance(game, Game) else Game(game, players, **options)
        self.games = games
        self.opponents = seat_bots(opponents, self.game.players)
        self._seed = seed
        self._core = _tapis.Batch(
            self.game,
            games,
            seed=seed,
            opponents=self.opponents,
            autoreset=autoreset,
            reward=reward,
            threads=threads,
        )
        self.observations = np.zeros((games, self.game.observation_size), np.uint8)
        self._masks = np.zeros((games, self.game.action_count), np.uint8)
        self.masks: npt.NDArray[np.int8] = self._masks.view(np.int8)
        self.seats = np.zeros(games, np.int8)
        self.rewards = np.zeros((games, self.game.players), np.float32)
        self._ended = np.zeros(games, np.uint8)
        self.ended: npt.NDArray[np.bool_] = self._ended.view(np.bool_)
        self.finals = np.zeros_like(self.observations) if keep_finals else None
        self._actions = np.zeros(games, np.int64)

    def reset(self, seeds: npt.ArrayLike | None = None) -> npt.NDArray[np.uint8]:
        """Begins all games anew. Each follows from its seed alone, and the ones after it too."""
        if seeds is None:
            first = self._seed
            chosen = np.arange(first, first + self.games, dtype=np.uint64)
        else:
            chosen = np.ascontiguousarray(seeds, np.uint64)
        self._core.reset(
            chosen, self.observations, self._masks, self.seats, self.rewards, self._ended
        )
        return self.observations

    def step(
        self,
        actions: npt.ArrayLike,
        *,
        observations: npt.NDArray[np.uint8] | None = None,
        masks: npt.NDArray[np.int8] | None = None,
    ) -> npt.NDArray[np.uint8]:
        """One action in every game, as numbers.

        Observations and masks are written into the arrays that are handed in, if there are any.
        If one action is illegal, nothing is played in any game.
        """
        if observations is None:
            observations = self.observations
        self._core.step(
            np.ascontiguousarray(actions, np.int64),
            observations,
            self._masks if masks is None else masks.view(np.uint8),
            self.seats,
            self.rewards,
            self._ended,
            self.finals,
        )
        return observations

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for every game, each equally likely; written into one array of its own."""
        self._core.sample(self._actions)
        return self._actions

    def scores(self) -> npt.NDArray[np.int32]:
        """The points of every seat of every game."""
        return self._core.scores()

    @property
    def games_ended(self) -> int:
        """How many games have ended so far."""
        return self._core.games_ended

    def __repr__(self) -> str:
        return f"<tapis.batch.Batch of {self.games} games of {self.game.name}>"


__all__ = ["Batch", "seat_bots"]
