"""A player who fights a duel on the page by pressing what is on the screen."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect
from websockets.sync.client import connect

from checks.server.server_process import Chair, ask, said
from tests.browser.kit import QUICK

if TYPE_CHECKING:
    from playwright.sync_api import Page

CARDS = '[data-place="hand"] .card.choosable'
PLACES = (
    ".thought button.main",
    ".prompt.asked .acts button.main",
    "button.foe.choosable",
    CARDS,
    ".uses .choosable:not([data-use='odds'])",
    ".prompt.asked .acts .option",
)
"""What can be pressed, in order of priority."""
FIGHT = """
async ([places, seed, until]) => {
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  let chance = seed;
  const below = (most) => (chance = (chance * 1103515245 + 12345) % 2147483648) % most;
  for (let acts = 0, waited = 0; waited < 20000; ) {
    if (document.querySelector('.verdict') !== null || document.querySelector(until) !== null) return acts;
    const found = places.map((place) => [...document.querySelectorAll(place)]);
    const sure = [...found[0], ...found[1]];
    const all = sure.length > 0 ? sure : found.slice(2).flat();
    if (all.length === 0) {
      await pause(4);
      waited += 4;
      continue;
    }
    waited = 0;
    acts += 1;
    all[below(all.length)].click();
    await pause(0);
  }
  throw new Error('nothing to press: ' + document.body.innerText);
}
"""


def fight(page: Page, seed: int = 1, until: str = ".no-such-thing") -> int:
    """Fight on, each time with something of all that can be pressed; return how often that was."""
    acts: int = page.evaluate(FIGHT, [PLACES, seed, until])
    return acts


def new_duel(url: str, **game: Any) -> Chair:  # noqa: ANN401 - options of a duel
    """Open a duel and begin it."""
    options = {"game": {"game": "duel", **game}, "pauses": QUICK}
    seated = ask(f"{url}/api/tables", {"name": "Aki", "options": options})
    chair = Chair(seated["code"], seated["seat"], seated["token"])
    with connect(url.replace("http", "ws") + chair.path) as line:
        for message in (chair.hello, said("ready", salt="x"), said("start")):
            line.send(message)
        while json.loads(line.recv())["type"] != "duel":
            pass
    return chair


def told(url: str, chair: Chair) -> dict[str, Any]:
    """Return the player's current update from the server."""
    with connect(url.replace("http", "ws") + chair.path) as line:
        line.send(chair.hello)
        while (message := json.loads(line.recv()))["type"] != "duel":
            pass
    found: dict[str, Any] = message
    return found


def asked(page: Page) -> None:
    """Wait until the page asks."""
    expect(page.locator(".prompt.asked")).to_be_visible()
