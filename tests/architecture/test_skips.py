"""The skip rule of tests/conftest.py, tried on small suites."""

from pathlib import Path

import pytest

CONFTEST = Path(__file__).parents[1] / "conftest.py"

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


def run(suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, text: str, switch: str) -> pytest.RunResult:
    monkeypatch.setenv("CHANBARA_ALL", switch)
    suite.makeconftest(CONFTEST.read_text(encoding="utf-8"))
    suite.makepyfile(text)
    return suite.runpytest_subprocess()


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
