"""The public API: its snapshot and page match the code, and the changelog names every change."""

import ast
import re
from importlib import import_module

import pytest

from checks.api import changes, snapshot
from checks.api.changes import UNRELEASED, broken, last_version, parsed, section, unnamed, vague, written
from checks.api.entries import PUBLIC_CLASSES, UNKNOWN, entries, public_names
from checks.api.page import page
from checks.api.sources import is_class
from checks.api.surface import AUDIENCES, OPAQUE, Module
from tests.docs.markdown import blocks, read
from tests.left_out import need

NEEDED = {
    "chanbara.research.gymnasium": ("gymnasium",),
    "chanbara.research.openspiel": ("open_spiel",),
    "chanbara.research.pettingzoo": ("gymnasium", "pettingzoo"),
}
"""Packages that a module needs when it is imported."""
MODULES = [module for audience in AUDIENCES for module in audience.modules]
LINES = [entry.line for entry in entries()]
CHANGELOG = read("CHANGELOG.md")

PAGES = "arena bot-guide bots dataset environments house-rules lab own-cards review text-protocol tutorial"


# --- the snapshot and the page


def test_the_code_is_as_recorded() -> None:
    recorded = parsed(snapshot.PUBLIC.read_text(encoding="utf-8"))
    differing = changes.changed(recorded, parsed(snapshot.public_now()))
    assert not differing, "the public API has changed: run make api, and name each change in CHANGELOG.md"


def test_the_page_is_fresh() -> None:
    assert snapshot.PAGE.read_text(encoding="utf-8") == page(), "docs/api.md is stale: run make api"


def test_each_name_is_listed_once() -> None:
    names = [entry.name for entry in entries()]
    assert len(set(names)) == len(names)


def test_everything_public_is_typed() -> None:
    assert [line for line in LINES if re.search(rf": \{UNKNOWN}|-> \{UNKNOWN}", line)] == []


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
def test_what_is_public_can_be_imported(module: Module) -> None:
    for package in NEEDED.get(module.name, ()):
        need(package)
    imported = import_module(module.name)
    missing = [name for name in public_names(module) if not hasattr(imported, name.partition(".")[0])]
    assert missing == []


def test_what_signatures_mention_is_public_too() -> None:
    """A field's type whose own fields nobody promises would be a promise by half."""
    mentioned = {
        word
        for entry in entries()
        if entry.origin
        for word in re.findall(r"\b[A-Z]\w+", re.sub(r"'.*?'|\".*?\"", "", entry.form))
        if is_class(entry.origin, word)
    }
    assert "SeatView" in mentioned
    assert mentioned - PUBLIC_CLASSES - OPAQUE == set()


# --- what the documents show


def imports(program: str) -> set[tuple[str, str]]:
    """The names a program imports from us, each with its module."""
    return {
        (node.module or "", one.name)
        for node in ast.walk(ast.parse(program))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("chanbara")
        for one in node.names
    }


def shown_on(page_name: str) -> set[tuple[str, str]]:
    """What the Python of a page imports."""
    found = set()
    for block in blocks(read(page_name)):
        if block.language == "python":
            typed = re.findall(r"^>>> ((?:from|import) .*)$", block.text, re.MULTILINE)
            is_program = re.search(r"^from chanbara", block.text, re.MULTILINE) is not None
            found |= imports("\n".join(typed) if typed else block.text if is_program else "")
    return found


PUBLIC = {(module.name, name) for module in MODULES for name in public_names(module)}
PUBLIC |= {(owner, name) for owner, _, name in (module.name.rpartition(".") for module in MODULES)}


@pytest.mark.parametrize("name", ["README.md", *(f"docs/{one}.md" for one in PAGES.split())])
def test_what_a_page_imports_is_public(name: str) -> None:
    assert shown_on(name) - PUBLIC == set()


def test_the_pages_import_something() -> None:
    assert ("chanbara.sword.cards.entries", "weapon") in shown_on("docs/own-cards.md")
    assert ("chanbara.research", "VectorEnv") in shown_on("docs/environments.md")


# --- the changelog


def test_every_change_since_the_last_release_is_in_the_changelog() -> None:
    version = last_version(CHANGELOG)
    if version is None:
        assert not snapshot.RELEASED.exists(), "nothing is released: there is no version in CHANGELOG.md"
        return
    released = parsed(snapshot.RELEASED.read_text(encoding="utf-8"))
    now = parsed(snapshot.public_now())
    assert released.version == version, f"{version} is a new version: run make api ARGS=--release"
    assert unnamed(released, now, CHANGELOG) == [], "name these in CHANGELOG.md, under [Unreleased]"
    assert broken(released, now) == [], "deprecate these for a version before they go"
    assert vague(now) == [], "a deprecation reads: use X; it goes with 1.2.0"


BEFORE = parsed(written("0.1.0", ["chanbara.one() -> int", "chanbara.Two: class", "chanbara.Two.size: int"]))


def log(text: str) -> str:
    return f"# Changelog\n\n## [Unreleased]\n\n{text}\n\n## [0.1.0]\n\n- `chanbara.one`\n"


@pytest.mark.parametrize(
    ("lines", "text", "names"),
    [
        (["chanbara.one() -> int", "chanbara.Two: class", "chanbara.Two.size: int"], "", []),
        (["chanbara.one() -> str", "chanbara.Two: class", "chanbara.Two.size: int"], "", ["chanbara.one"]),
        (["chanbara.one() -> str", "chanbara.Two: class", "chanbara.Two.size: int"], "- `chanbara.one`", []),
        (
            ["chanbara.one() -> str", "chanbara.Two: class", "chanbara.Two.size: int"],
            "- chanbara.one",
            ["chanbara.one"],
        ),
        (["chanbara.one() -> int"], "", ["chanbara.Two", "chanbara.Two.size"]),
        (["chanbara.one() -> int"], "- `chanbara.Two`", []),
        (["chanbara.one() -> int", "chanbara.Two: class"], "- `chanbara.Two`", ["chanbara.Two.size"]),
        ([*BEFORE.lines.values(), "chanbara.three() -> None"], "", ["chanbara.three"]),
    ],
    ids=["same", "untold", "told", "unmarked", "class untold", "class told", "member untold", "added"],
)
def test_a_change_has_to_be_named(lines: list[str], text: str, names: list[str]) -> None:
    assert unnamed(BEFORE, parsed(written("", lines)), log(text)) == names


def test_only_what_was_deprecated_may_go() -> None:
    now = parsed(written("", ["chanbara.Two: class", "chanbara.Two.size: int"]))
    assert broken(BEFORE, now) == ["chanbara.one"]
    marked = "chanbara.one() -> int  # deprecated: use chanbara.two; it goes with 0.2.0"
    assert broken(parsed(written("0.1.0", [marked])), now) == []
    assert vague(parsed(written("", [marked]))) == []
    assert vague(parsed(written("", [marked.replace("; it goes with 0.2.0", "")]))) == ["chanbara.one"]


def test_a_version_is_released_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("released")
    monkeypatch.setattr(snapshot, "RELEASED", folder / "released.txt")
    monkeypatch.setattr(snapshot, "CHANGELOG", folder / "CHANGELOG.md")
    snapshot.CHANGELOG.write_text("## [Unreleased]\n", encoding="utf-8")
    assert snapshot.release() == "CHANGELOG.md has no version with a number yet"
    snapshot.CHANGELOG.write_text("## [Unreleased]\n\n## [0.3.0] - 2026-11-30\n", encoding="utf-8")
    assert snapshot.release() == ""
    assert parsed(snapshot.RELEASED.read_text(encoding="utf-8")).version == "0.3.0"
    assert snapshot.release().startswith("0.3.0 is released")
    assert section(snapshot.CHANGELOG.read_text(encoding="utf-8"), UNRELEASED).strip() == ""
