"""The information states of OpenSpiel: histories, strings and tensors with named parts."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import chanbara
from chanbara.research.spiel import story_rows
from chanbara.research.spiel.story import ASKED, CHOSE
from chanbara.sword.editions import RISING_SUN, catalog_named
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.env.observe import observe
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE, PRIVATE, PUBLIC, SLICES
from chanbara.sword.flat.format.tables import PROMPTS
from tests.research.spiel import dealt, load, play

PUBLIC_ONLY = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
)
PRIVATE_ONLY = pyspiel.IIGObservationType(
    public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)
EVERYBODY = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
)


def retold(story: str) -> tuple[list[Any], list[Any], list[Any]]:
    """A story taken apart: events, questions and choices."""
    events: list[Any] = []
    questions: list[Any] = []
    choices: list[Any] = []
    for line in story.splitlines():
        kind, _, rest = line.partition(" ")
        if kind == CHOSE:
            choices.append(rest.split(" ", 1)[1])
        else:
            said = dict(word.split("=") for word in rest.split(" "))
            (questions if kind == ASKED else events).append((kind, said))
    return events, questions, choices


def plainly(value: Any) -> str:  # noqa: ANN401
    if value is None:
        return "-"
    return ",".join(value) if isinstance(value, list) else str(value)


@pytest.mark.parametrize(("players", "rising_sun"), [(3, False), (6, True)])
def test_a_story_is_all_that_a_seat_has_seen_and_chosen_and_no_more(
    players: int, *, rising_sun: bool
) -> None:
    state, rng, asked = dealt(load(players, rising_sun=rising_sun), 77), Random(3), []
    while not state.is_terminal():
        decision = state.told.game.decision
        asked.append({"number": str(decision.number), "seat": str(decision.seat), "kind": decision.kind})
        if len(asked) % 7 == 0:
            # Whether a story is read on the way makes no difference to what it says.
            state.information_state_string(rng.randrange(players))
        state.apply_action(rng.choice(state.legal_actions()))
    game = state.told.game
    for seat in range(players):
        *lines, view = state.information_state_string(seat).splitlines()
        events, questions, choices = retold("\n".join(lines))
        seen = chanbara.seen(game, seat)
        assert events == [
            (one.kind, {name: plainly(said) for name, said in one.about.items()}) for one in seen
        ]
        assert [said for _, said in questions] == asked
        assert choices == [text for _, who, text in game.choices if who == seat]
        assert view == state.observation_string(seat)


def test_a_story_only_grows_while_the_game_goes_on() -> None:
    state, rng = dealt(load(4), 6), Random(1)
    stories = [""] * 4
    while not state.is_terminal():
        for seat in range(4):
            story = state.told.story(seat)
            assert story.startswith(stories[seat])
            assert len(story) > len(stories[seat])
            stories[seat] = story
        state.apply_action(rng.choice(state.legal_actions()))


def test_the_named_parts_are_the_slices_of_the_flat_core() -> None:
    game = load(5, rising_sun=True)
    state = dealt(game, 31)
    play(state, Random(2), 60)
    observer = game.make_py_observer()
    row = np.zeros(OBSERVATION_SIZE, dtype=np.int8)
    for seat in range(5):
        observer.set_from(state, seat)
        observe(to_flat(state.told.game), seat, row)
        for part in (*PUBLIC, *PRIVATE):
            assert observer.dict[part.name].shape == part.shape
            assert (observer.dict[part.name].ravel() == row[SLICES[part.name]]).all()
        assert list(observer.tensor) == state.observation_tensor(seat)
        known = [one.known for one in chanbara.observe(state.told.game, seat).seats]
        assert observer.dict["known"].sum() == sum(len(cards) for cards in known)
    assert observer.dict["wounds"].sum() > 0


def test_what_is_public_is_the_same_for_all_and_what_is_private_is_not() -> None:
    game = load(4)
    state = dealt(game, 31)
    play(state, Random(2), 30)
    for kind, same in ((PUBLIC_ONLY, True), (PRIVATE_ONLY, False)):
        observer = game.make_py_observer(kind)
        found = set()
        for seat in range(4):
            observer.set_from(state, seat)
            found.add((observer.string_from(state, seat), observer.tensor.tobytes()))
        assert len(found) == (1 if same else 4)


def test_what_everybody_knows_together_are_all_roles_and_hands() -> None:
    game = load(4)
    state = dealt(game, 31)
    observer = game.make_py_observer(EVERYBODY)
    observer.set_from(state, 1)
    table = state.told.game.table
    for away in range(4):
        player = table.players[(1 + away) % 4]
        assert observer.dict["hands"][away].sum() == len(player.hand)
        assert all(observer.dict["hands"][away][card] == player.hand.count(card) for card in player.hand)
        assert observer.dict["roles"][away].sum() == 1
    assert "next_cards" not in observer.dict
    assert observer.string_from(state, 1).count('"role":"') == 5, "the Shogun is public"


def test_the_rows_of_a_story_say_what_its_lines_say() -> None:
    lines = [
        "Asked number=7 seat=1 kind=parry",
        "Chose action=1 pass",
        "Wounded seat=2 by=0 source=bo lost=2",
        "Drew seat=1 count=2 cards=parry,bo",
        "Drew seat=2 count=1 cards=-",
    ]
    cards = catalog_named(RISING_SUN).card_numbers
    rows = story_rows.rows_of("\n".join(lines), viewer=1, players=3)
    kind = {name: number for number, name in enumerate(story_rows.KINDS, 1)}
    parry, bo = 1 + cards["parry"], 1 + cards["bo"]
    assert rows[:8].tolist() == [
        [kind["Asked"], 1, 0, 0, 0, 1 + PROMPTS.index("parry")],
        [kind["Chose"], 0, 0, 0, 0, 1],
        [kind["Wounded"], 2, 3, 0, bo, 2],
        [kind["Drew"], 1, 0, 0, 0, 2],
        [kind["Card"], 0, 0, parry, 0, 0],
        [kind["Card"], 0, 0, bo, 0, 0],
        [kind["Drew"], 2, 0, 0, 0, 1],
        [0] * 6,
    ]


def test_of_a_story_that_is_too_long_the_last_rows_are_kept() -> None:
    story = "\n".join(f"Chose action={number} play" for number in range(story_rows.ROWS + 9))
    numbers = story_rows.rows_of(story, 0, 3)[:, -1]
    assert numbers[0] == 9
    assert numbers[-1] == story_rows.ROWS + 8
