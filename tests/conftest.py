"""Common configuration of all tests.

With CHANBARA_ALL=1 nothing may be left out: a test, or a whole file, that skips itself is a failure.
"""

import gc
import os
import signal
import sys
from collections.abc import Generator
from itertools import chain, groupby
from typing import TypeVar

import pytest

pytest_plugins = ["pytester", "tests.left_out"]
pytest.register_assert_rewrite("tests.table")

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)

# Who starts the tests in the background has them not hear Ctrl-C: what they interrupt is to hear it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# What is collected stays until the end: nobody has to look for rubbish in it, neither meanwhile nor later.
gc.disable()

ALL = os.environ.get("CHANBARA_ALL") == "1"


def pytest_collection_finish() -> None:
    """Collecting tests compiles nothing: every worker collects all of them."""
    if "chanbara.compiled.loading" in sys.modules:
        raise pytest.UsageError("a test module compiles or loads compiled code when it is imported")
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Deal what takes long to all workers as the first thing they do: at the end none of it is left.

    Each worker is given a slice of the list, and takes from the others' slices when it has done its own.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers == 1:
        return
    long = [item for item in items if item.get_closest_marker("long")]
    # Those with a browser come last of them: it stays open for all that need one.
    long.sort(key=_has_browser)
    # Those that share a Ray cluster are dealt as one, so that one is started.
    apart = [[*some] for _, some in groupby(long, lambda item: item.path if _has_cluster(item) else item)]
    seen = [item for item in items if _has_browser(item) and item not in long]
    short = [item for item in items if not _has_browser(item) and item not in long]
    dealt: list[pytest.Item] = []
    for worker in range(workers):
        # What a file sets up for all its tests is set up once: neighbours stay together.
        first, end = (len(seen) * place // workers for place in (worker, worker + 1))
        share = [*chain.from_iterable(apart[worker::workers]), *seen[first:end]]
        size = (len(items) - len(dealt)) // (workers - worker)
        room = max(0, size - len(share))
        dealt += share + short[:room]
        del short[:room]
    items[:] = dealt + short


def _has_browser(item: pytest.Item) -> bool:
    """Whether a test looks at a page: that takes seconds."""
    return "browser" in getattr(item, "fixturenames", ())


def _has_cluster(item: pytest.Item) -> bool:
    """Whether a test needs a Ray cluster: that takes seconds to start."""
    return "cluster" in getattr(item, "fixturenames", ())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    return _refuse_skip(report)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    return _refuse_skip(report)


def _refuse_skip(report: Report) -> Report:
    """Turn a skip into a failure that keeps the reason; an expected failure (xfail) is unchanged."""
    if ALL and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} was left out, and CHANBARA_ALL=1 leaves nothing out. {reason}"
    return report
