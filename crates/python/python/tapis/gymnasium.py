"""Both games for Gymnasium: one seat is the learner's, bots of the project hold the others.

>>> import gymnasium
>>> import tapis.gymnasium
>>> env = gymnasium.make("tapis/Bids-v1", players=4, opponents="casual", rounds=1)
>>> observation, info = env.reset(seed=1)
>>> over = False
>>> while not over:
...     action = info["action_mask"].argmax()
...     observation, reward, over, _, info = env.step(action)

`VectorEnv` plays many such games side by side.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from ._tapis import Error, Game
from .batch import Batch, Opponents, seat_bots


def _game(name: str | Game, players: int | None, options: dict[str, Any]) -> Game:
    return name if isinstance(name, Game) else Game(name, players, **options)


def _spaces(game: Game) -> tuple[spaces.Box, spaces.Discrete]:
    highest = game.observation_highest()
    box = spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8)
    return box, spaces.Discrete(game.action_count)


def _seated(game: Game, opponents: Opponents, seat: int) -> dict[int, str]:
    if not 0 <= seat < game.players:
        raise Error(f"there is no seat {seat} at a table of {game.players}")
    bots = seat_bots(opponents, game.players, seat)
    seated = {place: bot for place, bot in enumerate(bots) if bot is not None}
    if set(seated) != set(range(game.players)) - {seat}:
        raise Error(f"every seat but {seat} needs a bot")
    return seated


class Env(gymnasium.Env):  # type: ignore[misc]
    """One seat of a game against bots.

    The legal actions are in `info["action_mask"]` and `action_masks()`. An illegal action is an
    exception, or with `illegal="end"` the end of the episode with a reward of -1.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game = "bids",
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: Opponents = "casual",
        reward: str = "win",
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ("raise", "end"):
            raise Error(f"illegal is raise or end, not {illegal}")
        self.game = _game(game, players, options)
        self.seat = seat
        self.render_mode = render_mode
        self._ends = illegal == "end"
        self._batch = Batch(
            self.game,
            games=1,
            opponents=_seated(self.game, opponents, seat),
            autoreset="disabled",
            reward=reward,
            threads=1,
        )
        self.observation_space, self.action_space = _spaces(self.game)
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        """A new game."""
        super().reset(seed=seed)
        self._batch.reset(self.np_random.integers(0, 2**63, 1, np.uint64))
        self._over = False
        return self._batch.observations[0].copy(), self._info()

    def step(
        self, action: Any
    ) -> tuple[npt.NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """One action, and all that the others do until it is the learner's turn again."""
        if self._over:
            raise Error("the game is over: call reset")
        number = int(action)
        if self._ends and not self._batch.masks[0][number]:
            self._over = True
            return self._batch.observations[0].copy(), -1.0, True, False, self._info()
        self._batch.step([number])
        self._over = bool(self._batch.ended[0])
        reward = float(self._batch.rewards[0, self.seat])
        return self._batch.observations[0].copy(), reward, self._over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, as masked algorithms ask for it."""
        legal: npt.NDArray[np.bool_] = self._batch.masks[0] == 1
        return legal

    def render(self) -> str | None:
        """The points of all seats."""
        if self.render_mode is None:
            return None
        return " ".join(str(score) for score in self._batch.scores()[0])

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.masks[0].copy()}


class VectorEnv(gymnasium.vector.VectorEnv):  # type: ignore[misc]
    """One seat in many games side by side, against bots.

    Legal actions are in `info["action_mask"]`; in an ended game all are, because whatever is chosen
    only begins the next one. `autoreset_mode` is `NEXT_STEP` or `SAME_STEP`.
    """

    def __init__(
        self,
        game: str | Game = "bids",
        num_envs: int = 64,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: Opponents = "casual",
        reward: str = "win",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 0,
        **options: Any,
    ) -> None:
        self.game = _game(game, players, options)
        self.seat = seat
        self.num_envs = num_envs
        mode = AutoresetMode(autoreset_mode)
        names = {AutoresetMode.NEXT_STEP: "next_step", AutoresetMode.SAME_STEP: "same_step"}
        if mode not in names:
            raise Error("autoreset_mode is NEXT_STEP or SAME_STEP")
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self._same_step = mode == AutoresetMode.SAME_STEP
        self._batch = Batch(
            self.game,
            games=num_envs,
            opponents=_seated(self.game, opponents, seat),
            autoreset=names[mode],
            reward=reward,
            threads=threads,
            keep_finals=self._same_step,
        )
        self.single_observation_space, self.single_action_space = _spaces(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        """New games; a number seeds all of them, a list each."""
        if isinstance(seed, int) or seed is None:
            if seed is not None:
                self._np_random = np.random.default_rng(seed)
            seeds = self.np_random.integers(0, 2**63, self.num_envs, np.uint64)
        else:
            fresh = self.np_random.integers(0, 2**63, self.num_envs, np.uint64)
            seeds = np.array(
                [own if one is None else one for one, own in zip(seed, fresh)], np.uint64
            )
        self._batch.reset(seeds)
        return self._batch.observations.copy(), self._info()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[npt.NDArray[np.uint8], npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """One action in every game."""
        batch = self._batch
        batch.step(actions)
        info = self._info()
        ended = batch.ended.copy()
        if self._same_step and ended.any() and batch.finals is not None:
            finals = np.empty(self.num_envs, dtype=object)
            for place in np.flatnonzero(ended):
                finals[place] = batch.finals[place].copy()
            info["final_obs"] = finals
            info["_final_obs"] = ended
        rewards = batch.rewards[:, self.seat].astype(np.float64)
        return batch.observations.copy(), rewards, ended, np.zeros_like(ended), info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.masks.copy()}


for _name, _id in (("bids", "tapis/Bids-v1"), ("all-in", "tapis/AllIn-v1")):
    gymnasium.register(_id, entry_point="tapis.gymnasium:Env", kwargs={"game": _name})

__all__ = ["Env", "VectorEnv"]
