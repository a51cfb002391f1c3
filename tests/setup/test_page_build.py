"""Building the page: one process at a time, and where the home folder cannot be written."""

import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).parents[2]
SECOND = """
import hatch_build
lock = hatch_build.alone()
try:
    lock.acquire(blocking=False)
except TimeoutError:
    print("waits")
"""


def test_only_one_process_builds_at_a_time() -> None:
    with hatch_build.alone():
        done = subprocess.run(
            [sys.executable, "-c", SECOND], cwd=ROOT, capture_output=True, encoding="utf-8", check=True
        )
    assert done.stdout == "waits\n"


def test_npm_has_a_cache_wherever_the_home_folder_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("npm_config_cache", raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    with hatch_build.npm_cache() as options:
        assert options == []
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "nowhere" / "at all")
    with hatch_build.npm_cache() as options:
        name, folder = options
        assert name == "--cache"
        assert Path(folder).is_dir()
    assert not Path(folder).exists()


def test_whether_the_page_is_built_is_said_by_the_exit_status(tmp_path: Path) -> None:
    """As `make page` asks it, before it installs Node."""
    (tmp_path / "hatch_build.py").write_bytes((ROOT / "hatch_build.py").read_bytes())
    command = [sys.executable, "hatch_build.py", "is-built"]
    assert subprocess.run(command, cwd=tmp_path, check=False).returncode == 1
    page = tmp_path / "src" / "chanbara" / "page" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("page", encoding="utf-8")
    assert subprocess.run(command, cwd=tmp_path, check=False).returncode == 0
