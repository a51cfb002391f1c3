"""How long an automatic answer takes tells nothing: neither what is in a hand, nor how long a bot thought."""

import asyncio
import inspect
import time
from collections.abc import Iterator
from contextlib import contextmanager
from math import log, sqrt
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import chanbara
from chanbara.server import referee
from chanbara.server.advisor import Advisor
from chanbara.server.options import Pauses
from chanbara.server.referee import Referee
from tests.server.worlds import World, lobby_of
from tests.table import table

SAMPLES = 120
CHANCE_OF_ALARM = 1e-5
"""How often the test would fail although there is nothing to see."""
SHORT = {"least": 0.005, "most": 0.025}
WITH_PARRY = "musashi*: bo kiseru | goemon: parry katana | tomoe: bo focus"
WITHOUT = "musashi*: bo kiseru | goemon: daimyo daimyo | tomoe: bo focus"


def attacked(seats: str) -> chanbara.Game:
    """Musashi strikes at Goemon, who is asked whether he parries."""
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


def pause_at(world: World, game: chanbara.Game) -> float:
    """Open the window, and measure at the attacker's socket how long the answer takes."""
    ear = world.ears[0]
    ear.settle()
    world.put(game, ask=True)
    while '"kind":"parry"' not in ear.hear():
        pass
    asked = time.perf_counter()
    while '"type":"sword"' not in ear.hear():
        pass
    return time.perf_counter() - asked


def drain(world: World) -> None:
    """Have nobody fall behind."""
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


def test_the_pause_of_a_bot_does_not_tell_whether_it_could_parry(tmp_path: Path) -> None:
    with at_table(tmp_path, SHORT, bots=(1,)) as world:
        found = sampled(world, SAMPLES)
    assert is_alike(found)


@pytest.mark.parametrize("answer", ["parry", "take"])
def test_the_pause_of_an_answer_in_advance_does_not_tell_the_hand(tmp_path: Path, answer: Any) -> None:  # noqa: ANN401
    def prepare(world: World, game: chanbara.Game) -> None:
        seat = world.room.seats[1]
        seat.ahead, seat.ahead_until = answer, ("turn", game.table.turn)

    with at_table(tmp_path, SHORT) as world:
        found = sampled(world, SAMPLES // 2, prepare)
    assert is_alike(found)


def test_a_busy_advisor_does_not_tell_whether_a_bot_had_a_choice(tmp_path: Path) -> None:
    """Other tables keep the bots' thread busy: a bot that can only pass must not be quicker for it."""
    busy = 0.3

    def prepare(world: World, _game: chanbara.Game) -> None:
        lobby_of(world.running).advisor._threads["quick"].submit(time.sleep, busy)

    with at_table(tmp_path, {"least": 0.1, "most": 0.12}, bots=(1,)) as world:
        found = sampled(world, 6, prepare)
    assert min(found[WITHOUT]) > busy * 0.8
    assert min(found[WITH_PARRY]) > busy * 0.8


def test_a_bot_that_thinks_a_little_longer_is_not_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within a pause thinking costs nothing that could be seen."""
    advice = Advisor.advice

    async def slow(self: Advisor, bot: str, seed: str, view: Any, events: Any) -> int:  # noqa: ANN401
        option = await advice(self, bot, seed, view, events)
        if view.hand and "parry" in view.hand:
            await asyncio.sleep(0.015)
        return option

    monkeypatch.setattr(Advisor, "advice", slow)
    with at_table(tmp_path, {"least": 0.02, "most": 0.04}, bots=(1,)) as world:
        found = sampled(world, SAMPLES // 2)
    assert is_alike(found)


# --- by construction ---------------------------------------------------------------------------------------


def test_the_pause_is_drawn_from_the_setting_alone() -> None:
    room = SimpleNamespace(options=SimpleNamespace(pauses=Pauses(1.0, 2.0)))
    # There is no game, no seat and no decision that it could look at.
    drawn = [Referee._pause(SimpleNamespace(room=room)) for _ in range(1000)]  # type: ignore[arg-type]
    assert list(inspect.signature(Referee._pause).parameters) == ["self"]
    assert 1 <= min(drawn) < 1.1
    assert 1.9 < max(drawn) <= 2


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
