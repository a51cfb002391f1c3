"""The page of a report: one file that needs nothing else, well formed, with what was asked for."""

import re
from html.parser import HTMLParser

import pytest

from chanbara.sim.box import Box
from chanbara.sim.lab.page import page
from chanbara.sim.lab.report import Report
from tests.sim.lab import BROKEN, reported

ALONE = {"meta", "link", "rect", "line", "circle", "polyline", "wbr"}
"""Tags that hold nothing."""

OWN = """
from chanbara.sword.cards.entries import weapon
from chanbara.sword.rules.words import Suit

CARDS = [weapon("sasumata", rule="own", reach=3, wounds=2, suit=Suit.FUJI, copies=9)]
WORDS = {language: "card-sasumata = Sasu<mata>\\n    .text = It bites." for language in ("en", "de", "it")}
"""


class Reader(HTMLParser):
    """Reads a page and keeps what is open, what was named and what is linked."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.anchors: list[str] = []
        self.links: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        about = dict(attrs)
        self.anchors += [one for one in [about.get("id")] if one]
        self.links += [one for name in ("href", "src") if (one := about.get(name)) is not None]
        if tag not in ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ALONE:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return reader


@pytest.fixture(scope="module", params=["printed", "variant", "own cards", "running"])
def report(request: pytest.FixtureRequest) -> Report:
    boxes = {
        "variant": Box(house=BROKEN),
        "own cards": Box(cards=("own.py", OWN)),
        "running": Box(rising_sun=True),
    }
    rulings = request.param == "printed"
    players = (4, 8) if request.param == "running" else (3, 5)
    box = boxes.get(request.param, Box())
    return reported(40, box, players, rulings=rulings, is_running=request.param == "running")


def test_everything_that_is_opened_is_closed_and_every_link_leads_somewhere(report: Report) -> None:
    found = read(page(report))
    assert len(found.anchors) == len(set(found.anchors))
    inside = {link.removeprefix("#") for link in found.links if link.startswith("#")}
    assert inside <= set(found.anchors)
    assert {"roles", "characters", "length", "honor", "endings", "cards", "kingmaking", "seats"} <= inside
    assert ("rulings" in inside) is bool(report.rulings)


def test_nothing_comes_from_elsewhere(report: Report) -> None:
    text = page(report)
    beside = {link for link in read(text).links if not link.startswith("#")}
    assert beside == {"data:,", "data.json"} | (set() if report.is_running else {"counts.parquet"})
    assert not re.search(r"https?:|//\w|url\(|@import|src=", text)


def test_only_while_games_are_played_the_page_loads_itself_again(report: Report) -> None:
    assert ("<script>" in page(report)) is report.is_running
    assert ("still playing" in page(report)) is report.is_running


def test_the_answer_comes_before_everything_else(report: Report) -> None:
    text = page(report)
    order = [text.index(f'class="{one}"') for one in ("verdict", "first")] + [text.index("<nav")]
    assert order == sorted(order)
    if report.has_variant:
        assert order[0] < text.index('id="changes"') < order[1]
    assert all(sign in text for sign in ("Shogun&#x27;s team", "fair is 50.0 %", "Bonferroni"))


def test_it_is_said_on_how_many_games_each_table_rests(report: Report) -> None:
    text = page(report)
    assert "all games, 20 with each number of players" in text
    assert ("on the same 40 deals" in text) is bool(report.rulings)
    assert ("The rulings rest on 40 deals" in text) is bool(report.rulings)


def test_no_number_is_missing_or_endless(report: Report) -> None:
    assert not re.search(r"\b(nan|inf|None)\b", page(report))


def test_new_cards_are_shown_and_their_names_are_only_words() -> None:
    text = page(reported(40, Box(cards=("own.py", OWN))))
    assert "<mata>" not in text
    assert text.index("New cards") < text.index("Sasu&lt;mata&gt;") < text.index('class="first"')
