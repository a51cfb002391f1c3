"""The part of docs/duel-balance.md about any campaign or clan: estimates, and how good they are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from chanbara.duel.served.hall.outlook import fits, outlook
from checks.measure.duel_ladders_fit import duels_of, predictions
from checks.measure.duel_odds_page import expected_error, tenths
from checks.measure.duel_settings import new_ladder

if TYPE_CHECKING:
    from checks.measure.duel_ladders_fit import Climbed

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "docs" / "results" / "duel-ladders.json"
HEADING = "## How hard any campaign or clan is"
NEXT = "## What was retuned, and why"
"""The part of the page that comes after it."""

SHOWN: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("campaign", "campaign", {}),
    ("campaign, as a Student", "campaign", {"difficulty": "student"}),
    ("campaign, as a Kensei", "campaign", {"difficulty": "kensei"}),
    ("campaign, Kusarigama", "campaign", {"weapon": "kusarigama"}),
    ("campaign, Bushido and Gisei", "campaign", {"modules": ("bushido", "gisei")}),
    ("campaign, Yoroi on you", "campaign", {"modules": ("yoroi",)}),
    ("campaign, Yoroi on the enemy", "campaign", {"modules": ("yoroi_enemy",)}),
    ("clan", "clan", {}),
    ("clan, as a Kensei", "clan", {"difficulty": "kensei"}),
    ("clan, Bushido and Gisei", "clan", {"modules": ("bushido", "gisei")}),
    ("clan, Blood", "clan", {"modules": ("blood",)}),
)
"""Some settings, and their names."""


def section(found: dict[str, list[Climbed]]) -> list[str]:
    """Return the part of the page."""
    counts = " and ".join(f"{fits()[way].fought:,} {way}s" for way in found)
    lines = [
        HEADING,
        "",
        "Before a campaign or clan begins, the page says how often the solver wins all five duels. The",
        f"estimate is fitted to {counts} of the solver, each with a random weapon, place,",
        "weather, difficulty and modules: a logistic curve for each duel that is reached, from the odds of",
        "that duel alone, its place on the ladder, events, modules that are used up, and a small correction",
        "for each choice. The interval is that of the fit. `make duelladders` measures it; results are in",
        "`docs/results/duel-ladders.json`.",
        "",
        "| ladder of five | all won |",
        "|---|---:|",
    ]
    for name, way, chosen in SHOWN:
        one = outlook(new_ladder(way, chosen, ""))
        lines.append(f"| {name} | {100 * one.chance:.0f} ({100 * one.low:.0f} – {100 * one.high:.0f}) |")
    for way, climbed in found.items():
        lines += ["", *_calibration(way, climbed)]
    return lines


def _calibration(way: str, climbed: list[Climbed]) -> list[str]:
    rows = predictions([(duels_of(way, chosen), won) for chosen, won in climbed])
    found = tenths(rows)
    lines = [
        f"How often all duels of a {way} were won, by what a fit to four fifths of the others predicted;",
        f"expected calibration error {100 * expected_error(found):.1f} points.",
        "",
        f"| predicted | {way}s | on average | all won |",
        "|---|---:|---:|---:|",
    ]
    for one in found:
        first = min(int(10 * one.predicted), 9) * 10
        span = f"{100 * one.won:.0f} ({100 * one.low:.0f} – {100 * one.high:.0f})"
        lines.append(f"| {first} – {first + 10} | {one.size} | {100 * one.predicted:.0f} | {span} |")
    return lines


def stored_ladders() -> list[str]:
    """Return the part of the page as last measured."""
    stored = json.loads(KEPT.read_text(encoding="utf-8"))
    return section({way: [(chosen, won) for chosen, won in stored[way]] for way in fits()})


def placed(page: str, lines: list[str]) -> str:
    """Return the page with this part, instead of the one it had."""
    before, _, rest = page.partition(f"{HEADING}\n")
    before, after = (before, rest[rest.index(NEXT) :]) if rest else page.split(NEXT, 1)
    return "\n".join([before.rstrip("\n"), "", *lines, "", after if after.startswith(NEXT) else NEXT + after])
