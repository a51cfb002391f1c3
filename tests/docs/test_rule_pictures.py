"""The pictures of the rules pages: up to date, correct, with alternative texts, and used."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from chanbara.locales import LANGUAGES, speech
from chanbara.sword.words.rule_pictures import (
    COLORS,
    PICTURES,
    WIDTH,
    circle_of_difficulties,
    file_name,
    weapon_card,
)
from checks.pages import rule_pictures

DOCS = Path(__file__).parents[2] / "docs"
SVG = "{http://www.w3.org/2000/svg}"
READABLE = 14
"""Pixels of the smallest text on a narrow phone."""
NARROW = 304
"""Pixels that a picture has on a screen of 360."""

each = pytest.mark.parametrize("language", LANGUAGES)
each_picture = pytest.mark.parametrize("picture", PICTURES)


def texts(svg: str) -> list[str]:
    return [one.text or "" for one in ET.fromstring(svg).iter(f"{SVG}text")]  # noqa: S314 - ours


def test_the_files_are_fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert rule_pictures.main([]) == 0, "run python -m checks.pages.rule_pictures --write"
    monkeypatch.setattr(rule_pictures, "FOLDER", tmp_path)
    assert [rule_pictures.main(words) for words in ([], ["--write"], [])] == [1, 0, 0]


@each
@each_picture
def test_it_has_a_name_and_says_what_it_shows(picture: str, language: str) -> None:
    root = ET.fromstring(PICTURES[picture](language))  # noqa: S314 - ours
    assert root.get("role") == "img"
    labels = {one.get("id"): one.text for one in root.iter() if one.tag in {f"{SVG}title", f"{SVG}desc"}}
    assert labels.keys() == set((root.get("aria-labelledby") or "").split())
    assert all(labels.values())


@each
@each_picture
def test_every_color_has_the_class_that_the_page_gives_its_own(picture: str, language: str) -> None:
    svg = PICTURES[picture](language)
    root = ET.fromstring(svg)  # noqa: S314 - ours
    for one in root.iter():
        painted = {one.get("fill"), one.get("stroke")} - {None, "none"}
        if painted:
            name = one.get("class") or ""
            wanted = COLORS["ink"] if name == "stroke" else COLORS[name]
            assert painted == {wanted}
    assert "style" not in svg


@each
@each_picture
def test_its_words_are_large_enough_on_a_narrow_phone(picture: str, language: str) -> None:
    root = ET.fromstring(PICTURES[picture](language))  # noqa: S314 - ours
    sizes = [float(one.get("font-size") or 0) for one in root.iter(f"{SVG}text")]
    assert min(sizes) * NARROW / WIDTH >= READABLE


def test_r5_4_the_circle_shows_the_difficulties_of_the_books() -> None:
    numbers = [one for one in texts(circle_of_difficulties("en")) if re.fullmatch(r"\d", one)]
    pairs = dict(zip("BCDEF", zip(numbers[::2], numbers[1::2], strict=True), strict=True))
    assert pairs == {"B": ("1", "3"), "C": ("2", "4"), "D": ("3", "5"), "E": ("2", "4"), "F": ("1", "3")}


@each
def test_r1_1_the_card_shows_its_own_numbers_and_explains_each(language: str) -> None:
    shown, voice = texts(weapon_card(language)), speech(language)
    assert voice.say("card-katana") in shown
    told = " ".join(shown)
    for sentence in (
        voice.say("picture-reach", reach=2),
        voice.say("picture-wounds", wounds=3),
        voice.say("picture-symbol", symbol=voice.say("suit-fuji")),
        voice.say("picture-kind"),
    ):
        assert sentence in told


@each
@each_picture
def test_the_page_of_the_same_language_shows_it(picture: str, language: str) -> None:
    page = DOCS / ("rules.md" if language == "en" else f"rules.{language}.md")
    shown = re.findall(r"!\[([^\]]+)\]\(pictures/(rules-[^)]+)\)", page.read_text(encoding="utf-8"))
    assert file_name(picture, language) in {name for _, name in shown}
