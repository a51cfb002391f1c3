"""Facts about the options of a duel: origin, paragraph, measured win rate."""

from __future__ import annotations

from functools import cache
from typing import Literal

from chanbara.duel.book.numbers import standard_numbers
from chanbara.duel.served.bodies import Difficulty
from chanbara.sources import kinds_of, provenance
from chanbara.sources.paths import values

Origin = Literal["official", "partly", "ours"]

ADVISED = ("bushido", "gisei")
"""The publisher recommends always to use these (A10.2)."""

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

SECTIONS = {
    "opponent": "opponents",
    "weapon": "weapons",
    "environment": "environments",
    "weather": "weather",
    "difficulty": "difficulty",
}
"""The section with the numbers of each kind of thing."""

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
"""The paragraphs of those described in part A."""

RULINGS = {
    "cards_optional": "B8.38",
    "balanced_shiro": "B8.39",
    "side_b_strikes_harder": "B8.39",
    "replacement_is_standard": "A6.2",
    "armour_turns_shiro": "B8.6",
    "die_is_same_damage": "B8.7",
    "weapon_lowers_life_cap": "A8.1",
    "weapon_lowers_qi_cap": "A8.1",
    "weapon_price_once": "B8.33",
    "look_is_optional": "A8.2",
    "virtue_may_be_left": "A2.3",
    "qi_makes_first_move": "A2.5",
    "points_at_any_time": "A2.9",
    "locked_qi_limits": "A2.11",
    "chugi_above_cap": "B8.12",
    "shoulder_lasts": "B8.9",
    "gisei_once": "B8.2",
    "gisei_lasts": "A3.1",
    "armour_takes_bleeding": "B8.4",
    "armour_takes_rest": "B8.5",
}
"""The paragraph of each ruling; a test compares B8.40."""

PLAIN = 79.8
"""The solver's win rate in percent in plain duels; all rates are from docs/duel-balance.md."""

WINS = {
    ("opponent", "arima"): PLAIN,
    ("opponent", "yoshioka"): 72.7,
    ("opponent", "inshun"): 78.7,
    ("opponent", "baiken"): 65.0,
    ("opponent", "kojiro"): 65.7,
    ("opponent", "shiro"): 70.0,
    ("weapon", "katana"): PLAIN,
    ("weapon", "yari"): 85.0,
    ("weapon", "wakizashi"): 76.3,
    ("weapon", "nodachi"): 84.0,
    ("weapon", "bokken"): 86.7,
    ("weapon", "kusarigama"): 92.7,
    ("weapon", "naginata"): 77.0,
    ("environment", "dojo"): 78.7,
    ("environment", "temple"): 80.0,
    ("environment", "beach"): 82.3,
    ("environment", "snowfield"): 71.0,
    ("environment", "bamboo"): 78.3,
    ("environment", "cliff"): 79.0,
    ("weather", "clear"): PLAIN,
    ("weather", "rain"): 74.3,
    ("weather", "wind"): 75.3,
    ("weather", "snow"): 77.0,
    ("weather", "fog"): 75.3,
    ("difficulty", "student"): 89.3,
    ("difficulty", "samurai"): PLAIN,
    ("difficulty", "kensei"): 57.3,
    ("module", "blood"): 73.7,
    ("module", "bushido"): 86.8,
    ("module", "gisei"): 85.5,
    ("module", "1vs3"): 71.0,
    ("module", "yoroi"): 90.0,
    ("module", "yoroi_enemy"): 50.0,
}
"""Its win rate with this one thing in an otherwise plain duel; a test compares the page."""

MEASURED = 300
"""How many duels each of these rates comes from, at least."""

LADDERS = {
    "campaign": Difficulty(28.0, 20, 37),
    "quiet": Difficulty(38.0, 29, 48),
    "campaign 1vs3": Difficulty(65.0, 55, 74),
    "clan": Difficulty(64.0, 54, 73),
    "clan 1vs3": Difficulty(72.0, 63, 80),
}
"""How often it wins a whole campaign, with or without events, or clan; a test compares the page."""


@cache
def origin_of(what: str, key: str) -> Origin:
    """Return the origin of something, from the sources of its numbers."""
    below = f"{NUMBERS[what]}.{key}." if what in NUMBERS else f"{NUMBERS_OF_MODULES[key]}."
    paths = [path for path in values(standard_numbers()) if f"{path}.".startswith(below)]
    kinds = {kind for path in paths for kind in kinds_of(provenance("duel").value(path))}
    if kinds == {"book"}:
        return "official"
    return "partly" if "book" in kinds else "ours"
