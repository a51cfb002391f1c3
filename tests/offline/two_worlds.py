"""Two worlds behind the server of a browser: what its worker tells the page must be equal in both.

``python -m tests.offline.two_worlds FOLDER`` plays a game in two indistinguishable worlds, without numpy
and a compiler, and prints what kinds of messages it has compared. A real browser plays it too
(``two_worlds_there``). See ``tests/server/test_leaks.py``.
"""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from collections import Counter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Self

from tests.offline import bare

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from chanbara.offline.host import Host
    from tests.server.worlds import Ear, World

OPTIONS: dict[str, Any] = {
    "game": {"game": "sword", "players": 3, "rising_sun": True},
    "pauses": {"least": 0, "most": 0},
}
PLAYERS = 3
OBSERVER = 1
PATIENCE = 60.0
FILES = ("real.db", "other.db")
"""The databases of the two worlds, in which the game has been dealt."""


class Worker:
    """The server of a browser, in a thread of its own."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.host: Host
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def begin(self) -> None:
        """Let the server have its time."""
        self._thread.start()

    def run(self, what: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401 - whatever that returns
        """Wait until it is done, where the server runs."""
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(PATIENCE)

    def end(self) -> None:
        """Stop the thread."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)

    def __enter__(self) -> Self:
        self.begin()
        self.run(self._start())
        return self

    def __exit__(self, *_: object) -> None:
        self.run(self.host.stop())
        self.end()

    async def _start(self) -> None:
        import msgspec  # noqa: PLC0415 - after others are hidden

        from chanbara.offline.host import SETTINGS, Host  # noqa: PLC0415

        async def keep() -> None:
            """Nothing is stored."""

        # Nobody here waits for a minute to talk again.
        settings = msgspec.structs.replace(SETTINGS, talks_per_minute=10.0**9)
        self.host = Host(self._path, keep, settings=settings)
        await self.host.start()
        await self.lobby.restoration.done.wait()

    @property
    def lobby(self) -> Any:  # noqa: ANN401 - all tables
        from starlette.routing import WebSocketRoute  # noqa: PLC0415

        routes = self.host._app.routes
        socket: Any = next(one.endpoint for one in routes if isinstance(one, WebSocketRoute))
        return socket.__self__.routes.house


def ear_of(worker: Worker) -> type[Ear]:
    """Return a listener: it hears what the worker tells the page."""
    from tests.server import worlds  # noqa: PLC0415

    class PageEar(worlds.Ear):
        def __init__(
            self, _url: str, token: str | None, name: str | None = None, language: str = "en"
        ) -> None:
            self._told: asyncio.Queue[str] = asyncio.Queue()
            self._say: Callable[[str | None], None]
            worker.run(self._connect())
            assert worker.run(self._told.get()) == "", "it is open"
            self.heard = []
            self._pings = 0
            self.say({"type": "hello", "token": token, "name": name, "language": language, "text": language})

        async def _connect(self) -> None:
            """Open a socket as the worker's script does."""
            address = f"/api/tables/{worlds.CODE}/socket"
            self._say = worker.host.connect(address, [], self._told.put_nowait, lambda _code: None)

        async def _tell(self, text: str | None) -> None:
            self._say(text)

        def say(self, message: dict[str, Any] | str) -> None:
            worker.run(self._tell(message if isinstance(message, str) else json.dumps(message)))

        def hear(self) -> str:
            self.heard.append(worker.run(self._told.get()))
            return self.heard[-1]

        def close(self) -> None:
            worker.run(self._tell(None))

    return PageEar


def world_of(worker: Worker) -> World:
    """Return a world behind such a server."""
    from tests.server import worlds  # noqa: PLC0415

    class WorkerWorld(worlds.World):
        def __init__(self) -> None:
            self.running: Any = worker
            self.seats, self.people, self.ears = PLAYERS, list(range(PLAYERS)), {}

        @property
        def url(self) -> str:
            return ""

        def sit_down(self) -> None:
            worlds.Ear, before = ear_of(worker), worlds.Ear  # type: ignore[misc]
            super().sit_down()
            worlds.Ear = before  # type: ignore[misc]

        def do(self, act: Callable[[], Awaitable[None]]) -> None:
            worker.run(self.room.do(act))

    return WorkerWorld()


def compared(folder: Path, kind: type[Worker]) -> Counter[str]:
    """Return how many messages of each kind were equal in both worlds."""
    from chanbara.server.http import admission  # noqa: PLC0415
    from chanbara.server.table import arrivals  # noqa: PLC0415
    from chanbara.server.table.fair import game_key  # noqa: PLC0415
    from chanbara.sword.served.options import SwordGame  # noqa: PLC0415
    from tests.server.prying import AtTheTable  # noqa: PLC0415
    from tests.server.worlds import SECRET, Both  # noqa: PLC0415

    # Who comes is announced, and a question answered, at once: two worlds do not wait the same milliseconds.
    arrivals.TOGETHER = arrivals.FOR_EACH = admission.SHORTEST = admission.LONGEST = 0.0
    kinds: Counter[str] = Counter()
    dealt = SwordGame(players=PLAYERS, rising_sun=True).deal(game_key(SECRET, [""] * PLAYERS))
    workers = [kind(folder / name) for name in FILES]
    with world_of(workers[0]) as real, world_of(workers[1]) as other:
        both = Both(real, other)
        both.sit_down()
        pair = AtTheTable(both, dealt, OBSERVER, Random(3), kinds)
        pair.lockstep()
        assert pair.tally.moved > 3 * pair.tally.comparisons, "the hands hardly differed"
    return kinds


def lay(folder: Path) -> None:
    """Deal the game in both databases."""
    from tests.server import worlds  # noqa: PLC0415 - after others are hidden

    for name in FILES:
        worlds.lay(f"sqlite:///{folder / name}", OPTIONS)


if __name__ == "__main__":
    bare.MISSING = frozenset({"llvmlite", "numba", "numpy"})  # tests themselves need the rest
    bare.hide()
    from chanbara.offline.arrays import stand_in

    stand_in()
    lay(Path(sys.argv[1]))
    sys.stdout.write(json.dumps(compared(Path(sys.argv[1]), Worker)))
