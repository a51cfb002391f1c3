"""The settings of a training run. They are kept with it: whoever resumes it resumes the same."""

from __future__ import annotations

import msgspec

from chanbara.research.vector import check_players
from chanbara.sword.bots.bot_files import is_net, shown
from chanbara.sword.bots.net.network import MOST_LAYERS, MOST_WIDTH, SETS, network_named
from chanbara.sword.editions import BASE, RISING_SUN

STRANGERS = ("random", "novice", "greedy", "detective", "trusting", "sly", "aggressive")
"""The bots that can sit at the tables: those that need no search."""


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is trained, where, and how."""

    players: tuple[int, ...] = (5,)
    """The numbers of players; each has as many games."""
    sets: tuple[str, ...] = (BASE,)
    """The sets: base, rising_sun; each number of players that a set allows has as many games."""
    opponents: tuple[str, ...] = ("detective", "greedy", "novice")
    """Bots and networks (net:FILE) that sit at mixed tables; one named twice sits there twice as often."""
    partners: bool = True
    """Whether the network may have more than one seat at a mixed table."""
    mixed: float = 0.5
    """The share of games with such bots; in the others the network has all seats."""
    decisions: int = 2_000_000
    """How many decisions to learn from; learning rate and entropy bonus fall until then."""
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
    deduction: bool = True
    """Whether the network is told what the detective would deduce,"""
    advice: bool = True
    """and what it would think of the options; if not, the network learns from nothing."""
    seed: int = 1

    @property
    def tables(self) -> list[tuple[int, bool]]:
        """All kinds of tables: numbers of players, and whether with Rising Sun."""
        most = {BASE: 7, RISING_SUN: 8}
        return [
            (number, one == RISING_SUN) for one in self.sets for number in self.players if number <= most[one]
        ]

    def check(self) -> None:
        """Refuse settings that nothing can be trained with; ``ValueError`` says why."""
        if not self.sets or not self.players or any(one not in SETS for one in self.sets):
            _refuse(f"name at least one number of players, and sets among {', '.join(SETS)}")
        for number in self.players:
            check_players(number, rising_sun=RISING_SUN in self.sets)
        if not 0 <= self.mixed <= 1:
            _refuse(f"the share of mixed tables is between 0 and 1, not {self.mixed:g}")
        self._check_opponents()
        if self.mixed and not self.opponents:
            _refuse("mixed tables need opponents; without them the share of mixed tables is 0")
        self._check_sizes()
        if not 0 < self.learning_rate < 1 or not 0 <= self.entropy < 1:
            _refuse("the learning rate is above 0, the entropy bonus at least 0, and both are below 1")

    def _check_opponents(self) -> None:
        for name in self.opponents:
            if is_net(name):
                trained = network_named(name).about
                if not {*self.players} <= {*trained["players"]} or not {*self.sets} <= {*trained["sets"]}:
                    _refuse(f"{shown(name)} was not trained with all of these players and sets")
            elif name not in STRANGERS:
                _refuse(f"opponents are {', '.join(STRANGERS)} or net:FILE, not {name!r}")

    def _check_sizes(self) -> None:
        most = {"width": MOST_WIDTH, "layers": MOST_LAYERS}
        for name in ("decisions", "games", "steps", "width", "layers", "epochs", "batch"):
            number = getattr(self, name)
            if not 1 <= number <= most.get(name, number):
                limit = f"from 1 to {most[name]}" if name in most else "at least 1"
                _refuse(f"{name}: {limit}, not {number}")
        if self.games < 2 * len(self.tables):
            _refuse(f"games: at least 2 for each of {len(self.tables)} kinds of tables, not {self.games}")


def _refuse(why: str) -> None:
    raise ValueError(why)
