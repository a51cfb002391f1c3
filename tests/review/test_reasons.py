"""Why a choice was better: verdicts, differences, and the sentence that tells the largest."""

from __future__ import annotations

import numpy as np
import pytest

import chanbara
from chanbara.locales import LANGUAGES, speech
from chanbara.review.lines import Swing
from chanbara.review.verdict import doubt_about, verdict_on
from chanbara.sword.bots.samples import Sampled
from chanbara.sword.mind.search.outlook import LANDS, OWN_CARDS, SAMPLE_SIZE, VALUE
from chanbara.sword.review.reasons import MATTERS, TELLS, differences, why
from chanbara.sword.review.swings import swings
from chanbara.sword.review.weighing import Outlook, weigh
from chanbara.sword.words.messages import Messages
from chanbara.words.message import tell
from tests.review.games import game_of_bots, past_of
from tests.table import table

MANY = 256
"""Rollouts of each play; a loss is examined in four times as many worlds."""


@pytest.fixture(scope="module")
def judged() -> list[Swing]:
    """The choices of novices."""
    return list(swings(past_of(game_of_bots("novice", 1, 4, 90)), MANY, "a seed"))


@pytest.mark.parametrize(
    ("swing", "error", "is_hiding", "doubt", "verdict"),
    [
        (0.0, 0.0, False, None, "good"),
        (0.019, 0.001, False, None, "good"),
        (0.03, 0.016, False, "chance", "unsure"),
        (0.03, 0.01, False, None, "mistake"),
        (0.03, 0.01, True, "hiding", "unsure"),
        (0.06, 0.01, True, "hiding", "mistake"),
        (0.3, 0.16, True, "chance", "unsure"),
    ],
)
def test_a_mistake_is_what_clearly_costs_something(
    swing: float, error: float, *, is_hiding: bool, doubt: str | None, verdict: str
) -> None:
    found = doubt_about(swing, error, is_hiding=is_hiding)
    assert (found, verdict_on(swing, found)) == (doubt, verdict)


def test_every_mistake_has_its_reason_and_nothing_else_has(judged: list[Swing]) -> None:
    mistakes = [one for one in judged if one.verdict == "mistake"]
    assert len(mistakes) > 3
    assert all((one.why is not None) == (one.verdict == "mistake") for one in judged)
    for one in mistakes:
        assert one.best.option != one.chosen.option
        assert one.second is None or one.second.option not in {one.best.option, one.chosen.option}
        assert (one.standing is None) == (one.second is None)
        assert one.seat not in {held.seat for held in one.parries}
        assert all(0 <= held.chance <= 1 for held in one.parries)
        for tried in (one.chosen, one.best):
            is_attack = "with the" in tell(speech("en"), tried.said)
            assert (tried.lands is not None) == is_attack
        parts = [each.part for each in one.differences]
        assert parts == sorted(parts, reverse=True)
        assert all(part >= MATTERS * one.swing for part in parts)
        for language in LANGUAGES:
            said = [one.why, *(each.said for each in one.differences)]
            assert all(tell(speech(language), each) for each in said if each is not None)
    assert any(one.differences for one in mistakes)
    assert all(one.parries for one in mistakes), "four sit there, and somebody has cards"
    assert not any(one.parries for one in judged if one.verdict != "mistake")
    assert any(one.best.then is not None for one in mistakes)


def test_the_sentence_tells_the_largest_difference_and_its_own_numbers(judged: list[Swing]) -> None:
    told = [one for one in judged if one.why is not None and one.why.id != "why-many"]
    assert told
    for one in told:
        first = one.differences[0]
        assert first.part >= TELLS * one.swing
        assert one.why is not None
        assert one.why.id.startswith(f"why-{first.what}")
        if first.what in {"won", "lost", "defeated"}:
            assert (one.why.args["now"], one.why.args["then"]) == (
                round(100 * first.best),
                round(100 * first.chosen),
            )


def made_up(gain: float, cards: float) -> tuple[Outlook, chanbara.Game]:
    """An outlook where the value follows from whether an attack lands on Goemon, and cards come along."""
    game = table("tomoe shogun*: katana bo | goemon: bo | kojiro: bo").game
    dice = np.random.default_rng(1)
    samples = np.zeros((400, 2, SAMPLE_SIZE))
    defeats = 8 + 1
    samples[:, :, defeats] = dice.random((400, 2)) < [0.2, 0.7]
    samples[:, :, OWN_CARDS] = dice.integers(0, 4, (400, 2)) + cards * np.arange(2)
    samples[:, :, LANDS] = samples[:, :, defeats]
    samples[:, :, VALUE] = 0.3 + gain * samples[:, :, defeats] + 0.01 * dice.random((400, 2))
    return Outlook((0, 1), Sampled(samples.reshape(-1), 2), is_hiding=False), game


def test_what_the_value_follows_from_is_the_reason_and_what_only_comes_along_is_not() -> None:
    outlook, game = made_up(gain=0.4, cards=2.0)
    view = chanbara.observe(game, 0)
    found = differences(Messages(view), view, outlook, 0.2)
    assert [(one.what, one.seat) for one in found] == [("defeated", 1)]
    assert found[0].part == pytest.approx(0.2, abs=0.03)
    assert (found[0].chosen, found[0].best) == pytest.approx((0.2, 0.7), abs=0.06)
    said = why(Messages(view), view, found, outlook, 0.2)
    assert said.id == "why-defeated"


def test_where_no_single_event_explains_it_the_sentence_says_so() -> None:
    outlook, game = made_up(gain=0.0, cards=0.0)
    view = chanbara.observe(game, 0)
    found = differences(Messages(view), view, outlook, 0.2)
    assert found == []
    assert why(Messages(view), view, found, outlook, 0.2).id == "why-many"


@pytest.mark.parametrize(("seat", "text", "hides"), [(1, "play katana>2", True), (0, "end", False)])
def test_a_ninja_who_spares_the_shogun_hides_their_side_and_a_shogun_has_none_to_hide(
    seat: int, text: str, *, hides: bool
) -> None:
    stars = ["*" if one == seat else "" for one in range(2)]
    seats = f"tomoe shogun 2/1{stars[0]}: bo | goemon ninja1 2/{stars[1]}: katana bo | kojiro samurai: bo"
    game = table(f"{seats} | benkei ninja2: bo").game
    view, events = chanbara.observe(game, seat), chanbara.seen(game, seat)
    texts = [option.text for option in view.decision.options]
    found = weigh(view, events, texts.index(text), MANY, "a seed")
    assert found is not None
    assert found.outlook is not None, "somebody could have been defeated"
    assert found.outlook.is_hiding == hides
