"""The delay of an automatic answer reveals neither the hand nor the bot's thinking time."""

import asyncio
import inspect
import time
from collections.abc import Iterator
from contextlib import contextmanager
from math import log, sqrt
from pathlib import Path
from random import Random
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest

import chanbara
from chanbara.server.bots.advisor import Advisor
from chanbara.server.table import referee
from chanbara.server.table.referee import KNOWN, Referee
from chanbara.server.wire.options import Pauses
from chanbara.server.workers.queues import Queue
from tests.server.kit import PATIENCE, until
from tests.server.worlds import World
from tests.table import table

SAMPLES = 120
CHANCE_OF_ALARM = 1e-5
"""How often the test would fail although there is nothing to see."""
NONE = {"least": 0.0, "most": 0.0}
SHORT = {"least": 0.005, "most": 0.025}
LONG = {"least": 30.0, "most": 30.0}
TRIES = 3
"""A busy machine may make any two samples differ; a real difference shows every time."""
WITH_PARRY = "musashi*: bo kiseru | goemon: parry katana | tomoe: bo focus"
WITHOUT = "musashi*: bo kiseru | goemon: daimyo daimyo | tomoe: bo focus"


def attacked(seats: str) -> chanbara.Game:
    """Musashi strikes at Goemon, who may parry."""
    game = table(seats).game
    game.apply("play bo>1")
    return game


def distance(one: list[float], other: list[float]) -> float:
    """Return the statistic of Kolmogorov and Smirnov: how far two samples are apart, from 0 to 1."""
    places = sorted([*one, *other])
    return max(
        abs(sum(x <= place for x in one) / len(one) - sum(x <= place for x in other) / len(other))
        for place in places
    )


def furthest(one: int, other: int, alarm: float = CHANCE_OF_ALARM) -> float:
    """Return the distance that two samples of one distribution exceed only this often."""
    return sqrt(-log(alarm / 2) * (one + other) / (2 * one * other))


@contextmanager
def at_table(folder: Path, pauses: dict[str, float], bots: tuple[int, ...] = ()) -> Iterator[World]:
    options = {"game": {"game": "sword", "players": 3}, "pauses": pauses}
    with World(folder / "table", options, bots=bots) as world:
        world.running.wait_for_bots()
        world.sit_down()
        yield world


def open_window(world: World, game: chanbara.Game) -> None:
    """Open the decision, and receive it at the attacker's socket."""
    world.ears[0].settle()
    world.put(game, ask=True)
    while '"kind":"parry"' not in world.ears[0].hear():
        pass
    world.ears[0].heard.clear()


def is_answered(world: World, later: float) -> bool:
    """Whether the answer is heard at the attacker's socket when the clock has been put on."""
    world.running.later(later)
    world.ears[0].settle()
    return any('"type":"sword"' in frame for frame in world.ears[0].heard)


def pause_at(world: World, game: chanbara.Game) -> float:
    """Open the window, and measure at the attacker's socket how long the answer takes."""
    ear = world.ears[0]
    open_window(world, game)
    asked = time.perf_counter()
    while '"type":"sword"' not in ear.hear():
        pass
    return time.perf_counter() - asked


def drain(world: World) -> None:
    """Drain all sockets."""
    world.settle()
    for ear in world.ears.values():
        ear.heard.clear()


def sampled(world: World, count: int, prepare: Any = None) -> dict[str, list[float]]:  # noqa: ANN401
    """Measure windows with and without a parry, one after the other in a random order."""
    order = [WITH_PARRY, WITHOUT] * count
    Random(1).shuffle(order)
    found: dict[str, list[float]] = {WITH_PARRY: [], WITHOUT: []}
    for seats in order:
        game = attacked(seats)
        if prepare is not None:
            prepare(world, game)
        found[seats].append(pause_at(world, game))
        drain(world)
    return found


def is_alike(found: dict[str, list[float]]) -> bool:
    one, other = found.values()
    return distance(one, other) < furthest(len(one), len(other))


# --- measured at the socket --------------------------------------------------------------------------------


@pytest.mark.parametrize("pauses", [NONE, SHORT])
def test_the_pause_of_a_bot_does_not_tell_whether_it_could_parry(
    tmp_path: Path, pauses: dict[str, float]
) -> None:
    with at_table(tmp_path, pauses, bots=(1,)) as world:
        assert any(is_alike(sampled(world, SAMPLES)) for _ in range(TRIES))


@pytest.mark.parametrize("answer", ["parry", "take"])
def test_the_pause_of_an_answer_in_advance_does_not_tell_the_hand(tmp_path: Path, answer: Any) -> None:  # noqa: ANN401
    def prepare(world: World, game: chanbara.Game) -> None:
        seat = world.room.seats[1]
        seat.premove, seat.premove_until = answer, ("turn", game.table.turn)

    with at_table(tmp_path, SHORT) as world:
        assert any(is_alike(sampled(world, SAMPLES // 2, prepare)) for _ in range(TRIES))


# --- by the clock of the server, which is put on ---------------------------------------------------------


@pytest.mark.parametrize(("seconds", "pauses"), [(0, 1), (10, 1), (40, 2)])
@pytest.mark.parametrize("seats", [WITH_PARRY, WITHOUT], ids=["with a parry", "without"])
def test_an_answer_comes_at_the_end_of_a_pause_however_long_a_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: str, seconds: float, pauses: int
) -> None:
    """Within a pause thinking costs nothing that could be seen; who thinks longer waits for another one."""
    advice, thinks = Advisor.advice, Event()

    async def slow(self: Advisor, bot: str, seed: str, view: Any, events: Any) -> int:  # noqa: ANN401
        option = await advice(self, bot, seed, view, events)
        thinks.set()
        await asyncio.sleep(seconds)
        return option

    monkeypatch.setattr(Advisor, "advice", slow)
    with at_table(tmp_path, LONG, bots=(1,)) as world:
        open_window(world, attacked(seats))
        assert thinks.wait(PATIENCE)
        halves = [is_answered(world, LONG["most"] / 2) for _ in range(2 * pauses - 1)]
        assert halves == [False] * len(halves)
        until(lambda: is_answered(world, LONG["most"] / 2))


def test_a_busy_advisor_does_not_tell_whether_a_bot_had_a_choice(tmp_path: Path) -> None:
    """Other tables keep the bots' thread busy: a bot that can only pass must not be faster for it."""
    with at_table(tmp_path, LONG, bots=(1,)) as world:
        for seats in (WITH_PARRY, WITHOUT):
            with world.running.busy(Queue.QUICK):
                open_window(world, attacked(seats))
                assert not is_answered(world, LONG["most"])
                assert not is_answered(world, LONG["most"])
            until(lambda: is_answered(world, LONG["most"]))


# --- by construction ---------------------------------------------------------------------------------------


def test_the_pause_is_drawn_from_the_setting_alone() -> None:
    room = SimpleNamespace(options=SimpleNamespace(pauses=Pauses(1.0, 2.0)))
    # There is no game, no seat and no decision that it could look at.
    drawn = [Referee._pause(SimpleNamespace(room=room), KNOWN) for _ in range(1000)]  # type: ignore[arg-type]
    assert list(inspect.signature(Referee._pause).parameters) == ["self", "hiding"]
    assert 1 <= min(drawn) < 1.1
    assert 1.9 < max(drawn) <= 2


def test_at_every_pace_a_pause_hides_how_long_a_bot_usually_thinks() -> None:
    advisor = Advisor()
    advisor._compiled.set()
    for bot in ("random", "detective", "planner@64", "planner"):
        hiding = advisor.hiding(bot)
        room = SimpleNamespace(options=SimpleNamespace(pauses=Pauses(0.0, 0.0)))
        drawn = [Referee._pause(SimpleNamespace(room=room), hiding) for _ in range(1000)]  # type: ignore[arg-type]
        assert hiding[0] <= min(drawn) < max(drawn) <= hiding[1]
    assert list(inspect.signature(Advisor.hiding).parameters) == ["self", "bot"]


def test_the_pause_is_drawn_before_anybody_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    story: list[str] = []

    class Recorder:
        def uniform(self, least: float, most: float) -> float:
            story.append("pause")
            return (least + most) / 2

    async def advice(*_about: Any) -> int:  # noqa: ANN401
        story.append("thought")
        return 0

    monkeypatch.setattr(referee, "CHANCE", Recorder())
    monkeypatch.setattr(Advisor, "advice", advice)
    with at_table(tmp_path, SHORT, bots=(1,)) as world:
        pause_at(world, attacked(WITH_PARRY))
    assert story[:2] == ["pause", "thought"]


def test_the_comparison_sees_what_is_to_be_seen() -> None:
    rng = Random(5)
    uniform = [rng.uniform(5, 25) for _ in range(SAMPLES)]
    assert distance(uniform, [rng.uniform(5, 25) for _ in range(SAMPLES)]) < furthest(SAMPLES, SAMPLES)
    assert distance(uniform, [rng.uniform(12, 32) for _ in range(SAMPLES)]) > furthest(SAMPLES, SAMPLES)
    assert distance(uniform, [rng.uniform(5, 11) for _ in range(SAMPLES)]) > furthest(SAMPLES, SAMPLES)
    assert distance([1.0, 2.0], [3.0, 4.0]) == 1
