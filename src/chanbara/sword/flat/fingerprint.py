"""A hash of the source that says how the flat core plays, and how bots think."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

PACKAGE = Path(__file__).parents[2]
CORE = ("sword/flat/**/*.py", "sword/cards/**/*.py", "sword/editions.py")
"""The flat core's source, and what is printed on the cards."""
MIND = (*CORE, "sword/mind/**/*.py")
"""What says how bots think."""


def fingerprint(parts: tuple[str, ...] = CORE) -> str:
    """Return a hash of parts of the source."""
    digest = blake2b(digest_size=8)
    for path in sorted(path for part in parts for path in PACKAGE.glob(part)):
        digest.update(path.read_bytes())
    return digest.hexdigest()
