"""Matched deals: what is exchanged, what is estimated from it, and the verdict."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from chanbara.sim.games.variant import Variant
from chanbara.sim.lab.worth.exchange import NOTHING, Exchange, exchange_of
from chanbara.sim.lab.worth.judge import Evidence, Verdict, judgments, scales
from chanbara.sim.lab.worth.reference import matched_game
from chanbara.sim.lab.worth.regression import fitted
from chanbara.sim.lab.worth.subjects import CHARACTER, Item, Origin, Subjects, subjects_of
from chanbara.sim.lab.worth.tally import WON, WorthCounts, count_matched, no_worth
from chanbara.sword.setup import Deal, new_game
from tests.sim.lab import AS_PRINTED, BROKEN, HARMLESS, OWN

PRINTED = Variant()
OURS = Variant(cards=(("own.py", OWN, ""),))
SUBJECTS = subjects_of(PRINTED, OURS, 7)


def origins(other: Variant, most_players: int = 5) -> dict[str, Origin]:
    found = subjects_of(PRINTED, other, most_players)
    return {item.key: item.origin for item in found.items if item.is_judged}


def test_what_is_new_or_changed_is_judged() -> None:
    assert origins(OURS) == {"tsukubo": Origin.NEW, "yasuke": Origin.NEW}
    assert origins(Variant(house=BROKEN)) == {"bokken": Origin.CHANGED}
    assert origins(Variant(house="values:\n  benkei: {resilience: 4}\n")) == {"benkei": Origin.CHANGED}


@pytest.mark.parametrize(
    "house", [HARMLESS, AS_PRINTED, "copies: {parry: 10}\n", "multipliers:\n  ronin: {5: 1}\n"]
)
def test_what_nobody_changed_is_not_judged_nor_are_numbers_of_copies(house: str) -> None:
    assert subjects_of(PRINTED, Variant(house=house), 5) == Subjects()


def test_it_is_compared_with_what_is_printed_of_its_kind() -> None:
    kinds = Counter((item.kind, item.origin) for item in SUBJECTS.items)
    assert kinds == {
        ("weapon", "new"): 1,
        ("weapon", "printed"): 13,
        (CHARACTER, "new"): 1,
        (CHARACTER, "printed"): 12,
    }
    few = "characters: [benkei, hanzo, tomoe, musashi, yasuke]\n"
    assert origins(OURS._replace(house=few), 4) == {"tsukubo": Origin.NEW, "yasuke": Origin.NEW}
    assert origins(OURS._replace(house=few), 5) == {"tsukubo": Origin.NEW}, "no line-up of five without"


def exchanges(subjects: Subjects, players: int, deals: int = 50) -> list[Exchange]:
    return [exchange_of(subjects, "lab", players, number) for number in range(deals)]


@pytest.mark.parametrize("players", [3, 4, 7])
def test_each_seat_has_what_is_judged_in_one_game_and_a_printed_one_in_the_other(players: int) -> None:
    for one in exchanges(SUBJECTS, players):
        judged = [[SUBJECTS.items[seat.card].is_judged for seat in side] for side in one.sides]
        assert all(first != second for first, second in zip(*judged, strict=True))
        for side in one.sides:
            people = [SUBJECTS.items[seat.character] for seat in side]
            assert len({one.key for one in people}) == players, "nobody sits there twice"
        sides = [[SUBJECTS.items[seat.character] for seat in side] for side in one.sides]
        assert sum(person.is_judged for side in sides for person in side) == 1, "in one of the games"
        changed = [seat for seat in range(players) if sides[0][seat] != sides[1][seat]]
        assert len(changed) in {min(players, 12 - players), min(players, 12 - players) + 1}
        for mine, other in (sides, sides[::-1]):
            assert not {mine[seat].key for seat in changed} & {person.key for person in other}
    found = exchanges(SUBJECTS, players, 2000)
    assert found[:50] == exchanges(SUBJECTS, players), "they follow from the seed"
    coins = np.array([[SUBJECTS.items[seat.card].is_judged for seat in one.sides[0]] for one in found])
    apart = np.corrcoef(coins.T) - np.eye(players)
    assert abs(apart).max() < 0.1, "what one seat has says nothing of the others"
    assert coins.mean() == pytest.approx(0.5, abs=0.04)


def test_in_the_printed_game_nothing_new_is_dealt() -> None:
    both = subjects_of(PRINTED, OURS._replace(house=BROKEN), 5)
    judged = {both.items[seat.card].key for one in exchanges(both, 5) for side in one.sides for seat in side}
    assert {"tsukubo", "bokken"} <= judged
    before = exchanges(both.as_printed, 5)
    assert all(seat.character == NOTHING for one in before for side in one.sides for seat in side)
    cards = {both.items[seat.card].key for one in before for side in one.sides for seat in side}
    assert "bokken" in cards
    assert "tsukubo" not in cards


def test_a_deal_is_the_same_but_for_what_is_exchanged() -> None:
    for number in range(10):
        start = new_game(players=5, seed=number, own=list(OURS.set_up["own"])).start
        assert isinstance(start, Deal)
        one = exchange_of(SUBJECTS, "lab", 5, number)
        first, second = (matched_game(start, SUBJECTS, one.slots, side).table for side in one.sides)
        assert len(first.deck) + sum(len(player.hand) for player in first.players) == 92, "no card more"
        # Whoever draws more or less at once has a hand of another size; the others differ in one card.
        active = first.active
        assert active == second.active
        for seat, (mine, yours) in enumerate(zip(first.players, second.players, strict=True)):
            assert (mine.role, mine.honor) == (yours.role, yours.honor)
            named = [SUBJECTS.items[side[seat].character].key for side in one.sides]
            people = [first.catalog.characters[player.character] for player in (mine, yours)]
            assert [person.key for person in people] == named
            assert [mine.resilience, yours.resilience] == [person.resilience for person in people]
            if seat != active:
                gone, come = Counter(yours.hand), Counter(mine.hand)
                cards = [
                    first.catalog.card_numbers[SUBJECTS.items[side[seat].card].key] for side in one.sides
                ]
                assert [*(come - gone).elements()] == [cards[0]]
                assert [*(gone - come).elements()] == [cards[1]]


# --- what is estimated --------------------------------------------------------------------------------------


DIFFERENT = 250
"""Exchanges that are made; then they come again, with other outcomes."""


def made(worths: dict[str, float], deals: int, seed: int = 1, players: int = 5) -> Evidence:
    """Outcomes by chance of weapons with known worths; the first is new, the others are printed."""
    items = tuple(Item("weapon", key, Origin.PRINTED if at else Origin.NEW) for at, key in enumerate(worths))
    subjects, generator = Subjects(items), np.random.default_rng(seed)
    some = [exchange_of(subjects, "lab", players, number) for number in range(min(deals, DIFFERENT))]
    found = [some[number % DIFFERENT] for number in range(deals)]
    value = np.array(list(worths.values()))
    chance = 0.4 + np.array([[[value[seat.card] for seat in side] for side in one.sides] for one in found])
    ends = np.zeros((deals, 2, players, 2), np.int64)
    ends[..., 0] = generator.random((deals, 2, players)) < chance
    ends[..., 1] = np.rint(10 * value[0])
    return Evidence(subjects, (players,), count_matched(len(items), players, found, ends), None)


KNOWN = {"new": 0.06, "bo": 0.0, "bokken": -0.02, "katana": 0.03, "nodachi": -0.01}


def test_the_regression_finds_what_each_is_worth() -> None:
    found = made(KNOWN, 20_000)
    fit = fitted(found.counts, range(5), WON, (5,))
    assert fit is not None
    for at, (key, value) in enumerate(KNOWN.items()):
        beside = fit.beside(at, [1])
        assert abs(beside.value - value) <= 4 * beside.spread, key
        assert beside.spread < 0.01


def test_its_intervals_hold() -> None:
    """Of 200 estimates about 190 have the truth in their interval."""
    truth = KNOWN["new"] - np.mean([value for key, value in KNOWN.items() if key != "new"])
    held = 0
    for seed in range(200):
        fit = fitted(made(KNOWN, 120, seed).counts, range(5), WON, (5,))
        assert fit is not None
        held += not fit.beside(0, range(1, 5)).excludes(float(truth))
    assert 180 <= held <= 198


def test_they_hold_though_the_seats_of_a_deal_share_its_games() -> None:
    """Here all seats of a game win or lose together, by chance alone."""
    subjects, held = made(KNOWN, 1).subjects, 0
    found = exchanges(subjects, 5, 120)
    for seed in range(200):
        ends = np.zeros((120, 2, 5, 2), np.int64)
        ends[..., 0] = np.random.default_rng(seed).integers(0, 2, (120, 2, 1))
        fit = fitted(count_matched(len(subjects.items), 5, found, ends), range(5), WON, (5,))
        assert fit is not None
        held += not fit.beside(0, range(1, 5)).excludes(0.0)
    assert 180 <= held <= 198


def test_little_says_nothing() -> None:
    found = made(KNOWN, 5)
    assert fitted(found.counts, range(5), WON, (5,)) is None
    (judgment,) = judgments(found)
    assert (judgment.verdict, judgment.worth) == (Verdict.UNDECIDED, None)
    # One of five weapons in each hand of five: some hundred thousand games for one point.
    assert 10_000 < judgment.more_games < 200_000
    assert scales(found) == []


@pytest.mark.parametrize(
    ("worth", "deals", "verdict"),
    [
        (0.06, 20_000, Verdict.STRONG),
        (-0.06, 20_000, Verdict.WEAK),
        (0.01, 60_000, Verdict.WITHIN),
        (0.03, 2_000, Verdict.UNDECIDED),
    ],
)
def test_the_verdict(worth: float, deals: int, verdict: Verdict) -> None:
    (judgment,) = judgments(made(KNOWN | {"new": worth}, deals))
    assert judgment.verdict is verdict
    assert (judgment.strongest, judgment.printed) == ("katana", 4) or deals < 20_000
    assert (judgment.more_games > 0) is (verdict is Verdict.UNDECIDED)


def test_as_many_games_as_it_says_it_needs_do_decide() -> None:
    worths = KNOWN | {"new": 0.055}
    undecided = [made(worths, 4_000, seed) for seed in range(9)]
    needed = sorted(few.games + judgments(few)[0].more_games for few in undecided)[4]
    decided = [judgments(made(worths, needed // 2, seed))[0].verdict for seed in range(9)]
    assert sum(one is Verdict.STRONG for one in decided) >= 5
    assert Verdict.WEAK not in decided


def test_whoever_equals_the_strongest_is_not_called_too_strong() -> None:
    """Of 100 empty changes hardly any raises an alarm, though one in forty might."""
    alarms = 0
    for seed in range(100):
        (judgment,) = judgments(made(KNOWN | {"new": KNOWN["katana"]}, 200, seed))
        alarms += judgment.verdict in {Verdict.STRONG, Verdict.WEAK}
    assert alarms <= 5


def test_counts_are_added() -> None:
    whole = made(KNOWN, 60).counts
    subjects = made(KNOWN, 1).subjects
    assert [array.shape for array in whole] == [array.shape for array in no_worth(len(subjects.items))]
    twice: WorthCounts = whole.plus(whole)
    assert int(twice.deals.sum()) == 120
    assert np.array_equal(twice.products, 2 * whole.products)
