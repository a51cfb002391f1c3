"""Claims when the roles are turned over: struck through or confirmed; and talk goes on after the end."""

from playwright.sync_api import Page, expect

from tests.browser.elsewhere import sitting_elsewhere
from tests.browser.kit import PHONE, Look, Visitors, begin, new_table

POSITION = {
    "seats": [
        {"character": "hanzo", "role": "shogun", "hand": ["nodachi", "wakizashi"], "honor": 5},
        {"character": "tomoe", "role": "ninja2", "resilience": 1, "honor": 1},
        {"character": "benkei", "role": "samurai", "honor": 3},
        {"character": "kojiro", "role": "ninja1", "honor": 3},
    ],
}
"""One blow of Aki's ends the game."""


def at_end(page: Page, name: str) -> str:
    """Return what is said of somebody's claim at the end."""
    return (
        page.locator(".roles li").filter(has_text=name).filter(has=page.locator("[data-claim]")).inner_text()
    )


def test_a_bluff_is_struck_through_and_the_truth_confirmed(newcomers: Visitors) -> None:
    chairs = new_table(newcomers.url, people=4, players=4)
    begin(newcomers.url, chairs)
    pages = [
        newcomers.open(f"/t/{chairs[seat].code}", look, (chairs[seat],))
        for seat, look in ((1, Look()), (2, Look(*PHONE)))
    ]
    for page in pages:
        expect(page.locator(".table .seat").first).to_be_visible()
    with sitting_elsewhere(newcomers.url, chairs) as (aki, ben, cleo, dario):
        ben.say("claim", claim="samurai")
        cleo.say("claim", claim="samurai")
        dario.say("claim", claim="ronin")
        for page in pages:
            expect(page.locator(".upper [data-claim]")).to_have_count(2)
            assert page.locator("[data-claim] s").count() == 0, "nobody knows yet"
        while aki.decision is not None:
            asked = next((one for one in (aki, ben, cleo, dario) if one.is_asked()), None)
            if asked is not None:
                assert asked.decision is not None
                acts = [option["text"] for option in asked.decision["options"]]
                asked.choose(next((place for place, act in enumerate(acts) if act.endswith(">1")), 0))
            for one in (aki, ben, cleo, dario):
                one.at(one.version + 1)
    for page in pages:
        expect(page.locator(".roles [data-claim] s")).to_have_count(2)
        assert "a bluff" in at_end(page, "Tomoe")
        assert "true" in at_end(page, "Benkei")
    first, second = pages
    first.get_by_role("textbox", name="Write a message").fill("I had you all fooled.")
    first.get_by_role("button", name="Send").click()
    expect(second.locator("[data-line]").last).to_contain_text("I had you all fooled.")
    first.get_by_role("button", name="View the table").click()
    expect(first.locator('[data-seat="3"] [data-claim] s')).to_have_text("Ronin")
    expect(first.locator('[data-seat="2"] [data-claim].true')).to_be_visible()
