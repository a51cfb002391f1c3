"""What wheel and source archive must contain: all of the project that they need, and nothing else."""

from __future__ import annotations

import json
import re
import tarfile
import zipfile
from email import message_from_bytes
from typing import TYPE_CHECKING

import chanbara
from chanbara.locales import LANGUAGES
from tests.architecture.tree import ROOT, project_files

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PAGE = "src/chanbara/page/"
PACKAGE = "src/chanbara/"
METADATA = f"chanbara-{chanbara.__version__}.dist-info/"
WHEEL = f"chanbara-{chanbara.__version__}-py3-none-any.whl"
ARCHIVE = f"chanbara-{chanbara.__version__}.tar.gz"
LICENSES = "chanbara/page/licenses.txt"
"""The licenses of everything that others made."""
ENDINGS = ["", *(f".{one}" for one in LANGUAGES[1:])]
RULES = {f"chanbara/{book}{ending}.md" for book in ("rules", "duel") for ending in ENDINGS}
"""The rules pages, for the terminal."""
PARTS = {
    "the page": ["page/index.html", "page/table.html", "page/worker.js", "page/assets/"],
    "the licenses of others": ["page/licenses.txt"],
    "a language": [*(f"locales/{one}/sword.ftl" for one in LANGUAGES)],
    "a language of the page": [*(f"page/manifest.{one}.webmanifest" for one in LANGUAGES)],
    "the puzzles": ["school/puzzles/"],
    "the numbers of the duel": ["duel/duel.json"],
    "the migrations": ["server/store/migrations/versions/"],
    "the mark of typed packages": ["py.typed"],
}
"""What people would miss, whatever the project folder contains."""


def wheel_troubles(wheel: Path) -> list[str]:
    """Return what is wrong with the contents of a wheel, one sentence each."""
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        texts = packed.read(LICENSES).decode() if LICENSES in names else ""
        metadata = message_from_bytes(packed.read(f"{METADATA}METADATA"))
    listed = set(metadata["License-Expression"].split(" AND "))
    return [*_missing_parts(names), *_differences(names, wheel_files()), *_unlicensed(texts, listed)]


def archive_troubles(archive: Path) -> list[str]:
    """Return what is wrong with the contents of a source archive, one sentence each."""
    folder = archive.name.removesuffix(".tar.gz")
    with tarfile.open(archive) as packed:
        names = {one.name.removeprefix(f"{folder}/") for one in packed if not one.isdir()}
    return [*_differences(names, {*_project(), *_page(), "PKG-INFO"})]


def wheel_files() -> set[str]:
    """Return the files that a wheel of this project folder has."""
    ours = {name for name in _project() | _page() if name.startswith(PACKAGE)}
    metadata = {f"{METADATA}{one}" for one in ("METADATA", "RECORD", "WHEEL", "entry_points.txt")}
    return {
        *(name.removeprefix("src/") for name in ours),
        *RULES,
        *metadata,
        f"{METADATA}licenses/LICENSE",
    }


def _project() -> set[str]:
    return {path.relative_to(ROOT).as_posix() for path in project_files()}


def _page() -> set[str]:
    return {path.relative_to(ROOT).as_posix() for path in (ROOT / PAGE).rglob("*") if path.is_file()}


def _missing_parts(names: set[str]) -> Iterator[str]:
    for what, paths in PARTS.items():
        for path in paths:
            if not any(name.startswith(f"chanbara/{path}") for name in names):
                yield f"missing, {what}: {path}"


def _differences(names: set[str], wanted: set[str]) -> Iterator[str]:
    yield from (f"missing: {name}" for name in sorted(wanted - names))
    yield from (f"does not belong there: {name}" for name in sorted(names - wanted))


def _unlicensed(texts: str, listed: set[str]) -> Iterator[str]:
    """Yield the packages in the page, and the kinds of licenses, that are not where they should be."""
    asked = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    for name in asked:
        if f"## {name.removeprefix('@fontsource/')}" not in texts:
            yield f"missing, the license: {name}"
    kinds = {"MIT", *re.findall(r"^## .* \((.+)\)$", texts, re.MULTILINE)}
    yield from (f"not in the metadata, the license: {one}" for one in sorted(kinds - listed))
    yield from (f"in the metadata only, the license: {one}" for one in sorted(listed - kinds))
