"""What is known of all that may be chosen for a duel: whose it is, its paragraph, what was measured."""

from __future__ import annotations

from typing import Literal

Origin = Literal["official", "partly", "ours"]

ADVISED = ("bushido", "gisei")
"""The publisher advises to use these always (part A)."""

ORIGINS: dict[tuple[str, str], Origin] = {
    ("opponent", "shiro"): "partly",
    ("weapon", "yari"): "official",
    ("weapon", "wakizashi"): "official",
    ("environment", "bamboo"): "partly",
    ("environment", "cliff"): "official",
    ("module", "blood"): "official",
    ("module", "bushido"): "official",
    ("module", "gisei"): "partly",
    ("module", "yoroi"): "official",
    ("module", "yoroi_enemy"): "official",
    ("module", "1vs3"): "partly",
}
"""What is not ours; a test compares the list ``official`` of duel.json."""

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

RULING_RULES = {
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
"""The paragraph that each ruling is about; a test compares the table of B8.40."""

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
