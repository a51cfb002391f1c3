"""What the lab plays: the same deals by the usual rules and by others."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.bots.registry import make_bot
from chanbara.sim.box import Box
from chanbara.sim.lab.counts import Names, names_of
from chanbara.sword.editions import catalog_of
from chanbara.sword.rules.rulings import EIGHTH_HANDS, choose_rulings
from chanbara.sword.rules.words import MAX_SEATS
from chanbara.sword.setup import chosen_edition, new_game

if TYPE_CHECKING:
    from collections.abc import Iterator

BATCH = 2
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

    def check(self) -> None:
        """Refuse what cannot be played; ``ValueError`` says why."""
        for arm in self.arms:
            for players in self.players:
                new_game(players=players, seed=self.seed, **arm.box.set_up)
        for name in self.bots:
            make_bot(name, self.seed)

    def batches(self) -> Iterator[Batch]:
        """Yield the batches in their order: the numbers of players take turns, so that all grow together."""
        share = self.total // len(self.players)
        for first in range(0, share, BATCH):
            for players in self.players:
                yield Batch(players, first, min(BATCH, share - first))

    @property
    def total(self) -> int:
        """How many games are played: each number of players has the same share."""
        return -(-self.games // len(self.players)) * len(self.players)

    @property
    def shown(self) -> int:
        """Which arm the report is about: the variant, where there is one."""
        return 1 if len(self.arms) > 1 and self.arms[1].name == VARIANT else 0


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
