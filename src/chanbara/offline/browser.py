"""The server in a worker of a browser, as its script calls it: what comes in and goes out is JavaScript's."""

from __future__ import annotations

from chanbara.offline.arrays import stand_in

stand_in()  # before anything that would import numpy

import asyncio  # noqa: E402
import gc  # noqa: E402
from collections.abc import Awaitable, Callable  # noqa: E402
from pathlib import Path  # noqa: E402
from typing import Any  # noqa: E402

from pyodide.ffi import JsException, to_js  # type: ignore[import-not-found] # noqa: E402

from chanbara.offline.compiled_mind import use_mind  # noqa: E402
from chanbara.offline.host import Host  # noqa: E402


async def start(
    file: str,
    keep: Callable[[], Any],
    mind: Any,  # noqa: ANN401 - of JavaScript
    think: Callable[[], Awaitable[Any]],
) -> Browser:
    """Start the server; ``keep`` has the browser store the file; ``mind`` is the compiled one, or None.

    ``think`` starts a second worker, in which bots think.
    """
    if mind:
        use_mind(mind)

    async def stored() -> None:
        try:
            await keep()
        except JsException as error:
            raise OSError(str(error)) from error

    async def second() -> Thoughts:
        gc.freeze()  # once more: with the first table the rest was imported
        try:
            return Thoughts(await think())
        except JsException as error:
            raise OSError(str(error)) from error

    host = Host(Path(file), stored, second)
    await host.start()
    # The page has switched the collector off while everything was loaded: all of that stays,
    # and a collection that looks at it would let the page wait for a tenth of a second.
    gc.freeze()
    gc.enable()
    return Browser(host)


class Thoughts:
    """The second worker."""

    def __init__(self, thinking: Any) -> None:  # noqa: ANN401 - of JavaScript
        self._thinking = thinking

    async def ask(self, data: bytes) -> bytes:
        try:
            return bytes((await self._thinking.ask(to_js(data))).to_bytes())
        except JsException as error:
            raise OSError(str(error)) from error

    async def ended(self) -> None:
        await self._thinking.ended

    def end(self) -> None:
        self._thinking.end()


class Browser:
    """The server, for a script."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._running: set[asyncio.Future[None]] = set()

    def request(
        self,
        method: str,
        path: str,
        headers: Any,  # noqa: ANN401 - of JavaScript
        body: Any,  # noqa: ANN401
        begin: Callable[[int, Any], None],
        part: Callable[[bytes], None],
        end: Callable[[], None],
    ) -> Callable[[], None]:
        """Begin to answer a request; return what the page calls when it no longer waits."""
        gone = asyncio.Event()
        asked = self._host.request(method, path, headers.to_py(), body.to_bytes(), begin, part, gone)
        running = asyncio.ensure_future(asked)
        self._running.add(running)

        def done(one: asyncio.Future[None]) -> None:
            self._running.discard(one)
            end()

        running.add_done_callback(done)
        return gone.set

    def connect(
        self,
        path: str,
        headers: Any,  # noqa: ANN401 - of JavaScript
        told: Callable[[str], None],
        closed: Callable[[int], None],
    ) -> Callable[[str | None], None]:
        """Open a socket; return what takes the messages of the page."""
        return self._host.connect(path, headers.to_py(), told, closed)
