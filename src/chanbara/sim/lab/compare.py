"""Two rule sets on the same deals: the differences, most certain first.

How often a card is played follows from how many copies there are: that is no finding, and is told apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from chanbara.sim.lab.counts import CAUSES, TEAMS, Pairs
from chanbara.sim.lab.estimates import cards, edges, lengths, teams
from chanbara.sim.lab.stats import (
    FAMILIES,
    Estimate,
    deviations,
    difference,
    mean,
    paired_share,
    rounded,
    share,
    surprise,
)
from chanbara.sword.books import BOOKS
from chanbara.sword.mind.run.counted import FEWEST

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chanbara.sim.lab.counts import Array, Counts, Names
    from chanbara.sim.lab.plan import LabPlan
    from chanbara.sim.lab.run import Sheet


COURSE = ("team", "turns", "decisions", "ending")
"""What a change does to the game as a whole."""
COMING_UP = ("played", "answers")
"""How often a card comes up in a game: fewer of one kind, because there are more of another, is dilution."""


class Finding(NamedTuple):
    """One statistic under both rule sets."""

    kind: str
    """``team``, ``ending``, ``turns``, ``decisions``, ``character``, or a statistic of a card."""
    key: str
    players: int
    """0: all of them together."""
    usual: float
    other: float
    more: Estimate
    """The difference; its interval is corrected for multiple comparisons."""

    @property
    def is_certain(self) -> bool:
        """Whether it is significant."""
        return self.more.excludes(0.0)


def findings(plan: LabPlan, sheet: Sheet, arm: int) -> list[Finding]:
    """Return all comparisons: first what is certain, of that the game as a whole, then by certainty.

    What is compared of the game as a whole shares one part of a report's error, what is compared of cards
    and characters another: all intervals of a part hold together.
    """
    found = _all(plan, sheet, arm)
    course = [one for one in found if one.kind in COURSE]
    rest = [one for one in found if one.kind not in (*COURSE, *COMING_UP)]
    return sorted(
        [*_widened_together(course, sheet.counts[0]), *_widened_together(rest, sheet.counts[0])],
        key=lambda one: (-one.is_certain, one.kind not in COURSE, -abs(surprise(one.more))),
    )


def coming_up(plan: LabPlan, sheet: Sheet, arm: int) -> list[Finding]:
    """Return how often cards come up under both rules: it follows from the deck, and is no finding."""
    found = [one for one in _all(plan, sheet, arm) if one.kind in COMING_UP]
    return sorted(found, key=lambda one: -abs(surprise(one.more)))


def _all(plan: LabPlan, sheet: Sheet, arm: int) -> list[Finding]:
    usual, other = sheet.counts[0], sheet.counts[arm]
    return [
        *_winners(usual, other, sheet.pairs[arm]),
        *_endings(usual, other, sheet.pairs[arm]),
        *_lengths(usual, other, sheet.pairs[arm]),
        *_people(usual, other, plan.arms[0].names, plan.arms[arm].names),
        *_cards(usual, other, plan.arms[0].names, plan.arms[arm].names),
    ]


def _widened_together(found: list[Finding], counts: Counts) -> list[Finding]:
    looks, every = FAMILIES * max(1, len(found)), int(counts.games.sum())
    games = [int(counts.games[one.players - FEWEST]) if one.players else every for one in found]
    return [
        one._replace(more=_widened(one.more, looks, some)) for one, some in zip(found, games, strict=True)
    ]


def _widened(one: Estimate, looks: int, games: int) -> Estimate:
    by = deviations(looks, games) / deviations()
    return one._replace(
        low=one.value + by * (one.low - one.value), high=one.value + by * (one.high - one.value)
    )


def _discordant(table: Array, at: int) -> tuple[int, int]:
    """Return the numbers of discordant pairs: only the other was so, and only the usual one."""
    both = int(table[at, at])
    return int(table[:, at].sum()) - both, int(table[at].sum()) - both


def _winners(usual: Counts, other: Counts, pairs: Pairs) -> Iterator[Finding]:
    rates = zip(teams(usual), teams(other), strict=True)
    for one, another in rates:
        at = one.players - FEWEST
        table = pairs.winners[at]
        more = paired_share(*_discordant(table, TEAMS.index(one.team)), int(table.sum()))
        yield Finding("team", one.team, one.players, one.plain.value, another.plain.value, more)


def _endings(usual: Counts, other: Counts, pairs: Pairs) -> Iterator[Finding]:
    table, games = pairs.endings.sum(0), int(usual.games.sum())
    for at, cause in enumerate(CAUSES):
        rates = [int(counts.endings[:, at].sum()) / games for counts in (usual, other)]
        if any(rates):
            more = paired_share(*_discordant(table, at), games)
            yield Finding("ending", cause, 0, rates[0], rates[1], more)


def _lengths(usual: Counts, other: Counts, pairs: Pairs) -> Iterator[Finding]:
    for one, another in zip(lengths(usual), lengths(other), strict=True):
        at, games = one.players - FEWEST, int(usual.games[one.players - FEWEST])
        for which, name in enumerate(("turns", "decisions")):
            total, squares = (int(number) for number in pairs.lengths[at, which])
            values = [float(getattr(length, name).value) for length in (one, another)]
            yield Finding(name, "", one.players, values[0], values[1], mean(games, total, squares))


def _people(usual: Counts, other: Counts, names: Names, more: Names) -> Iterator[Finding]:
    """Yield the edges of the characters of both games, among themselves: strong newcomers weaken nobody."""
    both = [key for key in names.characters if key in more.characters]
    before, after = (
        {edge.key: edge.more for edge in edges(_among(counts, there, both), both)}
        for counts, there in ((usual, names), (other, more))
    )
    for key in both:
        if key in before and key in after:
            change = difference(before[key], after[key])
            yield Finding("character", key, 0, before[key].value, after[key].value, change)


def _among(counts: Counts, names: Names, keys: Sequence[str]) -> Array:
    """Return the seats of some characters."""
    return counts.people[:, :, [names.characters.index(key) for key in keys]]


def _cards(usual: Counts, other: Counts, names: Names, more: Names) -> Iterator[Finding]:
    known = {card.key: card.figures for card in cards(usual, names.cards)}
    for card in cards(other, more.cards):
        for name, figure in card.figures.items():
            one = known.get(card.key, {}).get(name)
            if one is not None and figure is not None:
                yield Finding(name, card.key, 0, one.value, figure.value, difference(one, figure))


MATTERS = {"team": 0.02, "turns": 1.0}
"""The smallest effects that matter: of 50 games another winner, and a turn."""


def more_games(found: Sequence[Finding], games: int) -> int:
    """Return about how many more games would show every effect that matters; 0 if these do.

    ``games`` were played by both rules together.
    """
    open_ones = [one for one in found if one.kind in MATTERS and not one.is_certain]
    reach = max(((one.more.high - one.more.low) / 2 / MATTERS[one.kind] for one in open_ones), default=0.0)
    return rounded(games * (reach**2 - 1))


class RulingEffect(NamedTuple):
    """The effect of a flipped ruling, or of a book."""

    name: str
    players: int
    """0: all of them together."""
    changed: Estimate
    """The share of deals with a different winning team."""
    teams: dict[str, Estimate]
    """How much more often each team wins, when it is in the game."""
    turns: Estimate

    @property
    def is_certain(self) -> bool:
        """Whether a change of win rates or of length is significant."""
        return any(effect.excludes(0.0) for effect in (*self.teams.values(), self.turns))


def ruling_effects(plan: LabPlan, sheet: Sheet) -> list[RulingEffect]:
    """Return the effect of each flipped ruling; intervals are corrected for multiple comparisons."""
    arms = [at for at in _played(plan, sheet) if plan.arms[at].name not in BOOKS]
    looks = max(1, len(arms) * (len(TEAMS) + 1))
    return [_effect(plan.arms[at].name, sheet.counts[0], sheet.pairs[at], looks) for at in arms]


def book_effects(plan: LabPlan, sheet: Sheet) -> list[RulingEffect]:
    """Return the effect of each book by number of players; intervals are corrected likewise."""
    found = [
        (at, players)
        for at in _played(plan, sheet)
        if plan.arms[at].name in BOOKS
        for players in plan.players
        if sheet.pairs[at].winners[players - FEWEST].any()
    ]
    looks = max(1, len(found) * (len(TEAMS) + 1))
    return [
        _effect(plan.arms[at].name, sheet.counts[0], sheet.pairs[at], looks, players) for at, players in found
    ]


def _played(plan: LabPlan, sheet: Sheet) -> list[int]:
    return [at for at in plan.ruling_arms[1:] if sheet.pairs[at].winners.any()]


def _effect(name: str, usual: Counts, pairs: Pairs, looks: int, players: int = 0) -> RulingEffect:
    where = {
        team: [
            one.players - FEWEST for one in teams(usual) if one.team is team and players in (0, one.players)
        ]
        for team in TEAMS
    }
    if players:
        pairs = Pairs(*(_only(array, players - FEWEST) for array in pairs))
    games = int(pairs.winners.sum())
    same = sum(int(table.trace()) for table in pairs.winners)
    total, squares = (int(number) for number in pairs.lengths[:, 0].sum(0))
    return RulingEffect(
        name,
        players,
        share(games - same, games),
        {team: _team_effect(pairs, at, where[team], looks) for at, team in enumerate(TEAMS) if where[team]},
        mean(games, total, squares, looks),
    )


def _only(array: Array, table: int) -> Array:
    """Return the counts with one number of players."""
    alone = np.zeros_like(array)
    alone[table] = array[table]
    return alone


def _team_effect(pairs: Pairs, team: int, where: list[int], looks: int) -> Estimate:
    tables = pairs.winners[where]
    only_other, only_usual = np.sum([_discordant(table, team) for table in tables], 0)
    return paired_share(int(only_other), int(only_usual), int(tables.sum()), looks)
