"""The look-ahead bot's points for life, Qi, the red die and special cards (B9), and what follows."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING

from chanbara.duel.rules.words import Icon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.duel.bots.situation import Situation
    from chanbara.duel.rules.book import Action, Defence, Effects, Rows

LIFE = 1.0
QI = 0.35
RED_DIE = 0.35
SPECIAL = 0.7
GUARD_SAVES = 0.28
"""Life that a point of guard must save to be bought."""
RELEASED_FROM = 4
"""The value of the red die from which it is released."""
A_HIT = 1e-6
"""A hit that takes nothing is still better than a miss."""


class Points:
    """The points of possible outcomes in one situation, cached."""

    def __init__(self, now: Situation) -> None:
        self.now = now
        # It tracks the counterattack cards drawn; defense cards are taken as equally likely.
        self.defences = list(now.book.defence.values())
        self.counters = now.counters
        self._means: dict[tuple[int, int], float] = {}
        self._losses: dict[int, float] = {}
        self.strikes = now.strikes
        self.released = self._released()
        # Whatever the weapon, it plans with the standard hit table.
        self.by_strength = self._table(now.book.hit_strength)
        self.by_technique = self._table(now.book.hit_technique)
        self.threats = self._threats()

    def _released(self) -> float:
        """Return the gain of a hit from the red die, if it is released."""
        die = self.now.counted(self.now.red_die)
        if die < RELEASED_FROM:
            return 0.0
        bonus = self.now.book.red_die_bonus[die - 1]
        return fsum(self.dealt({what: much}) for what, much in bonus.items()) - RED_DIE * (die - 1)

    def dealt(self, effects: Effects) -> float:
        """Return the points of damage to the enemy."""
        enemy = self.now.enemy
        if "wound" in effects:
            wounds = self.now.book.wounds.values()
            total: float = fsum(self.dealt(one.levels[effects["wound"] - 1]) for one in wounds)
            return total / len(wounds)
        qi: int = min(effects.get("qi", 0), enemy.qi)
        life: int = effects.get("life", 0) + effects.get("qi", 0) - qi
        most: int = enemy.life if "death" in effects else min(life, enemy.life + enemy.armour)
        return most * LIFE + qi * QI

    def suffered(self, effects: Effects) -> float:
        """Return the points of damage to the player."""
        if "wound" in effects:
            wounds = self.now.book.wounds.values()
            return fsum(self.suffered(one.levels[effects["wound"] - 1]) for one in wounds) / len(wounds)
        if "death" in effects:
            return self.now.life * LIFE
        return effects.get("life", 0) * LIFE + min(effects.get("qi", 0), self.now.qi) * QI

    def _table(self, rows: Rows) -> list[float]:
        """Return the gain of a hit by its margin."""
        gains = [(least, self.dealt(effects) + A_HIT + self.released) for least, effects in rows]
        return [
            next(gain for least, gain in reversed(gains) if margin >= least)
            for margin in range(rows[-1][0] + 1)
        ]

    def hit(self, strength: int, technique: int, defence: Defence, change: int = 0) -> float:
        """Return the gain of an attack against a defense card."""
        strong = strength - defence.strength - change
        deft = technique - defence.technique - self.now.opponent.technique - change
        gain = at(self.by_strength, strong) if strong >= 0 else 0.0
        return max(gain, at(self.by_technique, deft)) if deft >= 0 else gain

    def hit_on_average(self, strength: int, technique: int) -> float:
        """Return the gain of an attack while the defense card is unknown."""
        key = (strength, technique)
        found = self._means.get(key)
        if found is None:
            gains = [self.hit(strength, technique, one) for one in self.defences]
            found = self._means[key] = fsum(gains) / len(gains)
        return found

    def loss(self, guard: int, technique: int) -> float:
        """Return the average cost of a counterattack."""
        now = self.now
        most = now.field.weapon.guard_most
        guard = guard if most is None else min(guard, most)
        if technique <= now.opponent.entangled_up_to:
            guard -= now.opponent.entangle
        found = self._losses.get(guard)
        if found is None:
            lost = fsum(cost for value, cost in self.threats if value > guard)
            found = self._losses[guard] = lost / len(self.counters)
        return found

    def _threats(self) -> list[tuple[int, float]]:
        """Return value and cost of each possible counterattack."""
        now = self.now
        added = now.counter_change + (now.opponent.side_b_counter if now.open["side_b"] else 0)
        return [
            (
                card.value + added + (now.book.ki_bonus if card.ki and now.enemy.qi else 0),
                self._struck(card.effect),
            )
            for card in self.counters
            if card.value is not None
        ]

    def _struck(self, effect: Effects) -> float:
        """Return the cost of a counterattack card; half of a player's attacks miss."""
        lost = self.suffered(effect)
        if effect.get("wound") == 1 and self.now.opponent.avenges:
            return (lost + self.suffered({"wound": 2})) / 2
        return lost

    def counterattack(self, guard: int, technique: int, gained: int, qi: int) -> float:
        """Return the cost of the counterattack after an attack, with the guard bought against it."""
        cancels = self.now.field.weapon.cancels_from
        if cancels and gained >= cancels:
            return 0.0
        lost = self.loss(guard, technique)
        paid = 0.0
        while qi:
            guard, qi = guard + 1, qi - 1
            less = self.loss(guard, technique)
            if self.strikes * (lost - less) <= GUARD_SAVES:
                break
            lost, paid = less, paid + QI
        return lost * self.strikes + paid

    def combo(self, cards: Sequence[Action]) -> float:
        """Return the gain of the cards of an attack as a combo."""
        now = self.now
        if len(cards) < now.book.combo["cards"]:
            return 0.0
        icons = {card.icon for card in cards}
        gains = [0.0]
        if icons <= {Icon.NORMAL, Icon.WILD}:
            gains.append(SPECIAL if now.view.mixed["specials"] else 0.0)
            gains.append(QI if now.qi < now.qi_most else 0.0)
        most = now.field.weapon.red_die_most or now.book.red_die_most
        if icons <= {Icon.SPECIAL, Icon.WILD} and 0 < now.red_die < most:
            gains.append(RED_DIE)
        return max(gains)


def at(table: Sequence[float], margin: int) -> float:
    """Return the table entry for a margin; the last row is for all beyond."""
    return table[min(margin, len(table) - 1)]
