"""The Python package beside its peers, in one run: `cargo xtask bench --python`.

Rates are per second of processor time of this process, the best of several slices in which the
contestants take turns, because machines are noisy. Every harness is measured with something that
does nothing too, and its floor is printed beside what it carries.
"""

from __future__ import annotations

import random
import sys
import time
import warnings

import numpy as np
import pyspiel
import rlcard
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import AgentSelector

import tapis.open_spiel  # noqa: F401
import tapis.pettingzoo
from tapis.batch import Batch

SLICES = 7
SECONDS = 0.5


def rates(contestants):
    """The best rate of each; a contestant does some work and says how many steps that were."""
    best = dict.fromkeys(contestants, 0.0)
    for work in contestants.values():
        work()
    for _ in range(SLICES):
        for name, work in contestants.items():
            steps, start = 0, time.process_time()
            while (spent := time.process_time() - start) < SECONDS:
                steps += work()
            best[name] = max(best[name], steps / spent)
    return best


class Nothing(AECEnv):
    """An environment that does nothing at all: what the harness itself costs."""

    metadata = {"name": "nothing", "is_parallelizable": True}

    def __init__(self, agents=4, length=240):
        super().__init__()
        self.possible_agents = [f"player_{seat}" for seat in range(agents)]
        self._seen = {"observation": np.zeros(4, np.uint8), "action_mask": np.ones(2, np.int8)}
        self._length = length

    def action_space(self, agent):
        return spaces.Discrete(2)

    def reset(self, seed=None, options=None):
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._turn = 0
        self.agent_selection = self.agents[0]

    def observe(self, agent):
        return self._seen

    def step(self, action):
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._turn += 1
        self.agent_selection = self.possible_agents[self._turn % len(self.possible_agents)]
        if self._turn == self._length:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]


class Template(Nothing):
    """PettingZoo's own template of an environment, with the game left out: rewards are kept as it
    keeps them, and whoever looks gets arrays of his own.
    """

    def reset(self, seed=None, options=None):
        super().reset(seed, options)
        self._agent_selector = AgentSelector(self.agents)
        self.agent_selection = self._agent_selector.next()

    def observe(self, agent):
        return {name: np.array(array) for name, array in self._seen.items()}

    def step(self, action):
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._turn += 1
        self._clear_rewards()
        self.agent_selection = self._agent_selector.next()
        self._accumulate_rewards()
        if self._turn == self._length:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]


def recorded(module, **options):
    """The actions of some random games, so that choosing them costs nothing here."""
    games = []
    for seed in range(20):
        env = module.raw_env(**options)
        rng, actions = np.random.default_rng(seed), []
        for turn in env.turns(seed=seed):
            actions.append(int(rng.choice(np.flatnonzero(turn.action_mask))))
            env.step(actions[-1])
        games.append((seed, actions))
    return games


def played(env, games):
    """Plays recorded games as everybody plays an environment of PettingZoo."""

    def work():
        steps = 0
        for seed, actions in games:
            env.reset(seed=seed)
            left = iter(actions)
            for _ in env.agent_iter():
                _, _, terminated, truncated, _ = env.last()
                env.step(None if terminated or truncated else next(left))
                steps += 1
        return steps

    return work


def pettingzoo():
    games = [(0, [0] * 240)] * 20
    contestants = {
        "nothing at all": played(Nothing(), games),
        "PettingZoo's template without a game": played(Template(), games),
    }
    for name, module, options in (
        ("Bids, 4 players", tapis.pettingzoo.bids, {"players": 4}),
        ("All In, 5 players", tapis.pettingzoo.all_in, {"players": 5}),
    ):
        games = recorded(module, **options)
        contestants[f"{name}, raw_env"] = played(module.raw_env(**options), games)
        contestants[f"{name}, env"] = played(module.env(**options), games)
    print("\nPettingZoo, AEC: steps per CPU second, beside nothing, beside the template")
    best = rates(contestants)
    for name, rate in best.items():
        nothing, template = list(best.values())[:2]
        print(f"  {name:<40}{rate:>14,.0f}{rate / nothing:>9.2f}{rate / template:>9.2f}")


def spiel(name):
    game, rng = pyspiel.load_game(name), random.Random(1)
    draw = rng.random

    def work():
        steps, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
            steps += 1
        return steps

    return work


def open_spiel():
    names = ["kuhn_poker", "python_kuhn_poker", "leduc_poker", "tapis_bids(players=4)", "tapis_all_in(players=5)"]
    import open_spiel.python.games  # noqa: F401

    print("\nOpenSpiel, the same Python loop: transitions per CPU second, chance included")
    best = rates({name: spiel(name) for name in names})
    for name, rate in best.items():
        print(f"  {name:<40}{rate:>14,.0f}{rate / best['kuhn_poker']:>9.2f}")


def batched(name, players, games):
    batch = Batch(name, players, games, threads=1)
    batch.reset()
    batch.sample()

    def work():
        batch.step(batch.sample())
        return games

    return work


def rlcard_play(name):
    env, rng = rlcard.make(name), random.Random(1)

    def work():
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return work


def pgx_play(name, games=16_384):
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make(name)
    step = jax.vmap(pgx.auto_reset(env.step, env.init)) if hasattr(pgx, "auto_reset") else None
    if step is None:
        from pgx.experimental.wrappers import auto_reset

        step = jax.vmap(auto_reset(env.step, env.init))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))

    @jax.jit
    def one(state, key):
        lots = jax.random.uniform(key, state.legal_action_mask.shape)
        action = jnp.argmax(jnp.where(state.legal_action_mask, lots, -1.0), axis=1)
        return step(state, action, jax.random.split(key, games))

    held = [state, jax.random.PRNGKey(1)]

    def work():
        held[1], key = jax.random.split(held[1])
        held[0] = one(held[0], key)
        jax.block_until_ready(held[0].rewards)
        return games

    return work


def batches():
    contestants = {
        f"{title}, {games} games": batched(name, players, games)
        for title, name, players in (("Bids, 4 players", "bids", 4), ("All In, 5 players", "all-in", 5))
        for games in (512, 4096)
    }
    bids = list(contestants)[:2]
    for name in ("blackjack", "leduc-holdem", "limit-holdem"):
        contestants[f"RLCard {name}"] = rlcard_play(name)
    try:
        contestants["Pgx leduc_holdem, 16384 games"] = pgx_play("leduc_holdem")
    except ImportError as error:
        print(f"(Pgx is not measured: {error})")
    print("\nBatches on one core, observations, masks and random actions: steps per CPU second")
    best = rates(contestants)
    most = max(best[name] for name in bids)
    for name, rate in best.items():
        print(f"  {name:<40}{rate:>14,.0f}   Bids is {most / rate:,.1f} times that")


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    wanted = sys.argv[1:] or ["pettingzoo", "open_spiel", "batches"]
    for part in wanted:
        {"pettingzoo": pettingzoo, "open_spiel": open_spiel, "batches": batches}[part]()
