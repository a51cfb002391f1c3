"""What the lab plays: the same deals by the usual rules and by others."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

from chanbara.bots.own import shown
from chanbara.bots.registry import make_bot
from chanbara.sim.box import ANY_CAST, Box
from chanbara.sim.engines import AT_FIRST_SIGHT, Engine, chosen_engine
from chanbara.sim.lab.counts import Names, names_of
from chanbara.sword.editions import catalog_of
from chanbara.sword.rules.rulings import EIGHTH_HANDS, choose_rulings
from chanbara.sword.rules.words import MAX_SEATS
from chanbara.sword.setup import chosen_edition, new_game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

BATCHES = {Engine.REFERENCE: 2, Engine.FLAT: 500}
"""How many deals a process is given at a time; counts are added, so it changes no result."""

PRINTED, VARIANT = "printed", "variant"

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

        What is known after a round depends on how many games it has brought, not on how many are to come.
        """
        mine = self._rounds(self.total, BATCHES[self.engine])
        about_rulings = self._rounds(self.ruling_total, BATCHES[Engine.REFERENCE])
        for some, more in zip_longest(mine, about_rulings, fillvalue=()):
            yield (*some, *(one._replace(is_about_rulings=True) for one in more))

    def _rounds(self, total: int, size: int) -> Iterator[tuple[Batch, ...]]:
        share = total // len(self.players)
        for first in range(0, share, size):
            yield tuple(Batch(players, first, min(size, share - first)) for players in self.players)

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
    def shown(self) -> int:
        """Which arm the report is about: the variant, where there is one."""
        return 1 if len(self.arms) > 1 and self.arms[1].name == VARIANT else 0


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
    for name, value in choose_rulings(dict(box.rulings))._asdict().items():
        if name in ONLY_RISING_SUN and not box.rising_sun:
            continue
        if name == "eighth_hand" and MAX_SEATS not in players:
            continue
        other = sum(EIGHTH_HANDS) - value if name == "eighth_hand" else not value
        yield name, tuple((dict(box.rulings) | {name: other}).items())
