"""Shared by the environments of one game: observations with their mask, and the next deal."""

from __future__ import annotations

import warnings
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from chanbara.research.extra import missing
from chanbara.research.rendering import RENDER_MODES

try:
    from gymnasium.spaces import Box, Dict, Space
except ModuleNotFoundError as error:
    raise missing("gymnasium") from error

Row = npt.NDArray[np.int8]
Observation = dict[str, Row]
"""``observation`` is what a seat may know, ``action_mask`` has 1 for each legal action."""

MOST = 127
"""The greatest value in an observation."""
METADATA: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}


def observation_space(size: int, least: int, actions: int) -> Space[Observation]:
    """Return the space of observations of a size with values of at least ``least``, and a mask."""
    parts: dict[str, Space[Any]] = {
        "observation": Box(least, MOST, (size,), np.int8),
        "action_mask": Box(0, 1, (actions,), np.int8),
    }
    return cast("Space[Observation]", Dict(parts))


def next_deal(chance: np.random.Generator) -> int:
    """Return the index of the next game to deal."""
    return int(chance.integers(2**63))


def check_options(options: dict[str, Any] | None) -> None:
    """Refuse options of a reset: there are none, and whoever gives some expects something of them."""
    if options:
        message = f"a reset has no options, and here is {', '.join(map(repr, options))}"
        raise ValueError(message)


def warn_of_options(options: dict[str, Any] | None) -> None:
    """Say that options have no effect: PettingZoo's own test gives some, and expects no error."""
    if options:
        names = ", ".join(map(repr, options))
        warnings.warn(f"a reset has no options: {names} has no effect", stacklevel=3)
