"""Positions set up by hand: valid ones begin a game, impossible ones are refused with a message."""

from typing import Any

import msgspec
import pytest

from chanbara import CorruptRecord, dumps, new_game, replay
from chanbara.sword.placement import Placement, place, placement_of
from tests.table import play_at_random, table


def position(**changes: object) -> Placement:
    """A table for three, with something changed."""
    seats: list[dict[str, Any]] = [{"character": key, "hand": ["bo"]} for key in ("benkei", "hanzo", "tomoe")]
    return msgspec.convert({"seats": seats, **changes}, Placement)


def seated(*seats: dict[str, object]) -> Placement:
    return position(seats=list(seats))


TWO: tuple[dict[str, object], ...] = ({"character": "hanzo"}, {"character": "tomoe"})


@pytest.mark.parametrize(
    ("placement", "sentence"),
    [
        (seated(*TWO), "2 players"),
        (seated({"character": "zorro"}, *TWO), "there is no character 'zorro'"),
        (seated({"character": "tomoe"}, *TWO), "a character sits at the table twice"),
        (seated({"character": "benkei", "resilience": 6}, *TWO), "benkei with 6 resilience and 6 honor"),
        (seated({"character": "benkei", "resilience": -1}, *TWO), "benkei with -1 resilience and 6 honor"),
        (seated({"character": "benkei", "honor": 0}, *TWO), "benkei with 5 resilience and 0 honor"),
        (seated({"character": "benkei", "hand": ["excalibur"]}, *TWO), "there is no card 'excalibur'"),
        (seated({"character": "benkei", "hand": ["katana"] * 2}, *TWO), "there are only 1 copies of katana"),
        (seated({"character": "benkei", "in_play": ["katana"]}, *TWO), "katana in play"),
        (seated({"character": "benkei", "in_play": ["bushido"] * 2}, *TWO), "bushido in play"),
        (
            seated({"character": "benkei", "role": "pirate"}, *TWO),
            "there is no role 'pirate'; roles are shogun, samurai, ninja1, ninja2, ninja3, ronin",
        ),
        (position(turn=3), "seat 3 is on turn"),
        (position(deck=["katana", "katana"]), "there are only 1 copies of katana"),
        (position(pile=["excalibur"]), "there is no card 'excalibur'"),
        (position(key="00"), "a key has 32 bytes, this one has 1"),
    ],
)
def test_an_impossible_position_is_refused_with_a_sentence(placement: Placement, sentence: str) -> None:
    with pytest.raises(CorruptRecord) as caught:
        place(placement)
    assert str(caught.value) == f"this position is impossible: {sentence}"


@pytest.mark.parametrize("step", [["Dance"], ["Turn"], [], "Turn"])
def test_an_unknown_step_is_refused(step: object) -> None:
    with pytest.raises(CorruptRecord):
        place(position(pending=[step]))


@pytest.mark.parametrize(
    ("rest", "deck", "pile"), [("deck", 90 - 3 - 1, 1), ("pile", 1, 90 - 3 - 1), ("out", 1, 1)]
)
def test_cards_named_nowhere_lie_where_they_were_put(rest: str, deck: int, pile: int) -> None:
    state = place(position(rest=rest, deck=["katana"], pile=["armor"])).table
    assert (len(state.deck), len(state.pile)) == (deck, pile)
    keys = [state.catalog.cards[cards[-1]].key for cards in (state.deck, state.pile)]
    assert keys == ["katana", "armor"], "what was named is on top"


@pytest.mark.parametrize(
    ("seats", "roles"),
    [
        ("benkei: | hanzo: | tomoe: | musashi:", "shogun samurai ninja1 ninja2"),
        ("benkei: | hanzo shogun: | tomoe: | musashi:", "samurai shogun ninja1 ninja2"),
        ("benkei ninja3: | hanzo: | tomoe: | musashi:", "ninja3 shogun samurai ninja1"),
        ("benkei ninja3: | hanzo ninja2: | tomoe: | musashi:", "ninja3 ninja2 shogun samurai"),
    ],
)
def test_who_has_no_role_gets_what_is_left(seats: str, roles: str) -> None:
    t = table(seats)
    assert [player.role.key for player in t.state.players] == roles.split()


@pytest.mark.parametrize("players", [3, 5, 7])
def test_any_position_of_a_game_can_be_written_out_and_set_up_again(players: int) -> None:
    game = new_game("sword", players=players, seed=players)
    for part in range(15):
        play_at_random(game, part, choices=7)
        if game.over:
            break
        again = place(placement_of(game))
        assert game.decision is not None
        assert again.decision is not None
        assert (again.decision.seat, again.decision.kind) == (game.decision.seat, game.decision.kind)
        assert again.decision.texts() == game.decision.texts()
        one, other = play_at_random(again, 3), play_at_random(game.clone(), 3)
        assert one.result == other.result
        assert dumps(replay(one.record())) == dumps(one)
