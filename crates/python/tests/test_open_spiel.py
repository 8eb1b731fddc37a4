"""OpenSpiel: its own tests and algorithms on both games."""

import copy
import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import tapis
import tapis.open_spiel

SMALL_BIDS = (
    "tapis_bids(players=3,rounds=1,small_colours=2,small_highest=3,small_hand=2,small_hand_blacks=0)"
)
SMALL_ALL_IN = "tapis_all_in(players=2,small_cards=10,small_hand=1)"
GAMES = [
    SMALL_BIDS,
    SMALL_ALL_IN,
    "tapis_bids(players=3,rounds=1,specials=[\"thief\"])",
    "tapis_all_in(players=3,side=B)",
]


@pytest.mark.parametrize("name", GAMES)
def test_games_are_simulated_with_serialisation(name):
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False
    )


API_TEST = """
import runpy, sys
import tapis.open_spiel
sys.argv = ["api_test", "--test_only_games=^%s$"]
runpy.run_module("open_spiel.integration_tests.api_test", run_name="__main__", alter_sys=True)
"""


@pytest.mark.parametrize("name", ["tapis_bids", "tapis_all_in"])
def test_the_tests_of_open_spiel_find_nothing(name):
    done = subprocess.run([sys.executable, "-c", API_TEST % name], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "Ran 5 tests" in done.stderr, done.stderr


def random_state(name, actions, seed):
    rng = np.random.default_rng(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while actions and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice([card for card, _ in state.chance_outcomes()]))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            actions -= 1
    while state.is_chance_node():
        state.apply_action(rng.choice([card for card, _ in state.chance_outcomes()]))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_states_are_cloned_and_pickled(name):
    state = random_state(name, 5, 1)
    for other in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.history() == state.history()
        if not state.is_terminal():
            other.apply_action(other.legal_actions()[0])
            assert str(other) != str(state)


@pytest.mark.parametrize("name", GAMES)
def test_worlds_are_imagined_from_what_is_known(name):
    for actions in (0, 3, 8):
        state = random_state(name, actions, actions)
        if state.is_terminal():
            continue
        player = state.current_player()
        for _ in range(5):
            other = state.resample_from_infostate(player, np.random.rand)
            assert other.current_player() == player
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()


def test_external_sampling_walks_through_a_small_game():
    solver = pyspiel.ExternalSamplingMCCFRSolver(pyspiel.load_game(SMALL_BIDS), seed=1)
    for _ in range(20):
        solver.run_iteration()
    policy = solver.average_policy()
    state = random_state(SMALL_BIDS, 0, 3)
    chances = dict(policy.action_probabilities(state))
    assert abs(sum(chances.values()) - 1) < 1e-9


@pytest.mark.parametrize("name", GAMES[2:])
def test_its_information_set_search_chooses_what_is_legal(name):
    state = random_state(name, 4, 2)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.4,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=6,
        random_state=np.random.RandomState(1),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    assert bot.step(state) in state.legal_actions()


def test_wrong_parameters_are_refused():
    with pytest.raises((ValueError, pyspiel.SpielError)):
        pyspiel.load_game("tapis_bids(players=3,ally=true)")
    assert issubclass(tapis.Unplayable, ValueError)
