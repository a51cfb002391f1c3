"""The pinned versions are up to date: `make pins` ran after the last change of pyproject.toml."""

import re
import tomllib
from typing import Any

import pytest

import chanbara
from tests.architecture.tree import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
ASKED = {
    "play": PROJECT["dependencies"] + EXTRAS["build"],
    "dev": PROJECT["dependencies"] + EXTRAS["build"] + EXTRAS["dev"] + EXTRAS["research"],
}
ASKED["dev"] += EXTRAS["arena"] + EXTRAS["ray"]


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(name: str) -> dict[str, str]:
    """Package and version of every entry of a requirements file."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    found = re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE)
    return {normal(package): version for package, version in found}


@pytest.mark.parametrize("name", ["play", "dev"])
def test_everything_asked_for_is_pinned(name: str) -> None:
    asked = {normal(re.split(r"[^\w.-]", requirement)[0]) for requirement in ASKED[name]}
    missing = asked - pins(name).keys()
    assert not missing, f"requirements/{name}.txt lacks {', '.join(sorted(missing))}: run `make pins`"


@pytest.mark.parametrize("name", ["play", "dev"])
def test_every_pin_has_its_hashes(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    entries = re.findall(r"^[\w.-]+==.*$", text, re.MULTILINE)
    bare = [entry for entry in entries if not entry.endswith("\\")]
    assert not bare, f"without a hash: {', '.join(bare)}"


def test_players_and_developers_use_the_same_versions() -> None:
    dev = pins("dev")
    different = [package for package, version in pins("play").items() if dev.get(package) != version]
    assert not different, f"the two files disagree about {', '.join(different)}: run `make pins`"


def test_the_package_and_the_project_agree_on_the_version() -> None:
    assert chanbara.__version__ == PROJECT["version"]
