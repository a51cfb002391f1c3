"""The verdict of a report: on what is new or changed first, then on what the change does; dilution last."""

import pytest

from chanbara.sim.games.variant import Variant
from chanbara.sim.lab import compare
from chanbara.sim.lab.compare import COMING_UP, COURSE, Finding, more_games
from chanbara.sim.lab.counts import Names, no_counts
from chanbara.sim.lab.estimates import Edge
from chanbara.sim.lab.report import say, verdicts
from chanbara.sim.lab.report.contents import Report, data
from chanbara.sim.lab.report.page import page
from chanbara.sim.lab.report.summary import summary
from chanbara.sim.lab.report.verdicts import verdict
from chanbara.sim.lab.stats import FAMILIES, Estimate, deviations
from chanbara.sim.lab.worth.judge import Judgment, Verdict
from chanbara.sim.lab.worth.subjects import Item, Origin
from chanbara.sword.mind.run.counted import FEWEST
from tests.sim.lab import BROKEN, OWN, reported

FIVE = 5 - FEWEST
JUDGED = {"Tsukubo": "new weapon", "Yasuke": "new character", "Bokken": "changed weapon"}


@pytest.fixture(scope="module")
def judged() -> Report:
    return reported(4, Variant(cards=(("own.py", OWN, ""),), house=BROKEN), (7,), matched=110)


@pytest.fixture(scope="module")
def broken() -> Report:
    return reported(60, Variant(house=BROKEN))


def test_more_cards_of_one_kind_are_told_as_dilution_alone() -> None:
    """Twenty more cards: all others come up less often, which is no finding."""
    report = reported(60, Variant(house="copies: {bo: 20}\n"))
    assert {one.kind for one in report.findings}.isdisjoint(COMING_UP)
    assert {one.kind for one in report.coming_up} == {*COMING_UP}
    assert not any("per game" in sentence for sentence in verdict(report))
    text = page(report)
    assert text.index('id="changes"') < text.index('id="cards"') < text.index('id="dilution"')
    assert "Bō: played per game" in text[text.index('id="dilution"') :]
    assert "Bō: played per game" not in text[: text.index('id="dilution"')]
    assert data(report)["coming_up"][0].keys() >= {"kind", "key", "more"}


def test_the_game_as_a_whole_and_the_rest_share_the_error(broken: Report) -> None:
    course = [one for one in broken.findings if one.kind in COURSE]
    rest = [one for one in broken.findings if one.kind not in COURSE]
    for part in (course, rest):
        one = next(one for one in part if one.kind in {"turns", "wounds"} and one.more.spread)
        reach = (one.more.high - one.more.low) / 2
        games = 30 if one.players else 60
        assert reach == pytest.approx(deviations(FAMILIES * len(part), games) * one.more.spread)


def test_strong_newcomers_weaken_nobody() -> None:
    """Edges are compared among the characters that both games have."""
    names, more = Names(("benkei", "hanzo"), ()), Names(("benkei", "hanzo", "yasuke"), ())
    usual, other = no_counts(names), no_counts(more)
    for counts in (usual, other):
        counts.people[FIVE, 0, :2] = (60, 40)
    other.people[FIVE, 0, 2] = (0, 1000)
    found = {one.key: one.more.value for one in compare._people(usual, other, names, more)}
    assert found == {"benkei": pytest.approx(0.0), "hanzo": pytest.approx(0.0)}


def test_how_many_more_games_would_show_every_effect_that_matters() -> None:
    wide = Finding("team", "ninja", 5, 0.5, 0.5, Estimate(0.0, -0.04, 0.04))
    narrow = Finding("turns", "", 5, 20, 20, Estimate(0.0, -0.5, 0.5))
    certain = Finding("team", "ronin", 5, 0.5, 0.6, Estimate(0.1, 0.05, 0.15))
    assert more_games([wide, narrow, certain], 1000) == 3000
    assert more_games([narrow, certain], 1000) == 0


def test_the_verdict_on_what_is_new_comes_first(judged: Report) -> None:
    first, *rest = verdict(judged)
    assert all(f"{name} ({what})" in first for name, what in JUDGED.items())
    assert [one.partition(":")[0] for one in rest[:3]] == [
        say.name("character" if one.item.kind == "character" else "card", one.item.key)
        for one in judged.judgments
    ]
    text = summary(judged)
    assert text.index("Tsukubo (new weapon) |") < text.index("| players |")
    found = data(judged)
    assert [one["item"]["key"] for one in found["judgments"]] == [one.item.key for one in judged.judgments]
    assert {one["kind"] for one in found["scales"]} == {"weapon", "character"}
    assert found["matched_deals"] == 110


def test_what_was_changed_is_compared_with_what_it_was(judged: Report) -> None:
    by_key = {one.item.key: one for one in judged.judgments}
    changed, new = by_key["bokken"], by_key["tsukubo"]
    assert changed.before is not None
    assert changed.since is not None
    assert changed.worth is not None
    assert changed.since.value == pytest.approx(changed.worth.value - changed.before.value)
    assert new.before is None
    assert "; as printed " in verdicts.sentence(changed)
    assert "as printed" in page(judged)[page(judged).index('id="new"') :]


def test_who_is_too_strong_is_said_to_be_printed_or_not(judged: Report) -> None:
    one = Edge("nobunaga", 1000, Estimate(0.6, 0.58, 0.62), 0.5, Estimate(0.1, 0.05, 0.15))
    assert say._people([one], judged.origins) == "Too strong: Nobunaga (printed, +10.0 points)."
    assert say._people([one], {}) == "Too strong: Nobunaga (+10.0 points)."
    assert say.person(judged, "yasuke") == "Yasuke (new)"
    assert say.person(judged, "nobunaga") == "Nobunaga"
    assert "Yasuke" not in say.balance(judged)[-1], "the verdict on Yasuke is another"


SAID = (
    "Tsukubo: holding it from the start is worth +3.0 points (+2.0 to +4.0) beside the average printed "
    "weapon; stronger than all 13 printed weapons."
)


@pytest.mark.parametrize(
    ("one", "more", "said"),
    [(Verdict.STRONG, 0, SAID), (Verdict.UNDECIDED, 20_000, f"{SAID} Needs about 20,000 more games.")],
)
def test_a_verdict_in_words(judged: Report, one: Verdict, more: int, said: str) -> None:
    assert judged.plan.subjects.items, "the file is loaded, with its words"
    item = Item("weapon", "tsukubo", Origin.NEW)
    worth = Estimate(0.03, 0.02, 0.04)
    found = Judgment(item, one, worth, worth, 13, 13, more_games=more)
    assert verdicts.sentence(found) == said
    assert verdicts.in_short([found]) == [f"{say.sentence(one)}: Tsukubo (new weapon)."]
    weakest = found._replace(stronger_than=0)
    assert "; weaker than all 13 printed weapons." in verdicts.sentence(weakest)
