"""A report on disk: the page, the estimates, and the raw counts."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from chanbara.extras import package
from chanbara.sim.lab.counts import AXES, rows
from chanbara.sim.lab.report.contents import data
from chanbara.sim.lab.report.page import page
from chanbara.sim.lab.report.summary import summary

if TYPE_CHECKING:
    from pathlib import Path

    from chanbara.sim.lab.report.contents import Report

PAGE, SUMMARY, FIGURES, COUNTS = "index.html", "summary.md", "data.json", "counts.parquet"


def write_report(report: Report, folder: Path) -> None:
    """Write page, summary and estimates atomically: a reader sees the old or the new version."""
    _replace(folder / PAGE, page(report))
    _replace(folder / SUMMARY, summary(report))
    _replace(folder / FIGURES, json.dumps(data(report), ensure_ascii=False, indent=1) + "\n")


def _replace(path: Path, text: str) -> None:
    new = path.with_name(f".{path.name}.new")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


def write_counts(report: Report, folder: Path) -> None:
    """Write all counts, a row each; ``ModuleNotFoundError`` if polars is missing."""
    pl = package("polars", "research")
    axes = dict.fromkeys(axis for one in AXES.values() for axis in one)
    whole = {"players", "place", "turn", "won", "power"}
    types = {axis: pl.Int64 if axis in whole else pl.String for axis in axes}
    frames = [
        pl.DataFrame(
            list(rows(counts, arm.names)), {"counted": pl.String, **types, "count": pl.Int64}
        ).select(pl.lit(arm.name).alias("rules"), pl.all())
        for arm, counts in zip(report.plan.arms, report.sheet.counts, strict=True)
    ]
    pl.concat(frames).write_parquet(folder / COUNTS)
