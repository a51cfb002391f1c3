"""The README as a package index shows it: no link and no picture is broken, with and without a repository."""

import os
import re
import zipfile
from email import message_from_bytes
from pathlib import Path
from typing import Any

import pytest
from readme_renderer.markdown import render

import chanbara
from checks.release.contents import METADATA, WHEEL
from hatch_build import REPOSITORY, ReadmeHook, index_readme
from tests.docs.markdown import ROOT, links, read

ADDRESS = "https://example.org/someone/chanbara"
README = read("README.md")
VERSION = chanbara.__version__


def shown(text: str) -> str:
    """A README as HTML, as a package index makes it."""
    page = render(text)
    assert page is not None
    return page


def pictures(page: str) -> list[str]:
    """The addresses of all pictures of a page."""
    return re.findall(r' src="([^"]*)"', page)


def targets(page: str) -> list[str]:
    """The addresses of all links of a page, except those to its own headings, which the index adds."""
    headings = {f"#{one}" for one in re.findall(r' id="([^"]*)"', page)}
    return [one for one in re.findall(r' href="([^"]*)"', page) if one not in headings]


def test_in_a_release_links_and_pictures_lead_to_the_tag() -> None:
    page = shown(index_readme(README, ADDRESS, VERSION))
    assert len(pictures(page)) + len(targets(page)) == len(links(README)) > 100
    for address in pictures(page):
        assert (ROOT / address.removeprefix(f"{ADDRESS}/raw/v{VERSION}/")).is_file(), address
    for address in targets(page):
        found = re.fullmatch(rf"{ADDRESS}/(blob|tree)/v{VERSION}/([^#]+)(?:#.*)?", address)
        assert found is not None, address
        assert (ROOT / found[2]).is_dir() is (found[1] == "tree"), address
        assert (ROOT / found[2]).exists(), address


def test_without_a_repository_nothing_is_broken() -> None:
    page = shown(index_readme(README, "", VERSION))
    assert targets(page) == [one for one in links(README) if "://" in one]
    assert pictures(page) == []
    assert "More pictures" not in page
    assert "on a phone" not in page
    for words in ("The rules", "the server", "Extras add", "src/chanbara/sword/rules"):
        assert words in page, "texts stay"


@pytest.mark.parametrize(
    ("text", "with_repository", "without"),
    [
        ("[a](docs/rules.md#5)", f"[a]({ADDRESS}/blob/v1/docs/rules.md#5)", "a"),
        ("[`web`](web)", f"[`web`]({ADDRESS}/tree/v1/web)", "`web`"),
        ("[a](#install)", f"[a]({ADDRESS}/blob/v1/README.md#install)", "a"),
        ("![a](docs/a.jpg)", f"![a]({ADDRESS}/raw/v1/docs/a.jpg)", ""),
        ("[a](https://semver.org)", "[a](https://semver.org)", "[a](https://semver.org)"),
        ("`[a](b)`", "`[a](b)`", "`[a](b)`"),
        ("```\n[a](b)\n```", "```\n[a](b)\n```", "```\n[a](b)\n```"),
        ("<!-- pictures -->\n\nA\n\n<!-- end of pictures -->\n\nB", "A\n\nB", "B"),
    ],
)
def test_each_kind_of_link(text: str, with_repository: str, without: str) -> None:
    assert index_readme(text, ADDRESS, "1") == with_repository
    assert index_readme(text, "", "1") == without


def metadata(monkeypatch: pytest.MonkeyPatch, repository: str, **given: Any) -> dict[str, Any]:  # noqa: ANN401
    """What the hook adds."""
    monkeypatch.setenv(REPOSITORY, repository)
    found: dict[str, Any] = {"version": VERSION, **given}
    ReadmeHook(str(ROOT), {}).update(found)
    return found


def test_who_releases_says_where_the_repository_is(monkeypatch: pytest.MonkeyPatch) -> None:
    found = metadata(monkeypatch, f"{ADDRESS}/")
    assert found["readme"]["text"] == index_readme(README, ADDRESS, VERSION)
    assert found["urls"] == {
        "Repository": ADDRESS,
        "Changelog": f"{ADDRESS}/blob/v{VERSION}/CHANGELOG.md",
    }
    assert metadata(monkeypatch, "")["urls"] == {}


def test_an_archive_keeps_the_readme_that_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    found = metadata(monkeypatch, ADDRESS, readme="as it was")
    assert (found["readme"], found["urls"]) == ("as it was", {})


def test_the_wheel_has_it(built: Path) -> None:
    with zipfile.ZipFile(built / WHEEL) as packed:
        found = message_from_bytes(packed.read(f"{METADATA}METADATA"))
    assert found["Description-Content-Type"] == "text/markdown"
    text = found.get_payload(decode=True)
    assert isinstance(text, bytes)
    assert text.decode() == index_readme(README, os.environ.get(REPOSITORY, ""), VERSION)
