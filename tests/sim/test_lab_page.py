"""The page of a report: one self-contained file, well formed, with the requested contents."""

import re
from html import escape
from html.parser import HTMLParser
from itertools import islice

import pytest

from chanbara.pool import Inline
from chanbara.sim.games.variant import Variant
from chanbara.sim.lab.compare import Finding
from chanbara.sim.lab.estimates import played
from chanbara.sim.lab.plan import LabPlan, plan_arms
from chanbara.sim.lab.report import say
from chanbara.sim.lab.report.contents import Report, report_of
from chanbara.sim.lab.report.page import page
from chanbara.sim.lab.report.sections import differences
from chanbara.sim.lab.run import sheets
from chanbara.sim.lab.stats import Estimate, share
from chanbara.sword.mind.run.counted import FEWEST
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
    """Parses a page and records open tags, ids and links."""

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
    variants = {
        "variant": Variant(house=BROKEN),
        "own cards": Variant(cards=(("own.py", OWN, ""),)),
        "running": Variant(rising_sun=True),
    }
    rulings = request.param == "printed"
    players = (4, 8) if request.param == "running" else (3, 5)
    variant = variants.get(request.param, Variant())
    return reported(40, variant, players, rulings=rulings, is_running=request.param == "running")


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
        # Beside each other: what the variant changes is short, and who wins comes soon.
        assert order[1] < text.index('id="changes"') < text.index('id="teams"') < order[2]
        shown = text[text.index('id="changes"') :].partition("</table>")[0]
        assert shown.count("<tr") <= 1 + 6
    assert all(sign in text for sign in ("Shogun’s team", "fair is 50.0%", "Bonferroni"))


def test_it_is_said_on_how_many_games_each_table_rests(report: Report) -> None:
    text = page(report)
    assert "all games, 20 with each number of players" in text
    assert ("on the same 40 deals" in text) is bool(report.rulings)
    assert ("Those rest on 40 deals" in text) is bool(report.rulings)


def test_no_number_is_missing_or_endless(report: Report) -> None:
    assert not re.search(r"\b(nan|inf|None)\b", page(report))


def test_new_cards_are_shown_and_their_names_are_only_words() -> None:
    text = page(reported(40, Variant(cards=(("own.py", OWN, ""),)), matched=4))
    assert "<mata>" not in text
    assert text.index('id="new"') < text.index("Sasu&lt;mata&gt;", text.index('id="new"'))
    assert text.index("Too few games to say: Sasu&lt;mata&gt; (new weapon).") < text.index('id="new"')
    assert text.index('id="new"') < text.index('id="changes"') < text.index('id="teams"')


def test_differences_say_their_unit_and_two_figures_are_not_torn_apart() -> None:
    wins = Finding("team", "ninja", 5, 0.595, 0.71, Estimate(0.115, 0.05, 0.18))
    turns = Finding("turns", "", 5, 18.72, 14.0, Estimate(-4.72, -5.0, -4.44))
    text = differences([wins, turns])
    assert "<td>+11.5\N{NO-BREAK SPACE}points<small>+5.0 to +18.0</small></td>" in text
    assert "<td>−4.72<small>" in text  # noqa: RUF001 - a minus
    assert '<span class="whole">59.5%</span> <span class="whole">→ 71.0%</span>' in text


def test_how_often_each_character_wins_is_said_by_number_of_players(report: Report) -> None:
    text = page(report)
    table = text[text.index("How often they win") :].partition("</table>")[0]
    counts, names = report.counts.people, report.names.characters
    at = names.index(report.people[0].key)
    several = played(report.counts)
    wins = [counts[:, :, at].sum((0, 1)), *(counts[players - FEWEST, :, at].sum(0) for players in several)]
    row = table[table.index(escape(say.name("character", report.people[0].key))) :].partition("</tr>")[0]
    expected = [share(int(won), int(lost + won)) for lost, won in wins if lost + won]
    for one in expected:
        rate = say.percent(one.value).replace(" ", "\N{NO-BREAK SPACE}")
        assert f"{rate}<small>{say.between(one)}</small>" in row
    assert all(f'<th scope="col">{players} players</th>' in table for players in several)


def test_where_counts_were_not_written_nothing_leads_to_them(report: Report) -> None:
    assert "counts.parquet" not in page(report._replace(has_counts=False))


def test_before_the_first_round_is_over_the_page_says_what_there_is() -> None:
    plan = LabPlan((3, 4), 8, "lab", ("random",), plan_arms(Variant(), (3, 4), rulings=True), rulings=2)
    *_, progress = islice(sheets(plan, Inline()), 3)
    assert (progress.sheet.games, progress.whole.games) == (4, 2)
    text = page(report_of(plan, progress.sheet, "chanbara lab", is_running=True))
    assert "not yet as many with each number of players" in text
    assert 'id="rulings"' not in text, "no ruling has been played yet"
    assert not re.search(r"\b(nan|inf|None|unknown)\b", text.partition('id="cards"')[0])
