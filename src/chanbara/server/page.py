"""The page in the browser: the files that the build has made, and one page for all its addresses."""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, PlainTextResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.routing import BaseRoute
    from starlette.types import Scope

ADDRESSES = ("/", "/new", "/history", "/settings", "/rules", "/rules/{paragraph}", "/t/{code}")
"""What the page shows; the router of web/src/router.svelte.ts knows the same."""
NOT_BUILT = (
    "The page is not built: run `make play`, or `python hatch_build.py`. Programs find all at /schema.json.\n"
)
A_YEAR = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """Files whose names change with their content: a browser need never ask twice."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, to be kept."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = A_YEAR
        return response


def page_folder() -> Path:
    """Return where the built page lies."""
    with as_file(files("chanbara")) as package:
        return package / "page"


def page_routes(folder: Path) -> list[BaseRoute]:
    """Return the routes of the page."""
    index = folder / "index.html"

    async def show(request: Request) -> Response:
        if not index.exists():
            return PlainTextResponse(NOT_BUILT, 404)
        if "elsewhere" in request.path_params:
            return FileResponse(index, 404)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    async def icon(_request: Request) -> Response:
        if not (folder / "icon.svg").exists():
            return PlainTextResponse(NOT_BUILT, 404)
        return FileResponse(folder / "icon.svg", headers={"Cache-Control": "max-age=86400"})

    assets = Assets(directory=folder / "assets", check_dir=False)
    return [
        *(Route(address, show, methods=["GET"]) for address in ADDRESSES),
        Route("/icon.svg", icon, methods=["GET"]),
        Mount("/assets", GZipMiddleware(assets, minimum_size=500)),
        # A wrong address is told so by the page, in the reader's language.
        Route("/{elsewhere}", show, methods=["GET"]),
    ]
