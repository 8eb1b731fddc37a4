"""PettingZoo and Gymnasium: their own tests, from the installed package."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

import tapis
import tapis.gymnasium
import tapis.pettingzoo
from tapis.batch import Batch

MODULES = [
    (tapis.pettingzoo.bids, {"players": 4, "rounds": 1}),
    (tapis.pettingzoo.bids, {"players": 6, "rounds": 1, "reward": "points"}),
    (tapis.pettingzoo.all_in, {"players": 3}),
    (tapis.pettingzoo.all_in, {"players": 2, "discard_variant": "closed_eye", "reward": "points"}),
]


@pytest.mark.parametrize("module, options", MODULES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_finds_nothing_wrong(module, options, capsys):
    api_test(module.env(**options), num_cycles=600)
    api_test(module.raw_env(**options), num_cycles=600)
    parallel_api_test(module.parallel_env(**options), num_cycles=300)
    seed_test(lambda: module.env(**options), num_cycles=100)
    save_obs_test(module.env(**options))
    assert "Passed" in capsys.readouterr().out


@pytest.mark.long
@pytest.mark.parametrize("module, options", MODULES)
def test_pettingzoo_measures_its_speed(module, options):
    performance_benchmark(module.env(**options))


@pytest.mark.parametrize("make", ["env", "raw_env"])
@pytest.mark.parametrize("module, options", MODULES)
def test_turns_are_live_decisions_with_all_rewards(module, options, make):
    env = getattr(module, make)(**options)
    rng = np.random.default_rng(1)
    got = dict.fromkeys(env.possible_agents, 0.0)
    turns = 0
    for turn in env.turns(seed=1):
        assert turn.action_mask.any()
        got[turn.agent] += turn.reward
        env.step(rng.choice(np.flatnonzero(turn.action_mask)))
        turns += 1
    assert turns == env.unwrapped.table.actions_taken > 30
    for agent, reward in env.final_rewards.items():
        got[agent] += reward
    assert abs(sum(got.values())) < 1e-9
    table = env.unwrapped.table
    if options.get("reward") == "points":
        mean = sum(table.scores) / len(got)
        assert np.allclose(list(got.values()), [score - mean for score in table.scores])
    else:
        assert list(got.values()) == table.returns()


def test_a_turn_without_a_step_is_noticed():
    turns = tapis.pettingzoo.bids.env(players=3, rounds=1).turns(seed=1)
    next(turns)
    with pytest.raises(tapis.Error, match="call step once"):
        next(turns)


def test_an_illegal_action_ends_the_game_or_is_an_exception():
    env = tapis.pettingzoo.bids.env(players=3)
    env.reset(seed=1)
    illegal = int(env.observe(env.agent_selection)["action_mask"].argmin())
    raw = tapis.pettingzoo.bids.raw_env(players=3)
    raw.reset(seed=1)
    with pytest.raises(tapis.IllegalAction):
        raw.step(illegal)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        loser = env.agent_selection
        env.step(illegal)
    assert all(env.terminations.values()) and env.rewards[loser] == -1


def test_whoever_is_not_to_move_has_an_empty_mask():
    env = tapis.pettingzoo.all_in.env(players=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


@pytest.mark.parametrize("name", ["tapis/Bids-v1", "tapis/AllIn-v1"])
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium_finds_nothing_wrong(name):
    check_env(gymnasium.make(name, opponents="random", illegal="end").unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", ["bids", "all-in"])
def test_one_seat_against_bots(game):
    env = tapis.gymnasium.Env(game, 3, seat=1, opponents={0: "casual", 2: "beginner"})
    rng = np.random.default_rng(1)
    for seed in range(3):
        observation, info = env.reset(seed=seed)
        again, _ = env.reset(seed=seed)
        assert (observation == again).all()
        total, over = 0.0, False
        while not over:
            assert (info["action_mask"] == env.action_masks()).all()
            action = rng.choice(np.flatnonzero(info["action_mask"]))
            observation, reward, over, truncated, info = env.step(action)
            assert env.observation_space.contains(observation) and not truncated
            total += reward
        assert round(total, 5) in (-0.33333, 0.66667, 0.16667, 0.0)
        with pytest.raises(tapis.Error, match="call reset"):
            env.step(0)


def test_seats_without_a_bot_are_refused():
    with pytest.raises(tapis.Error, match="every seat but 0 needs a bot"):
        tapis.gymnasium.Env("bids", 4, opponents={1: "casual"})
    with pytest.raises(tapis.Error, match="no seat 4"):
        tapis.gymnasium.Env("bids", 4, seat=4)
    with pytest.raises(tapis.BotFailed, match="no bot `nobody`"):
        tapis.gymnasium.Env("bids", 4, opponents="nobody")


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_vector_of_games_resets_itself(mode):
    env = tapis.gymnasium.VectorEnv(
        "bids", 16, 3, opponents="random", rounds=1, autoreset_mode=mode, reward="win"
    )
    assert env.metadata["autoreset_mode"] == mode
    rng = np.random.default_rng(1)
    observations, info = env.reset(seed=5)
    again, _ = env.reset(seed=5)
    assert (observations == again).all()
    ended_before = np.zeros(16, bool)
    ended = 0
    for _ in range(60):
        actions = [rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        observations, rewards, over, truncated, info = env.step(actions)
        assert observations.shape == (16, env.game.observation_size)
        assert not truncated.any() and info["action_mask"].any(axis=1).all()
        if mode == AutoresetMode.NEXT_STEP:
            assert not (over & ended_before).any()
            assert (rewards[ended_before] == 0).all()
        elif over.any():
            assert (info["_final_obs"] == over).all()
            for place in np.flatnonzero(over):
                assert (info["final_obs"][place] != observations[place]).any()
        ended_before = over
        ended += over.sum()
    assert ended > 32
    assert env.observation_space.contains(observations)


@pytest.mark.parametrize("name, players", [("bids", 4), ("bids", 6), ("all-in", 5), ("all-in", 2)])
def test_a_batch_plays_what_the_rules_say(name, players):
    batch = Batch(name, players, games=70, seed=3, reward="points")
    batch.reset()
    total = np.zeros((70, players))
    for step in range(400):
        before = batch.scores()
        actions = batch.sample()
        assert (batch.masks[np.arange(70), actions] == 1).all()
        batch.step(actions)
        total += batch.rewards
        kept = ~batch.ended
        gains = (batch.scores() - before)[kept]
        assert np.allclose(batch.rewards[kept], gains - gains.mean(axis=1, keepdims=True), atol=1e-4)
        assert ((batch.seats >= 0) & (batch.seats < players)).all()
    assert batch.games_ended > 0
    assert np.allclose(total.sum(axis=1), 0, atol=1e-2)


def test_a_batch_is_the_same_on_any_number_of_threads_and_by_seed():
    def play(threads, seeds):
        batch = Batch("all-in", 3, games=200, seed=1, threads=threads, opponents={1: "casual"})
        batch.reset(seeds)
        for _ in range(30):
            batch.step(batch.masks.argmax(axis=1))
        return batch.observations.copy(), batch.rewards.copy()

    one, two = play(1, None), play(2, None)
    assert (one[0] == two[0]).all() and (one[1] == two[1]).all()
    seeds = np.arange(1, 201)
    assert (play(0, seeds)[0] == one[0]).all()
    assert (play(0, seeds[::-1])[0] == one[0][::-1]).all()


def test_a_batch_writes_into_arrays_of_its_owner():
    batch = Batch("bids", 3, games=10)
    batch.reset()
    rollout = np.zeros((5, 10, batch.game.observation_size), np.uint8)
    masks = np.zeros((5, 10, batch.game.action_count), np.int8)
    for step in range(5):
        returned = batch.step(batch.sample(), observations=rollout[step], masks=masks[step])
        assert np.shares_memory(returned, rollout)
        assert rollout[step].any() and masks[step].any(axis=1).all()
        actions = masks[step].argmax(axis=1)
        batch._actions[:] = actions


@pytest.mark.parametrize(
    "wrong, words",
    [
        (lambda batch: batch.step(np.zeros(3, np.int64)), r"actions has the shape \[3\]"),
        (lambda batch: batch.step(np.full(8, -1)), "game 0: there is no action with the number -1"),
        (lambda batch: batch.step(np.full(8, 10**9)), "game 0: there is no action"),
        (lambda batch: batch.reset(np.arange(3)), r"seeds has the shape \[3\]"),
        (
            lambda batch: batch.step(batch.sample(), observations=np.zeros((8, 3), np.uint8)),
            "observations has the shape",
        ),
        (
            lambda batch: batch.step(
                batch.sample(), observations=np.zeros((8, 2 * 882), np.uint8)[:, ::2]
            ),
            "without gaps",
        ),
        (lambda batch: Batch("bids", 3, games=0), "at least one game"),
        (lambda batch: Batch("bids", 3, opponents=["random"] * 3), "every seat is a bot's"),
        (lambda batch: Batch("bids", 3, opponents={7: "random"}), "no seat 7"),
        (lambda batch: Batch("bids", 3, opponents={1: "nobody"}), "no bot `nobody`"),
        (lambda batch: Batch("bids", 3, autoreset="often"), "autoreset is"),
        (lambda batch: Batch("bids", 3, reward="fame"), "reward is"),
    ],
)
def test_what_is_wrong_in_a_batch_is_said_and_nothing_is_played(wrong, words):
    batch = Batch("bids", 3, games=8, seed=1)
    batch.reset()
    before = batch.observations.copy()
    with pytest.raises(tapis.Error, match=words):
        wrong(batch)
    batch.step(batch.masks.argmax(axis=1))
    assert (batch.observations != before).any(axis=1).all()


def test_a_finished_game_of_a_batch_stays_over_if_nobody_resets_it():
    batch = Batch("bids", 3, games=4, autoreset="disabled", rounds=1, opponents="random")
    batch.reset()
    while not batch.ended.all():
        batch.step(batch.sample())
    assert (batch.seats == -1).all()
    with pytest.raises(tapis.IllegalAction, match="this game is over"):
        batch.step(batch.sample())
