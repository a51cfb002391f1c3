"""The forms for issues, and what editors and hooks read, are valid and name only what exists."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.docs.markdown import ROOT

FOLDER = ROOT / ".github" / "ISSUE_TEMPLATE"
FORMS = [FOLDER / f"{name}.yml" for name in ("bug", "card", "rules")]
KINDS = {"markdown", "input", "textarea", "dropdown", "checkboxes"}
"""Parts that a form may have."""


def read(path: Path) -> Any:  # noqa: ANN401 - as YAML has it
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def test_there_is_a_form_for_each_kind_of_issue() -> None:
    assert {*FOLDER.iterdir()} == {*FORMS, FOLDER / "config.yml"}


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_is_one(path: Path) -> None:
    form = read(path)
    assert form.keys() <= {"name", "description", "title", "labels", "body"}
    assert {"name", "description", "body"} <= form.keys()
    fields = [part for part in form["body"] if part["type"] != "markdown"]
    assert {part["type"] for part in form["body"]} <= KINDS
    assert all(re.fullmatch("[a-z]+", part["id"]) and part["attributes"]["label"] for part in fields)
    assert len({part["id"] for part in fields}) == len(fields)
    assert any(part.get("validations", {}).get("required") for part in fields)


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_quotes_the_page_as_it_is(path: Path) -> None:
    page = (ROOT / "src" / "chanbara" / "locales" / "en" / "page-table.ftl").read_text(encoding="utf-8")
    quoted = re.findall(r'"([A-Z][^"]+)"', path.read_text(encoding="utf-8"))
    assert [words for words in quoted if not words.endswith(" ") and f"= {words}\n" not in page] == []


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_files_that_a_form_names_exist(path: Path) -> None:
    named = re.findall(r"docs/[a-z-]+\.md", path.read_text(encoding="utf-8"))
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_hooks_run_tools_of_the_development_environment() -> None:
    hooks = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert [repo["repo"] for repo in hooks] == ["local"], "no address, and the versions of make style"
    pins = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for hook in hooks[0]["hooks"]:
        tool = hook["entry"].split()[0].removeprefix(".venv/bin/")
        assert f"$(BIN)/{tool}" in makefile, hook
        assert tool in {"python", "lint-imports"} or f"\n{tool}==" in pins, hook


def test_editors_are_told_the_width_of_ruff() -> None:
    width = re.search(
        r"^line-length = (\d+)", (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert width is not None
    assert f"[*.py]\nmax_line_length = {width[1]}\n" in (ROOT / ".editorconfig").read_text(encoding="utf-8")
