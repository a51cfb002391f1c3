"""What the arrays of the flat core are."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

State = npt.NDArray[np.int8]
"""A game: ``layout`` names its places."""
Chance = npt.NDArray[np.int64]
"""A generator of chance."""
Actions = npt.NDArray[np.int16]
"""Room for the numbers of legal actions."""
Row = npt.NDArray[np.int8]
"""Room for an observation."""
Rewards = npt.NDArray[np.float32]
"""Room for what seats are given."""
Choices = npt.NDArray[np.int64]
"""The numbers of actions that were chosen."""
Counts = npt.NDArray[np.int64]
"""Room for what is counted."""
Signals = npt.NDArray[np.int64]
"""What threads tell each other."""
