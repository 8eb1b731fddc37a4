"""A random agent: a whole game of each kind, turn by turn.

Run it with `python docs/examples/python/random_agent.py`.
"""

import numpy as np

import tapis.pettingzoo


def play(module, seed=1, **options):
    """Plays one game at random and says what every seat got."""
    env = module.env(**options)
    rng = np.random.default_rng(seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for turn in env.turns(seed=seed):
        got[turn.agent] += turn.reward
        env.step(rng.choice(np.flatnonzero(turn.action_mask)))
    for agent, reward in env.final_rewards.items():
        got[agent] += reward
    return got


if __name__ == "__main__":
    print("Bids:  ", play(tapis.pettingzoo.bids, players=4))
    print("All In:", play(tapis.pettingzoo.all_in, players=3))
