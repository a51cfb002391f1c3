"""What only the player who must decide is sent is computed elsewhere, and its duration reveals nothing."""

import asyncio
import io
import pickle
import queue
import signal
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import chanbara
from chanbara.server.insight.prompter import BEAT, Prompter
from chanbara.server.insight.prompts import Prompt, Question, prompt_for
from chanbara.server.table import telling
from chanbara.server.table.socket import GONE
from chanbara.server.wire.refusal import Refusal
from chanbara.server.workers import helper as helper_of
from chanbara.server.workers import process as elsewhere
from chanbara.server.workers.helper import Helper
from chanbara.server.workers.process import HEAD, Call, Waiting, framed, moment_after, pickled, serve
from chanbara.sword.house import read_house
from chanbara.words.text import told_events
from checks.server.timing import area, house, run
from tests.server.kit import PATIENCE, Running, until
from tests.server.test_pauses import NONE, WITH_PARRY, at_table, attacked, open_window
from tests.server.worlds import CODE, lay, lobby_of, token_of


def question(language: str | None = None, **options: Any) -> Question:  # noqa: ANN401
    game = chanbara.new_game("sword", players=3, seed=1, **options)
    assert game.decision is not None
    seat = game.decision.seat
    label = tuple(game.table.catalog.label)
    return Question(label, chanbara.observe(game, seat), chanbara.seen(game, seat), language)


# --- the other process -------------------------------------------------------------------------------------


def test_another_process_answers_as_the_server_would() -> None:
    """In every language, and by house rules that it has never heard of."""
    asked = [question(), question("de"), question("it", house=read_house(house()))]

    async def ask() -> list[Prompt]:
        prompter = Prompter(1)
        try:
            return list(await asyncio.gather(*map(prompter.ask, asked)))
        finally:
            await prompter.close()

    assert asyncio.run(ask()) == [prompt_for(one) for one in asked]


def test_a_killed_process_is_replaced_and_nobody_waits_in_vain() -> None:
    async def ask() -> tuple[Prompt, Prompt, bool]:
        prompter = Prompter(1)
        try:
            first = await prompter.ask(question())
            helper = prompter._helpers[0]
            process = (await helper.start()).process
            process.kill()
            second = await prompter.ask(question())
            return first, second, (await helper.start()).process.pid != process.pid
        finally:
            await prompter.close()

    first, second, is_new = asyncio.run(ask())
    assert first == second == prompt_for(question())
    assert is_new


def test_an_answer_reaches_the_question_it_belongs_to_while_a_process_is_replaced() -> None:
    """What one player is told of their cards must never reach another."""
    asked = [question("de"), question("it"), question("en")]

    async def ask() -> list[Prompt]:
        prompter = Prompter(1)
        try:
            await prompter.ask(question())
            process = (await prompter._helpers[0].start()).process
            assert process.stdin is not None
            process.stdin.close()  # it ends by itself, a moment after the next one is started
            return [await prompter.ask(one) for one in asked]
        finally:
            await prompter.close()

    assert asyncio.run(ask()) == [prompt_for(one) for one in asked]


def test_a_process_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> tuple[Prompt, int | None]:
        prompter = Prompter(1)
        try:
            await prompter.ask(question())
            process = (await prompter._helpers[0].start()).process
            process.send_signal(signal.SIGSTOP)
            monkeypatch.setattr(helper_of, "PATIENCE", 0.0)
            return await prompter.ask(question("de")), await process.wait()
        finally:
            await prompter.close()

    assert asyncio.run(ask()) == (prompt_for(question("de")), -signal.SIGKILL)


def test_a_server_stops_whose_process_could_not_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> Prompt:
        prompter = Prompter(1)
        try:
            prompter.start()
            return await prompter.ask(question())
        finally:
            prompter.start()
            await prompter.close()

    monkeypatch.setattr("sys.executable", "/nowhere/python")
    assert asyncio.run(ask()) == prompt_for(question())


def test_where_the_process_cannot_run_the_server_computes_it_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> Prompt:
        prompter = Prompter(1)
        try:
            return await prompter.ask(question())
        finally:
            await prompter.close()

    monkeypatch.setattr("sys.executable", "/bin/false")
    assert asyncio.run(ask()) == prompt_for(question())


def test_what_cannot_be_read_is_answered_with_the_reason() -> None:
    results: queue.SimpleQueue[Waiting] = queue.SimpleQueue()
    serve(io.BytesIO(framed(7, 0, pickled("no work at all"))), results, 0)
    data = results.get().data
    assert HEAD.unpack(data[: HEAD.size])[:2] == (7, 0)
    assert "Error" in pickle.loads(data[HEAD.size :]).trouble  # noqa: S301 - our own


def test_a_refusal_comes_back_from_the_other_process_as_it_was() -> None:
    async def ask() -> Refusal:
        helper = Helper("tests")
        try:
            await helper.do(_refuse, "katana")
        except Refusal as refusal:
            return refusal
        finally:
            await helper.close()
        raise AssertionError("it was not refused")

    refusal = asyncio.run(ask())
    assert refusal.sentence("en") == "There are 3 seats, but 9 bots."
    assert (refusal.code, refusal.why, refusal.about) == (
        "impossible",
        "too-many-bots",
        {"seats": 3, "bots": 9},
    )


def _refuse(_word: str) -> None:
    raise Refusal("impossible", "too-many-bots", seats=3, bots=9)


def test_a_table_goes_on_without_a_player_whose_options_cannot_be_computed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_question: Question) -> Prompt:
        raise ValueError

    lay(f"sqlite:///{tmp_path / 'tables'}", {"game": {"game": "sword", "players": 3}})
    with Running(f"sqlite:///{tmp_path / 'tables'}") as server:
        room = asyncio.run_coroutine_threadsafe(lobby_of(server).find(CODE), server.loop).result(PATIENCE)
        assert room.game is not None
        assert room.game.decision is not None
        asked = room.game.decision.seat
        other = server.client(CODE, token_of((asked + 1) % 3))
        other.wait(lambda message: "view" in message)
        monkeypatch.setattr("chanbara.server.insight.prompter.prompt_for", fail)
        unlucky = server.client(CODE, token_of(asked))
        with pytest.raises(ConnectionClosed) as closed:
            unlucky.wait("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == GONE
        assert lobby_of(server).rooms[CODE] is room, "it was not rebuilt"
        monkeypatch.undo()
        unlucky = server.client(CODE, token_of(asked))
        assert unlucky.wait(lambda message: "view" in message)["view"]["decision"]["options"]
        for one in (other, unlucky):
            one.close()


def test_the_log_does_not_repeat_what_an_error_of_the_other_process_says(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def ask() -> None:
        helper = Helper("tests")
        try:
            await helper.do(_fail_unsendably, "katana")
        finally:
            await helper.close()

    with pytest.raises(Unsendable):
        asyncio.run(ask())
    (logged,) = (one for one in caplog.records if one.name == "chanbara.workers")
    assert (logged.getMessage(), vars(logged)["why"]) == ("a process failed", "tests: Unsendable")


class Unsendable(Exception):
    """An error that cannot be pickled."""

    def __reduce__(self) -> str:
        raise TypeError


def _fail_unsendably(word: str) -> None:
    raise Unsendable(word)


@pytest.mark.parametrize(("took", "beats"), [(0.0, 1), (0.2, 1), (0.99, 1), (1.01, 2), (2.5, 3)])
def test_an_answer_is_given_at_a_beat_however_long_it_took(took: float, beats: int) -> None:
    assert moment_after(100.0, 100.0 + took * BEAT, BEAT) == pytest.approx(100.0 + beats * BEAT)


def test_the_moment_counts_from_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinking for half a beat does not make the answer later."""
    clock = iter([100.0, 100.0 + BEAT / 2])
    monkeypatch.setattr(elsewhere, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    results: queue.SimpleQueue[Waiting] = queue.SimpleQueue()
    serve(io.BytesIO(framed(0, 0, pickled(Call(prompt_for, (question(),))))), results, BEAT)
    assert results.get().due == pytest.approx(100.0 + BEAT)


# --- at the table ------------------------------------------------------------------------------------------


def test_everyone_else_is_sent_the_update_before_it_is_computed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Question, asyncio.Future[Prompt]]] = []

    def wait(_self: Prompter, question: Question) -> asyncio.Future[Prompt]:
        asked.append((question, asyncio.get_running_loop().create_future()))
        return asked[-1][1]

    with at_table(tmp_path, NONE) as world:
        monkeypatch.setattr(Prompter, "ask", wait)
        open_window(world, attacked(WITH_PARRY))  # received at the attacker's socket
        while '"kind":"parry"' not in world.ears[2].hear():
            pass
        question, answer = asked[-1]
        assert question.view.seat == 1
        world.running.loop.call_soon_threadsafe(answer.set_result, prompt_for(question))
        while '"kind":"parry"' not in (update := world.ears[1].hear()):
            pass
        assert '"insight":{"asked"' in update


def test_whoever_returns_is_sent_the_log_without_writing_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []

    def counting(view: Any, events: Any) -> Any:  # noqa: ANN401
        written.append(len(events))
        return told_events(view, events)

    with at_table(tmp_path, NONE) as world:
        open_window(world, attacked(WITH_PARRY))
        monkeypatch.setattr(telling, "told_events", counting)
        update = ""
        for _ in range(20):
            world.ears[0].say({"type": "resync"})
            while '"type":"sword"' not in (update := world.ears[0].hear()):
                pass
        assert '"events":[{"number":0,' in update
        assert sum(written) == 0


def test_the_log_of_an_observer_who_left_is_freed(tmp_path: Path) -> None:
    with at_table(tmp_path, NONE) as world:
        open_window(world, attacked(WITH_PARRY))
        lines = world.room.updates.telling._lines
        assert 2 in lines
        world.ears[2].close()
        until(lambda: 2 not in lines)


# --- the measurement ---------------------------------------------------------------------------------------


def test_the_area_under_the_curve_tells_what_can_be_told() -> None:
    rng = Random(1)
    same = area([rng.gauss(5, 1) for _ in range(2000)], [rng.gauss(5, 1) for _ in range(2000)])
    later = area([rng.gauss(5.3, 1) for _ in range(2000)], [rng.gauss(5, 1) for _ in range(2000)])
    apart = area([2.0, 3.0], [0.0, 1.0])
    assert same.is_blind
    assert not later.is_blind
    assert later.low > 0.5
    assert apart.value == 1
    assert area([1.0, 1.0], [1.0, 1.0]).value == 0.5


def test_windows_are_measured_at_a_real_server() -> None:
    """The small form of `make timing`."""
    (found,) = asyncio.run(run(["person"], 10))
    assert min(sum(one.can_parry is can for one in found.windows) for can in (True, False)) >= 10
    assert all(len(one.pings) == 3 and one.delay > 0 for one in found.windows)
