"""B5: what technique must reach, opponent by opponent."""

import re

import pytest

from tests.duel.rules.page import rows
from tests.duel.table import duel

SAID = {row["key"]: re.search(r"technique defense \+(\d+)", row["what he does"]) for row in rows("B5.1")}
ADDED = {key: int(added[1]) if added else 0 for key, added in SAID.items()}


@pytest.mark.parametrize("key", ADDED)
def test_b5_1_an_opponent_adds_to_technique_what_is_printed(key: str) -> None:
    enough = 5 + ADDED[key]
    d = duel(key, at="second", qi=0, technique=enough, defence="5_5")
    assert d.events("Hit") == [("technique", 0)]
    d = duel(key, at="second", qi=0, technique=enough - 1, defence="5_5")
    assert len(d.events("Missed")) == 1
