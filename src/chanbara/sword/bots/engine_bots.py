"""Bots on the flat core: they write their view into its array, and call the mind."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.compiled.decorators import is_interpreted
from chanbara.compiled.elementary import log
from chanbara.compiled.no_compiler import has_search
from chanbara.compiled.warm_up import compile_now
from chanbara.dice import dice
from chanbara.sword.bots.dice import run_of_chance
from chanbara.sword.bots.levels import ALL_ROLLOUTS, Level
from chanbara.sword.bots.memory import Memory
from chanbara.sword.bots.open_table import cards_at
from chanbara.sword.flat.bridge.flatten import action_numbers, flat_view, is_understood
from chanbara.sword.flat.bridge.numbers import CARD_NUMBERS, is_printed
from chanbara.sword.flat.format.layout import KINDS, NONE, SEATS
from chanbara.sword.flat.format.scope import IS_OPEN, PART
from chanbara.sword.flat.rules.chance import new_chance
from chanbara.sword.mind.arrays import (
    KINDS_OF_SETTING,
    LISTED,
    OF_RANK,
    POINTS,
    RANKS,
    SETTINGS,
    Known,
    new_workspace,
)
from chanbara.sword.mind.belief.belief import observe_action, reset
from chanbara.sword.mind.search.planner import ENOUGH_FOR_LONG, LONG, SHORT, plan
from chanbara.sword.mind.search.policy import DETECTIVE, GREEDY, NOVICE, decide
from chanbara.sword.mind.value.styles import MANNERS
from chanbara.sword.mind.workspace import Workspace
from chanbara.sword.sight.view import question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.flat.format.arrays import State
    from chanbara.sword.sight.view import View

FIRST_ROLLOUTS = 64
"""Rollouts of the first batch under a time budget, to measure how long they take."""
NEARLY = 1 - 2**-53
"""In place of 1, whose logarithm is 0."""
CAUTION = 0.8
"""The share of the remaining time to plan for: some games take longer than others."""


class Thinker:
    """One bot in one seat of one game. Its state is only a cache: it could be recomputed from its input.

    At a table with other cards of known parts, its double among the modules of those cards chooses
    (``open_table``). Other cards are judged by the most similar printed card (``numbers``). Options similar
    to no printed one are avoided; if there is no other, or the asking step is unknown, the choice is random.
    """

    kind = NOVICE
    name = "novice"

    def __init__(self, seed: int | str) -> None:
        compile_now(PART)
        self.seed = seed
        self.double: Thinker | None = None
        self.is_seated = IS_OPEN
        """Whether it is known which cards are played with."""
        self.work = new_workspace()
        self.mind, self.room = self.work.mind, self.work.room
        self.memory: Memory | None = None

    def choose(self, view: View, events: Sequence[Seen]) -> int:
        decision, options = question(view)
        if len(options) == 1:
            return 0
        if not self.is_seated:
            cards, self.is_seated = cards_at(view.edition), True
            self.double = None if cards is None else self._among(cards.module(__name__))
        if self.double is not None:
            return self.double.choose(view, events)
        offered = action_numbers(view)
        actions = [action for action in offered if action != NONE]
        if not actions or not is_understood(view):
            return dice(self.seed, decision.number).randrange(len(options))
        state = flat_view(view)
        self._remember(view, state, events)
        self.room[LISTED : LISTED + len(actions)] = actions
        number = run_of_chance(self.seed, decision.number)
        return offered.index(self._decide(view, state, number, len(actions)))

    def _among(self, bots: Any) -> Thinker:  # noqa: ANN401 - this module, for other cards
        """Return the same bot among those for other cards."""
        double: Thinker = getattr(bots, type(self).__name__)(self.seed)
        return double

    def _decide(self, view: View, state: State, number: int, count: int) -> int:
        chance, mind, room = handed(new_chance(number)), handed(self.mind), handed(self.room)
        return int(decide(handed(state), chance, self.kind, mind, room, count))

    def _remember(self, view: View, state: State, events: Sequence[Seen]) -> None:
        """Update the belief with the players' actions since; a bot without belief needs only the table."""
        if self.memory is None:
            self.memory = Memory(view)
            reset(handed(state), handed(self.mind))


class NoviceBot(Thinker):
    """Considers the table, but nobody's allegiance."""


class GreedyBot(Thinker):
    """Does what is best for its team now, by the roles as dealt: it has no belief."""

    kind = GREEDY
    name = "greedy"


class DetectiveBot(Thinker):
    """Infers roles from the players' actions, and does what is best for its team now.

    It may have a style, which is part of its name: ``aggressive``, ``trusting`` or ``sly``.
    """

    kind = DETECTIVE
    name = "detective"

    def __init__(self, seed: int | str, manner: str = "") -> None:
        super().__init__(seed)
        self.manner = manner
        self.name = manner or self.name
        self.mind[SETTINGS : SETTINGS + KINDS_OF_SETTING] = MANNERS[manner]

    def _among(self, bots: Any) -> Thinker:  # noqa: ANN401 - as above
        double: Thinker = bots.DetectiveBot(self.seed, self.manner)
        return double

    def _remember(self, view: View, state: State, events: Sequence[Seen]) -> None:
        if self.memory is None:
            self.memory = Memory(view)
        if len(events) < self.memory.taken or not self.memory.taken:
            reset(handed(state), handed(self.mind))
        for action in self.memory.take(events):
            observe_action(handed(action.state), action.actor, action.card, action.target, handed(self.mind))


class BlurredBot(DetectiveBot):
    """A detective who judges less sharply: to the value of each option it adds noise, as large everywhere.

    The noise has a Gumbel distribution. So an option that is better by the blur, in points, is chosen
    e times as often, and one that is much better nearly always.
    """

    def __init__(self, seed: int | str, blur: float) -> None:
        super().__init__(seed)
        self.blur = blur
        self.name = f"blurred@{blur:g}"

    def _among(self, bots: Any) -> Thinker:  # noqa: ANN401 - as above
        double: Thinker = bots.BlurredBot(self.seed, self.blur)
        return double

    def _decide(self, view: View, state: State, number: int, count: int) -> int:
        super()._decide(view, state, number, count)
        chance = dice(f"{self.seed} blurred", question(view)[0].number)
        values = [
            float(self.mind[POINTS + place])
            + OF_RANK * int(self.room[RANKS + place])
            - self.blur * log(-log(min(1 - chance.random(), NEARLY)))
            for place in range(count)
        ]
        return int(self.room[LISTED + values.index(max(values))])


class PlannerBot(DetectiveBot):
    """Infers roles like a detective, and tries the best options in sampled worlds that fit what it has seen.

    Its budget is a number of rollouts, which makes it reproducible on every machine, or a number of seconds,
    which does not. With cards that the flat core does not know it chooses like a detective: there is nothing
    that could play such a game on.
    """

    def __init__(self, seed: int | str, rollouts: int = ALL_ROLLOUTS, seconds: float | None = None) -> None:
        if rollouts < 1 or (seconds is not None and not seconds > 0):
            message = "a planner needs time to think: one rollout at least, or more than 0 seconds"
            raise ValueError(message)
        super().__init__(seed)
        self.budget = rollouts
        self.rollouts = rollouts if seconds is None else FIRST_ROLLOUTS
        self.seconds = seconds
        self.name = "planner" if rollouts == ALL_ROLLOUTS else f"planner@{rollouts}"
        if seconds is not None:
            self.name = f"planner@{seconds:g}s"

    def _decide(self, view: View, state: State, number: int, count: int) -> int:
        if not IS_OPEN and not is_printed(view.edition):
            return super()._decide(view, state, number, count)
        known, began = known_cards(view), perf_counter()
        chosen = self._plan(state, known, self.rollouts, number)
        if self.seconds is not None:
            took = perf_counter() - began
            more = rollouts_within(self.seconds - took, took / self.rollouts)
            if more > self.rollouts:
                chosen = self._plan(state, known, more, number)
        return chosen

    def _among(self, bots: Any) -> Thinker:  # noqa: ANN401 - as above
        double: Thinker = bots.PlannerBot(self.seed, self.budget, self.seconds)
        return double

    def _plan(self, state: State, known: Known, rollouts: int, number: int) -> int:
        return int(plan(handed(state), handed(known), rollouts, number, handed_workspace(self.work)))


def rollouts_within(seconds: float, each: float) -> int:
    """Return how many rollouts fit into the time, given the duration of shallow ones."""
    count = int(CAUTION * seconds / each)
    if count < ENOUGH_FOR_LONG:
        return count
    # With that many they look further ahead and take longer each, perhaps so long that they are too few
    # again.
    return max(ENOUGH_FOR_LONG - 1, count * SHORT // LONG)


def handed(array: Any) -> Any:  # noqa: ANN401 - an array, or plain numbers in its place
    """Return what the mind gets; without compilation the same values as Python integers."""
    return memoryview(array) if is_interpreted() else array


def handed_workspace(work: Workspace) -> Workspace:
    """Return the same for all buffers of a search."""
    return Workspace(*map(handed, work))


def known_cards(view: View) -> Known:
    """Return the cards that the observer knows to be in other hands."""
    known = np.zeros(SEATS * KINDS, dtype=np.int8)
    for one in view.seats:
        if one.seat != view.seat:
            for key in one.known:
                known[one.seat * KINDS + CARD_NUMBERS[key]] += 1
    return known


def make_thinker(level: Level, seed: int | str) -> Thinker:
    """Return the bot of a level; a planner that could not search in time is a detective."""
    if level.bot == "planner" and not has_search():
        return DetectiveBot(seed)
    if level.bot == "planner":
        return PlannerBot(seed, level.rollouts)
    if level.bot == DetectiveBot.name:
        return DetectiveBot(seed, level.manner)
    return (GreedyBot if level.bot == GreedyBot.name else NoviceBot)(seed)
