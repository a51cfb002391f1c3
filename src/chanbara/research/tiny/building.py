"""Walks through all moments of a variant and writes them down."""

from __future__ import annotations

from chanbara.kernel.game import Game
from chanbara.research.tiny.moments import Branch, Deal, Draw, Moment, following
from chanbara.research.tiny.variants import PLAYERS, Variant

CHANCE, TERMINAL = -1, -4
"""Who moves if no seat does; the numbers are OpenSpiel's."""
WON, LOST = 1.0, -1.0


class Stories:
    """What seats have been told, as a trie: equal stories have equal numbers."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[int, str], int] = {}
        self._lines: list[tuple[int, str]] = []
        self._texts: dict[int, str] = {}

    def extended(self, story: int, lines: tuple[str, ...]) -> int:
        """Return the number of a story with more lines; -1 is the empty story."""
        for line in lines:
            found = self._numbers.setdefault((story, line), len(self._lines))
            if found == len(self._lines):
                self._lines.append((story, line))
            story = found
        return story

    def text(self, story: int) -> str:
        """Return a story, one line per item."""
        known = self._texts.get(story)
        if known is None:
            lines = []
            above = story
            while above >= 0:
                above, line = self._lines[above]
                lines.append(line)
            known = self._texts[story] = "\n".join(reversed(lines))
        return known


class Grown:
    """The nodes and edges in the order in which they were found."""

    def __init__(self) -> None:
        self.stories = Stories()
        self.level: list[int] = []
        self.player: list[int] = []
        self.told: list[tuple[int, ...]] = []
        self.returns: list[tuple[float, ...]] = []
        self.parent: list[int] = []
        self.child: list[int] = []
        self.chance: list[float] = []
        self.labels: list[str] = []

    def add_node(self, moment: Moment, level: int, told: tuple[int, ...]) -> int:
        """Write a node and return its number."""
        self.level.append(level)
        self.player.append(player_of(moment))
        self.told.append(told)
        self.returns.append(returns_of(moment))
        return len(self.level) - 1

    def add_edge(self, parent: int, child: int, branch: Branch) -> None:
        """Write an edge."""
        self.parent.append(parent)
        self.child.append(child)
        self.chance.append(branch.chance)
        self.labels.append(branch.label)


def player_of(moment: Moment) -> int:
    """Return the seat that must decide, or CHANCE, or TERMINAL."""
    if not isinstance(moment, Game):
        return CHANCE
    return TERMINAL if moment.decision is None else moment.decision.seat


def returns_of(moment: Moment) -> tuple[float, ...]:
    """Return 1 for winners and -1 for losers, and 0 before the end."""
    if not isinstance(moment, Game) or not moment.over:
        return (0.0,) * PLAYERS
    winners = moment.result.winners
    return tuple(WON if seat in winners else LOST for seat in range(PLAYERS))


def grow(variant: Variant) -> Grown:
    """Return the tree of a variant, depth first: so only few games are in memory at once."""
    grown = Grown()
    start = Deal(variant)
    # Each seat knows which one it is: no two seats share an information state.
    told = tuple(grown.stories.extended(-1, (f"Seat {seat}",)) for seat in range(PLAYERS))
    waiting: list[tuple[int, Moment]] = [(grown.add_node(start, 0, told), start)]
    while waiting:
        node, moment = waiting.pop()
        for branch in following(moment):
            child = grown.add_node(
                branch.moment, grown.level[node] + step(moment, branch.moment), _told(grown, node, branch)
            )
            grown.add_edge(node, child, branch)
            waiting.append((child, branch.moment))
    return grown


def step(moment: Moment, after: Moment) -> int:
    """Return how many levels further a moment is.

    Decisions are public. Whether chance moves between two of them may be hidden, so its nodes have levels of
    their own: then all nodes of an information set have the same level.
    """
    return 2 if isinstance(after, Game) and not isinstance(moment, Draw) else 1


def _told(grown: Grown, node: int, branch: Branch) -> tuple[int, ...]:
    return tuple(
        grown.stories.extended(story, lines)
        for story, lines in zip(grown.told[node], branch.told, strict=True)
    )
