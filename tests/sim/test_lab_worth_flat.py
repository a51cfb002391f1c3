"""Matched deals on the flat core: the exchanges of the reference engine."""

from __future__ import annotations

import numpy as np
import pytest

from chanbara.sim.games.engines import Engine
from chanbara.sim.games.variant import Variant
from chanbara.sim.lab.plan import About, Batch, LabPlan, plan_arms
from chanbara.sim.lab.worth.exchange import Exchange, Seating, exchange_of
from chanbara.sim.lab.worth.flat import play_matched_flat
from chanbara.sim.lab.worth.play import play_worth
from chanbara.sim.lab.worth.reference import matched_game
from chanbara.sim.lab.worth.subjects import CHARACTER, Origin, Subjects
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.format.layout import NONE
from chanbara.sword.flat.format.tables import CARD, WHO
from chanbara.sword.mind.run.matched import SLOT_BITS, swap
from chanbara.sword.rules.words import Role
from chanbara.sword.setup import Deal, new_game
from checks.measure.lab_claims import printed_items
from tests.sim.lab import AS_PRINTED, OWN

WEAPONS, PEOPLE = printed_items("weapon"), printed_items(CHARACTER)
SUBJECTS = Subjects((*(one[0]._replace(origin=Origin.NEW) for one in (WEAPONS, PEOPLE)), *WEAPONS, *PEOPLE))


@pytest.mark.parametrize("players", [3, 5, 7])
def test_both_engines_exchange_the_same(players: int) -> None:
    """The Shogun has drawn by the time there is something to compare; all others have their first hand."""
    for number in range(10):
        start = new_game(players=players, seed=number).start
        assert isinstance(start, Deal)
        one = exchange_of(SUBJECTS, "lab", players, number)
        as_dealt = matched_game(start, SUBJECTS, one.slots, [Seating()] * players)
        state = to_flat(as_dealt)
        seats = range(players)
        roles = [player.role.role for player in as_dealt.table.players]
        side = tuple(
            Seating() if role is Role.SHOGUN else seating
            for role, seating in zip(roles, one.sides[0], strict=True)
        )
        for seat in seats:
            if side[seat] != Seating():
                card, person = (SUBJECTS.items[at].key for at in side[seat])
                slot = int(one.slots[seat] * 2**SLOT_BITS)
                swap(state, seat, np.array([CARD[card], slot, WHO[person]], dtype=np.int64))
        assert np.array_equal(state, to_flat(matched_game(start, SUBJECTS, one.slots, side)))


def played(exchanges: list[Exchange], first: int = 0) -> np.ndarray:
    return play_matched_flat(Variant(), SUBJECTS, "lab", ("detective",), 5, first, exchanges)


def test_without_exchanges_both_games_are_the_same() -> None:
    nothing = (Seating(),) * 5
    ends = played([Exchange((0.5,) * 5, (nothing, nothing))] * 50)
    assert np.array_equal(ends[:, 0], ends[:, 1])
    assert 0 < ends[..., 0].mean() < 1
    some = [exchange_of(SUBJECTS, "lab", 5, number) for number in range(50)]
    both = played(some)
    assert not np.array_equal(both[:, 0], both[:, 1])
    assert np.array_equal(both[20:], played(some[20:], 20)), "a deal is the same wherever it stands"


def test_nothing_is_exchanged_with_nothing() -> None:
    state = to_flat(new_game(players=5, seed=1))
    before = state.copy()
    swap(state, 0, np.array([NONE, 0, NONE], dtype=np.int64))
    assert np.array_equal(state, before)


def test_a_lab_plan_plays_its_matched_deals_by_the_rules_that_are_needed() -> None:
    variant = Variant(cards=(("own.py", OWN, ""),), house="values:\n  bokken: {wounds: 2}\n")
    plan = LabPlan((4,), 1, "lab", ("random",), plan_arms(variant, (4,), rulings=False), matched=2)
    assert plan.engine is Engine.REFERENCE
    found = play_worth(plan, Batch(4, 0, 2, About.WORTH))
    assert [int(one.deals.sum()) for one in found] == [2, 2], "the printed game says what was changed"
    new = [at for at, item in enumerate(plan.subjects.items) if item.origin is Origin.NEW]
    assert found[0].exchanges[:, new].any()
    assert not found[1].exchanges[:, new].any()
    same = plan._replace(arms=plan_arms(Variant(house=AS_PRINTED), (4,), rulings=False))
    assert same.matched_total == 0, "nothing is new"
