"""Writes requirements/sizes.json: the bytes of each package, for the system that runs ``make pins``."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from checks.setup.install import FOLDER, SIZES


def package(file: str) -> str:
    """Return the name of a package, from that of its wheel or source archive."""
    return re.sub(r"[-_.]+", "-", re.split(r"-\d", file)[0]).lower()


def main() -> None:
    """Download everything; what pip has cached is not downloaded again."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "-qq", "--no-deps"]
        subprocess.run([*command, "-r", str(FOLDER / "all.txt"), "-d", folder], check=True)
        sizes = {package(path.name): path.stat().st_size for path in Path(folder).iterdir()}
    SIZES.write_text(json.dumps(dict(sorted(sizes.items())), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
