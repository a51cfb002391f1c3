"""`make tutorial`: follow docs/tutorial.md literally, as a new user would, and say how long each step takes.

The network must be clearly better than a random player, and the server must offer it at its tables.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from checks.server.proxies import free_ports

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "tutorial.md"
STEP = re.compile(r"^\$ (chanbara .+?)(?: +#.*)?$", re.MULTILINE)
"""A command on the page."""
SHORT = {"--decisions": "120000", "--deals": "40", "--looks": "40"}
"""What is smaller in a short run."""
PATIENCE = 120.0


def steps(page: str) -> list[list[str]]:
    """Return the commands of the part of the page to be followed, in their order."""
    followed = page.partition("<!-- follow -->")[2].partition("<!-- done -->")[0]
    return [shlex.split(found[1]) for found in STEP.finditer(followed)]


def shortened(words: list[str]) -> list[str]:
    """Return a command with smaller numbers."""
    return [SHORT.get(before, word) for before, word in zip(["", *words], words, strict=False)]


def run(words: list[str], folder: Path) -> None:
    """Run a command in a folder."""
    print(f"$ {shlex.join(words)}", flush=True)
    subprocess.run([_program(), *words[1:]], cwd=folder, check=True)


def _program() -> str:
    return str(Path(sys.executable).with_name("chanbara"))


def gain_over(folder: Path) -> tuple[float, float]:
    """Return the ends of the interval of the gain that a tournament found."""
    found = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    row = found["comparisons"][0]["cells"][0]
    return row["low"], row["high"]


def served(words: list[str], folder: Path) -> None:
    """Start the server of the page, and find the network among the bots; play a table against it."""
    (port,) = free_ports(1)
    print(f"$ {shlex.join(words)}", flush=True)
    more = ["--port", str(port), "--database", f"sqlite:///{folder}/tables.sqlite"]
    program = [_program(), *(word for word in words[1:] if word != "--open"), *more]
    server = subprocess.Popen(program, cwd=folder, env={**os.environ}, stdout=subprocess.DEVNULL)
    try:
        choices = asked(f"http://127.0.0.1:{port}/api/choices")
        nets = [one["name"] for one in choices["bots"] if one.get("trained")]
        assert nets == ["net:agent"], nets
        game = {"game": "sword", "players": 5}
        wanted = {"name": "Ann", "options": {"game": game, "bots": [None, *nets * 4]}}
        opened = asked(f"http://127.0.0.1:{port}/api/tables", wanted)
        print(f"  It is offered as {nets[0]}, and has four seats of table {opened['code']}.")
    finally:
        server.terminate()
        server.wait(PATIENCE)


def asked(url: str, body: object = None) -> Any:  # noqa: ANN401 - what a server says
    """Return what a server answers, as soon as it does."""
    end = time.monotonic() + PATIENCE
    data = None if body is None else json.dumps(body).encode()
    request = Request(url, data, {"Content-Type": "application/json"})  # noqa: S310 - our own server
    while True:
        try:
            with urlopen(request) as answer:  # noqa: S310
                return json.load(answer)
        except URLError as error:
            if hasattr(error, "code") or time.monotonic() > end:
                raise
        time.sleep(0.2)


def main() -> None:
    """Follow the page; fail where a step fails or the network is not clearly better than random."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="train for a minute, measure on 40 deals")
    quick = parser.parse_args().quick
    took: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for words in steps(PAGE.read_text(encoding="utf-8")):
            chosen = shortened(words) if quick else words
            began = time.monotonic()
            if chosen[1] == "serve":
                served(chosen, folder)
            else:
                run(chosen, folder)
            took[shlex.join(chosen)] = time.monotonic() - began
        low, high = gain_over(folder / "over-random")
    print(f"\nOver a random player: {low:+.1f} to {high:+.1f} points.")
    for step, seconds in took.items():
        print(f"{seconds / 60:6.1f} min  {step}")
    print(f"{sum(took.values()) / 60:6.1f} min  in all")
    if low <= 0:
        sys.exit("The network is not clearly better than a random player.")


if __name__ == "__main__":
    main()
