"""One environment for both games."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from .._tapis import Error, Game, Table

OVER = -4
"""What `Table.step` says when nobody has to act any more."""


class Turn(NamedTuple):
    """A live decision: somebody has to act, and is not out of the game."""

    agent: str
    """Who."""
    observation: npt.NDArray[np.uint8]
    """What that seat sees."""
    action_mask: npt.NDArray[np.int8]
    """1 for every action that it may choose."""
    reward: float
    """What it got since its last decision."""


class TapisEnv(AECEnv):  # type: ignore[misc]
    """A game in which one agent acts after another.

    An observation is a dictionary with `observation` and `action_mask`; the mask of whoever is not
    to move is all zeros. `reward` is `"win"` (at the end the part of the victory less the fair
    share) or `"points"` (at once the points gained less the mean of all seats); both sum to zero.
    """

    metadata = {  # noqa: RUF012
        "render_modes": ["ansi", "human"],
        "name": "tapis_v1",
        "is_parallelizable": True,
        "render_fps": 1,
    }

    def __init__(
        self,
        name: str,
        players: int,
        render_mode: str | None = None,
        reward: str = "win",
        **options: Any,
    ) -> None:
        if reward not in ("win", "points"):
            raise Error(f"reward is win or points, not {reward}")
        super().__init__()
        self.game = Game(name, players, **options)
        self.metadata = {**self.metadata, "name": f"tapis_{name.replace('-', '_')}_v1"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        highest = self.game.observation_highest()
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (self.game.action_count,), np.int8),
            }
        )
        actions = self.game.action_count
        self.observation_spaces = {agent: self._observation_space for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._by_points = reward == "points"
        self._seeds = random.Random()
        self._table: Table | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of what an agent does."""
        return self.action_spaces[agent]

    @property
    def table(self) -> Table:
        """The table. It knows everything: an agent gets `table.view(seat)`."""
        if self._table is None:
            raise Error("there is no table yet: call reset first")
        return self._table

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with the same seed, the same one."""
        if seed is not None:
            self._seeds = random.Random(seed)
        table = self.game.deal(self._seeds.getrandbits(63))
        self._table = table
        self._step = table.step
        self._observe = table.observe
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[table.seat_to_act]
        self._scores = table.scores

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """What an agent sees now."""
        return self._observe(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Acts for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or action is None:
            self._was_dead_step(action)
            return
        seat = self._step(action)
        self._cumulative_rewards[agent] = 0.0
        if seat == OVER or self._by_points:
            self._reward(seat == OVER)
        if seat != OVER:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def _reward(self, over: bool) -> None:
        table = self.table
        if self._by_points:
            scores = table.scores
            gains = [new - old for new, old in zip(scores, self._scores)]
            self._scores = scores
            mean = sum(gains) / len(gains)
            rewards = [gain - mean for gain in gains]
        else:
            rewards = table.returns()
        self.rewards = dict(zip(self.agents, rewards))
        self._accumulate_rewards()
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

    def turns(self, seed: int | None = None) -> Iterator[Turn]:
        """A new game, decision by decision; call `step` once for each.

        Agents that are out of the game are not asked any more, and every turn comes with what its
        seat got since its last one. What comes after the last turns is in `final_rewards`.
        """
        return _turns(self, seed)

    @property
    def final_rewards(self) -> dict[str, float]:
        """What every seat got since its last decision."""
        return dict(self._cumulative_rewards)

    def render(self) -> str | None:
        """The table as whoever has to act sees it, in plain text."""
        if self.render_mode is None or self._table is None:
            return None
        seat = self._seat_of[self.agent_selection]
        text = str(self._table.view(seat))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing has to be closed."""

    def __repr__(self) -> str:
        return f"<{self.metadata['name']} of {self.game.players}>"


def _turns(env: Any, seed: int | None) -> Iterator[Turn]:
    env.reset(seed=seed)
    taken = 0
    while not all(env.terminations.values()):
        seen, reward, _, _, _ = env.last()
        yield Turn(env.agent_selection, seen["observation"], seen["action_mask"], reward)
        before, taken = taken, env.unwrapped.table.actions_taken
        if taken != before + 1 and not all(env.terminations.values()):
            raise Error("call step once for every turn")


class ByTurns(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """The outermost wrapper, which can be gone through by turns too."""

    def turns(self, seed: int | None = None) -> Iterator[Turn]:
        """A new game, decision by decision, as `TapisEnv.turns`."""
        return _turns(self, seed)

    @property
    def final_rewards(self) -> dict[str, float]:
        """What every seat got since its last decision."""
        return dict(self.unwrapped.final_rewards)


def makers(
    name: str, usual: int
) -> tuple[Callable[..., Any], Callable[..., TapisEnv], Callable[..., Any]]:
    """The functions that every module of PettingZoo has."""

    def raw_env(players: int = usual, **options: Any) -> TapisEnv:
        """The environment itself. An illegal action is an exception, and nothing is played."""
        return TapisEnv(name, players, **options)

    def env(players: int = usual, **options: Any) -> Any:
        """The environment with the usual wrappers: who acts illegally loses at once."""
        wrapped = wrappers.TerminateIllegalWrapper(raw_env(players, **options), illegal_reward=-1)
        return ByTurns(wrappers.AssertOutOfBoundsWrapper(wrapped))

    def parallel_env(players: int = usual, **options: Any) -> Any:
        """All agents act at once, but only the action of whoever has to act counts."""
        return turn_based_aec_to_parallel(env(players, **options))

    return env, raw_env, parallel_env
