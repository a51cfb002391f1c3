"""`make attack`: attack a server that others play on; they must hardly notice, and nothing may be lost.

Every attack (`checks/server/attacks`) meets a server of its own, as `chanbara serve` starts it, with its
default limits. Honest players play at some tables and ping at others, first in peace, then under attack. The
check verifies

1. that the 99th percentile of their choices and pings at most doubled;
2. that nobody's game was cut off, and that the log has everything that was acknowledged;
3. that the server wrote no traceback and little log, and that its memory stayed bounded;
4. what each attack says about itself: see its ``most``.

The server is pinned to one core. The players and the attacker share the others, and the attacker has lower
priority: in reality it would be elsewhere. An attack that misses a bar is repeated on a new server, because
other programs of a machine can delay a server too; what is wrong with the server shows every time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from checks.server.attack_page import BEFORE, Found, flaws, keep, row_of
from checks.server.attacks.__main__ import Done
from checks.server.attacks.attack_kind import Site
from checks.server.attacks.every import ATTACKS
from checks.server.fuzz import other_cores, percentile
from checks.server.honest import Honest
from checks.server.server_process import COMMAND, HOST, Process, held_port
from checks.server.witness import Broken

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

TABLES = 4
SECONDS, QUICK_SECONDS = 10.0, 0.7
QUICK_PART = 0.05
TRIES = 3
LONGEST = 600.0


class Ground:
    """A server with honest players."""

    def __init__(self, process: Process, database: str, smtp_port: int) -> None:
        self.process = process
        self.database = database
        self.smtp_port = smtp_port
        self.honest = Honest(process)

    async def attacked(self, names: Sequence[str], seconds: float, part: float) -> list[Found]:
        """Play in peace, and then under each of some attacks; return what happened."""
        calm = time.monotonic(), time.monotonic() + seconds
        await asyncio.sleep(seconds)
        used = max([seconds, *(ATTACKS[name].seconds or 0 for name in names)]) if part == 1 else seconds
        site = Site(HOST, self.process.port, used, part, self.smtp_port)
        found = []
        words = [sys.executable, "-m", "checks.server.attacks", msgspec.json.encode(site).decode(), *names]
        attacker = await asyncio.create_subprocess_exec(
            "nice", "-n", "19", *words, stdout=asyncio.subprocess.PIPE
        )
        assert attacker.stdout is not None, "it was asked for"
        try:
            for _ in names:
                watch = Watch(self.process)
                line = await watch.during(attacker.stdout.readline())
                assert line, "the attacker ended early"
                found.append(await self._found(msgspec.json.decode(line, type=Done), watch, calm))
        finally:
            with contextlib.suppress(ProcessLookupError):
                attacker.kill()
            await attacker.wait()
        return found

    async def _found(self, done: Done, watch: Watch, calm: tuple[float, float]) -> Found:
        honest = self.honest
        await honest.settle(done.ended)
        periods = (calm, (done.began, done.ended))
        cut_off, honest.cut_off = honest.cut_off, []
        return Found(
            done.name,
            acts=[percentile(honest.took(honest.times, *one) or [0]) * 1000 for one in periods],
            pings=[percentile(honest.took(honest.pings, *one) or [0]) * 1000 for one in periods],
            megabytes=watch.megabytes,
            log_kilobytes=watch.log_kilobytes(),
            traces=watch.traces(),
            cut_off=cut_off,
            lost=self._lost(),
            acknowledged=len(honest.times),
            figures=done.figures,
        )

    def _lost(self) -> str:
        try:
            self.honest.check(self.database)
        except Broken as error:
            return str(error)
        return ""


class Watch:
    """The memory and the log of a server during an attack."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self._memory, self.megabytes = process.megabytes(), 0.0
        self._log = process.log.stat().st_size

    async def during(self, work: object) -> bytes:
        """Watch until some work is done; return its result."""
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        ends = time.monotonic() + LONGEST
        while not task.done():
            assert time.monotonic() < ends, "the attack did not end"
            self.megabytes = max(self.megabytes, self.process.megabytes() - self._memory)
            await asyncio.wait([task], timeout=0.1)
        found: bytes = task.result()
        return found

    def log_kilobytes(self) -> float:
        """Return how much was logged."""
        return (self.process.log.stat().st_size - self._log) / 1000

    def traces(self) -> int:
        """Return how many lines of the log have a traceback, or are errors."""
        with self.process.log.open("rb") as log:
            log.seek(self._log)
            return sum(b"Traceback" in line or b'"level": "error"' in line for line in log)


@contextlib.asynccontextmanager
async def ground(names: Sequence[str], source: Path | None) -> AsyncIterator[Ground]:
    """Start a server, with what some attacks need, and honest players at it."""
    attacks = [ATTACKS[name] for name in names]
    with tempfile.TemporaryDirectory(prefix="chanbara-attack-") as name, other_cores() as core:
        folder = Path(name)
        database = f"sqlite:///{folder}/tables.sqlite"
        smtp, settings = held_port(), folder / "settings.toml"
        smtp_port = int(smtp.getsockname()[1])
        lines = "".join(sorted({attack.settings for attack in attacks}))
        settings.write_text(lines.replace("{smtp_port}", str(smtp_port)), encoding="utf-8")
        process = Process(
            ["-c", COMMAND, "serve", "--database", database, "--settings", str(settings)],
            folder,
            core,
            {} if source is None else {"PYTHONPATH": str(source / "src")},
            attacks[0].descriptors,
        )
        await process.start()
        made = Ground(process, database, smtp_port)
        try:
            async with made.honest.playing(TABLES):
                await asyncio.sleep(min(1.5, QUICK_SECONDS * 2))
                yield made
        finally:
            process.stop()
            smtp.close()


async def attack_alone(name: str, source: Path | None, seconds: float) -> Found:
    """Run one attack on a server of its own; one that misses a bar gets another chance."""
    tries = 0
    while True:
        tries += 1
        async with ground([name], source) as made:
            (found,) = await made.attacked([name], seconds, 1)
        found.tries = tries
        if source is not None or tries == TRIES or not flaws(found):
            return found


async def attack_in_turn(names: Sequence[str], source: Path | None) -> list[Found]:
    """Run small forms of the attacks, one after the other on the same server."""
    alone = [name for name in names if ATTACKS[name].descriptors is not None]
    found = []
    for some in (one for one in ([name for name in names if name not in alone], alone) if one):
        async with ground(some, source) as made:
            found += await made.attacked(some, QUICK_SECONDS, QUICK_PART)
    return found


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; fail if a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m checks.server.attack", description=__doc__)
    parser.add_argument(
        "--only", nargs="*", choices=ATTACKS, default=list(ATTACKS), metavar="NAME", help="some attacks"
    )
    parser.add_argument(
        "--quick", action="store_true", help="small forms, on one server, without the bar of time"
    )
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help=f"of each attack (default {SECONDS:.0f})"
    )
    parser.add_argument("--server", type=Path, help="the source tree of another version, to compare with")
    parser.add_argument(
        "--write",
        action="store_true",
        help=f"keep the result in docs/results/attack.md; of another version in {BEFORE.name}",
    )
    parser.add_argument(
        "--note", default="", help="a sentence for the page, such as how busy the machine was"
    )
    asked = parser.parse_args(words)
    gc.freeze()  # freeze existing objects: collecting them again and again would only delay the players
    found = []
    if asked.quick:
        found = asyncio.run(attack_in_turn(asked.only, asked.server))
    else:
        for name in asked.only:
            found.append(asyncio.run(attack_alone(name, asked.server, asked.seconds)))
            print(row_of(found[-1]), flush=True)
            if asked.write:
                keep(found, None if asked.server is None else _commit(asked.server), asked.note)
    wrong = [f"{one.name}: {flaw}" for one in found for flaw in flaws(one, is_timed=not asked.quick)]
    print("\n".join(wrong) or f"{len(found)} attacks, all bars met")
    return int(bool(wrong))


def _commit(source: Path) -> str:
    words = ["git", "-C", str(source), "rev-parse", "--short=8", "HEAD"]
    return subprocess.run(words, check=True, capture_output=True, encoding="utf-8").stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
