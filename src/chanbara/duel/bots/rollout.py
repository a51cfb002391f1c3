"""Rollouts of a duel: the solver plays on in sampled worlds, to the end of the round.

What follows the round is judged by a fitted curve (``prospect``); with custom numbers, for which there is
none, a rollout goes to the end of the duel. A world is sampled from the player's view: the cards of each deck
are known, their order is not. The true order is never used.
"""

from __future__ import annotations

from hashlib import blake2b
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from chanbara.duel.bots.prospect import prospect
from chanbara.duel.bots.solver import SolverBot
from chanbara.duel.rules.events import AttackBegan, EnemyLost, Hit, LifeChanged, RoundBegan
from chanbara.duel.rules.state import FIGURES
from chanbara.duel.rules.words import Prompt
from chanbara.duel.sight.imagine import imagine
from chanbara.duel.sight.view import MIXED, view_of
from chanbara.kernel.chance import Chance, derive_key

if TYPE_CHECKING:
    from collections.abc import Hashable

    from chanbara.duel.rules.state import Duel
    from chanbara.duel.sight.view import DuelView

BEFORE_ATTACK = frozenset(
    {Prompt.MULLIGAN.value, Prompt.REDRAW.value, Prompt.EXTRA.value, Prompt.TARGET.value}
)
"""Decisions before the attack that they are about."""
SOLVER = SolverBot("rollout")

_figures = attrgetter(*FIGURES)
_open_piles = attrgetter("hand", "played", "together", "removed", "discard", "blood", "used", "bushido_deck")
_mixed_piles = attrgetter(*MIXED)


class Outcome(NamedTuple):
    """What came of an option in one world, or on average."""

    win: float
    """The chance to win the duel after the round; 1 or 0 if it is over."""
    hit: float
    """Whether the attack hits."""
    dealt: float
    """Life that the enemies lose in the attack."""
    taken: float
    """Life that the player loses in it, whatever for."""
    round_dealt: float
    """The same until the round ends."""
    round_taken: float


def seed_of(view: DuelView) -> str:
    """Return a seed that follows from a view alone: whoever sees the same samples the same worlds."""
    return blake2b(msgspec.json.encode(view), digest_size=16, person=b"chanbara.odds").hexdigest()


def state_of(duel: Duel) -> Hashable:
    """Return what the solver's choice depends on: all that the player sees."""
    asked = duel.decision
    assert asked is not None, "it is somebody's decision"
    return (
        asked.step,
        tuple(duel.stack),
        _figures(duel),
        *map(tuple, _open_piles(duel)),
        *(tuple(sorted(pile)) for pile in _mixed_piles(duel)),
        tuple(duel.defence_pile),
        tuple(duel.counter_pile),
        tuple((enemy.life, enemy.qi, enemy.armour) for enemy in duel.enemies),
    )


class Rollouts:
    """Rollouts from one decision. Every option is tried in the same worlds (common random numbers)."""

    def __init__(self, view: DuelView) -> None:
        assert view.decision is not None, "a duel that goes on asks"
        self.seed = seed_of(view)
        self.base: Duel = imagine(view, self.seed).table
        self.options = len(view.decision.options)
        self.begun = view.decision.kind not in BEFORE_ATTACK
        self.to_the_end = view.numbers is not None
        self._choices: dict[Hashable, int] = {}

    def world(self, number: int) -> list[Outcome]:
        """Return the outcome of each option in one world."""
        return [self.rollout(number, option) for option in range(self.options)]

    def rollout(self, number: int, option: int) -> Outcome:
        """Return the outcome of one option in one world."""
        duel = self._sampled(number)
        self._answer(duel, option)
        while duel.decision is not None and (self.to_the_end or duel.round == self.base.round):
            self._answer(duel, self._choice(duel))
        return self._outcome(duel)

    def _sampled(self, number: int) -> Duel:
        duel = self.base.clone()
        duel.chance = Chance(derive_key(f"{self.seed} {number}"))
        for pile in _mixed_piles(duel):
            duel.chance.shuffle(pile)
        below = duel.bushido_deck[:-1]
        duel.chance.shuffle(below)
        duel.bushido_deck[:-1] = below
        return duel

    def _answer(self, duel: Duel, option: int) -> None:
        assert duel.decision is not None, "the duel goes on"
        duel.answer(duel.decision.options[option])

    def _choice(self, duel: Duel) -> int:
        """Return the solver's choice; the same situation comes up in many worlds."""
        assert duel.decision is not None, "the duel goes on"
        if len(duel.decision.options) == 1:
            return 0
        state = state_of(duel)
        found = self._choices.get(state)
        if found is None:
            found = self._choices[state] = SOLVER.choose(view_of(duel), [])
        return found

    def _outcome(self, duel: Duel) -> Outcome:
        in_attack = [0.0, 0.0]
        in_round = [0.0, 0.0]
        hit = float(self.base.hit and self.begun)
        attacks = int(self.begun)
        for event in duel.events:
            kind = type(event)
            if kind is AttackBegan:
                attacks += 1
            elif kind is RoundBegan:
                break
            elif kind is Hit and attacks == 1:
                hit = 1.0
            elif kind is EnemyLost:
                in_round[0] += event.life
                in_attack[0] += event.life if attacks <= 1 else 0
            elif kind is LifeChanged and event.by < 0:
                in_round[1] -= event.by
                in_attack[1] -= event.by if attacks <= 1 else 0
        return Outcome(prospect(duel), hit, *in_attack, *in_round)
