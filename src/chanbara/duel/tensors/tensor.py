"""Writing the view of a duel into a row of small integers (``sight`` has the layout).

A row is made from a view alone: it cannot contain hidden information.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.duel.tensors import sight
from chanbara.duel.tensors.actions import CARDS, SPECIALS, VIRTUES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import numpy.typing as npt

    from chanbara.duel.sight.view import DuelView

LEAST, MOST = -128, 127
"""The range of a small integer; longer duels show the highest round that fits."""

FIGURES = (
    "round", "attack", "life", "life_cap", "qi", "armour", "mulligans", "strength", "technique", "guard",
    "technique_before", "guard_bonus", "defence_change", "counter_change", "red_die", "played_before",
    "points", "locked", "marker", "side_b",
)  # fmt: skip
"""Fields with the same name in view and row."""

PILES = {
    "hand": CARDS, "discard": CARDS, "played": CARDS, "together": CARDS, "removed": CARDS,
    "defence_pile": sight.DEFENCES, "counter_pile": sight.COUNTERS, "used": sight.ONCE,
}  # fmt: skip
"""Visible piles, and what they may contain."""
MIXED = {
    "draw": CARDS, "specials": SPECIALS, "defence_deck": sight.DEFENCES, "counter_deck": sight.COUNTERS,
    "blood_deck": sight.WOUNDS,
}  # fmt: skip
OTHERS = {
    "opponent": sight.OPPONENTS, "weapon": sight.WEAPONS, "environment": sight.ENVIRONMENTS,
    "weather": sight.WEATHERS, "difficulty": sight.DIFFICULTIES, "modules": sight.MODULES,
    "rulings": sight.RULINGS,
    "prompt": sight.PROMPTS, "redraw": CARDS, "looked_at": SPECIALS, "harm": sight.HARMS,
    "defence": sight.DEFENCES, "virtue": VIRTUES, "bushido_deck": VIRTUES, "bushido_top": VIRTUES,
}  # fmt: skip
PLACES = {
    name: {word: place for place, word in enumerate(words, sight.SLICES[name].start)}
    for name, words in {**PILES, **MIXED, **OTHERS}.items()
}
"""The index of each word."""


def observation_of(view: DuelView) -> npt.NDArray[np.int8]:
    """Return the player's view as a row."""
    row = [0] * sight.OBSERVATION_SIZE
    for name in FIGURES:
        _add(row, name, view.open[name])
    _add(row, "guard_now", view.guard)
    _add(row, "qi_most", view.qi_most)
    _count(row, "rulings", view.rulings)
    _add(row, "hit", view.open["hit"])
    _add(row, "hit", view.open["hit_this_round"], 1)
    _write_field(row, view.field)
    _write_cards(row, view)
    _write_enemies(row, view)
    if view.decision is not None:
        _count(row, "prompt", [view.decision.kind])
    for name, *fields in view.pending:
        if name in PENDING:
            PENDING[name](row, *fields)
    return np.clip(row, LEAST, MOST).astype(np.int8)


def _add(row: list[int], name: str, number: int, place: int = 0) -> None:
    """Add to one element of a slice."""
    row[sight.SLICES[name].start + place] += number


def _count(row: list[int], name: str, found: Iterable[str | None]) -> None:
    """Count words; None is not counted."""
    places = PLACES[name]
    for word in found:
        if word is not None:
            row[places[word]] += 1


def _write_field(row: list[int], field: dict[str, Any]) -> None:
    """Write the options of the duel."""
    _count(row, "opponent", [sight.THREE] if sight.THREE in field["modules"] else field["opponents"])
    for name in ("weapon", "environment", "weather", "difficulty"):
        _count(row, name, [field[name]])
    _count(row, "modules", field["modules"])


def _write_cards(row: list[int], view: DuelView) -> None:
    """Write hand, piles, decks and the cards in front of the player."""
    for name in PILES:
        _count(row, name, view.open[name])
    for name in MIXED:
        _count(row, name, view.mixed[name])
    _count(row, "bushido_deck", view.bushido)
    _count(row, "bushido_top", view.bushido[-1:])
    _count(row, "defence", [view.open["defence"]])
    _count(row, "virtue", [view.open["virtue"]])
    for wound, level in view.open["blood"]:
        _add(row, "blood", 1, sight.WOUNDS.index(wound) * sight.LEVELS + level - 1)


def _write_enemies(row: list[int], view: DuelView) -> None:
    """Write the enemies, and the target."""
    for place, enemy in enumerate(view.enemies):
        _add(row, "enemy", 1, place)
        _add(row, "enemy_life", enemy.life, place)
        _add(row, "enemy_qi", enemy.qi, place)
        _add(row, "enemy_start_qi", enemy.start_qi, place)
        _add(row, "enemy_armour", enemy.armour, place)
    _add(row, "target", 1, view.open["target"])


# --- pending steps ------------------------------------------------------------------------------------------


def _harm(row: list[int], effects: Sequence[tuple[str, int]]) -> None:
    for what, number in effects:
        row[PLACES["harm"][what]] += number


def _brace(row: list[int], _enemy: int, sacrificed: bool) -> None:  # noqa: FBT001 - the fields of the step
    _add(row, "sacrificed", int(sacrificed))


PENDING: dict[str, Any] = {
    "Redraw": lambda row, chosen: _count(row, "redraw", chosen),
    "KeepOne": lambda row, cards: _count(row, "looked_at", cards),
    "DrawSpecials": lambda row, amount: _add(row, "to_draw", amount),
    "Raise": lambda row, amount: _add(row, "raise_by", amount),
    "Release": _harm,
    "Brace": _brace,
    "Counterattack": lambda row, enemy: _add(row, "counters", 1, enemy),
    "Counterattacks": lambda row: _add(row, "counters_due", 1),
    "Withdraw": lambda row, guard: _add(row, "withdrawn", guard),
}
"""Steps with parameters, as a view names them; for the others the prompt is enough."""
