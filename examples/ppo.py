"""A small agent learns Samurai Sword by PPO: one seat of five, the others play at random.

docs/tutorial.md walks through this file; ``make tutorial`` runs it.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from chanbara.research import VectorEnv
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from examples.curve import Point, draw
from examples.seat import PLAYERS, advantages, at_random, gain, own_seats, play, random_policy, table

GAMES, STEPS = 512, 128
"""Games side by side, and how often each is stepped before the agent learns from what it saw."""
WIDTH = 128
EPOCHS, BATCH = 2, 1024
LEARNING_RATE = 1e-3
CLIP = 0.2
"""How far the chance of an action may move from one round to the next before it stops counting."""
VALUE_WEIGHT, ENTROPY_WEIGHT = 0.5, 0.01
LONGEST_GRADIENT = 0.5
NEVER = -1e9
"""The logit of an action that is not legal."""
ROWS = 2000
"""The result is measured over the first games of so many rows."""
UNSEEN_SEED = 1_000_000
"""The agent is measured on deals that it has not trained on."""


class Agent(nn.Module):
    """Sees an observation, and says how good each legal action is and how likely it is to win."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(OBSERVATION_SIZE, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(WIDTH, ACTIONS), nn.Linear(WIDTH, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)  # at first all legal actions are about equally likely

    def forward(self, observation: Any, mask: Any) -> tuple[Any, Any]:  # noqa: ANN401 - tensors
        """Return what to choose from, and the value of the position."""
        seen = self.body(observation.float())
        logits = self.policy(seen).masked_fill(mask == 0, NEVER)
        return Categorical(logits=logits, validate_args=False), self.value(seen).squeeze(-1)

    def best(self, observation: Any, mask: Any) -> Any:  # noqa: ANN401 - arrays
        """Choose the likeliest action of each row: how the trained agent plays."""
        with torch.inference_mode():
            choice, _ = self(torch.from_numpy(observation), torch.from_numpy(mask))
        return choice.logits.argmax(dim=1).numpy()


class Seen(NamedTuple):
    """What the agent learns from: a row for each of its decisions."""

    observation: Any
    mask: Any
    action: Any
    log_chance: Any
    advantage: Any
    gained: Any
    """What the value should have been."""


def collect(env: VectorEnv, agent: Agent, chance: np.random.Generator) -> tuple[Seen, list[float]]:
    """Step all games for a while; return the agent's decisions, and the rewards of games that ended."""
    seat, row = own_seats(env.games), np.arange(env.games)
    value, reward = np.zeros((2, STEPS, env.games), dtype=np.float32)
    mine, over = np.zeros((2, STEPS, env.games), dtype=np.bool_)
    decisions, rewards = [], []
    for step in range(STEPS):
        choices = at_random(chance, env.mask)
        mine[step] = env.actor == seat
        own = np.flatnonzero(mine[step])
        observation, mask = torch.from_numpy(env.observation[own]), torch.from_numpy(env.mask[own])
        with torch.inference_mode():
            choice, value_now = agent(observation, mask)
            action = choice.sample()
            decisions.append((observation, mask, action, choice.log_prob(action)))
        choices[own], value[step, own] = action.numpy(), value_now.numpy()
        env.step(choices)
        over[step], reward[step] = env.done, env.reward[row, seat]
        rewards += reward[step, over[step]].tolist()
    advantage, known = advantages(mine, value, reward, over)
    # The last decision of a game that still goes on has no outcome yet: it only lends its value.
    keep = torch.from_numpy(known[mine])
    numbers = (torch.from_numpy(part[mine])[keep] for part in (advantage, advantage + value))
    kept = (torch.cat(part)[keep] for part in zip(*decisions, strict=True))
    return Seen(*kept, *numbers), rewards


def learn(agent: Agent, optimizer: Any, seen: Seen) -> None:  # noqa: ANN401 - an optimizer of torch
    """Make what turned out well likelier, but not much at a time."""
    advantage = (seen.advantage - seen.advantage.mean()) / (seen.advantage.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(advantage)).split(BATCH):
            choice, value = agent(seen.observation[part], seen.mask[part])
            ratio = (choice.log_prob(seen.action[part]) - seen.log_chance[part]).exp()
            held = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy_loss = -torch.min(ratio * advantage[part], held * advantage[part]).mean()
            value_loss = (value - seen.gained[part]).square().mean()
            loss = policy_loss + VALUE_WEIGHT * value_loss - ENTROPY_WEIGHT * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), LONGEST_GRADIENT)
            optimizer.step()


def train(seconds: float, seed: int) -> tuple[Agent, list[Point]]:
    """Train an agent for a time, and say now and then how it fares."""
    torch.manual_seed(seed)
    chance = np.random.default_rng(seed)
    agent, env = Agent(), VectorEnv(GAMES, players=PLAYERS, seed=seed)
    optimizer = torch.optim.Adam(agent.parameters(), lr=LEARNING_RATE)
    began, decisions = time.monotonic(), 0
    rewards: list[float] = []
    curve: list[Point] = []
    while (now := time.monotonic() - began) < seconds:
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * (1 - now / seconds)
        seen, ended = collect(env, agent, chance)
        learn(agent, optimizer, seen)
        decisions += len(seen.action)
        rewards += ended
        now = time.monotonic() - began
        if now >= (len(curve) + 1) * seconds / 20:
            curve.append(Point(now, decisions, float(np.mean(np.array(rewards) > 0))))
            print(
                f"{now:5.0f} s {decisions:11,} decisions {curve[-1].rate:7.1%} of {len(rewards):,} games won"
            )
            rewards = []
    env.close()
    return agent, curve


def main() -> None:
    """Train, measure, and fail where the gain is smaller than promised."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300, help="how long to train")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--least", type=float, default=10, help="points that the gain's lower bound must reach"
    )
    parser.add_argument("--each", type=int, default=10, help="games of each of 2,000 rows that are measured")
    parser.add_argument("--picture", type=Path, help="draw the learning curve into this file")
    asked = parser.parse_args()
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr] # progress is seen when it is made
    print(f"One seat of {PLAYERS}, the others play at random.")
    random = play(random_policy(asked.seed), rows=ROWS, each=asked.each, seed=UNSEEN_SEED)
    print(f"A random seat wins {random.rate:.1%} of {len(random.won):,} games.")
    print(f"Training for {asked.seconds:.0f} seconds:")
    agent, curve = train(asked.seconds, asked.seed)
    trained = play(agent.best, rows=ROWS, each=asked.each, seed=UNSEEN_SEED)
    print(f"The trained agent on {len(trained.won):,} other games:\n\n{table(trained, random)}\n")
    if asked.picture is not None:
        draw(curve, random.rate, asked.picture)
    more, off = gain(trained, random)
    if more - off < asked.least:
        sys.exit(f"The gain is {more:.1f} ± {off:.1f} points: its lower bound is not {asked.least:g}.")


if __name__ == "__main__":
    main()
