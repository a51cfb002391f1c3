"""`make doctor`: one page about what is there, by any Python, with nothing installed."""

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import platformdirs
import platformdirs.macos
import platformdirs.unix
import pytest

from checks.setup import doctor, folders, parts
from checks.setup.doctor import Finding

ROOT = Path(__file__).parents[2]
NOTHING = """\
import runpy, sys
sys.path[:] = [path for path in sys.path if "site-packages" not in path]
runpy.run_module("checks.setup.doctor", run_name="__main__")
"""


def lines() -> dict[str, Finding]:
    return {one.name: one for one in doctor.findings()}


def test_it_is_one_short_page_with_a_line_for_everything() -> None:
    page = doctor.shown(doctor.findings())
    assert len(page.splitlines()) <= 24
    for name in (
        "Python",
        "packages",
        "page",
        "compiled code",
        "data",
        "disk",
        "server",
        "Node",
        *parts.PROGRAMS,
    ):
        assert re.search(rf"^  (ok|--) +{name} +\S", page, re.MULTILINE), name


def test_it_runs_with_nothing_installed(tmp_path: Path) -> None:
    """-S leaves out all packages, -I the environment."""
    command = [sys.executable, "-S", "-c", NOTHING]
    done = subprocess.run(
        command, cwd=ROOT, env={"HOME": str(tmp_path)}, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("chanbara: what is there, and what is missing\n")
    assert f"none yet; the first game compiles it into {tmp_path}" in done.stdout


def test_what_is_missing_says_what_it_costs_and_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(parts, "SYSTEM", str(tmp_path))
    found = lines()["Chromium"]
    assert not found.is_fine
    assert found.text == (
        "missing: tests of the page in a browser are left out; install chromium-headless-shell or chromium"
    )


def test_an_old_python_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "OLDEST", (9, 0))
    assert doctor.main() == 1
    assert re.search(r"--  Python +3\.\d+\.\d+ is too old", capsys.readouterr().out)


def test_a_clone_without_anything_says_where_to_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "ROOT", tmp_path)
    monkeypatch.setattr(doctor, "VENV", tmp_path / ".venv")
    found = lines()
    assert found["packages"] == Finding(
        "packages", "nothing is installed yet: make play, or make test", is_fine=False
    )
    assert found["page"].text.startswith("not built: make play builds it")
    assert found["Node"].text.startswith("not installed, and only needed to build the page")


def test_a_folder_that_cannot_be_written_says_what_is_slower(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    found = lines()
    assert found["compiled code"].text.endswith(
        "cannot be written: each start compiles again, a minute or two of one core"
    )
    assert found["data"].text.endswith("cannot be written: tables are forgotten when the server stops")


def test_a_running_server_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    with socket.create_server(("127.0.0.1", 0)) as listening:
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        (tmp_path / "chanbara").mkdir()
        (tmp_path / "chanbara" / "tables.sqlite.admin").write_text(json.dumps({"url": url}), encoding="utf-8")
        assert doctor.server() == Finding("server", f"running at {url}")
    assert doctor.server() == Finding("server", "none is running; make play starts one")


@pytest.mark.parametrize("home", [None, "/elsewhere"])
@pytest.mark.parametrize(
    ("system", "library"), [("linux", platformdirs.unix.Unix), ("darwin", platformdirs.macos.MacOS)]
)
def test_folders_are_those_of_the_library(
    system: str, library: type[platformdirs.PlatformDirs], home: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
        if home is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, home)
    monkeypatch.setattr(sys, "platform", system)
    assert folders.data_folder() == library("chanbara").user_data_path
    assert folders.code_folder() == library("chanbara").user_cache_path / "compiled"


def test_every_part_says_how_to_get_it() -> None:
    for part in (*parts.PROGRAMS.values(), *parts.PACKAGES.values()):
        assert part.tests
        assert part.how.startswith(("install ", "CHANBARA_ALL=1 "))
