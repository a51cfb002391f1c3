"""The counts of compiled code match those from the events of the same games."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest

import chanbara
from chanbara.pool import local_pool
from chanbara.sim.games.engines import Engine
from chanbara.sim.games.variant import Variant
from chanbara.sim.lab.collect import Brief, count_game, count_pair
from chanbara.sim.lab.counts import FIGURES, Counts, names_of, no_counts, no_pairs
from chanbara.sim.lab.flat import count_batch, count_pairs, counts_in
from chanbara.sim.lab.plan import ALWAYS_FELT, Arm, Batch, LabPlan, lab_engine, plan_arms, ruling_engine
from chanbara.sim.lab.run import play_batch, ruling_deals
from chanbara.sword.books import BOOKS, OURS
from chanbara.sword.cards.base.characters import CHARACTERS
from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.format.layout import CAUSE
from chanbara.sword.flat.rules.scoring import winner
from chanbara.sword.mind.run.count import Briefs, begin_count, count_step, end_count
from chanbara.sword.mind.run.counted import (
    ENDED_BY,
    FEWEST,
    LENGTH,
    QUESTIONS,
    SHEET_SIZE,
    TALLY_SIZE,
    TURNS,
    WINNER,
)
from chanbara.sword.mind.value.valuation import turn_of
from checks.soak import twin
from tests.docs.markdown import blocks, read
from tests.mind.games import TABLES
from tests.sim.lab import rounds

SIX = {"benkei", "goemon", "hanzo", "musashi", "tomoe", "kojiro"}
BOTS = ("detective", "random", "greedy", "aggressive")
PLAN = LabPlan((4, 5), 1500, "lab", BOTS, plan_arms(Variant(), (4, 5), rulings=False), Engine.FLAT)


EXAMPLE = next(block.text for block in blocks(read("docs/own-cards.md")) if "CARDS = [" in block.text)


def counted(plan: LabPlan, batch: Batch) -> Counts:
    return count_batch(plan, batch)[0]


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
    for number in range(10):
        game = chanbara.new_game(
            "sword",
            players=players,
            seed=number,
            rising_sun=bool(rising_sun),
            rikyu=number % 4 == 0,
            **twin.rules_of(number * len(twin.TABLES)),
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
def whole(workers: int) -> list[Counts]:
    with local_pool(workers) as pool:
        return [sheet.counts[0] for sheet in rounds(PLAN, pool)]


def test_what_is_seen_is_the_same_with_any_number_of_processes_and_of_games() -> None:
    assert [int(counts.games.sum()) for counts in whole(1)] == [2, 1002, 1500]
    assert all(same(one, other) for one, other in zip(whole(1), whole(2), strict=True))
    assert same(whole(1)[1], rounds(PLAN._replace(games=1002))[-1].counts[0])


def test_bots_take_the_seats_in_rotation() -> None:
    one, turned = PLAN, PLAN._replace(bots=(*BOTS[1:], BOTS[0]))
    first = [counted(plan, Batch(4, 0, 1)) for plan in (one, turned)]
    assert not same(*first), "another bot begins"
    assert same(counted(one, Batch(4, 4, 1)), counted(one._replace(bots=BOTS * 2), Batch(4, 4, 1)))


def test_games_are_counted_where_they_lie_in_the_row() -> None:
    parts = [counted(PLAN, Batch(5, first, 10)) for first in (0, 10)]
    assert same(parts[0].plus(parts[1]), counted(PLAN, Batch(5, 0, 20)))


@pytest.mark.parametrize("by", Engine)
def test_rulings_are_played_besides_on_fewer_deals(by: Engine) -> None:
    variant, players = Variant(), (4,)
    arms = plan_arms(variant, players, rulings=True)
    plan = LabPlan(players, 600, "lab", ("random",), arms, Engine.FLAT, 3, by)
    *_, sheet = rounds(plan)
    assert (sheet.games, ruling_deals(plan, sheet)) == (600, 3)
    assert [int(counts.games.sum()) for counts in sheet.counts] == [600, *[3] * (len(arms) - 1)]
    assert same(sheet.counts[0], rounds(plan._replace(rulings=0))[-1].counts[0])


def test_how_games_came_out_is_what_was_counted_of_them() -> None:
    counts, briefs = count_batch(PLAN, Batch(5, 0, 200))
    at = 5 - FEWEST
    assert len(briefs) == counts.games[at] == 200
    endings = np.zeros_like(counts.endings[at])
    np.add.at(endings, (briefs[:, ENDED_BY], briefs[:, WINNER]), 1)
    assert np.array_equal(endings, counts.endings[at])
    assert np.array_equal(np.bincount(briefs[:, LENGTH], minlength=TURNS), counts.turns[at])
    assert [briefs[:, QUESTIONS].sum(), (briefs[:, QUESTIONS] ** 2).sum()] == counts.decisions[at].tolist()


def test_pairs_are_counted_as_the_other_engine_counts_them() -> None:
    briefs = [count_batch(PLAN, Batch(5, first, 100))[1] for first in (0, 100)]
    together, one_by_one = no_pairs(), no_pairs()
    count_pairs(together, 5, *briefs)
    for rows in zip(*briefs, strict=True):
        told = [
            Brief(5 - FEWEST, int(row[WINNER]), int(row[ENDED_BY]), (int(row[LENGTH]), int(row[QUESTIONS])))
            for row in rows
        ]
        count_pair(one_by_one, *told)
    assert all(np.array_equal(one, other) for one, other in zip(together, one_by_one, strict=True))


FELT_BY = ["bokuden", "tomoe", "musashi", "yukimura", "benkei"]
"""Characters on which the books differ, or who are affected by a difference."""
RARELY_FELT = {"swordmaster_before_honor", "any_team_mate_refuses", "score_may_be_negative"}
"""These are about endings that are very rare in random play; the tests of the rules have their positions."""


@pytest.mark.parametrize("book", [book for book in BOOKS if book != OURS])
def test_both_engines_tell_the_same_of_a_book_on_the_same_deals(book: str) -> None:
    """Chance plays each deal by our reading and by the book; who won, how and when is compared."""
    from_events, from_arrays = no_pairs(), no_pairs()
    names = names_of(catalog_of(Edition(rising_sun=True)))
    for number in range(8):
        told, found = [], []
        for rules in (OURS, book):
            game = chanbara.new_game(
                "sword", players=5, seed=number, rising_sun=True, book=rules, characters=FELT_BY
            )
            both, fate = twin.Twin(game), random.Random(number)
            while (asked := game.decision) is not None:
                both.choose(twin.TEMPERS[number % 2](fate, asked))
            told.append(count_game(no_counts(names), game.table))
            state = both.state
            length = int(turn_of(state))
            brief = [int(winner(state)), int(state[CAUSE]) - 1, length, game.table.asked]
            found.append(np.array([brief], dtype=np.int64))
        count_pair(from_events, told[0], told[1])
        count_pairs(from_arrays, 5, found[0], found[1])
    assert all(np.array_equal(one, other) for one, other in zip(from_events, from_arrays, strict=True))
    assert from_events.lengths.any(), "the book made some game another"


def outcomes(variant: Variant, players: int) -> Briefs:
    """How a thousand games of chance come out."""
    plan = LabPlan((players,), 1000, "lab", ("random",), (Arm("any", variant),), Engine.FLAT)
    return count_batch(plan, Batch(players, 0, 1000))[1]


@pytest.mark.parametrize("players", [4, 7])
def test_a_ruling_that_only_the_expansion_can_feel_changes_no_game_without_it(players: int) -> None:
    usual = outcomes(Variant(), players)
    for name, value in twin.OTHERWISE.items():
        changed = not np.array_equal(usual, outcomes(Variant(rulings=((name, value),)), players))
        assert changed == (name in ALWAYS_FELT) or name in RARELY_FELT, name


def test_every_ruling_changes_some_game_of_the_expansion() -> None:
    usual = outcomes(Variant(rising_sun=True), 8)
    for name, value in twin.OTHERWISE.items():
        other = outcomes(Variant(rising_sun=True, rulings=((name, value),)), 8)
        assert not np.array_equal(usual, other) or name in RARELY_FELT, name


@pytest.mark.parametrize(
    ("asked", "variant", "bots", "engine"),
    [
        (None, Variant(), ("detective", "planner@64"), Engine.FLAT),
        (None, Variant(house="copies: {parry: 10}\n"), ("greedy",), Engine.FLAT),
        (Engine.REFERENCE, Variant(), ("greedy",), Engine.REFERENCE),
        (None, Variant(rikyu=True), ("greedy",), Engine.FLAT),
        (None, Variant(), ("mine.py",), Engine.REFERENCE),
    ],
)
def test_deals_about_rulings_are_played_by_the_flat_core_where_it_can(
    asked: Engine | None, variant: Variant, bots: tuple[str, ...], engine: Engine
) -> None:
    assert ruling_engine(asked, variant, bots) is engine


@pytest.mark.parametrize(
    ("variant", "bots", "engine"),
    [
        (Variant(), ("detective",), Engine.FLAT),
        (Variant(rising_sun=True), BOTS, Engine.FLAT),
        (Variant(), ("detective", "planner@64"), Engine.REFERENCE),
        (Variant(rising_sun=True, cast="base"), ("greedy",), Engine.FLAT),
        (Variant(rikyu=True), ("greedy",), Engine.FLAT),
        (Variant(house="copies: {parry: 10}\n"), ("greedy",), Engine.FLAT),
        (Variant(cards=(("my_cards.py", EXAMPLE, ""),)), ("greedy",), Engine.REFERENCE),
        (Variant(rulings=(("score_may_be_negative", False),)), ("greedy",), Engine.FLAT),
        (Variant(book="italian"), ("greedy",), Engine.FLAT),
    ],
)
def test_the_flat_core_plays_where_it_can(variant: Variant, bots: tuple[str, ...], engine: Engine) -> None:
    assert lab_engine(None, variant, bots) is engine
    assert lab_engine(Engine.REFERENCE, variant, bots) is Engine.REFERENCE
    if engine is Engine.REFERENCE:
        with pytest.raises(ValueError, match="the flat core play"):
            lab_engine(Engine.FLAT, variant, bots)


@pytest.mark.parametrize(
    ("changed", "those"),
    [
        (Variant(rising_sun=True, cast="base"), {one.key for one in CHARACTERS}),
        (Variant(house="characters: [benkei, goemon, hanzo, musashi, tomoe, kojiro]\n"), SIX),
    ],
)
def test_only_the_chosen_characters_are_dealt(changed: Variant, those: set[str]) -> None:
    arms = (Arm("printed", Variant(changed.rising_sun)), Arm("variant", changed))
    plan = LabPlan((5,), 200, "cast", ("greedy",), arms, Engine.FLAT)
    (batch, *_) = (one for some in plan.rounds() for one in some if one.games > 1)
    counts = play_batch(plan, batch).counts[1]
    dealt = counts.people.sum(axis=(0, 1, 3))
    assert {key for key, times in zip(arms[1].names.characters, dealt, strict=True) if times} == those


def test_a_changed_multiplier_is_felt_on_both_engines() -> None:
    """A multiplier of 0 leaves the Ronin nothing but to be the Swordmaster (8.4)."""
    house = Variant(house="multipliers: {ronin: {5: 0}}\n")
    for engine, games in ((Engine.FLAT, 400), (Engine.REFERENCE, 30)):
        plan = LabPlan((5,), games, "ronin", ("greedy",), (Arm("variant", house),), engine)
        counts = play_batch(plan, Batch(5, 0, games)).counts[0]
        won = counts.endings.sum(axis=(0, 1))
        assert won.sum() == games
        assert won[2] <= games / 50
