"""What a tournament is to play, and when it may look at the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.record.rates import CONFIDENCE
from chanbara.sim.games.deals import Deal, Played
from chanbara.sim.games.designs import COMPARING, Design, Table, contests, tables
from chanbara.sim.games.engines import Engine, check_bot
from chanbara.sim.games.variant import Variant
from chanbara.sword.bots.dice import RandomBot
from chanbara.sword.bots.user_bot import digest_in, is_own, shown
from chanbara.sword.fingerprint import header
from chanbara.sword.flat.fingerprint import MIND, fingerprint
from chanbara.sword.setup import new_game

if TYPE_CHECKING:
    from collections.abc import Iterator

LEAST = 10
"""Deals before the first look, where nobody says otherwise: of fewer a spread cannot be told."""
PARTS = (8, 4, 2, 1)
"""The usual looks: after an eighth of all deals, a quarter, a half, and all."""


class Key(NamedTuple):
    """Which game of a tournament."""

    contest: int
    """The place of a bot in the list: who the first is compared with."""
    players: int
    deal: int
    place: int
    """Among the games of the deal."""


class Look(NamedTuple):
    """A moment at which the answer is looked at."""

    deals: int
    """After so many of each number of players."""
    alpha: float
    """How often it may be wrong by chance. Over all looks these add up to what confidence leaves."""


class Plan(NamedTuple):
    """What is to be played. The same plan gives the same table, whoever plays it."""

    bots: tuple[str, ...]
    """The first is compared with each of the others. Own bots stand here with their place and hash."""
    players: tuple[int, ...]
    deals: int
    """At most, for each number of players."""
    design: Design
    seed: str
    variant: Variant = Variant()
    looks: tuple[int, ...] = ()
    """After how many deals the answer is looked at; none said: the usual ones."""
    engine: Engine = Engine.REFERENCE
    """Who plays. Deals are the same on both, but not the chance that comes after and the bots' dice."""

    @property
    def names(self) -> tuple[str, ...]:
        """What the bots are called in tables."""
        return tuple(shown(name) for name in self.bots)

    @property
    def contests(self) -> tuple[int, ...]:
        """What is asked, each question by the place of a bot in the list."""
        return contests(self.design, self.bots)

    @property
    def schedule(self) -> tuple[Look, ...]:
        """The looks, and what each may cost.

        By the time of a share of the deals its square of the error is spent: early looks cost little and stop
        only what is plain, and most is left for the last. The parts add up, so no look needs to know another.
        """
        wanted = self.looks or tuple(max(-(-self.deals // part), LEAST) for part in PARTS)
        after = sorted({deals for deals in wanted if deals < self.deals} | {self.deals})
        if self.design not in COMPARING:
            after = [self.deals]
        spent = [0.0, *((1 - CONFIDENCE) * (deals / self.deals) ** 2 for deals in after)]
        return tuple(Look(deals, spent[n + 1] - spent[n]) for n, deals in enumerate(after))

    @property
    def most_games(self) -> int:
        """How many games there are if no answer is clear before the end."""
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
        """Refuse what cannot be played; ``ValueError`` says why."""
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
        """A hash of how our bots think, where they play: games of others are other games."""
        if all(is_own(name) or name == RandomBot.name for name in self.bots):
            return None
        return fingerprint(MIND)

    @property
    def about(self) -> dict[str, Any]:
        """What it is, as plain data. Own bots are known by what they say, not by where they lie."""
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
    """What was played."""

    plan: Plan
    games: dict[Key, Played]
    """In the order of their keys."""
    reached: dict[int, Look]
    """By contest, the look at which it ended."""
    clear: frozenset[int]
    """Contests whose answer is clear."""
    sample: tuple[tuple[Table, Played], ...] = ()
    """Games in which bots were timed, where in those of the tournament they were not."""

    @property
    def timed(self) -> Iterator[tuple[Table, Played]]:
        """The games in which bots were timed."""
        if self.plan.engine is Engine.FLAT:
            return iter(self.sample)
        return ((table, game) for _, table, game in self.tables)

    @property
    def tables(self) -> Iterator[tuple[Key, Table, Played]]:
        """Every game with who sat where."""
        for contest, look in self.reached.items():
            for key, table in self.plan.games(contest, 0, look.deals):
                yield key, table, self.games[key]
