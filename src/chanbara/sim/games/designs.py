"""Tournament designs: the games played on a deal to compare two bots."""

from __future__ import annotations

from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from chanbara.sim.games.deals import Deal, dealt
from chanbara.sword.rules.words import MAX_SEATS, Team

if TYPE_CHECKING:
    from collections.abc import Sequence

SAMPLED = 4
"""Number of seats tried at the largest table."""


class Design(StrEnum):
    """The question of a tournament."""

    INVASION = "invasion"
    """One seat of the first bot among seats of another, in each seat in turn."""
    TEAM_SWAP = "team-swap"
    """A whole team of the first bot among seats of another, each team in turn."""
    MIRROR = "mirror"
    """All seats the same bot."""
    POOL = "pool"
    """Seats drawn at random from all bots."""


COMPARING = (Design.INVASION, Design.TEAM_SWAP)
"""Designs that test whether the first bot does better than another. Only these can stop early."""


class Table(NamedTuple):
    """One game to be played on a deal."""

    bots: tuple[str, ...]
    """By seat."""
    tested: tuple[int, ...] = ()
    """The seats where the first bot replaces the other; none in the baseline game."""


def contests(design: Design, bots: Sequence[str]) -> tuple[int, ...]:
    """Return the indexes of the bots that each pose a question of their own.

    Those compared with the first; in a mirror all of them, and a pool is one question.
    """
    if design is Design.POOL:
        return (0,)
    return tuple(range(0 if design is Design.MIRROR else 1, len(bots)))


def tables(design: Design, bots: Sequence[str], contest: int, deal: Deal) -> tuple[Table, ...]:
    """Return the games of a contest on a deal, in order."""
    if design is Design.POOL:
        return (Table(drawn(bots, deal)),)
    others = (bots[contest],) * deal.players
    if design is Design.MIRROR:
        return (Table(others),)
    groups = seats_tried(deal) if design is Design.INVASION else teams_tried(deal)
    return (Table(others), *(Table(_with(others, bots[0], seats), seats) for seats in groups))


def seats_tried(deal: Deal) -> list[tuple[int, ...]]:
    """Return the seats in which one bot is tried: all, or with 8 players a sample drawn from the seed."""
    seats: Sequence[int] = range(deal.players)
    if deal.players == MAX_SEATS:
        seats = sorted(Random(f"{deal.key} seats").sample(seats, SAMPLED))
    return [(seat,) for seat in seats]


def teams_tried(deal: Deal) -> list[tuple[int, ...]]:
    """Return the seats of each team in the game."""
    return [seats for team in Team if (seats := dealt(deal).seats_of(team))]


def drawn(bots: Sequence[str], deal: Deal) -> tuple[str, ...]:
    """Draw a bot for each seat; at least two different ones, because equals say nothing about each other."""
    dice = Random(f"{deal.key} pool")
    while True:
        seats = tuple(dice.choice(bots) for _ in range(deal.players))
        if len(set(seats)) > 1:
            return seats


def _with(others: tuple[str, ...], bot: str, seats: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(bot if seat in seats else other for seat, other in enumerate(others))
