"""What follows from the catalog: every such table or number that compiled functions read is made here.

For the printed cards it is an array or an integer, and the compiler knows its values. In the open build the
same calls return objects whose values are read when the code runs (``sword.open``).
"""

from __future__ import annotations

from typing import Any

import numpy as np


def table(values: Any, dtype: Any = np.int64) -> Any:  # noqa: ANN401 - an array, or what stands for one
    """Return a table of numbers, by card, character or the like: its size is the same for every catalog."""
    return np.array(values, dtype=dtype)


def listed(values: list[int], most: int) -> Any:  # noqa: ANN401 - the same
    """Return a list whose length depends on the catalog; ``most`` is the greatest possible length."""
    assert len(values) <= most, "the vocabulary leaves out what would be too many"
    return np.array(values, dtype=np.int64)


def some(values: list[int], most: int) -> Any:  # noqa: ANN401 - the same
    """Return a list that is read at known places only; an empty one gets an element that is never read."""
    return listed(values or [0], most)


def number(value: int) -> Any:  # noqa: ANN401 - an integer, or what stands for one
    """Return a single number, such as a set of cards."""
    return value
