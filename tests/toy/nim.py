"""Nim as a third game: a heap of counters, take one to three, whoever takes the last wins.

Run by its path it is the real server with one game more: `python nim.py serve …`.
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

import msgspec

from chanbara.kernel.game import Game
from chanbara.kernel.kind import GameKind, register
from chanbara.kernel.machine import Machine
from chanbara.server.wire.game_options import GameOptions
from chanbara.sight import Seen

MOST = 3


class Take(NamedTuple):
    """Take some counters."""

    some: int

    @property
    def text(self) -> str:
        """As it is written in a record."""
        return f"take {self.some}"


class Heap(Machine):
    """The table: what is left, whose turn it is, and what was taken."""

    def __init__(self, left: int, taken: list[int]) -> None:
        super().__init__()
        self.left, self.events = left - sum(taken), taken
        self.asked = len(taken)
        self.schedule(self)
        self.advance()

    def run(self, _table: Heap) -> None:
        """Ask whose turn it is, until nothing is left."""
        if self.left:
            options = [Take(some) for some in range(1, min(MOST, self.left) + 1)]
            self.ask(self, len(self.events) % 2, "take", options)

    def answer(self, option: Any) -> None:  # noqa: ANN401
        """Take, and go on."""
        self.decision, self.left = None, self.left - option.some
        self.events.append(option.some)
        self.schedule(self)
        self.advance()

    def clone(self) -> Heap:
        """Return another heap like it."""
        return Heap(self.left + sum(self.events), self.events[:])


class NimView(msgspec.Struct):
    """The public view."""

    kind: ClassVar[str] = "nim"
    seat: int | None
    left: int
    decision: Any
    result: Any


class Began(NamedTuple):
    """How a game began."""

    heap: int

    def header(self) -> list[tuple[str, str]]:
        """Return it for a record."""
        return [("chanbara", "1"), ("game", "nim"), ("rules", "nim"), ("heap", str(self.heap))]


class Nim(GameKind):
    """The kind."""

    name = "nim"
    parts: ClassVar = {"options": f"{__name__}:NimGame"}

    def new(self, heap: int = 12, key: bytes = b"") -> Game:  # type: ignore[override]
        return Game(Heap(heap, []), Began(heap), "nim")

    def options_of(self, header: Any) -> dict[str, Any]:  # noqa: ANN401
        return {"heap": int(header["heap"])}

    def fingerprint(self) -> str:
        return "nim"

    def plain(self, table: Heap) -> dict[str, Any]:
        return {"taken": table.events}

    def restored(self, table: Heap, data: dict[str, Any]) -> Heap:
        return Heap(table.left + sum(table.events), data["taken"])

    def result(self, table: Heap) -> dict[str, int]:
        return {"winner": (len(table.events) - 1) % 2}

    def digest(self, table: Heap) -> str:
        return "".join(map(str, table.events)).encode().hex()

    def why_not(self, table: Heap, text: str, _seat: int, _language: str) -> tuple[str, str]:
        return "1", f"{text}: {table.left} are left, and one to {MOST} may be taken"

    def seats(self, _table: Heap) -> int:
        return 2

    def turn(self, table: Heap) -> int:
        return len(table.events) + 1

    def active(self, table: Heap) -> int:
        return len(table.events) % 2

    def observe(self, game: Game, seat: int | None) -> NimView:
        asked = game.decision
        shown = None if asked is None else Asked(asked.number, asked.seat, asked.kind, asked.options)
        if shown is not None and shown.seat != seat:
            shown = shown._replace(options=None)
        return NimView(seat, game.table.left, shown, game.result)

    def seen(self, game: Game, _seat: int | None, since: int) -> list[Seen]:
        taken = list(enumerate(game.table.events))[since:]
        return [Seen(number, "Took", {"seat": number % 2, "count": one}) for number, one in taken]


class Asked(NamedTuple):
    """A question as a seat sees it."""

    number: int
    seat: int
    kind: str
    options: Any


NIM = Nim()


class NimGame(GameOptions, tag="nim"):
    """What is chosen for a table."""

    bots: ClassVar = ("random",)
    stand_in: ClassVar = "random"

    heap: int = 12

    @property
    def seats(self) -> int:
        """Two play."""
        return 2

    def deal(self, key: bytes, carried: str = "") -> Game:
        """Make the heap."""
        return NIM.new(heap=self.heap)


if __name__ == "__main__":
    register(NIM)
    from chanbara.cli import main

    main()
