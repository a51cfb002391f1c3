"""A deprecated name works, warns where it is used, and is marked in the snapshot."""

import warnings
from pathlib import Path

import pytest
from typing_extensions import deprecated

from checks.api import sources
from checks.api.changes import parsed, vague, written
from checks.api.entries import entries_of
from checks.api.surface import Module

TOY = '''
"""A toy."""

from typing_extensions import deprecated

__all__ = ["Old", "old"]


@deprecated("use chanbara.toy.new; it goes with 0.9.0")
def old() -> int:
    """Return one."""
    return 1


class Old:
    """Something."""

    @deprecated("use Old.size; it goes with 0.9.0")
    def length(self) -> int:
        """Return its size."""
        return 2
'''


@deprecated("use new_number; it goes with 0.9.0")
def old_number() -> int:
    return 1


def test_it_works_and_warns_at_the_caller_s_line() -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert old_number() == 1
    (warning,) = caught
    assert warning.category is DeprecationWarning
    assert str(warning.message) == "use new_number; it goes with 0.9.0"
    assert Path(warning.filename) == Path(__file__)
    assert (
        "assert old_number() == 1"
        in Path(__file__).read_text(encoding="utf-8").splitlines()[warning.lineno - 1]
    )


def test_it_is_marked_in_the_snapshot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sources, "SOURCES", tmp_path)
    (tmp_path / "chanbara").mkdir()
    (tmp_path / "chanbara" / "toy_of_deprecations.py").write_text(TOY, encoding="utf-8")
    module = "chanbara.toy_of_deprecations"
    lines = [entry.line for entry in entries_of(Module(module))]
    assert lines == [
        f"{module}: module",
        f"{module}.Old: class",
        f"{module}.Old.length() -> int  # deprecated: use Old.size; it goes with 0.9.0",
        f"{module}.old() -> int  # deprecated: use chanbara.toy.new; it goes with 0.9.0",
    ]
    assert vague(parsed(written("", lines))) == []
