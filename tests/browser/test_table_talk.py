"""Talk at the table, in several browsers: bubbles, pinned claims, private marks, emotes, mute."""

import json

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from checks.pages.stillness import WATCH, seen_on
from tests.browser.axe import faults
from tests.browser.elsewhere import sitting_elsewhere
from tests.browser.fits import out_of_sight, resize, times_over, troubles
from tests.browser.kit import DESKTOP, DRAWN, PHONE, Look, Visitors, begin, new_table
from tests.browser.player import Player

QUIET = {"bot_talk": False}


def open_chat(page: Page) -> None:
    """Show the chat beside the table, or over it."""
    if page.locator("aside.side").count() == 0:
        page.locator(".topline button[aria-expanded]").click()
    page.locator("aside.side").get_by_role("button", name="Chat").click()
    if (rule := page.get_by_role("button", name="Understood")).count():
        rule.click()


def say(page: Page, text: str) -> None:
    """Write a line."""
    page.get_by_role("textbox", name="Write a message").fill(text)
    page.get_by_role("button", name="Send").click()


def quick(page: Page, name: str) -> None:
    """Send a quick message or an emote."""
    if not page.get_by_role("button", name=name, exact=True).is_visible():
        page.get_by_text("Quick messages").click()
    page.get_by_role("button", name=name, exact=True).click()


def said_by(page: Page, seat: int) -> Locator:
    """Return what a seat is saying: there, or in the bar of a phone."""
    return page.locator(f"[data-bubble='{seat}'], [data-spoken='{seat}']")


def two(visitors: Visitors, look: Look = Look(), players: int = 3) -> tuple[Page, Page]:  # noqa: B008 - it never changes
    """Two people at a table with bots that say nothing, each in a browser of their own."""
    chairs = new_table(visitors.url, people=2, players=players, around=QUIET)
    begin(visitors.url, chairs)
    aki, ben = (visitors.open(f"/t/{chair.code}", look, (chair,)) for chair in chairs)
    for page in (aki, ben):
        expect(page.locator(".table .seat").first).to_be_visible()
    return aki, ben


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_what_is_said_appears_at_the_seat_of_the_speaker_and_opens_the_chat(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    aki, ben = two(visitors, Look(*size))
    open_chat(aki)
    say(aki, "Whoever strikes me is a Ninja, and everybody at this table has seen that already, twice.")
    aki.keyboard.press("Escape")
    bubble = said_by(ben, 0)
    expect(bubble).to_contain_text("Whoever strikes me")
    expect(ben.get_by_role("status").filter(has_text="Aki: Whoever strikes me")).to_have_count(1)
    expect(said_by(aki, 0)).to_have_count(1)
    expect(ben.locator("[data-bubble], [data-spoken]")).to_have_count(1)
    bubble.click()
    expect(ben.locator("aside.side")).to_contain_text("Whoever strikes me")
    expect(bubble).to_have_count(0)


def test_a_claim_stays_at_the_seat_and_is_judged_at_the_end(visitors: Visitors) -> None:
    aki, ben = two(visitors)
    open_chat(aki)
    quick(aki, "I am a Ninja.")
    expect(ben.locator('[data-seat="0"] [data-claim=ninja]')).to_have_text("says Ninja")
    quick(aki, "I am a Samurai.")
    expect(ben.locator('[data-seat="0"] [data-claim=samurai]')).to_be_visible()
    ben.reload()
    expect(ben.locator('[data-seat="0"] [data-claim=samurai]')).to_be_visible()
    expect(ben.locator("[data-bubble]")).to_have_count(0)
    aki.get_by_role("button", name="Take back my claim").click()
    expect(ben.locator("[data-claim]")).to_have_count(0)


def test_what_one_thinks_of_others_is_never_sent(visitors: Visitors) -> None:
    sent: list[str] = []
    aki, ben = two(visitors)

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    ben.on("websocket", listen)
    ben.reload()
    ben.locator('[data-seat="0"] .who').click()
    ben.get_by_role("button", name="Ronin?").click()
    ben.keyboard.press("Escape")
    expect(ben.locator('[data-seat="0"] [data-suspicion=ronin]')).to_have_text("Ronin?")
    ben.reload()
    expect(ben.locator('[data-seat="0"] [data-suspicion=ronin]')).to_be_visible()
    expect(ben.locator('[data-seat="0"] .who')).to_have_accessible_description("Ronin?")
    expect(aki.locator("[data-suspicion]")).to_have_count(0)
    assert sent
    assert not [frame for frame in sent if "ronin" in frame.lower() or "suspic" in frame.lower()]


def test_emotes_are_drawn_and_muted_with_the_rest(visitors: Visitors) -> None:
    aki, ben = two(visitors)
    open_chat(aki)
    open_chat(ben)
    quick(aki, "bows")
    expect(ben.locator('[data-bubble="0"] [data-emote=bow]')).to_be_visible()
    expect(ben.locator("aside.side [data-line]").last).to_contain_text("bows")
    quick(aki, "I am a Ronin.")
    expect(ben.locator('[data-seat="0"] [data-claim]')).to_be_visible()
    ben.locator("aside.side").get_by_text("Mute", exact=True).click()
    ben.locator("aside.side").get_by_role("button", name="Aki", exact=True).click()
    for gone in ("[data-bubble]", "[data-claim]", "aside.side [data-line]"):
        expect(ben.locator(gone)).to_have_count(0)
    ben.locator("aside.side").get_by_role("button", name="Aki", exact=True).click()
    expect(ben.locator("aside.side [data-line]")).to_have_count(2)


def test_people_talk_before_the_game_and_after_it(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=2, players=3, around=QUIET)
    aki, ben = (visitors.open(f"/t/{chair.code}", seats=(chair,)) for chair in chairs)
    say(aki, "Shall we begin?")
    expect(ben.locator("[data-line]")).to_contain_text("Shall we begin?")
    begin(visitors.url, chairs)
    for page in (aki, ben):
        expect(page.locator(".table .seat").first).to_be_visible()
    open_chat(ben)
    expect(ben.locator("aside.side [data-line]")).to_contain_text("Shall we begin?")


def test_bubbles_can_be_switched_off(visitors: Visitors) -> None:
    aki, ben = two(visitors)
    stored = {"name": "Ben", "bubbles": False, "pace": "none", "language": "en"}
    ben.evaluate("(told) => localStorage.setItem('chanbara.settings', told)", json.dumps(stored))
    ben.reload()
    expect(ben.locator(".table .seat").first).to_be_visible()
    open_chat(aki)
    say(aki, "Hello")
    expect(ben.locator("aside.side em")).to_contain_text("1")
    expect(ben.locator("[data-bubble]")).to_have_count(0)


def test_bots_talk_is_marked_as_theirs(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=1, players=5)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", seats=tuple(chairs))
    player = Player(page, 3)
    while page.locator(".bubble.bot").count() == 0:
        assert not player.is_over, "no bot has said anything"
        player.step()
    open_chat(page)
    expect(page.locator("aside.side [data-line] .bot").first).to_have_text("bot")
    page.locator("aside.side").get_by_text("Mute", exact=True).click()
    page.locator("aside.side").get_by_role("button", name="All bots").click()
    expect(page.locator("aside.side [data-line]")).to_have_count(0)


def test_the_table_holds_still_while_people_talk(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=2, players=5, around=QUIET)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", Look(*PHONE), chairs[:1], WATCH)
    expect(page.locator(".table .seat").first).to_be_visible()
    with sitting_elsewhere(visitors.url, chairs[1:]) as (ben,):
        for kind, said in (
            ("say", {"text": "Well, well. " * 20}),
            ("claim", {"claim": "samurai"}),
            ("emote", {"emote": "laugh"}),
            ("claim", {"claim": "withdraw"}),
        ):
            ben.say(kind, **said)
            expect(said_by(page, 1)).to_be_visible()
            page.evaluate(DRAWN)
    found = seen_on(page, 5)
    assert found.watched > 10
    assert not found.moved, found


@pytest.mark.parametrize(("players", "text"), [(5, 100), (8, 100), (5, 200)])
def test_on_a_full_phone_what_is_said_covers_nothing_and_the_own_claim_is_at_the_own_seat(
    visitors: Visitors, players: int, text: int
) -> None:
    chairs = new_table(visitors.url, people=2, players=players, around=QUIET, rising_sun=players > 7)
    begin(visitors.url, chairs)
    look = Look(*PHONE, touch=True, language="de", text=text)
    with sitting_elsewhere(visitors.url, chairs) as people:
        # The Shogun is known to all and claims nothing.
        own = next(one for one in (0, 1) if people[0].view["seats"][one]["role"] != "shogun")
        name = ("Ben", "Aki")[own]
        page = visitors.open(f"/t/{chairs[0].code}", look, chairs[own : own + 1])
        expect(page.locator(".table .seat").first).to_be_visible()
        said = said_by(page, 1 - own)
        for size in ((390, 844), (740, 360), PHONE):
            resize(page, *size)
            people[own].say("claim", claim="ninja")
            expect(page.locator(f'[data-seat="{own}"] [data-claim=ninja]')).to_be_visible()
            people[1 - own].say("say", text=f"Das sah ich bei {size[0]}")
            expect(said).to_have_accessible_name(f"{name}: Das sah ich bei {size[0]}. Chat öffnen")
            assert times_over(page, "[data-bubble], [data-spoken]", ".seat, .gate, .stage") == 0
            # A long line ends in dots; the chat has all of it.
            assert [one for one in troubles(page) if 'class="text' not in one] == []
            assert text > 100 or out_of_sight(page) == []
        assert faults(page) == []
        people[1 - own].say("claim", claim="samurai")
        expect(said).to_have_accessible_name(f"{name}: Ich bin Samurai. Chat öffnen")
        said.tap()
    expect(page.locator("aside.side")).to_contain_text("Ich bin Samurai.")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_talk(visitors: Visitors, theme: str) -> None:
    aki, ben = two(visitors, Look(theme=theme))
    open_chat(aki)
    open_chat(ben)
    quick(aki, "I am a Ninja.")
    quick(aki, "applauds")
    expect(ben.locator('[data-bubble="0"]')).to_be_visible()
    ben.locator("aside.side").get_by_text("Mute", exact=True).click()
    assert faults(ben) == []
    ben.locator('[data-seat="0"] .who').click()
    expect(ben.get_by_role("button", name="Ninja?")).to_be_visible()
    assert faults(ben) == []
