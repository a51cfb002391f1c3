"""Changes of rules or cards after which older records may no longer replay: version, and what changed."""

from __future__ import annotations

CHANGES: tuple[tuple[str, str], ...] = ()
