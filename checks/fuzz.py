"""Attack a server that other people play on: nothing happens to their games, and they hardly notice.

    python -m checks.fuzz --messages 10000

A server runs with its usual limits. At some tables people play, and every choice is timed from its sending to
the last update of its table. At one more table a game waits: it is the target. An attacker with many
addresses says what must be refused, from a process of its own on the same machine. Then it is looked at

1. that everything was refused with a code, or its socket closed, and no request answered with 5xx;
2. that the log of the server tells of no mistake;
3. that at the target everything is as it was, on disk and for every seat;
4. that the 99th percentile of the other tables' choices at most doubled.

Attacker, server and players share one machine, and an attacker elsewhere would not take its processors from
the players. So the attack goes in turns against this server and against a decoy, a second server where nobody
plays: 4 is judged against the time in which the decoy was attacked. The calm time is printed beside it. Where
the percentile is below FLOOR, which is noise, twice FLOOR is allowed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from checks.assault import Outcome, Plan
from checks.server_process import COMMAND, HEARD, Chair, Heard, Process, said, sit_down

if TYPE_CHECKING:
    from collections.abc import Iterator

CALM, DECOY, ATTACKED = "calm", "decoy attacked", "attacked"
ROUND = 2500
"""Messages against the decoy, and then against the server: a machine is not always as busy."""
TABLES, PEOPLE = 4, 3
BETWEEN = 0.1
"""Seconds from one choice of a table to the next."""
FLOOR = 0.010
"""Seconds: below this a percentile is noise of the machine."""
SETTINGS = "tables_per_address = 10_000\n"
"""All who play here have one address, and open table after table; the other limits are the usual ones."""
OPTIONS = {"game": {"game": "sword", "players": PEOPLE}, "pauses": {"least": 0, "most": 0}}


class Report(msgspec.Struct):
    """What the attack has shown."""

    outcome: Outcome
    times: dict[str, list[float]]
    """Seconds of the choices while nobody attacked, while the decoy was attacked, and this server."""
    busy: dict[str, float]
    """The part of one core that the server used meanwhile."""
    troubles: list[str]
    is_target_untouched: bool

    @property
    def flaws(self) -> list[str]:
        """Return what should not be."""
        found = [*self.outcome.bad, *self.troubles]
        if not self.is_target_untouched:
            found.append("the target has changed")
        if percentile(self.times[ATTACKED]) > 2 * max(FLOOR, percentile(self.times[DECOY])):
            found.append("the 99th percentile of the other tables more than doubled")
        return found


def percentile(times: list[float], part: float = 0.99) -> float:
    """Return the time that this part of all times does not exceed."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


# --- those who play ----------------------------------------------------------------------------------------


class Club:
    """People who play at several tables, and note how long each choice took."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.times: list[tuple[float, float]] = []
        """When a choice was sent, and how long it took until everybody had it."""
        self.rng = Random(1)

    async def play(self) -> None:
        """Play table after table for ever."""
        while True:
            chairs = await asyncio.to_thread(sit_down, self.process.url, OPTIONS, PEOPLE)
            sockets = [await connect(self.process.socket_url + one.path, compression=None) for one in chairs]
            try:
                await self._game(chairs, sockets)
            finally:
                for socket in sockets:
                    await socket.close()

    async def _game(self, chairs: list[Chair], sockets: list[ClientConnection]) -> None:
        latest = await begin(chairs, sockets)
        while (decision := asked(latest)) is not None:
            await asyncio.sleep(BETWEEN * self.rng.uniform(0.5, 1.5))
            option = self.rng.randrange(len(decision.options or [0]))
            sent = time.monotonic()
            await sockets[decision.seat].send(said("choose", decision=decision.number, option=option))
            version = latest[0].version + 1
            latest = [await next_update(socket, version) for socket in sockets]
            self.times.append((sent, time.monotonic() - sent))

    def between(self, begin: float, end: float) -> list[float]:
        """Return how long the choices of a time took."""
        return [took for sent, took in self.times if begin <= sent < end]


async def begin(chairs: list[Chair], sockets: list[ClientConnection]) -> list[Heard]:
    """Have everybody be ready and the host start; return what each then sees."""
    for chair, socket in zip(chairs, sockets, strict=True):
        await socket.send(chair.hello)
        await socket.send(said("ready", salt="x"))
        async for frame in socket:
            table = HEARD.decode(frame).table
            if table is not None and table.seats[chair.seat].ready:
                break
    await sockets[0].send(said("start"))
    return [await next_update(socket, 0) for socket in sockets]


def asked(latest: list[Heard]) -> Any:  # noqa: ANN401 - the decision of whoever is asked
    """Return the open decision as the one who is asked sees it."""
    views = [one.view.decision for one in latest if one.view is not None and one.view.decision is not None]
    return next((one for one in views if one.options), None)


async def next_update(socket: ClientConnection, version: int) -> Heard:
    """Return the game as it is after so many choices."""
    async for frame in socket:
        message = HEARD.decode(frame)
        if message.type == "sword" and message.version >= version:
            return message
        assert message.type != "refused", message.message
    raise AssertionError("the server hung up on somebody who only played")


# --- the target --------------------------------------------------------------------------------------------


class Target:
    """A game that waits: nobody who may do so makes a choice."""

    def __init__(self, process: Process, database: Path) -> None:
        self.process = process
        self.database = database
        self.chairs: list[Chair] = []
        self.decision: Any = None

    async def open(self) -> None:
        """Begin the game."""
        self.chairs = await asyncio.to_thread(sit_down, self.process.url, OPTIONS, PEOPLE)
        sockets = [await connect(self.process.socket_url + one.path) for one in self.chairs]
        self.decision = asked(await begin(self.chairs, sockets))
        for socket in sockets:
            await socket.close()

    async def state(self) -> list[Any]:
        """Return everything there is to know of it: what is on disk, and what each seat sees."""
        code = self.chairs[0].code
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as reading:
            found: list[Any] = [
                reading.execute(f"SELECT * FROM {kind} WHERE code = ?", [code]).fetchall()  # noqa: S608 - our own word
                for kind in ("tables", "seats", "entries")
            ]
        reading.close()
        for chair in self.chairs:
            async with connect(self.process.socket_url + chair.path) as socket:
                await socket.send(chair.hello)
                found.append([frame async for frame in until_game(socket)])
        return found


async def until_game(socket: ClientConnection) -> Any:  # noqa: ANN401 - an iterator of frames
    """Yield the game as a newcomer is told of it; who else is there at the moment does not matter."""
    async for frame in socket:
        if HEARD.decode(frame).type == "sword":
            yield frame
            return


# --- all together ------------------------------------------------------------------------------------------


class Watch:
    """Notes how long the choices took and how busy the server was, by what went on."""

    def __init__(self, process: Process, club: Club) -> None:
        self.process = process
        self.club = club
        self.times: dict[str, list[float]] = {}
        self._used: dict[str, list[float]] = {}

    @contextlib.contextmanager
    def during(self, what: str) -> Iterator[None]:
        """Have all that happens inside belong to this."""
        began, used = time.monotonic(), self.process.seconds_used()
        yield
        ended = time.monotonic()
        self.times.setdefault(what, []).extend(self.club.between(began, ended))
        spent = self._used.setdefault(what, [0.0, 0.0])
        spent[0] += self.process.seconds_used() - used
        spent[1] += ended - began

    def busy(self) -> dict[str, float]:
        """Return the part of one core that was used."""
        return {what: used / length for what, (used, length) in self._used.items()}


async def serve(folder: Path) -> Target:
    """Start a server with a game that waits."""
    database, settings = folder / "tables.sqlite", folder / "settings.toml"
    folder.mkdir()  # noqa: ASYNC240 - nothing else goes on yet
    settings.write_text(SETTINGS, encoding="utf-8")
    words = ["-c", COMMAND, "serve", "--database", f"sqlite:///{database}", "--settings", str(settings)]
    target = Target(Process(words, folder), database)
    await target.process.start()
    await target.open()
    return target


async def attack(messages: int, per_second: float, folder: Path) -> Report:
    """Play, attack by turns, play on; return what was found."""
    target, decoy = await serve(folder / "server"), await serve(folder / "decoy")
    club = Club(target.process)
    watch = Watch(target.process, club)
    playing = [asyncio.create_task(club.play()) for _ in range(TABLES)]
    outcome, calm = Outcome(), min(messages, ROUND) / per_second / 2
    try:
        await asyncio.sleep(1)
        before = await target.state()
        with watch.during(CALM):
            await asyncio.sleep(calm)
        while outcome.sent < messages:
            count = min(ROUND, messages - outcome.sent)
            with watch.during(DECOY):
                await assault(decoy, count, per_second, outcome.sent)
            with watch.during(ATTACKED):
                outcome = outcome.with_more(await assault(target, count, per_second, outcome.sent))
        with watch.during(CALM):
            await asyncio.sleep(calm)
        after = await target.state()
        for task in playing:
            assert not task.done(), f"somebody could not play on: {task}"
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for one in (target, decoy):
            one.process.stop()
    return Report(outcome, watch.times, watch.busy(), target.process.troubles(), before == after)


async def assault(target: Target, messages: int, per_second: float, seed: int) -> Outcome:
    """Have the attacker do its work."""
    plan = Plan(
        url=target.process.url,
        code=target.chairs[0].code,
        tokens=[chair.token for chair in target.chairs[1:]],
        number=target.decision.number,
        asked=target.decision.seat,
        messages=messages,
        per_second=per_second,
        seed=seed,
    )
    words = [sys.executable, "-m", "checks.assault", msgspec.json.encode(plan).decode()]
    attacker = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    told, _ = await attacker.communicate()
    return msgspec.json.decode(told, type=Outcome)


def told(report: Report) -> str:
    """Return the report in words."""
    outcome = report.outcome
    lines = [
        f"{outcome.sent} messages in {outcome.seconds:.0f} s; heard: {json.dumps(outcome.heard, indent=1)}",
        *(
            f"{what}: {len(times)} choices, median {percentile(times, 0.5) * 1000:.1f} ms, "
            f"99 % under {percentile(times) * 1000:.1f} ms; the server used {report.busy[what]:.0%} of a core"
            for what, times in report.times.items()
        ),
        *(f"FLAW: {flaw}" for flaw in report.flaws),
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Attack as long as asked; fail where something should not be."""
    parser = argparse.ArgumentParser(description="attack a server that other people play on")
    parser.add_argument("--messages", type=int, default=10_000)
    parser.add_argument("--per-second", type=float, default=200)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(attack(chosen.messages, chosen.per_second, Path(folder)))
    sys.stdout.write(told(report))
    return int(bool(report.flaws))


if __name__ == "__main__":
    sys.exit(main())
