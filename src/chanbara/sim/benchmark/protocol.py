"""The protocol of the benchmark: tables, deals, seats, opponents and budget, fixed by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.sim.games.deals import Deal
from chanbara.sim.games.variant import Variant
from chanbara.sword.fingerprint import fingerprint as rules_fingerprint
from chanbara.sword.flat.fingerprint import MIND, fingerprint

if TYPE_CHECKING:
    from collections.abc import Iterator

PROTOCOL = "sword-1"
"""Its name, and the seed of all deals. Whatever differs below is another protocol."""
OPPONENT = "detective"
"""The bot in all other seats, and in all seats of the games that are compared with."""
DEALS = 100
"""Deals for each table."""
BUDGET_MS = 100
"""The mean CPU time per decision that a bot is to stay within, in milliseconds."""


class Seating(NamedTuple):
    """One kind of table."""

    players: int
    rising_sun: bool

    @property
    def name(self) -> str:
        """Its name in results."""
        return f"{self.players} players{', Rising Sun' if self.rising_sun else ''}"


TABLES = (
    Seating(4, rising_sun=False),
    Seating(5, rising_sun=False),
    Seating(6, rising_sun=False),
    Seating(7, rising_sun=False),
    Seating(5, rising_sun=True),
    Seating(8, rising_sun=True),
)
TABLE_NAMED = {table.name: table for table in TABLES}


class Pairing(NamedTuple):
    """A deal that is played twice: with the bot in one seat, and with its opponent there."""

    table: str
    number: int

    @property
    def deal(self) -> Deal:
        """The deal."""
        table = TABLE_NAMED[self.table]
        return Deal(PROTOCOL, table.players, self.number, Variant(rising_sun=table.rising_sun))

    @property
    def seat(self) -> int:
        """The bot's seat: each in turn."""
        return self.number % TABLE_NAMED[self.table].players


def pairings(deals: int) -> Iterator[Pairing]:
    """Yield the pairings of the first deals of each table, in order."""
    for table in TABLES:
        for number in range(deals):
            yield Pairing(table.name, number)


def made_by() -> dict[str, str]:
    """Return what the games follow from besides the choices: the rules, and what the opponents think."""
    return {"rules": rules_fingerprint(), "mind": fingerprint(MIND)}
