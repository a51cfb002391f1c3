"""Old tables are deleted slowly, and never by one reading of a clock that may be wrong."""

from types import SimpleNamespace

import pytest

from chanbara.server.http.rate_limit import DAY
from chanbara.server.lobby import expiry
from chanbara.server.lobby.expiry import Expiry

HOUR = 3_600.0


class Clocks:
    """The time of day, which may be wrong, and the time since the start, which is not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.steady = 1.7e9, 100.0
        both = SimpleNamespace(time=lambda: self.wall, monotonic=lambda: self.steady)
        monkeypatch.setattr(expiry, "time", both)

    def later(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    return Clocks(monkeypatch)


def test_what_is_expired_waits_for_a_day(clocks: Clocks) -> None:
    found = Expiry("tables")
    for _ in range(24):
        assert found.due(["A", "B"], 100) == []
        clocks.later(HOUR)
    assert found.due(["A", "B"], 100) == ["A", "B"]
    assert found.due([], 98) == []


def test_what_is_used_again_waits_again(clocks: Clocks) -> None:
    found = Expiry("tables")
    found.due(["A"], 100)
    clocks.later(DAY)
    assert found.due([], 100) == []
    assert found.due(["A"], 100) == []


@pytest.mark.parametrize("jump", [61 * DAY, -366 * DAY])
def test_a_clock_that_jumps_deletes_nothing_for_a_day(
    clocks: Clocks, jump: float, caplog: pytest.LogCaptureFixture
) -> None:
    found = Expiry("tables")
    found.due(["A"], 100)
    clocks.later(DAY - 60)
    clocks.wall += jump
    clocks.later(60)
    everything = [f"T{number}" for number in range(364)]
    assert found.due(["A", *everything], 364) == []
    assert "the clock jumped" in caplog.text
    clocks.wall -= jump  # somebody sets it right
    clocks.later(HOUR)
    assert found.due(["A"], 364) == []
    clocks.later(DAY)
    assert found.due(["A"], 364) == ["A"]


def test_not_much_is_deleted_in_a_day(clocks: Clocks, caplog: pytest.LogCaptureFixture) -> None:
    """A server that was started with a wrong clock cannot see a jump: people have days to notice."""
    found = Expiry("tables")
    left = [f"T{number}" for number in range(1_000)]
    found.due(left, 1_000)
    gone = 0
    for _ in range(72):
        clocks.later(HOUR)
        removed = found.due(left, len(left))
        left = [code for code in left if code not in removed]
        gone += len(removed)
    assert gone <= 0.05 * 1_000 * 3
    assert "is the clock right" in caplog.text


def test_few_tables_can_all_expire(clocks: Clocks) -> None:
    found = Expiry("tables")
    found.due(["A", "B", "C"], 3)
    clocks.later(DAY)
    assert found.due(["A", "B", "C"], 3) == ["A", "B", "C"]
