"""Where the game stores data and compiled code on each system, without the library that it asks."""

from __future__ import annotations

import os
import sys
from pathlib import Path

NAME = "chanbara"


def _folder(variable: str, unix: str, mac: str, windows: str) -> Path:
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / NAME / windows
    if os.environ.get(variable, "").strip():
        return Path(os.environ[variable]) / NAME
    return home / (mac if sys.platform == "darwin" else unix) / NAME


def data_folder() -> Path:
    """Return where the tables of the server are."""
    return _folder("XDG_DATA_HOME", ".local/share", "Library/Application Support", NAME)


def code_folder() -> Path:
    """Return where compiled code is cached."""
    return _folder("XDG_CACHE_HOME", ".cache", "Library/Caches", f"{NAME}/Cache") / "compiled"


def can_be_written(folder: Path) -> bool:
    """Whether files can be made in a folder, or the folder itself."""
    nearest = next(one for one in (folder, *folder.parents) if one.exists())
    return os.access(nearest, os.W_OK | os.X_OK)
