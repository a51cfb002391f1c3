"""Connections on this machine that can be cut or frozen: ports that pass everything on to others."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from concurrent.futures import Future
from typing import TYPE_CHECKING

from checks.server.server_process import HOST

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

AT_ONCE = 65_536


class Line:
    """A port that passes connections on."""

    def __init__(self, loop: asyncio.AbstractEventLoop, target: int) -> None:
        self.loop = loop
        self._target = target
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_cut = False
        self._flows = asyncio.Event()
        self._flows.set()
        self.port = 0

    async def listen(self) -> None:
        """Listen on a free port."""
        self._server = await asyncio.start_server(self._connected, HOST, 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Break all connections, and listen no more."""
        self._server.close()
        self._flows.set()
        self._break()
        await asyncio.gather(*self._tasks)

    def cut(self, *, stays: bool = False) -> None:
        """Break all connections without a goodbye. If it stays cut, there are no new ones."""
        self._is_cut = stays
        self.loop.call_soon_threadsafe(self._break)

    def mend(self) -> None:
        """Let new connections through."""
        self._is_cut = False

    def freeze(self) -> None:
        """Pass nothing on: connections stay open, and new ones are accepted, but nothing comes through."""
        self.loop.call_soon_threadsafe(self._flows.clear)

    def thaw(self) -> None:
        """Pass on what was held back, and all that comes."""
        self.loop.call_soon_threadsafe(self._flows.set)

    def _break(self) -> None:
        for writer in self._open:
            writer.transport.abort()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        try:
            there, here = await asyncio.open_connection(HOST, self._target)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, here}
        self._open |= both
        both_ways = asyncio.gather(self._pass_on(reader, here), self._pass_on(there, writer))
        task = asyncio.current_task()
        assert task is not None, "this runs in a task"
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await both_ways
        self._open -= both

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what comes from one side until it ends or breaks; so does the other side then."""
        try:
            while data := await reader.read(AT_ONCE):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
            writer.close()
        except OSError:
            writer.transport.abort()


@contextlib.contextmanager
def lines(targets: Sequence[int]) -> Iterator[list[Line]]:
    """Yield a line to each of these ports; they run in a thread of their own."""
    ready: Future[tuple[asyncio.Event, list[Line]]] = Future()

    async def run() -> None:
        loop, end = asyncio.get_running_loop(), asyncio.Event()
        made = [Line(loop, target) for target in targets]
        for one in made:
            await one.listen()
        ready.set_result((end, made))
        await end.wait()
        for one in made:
            await one.close()

    thread = threading.Thread(target=asyncio.run, args=(run(),), daemon=True)
    thread.start()
    end, made = ready.result()
    try:
        yield made
    finally:
        made[0].loop.call_soon_threadsafe(end.set)
        thread.join()
