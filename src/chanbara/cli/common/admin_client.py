"""How ``chanbara admin`` talks to a server: it finds it on this machine, or is told where it is."""

from __future__ import annotations

import getpass
import json
import os
from http.client import HTTPException
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Self
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

from chanbara.cli.common.manners import Mistake, read_text

if TYPE_CHECKING:
    import typer

TIMEOUT = 30.0
LOCAL = {"localhost", "127.0.0.1", "::1"}


class Whereabouts(NamedTuple):
    """The options of ``chanbara admin`` itself."""

    url: str
    token_file: Path | None
    database: str
    settings: Path | None
    by: str


class NoRedirect(HTTPRedirectHandler):
    """Follows no redirect: it would take the token elsewhere."""

    def redirect_request(self, *_about: Any) -> None:  # noqa: ANN401 - what urllib hands on
        """Return nothing: the redirect is an error."""


class AdminClient:
    """A server, and the token of its operators."""

    def __init__(self, url: str, token: str, by: str) -> None:
        self.url = url.rstrip("/")
        self.by = by
        self._token = token
        # The system's proxy gets no request for this machine.
        proxies = [ProxyHandler({})] if urlsplit(url).hostname in LOCAL else []
        self._opener = build_opener(NoRedirect(), *proxies)

    @classmethod
    def of(cls, context: typer.Context) -> Self:
        """Return the server that the options name."""
        asked: Whereabouts = context.obj
        by = asked.by or _login()
        if asked.url:
            if asked.token_file is None:
                raise Mistake("--url needs --token-file")
            _check_safe(asked.url)
            return cls(asked.url, read_text(asked.token_file).strip(), by)
        return cls(*_on_this_machine(asked), by)

    def get(self, path: str) -> Any:  # noqa: ANN401 - a body of the server
        """Ask something."""
        return self._answer(path, None)

    def post(self, path: str, **body: Any) -> Any:  # noqa: ANN401 - the same
        """Have something done."""
        return self._answer(path, json.dumps({**body, "by": self.by}).encode())

    def _answer(self, path: str, body: bytes | None) -> Any:  # noqa: ANN401 - the same
        headers = {"Authorization": f"Bearer {self._token}", "Accept-Language": "en"}
        request = Request(f"{self.url}/api/admin/{path}", body, headers)  # noqa: S310 - checked above
        try:
            with self._opener.open(request, timeout=TIMEOUT) as found:
                return json.load(found)
        except HTTPError as error:
            raise Mistake(_refusal(error)) from error
        except (URLError, OSError) as error:
            raise Mistake(f"no server answers at {self.url}") from error
        except (ValueError, HTTPException) as error:
            raise Mistake(f"{self.url} is no server of chanbara") from error


def _login() -> str:
    """Return the name of whoever runs this; in a container there may be none."""
    try:
        return getpass.getuser()
    except (KeyError, OSError) as error:
        raise Mistake("this machine does not know your name; say who you are with --as NAME") from error


def _on_this_machine(asked: Whereabouts) -> tuple[str, str]:
    # Only this command needs a database's URL: the others start without its library.
    from chanbara.server.moderation.admin_file import admin_file, found_access  # noqa: PLC0415
    from chanbara.server.serve import default_database  # noqa: PLC0415
    from chanbara.server.settings_sources import effective  # noqa: PLC0415

    try:
        given = {"database": asked.database or None}
        found = effective(asked.settings, os.environ, given).settings.database
        path = admin_file(found or default_database())
    except ValueError as error:
        raise Mistake(str(error)) from error
    access = found_access(path)
    if access is None:
        raise Mistake(
            f"no server has left {path} for you to read; name its --database, or its --url and --token-file"
        )
    token = access.token if asked.token_file is None else read_text(asked.token_file).strip()
    return access.url, token


def _check_safe(url: str) -> None:
    """Refuse to send the token over a network in plain text."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError as error:
        raise Mistake(f"--url is an address such as https://example.org, not {url!r}") from error
    if parts.scheme != "https" and not (parts.scheme == "http" and parts.hostname in LOCAL):
        raise Mistake("--url must begin with https://, or be on this machine: the token would be readable")


def _refusal(error: HTTPError) -> str:
    """Return the server's sentence."""
    try:
        return str(json.load(error)["message"])
    except (ValueError, KeyError, TypeError):
        return f"the server answered {error.code}"
