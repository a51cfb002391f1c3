"""What the lab plays: the same deals by the usual rules and by others."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from chanbara.bots.own import shown
from chanbara.bots.registry import is_planner, make_bot
from chanbara.sim.box import ANY_CAST, Box
from chanbara.sim.engines import AT_FIRST_SIGHT, Engine, chosen_engine
from chanbara.sim.lab.counts import Names, names_of
from chanbara.sword.books import book_rulings
from chanbara.sword.editions import catalog_of
from chanbara.sword.rules.rulings import EIGHTH_HANDS, choose_rulings
from chanbara.sword.rules.words import MAX_SEATS
from chanbara.sword.setup import chosen_edition, new_game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

BATCHES = {Engine.REFERENCE: 2, Engine.FLAT: 500}
"""How many deals a process is given at a time; counts are added, so it changes no result."""
FIRST = 1
"""How many it is given in the first round, so that something is known soon."""
FEWEST_RULING_DEALS, MOST_RULING_DEALS = 50, 500
"""On how many deals each ruling is also decided the other way, where nobody said it."""
GAMES_OF_A_RULING_DEAL = 100
"""Between them it is a deal for so many games."""

PRINTED, VARIANT = "printed", "variant"
DETECTIVE = "detective"

ONLY_RISING_SUN = ("eighth_hand", "second_copies")
"""Rulings about cards and players that only the expansion has."""


class Arm(NamedTuple):
    """One way to play the deals."""

    name: str
    """The printed game, the variant, or the ruling that is decided otherwise."""
    box: Box

    @property
    def names(self) -> Names:
        """The characters and cards there are."""
        options = self.box.set_up
        del options["cast"], options["rikyu"]
        return names_of(catalog_of(chosen_edition(**options)))


class Batch(NamedTuple):
    """Some games in a row, all with the same number of players."""

    players: int
    first: int
    games: int
    is_about_rulings: bool = False
    """Whether they are played by each ruling the other way, or by the rules that the report is about."""


class LabPlan(NamedTuple):
    """What is to be played."""

    players: tuple[int, ...]
    games: int
    """In all; the numbers of players share them."""
    seed: str
    bots: tuple[str, ...]
    """Dealt to the seats in rotation."""
    arms: tuple[Arm, ...]
    """The first is what the others are compared with."""
    engine: Engine = Engine.REFERENCE
    """Who plays the printed game; where two rules are compared both are the reference engine's."""
    rulings: int = 0
    """How many deals, in all, are also played with each ruling the other way."""

    def check(self) -> None:
        """Refuse what cannot be played; ``ValueError`` says why."""
        for arm in self.arms:
            for players in self.players:
                new_game(players=players, seed=self.seed, **arm.box.set_up)
        for name in self.bots:
            make_bot(name, self.seed)

    def rounds(self) -> Iterator[tuple[Batch, ...]]:
        """Yield the batches in their order: each number of players has its part of a round, all grow alike.

        Rounds about rulings are spread over the others; where they are as many or more, they come last.
        What is known after a round depends on how many games and deals it has brought, not on those to come.
        """
        mine = list(self._shares(self.total, BATCHES[self.engine]))
        about_rulings = list(self._shares(self.ruling_total, 1))
        every = len(mine) // max(1, len(about_rulings)) if len(mine) > len(about_rulings) else len(mine)
        rulings = (self._round(*one, is_about_rulings=True) for one in about_rulings)
        for number, one in enumerate(mine, start=1):
            yield self._round(*one)
            if number % every == 0:
                yield from islice(rulings, 1)
        yield from rulings

    def _round(self, first: int, games: int, *, is_about_rulings: bool = False) -> tuple[Batch, ...]:
        return tuple(Batch(players, first, games, is_about_rulings) for players in self.players)

    def _shares(self, total: int, size: int) -> Iterator[tuple[int, int]]:
        """Yield for each round its first game, and how many each number of players has of it."""
        share = total // len(self.players)
        if share:
            yield 0, FIRST
        for first in range(FIRST, share, size):
            yield first, min(size, share - first)

    @property
    def total(self) -> int:
        """How many games are played: each number of players has the same share."""
        return self._even(self.games)

    @property
    def ruling_total(self) -> int:
        """How many deals are also played with each ruling the other way."""
        return self._even(self.rulings)

    def _even(self, games: int) -> int:
        return -(-games // len(self.players)) * len(self.players)

    @property
    def main_arms(self) -> tuple[int, ...]:
        """The places of the rules that the report is about."""
        return tuple(range(self.shown + 1))

    @property
    def ruling_arms(self) -> tuple[int, ...]:
        """The places of the printed game and of each ruling the other way."""
        return (0, *range(self.shown + 1, len(self.arms)))

    @property
    def seated(self) -> tuple[str, ...]:
        """Who plays the games that the report is about."""
        return self.compared if self.shown else self.bots

    @property
    def compared(self) -> tuple[str, ...]:
        """Who plays where two rules are compared: planners as detectives, by both.

        By rules that are not printed a planner chooses as a detective does. By the printed ones it would look
        ahead, and the difference would be one of players.
        """
        return tuple(DETECTIVE if is_planner(name) else name for name in self.bots)

    @property
    def shown(self) -> int:
        """Which arm the report is about: the variant, where there is one."""
        return 1 if len(self.arms) > 1 and self.arms[1].name == VARIANT else 0


def ruling_deals_for(games: int) -> int:
    """Return on how many deals rulings are decided the other way, where nobody said it."""
    return min(games, max(FEWEST_RULING_DEALS, min(MOST_RULING_DEALS, games // GAMES_OF_A_RULING_DEAL)))


def lab_engine(asked: Engine | None, box: Box, bots: Sequence[str]) -> Engine:
    """Return who plays: the flat core where the game is printed and nobody looks ahead, unless one says."""
    hinders = [shown(name) for name in bots if name not in AT_FIRST_SIGHT]
    if box.cast != ANY_CAST or box.rikyu:
        hinders.append("a chosen cast")
    if asked is Engine.FLAT and hinders:
        message = (
            f"the lab has the flat core play {', '.join(AT_FIRST_SIGHT)} with any cast; not {hinders[0]}"
        )
        raise ValueError(message)
    return Engine.REFERENCE if hinders else chosen_engine(asked, box, bots)


def plan_arms(box: Box, players: tuple[int, ...], *, rulings: bool) -> tuple[Arm, ...]:
    """Return what is played: the printed game, the variant if there is one, and each ruling the other way."""
    plain = box._replace(house=None, cards=None)
    arms = [Arm(PRINTED, plain)]
    if plain != box:
        arms.append(Arm(VARIANT, box))
    if rulings:
        arms += [Arm(name, plain._replace(rulings=changed)) for name, changed in _flipped(plain, players)]
    return tuple(arms)


def _flipped(box: Box, players: tuple[int, ...]) -> Iterator[tuple[str, tuple[tuple[str, int], ...]]]:
    """Yield every ruling that these games can feel, with the rulings of a box and this one the other way."""
    for name, value in choose_rulings(dict(box.rulings), book_rulings(box.book))._asdict().items():
        if name in ONLY_RISING_SUN and not box.rising_sun:
            continue
        if name == "eighth_hand" and MAX_SEATS not in players:
            continue
        other = sum(EIGHTH_HANDS) - value if name == "eighth_hand" else not value
        yield name, tuple((dict(box.rulings) | {name: other}).items())
