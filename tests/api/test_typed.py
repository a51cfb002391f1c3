"""The package carries its types: a program of somebody else passes ``mypy --strict``, and runs."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.left_out import need

CONSUMER = Path(__file__).with_name("consumer.py")


def checked(folder: Path, program: str) -> tuple[int, str]:
    """Check a program in an empty folder, where mypy sees the installed package and none of our settings."""
    (folder / "consumer.py").write_text(program, encoding="utf-8")
    cache = folder / "cache"
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--config-file=",
        f"--cache-dir={cache}",
        "consumer.py",
    ]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.long
def test_a_typed_program_passes_and_a_wrong_one_does_not(tmp_path: Path) -> None:
    need("mypy")
    program = CONSUMER.read_text(encoding="utf-8")
    code, said = checked(tmp_path, program)
    assert code == 0, said
    wrong = program.replace("assert_type(seat, int)", "assert_type(seat, str)")
    assert wrong != program
    code, said = checked(tmp_path, wrong)
    assert code == 1
    assert 'Expression is of type "int", not "str"' in said


def test_the_typed_program_runs(tmp_path: Path) -> None:
    shutil.copy(CONSUMER, tmp_path / "consumer.py")
    command = [sys.executable, "consumer.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
