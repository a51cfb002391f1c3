"""The public workflow names only commands that exist, may only read, and tries what the project promises."""

import os
import re
import shlex
import tomllib
from importlib.util import find_spec
from typing import Any

import pytest
import yaml

from tests.docs.markdown import ROOT, read
from tests.docs.test_menu import menu

# YAML takes the word "on" for true.
CI: dict[Any, Any] = yaml.safe_load(read(".github/workflows/ci.yml"))
JOBS: dict[str, dict[str, Any]] = CI["jobs"]
COMMANDS = [(job, step["run"]) for job, about in JOBS.items() for step in about["steps"] if "run" in step]
PROJECT: dict[str, Any] = tomllib.loads(read("pyproject.toml"))["project"]


@pytest.mark.parametrize(("job", "command"), COMMANDS)
def test_every_command_exists(job: str, command: str) -> None:
    first, *rest = shlex.split(command)
    if first == "make":
        assert set(rest) <= menu()
        return
    if first == ".ci/run":
        assert os.access(ROOT / first, os.X_OK)
        return
    assert first in {"python", ".venv/Scripts/python"}
    if rest[0] == "-m":
        assert find_spec(rest[1]) is not None
        rest = [word for word in rest[2:] if "/" in word]
    assert [path for path in rest if not (ROOT / path).exists()] == []


def test_linux_runs_what_everybody_runs() -> None:
    assert [command for job, command in COMMANDS if job == "linux"] == [".ci/run"]


def test_it_may_only_read() -> None:
    assert CI["permissions"] == {"contents": "read"}
    assert CI["concurrency"]["cancel-in-progress"] is True
    for job in JOBS.values():
        assert job["timeout-minutes"] <= 90
        assert "permissions" not in job
        checkouts = [step for step in job["steps"] if step.get("uses", "").startswith("actions/checkout@")]
        assert [step["with"] for step in checkouts] == [{"persist-credentials": False}]


def test_actions_and_images_name_no_host() -> None:
    used = [step["uses"] for job in JOBS.values() for step in job["steps"] if "uses" in step]
    assert {one.partition("@")[0] for one in used} == {"actions/checkout", "actions/setup-python"}
    assert JOBS["linux"]["container"] == "python:${{ matrix.python }}-bookworm"
    assert "://" not in read(".github/workflows/ci.yml")


def test_every_python_that_we_promise_is_tried() -> None:
    """Those of the classifiers must pass; newer ones may fail."""
    matrix = JOBS["linux"]["strategy"]["matrix"]
    promised = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    assert matrix["python"] == promised
    assert [one["may_fail"] for one in matrix["include"]] == [True]
    for name in ("macos", "windows"):
        assert {*JOBS[name]["strategy"]["matrix"]["python"]} <= {*promised}
    assert PROJECT["requires-python"] == f">={promised[0]}"


def test_there_is_a_job_for_each_system() -> None:
    assert {name: job["runs-on"].partition("-")[0] for name, job in JOBS.items()} == {
        "linux": "ubuntu",
        "macos": "macos",
        "windows": "windows",
    }
