"""A journal of all finished games, so that a tournament can be resumed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import msgspec

from chanbara.sim.games.deals import Played
from chanbara.sim.tournament.plan import Key

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

FORMAT = 1
"""Incremented with every change of the format."""

Line = tuple[Key, Played]


class Journal:
    """The first line describes the plan; each further line is a game. The file is append-only."""

    def __init__(self, path: Path, about: dict[str, Any], *, resume: bool) -> None:
        self.games: dict[Key, Played] = {}
        """Games finished before."""
        begun = resume and path.exists()
        if begun:
            self._read(path, about)
        self._file = path.open("ab" if begun else "wb")
        if not begun:
            self._file.write(msgspec.json.encode({"format": FORMAT} | about) + b"\n")
            self._file.flush()

    def add(self, games: Iterable[Line]) -> None:
        """Append finished games."""
        self._file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in games))
        # What was flushed survives the end of this process, however sudden.
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()

    def _read(self, path: Path, about: dict[str, Any]) -> None:
        text = path.read_bytes()
        # A kill during a write leaves half a line behind; that game is played again.
        whole = text[: text.rfind(b"\n") + 1]
        head, *lines = whole.splitlines() or [b"{}"]
        try:
            self._check(path, msgspec.json.decode(head, type=dict[str, Any]), {"format": FORMAT} | about)
            decoder = msgspec.json.Decoder(Line)
            self.games = {Key(*key): game for key, game in map(decoder.decode, lines)}
        except msgspec.DecodeError as error:
            message = f"{path} is not what a tournament has written: {error}"
            raise ValueError(message) from error
        if len(whole) < len(text):
            with path.open("r+b") as file:
                file.truncate(len(whole))

    def _check(self, path: Path, begun: dict[str, Any], about: dict[str, Any]) -> None:
        """Refuse to resume with another plan."""
        for name in about | begun:
            if begun.get(name) != about.get(name):
                was, is_now = begun.get(name), about.get(name)
                message = f"{path.parent} holds another tournament: {name} was {was} and is now {is_now}"
                raise ValueError(message)
