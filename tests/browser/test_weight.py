"""The page is small: a table loads quickly on a slow connection."""

from tests.browser.kit import Visitors
from tests.browser.slow_line import first_visit

TRIES = 8
"""The line is the same each time; a machine that is busy with other tests is not."""


def test_a_table_is_soon_seen_on_a_slow_line(visitors: Visitors) -> None:
    visits = []
    for _ in range(TRIES):
        visits.append(first_visit(visitors))
        if visits[-1].seconds < 1.5:
            break
    assert min(visits).seconds < 1.5, visits
    assert 50 < visits[-1].kilobytes < 108
