"""Write a few games of Samurai Sword as rows of views and events: the page shows the events one by one.

``python -m checks.pages.sword_scenes --write`` writes web/tests/sword-scenes.json; a test in tests/docs
checks whether it is fresh.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import chanbara
from chanbara.words.text import told_events
from checks.pages.duel_scenes import chosen
from checks.pages.made_file import keep

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).parents[2]
FILE = ROOT / "web" / "tests" / "sword-scenes.json"
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 3},
    {"players": 5},
    {"players": 6, "rising_sun": True},
    {"players": 8, "rising_sun": True},
)
MOST_CHOICES = 240
"""How long a game is followed: enough for a new deck."""
READER = 0
"""Whose eyes the games are seen through."""


def fixture() -> str:
    """Return the games."""
    scenes = [_scenes(seed) for seed in range(len(TABLES))]
    return json.dumps(scenes, ensure_ascii=False, separators=(",", ":")) + "\n"


def _scenes(seed: int) -> list[dict[str, Any]]:
    """Return a game as a row of views, each with the events that led to it."""
    game, before, scenes = chanbara.new_game("sword", seed=seed, **TABLES[seed]), 0, []
    chance = random.Random(seed)
    for _ in range(MOST_CHOICES):
        view = chanbara.observe(game, READER)
        events = msgspec.to_builtins(told_events(view, chanbara.seen(game, READER, before)))
        scenes.append({"view": _moving(view), "events": [_told(one) for one in events]})
        if game.decision is None:
            break
        before = len(game.events)
        game.apply(chosen(chance, game))
    return scenes


def _moving(view: Any) -> dict[str, Any]:  # noqa: ANN401 - a view
    """Return what changes with events; a seat as a row, and of the pile its size."""
    plain = msgspec.to_builtins(view)
    seats = [[one["resilience"], one["honor"], one["hand"], *one["in_play"]] for one in plain["seats"]]
    fields = {name: plain[name] for name in ("seat", "hand", "deck", "playing", "active", "turn")}
    return {**fields, "seats": seats, "pile": len(plain["pile"])}


def _told(event: dict[str, Any]) -> dict[str, Any]:
    """Return an event with the name of its sentence alone."""
    return {"kind": event["kind"], "about": event["about"], "said": {"id": event["said"]["id"]}}


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the file, or say whether it is fresh."""
    return keep(FILE, fixture(), "checks.pages.sword_scenes", arguments)


if __name__ == "__main__":
    sys.exit(main())
