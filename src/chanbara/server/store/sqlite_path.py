"""The file that the URL of an SQLite database names."""

from __future__ import annotations

from pathlib import Path


def sqlite_path(name: str) -> Path:
    """Return the whole path; ``ValueError`` if it begins at a home that does not exist."""
    try:
        return Path(name).expanduser().resolve()
    except (RuntimeError, OSError) as error:
        message = f"there is no folder for the database {name}; write its whole path"
        raise ValueError(message) from error
