"""A static host for the folder, and a worker in it that runs programs with the folder's own parts."""

from __future__ import annotations

import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from urllib.request import urlopen

import hatch_build
from checks.server.proxies import free_ports
from checks.static.build import TARGET

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = "games/chanbara"
"""A folder somewhere on the host."""
SCRIPT = "replay.js"
WORKER = Path(__file__).with_name("replay_worker.ts")
ROLLDOWN = hatch_build.WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
RUN = """([script, folder, program]) => new Promise((done, failed) => {
  const worker = new Worker(script, { type: 'module' });
  worker.onmessage = ({ data }) => {
    worker.terminate();
    data.error ? failed(new Error(data.error)) : done(data);
  };
  worker.onerror = (event) => failed(new Error(event.message));
  worker.postMessage({ folder, program });
})"""
"""Runs a program in a worker; to be evaluated in a page of the host that is not the game's own."""


class Host:
    """A static host of the folder, in a folder of its own, which can be stopped."""

    def __init__(self, root: Path) -> None:
        self.root = root
        (port,) = free_ports(1)
        self.url = f"http://127.0.0.1:{port}/{FOLDER}/"
        (root / FOLDER).parent.mkdir(parents=True)
        self.show(TARGET)
        command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "-d", str(root)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(self.url)

    def show(self, folder: Path) -> None:
        """Put a build in its place."""
        place = self.root / FOLDER
        place.unlink(missing_ok=True)
        place.symlink_to(folder)

    def add_worker(self) -> str:
        """Add the worker that runs programs; return its address on the host."""
        hatch_build.node(str(ROLLDOWN), str(WORKER), "--file", str(self.root / SCRIPT), "--format", "esm")
        return f"/{SCRIPT}"

    def stop(self) -> None:
        """Answer nobody any more."""
        self._process.terminate()
        self._process.wait()


@contextmanager
def static_host() -> Iterator[Host]:
    """Serve the folder."""
    with TemporaryDirectory() as root:
        host = Host(Path(root))
        try:
            yield host
        finally:
            host.stop()


def parts_at(address: str) -> str:
    """Return the address of the parts."""
    (folder,) = (TARGET / "offline").iterdir()
    return f"{address}offline/{folder.name}/"


def wait_for(address: str) -> None:
    """Wait until somebody answers there."""
    for _ in range(100):
        try:
            urlopen(address).close()  # noqa: S310 - our own
        except OSError:
            time.sleep(0.1)
        else:
            return
