"""The benchmark: a fixed protocol, a result file that follows from its choices, and its verification."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from chanbara.sim.benchmark.protocol import DEALS, OPPONENT, PROTOCOL, TABLES, made_by, pairings
from chanbara.sim.benchmark.result import ALL, Result, hash_of, scores_of
from tests.cli.terminal import mistake, run

FEW = 2
MINE = """\
def choose(view, events):
    return len(view.decision.options) - 1
"""
FIRST = {
    "4 players": "= 296 events aaa9d99f9fc0aad2",
    "5 players": "= 170 events 67858114607c4ebf",
    "6 players": "= 425 events 87b930a833c90054",
    "7 players": "= 489 events 80f266fbbba72da9",
    "5 players, Rising Sun": "= 232 events e275b064a6066ce1",
    "8 players, Rising Sun": "= 647 events d8623979410c6c2f",
}
"""The hash of the first game of each table, in which all seats are the opponent."""
Change = Callable[[Result], Result]


def changed(result: Result, **fields: object) -> Result:
    return msgspec.structs.replace(result, **fields)


def with_game(result: Result, **fields: object) -> Result:
    """Change the first game."""
    first, *others = result.games
    return changed(result, games=(msgspec.structs.replace(first, **fields), *others))


def sealed_again(result: Result) -> Result:
    """Let scores and hash fit: the change of somebody who read how they are made."""
    scored = changed(result, scores=scores_of(result.games))
    return changed(scored, hash=hash_of(scored))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("benchmark")
    bot, out = folder / "last.py", folder / "result.json"
    bot.write_text(MINE, encoding="utf-8")
    done = run("benchmark", str(bot), "--deals", str(FEW), "--out", str(out), "--jobs", "1")
    assert done.exit_code == 0, done.output
    assert f"{PROTOCOL}: last.py among {OPPONENT}s, a trial with {FEW} of {DEALS} deals" in done.stdout
    return out


@pytest.fixture(scope="module")
def result(file: Path) -> Result:
    return msgspec.json.decode(file.read_bytes(), type=Result)


def test_a_stranger_is_scored_and_anybody_can_verify_it_without_the_bot(file: Path, result: Result) -> None:
    (file.parent / "last.py").unlink()
    done = run("verify", str(file), "--jobs", "1")
    assert done.exit_code == 0, done.output
    assert f"Verified: {2 * FEW * len(TABLES)} games replayed" in done.stdout
    assert result.bot == "last.py"
    assert result.bot_sha256 is not None
    assert (result.rules, result.mind) == tuple(made_by().values())
    assert [one.table for one in result.scores] == [ALL, *(table.name for table in TABLES)]
    assert result.scores[0].wins == sum(one.won for one in result.games)
    assert all(one.choices for one in result.games)


def test_a_version_that_plays_the_same_verifies_what_another_has_made(result: Result, tmp_path: Path) -> None:
    old = tmp_path / "old.json"
    old.write_bytes(msgspec.json.encode(changed(result, version="0.0.9", rules="0", mind="0")))
    assert run("verify", str(old), "--jobs", "1").exit_code == 0


def test_the_games_without_the_bot_are_what_they_were(result: Result) -> None:
    """If not, the opponents play differently, and results cannot be compared with earlier ones.

    That is another protocol: raise ``PROTOCOL``, and measure again with make benchmark ARGS=--write.
    """
    assert {one.table: one.usual_check for one in result.games if not one.deal} == FIRST


def test_a_bot_takes_every_seat_in_turn() -> None:
    for table in TABLES:
        seats = [one.seat for one in pairings(DEALS) if one.table == table.name]
        assert len(seats) == DEALS
        assert set(seats) == set(range(table.players))
        assert max(map(seats.count, seats)) - min(map(seats.count, seats)) <= 1


def test_the_opponent_scores_nothing_over_itself(tmp_path: Path) -> None:
    out = tmp_path / "own.json"
    run("benchmark", OPPONENT, "--deals", "2", "--out", str(out), "--jobs", "1")
    own = msgspec.json.decode(out.read_bytes(), type=Result)
    assert all((one.won, one.check) == (one.usual, one.usual_check) for one in own.games)
    assert {one.points for one in own.scores} == {0.0}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda it: changed(it, bot="other.py"), "its contents were changed: they do not fit its hash"),
        (lambda it: with_game(it, won=not it.games[0].won), "they do not fit its hash"),
        (lambda it: changed(it, benchmark="sword-0"), "the protocol is 'sword-0'"),
        (lambda it: sealed_again(with_game(it, seed="mine")), "games are not those of the protocol"),
        (lambda it: sealed_again(changed(it, games=it.games[1:])), "its games are not those of the protocol"),
        (lambda it: sealed_again(changed(it, deals=0)), f"has 1 to {DEALS} deals for each table, not 0"),
        (
            lambda it: changed(tall := changed(it, scores=it.scores[1:]), hash=hash_of(tall)),
            "its scores do not follow from its games",
        ),
        (
            lambda it: sealed_again(with_game(it, won=not it.games[0].won)),
            r"4 players, deal 0: with the bot it is (won|lost) .* replayed, it is (won|lost)",
        ),
        (
            lambda it: sealed_again(with_game(changed(it, mind="0"), won=not it.games[0].won)),
            r"\. It was made with other rules or opponents; verify it with chanbara \d",
        ),
        (
            lambda it: sealed_again(with_game(it, usual=not it.games[0].usual)),
            "4 players, deal 0: with detective it is",
        ),
        (
            lambda it: sealed_again(with_game(it, choices=it.games[0].choices[:-1])),
            "4 players, deal 0: there is no choice for decision",
        ),
        (
            lambda it: sealed_again(with_game(it, choices=(*it.games[0].choices, 0))),
            "4 players, deal 0: the game ends before its last 1 of",
        ),
        (
            lambda it: sealed_again(with_game(it, choices=(99, *it.games[0].choices[1:]))),
            r"4 players, deal 0: decision \d+ has options 0 to \d+, not 99",
        ),
    ],
)
def test_a_changed_file_is_refused(result: Result, tmp_path: Path, change: Change, reason: str) -> None:
    forged = tmp_path / "forged.json"
    forged.write_bytes(msgspec.json.encode(change(result)))
    said = mistake("verify", str(forged), "--jobs", "1")
    assert re.search(reason, said), said


def test_what_is_no_result_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text('{"games": 3}', encoding="utf-8")
    assert "this is no result of the benchmark" in mistake("verify", str(other))
    assert mistake("verify", str(tmp_path / "none.json")).startswith(f"cannot read {tmp_path}")
    assert mistake("benchmark", "cheater-all").startswith("there is no bot 'cheater-all'")
    assert mistake("benchmark", "greedy", "--out", "/nowhere/file").startswith("cannot write /nowhere/file")
