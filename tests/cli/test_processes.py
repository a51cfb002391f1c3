"""Commands in real processes: closed and full streams, other encodings, Ctrl-C. No traceback, ever."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import chanbara
from tests.left_out import need
from tests.table import play_at_random

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")

PROGRAM = "from chanbara.cli import main; main()"
READY = """
from chanbara.cli import main
from chanbara.cli.common import manners

def prepare():
    before()
    print("ready", flush=True)

before, manners.prepare_streams = manners.prepare_streams, prepare
main()
"""
"""It says when a command begins: an interrupt before that is Python's own affair."""
PATIENCE = 120.0
"""Seconds for a command on a slow machine."""

BOT = """
from pathlib import Path

def choose(view, events):
    Path("started").touch()
    return 0
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of four, several screens long."""
    path = tmp_path / "whole.chanbara"
    path.write_text(play_at_random(chanbara.new_game("sword", players=4, seed=2), 5).record())
    return path


def shell(line: str, *words: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run a line of the shell, in which ``"$@"`` is the program with these words."""
    command = ["sh", "-c", line, "sh", sys.executable, "-c", PROGRAM, *words]
    return subprocess.run(
        command,
        cwd=folder,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )


@pytest.mark.parametrize("lines", ["1", "0"])
def test_a_reader_who_has_read_enough_is_no_trouble(record: Path, lines: str) -> None:
    done = shell(f'"$@" | head -n {lines}', "replay", str(record), folder=record.parent)
    assert done.stderr == b""
    assert len(done.stdout.splitlines()) == int(lines)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("words", [["replay", "whole.chanbara"], ["--version"], ["perft", "--depth", "1"]])
def test_a_full_disk_is_said(record: Path, words: list[str]) -> None:
    done = shell('"$@" > /dev/full', *words, folder=record.parent)
    assert done.returncode == 1
    assert done.stderr == b"chanbara: cannot write the output: No space left on device\n"


def test_a_closed_input_ends_the_game(tmp_path: Path) -> None:
    done = shell('"$@" <&-', "play", "--seed", "1", "--bots", "random", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_closed_output_is_no_trouble(record: Path, closed: str) -> None:
    done = shell(f'"$@" {closed}', "replay", str(record), folder=record.parent)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
@pytest.mark.parametrize("words", [["replay", "whole.chanbara"], ["play", "--seed", "1", "--bots", "random"]])
def test_a_terminal_with_other_letters_shows_what_it_can(
    record: Path, words: list[str], encoding: str
) -> None:
    done = shell('printf "1\\n1\\n" | "$@"', *words, folder=record.parent, PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout
    assert "Hanz".encode(encoding) in done.stdout or "Turn".encode(encoding) in done.stdout


def test_bytes_that_are_no_letters_may_be_typed(tmp_path: Path) -> None:
    words = ["play", "--seed", "1", "--bots", "random"]
    done = shell('printf "\\377\\376\\nquit\\n" | "$@"', *words, folder=tmp_path, PYTHONUTF8="1")
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("terminal", ["dumb", "", "unknown-terminal"])
def test_any_terminal_will_do(record: Path, terminal: str) -> None:
    done = shell('"$@"', "replay", str(record), folder=record.parent, TERM=terminal, COLUMNS="20")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b[" not in done.stdout


# --- Ctrl-C

LONG = {
    "simulate": "simulate --games 1000000 --bots slow.py --jobs 2",
    "simulate in one process": "simulate --games 1000000 --bots slow.py --jobs 1",
    "tournament": "tournament --bots slow.py,random --deals 100000 --jobs 2 --out results",
    "lab": "lab --games 1000000 --rulings 0 --bots slow.py --jobs 2 --out report",
    "dataset": "dataset --games 1000000 --bots slow.py --jobs 2 --out data",
}


def interrupted(words: list[str], folder: Path, *, is_under_way: bool) -> tuple[int, str]:
    """Start a command, interrupt it as a terminal does, and return its exit code and what it said."""
    program = subprocess.Popen(
        [sys.executable, "-c", READY, *words],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        until = time.monotonic() + PATIENCE
        while is_under_way and not (folder / "started").exists():
            assert program.poll() is None, program.communicate()
            assert time.monotonic() < until
            time.sleep(0.02)
        os.killpg(program.pid, signal.SIGINT)
        _, said = program.communicate(timeout=PATIENCE)
    return program.returncode, said


@pytest.mark.parametrize("name", LONG)
def test_ctrl_c_ends_a_long_command_quietly(tmp_path: Path, name: str) -> None:
    if name in {"dataset", "tournament"}:
        need("polars")
    (tmp_path / "slow.py").write_text(BOT, encoding="utf-8")
    code, said = interrupted(LONG[name].split(), tmp_path, is_under_way=True)
    # The lab writes a report about what was played so far, if there is something.
    assert code in ({0, 1} if name == "lab" else {130}), said
    resume = "chanbara: interrupted; run the same command with --resume to continue\n"
    assert said == (resume if name == "tournament" else "")


@pytest.mark.parametrize(
    "words", ["perft --depth 50", "play --seed 1", "simulate duel --games 1000000 --jobs 1"]
)
def test_ctrl_c_at_any_moment_is_quiet(tmp_path: Path, words: str) -> None:
    code, said = interrupted(words.split(), tmp_path, is_under_way=False)
    assert (code, said) in {(130, ""), (0, "")}
