"""Tables at which the network meets strangers: our bots have some seats in a share of the games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.compiled.warm_up import compile_now
from chanbara.research.train.recipe import STRANGERS
from chanbara.research.vector import VectorEnv
from chanbara.sword.flat.format.actions import AIMS, ON_PROPERTY, PLAY
from chanbara.sword.flat.format.layout import SEATS
from chanbara.sword.flat.rules.chance import CHANCE_SIZE, seed
from chanbara.sword.mind.arrays import KINDS_OF_SETTING, LISTED, MIND_SIZE, ROOM_SIZE, SETTINGS
from chanbara.sword.mind.belief.belief import observe_action, reset
from chanbara.sword.mind.search.policy import DETECTIVE, GREEDY, NOVICE, RANDOM, decide
from chanbara.sword.mind.value.styles import MANNERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.research.train.recipe import Recipe

KIND_OF = dict(zip(STRANGERS, (RANDOM, NOVICE, GREEDY, DETECTIVE), strict=True))
LEARNER = -1
"""In place of a kind of bot: the network has the seat."""


class MixedTables:
    """A ``VectorEnv`` in which some seats of some games are strangers.

    ``mine`` says in which rows the network must decide. In the others its choice is ignored, for a stranger
    chooses; the rows show what that stranger sees.
    """

    def __init__(self, recipe: Recipe, device: str = "cpu") -> None:
        compile_now("sword.mind")
        self.env = VectorEnv(
            recipe.games,
            players=recipe.players,
            rising_sun=recipe.rising_sun,
            seed=recipe.seed,
            threads=1,  # the other cores have the network to compute
            device="cpu" if recipe.mixed else device,  # strangers choose on the CPU
        )
        self.players, self.games = recipe.players, recipe.games
        self._kinds = [KIND_OF[name] for name in recipe.opponents]
        self._mixed = recipe.mixed
        self._chance = np.random.default_rng(recipe.seed)
        self._stream = np.zeros(CHANCE_SIZE, dtype=np.int64)
        self._room = np.zeros(ROOM_SIZE, dtype=np.int16)
        self._minds = np.zeros((recipe.games, MIND_SIZE))
        self._minds[:, SETTINGS : SETTINGS + KINDS_OF_SETTING] = MANNERS[""]
        self.seated = np.full((recipe.games, SEATS), LEARNER, dtype=np.int8)
        """Who has each seat: a kind of bot, or the network."""
        if recipe.mixed:
            for row in range(recipe.games):
                self._seat(row)

    @property
    def mine(self) -> Any:  # noqa: ANN401 - an array
        """Whether the network must decide, by row."""
        if not self._mixed:
            return np.ones(self.games, dtype=np.bool_)
        return self.seated[np.arange(self.games), self.env.actor] == LEARNER

    def _seat(self, row: int) -> None:
        """Choose who sits at a table that was just dealt."""
        self.seated[row] = LEARNER
        if self._chance.random() >= self._mixed:
            return
        strangers = self._chance.permutation(self.players)[: self._chance.integers(1, self.players)]
        self.seated[row, strangers] = self._chance.choice(self._kinds, len(strangers))
        reset(self.env.states[row], self._minds[row])

    def step(self, choices: Any) -> None:  # noqa: ANN401 - a tensor
        """Execute the network's choices, and those of strangers where they must decide."""
        if not self._mixed:
            self.env.step(choices if choices.is_cuda else choices.numpy())
            return
        chosen, actor = choices.cpu().numpy().copy(), self.env.actor
        for row in np.flatnonzero((self.seated >= 0).any(axis=1)).tolist():
            seat = int(actor[row])
            if self.seated[row, seat] != LEARNER:
                chosen[row] = self._choice(row, self.seated[row, seat])
            self._watch(row, seat, int(chosen[row]))
        self.env.step(chosen)
        for row in np.flatnonzero(self.env.done).tolist():
            self._seat(row)

    def _choice(self, row: int, kind: int) -> int:
        """Return what a stranger chooses."""
        actions = np.flatnonzero(self.env.mask[row])
        self._room[LISTED : LISTED + len(actions)] = actions
        seed(self._stream, int(self._chance.integers(1 << 62)), row)
        mind = self._minds[row]
        return int(decide(self.env.states[row], self._stream, kind, mind, self._room, len(actions)))

    def _watch(self, row: int, actor: int, action: int) -> None:
        """Let detectives see a card that somebody aims at somebody."""
        away = (action - PLAY) % AIMS
        if PLAY <= action < ON_PROPERTY and away:
            target = (actor + away - 1) % self.players
            observe_action(self.env.states[row], actor, (action - PLAY) // AIMS, target, self._minds[row])

    def save(self) -> dict[str, Any]:
        """Return everything that the games depend on: plain values, and arrays."""
        saved = self.env.save()
        arrays = [*saved["arrays"], self.seated.copy(), self._minds.copy()]
        return {**saved, "arrays": arrays, "chance": self._chance.bit_generator.state}

    def restore(self, saved: dict[str, Any]) -> None:
        """Bring back everything as it was saved."""
        *arrays, seated, minds = saved["arrays"]
        self.env.restore({**saved, "arrays": arrays})
        self.seated[...], self._minds[...] = seated, minds
        self._chance.bit_generator.state = saved["chance"]

    def close(self) -> None:
        """Stop the threads."""
        self.env.close()


def gained(seated: Any, reward: Any) -> Sequence[int]:  # noqa: ANN401 - arrays
    """Return of finished mixed games: seats and wins of the network, then those of strangers."""
    is_mixed = (seated >= 0).any(axis=1, keepdims=True) & (reward != 0)
    mine, theirs = is_mixed & (seated == LEARNER), is_mixed & (seated >= 0)
    return [int(part.sum()) for one in (mine, theirs) for part in (one, one & (reward > 0))]
