"""The two games as records and saved games see them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.duel import fingerprint as duel_fingerprint
from chanbara.duel.data import book_with
from chanbara.duel.field import field_from
from chanbara.duel.label import labelled as duel_labelled
from chanbara.duel.position import game_from as duel_game_from
from chanbara.duel.rules.plain import duel_from_plain
from chanbara.duel.rules.plain import plain as duel_plain
from chanbara.duel.rules.rulings import REVISION as DUEL_REVISION
from chanbara.duel.setup import new_duel
from chanbara.duel.setup import options_of as duel_options_of
from chanbara.kernel.errors import CorruptRecord
from chanbara.record.handed_on import check_handed_on
from chanbara.sword import fingerprint as sword_fingerprint
from chanbara.sword.editions import catalog_of
from chanbara.sword.label import labelled
from chanbara.sword.position import game_from
from chanbara.sword.rules.plain import plain, table_from_plain
from chanbara.sword.setup import new_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.kernel.game import Game


class Kind(NamedTuple):
    """What a record needs to know of a game."""

    new_game: Callable[..., Game]
    options_of: Callable[[dict[str, str]], dict[str, Any]]
    """The options of a new game that a header describes."""
    from_position: Callable[[dict[str, str]], Game]
    """The game that begins at the position in a header."""
    plain: Callable[[Any], dict[str, Any]]
    """Everything that is true of a table."""
    restored: Callable[[Any, dict[str, Any]], Any]
    """A table of the same set-up with what was saved."""
    fingerprint: Callable[[], str]
    revision: int
    """Raised when the same choices may lead to another game (``record/changes.py``)."""


def kind_named(name: str | None) -> Kind:
    """Return a game by its name."""
    if name not in KINDS:
        message = f"there is no game {name!r}"
        raise CorruptRecord(message)
    return KINDS[name]


def _sword_options(header: dict[str, str]) -> dict[str, Any]:
    options: dict[str, Any] = {"players": int(header["players"]), "key": bytes.fromhex(header["key"])}
    options |= labelled(header)._asdict()
    if "cast" in header:
        options["cast"] = header["cast"]
    options["rikyu"] = "rikyu" in header
    if "characters" in header:
        options["characters"] = [None if key == "-" else key for key in header["characters"].split()]
    for word in ("roles", "deck"):
        if word in header:
            options[word] = header[word].split()
    if "hands" in header:
        options["hands"] = [
            None if hand == "-" else [key for key in hand.split(",") if key]
            for hand in header["hands"].split()
        ]
    return options


def _sword_position(header: dict[str, str]) -> Game:
    return game_from(table_from_plain(catalog_of(labelled(header)), json.loads(header["position"])))


def _duel_options(header: dict[str, str]) -> dict[str, Any]:
    if "carried" in header:
        _, numbers = duel_labelled(header)
        check_handed_on(header["carried"], header.get("modules", "").split(), numbers)
    return duel_options_of(header)


def _duel_position(header: dict[str, str]) -> Game:
    whole = json.loads(header["position"])
    rulings, numbers = duel_labelled(header)
    book = book_with(rulings, None if numbers is None else numbers.text)
    return duel_game_from(duel_from_plain(book, field_from(book, whole["field"]), whole["duel"]))


KINDS = {
    "sword": Kind(
        new_game,
        _sword_options,
        _sword_position,
        plain,
        lambda table, data: table_from_plain(table.catalog, data),
        sword_fingerprint.fingerprint,
        sword_fingerprint.REVISION,
    ),
    "duel": Kind(
        new_duel,
        _duel_options,
        _duel_position,
        duel_plain,
        lambda duel, data: duel_from_plain(duel.book, duel.field, data),
        duel_fingerprint.fingerprint,
        DUEL_REVISION,
    ),
}
