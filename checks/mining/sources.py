"""Where puzzles are mined: each source yields the candidates of one game, to be proved one by one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from checks.mining import duels, roles, tables

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from checks.mining.finds import Candidate

SOURCES: dict[str, Callable[[str], Iterator[Candidate]]] = {
    "duel": partial(duels.candidates, duels.ATTACKS),
    "round": partial(duels.candidates, duels.ROUNDS),
    "table": tables.candidates,
    "role": roles.candidates,
}
