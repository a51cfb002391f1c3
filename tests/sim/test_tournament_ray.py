"""The same tournament on a Ray cluster of two nodes, on this machine."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import run

BOT = """
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

CLUSTER = """
import subprocess, sys
from ray.cluster_utils import Cluster

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
cluster.add_node(num_cpus=1)
script = "from chanbara.cli import main; main()"
try:
    command = [sys.executable, "-c", script, *sys.argv[1:], "--ray", cluster.address]
    sys.exit(subprocess.run(command).returncode)
finally:
    cluster.shutdown()
"""


@pytest.mark.long
def test_a_cluster_of_two_nodes_gives_the_same_results(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text(BOT, encoding="utf-8")
    words = (
        "tournament",
        "--bots",
        f"greedy,{bot}",
        "--players",
        "3-4",
        "--deals",
        "20",
        "--looks",
        "20",
        "--out",
    )
    here, there = tmp_path / "here", tmp_path / "there"
    assert run(*words, str(here), "--jobs", "1").exit_code == 0
    quiet = os.environ | {"RAY_USAGE_STATS_ENABLED": "0"}
    command = [sys.executable, "-c", CLUSTER, *words, str(there)]
    done = subprocess.run(command, env=quiet, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    for name in ("results.json", "games.parquet"):
        assert (there / name).read_bytes() == (here / name).read_bytes()
    assert len(list(tmp_path.glob("node-*"))) == 2, "both nodes have played"
