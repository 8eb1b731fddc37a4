"""Bids for PettingZoo: `env`, `raw_env` and `parallel_env`."""

from ._environment import makers

env, raw_env, parallel_env = makers("bids", 4)

__all__ = ["env", "parallel_env", "raw_env"]
