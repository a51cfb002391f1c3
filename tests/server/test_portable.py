"""The program where Python is as on Windows, without any client of PostgreSQL: it starts, plays and ends."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from checks.server.server_process import COMMAND, ask, held_port
from tests.server.kit import PATIENCE, Client
from tests.server.test_start import GREETING

LACKING = Path(__file__).parent / "elsewhere"
"""A folder whose `sitecustomize.py` takes away what not every system has."""
PIPE = "cp1252"
"""How Windows writes text into pipes in western countries."""
OURS = """
import os, signal, socket, sys
assert sys.platform == "win32"
assert not [one for one in ("nice", "fork", "O_DIRECTORY") if hasattr(os, one)]
assert not hasattr(signal, "SIGKILL") and not hasattr(socket, "AF_UNIX")
try:
    import fcntl
except ImportError:
    pass
else:
    raise AssertionError("fcntl is there")
try:
    open(os.devnull)
except EncodingWarning:
    print("as on Windows")
"""
"""What a module of ours finds there."""


def started(folder: Path, *words: str, program: str = COMMAND) -> subprocess.Popen[str]:
    """Start the program in such a Python."""
    paths = os.pathsep.join([str(LACKING), os.environ.get("PYTHONPATH", "")])
    pipe, lacking = subprocess.PIPE, {"PYTHONWARNDEFAULTENCODING": "1", "PYTHONIOENCODING": PIPE}
    own = {"PYTHONPATH": paths, "XDG_DATA_HOME": str(folder), "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", program, *words]
    environment = {**os.environ, **lacking, **own}
    return subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, encoding=PIPE, env=environment, cwd=folder
    )


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    """Run a server; yield its address."""
    with held_port() as held, started(folder, "serve", "--port", str(held.getsockname()[1])) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith(GREETING)
        try:
            yield f"http://127.0.0.1:{held.getsockname()[1]}"
        finally:
            server.terminate()
            _, errors = server.communicate(timeout=PATIENCE)
    assert "Traceback" not in errors, errors


def test_our_own_code_sees_windows_and_others_do_not(tmp_path: Path) -> None:
    program = f"exec({OURS!r}, {{'__name__': 'chanbara.some.module'}}); import os; assert os.O_DIRECTORY"
    with started(tmp_path, program=program) as found:
        assert found.communicate(timeout=PATIENCE) == ("as on Windows\n", "")


def test_a_game_is_played_without_posix(tmp_path: Path) -> None:
    with served(tmp_path) as url:
        options = {
            "game": {"game": "sword", "players": 3},
            "bots": [None, "novice", "novice"],
            "pauses": {"least": 0, "most": 0},
        }
        seat = ask(f"{url}/api/tables", {"name": "Ann", "options": options})
        with contextlib.closing(Client(url, seat["code"], seat["token"])) as client:
            client.wait("table")
            client.say("ready", salt="plum")
            client.say("start")
            for _ in range(5):
                decision = client.wait(_asks)["view"]["decision"]
                client.say("choose", decision=decision["number"], option=0)
        # The lock of the database works: a second server finds the first one.
        with started(tmp_path, "serve") as second:
            assert second.communicate(timeout=PATIENCE)[0] == f"The game is already running: {url}\n"
        with started(tmp_path, "backup", "saved.sqlite") as backup:
            assert backup.communicate(timeout=PATIENCE)[1] == ""
            assert (tmp_path / "saved.sqlite").stat().st_size > 0
        (tmp_path / "chanbara" / "tables.sqlite.admin").unlink()
        with started(tmp_path, "serve") as second:
            assert second.communicate(timeout=PATIENCE)[1].endswith("is already in use by another server\n")


def _asks(message: dict[str, Any]) -> bool:
    view = message.get("view")
    return isinstance(view, dict) and bool((view.get("decision") or {}).get("options"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["serve", "--database", "postgresql://here/there"],
            "PostgreSQL needs its client: install chanbara[postgres]\n",
        ),
    ],
)
def test_what_is_missing_is_said_in_one_sentence(tmp_path: Path, words: list[str], said: str) -> None:
    with started(tmp_path, *words) as program:
        assert program.communicate(timeout=PATIENCE) == ("", said)
        assert program.returncode == 1


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--games", "4", "--players", "3"],
        ["simulate", "duel", "--games", "2"],
        ["play", "--players", "3", "--seat", "0", "--seed", "7", "--lang", "de", "--record", "mine.record"],
        ["play", "duel", "--seed", "7", "--lang", "it"],
        ["--version"],
    ],
    ids=" ".join,
)
def test_other_commands_run_without_posix(tmp_path: Path, words: list[str]) -> None:
    """Letters that a pipe of Windows does not have become question marks."""
    with started(tmp_path, *words) as program:
        out, errors = program.communicate("1\n1\n1\n", timeout=PATIENCE)
    assert (program.returncode, "Traceback" in errors) == (0, False), errors
    assert out
