"""The licenses of everything that others made and that the server in a browser contains."""

from __future__ import annotations

import json
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

from checks.static.bundle import PACKAGES

NAMES = ("LICENSE", "LICENCE", "COPYING", "NOTICE", "AUTHORS")
"""How files with a license begin."""
FIELDS = ("License-Expression", "License")
WHEELS = ("msgspec",)
"""Packages that come as wheels for browsers; those installed here have the same license."""


def licenses(pyodide: Path) -> str:
    """Return the text about all packages, and about Python."""
    about = json.loads((pyodide / "package.json").read_text(encoding="utf-8"))
    title = f"## Pyodide {about['version']} ({about['license']}), with Python (PSF-2.0)"
    source = "Unchanged. Its source, and the licenses of all that is in it"
    parts = [f"{title}\n\n{source}: {about['homepage']}"]
    for name in sorted((*PACKAGES, *WHEELS)):
        found = distribution(name)
        kind = next((found.metadata[name] for name in FIELDS if name in found.metadata), "")
        title = (
            f"## {found.metadata['Name']} {found.version} ({kind.splitlines()[0] if kind else 'see below'})"
        )
        texts = [
            Path(str(file.locate())).read_text(encoding="utf-8").strip()
            for file in found.files or ()
            if PurePosixPath(file.as_posix()).name.upper().startswith(NAMES)
        ]
        parts.append("\n\n".join([title, *texts]))
    return "\n\n".join(parts) + "\n"
