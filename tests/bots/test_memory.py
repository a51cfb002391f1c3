"""Public memory: the public table, and every action with the table before it."""

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from chanbara import Game, Seen, observe, seen
from chanbara.sword.bots.memory import Memory, PublicAction
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.bridge.public_state import TAKEN
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import (
    ASKED,
    ATTACKS,
    DEPTH,
    NONE,
    PHASE,
    PILE_COUNTS,
    SEALED,
    SEATS,
    STACK,
)
from chanbara.sword.flat.format.tables import CARD
from chanbara.sword.sight.seen import MASKED, PUBLIC
from tests.bots.hidden import ALL_TABLES, blanked, deal, decisions
from tests.bots.rising_sun import rising
from tests.bots.seat import sent_events, sent_view

NOT_TOLD = [PHASE, ASKED, DEPTH, *range(STACK, ATTACKS), *range(SEALED, SEALED + SEATS)]
"""State that a decision changes without an event."""


def greedy_decisions(table: int, seed: int) -> Iterator[Game]:
    """A game of greedy bots, at every decision and at the end."""
    game = deal(table, seed)
    bots = [make_bot("greedy", f"{seed} {seat}") for seat in range(len(game.table.players))]
    while game.decision is not None:
        yield game
        seat = game.decision.seat
        game.apply(bots[seat].choose(observe(game, seat), seen(game, seat)))
    yield game


def public(game: Game) -> State:
    """The public part of a game, and who attacked and wounded whom."""
    state = blanked(game, None)
    state[ATTACKS:PILE_COUNTS] = to_flat(game)[ATTACKS:PILE_COUNTS]
    return state


def check_fold(game: Game, memory: Memory, true: State) -> None:
    """The tracked table is the actual table."""
    if game.table.playing == NONE:
        memory.fold.settle()
    kept = np.frombuffer(memory.fold.table(), dtype=np.int8)
    kept[NOT_TOLD] = true[NOT_TOLD]
    differ = [(int(place), kept[place], true[place]) for place in np.flatnonzero(kept != true)]
    assert not differ, f"place, kept, true: {differ} after {game.events[-5:]}"


def same(one: list[PublicAction], other: list[PublicAction]) -> bool:
    return len(one) == len(other) and all(
        a[1:] == b[1:] and (a.state == b.state).all() for a, b in zip(one, other, strict=True)
    )


# --- the table ---


def test_every_kind_of_event_is_understood() -> None:
    assert set(TAKEN) == {kind.__name__ for kind in (*PUBLIC, *MASKED)}


def test_an_event_that_an_added_card_brings_changes_nothing() -> None:
    game = deal(5, seed=1)
    events = seen(game, 0)
    plain, told = Memory(observe(game, 0)), Memory(observe(game, 0))
    plain.take(events)
    told.take([*events, Seen(len(events), "Novelty", {"seat": 1})])
    assert told.fold.table() == plain.fold.table()


@pytest.mark.parametrize("play", [decisions, greedy_decisions], ids=["random", "greedy"])
@pytest.mark.parametrize("table", range(len(ALL_TABLES)))
def test_the_table_is_kept_and_all_observers_keep_the_same(
    table: int, play: Callable[[int, int], Iterator[Game]]
) -> None:
    observers = (None, *range(ALL_TABLES[table].players))
    memories: list[Memory] = []
    heard: list[list[Seen]] = [[] for _ in observers]
    for game in play(table, 11):
        memories = memories or [Memory(observe(game, observer)) for observer in observers]
        told, true = [], public(game)
        for memory, events, observer in zip(memories, heard, observers, strict=True):
            events.extend(seen(game, observer, since=len(events)))
            told.append(memory.take(events))
            if not game.over:
                check_fold(game, memory, true)
        assert all(same(told[0], deeds) for deeds in told)


# --- the actions ---


@pytest.mark.parametrize("table", range(len(ALL_TABLES)))
def test_every_deed_is_told_with_the_table_before_it(table: int) -> None:
    acts = []
    for game in decisions(table, seed=13):
        if game.decision is not None and game.decision.kind == "play":
            acts.append((len(game.events), game.decision.seat, public(game)))
    events = seen(game, None)
    deeds = {deed.event: deed for deed in Memory(observe(game, 0)).take(events)}
    for number, seat, before in acts:
        deed, about = deeds.pop(number, None), events[number].about
        if events[number].kind == "Played":
            assert (deed is not None) == (about["target"] not in {None, seat} and about["prop"] is None)
        if deed is not None:
            assert (deed.actor, deed.card, deed.target) == (seat, CARD[about["card"]], about["target"])
            assert (deed.state == before).all()
    assert not deeds


def test_deeds_come_piece_by_piece_as_they_come_at_once() -> None:
    *_, game = decisions(9, seed=14)
    events, memory, told = seen(game, None), Memory(observe(game, None)), []
    for length in range(0, len(events) + 7, 7):
        told += memory.take(events[:length])
    assert len(told) > 10
    assert same(told, Memory(sent_view(game, 2)).take(sent_events(game, 2)))
    assert memory.take(events) == []


def test_with_fewer_events_than_before_the_memory_begins_anew() -> None:
    *_, game = decisions(9, seed=14)
    events, memory = seen(game, 1), Memory(observe(game, 1))
    whole = memory.take(events)
    half = memory.take(events[: len(events) // 2])
    assert half
    assert same(half, whole[: len(half)])
    assert same(memory.take(events), whole[len(half) :])


# --- games that were not dealt as usual ---


def test_of_a_game_that_began_in_the_middle_there_are_no_deeds() -> None:
    game = rising("shogun musashi: katana | hanzo: bo | benkei: bo", "play katana>1")
    assert [event.kind for event in seen(game, None)] == ["Played"]
    assert Memory(observe(game, None)).take(seen(game, None)) == []


def test_what_lay_there_before_the_first_turn_does_no_harm() -> None:
    seats = "shogun ieyasu: geisha bo | shima: bo / armor focus | benkei: bo"
    game = rising(seats, phase="recover", pile="katana")
    for act in ("take katana", "play geisha>1:armor", "play katana>2"):
        game.apply(act)
    (deed,) = Memory(observe(game, None)).take(seen(game, None))
    assert (deed.card, deed.target) == (CARD["katana"], 2), "a card on a property is no deed"
