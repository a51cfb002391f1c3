"""Why an option: its value by the roles of the others."""

from __future__ import annotations

import numpy as np
import pytest

from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.format.layout import SEATS
from chanbara.sword.flat.format.tables import NINJA, SHOGUN
from chanbara.sword.mind.arrays import CANDIDATES, KINDS_OF_ROLE, TRIED, new_workspace
from chanbara.sword.mind.search.explain import IN_ALL, WINS_SIZE, explain
from chanbara.sword.mind.search.planner import LONG, SHORT, plan
from tests.mind.minds import NOBODY_KNOWS, new_mind
from tests.mind.thinking import Weights
from tests.table import table

WORLDS = 300


def explained(
    seats: str, tried: int, worlds: int = WORLDS, ahead: int = LONG
) -> tuple[Weights, Weights, list[int]]:
    """What came out by option, seat and role, in how many worlds that was so, and what was tried."""
    state = to_flat(table(seats).game)
    work, wins = new_workspace(new_mind(state)), np.zeros(WINS_SIZE)
    plan(state, NOBODY_KNOWS, 64, 7, work)
    explain(state, NOBODY_KNOWS, worlds, 7, tried, ahead, work, wins)
    by_option = wins[:IN_ALL].reshape(CANDIDATES, SEATS, KINDS_OF_ROLE)
    return by_option, wins[IN_ALL:].reshape(SEATS, KINDS_OF_ROLE), work.room[TRIED : TRIED + tried].tolist()


FIVE = "tomoe shogun*: katana bo | goemon: bo | kojiro: bo | benkei: bo | ginchiyo: bo"


def test_every_world_counts_once_for_each_seat() -> None:
    wins, in_all, tried = explained(FIVE, 2)
    assert in_all.sum(axis=1).tolist() == [WORLDS] * 5 + [0] * 3
    assert in_all[0, SHOGUN] == WORLDS
    assert in_all[1, SHOGUN] == 0
    assert len(set(tried)) == 2
    assert (wins <= in_all).all()
    assert not wins[2:].any()
    for option in wins[:2]:
        assert option[:5].sum(axis=1) == pytest.approx(option[0].sum())
        assert 0 < option[0].sum() < WORLDS


def test_how_often_a_seat_has_a_role_is_what_is_believed() -> None:
    _, in_all, _ = explained(FIVE, 1, worlds=1000)
    assert in_all[1:5, NINJA] / 1000 == pytest.approx(0.5, abs=0.07)


def test_the_same_number_gives_the_same_reasons() -> None:
    assert (explained(FIVE, 3)[0] == explained(FIVE, 3)[0]).all()


def test_it_looks_as_far_ahead_as_it_is_told() -> None:
    (near, worlds, tried), far = explained(FIVE, 2, ahead=SHORT), explained(FIVE, 2, ahead=LONG)
    assert (worlds == far[1]).all()
    assert tried == far[2]
    assert (near != far[0]).any()
