"""The public API at work: the open decision, options, the result."""

import pytest

from chanbara import new_game, observe
from chanbara.sword.rules.words import Team
from tests.table import play_at_random, table


def test_a_decision_says_its_number_its_seat_its_kind_and_its_options() -> None:
    t = table("benkei*: geisha | hanzo: bo / armor | tomoe: | musashi:")
    decision = t.game.decision
    assert decision is not None
    assert (decision.number, decision.seat, decision.kind) == (1, 0, "play")
    touched = [(option.text, option.cards, option.seats) for option in decision.options]
    assert touched == [
        ("play geisha>1", ("geisha",), (1,)),
        ("play geisha>1:armor", ("geisha", "armor"), (1,)),
        ("end", (), ()),
    ]


@pytest.mark.parametrize(
    ("seats", "acts", "kind", "options"),
    [
        (
            "nobunaga*: armor | hanzo: | tomoe: | musashi:",
            [],
            "play",
            [("play armor", ("armor",), ()), ("use nobunaga", (), ()), ("end", (), ())],
        ),
        (
            "benkei*: bo | hanzo: parry | tomoe: | musashi:",
            ["play bo>1"],
            "parry",
            [("parry parry", ("parry",), ()), ("pass", (), ())],
        ),
        (
            "benkei*: jujutsu | hanzo: bo | tomoe: | musashi:",
            ["play jujutsu"],
            "weapon",
            [("discard bo", ("bo",), ()), ("pass", (), ())],
        ),
        (
            f"benkei*: {'parry ' * 8} | hanzo: bo | tomoe: | musashi:",
            ["end"],
            "discard",
            [("discard parry", ("parry",), ())],
        ),
        (
            "benkei*: bo | ieyasu: parry | tomoe: | musashi:",
            ["play bo>1", "pass", "end"],
            "first_draw",
            [("take bo", ("bo",), ()), ("draw", (), ())],
        ),
    ],
    ids=["play", "parry", "weapon", "discard", "first_draw"],
)
def test_every_kind_of_decision_says_what_its_options_touch(
    seats: str, acts: list[str], kind: str, options: list[tuple[str, tuple[str, ...], tuple[int, ...]]]
) -> None:
    t = table(seats)
    t.does(*acts)
    assert t.decision.kind == kind
    assert [(option.text, option.cards, option.seats) for option in t.decision.options] == options
    assert repr(t.decision.options[0]) == f"<{options[0][0]}>"


def test_a_game_under_way_has_a_decision_and_no_result() -> None:
    game = new_game("sword", players=5, seed=7)
    assert not game.over
    assert game.decision is not None
    assert game.result is None


def test_a_game_that_is_over_has_a_result_and_no_decision() -> None:
    game = play_at_random(new_game("sword", players=5, seed=7), 7)
    assert game.over
    assert game.decision is None
    assert game.result is not None


def test_the_result_says_how_it_ended_and_what_everybody_has() -> None:
    t = table("benkei*: bo daimyo | hanzo: | tomoe: | musashi ninja2 1/1: armor | kojiro:")
    t.plays("bo > musashi")
    t.does("pass")
    result = t.result
    assert (result.cause, result.rule) == ("defeat", "8.1")
    assert [score.honor for score in result.scores] == [6, 3, 3, 0, 3]
    assert [score.multiplier for score in result.scores] == [1, 1, 1, 1, 2]
    assert [score.in_hand for score in result.scores] == [1, 0, 0, 0, 0]
    assert [score.points for score in result.scores] == [7, 3, 3, 0, 6]
    assert result.totals == {Team.SHOGUN: 10, Team.NINJA: 3, Team.RONIN: 6}
    assert result.deadly_strike is None
    assert (result.winner, result.winners) == (Team.SHOGUN, (0, 1))


def test_a_view_shows_the_result_to_everybody() -> None:
    game = play_at_random(new_game("sword", players=5, seed=7), 7)
    for observer in (0, 4, None):
        shown = observe(game, observer).result
        assert shown is not None
        assert (shown.cause, shown.rule) == (game.result.cause.value, game.result.rule)
        assert [score.points for score in shown.scores] == [score.points for score in game.result.scores]
        assert (shown.winner, shown.winners) == (game.result.winner.value, game.result.winners)


def test_events_are_everything_that_has_happened_in_order() -> None:
    game = new_game("sword", players=5, seed=7)
    assert [type(event).__name__ for event in game.events] == ["TurnBegan", "Drew"]
    before = game.events
    play_at_random(game, 7, choices=20)
    assert game.events[: len(before)] == before
    assert len(game.events) > len(before)


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_options_are_unique_and_numbered_decisions_follow_each_other(players: int) -> None:
    game = new_game("sword", players=players, seed=players)
    numbers = []
    while game.decision is not None:
        texts = game.decision.texts()
        assert texts
        assert len(set(texts)) == len(texts)
        assert game.clone().decision.texts() == texts  # type: ignore[union-attr]  # it is the same decision
        numbers.append(game.decision.number)
        play_at_random(game, len(numbers), choices=1)
    assert numbers == list(range(1, len(numbers) + 1))
    assert [number for number, _, _ in game.choices] == numbers
