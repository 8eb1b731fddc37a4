"""OpenSpiel's information set search against a bot of ours, at a small table of Bids.

Run it with `python docs/examples/python/ismcts.py [GAMES] [SIMULATIONS]`. The search imagines worlds
with `resample_from_infostate`; the bot sees a view.
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import tapis.open_spiel  # noqa: F401

GAME = "tapis_bids(players=3,rounds=1,small_hand=4,small_highest=4,small_hand_blacks=0)"


def play(level="casual", simulations=30, seed=1):
    """One game; seat 0 searches, the others are bots. Says what every seat got."""
    rng = np.random.RandomState(seed)
    game = pyspiel.load_game(GAME)
    search = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        max_simulations=simulations,
        random_state=rng,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    bot = game.rules.bot(level, seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            cards = [card for card, _ in state.chance_outcomes()]
            state.apply_action(rng.choice(cards))
        elif state.current_player() == 0:
            state.apply_action(search.step(state))
        else:
            state.apply_action(bot.choose(state.table.view()))
    return state.returns()


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    simulations = int(sys.argv[2]) if len(sys.argv) > 2 else 30
    returns = np.array([play(simulations=simulations, seed=seed) for seed in range(games)])
    share = returns[:, 0].mean() + 1 / 3
    print(f"the search won {share:.0%} of {games} games, a fair share is 33%")
