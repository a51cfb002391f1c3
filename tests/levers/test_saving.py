"""What the levers leave behind is saved, cloned, imagined and set up; games without it still load."""

import json

import pytest

import chanbara
from chanbara.sword.placement import place, placement_of
from chanbara.sword.rules.effects import Draw
from chanbara.sword.rules.levers import Count, Due, Later, Look, MoveHonor, SwapProperties
from chanbara.sword.rules.plain import LEVERS, decode, encode, plain, table_from_plain
from chanbara.sword.rules.traces import NO_TRACES, leave, mark
from chanbara.sword.rules.words import NONE, Moment, Secret
from tests.levers.cards import EVERYBODY, levers, number, own, resolve
from tests.table import SAVE_LOAD, Story, play_at_random

LEFT = {"later", "from_box", "started"}, {"role_seen", "counters", "spent"}
"""What is new at a table, and at a player."""


def after_everything() -> Story:
    """A table at which every lever was pulled."""
    t = levers("sage: bo seed dusk / shrine", "hanzo: bo parry", "tomoe: katana", "benkei: geisha / armor")
    t.does("use sage", "play seed", "play dusk")
    resolve(
        t,
        Look(0, 1, Secret.ROLE),
        Look(2, 1, Secret.HAND),
        MoveHonor(NONE, 3, 2, NONE),
        Count(0, number(t, "shrine"), 3),
    )
    leave(t.state, started=5)
    return t


def test_a_table_is_saved_in_plain_words_and_loaded_again() -> None:
    table = after_everything().state
    data = plain(table)
    assert (data["from_box"], data["started"]) == (2, 5)
    assert data["later"] == [
        ["next_turn", 0, 1, "seed", ["Draw", 0, 2]],
        ["turn_end", 0, 1, "dusk", ["GiveUp", 0]],
    ]
    players = data["players"]
    assert (players[0]["counters"], players[0]["spent"], players[1]["role_seen"]) == (
        [["shrine", 3]],
        ["sage"],
        1,
    )
    assert plain(table_from_plain(table.catalog, json.loads(json.dumps(data)))) == data


def test_a_game_saved_before_there_were_levers_loads() -> None:
    table = after_everything().state
    data = plain(table)
    older = {key: value for key, value in data.items() if key not in LEFT[0]}
    older["players"] = [{key: one[key] for key in one if key not in LEFT[1]} for one in data["players"]]
    loaded = table_from_plain(table.catalog, older)
    assert loaded.traces is NO_TRACES


def test_a_clone_has_all_of_it_and_keeps_it() -> None:
    t = after_everything()
    twin = t.game.clone()
    before = plain(twin.table)
    assert before == plain(t.state)
    resolve(t, Count(0, number(t, "shrine"), 1), MoveHonor(NONE, 0, 1, NONE), Look(3, 1, Secret.ROLE))
    resolve(t, Later(Moment.TURN_END, 1, NONE, Draw(1, 1)))
    mark(t.state, 1, spent=("more",))
    leave(t.state, started=9)
    assert plain(twin.table) == before


def test_everybody_imagines_it_as_it_is() -> None:
    t = after_everything()
    for seat in EVERYBODY:
        view = chanbara.observe(t.game, seat)
        imagined = chanbara.imagine(view, seed=1)
        assert chanbara.observe(imagined, seat) == view
        real, other = plain(t.state), plain(imagined.table)
        assert {key: real[key] for key in LEFT[0]} == {key: other[key] for key in LEFT[0]}
        for one, another in zip(real["players"], other["players"], strict=True):
            assert {key: one[key] for key in LEFT[1]} == {key: another[key] for key in LEFT[1]}
        play_at_random(imagined, 1)


def test_a_position_says_all_of_it() -> None:
    t = after_everything()
    again = place(placement_of(t.game))
    real, other = plain(t.state), plain(again.table)
    assert {key: other[key] for key in LEFT[0]} == {key: real[key] for key in LEFT[0]}
    for one, another in zip(real["players"], other["players"], strict=True):
        assert {key: one[key] for key in LEFT[1]} == {key: another[key] for key in LEFT[1]}


STEPS = (
    Look(0, 1, Secret.HAND),
    MoveHonor(NONE, 1, 2, 3),
    MoveHonor(1, NONE, 2, NONE),
    SwapProperties(0, 2),
    Count(1, 2, -3),
    Later(Moment.TURN_END, 1, NONE, Draw(1, 1)),
    Due(2),
)


@pytest.mark.parametrize("step", STEPS, ids=range(len(STEPS)))
def test_a_step_is_written_and_read(step: object) -> None:
    catalog = levers("goemon: bo", "hanzo: bo", "tomoe: bo").catalog
    written = json.loads(json.dumps(encode(catalog, step)))
    assert decode(catalog, LEVERS | {"Draw": Draw}, written) == step


OF_DATA_FILES = {"Apply", "Attacked", "ChoosePlayer", "Offer", "Run"}
"""Steps of effects: tests/parts writes them."""


def test_every_step_was_written() -> None:
    assert {type(step).__name__ for step in STEPS} == set(LEVERS) - OF_DATA_FILES


@pytest.mark.parametrize("seed", range(5))
def test_games_with_levers_are_saved_at_every_choice_and_replayed(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SAVE_LOAD, "1")
    game = chanbara.new_game("sword", players=3 + seed, seed=seed, own=own())
    story = Story(game)
    whole = play_at_random(game.clone(), seed)
    for _, _, text in whole.choices[:60]:
        story.does(text)
    assert chanbara.replay(whole.record()).record() == whole.record()
