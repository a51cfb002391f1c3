"""A view as numbers: the same as the flat core shows in a vector environment."""

from collections import Counter
from random import Random

import numpy as np
import pytest

import chanbara
from chanbara import Game, observe, seen
from chanbara.sword.bots.memory import Memory
from chanbara.sword.bots.tensor import mask_of, observation_of, option_at, tensor_of
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.env import observe as flat
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.arrays import Row
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE, SLICES
from chanbara.sword.flat.rules.legal import legal
from tests.bots.hidden import ALL_TABLES, decisions
from tests.bots.seat import sent_events, sent_view

EVERY = 2
"""Every second decision of a game is compared."""


def as_shown(game: Game, seat: int) -> Row:
    row = np.zeros(OBSERVATION_SIZE, dtype=np.int8)
    flat.observe(to_flat(game), seat, row)
    return row


def as_allowed(game: Game) -> Row:
    actions, mask = np.zeros(ACTIONS, dtype=np.int16), np.zeros(ACTIONS, dtype=np.int8)
    mask[actions[: legal(to_flat(game), actions)]] = 1
    return mask


def compare(game: Game, seat: int, memories: dict[int, Memory]) -> None:
    view = observe(game, seat)
    memory = memories.setdefault(seat, Memory(view))
    memory.take(seen(game, seat))
    found, shown = tensor_of(view, memory), as_shown(game, seat)
    differ = [name for name, part in SLICES.items() if (found[part] != shown[part]).any()]
    assert not differ, f"{differ} of seat {seat} after {game.choices[-3:]}"


def test_two_thousand_views_are_the_observations_of_the_flat_core() -> None:
    compared, chance = Counter[int](), Random(5)
    for table in range(len(ALL_TABLES)):
        memories: dict[int, Memory] = {}
        for number, game in enumerate(decisions(table, 1)):
            if game.decision is None or number % EVERY:
                continue
            asked = game.decision.seat
            compare(game, asked, memories)
            compare(game, chance.randrange(len(game.table.players)), memories)
            assert (mask_of(observe(game, asked)) == as_allowed(game)).all()
            compared[table] += 2
    assert compared.total() > 2000
    assert min(compared.values()) > 20


def test_what_came_over_the_wire_without_a_memory_is_the_same() -> None:
    for number, game in enumerate(decisions(2, 2)):
        if number % 25:
            continue
        row = observation_of(sent_view(game, 1), sent_events(game, 1))
        assert (row == as_shown(game, 1)).all()


def test_an_action_of_the_mask_leads_back_to_its_option() -> None:
    game = chanbara.new_game("sword", players=5, seed="mask")
    assert game.decision is not None
    view = observe(game, game.decision.seat)
    allowed = np.flatnonzero(mask_of(view))
    assert sorted(option_at(view, int(action)) for action in allowed) == list(range(len(allowed)))
    with pytest.raises(ValueError, match="not in list"):
        option_at(view, int(np.flatnonzero(mask_of(view) == 0)[0]))


def test_who_attacked_whom_before_a_position_is_not_known() -> None:
    game = next(one for one in decisions(2, 3) if as_shown(one, 0)[SLICES["attacks"]].sum() > 2)
    found = observation_of(observe(game, 0), seen(game, 0)[-1:])
    assert not found[SLICES["attacks"]].any()
