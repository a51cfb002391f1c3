"""The best judge of options there is: a search, in which the network of the package says what is promising.

Where the network was not trained, or nothing can compute it, a detective says so: then it is the planner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.compiled import HAS_COMPILER
from chanbara.sword.bots.bot_files import NEURAL
from chanbara.sword.bots.engine_bots import handed, handed_workspace
from chanbara.sword.flat.bridge.flatten import action_numbers
from chanbara.sword.flat.format.layout import NONE
from chanbara.sword.mind.arrays import LISTED, POINTS, RANKS, TRIED
from chanbara.sword.mind.search.planner import SHARPNESS, plan, search

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.plain_arrays import Array
    from chanbara.sight import Seen
    from chanbara.sword.flat.format.arrays import State
    from chanbara.sword.mind.arrays import Known
    from chanbara.sword.mind.workspace import Workspace
    from chanbara.sword.sight.view import View


def opinion(view: View, events: Sequence[Seen]) -> Array | None:
    """Return the score of each option by the network, or None where it does not play."""
    if not HAS_COMPILER:
        return None
    from chanbara.sword.bots.net.net_bot import Adviser, why_untrained  # noqa: PLC0415 - with it comes numpy
    from chanbara.sword.bots.net.network import network_named  # noqa: PLC0415 - the same

    network = network_named(NEURAL)
    if why_untrained(network, len(view.seats), view.edition):
        return None
    return network.scores(Adviser(NEURAL).sight(view, events), action_numbers(view))


def searched(
    state: State,
    known: Known,
    actions: Sequence[int],
    scores: Array | None,
    rollouts: int,
    number: int,
    work: Workspace,
) -> int:
    """Return the best action after a number of rollouts; ``number`` seeds the search.

    The scores are the prior, if there are any. The candidates, best first, are then in the room of the
    workspace.
    """
    room, count = work.room, len(actions)
    room[LISTED : LISTED + count] = actions
    room[TRIED:] = NONE
    given = handed(state), handed(known), rollouts, number
    if scores is None:
        return int(plan(*given, handed_workspace(work)))
    room[RANKS : RANKS + count] = 0
    work.mind[POINTS : POINTS + count] = (scores - scores.max()) / SHARPNESS
    return int(search(*given, count, handed_workspace(work)))
