"""What runs in the second worker of a browser, as its script calls it: work comes in, results go out."""

from __future__ import annotations

from chanbara.offline.arrays import stand_in

stand_in()  # before anything that would import numpy

from collections.abc import Callable  # noqa: E402
from typing import Any  # noqa: E402

from pyodide.ffi import to_js  # type: ignore[import-not-found] # noqa: E402

from chanbara.offline.compiled_mind import use_mind  # noqa: E402
from chanbara.server.workers import process  # noqa: E402


def start(mind: Any) -> Callable[[Any], Any]:  # noqa: ANN401 - of JavaScript
    """Return what does pickled work; ``mind`` is the compiled one, or None."""
    if mind:
        use_mind(mind)
    return lambda data: to_js(process.answer(data.to_bytes()))
