"""House rules for all tests.

With CHANBARA_ALL=1 nothing may be left out: a test, or a whole file, that skips itself is a failure.
"""

import os
from collections.abc import Generator
from typing import TypeVar

import pytest
from hypothesis import settings

pytest_plugins = ["pytester"]
pytest.register_assert_rewrite("tests.table")

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)

ALL = os.environ.get("CHANBARA_ALL") == "1"

# How fast a machine is, is no rule of the game. Where nothing may be left out, nothing is left to luck.
settings.register_profile("chanbara", deadline=None, derandomize=ALL, print_blob=True)
settings.load_profile("chanbara")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    return _refuse_skip(report)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    return _refuse_skip(report)


def _refuse_skip(report: Report) -> Report:
    """Turn a skip into a failure that keeps the reason; an expected failure (xfail) stays what it is."""
    if ALL and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} was left out, and CHANBARA_ALL=1 leaves nothing out. {reason}"
    return report
