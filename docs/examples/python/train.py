"""An agent trained in NumPy alone: a small network that learns Bids from nothing.

Run it with `python docs/examples/python/train.py [SECONDS] [SEED]`. Two minutes on one core are
enough to beat random play clearly. It plays a batch of games against itself, collects whole rounds,
and follows the gradient of its policy with a learned value as the baseline.
"""

import sys
import time

import numpy as np

from tapis.batch import Batch

PLAYERS = 4
GAMES = 256
ROUNDS = 1


class Network:
    """One hidden layer with two heads: a preference for every action, and what is to be expected."""

    def __init__(self, inputs, actions, hidden=128, seed=0):
        rng = np.random.default_rng(seed)
        self.w1 = rng.normal(0, np.sqrt(2 / inputs) * 2, (inputs, hidden)).astype(np.float32)
        self.b1 = np.zeros(hidden, np.float32)
        self.w2 = np.zeros((hidden, actions + 1), np.float32)
        self.b2 = np.zeros(actions + 1, np.float32)
        self._moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.parts()]
        self._steps = 0

    def parts(self):
        """What is learned."""
        return [self.w1, self.b1, self.w2, self.b2]

    def look(self, seen, masks):
        """The hidden layer, the chance of every action and the expected return."""
        hidden = np.maximum(seen @ self.w1 + self.b1, 0)
        out = hidden @ self.w2 + self.b2
        wishes = np.where(masks > 0, out[:, :-1], -1e9)
        wishes -= wishes.max(axis=1, keepdims=True)
        chances = np.exp(wishes)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, out[:, -1]

    def learn(self, seen, masks, actions, returns, rate, curiosity):
        """One step of Adam along the gradient of policy, value and entropy."""
        hidden, chances, value = self.look(seen, masks)
        rows = np.arange(len(actions))
        advantage = returns - value
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        wish = chances * advantage[:, None]
        wish[rows, actions] -= advantage
        logs = np.log(chances + 1e-9)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        wish += curiosity * chances * (logs + entropy)
        out = np.empty((len(actions), wish.shape[1] + 1), np.float32)
        out[:, :-1] = wish
        out[:, -1] = value - returns
        out /= len(actions)
        back = (out @ self.w2.T) * (hidden > 0)
        gradients = [seen.T @ back, back.sum(axis=0), hidden.T @ out, out.sum(axis=0)]
        self._steps += 1
        for part, gradient, (mean, square) in zip(self.parts(), gradients, self._moments):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            part -= rate * mean / (1 - 0.9**self._steps) / size


def scaled(batch, scale):
    """Observations as numbers between 0 and 1."""
    return batch.observations * scale


def draw(chances, rng):
    """One action of every row, by its chance."""
    lots = rng.random((len(chances), 1), np.float32)
    return np.minimum((chances.cumsum(axis=1) < lots).sum(axis=1), chances.shape[1] - 1)


def train(seconds=120.0, seed=0, report=lambda text: None, updates=None):
    """Trains for so long, or for so many updates, and returns the network."""
    batch = Batch("bids", PLAYERS, GAMES, seed=seed + 1, rounds=ROUNDS, reward="points", threads=1)
    scale = (1 / np.maximum(batch.game.observation_highest(), 1)).astype(np.float32)
    network = Network(batch.game.observation_size, batch.game.action_count, seed=seed)
    rng = np.random.default_rng(seed)
    batch.reset()
    length = 10 * PLAYERS
    start, done = time.process_time(), 0
    while (time.process_time() - start < seconds) if updates is None else (done < updates):
        seen, masks, actions, seats, rewards, ended = [], [], [], [], [], []
        for _ in range(length):
            inputs = scaled(batch, scale)
            _, chances, _ = network.look(inputs, batch.masks)
            action = draw(chances, rng)
            action = np.where(batch.masks[np.arange(GAMES), action] > 0, action, batch.masks.argmax(1))
            seen.append(inputs)
            masks.append(batch.masks.copy())
            actions.append(action)
            seats.append(batch.seats.copy())
            batch.step(action)
            rewards.append(batch.rewards / 10)
            ended.append(batch.ended.copy())
        # What every seat gets until the game ends; what is cut off is not learned from.
        ahead = np.zeros((GAMES, PLAYERS), np.float32)
        known = np.zeros(GAMES, bool)
        returns, complete = [], []
        for step in reversed(range(length)):
            ahead[ended[step]] = 0
            known |= ended[step]
            ahead += rewards[step]
            returns.append(ahead[np.arange(GAMES), seats[step]].copy())
            complete.append(known.copy())
        keep = np.concatenate(complete[::-1])
        data = [np.concatenate(part)[keep] for part in (seen, masks, actions, returns[::-1])]
        order = rng.permutation(len(data[0]))
        progress = (
            (time.process_time() - start) / seconds if updates is None else done / updates
        )
        for some in np.array_split(order, max(1, len(order) // 384)):
            network.learn(*(part[some] for part in data), 1.5e-3 * (1.02 - progress), 0.02)
        done += 1
        if done % 20 == 0:
            report(f"{done} updates, {time.process_time() - start:.0f} s")
    return network


def win_share(network, opponents="random", games=2000, seed=10_000):
    """The part of the victories of the network in seat 0, against three bots."""
    batch = Batch(
        "bids", PLAYERS, 250, seed=seed, rounds=ROUNDS, opponents=opponents, reward="win"
    )
    scale = (1 / np.maximum(batch.game.observation_highest(), 1)).astype(np.float32)
    batch.reset()
    won = played = 0.0
    while played < games:
        _, chances, _ = network.look(scaled(batch, scale), batch.masks)
        batch.step(chances.argmax(axis=1))
        won += (batch.rewards[batch.ended, 0] + 1 / PLAYERS).sum()
        played += batch.ended.sum()
    return won / played


if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 120.0
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    trained = train(seconds, seed, report=print)
    for opponents in ("random", "beginner", "casual"):
        share = win_share(trained, opponents)
        print(f"against three of {opponents}: {share:.1%} of the victories, a fair share is 25%")
