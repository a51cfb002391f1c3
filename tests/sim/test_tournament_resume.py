"""An interrupted tournament resumes, and ends as if it had not been interrupted."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from chanbara.pool import Inline
from chanbara.sim.games.deals import play_deal
from chanbara.sim.games.designs import Design
from chanbara.sim.tournament.files import FIGURES, GAMES, JOURNAL, TIMES
from chanbara.sim.tournament.plan import Key, Plan
from chanbara.sim.tournament.resume import Journal
from chanbara.sim.tournament.run import play_tournament
from tests.cli.terminal import mistake, run
from tests.left_out import need

COMMAND = ("tournament", "--bots", "greedy,random", "--players", "3-4", "--deals", "20", "--looks", "10")
PLAN = Plan(("greedy", "random"), (3,), 10, Design.INVASION, "kept")
PATIENCE = 240
SLOW = ("--engine", "reference")
"""Games that take long enough to be interrupted, and whose bots are timed."""


def finish(folder: Path, *more: str) -> None:
    result = run(*COMMAND, *SLOW, "--out", str(folder), *more)
    assert result.exit_code == 0, result.output


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an uninterrupted tournament."""
    need("polars")
    folder = tmp_path_factory.mktemp("tournament") / "whole"
    finish(folder, "--jobs", "1")
    return folder


def same(folder: Path, whole: Path) -> bool:
    return all((folder / name).read_bytes() == (whole / name).read_bytes() for name in (FIGURES, GAMES))


def games_in(folder: Path) -> int:
    path = folder / JOURNAL
    return max(0, path.read_bytes().count(b"\n") - 1) if path.exists() else 0


def interrupted(folder: Path, sent: signal.Signals) -> tuple[int, str]:
    """Begin a tournament with two processes, and end it by a signal when some games are finished."""
    script = "from chanbara.cli import main; main()"
    command = [sys.executable, "-c", script, *COMMAND, *SLOW, "--jobs", "2", "--out", str(folder)]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
    end = time.monotonic() + PATIENCE
    while games_in(folder) < 5:
        assert running.poll() is None
        assert time.monotonic() < end
        time.sleep(0.01)
    if sent is signal.SIGINT:
        # As a terminal does: everybody of the group hears it.
        os.killpg(running.pid, sent)
    else:
        running.send_signal(sent)
    # It ends when all that write to it have: the processes that play must go too.
    said = running.communicate(timeout=PATIENCE)[1]
    return running.returncode, said


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGKILL])
def test_who_was_interrupted_goes_on(tmp_path: Path, whole: Path, sent: signal.Signals) -> None:
    folder = tmp_path / "half"
    code, said = interrupted(folder, sent)
    if sent is signal.SIGINT:
        assert (code, said) == (
            130,
            "chanbara: interrupted; run the same command with --resume to continue\n",
        )
    else:
        assert code == -sent
    half = games_in(folder)
    assert 5 <= half < games_in(whole)
    assert not (folder / FIGURES).exists()
    finish(folder, "--jobs", "1", "--resume")
    assert same(folder, whole)
    assert games_in(folder) == games_in(whole), "no game is played twice"


def test_half_a_line_is_played_again(tmp_path: Path, whole: Path) -> None:
    lines = (whole / JOURNAL).read_bytes().splitlines(keepends=True)
    (tmp_path / JOURNAL).write_bytes(b"".join(lines[:-30]) + lines[-30][:17])
    finish(tmp_path, "--jobs", "2", "--resume")
    assert same(tmp_path, whole)
    assert games_in(tmp_path) == games_in(whole)


def test_what_is_finished_is_shown_again_without_a_game(tmp_path: Path, whole: Path) -> None:
    (tmp_path / JOURNAL).write_bytes((whole / JOURNAL).read_bytes())
    finish(tmp_path, "--resume")
    assert same(tmp_path, whole)
    assert (tmp_path / TIMES).read_bytes() == (whole / TIMES).read_bytes(), "the times are those of the games"


def test_nothing_to_go_on_with_is_a_beginning(tmp_path: Path) -> None:
    with Journal(tmp_path / JOURNAL, PLAN.about, resume=True) as journal:
        assert not journal.games


def test_finished_games_are_read_again(tmp_path: Path) -> None:
    path = tmp_path / JOURNAL
    key, (_, table) = Key(1, 3, 0, 1), list(PLAN.on_deal(1, 3, 0))[1]
    game = play_deal(PLAN.deal(3, 0), table.bots)
    with Journal(path, PLAN.about, resume=False) as journal:
        journal.add([(key, game)])
    with Journal(path, PLAN.about, resume=True) as journal:
        assert journal.games == {key: game}
        results = play_tournament(PLAN, Inline(), journal, lambda _done, _most: None)
    assert results.games[key] is journal.games[key]
    with Journal(path, PLAN.about, resume=True) as journal:
        assert journal.games.items() >= results.games.items()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--seed", "2"), "seed was 1 and is now 2"),
        (("--players", "3"), "players was [3, 4] and is now [3]"),
        (("--deals", "60"), "deals was 20 and is now 60"),
        (("--bots", "random,greedy"), "bots was ['greedy', 'random'] and is now ['random', 'greedy']"),
        (("--design", "mirror"), "design was invasion and is now mirror"),
        (("--ruling", "eighth_hand=8"), None),
    ],
)
def test_another_tournament_is_not_gone_on_with(
    tmp_path: Path, whole: Path, words: tuple[str, ...], reason: str | None
) -> None:
    (tmp_path / JOURNAL).write_bytes((whole / JOURNAL).read_bytes())
    said = mistake(*COMMAND, *SLOW, "--out", str(tmp_path), "--resume", *words)
    assert said.startswith(f"{tmp_path} holds another tournament: ")
    assert reason is None or said.endswith(reason)


def test_an_own_bot_that_was_changed_is_not_gone_on_with(tmp_path: Path) -> None:
    need("polars")
    path = tmp_path / "mine.py"
    path.write_text("def choose(view, events):\n    return 0\n", encoding="utf-8")
    words = ("tournament", "--bots", f"{path},random", "--players", "3", "--deals", "2", "--jobs", "1")
    folder = str(tmp_path / "out")
    assert run(*words, "--out", folder).exit_code == 0
    path.write_text("def choose(view, events):\n    return -1 + 1\n", encoding="utf-8")
    assert "holds another tournament: own_bots was {'mine.py': " in mistake(
        *words, "--out", folder, "--resume"
    )


def test_bots_that_think_otherwise_now_are_not_gone_on_with(
    tmp_path: Path, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / JOURNAL).write_bytes((whole / JOURNAL).read_bytes())
    monkeypatch.setattr("chanbara.sim.tournament.plan.fingerprint", lambda _: "changed")
    said = mistake(*COMMAND, *SLOW, "--out", str(tmp_path), "--resume")
    assert said.startswith(f"{tmp_path} holds another tournament: mind was ")
    assert said.endswith("and is now changed")


def test_where_none_of_ours_thinks_how_they_think_does_not_matter() -> None:
    assert PLAN.mind
    assert PLAN._replace(bots=("random", "mine.py")).mind is None


@pytest.mark.parametrize("text", [b"", b"nothing\n", b"[1]\n", b'{"format": 1}\n'])
def test_a_file_of_somebody_else_is_refused(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / JOURNAL
    path.write_bytes(text)
    with pytest.raises(ValueError, match=r"holds another tournament|is not what a tournament has written"):
        Journal(path, PLAN.about, resume=True)
    assert path.read_bytes() == text


def test_the_first_line_says_what_is_played(whole: Path) -> None:
    first = json.loads((whole / JOURNAL).read_text(encoding="utf-8").splitlines()[0])
    figures = msgspec.json.decode((whole / FIGURES).read_bytes())
    assert first == {"format": 1} | {name: figures[name] for name in first if name != "format"}
