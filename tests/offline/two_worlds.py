"""Two worlds behind the server of a browser: what its worker tells the page must be equal in both.

``python -m tests.offline.two_worlds FOLDER`` plays a game in two indistinguishable worlds, without numpy
and a compiler, and prints what kinds of messages it has compared. See ``tests/server/test_leaks.py``.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sys
import threading
from collections import Counter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Self

from tests.offline import bare

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.offline.host import Host
    from tests.server.worlds import Ear, World

GAME = {"game": "sword", "players": 3, "rising_sun": True}
OBSERVER = 1
PATIENCE = 60.0


class Worker:
    """The server of a browser, in a thread of its own."""

    def __init__(self, path: Path) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._path = path
        self.host: Host

    def __enter__(self) -> Self:
        self._thread.start()
        self._run(self._start())
        return self

    def __exit__(self, *_: object) -> None:
        self._run(self.host.stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)

    def _run(self, what: Any) -> None:  # noqa: ANN401 - a coroutine
        asyncio.run_coroutine_threadsafe(what, self._loop).result(PATIENCE)

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

    def connect(self, path: str, told: queue.Queue[str]) -> Any:  # noqa: ANN401 - what takes messages
        """Open a socket as the worker's script does."""
        opened: queue.Queue[Any] = queue.Queue()
        hear = lambda: opened.put(self.host.connect(path, [], told.put, lambda _code: None))  # noqa: E731
        self._loop.call_soon_threadsafe(hear)
        say = opened.get(timeout=PATIENCE)
        return lambda text: self._loop.call_soon_threadsafe(say, text)


def ear_of(worker: Worker) -> type[Ear]:
    """Return a listener: it hears what the worker tells the page."""
    from tests.server import worlds  # noqa: PLC0415

    class PageEar(worlds.Ear):
        def __init__(
            self, _url: str, token: str | None, name: str | None = None, language: str = "en"
        ) -> None:
            self._told: queue.Queue[str] = queue.Queue()
            self._say = worker.connect(f"/api/tables/{worlds.CODE}/socket", self._told)
            assert self._told.get(timeout=PATIENCE) == "", "it is open"
            self.heard = []
            self._pings = 0
            self.say({"type": "hello", "token": token, "name": name, "language": language, "text": language})

        def say(self, message: dict[str, Any] | str) -> None:
            self._say(message if isinstance(message, str) else json.dumps(message))

        def hear(self) -> str:
            self.heard.append(self._told.get(timeout=PATIENCE))
            return self.heard[-1]

        def close(self) -> None:
            self._say(None)

    return PageEar


def world_of(folder: Path, options: dict[str, Any]) -> World:
    """Return a world behind such a server."""
    from tests.server import worlds  # noqa: PLC0415

    class WorkerWorld(worlds.World):
        def __init__(self, bots: Sequence[int] = ()) -> None:
            folder.mkdir()
            self.lay(f"sqlite:///{folder}/kept.db", options, 0, bots)
            self.running: Any = Worker(folder / "kept.db")

        @property
        def url(self) -> str:
            return ""

        def sit_down(self) -> None:
            worlds.Ear, before = ear_of(self.running), worlds.Ear  # type: ignore[misc]
            super().sit_down()
            worlds.Ear = before  # type: ignore[misc]

    return WorkerWorld()


def compared(folder: Path) -> Counter[str]:
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
    options = {"game": GAME, "pauses": {"least": 0, "most": 0}}
    dealt = SwordGame(players=3, rising_sun=True).deal(game_key(SECRET, [""] * 3))
    with world_of(folder / "real", options) as real, world_of(folder / "other", options) as other:
        both = Both(real, other)
        both.sit_down()
        pair = AtTheTable(both, dealt, OBSERVER, Random(3), kinds)
        pair.lockstep()
        assert pair.tally.moved > 3 * pair.tally.comparisons, "the hands hardly differed"
    return kinds


if __name__ == "__main__":
    bare.MISSING = frozenset({"llvmlite", "numba", "numpy"})  # tests themselves need the rest
    bare.hide()
    from chanbara.offline.arrays import stand_in

    stand_in()
    sys.stdout.write(json.dumps(compared(Path(sys.argv[1]))))
