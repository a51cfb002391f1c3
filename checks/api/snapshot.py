"""Write the snapshot and the page of the public API: ``make api``, or with ``--release`` for a new version.

Without ``--write`` or ``--release`` it says whether both are up to date.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from checks.api.changes import changed, last_version, parsed, written
from checks.api.entries import entries
from checks.api.page import page
from checks.api.sources import ROOT

if TYPE_CHECKING:
    from collections.abc import Sequence

PUBLIC = ROOT / "tests" / "api" / "public.txt"
RELEASED = ROOT / "tests" / "api" / "released.txt"
PAGE = ROOT / "docs" / "api.md"
CHANGELOG = ROOT / "CHANGELOG.md"


def public_now() -> str:
    """Return the snapshot of the sources."""
    return written("", (entry.line for entry in entries()))


def release() -> str:
    """Make the snapshot that of the newest version in the changelog; return what is wrong, or nothing."""
    version = last_version(CHANGELOG.read_text(encoding="utf-8"))
    if version is None:
        return "CHANGELOG.md has no version with a number yet"
    if RELEASED.exists() and parsed(RELEASED.read_text(encoding="utf-8")).version == version:
        return f"{version} is released: give the next version its heading in CHANGELOG.md first"
    RELEASED.write_text(written(version, parsed(public_now()).lines.values()), encoding="utf-8")
    return ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Write both files, or say whether they are up to date."""
    parser = argparse.ArgumentParser(description="the public API: tests/api/public.txt and docs/api.md")
    parser.add_argument("--write", action="store_true", help="write both files")
    parser.add_argument("--release", action="store_true", help="also keep it as that of the newest version")
    asked = parser.parse_args(arguments)
    files = {PUBLIC: public_now(), PAGE: page()}
    if asked.write or asked.release:
        before = parsed(PUBLIC.read_text(encoding="utf-8") if PUBLIC.exists() else written("", ()))
        for file, text in files.items():
            file.write_text(text, encoding="utf-8")
        for name in changed(before, parsed(files[PUBLIC])):
            print(f"changed: {name}")
        trouble = release() if asked.release else ""
    else:
        stale = [file.name for file, text in files.items() if file.read_text(encoding="utf-8") != text]
        trouble = f"{' and '.join(stale)}: stale; run make api" if stale else ""
    if trouble:
        print(trouble, file=sys.stderr)
    return 1 if trouble else 0


if __name__ == "__main__":
    sys.exit(main())
