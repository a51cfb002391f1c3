"""What one has to read stays in sight: an attack, the line above the table, words on cards and seats."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from checks.server.server_process import Chair, said
from tests.browser.elsewhere import strike
from tests.browser.fits import resize, times_over, troubles
from tests.browser.kit import DRAWN, PHONE, Look, Visitors, begin, new_table, wait_until

POSITION = {
    "turn": 1,
    "deck": ["focus", "bo"],
    "seats": [
        {
            "character": "goemon",
            "role": "samurai",
            "hand": ["focus", "parry", "daikyu", "diversion", "geisha", "jujutsu", "kanabo", "bokken", "bo"],
            "in_play": ["armor"],
        },
        {
            "character": "kojiro",
            "role": "shogun",
            "hand": ["nodachi", "katana"],
            "in_play": ["armor", "armor", "focus", "focus", "fast_draw"],
        },
        {"character": "tomoe", "role": "ninja1", "hand": ["parry"], "in_play": ["armor", "fast_draw"]},
        {"character": "benkei", "role": "ninja2", "hand": ["focus"]},
        {"character": "hanzo", "role": "ronin", "hand": ["focus"]},
    ],
}
"""The Shōgun, beside Aki, reaches everybody; he has many cards in front of him."""
AKI, SHOGUN = 0, 1
UNDER_STROKE = """
() => {
  const path = [...document.querySelectorAll("svg[aria-hidden] > path:only-child")]
    .find((one) => getComputedStyle(one.ownerSVGElement).pointerEvents === 'none'
      && one.ownerSVGElement.getBoundingClientRect().width > 200);
  if (path === undefined) return null;
  const [matrix, whole] = [path.getScreenCTM(), path.getTotalLength()];
  const points = Array.from({ length: 300 }, (_, at) =>
    path.getPointAtLength((whole * at) / 300).matrixTransform(matrix));
  const kept = '[data-stat], .sentence, [data-place=playing] .card, .names b, .window, .crest svg';
  const covered = [...document.querySelectorAll(kept)].filter((one) => {
    const box = one.getBoundingClientRect();
    const isIn = ({ x, y }) => Math.abs(x - box.x - box.width / 2) < box.width / 2 - 2
      && Math.abs(y - box.y - box.height / 2) < box.height / 2 - 2;
    return points.some(isIn);
  });
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const long = Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return { long, covered: covered.map((one) => one.outerHTML.slice(0, 90)) };
}
"""
"""How long the stroke of an attack is, and what it goes through although one needs it."""
LINES = """
(word) => {
  const hand = document.querySelector('[data-place="hand"]');
  const walk = document.createTreeWalker(hand, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    if (node.data.trim() !== word || node.parentElement.closest('.unseen') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    found.push(new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size);
  }
  return found;
}
"""
"""On how many lines a word is written."""
OVER_ICONS = """
() => {
  const main = document.querySelector('main');
  const icons = [...main.querySelectorAll('svg')].filter((one) => one.checkVisibility())
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 4 && width < 90 && height > 4);
  const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const holder = node.parentElement;
    if (node.data.trim() === '' || !holder.checkVisibility()) continue;
    if (holder.closest('.unseen, svg, .crest, .card, .away, em') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      for (const [icon, box] of icons) {
        const across = Math.min(line.right, box.right) - Math.max(line.left, box.left);
        const down = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
        if (across > 3 && down > 5) found.push(`${node.data.trim()} over ${icon.parentElement.className}`);
      }
    }
  }
  return found;
}
"""
"""Words that lie over icons."""


def arrange(newcomers: Visitors, around: dict[str, Any] | None = None) -> list[Chair]:
    """Everybody is a person, so that nothing happens by itself; Ben plays the Shōgun."""
    chairs = new_table(newcomers.url, people=5, players=5, around=around)
    begin(newcomers.url, chairs)
    return chairs


def come(newcomers: Visitors, chair: Chair, look: Look) -> Page:
    page = newcomers.open(f"/t/{chair.code}", look, (chair,))
    expect(page.locator("[data-seat]").first).to_be_visible()
    return page


@pytest.mark.parametrize("struck", [AKI, 2, 4], ids=["me", "neighbor", "across"])
def test_the_stroke_of_an_attack_is_long_enough_and_covers_nothing(newcomers: Visitors, struck: int) -> None:
    chairs = arrange(newcomers)
    strike(newcomers.url, chairs[SHOGUN], f"play nodachi>{struck}")
    page = come(newcomers, chairs[AKI], Look())
    for size in ((1440, 900), (1024, 768), (390, 844)):
        newcomers.look_otherwise(page, Look(*size))
        wait_until(page, f"({UNDER_STROKE})() !== null")
        found = page.evaluate(UNDER_STROKE)
        assert found["long"] > 40, size
        assert found["covered"] == [], size


def test_the_line_above_the_table_is_one_line_with_a_clock_and_unread_messages(
    newcomers: Visitors,
) -> None:
    clock = {"clock": "live", "decision": 600, "window": 600, "reserve": 600, "grace": 60}
    chairs = arrange(newcomers, {"clock": clock})
    page = come(newcomers, chairs[AKI], Look(*PHONE, language="de", touch=True))
    with connect(newcomers.url.replace("http", "ws") + chairs[SHOGUN].path) as line:
        line.send(chairs[SHOGUN].hello)
        line.send(said("say", text="Guten Abend zusammen"))
        expect(page.locator(".topline em")).to_contain_text("1")
        box = page.locator(".topline").bounding_box()
    assert box is not None
    assert box["height"] < 60, "one line of touchable buttons"


@pytest.mark.parametrize(
    "look", [Look(740, 360), Look(1024, 768), Look(*PHONE, text=200)], ids=["on its side", "1024", "200 %"]
)
def test_the_longest_name_of_a_card_is_written_on_one_line(newcomers: Visitors, look: Look) -> None:
    chairs = arrange(newcomers)
    page = come(newcomers, chairs[AKI], look._replace(language="it"))
    page.evaluate(DRAWN)
    assert page.evaluate(LINES, "Concentrazione") == [1]


def test_the_label_of_the_shogun_lies_over_none_of_the_cards(newcomers: Visitors) -> None:
    chairs = arrange(newcomers)
    page = come(newcomers, chairs[AKI], Look(language="de"))
    label, cards = f"[data-seat='{SHOGUN}'] .role", f"[data-seat='{SHOGUN}'] .in-play button"
    expect(page.locator(cards)).to_have_count(5)
    for size in ((1440, 900), (1024, 768)):
        resize(page, *size)
        assert times_over(page, label, cards) == 0, size


def test_text_twice_as_large_has_room_on_a_phone_while_one_is_attacked(newcomers: Visitors) -> None:
    chairs = arrange(newcomers)
    strike(newcomers.url, chairs[SHOGUN], "play nodachi>0")
    found = []
    for language in ("de", "it"):
        page = come(newcomers, chairs[AKI], Look(*PHONE, language=language, touch=True, text=200))
        expect(page.locator("[data-leave]")).to_be_visible()
        found += [f"{language}: {one}" for one in (*troubles(page), *page.evaluate(OVER_ICONS))]
    assert not found, "\n".join(found)
