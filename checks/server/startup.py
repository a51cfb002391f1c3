"""`make startup`: how soon a server answers that has 1,000 running games to restore."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.request import urlopen

import msgspec
from websockets.asyncio.client import connect

import chanbara
from chanbara.kernel.kind import KINDS
from chanbara.server.lobby.tokens import hashed
from chanbara.server.store.store import Entry, SeatRow, Store, TableRow
from chanbara.server.table import fair
from chanbara.server.wire.options import TableOptions
from checks.server.server_process import PATIENCE, chanbara_server, said
from checks.server.stored_rows import code
from checks.setup import parts
from tests.server.postgres import running

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from checks.server.server_process import Process

RESULT = Path(__file__).parents[2] / "docs" / "results" / "startup.md"
TABLES, QUICK_TABLES = 1_000, 20
CHOICES = 60
"""Choices that were made at each table."""
LATEST = 5.0
"""Seconds in which the server must answer."""
OPTIONS = {"game": {"game": "sword", "players": 5, "rising_sun": True}, "pauses": {"least": 0, "most": 0}}
AT_ONCE = 100
NO_RESERVE = json.dumps({"reserve": None})
EXPLANATION = f"""A database has so many running games of five players, each after {CHOICES} choices.
The server is started, and the oldest table, which it would restore last, is asked for at once; then its
player makes a choice. Bar: {LATEST:.0f} s."""


class Found(NamedTuple):
    """Seconds from the start of the process."""

    database: str
    answers: float
    """Until `/livez` is answered."""
    shows: float
    """Until a player sees the oldest table."""
    plays: float
    """Until a choice of that player is acknowledged."""
    restored: float
    """Until all games are restored."""

    @property
    def is_quick(self) -> bool:
        """Whether the bar is met."""
        return max(self.answers, self.shows, self.plays) <= LATEST


def token_of(seat: int) -> str:
    """Return the token of a seat; it is the same at all tables."""
    return f"the token of seat {seat}"


async def fill(url: str, count: int) -> None:
    """Store running games, the first of them being the oldest."""
    options = msgspec.convert(OPTIONS, TableOptions)
    salts = [""] * options.game.seats
    store = Store.open(url)
    for start in range(0, count, AT_ONCE):
        await asyncio.gather(
            *(_store(store, number, options, salts) for number in range(start, min(count, start + AT_ONCE)))
        )
    await store.close()


async def _store(store: Store, number: int, options: TableOptions, salts: Sequence[str]) -> None:
    secret, name, now = f"{number:064x}", code(number), time.time() - 86_400 + number
    game, chance = options.game.deal(fair.game_key(secret, salts)), Random(number)
    entries: list[Entry] = []
    while len(entries) < CHOICES and game.decision is not None:
        decision = game.decision
        text = chance.choice(decision.options).text
        entries.append(Entry(name, len(entries), "choice", decision.seat, text, now, NO_RESERVE))
        game.apply(text)
    table = TableRow(
        code=name,
        created=now,
        changed=now,
        status="running",
        options=msgspec.json.encode(options).decode(),
        host=0,
        secret=secret,
        salts=json.dumps(salts),
        version=chanbara.__version__,
        rules=KINDS["sword"].fingerprint(),
        result="",
        next="",
        revision=options.game.kind.revision,
    )
    seats = [
        SeatRow(name, seat, f"Player {seat}", hashed(token_of(seat)), "", ready=True, mail="", language="en")
        for seat in range(options.game.seats)
    ]
    await store.add_table(table, seats)
    await store.append(entries)


async def started(process: Process, count: int, label: str) -> Found:
    """Start a server on such a database, and measure."""
    began = time.monotonic()
    await process.start()
    await asyncio.to_thread(_get, f"{process.url}/livez")
    answers = time.monotonic() - began
    shows, plays = await _play(process, began)
    while _waiting(await asyncio.to_thread(_get, f"{process.url}/metrics")):
        assert time.monotonic() - began < PATIENCE * (1 + count / QUICK_TABLES), "all games come back"
        await asyncio.sleep(0.05)
    return Found(label, answers, shows, plays, time.monotonic() - began)


async def _play(process: Process, began: float) -> tuple[float, float]:
    """Sit down at the oldest table, and make a choice for whoever has to decide."""
    shows = 0.0
    for seat in range(5):
        place = f"{process.socket_url}/api/tables/{code(0)}/socket"
        async with connect(place, max_size=None, open_timeout=PATIENCE) as socket:
            await socket.send(said("hello", token=token_of(seat)))
            asked: Any = None
            async for frame in socket:
                message = json.loads(frame)
                if message["type"] == "sword":
                    shows = shows or time.monotonic() - began
                    if asked is not None:
                        return shows, time.monotonic() - began
                    asked = message["view"]["decision"]
                    if asked is None or not asked["options"]:
                        break
                    await socket.send(said("choose", decision=asked["number"], option=0))
    raise AssertionError("somebody has to decide")


def _get(url: str) -> str:
    with urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310 - our own server
        return str(answer.read().decode())


def _waiting(metrics: str) -> bool:
    return "chanbara_tables_to_restore 0.0" not in metrics.splitlines()


@contextlib.contextmanager
def database(folder: Path, *, postgres: bool) -> Iterator[str]:
    """Yield an empty database."""
    if not postgres:
        yield f"sqlite:///{folder}/tables.sqlite"
        return
    found = parts.postgres()
    assert found is not None, "PostgreSQL is installed"
    with running(found) as server:
        yield server.url()


def measured(count: int, *, postgres: bool) -> Found:
    """Fill a database, start a server on it, and measure."""
    with tempfile.TemporaryDirectory(prefix="chanbara-startup-") as name:
        folder = Path(name)
        with database(folder, postgres=postgres) as url:
            asyncio.run(fill(url, count))
            process = chanbara_server(url, folder)
            try:
                return asyncio.run(started(process, count, "PostgreSQL" if postgres else "SQLite"))
            finally:
                process.stop()


def report(found: Sequence[Found], count: int) -> str:
    """Return the result as a table."""
    lines = [
        f"{count:,} running games, seconds from the start of the process:",
        "",
        f"| database | answers | shows the oldest table | stores a choice (≤ {LATEST:.0f}) | all restored |",
        "| --- | ---: | ---: | ---: | ---: |",
        *(
            f"| {one.database} | {one.answers:.1f} | {one.shows:.1f} | {one.plays:.1f} | {one.restored:.1f} |"
            for one in found
        ),
    ]
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; fail if the server does not answer in time."""
    parser = argparse.ArgumentParser(prog="python -m checks.server.startup", description=__doc__)
    parser.add_argument("--quick", action="store_true", help=f"{QUICK_TABLES} games, without the bar")
    parser.add_argument("--postgres", action="store_true", help="then the same on a PostgreSQL of its own")
    parser.add_argument("--write", action="store_true", help="keep the result in docs/results/startup.md")
    asked = parser.parse_args(words)
    count = QUICK_TABLES if asked.quick else TABLES
    kinds = [False, True] if asked.postgres else [False]
    found = [measured(count, postgres=one) for one in kinds]
    text = report(found, count)
    print(text)
    if asked.write:
        used = f"make startup ARGS='{'--postgres ' if asked.postgres else ''}--write'"
        version = f"Version {chanbara.__version__}."
        RESULT.write_text(f"# Start-up\n\n`{used}`\n\n{EXPLANATION}\n\n{version} {text}\n", encoding="utf-8")
    return 0 if asked.quick or all(one.is_quick for one in found) else 1


if __name__ == "__main__":
    sys.exit(main())
