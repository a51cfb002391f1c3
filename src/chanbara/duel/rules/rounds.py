"""A round: the hand, two attacks, the end (B2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.rules.attack import Attack
from chanbara.duel.rules.bushido import Redraw, meanwhile
from chanbara.duel.rules.decks import discard_from_hand, draw_actions
from chanbara.duel.rules.events import EnemyGained, RoundBegan, RoundEnded
from chanbara.duel.rules.harm import life_lost_by_bleeding, suffer_life, suffer_wound
from chanbara.duel.rules.options import PASS, Option
from chanbara.duel.rules.values import finish, pay_qi, set_values, take_life
from chanbara.duel.rules.words import PLAYER, Cause, Prompt, Verb

if TYPE_CHECKING:
    from chanbara.duel.rules.state import Duel


class Round(NamedTuple):
    """One round, and the next after it."""

    def run(self, duel: Duel) -> None:
        """Set the values, draw the hand, and push what follows."""
        duel.round += 1
        duel.hit_this_round = False
        duel.together = []
        if duel.book.switches.values_reset != "never" or duel.round == 1:
            set_values(duel)
        duel.events.append(RoundBegan(duel.round, duel.strength, duel.technique, duel.guard))
        draw_actions(duel, duel.book.hand)
        attacks = [Attack(number) for number in range(1, duel.book.attacks + 1)]
        ends = (DiscardHand(), Patience(), Bleeding(), LateWound())
        duel.schedule(Mulligan(), Redraw(), ExtraCard(), *attacks, *ends, Round())


class Mulligan(NamedTuple):
    """The six cards may be exchanged all together (A8, B7)."""

    def run(self, duel: Duel) -> None:
        """Ask, while there is a mulligan left."""
        if duel.mulligans and duel.hand:
            options = [Option(Verb.MULLIGAN), PASS, *meanwhile(duel)]
            duel.ask(self, PLAYER, Prompt.MULLIGAN.value, options)

    def answer(self, duel: Duel, option: Option) -> None:
        """Exchange them and ask again, or keep them."""
        if option.verb is Verb.MULLIGAN:
            duel.mulligans -= 1
            discard_from_hand(duel, list(duel.hand))
            draw_actions(duel, duel.book.hand)
            duel.stack.append(self)


class ExtraCard(NamedTuple):
    """One more card for Qi, once a round."""

    def run(self, duel: Duel) -> None:
        """Ask, if it is allowed and affordable."""
        if not duel.field.forbids("extra") and duel.qi >= duel.book.prices["extra_card"]:
            options = [Option(Verb.EXTRA), PASS, *meanwhile(duel)]
            duel.ask(self, PLAYER, Prompt.EXTRA.value, options)

    def answer(self, duel: Duel, option: Option) -> None:
        """Buy it, or not."""
        if option.verb is Verb.EXTRA:
            pay_qi(duel, duel.book.prices["extra_card"], Verb.EXTRA)
            draw_actions(duel, 1)


class DiscardHand(NamedTuple):
    """The hand is discarded."""

    def run(self, duel: Duel) -> None:
        """Discard it."""
        discard_from_hand(duel, list(duel.hand))


class Patience(NamedTuple):
    """An opponent regains Qi at the end of a round without a hit on them (B5)."""

    def run(self, duel: Duel) -> None:
        """Give it, up to the starting Qi."""
        for number, opponent in enumerate(duel.field.opponents):
            enemy = duel.enemies[number]
            gained = min(opponent.patience, enemy.start_qi - enemy.qi)
            if gained > 0 and not duel.hit_this_round:
                enemy.qi += gained
                duel.events.append(EnemyGained(number, gained))


class Bleeding(NamedTuple):
    """A belly wound takes life at the end of every round (A1)."""

    def run(self, duel: Duel) -> None:
        """Take it; armor does not help, unless a ruling says so (B8.4)."""
        if life_lost_by_bleeding(duel):
            lose = suffer_life if duel.book.rulings.armour_takes_bleeding else take_life
            lose(duel, life_lost_by_bleeding(duel))


class LateWound(NamedTuple):
    """A weapon wounds its owner at the end of a certain round (A8); then the round is over."""

    def run(self, duel: Duel) -> None:
        """Suffer it."""
        weapon = duel.field.weapon
        if weapon.wound_in_round and duel.round == weapon.wound_in_round:
            suffer_wound(duel, weapon.wound)
        if duel.ending is None:
            duel.events.append(RoundEnded(duel.round))
            if duel.book.rounds_most and duel.round >= duel.book.rounds_most:
                finish(duel, won=False, cause=Cause.ENDLESS)
