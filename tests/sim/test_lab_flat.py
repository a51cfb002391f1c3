"""What compiled code counts is what the lab reads from the events of the same games."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest

import chanbara
from chanbara.flat.arrays import Chance, State
from chanbara.mind.count import begin_count, count_step, end_count
from chanbara.mind.counted import SHEET_SIZE, TALLY_SIZE
from chanbara.sim.box import Box
from chanbara.sim.engines import Engine
from chanbara.sim.lab.collect import count_game
from chanbara.sim.lab.counts import FIGURES, Counts, names_of, no_counts
from chanbara.sim.lab.flat import count_batch, counts_in, make_ready
from chanbara.sim.lab.plan import Batch, LabPlan, lab_engine, plan_arms
from chanbara.sim.lab.run import ruling_deals
from chanbara.sword.editions import Edition, catalog_of
from checks import twin
from tests.mind.games import TABLES
from tests.sim.lab import rounds

BOTS = ("detective", "random", "greedy", "aggressive")
PLAN = LabPlan((4, 5), 1500, "lab", BOTS, plan_arms(Box(), (4, 5), rulings=False), Engine.FLAT)


@pytest.fixture(autouse=True, scope="module")
def _ready() -> None:
    make_ready()


def same(one: Counts, other: Counts) -> bool:
    return all(np.array_equal(mine, yours) for mine, yours in zip(one, other, strict=True))


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_both_count_the_same_of_the_same_games(
    monkeypatch: pytest.MonkeyPatch, players: int, rising_sun: int
) -> None:
    sheet, tally = np.zeros(SHEET_SIZE, dtype=np.int64), np.zeros(TALLY_SIZE, dtype=np.int64)

    def step(state: State, chance: Chance, action: int) -> None:
        count_step(state, chance, action, sheet, tally)

    monkeypatch.setattr(twin, "step", step)
    names = names_of(catalog_of(Edition(rising_sun=bool(rising_sun))))
    read = no_counts(names)
    for number in range(8):
        game = chanbara.new_game(
            "sword", players=players, seed=number, rising_sun=bool(rising_sun), rikyu=number % 4 == 0
        )
        both, fate = twin.Twin(game), random.Random(number)
        begin_count(both.state, sheet, tally)
        while (asked := game.decision) is not None:
            both.choose(twin.TEMPERS[number % 2](fate, asked))
        both.compare()
        end_count(both.state, sheet, tally)
        count_game(read, game.table)
    counted = counts_in(tally, names)
    for name, mine, theirs in zip(Counts._fields, counted, read, strict=True):
        assert np.array_equal(mine, theirs), name
    assert all(counted.cards[:, 0, figure].any() for figure in range(len(FIGURES)))


@cache
def whole(jobs: int) -> list[Counts]:
    return [sheet.counts[0] for sheet in rounds(PLAN, jobs)]


def test_what_is_seen_is_the_same_with_any_number_of_processes_and_of_games() -> None:
    assert [int(counts.games.sum()) for counts in whole(1)] == [2, 1002, 1500]
    assert all(same(one, other) for one, other in zip(whole(1), whole(2), strict=True))
    assert same(whole(1)[1], rounds(PLAN._replace(games=1002))[-1].counts[0])


def test_bots_take_the_seats_in_rotation() -> None:
    one, turned = PLAN, PLAN._replace(bots=(*BOTS[1:], BOTS[0]))
    first = [count_batch(plan, Batch(4, 0, 1)) for plan in (one, turned)]
    assert not same(*first), "another bot begins"
    assert same(count_batch(one, Batch(4, 4, 1)), count_batch(one._replace(bots=BOTS * 2), Batch(4, 4, 1)))


def test_games_are_counted_where_they_lie_in_the_row() -> None:
    parts = [count_batch(PLAN, Batch(5, first, 10)) for first in (0, 10)]
    assert same(parts[0].plus(parts[1]), count_batch(PLAN, Batch(5, 0, 20)))


def test_rulings_are_played_besides_on_fewer_deals() -> None:
    box, players = Box(), (4,)
    arms = plan_arms(box, players, rulings=True)
    plan = LabPlan(players, 600, "lab", ("random",), arms, Engine.FLAT, 3)
    *_, sheet = rounds(plan)
    assert (sheet.games, ruling_deals(plan, sheet)) == (600, 3)
    assert [int(counts.games.sum()) for counts in sheet.counts] == [600, *[3] * (len(arms) - 1)]
    assert same(sheet.counts[0], rounds(plan._replace(rulings=0))[-1].counts[0])


@pytest.mark.parametrize(
    ("box", "bots", "engine"),
    [
        (Box(), ("detective",), Engine.FLAT),
        (Box(rising_sun=True), BOTS, Engine.FLAT),
        (Box(), ("detective", "planner@64"), Engine.REFERENCE),
        (Box(rising_sun=True, cast="base"), ("greedy",), Engine.REFERENCE),
        (Box(rikyu=True), ("greedy",), Engine.REFERENCE),
        (Box(house="copies: {parry: 10}\n"), ("greedy",), Engine.REFERENCE),
        (Box(rulings=(("score_may_be_negative", False),)), ("greedy",), Engine.REFERENCE),
    ],
)
def test_the_flat_core_plays_where_it_can(box: Box, bots: tuple[str, ...], engine: Engine) -> None:
    assert lab_engine(None, box, bots) is engine
    assert lab_engine(Engine.REFERENCE, box, bots) is Engine.REFERENCE
    if engine is Engine.REFERENCE:
        with pytest.raises(ValueError, match="the flat core play"):
            lab_engine(Engine.FLAT, box, bots)
