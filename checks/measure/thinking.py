"""Measure how long a bot thinks about a decision, at most: ``python -m checks.measure.thinking master``.

Games between detectives are played, and the bot is asked at every decision with a choice, on one core.
"""

from __future__ import annotations

import argparse
import sys
from time import process_time
from typing import TYPE_CHECKING

import numpy as np

import chanbara
from chanbara.sword.bots.registry import make_bot

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLES = ((5, False), (8, True))
DECISIONS = 300
"""At each table."""


def took(name: str, players: int, count: int, *, rising_sun: bool) -> Iterator[float]:
    """Yield the milliseconds of some decisions."""
    number = 0
    while count > 0:
        game = chanbara.new_game("sword", players=players, rising_sun=rising_sun, seed=f"thinking {number}")
        hosts = [make_bot("detective", seat) for seat in range(players)]
        bots = [make_bot(name, seat) for seat in range(players)]
        number += 1
        while game.decision is not None:
            seat = game.decision.seat
            view, events = chanbara.observe(game, seat), chanbara.seen(game, seat)
            if len(game.decision.options) > 1 and count > 0:
                began = process_time()
                bots[seat].choose(view, events)
                count -= 1
                yield 1000 * (process_time() - began)
            game.apply(hosts[seat].choose(view, events))


def main() -> int:
    """Print the mean, the 99th percentile and the longest decision at each table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+", help="by name")
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="decisions at each table")
    asked = parser.parse_args()
    for name in asked.bots:
        for players, rising_sun in TABLES:
            found = np.array([*took(name, players, asked.decisions, rising_sun=rising_sun)][1:])
            table = f"{players} players{', Rising Sun' if rising_sun else ''}"
            mean, most = found.mean(), np.percentile(found, 99)
            print(f"{name}, {table}: mean {mean:.1f} ms, 99% below {most:.1f}, longest {found.max():.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
