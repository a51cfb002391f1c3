"""``make strangers``: sets up the game in every way we promise, and plays a turn in each.

Each case begins with a fresh clone of the last commit, home folder and virtual environment. It starts the
server, plays a turn on it, on the page if there is a browser; stops it, plays in the terminal, and starts
again. ``--cost REVISION`` measures instead what setting up costs in a revision.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from checks.setup.install import megabytes
from checks.strangers import page
from checks.strangers.cases import CASES, ROOT, Case, Missing, Prepared, make_archives
from checks.strangers.cost import cost
from checks.strangers.page import Result
from checks.strangers.visit import Seen


def run(case: Case, base: Path, caches: Path, archives: Path) -> Result:
    """Try a case in an empty folder."""
    prepared = Prepared(case, base, caches, archives)
    if case.is_offline:
        command = [*prepared.make(".venv/.play"), "page"]
        subprocess.run(
            command, cwd=prepared.work, env=prepared.environment, check=True, stdout=subprocess.DEVNULL
        )
    visit = [*prepared.wrapper(), sys.executable, "-m", "checks.strangers.visit"]
    plan = msgspec.json.encode(prepared.plan())
    done = subprocess.run(visit, cwd=ROOT, input=plan, stdout=subprocess.PIPE, check=True)
    seen = msgspec.json.decode(done.stdout, type=Seen)
    names = {str(prepared.work): ".", str(prepared.base): "~", str(archives): "dist"}
    return page.result(case.name, seen, megabytes(prepared.work), names)


def tried(cases: list[Case]) -> tuple[list[Result], list[str]]:
    """Try cases, one after another; return what came of them, and the names of those that failed."""
    found: list[Result] = []
    failed: list[str] = []
    with tempfile.TemporaryDirectory(prefix="strangers-") as name:
        base = Path(name)
        base.chmod(0o755)
        archives = base / "none"
        for case in cases:
            if case.source != "clone" and not archives.exists():
                archives = make_archives(base, base / "caches")
            with tempfile.TemporaryDirectory(dir=base) as folder:
                print(f"{case.name} ...", flush=True)
                try:
                    found.append(run(case, Path(folder), base / "caches", archives))
                    print(page.line(found[-1]), flush=True)
                except Missing as error:
                    print(f"  left out: {error}", flush=True)
                except subprocess.CalledProcessError:
                    print("  failed, see above", flush=True)
                    failed.append(case.name)
    return found, failed


def main(arguments: list[str] | None = None) -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description="set up fresh clones in every way we promise")
    parser.add_argument("--list", action="store_true", help="list the cases")
    parser.add_argument("--only", action="append", metavar="CASE", help="only the cases whose name begins so")
    parser.add_argument("--cost", metavar="REVISION", help="measure what setting up costs in a revision")
    parser.add_argument(
        "--write", metavar="NAME", nargs="?", const="after", help="write docs/results/strangers.md"
    )
    asked = parser.parse_args(arguments)
    if asked.list:
        print("\n".join(case.name for case in CASES))
        return 0
    results = page.read()
    failed: list[str] = []
    if asked.cost:
        with tempfile.TemporaryDirectory() as folder:
            results.costs[asked.write or asked.cost] = cost(asked.cost, Path(folder))
    else:
        chosen = [case for case in CASES if not asked.only or case.name.startswith(tuple(asked.only))]
        now, failed = tried(chosen)
        known = {one.name: one for one in [*results.cases, *now]}
        results.cases = [known[case.name] for case in CASES if case.name in known]
    if asked.write:
        page.write(results)
    if failed:
        print(f"Failed: {', '.join(failed)}.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
