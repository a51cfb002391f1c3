"""A network at a seat. Where it was not trained, the detective plays in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from chanbara.sword.bots.bot_files import NEURAL, is_net, shown
from chanbara.sword.bots.engine_bots import DetectiveBot
from chanbara.sword.bots.net.network import Sight, network_named
from chanbara.sword.bots.tensor import tensor_of
from chanbara.sword.editions import BASE, RISING_SUN
from chanbara.sword.flat.bridge.flatten import action_numbers, flat_view
from chanbara.sword.flat.bridge.numbers import is_printed, numbers_of
from chanbara.sword.flat.format.layout import ROLE, SEATS
from chanbara.sword.flat.format.rulings import ruling_bytes
from chanbara.sword.flat.format.tables import ROLE_OF
from chanbara.sword.mind.arrays import ALL_ODDS, ALL_ODDS_SIZE, KINDS_OF_ROLE, OF_RANK, POINTS, RANKS
from chanbara.sword.rules.rulings import DEFAULT_RULINGS
from chanbara.sword.sight.view import question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.bots.net.network import Network
    from chanbara.sword.bots.protocol import Bot
    from chanbara.sword.sight.view import View

USUAL_RULINGS = ruling_bytes(DEFAULT_RULINGS)


class NetBot:
    """Chooses the action with the highest score: the same choice for the same view."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = shown(name)
        self.network = network_named(name)
        self._adviser = Adviser(seed)
        self._substitute: Bot = self._adviser
        """Who decides where the network was not trained: a detective in the same seat."""

    def choose(self, view: View, events: Sequence[Seen]) -> int:
        _, options = question(view)
        if len(options) == 1:
            return 0
        if why_untrained(self.network, len(view.seats), view.edition):
            return self._substitute.choose(view, events)
        sight, actions = self._adviser.sight(view, events), action_numbers(view)
        return self._chosen(view, sight, actions)

    def _chosen(self, _view: View, sight: Sight, actions: Sequence[int]) -> int:
        """Return the option to choose by what is seen."""
        return int(self.network.scores(sight, actions).argmax())


class Adviser(DetectiveBot):
    """A detective who says what they think."""

    def sight(self, view: View, events: Sequence[Seen]) -> Sight:
        """Return what a network sees: the tensor, and what a detective deduces and thinks."""
        assert view.seat is not None, "a spectator has no choice"
        self.choose(view, events)
        assert self.memory is not None
        players, count = len(view.seats), len(action_numbers(view))
        role = int(ROLE_OF[flat_view(view)[ROLE + view.seat]])
        every = self.mind[ALL_ODDS : ALL_ODDS + ALL_ODDS_SIZE]
        odds = every.reshape(SEATS, KINDS_OF_ROLE, SEATS, KINDS_OF_ROLE)[view.seat, role]
        told = np.zeros((SEATS, KINDS_OF_ROLE), dtype=np.float32)
        told[:players] = np.roll(odds[:players], -view.seat, axis=0)
        ranks = self.room[RANKS : RANKS + count].astype(np.float64)
        points = self.mind[POINTS : POINTS + count]
        best = max(range(count), key=lambda one: (ranks[one], points[one]))
        behind = np.maximum(points[best] - points, 0) + OF_RANK * (ranks[best] - ranks)
        return Sight(tensor_of(view, self.memory), told, behind.astype(np.float32))


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
    searches = not is_net(name)
    why = why_untrained(network_named(NEURAL if searches else name), players, edition)
    other = "planner" if searches else "detective"
    return f"{shown(name)} was not trained with {why}: the {other} plays in its place." if why else ""
