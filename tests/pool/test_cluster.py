"""Every command with jobs, on a local Ray cluster of two nodes; and its failures."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.terminal import run
from tests.left_out import need

pytestmark = pytest.mark.long

SECONDS = 120
"""How long anything may take."""
CLUSTER = """
import sys
from pathlib import Path
from ray.cluster_utils import Cluster

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
try:
    cluster.add_node(num_cpus=1)
    Path(sys.argv[1]).write_text(cluster.address)
    sys.stdin.read()
finally:
    cluster.shutdown()
"""
BOTH = """
import os, time
from pathlib import Path

folder, ends = Path(__file__).parent, time.monotonic() + 60

def choose(view, events):
    if "RAY_RAYLET_PID" in os.environ:
        (folder / f"node-{os.environ['RAY_RAYLET_PID']}").touch()
        # Whoever was given the first game waits for the other node: it must be given one, too.
        while len(list(folder.glob("node-*"))) < 2 and time.monotonic() < ends:
            time.sleep(0.05)
    return 0
"""
WAITING = """
import os, time
from pathlib import Path

def choose(view, events):
    if "RAY_RAYLET_PID" in os.environ:
        Path(__file__).with_name("asked").write_text(str(os.getpid()))
    time.sleep(600)
"""
DYING = """
import os, signal

def choose(view, events):
    os.kill(os.getpid(), signal.SIGKILL)
"""
ONE_CONNECTION = """
import json, os, sys
import ray
from chanbara.cli import app

address, listed = sys.argv[1:]
ray.init(address=address, log_to_driver=False, configure_logging=False)
# Every command connects and disconnects: here they share one connection, and so the workers it has started.
ray.init = ray.shutdown = lambda **_: None
for folder, words in json.loads(listed):
    os.chdir(folder)
    try:
        app([*words, "--ray", address], prog_name="chanbara")
    except SystemExit as ended:
        assert not ended.code, words
"""
COMMANDS = {
    "tournament": "tournament --engine reference --bots random,{bot} --players 3-4 --deals 20 --out out",
    "lab": "lab --engine reference --bots random --players 3-4 --games 12 --rulings 2 --out out",
    "dataset": "dataset --games 105 --players 3 --bots random --out out",
    "simulate": "simulate --games 45 --players 3 --bots random --json out.json",
    "simulate duel": "simulate duel --games 45 --bot random --json out.json",
}
"""With random play or a user bot, which need no compiled code."""
NOT_THE_SAME = {"times.json", "journal.jsonl"}
"""How long bots of a tournament thought, and in which order its games were finished."""


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a cluster, which is started once for all tests here."""
    need("ray")
    file = tmp_path_factory.mktemp("cluster") / "address"
    quiet = os.environ | {"RAY_USAGE_STATS_ENABLED": "0"}
    command = [sys.executable, "-c", CLUSTER, str(file)]
    # It ends when what it reads from is closed, even where these tests are ended from outside.
    with subprocess.Popen(command, env=quiet, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL):
        wait_for(file)
        yield file.read_text()


def wait_for(file: Path) -> None:
    ends = time.monotonic() + SECONDS
    while not file.exists() or not file.read_text():
        assert time.monotonic() < ends, f"there is no {file}"
        time.sleep(0.05)


def on_cluster(address: str, words: list[str], folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", "from chanbara.cli import main; main()", *words, "--ray", address]
    return subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def files(folder: Path) -> dict[str, bytes]:
    found = (path for path in folder.rglob("*") if path.is_file() and path.name not in NOT_THE_SAME)
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


def words_of(name: str, folder: Path) -> list[str]:
    return COMMANDS[name].format(bot=folder / "mine.py").split()


@pytest.fixture(scope="module")
def played(cluster: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which every command has played on the cluster, each in a folder of its own."""
    folder = tmp_path_factory.mktemp("played")
    (folder / "mine.py").write_text(BOTH, encoding="utf-8")
    for name in COMMANDS:
        (folder / name).mkdir()
    listed = json.dumps([(str(folder / name), words_of(name, folder)) for name in COMMANDS])
    command = [sys.executable, "-c", ONE_CONNECTION, cluster, listed]
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=SECONDS, check=False
    )
    assert done.returncode == 0, done.stdout
    return folder


def test_both_nodes_play(played: Path) -> None:
    assert len(list(played.glob("node-*"))) == 2


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_writes_the_same_bytes_alone_over_processes_and_on_a_cluster(
    played: Path, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for jobs in ("1", "2"):
        (tmp_path / jobs).mkdir()
        monkeypatch.chdir(tmp_path / jobs)
        result = run(*words_of(name, played), "--jobs", jobs)
        assert result.exit_code == 0, result.output
    alone = files(tmp_path / "1")
    assert alone
    for made in (files(tmp_path / "2"), files(played / name)):
        assert sorted(made) == sorted(alone)
        assert [file for file in alone if made[file] != alone[file]] == []


@pytest.mark.parametrize(
    ("bot", "code", "sentence"),
    [
        ("def choose(view, events):\n    return 99\n", 2, "mine.py chose 99"),
        (DYING, 1, "a process that played was ended from outside, perhaps because no memory was left"),
    ],
    ids=["mistake", "death"],
)
def test_what_goes_wrong_there_is_said_here(
    cluster: str, tmp_path: Path, bot: str, code: int, sentence: str
) -> None:
    (tmp_path / "mine.py").write_text(bot, encoding="utf-8")
    words = ["simulate", "--bots", str(tmp_path / "mine.py"), "--games", "2"]
    process = on_cluster(cluster, words, tmp_path)
    told, _ = process.communicate(timeout=SECONDS)
    assert process.returncode == code, told
    assert sentence in told
    assert "Traceback" not in told


def test_who_interrupts_ends_what_the_cluster_does(cluster: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(WAITING, encoding="utf-8")
    words = ["simulate", "--bots", str(tmp_path / "mine.py"), "--games", "2"]
    process = on_cluster(cluster, words, tmp_path)
    wait_for(tmp_path / "asked")
    process.send_signal(signal.SIGINT)
    told, _ = process.communicate(timeout=SECONDS)
    assert process.returncode in {1, 130}
    assert "Traceback" not in told
    worker = Path("/proc") / (tmp_path / "asked").read_text()
    ends = time.monotonic() + SECONDS
    while worker.exists():
        assert time.monotonic() < ends, "the worker goes on"
        time.sleep(0.1)
