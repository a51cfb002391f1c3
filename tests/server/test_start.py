"""Starting a server: it greets when it can be used, and what is wrong is said in one sentence."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from chanbara.server.http.listening import take_port
from chanbara.server.serve import Place, bind, own_hosts
from chanbara.server.settings import Settings
from checks.server.server_process import COMMAND, held_port
from tests.server.kit import PATIENCE
from tests.server.postgres import Postgres

GREETING = "Chanbara is served at "


def start(
    folder: Path,
    *words: str,
    command: tuple[str, ...] = ("serve",),
    cwd: Path | None = None,
    new_group: bool = False,
) -> subprocess.Popen[str]:
    """Start the program; its own data, such as the database, is in a folder."""
    program = [sys.executable, "-c", COMMAND, *command, *words]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "XDG_DATA_HOME": str(folder)}
    return subprocess.Popen(
        program,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        cwd=cwd or folder,
        start_new_session=new_group,
    )


def failure(folder: Path, *words: str) -> str:
    """Start a server that cannot start; return what it says, which is one line."""
    with start(folder, *words) as server:
        out, err = server.communicate(timeout=PATIENCE)
    assert server.returncode == 1
    assert GREETING not in out
    lines = (out + err).splitlines()
    assert len(lines) == 1, lines
    return lines[0]


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def test_who_reads_the_greeting_is_served(tmp_path: Path) -> None:
    """It is printed when the port is open and the store too, not before."""
    with held_port() as held:
        port = str(held.getsockname()[1])
        with start(tmp_path, "--port", port, "--database", database(tmp_path)) as server:
            assert server.stdout is not None
            assert server.stdout.readline().startswith(f"{GREETING}http://127.0.0.1:{port} ")
            with socket.create_connection(("127.0.0.1", int(port)), PATIENCE) as line:
                line.sendall(f"GET /readyz HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
                assert line.recv(4096).startswith(b"HTTP/1.1 200")
            server.terminate()


def test_a_busy_port_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = failure(tmp_path, "--port", str(port), "--database", database(tmp_path))
    assert said == f"Port {port} on 127.0.0.1 is already in use. Choose another with --port, or leave it out."


def test_a_second_start_finds_the_first(tmp_path: Path) -> None:
    """It names the server that runs, and ends well; without its file it says what is in the way."""
    with (
        held_port() as held,
        start(tmp_path, "--port", str(held.getsockname()[1]), "--database", database(tmp_path)) as server,
    ):
        assert server.stdout is not None
        server.stdout.readline()
        where = f"http://127.0.0.1:{held.getsockname()[1]}"
        with start(tmp_path, "--database", database(tmp_path)) as second:
            assert second.communicate(timeout=PATIENCE)[0] == f"The game is already running: {where}\n"
            assert second.returncode == 0
        announced = tmp_path / "tables.sqlite.admin"
        access = announced.read_bytes()
        announced.unlink()
        assert failure(tmp_path, "--database", database(tmp_path)).endswith(
            "is already in use by another server"
        )
        announced.write_bytes(access)
        server.terminate()


def test_where_no_data_can_be_stored_the_game_runs_and_says_so(tmp_path: Path) -> None:
    """Root may write everywhere, but not below a file."""
    nowhere = tmp_path / "file"
    nowhere.write_text("no folder", encoding="utf-8")
    with start(nowhere, cwd=tmp_path) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith(GREETING)
        server.terminate()
        said = [line for line in server.communicate(timeout=PATIENCE)[1].splitlines() if line[0] != "{"]
    why = f"Your data folder {nowhere}/chanbara cannot be written (Not a directory)."
    instead = "This run is stored in a temporary folder; --database sqlite:///FILE chooses another."
    assert said == [f"{why} {instead}"]


@pytest.mark.skipif(os.name != "posix", reason="a group of processes is interrupted at once")
def test_ctrl_c_at_any_moment_of_the_start_leaves_no_traceback(tmp_path: Path) -> None:
    """A terminal interrupts all processes of a program, also those that are just being started."""
    with start(tmp_path, new_group=True) as server:
        assert server.stdout is not None
        server.stdout.readline()
        os.killpg(server.pid, signal.SIGINT)
        assert "Traceback" not in server.communicate(timeout=PATIENCE)[1]


def test_without_a_command_the_game_is_served(tmp_path: Path) -> None:
    with start(tmp_path, command=()) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith(GREETING)
        server.terminate()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--database", "mysql://here"], "a database is sqlite:///path/to/file or postgresql://"),
        (["--database", "sqlite:////proc/no/such/tables.sqlite"], "cannot be opened"),
        (["--host", "192.0.2.1"], "192.0.2.1 is no address of this machine."),
        (["--host", "no.such.host.invalid"], "no.such.host.invalid is no address of this machine"),
    ],
)
def test_a_wrong_option_is_said(tmp_path: Path, words: list[str], said: str) -> None:
    assert said in failure(tmp_path, *words)


def test_a_database_that_cannot_store_every_letter_is_refused(postgres: Postgres, tmp_path: Path) -> None:
    name = f"latin_{time.monotonic_ns()}"
    postgres.tell(f"CREATE DATABASE {name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    assert "stores text as LATIN1; create it with the encoding UTF8" in failure(
        tmp_path, "--database", postgres.url(name)
    )


@pytest.mark.parametrize("place", [Place("0.0.0.0", 8000), Place("127.0.0.1", 8000, lan=True)])  # noqa: S104
def test_an_address_that_is_printed_works(place: Place) -> None:
    """Nobody can open http://0.0.0.0 on another machine."""
    assert "0.0.0.0" not in place.url  # noqa: S104
    host = place.url.removeprefix("http://").removesuffix(":8000")
    assert host in own_hosts(place, Settings())


def test_a_port_is_never_shared_with_another_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows another option says so, and the usual one would share it."""
    with socket.socket() as probe:
        take_port(probe)
        assert probe.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR) == 1
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_KEEPALIVE, raising=False)
    with socket.socket() as probe:
        take_port(probe)
        assert probe.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE) == 1
        assert probe.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR) == 0


def test_ipv6_is_written_with_brackets() -> None:
    assert Place("::1", 8000).url == "http://[::1]:8000"
    with bind(Place("::1", 0)) as listening:
        assert listening.family is socket.AF_INET6
