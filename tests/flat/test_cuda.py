"""The flat core inside a CUDA kernel, in numba's simulator: with a GPU it is `python -m bench.gpu`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import numpy as np

from chanbara.research import VectorEnv
from chanbara.sword.flat.env.cuda import BETWEEN_DEALS
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import ASKED, NONE, SIZE
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import below, new_chance
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.scoring import winner

SCRIPT = """
import json
import numpy as np
from numba import cuda
from chanbara.sword.flat.env.cuda import random_play_kernel

threads, turns = 2, 100
made = cuda.to_device(np.zeros(threads, dtype=np.int64))
won = cuda.to_device(np.zeros(3, dtype=np.int64))
random_play_kernel()[1, threads](turns, 5, 0, 3, made, won)
print(json.dumps([made.copy_to_host().tolist(), won.copy_to_host().tolist()]))
"""


MANY = """
import json
import numpy as np
from chanbara.research import VectorEnv

env = VectorEnv(3, players=4, seed=5, device="cuda")
shown = []
for turn in range(12):
    mask = env.mask.copy_to_host()
    env.step(mask.argmax(axis=1) if turn % 3 == 2 else mask.shape[1] - 1 - mask[:, ::-1].argmax(axis=1))
    parts = (env.states, env.observation, env.mask, env.actor, env.reward, env.done)
    shown.append([part.copy_to_host().tolist() for part in parts])
try:
    env.step(np.full(3, 914))
except ValueError as error:
    shown.append(str(error))
print(json.dumps(shown))
"""


def test_a_kernel_plays_the_games_that_the_cpu_plays() -> None:
    made, won = simulated(SCRIPT)
    expected = [on_the_cpu(100, thread) for thread in range(2)]
    assert sum(won) == 1, "a game was played to its end, and another dealt"
    assert made == [choices for choices, _ in expected]
    assert won == [sum(wins[team] for _, wins in expected) for team in range(3)]


def test_the_vector_environment_is_the_same_on_a_device() -> None:
    *shown, refused = simulated(MANY)
    env = VectorEnv(3, players=4, seed=5, threads=1)
    for turn, parts in enumerate(shown):
        first, last = env.mask.argmax(axis=1), env.mask.shape[1] - 1 - env.mask[:, ::-1].argmax(axis=1)
        env.step(first if turn % 3 == 2 else last)
        here = (env.states, env.observation, env.mask, env.actor, env.reward, env.done)
        assert parts == [part.tolist() for part in here]
    assert refused == "action 914 is not legal in game 0"


def simulated(script: str) -> Any:  # noqa: ANN401 - whatever it is
    """What a script prints where the device is simulated."""
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=env, check=True)
    return json.loads(done.stdout)


def on_the_cpu(turns: int, thread: int) -> tuple[int, list[int]]:
    """The same games, decision by decision, as the kernel plays them."""
    state, actions = np.zeros(SIZE, dtype=np.int8), np.zeros(ACTIONS, dtype=np.int16)
    chance = new_chance(3, thread)
    state[ASKED] = NONE
    choices, wins = 0, [0, 0, 0]
    for turn in range(turns):
        if turn % BETWEEN_DEALS == 0 and state[ASKED] == NONE:
            if turn > 0:
                wins[winner(state)] += 1
            deal(state, chance, 5, 0)
        if state[ASKED] != NONE:
            count = legal(state, actions)
            choices += count > 1
            step(state, chance, actions[below(chance, count)])
    return choices, wins
