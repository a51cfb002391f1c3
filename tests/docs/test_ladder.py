"""The strengths of bots in the lobby are the measured ones, and every rung was measured."""

import re
from pathlib import Path

from chanbara.sword.bots.levels import LEVELS
from checks.measure.ladder import NAMES, PAGE, POOL, POOL_DEALS, POOL_SEEDS, RUNGS

ROW = re.compile(r"^\| ([\w@]+) \| ([\d.]+) % \|", re.MULTILINE)


def page() -> str:
    return Path(PAGE).read_text(encoding="utf-8")


def test_levels_win_as_often_as_the_page_says() -> None:
    assert [(level.name, str(level.wins)) for level in LEVELS] == ROW.findall(page())


def test_every_rung_was_measured_and_reached_its_bar() -> None:
    rows = [line for line in page().splitlines() if " over " in line and line.startswith("| ")]
    assert len(rows) == len(RUNGS)
    for rung, row in zip(RUNGS, rows, strict=True):
        bar = "bound" if rung.bar is None else f"{rung.bar:+g} ✓"
        assert row.startswith(f"| {rung.name} over {rung.over} | {rung.design} | {rung.players}")
        assert bar in row
        assert f"--bots {rung.name},{rung.over} --players {rung.players}" in page()


def test_the_pool_was_measured_by_the_command_that_is_played_again() -> None:
    """All levels sit in it; in another order it would be another pool."""
    command = (
        rf"--bots (\S+) --players 5 --design {POOL} --deals {POOL_DEALS} --looks {POOL_DEALS} --seed (\d+)"
    )
    found = re.findall(command, page())
    assert found == [(NAMES, seed) for seed in POOL_SEEDS]


def test_the_page_about_bots_says_the_same() -> None:
    about = (Path(PAGE).parents[1] / "bots.md").read_text(encoding="utf-8")
    for line in page().splitlines():
        if " over " in line and line.startswith("| "):
            parts = [part.strip() for part in line.split("|")[1:-1]]
            name, design, players, deals, everybody, shogun, ninja, _, bar, _ = parts
            said = f"Shogun's team {shogun}, Ninja {ninja}" if design == "team-swap" else everybody
            assert f"| {name} | {design} | {players} | {deals} | {said} | {bar} |" in about
