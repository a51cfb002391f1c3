"""Wheel and source archive are complete, contain nothing else, and agree. The check finds what is wrong."""

import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from checks.release.build import index_troubles, rebuilt
from checks.release.contents import ARCHIVE, METADATA, WHEEL, archive_troubles, wheel_troubles


def test_the_wheel_has_everything_and_nothing_else(built: Path) -> None:
    assert wheel_troubles(built / WHEEL) == []


def test_the_archive_has_everything_and_nothing_else(built: Path) -> None:
    assert archive_troubles(built / ARCHIVE) == []


def test_a_package_index_would_take_both(built: Path) -> None:
    assert list(index_troubles(built / WHEEL, built / ARCHIVE)) == []


def test_the_archive_gives_the_same_wheel_without_node(built: Path) -> None:
    assert rebuilt(built / ARCHIVE) == (built / WHEEL).read_bytes()


# --- the check ---------------------------------------------------------------------------------------------


def changed(wheel: Path, target: Path, change: Callable[[str, bytes], bytes | None]) -> Path:
    """Copy a wheel; a file that is changed to None is left out."""
    target.mkdir()
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(target / WHEEL, "w") as new:
        for name in old.namelist():
            text = change(name, old.read(name))
            if text is not None:
                new.writestr(name, text)
    return target / WHEEL


@pytest.mark.parametrize(
    ("folder", "said"),
    [
        ("chanbara/page/", "missing, the page: page/index.html"),
        ("chanbara/locales/it/", "missing, a language: locales/it/sword.ftl"),
        ("chanbara/school/puzzles/", "missing, the puzzles: school/puzzles/"),
        ("chanbara/rules.de.md", "missing: chanbara/rules.de.md"),
        (f"{METADATA}licenses/", f"missing: {METADATA}licenses/LICENSE"),
    ],
)
def test_a_part_that_is_missing_is_named(built: Path, tmp_path: Path, folder: str, said: str) -> None:
    poor = changed(
        built / WHEEL, tmp_path / "poor", lambda name, text: None if name.startswith(folder) else text
    )
    assert said in wheel_troubles(poor)


def test_a_missing_license_is_named(built: Path, tmp_path: Path) -> None:
    poor = changed(
        built / WHEEL,
        tmp_path / "poor",
        lambda _, text: text.replace(b"## alegreya (OFL-1.1)", b"## it (ISC)"),
    )
    assert wheel_troubles(poor) == [
        "missing, the license: @fontsource/alegreya",
        "not in the metadata, the license: ISC",
    ]


def test_what_does_not_belong_there_is_named(built: Path, tmp_path: Path) -> None:
    full = changed(built / WHEEL, tmp_path / "full", lambda _, text: text)
    with zipfile.ZipFile(full, "a") as wheel:
        wheel.writestr("tests/conftest.py", "")
    assert wheel_troubles(full) == ["does not belong there: tests/conftest.py"]
    archive = tmp_path / ARCHIVE
    with tarfile.open(archive, "w:gz") as packed:
        packed.add(full, f"{ARCHIVE.removesuffix('.tar.gz')}/web/node_modules/left.whl")
    troubles = archive_troubles(archive)
    assert "does not belong there: web/node_modules/left.whl" in troubles
    assert {"missing: README.md", "missing: PKG-INFO"} <= set(troubles)


def test_what_an_index_refuses_is_found(built: Path, tmp_path: Path) -> None:
    def without_text(name: str, text: bytes) -> bytes:
        return text.partition(b"\n\n")[0] + b"\n\n" if name == f"{METADATA}METADATA" else text

    poor = changed(built / WHEEL, tmp_path / "poor", without_text)
    (found,) = index_troubles(poor)
    assert "long_description" in found
