"""Compares the bots of a build for browsers with those here: the same choices in some hundred positions.

``python -m checks.static.compare`` plays games with the parts in ``dist/static`` and with this Python.
"""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path

import hatch_build
from checks.static.build import PYODIDE, TARGET

GAMES = (
    ("planner@64", "detective", "planner@256", "sly", "greedy"),
    ("novice", "planner@256", "detective"),
    ("detective", "aggressive", "planner@64", "trusting", "novice", "greedy", "planner@256", "detective"),
)
"""Who sits where; the last table has Rising Sun."""
LEAST = 0.99
"""The share of equal choices. Not all of them are: the exponential and the logarithm of another mathematical
library may differ in the last digit, and two options may be that close."""
PROGRAM = """
import chanbara.offline.browser as browser
browser.use_mind(mind)
{source}
import json
json.dumps([chosen(tuple(bots), made) for bots, made in json.loads({games!r})])
"""


def chosen(bots: tuple[str, ...], made: list[int] | None) -> list[int]:
    """Return what bots choose in a game; the game goes on with given choices, or with theirs."""
    import chanbara  # noqa: PLC0415 - this text also runs elsewhere
    from chanbara.sword.bots.registry import make_bot  # noqa: PLC0415

    game = chanbara.new_game("sword", players=len(bots), seed="browser", rising_sun=len(bots) > 7)
    seated = [make_bot(name, f"seat {seat}") for seat, name in enumerate(bots)]
    found: list[int] = []
    while game.decision is not None and len(found) < 120:
        seat = game.decision.seat
        found.append(seated[seat].choose(chanbara.observe(game, seat), chanbara.seen(game, seat)))
        game.apply(found[-1] if made is None else made[len(found) - 1])
    return found


def compared() -> list[bool]:
    """Return for each decision whether the bot chose the same there as here."""
    (folder,) = (TARGET / "offline").iterdir()
    here = [chosen(bots, None) for bots in GAMES]
    games = json.dumps(list(zip(GAMES, here, strict=True)))
    program = PROGRAM.format(source=inspect.getsource(chosen), games=games)
    script = str(Path(__file__).with_name("replay.mjs"))
    there = json.loads(hatch_build.node(script, str(folder), str(PYODIDE), text=program))
    return [
        one == other
        for ours, theirs in zip(here, there, strict=True)
        for one, other in zip(ours, theirs, strict=True)
    ]


def main() -> None:
    """Compare."""
    found = compared()
    same = sum(found)
    print(f"{same} of {len(found)} choices are the same in a browser")
    sys.exit(same < LEAST * len(found))


if __name__ == "__main__":
    main()
