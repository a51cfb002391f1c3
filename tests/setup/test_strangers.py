"""`make strangers` on a small scale: the visit itself, in the environment of these tests."""

import os
import sys
from pathlib import Path

import pytest

from checks.server.proxies import free_ports
from checks.server.server_process import COMMAND
from checks.strangers import page
from checks.strangers.cases import CASES, Case, Prepared
from checks.strangers.cost import Cost
from checks.strangers.page import Result, Results
from checks.strangers.visit import RECORD, Plan, Seen, visit

pytestmark = pytest.mark.skipif(os.name != "posix", reason="groups of processes are interrupted together")


def plan(folder: Path, program: str = COMMAND) -> Plan:
    (port,) = free_ports(1)
    python = [sys.executable, "-c", program]
    own = {"HOME": str(folder), "NUMBA_DISABLE_JIT": "1", "LANG": "C.UTF-8", "PATH": os.environ["PATH"]}
    serve, play = (
        ["serve", "--port", str(port)],
        ["play", "--players", "3", "--seat", "0", "--seed", "7", "--record", RECORD],
    )
    return Plan(str(folder), [*python, *serve], [*python, *play], own)


def test_a_stranger_plays_on_the_server_and_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a folder with spaces and letters; over the socket, for a browser would take longer."""
    monkeypatch.setattr("checks.strangers.player.chromium", lambda: None)
    folder = tmp_path / "für zwei & mehr" / "侍"
    folder.mkdir(parents=True)
    seen = visit(plan(folder))
    assert seen.way == "socket"
    assert seen.printed[0].startswith("Chanbara is served at ")
    assert min(seen.seconds, seen.again, seen.terminal) > 0


def test_a_traceback_is_a_failure(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"(?s)the server did not start.*ZeroDivisionError"):
        visit(plan(tmp_path, "1 / 0"))


def test_cases_have_names_of_their_own() -> None:
    assert len({case.name for case in CASES}) == len(CASES)


def test_a_case_begins_with_a_clone_and_a_home_of_its_own(tmp_path: Path) -> None:
    case = Case("here", python=Path(sys.executable).name, is_bare=True, is_elsewhere=True)
    prepared = Prepared(case, tmp_path / "base", tmp_path / "caches", tmp_path)
    assert (prepared.work / "Makefile").exists()
    assert not (prepared.work / ".venv").exists()
    assert (Path(prepared.environment["PYTHONPATH"]) / "sitecustomize.py").exists()
    assert "node" not in {path.name for path in Path(prepared.environment["PATH"]).iterdir()}
    assert prepared.environment["HOME"] == str(tmp_path / "base" / "home")


def test_the_page_has_a_row_for_each_case_and_names_no_folder_of_this_machine() -> None:
    seen = Seen(
        61.4, 2.04, "page", ["Done: /here/strangers-1/x/.venv", "at http://127.0.0.1:4711 (stop)"], 3.0
    )
    one = page.result("again", seen, 480.2, {"/here/strangers-1/x": "."})
    assert one.printed == ["Done: ./.venv", "at http://127.0.0.1:8000 (stop)"]
    text = page.text(Results([one], {"before": {"`make test`": Cost(400, 1300, 90, 60)}}))
    assert "| again | page | 61 | 2.0 | 3 | 480 |\n" in text
    assert "| `make test` | before | 400 | 1300 | 90 | 60 |\n" in text


def test_the_page_is_that_of_its_numbers() -> None:
    results = page.read()
    assert {one.name for one in results.cases} == {case.name for case in CASES}
    cores = page.PAGE.read_text(encoding="utf-8").split("\n\n")[2]
    assert cores.endswith("shared with other programs.")
    assert page.text(results).split("\n\n")[3:] == page.PAGE.read_text(encoding="utf-8").split("\n\n")[3:]


def test_a_result_is_read_as_it_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "FIGURES", tmp_path / "strangers.json")
    monkeypatch.setattr(page, "PAGE", tmp_path / "strangers.md")
    results = Results([Result("again", "socket", 1.0, 2.0, 3.0, 4.0, ["ok"])], {})
    page.write(results)
    assert page.read() == results
