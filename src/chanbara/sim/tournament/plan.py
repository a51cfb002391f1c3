"""The plan of a tournament, and its interim looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.record.rates import CONFIDENCE
from chanbara.sim.games.deals import Deal, Played
from chanbara.sim.games.designs import COMPARING, Design, Table, contests, tables
from chanbara.sim.games.engines import Engine, check_bot
from chanbara.sim.games.variant import Variant
from chanbara.sword.bots.bot_files import digest_in, is_own, shown
from chanbara.sword.bots.dice import RandomBot
from chanbara.sword.fingerprint import header
from chanbara.sword.flat.fingerprint import MIND, fingerprint
from chanbara.sword.setup import new_game

if TYPE_CHECKING:
    from collections.abc import Iterator

LEAST = 10
"""Default number of deals before the first look: fewer give no reliable variance."""
PARTS = (8, 4, 2, 1)
"""The default looks: after an eighth of all deals, a quarter, a half, and all."""


class Key(NamedTuple):
    """The key of a game in a tournament."""

    contest: int
    """The index of the bot that the first is compared with."""
    players: int
    deal: int
    place: int
    """Its index among the games of the deal."""


class Look(NamedTuple):
    """An interim analysis."""

    deals: int
    """The number of deals before it, for each number of players."""
    alpha: float
    """Its share of the error rate. Over all looks these add up to one minus the confidence."""


class Plan(NamedTuple):
    """What to play. The same plan gives the same table, in any pool."""

    bots: tuple[str, ...]
    """The first is compared with each of the others. User bots are listed with path and hash."""
    players: tuple[int, ...]
    deals: int
    """The maximum, for each number of players."""
    design: Design
    seed: str
    variant: Variant = Variant()
    looks: tuple[int, ...] = ()
    """Numbers of deals at which to look; None: the default."""
    engine: Engine = Engine.REFERENCE
    """The engine. Deals are the same on both, but not later randomness and the bots' seeds."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the bots in tables."""
        return tuple(shown(name) for name in self.bots)

    @property
    def contests(self) -> tuple[int, ...]:
        """The questions, each by the index of a bot in the list."""
        return contests(self.design, self.bots)

    @property
    def schedule(self) -> tuple[Look, ...]:
        """The looks, and the error rate of each.

        The error spent is proportional to the square of the share of deals: early looks cost little and stop
        only in clear cases, and most is left for the last. The parts add up, so looks are independent of each
        other.
        """
        wanted = self.looks or tuple(max(-(-self.deals // part), LEAST) for part in PARTS)
        after = sorted({deals for deals in wanted if deals < self.deals} | {self.deals})
        if self.design not in COMPARING:
            after = [self.deals]
        spent = [0.0, *((1 - CONFIDENCE) * (deals / self.deals) ** 2 for deals in after)]
        return tuple(Look(deals, spent[n + 1] - spent[n]) for n, deals in enumerate(after))

    @property
    def most_games(self) -> int:
        """The number of games if no contest stops early."""
        return sum(
            self.deals * len(tables(self.design, self.bots, contest, self.deal(players, 0)))
            for contest in self.contests
            for players in self.players
        )

    def deal(self, players: int, number: int) -> Deal:
        """Return a deal."""
        return Deal(self.seed, players, number, self.variant)

    def games(self, contest: int, first: int, end: int) -> Iterator[tuple[Key, Table]]:
        """Yield the games of a contest on the deals from ``first`` up to ``end``."""
        for number in range(first, end):
            for players in self.players:
                yield from self.on_deal(contest, players, number)

    def on_deal(self, contest: int, players: int, number: int) -> Iterator[tuple[Key, Table]]:
        """Yield the games of a contest on one deal."""
        listed = tables(self.design, self.bots, contest, self.deal(players, number))
        for place, table in enumerate(listed):
            yield Key(contest, players, number, place), table

    def check(self) -> None:
        """Refuse an unplayable plan; ``ValueError`` says why."""
        for players in self.players:
            new_game(players=players, seed=self.seed, **self.variant.set_up)
        for name in self.bots:
            check_bot(name, self.seed, self.engine)
        twice = sorted({name for name in self.names if self.names.count(name) > 1})
        if twice:
            message = f"{twice[0]} is named twice"
            raise ValueError(message)
        if len(self.bots) == 1 and self.design is not Design.MIRROR:
            message = f"{self.design} needs two bots at least; {self.names[0]} alone can play a mirror"
            raise ValueError(message)
        wrong = [deals for deals in self.looks if not 1 < deals <= self.deals]
        if wrong:
            message = f"a look is after 2 to {self.deals} deals, not after {wrong[0]}"
            raise ValueError(message)

    @property
    def mind(self) -> str | None:
        """A hash of the code of our bots, if they play: games of another version are other games."""
        if all(is_own(name) or name == RandomBot.name for name in self.bots):
            return None
        return fingerprint(MIND)

    @property
    def about(self) -> dict[str, Any]:
        """The plan as plain data. User bots are identified by content, not by path."""
        made = dict(header())
        return {
            "game": made["game"],
            "version": made["version"],
            "rules": made["rules"],
            "mind": self.mind,
            **self.variant.label,
            "engine": self.engine.value,
            "design": self.design.value,
            "bots": list(self.names),
            "own_bots": {shown(name): digest for name in self.bots if (digest := digest_in(name))},
            "players": list(self.players),
            "deals": self.deals,
            "seed": self.seed,
            "looks": [look.deals for look in self.schedule],
            "confidence": CONFIDENCE,
        }


class Results(NamedTuple):
    """The games played."""

    plan: Plan
    games: dict[Key, Played]
    """In the order of their keys."""
    reached: dict[int, Look]
    """By contest, the look at which it ended."""
    clear: frozenset[int]
    """Contests with a significant answer."""
    sample: tuple[tuple[Table, Played], ...] = ()
    """Extra games with timed bots, if those of the tournament were not timed."""

    @property
    def timed(self) -> Iterator[tuple[Table, Played]]:
        """The games with timed bots."""
        if self.plan.engine is Engine.FLAT:
            return iter(self.sample)
        return ((table, game) for _, table, game in self.tables)

    @property
    def tables(self) -> Iterator[tuple[Key, Table, Played]]:
        """Every game with its seating."""
        for contest, look in self.reached.items():
            for key, table in self.plan.games(contest, 0, look.deals):
                yield key, table, self.games[key]
