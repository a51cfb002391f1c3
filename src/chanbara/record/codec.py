"""Exact saving and loading of a game, even in the middle of an interrupt. Plain JSON.

A pickled game is the same text: unpickling it checks what ``loads`` checks.
"""

from __future__ import annotations

import copyreg
import json
from typing import TYPE_CHECKING, Any

from chanbara.kernel.errors import CorruptRecord
from chanbara.kernel.game import Game
from chanbara.record.log import begin, read, replay

if TYPE_CHECKING:
    from collections.abc import Callable


def dumps(game: Game) -> str:
    """Return a game as text: its record, and the exact table."""
    return json.dumps({"record": game.record(), "table": game.kind.plain(game.table)}, ensure_ascii=False)


def loads(text: str) -> Game:
    """Return the saved game; ``CorruptRecord`` if the text is not one."""
    try:
        data: Any = json.loads(text)
        record = read(data["record"])
        saved = data["table"]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        if isinstance(error, CorruptRecord):
            raise
        raise CorruptRecord(f"this is not a saved game: {error!r}") from error
    game = begin(record.header)
    kind = game.kind
    table = kind.restored(game.table, saved)
    # Under the same rules the record must reproduce the same table: nothing was lost or changed.
    if record.header.get("rules") == kind.fingerprint():
        again = replay(data["record"]).table
        # Events are compared by their hash: those of an older save may lack what was added to them since.
        is_same = {**kind.plain(again), "events": None} == {**saved, "events": None}
        if not is_same or kind.digest(again) != kind.digest(table):
            raise CorruptRecord("the saved table is not the one its record leads to")
    game.table = table
    game.choices = list(record.choices)
    return game


def _saved(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    return loads, (dumps(game),)


# A game is defined below this package, and cannot know how it is saved.
copyreg.pickle(Game, _saved)
