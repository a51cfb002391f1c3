"""CITATION.cff, the changelog and the metadata of the package agree."""

import re
import tomllib
from typing import Any

import yaml

import chanbara
from tests.docs.markdown import read

CITATION: dict[str, Any] = yaml.safe_load(read("CITATION.cff"))
PROJECT: dict[str, Any] = tomllib.loads(read("pyproject.toml"))["project"]


def test_the_version_is_the_package_s() -> None:
    assert str(CITATION["version"]) == chanbara.__version__


def test_the_newest_version_of_the_changelog_is_the_one_to_cite() -> None:
    sections = re.findall(r"^## (.+)$", read("CHANGELOG.md"), re.MULTILINE)
    released = f"[{chanbara.__version__}] - {CITATION['date-released']}"
    assert sections[:2] == ["[Unreleased]", released]
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", one) for one in sections[1:])


def test_licence_and_authors_are_the_project_s() -> None:
    assert CITATION["license"] == PROJECT["license"].split(" AND ")[0], "those of others follow"
    assert CITATION["authors"] == PROJECT["authors"]


def test_it_has_what_the_format_demands() -> None:
    assert str(CITATION["cff-version"]) == "1.2.0"
    assert {"message", "title", "authors"} <= CITATION.keys()
