"""The files of the project, for the audits of this folder."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
MADE_BY_TOOLS = {"__pycache__", "dist", "htmlcov", "node_modules"}
HIDDEN = {".ci", ".dockerignore", ".editorconfig", ".github", ".gitignore", ".pre-commit-config.yaml"}
"""What is ours although its name begins with a dot."""


def python_sources() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def project_files() -> list[Path]:
    """What git tracks or would track; without git, what no tool made."""
    if (ROOT / ".git").exists():
        # the owner of a checkout may be another than the one who tests it
        git = ["git", "-c", "safe.directory=*"]
        command = [*git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listing = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        found = [ROOT / name for name in listing.split("\0") if name]
    else:
        found = [path for path in ROOT.rglob("*") if not _made_by_tools(path.relative_to(ROOT))]
    return sorted(path for path in found if path.is_file())


def _made_by_tools(path: Path) -> bool:
    hidden = path.parts[0].startswith(".") and path.parts[0] not in HIDDEN
    return hidden or not MADE_BY_TOOLS.isdisjoint(path.parts)
