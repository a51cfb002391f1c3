"""Bans end by themselves, and not because a clock jumps."""

from types import SimpleNamespace

import pytest

from chanbara.server.moderation import ban_clock
from chanbara.server.moderation.ban_clock import SETTLING, BanClock

DAY = 86_400.0


class Time:
    """Two clocks: one that can be set, and one that cannot."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_800_000_000.0, 1_000.0

    def pass_(self, seconds: float, clock: BanClock) -> None:
        """Let time pass, with a check every minute or at most a hundred of them."""
        steps = max(1, min(100, int(seconds // 60)))
        for _ in range(steps):
            self.wall += seconds / steps
            self.steady += seconds / steps
            clock.check()


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    both = SimpleNamespace(time=lambda: found.wall, monotonic=lambda: found.steady)
    monkeypatch.setattr(ban_clock, "time", both)
    return found


def test_a_ban_ends_at_its_time(now: Time) -> None:
    clock, until = BanClock(), now.wall + 3600
    now.pass_(3590, clock)
    assert not clock.is_over(until)
    now.pass_(20, clock)
    assert clock.is_over(until)


def test_a_jump_ahead_lifts_nothing_and_a_jump_back_only_delays(now: Time) -> None:
    clock, until = BanClock(), now.wall + 7 * DAY
    now.pass_(3600, clock)
    now.wall += 365 * DAY
    now.pass_(3600, clock)
    assert not clock.is_over(until)
    now.wall -= 365 * DAY
    now.pass_(7 * DAY, clock)
    assert clock.is_over(until)
    now.wall -= 30 * DAY
    assert not clock.is_over(until)


def test_small_corrections_are_followed(now: Time) -> None:
    clock, until = BanClock(), now.wall + DAY
    for _ in range(24):
        now.wall += 200
        now.pass_(60, clock)
    now.pass_(DAY - 24 * 260 + 60, clock)
    assert clock.is_over(until)


def test_a_correction_that_lasts_for_a_day_is_believed(now: Time) -> None:
    """A server that was started with a clock of years ago lifts bans when they are over."""
    now.wall -= 365 * DAY
    clock, until = BanClock(), now.wall + 365 * DAY + 3600
    now.pass_(60, clock)
    now.wall += 365 * DAY
    now.pass_(3600, clock)
    assert not clock.is_over(until)
    now.pass_(DAY + 3600, clock)
    assert clock.is_over(until)


def test_a_machine_that_boots_with_a_wrong_clock_lifts_nothing(now: Time) -> None:
    until = now.wall + DAY
    now.wall += 365 * DAY
    clock = BanClock()
    assert not clock.is_over(until)
    now.pass_(SETTLING / 2, clock)
    now.wall -= 365 * DAY
    now.pass_(SETTLING, clock)
    assert not clock.is_over(until)
