"""Pools: in this process and in two others. On a cluster: test_cluster."""

import os
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from chanbara.pool import Inline, Job, Pool, Processes, local_pool
from chanbara.pool.base import AHEAD, described
from tests.pool import work

NUMBERS = range(20)


@pytest.fixture(params=[1, 2])
def pool(request: pytest.FixtureRequest) -> Iterator[Pool]:
    with local_pool(request.param) as opened:
        yield opened


def doubles() -> Iterator[Job[int]]:
    return (Job(work.double, number) for number in NUMBERS)


def test_one_worker_is_this_process_and_more_are_others() -> None:
    assert isinstance(local_pool(1), Inline)
    assert Inline().gather([Job(os.getpid)]) == [os.getpid()]
    with local_pool(2) as pool:
        assert isinstance(pool, Processes)
        assert os.getpid() not in pool.gather(Job(os.getpid) for _ in NUMBERS)


def test_results_come_in_order_or_as_they_arrive(pool: Pool) -> None:
    expected = [2 * number for number in NUMBERS]
    heard: list[int] = []
    assert pool.gather(doubles(), heard.append) == expected
    assert sorted(heard) == expected, "each is heard once"
    in_order = pool.ordered(doubles())
    assert list(in_order) == expected
    assert sorted((job.args[0], result) for job, result in pool.completed(doubles())) == [
        *zip(NUMBERS, expected, strict=True)
    ]
    assert pool.gather([]) == []


def test_what_is_done_first_arrives_first_and_is_put_in_order(tmp_path: Path) -> None:
    jobs = [Job(work.first_waits, tmp_path, number) for number in range(4)]
    with Processes(2) as pool:
        heard: list[int] = []
        assert pool.gather(jobs, heard.append) == [0, 1, 2, 3]
        assert heard[0] != 0
        in_order = pool.ordered(jobs)
        assert list(in_order) == [0, 1, 2, 3]


def test_who_waits_for_a_slow_job_hears_that_nothing_has_come(tmp_path: Path) -> None:
    path = tmp_path / "now"
    with Processes(2) as pool:
        coming = pool.ordered([Job(work.wait_for, path, 1), Job(work.double, 1)], patience=0.05)
        assert next(coming) is None
        path.touch()
        assert [one for one in coming if one is not None] == [1, 2]


def test_jobs_are_made_when_there_is_somebody_to_run_them(pool: Pool) -> None:
    made: list[int] = []

    def jobs() -> Iterator[Job[int]]:
        for number in range(100):
            made.append(number)
            yield Job(work.double, number)

    most = 1 if pool.workers == 1 else AHEAD * pool.workers
    for coming in (pool.ordered(jobs()), pool.completed(jobs())):
        made.clear()
        next(iter(coming))
        assert len(made) == most


def test_an_error_is_raised_as_it_is_and_says_which_job_it_was(pool: Pool) -> None:
    for run in (pool.gather, lambda jobs: list(pool.ordered(jobs))):
        with pytest.raises(ValueError, match="odd") as raised:
            run([Job(work.double, 1), Job(work.fail, 7, why="odd")])
        assert str(raised.value) == "odd"
        assert raised.value.__notes__ == ["in the job fail(7, why='odd')"]


def test_a_job_is_described_in_short() -> None:
    assert described(Job(sorted, "x" * 1000)).startswith("sorted('xxxx")
    assert len(described(Job(print, NUMBERS, ["x" * 1000] * 100))) < 1000


class Late(Inline):
    """Runs jobs two at a time, so that results arrive together."""

    def __init__(self) -> None:
        super().__init__()
        self.most_submitted = 2


@pytest.mark.parametrize("place", [0, 1])
def test_what_arrives_together_with_an_error_is_not_lost(place: int) -> None:
    jobs = [Job(work.double, 4)]
    jobs.insert(place, Job(work.fail, 7, why="odd"))
    got: list[int] = []
    with pytest.raises(ValueError, match="odd"):
        Late().gather(jobs, got.append)
    assert got == [8]


def test_when_a_process_dies_whoever_waits_hears_it() -> None:
    with pytest.raises(BrokenExecutor) as raised, Processes(2) as pool:
        pool.gather([Job(work.die, 3)])
    assert raised.value.__notes__[-1:] == ["in the job die(3)"]


def test_a_process_is_prepared_once() -> None:
    with Processes(2, work.prepare) as pool:
        found = pool.gather(Job(work.prepared, number) for number in NUMBERS)
    assert all(len(one) == 1 for one in found)
    assert len({one[0] for one in found}) <= 2
    assert not work.PREPARED, "this process was not"


def test_who_leaves_by_an_error_does_not_wait_for_running_jobs(tmp_path: Path) -> None:
    def interrupt() -> None:
        with Processes(2) as pool:
            for _ in pool.ordered([Job(work.wait_for, tmp_path / "never", 1)], patience=0.05):
                raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupt()
