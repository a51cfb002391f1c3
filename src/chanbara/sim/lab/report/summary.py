"""A short report in Markdown, for documents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sim.lab.counts import TEAMS
from chanbara.sim.lab.report import say
from chanbara.sim.lab.report.verdicts import HEAD, rows, verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sim.lab.report.contents import Report
    from chanbara.sim.lab.stats import Estimate

NOTE = """\
Intervals hold with 95%; those of the points that characters win more and of what books and rulings change
are widened so that all hold together (Bonferroni)."""


def summary(report: Report) -> str:
    """Return verdict, teams, characters and endings."""
    variant = report.plan.arms[0].variant
    title = "With Rising Sun" if variant.rising_sun else "The base game"
    played = (
        f"{say.games(report.sheet.games)} played by {say.bots(report.plan)}, as many with each number of "
    )
    played += "players"
    parts = [
        f"## {title}{_what(report)}",
        f"{played}: `{report.command}`.",
        "\n".join(f"- {sentence}" for sentence in [*verdict(report), *say.stand_ins(report.plan)]),
        *([_table(HEAD, rows(report.judgments))] if report.judgments else []),
        _teams(report),
        _people(report),
        _endings(report),
        *([_books(report)] if report.books else []),
        *([_rulings(report)] if report.rulings else []),
        NOTE,
    ]
    return "\n\n".join(parts) + "\n"


def _what(report: Report) -> str:
    if not report.has_variant:
        return ""
    return f", by {say.other(report.plan)}" if report.plan.is_about_a_book else ", a variant"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _cell(one: Estimate | None, how: str = "percent") -> str:
    if one is None:
        return "–"
    value = {"percent": say.percent, "points": say.points, "signed": say.signed, "number": say.number}[how](
        one.value
    )
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
    head = ("character", "points won more than others in the same role", "more than chance", "games won")
    rows = [
        (
            say.name("character", one.key),
            _cell(one.more, "points"),
            "yes" if one.more.excludes(0.0) else "no",
            _cell(one.won),
        )
        for one in report.people
    ]
    return _table(head, rows)


def _endings(report: Report) -> str:
    return _table(("ended by", "games"), [(say.ending(one.key), _cell(one.of)) for one in report.endings])


def _books(report: Report) -> str:
    head = ("book", "players", "another winner", *(say.name("team", team) for team in TEAMS), "turns")
    rows = [
        (
            say.sentence(say.BOOK_NAMES[one.name]),
            str(one.players),
            _cell(one.changed),
            *(_cell(one.teams.get(team), "points") for team in TEAMS),
            _cell(one.turns, "signed"),
        )
        for one in report.books
    ]
    usual = say.BOOK_NAMES[report.plan.arms[0].variant.book]
    note = (
        f"Each book on {report.ruling_deals:,} deals beside {usual}: the "
        "share of deals that another team wins, and the difference the book makes, in points and turns."
    )
    return f"{note}\n\n{_table(head, rows)}"


def _rulings(report: Report) -> str:
    head = ("ruling the other way", "another winner", *(say.name("team", team) for team in TEAMS), "turns")
    rows = [
        (
            f"`{one.name}`",
            _cell(one.changed),
            *(_cell(one.teams.get(team), "points") for team in TEAMS),
            _cell(one.turns, "signed"),
        )
        for one in report.rulings
    ]
    note = (
        f"Each ruling of chapter 13 decided the other way, alone, on {report.ruling_deals:,} deals "
        "beside the printed game: the share of deals that another team wins, and the difference it makes, in "
        "points and turns."
    )
    return f"{note}\n\n{_table(head, rows)}"
