"""The analysis of a review arrives line by line: on a phone, by touch."""

from playwright.sync_api import expect

from tests.browser.kit import PHONE, Look, Visitors
from tests.browser.past import fetch_lines, finished
from tests.browser.test_review import BELIEFS, FIGURES, TAB

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


def test_how_far_the_figures_are_is_shown_and_what_is_there_can_be_read(visitors: Visitors) -> None:
    chair = finished(visitors.url)
    lines = fetch_lines(f"{visitors.url}/api/reviews/{chair.code}/analysis")
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
