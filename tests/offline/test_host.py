"""The server without sockets and threads: as it runs in a browser, but here."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from chanbara.offline.host import Host

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

DUEL = {"name": "Aki", "options": {"game": {"game": "duel"}}}


class Browser:
    """Stores the file as a browser would: later, or not at all."""

    def __init__(self) -> None:
        self.stored = 0
        self.is_full = False

    async def keep(self) -> None:
        await asyncio.sleep(0)
        if self.is_full:
            raise OSError("no space left")
        self.stored += 1


@asynccontextmanager
async def hosted(path: Path, keep: Callable[[], Awaitable[None]]) -> AsyncIterator[Host]:
    host = Host(path, keep)
    await host.start()
    try:
        yield host
    finally:
        await host.stop()


async def ask(host: Host, path: str, body: dict[str, Any] | None = None) -> tuple[int, Any]:
    statuses: list[int] = []
    parts: list[bytes] = []
    data = b"" if body is None else json.dumps(body).encode()
    method = "GET" if body is None else "POST"
    begin = lambda status, _headers: statuses.append(status)  # noqa: E731
    await host.request(method, path, [], data, begin, parts.append, asyncio.Event())
    return statuses[0], json.loads(b"".join(parts))


async def welcomed(host: Host, seated: dict[str, Any]) -> dict[str, Any]:
    """Come to a table, and return what is told first."""
    told: asyncio.Queue[str] = asyncio.Queue()
    say = host.connect(f"/api/tables/{seated['code']}/socket", [], told.put_nowait, lambda _code: None)
    assert await told.get() == "", "it is open"
    say(json.dumps({"type": "hello", "token": seated["token"]}))
    found: dict[str, Any] = json.loads(await told.get())
    say(None)
    return found


def test_a_table_is_stored_before_it_is_acknowledged_and_is_there_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        browser = Browser()
        async with hosted(tmp_path / "kept.db", browser.keep) as host:
            before = browser.stored
            status, seated = await ask(host, "/api/tables", DUEL)
            assert (status, browser.stored > before) == (201, True)
        async with hosted(tmp_path / "kept.db", Browser().keep) as host:
            assert (await welcomed(host, seated))["type"] == "welcome"

    asyncio.run(story())


def test_a_browser_that_cannot_store_a_table_opens_none(tmp_path: Path) -> None:
    async def story() -> None:
        browser = Browser()
        async with hosted(tmp_path / "kept.db", browser.keep) as host:
            browser.is_full = True
            status, problem = await ask(host, "/api/tables", DUEL)
            assert (status, problem["code"]) == (503, "closed")
            browser.is_full = False
            assert (await ask(host, "/api/tables", DUEL))[0] == 201

    asyncio.run(story())


def test_nobody_can_claim_a_name_so_nothing_is_rated(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosted(tmp_path / "kept.db", Browser().keep) as host:
            status, problem = await ask(host, "/api/players", {"name": "Aki"})
            assert (status, problem["code"]) == (429, "too_fast")

    asyncio.run(story())


def test_a_socket_whose_server_fails_is_closed_so_that_the_page_connects_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_given: object) -> None:
        raise RuntimeError("a mistake of ours")

    async def story() -> None:
        async with hosted(tmp_path / "tables.sqlite", Browser().keep) as host:
            codes: asyncio.Queue[int] = asyncio.Queue()
            with monkeypatch.context() as patched:
                patched.setattr(host, "_app", failing)
                host.connect("/api/tables/ABCDEF/socket", [], lambda _text: None, codes.put_nowait)
                assert await codes.get() == 1011

    asyncio.run(story())
