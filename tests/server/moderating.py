"""An operator of a server in tests: the routes, with the token."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from chanbara.server.wire.schema import ROUTES
from tests.server.party import GENEROUS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.kit import Running

TOKEN = "the token of the operators"
MODERATED = msgspec.structs.replace(GENEROUS, admin_token=TOKEN)
DAY = 86_400
HERE, THERE = "198.51.100.7", "203.0.113.9"
"""Two addresses, as a proxy names them."""


def from_(address: str) -> dict[str, str]:
    """Return the header by which a request comes from an address."""
    return {"X-Forwarded-For": address}


class Operator:
    """Somebody with the token."""

    def __init__(self, server: Running) -> None:
        self.server = server

    def get(self, path: str) -> Any:  # noqa: ANN401 - a body
        """Return what there is."""
        status, found = self.server.ask(f"/api/admin/{path}", Authorization=f"Bearer {TOKEN}")
        assert status == 200, found
        return found

    def post(self, path: str, **body: Any) -> tuple[int, Any]:  # noqa: ANN401 - the same
        """Do something; return status and body."""
        asked = {"by": "Ope", **body}
        return self.server.ask(f"/api/admin/{path}", asked, Authorization=f"Bearer {TOKEN}")

    def ban(self, **whom: Any) -> list[dict[str, Any]]:  # noqa: ANN401 - the same
        """Ban somebody for a week; return the bans this makes."""
        status, made = self.post("bans", **{"seconds": 7 * DAY, "reason": "spoils games", **whom})
        assert status == 201, made
        found: list[dict[str, Any]] = made["bans"]
        return found

    def lift(self, *bans: dict[str, Any]) -> None:
        """End bans."""
        for ban in bans:
            assert self.post(f"bans/{ban['number']}/lift")[0] == 200

    def acts(self) -> list[tuple[str, str, str]]:
        """Return what operators did, newest first: act, about, reason."""
        return [(one["act"], one["about"], one["reason"]) for one in self.get("audit")["entries"]]


# --- what is refused ----------------------------------------------------------------------------------------

ADMIN: dict[str, Any] = {
    "/api/admin/reports/{number}/close": {"by": "Ope"},
    "/api/admin/bans": {"by": "Ope", "seconds": 60, "reason": "", "name": None},
    "/api/admin/bans/{number}/lift": {"by": "Ope"},
    "/api/admin/tables/{code}/close": {"by": "Ope"},
    "/api/admin/clubs/{code}/remove": {"by": "Ope"},
    "/api/admin/names/remove": {"by": "Ope", "name": "Nobody has claimed this"},
}
"""What is sent to the routes for operators."""
OWN = {"Authorization": f"Bearer {TOKEN}"}


def ask_operators(ask: Callable[..., None], code: str, **headers: str) -> None:
    """Ask every route for operators."""
    for one in ROUTES:
        if one.path.startswith("/api/admin/"):
            body = ADMIN[one.path] if one.method == "POST" else None
            ask(one.path, code, body, one.method, **OWN | headers)
    ask("/api/admin/bans", body={**ADMIN["/api/admin/bans"], "report": 1}, **OWN)


def refuse_operators(ask: Callable[..., None], code: str) -> None:
    """Ask the routes for operators without the token, too often, and wrongly."""
    ask_operators(ask, "AAAAAA")
    for number, one in enumerate(one for one in ROUTES if one.path.startswith("/api/admin/")):
        body = ADMIN[one.path] if one.method == "POST" else None
        for _ in range(6):
            ask(one.path, code, body, one.method, **from_(f"192.0.2.{number}"))
        for wrong in () if body is None else (b"{", b"x" * 70_000):
            ask(one.path, code, wrong, **OWN)
    unknown = {"by": "Ope", "table": "AAAAAA", "seat": 0}
    ask("/api/admin/bans", body={**unknown, "seconds": 60, "reason": ""}, **OWN)
    ask("/api/admin/names/remove", body=unknown, **OWN)


def refuse_banned(ask: Callable[..., None], server: Running, asked: dict[str, Any], code: str) -> None:
    """Ask routes as somebody who is banned; the ban stays."""
    Operator(server).ban(network=THERE)
    for path, body in asked.items():
        ask(path, code, body, **from_(THERE))
