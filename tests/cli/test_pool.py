"""Pools for the jobs of a command: the messages if a Ray cluster fails."""

import sys
from pathlib import Path

import pytest

from tests.cli.terminal import mistake
from tests.left_out import need

COMMANDS = {
    "simulate": (),
    "simulate duel": (),
    "tournament": ("--bots", "greedy,random", "--out", "out"),
    "lab": ("--out", "out"),
    "dataset": ("--out", "out"),
}


def refused(command: str, *more: str) -> str:
    return mistake(*command.split(), *COMMANDS[command], *more)


@pytest.mark.parametrize("command", COMMANDS)
def test_without_a_cluster_the_reason_is_one_line_and_no_folder_is_left(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    need("ray")
    monkeypatch.chdir(tmp_path)
    expected = "there is no Ray cluster at 127.0.0.1:1: Connection refused"
    assert refused(command, "--ray", "127.0.0.1:1") == expected
    expected = "--jobs is for this machine; a cluster has its own"
    assert refused(command, "--ray", "127.0.0.1:1", "--jobs", "2") == expected
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("command", COMMANDS)
def test_without_ray_one_reads_how_to_install_it(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "ray", None)
    expected = 'the package ray is missing; install it with: pip install "chanbara[ray]"'
    assert refused(command, "--ray", "127.0.0.1:1") == expected
    assert not list(tmp_path.iterdir())
