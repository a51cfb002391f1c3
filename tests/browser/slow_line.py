"""A slow connection: when a table is visible on it, and the size of its scripts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tests.browser.kit import Look, begin, new_table

if TYPE_CHECKING:
    from tests.browser.kit import Visitors

SLOW = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
"""A line as on a train: 1.6 megabits a second, 150 milliseconds away."""
WATCH = """
new MutationObserver((_, watch) => {
  if (document.querySelector('.table .seat') === null) return;
  watch.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => { window.seenAt = performance.now() }));
}).observe(document, { childList: true, subtree: true });
"""
"""Notes when the seats are drawn, by the browser's own clock."""
SEEN = "async () => { while (!window.seenAt) await new Promise(requestAnimationFrame); return window.seenAt }"
SCRIPTS = """
performance.getEntriesByType('resource')
  .filter((one) => one.name.endsWith('.js') && one.responseEnd <= window.seenAt)
  .reduce((sum, one) => sum + one.encodedBodySize, 0)
"""


class Visit(NamedTuple):
    """A first visit to a table."""

    seconds: float
    """Until the seats were seen."""
    kilobytes: float
    """Of scripts until then, as they travelled."""


def first_visit(visitors: Visitors) -> Visit:
    """Come to a table of five on a slow line, with nothing in the browser but the seat."""
    chairs = new_table(visitors.url, people=1, players=5)
    begin(visitors.url, chairs)
    page = visitors.open("/nowhere", Look(), tuple(chairs))
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.clearBrowserCache")
    line.send("Network.emulateNetworkConditions", SLOW)
    page.add_init_script(WATCH)
    page.goto(f"{visitors.url}/t/{chairs[0].code}")
    visit = Visit(page.evaluate(SEEN) / 1000, page.evaluate(SCRIPTS) / 1000)
    page.context.close()
    return visit
