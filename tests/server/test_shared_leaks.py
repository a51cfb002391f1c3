"""No leaks at the socket where several servers share a database: none by relays, takeovers and hand-overs.

The worlds and what is compared are those of test_leaks.py. Each of the two tables is served by two servers on
a database of its own, and the table changes hands while they are compared.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from chanbara.server.http import admission
from chanbara.server.table import arrivals
from chanbara.server.table.updates import Updates
from tests.leaks.auditor import Leak
from tests.server.postgres import Postgres
from tests.server.proxy import program
from tests.server.prying import HOST, AtTheTable, is_alike, kind_of
from tests.server.shared_worlds import BothShared, two_shared_tables
from tests.server.test_leaks import (
    TRIO,
    WITH_PARRY,
    WITHOUT,
    _telling_update,
    attacked,
    dealt,
    without_seconds,
)
from tests.server.worlds import SPECTATOR

EACH = 12
"""After how many comparisons the table changes hands."""
CHANGES = 3
"""How often it does: the server is killed, drained and killed."""


@pytest.fixture(autouse=True)
def _each_arrival_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in test_leaks.py."""
    monkeypatch.setattr(arrivals, "TOGETHER", 0.0)
    monkeypatch.setattr(arrivals, "FOR_EACH", 0.0)
    monkeypatch.setattr(admission, "SHORTEST", 0.0)
    monkeypatch.setattr(admission, "LONGEST", 0.0)


@pytest.fixture
def databases(postgres: Postgres) -> Iterator[list[str]]:
    found = [postgres.new_database() for _ in range(2)]
    yield found
    for url in found:
        postgres.take_back(url)


def heard_alike(both: BothShared, listeners: Sequence[int]) -> Counter[str]:
    """Compare what some have heard at both tables; count it."""
    kinds: Counter[str] = Counter()
    for listener in both.worlds[0].ears:
        heard = [[without_seconds(frame) for frame in frames] for frames in both.heard_by(listener)]
        if listener in listeners:
            is_alike(heard, listener)
            kinds.update(kind_of(frame) for frame in heard[0])
    return kinds


class ThroughChanges(AtTheTable):
    """A pair of worlds whose tables change hands now and then."""

    both: BothShared
    changes = 0

    def compare(self) -> None:
        super().compare()
        if self.tally.comparisons % EACH == 0 and not self.real.over:
            self.changes += 1
            self.both.change_hands(kills=bool(self.changes % 2))
            self.kinds.update(heard_alike(self.both, self.listeners))


@pytest.mark.parametrize(
    ("observer", "proxy"), [(1, "haproxy"), (None, "")], ids=["a player behind a proxy", "a spectator"]
)
def test_r12_1_nobody_hears_anything_of_what_is_hidden_when_a_table_changes_hands(
    databases: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, observer: int | None, proxy: str
) -> None:
    kinds: Counter[str] = Counter()
    with two_shared_tables(databases, monkeypatch, TRIO, host=HOST) as both:
        if proxy:
            program(proxy)
            for world in both.worlds:
                world.put_behind(proxy, tmp_path)
        both.sit_down()
        pair = ThroughChanges(both, dealt(TRIO), observer, Random(2), kinds)
        while pair.real.decision is not None and pair.changes < CHANGES:
            pair.step(pair.curious_choice(pair.real.decision.options))
        assert pair.changes == CHANGES
        assert pair.tally.moved > 3 * pair.tally.comparisons, "the hands hardly differed"
    assert {"welcome", "table", "sword", "bye"} <= kinds.keys(), kinds


BYSTANDERS = (0, SPECTATOR)
LONG = {"clock": "live", "decision": 600, "window": 600, "reserve": 10, "grace": 600}


@contextmanager
def one_is_attacked(databases: list[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[BothShared]:
    """Two tables with Goemon's decision, who holds a parry at one of them alone."""
    with two_shared_tables(databases, monkeypatch, TRIO, clock=LONG) as both:
        both.sit_down()
        for world, seats in zip(both.worlds, (WITH_PARRY, WITHOUT), strict=True):
            world.fits_log = False
            world.put(attacked(seats), ask=True)
        both.settle()
        heard_alike(both, BYSTANDERS)
        yield both


def test_what_is_kept_of_a_private_act_is_heard_by_nobody_when_a_table_changes_hands(
    databases: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with one_is_attacked(databases, monkeypatch) as both:
        real = both.worlds[0]
        for kills in (True, False):
            # At one table alone. It is logged, so that the next server knows it.
            answer = "parry" if kills else "take"
            real.ears[2].say({"type": "premove", "answer": answer, "until": "turn"})
            real.ears[2].say({"type": "mute", "seat": 0})
            real.ears[2].settle()
            both.change_hands(kills=kills)
            assert real.room.seats[2].premove == answer
            kinds = heard_alike(both, BYSTANDERS)
            assert kinds["bye"] == (0 if kills else len(BYSTANDERS))
            assert kinds["sword"] == len(BYSTANDERS)


def test_a_leak_after_a_takeover_is_found(databases: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with one_is_attacked(databases, monkeypatch) as both:
        monkeypatch.setattr(Updates, "update", _telling_update)
        both.change_hands(kills=True)
        with pytest.raises(Leak):
            heard_alike(both, BYSTANDERS)
