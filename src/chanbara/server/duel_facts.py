"""What is known of all that may be chosen for a duel: whose it is, its paragraph, what was measured."""

from __future__ import annotations

from functools import cache
from typing import Literal

from chanbara.duel.numbers import standard_numbers
from chanbara.sources import kinds_of, provenance
from chanbara.sources.paths import values

Origin = Literal["official", "partly", "ours"]

ADVISED = ("bushido", "gisei")
"""The publisher advises to use these always (A10.2)."""

NUMBERS = {
    "opponent": "opponents",
    "weapon": "weapons",
    "environment": "environments",
    "weather": "weather",
    "difficulty": "difficulty",
}
"""Where the numbers of each kind of thing are in duel.json."""

NUMBERS_OF_MODULES = {
    "blood": "blood",
    "bushido": "bushido",
    "gisei": "gisei",
    "yoroi": "yoroi",
    "yoroi_enemy": "yoroi",
    "1vs3": "three",
}

RULES = {"opponent": "B5.1", "weapon": "B5.2", "environment": "B6.1", "weather": "B6.3", "difficulty": "B7.4"}
"""The paragraph of each kind of thing."""

OFFICIAL_RULES = {
    ("opponent", "shiro"): "A6.1",
    ("weapon", "yari"): "A8.1",
    ("weapon", "wakizashi"): "A8.2",
    ("environment", "bamboo"): "A7.1",
    ("environment", "cliff"): "A7.2",
    ("module", "blood"): "A1.1",
    ("module", "bushido"): "A2.1",
    ("module", "gisei"): "A3.1",
    ("module", "yoroi"): "A5.1",
    ("module", "yoroi_enemy"): "A5.1",
    ("module", "1vs3"): "A4.1",
}
"""And of those that part A describes."""

PLAIN = 74.0
"""Percentage of plain duels that the solver wins: docs/duel-balance.md, as all of these."""

WINS = {
    ("opponent", "arima"): PLAIN,
    ("opponent", "yoshioka"): 69.0,
    ("opponent", "inshun"): 73.3,
    ("opponent", "baiken"): 58.7,
    ("opponent", "kojiro"): 57.7,
    ("opponent", "shiro"): 51.7,
    ("weapon", "katana"): PLAIN,
    ("weapon", "yari"): 79.0,
    ("weapon", "wakizashi"): 68.7,
    ("weapon", "nodachi"): 78.0,
    ("weapon", "bokken"): 81.7,
    ("weapon", "kusarigama"): 85.3,
    ("weapon", "naginata"): 65.7,
    ("environment", "dojo"): 75.3,
    ("environment", "temple"): 73.7,
    ("environment", "beach"): 81.0,
    ("environment", "snowfield"): 69.7,
    ("environment", "bamboo"): 73.3,
    ("environment", "cliff"): 73.7,
    ("weather", "clear"): PLAIN,
    ("weather", "rain"): 69.3,
    ("weather", "wind"): 68.0,
    ("weather", "snow"): 74.0,
    ("weather", "fog"): 62.3,
    ("difficulty", "student"): 89.0,
    ("difficulty", "samurai"): PLAIN,
    ("difficulty", "kensei"): 50.7,
    ("module", "blood"): 67.7,
    ("module", "bushido"): 80.4,
    ("module", "gisei"): 79.8,
    ("module", "1vs3"): 70.0,
    ("module", "yoroi"): 88.0,
    ("module", "yoroi_enemy"): 43.0,
}
"""With this one thing and everything else as in the plain duel; a test compares the page."""


@cache
def origin_of(what: str, key: str) -> Origin:
    """Return whose something is, by the sources of its numbers."""
    below = f"{NUMBERS[what]}.{key}." if what in NUMBERS else f"{NUMBERS_OF_MODULES[key]}."
    paths = [path for path in values(standard_numbers()) if f"{path}.".startswith(below)]
    kinds = {kind for path in paths for kind in kinds_of(provenance("duel").value(path))}
    if kinds == {"book"}:
        return "official"
    return "partly" if "book" in kinds else "ours"
