"""A server with an arranged deal and a short host timeout.

Run by its path, with the position as the first word: `python arranged.py POSITION serve …`.
"""

import sys
from collections.abc import Callable

import msgspec

from chanbara.cli import main
from chanbara.kernel.game import Game
from chanbara.server.table import host_actions as hosting
from chanbara.sword.placement import Placement, place
from chanbara.sword.served.options import SwordGame

BRIEF = 1.0
"""Seconds after which another may take over from a disconnected host."""


def arranged(position: str) -> Callable[..., Game]:
    """Return a deal that is always this position."""
    placement = msgspec.json.decode(position, type=Placement)

    def deal(_options: SwordGame, _key: bytes, _carried: str = "") -> Game:
        return place(placement)

    return deal


if __name__ == "__main__":
    SwordGame.deal = arranged(sys.argv.pop(1))  # type: ignore[method-assign]
    hosting.HOST_AWAY = BRIEF
    main()
