"""A table that another process runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chanbara.server.cluster.leases import Node


class Elsewhere(Exception):
    """The table is run by another process, to which a request is passed on."""

    def __init__(self, node: Node) -> None:
        super().__init__(f"run by {node.name}")
        self.node = node
