"""The player's values, Qi and life: every change is made here, so that caps always hold (B8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.duel.rules.events import Changed, Ended, LifeChanged, QiChanged, RedDie
from chanbara.duel.rules.state import Ending
from chanbara.duel.rules.words import Cause, Value, Verb

if TYPE_CHECKING:
    from chanbara.duel.rules.state import Duel


def lasting(duel: Duel, effect: str) -> list[int]:
    """Return the parameters of the lasting wounds with an effect, one number each (A1.2)."""
    wounds = (duel.book.blood[card].levels[level - 1] for card, level in duel.blood)
    return [wound[effect] for wound in wounds if effect in wound]


CAPS = {Value.STRENGTH: "cap_s", Value.TECHNIQUE: "cap_t"}


def change(duel: Duel, value: Value, by: int) -> None:
    """Change a value; what exceeds a cap is lost."""
    before: int = getattr(duel, value)
    setattr(duel, value, before + by)
    now = before + by - above_cap(duel, value)
    setattr(duel, value, now)
    if now != before:
        total = now + duel.guard_bonus if value is Value.GUARD else None
        duel.events.append(Changed(value.value, now - before, now, total))


def above_cap(duel: Duel, value: Value) -> int:
    """Return by how much a value exceeds the cap of a lasting wound (A1.3)."""
    caps = lasting(duel, CAPS[value]) if value in CAPS else []
    return max(0, getattr(duel, value) - min(caps)) if caps else 0


def set_values(duel: Duel) -> None:
    """Set strength, technique and guard to their initial values with weapon and weather."""
    for value, letter in ((Value.STRENGTH, "s"), (Value.TECHNIQUE, "t"), (Value.GUARD, "g")):
        start = duel.field.weapon.start.get(letter, 0) + duel.field.weather.start.get(letter, 0)
        setattr(duel, value, start)
        setattr(duel, value, start - above_cap(duel, value))


def change_counter(duel: Duel, amount: int) -> None:
    """Change the enemy's counterattack for this attack."""
    duel.counter_change += amount
    duel.events.append(Changed("counter", amount, duel.counter_change))


def guard_now(duel: Duel) -> int:
    """Return the effective guard against the coming counterattack."""
    guard = duel.guard + duel.guard_bonus
    most = duel.field.weapon.guard_most
    return guard if most is None else min(guard, most)


def can_buy_guard(duel: Duel) -> bool:
    """Whether guard may be bought: not if it could never count."""
    most = duel.field.weapon.guard_most
    return duel.qi >= duel.book.prices["guard"] and (most is None or guard_now(duel) < most)


def buy_guard(duel: Duel) -> None:
    """Raise guard for this attack."""
    pay_qi(duel, duel.book.prices["guard"], Verb.GUARD)
    add_guard(duel, duel.book.switches.guard_per_qi)


def add_guard(duel: Duel, amount: int) -> None:
    """Change guard for this attack."""
    duel.guard_bonus += amount
    total = duel.guard + duel.guard_bonus
    duel.events.append(Changed("guard", amount, total, total))


def pay_qi(duel: Duel, qi: int, verb: Verb) -> None:
    """Pay Qi for an act."""
    duel.qi -= qi
    duel.events.append(QiChanged(-qi, duel.qi, verb.value))


def can_gain_qi(duel: Duel) -> bool:
    """Whether Qi could be regained: not at the cap, nor with an eye injury."""
    return duel.qi < qi_most(duel) and not lasting(duel, "no_qi")


def qi_most(duel: Duel) -> int:
    """Return the maximum Qi: of all markers, those on a virtue are locked (A2.11, A8.1)."""
    rulings = duel.book.rulings
    lowered = min(0, duel.field.weapon.qi) if rulings.weapon_lowers_qi_cap else 0
    return max(0, duel.book.qi_cap + lowered - (duel.locked if rulings.locked_qi_limits else 0))


def gain_qi(duel: Duel, qi: int) -> None:
    """Regain Qi up to the cap."""
    gained = min(qi, qi_most(duel) - duel.qi) if can_gain_qi(duel) else 0
    if gained:
        duel.qi += gained
        duel.events.append(QiChanged(gained, duel.qi))


def lose_qi(duel: Duel, qi: int) -> None:
    """Lose Qi; the loss stops at 0 (B4)."""
    lost = min(qi, duel.qi)
    if lost:
        duel.qi -= lost
        duel.events.append(QiChanged(-lost, duel.qi))


def gain_life(duel: Duel, life: int) -> None:
    """Gain life up to the starting life."""
    gained = min(life, duel.life_cap - duel.life)
    if gained > 0:
        duel.life += gained
        duel.events.append(LifeChanged(gained, duel.life))


def take_life(duel: Duel, life: int, verb: Verb | None = None) -> None:
    """Lose life that armor does not absorb: the price of an act, penalties, bleeding."""
    lost = min(life, duel.life)
    if lost:
        duel.life -= lost
        duel.events.append(LifeChanged(-lost, duel.life, verb and verb.value))
        if not duel.life:
            finish(duel, won=False, cause=Cause.FALLEN)


def set_red_die(duel: Duel, showing: int) -> None:
    """Turn the red die to a number within its limits, if it is still in the game."""
    if not duel.red_die:
        return
    showing = max(duel.book.red_die_least, min(showing, red_die_most(duel)))
    if showing != duel.red_die:
        duel.red_die = showing
        duel.events.append(RedDie(showing))


def red_die_most(duel: Duel) -> int:
    """Return the maximum of the red die."""
    return duel.field.weapon.red_die_most or duel.book.red_die_most


def red_die_counts(duel: Duel) -> int:
    """Return the effective value of the red die: less than it shows with a broken shoulder (A1.3, B8.9)."""
    less = sum(lasting(duel, "red_die")) if duel.book.rulings.shoulder_lasts else 0
    return max(duel.book.red_die_least, duel.red_die + less) if duel.red_die else 0


def finish(duel: Duel, *, won: bool, cause: Cause) -> None:
    """End the duel: nothing more happens."""
    duel.ending = Ending(won, cause)
    duel.events.append(Ended(won, cause))
    duel.stack.clear()
