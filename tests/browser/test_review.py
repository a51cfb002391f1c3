"""Reviewing a game: without spoilers, step by step, from any point of view, and playing on."""

import json
import math
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chanbara.duel.setup import new_duel
from chanbara.locales import speech
from checks.server.server_process import Chair, Process, ask
from tests.browser.axe import faults, faults_of_colour
from tests.browser.fits import out_of_sight, resize, times_over, troubles, without_room
from tests.browser.kit import PHONE, QUICK, Look, Visitors, begin
from tests.browser.past import fetch, fetch_lines, finished, play_out, sent

SLOW = 240_000
"""Milliseconds: if nothing is compiled yet, the analysis waits for it."""
FIGURES = {
    "en": "Analyze",
    "de": "Analyse zeigen",
    "it": "Mostra l’analisi",
}
TAB = ".tabs button >> nth={}"
LOG, BELIEFS, CHOICES, END = range(4)
DROP = """
([text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], 'game.record', { type: 'text/plain' }));
  const drop = new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true });
  document.querySelector('.drop').dispatchEvent(drop);
}
"""


@pytest.fixture(scope="module")
def chair(server: Process) -> Chair:
    """Aki's seat at a table whose game is over."""
    return finished(server.url)


@pytest.fixture
def review(visitors: Visitors, chair: Chair) -> str:
    """The address of the overview."""
    return f"{visitors.url}/api/reviews/{chair.code}"


@pytest.fixture(scope="module")
def lines(server: Process, chair: Chair) -> list[dict[str, Any]]:
    """The analysis, from the route."""
    return fetch_lines(f"{server.url}/api/reviews/{chair.code}/analysis")


def frame_at(review: str, eyes: int | str, at: int) -> dict[str, Any]:
    found: dict[str, Any] = fetch(f"{review}/frames?as={eyes}&from={at}&to={at + 1}")["frames"][0]
    return found


def stands_at(page: Page, at: int) -> None:
    expect(page.get_by_role("slider")).to_have_value(str(at))
    expect(page.locator(".review")).to_have_attribute("data-frame", str(at))


def shows(page: Page, view: dict[str, Any]) -> None:
    """The table that is drawn is the one of the route."""
    expect(page.locator('[data-place="deck"] + span')).to_have_text(str(view["deck"]))
    expect(page.locator('[data-place="pile"] + span')).to_have_text(str(len(view["pile"])))
    if view["seat"] is not None:
        expect(page.locator('[data-place="hand"] button')).to_have_count(len(view["hand"]))


def listen(page: Page, told: list[str]) -> None:
    page.on("response", lambda answer: told.append(answer.text()) if "/api/reviews/" in answer.url else None)


def is_covered(told: list[str]) -> bool:
    """Whether nothing fetched reveals roles or the result."""
    views = [frame["view"] for text in told for frame in json.loads(text).get("frames") or []]
    roles = {one["role"] for view in views for one in view["seats"]}
    return roles <= {None, "shogun"} and all(view["result"] is None for view in views)


def test_it_is_covered_until_it_is_opened_and_can_be_stepped_through(
    visitors: Visitors, chair: Chair, review: str
) -> None:
    told: list[str] = []
    about = fetch(review)
    last, turns = about["frames"] - 1, about["turns"]
    page = visitors.open("/history", seats=(chair,))
    listen(page, told)
    page.goto(f"{visitors.url}/review/{chair.code}")
    expect(page.get_by_role("heading", name="Review")).to_be_visible()
    expect(page.get_by_text(f"{len(turns)} turns, {last} decisions")).to_be_visible()
    expect(page.get_by_role("button", name="Aki")).to_contain_text("you")
    crests = [f"[data-avatar='{seat['avatar']}']" for seat in about["seats"]]
    expect(page.locator(".seats li").filter(has=page.locator("[data-avatar]"))).to_have_count(len(crests))
    page.get_by_role("button", name="Spectator").click()
    stands_at(page, 0)
    for seat, crest in enumerate(crests):
        expect(page.locator(f"[data-seat='{seat}'] {crest}")).to_be_visible()
    shows(page, frame_at(review, "watch", 0)["view"])
    for at in (1, 2, 3):
        page.get_by_role("button", name="Next step").click()
        stands_at(page, at)
    page.get_by_role("button", name="Previous step").click()
    stands_at(page, 2)
    shows(page, frame_at(review, "watch", 2)["view"])
    # Up to the position before the last nothing is told that was covered then.
    page.get_by_role("slider").fill(str(last - 1))
    stands_at(page, last - 1)
    shows(page, frame_at(review, "watch", last - 1)["view"])
    assert not re.search("Ninja|Ronin", page.locator("body").inner_text())
    assert is_covered([text for text in told if '"frames":[' in text])
    assert len(told) > 3
    assert not is_covered([json.dumps(fetch(f"{review}/frames?as=watch&from={last}&to={last + 1}"))])
    page.get_by_role("button", name="Next step").click()
    stands_at(page, last)
    expect(page.get_by_role("button", name="Next step")).to_be_disabled()
    assert not is_covered([text for text in told if '"frames":[' in text])


def test_any_eyes_see_the_same_place_and_keys_are_enough(
    visitors: Visitors, chair: Chair, review: str
) -> None:
    turns = fetch(review)["turns"]
    at = turns[2]["frame"]
    page = visitors.open(f"/review/{chair.code}?as=2&at={at}")
    stands_at(page, at)
    shows(page, frame_at(review, 2, at)["view"])
    page.keyboard.press("ArrowRight")
    stands_at(page, at + 1)
    page.keyboard.press("ArrowUp")
    stands_at(page, at)
    page.keyboard.press("ArrowDown")
    stands_at(page, turns[3]["frame"])
    page.get_by_role("slider").focus()
    page.keyboard.press("PageDown")
    stands_at(page, at)
    page.keyboard.press("ArrowRight")
    stands_at(page, at + 1)
    expect(page).to_have_url(re.compile(rf"as=2&at={at + 1}$"))
    seen_by = page.get_by_label("Whose view do you want?")
    seen_by.select_option("1")
    expect(page.locator('[data-place="hand"]')).to_be_visible()
    shows(page, frame_at(review, 1, at + 1)["view"])
    seen_by.select_option("open")
    hands = page.get_by_role("list", name="All hands").get_by_role("listitem")
    opened = frame_at(review, "open", at + 1)["view"]
    for place, one in enumerate(opened["seats"]):
        expect(hands.nth(place).get_by_role("button")).to_have_count(one["hand"])
        expect(page.locator(f'[data-seat="{place}"] .role')).to_be_visible()
    expect(page).to_have_url(re.compile(rf"as=open&at={at + 1}$"))
    page.reload()
    stands_at(page, at + 1)
    expect(hands).to_have_count(len(opened["seats"]))
    page.get_by_label("Go to turn").select_option(str(turns[3]["frame"]))
    stands_at(page, turns[3]["frame"])
    page.get_by_role("button", name=re.compile("^Turn 2")).click()
    stands_at(page, turns[1]["frame"])
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".review")).not_to_have_attribute("data-frame", str(turns[1]["frame"]))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_what_there_is_to_read_covers_the_table_alone_and_a_phone_shows_all_of_it(
    visitors: Visitors, chair: Chair
) -> None:
    page = visitors.open(f"/review/{chair.code}?as=0&at=2", Look(language="de"))
    stands_at(page, 2)
    reads = page.locator(".topline [aria-expanded]")
    for size in ((740, 360), PHONE, (390, 844), (1024, 768), (1440, 900)):
        resize(page, *size)
        if reads.get_attribute("aria-expanded") == "false":
            reads.click()
        expect(page.locator("aside.side")).to_be_visible()
        assert times_over(page, "aside.side", ".zone, .dock, .topline") == 0, size
        assert times_over(page, ".zone", ".dock, .topline") == 0, size
        assert [*troubles(page), *out_of_sight(page)] == [], size
    resize(page, 740, 360)
    dock = page.locator(".dock").bounding_box()
    assert dock is not None
    assert dock["height"] < 50, "the timeline and its buttons are in one line"


def percent(chance: float) -> str:
    """Return a probability as the page writes it; a half is rounded up."""
    return f"{math.floor(100 * chance + 0.5)}%"


def open_figures(page: Page, tab: int, language: str = "en") -> None:
    page.locator(TAB.format(tab)).click()
    page.get_by_role("button", name=FIGURES[language]).click()
    expect(page.locator(".scrolls select")).to_be_visible(timeout=SLOW)


def test_figures_come_when_they_are_wanted_and_are_those_of_the_route(
    visitors: Visitors, chair: Chair, lines: list[dict[str, Any]]
) -> None:
    believed = [line for line in lines if line["line"] == "believed"]
    swings = [line for line in lines if line["line"] == "swing"]
    asked: list[str] = []
    known = [one for one in believed if one["frame"] <= believed[len(believed) // 2]["frame"]]
    line = known[-1]
    page = visitors.open(f"/review/{chair.code}?as=watch&at={line['frame']}")
    page.on("request", lambda request: asked.append(request.url))
    page.locator(TAB.format(BELIEFS)).click()
    expect(page.get_by_text("It reveals roles")).to_be_visible()
    assert not [url for url in asked if "analysis" in url]
    open_figures(page, BELIEFS)
    expect(page.locator("progress")).to_have_count(0, timeout=SLOW)
    # To ears the end of it is told, not every number on the way.
    expect(page.get_by_role("status")).to_have_text(["Analysis complete."])
    watching = next(one for one in line["beliefs"] if one["seat"] is None)
    shown = [
        percent(chance)
        for odds, before in zip(watching["odds"], believed[0]["beliefs"][-1]["odds"], strict=True)
        if max(before) < 1
        for chance, first in zip(odds, before, strict=True)
        if first > 0
    ]
    expect(page.locator(".curves b")).to_have_text(shown)
    points = page.locator(".curves polyline").first
    assert len(str(points.get_attribute("points")).split()) == len(known)
    page.get_by_label("Include later turns").check()
    assert len(str(points.get_attribute("points")).split()) == len(believed)
    page.get_by_text("As a table").click()
    page.get_by_role("button", name="Turn 1", exact=True).click()
    stands_at(page, believed[1]["frame"])

    page.locator(TAB.format(CHOICES)).click()
    mistakes = [one for one in swings if one["verdict"] == "mistake"]
    worst = sorted(mistakes, key=lambda one: -one["swing"])[:12]
    cost = [
        f"{percent(one['chosen']['chance'])} instead of {percent(one['best']['chance'])}" for one in worst
    ]
    expect(page.locator(".scrolls ol em")).to_have_text(cost)
    assert worst, "who plays by chance plays badly"
    page.locator(".scrolls ol button").first.click()
    stands_at(page, worst[0]["frame"])
    # Another language changes the words and nothing else.
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("it")
    page.keyboard.press("Escape")
    expect(page.locator(".scrolls ol em").first).to_contain_text("invece di")
    stands_at(page, worst[0]["frame"])
    chances = [percent(worst[0][which]["chance"]).removesuffix("%") for which in ("chosen", "best")]
    percents = [speech("it").say("aid-wins", percent=chance) for chance in chances]
    gain, error = percent(worst[0]["swing"]).removesuffix("%"), math.ceil(100 * worst[0]["error"])
    expect(page.locator(".position em")).to_have_text([*percents, f"{gain} in più, ± {error}"])


def test_playing_on_begins_where_the_game_stood(visitors: Visitors, chair: Chair, review: str) -> None:
    about = fetch(review)
    at = next(turn["frame"] for turn in about["turns"][3:] if turn["seat"] == 1)
    view = frame_at(review, 1, at)["view"]
    page = visitors.open(f"/review/{chair.code}?as=1&at={at}")
    stands_at(page, at)
    page.get_by_role("button", name="Play from here").click()
    dialog = page.get_by_role("dialog", name="Play from here")
    expect(dialog.get_by_label("Your seat")).to_have_value("1")
    dialog.get_by_role("button", name="Start", exact=True).click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".prompt.asked, .window")).to_be_visible()
    shows(page, view)
    table = fetch(f"{visitors.url}/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert table["origin"]["frame"] == at
    assert table["status"] == "running"
    assert [seat["bot"] is None for seat in table["seats"]] == [False, True, False, False]


def test_a_record_file_is_saved_and_opened_and_what_is_none_is_refused(
    visitors: Visitors, chair: Chair, review: str
) -> None:
    about = fetch(review)
    page = visitors.open(f"/review/{chair.code}?as=watch")
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as saving:
        page.get_by_role("link", name="Download the record").click()
    record = saving.value.path().read_text(encoding="utf-8")
    page.goto(f"{visitors.url}/history")
    page.get_by_role("link", name="Open a record file").click()
    chooser = page.locator("input[type=file]")
    chooser.set_input_files({"name": "x.record", "mimeType": "text/plain", "buffer": b"no record"})
    expect(page.get_by_role("alert")).to_contain_text("not a game record")
    lines = record.splitlines()
    broken = "\n".join([*lines[:20], "nonsense", *lines[20:]]).encode()
    chooser.set_input_files({"name": "x.record", "mimeType": "text/plain", "buffer": broken})
    expect(page.get_by_role("alert")).to_contain_text("Line 21 cannot be read")
    chooser.set_input_files({"name": "x.record", "mimeType": "text/plain", "buffer": b"x" * 200_000})
    expect(page.get_by_role("alert")).to_contain_text("too large to be a record")
    visitors.troubles = [one for one in visitors.troubles if not re.search("status of 4(00|13)", one)]
    page.evaluate(DROP, [record])
    expect(page.get_by_text(f"{len(about['turns'])} turns, {about['frames'] - 1} decisions")).to_be_visible()
    page.goto(f"{visitors.url}/review")
    chooser.set_input_files({"name": "x.record", "mimeType": "text/plain", "buffer": record.encode()})
    page.get_by_role("button", name="All cards open").click()
    stands_at(page, 0)


def test_a_duel_can_be_stepped_through_and_fought_on(visitors: Visitors) -> None:
    chance, duel = random.Random(3), new_duel(seed=3)
    while duel.decision is not None:
        duel.apply(chance.choice(duel.decision.texts()))
    page = visitors.open("/review")
    expect(page.locator(".drop")).to_be_visible()
    page.evaluate(DROP, [duel.record()])
    page.get_by_role("button", name="Step through it").click()
    stands_at(page, 0)
    code = page.url.rsplit("/", 1)[1].split("?")[0]
    turns = fetch(f"{visitors.url}/api/reviews/{code}")["turns"]
    page.get_by_label("Go to turn").select_option(str(turns[1]["frame"]))
    stands_at(page, turns[1]["frame"])
    frame = frame_at(f"{visitors.url}/api/reviews/{code}", "watch", turns[1]["frame"])
    view = frame["view"]
    expect(page.locator('[data-place="hand"] button')).to_have_count(len(view["open"]["hand"]))
    page.get_by_role("button", name="What would the solver do?").click()
    told = page.locator(".duel .words dd")
    for place, option in enumerate((frame["chosen"], frame["solver"])):
        expect(told.nth(place)).to_contain_text(percent(frame["odds"][option]["hit"]))
    assert not troubles(page)
    page.keyboard.press("ArrowLeft")
    stands_at(page, turns[1]["frame"] - 1)
    page.keyboard.press("ArrowRight")
    stands_at(page, turns[1]["frame"])
    page.get_by_role("button", name="Choices", exact=True).click()
    page.get_by_role("button", name="Analyze").click()
    expect(page.locator(".chart polyline")).to_have_attribute("points", re.compile(r"0,0\.\d+ "))
    expect(page.get_by_text(re.compile(r"Chance to win: \d+%"))).to_be_visible()
    assert not troubles(page)
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".prompt.asked")).to_be_visible()
    expect(page.locator('[data-place="hand"] button')).to_have_count(len(view["open"]["hand"]))


def test_the_same_deal_goes_to_others_and_groups_are_compared(
    visitors: Visitors,
) -> None:
    code = sent(visitors.url)
    review = f"{visitors.url}/api/reviews/{code}"
    bots = [None, "greedy", "greedy", "greedy"]
    made = ask(f"{review}/again", {"name": "Ben", "options": {"bots": bots, "pauses": QUICK}})
    other = Chair(made["code"], made["seat"], made["token"])
    begin(visitors.url, [other])
    play_out(visitors.url, other, seed=2)
    groups = fetch(f"{review}/groups")["groups"]
    assert {"", "Ben"} <= {seat["name"] for group in groups for seat in group["seats"]}
    page = visitors.open(f"/review/{code}?as=0&at=1")
    page.locator(TAB.format(END)).click()
    expect(page.locator(".verdict")).to_have_count(0)
    page.get_by_role("button", name="Reveal the result").click()
    ended = frame_at(review, "watch", fetch(review)["frames"] - 1)["view"]["result"]
    expect(page.locator(".scrolls li.winner")).to_have_count(len(ended["winners"]))
    rows = page.locator(".scrolls section table:has(caption) tr")
    expect(rows).to_have_count(len(groups) * len(bots))
    told = [row.inner_text() for row in rows.all()]
    fared = [group["seats"][seat] for seat in range(len(bots)) for group in groups]
    for text, seat in zip(told, fared, strict=True):
        assert re.search(rf"(?<!\d){seat['points']} point", text)
        assert ("won" in text) == seat["won"]
    assert any("Ben" in text for text in told)
    assert not without_room(page)
    page.get_by_role("button", name="Same deal, another group").click()
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_text("Share this link")).to_be_visible()
    page.get_by_role("link", name="Go to your seat").click()
    expect(page).to_have_url(re.compile("/t/"))
    table = fetch(f"{visitors.url}/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert (table["origin"]["kind"], table["status"]) == ("again", "lobby")


LOOKS = {"en": ("light", faults), "de": ("dark", faults_of_colour), "it": ("light", lambda _: [])}
"""By language: the display settings, and the axe rules that no other run covers."""


@pytest.mark.parametrize("language", LOOKS)
def test_everything_has_room_and_nobody_is_kept_out(
    visitors: Visitors, chair: Chair, lines: list[dict[str, Any]], language: str
) -> None:
    theme, kept_out = LOOKS[language]
    at = lines[-2]["frame"]
    page = visitors.open(f"/review/{chair.code}", Look(1440, 900, language, theme))
    found = []
    expect(page.locator(".seats button").first).to_be_visible()
    found += [f"arrival: {one}" for one in without_room(page)]
    page.goto(f"{visitors.url}/review/{chair.code}?as=0&at={at}")
    stands_at(page, at)
    open_figures(page, CHOICES, language)
    found += [f"choices: {one}" for one in without_room(page)]
    page.locator(TAB.format(BELIEFS)).click()
    # Who is a Samurai among four knows everybody else.
    page.locator(".scrolls select").select_option("watch")
    expect(page.locator(".curves")).to_be_visible()
    found += [f"beliefs: {one}" for one in [*without_room(page), *kept_out(page)]]
    page.locator(TAB.format(END)).click()
    page.locator(".scrolls button.main").click()
    expect(page.locator(".scrolls section h3")).to_be_visible()
    page.locator("header select").select_option("open")
    expect(page.get_by_role("slider")).to_have_value(str(at))
    found += [f"end, open: {one}" for one in [*without_room(page), *kept_out(page)]]
    page.goto(f"{visitors.url}/review")
    expect(page.locator(".drop")).to_be_visible()
    found += [f"file: {one}" for one in without_room(page)]
    assert not found, "\n".join(found)
