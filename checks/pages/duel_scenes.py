"""Write a few duels as rows of views and events: the page animates the events, and must end at the views.

``python -m checks.pages.duel_scenes --write`` writes web/tests/duel-scenes.json; a test in tests/docs checks
whether it is fresh.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import chanbara
from checks.pages.made_file import keep

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).parents[2]
FILE = ROOT / "web" / "tests" / "duel-scenes.json"
FIELDS: tuple[dict[str, Any], ...] = (
    {"opponent": "shiro", "weapon": "bokken", "environment": "dojo", "modules": ("bushido", "yoroi")},
    {"opponent": "baiken", "weapon": "kusarigama", "environment": "bamboo", "modules": ("blood", "bushido")},
    {"weapon": "yari", "environment": "temple", "modules": ("1vs3", "yoroi_enemy", "gisei")},
    {"opponent": "kojiro", "weapon": "wakizashi", "environment": "snowfield", "modules": ("bushido",)},
)
LIKED = 0.7
"""How often an option that advances the duel is chosen, if there is one."""
MOVING = (
    "life", "qi", "armour", "strength", "technique", "guard", "red_die", "marker", "round", "hand", "played",
    "side_b", "virtue",
)  # fmt: skip
"""What the page animates."""


def chosen(chance: random.Random, game: chanbara.Game) -> str:
    """Return a random choice; unplayed cards would make neither hits nor combos."""
    assert game.decision is not None
    texts = game.decision.texts()
    liked = [one for one in texts if one.startswith(("play ", "combo step", "take"))]
    return chance.choice(liked if liked and chance.random() < LIKED else texts)


def fixture() -> str:
    """Return the duels."""
    scenes = [_scenes(seed) for seed in range(len(FIELDS))]
    return json.dumps(scenes, ensure_ascii=False, separators=(",", ":")) + "\n"


def _scenes(seed: int) -> list[dict[str, Any]]:
    """Return a duel as a row of views, each with the events that led to it."""
    game, before, scenes = chanbara.new_game("duel", seed=seed, **FIELDS[seed]), 0, []
    chance = random.Random(seed)
    while True:
        plain = msgspec.to_builtins(chanbara.observe(game, 0))
        fields = {"guard": plain["guard"], "enemies": plain["enemies"]}
        events = msgspec.to_builtins(chanbara.seen(game, 0, before))
        view = {**fields, "open": {name: plain["open"][name] for name in MOVING}}
        scenes.append({"view": view, "events": events})
        if game.decision is None:
            return scenes
        before = len(game.events)
        game.apply(chosen(chance, game))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the file, or say whether it is fresh."""
    return keep(FILE, fixture(), "checks.pages.duel_scenes", arguments)


if __name__ == "__main__":
    sys.exit(main())
