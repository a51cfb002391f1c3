"""The two worlds in a real browser: its worker runs the same comparison, with the static folder."""

from __future__ import annotations

import base64
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from tests.offline import two_worlds

if TYPE_CHECKING:
    from collections.abc import Coroutine

ROOT = Path(__file__).parents[2]
MODULES = (
    "tests/offline/bare.py",
    "tests/offline/two_worlds.py",
    "tests/offline/two_worlds_there.py",
    "tests/server/worlds.py",
    "tests/server/prying.py",
    *(f"tests/leaks/{name}.py" for name in ("auditor", "evidence", "turned_up", "worlds")),
)
"""What the comparison is made of."""
SOCKETS = ("websockets.exceptions", "websockets.sync.client", "tests.server.kit", "tests.server.samples")
"""What the same comparison of a server over a network needs besides: nothing of it is used there."""
PROGRAM = """
import base64, json, pathlib, sys
for name, text in json.loads({files!r}).items():
    place = pathlib.Path("/worlds") / name
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(base64.b64decode(text))
sys.path.insert(0, "/worlds")
from tests.offline import two_worlds_there
two_worlds_there.compared()
"""


class There(two_worlds.Worker):
    """The server beside the comparison: without threads, Python is suspended while the server works."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def begin(self) -> None:
        """It has its time whenever somebody waits."""

    def run(self, what: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401 - whatever that returns
        from pyodide.ffi import run_sync  # type: ignore[import-not-found] # noqa: PLC0415

        return run_sync(what)

    def end(self) -> None:
        """Nothing else runs."""


def program(folder: Path) -> str:
    """Return what the worker has to run; the worlds are laid in the folder."""
    with ThreadPoolExecutor(1) as beside:  # this thread has an event loop already, which drives the browser
        beside.submit(two_worlds.lay, folder).result()
    files = {name: folder / name for name in two_worlds.FILES} | {name: ROOT / name for name in MODULES}
    texts = {name: base64.b64encode(path.read_bytes()).decode() for name, path in files.items()}
    return PROGRAM.format(files=json.dumps(texts))


def compared() -> str:
    """Compare them: to be called in the worker."""
    import chanbara.offline.browser  # noqa: F401, PLC0415 - as the worker's own script begins

    for name in SOCKETS:
        _leave_out(name)
    return json.dumps(two_worlds.compared(Path("/worlds"), There))


def _leave_out(name: str) -> None:
    parent, _, own = name.rpartition(".")
    if parent and parent not in sys.modules and not parent.startswith("tests"):
        _leave_out(parent)
    left_out: Any = ModuleType(name)
    left_out.__path__, left_out.__getattr__ = [], lambda _name: object
    sys.modules[name] = left_out
    if parent in sys.modules:
        setattr(sys.modules[parent], own, left_out)
