"""A network at a seat. Where it was not trained, the detective plays in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sword.bots.bot_files import shown
from chanbara.sword.bots.engine_bots import DetectiveBot
from chanbara.sword.bots.memory import Memory
from chanbara.sword.bots.net.network import network_named
from chanbara.sword.bots.tensor import remembered
from chanbara.sword.editions import BASE, RISING_SUN
from chanbara.sword.flat.bridge.flatten import action_numbers
from chanbara.sword.flat.bridge.numbers import is_printed, numbers_of
from chanbara.sword.flat.format.rulings import ruling_bytes
from chanbara.sword.rules.rulings import DEFAULT_RULINGS
from chanbara.sword.sight.view import question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.bots.net.network import Network
    from chanbara.sword.sight.view import View

USUAL_RULINGS = ruling_bytes(DEFAULT_RULINGS)


class NetBot:
    """Chooses the action with the highest score: the same choice for the same view."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = shown(name)
        self.network = network_named(name)
        self._seed = seed
        self._substitute: DetectiveBot | None = None
        self._memory: Memory | None = None

    def choose(self, view: View, events: Sequence[Seen]) -> int:
        _, options = question(view)
        if len(options) == 1:
            return 0
        if why_untrained(self.network, len(view.seats), view.edition):
            self._substitute = self._substitute or DetectiveBot(self._seed)
            return self._substitute.choose(view, events)
        if self._memory is None:
            self._memory = Memory(view)
        actions = action_numbers(view)
        return int(self.network.scores(remembered(view, events, self._memory), actions).argmax())


def why_untrained(network: Network, players: int, edition: str) -> str:
    """Return why a network does not play a game, or nothing: by what everybody at the table knows."""
    trained = network.about
    numbers = numbers_of(edition)
    if not is_printed(edition):
        return "house rules or custom cards"
    if numbers.rulings != USUAL_RULINGS:
        return "other rulings"
    if (RISING_SUN if numbers.rising_sun else BASE) not in trained["sets"]:
        return "Rising Sun" if numbers.rising_sun else "the base game"
    if players not in trained["players"]:
        return f"{players} players"
    return ""


def substitution(name: str, players: int, edition: str) -> str:
    """Return the sentence that says who plays in place of a network, or nothing."""
    why = why_untrained(network_named(name), players, edition)
    return f"{shown(name)} was not trained with {why}: the detective plays in its place." if why else ""
