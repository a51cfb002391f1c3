"""The results of a tournament, as tables for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from chanbara.record.rates import CONFIDENCE
from chanbara.sim.games.designs import COMPARING, Design
from chanbara.sim.games.engines import Engine
from chanbara.sim.games.report import percent, table_of, tables
from chanbara.sim.games.tally import Tally, tally
from chanbara.sim.tournament.count import Cell, Comparison, Row, compare
from chanbara.sim.tournament.ratings import Rating, ratings
from chanbara.sword.rules.words import TEAM_OF, Role, Team

if TYPE_CHECKING:
    from rich.table import Table

    from chanbara.sim.tournament.plan import Plan, Results
    from chanbara.sim.tournament.stats import Difference

POINTS = 100
TEAMS = {Team.SHOGUN: "Shogun’s team", Team.NINJA: "Ninja", Team.RONIN: "Ronin"}
MEANING = {
    Design.INVASION: "games won by one {first} where all others are {other}, less those won by {other} in "
    "the same seat of the same deal, in points",
    Design.TEAM_SWAP: "games won by a team of {first} where all others are {other}, less those won by the "
    "same team of {other} on the same deal, in points",
    Design.MIRROR: "games won by a team when all are {first}, less those won by it on the same deals when "
    "all are {other}, in points",
}


class Shown(NamedTuple):
    """The contents of the report; its parts depend on the design."""

    comparisons: list[Comparison]
    mirrors: dict[tuple[str, int], Tally]
    """By bot and number of players."""
    ratings: list[Rating]


def show(results: Results) -> Shown:
    """Compute the contents."""
    plan = results.plan
    played = [(key, game.outcome(table.bots)) for key, table, game in results.tables]
    if plan.design is Design.POOL:
        return Shown([], {}, ratings([outcome for _, outcome in played]))
    mirrors = {}
    if plan.design is Design.MIRROR:
        for contest, name in enumerate(plan.names):
            for players in plan.players:
                own = [one for key, one in played if (key.contest, key.players) == (contest, players)]
                mirrors[name, players] = tally(own)
    return Shown([compare(results, contest) for contest in plan.contests if contest], mirrors, [])


def meaning(plan: Plan, contest: int) -> str:
    """Explain which difference is shown."""
    return MEANING[plan.design].format(first=plan.names[0], other=plan.names[contest])


def page(results: Results, shown: Shown) -> Group:
    """Return the whole report."""
    plan = results.plan
    parts: list[RenderableType] = []
    for (name, players), counted in shown.mirrors.items():
        parts += [_line(f"{name}, {players} players, {counted.games} deals"), tables(counted)]
    for comparison in shown.comparisons:
        parts += _comparison(plan, comparison)
    if shown.ratings:
        parts.append(_ratings(shown.ratings))
    parts += [_line(f"milliseconds per decision; {_timed_in(results)}"), _times(results)]
    return Group(*parts)


def _line(text: str, style: str = "") -> Padding:
    return Padding(Text(text, style=style), (0, 1))


def _comparison(plan: Plan, comparison: Comparison) -> list[RenderableType]:
    beside = "beside" if plan.design is Design.MIRROR else "over"
    title = f"{plan.names[0]} {beside} {plan.names[comparison.contest]}"
    parts: list[RenderableType] = [
        _line(title, "bold"),
        _line(f"{meaning(plan, comparison.contest)}; {_ended(plan, comparison)}"),
        _rows(comparison),
    ]
    if comparison.worst is not None:
        worst = comparison.worst
        where = f"{_who(worst.cell).removeprefix('… ')} with {worst.players} players"
        parts += [_line(f"worst: {where}, {_points(worst.found)}; the interval holds for all such cells")]
        parts += [Text()]
    return parts


def _ended(plan: Plan, comparison: Comparison) -> str:
    after = f"{comparison.look.deals} of {plan.deals} deals"
    if plan.design not in COMPARING:
        return f"after {after}"
    return f"{'clear' if comparison.is_clear else 'not clear'} after {after}"


def _rows(comparison: Comparison) -> Table:
    table = table_of("players", "whose", "difference", f"{100 * CONFIDENCE:.0f}% interval", "deals")
    table.columns[1].justify = "left"
    before: Row | None = None
    for row in (row for row in comparison.rows if not _is_alone(row, comparison)):
        is_new = before is None or before.players != row.players
        if before is not None and is_new:
            table.add_section()
        number = "" if not is_new else "all" if row.players is None else str(row.players)
        mean, interval = f"{POINTS * row.found.mean:+.1f}", _interval(row.found)
        table.add_row(number, _who(row.cell), mean, interval, str(row.found.deals))
        before = row
    return table


def _is_alone(row: Row, comparison: Comparison) -> bool:
    """Whether a role is the only one of its team, whose row says the same."""
    if row.cell.group != "role":
        return False
    beside = [one for one in comparison.rows if (one.players, one.cell.group) == (row.players, "role")]
    return [TEAM_OF[Role(one.cell.name)] for one in beside].count(TEAM_OF[Role(row.cell.name)]) == 1


def _who(cell: Cell) -> str:
    if cell.group == "team":
        return TEAMS[Team(cell.name)]
    return f"… {cell.name.capitalize()}" if cell.group == "role" else "all"


def _interval(found: Difference) -> str:
    return f"{POINTS * found.low:+.1f} to {POINTS * found.high:+.1f}"


def _points(found: Difference) -> str:
    return f"{POINTS * found.mean:+.1f} ({_interval(found)})"


def _ratings(rated: list[Rating]) -> Table:
    table = table_of("bot", "rating", "± doubt", "at least", "seats won")
    for one in rated:
        numbers = (f"{one.strength:+.2f}", f"{one.doubt:.2f}", f"{one.at_least:+.2f}", percent(one.won))
        table.add_row(one.bot, *numbers)
    return table


def _timed_in(results: Results) -> str:
    if results.plan.engine is Engine.FLAT:
        games = "1 game" if len(results.sample) == 1 else f"{len(results.sample)} games"
        return f"in {games} that the reference engine played besides"
    return "they differ from run to run"


def _times(results: Results) -> Table:
    table = table_of("bot", "milliseconds", "decisions")
    for name, (seconds, answers) in times(results).items():
        table.add_row(name, f"{1000 * seconds / answers:.3f}" if answers else "–", str(answers))
    return table


def times(results: Results) -> dict[str, tuple[float, int]]:
    """Return by bot its thinking time in seconds, and the number of answers."""
    found = dict.fromkeys(results.plan.names, (0.0, 0))
    names = dict(zip(results.plan.bots, results.plan.names, strict=True))
    for table, game in results.timed:
        # Without timed games, no bot has timed answers.
        for bot, seconds, answers in zip(table.bots, game.seconds, game.timed, strict=False):
            before = found[names[bot]]
            found[names[bot]] = before[0] + seconds, before[1] + answers
    return found
