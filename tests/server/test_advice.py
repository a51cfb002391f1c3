"""Bots at tables never block, compiled or not, however long others take."""

import asyncio
import os
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import chanbara
from chanbara.server.bots import advisor, decisions
from chanbara.server.bots.advisor import CORES, SLOW, Advisor
from chanbara.server.metrics.meters import BotMeters
from chanbara.server.workers.queues import BEHIND, Queue
from chanbara.sword.bots import until_compiled
from chanbara.sword.bots.levels import LEVELS
from chanbara.sword.bots.registry import NAMES, make_bot
from chanbara.sword.served import kind as served_sword
from tests.server.kit import PATIENCE, Running
from tests.server.party import GENEROUS, Party, party
from tests.server.worlds import lobby_of

SWORD = {"game": "sword", "players": 3}
TURN, WINDOW = (
    SimpleNamespace(kind="sword", edition="base", seat=1, active=1),
    SimpleNamespace(kind="sword", edition="base", seat=1, active=2),
)
LONG_TURN = SimpleNamespace(kind="sword", edition="base", seat=1, active=1)
"""The parts of a view that are read before the computation."""
INTERPRETED, COMPILED = 7, 8
"""What bots answer here, by how they think."""


class InBackground:
    """Compiles nothing; whether it is done is for the test to say."""

    is_done = False

    def __init__(self, part: str) -> None:
        assert part == "sword.mind"

    def start(self) -> None:
        """Begin."""

    def close(self) -> None:
        """Compile no more."""


class InterpretedBots:
    """Answers in place of the process; whether it is closed can be seen."""

    is_closed = False

    def choose(self, *_about: Any) -> int:  # noqa: ANN401
        """Answer."""
        return INTERPRETED

    def close(self) -> None:
        """Answer no more."""
        self.is_closed = True


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled, and there are neither processes nor compiled code."""
    monkeypatch.setattr(until_compiled, "InBackground", InBackground)
    monkeypatch.setattr(until_compiled, "InterpretedBots", InterpretedBots)
    monkeypatch.setattr(decisions, "choose", lambda *_about: COMPILED)


def told(story: Callable[[Advisor], Awaitable[Any]], *, compiled: bool = True) -> Any:  # noqa: ANN401
    """Run something with an advisor."""

    async def tell() -> Any:  # noqa: ANN401
        found = Advisor()
        if compiled:
            found._compiled.set()
        try:
            return await story(found)
        finally:
            await found.close()

    return asyncio.run(tell())


@contextmanager
def let_go(may_end: threading.Event) -> Iterator[None]:
    """Release all threads at the end, however it ended."""
    try:
        yield
    finally:
        may_end.set()


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Running]:
    with Running(f"sqlite:///{tmp_path}/tables.sqlite", GENEROUS) as running:
        yield running


# --- before and after everything is compiled ----------------------------------------------------------------


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.parametrize("bot", NAMES)
def test_bots_answer_before_and_after_everything_is_compiled(
    monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    async def story(found: Advisor) -> None:
        ready = asyncio.create_task(found.get_ready())
        answers = [await found.advice(bot, "1", TURN, [])]
        monkeypatch.setattr(InBackground, "is_done", True)
        await ready
        answers.append(await found.advice(bot, "1", TURN, []))
        assert answers == [INTERPRETED, COMPILED]
        assert found.is_compiled
        assert found._until.interpreted.is_closed  # type: ignore[attr-defined]

    told(story, compiled=False)


@pytest.mark.usefixtures("uncompiled")
def test_who_still_thinks_when_everything_is_compiled_is_asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may_end = threading.Event(), threading.Event()

    def choose(*_about: Any) -> int:  # noqa: ANN401
        begun.set()
        may_end.wait(PATIENCE)
        return INTERPRETED

    monkeypatch.setattr(InterpretedBots, "choose", choose)

    async def story(found: Advisor) -> None:
        asked = [asyncio.create_task(found.advice("planner", "1", TURN, [])) for _ in range(3)]
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        found._compiled.set()
        assert await asyncio.gather(*asked) == [COMPILED] * 3
        assert not may_end.is_set(), "nobody waits for who still thinks"

    with let_go(may_end):
        told(story, compiled=False)


@pytest.mark.usefixtures("uncompiled")
def test_who_thinks_too_long_uncompiled_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither is a bot that waits in the queue."""
    monkeypatch.setattr(advisor, "PATIENCE", 0.05)
    may_end = threading.Event()
    monkeypatch.setattr(InterpretedBots, "choose", lambda *_about: may_end.wait(PATIENCE))

    async def story(found: Advisor) -> None:
        asked = [found.advice("detective", "1", TURN, []) for _ in range(3)]
        for one in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(one, TimeoutError)

    with let_go(may_end):
        told(story, compiled=False)


# --- nobody waits for another -------------------------------------------------------------------------------


@pytest.mark.usefixtures("uncompiled")
def test_nobody_waits_for_who_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """All threads for turns are busy until the end, and one more turn is queued: the others are answered."""
    may_end = threading.Event()

    def choose(_bot: str, _seed: str, view: Any, _events: Any) -> int:  # noqa: ANN401
        assert view is not LONG_TURN or may_end.wait(PATIENCE)
        return COMPILED

    monkeypatch.setattr(decisions, "choose", choose)

    async def story(found: Advisor) -> None:
        turns = [asyncio.create_task(found.advice("planner", "1", LONG_TURN, [])) for _ in range(CORES + 1)]
        await asyncio.sleep(0)
        for bot, view in (("detective", TURN), ("planner", WINDOW)):
            async with asyncio.timeout(PATIENCE / 2):
                assert await found.advice(bot, "1", view, []) == COMPILED
        assert not any(turn.done() for turn in turns)
        may_end.set()
        assert await asyncio.gather(*turns) == [COMPILED] * (CORES + 1)

    with let_go(may_end):
        told(story)


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.parametrize("queue", [Queue.TURN, Queue.WINDOW])
def test_whoever_others_wait_for_gets_fewer_rollouts(monkeypatch: pytest.MonkeyPatch, queue: Queue) -> None:
    asked: list[str] = []
    view = TURN if queue is Queue.TURN else WINDOW
    has_begun, may_end = threading.Event(), threading.Event()

    def choose(bot: str, *_about: Any) -> int:  # noqa: ANN401
        asked.append(bot)
        has_begun.set()
        assert may_end.wait(PATIENCE)
        return COMPILED

    monkeypatch.setattr(decisions, "choose", choose)
    monkeypatch.setattr(advisor, "THREADS", {})
    meters = BotMeters()

    async def story() -> None:
        found = Advisor(meters)
        found._compiled.set()
        first = asyncio.create_task(found.advice("planner", "1", view, []))
        assert await asyncio.to_thread(has_begun.wait, PATIENCE)
        bots = (*["planner"] * 3, "master", *SLOW)
        others = [asyncio.create_task(found.advice(bot, "1", view, [])) for bot in bots]
        await asyncio.sleep(0)
        assert found.pool.waiting(queue) == len(others)
        may_end.set()
        await asyncio.gather(first, *others)
        await found.close()

    with let_go(may_end):
        asyncio.run(story())
    # Seven others wait for the second, then six, and so on.
    shorter = [*["planner@256"] * 3, "master@256", "planner@32", "planner@128", "planner@1024"]
    assert asked == ["planner", *shorter, "master"]
    counted = [one.labels(queue.label)._value.get() for one in (meters.wanted, meters.rollouts)]
    given = [int(bot.partition("@")[2]) for bot in shorter]
    assert counted == [7 * 2048 + 64 + 512, 2 * 2048 + sum(given)]
    assert meters.shortened.labels(queue.label)._value.get() == len(shorter)


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no rank of their own")
@pytest.mark.usefixtures("uncompiled")
def test_who_takes_long_in_his_turn_comes_behind_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def rank(*_about: Any) -> int:  # noqa: ANN401
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    monkeypatch.setattr(decisions, "choose", rank)

    async def story(found: Advisor) -> list[int]:
        asked = [("planner", TURN), ("planner", WINDOW), ("detective", TURN)]
        return [await found.advice(bot, "1", view, []) for bot, view in asked]

    mine = rank()
    assert told(story) == [mine + BEHIND[Queue.TURN], mine, mine]


@pytest.mark.parametrize("bot", ["random", "greedy", "detective", "planner@64"])
def test_a_bot_with_a_single_option_thinks_as_well(monkeypatch: pytest.MonkeyPatch, bot: str) -> None:
    """It takes its only option, and has computed as if there were two."""
    game = chanbara.new_game("sword", players=3, seed=4)
    while game.decision is not None and len(game.decision.options) > 1:
        game.apply(0)
    assert game.decision is not None
    view, events = chanbara.observe(game, game.decision.seat), chanbara.seen(game, game.decision.seat)
    asked: list[int] = []

    class Counting:
        def __init__(self, name: str, seed: int | str) -> None:
            self.bot = make_bot(name, seed)

        def choose(self, view: Any, events: Any) -> int:  # noqa: ANN401
            asked.append(len(view.decision.options))
            return self.bot.choose(view, events)

    monkeypatch.setattr(served_sword, "make_bot", Counting)
    assert decisions.choose(bot, "1", view, events) == 0
    assert asked == [2]


def test_who_takes_long_is_known_by_his_level() -> None:
    assert SLOW == {"planner@64": 64, "planner@512": 512, "planner": 2048, "master": 2048}
    assert set(SLOW) == {level.name for level in LEVELS if level.bot in {"planner", "master"}}


# --- tables -------------------------------------------------------------------------------------------------


def test_a_table_of_planners_plays_on_and_is_there_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    bots = [None, "planner", "planner@512", "planner@64", "sly"]
    with Running(database, GENEROUS) as first:
        first.wait_for_bots()
        table = Party(first, {"game": "sword", "players": 5}, 1, bots=bots)
        table.start()
        version = table.play(until=25)
        assert table.host.version == version
        table.close()
    with Running(database, GENEROUS) as second:
        second.wait_for_bots()
        table.server = second
        assert table.host.seated is not None
        table.players = [table.connect(table.host.seated)]
        table.host.wait("sword")
        assert [seat["bot"] for seat in table.host.table["seats"]] == bots
        assert table.play(until=version + 25) == version + 25
        table.close()


def test_a_worker_that_dies_stops_no_table(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance answers for it, and the game comes to its end."""

    def die(*_about: Any) -> int:  # noqa: ANN401
        raise BrokenPipeError

    found = lobby_of(alone).advisor
    alone.wait_for_bots()
    monkeypatch.setattr(found._until.interpreted, "choose", die)
    found._compiled.clear()
    with party(alone, SWORD, people=1) as table:
        table.start().play()
        table.check_end()


def test_bots_play_while_the_compiler_still_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They run in the process, and everyone is notified that they are not ready."""
    monkeypatch.setattr(until_compiled, "InBackground", InBackground)
    with Running(f"sqlite:///{tmp_path}/tables.sqlite", GENEROUS) as server:
        assert server.ask("/health")[1]["bots_ready"] is False
        assert server.ask("/api/choices")[1]["bots_ready"] is False
        with party(server, SWORD, people=1, bots=[None, "planner", "detective"]) as table:
            assert table.start().play(until=12) == 12
        lobby_of(server).advisor._compiled.set()
        assert server.ask("/health")[1]["bots_ready"] is True
        assert server.ask("/api/choices")[1]["bots_ready"] is True


def test_the_ladder_is_told_from_the_weakest_to_the_strongest(alone: Running) -> None:
    bots = alone.ask("/api/choices")[1]["bots"]
    assert [one["name"] for one in bots] == [*NAMES, "even"]
    assert [one["name"] for one in bots if one["follows"]] == ["even"], "it has no place among the others"
    bots.pop()
    assert [one["level"] for one in bots] == list(range(1, len(bots) + 1))
    assert {one["name"] for one in bots if one["manner"]} == {"aggressive", "trusting", "sly"}
    wins = [one["wins"] for one in bots]
    assert wins == sorted(wins)
    assert all(0 < one < 100 for one in wins)
