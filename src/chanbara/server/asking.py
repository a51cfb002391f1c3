"""What every route needs: the code in an address, the language of who asks, an answer as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from starlette.responses import Response

from chanbara.server.refusal import Refusal, preferred_language
from chanbara.server.tokens import CODE_LENGTH, CODE_LETTERS

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from chanbara.server.protocol import Language


def answer(body: Any, status: int = 200) -> Response:  # noqa: ANN401 - any body of the protocol
    """Return a body as JSON."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def code_of(request: HTTPConnection) -> str:
    """Return the code of a table; what cannot be one is not looked up."""
    code = code_in(request)
    if code is None:
        raise Refusal("unknown_table")
    return code


def code_in(request: HTTPConnection) -> str | None:
    """Return the code in an address, or nothing where it cannot be one."""
    code = str(request.path_params["code"]).upper()
    return code if len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS) else None


def language_of(request: HTTPConnection) -> Language:
    """Return the language in which somebody is answered."""
    return preferred_language(request.headers.get("accept-language", ""))
