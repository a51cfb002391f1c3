"""The analysis of a review arrives line by line: on a phone, by touch."""

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from chanbara.locales import speech
from chanbara.words.message import Message, tell
from checks.server.server_process import Chair, Process
from tests.browser.fits import troubles
from tests.browser.kit import PHONE, Look, Visitors
from tests.browser.past import fetch_lines, finished
from tests.browser.test_review import BELIEFS, CHOICES, FIGURES, TAB, open_figures, stands_at

HELD = """
const plain = window.fetch;
window.fetch = async (what, how) => {
  const answer = await plain(what, how);
  if (!String(what).endsWith('/analysis')) return answer;
  const lines = (await answer.text()).trim().split('\\n');
  const body = new ReadableStream({
    async start(stream) {
      const tell = (some) => stream.enqueue(new TextEncoder().encode(`${some.join('\\n')}\\n`));
      tell(lines.slice(0, 4));
      await new Promise((goOn) => { window.goOn = goOn; });
      tell(lines.slice(4));
      stream.close();
    },
  });
  return new Response(body);
};
"""
"""Figures that come slowly: four lines, and the others when they are wanted."""


@pytest.fixture(scope="module")
def chair(server: Process) -> Chair:
    """Aki's seat at a table whose game is over."""
    return finished(server.url)


@pytest.fixture(scope="module")
def lines(server: Process, chair: Chair) -> list[dict[str, Any]]:
    """The analysis, from the route."""
    return fetch_lines(f"{server.url}/api/reviews/{chair.code}/analysis")


def test_how_far_the_figures_are_is_shown_and_what_is_there_can_be_read(
    visitors: Visitors, chair: Chair, lines: list[dict[str, Any]]
) -> None:
    began = next(line for line in lines if line["line"] == "began")
    page = visitors.open(f"/review/{chair.code}?as=watch&at=0", Look(*PHONE, touch=True), script=HELD)
    page.get_by_role("button", name="Analysis").tap()
    page.locator(TAB.format(BELIEFS)).tap()
    page.get_by_role("button", name=FIGURES["en"]).tap()
    far = page.get_by_role("progressbar")
    expect(far).to_have_attribute("max", str(began["turns"] + began["plays"]))
    expect(far).to_have_attribute("value", "3")
    expect(page.get_by_role("status")).to_have_text(["Analyzing …"])
    expect(page.locator(".scrolls select")).to_be_visible()
    page.evaluate("window.goOn()")
    expect(far).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text(["Analysis complete."])


@pytest.mark.parametrize(
    "look", [Look(), Look(*PHONE, touch=True, language="de")], ids=["desktop", "phone in German"]
)
def test_a_mistake_is_told_with_its_reason_and_what_happens_next(
    visitors: Visitors, chair: Chair, lines: list[dict[str, Any]], look: Look
) -> None:
    mistakes = [line for line in lines if line["line"] == "swing" and line["verdict"] == "mistake"]
    worst = max(mistakes, key=lambda one: one["swing"])
    page = visitors.open(f"/review/{chair.code}?as=watch&at={worst['frame']}", look)
    if look.touch:
        page.get_by_role("button", name=speech(look.language).say("review-side")).tap()
    open_figures(page, CHOICES, look.language)
    chosen = page.locator(".scrolls ol button[aria-current]")
    # Names are those of the players; everything else is the sentence of the analysis.
    why = tell(speech(look.language), msgspec.convert(worst["why"], Message))
    pattern = "".join(f"{re.escape(number)}.*" for number in re.findall(r"\d+", why))
    expect(chosen).to_contain_text(re.compile(pattern))
    reasons = page.locator(".reasons")
    reasons.scroll_into_view_if_needed()
    expect(reasons.locator("tbody tr")).not_to_have_count(0)
    expect(reasons.locator(".parries span")).not_to_have_count(0)
    expect(reasons.locator("thead th")).to_have_text(
        [speech(look.language).say(f"review-column-{one}") for one in ("better", "chosen")]
    )
    assert troubles(page) == []


def test_where_nothing_was_judged_yet_the_first_judged_choice_is_one_tap_away(
    visitors: Visitors, chair: Chair, lines: list[dict[str, Any]]
) -> None:
    """A seat that has not chosen yet at the beginning: what it could believe is there, and where it chose."""
    swings = [line for line in lines if line["line"] == "swing"]
    seat = next(seat for seat in range(4) if all(one["frame"] > 0 for one in swings if one["seat"] == seat))
    first = next(one for one in swings if one["seat"] == seat)
    page = visitors.open(f"/review/{chair.code}?as={seat}&at=0")
    open_figures(page, BELIEFS)
    expect(page.get_by_text("from the deal alone")).to_be_visible()
    drawn = page.locator(".curves polyline").first.get_attribute("points")
    assert len(str(drawn).split()) == 2, "a single point would not be seen"
    page.locator(TAB.format(CHOICES)).click()
    expect(page.get_by_text("Nothing to judge yet.")).to_be_visible()
    page.get_by_role("button", name=f"first judged choice (turn {first['turn']})").click()
    stands_at(page, first["frame"])
    expect(page.get_by_text("Nothing to judge yet.")).to_have_count(0)
