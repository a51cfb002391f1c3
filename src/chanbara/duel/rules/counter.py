"""The counterattack (phase 5 of an attack)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.rules.bushido import meanwhile
from chanbara.duel.rules.decks import draw_counter, roll
from chanbara.duel.rules.events import (
    Countered,
    EnemyGained,
    EnemyLost,
    NoCounter,
    Rolled,
    Sacrificed,
)
from chanbara.duel.rules.harm import suffer_life, suffer_wound
from chanbara.duel.rules.options import PASS, Option
from chanbara.duel.rules.values import buy_guard, can_buy_guard, guard_now, take_life
from chanbara.duel.rules.words import PLAYER, Module, Prompt, Verb

if TYPE_CHECKING:
    from chanbara.duel.rules.state import Duel


class Counterattacks(NamedTuple):
    """The remaining enemies strike back: the single enemy, or those selected by the blue die (A4)."""

    def run(self, duel: Duel) -> None:
        """Push one counterattack after the other."""
        cancels = duel.field.weapon.cancels_from
        if cancels and duel.technique - duel.technique_before >= cancels:
            duel.events.append(NoCounter())
            return
        if len(duel.enemies) == 1:
            striking = [0]
        else:
            die = roll(duel)
            duel.events.append(Rolled("counterattack", die))
            striking = [number - 1 for number in duel.book.three_rows[die - 1]]
        for number in reversed(striking):
            duel.schedule(Brace(number), Counterattack(number))


class Brace(NamedTuple):
    """Before a counterattack: guard for Qi, guard for a life (A3)."""

    enemy: int
    sacrificed: bool = False

    def run(self, duel: Duel) -> None:
        """Ask, if something can be done."""
        if not duel.enemies[self.enemy].life:
            return
        options = []
        if can_buy_guard(duel):
            options.append(Option(Verb.GUARD))
        if (
            Module.GISEI in duel.field.modules
            and not (self.sacrificed and duel.book.rulings.gisei_once)
            and duel.life > duel.book.prices["gisei"]
        ):
            options.append(Option(Verb.GISEI))
        options += meanwhile(duel)
        if options:
            duel.ask(self, PLAYER, Prompt.BRACE.value, [*options, PASS])

    def answer(self, duel: Duel, option: Option) -> None:
        """Do it and ask again, or face the counterattack."""
        if option.verb is Verb.GUARD:
            buy_guard(duel)
            duel.stack.append(self)
        elif option.verb is Verb.GISEI:
            take_life(duel, duel.book.prices["gisei"], Verb.GISEI)
            card = duel.book.gisei[duel.chance.below(len(duel.book.gisei))]
            duel.guard_bonus += card
            duel.events.append(Sacrificed(card))
            if duel.book.rulings.gisei_lasts:
                duel.stack.append(Brace(self.enemy, sacrificed=True))
                return
            # Its bonus is for this counterattack only (A3.1).
            top = duel.stack.pop()
            duel.schedule(Brace(self.enemy, sacrificed=True), top, Withdraw(card))


class Withdraw(NamedTuple):
    """The bonus for one counterattack ends."""

    guard: int

    def run(self, duel: Duel) -> None:
        """Remove it."""
        duel.guard_bonus -= self.guard


class Counterattack(NamedTuple):
    """One enemy's counterattack card."""

    enemy: int

    def run(self, duel: Duel) -> None:
        """Draw it, and check whether it hits."""
        enemy = duel.enemies[self.enemy]
        if not enemy.life:
            return
        card = duel.book.counters[draw_counter(duel)]
        guard = guard_now(duel)
        if card.value is None:
            gained = min(card.effect["qi"], enemy.start_qi - enemy.qi)
            duel.events.append(Countered(self.enemy, card.key, None, guard, hit=False))
            if gained > 0:
                enemy.qi += gained
                duel.events.append(EnemyGained(self.enemy, gained))
            return
        value = card.value + bonus(duel, self.enemy)
        if card.ki and enemy.qi >= duel.book.ki_cost:
            enemy.qi -= duel.book.ki_cost
            duel.events.append(EnemyLost(self.enemy, 0, duel.book.ki_cost))
            value += duel.book.ki_bonus
        hit = value >= guard if duel.book.switches.counter_hits_on_equal else value > guard
        duel.events.append(Countered(self.enemy, card.key, value, guard, hit))
        if hit:
            self.strike(duel, dict(card.effect))

    def strike(self, duel: Duel, effect: dict[str, int]) -> None:
        """Apply the card's effect."""
        if "wound" in effect:
            level = effect["wound"]
            if level == 1 and duel.field.opponents[self.enemy].avenges and not duel.hit:
                level = 2
            suffer_wound(duel, level)
        else:
            suffer_life(duel, effect["life"])


def bonus(duel: Duel, number: int) -> int:
    """Return the bonus of a counterattack: the opponent's own, the environment's (B5, B6)."""
    opponent = duel.field.opponents[number]
    added = duel.counter_change
    if opponent.entangle and duel.technique <= opponent.entangled_up_to:
        added += opponent.entangle
    if opponent.two_sides and duel.side_b and duel.book.rulings.side_b_strikes_harder:
        added += opponent.side_b_counter
    return added
