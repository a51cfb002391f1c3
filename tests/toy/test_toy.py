"""A third game is played, recorded, reviewed and served without changing any generic package."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from websockets.sync.client import ClientConnection, connect

import chanbara
from chanbara.kernel.kind import KINDS
from chanbara.review.timeline import Timeline
from chanbara.words.text import prompt
from checks.server.server_process import Process, chanbara_server, said, sit_down
from tests.browser.kit import start
from tests.toy import nim

OPTIONS = {"game": {"game": "nim", "heap": 5}, "bots": [None, None], "pauses": {"least": 0, "most": 0}}


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> chanbara.Game:
    monkeypatch.setitem(KINDS, "nim", nim.NIM)
    return chanbara.new_game("nim", heap=5)


def test_it_plays_to_its_end_and_refuses_what_is_not_offered(game: chanbara.Game) -> None:
    assert game.decision is not None
    assert game.decision.texts() == ["take 1", "take 2", "take 3"]
    with pytest.raises(chanbara.IllegalChoice):
        game.apply("take 4")
    assert game.why_not("take 4") == ("1", "take 4: 5 are left, and one to 3 may be taken")
    game.apply("take 3")
    assert game.decision.texts() == ["take 1", "take 2"]
    game.apply("take 2")
    assert game.over
    assert game.result == {"winner": 1}


def test_it_is_recorded_replayed_saved_and_loaded(game: chanbara.Game) -> None:
    game.apply("take 3")
    assert chanbara.loads(chanbara.dumps(game)).record() == game.record()
    game.apply("take 2")
    again = chanbara.replay(game.record())
    assert (again.record(), again.result) == (game.record(), game.result)
    with pytest.raises(chanbara.CorruptRecord, match="choice 2"):
        chanbara.replay(game.record().replace("take 2", "take 3"))


def test_it_is_stepped_through_with_its_own_views(game: chanbara.Game) -> None:
    game.apply("take 3")
    game.apply("take 2")
    past = Timeline(game.record())
    frames = list(past.frames("open", 0, 3))
    assert (past.players, [one.turn for one in frames], past.turns) == (2, [1, 2, 3], [0, 1, 2])
    assert [one.view.left for one in frames] == [5, 2, 0]


def test_a_language_model_is_told_by_its_notation(game: chanbara.Game) -> None:
    game.apply("take 3")
    told = prompt(chanbara.observe(game, 1), chanbara.seen(game, 1))
    assert "- Took 0 3\n" in told
    assert "\ntake 1\ntake 2\n" in told


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("nim")
    process = chanbara_server(
        f"sqlite:///{folder / 'tables.sqlite'}", folder, program=(str(Path(nim.__file__)),)
    )
    start(process)
    yield process
    process.stop()


def heard(socket: ClientConnection, kind: str) -> dict[str, object]:
    """Return the next message of a kind."""
    while True:
        found: dict[str, object] = json.loads(socket.recv(timeout=60))
        if found["type"] == kind:
            return found


def said_in(told: dict[str, Any]) -> list[str]:
    """Return the sentences of what has happened."""
    return [event["said"] for event in told["events"]]


def test_generic_rooms_serve_it_and_know_it_again_after_a_restart(server: Process) -> None:
    """Everyone gets sentences; only the deciding player gets options; a killed server loses nothing."""
    host, guest = sit_down(server.url, OPTIONS, 2)
    host_url, guest_url = (server.url.replace("http", "ws") + one.path for one in (host, guest))
    with connect(host_url) as first, connect(guest_url) as second:
        for socket, chair in ((first, host), (second, guest)):
            socket.send(chair.hello)
            socket.send(said("ready"))
        heard(second, "welcome")
        first.send(said("start"))
        told = heard(first, "sentences")
        if told["decision"] is None or told["options"] == []:
            told = heard(first, "sentences")
        assert (told["seat"], told["asked"], told["events"]) == (0, "take", [])
        assert told["options"] == ["take 1", "take 2", "take 3"]
        assert heard(second, "sentences")["options"] == []
        first.send(said("choose", decision=1, option=2))
        after = heard(second, "sentences")
        assert (said_in(after), after["options"]) == (["Took 0 3"], ["take 1", "take 2"])
    server.kill()
    start(server)
    with connect(guest_url) as second:
        second.send(guest.hello)
        again = heard(second, "sentences")
        assert (said_in(again), again["decision"]) == (["Took 0 3"], 2)
        second.send(said("choose", decision=2, option=1))
        record = str(heard(second, "over")["record"])
    assert record.endswith("1 0 take 3\n2 1 take 2\n= 2 events 3332\n")
    with urlopen(f"{server.url}/api/reviews/{host.code}/frames") as answer:  # noqa: S310 - our own server
        frames = json.load(answer)["frames"]
    assert [said_in(one) for one in frames] == [[], ["Took 0 3"], ["Took 1 2"]]
