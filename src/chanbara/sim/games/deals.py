"""One deal, played more than once: the same roles, characters and deck with different bots."""

from __future__ import annotations

from functools import lru_cache
from time import thread_time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from chanbara.sim.games.match import Outcome, play_game
from chanbara.sim.games.variant import Variant
from chanbara.sword.bots.bot_files import shown
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.rules.words import TEAM_OF, Cause, Role, Team
from chanbara.sword.setup import new_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.bots.protocol import Bot
    from chanbara.sword.sight.view import View


class Deal(NamedTuple):
    """A deal, determined by its seed."""

    seed: str
    """The seed of the whole tournament."""
    players: int
    number: int
    variant: Variant = Variant()

    @property
    def key(self) -> str:
        """The seed of this deal alone: ``chanbara play --players PLAYERS --seed KEY`` deals the same."""
        return f"{self.seed}:{self.players}:{self.number}"


class Dealt(NamedTuple):
    """The roles by seat."""

    roles: tuple[Role, ...]
    characters: tuple[str, ...]

    def seats_of(self, team: Team) -> tuple[int, ...]:
        """The seats of a team."""
        return tuple(seat for seat, role in enumerate(self.roles) if TEAM_OF[role] is team)


@lru_cache(maxsize=1024)
def dealt(deal: Deal) -> Dealt:
    """Return the roles of a deal."""
    table = new_game(players=deal.players, seed=deal.key, **deal.variant.set_up).table
    return Dealt(
        tuple(player.role.role for player in table.players),
        tuple(table.catalog.characters[player.character].key for player in table.players),
    )


class Played(msgspec.Struct, frozen=True, array_like=True):
    """The result of a game. All but the last two fields are reproducible."""

    roles: tuple[Role, ...]
    characters: tuple[str, ...]
    winner: Team
    cause: Cause
    deadly_strike: bool
    turns: int
    decisions: int
    answers: tuple[int, ...]
    """The number of decisions of the bot in each seat."""
    seconds: tuple[float, ...]
    """Its total thinking time: CPU time, not waiting time."""
    timed: tuple[int, ...] = ()
    """How many of its answers were timed."""

    def has_won(self, seat: int) -> bool:
        """Whether a seat is on the winning team."""
        return TEAM_OF[self.roles[seat]] is self.winner

    def outcome(self, bots: Sequence[str]) -> Outcome:
        """Return the result in the form the simulation counts."""
        names = tuple(shown(name) for name in bots)
        return Outcome(
            self.roles, names, self.winner, self.cause, self.deadly_strike, self.turns, self.decisions
        )


_WARM: set[str] = set()
"""Bots that have already answered in this process."""


class Timed:
    """A bot with a timer. Its first answer in a process, with all loading, is not timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.answers = 0
        self.timed = 0
        self.seconds = 0.0

    def choose(self, view: View, events: Sequence[Seen]) -> int:
        began = thread_time()
        choice = self.bot.choose(view, events)
        if self.name in _WARM:
            self.seconds += thread_time() - began
            self.timed += 1
        _WARM.add(self.name)
        self.answers += 1
        return choice


def play_deal(deal: Deal, bots: Sequence[str]) -> Played:
    """Play one game of a deal, with a bot in each seat: all tournament games are played here.

    A seat has the same seed whichever bot sits there, so games of a deal differ only by the bots' choices.
    """
    seated = [Timed(make_bot(name, f"{deal.key}:{seat}")) for seat, name in enumerate(bots)]
    outcome = play_game(deal.players, deal.key, seated, **deal.variant.set_up)
    return Played(
        roles=outcome.roles,
        characters=dealt(deal).characters,
        winner=outcome.winner,
        cause=outcome.cause,
        deadly_strike=outcome.deadly_strike,
        turns=outcome.turns,
        decisions=outcome.decisions,
        answers=tuple(bot.answers for bot in seated),
        seconds=tuple(round(bot.seconds, 6) for bot in seated),
        timed=tuple(bot.timed for bot in seated),
    )
