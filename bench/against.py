"""A learner's loop against detectives, written by hand: the measure of ``VectorEnv(opponents=...)``.

It is the obvious way to write such a loop with our compiled functions: a mind for each game, and in each step
every game is played on until the learner is asked. Its games are those of one learner and four detectives.
"""

from __future__ import annotations

import time

import numpy as np
import numpy.typing as npt

from bench.figures import Play
from bench.ours import choose_all, make_ready
from chanbara.compiled.decorators import ARRAYS, at, entry_point, pointer_to
from chanbara.compiled.warm_up import compile_functions
from chanbara.research.vector import VectorEnv
from chanbara.sword.flat.env.vector import show, wipe
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.arrays import Chance, Choices, Rewards, Row, State
from chanbara.sword.flat.format.layout import ASKED, NONE, SIZE
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import CHANCE_SIZE, below, new_chance, seed
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.scoring import team_of, winner
from chanbara.sword.mind.arrays import LISTED, MIND_SIZE, ROOM_SIZE, Mind, Room
from chanbara.sword.mind.belief.belief import reset
from chanbara.sword.mind.run.play import watch
from chanbara.sword.mind.search.policy import DETECTIVE, choose

PLAYERS = 5
BASE_GAME = 0
GAMES, STEPS = 1_024, 30
"""Games side by side, and steps of a round."""
UNBEGUN = -1
"""In place of a choice: the game is still to be dealt."""

ARRAYS["all_minds"] = pointer_to("float64")
ARRAYS["rooms"] = pointer_to("int16")
ARRAYS["dice"] = pointer_to("int64")


@entry_point
def play_by_hand(
    states: State,
    chances: Chance,
    rows: Row,
    masks: Row,
    rewards: Rewards,
    actors: Row,
    dones: Row,
    choices: Choices,
    all_minds: Mind,
    rooms: Room,
    dice: Chance,
    games: int,
) -> None:
    """Carry out the learner's choice in each game, and play on until the learner is asked again."""
    for game in range(games):
        state, chance = at(states, game * SIZE), at(chances, game * CHANCE_SIZE)
        mind, room = at(all_minds, game * MIND_SIZE), at(rooms, game * ROOM_SIZE)
        rng, learner = at(dice, game * CHANCE_SIZE), int(actors[game])
        is_over = choices[game] == UNBEGUN
        dones[game], rewards[game] = 0, 0.0
        if not is_over:
            watch(state, choices[game], mind)
            step(state, chance, choices[game])
        is_asked = False
        while not is_asked:
            if not is_over and state[ASKED] == NONE:
                dones[game], is_over = 1, True
                rewards[game] = 1.0 if team_of(state, learner) == winner(state) else -1.0
            if is_over:
                deal(state, chance, PLAYERS, BASE_GAME)
                reset(state, mind)
                learner, is_over = below(rng, PLAYERS), False
            count = legal(state, at(room, LISTED))
            action = int(room[LISTED])
            is_asked = count > 1 and state[ASKED] == learner
            if is_asked:
                actors[game] = learner
                mask = at(masks, game * ACTIONS)
                wipe(mask)
                show(state, at(room, LISTED), at(rows, game * OBSERVATION_SIZE), mask, count)
            elif count > 0:
                if count > 1:
                    action = choose(state, rng, DETECTIVE, mind, room, count)
                watch(state, action, mind)
                step(state, chance, action)


class ByHand:
    """The arrays of such a loop."""

    def __init__(self, games: int = GAMES) -> None:
        compile_functions(play_by_hand, seed)
        self.choices: npt.NDArray[np.int64] = np.full(games, UNBEGUN, dtype=np.int64)
        self.mask: npt.NDArray[np.int8] = np.zeros((games, ACTIONS), dtype=np.int8)
        self.done: npt.NDArray[np.int8] = np.zeros(games, dtype=np.int8)
        chances, dice = (np.zeros((games, CHANCE_SIZE), dtype=np.int64) for _ in range(2))
        for game in range(games):
            seed(chances[game], 0, game)
            seed(dice[game], 1, game)
        self._arrays = (
            np.zeros(games * SIZE, dtype=np.int8),
            chances.reshape(-1),
            np.zeros(games * OBSERVATION_SIZE, dtype=np.int8),
            self.mask.reshape(-1),
            np.zeros(games, dtype=np.float32),
            np.zeros(games, dtype=np.int8),
            self.done,
            self.choices,
            np.zeros(games * MIND_SIZE),
            np.zeros(games * ROOM_SIZE, dtype=np.int16),
            dice.reshape(-1),
        )
        self.step()

    def step(self) -> None:
        """Carry out the choices."""
        play_by_hand(*self._arrays, len(self.choices))


class Inside:
    """The same with opponents inside of the environment."""

    def __init__(self, games: int = GAMES) -> None:
        self.env = VectorEnv(games, players=PLAYERS, opponents="detective", threads=1)
        self.choices: npt.NDArray[np.int64] = np.zeros(games, dtype=np.int64)
        self.mask, self.done = self.env.mask, self.env.done

    def step(self) -> None:
        """Carry out the choices."""
        self.env.step(self.choices)


def play(loop: ByHand | Inside, steps: int = STEPS) -> Play:
    """Play on at random; the steps are timed, choosing is not."""
    make_ready()
    chance, games, seconds, ended = new_chance(1), len(loop.choices), 0.0, 0
    for _ in range(steps):
        choose_all(loop.mask.reshape(-1), chance, loop.choices, games)
        began = time.process_time()
        loop.step()
        seconds += time.process_time() - began
        ended += int(loop.done.sum())
    return Play(steps * games, ended, seconds)
