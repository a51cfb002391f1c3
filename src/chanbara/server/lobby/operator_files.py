"""The operator's files that tables may need: those of this process, and of others on the same database."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from chanbara.kernel.kind import KINDS
from chanbara.server.cluster import leases
from chanbara.server.cluster.elsewhere import Elsewhere
from chanbara.server.kind import served_as
from chanbara.server.store import handover_rows
from chanbara.server.wire.messages import Bye
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from chanbara.server.cluster.leases import Node
    from chanbara.server.cluster.membership import Membership
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.fence import Fence
    from chanbara.server.table.room import Room
    from chanbara.server.wire.game_options import GameOptions


class OperatorFiles:
    """Which files there are. They are loaded at the start only, from the operator's disk."""

    def __init__(self, cards: str, nets: str = "") -> None:
        """Load files that are separated by commas; ``ValueError`` says what is wrong with one."""
        given = _listed(cards)
        self.loaded: dict[str, str] = {}
        """The hash of each file, by its name."""
        for kind in KINDS.values():
            self.loaded |= served_as(kind).load_files(given)
            served_as(kind).offer_networks(_listed(nets))

    @property
    def label(self) -> str:
        """What this process tells others about its files."""
        return " ".join(f"{name}@{digest}" for name, digest in sorted(self.loaded.items()))

    def missing(self, game: GameOptions) -> list[str]:
        """Return the files that a game needs and that are not here, or not as they were."""
        return [name for name, digest in game.files.items() if self.loaded.get(name) != digest]

    def fill_in(self, game: GameOptions) -> None:
        """Choose the present version of each file, or refuse a file or a version that is not here."""
        needed = game.files
        for name, digest in list(needed.items()):
            if name not in self.loaded:
                raise Refusal("impossible", "no-such-cards", name=name)
            if digest not in {"", self.loaded[name]}:
                raise Refusal("impossible", "cards-changed", name=name)
            needed[name] = self.loaded[name]


def _listed(files: str) -> list[str]:
    return [one.strip() for one in files.split(",") if one.strip()]


def owner_of(membership: Membership, game: GameOptions) -> Node | None:
    """Return another process that has all files of a game, if there is one."""
    needed = {f"{name}@{digest}" for name, digest in game.files.items()}
    others = (node for node in membership.nodes if node.name != membership.name and not node.draining)
    return next((node for node in others if needed <= set(node.cards.split())), None)


async def leave_to_owner(lobby: Lobby, code: str, game: GameOptions) -> None:
    """Leave a table to a process that has its files, if this one has not: ``Elsewhere``."""
    membership = lobby.membership
    owner = None if membership is None or not lobby.files.missing(game) else owner_of(membership, game)
    if membership is None or owner is None:
        return
    holder = await lobby.store.read(partial(leases.holder, code=code))
    if holder is None or holder.name == membership.name:
        await _give_back(lobby, [fence for fence in await membership.held() if fence.code == code])
        raise Elsewhere(code, owner, membership)


async def pass_on(room: Room) -> None:
    """Let go of a table that waits for its files, if another process has them by now."""
    lobby = room.lobby
    if (
        lobby.membership is None
        or room.fence is None
        or owner_of(lobby.membership, room.options.game) is None
    ):
        return
    await lobby.drop(room)
    await _give_back(lobby, [room.fence])
    room.broadcast(Bye(reason="moved"))


async def _give_back(lobby: Lobby, fences: list[Fence]) -> None:
    if fences:
        await lobby.store.ask(partial(handover_rows.hand_over, rows=[], fences=fences))
