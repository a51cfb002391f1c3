"""Losing life: hits, wounds, armor, death (A1, A5, B4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.rules.decks import roll
from chanbara.duel.rules.events import (
    ArmourLost,
    EnemyDied,
    EnemyLost,
    RedDie,
    Rolled,
    Wounded,
)
from chanbara.duel.rules.shiro import turn_side
from chanbara.duel.rules.values import above_cap, change, finish, lasting, lose_qi, set_red_die, take_life
from chanbara.duel.rules.words import Cause, Module, Value

if TYPE_CHECKING:
    from chanbara.duel.rules.book import Effects
    from chanbara.duel.rules.state import Duel, Enemy


def suffer_life(duel: Duel, life: int) -> None:
    """Lose life in combat: armor absorbs a point at a time, and the rest costs life (A5, B8)."""
    for point in range(life):
        if not duel.armour:
            take_life(duel, life - point)
            return
        die = roll(duel)
        duel.armour = 0 if die == duel.book.yoroi_breaks_on else duel.armour - 1
        duel.events.append(ArmourLost(None, die, duel.armour))
        if not duel.armour and duel.book.rulings.armour_takes_rest:
            return


def suffer_wound(duel: Duel, level: int) -> None:
    """Suffer a wound: from the Blood deck if it is used (A1)."""
    if Module.BLOOD in duel.field.modules:
        suffer_blood(duel, level)
        return
    wounds = list(duel.book.wounds)
    card = wounds[duel.chance.below(len(wounds))]
    duel.events.append(Wounded(None, card, level))
    effects = duel.book.wounds[card].levels[level - 1]
    if "death" in effects:
        finish(duel, won=False, cause=Cause.BEHEADED)
        return
    suffer_life(duel, effects.get("life", 0))
    if duel.ending is None:
        lose_qi(duel, effects.get("qi", 0))


def suffer_blood(duel: Duel, level: int) -> None:
    """Suffer a lasting wound; if none is left the duel is lost."""
    if not duel.blood_deck:
        finish(duel, won=False, cause=Cause.BLED)
        return
    card = duel.blood_deck.pop()
    duel.blood.append((card, level))
    duel.events.append(Wounded(None, card, level))
    effects = duel.book.blood[card].levels[level - 1]
    if "death" in effects:
        finish(duel, won=False, cause=Cause.BEHEADED)
        return
    for value in (Value.STRENGTH, Value.TECHNIQUE):
        change(duel, value, -above_cap(duel, value))
    if "no_red_die" in effects:
        duel.red_die = 0
        duel.events.append(RedDie(0))
    if not duel.book.rulings.shoulder_lasts:
        set_red_die(duel, duel.red_die + effects.get("red_die", 0))
    for effect, lose in (("life_die", suffer_life), ("qi_die", lose_qi)):
        if effect in effects:
            die = roll(duel)
            duel.events.append(Rolled(effect, die))
            lose(duel, die)


def life_lost_by_bleeding(duel: Duel) -> int:
    """Return the life lost at the end of every round (A1)."""
    return sum(lasting(duel, "bleeds"))


class Damage(NamedTuple):
    """An enemy is damaged: one event, however many parts it has (A6)."""

    enemy: int
    effects: tuple[tuple[str, int], ...]
    """Life, Qi, a wound's level; several parts are applied in order."""

    def run(self, duel: Duel) -> None:
        """Deal it, part by part; an opponent with two sides turns once."""
        enemy = duel.enemies[self.enemy]
        before = (enemy.life, enemy.qi)
        if not enemy.life:
            return
        for part in self.effects:
            damage(duel, self.enemy, dict([part]))
            if not enemy.life:
                return
        hurt = (enemy.life, enemy.qi) != before or any(what == "wound" for what, _ in self.effects)
        counts = hurt or duel.book.rulings.armour_turns_shiro
        if duel.field.opponents[self.enemy].two_sides and self.effects and counts:
            turn_side(duel)


def damage(duel: Duel, number: int, effects: Effects) -> None:
    """Deal life, Qi or a wound to an enemy."""
    if "wound" in effects:
        wounds = list(duel.book.wounds)
        card = wounds[duel.chance.below(len(wounds))]
        level = effects["wound"]
        duel.events.append(Wounded(number, card, level))
        effects = duel.book.wounds[card].levels[level - 1]
    enemy = duel.enemies[number]
    if "death" in effects:
        kill(duel, number)
        return
    lost = take_from_armour(duel, number, effects.get("life", 0))
    # An enemy's surplus Qi loss becomes life loss (B4).
    qi = min(effects.get("qi", 0), enemy.qi)
    lost += take_from_armour(duel, number, effects.get("qi", 0) - qi)
    life = min(lost, enemy.life)
    enemy.life -= life
    enemy.qi -= qi
    if life or qi:
        duel.events.append(EnemyLost(number, life, qi))
    if not enemy.life:
        kill(duel, number)


def take_from_armour(duel: Duel, number: int, life: int) -> int:
    """Let an enemy's armor absorb what it can; return the remaining damage (A5)."""
    enemy: Enemy = duel.enemies[number]
    while life and enemy.armour:
        die = roll(duel)
        life -= 1
        enemy.armour = 0 if die == duel.book.yoroi_breaks_on else enemy.armour - 1
        duel.events.append(ArmourLost(number, die, enemy.armour))
        if not enemy.armour and duel.book.rulings.armour_takes_rest:
            return 0
    return life


def kill(duel: Duel, number: int) -> None:
    """Kill an enemy; with the last of them the duel is won."""
    duel.enemies[number].life = 0
    duel.events.append(EnemyDied(number))
    if not any(enemy.life for enemy in duel.enemies):
        finish(duel, won=True, cause=Cause.SLAIN)
