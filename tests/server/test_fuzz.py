"""Invalid, forged and excessive messages: refused or closed, without a trace in the log or any game.

`make fuzz` is the long form. Here few choices are timed, on a machine that does other things meanwhile: the
other tables have only to play on, and the long form judges the percentile.
"""

import asyncio
from random import Random

import pytest

from checks.server.assault import Outcome
from checks.server.fuzz import ATTACKED, CALM, Report, attack
from checks.server.fuzz import report as written
from checks.server.nonsense import forged, nonsense, requests
from tests.server.kit import Running
from tests.server.worlds import closed_with

SWORD = {"game": "sword", "players": 3}
MESSAGES = 1_000


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("NUMBA_DISABLE_JIT", "1")  # there is no bot
        return asyncio.run(attack(MESSAGES, tmp_path_factory.mktemp("fuzz")))


def test_everything_is_refused_with_a_code_or_closed(report: Report) -> None:
    assert report.outcome.bad == []
    assert report.outcome.sent >= MESSAGES
    heard = report.outcome.heard
    refused = sum(count for kind, count in heard.items() if kind.startswith("refused "))
    closed = sum(count for kind, count in heard.items() if kind.startswith("closed "))
    assert refused > MESSAGES / 3
    assert closed > 0
    # What is forged is drawn, and how many are: not every refusal comes in each short run.
    assert {"refused malformed", "refused too_fast"} <= heard.keys()
    assert {"refused not_seated", "refused not_host"} & heard.keys()


def test_no_mistake_stands_in_the_log(report: Report) -> None:
    assert report.troubles == []


def test_nothing_happens_to_the_game(report: Report) -> None:
    assert report.is_target_untouched


def test_others_play_on(report: Report) -> None:
    assert len(report.times[ATTACKED]) > 10


def test_the_report_names_every_flaw() -> None:
    busy = dict.fromkeys((CALM, ATTACKED), 0.1)
    slow = Report(Outcome(), {CALM: [0.02], ATTACKED: [0.041]}, busy, ["a trace"], is_target_untouched=False)
    assert len(slow.flaws) == 3
    lines = "\n".join(written(slow))
    assert "FLAW: a trace" in lines
    assert "| 20.0 | 41.0 | 2.05 | ≤ 2: MISSED |" in lines
    quick = Report(Outcome(), {CALM: [0.001], ATTACKED: [0.009]}, busy, [], is_target_untouched=True)
    assert quick.flaws == []


def test_the_attacker_says_many_different_things() -> None:
    rng = Random(1)
    said = {nonsense(rng).data for _ in range(2000)}
    assert len(said) > 800
    assert {forged(rng, 5, 1, 1)["type"] for _ in range(500)} >= {"choose", "end", "replace", "host", "hello"}
    asked = requests(rng, "127.0.0.1", "AAAAAA")
    assert len({next(asked) for _ in range(500)}) > 50


def test_without_the_token_nobody_acts_for_a_seat_or_reads_its_hand(sqlite_url: str) -> None:
    with Running(sqlite_url) as server:
        host = server.open_table(SWORD)
        others = [server.sit(host["code"], name) for name in ("Bob", "Cleo")]
        elsewhere = server.open_table(SWORD)
        clients = [server.client(one["code"], one["token"]) for one in (host, *others)]
        for client in clients:
            client.say("ready")
            client.wait(lambda one: one["type"] == "table" and one["table"]["seats"][0]["ready"])
        clients[-1].wait(
            lambda one: one["type"] == "table" and all(s["ready"] for s in one["table"]["seats"])
        )
        clients[0].say("start")
        decision = clients[0].wait("sword")["view"]["decision"]
        token_of_asked = (host, *others)[decision["seat"]]["token"]
        for token in (
            elsewhere["token"],
            token_of_asked[:-1],
            token_of_asked.lower() + "x",
            "x" * 32,
            " " * 16,
        ):
            stranger = server.client(host["code"], token)
            assert stranger.hear()["code"] == "unknown_token"
            assert closed_with(stranger.socket) == 4410
        watcher = server.client(host["code"], name="Eve")
        view = watcher.wait("sword")["view"]
        assert (view["seat"], view["hand"], view["decision"]["options"]) == (None, [], None)
        assert [one["role"] for one in view["seats"]].count(None) == 2
        watcher.say("choose", decision=decision["number"], option=0)
        assert watcher.wait("refused")["code"] == "not_seated"
        bystander = (decision["seat"] + 1) % 3
        clients[bystander].say("choose", decision=decision["number"], option=0)
        assert clients[bystander].wait("refused")["code"] == "not_your_turn"
        assert server.ask(f"/api/tables/{host['code']}/record")[0] == 400
        for client in (*clients, watcher):
            client.close()
