"""Bots, odds and reviews on a Ray cluster of two nodes, one of which is killed; and without a cluster."""

import asyncio
import logging
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from chanbara.server.bots import decisions
from chanbara.server.bots.advisor import Advisor
from chanbara.server.workers.process import Call
from chanbara.server.workers.queues import Queue
from checks.server.server_process import held_port
from tests.left_out import need
from tests.server.test_pool import asked, ready

pytestmark = pytest.mark.long

SECONDS = 120
"""How long anything may take."""
CLUSTER = """
import sys
from pathlib import Path
from ray.cluster_utils import Cluster

folder = Path(sys.argv[1])
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
try:
    other = cluster.add_node(num_cpus=1)
    (folder / "address").write_text(cluster.address)
    sys.stdin.readline()
    cluster.remove_node(other, allow_graceful=False)
    (folder / "killed").touch()
    sys.stdin.read()
finally:
    cluster.shutdown()
"""


class TwoNodes:
    """A cluster, in a process of its own: what Ray does to a program it does there."""

    def __init__(self, process: subprocess.Popen[str], folder: Path) -> None:
        self.process, self.folder = process, folder
        wait_for(folder / "address")
        self.address = (folder / "address").read_text()

    def end(self) -> None:
        """End all of it."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(SECONDS)

    def kill_one(self) -> None:
        """Kill the node that is not the head."""
        assert self.process.stdin is not None
        self.process.stdin.write("kill\n")
        self.process.stdin.flush()
        wait_for(self.folder / "killed")


def wait_for(file: Path) -> None:
    ends = time.monotonic() + SECONDS
    while not file.exists() or (file.name == "address" and not file.read_text()):
        assert time.monotonic() < ends, f"there is no {file}"
        time.sleep(0.05)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[TwoNodes]:
    need("ray")
    quiet = os.environ | {"RAY_USAGE_STATS_ENABLED": "0"}
    command = [sys.executable, "-c", CLUSTER, str(tmp_path)]
    # It ends when what it reads from is closed, even where these tests are ended from outside.
    with subprocess.Popen(
        command, env=quiet, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
    ) as process:
        yield TwoNodes(process, tmp_path)


def wait_on_node(folder: Path) -> str:
    """Say on which node this is computed, and wait there until it may end."""
    node = os.environ["RAY_RAYLET_PID"]
    (folder / f"node-{node}").touch()
    wait_for(folder / "go")
    return node


def test_every_job_is_answered_when_a_node_is_killed_and_when_the_cluster_ends(cluster: TwoNodes) -> None:
    """Both nodes are at work when one is killed: the other does all of it. Then this machine does."""
    folder, bots = cluster.folder, ("novice", "detective")

    async def story() -> None:
        found = Advisor(processes=2, ray_address=cluster.address)
        await asyncio.wait_for(found.get_ready(), SECONDS)
        assert [level.name for level in found.pool.levels if level.ready] == ["ray"]
        jobs = [found.pool.run(Queue.TURN, lambda: Call(wait_on_node, (folder,))) for _ in range(6)]
        while len(nodes := list(folder.glob("node-*"))) < 2:  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(0.05)
        advice = [asyncio.create_task(found.advice(bot, *asked())) for bot in bots]
        await asyncio.to_thread(cluster.kill_one)
        while found.pool.workers != 1:  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(0.05)
        assert not any(job.done() for job in jobs)
        (folder / "go").touch()
        (left,) = set(await asyncio.wait_for(asyncio.gather(*jobs), SECONDS))
        assert folder / f"node-{left}" in nodes
        assert await asyncio.gather(*advice) == [decisions.choose(bot, *asked()) for bot in bots]
        assert not found.pool.levels[1].lives, "nothing was done on this machine"
        await asyncio.to_thread(cluster.end)
        assert await found.advice("novice", *asked()) == decisions.choose("novice", *asked())
        assert [level.name for level in found.pool.levels if level.ready] == ["local"]
        await found.close()

    asyncio.run(story())


def test_without_a_cluster_this_machine_does_the_work_and_says_so(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    need("ray")
    monkeypatch.setattr(decisions, "load", dict)
    monkeypatch.setattr(decisions, "version", dict)
    with held_port() as nobody:
        address = f"127.0.0.1:{nobody.getsockname()[1]}"

        async def story() -> int:
            found = Advisor(processes=3, ray_address=address)
            await asyncio.wait_for(found.get_ready(), SECONDS)
            await ready(found.pool, 1)
            assert [level.name for level in found.pool.levels if level.ready] == ["local"]
            pid = await found.pool.run(Queue.TURN, lambda: Call(os.getpid, ()))
            await found.close()
            return int(pid)

        with caplog.at_level(logging.WARNING, "chanbara.workers"):
            assert asyncio.run(story()) != os.getpid()
    said = [(one.getMessage(), vars(one)["why"]) for one in caplog.records if one.name == "chanbara.workers"]
    assert said[0] == ("no process", "ray: before it answered")
