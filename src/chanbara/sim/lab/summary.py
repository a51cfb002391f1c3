"""A report in short, as Markdown: what stands in documents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.bots.own import shown
from chanbara.sim.lab import say
from chanbara.sim.lab.counts import TEAMS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sim.lab.report import Report
    from chanbara.sim.lab.stats import Estimate


def summary(report: Report) -> str:
    """Return verdict, teams, characters and endings."""
    box = report.plan.arms[0].box
    title = "With Rising Sun" if box.rising_sun else "The base game"
    bots = say.listed([shown(name) for name in report.plan.bots])
    played = f"{say.games(report.sheet.games)} played by {bots}, as many with each number of players"
    parts = [
        f"## {title}{', a variant' if report.has_variant else ''}",
        f"{played}: `{report.command}`.",
        "\n".join(f"- {sentence}" for sentence in say.verdict(report)),
        _teams(report),
        _people(report),
        _endings(report),
        "Intervals hold with 95 %; those of characters are widened so that all hold together (Bonferroni).",
    ]
    return "\n\n".join(parts) + "\n"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _cell(one: Estimate | None, how: str = "percent") -> str:
    if one is None:
        return "–"
    value = {"percent": say.percent, "points": say.points, "number": say.number}[how](one.value)
    return f"{value} ({say.between(one, how)})"


def _teams(report: Report) -> str:
    won = {(one.players, one.team): one.plain for one in report.teams}
    head = ("players", *(say.name("team", team) for team in TEAMS), "turns", "kingmaking")
    rows = [
        (
            str(length.players),
            *(_cell(won.get((length.players, team))) for team in TEAMS),
            _cell(length.turns, "number"),
            _cell(kings.lost),
        )
        for length, kings in zip(report.lengths, report.kingmaking, strict=True)
    ]
    return _table(head, rows)


def _people(report: Report) -> str:
    head = ("character", "points won more than others in the same role", "more than chance")
    rows = [
        (
            say.name("character", one.key),
            _cell(one.more, "points"),
            "yes" if one.more.excludes(0.0) else "no",
        )
        for one in report.people
    ]
    return _table(head, rows)


def _endings(report: Report) -> str:
    return _table(("ended by", "games"), [(say.ending(one.key), _cell(one.of)) for one in report.endings])
