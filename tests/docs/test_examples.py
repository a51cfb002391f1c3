"""The Python examples of our pages run and give the output shown."""

import doctest
from pathlib import Path

import pytest

import chanbara
from tests.docs.markdown import PAGES, blocks, named, read
from tests.left_out import need

OPTIONS = doctest.ELLIPSIS
WITH_EXAMPLES = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]

NEEDED = {"dataset.md": ("polars", "minari"), "environments.md": ("gymnasium", "pettingzoo", "open_spiel")}
"""Packages that the examples of a page need."""


def given(page: Path) -> dict[str, object]:
    """What an example may use because the page shows it."""
    texts = [block.text for block in blocks(page.read_text(encoding="utf-8")) if block.language == "text"]
    return {"record": texts[0]} if texts else {}


def run(page: Path) -> doctest.TestResults:
    return doctest.testfile(
        str(page), module_relative=False, optionflags=OPTIONS, globs=given(page), encoding="utf-8"
    )


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=named)
def test_the_examples_of_a_page_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for package in NEEDED.get(page.name, ()):
        need(package)
    failed, tried = run(page)
    assert tried
    assert not failed, capsys.readouterr().out


@pytest.mark.parametrize("name", ["README.md", "docs/architecture.md", "docs/notation.md"])
def test_a_page_for_programmers_has_examples(name: str) -> None:
    assert ">>> " in read(name)


def test_the_example_of_the_package_runs() -> None:
    failed, tried = doctest.testmod(chanbara)
    assert tried
    assert not failed


def test_an_example_that_says_something_else_is_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text("```python\n>>> 1 + 1\n3\n\n```\n", encoding="utf-8")
    failed, tried = run(page)
    assert (failed, tried) == (1, 1)
    assert "Expected" in capsys.readouterr().out
