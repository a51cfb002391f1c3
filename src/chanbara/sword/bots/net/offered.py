"""The networks that the operator of a server offers at its tables: by a name, never by a path.

They are named at the start, and read from the operator's disk. What comes from the network can only be one of
these names.
"""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.bots.bot_files import NET_PREFIX, BotFileMistake, sealed
from chanbara.sword.own_space import named_file

if TYPE_CHECKING:
    from collections.abc import Sequence

LOG = logging.getLogger("chanbara.bots")
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,19}")
SUBSTITUTE = "detective"


class Offered(NamedTuple):
    """A network at tables."""

    bot: str
    """The file, with its hash: a name that other processes understand."""
    players: list[int]
    """It was trained with these numbers of players,"""
    sets: list[str]
    """and with these sets."""


OFFERED: dict[str, Offered] = {}
"""By the name at tables, which begins with ``net:``; of the server in this process."""


def offer_networks(given: Sequence[str]) -> None:
    """Load the operator's networks, NAME=FILE each; ``ValueError`` says what is wrong with one."""
    found: dict[str, Offered] = {}
    for one in given:
        name, path = named_file(one)
        if not NAME.fullmatch(name):
            message = f"a network needs a name of up to 20 letters, digits, - and _: NAME=FILE, not {one!r}"
            raise BotFileMistake(message)
        made = _offered(sealed(f"{NET_PREFIX}{path}"))
        if f"{NET_PREFIX}{name}" in found:
            message = f"two networks are called {name}"
            raise BotFileMistake(message)
        found[f"{NET_PREFIX}{name}"] = made
    OFFERED.clear()
    OFFERED.update(found)


def _offered(bot: str) -> Offered:
    from chanbara.sword.bots.net.network import network_named  # noqa: PLC0415 - with it comes numpy

    about = network_named(bot).about
    return Offered(bot, sorted(about["players"]), sorted(about["sets"]))


def bot_behind(name: str) -> str:
    """Return the bot of a name at a table: of a network its file, if it is still offered."""
    if not name.startswith(NET_PREFIX):
        return name
    if name not in OFFERED:
        LOG.warning("%s is not offered any more: the %s plays in its place", name, SUBSTITUTE)
        return SUBSTITUTE
    return OFFERED[name].bot
