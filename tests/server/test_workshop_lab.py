"""The workshop's lab: a verdict that forms while one watches, bounded, and nobody else waits for it."""

from __future__ import annotations

import contextlib
import json
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest

from chanbara.server.settings import Settings
from chanbara.sword.served.workshop.examples import example_text
from chanbara.sword.served.workshop.lab_bodies import LabJudged
from chanbara.sword.served.workshop.lab_work import LabJob, LabPiece, next_piece
from tests.server.kit import PATIENCE, Running, until
from tests.server.test_workshop import WINTER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    Made = Callable[..., Running]

SMALL = Settings(lab_deals=6, lab_seconds=PATIENCE, requests_at_once=10_000)


@contextlib.contextmanager
def watched(server: Running, text: str = WINTER, players: int = 3) -> Iterator[Iterator[dict[str, Any]]]:
    """Watch a measurement for a while."""
    body = json.dumps({"text": text, "players": players}).encode()
    with urlopen(Request(f"{server.url}/api/workshop/lab", body), timeout=PATIENCE) as answer:  # noqa: S310 - ours
        yield map(json.loads, answer)


def lines_of(server: Running) -> list[dict[str, Any]]:
    """Watch a measurement to its end."""
    with watched(server) as lines:
        return list(lines)


def begins(server: Running) -> bool:
    """Whether a measurement begins; it ends at once, for nobody watches it."""
    try:
        with watched(server) as lines:
            next(lines)
    except HTTPError:
        return False
    return True


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a small lab."""
    folder = tmp_path_factory.mktemp("lab")
    with Running(f"sqlite:///{folder}/tables.sqlite", SMALL) as found:
        yield found


def test_the_verdict_on_each_new_thing_forms_and_is_kept(bench: Running) -> None:
    assert bench.ask("/api/workshop")[1]["lab"] == {"deals": 6, "seconds": PATIENCE}
    said = [one for one in lines_of(bench) if one["line"] != "labwaits"]
    assert said[0] == {
        "line": "labbegan",
        "deals": 6,
        "seconds": PATIENCE,
        "players": 3,
        "fast": said[0]["fast"],
    }
    assert said[-1] == {"line": "labdone", "reason": "deals"}
    judged = said[-2]
    assert judged["line"] == "labjudged"
    assert judged["deals"] == 6
    assert judged["games"] >= 2 * 6
    found = {one["key"]: one for one in judged["judgments"]}
    assert {key: one["kind"] for key, one in found.items()} == {
        "ambush": "action",
        "sasumata": "weapon",
        "yuki": "character",
    }
    assert all(one["verdict"] == "undecided" and one["more_games"] > 0 for one in found.values())
    assert lines_of(bench)[-2] == judged, "nothing is played again"


def test_pieces_add_up_to_the_same_verdict_wherever_they_end() -> None:
    job = LabJob(example_text("man_catcher"), 3, 4)
    whole = next_piece(job, LabPiece(), 1000)
    piece = LabPiece()
    pieces = 0
    while not piece.is_last:
        piece = next_piece(job, piece, 0)
        pieces += 1
    assert pieces > 1
    assert isinstance(whole.judged, LabJudged)
    assert msgspec.json.encode(piece.judged) == msgspec.json.encode(whole.judged)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"text": WINTER.replace("koi", "kio")}, "impossible"),
        ({"text": ""}, "impossible"),
        ({"text": "format: 1\nmultipliers: {ronin: {5: 2}}\n"}, "impossible"),
        ({"text": WINTER, "players": 2}, "malformed"),
        ({"text": WINTER, "deals": 10}, "malformed"),
        ({}, "malformed"),
    ],
)
def test_what_cannot_be_measured_is_refused(bench: Running, body: dict[str, Any], code: str) -> None:
    status, problem = bench.ask("/api/workshop/lab", body)
    assert (status, problem["code"]) == (400, code)


@pytest.mark.parametrize("off", [{"lab_deals": 0}, {"lab_runs": 0}])
def test_the_operator_can_turn_it_off(tmp_path: Path, off: dict[str, Any]) -> None:
    settings = msgspec.structs.replace(SMALL, **off)
    with Running(f"sqlite:///{tmp_path}/tables.sqlite", settings) as server:
        assert server.ask("/api/workshop")[1]["lab"] is None
        status, problem = server.ask("/api/workshop/lab", {"text": WINTER})
        assert (status, problem["code"]) == (400, "impossible")


def test_it_ends_when_nobody_watches_and_one_address_has_one(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SMALL, lab_deals=100_000, lab_runs_per_address=2)
    with Running(f"sqlite:///{tmp_path}/tables.sqlite", settings) as server:
        with watched(server) as lines:
            next(lines)
            status, problem = server.ask("/api/workshop/lab", {"text": WINTER})
            assert (status, problem["code"]) == (429, "too_fast")
            assert "still running" in problem["message"]
            next(lines)
        until(lambda: begins(server), "the first one did not end with its reader")
        until(lambda: "today" in server.ask("/api/workshop/lab", {"text": WINTER})[1]["message"])


def test_time_ends_it(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SMALL, lab_deals=100_000, lab_seconds=0.5)
    with Running(f"sqlite:///{tmp_path}/tables.sqlite", settings) as server:
        assert lines_of(server)[-1] == {"line": "labdone", "reason": "time"}
