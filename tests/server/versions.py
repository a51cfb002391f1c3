"""Other versions of the program: the one before the last migration, and one with a further migration."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import tarfile
from pathlib import Path

from alembic.script import ScriptDirectory

from tests.docs.markdown import ROOT

STEPS = "src/chanbara/server/store/migrations"
SHARES = "src/chanbara/server/cluster/leases.py"
"""A version with this file can share a database."""
NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{last}"

def upgrade():
    op.create_table("gifts", sa.Column("code", sa.String(), primary_key=True))
    op.add_column("tables", sa.Column("colour", sa.String(), nullable=True))
"""


def _git(*words: str) -> bytes | None:
    """Return what git says, if it can."""
    command = ["git", "-c", "safe.directory=*", *words]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    return found.stdout if found.returncode == 0 else None


def commit_before() -> str | None:
    """Return the last commit with an older schema than this one, if the history reaches back to it."""
    if not (ROOT / ".git").exists():
        return None
    changes = _git("status", "--porcelain", "--", STEPS) or b""
    if re.search(rb"^(A|\?\?)", changes, re.MULTILINE):
        name = "HEAD"
    else:
        added = _git("log", "-1", "--diff-filter=A", "--format=%H", "--", f"{STEPS}/versions") or b""
        name = f"{added.decode().strip()}^"
    return name if _git("cat-file", "-e", f"{name}:{SHARES}") is not None else None


def unpack(commit: str, folder: Path) -> Path:
    """Write the program of a commit into a folder."""
    packed = _git("archive", "--format=tar.gz", commit, "src")
    assert packed is not None
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def with_next_step(folder: Path) -> Path:
    """Copy this version, with one more migration."""
    skipped = shutil.ignore_patterns("page")
    shutil.copytree(ROOT / "src", folder / "src", ignore=skipped)
    last = ScriptDirectory(str(folder / STEPS)).get_current_head()
    (folder / STEPS / "versions" / "step_next.py").write_text(NEXT.format(last=last), encoding="utf-8")
    steps = folder / STEPS / "__init__.py"
    text = steps.read_text(encoding="utf-8")
    assert f'NEWEST = "{last}"' in text, "the last step is named there"
    steps.write_text(text.replace(f'NEWEST = "{last}"', 'NEWEST = "next"'), encoding="utf-8")
    return folder
