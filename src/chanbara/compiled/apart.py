"""How to start a process that does not hear Ctrl+C: whoever has started it ends it."""

from __future__ import annotations

import subprocess
from typing import Any

APART: dict[str, Any] = {
    "start_new_session": True,
    "creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
}
"""Options of a new process. Windows has the second one, and ignores the first."""
