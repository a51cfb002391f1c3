"""A hash of the source of the flat core, and of the bots."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

PACKAGE = Path(__file__).parents[2]
CORE = ("sword/flat/**/*.py", "sword/cards/**/*.py", "sword/editions.py")
"""The source of the flat core, and the printed cards."""
MIND = (*CORE, "sword/mind/**/*.py", "compiled/elementary.py")
"""The source of the bots."""


def fingerprint(parts: tuple[str, ...] = CORE) -> str:
    """Return a hash of parts of the source."""
    digest = blake2b(digest_size=8)
    for path in sorted(path for part in parts for path in PACKAGE.glob(part)):
        digest.update(path.read_bytes())
    return digest.hexdigest()
