"""Python as it is in a browser: without a compiler, numpy, processes and what else has no version for it.

``python -m tests.offline.bare`` lets bots play a game and prints its record, and what a spectator and each
player can deduce from it.
"""

from __future__ import annotations

import importlib.util
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from typing import Any

MISSING = frozenset(
    {
        "cryptography",
        "filelock",
        "llvmlite",
        "multiprocessing",
        "numba",
        "numpy",
        "psycopg",
        "segno",
        "uvicorn",
    }
)
BOTS = ("novice", "greedy", "detective", "aggressive", "planner")
"""By seat."""
DECISIONS = 80
SEPARATOR = "\n---\n"


class Missing(MetaPathFinder):
    """Finds none of them."""

    def find_spec(self, name: str, *_: Any) -> ModuleSpec | None:  # noqa: ANN401
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(name, name=name)
        return None


def hide() -> None:
    """Hide everything that a browser does not have."""
    found = importlib.util.find_spec

    def find_spec(name: str, package: str | None = None) -> ModuleSpec | None:
        return None if name.partition(".")[0] in MISSING else found(name, package)

    importlib.util.find_spec = find_spec
    sys.meta_path.insert(0, Missing())


def played(bots: tuple[str, ...]) -> str:
    """Return the record of the first decisions of a game."""
    import chanbara  # noqa: PLC0415 - after others are hidden
    from chanbara.sword.bots.registry import make_bot  # noqa: PLC0415

    game = chanbara.new_game("sword", players=len(bots), seed="browser")
    seated = [make_bot(name, f"seat {seat}") for seat, name in enumerate(bots)]
    for _ in range(DECISIONS):
        if game.decision is None:
            break
        seat = game.decision.seat
        game.apply(seated[seat].choose(chanbara.observe(game, seat), chanbara.seen(game, seat)))
    return game.record()


def deduced(record: str) -> str:
    """Return the suspects of every seat and of a spectator, as they are sent."""
    import msgspec  # noqa: PLC0415 - after others are hidden

    import chanbara  # noqa: PLC0415
    from chanbara.sword.served.aid import suspects  # noqa: PLC0415

    game = chanbara.replay(record)
    seats = [None, *range(len(BOTS))]
    found = [suspects(chanbara.observe(game, seat), chanbara.seen(game, seat)) for seat in seats]
    return msgspec.json.encode(found).decode()


if __name__ == "__main__":
    hide()
    from chanbara.offline.arrays import stand_in

    stand_in()
    found = played(BOTS)
    sys.stdout.write(f"{found}{SEPARATOR}{deduced(found)}")
