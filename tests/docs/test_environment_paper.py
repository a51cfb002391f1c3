"""The paper about the environment says what the code says."""

from __future__ import annotations

import re

from chanbara.sim.benchmark.protocol import BUDGET_MS, DEALS, PROTOCOL, TABLES
from chanbara.sword.bots.levels import LEVELS
from chanbara.sword.flat.format.actions import ACTIONS, VERSION
from chanbara.sword.flat.format.layout import SIZE
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from checks.measure.benchmark import BEGIN, END
from tests.docs.markdown import read

PAPER, PAGE, RESULTS = (read(f"docs/{name}.md") for name in ("environment", "benchmark", "results/benchmark"))


def rows(text: str) -> list[str]:
    """The rows of the ladder."""
    return re.findall(r"^\| `.+?` \| \d.*`[0-9a-f]{16}` \|$", text, re.MULTILINE)


def test_the_paper_has_the_sizes_of_the_code() -> None:
    assert f"**Actions**: {ACTIONS} numbers" in PAPER
    assert f"**Observations**: {OBSERVATION_SIZE} small integers" in PAPER
    assert f"one array of {SIZE:,} bytes" in " ".join(PAPER.split())
    assert f"`{VERSION}` is [frozen]" in PAPER


def test_the_paper_has_the_ladder_of_the_results() -> None:
    ladder = rows(PAPER.partition(BEGIN)[2].partition(END)[0])
    assert ladder == rows(RESULTS)
    names = [level.name for level in LEVELS]
    assert [row.split("`")[1] for row in ladder] == names[: len(ladder)]
    assert "planner@512" in names[: len(ladder)], "the slowest may be missing"


def test_the_page_of_the_benchmark_has_its_protocol() -> None:
    assert f"## The protocol `{PROTOCOL}`" in PAGE
    assert f"| deals | {DEALS} for each table: {DEALS * len(TABLES)}." in PAGE
    assert f"| budget | {BUDGET_MS} milliseconds" in PAGE
    base = [str(table.players) for table in TABLES if not table.rising_sun]
    assert f"| tables | {', '.join(base[:-1])} and {base[-1]} players;" in PAGE
