"""Every paragraph of the duel page, every opponent, weapon, environment and weather is cited by a test."""

import re

from chanbara.duel.book.data import standard_book
from tests.duel.rules.page import PAGE, citations, keyed, paragraphs, rulings

CITABLE = {*paragraphs(), *keyed()}


def test_the_page_has_its_paragraphs() -> None:
    assert len(paragraphs()) == len(set(paragraphs())), "a number is given once"
    chapters = {number.split(".")[0] for number in paragraphs()}
    assert chapters == {*(f"A{one}" for one in range(1, 11)), *(f"B{one}" for one in range(1, 12))}


def test_the_paragraphs_of_a_chapter_are_counted_from_one() -> None:
    for chapter in {number.split(".")[0] for number in paragraphs()}:
        numbers = [int(one.split(".")[1]) for one in paragraphs() if one.split(".")[0] == chapter]
        assert numbers == [*range(1, len(numbers) + 1)], chapter


def test_every_opponent_weapon_place_and_weather_is_on_the_page() -> None:
    book = standard_book()
    named = [f"B5 {key}" for part in (book.opponents, book.weapons) for key in part]
    named += [f"B6 {key}" for part in (book.environments, book.weather) for key in part]
    assert sorted(keyed()) == sorted(named)


def test_every_paragraph_is_cited_by_a_test() -> None:
    uncited = CITABLE - {what for _, what in citations()}
    assert not uncited, f"no test cites {', '.join(sorted(uncited))}"


def test_no_test_cites_what_does_not_exist() -> None:
    wrong = [f"{name} cites {what}" for name, what in citations() if what not in CITABLE]
    assert not wrong, "\n".join(wrong)


def test_every_reference_of_the_page_leads_to_a_paragraph() -> None:
    referred = set(re.findall(r"\b[AB]\d+\.\d+\b", PAGE))
    assert referred <= set(paragraphs())


def test_every_ruling_on_part_a_is_in_the_register() -> None:
    listed = re.findall(r"^\| (A\d+\.\d+) \|", PAGE, re.MULTILINE)
    assert listed == rulings()
