"""The strongest bot: a planner that is told by a network which options are promising, and how much."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sword.bots.bot_files import NEURAL
from chanbara.sword.bots.dice import run_of_chance
from chanbara.sword.bots.engine_bots import PlannerBot, known_cards
from chanbara.sword.bots.judge import opinion_of, searched
from chanbara.sword.bots.levels import ALL_ROLLOUTS
from chanbara.sword.bots.net.net_bot import Adviser, NetBot
from chanbara.sword.flat.bridge.flatten import flat_view
from chanbara.sword.sight.view import question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sword.bots.judge import Opinion
    from chanbara.sword.bots.net.network import Sight
    from chanbara.sword.sight.view import View

NAME = "master"


class MasterBot(NetBot):
    """Searches like a planner, with the scores of the network as prior.

    Where the network was not trained, a planner with as many rollouts plays in its place.
    """

    def __init__(self, seed: int | str, rollouts: int = ALL_ROLLOUTS) -> None:
        super().__init__(NEURAL, seed)
        self.name = NAME if rollouts == ALL_ROLLOUTS else f"{NAME}@{rollouts}"
        self._adviser = self.searcher = Searcher(seed)
        self._substitute = PlannerBot(seed, rollouts)
        self._rollouts = rollouts

    def _chosen(self, view: View, sight: Sight, actions: Sequence[int]) -> int:
        opinion = opinion_of(self.network, view, sight, actions)
        return actions.index(self.searcher.found(view, actions, opinion, self._rollouts))


class Searcher(Adviser):
    """A detective who says what they think, and then searches by what somebody else thinks."""

    def found(self, view: View, actions: Sequence[int], opinion: Opinion, rollouts: int) -> int:
        """Return the best action after a number of rollouts that begin with an opinion."""
        number = run_of_chance(self.seed, question(view)[0].number)
        return searched(flat_view(view), known_cards(view), actions, opinion, rollouts, number, self.work)
