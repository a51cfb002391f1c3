"""Applying a choice: by number or by notation, or refused with the game untouched."""

import pytest

from chanbara import Game, IllegalChoice, dumps, new_game
from tests.table import play_at_random, table

OVER = play_at_random(new_game("sword", players=4, seed=3), 3)


def refused(game: Game, choice: int | str, decision: int | None = None) -> IllegalChoice:
    """The refusal of a choice; nothing has changed."""
    before = dumps(game)
    events, choices = game.events, game.choices[:]
    with pytest.raises(IllegalChoice) as caught:
        game.apply(choice, decision=decision)
    assert dumps(game) == before
    assert (game.events, game.choices) == (events, choices)
    return caught.value


@pytest.mark.parametrize("seed", range(4))
def test_a_choice_by_number_is_the_choice_by_notation(seed: int) -> None:
    by_number = play_at_random(new_game("sword", players=5, seed=seed), seed, choices=30)
    by_text = by_number.clone()
    assert by_number.decision is not None
    for number, text in enumerate(by_number.decision.texts()):
        one, other = by_number.clone(), by_text.clone()
        one.apply(number)
        other.apply(text)
        assert dumps(one) == dumps(other)


def test_an_unknown_notation_is_refused_and_what_is_offered_is_said() -> None:
    t = table("benkei*: armor | hanzo: bo | tomoe: bo | musashi: bo")
    refusal = refused(t.game, "play katana>1")
    assert refusal.code == "unknown_option"
    assert str(refusal) == "'play katana>1' is not offered. Offered: play armor, end."


@pytest.mark.parametrize("number", [-1, 2, 99])
def test_a_number_out_of_range_is_refused(number: int) -> None:
    t = table("benkei*: armor | hanzo: bo | tomoe: bo | musashi: bo")
    assert refused(t.game, number).code == "unknown_option"


@pytest.mark.parametrize("choice", [True, False, None, 1.0, "", "End", " end", "0"])
def test_what_is_neither_number_nor_notation_is_refused(choice: object) -> None:
    t = table("benkei*: armor | hanzo: bo | tomoe: bo | musashi: bo")
    assert refused(t.game, choice).code == "unknown_option"  # type: ignore[arg-type]


def test_a_stale_decision_is_refused() -> None:
    t = table("benkei*: armor | hanzo: bo | tomoe: bo | musashi: bo")
    t.game.apply("play armor", decision=1)
    refusal = refused(t.game, "end", decision=1)
    assert refusal.code == "stale"
    assert str(refusal) == "Decision 1 is not open; decision 2 is."
    assert refused(t.game, "end", decision=3).code == "stale"
    assert refused(t.game, "nonsense", decision=0).code == "stale"


def test_the_open_decision_may_be_named() -> None:
    t = table("benkei*: armor | hanzo: bo | tomoe: bo | musashi: bo")
    t.game.apply("end", decision=t.decision.number)
    t.asks("hanzo", "play")


@pytest.mark.parametrize("choice", [0, "end"])
def test_a_game_that_is_over_takes_no_choice(choice: int | str) -> None:
    refusal = refused(OVER, choice)
    assert refusal.code == "closed"
    assert str(refusal) == "The game is over."
    assert refused(OVER, choice, decision=1).code == "closed"


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_refusals_change_nothing_anywhere_in_a_game(players: int) -> None:
    game = new_game("sword", players=players, seed=players)
    for part in range(12):
        if game.over:
            break
        assert game.decision is not None
        refused(game, "play excalibur>1")
        refused(game, len(game.decision.options))
        refused(game, 0, decision=game.decision.number - 1)
        play_at_random(game, part, choices=9)


def test_an_illegal_choice_is_a_value_error() -> None:
    assert issubclass(IllegalChoice, ValueError)
