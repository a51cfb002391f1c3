"""Every exception from a style rule is on its own line, with its reason."""

import re
import tomllib
from typing import Any

from tests.architecture.tree import ROOT

TEXT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
LINT: dict[str, Any] = tomllib.loads(TEXT)["tool"]["ruff"]["lint"]
EXCEPTIONS = [*LINT["ignore"], *(rule for rules in LINT["per-file-ignores"].values() for rule in rules)]


def test_every_exception_has_its_reason() -> None:
    explained = re.findall(r'^    "([A-Z]+\d*)", +# \S+ .+$', TEXT, re.MULTILINE)
    unexplained = sorted(set(EXCEPTIONS) - set(explained))
    assert not unexplained, f"no reason beside {', '.join(unexplained)}"
    assert len(EXCEPTIONS) == len(explained), "one exception, one line, one reason"
