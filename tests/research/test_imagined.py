"""Sampled worlds: legal, varied, and no closer to the truth than the seat's knowledge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any

import pyspiel
import pytest

import chanbara
from chanbara.research import openspiel
from chanbara.sword.rules.words import Role
from tests.leaks.worlds import differ

SEAT = 2
TRUTHS = 12
"""Worlds that the seat cannot distinguish, one of which is true."""
WORLDS = 250
"""How many are imagined in each of them."""
SUREST = 4.0
"""Standard deviations: an honest imagination goes beyond them once in 15,000 times."""

Resample = Callable[[Any, Random], Any]


def state_after(choices: int, *, players: int = 5, rising_sun: bool = False, seed: int = 3) -> Any:  # noqa: ANN401
    """A state of a random game."""
    game = pyspiel.load_game(openspiel.NAME, {"players": players, "rising_sun": rising_sun})
    state, rng = game.new_initial_state(), Random(seed)
    for number in (0, seed):
        state.apply_action(number)
    for _ in range(choices):
        state.apply_action(rng.choice(state.legal_actions()))
    assert not state.is_terminal()
    return state


def honest(state: Any, rng: Random) -> Any:  # noqa: ANN401
    """The imagination that is judged."""
    return state.resample_from_infostate(SEAT, rng.random)


def knows_the_next_card(state: Any, rng: Random) -> Any:  # noqa: ANN401
    """A leak: in one world of five the next card is the true one, where it can be."""
    world = honest(state, rng)
    deck, true = world.told.game.table.deck, state.told.game.table.deck[-1]
    if rng.random() < 0.2 and true in deck:
        place = deck.index(true)
        deck[place], deck[-1] = deck[-1], true
    return world


def knows_the_roles(state: Any, rng: Random) -> Any:  # noqa: ANN401
    """A leak: in one world of five everyone has their true role."""
    world = honest(state, rng)
    if rng.random() < 0.2:
        for player, true in zip(world.told.game.table.players, state.told.game.table.players, strict=True):
            player.role = true.role
    return world


def knows_a_hand(state: Any, rng: Random) -> Any:  # noqa: ANN401
    """A leak: in one world of five a card of the next player is the true one, where it can be."""
    world = honest(state, rng)
    table, true = world.told.game.table, state.told.game.table.players[SEAT + 1].hand[0]
    hand = table.players[SEAT + 1].hand
    if rng.random() < 0.2 and true in table.deck:
        place = table.deck.index(true)
        table.deck[place], hand[0] = hand[0], true
        hand.sort()
    return world


def truths(state: Any) -> list[Any]:  # noqa: ANN401
    """States that differ in what the seat cannot know, and in nothing else."""
    found = []
    for number in range(TRUTHS):
        other = state.clone()
        differ(other.told.game.table, SEAT, Random(number))
        found.append(other)
    return found


FACTS: dict[str, Callable[[Any], Any]] = {
    "the roles": lambda table: tuple(player.role.role for player in table.players),
    "the next card": lambda table: table.deck[-1],
    "the lowest card of the next player": lambda table: table.players[SEAT + 1].hand[0],
}
"""What is looked at in every world."""


def facts(state: Any) -> dict[str, Any]:  # noqa: ANN401
    return {name: fact(state.told.game.table) for name, fact in FACTS.items()}


def imagined(resample: Resample) -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """What is true in each world, and what is sampled there, from separate seeds."""
    rng = Random(11)
    return [
        (facts(truth), [facts(resample(truth, rng)) for _ in range(WORLDS)])
        for truth in truths(state_after(40))
    ]


def how_unlike(rows: list[Counter[Any]]) -> float:
    """How much these rows of counts differ from one another, in standard deviations of chi-square."""
    total: Counter[Any] = Counter()
    for row in rows:
        total.update(row)
    # Categories that are seldom met are counted as one, so that chi-square is what its tables say.
    often = [key for key, count in total.items() if count >= 10 * len(rows)]
    table = [[row[key] for key in often] + [row.total() - sum(row[key] for key in often)] for row in rows]
    columns = [sum(column) for column in zip(*table, strict=True)]
    square = 0.0
    for counts in table:
        for count, column in zip(counts, columns, strict=True):
            expected = sum(counts) * column / sum(columns)
            square += (count - expected) ** 2 / expected if expected else 0.0
    freedom = (len(rows) - 1) * (sum(column > 0 for column in columns) - 1)
    assert freedom > 0, "everything is the same"
    return float((square - freedom) / sqrt(2 * freedom))


def how_near(found: list[tuple[dict[str, Any], list[dict[str, Any]]]], name: str) -> float:
    """How much more often the truth is imagined than where something else is true, in standard deviations."""
    hits = expected = variance = 0.0
    for number, (true, worlds) in enumerate(found):
        others = [one[name] for place, (_, many) in enumerate(found) if place != number for one in many]
        share = others.count(true[name]) / len(others)
        hits += sum(one[name] == true[name] for one in worlds)
        expected += share * len(worlds)
        variance += share * (1 - share) * len(worlds) * (1 + len(worlds) / len(others))
    return (hits - expected) / sqrt(variance)


def suspicions(resample: Resample) -> dict[str, float]:
    """For every fact: how far the samples are from independence of the truth, in standard deviations."""
    found = imagined(resample)
    return {
        name: max(
            abs(how_near(found, name)),
            how_unlike([Counter(one[name] for one in worlds) for _, worlds in found]),
        )
        for name in FACTS
    }


def test_what_is_imagined_does_not_depend_on_what_the_seat_cannot_know() -> None:
    found = suspicions(honest)
    assert max(found.values()) < SUREST, found


@pytest.mark.parametrize(
    ("leak", "name"),
    [
        (knows_the_roles, "the roles"),
        (knows_the_next_card, "the next card"),
        (knows_a_hand, "the lowest card of the next player"),
    ],
)
def test_an_imagination_that_keeps_something_true_is_noticed(leak: Resample, name: str) -> None:
    assert suspicions(leak)[name] > SUREST


def test_the_truths_are_different_and_the_seat_is_told_the_same_in_all_of_them() -> None:
    worlds = truths(state_after(40))
    assert len({world.information_state_string(SEAT) for world in worlds}) == 1
    assert len({tuple(world.information_state_tensor(SEAT)) for world in worlds}) == 1
    for name, fact in FACTS.items():
        assert len({fact(world.told.game.table) for world in worlds}) > 2, name


def test_one_seed_imagines_the_same_world_whatever_is_true() -> None:
    worlds = truths(state_after(40))
    assert len({str(honest(world, Random(5))) for world in worlds}) == 1


# --- legal and varied ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "rising_sun"), [(3, False), (5, False), (4, True), (8, True)])
def test_imagined_worlds_are_legal_varied_and_the_same_to_the_seat(players: int, *, rising_sun: bool) -> None:
    rng = Random(players)
    for choices in (0, 25, 60):
        state = state_after(choices, players=players, rising_sun=rising_sun)
        for seat in range(players):
            worlds = [state.resample_from_infostate(seat, rng.random) for _ in range(6)]
            assert len({tuple(world.told.game.table.deck) for world in worlds}) == 6
            for world in worlds:
                is_the_same_to(seat, state, world)
                is_legal(world.told.game)
        last = state.resample_from_infostate(0, rng.random)
        while not last.is_terminal():
            last.apply_action(rng.choice(last.legal_actions()))
        assert set(last.returns()) == {-1.0, 1.0}


def is_the_same_to(seat: int, state: Any, world: Any) -> None:  # noqa: ANN401
    """Everything the seat is shown is the same, and so is the deciding seat."""
    assert world.information_state_string(seat) == state.information_state_string(seat)
    assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
    assert world.observation_string(seat) == state.observation_string(seat)
    assert world.current_player() == state.current_player()
    assert world.legal_actions(seat) == state.legal_actions(seat)
    assert world.history() == [], "what really happened would tell the deal"


def is_legal(game: chanbara.Game) -> None:
    """Every card is in one place, every role was dealt as it should be."""
    table = game.table
    cards = Counter([*table.deck, *table.pile, *([table.playing] if table.playing >= 0 else [])])
    for player in table.players:
        cards.update([*player.hand, *player.in_play])
    assert cards == {number: card.copies for number, card in enumerate(table.catalog.cards)}
    roles: Counter[Role] = Counter(player.role.role for player in table.players)
    assert roles == table.catalog.deals.roles[len(table.players)]


def test_what_the_seat_imagines_again_it_imagines_from_what_it_knows() -> None:
    state = state_after(30)
    world = honest(honest(state, Random(1)), Random(2))
    is_the_same_to(SEAT, state, world)


def test_the_others_remember_in_an_imagined_world_what_everybody_was_told() -> None:
    state = state_after(30)
    world = honest(state, Random(1))
    for seat in range(5):
        wanted = state.told.story(SEAT if seat == SEAT else None)
        assert world.told.story(seat) == wanted


def test_before_the_deal_and_after_the_end_there_is_nothing_to_imagine() -> None:
    state = state_after(30)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="the game is over"):
        honest(state, Random(1))
    with pytest.raises(ValueError, match="before the deal"):
        honest(state.get_game().new_initial_state(), Random(1))
