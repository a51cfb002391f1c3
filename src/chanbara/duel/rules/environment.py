"""Environments: for 1 Qi the blue die decides (A7, B6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.rules.bushido import meanwhile
from chanbara.duel.rules.decks import draw_actions, roll
from chanbara.duel.rules.events import Changed, Rolled
from chanbara.duel.rules.harm import Damage, suffer_wound
from chanbara.duel.rules.options import Option
from chanbara.duel.rules.specials import DrawSpecials
from chanbara.duel.rules.values import (
    add_guard,
    change,
    change_counter,
    finish,
    gain_life,
    gain_qi,
    lose_qi,
    pay_qi,
)
from chanbara.duel.rules.words import PLAYER, Cause, Prompt, Value, Verb

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.duel.rules.state import Duel


def can_use(duel: Duel) -> bool:
    """Whether the environment may be used now: once an attack, and some only once a duel."""
    place = duel.field.environment
    if place is None or duel.qi < duel.book.prices["environment"] or "attack:environment" in duel.used:
        return False
    return not (place.once_per_duel and "duel:environment" in duel.used)


def use(duel: Duel) -> None:
    """Pay, roll, and apply the row of the die."""
    place = duel.field.environment
    assert place is not None
    pay_qi(duel, duel.book.prices["environment"], Verb.ENVIRONMENT)
    duel.used += ["attack:environment", *(["duel:environment"] if place.once_per_duel else [])]
    die = roll(duel)
    duel.events.append(Rolled("environment", die))
    for effect, amount in place.rows[die - 1].items():
        EFFECTS[effect](duel, amount)


def raise_either(duel: Duel, amount: int) -> None:
    """Let the player choose strength or technique."""
    duel.schedule(Raise(amount))


class Raise(NamedTuple):
    """Strength or technique rises, as the player chooses."""

    amount: int

    def run(self, duel: Duel) -> None:
        """Ask which."""
        options = [Option(Verb.RAISE, value.value) for value in (Value.STRENGTH, Value.TECHNIQUE)]
        duel.ask(self, PLAYER, Prompt.RAISE.value, [*options, *meanwhile(duel)])

    def answer(self, duel: Duel, option: Option) -> None:
        """Raise it."""
        change(duel, Value(str(option.key)), self.amount)


def change_defence(duel: Duel, amount: int) -> None:
    """Change the enemy's defense for this attack."""
    duel.defence_change += amount
    duel.events.append(Changed("defence", amount, duel.defence_change))


def hurt_enemy(duel: Duel, life: int) -> None:
    """Take life from the enemy: separate damage (B8)."""
    duel.schedule(Damage(duel.target, (("life", life),)))


def wound_enemy(duel: Duel, level: int) -> None:
    """Wound the enemy."""
    duel.schedule(Damage(duel.target, (("wound", level),)))


EFFECTS: dict[str, Callable[[Duel, int], None]] = {
    "lose_qi": lose_qi,
    "either": raise_either,
    "draw_action": draw_actions,
    "draw_special": lambda duel, count: duel.schedule(DrawSpecials(count)),
    "qi": gain_qi,
    "life": gain_life,
    "guard": add_guard,
    "strength": lambda duel, amount: change(duel, Value.STRENGTH, amount),
    "technique": lambda duel, amount: change(duel, Value.TECHNIQUE, amount),
    "defence": change_defence,
    "counter": change_counter,
    "enemy_life": hurt_enemy,
    "wound_me": suffer_wound,
    "wound_enemy": wound_enemy,
    "fall": lambda duel, _: finish(duel, won=False, cause=Cause.CLIFF),
}
"""The possible effects of a row."""
