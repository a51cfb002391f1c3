"""`make release`: wheel and source archive in `dist`, as they can be published, with everything checked."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import chanbara
from checks.release.bare import make_bare
from checks.release.contents import ARCHIVE, WHEEL, archive_troubles, wheel_troubles
from tests.architecture.tree import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

DIST = ROOT / "dist"
BUILD = ("-m", "hatchling", "build", "--directory")


def build(folder: Path) -> None:
    """Build wheel and source archive into a folder, which then contains nothing else."""
    shutil.rmtree(folder, ignore_errors=True)
    _run(sys.executable, *BUILD, str(folder), within=ROOT)
    assert {one.name for one in folder.iterdir()} == {WHEEL, ARCHIVE}, "the build names them by the version"


def troubles(folder: Path) -> Iterator[str]:
    """Yield what is wrong with a built release, one sentence each."""
    wheel, archive = folder / WHEEL, folder / ARCHIVE
    yield from (f"{WHEEL}: {one}" for one in wheel_troubles(wheel))
    yield from (f"{ARCHIVE}: {one}" for one in archive_troubles(archive))
    yield from index_troubles(wheel, archive)
    if rebuilt(archive) != wheel.read_bytes():
        yield f"{ARCHIVE}: the wheel built from it is another one"


def index_troubles(*files: Path) -> Iterator[str]:
    """Yield what a package index would refuse."""
    check = [sys.executable, "-m", "twine", "--no-color", "check", "--strict", *map(str, files)]
    found = subprocess.run(check, capture_output=True, encoding="utf-8", check=False)
    if found.returncode:
        yield found.stdout + found.stderr


def rebuilt(archive: Path) -> bytes:
    """Return the wheel that an archive gives where there is no Node: only Python and the build backend."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="data")
        bare = make_bare(folder / "bare", ["hatchling"])
        source = folder / archive.name.removesuffix(".tar.gz")
        words = [str(bare.python), *BUILD, str(folder), "--target", "wheel"]
        _run(*words, within=source, variables=bare.variables(folder))
        return (folder / WHEEL).read_bytes()


def _run(*words: str, within: Path, variables: dict[str, str] | None = None) -> None:
    """Run a program, and show what it prints if it fails."""
    found = subprocess.run(
        words, cwd=within, env=variables, capture_output=True, encoding="utf-8", check=False
    )
    if found.returncode:
        sys.exit(f"{' '.join(words)} failed:\n{found.stdout}{found.stderr}")


def _size(file: Path) -> str:
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as wheel:
            count = len(wheel.namelist())
    else:
        with tarfile.open(file) as archive:
            count = len(archive.getnames())
    return f"{file.stat().st_size / 1e6:.1f} MB, {count:,} files"


def main(arguments: Sequence[str] | None = None) -> int:
    """Build and check; return the exit status."""
    parser = argparse.ArgumentParser(description="builds and checks wheel and source archive")
    parser.add_argument("--tag", help="the tag of the release, which must name the version")
    asked = parser.parse_args(arguments)
    if asked.tag not in {None, f"v{chanbara.__version__}"}:
        sys.stderr.write(f"The tag {asked.tag} is not the version: v{chanbara.__version__}\n")
        return 1
    build(DIST)
    for name in (WHEEL, ARCHIVE):
        print(f"{DIST.name}/{name}: {_size(DIST / name)}")
    found = list(troubles(DIST))
    print("\n".join(found) or "Contents, metadata and a build without Node are as they should be.")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
