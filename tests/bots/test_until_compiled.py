"""Bots before their code is compiled."""

import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from resource import RUSAGE_CHILDREN, getrusage

import pytest

from chanbara import new_game, observe, seen
from chanbara.compiled import code_cache, warm_up
from chanbara.compiled.warm_up import InBackground, is_compiled
from chanbara.sword.bots import until_compiled
from chanbara.sword.bots.interpreted import InterpretedBots
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.bots.until_compiled import UntilCompiled, WaitingBot
from chanbara.sword.own_cards import own_cards_from
from tests.bots.test_numbers import EXAMPLE
from tests.server.kit import until


def seconds_of_children() -> float:
    """Return the CPU time of all finished child processes."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@pytest.fixture(scope="module")
def interpreted() -> Iterator[InterpretedBots]:
    bots = InterpretedBots()
    yield bots
    bots.close()


@pytest.mark.parametrize(
    ("name", "players", "rising_sun"),
    [
        ("novice", 4, True),
        ("greedy", 5, False),
        ("detective", 7, False),
        ("sly", 5, True),
        ("trusting", 8, True),
        ("neural", 6, True),
    ],
)
def test_what_is_compiled_and_what_is_not_choose_the_same(
    interpreted: InterpretedBots,
    name: str,
    players: int,
    rising_sun: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    game = new_game("sword", players=players, seed=3, rising_sun=rising_sun)
    bots = [make_bot(name, f"{name} {seat}") for seat in range(players)]
    compared = 0
    while (decision := game.decision) is not None and compared < 60:
        view, events = observe(game, decision.seat), seen(game, decision.seat)
        chosen = bots[decision.seat].choose(view, events)
        if len(decision.options) > 1:
            assert interpreted.choose(name, f"{name} {decision.seat}", view, events) == chosen
            compared += 1
        game.apply(chosen)
    assert compared == 60


def test_where_nothing_is_compiled_a_bot_that_searches_chooses_without_a_search(
    interpreted: InterpretedBots,
) -> None:
    game = new_game("sword", players=4, seed=2)
    assert game.decision is not None
    seat = game.decision.seat
    view, events = observe(game, seat), seen(game, seat)
    detective = make_bot("detective", "1").choose(view, events)
    assert {interpreted.choose(name, "1", view, events) for name in ("planner", "planner@64")} == {detective}
    neural = make_bot("neural", "1").choose(view, events)
    assert {interpreted.choose(name, "1", view, events) for name in ("master", "master@64")} == {neural}


def test_house_rules_and_own_cards_are_known_there_too(interpreted: InterpretedBots) -> None:
    own = own_cards_from("my_cards.py", EXAMPLE)
    game = new_game("sword", players=4, seed=2, own=own, house="copies: {parry: 9}", rising_sun=True)
    assert game.decision is not None
    seat = game.decision.seat
    view, events = observe(game, seat), seen(game, seat)
    assert interpreted.choose("detective", "1", view, events) == make_bot("detective", "1").choose(
        view, events
    )


def test_a_bot_that_comes_late_to_a_long_game_answers_soon() -> None:
    """The process starts and processes all past events within a second and a half.

    CPU time is measured, because the process may wait for others on the machine.
    """
    game = new_game("sword", players=7, seed=3)
    bots = [make_bot("detective", seat) for seat in range(7)]
    asked = None
    while (decision := game.decision) is not None:
        view, events = observe(game, decision.seat), seen(game, decision.seat)
        if len(decision.options) > 1:
            asked = view, events
        game.apply(bots[decision.seat].choose(view, events))
    assert asked is not None
    assert len(asked[1]) > 250
    late, before = InterpretedBots(), seconds_of_children()
    late.choose("planner", "late", *asked)
    late.choose("planner", "late", *asked)
    late.close()
    assert 0 < seconds_of_children() - before < 8, "far more than it takes, for machines differ"


def test_a_process_that_has_died_is_started_again(interpreted: InterpretedBots) -> None:
    game = new_game("sword", players=4, seed=2)
    assert game.decision is not None
    view, events = observe(game, game.decision.seat), seen(game, game.decision.seat)
    chosen = interpreted.choose("greedy", "1", view, events)
    process = interpreted._process
    assert process is not None
    process.kill()
    process.wait()
    assert interpreted.choose("greedy", "1", view, events) == chosen
    assert interpreted._process is not process


def test_who_closes_does_not_wait_for_a_process_that_hangs() -> None:
    game = new_game("sword", players=4, seed=2)
    assert game.decision is not None
    about = "greedy", "1", observe(game, game.decision.seat), seen(game, game.decision.seat)
    hanging = InterpretedBots()
    hanging.start()
    assert hanging._process is not None
    hanging._process.send_signal(signal.SIGSTOP)
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(hanging.choose, *about)
        until(hanging._one_at_a_time.locked)
        hanging.close()
        with pytest.raises(RuntimeError, match="greedy gave no answer: its process ended"):
            answer.result()
    assert hanging._process is None, "it is not started again"


def test_what_goes_wrong_there_is_told_here(interpreted: InterpretedBots) -> None:
    game = new_game("sword", players=4, seed=2)
    assert game.decision is not None
    view = observe(game, (game.decision.seat + 1) % 4)
    with pytest.raises(RuntimeError, match="nothing is asked of seat"):
        interpreted.choose("greedy", "1", view, [])


# --- while it is compiled ---


@pytest.fixture
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled yet, and the compiler is slow."""
    for module in (until_compiled, warm_up):
        monkeypatch.setattr(module, "is_compiled", lambda _part: False)
    _compile_with(monkeypatch, "import time; time.sleep(600)")


def _compile_with(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(warm_up, "command", lambda _part: [sys.executable, "-c", program])


def test_what_was_compiled_is_soon_loaded() -> None:
    make_bot("greedy", 1)
    assert is_compiled("sword.mind")
    background = InBackground("sword.mind")
    background.start()
    background.start()
    until(lambda: background.is_done)
    background.close()
    assert background.is_done


@pytest.mark.usefixtures("nothing_compiled")
def test_what_cannot_be_compiled_is_never_ready_and_says_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _compile_with(monkeypatch, "raise SystemExit('no room')")
    background = InBackground("sword.mind")
    background._work()
    assert not background.is_done
    assert capsys.readouterr().err == "no room\n"


@pytest.mark.usefixtures("nothing_compiled")
def test_where_nothing_can_be_kept_it_is_compiled_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process could not hand it over."""
    monkeypatch.setattr(code_cache, "is_writable", lambda: False)
    compiled: list[str] = []
    monkeypatch.setattr(warm_up, "compile_now", compiled.append)
    background = InBackground("sword.mind")
    background._work()
    assert background._process is None
    assert background.is_done
    assert compiled == ["sword.mind"]


@pytest.mark.usefixtures("nothing_compiled")
def test_who_closes_ends_the_compiler() -> None:
    background = InBackground("sword.mind")
    background.start()
    background.close()
    assert background._process is None or background._process.poll() is not None


def test_at_a_table_a_bot_answers_before_it_is_compiled_and_goes_on_when_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(until_compiled, "is_compiled", lambda _part: False)
    table = UntilCompiled()
    monkeypatch.setattr(table.background, "start", lambda: None)
    game = new_game("sword", players=4, seed=2)
    assert game.decision is not None
    view, events = observe(game, game.decision.seat), seen(game, game.decision.seat)
    bot = table.make_bot("detective", "1")
    assert isinstance(bot, WaitingBot)
    first = bot.choose(view, events)
    table.background._done.set()
    process = table.interpreted._process
    assert process is not None
    assert bot.choose(view, events) == first == make_bot("detective", "1").choose(view, events)
    assert process.poll() is not None, "nobody is asked there any more"
    table.close()


@pytest.mark.usefixtures("nothing_compiled")
def test_who_leaves_the_table_ends_what_was_begun_for_it() -> None:
    table = UntilCompiled()
    table.make_bot("detective", "1")
    process = table.interpreted._process
    assert process is not None
    table.close()
    assert process.poll() is not None
    compiler = table.background._process
    assert compiler is None or compiler.poll() is not None


def test_at_a_table_a_wrong_name_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="there is no bot 'hal'"):
        UntilCompiled().make_bot("hal", "1")
    assert UntilCompiled().make_bot("random", "1").name == "random"
