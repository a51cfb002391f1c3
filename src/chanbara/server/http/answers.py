"""Helpers for all routes: a JSON body, the code of a table, the token of a request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from starlette.responses import Response

from chanbara.server.lobby.tokens import CODE_LENGTH, CODE_LETTERS
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

STATUSES = {
    "unknown_table": 404,
    "unknown_lesson": 404,
    "unknown_puzzle": 404,
    "unknown_saga": 404,
    "unknown_evening": 404,
    "unknown_club": 404,
    "unknown_token": 401,
    "too_fast": 429,
    "full": 409,
    "too_long": 413,
    "closed": 503,
    "foreign": 403,
    "taken": 409,
    "claimed": 409,
    "banned": 403,
}
"""HTTP status by refusal code; all others are 400."""
POSTED = ("malformed", "too_long", "too_fast", "foreign", "closed")
"""Refusals of anything that is sent."""
COMING = (
    "malformed",
    "too_long",
    "impossible",
    "unknown_token",
    "claimed",
    "full",
    "too_fast",
    "foreign",
    "closed",
    "banned",
)
"""Refusals of whoever wants to take part: open a table or an evening, or be seated."""


def answer(body: Any, status: int = 200) -> Response:  # noqa: ANN401 - any body of the protocol
    """Return a body as JSON."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def code_of(request: HTTPConnection) -> str:
    """Return the code of a table; a malformed code is rejected without a lookup."""
    code = str(request.path_params["code"]).upper()
    if len(code) != CODE_LENGTH or not set(code) <= set(CODE_LETTERS):
        raise Refusal("unknown_table")
    return code


def token_in(request: HTTPConnection) -> str:
    """Return the token of a request. It is sent in a header, because URLs end up in logs."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else ""
