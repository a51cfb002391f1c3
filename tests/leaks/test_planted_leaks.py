"""The auditor is audited: it finds every planted leak, and reports no others (12.1)."""

import pytest

from tests.leaks.auditor import Leak, Tally, audit_table
from tests.leaks.plants import PLANTS, Plant
from tests.leaks.plants_rising_sun import PLANTS_RISING_SUN
from tests.leaks.windows import audit_window

TABLES = [(players, number) for number in range(2) for players in (5, 3, 7, 4, 6)]


def the_audit() -> None:
    tally = Tally()
    for players, number in TABLES:
        audit_table(players, number, tally)


# Without a plant the same audits find nothing: test_noninterference.
@pytest.mark.parametrize("plant", PLANTS, ids=[plant.__name__ for plant in PLANTS])
def test_r12_1_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak, match=f"^{PLANTS[plant]} told "):
        the_audit()


@pytest.mark.parametrize("plant", PLANTS_RISING_SUN, ids=[plant.__name__ for plant in PLANTS_RISING_SUN])
def test_r12_1_a_leak_planted_in_a_window_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    # Without a plant the same audit finds nothing: test_windows.
    what, window = PLANTS_RISING_SUN[plant]
    plant(monkeypatch)
    with pytest.raises(Leak, match=f"^{what} told "):
        audit_window(window, Tally())
