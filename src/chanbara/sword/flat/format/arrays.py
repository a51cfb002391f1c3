"""The types of the flat core's arrays."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

State = npt.NDArray[np.int8]
"""A game; ``layout`` names its places."""
Chance = npt.NDArray[np.int64]
"""A random number generator."""
Actions = npt.NDArray[np.int16]
"""A buffer for the numbers of legal actions."""
Row = npt.NDArray[np.int8]
"""A buffer for an observation."""
Rewards = npt.NDArray[np.float32]
"""A buffer for rewards."""
Choices = npt.NDArray[np.int64]
"""The numbers of the chosen actions."""
Counts = npt.NDArray[np.int64]
"""A buffer for counts."""
Signals = npt.NDArray[np.int64]
"""The integers through which threads communicate."""
