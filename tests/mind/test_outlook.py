"""What an option leads to in sampled worlds: its value, and what happens before the player's next turn."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.format.actions import AIMS, END, PLAY
from chanbara.sword.flat.format.layout import NONE, SEATS
from chanbara.sword.flat.format.tables import CARD
from chanbara.sword.mind.arrays import KINDS_OF_ROLE, TRIED, new_workspace
from chanbara.sword.mind.search.explain import WINS_SIZE, explain
from chanbara.sword.mind.search.outlook import (
    DEFEATED,
    LANDS,
    LOST,
    NEXT,
    OWN_CARDS,
    OWN_HONOR,
    OWN_PROPERTIES,
    SAMPLE_SIZE,
    VALUE,
    WON,
    WOUNDED,
    sample_outlooks,
)
from chanbara.sword.mind.search.planner import LONG
from tests.mind.minds import NOBODY_KNOWS, new_mind
from tests.table import table

WORLDS = 100
FRAIL = "tomoe shogun*: katana armor bo | goemon 1/3: | kojiro: bo | benkei 0/3: | ginchiyo: bo"
KATANA_ON_GOEMON = PLAY + CARD["katana"] * AIMS + 2
LAY_ARMOR = PLAY + CARD["armor"] * AIMS


def looked_at(seats: str, *actions: int, worlds: int = WORLDS) -> npt.NDArray[np.float64]:
    """What came of actions: by world and action."""
    state = to_flat(table(seats).game)
    work, samples = new_workspace(new_mind(state)), np.zeros((worlds, len(actions), SAMPLE_SIZE))
    work.room[TRIED : TRIED + len(actions)] = actions
    sample_outlooks(state, NOBODY_KNOWS, worlds, 7, len(actions), LONG, work, samples.reshape(-1))
    return samples


def test_the_value_of_an_option_is_that_of_the_same_worlds_elsewhere() -> None:
    samples = looked_at(FRAIL, KATANA_ON_GOEMON, END)
    state = to_flat(table(FRAIL).game)
    work, wins = new_workspace(new_mind(state)), np.zeros(WINS_SIZE)
    work.room[TRIED : TRIED + 2] = KATANA_ON_GOEMON, END
    explain(state, NOBODY_KNOWS, WORLDS, 7, 2, LONG, work, wins)
    by_option = wins[: 2 * SEATS * KINDS_OF_ROLE].reshape(2, SEATS, KINDS_OF_ROLE)[:, 0].sum(axis=1)
    assert np.allclose(samples[:, :, VALUE].sum(axis=0), by_option)


def test_who_has_no_answer_is_wounded_and_defeated_and_who_was_down_before_is_not() -> None:
    attack, end = np.moveaxis(looked_at(FRAIL, KATANA_ON_GOEMON, END), 1, 0)
    assert attack[:, LANDS].all()
    assert attack[:, DEFEATED + 1].all()
    assert (attack[:, WOUNDED + 1] >= 1).all()
    assert (attack[:, OWN_HONOR] >= end[:, OWN_HONOR]).mean() > 0.9
    assert not end[:, LANDS].any()
    assert end[:, DEFEATED + 1].mean() < 0.9
    # Benkei lies there already: only who gets up can be defeated again.
    assert attack[:, DEFEATED + 3].mean() < 0.5
    assert set(np.unique(attack[:, DEFEATED : DEFEATED + SEATS])) <= {0.0, 1.0}
    assert not attack[:, DEFEATED + 5 :].sum(axis=0)[:3].any(), "nobody sits there"


def test_the_next_act_and_what_is_left_at_the_next_turn_are_noted() -> None:
    lay, end = np.moveaxis(looked_at(FRAIL, LAY_ARMOR, END), 1, 0)
    assert (end[:, NEXT] == NONE).all()
    assert (lay[:, NEXT] != NONE).all()
    assert lay[:, OWN_PROPERTIES].mean() > end[:, OWN_PROPERTIES].mean()
    assert lay[:, OWN_CARDS].mean() < end[:, OWN_CARDS].mean()


def test_a_game_that_ends_is_won_or_lost() -> None:
    """The last honor of a Ninja goes to the Shogun: the points decide, and Tomoe has by far the most."""
    attack = looked_at(
        "tomoe shogun /9*: katana | goemon ninja1 1/1: | kojiro ninja2 /1: bo", KATANA_ON_GOEMON
    )
    ended = attack[:, 0, WON] + attack[:, 0, LOST]
    assert (ended == 1).all()
    assert attack[:, 0, WON].all()
    assert (attack[:, 0, VALUE] == 1).all()
