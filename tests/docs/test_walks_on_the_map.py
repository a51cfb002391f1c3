"""Every file and folder that the README names exists."""

import re

import pytest

from tests.docs.markdown import ROOT, read, section, table

PAGE = read("README.md")
SOURCE = ROOT / "src" / "chanbara"
WALKS = ["A click", "A bot's move", "A review", "A lab game", "A new card"]
IN_FILE = re.compile(r"`([\w.]+)`(?: and `[\w.]+`)? in `([\w./]+/[\w.]+)`")
"""A name and the file that it is said to be in."""


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


def test_each_place_exists() -> None:
    for place, (where,) in table(PAGE, "where …").items():
        assert named(where), place
        assert missing(where) == []


def unknown(text: str) -> list[str]:
    """Names that are not defined in the file they are said to be in."""
    found = []
    for name, path in IN_FILE.findall(text):
        file = next(root / path for root in (ROOT, SOURCE) if (root / path).exists())
        symbol = name.rpartition(".")[2]
        defined = re.compile(rf"\b(def|class|function|const) {symbol}\b|^  {symbol}\(", re.MULTILINE)
        found += [] if defined.search(file.read_text(encoding="utf-8")) else [f"{name} in {path}"]
    return found


def test_each_name_is_defined_where_it_is_looked_for() -> None:
    text = section(PAGE, "Where to look")
    assert len(IN_FILE.findall(text)) > 15
    assert unknown(text) == []


def test_where_to_start_reading_exists() -> None:
    assert missing(section(PAGE, "Where to look")) == []


def test_a_file_that_does_not_exist_is_found() -> None:
    assert missing("`kernel/machine.py`, `kernel/engine.py`") == ["kernel/engine.py"]
    assert unknown("`read` in `record/log.py`, `raed` in `record/log.py`") == ["raed in record/log.py"]
