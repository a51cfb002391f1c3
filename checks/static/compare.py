"""Compares a build for browsers with the program here: choices of every bot, golden games, records.

``python -m checks.static.compare`` plays with the parts in ``dist/static`` by Node, and with this Python. A
test has Chromium do the same. All answers must be equal.
"""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from typing import Any

import hatch_build
from chanbara.sword.bots.levels import LEVELS
from chanbara.sword.bots.registry import has_network
from checks.soak import golden
from checks.static import choices
from checks.static.build import PYODIDE, TARGET

BOTS = (*(level.name for level in LEVELS if not has_network(level.name)), "planner@256")
MOST_PLAYERS = {False: 7, True: 8}
"""By set: without and with Rising Sun."""
DUELS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("solver", {"opponent": "arima", "seed": 1}),
    (
        "solver",
        {"weapon": "yari", "environment": "dojo", "modules": ["bushido", "gisei", "yoroi"], "seed": 2},
    ),
    ("solver", {"modules": ["1vs3", "blood"], "difficulty": "kensei", "seed": 3}),
    ("lookahead", {"opponent": "kojiro", "modules": ["blood", "yoroi_enemy"], "seed": 4}),
    ("random", {"opponent": "shiro", "seed": 5}),
)
"""Who plays, and with what."""
FEW, MANY = 30, 80
"""Decisions of a game."""
PROGRAM = """
import chanbara.offline.browser as browser
browser.use_mind(mind)
known = {{"__name__": "choices"}}
exec({source!r}, known)
known["answered"]({asked!r})
"""

Question = tuple[str, dict[str, Any]]


def games(most: int) -> list[Question]:
    """Return games of every bot, at tables of every size with both sets, and duels."""
    sizes = [(players, sun) for sun, largest in MOST_PLAYERS.items() for players in range(3, largest + 1)]
    tables: list[Question] = []
    for number, (players, sun) in enumerate(sizes):
        bots = [BOTS[(4 * number + seat) % len(BOTS)] for seat in range(players)]
        tables.append(("table", {"bots": bots, "rising_sun": sun, "seed": f"same {number}", "most": most}))
    return [*tables, *(("duel", {"bot": bot, "most": most, **setup}) for bot, setup in DUELS)]


def stories() -> list[Question]:
    """Return the golden games and records."""
    source = inspect.getsource(golden)
    records = sorted(golden.RECORDS.glob("*.record"))
    return [
        *(("story", {"source": source, "name": name}) for name in golden.STORIES),
        *(("record", {"text": path.read_text(encoding="utf-8")}) for path in records),
    ]


def answered_here(asked: list[Question]) -> list[Any]:
    """Return the answers of this Python; those to stories are what is stored."""
    found = json.loads(choices.answered(json.dumps([one for one in asked if one[0] != "story"])))
    stored = {name: golden.read(golden.GOLDEN / f"{name}.golden") for name in golden.STORIES}
    others = iter(found)
    return [
        choices.digest("\n".join(stored[given["name"]])) if kind == "story" else next(others)
        for kind, given in asked
    ]


def program(asked: list[Question], here: list[Any]) -> str:
    """Return the text that answers elsewhere; games go on with the choices that were made here."""
    followed = [
        (kind, {**given, "made": answer} if kind in {"table", "duel"} else given)
        for (kind, given), answer in zip(asked, here, strict=True)
    ]
    return PROGRAM.format(source=inspect.getsource(choices), asked=json.dumps(followed))


def count(answers: list[Any]) -> int:
    """Return how many answers there are: each choice of a game is one."""
    return sum(len(one) if isinstance(one, list) else 1 for one in answers)


def differences(asked: list[Question], here: list[Any], there: list[Any]) -> list[str]:
    """Return what differs there."""
    found = []
    for (kind, given), ours, theirs in zip(asked, here, there, strict=True):
        what = {name: value for name, value in given.items() if name not in {"source", "text"}}
        if isinstance(ours, list):
            pairs = enumerate(zip(ours, theirs, strict=True))
            found += [f"{kind} {what}: choice {number}" for number, (one, other) in pairs if one != other]
        elif ours != theirs:
            found.append(f"{kind} {what}")
    return found


def main() -> None:
    """Compare."""
    (folder,) = (TARGET / "offline").iterdir()
    asked = [*games(MANY), *stories()]
    here = answered_here(asked)
    script = str(Path(__file__).with_name("replay.mjs"))
    there = json.loads(hatch_build.node(script, str(folder), str(PYODIDE), text=program(asked, here)))
    different = differences(asked, here, there)
    print("\n".join(different))
    same = count(here) - len(different)
    print(f"{same} of {count(here)} choices, golden games and records are the same in a browser")
    sys.exit(bool(different))


if __name__ == "__main__":
    main()
