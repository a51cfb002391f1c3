"""Bots that think on the flat core: they write what they see into its array, and ask the mind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from chanbara.bots.dice import dice
from chanbara.bots.flatten import CARD_NUMBERS, action_numbers, can_flatten, flat_view
from chanbara.bots.greedy import GreedyBot
from chanbara.bots.memory import Memory
from chanbara.flat.chance import CHANCE_SIZE, new_chance
from chanbara.flat.layout import KINDS, NONE, SEATS, SIZE
from chanbara.mind.arrays import LISTED, MIND_SIZE, ROOM_SIZE, Known
from chanbara.mind.belief import forget, note
from chanbara.mind.planner import plan
from chanbara.mind.policy import DETECTIVE, NOVICE, decide
from chanbara.mind.ready import make_ready

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.flat.arrays import Chance, State
    from chanbara.sight import Seen
    from chanbara.sword.sight.view import View

ROLLOUTS = 2048
"""How many games a planner plays in thought before it chooses, unless it is told."""
BITS = 62
"""Of a number that begins a run of chance."""


class Thinker:
    """One bot in one seat of one game. What it has thought it could think again from what it is handed."""

    kind = NOVICE
    name = "novice"

    def __init__(self, seed: int | str) -> None:
        make_ready()
        self.seed = seed
        self.mind = np.zeros(MIND_SIZE)
        self.room = np.zeros(ROOM_SIZE, dtype=np.int16)
        self.memory: Memory | None = None
        self.stand_in = GreedyBot(seed)
        """Judges where cards or rules are not those that are printed: the flat core knows no others."""

    def choose(self, view: View, events: Sequence[Seen]) -> int:
        actions = action_numbers(view) if can_flatten(view) else []
        if not actions:
            return self.stand_in.choose(view, events)
        assert view.decision is not None, "somebody is asked"
        state = flat_view(view)
        self._remember(view, state, events)
        self.room[LISTED : LISTED + len(actions)] = actions
        number = dice(self.seed, view.decision.number).getrandbits(BITS)
        return actions.index(self._decide(view, state, number, len(actions)))

    def _decide(self, view: View, state: State, number: int, count: int) -> int:
        return int(decide(state, new_chance(number), self.kind, self.mind, self.room, count))

    def _remember(self, view: View, state: State, events: Sequence[Seen]) -> None:
        """Take in what players did to each other since."""
        if self.memory is None:
            self.memory = Memory(view)
        if len(events) < self.memory.taken or not self.memory.taken:
            forget(state, self.mind)
        for deed in self.memory.take(events):
            if deed.card != NONE and deed.prop == NONE:
                note(deed.state, deed.actor, deed.card, deed.target, self.mind)


class NoviceBot(Thinker):
    """Looks at the table, and at nobody's sympathies."""


class DetectiveBot(Thinker):
    """Deduces who is who from what players do to each other, and does what is best for its team now."""

    kind = DETECTIVE
    name = "detective"


class PlannerBot(Thinker):
    """Deduces as a detective does, and tries the best options in worlds that may be so, to the end."""

    name = "planner"

    def __init__(self, seed: int | str, rollouts: int = ROLLOUTS) -> None:
        super().__init__(seed)
        self.rollouts = rollouts
        self.name = self.name if rollouts == ROLLOUTS else f"{self.name}@{rollouts}"
        self.world = np.zeros(2 * SIZE, dtype=np.int8)
        self.luck: Chance = np.zeros(CHANCE_SIZE, dtype=np.int64)

    def _decide(self, view: View, state: State, number: int, count: int) -> int:
        known = known_cards(view)
        return int(plan(state, known, self.rollouts, number, self.mind, self.room, self.world, self.luck))


def known_cards(view: View) -> Known:
    """Return which cards the observer knows to be in other hands."""
    known = np.zeros(SEATS * KINDS, dtype=np.int8)
    for one in view.seats:
        if one.seat != view.seat:
            for key in one.known:
                known[one.seat * KINDS + CARD_NUMBERS[key]] += 1
    return known


THINKERS: dict[str, type[Thinker]] = {bot.name: bot for bot in (NoviceBot, DetectiveBot, PlannerBot)}


def make_thinker(name: str, rollouts: str, seed: int | str) -> Thinker:
    """Return a thinking bot; for a planner ``rollouts`` may say how far it looks."""
    if not rollouts:
        return THINKERS[name](seed)
    if name != PlannerBot.name or not rollouts.isdecimal() or not int(rollouts):
        message = f"{name}@{rollouts}: only the planner takes a number, of rollouts: planner@512"
        raise ValueError(message)
    return PlannerBot(seed, int(rollouts))
