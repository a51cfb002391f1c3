"""The effect of the parts of an attack on the win probability: the hit, the combo, the counterattack."""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.book.data import book_with
from chanbara.duel.bots.virtues import bushido
from chanbara.duel.bots.worth import ARMOUR, SPECIAL, Standing, worth
from chanbara.duel.rules.rulings import DEFAULT_RULINGS
from chanbara.duel.rules.words import Icon, Module

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from chanbara.duel.bots.situation import Situation
    from chanbara.duel.rules.book import Action, Counter, Defence, Effects, Rows
    from chanbara.duel.sight.view import EnemyView

Parts = tuple[tuple[str, int], ...]

AT_HAND = 0.02
"""The extra value of a special card that can still be played in this round."""
PENALTY = -0.02
"""The cost of turning an opponent to the worse side (A6)."""


class Gain(NamedTuple):
    """The effect of a hit on the win probability, and the probability that it ends the duel."""

    value: float
    ends: float


MISS = Gain(0.0, 0.0)


class Estimate:
    """The possible outcomes in one situation, each as a change of the win probability."""

    def __init__(self, now: Situation) -> None:
        self.now = now
        self.defences = now.defences
        self.counters = now.counters
        others = fsum(one.life + ARMOUR * one.armour for one in now.view.enemies) - now.enemy.life
        self.others = others - ARMOUR * now.enemy.armour
        whole = now.enemy.life + self.others
        self.beside = SPECIAL * now.specials_owned + bushido(now, whole)
        self.standing = Standing(
            now.life + ARMOUR * now.armour,
            now.qi,
            now.enemy.life + ARMOUR * now.enemy.armour + self.others,
            now.enemy.qi,
            now.counted(now.red_die),
            self.beside,
        )
        self.before = worth(self.standing)
        self._struck: dict[tuple[int, int, str, int], float] = {}
        self._returns: dict[tuple[int, bool, bool, bool], float] = {}
        self._blows: dict[tuple[int, int, int, bool], float] = {}
        self._bought: dict[tuple[int, int, bool], float] = {}
        self._hits: dict[tuple[int, int], Gain] = {}
        self._means: dict[tuple[int, int, float, float], float] = {}
        self.by_strength = self._table(now.field.weapon.strength or now.book.hit_strength)
        self.by_technique = self._table(now.book.hit_technique)
        self.strikes = now.strikes
        self.threats = self._threats()

    # --- the player's attack -------------------------------------------------------------------------------

    def _table(self, rows: Rows) -> list[Gain]:
        """Return the gain of a hit by its margin, with the red die released if that is better."""
        gains = [(least, self.deal(tuple(effects.items()))) for least, effects in rows]
        return [
            next(gain for least, gain in reversed(gains) if margin >= least)
            for margin in range(rows[-1][0] + 1)
        ]

    def deal(self, parts: Parts) -> Gain:
        """Return the gain of a hit, with the red die or without."""
        die = self.now.red_die
        kept = self.outcome(parts, die)
        if self.now.counted(die) <= self.now.book.red_die_least:
            return kept
        return max(kept, self.outcome(self.with_die(parts), self.now.book.red_die_least))

    def with_die(self, parts: Parts) -> Parts:
        """Return the effect of a hit with the red die."""
        return (*parts, *self.now.book.red_die_bonus[self.now.counted(self.now.red_die) - 1].items())

    def outcome(self, parts: Parts, die: int) -> Gain:
        """Return the gain of damage to the enemy, averaged over the wounds."""
        now = self.now
        standing = self.standing._replace(red_die=now.counted(die))
        value, ends = _outcome(now.book.own_numbers, parts, standing, now.enemy, self.others)
        return Gain(value - self.before, ends)

    def hit(self, strength: int, technique: int, defence: Defence, change: int) -> Gain:
        """Return the gain of an attack against a defense card."""
        return self.hit_by(
            strength - defence.strength - change,
            technique - defence.technique - self.now.opponent.technique - change,
        )

    def hit_by(self, strong: int, deft: int) -> Gain:
        """Return the gain of an attack by its margins."""
        if strong < 0 and deft < 0:
            return MISS
        key = (strong, deft)
        found = self._hits.get(key)
        if found is None:
            either = [self.by_strength[min(strong, len(self.by_strength) - 1)]] if strong >= 0 else []
            either += [self.by_technique[min(deft, len(self.by_technique) - 1)]] if deft >= 0 else []
            found = self._hits[key] = max(either)
        return found

    def on_average(self, strength: int, technique: int, back: tuple[float, float]) -> float:
        """Return the gain of a later attack, with the counterattack after a hit and after a miss."""
        key = (strength, technique, *back)
        found = self._means.get(key)
        if found is None:
            total = 0.0
            for defence in self.defences:
                gain = self.hit(strength, technique, defence, 0)
                total += back[1] if gain is MISS else gain.value + (1 - gain.ends) * back[0]
            found = self._means[key] = total / len(self.defences)
        return found

    def combos(self) -> Mapping[str, float]:
        """Return the gain of each use of a combo."""
        now = self.now
        standing = self.standing
        drawn = (now.virtue.specials if now.virtue else 0) or now.book.combo["specials"]
        raised = (now.virtue.red_die if now.virtue else 0) or now.book.combo["red_die"]
        drawn = min(drawn, len(now.view.mixed["specials"]))
        die = min(now.red_die + raised, now.field.weapon.red_die_most or now.book.red_die_most)
        gains = {
            "qi": worth(
                standing._replace(qi=max(standing.qi, min(standing.qi + now.book.combo["qi"], now.qi_most)))
            )
        }
        gains["special"] = worth(standing._replace(beside=self.beside + SPECIAL * drawn))
        gains["die"] = worth(standing._replace(red_die=now.counted(die) if now.red_die else 0))
        if now.view.bushido:
            whole = now.enemy.life + self.others
            more = bushido(now, whole, 1) - bushido(now, whole)
            gains["step"] = worth(standing._replace(beside=self.beside + more))
        changes = {use: gain - self.before for use, gain in gains.items()}
        if now.attack < now.book.attacks and drawn:
            changes["special"] += AT_HAND * drawn
        return changes

    def combo(self, cards: Sequence[Action], gains: Mapping[str, float]) -> float:
        """Return the gain of the cards of an attack as a combo."""
        if len(cards) < self.now.book.combo["cards"]:
            return 0.0
        icons = {card.icon for card in cards}
        best = 0.0
        if icons <= {Icon.NORMAL, Icon.WILD}:
            best = max(gains["qi"], gains["special"], gains.get("step", 0.0))
        if icons <= {Icon.SPECIAL, Icon.WILD}:
            best = max(best, gains["die"])
        return best

    # --- the counterattack ---------------------------------------------------------------------------------

    def counterattack(self, guard: int, technique: int, gained: int, *, hit: bool) -> float:
        """Return the effect of the counterattack: guard is bought, a life is given, if that is better."""
        now = self.now
        cancels = now.field.weapon.cancels_from
        if cancels and gained >= cancels:
            return 0.0
        turned = now.open["side_b"] != (hit and now.opponent.two_sides)
        entangled = technique <= now.opponent.entangled_up_to and now.opponent.entangle > 0
        key = (guard, turned, entangled, hit and now.opponent.avenges)
        found = self._returns.get(key)
        if found is None:
            added = self.added(technique, turned=turned)
            harsh = now.opponent.avenges and not hit
            found = self.braced(guard - added, harsh=harsh) * self.strikes
            found += PENALTY if turned and not now.open["side_b"] else 0.0
            self._returns[key] = found
        return found

    def added(self, technique: int, *, turned: bool) -> int:
        """Return the bonus of a counterattack: the environment's, the opponent's own (B5, B6)."""
        opponent = self.now.opponent
        added = self.now.counter_change + (opponent.side_b_counter if turned else 0)
        return added + (opponent.entangle if technique <= opponent.entangled_up_to else 0)

    def braced(self, guard: int, *, harsh: bool) -> float:
        """Return the best preparation for a counterattack."""
        best = max(self.bought(guard, 0, harsh=harsh))
        now = self.now
        if Module.GISEI in now.field.modules and now.life > now.book.prices["gisei"]:
            best = max(best, self.sacrificed(guard, harsh=harsh))
        return best

    def bought(self, guard: int, paid: int, *, harsh: bool) -> list[float]:
        """Return the effect of a counterattack, by the guard bought against it."""
        price = self.now.book.prices["guard"]
        each = self.now.book.switches.guard_per_qi
        most = self.now.field.weapon.guard_most
        times = range(self.now.qi // price + 1 if most is None or guard < most else 1)
        return [self.struck(guard + each * one, paid, price * one, harsh=harsh) for one in times]

    def sacrificed(self, guard: int, *, harsh: bool) -> float:
        """Return the effect of giving a life (A3): the card is known before guard is bought."""
        price = self.now.book.prices["gisei"]
        cards = self.now.book.gisei
        return fsum(self._best_bought(guard + card, price, harsh=harsh) for card in cards) / len(cards)

    def _best_bought(self, guard: int, paid: int, *, harsh: bool) -> float:
        key = (guard, paid, harsh)
        found = self._bought.get(key)
        if found is None:
            found = self._bought[key] = max(self.bought(guard, paid, harsh=harsh))
        return found

    def struck(self, guard: int, life: int, qi: int, *, harsh: bool) -> float:
        """Return the average effect of a counterattack, after life and Qi were paid."""
        most = self.now.field.weapon.guard_most
        guard = guard if most is None else min(guard, most)
        key = (guard, life, qi, harsh)
        found = self._blows.get(key)
        if found is None:
            found = self._blows[key] = self._average_blow(*key)
        return found

    def _average_blow(self, guard: int, life: int, qi: int, harsh: bool) -> float:  # noqa: FBT001 - a key
        after, total = worth(self.paid(life, qi)), 0.0
        for card, value in self.threats:
            if value is None or value <= guard:
                total += after
                continue
            for what, much in card.effect.items():
                level = 2 if what == "wound" and harsh else much
                total += self.suffered(life, qi, what, level)
        return total / len(self.counters) - self.before

    def _threats(self) -> list[tuple[Counter, int | None]]:
        """Return each possible counterattack card, and the highest guard that it beats."""
        now = self.now
        equal = int(now.book.switches.counter_hits_on_equal)
        ki = now.book.ki_bonus if now.enemy.qi >= now.book.ki_cost else 0
        return [
            (card, None if card.value is None else card.value + equal + (ki if card.ki else 0))
            for card in self.counters
        ]

    def struck_chance(self, guard: int, technique: int, *, turned: bool) -> float:
        """Return the probability that the next counterattack hits."""
        guard -= self.added(technique, turned=turned)
        hits = sum(value is not None and value > guard for _, value in self.threats)
        return hits / len(self.counters)

    def paid(self, life: int, qi: int) -> Standing:
        """Return the state after costs, which armor does not absorb."""
        had, owned, foe, foe_qi, die, beside = self.standing
        return Standing(had - life, owned - qi, foe, foe_qi, die, beside)

    def suffered(self, life: int, qi: int, what: str, much: int) -> float:
        """Return the win probability after a counterattack that hit."""
        key = (life, qi, what, much)
        found = self._struck.get(key)
        if found is None:
            standing = self.paid(life, qi)
            own_numbers = self.now.book.own_numbers
            found = self._struck[key] = _suffered(own_numbers, standing, self.now.armour, what, much)
        return found


@lru_cache(maxsize=20_000)
def _outcome(
    own_numbers: str | None, parts: Parts, standing: Standing, enemy: EnemyView, others: float
) -> tuple[float, float]:
    """Return the win probability after damage to an enemy, and the probability of having won by it."""
    whole = enemy.life + enemy.armour
    chances = {(0, 0): 1.0}
    for what, much in parts:
        then: dict[tuple[int, int], float] = {}
        cards = _wounds(own_numbers, what, much)
        for (dealt, drained), chance in chances.items():
            for effects in cards:
                after = _after(effects, dealt, drained, enemy.qi, whole)
                then[after] = then.get(after, 0.0) + chance / len(cards)
        chances = then
    value = ends = 0.0
    for (dealt, drained), chance in chances.items():
        life = max(0, enemy.life - max(0, dealt - enemy.armour))
        foe = life + (ARMOUR * max(0, enemy.armour - dealt) if life else 0.0) + others
        value += chance * worth(standing._replace(foe=foe, foe_qi=enemy.qi - drained))
        ends += chance if foe <= 0 else 0.0
    return value, ends


@lru_cache(maxsize=20_000)
def _suffered(own_numbers: str | None, standing: Standing, armour: int, what: str, much: int) -> float:
    """Return the win probability after losing life or suffering a wound in combat."""
    total = 0.0
    cards = _wounds(own_numbers, what, much)
    for effects in cards:
        lost = effects.get("life", 0)
        worn = min(armour, lost)
        life = standing.life - ARMOUR * worn - (lost - worn)
        dead = "death" in effects or life < ARMOUR
        qi = max(0, standing.qi - effects.get("qi", 0))
        total += 0.0 if dead else worth(standing._replace(life=life, qi=qi))
    return total / len(cards)


def _wounds(own_numbers: str | None, what: str, much: int) -> list[Effects]:
    """Return the possible outcomes: a wound is any of its cards, all else is certain."""
    if what == "wound":
        return [one.levels[much - 1] for one in book_with(DEFAULT_RULINGS, own_numbers).wounds.values()]
    return [{what: much}]


def _after(effects: Effects, dealt: int, drained: int, qi: int, whole: int) -> tuple[int, int]:
    """Return life and Qi an enemy has lost after one more effect; missing Qi costs life (B4)."""
    if "death" in effects or dealt >= whole:
        return whole, drained
    lost = min(effects.get("qi", 0), qi - drained)
    return min(whole, dealt + effects.get("life", 0) + effects.get("qi", 0) - lost), drained + lost
