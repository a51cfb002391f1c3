"""The release workflow runs what anybody can run, refuses other tags, and publishes only where it may."""

import re
from typing import Any

import pytest
import yaml

import chanbara
from checks.release.build import DIST, main
from hatch_build import REPOSITORY
from tests.docs.markdown import ROOT, read
from tests.docs.test_menu import menu

FILE: dict[Any, Any] = yaml.safe_load(read(".github/workflows/release.yml"))
BUILD: dict[str, Any] = FILE["jobs"]["build"]
PUBLISH: dict[str, Any] = FILE["jobs"]["publish"]


def commands() -> list[str]:
    """The command lines of all jobs."""
    steps = [step for job in FILE["jobs"].values() for step in job["steps"]]
    return [line for step in steps if "run" in step for line in step["run"].splitlines()]


def test_it_runs_commands_of_the_menu() -> None:
    targets = [re.match(r"make ([a-z-]+)", line) for line in commands()]
    assert [found and found[1] for found in targets] == ["release", "test"]
    assert {"release", "test"} <= menu()
    (tests,) = re.findall(r"ARGS=(\S+)$", commands()[1])
    assert (ROOT / tests).is_dir()


def test_it_starts_with_a_tag_of_a_version() -> None:
    assert FILE[True] == {"push": {"tags": ["v*"]}}  # `on` is a truth value in YAML 1.1
    assert commands()[0].endswith('ARGS="--tag $GITHUB_REF_NAME"')


def test_another_tag_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--tag", "v9.9.9"]) == 1
    assert capsys.readouterr() == ("", f"The tag v9.9.9 is not the version: v{chanbara.__version__}\n")


def test_the_readme_leads_to_the_repository_that_ran_it() -> None:
    (environment,) = [step["env"] for step in BUILD["steps"] if "env" in step]
    assert environment == {REPOSITORY: "${{ github.server_url }}/${{ github.repository }}"}


def test_what_is_built_is_what_is_published() -> None:
    (upload,) = [one["with"] for one in BUILD["steps"] if "upload-artifact" in one.get("uses", "")]
    (download,) = [one["with"] for one in PUBLISH["steps"] if "download-artifact" in one.get("uses", "")]
    assert {"name": upload["name"], "path": upload["path"]} == download == {"name": "dist", "path": "dist/"}
    assert DIST == ROOT / "dist"


def test_it_publishes_only_where_the_repository_names_an_environment() -> None:
    assert PUBLISH["if"] == "vars.RELEASE_ENVIRONMENT != ''"
    assert PUBLISH["environment"] == "${{ vars.RELEASE_ENVIRONMENT }}"
    assert PUBLISH["permissions"] == {"id-token": "write"}
    assert FILE["permissions"] == {"contents": "read"}, "no other job can do more than read"
    assert "secrets." not in read(".github/workflows/release.yml")
