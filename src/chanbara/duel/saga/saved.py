"""Campaigns and clans as files: saved between duels or within one, and resumed (B7).

A file contains the state, the record of every duel so far, and the record of the current duel. Under the same
rules the records must reproduce the same state: nothing was lost or changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from chanbara.duel.fingerprint import fingerprint
from chanbara.duel.saga.campaign import Campaign
from chanbara.duel.saga.clan import Clan
from chanbara.kernel.errors import CorruptRecord
from chanbara.record.log import read, replay

if TYPE_CHECKING:
    from chanbara.kernel.game import Game

VERSION = 1
KINDS: dict[str, type[Campaign | Clan]] = {"campaign": Campaign, "clan": Clan}


class _Saved(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The contents of the file."""

    chanbara: str
    version: int
    state: dict[str, Any]
    under_way: str | None = None
    """The record of the unfinished duel."""


def save_saga(state: Campaign | Clan, game: Game | None = None) -> str:
    """Return a campaign or a clan as text, with the current duel if there is one."""
    if game is not None and not state.is_next(game):
        message = "this duel is not the one that comes next"
        raise ValueError(message)
    kind = next(name for name, one in KINDS.items() if isinstance(state, one))
    under_way = None if game is None else game.record()
    saved = _Saved(kind, VERSION, msgspec.to_builtins(state), under_way)
    return msgspec.json.format(msgspec.json.encode(saved), indent=1).decode() + "\n"


def load_saga(text: str) -> tuple[Campaign | Clan, Game | None]:
    """Return the saved state, with the current duel; ``CorruptRecord`` if the text is damaged."""
    try:
        saved = msgspec.json.decode(text, type=_Saved)
        _check_version(saved)
        state = msgspec.convert(saved.state, KINDS[saved.chanbara])
        # Rulings and numbers are read here, so that what cannot be played is refused at once.
        assert state.book is not None, "a book is made, or refused"
        if all(read(record).header.get("rules") == fingerprint() for record in state.records):
            _check_state(state)
        game = None if saved.under_way is None else _under_way(state, saved.under_way)
    except CorruptRecord as error:
        raise CorruptRecord(f"this campaign cannot be taken up: {error}") from error
    except (msgspec.MsgspecError, ValueError, KeyError, IndexError, TypeError) as error:
        raise CorruptRecord(f"this is not a saved campaign: {error}") from error
    return state, game


def _under_way(state: Campaign | Clan, record: str) -> Game:
    game = replay(record)
    if not state.is_next(game):
        raise CorruptRecord("the duel under way is not the one that comes next")
    return game


def _check_version(saved: _Saved) -> None:
    if saved.chanbara not in KINDS:
        raise CorruptRecord(f"{saved.chanbara!r} is neither a campaign nor a clan")
    if saved.version != VERSION:
        raise CorruptRecord(f"it has version {saved.version}; version {VERSION} can be read")


def _check_state(state: Campaign | Clan) -> None:
    """Replay the ladder, duel by duel, and compare."""
    again = state.afresh()
    for record in state.records:
        game = replay(record)
        again = _sent(again, game.table.field.weapon.key).after(game)
    if state.is_retired:
        again = again.retire()
    elif isinstance(state, Clan) and not again.is_over:
        again = _sent(again, state.members[state.fighter].weapon)
    if again != state:
        raise CorruptRecord("the records of its duels lead to something else than was saved")


def _sent(state: Campaign | Clan, weapon: str) -> Campaign | Clan:
    """Choose the fighter, if there is a choice."""
    return state.send(weapon) if isinstance(state, Clan) else state
