"""The C++ types of arrays and records."""

from __future__ import annotations

from chanbara.research.device.known import LONG, REAL, SHORT
from chanbara.sword.mind.value.valuation import Valuation

ARRAYS = {
    "state": "State",
    "chance": "Chance",
    "stream": "Chance",
    "actions": "Actions",
    "row": "Row",
    "mask": "Row",
    "sitters": "Row",
    "reward": "Rewards",
    "told": "Rewards",
    "advice": "Rewards",
    "mind": "Reals",
    "memory": "Reals",
    "belief": "Reals",
    "odds": "Reals",
    "points": "Reals",
    "manners": "Reals",
    "room": "Shorts",
    "ranks": "Shorts",
    "guests": "Guests",
    "thought": "Valuation",
}
"""The types by parameter."""
PAIR = "Pair"
"""Two floating-point numbers that a function returns."""
FIELDS = {
    "Guests": {"who": "Row", "manners": "Reals", "places": "Row"},
    "Valuation": dict.fromkeys(Valuation._fields, REAL),
}
"""The fields of a record that translated functions read, with their types."""
RECORDS = f"""
struct Guests {{ Row who; Reals manners; Row places; }};
struct Valuation {{ double {", ".join(Valuation._fields)}; }};
struct Pair {{ double one, other; }};
"""


def element(array: str) -> str:
    """Return the width of the elements of an array."""
    if array in {"Reals", "Rewards"}:
        return REAL
    return LONG if array in {"Chance", "const Int64*"} else SHORT
