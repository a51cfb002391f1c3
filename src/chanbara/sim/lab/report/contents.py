"""The contents of a report, computed once for the page, the terminal and the data file."""

from __future__ import annotations

import platform
from math import isfinite
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.record.rates import CONFIDENCE
from chanbara.sim.lab.compare import (
    Finding,
    RulingEffect,
    book_effects,
    coming_up,
    findings,
    more_games,
    ruling_effects,
)
from chanbara.sim.lab.counts import AXES, labels
from chanbara.sim.lab.estimates import (
    CardFigures,
    Course,
    Edge,
    Kingmaking,
    Length,
    Part,
    PeopleShare,
    RoleShare,
    TeamShare,
    cards,
    courses,
    edges,
    endings,
    kingmaking,
    lengths,
    people_at,
    roles,
    teams,
)
from chanbara.sim.lab.run import matched_deals, ruling_deals
from chanbara.sim.lab.stats import Estimate
from chanbara.sim.lab.worth.judge import Evidence, Judgment, Scale, judgments, scales
from chanbara.sim.lab.worth.subjects import Origin, all_items
from chanbara.sword.bots.bot_files import digest_in, shown
from chanbara.sword.fingerprint import header
from chanbara.sword.rules.words import MAX_SEATS

if TYPE_CHECKING:
    from chanbara.sim.lab.counts import Counts, Names
    from chanbara.sim.lab.plan import LabPlan
    from chanbara.sim.lab.run import Sheet


class Report(NamedTuple):
    """The estimates, of the variant if there is one, else of the printed game."""

    plan: LabPlan
    sheet: Sheet
    command: str
    """The command that reproduces it."""
    is_running: bool
    judgments: list[Judgment]
    """The verdict on everything that is new or changed, the clearest first."""
    scales: list[Scale]
    """What it is worth beside the printed things of its kind."""
    teams: list[TeamShare]
    printed_teams: list[TeamShare]
    """The same for the printed game, if the report is about a variant."""
    roles: list[RoleShare]
    people: list[Edge]
    people_at: list[PeopleShare]
    """The win rate of each character, by number of players."""
    places: list[Edge]
    """By position clockwise from the Shogun."""
    lengths: list[Length]
    courses: list[Course]
    endings: list[Part]
    cards: list[CardFigures]
    kingmaking: list[Kingmaking]
    findings: list[Finding]
    """The variant compared with the printed game, the most certain difference first."""
    more_games: int
    """About how many more games would show every effect on games as a whole that matters."""
    coming_up: list[Finding]
    """How often cards come up by both rules, which follows from the deck."""
    rulings: list[RulingEffect]
    books: list[RulingEffect]
    """The effects of the other books, by number of players."""
    has_counts: bool = True
    """Whether the raw counts are written next to the page when the games are over."""

    @property
    def has_variant(self) -> bool:
        """Whether two games are compared."""
        return self.plan.shown > 0

    @property
    def ruling_deals(self) -> int:
        """The number of deals behind the effects of rulings."""
        return ruling_deals(self.plan, self.sheet)

    @property
    def matched_deals(self) -> int:
        """The number of deals that were played with what is new or changed and without."""
        return matched_deals(self.sheet)

    @property
    def origins(self) -> dict[str, Origin]:
        """Where each card and character is from, if a change is compared with the printed game."""
        plan = self.plan
        if not plan.shown or plan.is_about_a_book:
            return {}
        return {one.key: one.origin for one in all_items(plan.arms[0].variant, plan.arms[plan.shown].variant)}

    @property
    def names(self) -> Names:
        """The characters and cards of the reported game."""
        return self.plan.arms[self.plan.shown].names

    @property
    def counts(self) -> Counts:
        """Its counts."""
        return self.sheet.counts[self.plan.shown]


def report_of(plan: LabPlan, sheet: Sheet, command: str, *, is_running: bool) -> Report:
    """Compute everything."""
    shown = plan.shown
    counts, names = sheet.counts[shown], plan.arms[shown].names
    found = findings(plan, sheet, shown) if shown else []
    evidence = Evidence(plan.subjects, plan.players, sheet.worth[0], (*sheet.worth, None)[1])
    return Report(
        plan,
        sheet,
        command,
        is_running,
        judgments=judgments(evidence) if matched_deals(sheet) else [],
        scales=scales(evidence),
        teams=teams(counts),
        printed_teams=teams(sheet.counts[0]) if shown else [],
        roles=roles(counts),
        people=edges(counts.people, names.characters),
        people_at=people_at(counts, names.characters),
        places=edges(counts.places, [str(place) for place in range(MAX_SEATS)]),
        lengths=lengths(counts),
        courses=courses(counts),
        endings=endings(counts),
        cards=cards(counts, names.cards),
        kingmaking=kingmaking(counts),
        findings=found,
        more_games=more_games(found, 2 * sheet.games),
        coming_up=coming_up(plan, sheet, shown) if shown else [],
        rulings=ruling_effects(plan, sheet),
        books=book_effects(plan, sheet),
    )


SHOWN = (
    "judgments",
    "scales",
    "teams",
    "printed_teams",
    "roles",
    "people",
    "people_at",
    "places",
    "lengths",
    "courses",
    "endings",
    "cards",
    "kingmaking",
    "findings",
    "more_games",
    "coming_up",
    "rulings",
    "books",
)
"""The fields in the data file."""


def data(report: Report) -> dict[str, Any]:
    """Return everything as plain data: the same for the same games, however they were played."""
    about, plan, marks = dict(header()), report.plan, labels(report.names)
    return {
        "game": about["game"],
        "version": about["version"],
        "python": platform.python_version(),
        "rules": about["rules"],
        **plan.arms[plan.shown].variant.label,
        "command": report.command,
        "players": list(plan.players),
        "engine": plan.engine.value,
        "ruling_engine": plan.ruling_engine.value,
        "games": report.sheet.games,
        "ruling_deals": report.ruling_deals,
        "matched_deals": report.matched_deals,
        "seed": plan.seed,
        "bots": [shown(name) for name in plan.bots],
        "seated": [shown(name) for name in plan.seated],
        "own_bots": {shown(name): digest for name in plan.bots if (digest := digest_in(name))},
        "confidence": CONFIDENCE,
        **{name: _plain(getattr(report, name)) for name in SHOWN},
        "axes": {name: [_plain(mark) for mark in axis] for name, axis in marks.items()},
        "counts": {
            name: {"axes": list(axes), "values": getattr(report.counts, name).tolist()}
            for name, axes in AXES.items()
        },
    }


def _plain(value: Any) -> Any:  # noqa: ANN401 - whatever a report is made of
    """Return a value for JSON: structs by field name, numbers with six decimals."""
    if isinstance(value, Estimate):
        return {name: _plain(getattr(value, name)) for name in ("value", "low", "high")}
    if hasattr(value, "_asdict"):
        value = value._asdict()
    if isinstance(value, dict):
        return {str(key): _plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    if isinstance(value, float):
        return round(value, 6) if isfinite(value) else None
    return value
