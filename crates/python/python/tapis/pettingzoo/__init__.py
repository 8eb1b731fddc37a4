"""Both games as environments of PettingZoo.

>>> import tapis.pettingzoo
>>> env = tapis.pettingzoo.bids.env(players=4, rounds=1)
>>> for turn in env.turns(seed=1):
...     env.step(turn.action_mask.argmax())
>>> round(sum(env.final_rewards.values()), 6)
0.0
"""

from . import all_in, bids

__all__ = ["all_in", "bids"]
