"""Tables of several servers on one PostgreSQL whose hidden parts a test can change, and that change hands.

A server that takes a table over replays its log. Where a test has moved cards, the log does not say so, and
the world remembers its game instead (``restore``).
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from functools import partial
from typing import TYPE_CHECKING, Any, Self

import msgspec

from chanbara.server.cluster import leases
from chanbara.server.table import replay
from checks.server.topology import in_front_of
from tests.server.kit import PATIENCE, QUICK, Running, until
from tests.server.worlds import CODE, UNLIMITED, Both, World

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    import pytest

    from chanbara.kernel.game import Game
    from chanbara.server.store.store import Entry
    from chanbara.server.table.room import Room
    from checks.server.server_process import Front

SHARED = msgspec.structs.replace(UNLIMITED, shared=True)
PLAYED = replay._played


class SharedWorld(World):
    """One table, two servers, and clients that come to one or the other in turn."""

    def __init__(
        self,
        database: str,
        options: dict[str, Any],
        *,
        host: int = 0,
        bots: Sequence[int] = (),
        other: bool = False,
    ) -> None:
        self.fits_log = not other
        """Whether its game is the one in its log: then that is replayed."""
        self.turn = int(other)
        """How many clients have come. The worlds begin with different servers, so that what is relayed in one
        is not in the other."""
        self.kept: Game | None = None
        self.database = database
        self.front: Front | None = None
        """The proxy, if there is one."""
        self.lay(database, options, host, bots)
        self.servers = [Running(database, SHARED) for _ in range(2)]
        self._open = contextlib.ExitStack()

    def __enter__(self) -> Self:
        for server in self.servers:
            self._open.enter_context(server)
            until(lambda: self._owner is not None, "nobody runs the table")
        return self

    def put_behind(self, proxy: str, folder: Path) -> None:
        """Let clients come through a proxy, which sends them to the servers in turn."""
        ports = [one.port for one in self.servers]
        self.front = self._open.enter_context(in_front_of(ports, folder, proxy, takes_turns=True))

    def __exit__(self, *trouble: object) -> None:
        for ear in self.ears.values():
            ear.close()
        self._open.close()

    @property
    def url(self) -> str:
        if self.front is not None:
            return self.front.url
        self.turn += 1
        return self.servers[self.turn % 2].url

    @property
    def _owner(self) -> Running | None:
        """The server that runs the table."""
        running = (one for one in self.servers if one.server.started)
        return next((one for one in running if CODE in one.lobby.rooms), None)

    @property
    def room(self) -> Room:
        assert self._owner is not None, "a server runs the table"
        return self._owner.lobby.rooms[CODE]

    # --- the table changes hands ---------------------------------------------------------------------------

    def change_hands(self, *, kills: bool) -> None:
        """Let the server that runs the table stop or die, and start another; all clients come back."""
        old, room = self._owner, self.room
        assert old is not None
        assert room.game is not None
        self.kept = room.game.clone()
        self.marks = [(seat.chose_at, seat.reserve) for seat in room.seats]
        before = whole(room)
        place = self.servers.index(old)
        (heir,) = (one for one in self.servers if one is not old)
        if kills:
            self._open.callback(kill(old))
            bury = partial(leases.leave, name=_name(old))
            asyncio.run_coroutine_threadsafe(heir.lobby.store.ask(bury), heir.loop).result(PATIENCE)
        else:
            old.server.should_exit = True
        for ear in self.ears.values():
            ear.hear_out()
        until(lambda: CODE in heir.lobby.rooms, "nobody has taken the table over")
        assert whole(heir.lobby.rooms[CODE]) == before, "nothing is lost"
        if not kills:
            old.thread.join(PATIENCE)  # it listens a little longer
        self.servers[place] = Running(self.database, SHARED, old.port)
        self._open.enter_context(self.servers[place])
        for ear in self.ears.values():
            ear.close()
        self.hello_again()

    def hello_again(self) -> None:
        """Let everyone connect again, one after the other; what they heard before stays."""
        heard = {listener: ear.heard for listener, ear in self.ears.items()}
        self.sit_down()
        for listener, frames in heard.items():
            self.ears[listener].heard[:0] = frames

    def restore(self, room: Room, entries: Sequence[Entry]) -> bool:
        """Rebuild the table as it was when it last changed hands."""
        if self.kept is None:
            return PLAYED(room, entries)
        room.state.game = self.kept.clone()
        for entry in entries:
            if entry.kind != "choice":
                room.state.apply(entry)
        for seat, (chose_at, reserve) in zip(room.seats, self.marks, strict=True):
            seat.chose_at, seat.reserve = chose_at, reserve
        return True


def whole(room: Room) -> tuple[Any, ...]:
    """Return the game of a table, with all that is hidden."""
    game = room.game
    assert game is not None
    state = game.table
    hands = [(player.role, player.hand, player.resilience) for player in state.players]
    asked = game.decision and (game.decision.number, game.decision.seat, game.decision.texts())
    return (game.choices, hands, list(state.deck), len(state.events), asked)


def _name(server: Running) -> str:
    membership = server.lobby.membership
    assert membership is not None
    return membership.name


def kill(server: Running) -> Callable[[], None]:
    """End a server as a killed process ends: its sockets break, and nothing of it runs any more.

    Returns what wakes it up for the end of the test.
    """
    is_buried, is_dead = threading.Event(), threading.Event()

    def freeze() -> None:
        is_dead.set()
        is_buried.wait(PATIENCE)

    def die() -> None:
        for listening in server.server.servers:
            listening.close()
        for connection in list(server.server.server_state.connections):
            connection.transport.abort()
        server.loop.call_soon(freeze)  # after they are closed, and before anyone hears of it

    server.loop.call_soon_threadsafe(die)
    assert is_dead.wait(PATIENCE)
    return is_buried.set


class BothShared(Both):
    """Does the same at two tables at once, also when they change hands."""

    worlds: tuple[SharedWorld, ...]

    def change_hands(self, *, kills: bool) -> None:
        """Let both tables change hands."""
        self.settle()
        for world in self.worlds:
            world.change_hands(kills=kills)
        self.settle()


@contextlib.contextmanager
def two_shared_tables(
    databases: Sequence[str],
    monkeypatch: pytest.MonkeyPatch,
    game: dict[str, Any],
    **more: Any,  # noqa: ANN401
) -> Iterator[BothShared]:
    """Two tables that look alike, each on two servers, without players yet."""
    about = {key: more.pop(key) for key in ("host", "bots") if key in more}
    options = {"game": game, "pauses": QUICK, **more}
    worlds = [SharedWorld(url, options, other=bool(number), **about) for number, url in enumerate(databases)]

    def played(room: Room, entries: Sequence[Entry]) -> bool:
        for world in worlds:
            if not world.fits_log and room.settings.node_url in {server.url for server in world.servers}:
                return world.restore(room, entries)
        return PLAYED(room, entries)

    monkeypatch.setattr(replay, "_played", played)
    with contextlib.ExitStack() as stack:
        yield BothShared(*[stack.enter_context(world) for world in worlds])
