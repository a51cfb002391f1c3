"""`make cluster`: several servers on one PostgreSQL, and a proxy in front of them.

Everything runs on this machine, in a temporary folder that is deleted at the end. The proxy reads the file
from `deploy`, with our ports in it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
import tempfile
import threading
from pathlib import Path
from typing import TYPE_CHECKING

from checks.server.proxies import FILES, Plan, free_ports, in_front
from checks.server.server_process import Front, Process, chanbara_server
from checks.setup import parts
from tests.server.postgres import running as running_postgres

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tests.server.postgres import Postgres

PROCESSES = 3
SHARED = "shared = true\n"


@contextlib.contextmanager
def own_postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL in a temporary folder."""
    installed = parts.postgres()
    assert installed is not None, "PostgreSQL is not installed"
    with running_postgres(installed) as server:
        yield server


@contextlib.contextmanager
def in_front_of(
    servers: Sequence[int], folder: Path, proxy: str = "haproxy", *, takes_turns: bool = False, port: int = 0
) -> Iterator[Front]:
    """Run a proxy in front of servers with these ports; it hashes by table, or they take turns."""
    found = port or free_ports(1)[0]
    place = folder / f"{proxy}-{found}"
    with in_front(proxy, Plan(place, found, servers, is_secure=False, takes_turns=takes_turns)):
        yield Front(found)


@contextlib.contextmanager
def sharing(
    databases: Sequence[str],
    folder: Path,
    *,
    running: int | None = None,
    program: Sequence[str] = (),
    source: Path | None = None,
    settings: str = "",
) -> Iterator[list[Process]]:
    """Run a server for each of these URLs of one database; ``running`` says how many are started."""
    servers = [
        chanbara_server(url, folder, program=program, source=source, settings=SHARED + settings)
        for url in databases
    ]
    try:
        asyncio.run(start(servers[:running]))
        yield servers
    finally:
        for one in servers:  # all at once, and then wait for each
            if one.is_running:
                one.send(signal.SIGCONT)
                one.send(signal.SIGTERM)
        for one in servers:
            one.stop()


async def start(servers: Sequence[Process]) -> None:
    """Start servers at the same time; return when all of them listen."""
    await asyncio.gather(*(one.start() for one in servers))


@contextlib.contextmanager
def topology(
    processes: int = PROCESSES, proxy: str = "haproxy", *, takes_turns: bool = False, port: int = 0
) -> Iterator[tuple[Front, list[Process], Postgres]]:
    """Run everything: a PostgreSQL, servers that share it, and a proxy."""
    with tempfile.TemporaryDirectory(prefix="chanbara-cluster-") as name, own_postgres() as postgres:
        folder, port = Path(name), port or free_ports(1)[0]
        database = postgres.new_database()
        own = f'public_url = "{Front(port).url}"\n'  # nginx does not pass the port on, which browsers name
        with (
            sharing([database] * processes, folder, settings=own) as servers,
            in_front_of(
                [one.port for one in servers], folder, proxy, takes_turns=takes_turns, port=port
            ) as front,
        ):
            yield front, servers, postgres


def main(words: Sequence[str] | None = None) -> int:
    """Run the command until it is interrupted."""
    parser = argparse.ArgumentParser(prog="python -m checks.server.topology", description=__doc__)
    parser.add_argument("--processes", type=int, default=PROCESSES, help=f"servers (default {PROCESSES})")
    parser.add_argument("--proxy", choices=FILES, default="haproxy", help="the proxy (default haproxy)")
    parser.add_argument("--turns", action="store_true", help="in turn, and not by the code of the table")
    parser.add_argument("--port", type=int, default=8080, help="port of the proxy (default 8080)")
    asked = parser.parse_args(words)
    # Everything is ended, whether one stops it by Ctrl+C or otherwise.
    for wish in (signal.SIGINT, signal.SIGTERM):
        signal.signal(wish, signal.default_int_handler)
    with topology(asked.processes, asked.proxy, takes_turns=asked.turns, port=asked.port) as found:
        front, servers, postgres = found
        print(f"Play at {front.url}: {asked.proxy} in front of {asked.processes} servers. Stop with Ctrl+C.")
        for one in servers:
            print(f"  server {one.url}, process {one.pid}, log {one.log}")
        print(f"  PostgreSQL on port {postgres.port}", flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            threading.Event().wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
