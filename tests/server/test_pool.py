"""Work in processes of its own: the same answers, whatever dies, and nothing that a seat may not know."""

import asyncio
import io
import itertools
import os
import pickle
import queue
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import chanbara
from chanbara.duel.bots.forecast import portion
from chanbara.review.analysis import analyse
from chanbara.review.timeline import Timeline
from chanbara.server.bots import advisor as advisors
from chanbara.server.bots import decisions
from chanbara.server.bots.advisor import Advisor
from chanbara.server.metrics.meters import BotMeters
from chanbara.server.review.slices import encoded, next_lines
from chanbara.server.workers import helper
from chanbara.server.workers import pool as pools
from chanbara.server.workers import process as processes
from chanbara.server.workers.helper import ProcessEnded
from chanbara.server.workers.pool import Level, Pool
from chanbara.server.workers.process import Call, Waiting, framed, pickled, serve
from chanbara.server.workers.process_worker import ProcessWorker, WorkFailed
from chanbara.server.workers.queues import BEAT, Queue
from chanbara.sword.house import read_house
from checks.server.timing import house
from tests.review.games import random_game
from tests.server.kit import PATIENCE, Running
from tests.server.party import GENEROUS, party
from tests.server.worlds import lobby_of

SWORD = {"game": "sword", "players": 3}


@asynccontextmanager
async def advising(processes: int) -> AsyncIterator[Advisor]:
    """Run an advisor whose processes are ready."""
    found = Advisor(processes=processes)
    ready = asyncio.create_task(found.get_ready())
    try:
        await asyncio.wait_for(ready, PATIENCE)
        yield found
    finally:
        ready.cancel()
        await found.close()


def pids(found: Advisor) -> list[int]:
    workers = [one for level in found.pool.levels for one in level.ready]
    running = [one.running for one in workers if isinstance(one, ProcessWorker)]
    return [one.process.pid for one in running if isinstance(one, helper.Running)]


async def ready(pool: Pool, count: int) -> None:
    """Wait until so many workers are ready."""
    while sum(len(level.ready) for level in pool.levels) < count:  # noqa: ASYNC110 - it has no event
        await asyncio.sleep(0.01)


def asked(choices: int = 7, **options: Any) -> tuple[str, Any, Any]:  # noqa: ANN401
    """Return a seed, a view and its events, of a game that has begun."""
    game = chanbara.new_game("sword", players=4, seed=2, **options)
    while game.decision is not None and (choices > 0 or len(game.decision.options) < 2):
        game.apply(len(game.decision.options) - 1)
        choices -= 1
    assert game.decision is not None
    seat = game.decision.seat
    return "seed", chanbara.observe(game, seat), chanbara.seen(game, seat)


# --- real processes -----------------------------------------------------------------------------------------


def test_processes_answer_as_the_server_would_and_whatever_dies_is_done_again() -> None:
    """Bots, by house rules that a process has never heard of; odds, and a review. One process is killed."""
    bots = ["novice", "detective", "planner"]
    games = [asked(), asked(house=read_house(house()))]
    duel = chanbara.new_game("duel", seed=1)
    view = chanbara.observe(duel, 0)
    record = random_game(seed=5, choices=12).record()

    async def ask(found: Advisor) -> list[Any]:
        advice = [found.advice(bot, *game) for game in games for bot in bots]
        odds = found.think(Queue.ODDS, portion, view, 0, 0.0)
        return list(await asyncio.gather(*advice, odds, found.review(next_lines, record, 0, 1000.0)))

    async def story() -> tuple[list[Any], list[Any], bool]:
        async with advising(2) as found:
            await ready(found.pool, 2)
            first = await ask(found)
            before = pids(found)
            again = asyncio.create_task(ask(found))
            await asyncio.sleep(0)
            os.kill(before[0], signal.SIGKILL)
            second = await again
            await ready(found.pool, 2)
            return first, second, before[0] not in pids(found)

    first, second, is_new = asyncio.run(story())
    expected: list[Any] = [decisions.choose(bot, *game) for game in games for bot in bots]
    expected += [portion(view, 0, 0.0), (list(map(encoded, analyse(Timeline(record)))), True)]
    assert first == expected
    assert second == expected
    assert is_new


@pytest.fixture
def unloaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes load nothing before they work, which takes a second or two."""
    monkeypatch.setattr(decisions, "load", dict)
    monkeypatch.setattr(decisions, "version", dict)


@pytest.mark.usefixtures("unloaded")
def test_work_that_kills_processes_is_given_up_and_everything_else_goes_on() -> None:
    async def story() -> None:
        async with advising(1) as found:
            run = found.pool.run
            with pytest.raises(ProcessEnded):
                await run(Queue.HINT, lambda: Call(os._exit, (1,)))
            with pytest.raises(ValueError, match="nonsense"):
                await run(Queue.HINT, lambda: Call(int, ("nonsense",)))
            assert await run(Queue.HINT, lambda: Call(int, ("7",))) == 7
            assert found._meters.replaced.labels("local")._value.get() == pools.TRIES
            assert found._meters.retried.labels("hint")._value.get() == pools.TRIES - 1

    asyncio.run(story())


class OneWay(Exception):
    """An error that can be pickled, but not unpickled: it keeps less than it takes."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def fail_one_way() -> None:
    raise OneWay("code", "message")


@pytest.mark.usefixtures("unloaded")
def test_an_error_that_cannot_be_unpickled_ends_no_process() -> None:
    async def story() -> None:
        async with advising(1) as found:
            with pytest.raises(WorkFailed, match="TypeError"):
                await found.pool.run(Queue.HINT, lambda: Call(fail_one_way, ()))
            assert await found.pool.run(Queue.HINT, lambda: Call(int, ("7",))) == 7
            assert found._meters.replaced.labels("local")._value.get() == 0

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


@pytest.mark.usefixtures("unloaded")
def test_a_process_that_answers_what_nobody_asked_is_replaced() -> None:
    async def story() -> None:
        async with advising(1) as found:
            (worker,) = found.pool.levels[0].ready
            assert isinstance(worker, ProcessWorker)
            assert isinstance(worker.running, helper.Running)
            answer = asyncio.ensure_future(found.pool.run(Queue.HINT, lambda: Call(int, ("7",))))
            asked = worker.running._asked
            while not asked:  # noqa: ASYNC110 - it has no event
                await asyncio.sleep(0)
            asked[-1] = asked.pop(*asked)
            assert await answer == 7
            assert found._meters.replaced.labels("local")._value.get() == 1

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_where_no_process_can_run_threads_of_the_server_do_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/bin/false")

    async def story() -> tuple[int, bool]:
        async with advising(2) as found:
            return await found.advice("planner@64", *asked()), found.pool.is_ready

    assert asyncio.run(story()) == (decisions.choose("planner@64", *asked()), False)


@pytest.mark.usefixtures("unloaded")
def test_a_process_with_other_rules_is_not_used() -> None:
    async def story() -> None:
        (level,) = advisors.levels(1, "")
        worker = level.workers[0]
        assert isinstance(worker, ProcessWorker)
        worker._expected = lambda: {"sword": "other rules"}
        with pytest.raises(ProcessEnded, match="another version"):
            await worker.start()
        await worker.close()

    asyncio.run(story())


def test_a_table_of_bots_in_processes_plays_on_when_one_is_killed(tmp_path: Path) -> None:
    """What a seat may know is enough to play for it: nothing else is sent."""
    with Running(f"sqlite:///{tmp_path}/tables.sqlite", GENEROUS, bot_processes=1) as server:
        server.wait_for_bots()
        (pid,) = pids(lobby_of(server).advisor)
        with party(server, SWORD, people=1, bots=[None, "planner@64", "detective"]) as table:
            table.start().play(until=5)
            os.kill(pid, signal.SIGKILL)
            assert table.play(until=12) == 12
        page = server.ask("/metrics")[1]
        assert 'chanbara_bot_processes_ended_total{where="local"} 1.0' in page
        assert 'chanbara_bot_processes_wanted{where="local"} 1.0' in page


def test_what_is_sent_is_the_same_in_every_world_that_a_seat_cannot_tell_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The real game and an imagined one with the same view: the same bytes."""
    sent: list[bytes] = []

    async def do(_worker: object, _queue: Queue, work: Call) -> int:
        sent.append(pickled(work))
        return 0

    monkeypatch.setattr(ProcessWorker, "start", lambda _: asyncio.sleep(0))
    monkeypatch.setattr(ProcessWorker, "goes_on", lambda _: asyncio.sleep(PATIENCE))
    monkeypatch.setattr(ProcessWorker, "do", do)
    seed, view, events = asked()
    other = chanbara.observe(chanbara.imagine(view, "another world"), view.seat)

    async def story() -> None:
        async with advising(1) as found:
            for one in (view, other):
                await found.advice("planner", seed, one, events)

    asyncio.run(story())
    assert sent[0] == sent[1]
    _, words = pickle.loads(sent[0])  # noqa: S301 - our own
    assert words == ("sword", (), decisions.choose, "planner", seed, view, events)


def test_the_secret_of_a_table_stays_in_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: set[str] = set()

    async def advice(_self: Advisor, _bot: str, seed: str, _view: object, _events: object) -> int:
        seeds.add(seed)
        return 0

    monkeypatch.setattr(Advisor, "advice", advice)
    with (
        Running(f"sqlite:///{tmp_path}/tables.sqlite", GENEROUS) as server,
        party(server, SWORD, people=1, bots=[None, "novice", "novice"]) as table,
    ):
        table.start().play(until=6)
        (room,) = lobby_of(server).rooms.values()
        assert seeds
        assert not any(room.row.secret in seed for seed in seeds)


def test_what_bots_answer_is_given_at_moments_and_the_rest_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the clock of the other process: each job takes 4 ms."""
    results: queue.SimpleQueue[Waiting] = queue.SimpleQueue()
    clock = itertools.count(100.0, 0.004)
    monkeypatch.setattr(processes, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    for lane in (Queue.WINDOW, Queue.REVIEW):
        serve(io.BytesIO(framed(0, lane, pickled(Call(dict, ())))), results, BEAT, has_threads=True)
        due = results.get().due
        assert due == pytest.approx(100.0 + BEAT if lane is Queue.WINDOW else 100.012)


# --- who does the work, without processes -------------------------------------------------------------------


class Imagined:
    """A worker that does what a test says."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.can_start = asyncio.Event()
        self.fails = False
        self.died = asyncio.Event()
        self.is_closed = False

    def slots(self, _queue: Queue) -> int:
        return 1

    async def start(self) -> None:
        if self.fails:
            raise ProcessEnded(self.name)
        await self.can_start.wait()
        self.died.clear()

    async def do(self, _queue: Queue, work: Callable[[Any], Awaitable[Any]]) -> Any:  # noqa: ANN401
        return await work(self)

    async def goes_on(self) -> bool:
        await self.died.wait()
        return False

    async def close(self) -> None:
        self.is_closed = True


async def where(worker: Imagined) -> str:
    return worker.name


async def turns() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_the_next_level_works_while_the_first_cannot_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "SHORTEST_PAUSE", 0.0)

    async def story() -> list[str]:
        ray, local, threads = (Imagined(name) for name in ("ray", "local", "threads"))
        pool = Pool([Level("ray", [ray]), Level("local", [local])], threads, BotMeters())
        answers: list[str] = []

        async def note() -> None:
            answers.append(await pool.run(Queue.TURN, lambda: where))

        ray.fails = True
        pool.start()
        answers.append(await pool.run(Queue.QUICK, lambda: where, "anywhere"))
        waits = asyncio.create_task(note())
        await turns()
        assert not waits.done(), "local is starting"
        local.can_start.set()
        await waits
        ray.fails = False
        ray.can_start.set()
        while not pool.levels[0].ready:  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(0)
        await note()
        await turns()
        assert local.is_closed, "it is not needed any more"
        ray.can_start.clear()
        ray.fails = local.fails = True
        ray.died.set()
        while not pool.is_down:  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(0)
        await note()
        await pool.close()
        return answers

    assert asyncio.run(story()) == ["threads", "local", "ray", "threads"]


def test_what_comes_one_after_the_other_is_done_by_the_same_worker_and_the_rest_is_shared() -> None:
    async def story() -> tuple[list[str], set[str]]:
        workers = [Imagined(name) for name in "abc"]
        for one in workers:
            one.can_start.set()
        pool = Pool([Level("local", workers)], Imagined("threads"), BotMeters())
        pool.start()
        await ready(pool, 3)
        pieces = [await pool.run(Queue.REVIEW, lambda: where) for _ in range(4)]
        others = await asyncio.gather(*(pool.run(Queue.TURN, lambda: where) for _ in range(3)))
        await pool.close()
        return pieces, set(others)

    assert asyncio.run(story()) == (["a"] * 4, {"a", "b", "c"})


def test_who_was_asked_first_is_first_and_what_is_called_off_is_not_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> list[int]:
        meters = BotMeters()
        threads = Imagined("threads")
        pool = Pool([], threads, meters)
        free, done = asyncio.Event(), list[int]()

        def work(number: int) -> Callable[[], Any]:
            async def wait(_worker: Imagined) -> None:
                await free.wait()
                done.append(number)

            return lambda: wait

        found = [pool.run(Queue.TURN, work(number)) for number in range(5)]
        other = pool.run(Queue.WINDOW, lambda: where)
        assert await other == "threads", "another queue does not wait"
        found[2].cancel()
        await turns()
        assert pool.waiting(Queue.TURN) == 3
        assert meters.waiting.labels("turn")._value.get() == 3
        loop = asyncio.get_running_loop()
        before = loop.time
        monkeypatch.setattr(loop, "time", lambda: before() + 9)
        assert 9 <= pool.longest_wait(Queue.TURN, Queue.QUICK) < 10
        assert pool.longest_wait(Queue.QUICK) == 0
        free.set()
        await asyncio.gather(*found, return_exceptions=True)
        await pool.close()
        assert meters.waited.labels("turn")._sum.get() >= 9 * 3
        return done

    assert asyncio.run(story()) == [0, 1, 3, 4]
