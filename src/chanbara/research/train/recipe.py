"""The settings of a training run. They are kept with it: whoever resumes it resumes the same."""

from __future__ import annotations

import msgspec

from chanbara.research.vector import check_players
from chanbara.sword.bots.net.network import MOST_LAYERS, MOST_WIDTH

STRANGERS = ("random", "novice", "greedy", "detective")
"""The bots that can sit at the tables: those that need no search."""


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is trained, where, and how."""

    players: int = 5
    rising_sun: bool = False
    opponents: tuple[str, ...] = ("detective", "greedy", "novice")
    """Bots that sit in some seats of mixed tables."""
    mixed: float = 0.5
    """The share of games with such bots; in the others the network has all seats."""
    decisions: int = 2_000_000
    """How many decisions of the network to learn from; learning rate and entropy bonus fall until then."""
    games: int = 512
    """Games side by side."""
    steps: int = 64
    """Steps of each before the network learns from what it saw."""
    width: int = 128
    """Numbers in each hidden layer."""
    layers: int = 2
    epochs: int = 2
    """How often the network learns from the same decisions."""
    batch: int = 1024
    """Decisions per step of the optimizer."""
    learning_rate: float = 1e-3
    entropy: float = 0.01
    """The weight of the entropy bonus at the beginning; it falls to a tenth."""
    seed: int = 1

    def check(self) -> None:
        """Refuse settings that nothing can be trained with; ``ValueError`` says why."""
        check_players(self.players, rising_sun=self.rising_sun)
        if not 0 <= self.mixed <= 1:
            _refuse(f"the share of mixed tables is between 0 and 1, not {self.mixed:g}")
        for name in self.opponents:
            if name not in STRANGERS:
                _refuse(f"opponents are {', '.join(STRANGERS)}, not {name!r}")
        if self.mixed and not self.opponents:
            _refuse("mixed tables need opponents; without them the share of mixed tables is 0")
        most = {"width": MOST_WIDTH, "layers": MOST_LAYERS}
        for name in ("decisions", "games", "steps", "width", "layers", "epochs", "batch"):
            number = getattr(self, name)
            if not 1 <= number <= most.get(name, number):
                limit = f"from 1 to {most[name]}" if name in most else "at least 1"
                _refuse(f"{name}: {limit}, not {number}")
        if not 0 < self.learning_rate < 1 or not 0 <= self.entropy < 1:
            _refuse("the learning rate is above 0, the entropy bonus at least 0, and both are below 1")


def _refuse(why: str) -> None:
    raise ValueError(why)
