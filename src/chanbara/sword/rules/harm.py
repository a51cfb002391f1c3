"""Wounds, prices and defeat (6.0, 6.4, 6.5, 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.rules.events import Defeated, HonorGained, HonorGiven, Recovered, ResiliencePaid, Wounded
from chanbara.sword.rules.piles import discard_property, lose_honor, settle, shed
from chanbara.sword.rules.query import seats_from_active
from chanbara.sword.rules.reveal import Banzai
from chanbara.sword.rules.scoring import finish
from chanbara.sword.rules.state import Ending
from chanbara.sword.rules.words import NONE, Cause, Prompt, Verb

if TYPE_CHECKING:
    from chanbara.sword.rules.options import Option
    from chanbara.sword.rules.state import Table

SWORDMASTER_FROM = 4
"""The fewest players with whom there is a Swordmaster (8.4)."""


class Lose(NamedTuple):
    """A player is about to lose resilience: by somebody's card or ability, or with ``by`` NONE as a price."""

    by: int
    seat: int
    source: int
    points: int

    def run(self, table: Table) -> None:
        """Take the points, unless a property may stand in for them (6.4, 11.7)."""
        player = table.players[self.seat]
        if self.points and player.resilience and player.traits.absorbs:
            table.ask(self, self.seat, Prompt.ABSORB.value, self.options(table))
        else:
            lose_resilience(table, *self)

    def options(self, table: Table) -> list[Option]:
        """Return the properties that may be discarded instead; a price is never the last point."""
        catalog, player = table.catalog, table.players[self.seat]
        standing_in = [prop for prop in dict.fromkeys(player.in_play) if catalog.cards[prop].traits.absorbs]
        options = [catalog.option(Verb.DISCARD, NONE, self.seat, prop) for prop in standing_in]
        if self.by != NONE or player.resilience > self.points:
            options.append(catalog.pass_)
        return options

    def answer(self, table: Table, option: Option) -> None:
        """Have the property stand in for one point and look again, or lose them."""
        if option.verb is Verb.PASS:
            lose_resilience(table, *self)
        else:
            discard_property(table, self.seat, option.prop)
            table.stack.append(self._replace(points=self.points - 1))


def lose(table: Table, by: int, seat: int, source: int, points: int) -> None:
    """Have a player lose points now; who has a property to stand in for them is asked."""
    if table.players[seat].traits.absorbs:
        Lose(by, seat, source, points).run(table)
    else:
        lose_resilience(table, by, seat, source, points)


def lose_resilience(table: Table, by: int, seat: int, source: int, points: int) -> None:
    """Take points from a player; any beyond their last one are ignored (6.4, 11.8).

    After a wound, each only if the game goes on: defeat, what the wounded gains from a weapon, the weapon's
    own effect, what the striker gains, what the wounded does in return (6.5).
    """
    player = table.players[seat]
    lost = min(points, player.resilience)
    if not lost:
        if by != NONE and table.catalog.rulings.ability_draws_on_hit:
            after_hit(table, by, seat, source, lost)
        return
    player.resilience -= lost
    if by == NONE:
        table.events.append(ResiliencePaid(seat, lost))
        return
    table.events.append(Wounded(seat, by, source, lost))
    # Scheduled in reverse: what is written last happens first.
    if by != seat:
        for trigger in reversed(player.traits.on_hurt):
            trigger(table, by, seat, source, lost)
    if source != NONE and table.catalog.is_weapon[source]:
        own_effect = table.catalog.cards[source].on_hit
        after_hit(table, by, seat, source, lost)
        if own_effect is not None:
            own_effect(table, by, seat, source, lost)
        for trigger in reversed(player.traits.on_wounded):
            trigger(table, by, seat, source, lost)
    if not player.resilience:
        table.stack.append(Defeat(seat, by))


def after_hit(table: Table, by: int, seat: int, source: int, lost: int) -> None:
    """Have happen what the striker gains from a weapon: in one book already when it hits (6.5, 11.6, 13)."""
    if source == NONE or not table.catalog.is_weapon[source]:
        return
    if by != seat or table.catalog.rulings.ability_draws_on_oneself:
        for trigger in reversed(table.players[by].traits.on_hit):
            trigger(table, by, seat, source, lost)


def recover_fully(table: Table, seat: int) -> None:
    """Restore all resilience of a player."""
    player = table.players[seat]
    player.resilience = table.catalog.characters[player.character].resilience
    table.events.append(Recovered(seat, player.resilience))


class Defeat(NamedTuple):
    """A player lost their last resilience point (7)."""

    seat: int
    by: int

    def run(self, table: Table) -> None:
        """Test for the Swordmaster, move the honor, test for the end; then what else a defeat does (7.3)."""
        seat, by = self
        table.events.append(Defeated(seat, by))
        first = table.catalog.rulings.swordmaster_before_honor
        if first and end_by_swordmaster(table, seat, by):
            return
        if seat == by:
            gain_honor(table, seat)
        else:
            give_honor(table, seat, by)
            if not table.players[seat].honor:
                finish(table, Ending(Cause.DEFEAT, seat, by))
                return
        if not first and end_by_swordmaster(table, seat, by):
            return
        if seat != by:
            shed(table, seat)
        schedule_aftermath(table, seat)


def end_by_swordmaster(table: Table, seat: int, by: int) -> bool:
    """End the game if exactly one player has resilience left (8.4); return whether it ended.

    A last defeat by a team mate refuses the victory: the honor is given and the points decide.
    """
    standing = [player for player in table.players if player.resilience]
    if len(standing) != 1 or len(table.players) < SWORDMASTER_FROM:
        return False
    victor, rulings = table.players[by], table.catalog.rulings
    team_mate = seat != by and victor.team is table.players[seat].team
    if not team_mate or not (rulings.any_team_mate_refuses or victor is standing[0]):
        finish(table, Ending(Cause.SWORDMASTER, seat, by, standing[0].team))
        return True
    if rulings.swordmaster_before_honor:
        give_honor(table, seat, by)
    finish(table, Ending(Cause.SWORDMASTER_REFUSED, seat, by))
    return True


def schedule_aftermath(table: Table, seat: int) -> None:
    """Schedule what a defeat does when the game goes on: curses, Banzai, what others draw from it (7.3)."""
    # Scheduled in reverse: what is written last happens first.
    if seat == table.active and table.catalog.rulings.defeated_stop_at_once:
        table.stack.append(StopTurn())
    for other in reversed(seats_from_active(table)):
        for one in reversed(table.players[other].traits.on_any_defeat):
            one(table, other)
    if table.catalog.deals.banzai:
        table.stack.append(Banzai(seat))
    player = table.players[seat]
    if player.traits.on_last_resilience:
        for card in reversed(player.in_play):
            for trigger in table.catalog.cards[card].traits.on_last_resilience:
                trigger(table, seat, card)


class StopTurn(NamedTuple):
    """The turn ends at once: nothing more is played, resolved for others or discarded down to 7 (7.4)."""

    def run(self, table: Table) -> None:
        """Leave nothing on the stack but the next player's turn, which lies at its bottom."""
        del table.stack[1:]
        settle(table)


def give_honor(table: Table, seat: int, to: int) -> None:
    """Move 1 honor from the defeated player to the one who defeated them (7.2)."""
    table.players[seat].honor -= 1
    table.players[to].honor += 1
    table.events.append(HonorGiven(seat, to))


def gain_honor(table: Table, seat: int) -> None:
    """Give a player 1 honor from the box (11.6)."""
    table.players[seat].honor += 1
    table.events.append(HonorGained(seat))


def forfeit_honor(table: Table, seat: int) -> None:
    """Have a player lose 1 honor to a property, which may end the game (8.1) or have others fall (11.8)."""
    lose_honor(table, seat)
    after_honor_lost(table, seat)


def after_honor_lost(table: Table, seat: int) -> None:
    """Have happen what follows when a player lost honor to a card: the end (8.1), or others fall (11.8)."""
    if table.players[seat].honor:
        shed(table, seat)
    else:
        finish(table, Ending(Cause.PROPERTY))
