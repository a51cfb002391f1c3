"""The solver's actions besides playing cards: the environment, virtue points, life for strength."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING

from chanbara.duel.bots.orders import Orders
from chanbara.duel.bots.worth import SPECIAL, worth

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.duel.bots.situation import Situation
    from chanbara.duel.rules.book import Effects
    from chanbara.duel.sight.view import DuelDecision

DRAWN = 0.015
"""The gain of one more card in hand."""


def best_use(now: Situation, decision: DuelDecision, value: float) -> str | None:
    """Return the action that increases the win probability most, if any does."""
    best, chosen = value, None
    for option in decision.options:
        judge = USES.get(option.verb)
        found = best if judge is None else judge(now, option.key or "")
        if found > best:
            best, chosen = found, option.text
    return chosen


def place(now: Situation, _key: str) -> float:
    """Return the win probability with the environment: each face of the blue die is equally likely (A7)."""
    environment = now.field.environment
    assert environment is not None
    paid = now.but(qi=now.qi - now.book.prices["environment"])
    return fsum(_row(paid, row) for row in environment.rows) / len(environment.rows)


CHANGES = {
    "strength": ("strength", 1),
    "technique": ("technique", 1),
    "guard": ("guard_bonus", 1),
    "defence": ("defence_change", 1),
    "counter": ("counter_change", 1),
    "lose_qi": ("qi", -1),
    "qi": ("qi", 1),
    "life": ("life", 1),
}
"""The value an effect changes, and its sign."""


def _row(now: Situation, effects: Effects) -> float:
    """Return the win probability after the effect of one face."""
    if "fall" in effects:
        return 0.0
    if "either" in effects:
        return max(spent(now, value, effects["either"]) for value in ("strength", "technique"))
    orders = Orders(changed(now, effects))
    value, estimate = orders.value(), orders.estimate
    for effect, much in effects.items():
        if effect in {"enemy_life", "wound_enemy"}:
            what = "life" if effect == "enemy_life" else "wound"
            value += estimate.outcome(((what, much),), now.red_die).value
        elif effect == "wound_me":
            value += estimate.suffered(0, 0, "wound", much) - estimate.before
        elif effect == "draw_action":
            value += DRAWN * much
        elif effect == "draw_special":
            richer = estimate.standing._replace(beside=estimate.beside + SPECIAL * much)
            value += worth(richer) - estimate.before + DRAWN * much
    return value


def changed(now: Situation, effects: Effects) -> Situation:
    """Return the situation after the changes of a row of an environment."""
    figures = {}
    for effect, much in effects.items():
        if effect in CHANGES:
            name, sign = CHANGES[effect]
            figures[name] = getattr(now, name) + sign * much
    if "qi" in figures:
        figures["qi"] = max(0, min(figures["qi"], max(now.qi_most, now.qi)))
    if "life" in figures:
        figures["life"] = min(figures["life"], now.open["life_cap"])
    return now.but(**figures)


def spent(now: Situation, value: str, points: int) -> float:
    """Return the win probability with this much more strength or technique."""
    return Orders(now.but(**_raised(now, value, points))).value()


def _raised(now: Situation, value: str, points: int) -> dict[str, int]:
    figures = {value: getattr(now, value) + points}
    return {**figures, "gained": now.gained + points} if value == "technique" else figures


def points_of_a_virtue(now: Situation, value: str) -> float:
    """Return the win probability with the best number of points spent now (A2)."""
    return max(
        spent(now.but(points=now.points - points), value, points)
        if points < now.points
        else _last(now, value)
        for points in range(1, now.points + 1)
    )


def _last(now: Situation, value: str) -> float:
    """Return the same with all points spent: the virtue is gone."""
    return spent(now.but(points=0, virtue=None), value, now.points)


def life_for_strength(now: Situation, value: str) -> float:
    """Return the win probability after paying life for strength or technique (B5)."""
    weapon = now.field.weapon
    return spent(now.but(life=now.life - weapon.pays_life), value, weapon.gain)


USES: dict[str, Callable[[Situation, str], float]] = {
    "environment": place,
    "spend": points_of_a_virtue,
    "bokken": life_for_strength,
}
"""The valuation of each action, by its verb."""
