"""What environments of one game have in common: observations with their mask, and the next deal."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import numpy.typing as npt

from chanbara.research.extra import missing

try:
    from gymnasium.spaces import Box, Dict, Space
except ModuleNotFoundError as error:
    raise missing("gymnasium") from error

Row = npt.NDArray[np.int8]
Observation = dict[str, Row]
"""``observation`` is what a seat may know, ``action_mask`` has 1 for each action that it may carry out."""

MOST = 127
"""The greatest number of a row."""
METADATA: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}


def observation_space(size: int, least: int, actions: int) -> Space[Observation]:
    """Return the space of rows of a size, whose numbers are at least ``least``, beside a mask."""
    parts: dict[str, Space[Any]] = {
        "observation": Box(least, MOST, (size,), np.int8),
        "action_mask": Box(0, 1, (actions,), np.int8),
    }
    return cast("Space[Observation]", Dict(parts))


def next_deal(chance: np.random.Generator) -> int:
    """Return the number of the next game to be dealt."""
    return int(chance.integers(2**63))


def check_render_mode(mode: str | None) -> None:
    """Refuse what cannot be drawn."""
    if mode not in {None, *METADATA["render_modes"]}:
        message = f"there is no render mode {mode!r}; there is 'ansi'"
        raise ValueError(message)
