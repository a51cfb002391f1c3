"""Setting up: only what is missing is installed, and one reads what is done."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from checks.setup import install
from checks.setup.install import Pin, Progress, pins

TEXT = """\
# made by a tool
pytest==1.0 \\
    --hash=sha256:aa \\
    --hash=sha256:bb
    # via chanbara
no-such-package==2.5 ; python_full_version >= '3.11' \\
    --hash=sha256:cc
only-there==3 ; sys_platform == 'none' \\
    --hash=sha256:dd
"""


def found() -> list[Pin]:
    return [*pins(TEXT)]


def test_every_package_is_read_with_its_hashes() -> None:
    assert [one.requirement.name for one in found()] == ["pytest", "no-such-package", "only-there"]
    assert found()[0].text.count("--hash=") == 2


def test_what_is_there_or_not_for_this_system_is_not_missing() -> None:
    version = pytest.__version__
    assert [one.is_missing for one in found()] == [True, True, False]
    (there,) = pins(f"pytest=={version} \\\n    --hash=sha256:aa\n")
    assert not there.is_missing


def test_nothing_missing_needs_no_pip(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """These tests run with everything that playing needs."""
    monkeypatch.setattr(install, "PIP", ["no-such-program"])
    assert install.install("play") == 0
    assert capsys.readouterr().out == ""


def test_what_pip_cannot_do_is_said_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The real pip, without any place to look for packages."""
    (tmp_path / "play.txt").write_text(TEXT, encoding="utf-8")
    monkeypatch.setattr(install, "FOLDER", tmp_path)
    monkeypatch.setattr(install, "HOW", [*install.HOW, "--no-index"])
    assert install.install("play") == 1
    said = capsys.readouterr()
    assert said.out.splitlines() == [
        "Installing 2 packages for playing (about 0 MB) ...",
        "The packages could not be installed. Are you connected to the internet? Then try again.",
    ]
    assert "No matching distribution found for no-such-package==2.5" in said.err


@pytest.mark.parametrize("is_seen", [True, False])
def test_large_packages_get_a_line_where_nobody_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_seen: bool
) -> None:
    said = (
        r"Collecting numpy\n  Downloading numpy-2.4-cp311.whl (16.6 MB)\n  Using cached small-1.whl (40 kB)\n"
    )
    out = io.StringIO()
    monkeypatch.setattr(out, "isatty", lambda: is_seen, raising=False)
    monkeypatch.setattr(sys, "stdout", out)
    progress = Progress(tmp_path, 20)
    command = [sys.executable, "-c", f"print('{said}')"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
        progress.read(process)
    progress.end()
    lines = [line for line in out.getvalue().splitlines() if "numpy" in line or "small" in line]
    assert lines == ([] if is_seen else ["  numpy, 17 MB, downloading"])
