"""`make bench-peers`: the comparison with peers, each row measured in its own process."""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from bench.figures import Figures, shown
from bench.line import LINES, OURS

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "performance.md"
BEGIN, END = "<!-- peers: written by `make bench-peers ARGS=--write` -->", "<!-- end of peers -->"
HEAD = (
    "random play",
    "version",
    "decisions",
    "games",
    "clones",
    "observations",
    "bytes of a game",
)


def measured(name: str, python: str) -> tuple[str, Figures]:
    """Measure a row with its own Python; return the peer's version and the results."""
    command = [python, "-m", "bench.line", name]
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, encoding="utf-8")
    version, figures = json.loads(done.stdout.splitlines()[-1])
    return version, Figures(*figures)


def row(name: str, version: str, figures: Figures) -> str:
    """Return a row of the table."""
    return f"| {' | '.join([LINES[name].title, version, *(shown(figure) for figure in figures)])} |"


def table(peers_python: str, wanted: Sequence[str]) -> list[str]:
    """Measure all rows, one after another."""
    lines = [f"| {' | '.join(HEAD)} |", f"| --- | --- | {' | '.join('---:' for _ in HEAD[2:])} |"]
    for name in wanted:
        lines.append(row(name, *measured(name, sys.executable if name in OURS else peers_python)))
        print(lines[-1], file=sys.stderr, flush=True)
    return lines


def processor() -> str:
    """Return the name of the processor, if the system reports it."""
    about = Path("/proc/cpuinfo")
    names = about.read_text(encoding="utf-8").splitlines() if about.exists() else []
    found = [line.split(":")[1].strip() for line in names if line.startswith("model name")]
    return found[0] if found else platform.machine()


def written(page: str, text: str) -> str:
    """Return a page with the table inserted; ``ValueError`` if it has no marker for it."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        message = f"docs/performance.md lacks {BEGIN} or {END}"
        raise ValueError(message)
    return f"{before}{BEGIN}\n\n{text}\n\n{END}{after}"


def main(words: Sequence[str] | None = None) -> int:
    """Measure, print, and write the table if requested."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.add_argument("--python", required=True, help="the Python of the peers' environment")
    parser.add_argument("--only", nargs="+", choices=list(LINES), default=list(LINES), help="some lines only")
    parser.add_argument("--write", action="store_true", help="keep the table in docs/performance.md")
    asked = parser.parse_args(words)
    if asked.write and asked.only != list(LINES):
        parser.error("only the whole table is kept")
    about = f"{processor()}, one core, Python {platform.python_version()}."
    text = "\n".join([about, "", *table(asked.python, asked.only)])
    print(text)
    if asked.write:
        PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), text), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
