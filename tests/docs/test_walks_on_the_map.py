"""Every file and folder that the README names exists."""

import re

import pytest

from tests.docs.markdown import ROOT, read, section, table

PAGE = read("README.md")
SOURCE = ROOT / "src" / "chanbara"
WALKS = ["A click", "A bot's move", "A review", "A lab game", "A new card"]
PLACES = 10


def walks() -> dict[str, list[str]]:
    """The stations of each walk by its name."""
    parts = re.split(r"^\*\*(.+?):?\*\*.*$", section(PAGE, "Five walks"), flags=re.MULTILINE)[1:]
    return {
        name: re.findall(r"^\d+\. (.+)$", text, re.MULTILINE)
        for name, text in zip(parts[::2], parts[1::2], strict=True)
    }


def named(text: str) -> list[str]:
    """Paths in backticks: with a slash, or a folder of the sources."""
    ticked = re.findall(r"`([\w./*-]+)`", text)
    return [one for one in ticked if "*" not in one and ("/" in one or (SOURCE / one).is_dir())]


def missing(text: str) -> list[str]:
    return [path for path in named(text) if not (ROOT / path).exists() and not (SOURCE / path).exists()]


def test_there_are_five_walks() -> None:
    assert list(walks()) == WALKS


@pytest.mark.parametrize("walk", WALKS)
def test_every_station_of_a_walk_exists(walk: str) -> None:
    stations = walks()[walk]
    assert len(stations) > 1
    assert all(named(station) for station in stations), "each names a file"
    assert missing("\n".join(stations)) == []


def test_each_of_the_ten_places_exists() -> None:
    rows = table(PAGE, "where …")
    assert len(rows) == PLACES
    for place, (where,) in rows.items():
        assert named(where), place
        assert missing(where) == []


def test_where_to_start_reading_exists() -> None:
    assert missing(section(PAGE, "Where to look")) == []


def test_a_file_that_does_not_exist_is_found() -> None:
    assert missing("`kernel/machine.py`, `kernel/engine.py`") == ["kernel/engine.py"]
