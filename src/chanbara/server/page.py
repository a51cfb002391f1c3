"""The web page: the built files, and one document for all its addresses."""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from chanbara import __version__
from chanbara.locales import LANGUAGES
from chanbara.server.http.guard import HEADERS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.routing import BaseRoute
    from starlette.types import Scope

ADDRESSES = {
    **dict.fromkeys(
        (
            "/",
            "/new",
            "/history",
            "/me",
            "/me/{code}",
            "/settings",
            "/workshop",
            "/rules",
            "/rules/{paragraph}",
            "/duel",
            "/duel/{way}",
        ),
        "index.html",
    ),
    **dict.fromkeys(
        (
            "/school",
            "/school/lesson",
            "/school/duel",
            "/school/modules/{key}",
            "/school/puzzles",
            "/school/puzzles/{key}",
            "/school/streak",
            "/school/progress",
            "/school/examples",
            "/school/examples/{key}",
        ),
        "index.html",
    ),
    **dict.fromkeys(("/review", "/review/{code}"), "index.html"),
    **dict.fromkeys(
        ("/mail/confirm/{code}/{token}", "/mail/stop/{token}", "/mail/never/{token}"), "index.html"
    ),
    **dict.fromkeys(("/evening", "/evening/{code}", "/club", "/club/{code}"), "index.html"),
    "/t/{code}": "table.html",
    "/local": "index.html",
}
"""Addresses of the page, and the document each starts with; web/src/router.svelte.ts has the same list."""
NOT_BUILT = (
    "The page is not built: run `make play`, or `python hatch_build.py`. Programs find all at /schema.json.\n"
)
FILES = {
    "worker.js": ("text/javascript", "no-cache"),
    **{f"manifest.{one}.webmanifest": ("application/manifest+json", "no-cache") for one in LANGUAGES},
    "licenses.txt": ("text/plain; charset=utf-8", "max-age=86400"),
    "icon.svg": ("image/svg+xml", "max-age=86400"),
    **dict.fromkeys(
        (
            "icon-180.png",
            "icon-192.png",
            "icon-192-maskable.png",
            "icon-512.png",
            "icon-512-maskable.png",
        ),
        ("image/png", "max-age=86400"),
    ),
}
"""Files with fixed names: media type, and how long a browser may cache them."""
A_YEAR = "public, max-age=31536000, immutable"


WORKER_POLICY = f"{HEADERS['Content-Security-Policy']}; script-src 'self' 'wasm-unsafe-eval'"
"""For the one script that runs WebAssembly. A worker has the policy of its own file, not the page's."""
ENDINGS = {"br": ".br", "gzip": ".gz"}
"""Suffixes of precompressed files by encoding, best first (web/delivery.ts creates them)."""


LOCAL_WORKER = "worker-"
"""How the script begins that runs the server in a browser."""


class Assets(StaticFiles):
    """Files whose names change with their content: browsers may cache them forever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a cacheable file, precompressed if available and accepted by the browser."""
        wanted = Headers(scope=scope).get("accept-encoding", "").split(",")
        readable = {one.partition(";")[0].strip() for one in wanted}
        for encoding, ending in ENDINGS.items():
            if encoding in readable and self.lookup_path(path + ending)[1] is not None:
                response = await super().get_response(path + ending, scope)
                response.headers["Content-Encoding"] = encoding
                break
        else:
            response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = A_YEAR
        response.headers["Vary"] = "Accept-Encoding"
        if path.startswith(LOCAL_WORKER):
            response.headers["Content-Security-Policy"] = WORKER_POLICY
        return response


def page_folder() -> Path:
    """Return the folder of the built page."""
    with as_file(files("chanbara")) as package:
        return package / "page"


def parts_in(folder: str) -> Path | None:
    """Return the folder with the parts of the server that browsers run, in one made by ``make static``.

    Nothing is offered if no folder is named; ValueError if it has no such parts, or those of another version.
    """
    if not folder:
        return None
    lists = sorted(Path(folder).glob("offline/*/files.json"), key=lambda one: one.stat().st_mtime)
    if not lists:
        raise ValueError(f"offline = {folder}: this is not a folder made by `make static`.")
    parts = lists[-1].parent
    version = (parts / "version.txt").read_text(encoding="utf-8")
    if version != __version__:
        raise ValueError(f"offline = {folder}: it is of version {version}, and this is {__version__}.")
    return parts


def page_routes(folder: Path, parts: Path | None = None) -> list[BaseRoute]:
    """Return the routes of the page, and of the parts with which browsers play without a connection."""

    def show(
        name: str, keeping: str, status: int = 200, media: str | None = None
    ) -> Callable[[Request], Awaitable[Response]]:
        async def shown(_request: Request) -> Response:
            file = folder / name
            if not file.exists():
                return PlainTextResponse(NOT_BUILT, 404)
            headers = {"Cache-Control": keeping}
            if parts is None or file.suffix != ".html":
                return FileResponse(file, status, headers, media)
            return HTMLResponse(_naming(file.read_text(encoding="utf-8"), parts), status, headers)

        return shown

    return [
        *(Route(one, show(name, "no-cache"), methods=["GET"]) for one, name in ADDRESSES.items()),
        *(
            Route(f"/{name}", show(name, keeping, media=media), methods=["GET"])
            for name, (media, keeping) in FILES.items()
        ),
        Mount("/assets", Assets(directory=folder / "assets", check_dir=False)),
        *([Mount(f"/offline/{parts.name}", Assets(directory=parts))] if parts is not None else []),
        # The page itself shows "not found", in the reader's language.
        Route("/{elsewhere}", show("index.html", "no-store", 404), methods=["GET"]),
    ]


def _naming(document: str, parts: Path) -> str:
    """Return a document that says where the parts are."""
    return document.replace(
        "<title>", f'<meta name="offline" content="offline/{parts.name}">\n    <title>', 1
    )
