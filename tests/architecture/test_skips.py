"""What tests/conftest.py and tests/left_out.py make of skips, tried on small suites."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONFTEST = ROOT / "tests" / "conftest.py"

SKIPPING_TEST = """
import pytest

def test_that_skips_itself():
    pytest.skip("no browser here")
"""

SKIPPING_FILE = """
import pytest

pytest.skip("no browser here", allow_module_level=True)
"""

EXPECTED_FAILURE = """
import pytest

@pytest.mark.xfail(reason="known")
def test_that_is_known_to_fail():
    assert False
"""


MISSING_PROGRAM = """
import pytest
from tests.left_out import need, skip_without

@pytest.mark.parametrize("number", range(3))
def test_in_a_browser(number):
    skip_without("Chromium")

def test_that_runs():
    need("pytest")

@pytest.mark.skipif(True, reason="the moon is full")
def test_at_night():
    pass
"""

MISSING_PACKAGE = """
from chess.{} import no_such_name

def test_one(): ...

class TestMore:
    def test_two(self): ...

def helper(): ...
"""

BROKEN_IMPORT = "import no_such_package_of_ours"


def run(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, text: str, switch: str, *words: str
) -> pytest.RunResult:
    monkeypatch.setenv("CHANBARA_ALL", switch)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    suite.makeconftest(CONFTEST.read_text(encoding="utf-8"))
    suite.makepyfile(text)
    return suite.runpytest_subprocess(*words)


@pytest.mark.parametrize("text", [SKIPPING_TEST, SKIPPING_FILE], ids=["test", "file"])
def test_a_skip_is_a_failure_when_nothing_may_be_left_out(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    result = run(pytester, monkeypatch, text, "1")
    assert result.ret != pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["*was left out*no browser here*"])


def test_a_skip_is_a_skip_otherwise(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    run(pytester, monkeypatch, SKIPPING_TEST, "0").assert_outcomes(skipped=1)


def test_an_expected_failure_is_no_skip(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    run(pytester, monkeypatch, EXPECTED_FAILURE, "1").assert_outcomes(xfailed=1)


@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["alone", "workers"])
def test_the_last_line_counts_what_was_left_out_and_says_how_to_get_it(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, workers: list[str]
) -> None:
    for name in ("one", "two"):
        (pytester.path / f"test_{name}.py").write_text(MISSING_PACKAGE.format(name), encoding="utf-8")
    result = run(pytester, monkeypatch, MISSING_PROGRAM, "0", "-p", "no:cacheprovider", *workers)
    assert result.ret == pytest.ExitCode.OK
    *_, stats, last = result.outlines
    assert re.search(r"1 passed, 6 skipped", stats)
    assert last == (
        "Left out: at least 8 tests. chess (4): CHANBARA_ALL=1 make test."
        " Chromium (3): install chromium-headless-shell or chromium."
        " other reasons (1): see the reasons above."
    )


def test_nothing_left_out_is_not_mentioned(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = run(pytester, monkeypatch, "def test_that_runs(): ...", "0")
    assert "Left out" not in result.stdout.str()


def test_a_file_that_imports_what_nobody_has_is_an_error(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(pytester, monkeypatch, BROKEN_IMPORT, "0").assert_outcomes(errors=1)
