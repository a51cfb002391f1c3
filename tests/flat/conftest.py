from __future__ import annotations

import pytest

from chanbara.flat.ready import make_ready


@pytest.fixture(autouse=True, scope="session")
def _ready() -> None:
    make_ready()
