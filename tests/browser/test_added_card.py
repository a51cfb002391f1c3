"""The page of a project with cards added as docs/adding-a-card.md says: built and inspected."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.kit import PHONE, Look, Visitors, begin, new_table
from tests.docs.markdown import ROOT
from tests.docs.walks import COPIED, OF_THE_PAGE, WALKS, copy_of_the_project, surroundings, walk

POSITION = {
    "seats": [
        {"character": "yasuke", "hand": ["sasumata", "ambush", "tate", "katana"]},
        {"character": "saigyo", "hand": ["ambush"], "in_play": ["tate", "armor"]},
        {"character": "kojiro", "hand": ["bokken"]},
        {"character": "benkei", "hand": ["parry"]},
    ],
}
HAND = '[data-place="hand"] button'
DRAWN_ONE = ".picture svg > g"
"""The pictures on a card."""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The project with these cards, in whose surroundings the server runs."""
    copy = copy_of_the_project(tmp_path_factory.mktemp("added"), (*COPIED, *OF_THE_PAGE))
    walk(copy, *WALKS)
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    with pytest.MonkeyPatch.context() as changed:
        for name, value in surroundings(copy).items():
            changed.setenv(name, value)
        subprocess.run([sys.executable, "hatch_build.py"], cwd=copy, env=os.environ, check=True)
        yield copy


@pytest.mark.parametrize(
    ("look", "name", "act"),
    [
        (Look(), "Ambush", "Play Ambush"),
        (Look(*PHONE, touch=True, language="de"), "Hinterhalt", "Hinterhalt spielen"),
    ],
    ids=["desk", "phone"],
)
def test_added_cards_lie_on_the_table_and_are_played(
    newcomers: Visitors, look: Look, name: str, act: str
) -> None:
    chairs = new_table(newcomers.url, people=1, players=4)
    begin(newcomers.url, chairs)
    page = newcomers.open(f"/t/{chairs[0].code}", look, seats=(chairs[0],))
    expect(page.locator(".prompt.asked")).to_be_visible()
    hand = page.locator(HAND)
    expect(hand).to_have_count(4)
    for one in ("Sasumata", name, "Tate"):
        card = hand.filter(has_text=one)
        expect(card).to_have_count(1)
        assert card.locator(DRAWN_ONE).count() == 2, "a sign of its kind, and on it its symbol"
    assert hand.filter(has_text="Katana").locator(DRAWN_ONE).count() == 1, "a picture of its own"
    for seat, who in enumerate(("Yasuke", "Saigyō")):
        chair = page.locator(f'[data-seat="{seat}"]')
        expect(chair).to_contain_text(who)
        assert chair.locator(".crest svg path").count() > 0
    hand.filter(has_text=name).click()
    page.get_by_role("button", name=act, exact=True).click()
    expect(hand).to_have_count(3)
    expect(page.locator(".prompt.asked")).to_be_visible()


def test_added_cards_stand_in_the_rules(newcomers: Visitors) -> None:
    page = newcomers.open("/rules/cards")
    newcomers.settle(page)
    for name in ("Sasumata", "Ambush", "Tate", "Yasuke"):
        expect(page.get_by_text(name, exact=True).first).to_be_visible()
