"""A bot as strong as a rating: the mind that was measured nearest to it."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import chanbara
from chanbara import observe, seen
from chanbara.sword.bots.engine_bots import BlurredBot, DetectiveBot
from chanbara.sword.bots.even import BEGINNER, EVEN, MINDS, even_at, is_even, mind_of
from chanbara.sword.bots.registry import check_name, has_network, is_master, is_planner, make_bot
from checks.measure.even import NEAR
from tests.bots.test_net import played


def test_the_stronger_the_rating_the_stronger_the_mind() -> None:
    assert all(one.rating < other.rating for one, other in pairwise(MINDS))
    for mind in MINDS:
        check_name(mind.bot)
        assert mind_of(even_at(mind.rating)) == mind.bot
    assert [mind_of(f"even@{rating}") for rating in (0, 780, 1015, 1040, 9999)] == [
        "random",
        "random",
        "detective",
        "neural",
        "master",
    ]


def test_whoever_has_no_rating_plays_with_bots_for_beginners() -> None:
    assert mind_of(EVEN) == mind_of(even_at(BEGINNER))


@pytest.mark.parametrize(
    ("rating", "name"), [(1000.4, "even@1000"), (-1e9, "even@0"), (1e9, "even@9999")], ids=str
)
def test_every_rating_has_a_bot(rating: float, name: str) -> None:
    assert even_at(rating) == name
    assert is_even(name)
    make_bot(name, 1)


def test_other_bots_are_themselves() -> None:
    for name in ("detective", "planner@64", "evenly", "even@", "net:even@1000"):
        assert not is_even(name)
        assert mind_of(name) == name


def test_it_is_what_its_mind_is() -> None:
    assert is_planner("even@1085")
    assert is_master("even@1200")
    assert has_network("even@1200")
    assert has_network("even@1035")
    assert not has_network("even@900")
    assert played("even@1010") == played("detective")


def test_the_more_blurred_the_less_often_a_detective_agrees() -> None:
    """It judges as a detective does, with noise: now and then it prefers something else."""
    game = chanbara.new_game("sword", players=5, seed="blurred")
    blurs = (0.01, 0.4, 1.6, 6.0, 1e6)
    agreed, asked = dict.fromkeys(blurs, 0), 0
    while game.decision is not None and asked < 300:
        seat = game.decision.seat
        view, events = observe(game, seat), seen(game, seat)
        choice = DetectiveBot(seat).choose(view, events)
        if len(game.decision.options) > 1:
            asked += 1
            for blur in blurs:
                agreed[blur] += BlurredBot(f"{seat} {blur}", blur).choose(view, events) == choice
        game.apply(choice)
    assert list(agreed.values()) == sorted(agreed.values(), reverse=True)
    assert agreed[0.01] > 0.85 * asked
    assert agreed[1e6] < 0.4 * asked


def test_a_blurred_one_chooses_the_same_again_and_others_choose_otherwise() -> None:
    first = played("blurred@1.6")
    assert played("blurred@1.6") == first
    assert first not in (played("detective"), played("blurred@3"))


def test_the_ratings_are_those_that_were_measured() -> None:
    page = (Path(__file__).parents[2] / "docs" / "results" / "even.md").read_text(encoding="utf-8")
    found = re.findall(r"^\| `(\S+)` \| .* \| (\d+) \| (\d+) \| \d+ \|$", page, re.MULTILINE)
    assert [(bot, int(used)) for bot, _, used in found] == [(mind.bot, mind.rating) for mind in MINDS]
    assert all(abs(int(measured) - int(used)) <= NEAR for _, measured, used in found)
