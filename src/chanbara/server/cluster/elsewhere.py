"""A table that another process runs, and a request that another process has passed on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chanbara.server.cluster.leases import Node
    from chanbara.server.cluster.membership import Membership

WAS_RELAYED = "chanbara.relayed"
"""Where a request carries that it comes from another process."""
IS_OPERATOR, OPERATOR = "chanbara.operator", "X-Chanbara-Operator"
"""Where a request carries that an operator has sent it, and the header by which a process tells another."""


class Elsewhere(Exception):
    """The table is run by another process, to which a request is passed on."""

    def __init__(self, code: str, node: Node, membership: Membership) -> None:
        super().__init__(f"{code} is run by {node.name}")
        self.code, self.node, self.membership = code, node, membership


class Unreached(Exception):
    """The other process could not be asked, or does not have the table any more. Nothing was done."""
