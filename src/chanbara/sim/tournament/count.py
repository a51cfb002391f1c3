"""The results of a tournament: differences on the same deals by role, team and number of players."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.sim.games.deals import dealt
from chanbara.sim.games.designs import Design
from chanbara.sim.tournament.stats import Difference, Estimate, difference, estimate, together
from chanbara.sword.rules.words import TEAM_OF, Role, Team

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from chanbara.sim.games.deals import Played
    from chanbara.sim.tournament.plan import Key, Look, Plan, Results


class Cell(NamedTuple):
    """A group of seats whose difference is estimated."""

    group: str
    """``all``, ``team`` or ``role``."""
    name: str = ""


def _of_team(team: Team) -> list[Cell]:
    return [Cell("team", team), *(Cell("role", role) for role in Role if TEAM_OF[role] is team)]


ALL = Cell("all")
CELLS = [ALL, *(cell for team in Team for cell in _of_team(team))]
"""In display order."""

Parts = dict[Cell, list[tuple[int, int]]]
"""For each cell and deal the sum and the number of differences."""


class Row(NamedTuple):
    """A row of the table."""

    players: int | None
    """None for the mean over all numbers of players, with equal weights."""
    cell: Cell
    found: Difference


class Comparison(NamedTuple):
    """The first bot against another."""

    contest: int
    look: Look
    """The look at which it ended."""
    is_clear: bool
    rows: tuple[Row, ...]
    worst: Row | None
    """The worst cell of the first bot. Its interval holds for all of the finest cells simultaneously."""


def compare(results: Results, contest: int) -> Comparison:
    """Return the results of a contest."""
    plan, look = results.plan, results.reached[contest]
    found = {players: parts(plan, results.games, contest, players, look.deals) for players in plan.players}
    rows = [
        Row(players, cell, difference(estimate(deals, look.alpha), look.alpha))
        for players, by_cell in found.items()
        for cell, deals in by_cell.items()
    ]
    if len(found) > 1:
        rows += over_all_numbers(found, look.alpha)
    return Comparison(contest, look, contest in results.clear, tuple(rows), worst(plan, found, look.alpha))


def over_all_numbers(found: Mapping[int, Parts], alpha: float) -> list[Row]:
    """Return the means over all numbers of players that have such a cell."""
    gathered: dict[Cell, list[Estimate]] = {}
    for by_cell in found.values():
        for cell, deals in by_cell.items():
            gathered.setdefault(cell, []).append(estimate(deals, alpha))
    in_order = [cell for cell in CELLS if cell in gathered]
    return [Row(None, cell, difference(together(gathered[cell]), alpha)) for cell in in_order]


def worst(plan: Plan, found: Mapping[int, Parts], alpha: float) -> Row | None:
    """Return the worst cell of the first bot, among roles or teams with each number of players."""
    if plan.design is Design.MIRROR:
        return None
    finest = "role" if plan.design is Design.INVASION else "team"
    listed = [
        (players, cell, deals)
        for players, by_cell in found.items()
        for cell, deals in by_cell.items()
        if cell.group == finest
    ]
    # The worst of many is bad by chance too: the error rate is divided by their number.
    each = alpha / len(listed)
    rows = [Row(players, cell, difference(estimate(deals, each), each)) for players, cell, deals in listed]
    return min(rows, key=lambda row: row.found.mean)


def is_clear(plan: Plan, games: Mapping[Key, Played], contest: int, look: Look) -> bool:
    """Whether a contest is decided with each number of players: all seats together, or each team."""
    group = ALL.group if plan.design is Design.INVASION else "team"
    for players in plan.players:
        for cell, deals in parts(plan, games, contest, players, look.deals).items():
            if cell.group == group and not difference(estimate(deals, look.alpha), look.alpha).is_clear:
                return False
    return True


def parts(plan: Plan, games: Mapping[Key, Played], contest: int, players: int, deals: int) -> Parts:
    """Return the differences of a contest by cell and deal, for one number of players."""
    found: Parts = {cell: [] for cell in cells(plan, players)}
    for number in range(deals):
        differences = list(differences_on(plan, games, contest, players, number))
        for cell, listed in found.items():
            here = [one for role, one in differences if belongs(role, cell)]
            listed.append((sum(here), len(here)))
    # With sampled seats a role may not have been tried at all.
    return {cell: listed for cell, listed in found.items() if any(count for _, count in listed)}


def cells(plan: Plan, players: int) -> list[Cell]:
    """Return the cells of a design at a table of this size: all together, then each team and its roles."""
    roles = dealt(plan.deal(players, 0)).roles
    here = {ALL, *(cell for role in roles for cell in (Cell("team", TEAM_OF[role]), Cell("role", role)))}
    groups = {
        Design.INVASION: {"all", "team", "role"},
        Design.TEAM_SWAP: {"all", "team"},
        Design.MIRROR: {"team"},
    }
    return [cell for cell in CELLS if cell in here and cell.group in groups[plan.design]]


def belongs(role: Role, cell: Cell) -> bool:
    """Whether a seat of a role belongs to a cell."""
    return cell in {ALL, Cell("team", TEAM_OF[role]), Cell("role", role)}


def differences_on(
    plan: Plan, games: Mapping[Key, Played], contest: int, players: int, number: int
) -> Iterator[tuple[Role, int]]:
    """Yield the differences of a deal, each with the role of its seat; one seat represents its team."""
    listed = list(plan.on_deal(contest, players, number))
    usual = games[listed[0][0]]
    if plan.design is Design.MIRROR:
        ((key, _),) = plan.on_deal(0, players, number)
        for team in dict.fromkeys(TEAM_OF[role] for role in usual.roles):
            seat = dealt(plan.deal(players, number)).seats_of(team)[0]
            yield usual.roles[seat], games[key].has_won(seat) - usual.has_won(seat)
    for key, table in listed[1:]:
        seat = table.tested[0]
        yield usual.roles[seat], games[key].has_won(seat) - usual.has_won(seat)
