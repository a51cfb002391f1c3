"""The work of a measurement, in pieces: any process can do the next one."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sim.games.engines import Engine
from chanbara.sim.games.variant import Variant
from chanbara.sim.lab.plan import LabPlan, lab_plan
from chanbara.sim.lab.report.contents import Report, report_of
from chanbara.sim.lab.run import compile_for, empty_sheet, play_batch
from chanbara.sim.lab.worth.judge import Verdict
from chanbara.sword.own_cards import digest_of
from chanbara.sword.served.options import SwordGame
from chanbara.sword.served.workshop.lab_bodies import (
    LabBeside,
    LabChange,
    LabEstimate,
    LabJudged,
    LabJudgment,
)
from chanbara.sword.served.workshop.space import FILE, design_space

if TYPE_CHECKING:
    from chanbara.sim.lab.plan import Batch
    from chanbara.sim.lab.run import Sheet
    from chanbara.sim.lab.stats import Estimate

SEED = "workshop"
"""The same file is measured on the same deals."""
ORDINARY = 4
"""For each ordinary deal, by both rules, so many are played with something new and without."""
FEWEST_GAMES = 100
"""Ordinary deals before anything is said of games as a whole: an interval of a few is too narrow."""
WHOLE = ("team", "ending", "turns", "decisions")
MOST_CHANGES = 6
VERDICTS = {
    Verdict.STRONG: "strong",
    Verdict.WEAK: "weak",
    Verdict.WITHIN: "within",
    Verdict.UNDECIDED: "undecided",
}


class LabJob(NamedTuple):
    """What is measured."""

    text: str
    players: int
    deals: int


class LabPiece(NamedTuple):
    """The state after a piece of the work."""

    batches: int = 0
    """How many are played."""
    sheet: Sheet | None = None
    judged: LabJudged | None = None
    is_last: bool = False
    is_fast: bool = False


@lru_cache(maxsize=2)
def plan_of(job: LabJob) -> tuple[LabPlan, tuple[Batch, ...]]:
    """Return what to play."""
    variant = Variant(cards=((FILE, job.text, design_space(digest_of(job.text))),))
    games = -(-job.deals // ORDINARY)
    plan = lab_plan(variant, (job.players,), games, SEED, (SwordGame.stand_in,), None, 0, job.deals)
    return plan, tuple(batch for some in plan.rounds() for batch in some)


def next_piece(job: LabJob, before: LabPiece, seconds: float) -> LabPiece:
    """Play some more deals for some seconds, and judge again."""
    plan, batches = plan_of(job)
    compile_for(plan)
    began = time.monotonic()
    sheet, done = before.sheet or empty_sheet(plan), before.batches
    while done < len(batches):
        sheet, done = sheet.plus(play_batch(plan, batches[done])), done + 1
        if time.monotonic() - began >= seconds:
            break
    report = report_of(plan, sheet, "", is_running=True)
    return LabPiece(
        done, sheet, _judged(report, job), done == len(batches), is_fast=plan.engine is Engine.FLAT
    )


def _judged(report: Report, job: LabJob) -> LabJudged:
    space = f"{design_space(digest_of(job.text))}-"
    beside = {
        scale.kind: [
            LabBeside(one.item.key.removeprefix(space), one.item.is_judged, _estimate(one.worth))
            for one in scale.beside
        ]
        for scale in report.scales
    }
    judgments = [
        LabJudgment(
            key=one.item.key.removeprefix(space),
            kind=one.item.kind,  # type: ignore[arg-type]
            verdict=VERDICTS[one.verdict],  # type: ignore[arg-type]
            worth=one.worth and _estimate(one.worth),
            honor=one.honor and _estimate(one.honor),
            stronger_than=one.stronger_than,
            printed=one.printed,
            more_games=one.more_games,
            beside=beside.get(one.item.kind, []) if one.worth else [],
        )
        for one in report.judgments
    ]
    changes: list[Any] = [
        LabChange(one.kind, str(one.key), round(one.usual, 4), round(one.other, 4))  # type: ignore[arg-type]
        for one in report.findings
        if one.kind in WHOLE and one.is_certain and report.sheet.games >= FEWEST_GAMES
    ]
    games = 2 * (report.sheet.games + report.matched_deals)
    return LabJudged(
        deals=report.matched_deals, games=games, judgments=judgments, changes=changes[:MOST_CHANGES]
    )


def _estimate(one: Estimate) -> LabEstimate:
    return LabEstimate(round(one.value, 5), round(one.low, 5), round(one.high, 5))
